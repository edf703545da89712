### Content packs: what they change, and what they are refused for.

pack-changes = This pack changes { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } of { $game }:
pack-changes-nothing = This pack can be played, but changes nothing in { $game }: all that it says is so already.
pack-entry = { $file }, { $entry }
pack-field = – { $field }: { $before } → { $after }
pack-field-added = – { $field }: { $after } (not set before)
pack-field-gone = – { $field }: { $before } (taken away)
pack-exported = { $files ->
        [one] One file
       *[other] { $files } files
    } written to { $folder }. Change what you like, and keep only what you change: all the rest stays as it is.

error-already-there = { $file } is already there. To overwrite it: --force
error-unclear-pack = The files in { $folder } do not tell which game they change. Name it with --game: { $known }.
error-unknown-pack = There is no pack “{ $pack }” for this game here. There are: { $known }.

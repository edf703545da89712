### The browser before and after a game: the lobby, one's tables, links, the end.

## Play now

web-play-now = Play now
web-now-bots = { $count ->
        [one] with a bot ({ $levels })
       *[other] with { $count } bots ({ $levels })
    }
web-set-up = Set it up yourself
web-bots-only = Let only bots play, and watch
web-watch-bots = Watch them play
web-watch = Watch
web-sit-down = Sit down

## Your tables

web-tile-with = with { $names }
web-tile-alone = on your own
web-tile-watching = Watching { $names }
web-tile-asked = Your turn
web-tile-waiting = Waiting for { $name }
web-tile-paused = Paused
web-tile-laid = Not begun yet
web-tile-gone = This table is gone.
web-tile-closed = Closed before the end
web-tile-won = Won
web-tile-lost = Lost
web-finished = Finished games ({ $count })

## The end

web-share = Share a picture

## Settings

web-asks = Only one answer: ask me
web-asks-always = always
web-asks-moments = where dice roll or cards are drawn
web-asks-never = never

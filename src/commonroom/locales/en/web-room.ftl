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

# Another device that joins a table of this one, without a server between them.
web-guest-about = Other devices in the same network can join without a server: open the link there, or point a camera at its code, and bring the answer back here. Keep this page open while you play: the game lives in it.
web-guest-local = This page was opened under an address that leads nowhere else; others need one that they can open, too.
web-guest-invite = Invite a device
web-guest-again = New invitation
web-guest-answer = Answer of the other device
web-guest-connect = Connect
web-guest-making = Preparing the invitation …
web-guest-waiting = Waiting for the answer
web-guest-calling = Connecting …
web-guest-there = Connected
web-guest-gone = The other device is gone. A new invitation brings it back; the game waits.
web-guest-wrong = That is no answer to this invitation.
web-guest-not-here = Only the device on which the table lives can do that.
web-join-title = Join the table
web-join-about = Now your answer must get to the device that has invited you: let its camera see the code, or send it the link. Leave this page open.
web-join-answer = Your answer
web-join-hint = Both devices must be in the same network, and it must let them talk to each other; guest and company networks often do not. If nothing happens, ask for a new invitation.
web-join-gone = The device on which the table lives is out of reach. The game is kept there: once its page is open again, ask for a new invitation.
web-join-wrong = This link is no invitation, or not a complete one.
web-answer-taken = The answer has arrived at the page with the table. This one can be closed.
web-answer-nobody = No page in this browser waits for this answer. Put the link into the field below the invitation, or ask for a new answer.

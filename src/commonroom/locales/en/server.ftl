### The table and its server: what they refuse, ready-made phrases.

error-no-such-table = There is no such table, or the link is not complete.
error-stale = That question is no longer open. Look again before you answer.
error-spectators-watch = You are only watching.
error-table-closed = This table is closed.
error-table-paused = The table is paused.
error-not-over-yet = That is for after the game.
error-nothing-to-take-back = There is nothing to take back.
error-takeback-forbidden = At this table, what is done is done.
error-said-nothing = Write something, or choose a phrase.
error-not-a-person = That seat belongs to a bot.
error-still-here = That player was here a moment ago. Give them a little time.
error-try-again = That could not be written down. Please try again.
error-bad-game-file = This game file is not sound: { $reason }.
error-bad-setup = The server cannot run like this: { $reason }.

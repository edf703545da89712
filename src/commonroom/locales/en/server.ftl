### The table and its server: what they refuse, ready-made phrases.

error-no-such-table = There is no such table, or the link is not complete.
error-stale = That question is no longer open. Look again before you answer.
error-spectators-watch = You are only watching.
error-table-closed = This table is closed.
error-table-paused = The table is paused.
error-paused-enough = Others want to go on. You may pause again after your next move.
error-not-over-yet = That is for after the game.
error-moved-on = There is a new table for the next game. Ask for your new link there.
error-nothing-to-take-back = There is nothing to take back.
error-takeback-forbidden = At this table, what is done is done.
error-said-nothing = Write something, or choose a phrase.
error-not-a-person = That seat belongs to a bot.
error-still-here = That player was here a moment ago. Give them a little time.
error-table-full = There is no more room at this table.
error-storage-full = There is no room left to keep this game. Remove finished tables, or free space on this device; then answer again.
error-try-again = That could not be written down. Please try again.
error-bad-game-file = This game file is not sound: { $reason }.
error-dice-settled = The dice take nothing from you now.
error-not-pledged = That is not what you had pledged to add to the dice.
error-receipt-table = The receipt, of { $entry } entries, is of another table.
error-receipt-commitment = The file differs from the receipt of { $entry } entries: the host promised other dice.
error-receipt-short = The file ends before entry { $entry }, which the receipt knows. Something is missing.
error-receipt-link = The file differs from the receipt: something in it up to entry { $entry } was changed.
error-receipt-added = The file differs from the receipt: entry { $entry } is not what this player added to the dice.
error-receipt-asked = The file differs from the receipt: this player was asked for something to add to the dice at entry { $entry }, and the file does not say so there.
error-bot-would-not = Entry { $entry } is not what a bot of this level ({ $level }) would have answered.
error-bad-setup = The server cannot run like this: { $reason }.
error-address-taken = Something else is at { $address } already. Choose another port: --port 8001, or COMMONROOM_PORT=8001 in the environment.
error-database-folder = { $database } is a folder. Name a file in it, such as { $database }/tables.db.
error-database-foreign = { $database } is no SQLite database, or a damaged one.
error-database-newer = { $database } was written by a newer Common Room than this one. Update Common Room, or name another database.
error-database-read-only = { $database } may be read but not written.
error-database-taken = { $database } is in use by another Common Room server. A file has room for one: stop the other, name another file, or let several servers share a PostgreSQL database.
error-unreachable = { $where } cannot be opened: { $reason }.
error-not-installed = Something is missing for that. Install it: pip install 'commonroom[{ $extra }]'

error-malformed = That was not understood ({ $reason }).
error-too-fast = That is too much at once. Slow down a little.
error-other-version = This server has another version of Common Room. Load the page again, or install that version.
error-house-full = There is no room for another table in this house now. Try again later, or end one of yours.
error-too-large = That is too long. { $most } bytes are enough.
error-not-allowed = That needs a key you do not have.
error-not-found = There is nothing here.

## Ready-made lines of chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Shall we go on?
phrase-help = What would you do?
phrase-good-game = Good game!

## commonroom serve

serve-open = Common Room is open: { $address }
serve-stop = Its tables are kept in { $database }. Ctrl-C closes it; nothing is lost.

## commonroom verify

verify-true = All true: { $answers ->
        [one] one answer
       *[other] { $answers } answers
    } and { $outcomes ->
        [one] one outcome of chance
       *[other] { $outcomes } outcomes of chance
    } follow from the committed key.
verify-over = The game ended as the file says.
verify-open = The game still goes on.
verify-taken-back = { $answers ->
        [one] One answer was
       *[other] { $answers } answers were
    } taken back, and still in the file.
verify-bots = { $answers ->
        [one] One answer of a bot is
       *[other] { $answers } answers of bots are
    } what a bot of that level answers there.
verify-bots-hasty = { $answers ->
        [one] One of the bots' answers was
       *[other] { $answers } of the bots' answers were
    } given in haste. Nothing proves that there was no time.
verify-bots-unasked = Not proved: { $answers ->
        [one] one answer of a bot that was
       *[other] { $answers } answers of bots that were
    } not asked again, because it would take long or because they are made differently now.
verify-old = Not proved: that this is the game which was played, and that nobody chose its key. It is a file of the older kind.
verify-imported = This table began with a game from a file. What was played before proves nothing about who chose its dice.
verify-added = Player { $number } had a hand in the dice.
verify-missing = After entry { $entry }, player { $number } added nothing new to the dice, away or on purpose.
verify-held = The game is the one of the receipt, up to entry { $entry }.
verify-covered = In { $covered } of { $answers } answers the dice held something of player { $number } that nobody knew before all else in them was fixed: nobody chose them.
verify-withheld = { $entry ->
    [0] For the first dice, player { $number } told something that is not in the game: the line broke, or the host left it out. The host knew it.
   *[other] After entry { $entry }, player { $number } told something for the dice that is not in the game: the line broke, or the host left it out. The host knew it.
}
verify-no-receipt = Not proved: that this is the game which was played, and that nobody chose its dice. Only a receipt of a player can show that.

## commonroom join

join-no-link = A link to a table looks like this: http://127.0.0.1:8000/t/table#secret
join-nobody-home = Nobody answers there, or the link is not complete.
join-keys = A number · r rule · t table · l log · u undo · ? help · q leave
join-hints = Worth knowing of these:
join-waiting = Waiting for { $name }.
join-guest = It is not your turn, but you may speak up.
join-not-now = That is not one of your choices now.
join-phase-again = The rules have been mended meanwhile, and this part of the turn begins again.
join-taken-back = Something was taken back.
join-no-such-rule = There is no rule { $rule }.
join-won = The game is over. It was won by { $names }.
join-lost = The game is over, and lost.
join-closed = The table was closed.
join-left = The same link leads back to this table.
join-help =
    A number answers. u takes back, a asks the others to, y and n answer when they ask.
    s and a text speaks. name changes yours. t shows the table, l the log, r a rule. q leaves.

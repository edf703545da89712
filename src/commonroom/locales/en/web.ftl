### The browser: every sentence of the interface that belongs to no game.

web-nowhere = There is no page at this address.
web-home = To the lobby
web-close = Close
web-fan-made = Made by fans, not affiliated with any publisher. Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.
web-licences = Licences
web-language-en = English
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština

## The lobby

web-lobby-welcome = Pull up a chair by the fire. Pick a game, choose who sits with you, and send each friend a link. Nobody needs an account.
web-lobby-games = Which game?
web-players = { $from }–{ $to } players
web-players-exactly = { $count ->
        [one] for one player
       *[other] { $count } players
    }
web-minutes = { $from }–{ $to } minutes
web-together = All against the game
web-against = Each against the others
web-against-voldemort-returns = One against all the others
web-lobby-seats = Who sits at the table?
web-lobby-count = Seats
web-seat-number = Seat { $number }
web-seat-here = at this screen
web-seat-link = by link
web-seat-nearby = on another device
web-seat-bot = bot: { $level }
web-seat-kind = Who sits in seat { $number }
web-seat-name = Name in seat { $number }
web-name-placeholder = Name
web-lobby-options = The game
web-lobby-house = House rules
web-speed = Speed
web-speed-0 = at once
web-speed-1 = slow
web-speed-2 = brisk
web-speed-4 = quick
web-speed-table = as at the table
web-speed-about = How fast bots play and pieces move. In the settings, everyone can choose a speed of their own.
web-takeback = Taking back
web-takeback-consent = if all agree
web-takeback-free = always
web-takeback-never = never
web-takeback-about = Your last step is yours to undo until dice fall, something hidden is seen or somebody else acts. This is about going further back.
web-pack = Cards
web-pack-none = the box's own
web-reactions = In others' turns
web-reactions-always = always ask me
web-reactions-matters = ask if it matters
web-reactions-never = never ask me
web-reactions-about = When you are asked whether you do something in the turns of others; it matters after dice and draws. You can change it at any time in the menu.
web-patience = When somebody is away
web-patience-0 = wait for them
web-patience-120 = bot after 2 minutes
web-patience-900 = bot after 15 minutes
web-patience-86400 = bot after a day
web-patience-about = How long the table waits before an expert bot plays for whoever is away. Whoever returns plays on.
web-lay-table = Lay the table
web-laying = Laying the table…
web-your-tables = Your tables
web-forget = Forget this table
web-import = Open a game file
web-import-about = A game that was saved as a file goes on at a new table.

## Links

web-links-title = The table is laid
web-links-about = Send each friend their link. Whoever has a link has the seat, so do not mix them up.
web-links-lost = The links were shown on the screen where this table was created.
web-links-local = These links work on this computer only. For friends elsewhere, start Common Room for your whole network: commonroom serve --host 0.0.0.0
web-links-watch = To watch
web-links-watch-about = For anyone who wants to look on. Nothing secret is shown.
web-copy = Copy link
web-copied = Copied
web-qr = QR code of the link for { $whom }
web-sit = Sit down here
web-sit-shared = Play together at this screen
web-invite = Links

## The table

web-board = Board
web-others = The other players
web-players-title = The players
web-you = You
web-your-seat = Your seat
web-decision = What to do
web-log = Log
web-side = Log and chat
web-chat = Chat
web-log-earlier = Earlier
web-log-empty = Nothing has happened yet.
web-waiting-for = Waiting for { $seat }.
web-waiting-react = Somebody is thinking.
web-waiting-bot = { $seat } is pondering…
web-watching = You are watching.
web-guest = It is not your turn, but you may speak up.
web-guest-open = { $count ->
        [one] You could step in here
       *[other] You could step in here in { $count } ways
    }
web-guest-later = Not now
web-ask-name = What is your name?
web-introduce = That is me
web-choose-on-board = Choose what glows on the board.
web-choices-listed = { $count ->
    [one] One choice as a list
   *[other] All { $count } choices as a list
}
web-fold = Put the choices away, or show them
web-moment = This moment in the replay
web-your-turn = It is your turn.
web-rule = The rule
web-rule-seed = printed in the rulebook
web-rule-ruling = our answer to what the rulebook leaves open
web-rule-ours = our own design
web-rule-answer = Our answer: { $text }
web-rule-cards = Cards and spaces it names
web-rule-booklet = Your booklet ({ $language ->
        [cs] Czech
        [it] Italian
        [pl] Polish
       *[en] English
    }), page
web-rule-page = Page { $page } of your booklet ({ $language ->
        [cs] Czech
        [it] Italian
        [pl] Polish
       *[en] English
    })
web-gallery = Pictures
web-gallery-creatures = Creatures
web-gallery-people = People
web-gallery-places = Places
web-gallery-things = Things
web-rules = Rules
web-rules-contents = Contents
web-rules-examples = Worked examples
web-rules-examples-about = Play them through on the board, step by step.
web-rules-play-through = Play it through
web-rules-picture = The board at step { $number }
web-rules-booklet = Your { $language ->
        [cs] Czech
        [it] Italian
        [pl] Polish
       *[en] English
    } booklet
web-rules-search = Search the rules
web-rules-found = { $count ->
        [one] One rule
       *[other] { $count } rules
    }
web-odds = { $percent } %
web-odds-at-least = ≥ { $percent } %
web-chance = Chance: { $percent } %
web-chance-at-least = Chance: { $percent } % or more
web-more-notes = { $count } more lines
web-final = cannot be taken back
web-undo = Take back
web-ask-takeback = Ask to take back
web-takeback-request = { $seat } asks to take something back.
web-takeback-mine = You asked to take something back.
web-takeback-agree = Agree
web-takeback-refuse = No
web-takeback-withdraw = Never mind
web-takeback-agreed = Agreed so far: { $names }
web-takeback-away = Must agree too, and is away: { $seat }. The table waits, unless somebody plays on.
web-skip-count = Skip to now ({ $count })
web-skip = Skip
# While something is shown that leads to the next question.
web-playing = Watch …
web-pause = Pause
web-resume = Go on
web-paused = The table is paused.
web-archived = Nobody came here for long, so this table was put away. Nothing is lost.
web-closed = This table is closed.
web-progress = { $percent } % of the game
web-recap = Since your last turn
web-recap-first = Before your first turn
web-recap-again = Watch it again
web-recap-everything = Everything, line by line
web-recap-nothing = Nothing has happened since your last turn.
web-bot = bot
web-away = away
web-acting = to move
web-stand-in = a bot plays for them
web-stand-in-you = A bot plays for you.
web-let-bot-play = Let a bot play
web-spectators = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
web-connecting = Finding the table…
web-broken = The connection is lost. Trying again…
web-lost = There is no such table, or the link is not complete.
web-say-something = Say something
web-send = Send
web-phrases = Ready-made phrases
web-chat-empty = Nobody has said anything yet.
web-tally = { $name }: { $value }

## On one screen

web-curtain-title = { $seat }, it is your turn
web-curtain-about = Hand the screen over. What { $seat } may see is behind the curtain.
web-curtain-draw = I am { $seat }
web-may-speak = { $seat } may speak up

## Log lines about the table

web-log-phase-again = The rules have been mended meanwhile, and this part of the turn begins again.
web-log-taken-back = { $seat } takes something back.
web-log-takeback-asked = { $seat } asks to take something back.
web-log-agreed = { $seat } agrees.
web-log-disagreed = { $seat } does not agree.
web-log-stood-in = A bot plays for { $seat } now.
web-log-returned = { $seat } is back.
web-log-paused = The table is paused.
web-log-resumed = The table goes on.
web-log-pledged = { $seat } has a hand in the dice from now on.
web-log-rematched = { $seat } has laid a new table.
web-log-closed = The table was closed.

## The end

web-over = The game is over
web-won-together = You have won, all of you!
web-lost-together = The game has won this time.
web-won-by = { $names } won.
web-won-you = You have won!
web-nobody-won = Nobody won.
web-ended-early = The table was closed before the end.
web-look-at-board = Look at the board
web-rematch = Play again
web-rematch-go = To the new table
web-replay = Replay
web-to-table = To the table
web-export = Save as a file
web-new-game = Another game
web-score = Points
web-dice-title = The dice of this game
web-dice-sides = { $sides }-sided dice, { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
web-dice-expected = expected: { $each } each
web-dice-face = Face
web-dice-times = Times
web-dice-honest = The host was bound to a secret before the first die fell, and the players' browsers added to it.
web-dice-commitment = Commitment { $hash }
web-check = Check this game
web-receipt = Save the receipt
web-check-proved = Proved, by this browser itself:
web-check-open = Not proved:
web-check-refused = This is not the game that was played here.
web-check-commitment = The host's secret is the one that was promised before the first die, for this very game with these seats, options and cards.
web-check-links = The game is the one of this browser's receipt { $link }, up to entry { $entry }: every answer, every die, every name and every takeback.
web-check-covered = In { $covered } of { $answers } answers the dice held something of yours that nobody knew before all else in them was fixed: nobody chose them.
web-check-hand = { $seat } had a hand in the dice.
web-check-after = What came after entry { $entry }, which this browser has not seen.
web-check-withheld = { $entry ->
    [0] That the host did not choose between dice: what this browser told for the first ones is not in the game. The line broke, or the host left it out.
   *[other] That the host did not choose between dice: what this browser told after entry { $entry } is not in the game. The line broke, or the host left it out.
}
web-check-rules = That each die was used by the rules, and that bots played as their level says. With the file and the receipt, “commonroom verify” checks that as well.
web-check-host = That nobody saw the dice beforehand. Whoever runs the server could.
web-check-host-tab = That nobody saw the dice beforehand. They lie in this browser: whoever knows how to look there could.
web-check-old = Anything: this game began before there were receipts.
web-check-no-receipt = Anything: this browser has kept no receipt of the game.
web-moments = Moments to remember
web-counted = In numbers

## Replay

web-replay-title = Replay
web-replay-moment = Moment { $number } of { $total }
web-replay-back = Back
web-replay-on = On
web-replay-play = Play
web-replay-stop = Stop
web-replay-link = Link to this moment
web-replay-setup = The table was laid.
web-replay-chose = { $seat }: { $what }
web-replay-gone = The rules have changed since this game, so only its log can be shown.

## Learning by playing

web-learn = Learn by playing
web-lesson = Guide
web-lesson-answer = Your answer: { $what }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-step = Step { $number } of { $total }
web-lesson-over = That was the lesson. You know enough to play: lay a table, and let bots sit with you.
web-example-over = That was the example.
web-lesson-play = Lay a table
web-lesson-only = In a lesson there is no table for that. It works in a real game.
web-welcome = First time at { $game }?
web-welcome-question = Whatever you are asked comes with its choices, their odds and the rule behind them.
web-welcome-look = Click a card or a place, and it tells you what it does.
web-welcome-close = To the table

## Looking back

web-past-step = Step through it on the board
web-past-look = Show the board at this moment
web-past-moment = Looking back: moment { $number } of { $total }
web-past-now = Back to now

## Settings and help

web-menu = Menu
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = as the system
web-theme-light = day
web-theme-dark = candle-light
web-show-odds = Show odds
web-motion = Motion
web-motion-system = as the system
web-motion-still = none
web-sound = Sound
web-volume = Volume
web-notify = A note from the browser when it is my turn and I am elsewhere
web-notify-denied = The browser does not allow notes from this page. You can change that in its settings.
web-shortcuts = Single-key shortcuts
web-your-name = Your name
web-rename = Change
web-my-seat = My seat
web-give-seat = Let a bot play for me
web-renew = Change my link
web-renew-about = If your link got to somebody else: you get a new one, and the old one opens nothing any more.
web-take-seat = I play myself again
web-help = Keys
web-key-digits = answer with that choice
web-key-arrows = go through the choices
web-key-enter = choose
web-key-undo = take back
web-key-rule = show the rule
web-key-odds = show or hide the odds
web-key-skip = skip to now
web-key-log = go to the log
web-key-chat = go to the chat
web-key-board = go to the board
web-key-help = this list
web-key-escape = close
web-any-key-off = Single-key shortcuts can be switched off in the settings.

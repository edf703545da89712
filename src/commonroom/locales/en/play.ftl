# The terminal screen around a game.

play-ask-name = Your name?
play-ask-players = How many players in all, bots included? { $choices-or }
play-ask-level = How well should the bots play? { $choices-or }
play-ask-option = { CAPITAL($option) }? { $choices-or }
play-welcome = Welcome to the common room. Type the number of your choice, or ? for help.
play-resumed = Welcome back. The game goes on where you left it. (To begin anew: --new)
error-another-game-kept = There is another game in { $file }. To go on with it, leave --seats, --option and --pack out. To begin anew: --new
play-kept = Your game is kept in { $file }. To go on: commonroom play { $game }
play-your-turn = { $name }, it is your turn at the keyboard.
play-hint = A number · r rule · c <name> card · t table · l log · u undo · ? help · q leave
play-hint-guest = Enter: let them go on · or a number to step in · ? help
play-read-on = Enter: read on · q leave
play-lesson-over = That was the lesson. To play: commonroom play { $game }
play-help =
    A number answers. Enter alone lets others go on.
    r shows the rule behind the question, r and its number any other rule.
    c and a part of its name show a card. t draws the whole table, l the last lines of the log.
    u takes back your last answer, as long as no die was rolled since and nobody else has acted; ⚀ marks answers that cannot be taken back.
    A percentage is the chance of what you would choose it for.
    q leaves, and so does ^C; the game is kept.
play-nothing-typed = { $most ->
        [1] Please type 1, or ? for help.
       *[other] Please type a number from 1 to { $most }, or ? for help.
    }
play-not-offered = “{ $words }” is not one of the choices.
play-not-understood = “{ $words }” is not one of the choices. { $most ->
        [1] Please type 1, or ? for help.
       *[other] Please type a number from 1 to { $most }, or ? for help.
    }
play-cannot-undo = There is nothing you can take back: a die has been rolled since, or somebody else has acted.
play-narrow = This window is { $wide } columns wide. With fewer than { $enough }, parts of the table are cut off.
play-undone = Taken back.
play-no-such-rule = There is no rule { $rule }.
play-no-such-card = No card has “{ $words }” in its name.
play-ruling = Ruling: { $text }
play-source-seed = (printed in the rulebook)
play-source-ruling = (our answer to what the rulebook leaves open)
play-source-ours = (our own design)
play-booklet = Your booklet: { $count ->
        [one] page
       *[other] pages
    } { $pages } ({ $language ->
        [cs] Czech
        [it] Italian
        [pl] Polish
       *[en] English
    })
play-page = { $rulebook }, page { $page }
play-page-row = { $count ->
        [one] Sentence { $first }: { $what }
       *[other] Sentences { $first } to { $last }: { $what }
    }
play-page-description = nothing to rule, a description
play-page-flavour = nothing to rule, told for the mood
play-page-reference = nothing to rule, a reference to another page
play-page-advice = nothing to rule, advice
play-no-such-page = { $rulebook } has no rules on page { $page }.
play-no-such-rulebook = There is no rulebook { $rulebook }. These are known: { $known }.
play-odds = { $percent } %
play-odds-at-least = ≥ { $percent } %
play-won = You have won. Mischief managed!
play-lost = The game is lost. Another try?
play-won-by = The game is over. It was won by { $names }.
play-won-by-nobody = The game is over, and nobody has won.
play-der-title = Turn { $turn } · { $difficulty }
play-der-voldemort-here = ☠ Voldemort
play-der-mission-here = ⚑ mission
play-der-empty = Nothing lies on the table before everybody has chosen who leads their team.
play-der-dice = Dice
play-tal-title = Turn { $turn } · Advantage: { $advantage } · Hallows left: { $hallows }
play-tal-spells = { $count ->
    [one] 1 spell, face down
   *[other] { $count } spells, face down
  }
play-pack = This table plays with cards of its own, “{ $name }”. The board cannot be drawn here; the questions can be answered as ever.

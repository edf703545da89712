# The terminal screen around a game.

play-welcome = Welcome to the common room. Type the number of your choice, or ? for help.
play-resumed = Welcome back. The game goes on where you left it. (To begin anew: --new)
play-kept = Your game is kept in { $file }. To go on: commonroom play { $game }
play-your-turn = { $name }, it is your turn at the keyboard.
play-hint = Type a number · r rule · c name: card · t table · l log · u undo · ? help · q leave
play-hint-guest = Enter: let them go on · or a number to step in · ? help
play-help = A number answers. Enter alone lets others go on. r shows the rule behind the question, r DER-DIC-2 any other rule. c luna shows a card. t draws the table again, l the last lines of the log. u takes back your last answer, as long as no die was rolled since and nobody else has acted. q leaves; the game is kept.
play-not-understood = { $words ->
    [""] Please type a number from 1 to { $most }, or ? for help.
   *[other] “{ $words }” is not one of the choices. Please type a number from 1 to { $most }, or ? for help.
  }
play-cannot-undo = There is nothing you can take back: a die has been rolled since, or somebody else has acted.
play-undone = Taken back.
play-no-such-rule = There is no rule { $rule }.
play-no-such-card = No card has “{ $words }” in its name.
play-ruling = Ruling: { $text }
play-source-seed = (printed in the rulebook)
play-source-ruling = (our answer to what the rulebook leaves open)
play-source-ours = (our own design)
play-odds = { $percent } % to fill it with all dice left
play-odds-at-least = at least { $percent } % to fill it with all dice left
play-won = Lord Voldemort is defeated. Mischief managed!
play-lost = The dark side has won this time.
play-der-title = Turn { $turn } · { $difficulty }
play-der-voldemort-here = ☠ Voldemort
play-der-mission-here = ⚑ mission
play-der-dice = Dice

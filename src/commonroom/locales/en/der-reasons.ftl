### Why a bot of Death Eaters Rising chose what it chose: one line each.
### `$percent` is a chance; `$card`, `$other` and `$target` are characters or abilities.

## Any question

der-reason-only-option = There is nothing else to do.
der-reason-enough = That is enough.

## Setup and travel

der-reason-leader = { $card } helps from the first turn.
der-reason-first = Somebody has to begin.
der-reason-travel-recruit = { $card } can be won over here ({ $percent } %).
der-reason-travel-strike = { $card } can be fought here ({ $percent } %).
der-reason-travel-voldemort = Voldemort may be found here ({ $percent } %).
der-reason-travel-ability = Here { $card-the } helps most ({ $percent } %).
der-reason-travel-safe = It is the safest place.
der-reason-fly = More can be done there.
der-reason-follow = Voldemort is worth a die.

## Dice

der-reason-leave = The { $colour } die is missed least.
der-reason-adds = The die of { $card } promises most.
der-reason-colour = { CAPITAL($colour-a) } die promises most.
der-reason-roll = Ready to roll.
der-reason-roll-on = What is left is better rolled again.
der-reason-assign = That leaves a chance of { $percent } % for { $target-the }.
der-reason-completes = That completes { $target-the }.
der-reason-discard = No symbol is worth keeping, and this die is missed least.
der-reason-change = { $card } can make more of this roll.
der-reason-turn = { CAPITAL($to) } is worth more than { $die }.
der-reason-reroll = { CAPITAL($die) } does not help.
der-reason-stop = Nothing more can be gained with these dice.
der-reason-end = What is left is worth more later.
der-reason-fill = { CAPITAL($target-the) } needs it most.

## Tokens and abilities

der-reason-token = It is worth more now than later.
der-reason-token-fill = It brings { $target-the } nearer.
der-reason-token-die = One more die makes the difference.
der-reason-token-heal = { $card } needs healing.
der-reason-token-cleanse = Corruption runs high: { $place }.
der-reason-token-swap = { $card } and { $other } would both do more in the other team.
der-reason-use = { CAPITAL($card-the) } can help now.
der-reason-use-fill = { CAPITAL($card-the) } brings { $target-the } nearer.
der-reason-use-bear = { $card } can bear more than { $other }.
der-reason-heal = { $card } needs it most.
der-reason-cleanse = Nearest to being lost: { $place }.
der-reason-strike = Hitting { $card } brings us furthest.
der-reason-guard = { $card } can bear it least.
der-reason-lose = It is the least useful.
der-reason-take = It is the most useful.
der-reason-swap = { $card } would do more in the other team.
der-reason-accept = It helps us all.
der-reason-refuse = It would cost us more than it brings.

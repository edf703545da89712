### Why a bot of Talisman chose what it chose: one line each.
### `$percent` is a chance; `$seat` is another player.

## Any question

tal-reason-novice = It looked right.
tal-reason-only-option = There is nothing else to do.
tal-reason-enough = That is enough.
tal-reason-not-worth = It is not worth it.
tal-reason-agree = It can only help.
tal-reason-best = It promises most.

## Setup

tal-reason-first = Somebody has to begin.

## Moving

tal-reason-move = Time to move on.
tal-reason-travel = { CAPITAL($space-the) } is worth the journey.
tal-reason-walk = { CAPITAL($space-the) } promises most.
tal-reason-stay = There is more to be had from here.
tal-reason-die = A { $die } leads where it is best.
tal-reason-barrier = The barrier may open ({ $percent } %).
tal-reason-gates = The Gates may open ({ $percent } %).
tal-reason-mislead = { CAPITAL($space-the) } is the worst place for them.
tal-reason-mislead-meeting = That is the worst that can happen to them.
tal-reason-drop-challenge = The challenge is no longer needed.

## The school

tal-reason-school = The game can be won from here ({ $percent } %).
tal-reason-turn-back = There is too little hope ahead ({ $percent } %).
tal-reason-great-hall = It is time to face him ({ $percent } %).
tal-reason-foretell = A number in the middle is the easiest to reach.

## Meeting and fighting

tal-reason-space = { CAPITAL($space-the) } has more to offer.
tal-reason-duel = { $seat } can be beaten ({ $percent } %).
tal-reason-fight = Ready to fight ({ $percent } %).
tal-reason-ready = Ready for the dice ({ $percent } %).
tal-reason-evade = With { $card }, there is no need to fight.
tal-reason-pass-by = { CAPITAL($card-the) } will let us pass.
tal-reason-evade-attack = This is no good time for a battle.
tal-reason-attack = { $card } would be a fine trophy.
tal-reason-wound = A Life is what hurts { $seat } most.
tal-reason-rob = That is the best { $seat } has to lose.
tal-reason-rob-card = It is worth more here than with { $seat }: { $card }.
tal-reason-stat = Where there is more { $stat }, there is more hope.
tal-reason-voldemort = { CAPITAL($space-the) } is a good place for him.
tal-reason-attacked = { $seat } is nearest to winning.
tal-reason-threaten = { $seat } has something to give.
tal-reason-give-fate = Fate is the smaller loss.
tal-reason-lose-life = A Life is the smaller loss.

## Dice

tal-reason-accept = The roll will do.
tal-reason-fate = A better roll is worth a Fate.
tal-reason-reroll = { $card } allows another try.
tal-reason-put-aside = The { $die } is in the way.

## Spells

tal-reason-cast = { $spell } is worth more now than later.
tal-reason-cast-on = { $seat } deserves { $spell } now.
tal-reason-keep-spell = The spell is worth more later.
tal-reason-protego = That Life is worth a spell.
tal-reason-answer = There is an answer to that.
tal-reason-resist = Nobody needs { $spell }.
tal-reason-block = { $spell } would do too much harm.
tal-reason-gain-fate = Fate makes up for it.
tal-reason-gift = It does no harm.
tal-reason-least = This spell is missed least.
tal-reason-buy-spells = There is Fate to spare.
tal-reason-advantage = Advantage belongs here.

## Cards and things

tal-reason-use = { $card } can help now.
tal-reason-try = { $card } is worth a try.
tal-reason-pay = { $card } is worth the price.
tal-reason-choose = { CAPITAL($choice) } promises most.
tal-reason-draw-more = Two cards are better than one.
tal-reason-replace = Anything is better than { $card }.
tal-reason-take = { $card } may come in handy.
tal-reason-take-galleons = Money is always of use.
tal-reason-part-with = It will be missed least: { $card }.
tal-reason-sell = The money is worth more than { $card }.
tal-reason-buy = It is worth its price: { $card }.
tal-reason-heal = Wounds should not wait.
tal-reason-double = There is most to be gained that way.
tal-reason-exchange = The trophies are enough for more { $stat }.
tal-reason-offer = With { $card }, the sum is complete.
tal-reason-again = One more turn is never wrong.
tal-reason-end = That was all for now.

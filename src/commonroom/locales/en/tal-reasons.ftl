### Why a bot of Talisman chose what it chose: one line each.
### `$percent` is a chance; `$seat` is another player.

## Any question

tal-reason-novice = It looked right.
tal-reason-only-option = There is nothing else to do.
tal-reason-taste = It is a matter of taste.
tal-reason-best = It is the best there is.
tal-reason-enough = That is enough.
tal-reason-not-worth = It is not worth it.
tal-reason-agree = There is nothing to be said against it.

## Setup and turns

tal-reason-first = Who begins is ahead.
tal-reason-again = Two turns are better than one.
tal-reason-end = There is nothing left to do.

## Movement

tal-reason-move = The dice will show the way.
tal-reason-walk = Most is to be had here: { $space }.
tal-reason-travel = That is better than any roll: { $space }.
tal-reason-stay = It is better here than anywhere else.
tal-reason-barrier = The barrier should open ({ $percent } %).
tal-reason-gates = The Gates should open ({ $percent } %).
tal-reason-school = There is a chance to win from here ({ $percent } %).
tal-reason-great-hall = Now or never ({ $percent } %).
tal-reason-turn-back = There is hardly a chance to win from here ({ $percent } %).
tal-reason-mislead = That hurts most: { $space }.
tal-reason-mislead-meeting = That hurts most.
tal-reason-voldemort = He is in nobody's way but theirs there: { $space }.
tal-reason-attacked = { $seat } is nearest to winning.

## Dice

tal-reason-accept = It is good enough.
tal-reason-die = A { $die } serves best.
tal-reason-fate = Another roll is worth a Fate.
tal-reason-reroll = { $card } gives another roll for nothing.
tal-reason-put-aside = The { $die } serves least.
tal-reason-foretell = The middle is never far off.

## Encounters

tal-reason-space = The space is worth more: { $space }.
tal-reason-draw-more = More cards bring more.
tal-reason-replace = { $card } is best avoided.
tal-reason-take = { $card } will be of use.
tal-reason-take-galleons = Money is money.
tal-reason-part-with = { $card } is missed least.
tal-reason-choose = It helps most: { $choice }.
tal-reason-try = The odds are good: { $card }.
tal-reason-pay = It is worth the price: { $card }.
tal-reason-use = { $card } can help now.
tal-reason-heal = Every Life counts.
tal-reason-double = There is most to gain.
tal-reason-advantage = It helps our side.
tal-reason-buy = { $card } is worth the money.
tal-reason-sell = Galleons are worth more than { $card }.
tal-reason-rob = { $seat } can spare it least.
tal-reason-rob-card = { $card } is worth more than a Life of { $seat }.
tal-reason-exchange = It is time to grow: { $stat }.
tal-reason-offer = { $card } makes up the sum.
tal-reason-drop-challenge = There is a Hallow already.
tal-reason-threaten = { $seat } will pay.
tal-reason-give-fate = A Life is worth more than Fate.
tal-reason-lose-life = There is Life to spare, and it costs them a turn.

## Battle

tal-reason-fight = The battle can be won ({ $percent } %).
tal-reason-ready = It will do as it is ({ $percent } %).
tal-reason-duel = { $seat } can be beaten ({ $percent } %).
tal-reason-stat = { $stat } is the stronger weapon.
tal-reason-evade = Better not to fight, with { $card } at hand.
tal-reason-evade-attack = Better not to fight.
tal-reason-wound = A Life less hurts { $seat } most.
tal-reason-attack = { $card } is a trophy worth having.

## Spells

tal-reason-cast = This is the moment for { $spell }.
tal-reason-cast-on = { $spell } hurts or helps nobody more than { $seat }.
tal-reason-keep-spell = The spell will be worth more later.
tal-reason-least = It is the least useful.
tal-reason-buy-spells = Spells are worth more than Fate.
tal-reason-protego = This must not happen.
tal-reason-answer = A turn is worth a spell.
tal-reason-gift = The spell is welcome.
tal-reason-resist = { $spell } is not welcome.
tal-reason-block = { $spell } must be stopped.
tal-reason-gain-fate = A Fate for nothing.

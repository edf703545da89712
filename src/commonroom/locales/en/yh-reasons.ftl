### Why a bot of A Year at Hogwarts or Quidditch chose what it chose: one line each.
### `$percent` is a chance; `$seat` is another player.

## Any question

yh-reason-novice = It looked right.
yh-reason-only-option = There is nothing else to do.
yh-reason-taste = It is a matter of taste.
yh-reason-enough = That is enough.
yh-reason-not-worth = It is not worth it.
yh-reason-choose = That is the smaller loss.

## On the way

yh-reason-roll = Time to move on.
yh-reason-cast = { $card } saves a long way.
yh-reason-moves = That leads where it is best.
yh-reason-walk = The best way leads there.
yh-reason-stop = This is a good place to stop.
yh-reason-flee = Away from here.
yh-reason-take = { CAPITAL($object-the) } may be needed.
yh-reason-take-object = That is what is needed most.
yh-reason-go = The way is shorter from there.
yh-reason-stay = Here is as good a place as any.
yh-reason-floo = { CAPITAL($space-the) } is worth the Floo powder.
yh-reason-again = Another turn is worth more.
yh-reason-keep = It may be needed later.
yh-reason-lay = There it is hard to come by.

## Spaces and cards

yh-reason-draw = That deck helps most now.
yh-reason-swap = The other object is worth more.
yh-reason-part-with = That is missed least.
yh-reason-name = They are ahead.
yh-reason-pick-action = It brings more points.
yh-reason-portkey = The Graveyard is waiting.
yh-reason-challenge = A match may bring points.

## Missions and fights

yh-reason-mission = The mission can be done ({ $percent } %).
yh-reason-not-ready = It is too early for that.
yh-reason-wait = The others will come.
yh-reason-join = The others are waiting elsewhere.
yh-reason-pledge = That card is missed least.
yh-reason-strike = The dice will do ({ $percent } %).
yh-reason-play = A card helps here ({ $percent } %).
yh-reason-use = Now is the time for it ({ $percent } %).
yh-reason-escape = There is no hope here.
yh-reason-heal = It begins to hurt.
yh-reason-help = Help is needed.
yh-reason-attack-card = That hits hard.
yh-reason-attack-dice = The dice will do.
yh-reason-attack-player = They have most to lose.
yh-reason-endure = It is not that bad.
yh-reason-take-hit = A plain hit hurts less.
yh-reason-search = That card helps most.
yh-reason-prize = That is the best they have.
yh-reason-death-eater = The strongest is the best choice.

## Quidditch

yh-reason-place = It is a good place to start from.
yh-reason-attack = To the goal.
yh-reason-shoot = A goal is possible ({ $percent } %).
yh-reason-beater = A Bludger can hurt them.
yh-reason-throw = That is where it hurts.
yh-reason-rest = There it is at hand again.
yh-reason-close-in = Nearer to the Quaffle.
yh-reason-await = The Keeper's pass will come here.
yh-reason-make-way = Somebody has to make way.
yh-reason-hold = The Keeper holds the Quaffle until somebody can fly far with it.
yh-reason-step = Out of the tussle.
yh-reason-take-quaffle = The Quaffle is what it is about.
yh-reason-put = There it is safest.
yh-reason-race = It brings the Snitch nearer ({ $percent } %).
yh-reason-race-card = No card leads further.
yh-reason-race-wait = The cards can wait ({ $percent } %).
yh-reason-set-die = The lowest die gains most.

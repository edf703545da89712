### What is printed on the cards and spaces of Talisman, put together from what they do.
### An effect is a clause without its full stop, told to the player who does it. A condition follows "if"
### or "while". A trait is a clause too, told to the player whose character has it. What depends on a die
### stands behind the number: in a line of its own, or in brackets.
### Phrases that are parts of a clause stand in the case in which the clauses use them.

## Sentences

# The clause as a sentence of its own.
tal-sentence = { CAPITAL($clause) }.
tal-sentences = { $start } { $next }
# The clause as the head of the lines that follow.
tal-head = { CAPITAL($clause) }:
# A line of a table of dice.
tal-row = { $on }: { $text }
# Something that can be chosen by its name.
tal-choice = { CAPITAL($choice) }: { $text }
# What the target of a spell has to do.
tal-target = Target: { $text }
tal-may = you may { $clause }
# Things done together.
tal-both = { $effects }
tal-otherwise = otherwise, { $clause }

## What stands on a card beside its text

# The kind of card and its encounter number.
tal-face = { CAPITAL($kind) }, number { $number }.
tal-face-enemy = Enemy, number { $number }: { $strength }.
tal-face-aligned = Follower for { $side-the }, number { $number }. Enemy to the others, number { $opposed }: { $strength }.
tal-strength = { $stat } { $strength } ({ $breed })
tal-strength-polish = { $stat } { $strength }, in the Polish edition { $polish } ({ $breed })
tal-face-beaten = When you beat { $card-the }, { $effects }.
tal-face-lost = When you lose to { $card-the }, also { $effects }.
# How an enemy can be evaded, and whether luck helps.
tal-face-lets = { CAPITAL($side-the) } may evade it.
tal-face-spares-whom = { $cards-or } may evade it.
tal-face-spares-with = With { $cards-a-or }, you may evade it.
tal-face-toll = You may { $cost } to evade it.
tal-face-grim = You cannot spend Fate on your die against it.
tal-face-taken = When you take it, { $effects }.
tal-face-holds = { $held } lie on this card, which is discarded when they are gone.
tal-face-only = Only { $side-the } may use it.
tal-face-bound = { CAPITAL($card-the) } may not be left behind.
tal-face-purchase = Object.
tal-face-hallow = Magic object. It opens the Great Hall: discard it in the Room of Requirement to go in. You may carry only one.
# A side of a character card.
tal-side = Side { $side }:
tal-face-character = { $side }: Magic { $magic }, Might { $might }, Life { $life }, Fate { $fate }.
tal-face-start = Start { $space-at } with { $things }.
tal-face-ferret = For { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } you have Magic { $magic } and Might { $might }, which nothing changes, and no abilities. You move { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } a turn. You keep your spells, but neither cast nor gain any.
tal-face-ferret-leaves = Leave your Objects, followers and Galleons where you are. You pick up nothing from spaces in a turn of which you spend any part as a Ferret.
tal-face-voldemort = Magic and Might: { $strengths }.
tal-strength-at = { $strength } { $region-at }
tal-face-escape = When you beat him, roll a die:
tal-draw = Draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
tal-opposite = Opposite: { $space }.

## When spells are cast

tal-cast = Cast it { $moments-or }.
tal-cast-on = Cast it on { $target } { $moments-or }.
tal-cast-answer = Cast it in answer to { $spells-or }: { $text }
tal-face-answered = It can be answered with { $spells-or }.
tal-moment-any-time = at any time
tal-moment-own-turn-start = before you move in your turn
tal-moment-turn-start = at the start of any turn
# The start of the target's turn.
tal-moment-its-turn-start = at the start of its turn
tal-moment-before-battle = before you roll in a battle
tal-moment-attacked = when you are about to fight and may still evade
tal-moment-harm = when a Life would be lost, a follower killed or an enemy beaten
tal-target-any = any character
tal-target-other = another character
tal-target-opposite = a character of the other side

## Amounts and costs

tal-amount = { $amount ->
        [one] { $amount } { $what }
       *[other] { $amount } { $what-plural }
    }
tal-cost-spend = spend { $things }
tal-cost-discard = discard { $things }
tal-cost-lose = lose { $things }
tal-cost-roll = roll a die
tal-dice = { $dice ->
        [one] a die
       *[other] { $dice } dice
    }
# Faces of a die, or sums of dice, one after the other.
tal-faces = { $first }–{ $last }
tal-from = { $face ->
        [6] on a 6
       *[other] on { $face } or more
    }

## Effects on what you have

tal-effect-gain = gain { $things }
tal-effect-lose = lose { $things }
tal-effect-lose-all = lose all your { $what-plural }
tal-effect-discard = discard { $things } of your choice
tal-effect-heal = heal all lost Lives
tal-effect-heal-most = { $most ->
        [one] heal 1 lost Life
       *[other] heal up to { $most } lost Lives
    }
tal-effect-heal-price = heal lost Lives for { $price } each
tal-effect-heal-most-price = { $most ->
        [one] heal 1 lost Life for { $price }
       *[other] heal up to { $most } lost Lives for { $price } each
    }
tal-effect-replenish = fill your Fate up to the number on your card
tal-effect-double = double your { $what-plural-or }
tal-effect-take-hallow = take a Hallow
tal-effect-take-card = take { $card-a }
tal-effect-take-held = take { $things } from here
tal-effect-take-target = take { $things-or } from the target
tal-effect-take-beaten = take { $things-or } from the loser
tal-effect-take-region = take { $things-or } from another character in your region

## Trade

tal-effect-shop = buy any of these: { $goods }
tal-effect-shop-one = buy { $card-a } for { $price }
# Purchase cards that cost the same.
tal-goods = { $cards-a-or } for { $price }
tal-effect-sell = discard any number of Objects for { $price } each
tal-effect-trade-spells = { $fate ->
        [one] discard any number of spells for 1 Fate each, or buy spells for 1 Fate each
       *[other] discard any number of spells for { $fate } Fate each, or buy spells for { $fate } Fate each
    }
tal-effect-pay = { $cost } to { $effects }

## Movement and turns

tal-effect-move = move to { $space-the }
tal-effect-move-region = move to any other space in your region
tal-effect-move-company = move to any other space in your region where a character is
tal-effect-move-opposite = move to the opposite space
tal-effect-next-move = move to { $space-the } as your next move
tal-effect-next-move-region = move to any other space in your region as your next move
tal-effect-next-move-company = move to any other space in your region where a character is, as your next move
tal-effect-next-move-opposite = move to the opposite space as your next move
tal-effect-lose-turn = { $turns ->
        [one] lose your next turn
       *[other] lose your next { $turns } turns
    }
tal-effect-pay-turn = { $turns ->
        [one] give up your next turn
       *[other] give up your next { $turns } turns
    }
tal-effect-extra-turn = gain an extra turn after this one
tal-effect-ferret = become a Ferret
tal-effect-slow-all = for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, every character moves { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } a turn, without a die
tal-effect-pick-move = choose the result of your movement die this turn instead of rolling it
tal-effect-stay = stay where you are and meet the space or a character there
tal-effect-immobilise = do nothing this turn
tal-effect-command = this turn, the caster chooses which way you move and what you meet

## Battle

tal-effect-battle = fight { $foe-a } ({ $stat } { $strength }, { $breed })
tal-effect-battle-win = fight { $foe-a } ({ $stat } { $strength }, { $breed }); if you win, { $effects }
tal-effect-add-score = add { $amount } to your Attack Score
tal-effect-add-might = add your Might to your Attack Score in a battle of Magic
tal-effect-weaken = subtract { $amount } from the other Attack Score
tal-effect-evade-all = until the end of this turn, you may evade every enemy and character
tal-effect-protect = that does not happen; a battle that would have beaten an enemy is a stand-off
tal-effect-negate = that spell has no effect

## The table

tal-effect-advantage = turn the Advantage token to { $side-the }
tal-effect-advantage-own = turn the Advantage token to your side
tal-effect-advantage-flip = turn the Advantage token over
# On an event: every event does this when it is drawn.
tal-effect-advantage-event = turn the Advantage token over, as every event does when it is drawn
tal-effect-advantage-choice = turn the Advantage token to the side of your choice
tal-effect-vanish = discard this card

## Effects made of effects

tal-effect-roll = roll { $dice }
tal-effect-roll-table = roll { $dice } ({ $rows })
# A line of a table in brackets, and how it is joined to the next.
tal-row-short = { $on }: { $effects }
tal-rows = { $start }; { $next }
tal-effect-choose = choose one
tal-effect-choose-of = { $options-or }
tal-effect-if = if { $condition }, { $then }
tal-effect-if-else = if { $condition }, { $then }; otherwise, { $otherwise }
tal-effect-each = { $whom }: { $effects }
# What the character you have just beaten has to do.
tal-effect-make = the loser: { $effects }
tal-whom-everyone = every character
tal-whom-others = every other character
tal-whom-region = every character in your region
tal-whom-region-others = every other character in your region
tal-whom-advantaged = every character of the side with the Advantage
tal-whom-disadvantaged = every character of the side without the Advantage
tal-effect-challenge = roll for a challenge if you have none; as soon as you are able, you must do it and { $reward }
tal-deed-take-life = make another character lose a Life in a battle with you
tal-deed-defeat-enemy = beat an enemy

## Conditions

tal-condition-of-side = you are { $side-member }
tal-condition-advantaged = your side has the Advantage
tal-condition-has = you have at least { $things }
tal-condition-has-none = you have no { $what-plural }
tal-condition-has-at-most = you have at most { $things }
tal-condition-has-between = you have { $least } to { $things }
# On the card of a follower, which counts itself.
tal-condition-has-others = { $count ->
        [one] you have another follower
       *[other] you have { $count } other followers
    }

## Foes

tal-foe-any = an enemy or a character
tal-foe-enemy = an enemy
tal-foe-character = a character
# Every character is a wizard.
tal-foe-any-breed = { $breed-id ->
        [wizard] a wizard (an enemy or any character)
       *[other] { $breed-a }
    }
tal-foe-enemy-breed = { $breed-id ->
        [wizard] an enemy wizard
       *[other] { $breed-a }
    }
tal-foe-character-breed = a character that is { $breed-a }
tal-foe-with = { $foe } that fights with { $stat }
tal-foe-of = { $foe } of { $side-the }
tal-in-battle = in battle
tal-in-battle-with = in battle with { $foe }
tal-attacking = when you attack { $foe }
tal-with-dice = in battles, at the barrier and at the Gates
tal-roll-for = for { $kinds-a-or }

## Traits: numbers

tal-trait-while = { $trait } while { $condition }
tal-trait-bonus = { $bonus }
tal-trait-bonus-when = { $bonus } { $when }
tal-bonus = +{ $amount } { $stat }
tal-bonus-starting-might = add your starting Might to your { $stat }
tal-trait-spell-limit-more = you may hold { $things } more than your Magic allows
tal-trait-spell-limit-fewer = you may hold { $things } fewer than your Magic allows
tal-trait-carry = you may carry any number of Objects
tal-trait-carry-editions = in the { $editions-or } edition, you may carry any number of Objects
tal-trait-keep-spell = whenever you have no spell, gain one, whatever your Magic
tal-trait-mix-trophies = your Magic and Might trophies count together, for Magic or Might as you choose
tal-trait-trophy-need = you need { $fewer ->
        [one] 1 trophy point
       *[other] { $fewer } trophy points
    } fewer for each Magic or Might
tal-trait-discount = purchase cards cost you { $things } less, but at least 1
tal-trait-discount-at = { $spaces-at-or }, purchase cards cost you { $things } less, but at least 1

## Traits: harm

tal-trait-save = when you lose a Life in battle, roll a die: { $from }, you keep it (the battle is still lost)
tal-trait-ward = you lose no Life { $space-at }
tal-trait-evade = you may evade { $foe }
tal-trait-evade-cost = you may { $cost } to evade { $foe }
tal-trait-evade-roll = once a battle, you may { $cost } to evade { $foe }: { $from }, you do
tal-trait-resist = when another character casts a spell on you, you may roll a die: { $from }, it does nothing to you
tal-trait-resist-but = when another character casts a spell other than { $spells-or } on you, you may roll a die: { $from }, it does nothing to you
tal-trait-immune-ferret = you cannot become a Ferret
tal-trait-immune-lose-turn = nothing you meet makes you lose a turn; what you give up yourself is lost

## Traits: dice

tal-trait-battle-dice = { $when }, roll { $dice } dice and use { $dice ->
        [2] the higher
       *[other] the highest
    }
tal-trait-move-dice = roll { $dice } dice for your movement and use the one you choose
tal-trait-roll-twice = you may roll a single die { $whens-or } twice and choose
tal-trait-reroll = once per roll { $whens-or }, you may roll your die again without Fate, and still spend Fate after that
tal-trait-roll-more = { $space-at }, you may roll { $dice } dice and choose { $keep }, but then you must accept them

## Traits: movement and cards

tal-trait-slow = you move { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } a turn, without a die
tal-trait-short-move = you may { $cost } to move any smaller number of spaces than you rolled
tal-trait-short-move-free = you may move any smaller number of spaces than you rolled
tal-trait-cross = instead of moving, you may go from anywhere in London to the opposite space
tal-trait-cross-from = instead of moving, you may go from { $spaces-the-or } to the opposite space
tal-trait-cross-spent = in your next turn, instead of moving, you may go from anywhere in London to the opposite space; used or not, this card then goes back to its pile
tal-trait-cross-spent-from = in your next turn, instead of moving, you may go from { $spaces-the-or } to the opposite space; used or not, this card then goes back to its pile
tal-trait-draw-more = { $space-at }, you may draw up to { $cards } cards, all of which you meet
tal-trait-objects-first = Objects have encounter number 1 for you
tal-trait-replace-draw = after drawing encounter cards, you may { $cost } to put one of them at the bottom of the deck and draw another, which you must meet
tal-trait-trade-in = { $places-at-or }, you may also discard 1 Object for any purchase card

## Traits: moments

tal-trait-when = { $when }, { $effects }
tal-trait-when-if = { $when }, if { $condition }, { $effects }
tal-trait-when-may-if = { $when }, if { $condition }, you may { $effects }
tal-trait-instead = { $trait } instead of moving
tal-trait-once = { $trait } (once a round)
tal-trait-use = { $when }, you may { $cost } to { $effects }
tal-trait-use-free = { $when }, you may { $effects }
tal-trait-rest = { $trait } (not two turns in a row)
tal-when-turn-start = at the start of your turn
tal-when-turn-end = at the end of your turn
tal-when-move-roll = when your movement die shows { $faces-or }
tal-when-battle-won = when you win a battle
tal-when-battle-won-with = when you beat { $foe }
tal-when-battle-lost = when you lose a battle
tal-when-battle-lost-with = when you lose to { $foe }
tal-when-own-turn = { $when } in your turn
tal-when-advantage-gained = when the Advantage turns to your side
tal-when-advantage-lost = when the Advantage turns away from your side
tal-when-revealed = when this card is drawn
tal-when-region-entered = when you enter another region
tal-when-spell-cast = when you cast a spell
tal-when-life-lost = when you lose a Life
tal-use-turn-start = at the start of your turn
tal-use-instead-of-moving = instead of moving
tal-use-own-turn = before you move or at the end of your turn
tal-use-before-battle = before you roll in a battle
tal-use-before-battle-with = before you roll in a battle with { $foe }

## Traits of their own

tal-trait-turn-spell = when another character casts a spell on you, your space or your cards, you may gain { $gain } Fate; or you may spend { $block } Fate so that it has no effect, and may then cast it yourself on a new target, whatever the region and the moment
tal-trait-threaten = when you land on a Death Eater, or a Death Eater lands on you, you may threaten that character, who gives you { $fate } Fate or loses { $life ->
        [one] 1 Life
       *[other] { $life } Lives
    }, which costs you your next { $turns ->
        [one] turn
       *[other] { $turns } turns
    }

## Spaces of their own

tal-script-barrier = Or, reaching or passing this space from London, try the barrier in a battle of Magic: yours and a die against { $magic } and a die. Higher: go on to Hogsmeade Station. If not: your turn ends here. The way back is free.
tal-script-gates = Or, reaching or passing this space, try the Gates: choose Magic or Might and roll { $dice } dice. Equal or lower: your turn ends on the Moving Staircase. Higher: lose { $loss } of it, and your turn ends here. The way out is free.
tal-script-difference = Roll { $dice } dice: draw cards up to their difference, counting those that lie here. On doubles, go to King's Cross Station at once.
tal-script-drift = First meet the cards that lie here. Then roll { $dice ->
        [one] a die
       *[other] { $dice } dice
    } and move on as many spaces: clockwise if the number is even, counter-clockwise if it is odd.
tal-script-bare = Here the Magic and Might of Objects do not count, and nobody uses magic objects or casts spells.
tal-script-stop = Stop here. From here on, halve your movement die: 1–3 is 1 space, 4–5 is 2, 6 is 3.
tal-script-flying-keys = Roll { $dice ->
        [one] a die
       *[other] { $dice } dice
    }: so many Flying Keys (Magic { $magic }, beings) attack you, one at a time, until you have beaten them all. You move on in the turn after the last.
tal-script-divination = Name a number from 1 to 6 and roll a die. If you were right, you may move on in your next turn. If not, gain { $fate } Fate and try again in your next turn. You may change the die by 1 for each Fate you spend.
tal-script-boggart = Roll { $dice } dice: that is the Might of a Boggart (dark creature), which you fight. If you do not win, the same Boggart waits for you in your next turn. Once it is there, you move on only when it is beaten.
tal-script-fall = Roll { $dice ->
        [one] a die
       *[other] { $dice } dice
    } and lose so many Lives. Each follower you discard saves one of them.
tal-script-room-of-requirement = Stop here. In your next turn, discard a Hallow and enter the Great Hall, or turn back. (In the Polish edition, those who carry a Hallow must enter.)
tal-script-great-hall = Fight Lord Voldemort with Magic. If you win, you have won the game. If you lose, go back to the Moving Staircase. After a stand-off, fight him again in your next turn.

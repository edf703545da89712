### What is printed on the cards, sheets, tokens and spaces of A Year at Hogwarts, put together from what
### they do. An effect is a clause without its full stop, told to the player who does it; a list of them is
### joined by "and". An ability is such a clause too, told to the player who has the sheet.
### Phrases that are parts of a clause stand in the case in which the clauses use them.

## Sentences

# A clause as a sentence of its own.
yh-sentence = { CAPITAL($clause) }.
yh-sentences = { $start } { $next }

## Sheets and tokens

yh-face-student = { $house } · { $hp } HP · resistance { $res } · { $dice } attack dice
yh-face-death-eater = Death Eater · { $hp } HP · resistance { $res } · { $dice } attack dice
yh-face-voldemort = { $hp } HP, and one fewer for each Horcrux that is destroyed.
yh-face-starts = Starts with { $cards }.
yh-face-move = Moving: { $clause }.
yh-face-fight = Fighting: { $clause }.
yh-face-power-fight = Once, at any moment of a fight of yours: { $effects }. Then put it on an object space of Diagon Alley.
yh-face-power-turn = Once, in your turn: { $effects }. Then put it on an object space of Diagon Alley.
yh-face-returns = In the Polish edition you are then back where you were, and he does not fly to the Graveyard.
yh-face-needed = Needed for: { $missions-or }.

## Missions and opponents

yh-face-mission = Mission { $number } · { $space } · { $points } House points
yh-face-objects = Bring { $objects-the }.
yh-face-needs = Qualified and Teams: show { $needs } as well.
yh-face-against = You fight { $opponent-the }: { $hp } HP, resistance { $res }.
# A card that a mission asks for: by its name, by what it is for, or by its deck alone.
yh-need-card = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
yh-need-attack = { $count ->
        [one] an attack { $what }
       *[other] { $count } attack { $what-plural }
    }
yh-need-defence = { $count ->
        [one] a defence { $what }
       *[other] { $count } defence { $what-plural }
    }
yh-need-any = { $count ->
        [one] { $what-a }
       *[other] { $count } { $what-plural }
    }
yh-face-opponent = { $hp } HP · resistance { $res }
yh-face-reveal = When revealed: { $effects }.
yh-face-before = Before each of your attacks: { $effects }.
yh-face-after = After each of your attacks: { $effects }.
yh-face-immune = { CAPITAL($decks-plural) } do not touch it.

## Cards of the decks

yh-face-attack = Attack { $deck }. { $text }
yh-face-defence = Defence { $deck }: your opponent skips its attack, and you act again. { $text }
yh-face-start = Or before you roll for your move: { $effects }.
yh-face-start-potion = Or, in the Italian edition, before you roll for your move: { $effects }.
yh-face-book = A book for { $subject }: { $points } House points in the exam.
yh-face-kept = In the Polish edition the card is kept and used like the token.

## Spaces

yh-space-object = Objects lie here: take some as you pass or stop.
yh-space-mission = A place of missions: if missions are played, you may always stop here.
yh-space-health = Gain { $amount } HP.
yh-space-classroom = Exam in { $subject }: hand in the books of this class for their points.
yh-space-draw = Draw { $cards }.
yh-space-library = Draw { $it }, or { $pl } in the Polish edition.
yh-space-action = Draw an action card and do what it says.
yh-space-event = Draw an event card, which is for everyone.
yh-space-duel = Draw a duel card and fight.
yh-space-common-room = Draw an action card, a book, a potion or a spell, or offer somebody a swap of objects.
yh-space-tower = A tower: you may always stop here, and use a Floo token to visit one of the Places until the end of your turn.
yh-space-quidditch-pitch = The move ends here. Challenge somebody to a Quidditch match, or use a Portkey to visit the Little Hangleton Graveyard.
yh-space-start = The year begins here: one way leads into the castle, the other to the Leaky Cauldron. In the Polish edition the move ends here.
yh-space-little-hangleton-graveyard = A Portkey leads here, from the Quidditch Pitch; in the Polish edition nothing else does.

## Amounts

yh-amount = { $amount ->
        [one] { $amount } { $what }
       *[other] { $amount } { $what-plural }
    }
yh-dice = { $dice ->
        [one] a die
       *[other] { $dice } dice
    }

## Effects on what you have

yh-effect-gain-hp = gain { $amount } HP
yh-effect-lose-hp = lose { $amount } HP
yh-effect-gain-points = gain { $amount } House points
yh-effect-lose-points = lose { $amount } House points
yh-effect-gain-points-for = gain { $amount } House points for { $each } (counting at most { $most })
yh-effect-lose-points-for = lose { $amount } House points for { $each } (counting at most { $most })
yh-each-book = each book you hold
yh-each-object = each object you hold
yh-each-mission = each mission you have done
yh-effect-discard = discard { $cards }
yh-effect-discard-random = discard { $cards } at random
yh-effect-draw = draw { $cards }
yh-effect-draw-any = { $cards ->
        [one] draw { $decks-a-or }
       *[other] draw { $cards } cards, each of them { $decks-a-or }
    }
yh-effect-gain = gain { $things }
yh-effect-give-back = give back { $things }
yh-effect-take-object = you may take an object from any space of the board you are on
yh-effect-drop-object = put one of your objects on an object space of Places
yh-effect-drop-object-above = if you hold more than { $objects }, put one of them on an object space of Places
yh-effect-swap-object = you may swap one of your objects for one of another player, who cannot refuse
yh-effect-give-namer = give { $things-a-or } of your choice to the player who named you
yh-effect-give-right = give { $things-a-or } of your choice to the player on your right

## Effects on moves

yh-effect-go = go to { $spaces-the-or }
yh-effect-go-castle = go to any space of Hogwarts
yh-effect-fly = when your turn would end, fly to any space of { $boards-or }, collect objects there and do a mission if you can
yh-effect-instead = instead of rolling, { $clause }
yh-effect-may = you may { $clause }
yh-effect-free-stop = in this turn's move you may stop on any space
yh-effect-one-die = roll one die fewer for your next move
yh-effect-extra-turn = take another turn after this one
yh-effect-swap-places = you may change places with another player

## Effects made of effects

yh-effect-name = name another player, who must do this: { $effects }
yh-effect-each = { $whom }: { $effects }
yh-whom-everyone = every player
yh-whom-others = every other player
yh-whom-leading = whoever has most House points
yh-whom-trailing = whoever has fewest House points
yh-whom-lowest = everybody rolls a die (ties again), and whoever rolls lowest
yh-whom-highest = everybody rolls a die, and whoever rolls highest
yh-effect-choose = choose one: { $options }
# What can be chosen, and one more.
yh-choices = { $start }; or { $next }
yh-effect-both = { $effects }
yh-effect-roll = roll a die: on { $on-or }, { $effects }
yh-effect-roll-else = roll a die: on { $on-or }, { $effects }; otherwise, { $otherwise }

## Effects in fights

yh-effect-hurt = your opponent loses { $amount } HP
yh-effect-hurt-roll = roll { $dice }: your opponent loses as many HP
yh-effect-search = look through the { $deck } deck and take { $cards } of your choice
yh-effect-more-dice = { $dice ->
        [one] roll one more die in your next attack with dice
       *[other] roll { $dice } more dice in your next attack with dice
    }
yh-effect-more-dice-lasting = { $dice ->
        [one] roll one more die in every attack with dice for the rest of the fight
       *[other] roll { $dice } more dice in every attack with dice for the rest of the fight
    }
yh-effect-expose = your opponent's resistance is { $amount } lower for the rest of the fight
# What an opponent skips is its ability around one attack, or its own attack.
yh-effect-stall = { $acts ->
        [one] your opponent skips what it would do next
       *[other] your opponent skips the next { $acts } times it would do something
    }
# On a defence card, which makes the opponent skip once anyway.
yh-effect-stall-more = { $acts ->
        [one] then it skips the next thing it would do, too
       *[other] then it skips the next { $acts } things it would do, too
    }
yh-effect-soften = for the rest of the fight, every loss that your opponent causes you is { $amount } HP smaller; if the losses of your opponent are smaller, too, only the difference counts
yh-effect-burn = from now on, every attack on your opponent costs it { $amount } HP more
yh-effect-against = against { $opponents-the-or }: { $effects }
yh-effect-escape = leave the fight, which nobody wins, and walk { $spaces } spaces away

## What opponents do

yh-effect-regrow = your opponent regains { $amount } HP
yh-effect-harden = your opponent's resistance is { $amount } higher for the rest of the fight
yh-effect-hinder = { $dice ->
        [one] your next attack with dice has one die fewer
       *[other] your next attack with dice has { $dice } dice fewer
    }

## What Quidditch cards do

yh-effect-ahead = { $spaces ->
        [one] your Seeker flies 1 space ahead
       *[other] your Seeker flies { $spaces } spaces ahead
    }
yh-effect-ahead-behind = { $spaces ->
        [one] if your Seeker is behind, it flies 1 space ahead
       *[other] if your Seeker is behind, it flies { $spaces } spaces ahead
    }
yh-effect-back = { $spaces ->
        [one] the other Seeker falls back 1 space
       *[other] the other Seeker falls back { $spaces } spaces
    }
yh-effect-roll-ahead = roll { $dice } and let your Seeker fly that far
yh-effect-reroll = before flying, roll both dice of this turn again
yh-effect-set-die = before flying, turn one die of this turn to a { $face }
yh-effect-slow = in its next turn the other Seeker rolls only one die
yh-effect-mute = in its next turn the other side plays no Quidditch card
yh-effect-shield = until your next turn, no Quidditch card of the other side touches you
yh-effect-pick = draw another Quidditch card, for a later turn

## Abilities: moving

yh-move-draw-more = where a space gives you 1 { $deck } and nothing else, draw { $cards }
yh-move-adjust-roll = make your roll up to { $by } higher or lower
yh-move-spare-die = roll one more die and leave out one of your choice
yh-move-pass-by = step on past players and Death Eaters; you fight only where you stop
yh-move-stop-at = stop early { $spaces-at-or }
yh-move-stop-at-classrooms = stop early in any classroom
yh-move-stop-at-classrooms-and = stop early in any classroom or { $spaces-at-or }
yh-move-pick-action = on an action space draw { $cards } and do only the one you choose
yh-move-reach = when you have stopped, you may also take objects from spaces one step away
yh-move-heal-more = an HP space gives you { $amount } HP more
yh-move-short-move = stop anywhere on the way

## Abilities: fighting

yh-fight-weaken = your opponent's resistance is { $amount } lower
yh-fight-potent = each HP loss that your { $deck-plural } cause is { $amount } bigger
yh-fight-sixes = each 6 of your attack dice takes { $amount } HP more
yh-fight-pay-for-dice = before an attack with dice you may lose { $hp } HP to roll { $dice ->
        [one] one more die
       *[other] { $dice } more dice
    }
yh-fight-unmoved = what an opponent does when the fight begins is not done to you
yh-fight-spoils = when you have won a fight, gain { $hp } HP
yh-fight-sturdy = of what an opponent's attack or ability costs you, you lose { $amount } HP less, but at least 1
yh-fight-stun = when an attack hits with at least { $hits } dice, your opponent does nothing after it
yh-fight-opening = when the fight begins, your opponent loses { $hp } HP, but keeps at least 1
yh-fight-snatch = when an attack hits with at least { $hits } dice, the player you fight discards a card at random
yh-fight-cling = once in a fight, when you would fall to 0 HP, you keep 1

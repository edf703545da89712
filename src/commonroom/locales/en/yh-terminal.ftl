### The terminal screen around A Year at Hogwarts and Quidditch.

## The map and the players

play-yh-title = Turn { $turn } · { $variant } · { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    } and more than { $points } House points end the year
play-yh-symbol-spell = spell
play-yh-symbol-potion = potion
play-yh-symbol-book = book
play-yh-symbol-action = action
play-yh-symbol-event = event
play-yh-symbol-duel = duel
play-yh-symbol-object = object space
play-yh-symbol-health = HP
play-yh-symbol-tower = tower
play-yh-symbol-common-room = common room
play-yh-symbol-classroom = classroom
play-yh-symbol-pitch = Quidditch pitch
play-yh-symbol-plain = nothing
play-yh-symbol-lying = an object lies there
play-yh-symbol-dark = Death Eater
play-yh-numbers = { $hp } HP · { $points } House points · Floo { $floo } · Portkeys { $portkeys }
play-yh-cards = Spells { $spells } · potions { $potions } · books { $books } · missions { $missions }
play-yh-waiting = Waiting for the team: { $mission }
play-yh-team = Team { $number }

## What only the player sees

play-yh-yours = For your eyes only
play-yh-mission = { $points } points · { $place }
play-yh-object = { $object }: { $place }
play-yh-object-of = { $object }: { $seat } has it
play-yh-needs = Show: { $needs }
play-yh-here = { $place }, right here
play-yh-way = { $moves ->
        [one] { $place }, 1 move away
       *[other] { $place }, { $moves } moves away by way of { $first-the }
    }
play-yh-by-floo = { $place }, by Floo powder from a tower
play-yh-by-portkey = { $place }, by Portkey from the Quidditch Pitch

## Fights

play-yh-hp = { $hp } HP
play-yh-res = resistance { $res }
play-yh-attack-dice = { $dice ->
        [one] 1 attack die
       *[other] { $dice } attack dice
    }

## Quidditch

play-yh-pitch-title = { $house } { $goals } : { $other_goals } { $other_house }
play-yh-pitch-legend = K Keeper · B Beater · C Chaser, after the letter of the house · ● Quaffle · ✹ Bludger
play-yh-keeper = K
play-yh-beater = B
play-yh-chaser = C
play-yh-seeker = Seeker { $at } of { $lap }
play-yh-hidden-cards = { $count ->
        [one] 1 Quidditch card, face down
       *[other] { $count } Quidditch cards, face down
    }
play-yh-slowed = rolls one die next turn
play-yh-muted = plays no card next turn
play-yh-shielded = safe from cards

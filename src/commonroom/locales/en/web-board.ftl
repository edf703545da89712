### What the drawn boards and card faces say besides names and printed texts.

## Looking at a board

web-board-closer = Closer
web-board-farther = Farther
web-board-follow = Follow the game
web-board-look = Look at the card
web-board-let-go = Never mind
web-board-and-now = Next, choose what glows.
web-board-dice = Dice
web-board-fight = Fight

## On card faces

web-board-seed = As printed
web-board-partly = Printed, in part our own
web-board-ours = Our own design
web-board-purchase = for sale
web-board-draw = Cards to draw
web-board-lying = Here:
web-board-track = Damage it can take
web-board-bears = Corruption it can take
web-board-villain = villain
web-board-location = location
web-board-place = place
web-board-token = spell token

## Death Eaters Rising

web-board-death-eater = Death Eater
web-board-damage = Damage { $amount } of { $most }
web-board-corruption = Corruption { $amount } of { $most }
web-board-hidden = Not yet revealed
web-board-danger = How the war goes
web-board-deck = Deck
web-board-tokens = Tokens
web-board-no-tokens = No tokens

## Talisman

web-board-advantage = Characters of this side add 1 to their Attack Score against the other side.
web-board-misses = misses { $amount ->
        [one] a turn
       *[other] { $amount } turns
    }

## A Year at Hogwarts, Quidditch, Voldemort Returns

web-board-castle = Castle
web-board-diagon-alley = Diagon Alley
web-board-places = Places
web-board-moves-left = Moves left
web-board-walk = { $steps ->
    [one] Walk here: { $steps } step
   *[other] Walk here: { $steps } steps
}
web-board-legend = What the signs mean
web-board-tower = tower: a move may end here
web-board-destroyed = Horcruxes destroyed: { $amount }
web-board-hp = HP
web-board-res = Resistance
web-board-points = House points
web-board-floo = Floo powder
web-board-portkeys = Portkeys
web-board-spells = Spells
web-board-potions = Potions
web-board-books = Books
web-board-missions = Missions
web-board-objects = Objects
web-board-race-cards = Quidditch cards
web-board-done = Missions done
web-board-pledged = Pledged cards
web-board-student = student
web-board-spell = spell
web-board-potion = potion
web-board-book = book
web-board-object = object
web-board-mission = mission
web-board-combat = combat
web-board-duel = duel
web-board-action = action
web-board-event = event
web-board-quidditch-card = Quidditch
web-board-space = space
web-board-goals = Goals
web-board-lap = Lap
web-board-actions = Actions left: { $amount }

## What one plays for

web-goals = How you win
web-goals-against = Beware
web-goal-reached = reached
web-goals-more = What this needs

### What is asked, offered and told in a Quidditch match, within A Year at Hogwarts or alone.
### A slot of the pitch is told by a letter for its column, from left to right, and a number for its row,
### from the top down: F3 is the centre. Pieces have names such as “Gryffindor's Chaser 1”.

# The column of a slot, and its row.
yh-column = { $column ->
        [-5] A
        [-4] B
        [-3] C
        [-2] D
        [-1] E
        [0] F
        [1] G
        [2] H
        [3] I
        [4] J
       *[5] K
    }
yh-row = { $row ->
        [2] 1
        [1] 2
        [0] 3
        [-1] 4
       *[-2] 5
    }

## Questions

yh-ask-house = Which house team is yours?
yh-ask-place = Where does { $piece } take position?
yh-ask-action = { $actions ->
        [0] No action is left. Do you step aside?
        [one] You have 1 action left. What do you do?
       *[other] You have { $actions } actions left. What do you do?
    }
yh-ask-take-quaffle = { $piece } has reached the Quaffle. Do you take it?
yh-ask-bludger = { $piece } has reached a Bludger. Which way do you send it?
yh-ask-rest = The Bludger meets nobody. Where does it stop?
yh-ask-put = Your Keeper is out. Where on your defence line do you put the Quaffle?
yh-ask-race-card = The dice show { $moves }. Do you play a card?
yh-ask-set-die = Which die do you turn to a { $face }?

## Options

yh-option-house = { $house }
yh-option-place = { yh-column }{ yh-row }
yh-option-fly = { $piece } flies to { yh-column }{ yh-row }
yh-option-step = { $piece } steps aside to { yh-column }{ yh-row }
yh-option-steal = { $piece } steals the Quaffle on { yh-column }{ yh-row }
yh-option-throw-quaffle = { $piece } throws the Quaffle to { yh-column }{ yh-row }
yh-option-pass = The Keeper passes the Quaffle to { $piece }
yh-option-shoot = { $piece } shoots at the goal
yh-option-end-turn = End your turn
yh-option-throw = { $up ->
        [1] { $across ->
            [-1] ↖ up and left
            [1] ↗ up and right
           *[0] ↑ up
        }
        [-1] { $across ->
            [-1] ↙ down and left
            [1] ↘ down and right
           *[0] ↓ down
        }
       *[0] { $across ->
            [-1] ← left
           *[1] → right
        }
    }
yh-option-keep = Leave it alone
yh-option-rest = { yh-column }{ yh-row }
yh-option-put = { yh-column }{ yh-row }
yh-option-go-on = No card
yh-option-race-card = Play { $card }
yh-option-set-die = The { $die }

## The log: before the match

yh-log-house-chosen = { $seat } plays for { $house }.
yh-log-toss-rolled = { $seat } rolls { $mine }, { $other_seat } rolls { $theirs }: the higher number starts.
yh-log-piece-placed = { $piece } takes position on { yh-column }{ yh-row }.

## The log: Quaffle and Bludgers

yh-log-actions-rolled = { $seat } has { $actions } actions.
yh-log-turn-ended-early = { $actions ->
        [one] { $seat } ends the turn and leaves 1 action.
       *[other] { $seat } ends the turn and leaves { $actions } actions.
    }
yh-log-piece-moved = { $piece } flies to { yh-column }{ yh-row }.
yh-log-quaffle-taken = { $piece } has the Quaffle.
yh-log-quaffle-stolen = { $piece } steals the Quaffle from { $victim }.
yh-log-quaffle-passed = { $piece } passes to { $target }.
yh-log-quaffle-dropped = The Quaffle is on { yh-column }{ yh-row } now.
yh-log-bludger-thrown = { $piece } hits a Bludger with { $roll }.
yh-log-bludger-missed = The Bludger meets nobody and stops on { yh-column }{ yh-row }.
yh-log-dodged = { $piece } dodges the Bludger with { $roll }.
yh-log-eliminated = { $piece } rolls { $roll }, is struck by the Bludger, and is out.
yh-log-shot-saved = { $piece } shoots with { $roll }, but { $keeper } holds the Quaffle with { $keeper_roll }.
yh-log-goal-scored = { $keeper_roll ->
        [0] { $piece } shoots with { $roll } at an empty goal.
       *[other] { $piece } shoots with { $roll } against { $keeper_roll }.
    } { $goals ->
        [one] Goal! It is the first for { $seat }.
       *[other] Goal! { $seat } has scored { $goals } times.
    }

## The log: the race of the Seekers

# Only the player in question is told which.
yh-log-race-card-drawn = { $seat } draws a Quidditch card: { $card }.
yh-log-race-card-taken = { $seat } draws a Quidditch card.
yh-log-race-began = { $seat } has won the first part. The Seekers are off, and { $seat } starts.
yh-log-seeker-rolled = { $seat } rolls { $dice }.
yh-log-seeker-flew = { $spaces ->
        [one] The Seeker of { $seat } flies 1 space ahead, to { $at }.
       *[other] The Seeker of { $seat } flies { $spaces } spaces ahead, to { $at }.
    }
yh-log-seeker-fell-back = { $spaces ->
        [one] The Seeker of { $seat } falls back 1 space, to { $at }.
       *[other] The Seeker of { $seat } falls back { $spaces } spaces, to { $at }.
    }
yh-log-race-card-played = { $seat } plays { $card }.
yh-log-feint-rolled = { $seat } rolls { $dice } for the card.
yh-log-card-shrugged = The card does not touch { $seat }.
yh-log-snitch-caught = { $seat } has caught the Snitch! The match goes to { $house }.

## Phases

yh-phase-quidditch-houses = House teams
yh-phase-quidditch-toss = Who starts
yh-phase-quidditch-placing = Positions
yh-phase-quidditch-turn = Actions
yh-phase-quidditch-action = Quaffle and Bludgers
yh-phase-quidditch-turn-over = Quaffle and Bludgers
yh-phase-quidditch-race = The Seekers
yh-phase-quidditch-cards = The Seekers
yh-phase-quidditch-over = The end of the match

## What one plays for

yh-goal-goals-mine = Your goals
yh-goal-goals-theirs = Their goals
yh-goal-chasers-mine = or: their Chasers out
yh-goal-chasers-theirs = or: your Chasers out
yh-goal-snitch-mine = Then the Snitch: your Seeker's way
yh-goal-snitch-theirs = Their Seeker's way

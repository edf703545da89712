### What is asked, offered and told while Death Eaters Rising is played.
### `$card` may be a wizard, a Death Eater, a headquarters ability or a spell token; where it is the
### source of a question, the question follows its name after a colon.
### `$seat` is a player's name. `.the` is a name with the article it needs in a sentence, if any.

## Questions

der-ask-leader = Who leads your team?
der-ask-first = Who saw one of the films most recently and takes the first turn?
der-ask-travel = Where does your mission take you?
der-ask-fly = { $card }: where do you fly?
der-ask-guard = { $card }: who is kept from Voldemort's attack?
der-ask-lose-token = { $card }: which spell token do you lose?
der-ask-leave-die = Which die of your headquarters do you do without this turn?
der-ask-adds = Not everyone can add a die this turn. Who does?
der-ask-extra-die = { $card }: which extra die do you take?
der-ask-ready = Your dice are ready. What will you do before you roll?
der-ask-dice = Where do your dice go?
der-ask-roll-on = Dice are waiting. Do you roll them?
der-ask-last = Your dice have done what they can. Will anything else help before the turn ends?
der-ask-used-token = { $card }: which used spell token do you take?
der-ask-take-too = { $card }: do you take a spell token too?
der-ask-heal = { $card }: who is healed?
der-ask-bear = { $card }: whose damage moves over?
der-ask-cleanse = { $card }: where is corruption removed?
der-ask-strike = { $card }: which Death Eater is hit?
der-ask-gain-die = { $card }: which die joins your next roll?
der-ask-recover-die = { $card }: which die comes back?
der-ask-fill = { $card }: which symbol is filled?
der-ask-swap = { $card }: which of your wizards do you offer?
der-ask-swap-for = { $card }: which wizard do you ask for in return?
der-ask-agree = { $seat } offers { $card } for your { $other }. Do you agree?
der-ask-turn = { $card }: which die is turned, and to what?
der-ask-reroll = { $card }: which dice are rolled again?

## Options

der-option-lead = Begin with { $card }
der-option-first = { $seat } begins
der-option-travel = Travel to { $location-the }
der-option-guard = Protect { $card }
der-option-lose = Lose “{ $token }”
der-option-leave = Do without { $colour-a } die
der-option-adds = { $card } adds a die
der-option-colour = { CAPITAL($colour-a) } die
der-option-roll = Roll the dice
der-option-follow = Give up { $colour-a } die and go after Voldemort
der-option-token = Use a spell token of { $seat }: { $token }
der-option-use = Call on { $card }
der-option-change = Let { $card } change the roll
der-option-assign = Put { $die } on { $target-the }
der-option-discard = Discard { $die }
der-option-stop = Stop here, without the dice that are left
der-option-end = End the turn
der-option-done = No more
der-option-take = Take “{ $token }”
der-option-accept = Yes
der-option-refuse = No
der-option-heal = Heal { $card }
der-option-bear = Take over damage from { $card }
der-option-cleanse = Cleanse { $location-the }
der-option-strike = Hit { $card }
der-option-fill = Fill { $virtue } on { $target-the }
der-option-swap = Offer { $card }
der-option-swap-for = Ask for { $card }
der-option-turn = Turn { $die } to { $to }
der-option-reroll = Roll { $die } again

## The log: setup and turns

der-log-board-laid = Voldemort looks towards { $location-the }. First in danger are { $places-the }.
der-log-leader-chosen = { $seat } stands with { $faction-the }. { $wizard } leads the team.
der-log-first-player = { $seat } goes first.
der-log-dealt = { $card } appears { $location-at }.
der-log-turn-began = Turn { $turn }: { $seat }.
der-log-travelled = { $seat } travels to { $location-the }.

## The log: Voldemort and his Death Eaters

der-log-voldemort-turned = { $face-id ->
        [dark-mark] The Dark Mark! Voldemort's eyes stay on { $location-the }.
       *[other] Voldemort turns { $face }. Now he is { $location-at }.
    }
der-log-guarded = { $alone ->
        [1] { $card } is on guard and takes no damage from the attack.
       *[other] Thanks to { $card }, the attack misses { $wizard }.
    }
der-log-ability-acted = { CAPITAL($card-the) } goes to work.
der-log-ability-used = { $seat } calls on { $card-the }.
der-log-restricted = { CAPITAL($card-the) }: { $what }.
der-log-mark-acted = The Dark Mark burns, and { $card } obeys.
der-log-penalty-fired = The Dark Mark glows above { $place-the }.
der-log-corrupted = { $amount } corruption creeps into { $place-the } (now { $corruption }).
der-log-cleansed = { $corruption ->
        [0] { $amount } corruption leaves { $place-the }. The air is clear again.
       *[other] { $amount } corruption leaves { $place-the } ({ $corruption } to go).
    }
der-log-place-controlled = { CAPITAL($place-the) } falls to Voldemort, and there is no taking it back.

## The log: damage

# The other characters have names; he has a title, and a track of his own.
der-log-damaged = { $card-id ->
        [lord-voldemort] Voldemort staggers: { $damage } of the { $track } damage that will end him.
       *[other] { $card } takes { $amount } damage ({ $damage } of { $track }).
    }
der-log-healed = { $damage ->
        [0] { $card } loses { $amount } damage and is as good as new.
       *[other] { $card } loses { $amount } damage ({ $damage } left).
    }
der-log-defeated = { $pile-id ->
        [azkaban] { $card } is beaten and marched off to { $pile-the }.
       *[other] { $card } can fight no more and is carried to { $pile-the }.
    }

## The log: dice

der-log-dice-taken = Dice in hand: { $dice }.
der-log-die-left = { $seat } does without { $colour-a } die this turn.
der-log-die-gained = { CAPITAL($colour-a) } die joins the next roll.
der-log-dice-rolled = The roll shows { $dice }.
der-log-dice-rerolled = Rolled again: { $dice }. Result: { $fresh }.
der-log-die-turned = { CAPITAL($die) } turns into { $to }.
der-log-die-assigned = { CAPITAL($die) } goes to { $target-the }.
der-log-die-discarded = { CAPITAL($colour-a) } die is out for this turn.
der-log-stopped = { $seat } stops and discards the dice that are left: { $dice }.
der-log-symbol-filled = A wave of the wand fills { $virtue } on { $target-the }.

## The log: spell tokens and teams

der-log-token-taken = { $seat } takes a spell token: { $token }.
der-log-token-used = { $seat } uses a spell token: { $token }.
der-log-token-lost = { $seat } loses a spell token: { $token }.
der-log-tokens-shuffled = The spell tokens have run out: the used ones are shuffled and lie face down again.
der-log-no-token-left = { $seat } reaches for a spell token, but none is left.
der-log-swapped = { $seat } and { $other_seat } swap wizards: { $wizard } for { $other }.
der-log-swap-declined = { $seat } proposes a swap, but { $other_seat } declines.
der-log-followed = { $seat } hurries after Voldemort, to { $location-the }.
der-log-mission-moved = { $seat } ({ $card }) flies on to { $location-the }.
der-log-recruited = { $wizard } joins { $seat }.

## The log: the end

der-log-voldemort-revealed = Lord Voldemort shows himself { $location-at }. Now he can be fought.
der-log-ended = { $won ->
        [1] After { $turns ->
            [one] one turn
           *[other] { $turns } turns
        } Lord Voldemort is beaten. All is well.
       *[other] After { $turns ->
            [one] one turn
           *[other] { $turns } turns
        } the Dark Lord has won. Tomorrow, another try?
    }

## What odds are of

der-aim-fill = to complete it this turn

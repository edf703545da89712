### What is known of Death Eaters Rising before a game begins and after it has ended.

der-blurb-death-eaters-rising = Lord Voldemort is back, and his Death Eaters are taking the wizarding world place by place. Gather wizards from three factions, roll their virtues, and stand together until he falls, for you win or lose as one.

## Options

der-difficulty = Difficulty
der-difficulty-beginner = beginner
    .about = Voldemort falls at 4 damage.
der-difficulty-standard = standard
    .about = Voldemort falls at 5 damage.
der-difficulty-expert = expert
    .about = Voldemort falls at 6 damage.
der-difficulty-expert-7 = expert 7
    .about = Voldemort falls at 7 damage.
der-difficulty-expert-8 = expert 8
    .about = Voldemort falls at 8 damage.
der-difficulty-expert-9 = expert 9
    .about = Voldemort falls at 9 damage.
der-difficulty-expert-10 = expert 10
    .about = Voldemort falls at 10 damage. You were warned.
der-first-player = First player
der-first-player-random = random
    .about = Chance decides who begins.
der-first-player-chosen = chosen
    .about = You say who saw one of the films most recently.

## Why the game ended

der-outcome-DER-WIN-1 = Lord Voldemort is beaten.
der-outcome-DER-LOS-1 = The hospital wing is full: too many wizards were defeated.
der-outcome-DER-LOS-2 = A player has no wizard left.
der-outcome-DER-LOS-3 = Voldemort controls too many places.
der-outcome-DER-LOS-4 = A whole location is under Voldemort's control.

## What simulations count

der-tally-recruited = Recruited

## What one plays for

der-goal-voldemort = Damage to Voldemort
der-goal-azkaban = Death Eaters in Azkaban
der-goal-hospital = Wizards defeated
der-goal-controlled = Places he controls
der-goal-location = { CAPITAL($location) } lost
der-goal-teams = A player without wizards (smallest team: { $amount })

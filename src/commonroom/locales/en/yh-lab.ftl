### What reports call the things that are counted in a game.

yh-tally-students = Students
yh-tally-houses = Houses
yh-tally-beaten_by = Fights lost to
yh-tally-eliminated = Put out by a Bludger
yh-tally-parts = Parts played
yh-die-move_dice = Moving
yh-die-attack_dice = Attack
yh-die-defence_dice = Defence
yh-die-brawl_dice = Fights between players
yh-die-horcrux_dice = Horcruxes
yh-die-action_dice = Quidditch actions
yh-die-seeker_dice = Seekers
yh-die-other_dice = All other picks of one in six

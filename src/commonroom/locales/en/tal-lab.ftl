### What reports call the things that are counted in a game.

tal-tally-characters = Characters
tal-tally-sides = Sides of the character cards
tal-tally-alignments = Sides of the war
tal-tally-met = Cards met
tal-die-move_dice = Moving
tal-die-battle_dice = Battle
tal-die-enemy_dice = Enemies
tal-die-voldemort_die = Voldemort's die
tal-die-other_dice = All other picks of one in six

### What reports call the things that are counted in a game.

der-tally-leaders = Leaders
der-tally-factions = Factions
der-tally-hospital_wing = In the hospital wing
der-tally-azkaban = In Azkaban
der-tally-controlled = Lost to Voldemort
der-tally-tokens = Spell tokens used
der-die-wizard_dice = Wizard dice
der-die-voldemort_die = Voldemort's die

### Jak zprávy nazývají to, co se ve hře počítá.

der-tally-leaders = Vůdci
der-tally-factions = Frakce
der-tally-hospital_wing = Na ošetřovně
der-tally-azkaban = V Azkabanu
der-tally-controlled = Padlo do rukou Voldemorta
der-tally-tokens = Použité žetony kouzel
der-die-wizard_dice = Kostky kouzelníků
der-die-voldemort_die = Voldemortova kostka

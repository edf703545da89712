### Come i rapporti chiamano ciò che si conta in una partita.

der-tally-leaders = Capi
der-tally-factions = Fazioni
der-tally-hospital_wing = In infermeria
der-tally-azkaban = Ad Azkaban
der-tally-controlled = Presi da Voldemort
der-tally-tokens = Segnalini incantesimo usati
der-die-wizard_dice = Dadi dei maghi
der-die-voldemort_die = Dado di Voldemort

### Jak raporty nazywają to, co się liczy w grze.

der-tally-leaders = Przywódcy
der-tally-factions = Stronnictwa
der-tally-hospital_wing = W skrzydle szpitalnym
der-tally-azkaban = W Azkabanie
der-tally-controlled = Przejęte przez Voldemorta
der-tally-tokens = Użyte żetony zaklęć
der-die-wizard_dice = Kości czarodziejów
der-die-voldemort_die = Kość Voldemorta

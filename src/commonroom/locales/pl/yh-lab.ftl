### Jak raporty nazywają to, co się liczy w grze.

yh-tally-students = Uczniowie
yh-tally-houses = Domy
yh-tally-beaten_by = Przegrane walki
yh-tally-eliminated = Strąceni tłuczkiem
yh-tally-parts = Odgrywane role
yh-die-move_dice = Ruch
yh-die-attack_dice = Atak
yh-die-defence_dice = Obrona
yh-die-brawl_dice = Walki między graczami
yh-die-horcrux_dice = Horkruksy
yh-die-action_dice = Akcje quidditcha
yh-die-seeker_dice = Szukający
yh-die-other_dice = Wszystkie inne wybory jednego z sześciu

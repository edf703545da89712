### Jak zprávy nazývají to, co se ve hře počítá.

yh-tally-students = Studenti
yh-tally-houses = Koleje
yh-tally-beaten_by = Prohrané boje
yh-tally-eliminated = Vyřazeni potloukem
yh-tally-parts = Hrané role
yh-die-move_dice = Pohyb
yh-die-attack_dice = Útok
yh-die-defence_dice = Obrana
yh-die-brawl_dice = Boje mezi hráči
yh-die-horcrux_dice = Viteály
yh-die-action_dice = Famfrpálové akce
yh-die-seeker_dice = Chytači
yh-die-other_dice = Všechny ostatní volby jednoho ze šesti

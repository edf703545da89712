### Jak zprávy nazývají to, co se ve hře počítá.

tal-tally-characters = Postavy
tal-tally-sides = Strany karet postav
tal-tally-alignments = Strany války
tal-tally-met = Potkané karty
tal-die-move_dice = Pohyb
tal-die-battle_dice = Boj
tal-die-enemy_dice = Nepřátelé
tal-die-voldemort_die = Voldemortova kostka
tal-die-other_dice = Všechny ostatní volby jednoho ze šesti

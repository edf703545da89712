### Come i rapporti chiamano ciò che si conta in una partita.

tal-tally-characters = Personaggi
tal-tally-sides = Lati delle carte personaggio
tal-tally-alignments = Parti in guerra
tal-tally-met = Carte incontrate
tal-die-move_dice = Movimento
tal-die-battle_dice = Battaglia
tal-die-enemy_dice = Nemici
tal-die-voldemort_die = Dado di Voldemort
tal-die-other_dice = Ogni altra scelta di uno su sei

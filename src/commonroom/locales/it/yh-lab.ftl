### Come i rapporti chiamano ciò che si conta in una partita.

yh-tally-students = Studenti
yh-tally-houses = Case
yh-tally-beaten_by = Scontri persi contro
yh-tally-eliminated = Messi fuori da un bolide
yh-tally-parts = Parti giocate
yh-die-move_dice = Movimento
yh-die-attack_dice = Attacco
yh-die-defence_dice = Difesa
yh-die-brawl_dice = Scontri tra giocatori
yh-die-horcrux_dice = Horcrux
yh-die-action_dice = Azioni di Quidditch
yh-die-seeker_dice = Cercatori
yh-die-other_dice = Ogni altra scelta di uno su sei

### Quello che si sa del Ritorno di Voldemort prima di una partita e dopo.

yh-voldemort-returns = Ritorno di Voldemort
yh-blurb-voldemort-returns = Un giocatore contro tutti gli altri. Peter Minus raccoglie ciò che gli serve per far tornare il suo padrone; Harry, Ron ed Hermione danno la caccia agli Horcrux. Poi Lord Voldemort ritorna con sei Mangiamorte, e alla fine lui e Harry devono incontrarsi.

## Opzioni

yh-pettigrew = Peter Minus
yh-pettigrew-first = il primo posto
    .about = Chi siede al primo posto gioca con Minus e Voldemort.
yh-pettigrew-last = l'ultimo posto
    .about = Chi siede all'ultimo posto gioca con Minus e Voldemort.
yh-pettigrew-random = a caso
    .about = Decide il caso chi gioca con Minus e Voldemort.

## Perché la partita è finita

yh-outcome-YH-VR-6 = Harry Potter e Lord Voldemort si sono incontrati per l'ultima volta.

## Che cosa contano le simulazioni

yh-tally-victor = Vittorie
yh-tally-removed = Mangiamorte sconfitti

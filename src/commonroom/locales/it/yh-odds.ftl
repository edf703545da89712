### Che cosa si dice a un giocatore sulle probabilità prima che scelga.

yh-odds-roll = { $moves } ({ $percent } %): { $count ->
    [one] { $spaces }
   *[other] { $count } caselle
}
yh-odds-reach = Arrivare { $space-to } in questo turno: { $percent } %.
yh-odds-object = Prendere { $object-the } in questo turno: { $percent } %.
yh-odds-ends = { $count ->
    [one] Da lì il movimento può finire qui: { $spaces }.
   *[other] Da lì il movimento può finire su { $count } caselle.
}

## What odds are of

yh-aim-fight = di vincere il combattimento
yh-aim-goal = di segnare
yh-aim-hit = di mandarlo fuori
yh-aim-horcrux = di distruggerlo

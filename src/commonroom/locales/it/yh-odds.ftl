### Che cosa si dice a un giocatore sulle probabilità prima che scelga.

yh-odds-roll = { $moves } ({ $percent } %): { $count ->
    [one] { $spaces }
   *[other] { $count } caselle raggiungibili
}
yh-odds-reach = { CAPITAL($space-the) }: raggiungibile in questo turno al { $percent } %.
yh-odds-object = { CAPITAL($object-the) } in mano in questo turno: { $percent } %.
yh-odds-ends = { $count ->
    [one] Da lì il movimento può finire qui: { $spaces }.
   *[other] Da lì il movimento può finire su { $count } caselle.
}

### What a player is told about chances before choosing.

yh-odds-roll = { $moves } ({ $percent } %): { $count ->
    [one] { $spaces }
    [few] { $count } pola
   *[other] { $count } pól
}
yh-odds-reach = { CAPITAL($space) }: w zasięgu w tej turze ({ $percent } %).
yh-odds-object = { CAPITAL($object) }: do wzięcia w tej turze ({ $percent } %).
yh-odds-ends = { $count ->
    [one] Stamtąd ruch może się skończyć tu: { $spaces }.
   *[other] Stamtąd ruch może się skończyć na { $count } polach.
}

## What odds are of

yh-aim-fight = na wygraną walkę
yh-aim-goal = na gola
yh-aim-hit = na wyeliminowanie
yh-aim-horcrux = na zniszczenie

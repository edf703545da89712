### What a player is told about chances before choosing.

yh-odds-roll = { $moves } ({ $percent } %): { $count ->
    [one] { $spaces }
   *[other] { $count } spaces
}
yh-odds-reach = { CAPITAL($space-the) } can be reached this turn: { $percent } %.
yh-odds-object = { CAPITAL($object-the) } can be taken up this turn: { $percent } %.
yh-odds-ends = { $count ->
    [one] From there the move can end on { $spaces-the }.
   *[other] From there the move can end on { $count } spaces.
}

## What odds are of

yh-aim-fight = to win the fight
yh-aim-goal = to score
yh-aim-hit = to put them out
yh-aim-horcrux = to destroy it

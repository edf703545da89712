### Co se hráč dozví o šancích, než se rozhodne.

yh-odds-roll = { $moves } ({ $percent } %): { $count ->
        [one] { $spaces }
        [few] { $count } pole
       *[other] { $count } polí
    }
yh-odds-reach = { CAPITAL($space) } – šance dojít tam v tomto tahu: { $percent } %.
yh-odds-object = { CAPITAL($object) } – šance vzít si to v tomto tahu: { $percent } %.
yh-odds-ends = { $count ->
        [one] Odtud může pohyb skončit zde: { $spaces }.
        [few] Odtud může pohyb skončit na { $count } polích.
       *[other] Odtud může pohyb skončit na { $count } polích.
    }

## What odds are of

yh-aim-fight = na výhru v boji
yh-aim-goal = na gól
yh-aim-hit = na vyřazení
yh-aim-horcrux = na zničení

### Co se o hře Voldemort se vrací ví, než začne a když skončí.

yh-voldemort-returns = Voldemort se vrací
yh-blurb-voldemort-returns = Jeden hráč proti všem ostatním. Petr Pettigrew shání, co potřebuje, aby vrátil svého pána; Harry, Ron a Hermiona loví viteály. Pak se lord Voldemort vrátí se šesti Smrtijedy a nakonec se musí setkat s Harrym.

## Volby

yh-pettigrew = Petr Pettigrew
yh-pettigrew-first = první místo
    .about = Za Pettigrewa a Voldemorta hraje, kdo sedí první.
yh-pettigrew-last = poslední místo
    .about = Za Pettigrewa a Voldemorta hraje, kdo sedí poslední.
yh-pettigrew-random = náhoda
    .about = Kdo hraje za Pettigrewa a Voldemorta, rozhodne náhoda.

## Proč hra skončila

yh-outcome-YH-VR-6 = Harry Potter a lord Voldemort se setkali naposledy.

## Co počítají simulace

yh-tally-victor = Vítězství
yh-tally-removed = Poražení Smrtijedi

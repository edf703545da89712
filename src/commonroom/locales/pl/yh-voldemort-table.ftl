### What is known of Voldemort Returns before a game begins and after it has ended.

yh-voldemort-returns = Voldemort powraca
yh-blurb-voldemort-returns = Jeden gracz przeciw wszystkim pozostałym. Peter Pettigrew zbiera to, czego trzeba, by sprowadzić swojego pana; Harry, Ron i Hermiona polują na horkruksy. Potem Lord Voldemort powraca z sześcioma śmierciożercami, a na końcu on i Harry muszą się spotkać.

## Options

yh-pettigrew = Peter Pettigrew
yh-pettigrew-first = pierwsze miejsce
    .about = Kto siedzi pierwszy, gra Pettigrew i Voldemortem.
yh-pettigrew-last = ostatnie miejsce
    .about = Kto siedzi ostatni, gra Pettigrew i Voldemortem.
yh-pettigrew-random = losowo
    .about = O tym, kto gra Pettigrew i Voldemortem, decyduje los.

## Why the game ended

yh-outcome-YH-VR-6 = Harry Potter i Lord Voldemort spotkali się po raz ostatni.

## What simulations count

yh-tally-victor = Zwycięstwa
yh-tally-removed = Pokonani śmierciożercy

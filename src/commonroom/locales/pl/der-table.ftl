### What is known of Death Eaters Rising before a game begins and after it has ended.

der-blurb-death-eaters-rising = Lord Voldemort powrócił, a jego śmierciożercy opanowują świat czarodziejów miejsce po miejscu. Zbierzcie czarodziejów z trzech stronnictw, rzucajcie kośćmi ich cnót i trzymajcie się razem, aż padnie: wygrywacie albo przegrywacie wszyscy.

## Options

der-difficulty = Poziom trudności
der-difficulty-beginner = początkujący
    .about = Voldemort pada po 4 obrażeniach.
der-difficulty-standard = zwykły
    .about = Voldemort pada po 5 obrażeniach.
der-difficulty-expert = ekspert
    .about = Voldemort pada po 6 obrażeniach.
der-difficulty-expert-7 = ekspert 7
    .about = Voldemort pada po 7 obrażeniach.
der-difficulty-expert-8 = ekspert 8
    .about = Voldemort pada po 8 obrażeniach.
der-difficulty-expert-9 = ekspert 9
    .about = Voldemort pada po 9 obrażeniach.
der-difficulty-expert-10 = ekspert 10
    .about = Voldemort pada po 10 obrażeniach. Żeby nie było, że nie uprzedzaliśmy.
der-first-player = Pierwszy gracz
der-first-player-random = losowo
    .about = O tym, kto zaczyna, decyduje los.
der-first-player-chosen = z wyboru
    .about = Sami mówicie, kto ostatnio oglądał któryś z filmów.

## Why the game ended

der-outcome-DER-WIN-1 = Lord Voldemort jest pokonany.
der-outcome-DER-LOS-1 = Skrzydło szpitalne jest pełne: zbyt wielu czarodziejów zostało pokonanych.
der-outcome-DER-LOS-2 = Jeden z graczy nie ma już ani jednego czarodzieja.
der-outcome-DER-LOS-3 = Voldemort opanował zbyt wiele miejsc.
der-outcome-DER-LOS-4 = Cała lokacja jest w rękach Voldemorta.

## What simulations count

der-tally-recruited = Zwerbowani

## What one plays for

der-goal-voldemort = Obrażenia Voldemorta
der-goal-azkaban = Śmierciożercy w Azkabanie
der-goal-hospital = Pokonani czarodzieje
der-goal-controlled = Miejsca w jego mocy
der-goal-location = Upadek lokacji: { $location }
der-goal-teams = Gracz bez czarodziejów (najmniejsza drużyna: { $amount })

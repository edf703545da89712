### What is known of Talisman before a game begins and after it has ended.

tal-blurb-talisman = Zaczęła się druga wojna czarodziejów, a wszystko rozstrzygnie się w Wielkiej Sali. Ruszaj z ulic Londynu w samo serce Hogwartu, zbieraj Magię, przyjaciół i Insygnium, i bądź tym, kto pierwszy pokona Lorda Voldemorta albo dowiedzie, że zasługuje na miejsce u jego boku.

## Options

tal-edition = Wydanie
tal-edition-en = angielskie
    .about = Angielska instrukcja: 3 Insygnia, a zawrócić można nawet z Insygnium w ręku.
tal-edition-pl = polskie
    .about = Polska instrukcja: 5 Insygniów, a kto dotrze z Insygnium do Pokoju Życzeń, musi wejść dalej.
tal-characters = Postacie
tal-characters-random = losowo
    .about = Każdemu przypada Postać z losowania.
tal-characters-chosen = z wyboru
    .about = Każdy wybiera Postać, w kolejności miejsc.
tal-first-player = Pierwszy gracz
tal-first-player-random = losowo
    .about = O tym, kto zaczyna, decyduje los.
tal-first-player-chosen = z wyboru
    .about = Sami mówicie, kto ostatnio oglądał któryś z filmów.
tal-inheritance = Dziedziczenie
tal-inheritance-yes = tak
    .about = Kto straci ostatni punkt Życia, wraca ze wszystkim, co niósł.
tal-inheritance-no = nie
    .about = Kto straci ostatni punkt Życia, zaczyna od nowa z nową Postacią i z niczym.
tal-trophies = Trofea
tal-trophies-five = pięć
    .about = 5 punktów Trofeów daje 1 punkt Magii lub Mocy.
tal-trophies-seven = siedem
    .about = 7 punktów Trofeów daje 1 punkt Magii lub Mocy, na dłuższą grę.
tal-ditch-before-drawing = Porzucanie przed dobraniem
tal-ditch-before-drawing-no = nie
    .about = Karty porzuca się tylko na końcu tury.
tal-ditch-before-drawing-yes = tak
    .about = Karty można porzucać także przed dobraniem, by dobrać ich mniej.
tal-reactions = Zaklęcia w odpowiedzi
tal-reactions-everyone = pytani są wszyscy
    .about = Pytany jest każdy, kto mógłby mieć pasujące Zaklęcie, więc żadna przerwa nie zdradza, kto je ma.
tal-reactions-holders = pytani są posiadacze
    .about = Pytany jest tylko ten, kto ma pasujące Zaklęcie: szybciej, ale przerwa zdradza.

## Why the game ended

tal-outcome-TAL-WIN-1 = Lord Voldemort trafił w Wielkiej Sali na godnego siebie.

## What simulations count

tal-tally-spells = Rzucone Zaklęcia
tal-tally-bought = Zakupy

## What one plays for

tal-goal-hallow = Zdobądź Insygnium
tal-goal-grounds = Dotrzyj na Tereny wokół Hogwartu
tal-goal-school = Otwórz Wrota (dwie kości, najwyżej Magia { $magic } lub Moc { $might })
tal-goal-hall = Wejdź do Wielkiej Sali
tal-goal-voldemort = Pokonaj tam Voldemorta Magią

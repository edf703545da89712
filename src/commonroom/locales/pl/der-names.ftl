### The names of everything in Death Eaters Rising: `der-` and the content id.
### The game was not printed in Polish: names are those of the Polish books.
### `.gen` and `.acc` are cases, each given only where it differs from the nominative. `.gender` is
### grammatical. `.at` says where and `.to` where to, with the preposition. `.letter` stands for a virtue
### where there is room for one letter only; no two are the same.

## The game

der-death-eaters-rising = Powrót Śmierciożerców
    .gender = masculine
    .gen = Powrotu Śmierciożerców

## Wizards of Hogwarts

der-albus-dumbledore = Albus Dumbledore
    .gender = masculine
    .gen = Albusa Dumbledore'a
    .acc = Albusa Dumbledore'a
der-minerva-mcgonagall = Minerwa McGonagall
    .gender = feminine
    .gen = Minerwy McGonagall
    .acc = Minerwę McGonagall
der-sybill-trelawney = Sybilla Trelawney
    .gender = feminine
    .gen = Sybilli Trelawney
    .acc = Sybillę Trelawney
der-severus-snape = Severus Snape
    .gender = masculine
    .gen = Severusa Snape'a
    .acc = Severusa Snape'a
der-rubeus-hagrid = Rubeus Hagrid
    .gender = masculine
    .gen = Rubeusa Hagrida
    .acc = Rubeusa Hagrida
der-mrs-norris = Pani Norris
    .gender = feminine
    .gen = Pani Norris
    .acc = Panią Norris
der-filius-flitwick = Filius Flitwick
    .gender = masculine
    .gen = Filiusa Flitwicka
    .acc = Filiusa Flitwicka
der-pomona-sprout = Pomona Sprout
    .gender = feminine
    .gen = Pomony Sprout
    .acc = Pomonę Sprout
der-madam-pomfrey = Pani Pomfrey
    .gender = feminine
    .gen = Pani Pomfrey
    .acc = Panią Pomfrey
der-firenze = Firenzo
    .gender = masculine
    .gen = Firenza
    .acc = Firenza
der-dobby = Zgredek
    .gender = masculine
    .gen = Zgredka
    .acc = Zgredka

## Wizards of the Order of the Phoenix

der-nymphadora-tonks = Nimfadora Tonks
    .gender = feminine
    .gen = Nimfadory Tonks
    .acc = Nimfadorę Tonks
der-sirius-black = Syriusz Black
    .gender = masculine
    .gen = Syriusza Blacka
    .acc = Syriusza Blacka
der-remus-lupin = Remus Lupin
    .gender = masculine
    .gen = Remusa Lupina
    .acc = Remusa Lupina
der-alastor-moody = Alastor Moody
    .gender = masculine
    .gen = Alastora Moody'ego
    .acc = Alastora Moody'ego
der-bill-weasley = Bill Weasley
    .gender = masculine
    .gen = Billa Weasleya
    .acc = Billa Weasleya
der-fleur-delacour = Fleur Delacour
    .gender = feminine
der-molly-weasley = Molly Weasley
    .gender = feminine
der-arthur-weasley = Artur Weasley
    .gender = masculine
    .gen = Artura Weasleya
    .acc = Artura Weasleya
der-kingsley-shacklebolt = Kingsley Shacklebolt
    .gender = masculine
    .gen = Kingsleya Shacklebolta
    .acc = Kingsleya Shacklebolta
der-mundungus-fletcher = Mundungus Fletcher
    .gender = masculine
    .gen = Mundungusa Fletchera
    .acc = Mundungusa Fletchera
der-aberforth-dumbledore = Aberforth Dumbledore
    .gender = masculine
    .gen = Aberfortha Dumbledore'a
    .acc = Aberfortha Dumbledore'a

## Wizards of Dumbledore's Army

der-harry-potter = Harry Potter
    .gender = masculine
    .gen = Harry'ego Pottera
    .acc = Harry'ego Pottera
der-hermione-granger = Hermiona Granger
    .gender = feminine
    .gen = Hermiony Granger
    .acc = Hermionę Granger
der-ron-weasley = Ron Weasley
    .gender = masculine
    .gen = Rona Weasleya
    .acc = Rona Weasleya
der-ginny-weasley = Ginny Weasley
    .gender = feminine
der-neville-longbottom = Neville Longbottom
    .gender = masculine
    .gen = Neville'a Longbottoma
    .acc = Neville'a Longbottoma
der-luna-lovegood = Luna Lovegood
    .gender = feminine
    .gen = Luny Lovegood
    .acc = Lunę Lovegood
der-cho-chang = Cho Chang
    .gender = feminine
der-fred-weasley = Fred Weasley
    .gender = masculine
    .gen = Freda Weasleya
    .acc = Freda Weasleya
der-george-weasley = George Weasley
    .gender = masculine
    .gen = George'a Weasleya
    .acc = George'a Weasleya
der-dean-thomas = Dean Thomas
    .gender = masculine
    .gen = Deana Thomasa
    .acc = Deana Thomasa
der-seamus-finnigan = Seamus Finnigan
    .gender = masculine
    .gen = Seamusa Finnigana
    .acc = Seamusa Finnigana

## Death Eaters

der-peter-pettigrew = Peter Pettigrew
    .gender = masculine
    .gen = Petera Pettigrew
    .acc = Petera Pettigrew
der-antonin-dolohov = Antonin Dołohow
    .gender = masculine
    .gen = Antonina Dołohowa
    .acc = Antonina Dołohowa
der-bellatrix-lestrange = Bellatrix Lestrange
    .gender = feminine
der-lucius-malfoy = Lucjusz Malfoy
    .gender = masculine
    .gen = Lucjusza Malfoya
    .acc = Lucjusza Malfoya
der-augustus-rookwood = Augustus Rookwood
    .gender = masculine
    .gen = Augustusa Rookwooda
    .acc = Augustusa Rookwooda
der-walden-macnair = Walden Macnair
    .gender = masculine
    .gen = Waldena Macnaira
    .acc = Waldena Macnaira
der-rodolphus-lestrange = Rudolf Lestrange
    .gender = masculine
    .gen = Rudolfa Lestrange'a
    .acc = Rudolfa Lestrange'a
der-rabastan-lestrange = Rabastan Lestrange
    .gender = masculine
    .gen = Rabastana Lestrange'a
    .acc = Rabastana Lestrange'a
der-mulciber = Mulciber
    .gender = masculine
    .gen = Mulcibera
    .acc = Mulcibera
der-yaxley = Yaxley
    .gender = masculine
    .gen = Yaxleya
    .acc = Yaxleya

## Lord Voldemort

der-lord-voldemort = Lord Voldemort
    .gender = masculine
    .gen = Lorda Voldemorta
    .acc = Lorda Voldemorta

## Locations

der-ministry-of-magic = Ministerstwo Magii
    .gender = neuter
    .gen = Ministerstwa Magii
    .at = w Ministerstwie Magii
    .to = do Ministerstwa Magii
der-diagon-alley = Ulica Pokątna
    .gender = feminine
    .gen = ulicy Pokątnej
    .acc = ulicę Pokątną
    .at = na ulicy Pokątnej
    .to = na ulicę Pokątną
der-hogsmeade = Hogsmeade
    .gender = neuter
    .at = w Hogsmeade
    .to = do Hogsmeade

## Places

der-department-of-mysteries = Departament Tajemnic
    .gender = masculine
    .gen = Departamentu Tajemnic
    .at = w Departamencie Tajemnic
    .to = do Departamentu Tajemnic
der-atrium = Atrium
    .gender = neuter
    .at = w Atrium
    .to = do Atrium
der-ollivanders = Sklep Ollivandera
    .gender = masculine
    .gen = sklepu Ollivandera
    .at = w sklepie Ollivandera
    .to = do sklepu Ollivandera
der-gringotts = Bank Gringotta
    .gender = masculine
    .gen = Banku Gringotta
    .at = w Banku Gringotta
    .to = do Banku Gringotta
der-hogs-head = Gospoda Pod Świńskim Łbem
    .gender = feminine
    .gen = gospody Pod Świńskim Łbem
    .acc = gospodę Pod Świńskim Łbem
    .at = w gospodzie Pod Świńskim Łbem
    .to = do gospody Pod Świńskim Łbem
der-hogsmeade-station = Stacja Hogsmeade
    .gender = feminine
    .gen = stacji Hogsmeade
    .acc = stację Hogsmeade
    .at = na stacji Hogsmeade
    .to = na stację Hogsmeade

## Factions

der-hogwarts = Hogwart
    .gender = masculine
    .gen = Hogwartu
der-order-of-the-phoenix = Zakon Feniksa
    .gender = masculine
    .gen = Zakonu Feniksa
der-dumbledores-army = Gwardia Dumbledore'a
    .gender = feminine
    .gen = Gwardii Dumbledore'a
    .acc = Gwardię Dumbledore'a

## Headquarters

der-dumbledores-office = Gabinet Dumbledore'a
    .gender = masculine
    .gen = Gabinetu Dumbledore'a
der-12-grimmauld-place = Grimmauld Place 12
    .gender = neuter
der-room-of-requirement = Pokój Życzeń
    .gender = masculine
    .gen = Pokoju Życzeń

## Headquarters abilities

der-office-cleanse = Gabinet Dumbledore'a (oczyszczenie)
    .gender = masculine
    .gen = Gabinetu Dumbledore'a (oczyszczenie)
der-office-token = Gabinet Dumbledore'a (żeton)
    .gender = masculine
    .gen = Gabinetu Dumbledore'a (żeton)
der-grimmauld-cleanse = Grimmauld Place 12 (oczyszczenie)
    .gender = neuter
der-grimmauld-die = Grimmauld Place 12 (kość)
    .gender = neuter
der-room-cleanse = Pokój Życzeń (oczyszczenie)
    .gender = masculine
    .gen = Pokoju Życzeń (oczyszczenie)
der-room-heal = Pokój Życzeń (leczenie)
    .gender = masculine
    .gen = Pokoju Życzeń (leczenie)

## Virtues

der-friendship = Przyjaźń
    .gender = feminine
    .gen = Przyjaźni
    .letter = P
der-bravery = Odwaga
    .gender = feminine
    .gen = Odwagi
    .acc = Odwagę
    .letter = O
der-knowledge = Wiedza
    .gender = feminine
    .gen = Wiedzy
    .acc = Wiedzę
    .letter = W
der-loyalty = Lojalność
    .gender = feminine
    .gen = Lojalności
    .letter = L

## Dice colours: of a die, which is feminine; `.many` of several dice

der-purple = fioletowa
    .gen = fioletowej
    .acc = fioletową
    .many = fioletowych
der-red = czerwona
    .gen = czerwonej
    .acc = czerwoną
    .many = czerwonych
der-blue = niebieska
    .gen = niebieskiej
    .acc = niebieską
    .many = niebieskich
der-orange = pomarańczowa
    .gen = pomarańczowej
    .acc = pomarańczową
    .many = pomarańczowych

## Die faces: the colour of the die and what it shows.

der-purple-friendship = fioletowa Przyjaźń
    .acc = fioletową Przyjaźń
der-purple-friendship-2 = fioletowa podwójna Przyjaźń
    .acc = fioletową podwójną Przyjaźń
der-purple-bravery = fioletowa Odwaga
    .acc = fioletową Odwagę
der-purple-knowledge = fioletowa Wiedza
    .acc = fioletową Wiedzę
der-purple-loyalty = fioletowa Lojalność
    .acc = fioletową Lojalność
der-red-friendship = czerwona Przyjaźń
    .acc = czerwoną Przyjaźń
der-red-bravery = czerwona Odwaga
    .acc = czerwoną Odwagę
der-red-bravery-2 = czerwona podwójna Odwaga
    .acc = czerwoną podwójną Odwagę
der-red-knowledge = czerwona Wiedza
    .acc = czerwoną Wiedzę
der-red-loyalty = czerwona Lojalność
    .acc = czerwoną Lojalność
der-blue-friendship = niebieska Przyjaźń
    .acc = niebieską Przyjaźń
der-blue-bravery = niebieska Odwaga
    .acc = niebieską Odwagę
der-blue-knowledge = niebieska Wiedza
    .acc = niebieską Wiedzę
der-blue-knowledge-2 = niebieska podwójna Wiedza
    .acc = niebieską podwójną Wiedzę
der-blue-loyalty = niebieska Lojalność
    .acc = niebieską Lojalność
der-orange-friendship = pomarańczowa Przyjaźń
    .acc = pomarańczową Przyjaźń
der-orange-bravery = pomarańczowa Odwaga
    .acc = pomarańczową Odwagę
der-orange-knowledge = pomarańczowa Wiedza
    .acc = pomarańczową Wiedzę
der-orange-loyalty = pomarańczowa Lojalność
    .acc = pomarańczową Lojalność
der-orange-loyalty-2 = pomarańczowa podwójna Lojalność
    .acc = pomarańczową podwójną Lojalność

## What the Voldemort die shows

der-clockwise = zgodnie z ruchem wskazówek zegara
der-counter-clockwise = przeciwnie do ruchu wskazówek zegara
der-dark-mark = Mroczny Znak
    .gender = masculine

## Spell tokens

der-token-friendship = Przydziel 1 Przyjaźń
der-token-bravery = Przydziel 1 Odwagę
der-token-knowledge = Przydziel 1 Wiedzę
der-token-loyalty = Przydziel 1 Lojalność
der-token-purple-die = Weź fioletową kość
der-token-red-die = Weź czerwoną kość
der-token-blue-die = Weź niebieską kość
der-token-orange-die = Weź pomarańczową kość
der-token-cleanse = Usuń 1 skażenie
der-token-heal = Usuń 2 obrażenia z 1 czarodzieja
der-token-heal-two = Usuń po 1 obrażeniu z 2 czarodziejów
der-token-swap = Wymień czarodzieja z innym graczem

## On the Villain card

der-hospital-wing = skrzydło szpitalne
    .gender = neuter
    .gen = skrzydła szpitalnego
    .at = w skrzydle szpitalnym
    .to = do skrzydła szpitalnego
der-azkaban = Azkaban
    .gender = masculine
    .gen = Azkabanu
    .at = w Azkabanie
    .to = do Azkabanu
der-controlled-places = opanowane miejsca
    .gender = neuter
    .number = plural
    .gen = opanowanych miejsc

## Phases

der-phase-setup = Przygotowanie
der-phase-turn = Podróż
der-phase-travel = Podróż
der-phase-voldemort = Voldemort
der-phase-muster = Kości czarodziejów
der-phase-ready = Kości czarodziejów
der-phase-roll = Kości czarodziejów
der-phase-assign = Kości czarodziejów
der-phase-end = Koniec tury

### The names of everything in Death Eaters Rising: `der-` and the content id.
### Names are those of the Czech rulebook and, for people who are not in it, of the Czech books.
### `.gen`, `.dat`, `.acc` and `.ins` are cases, each given only where it differs from the nominative.
### `.gender` is grammatical; `.number` is given for names that are plural in Czech.

## The game

der-death-eaters-rising = Vzestup smrtijedů
    .gender = masculine
    .gen = Vzestupu smrtijedů
    .dat = Vzestupu smrtijedů
    .ins = Vzestupem smrtijedů

## Wizards of Hogwarts

der-albus-dumbledore = Albus Brumbál
    .gender = masculine
    .gen = Albuse Brumbála
    .dat = Albusi Brumbálovi
    .acc = Albuse Brumbála
    .ins = Albusem Brumbálem
der-minerva-mcgonagall = Minerva McGonagallová
    .gender = feminine
    .gen = Minervy McGonagallové
    .dat = Minervě McGonagallové
    .acc = Minervu McGonagallovou
    .ins = Minervou McGonagallovou
der-sybill-trelawney = Sibyla Trelawneyová
    .gender = feminine
    .gen = Sibyly Trelawneyové
    .dat = Sibyle Trelawneyové
    .acc = Sibylu Trelawneyovou
    .ins = Sibylou Trelawneyovou
der-severus-snape = Severus Snape
    .gender = masculine
    .gen = Severuse Snapea
    .dat = Severusi Snapeovi
    .acc = Severuse Snapea
    .ins = Severusem Snapem
der-rubeus-hagrid = Rubeus Hagrid
    .gender = masculine
    .gen = Rubeuse Hagrida
    .dat = Rubeusi Hagridovi
    .acc = Rubeuse Hagrida
    .ins = Rubeusem Hagridem
der-mrs-norris = Paní Norrisová
    .gender = feminine
    .gen = paní Norrisové
    .dat = paní Norrisové
    .acc = paní Norrisovou
    .ins = paní Norrisovou
der-filius-flitwick = Filius Kratiknot
    .gender = masculine
    .gen = Filiuse Kratiknota
    .dat = Filiusi Kratiknotovi
    .acc = Filiuse Kratiknota
    .ins = Filiusem Kratiknotem
der-pomona-sprout = Pomona Prýtová
    .gender = feminine
    .gen = Pomony Prýtové
    .dat = Pomoně Prýtové
    .acc = Pomonu Prýtovou
    .ins = Pomonou Prýtovou
der-madam-pomfrey = Madame Pomfreyová
    .gender = feminine
    .gen = madame Pomfreyové
    .dat = madame Pomfreyové
    .acc = madame Pomfreyovou
    .ins = madame Pomfreyovou
der-firenze = Firenze
    .gender = masculine
    .gen = Firenzeho
    .dat = Firenzemu
    .acc = Firenzeho
    .ins = Firenzem
der-dobby = Dobby
    .gender = masculine
    .gen = Dobbyho
    .dat = Dobbymu
    .acc = Dobbyho
    .ins = Dobbym

## Wizards of the Order of the Phoenix

der-nymphadora-tonks = Nymfadora Tonksová
    .gender = feminine
    .gen = Nymfadory Tonksové
    .dat = Nymfadoře Tonksové
    .acc = Nymfadoru Tonksovou
    .ins = Nymfadorou Tonksovou
der-sirius-black = Sirius Black
    .gender = masculine
    .gen = Siriuse Blacka
    .dat = Siriusi Blackovi
    .acc = Siriuse Blacka
    .ins = Siriusem Blackem
der-remus-lupin = Remus Lupin
    .gender = masculine
    .gen = Remuse Lupina
    .dat = Remusi Lupinovi
    .acc = Remuse Lupina
    .ins = Remusem Lupinem
der-alastor-moody = Alastor Moody
    .gender = masculine
    .gen = Alastora Moodyho
    .dat = Alastorovi Moodymu
    .acc = Alastora Moodyho
    .ins = Alastorem Moodym
der-bill-weasley = Bill Weasley
    .gender = masculine
    .gen = Billa Weasleyho
    .dat = Billovi Weasleymu
    .acc = Billa Weasleyho
    .ins = Billem Weasleym
der-fleur-delacour = Fleur Delacourová
    .gender = feminine
    .gen = Fleur Delacourové
    .dat = Fleur Delacourové
    .acc = Fleur Delacourovou
    .ins = Fleur Delacourovou
der-molly-weasley = Molly Weasleyová
    .gender = feminine
    .gen = Molly Weasleyové
    .dat = Molly Weasleyové
    .acc = Molly Weasleyovou
    .ins = Molly Weasleyovou
der-arthur-weasley = Artur Weasley
    .gender = masculine
    .gen = Artura Weasleyho
    .dat = Arturovi Weasleymu
    .acc = Artura Weasleyho
    .ins = Arturem Weasleym
der-kingsley-shacklebolt = Kingsley Pastorek
    .gender = masculine
    .gen = Kingsleyho Pastorka
    .dat = Kingsleymu Pastorkovi
    .acc = Kingsleyho Pastorka
    .ins = Kingsleym Pastorkem
der-mundungus-fletcher = Mundungus Fletcher
    .gender = masculine
    .gen = Mundunguse Fletchera
    .dat = Mundungusi Fletcherovi
    .acc = Mundunguse Fletchera
    .ins = Mundungusem Fletcherem
der-aberforth-dumbledore = Aberforth Brumbál
    .gender = masculine
    .gen = Aberfortha Brumbála
    .dat = Aberforthu Brumbálovi
    .acc = Aberfortha Brumbála
    .ins = Aberforthem Brumbálem

## Wizards of Dumbledore's Army

der-harry-potter = Harry Potter
    .gender = masculine
    .gen = Harryho Pottera
    .dat = Harrymu Potterovi
    .acc = Harryho Pottera
    .ins = Harrym Potterem
der-hermione-granger = Hermiona Grangerová
    .gender = feminine
    .gen = Hermiony Grangerové
    .dat = Hermioně Grangerové
    .acc = Hermionu Grangerovou
    .ins = Hermionou Grangerovou
der-ron-weasley = Ron Weasley
    .gender = masculine
    .gen = Rona Weasleyho
    .dat = Ronovi Weasleymu
    .acc = Rona Weasleyho
    .ins = Ronem Weasleym
der-ginny-weasley = Ginny Weasleyová
    .gender = feminine
    .gen = Ginny Weasleyové
    .dat = Ginny Weasleyové
    .acc = Ginny Weasleyovou
    .ins = Ginny Weasleyovou
der-neville-longbottom = Neville Longbottom
    .gender = masculine
    .gen = Nevilla Longbottoma
    .dat = Nevillu Longbottomovi
    .acc = Nevilla Longbottoma
    .ins = Nevillem Longbottomem
der-luna-lovegood = Lenka Láskorádová
    .gender = feminine
    .gen = Lenky Láskorádové
    .dat = Lence Láskorádové
    .acc = Lenku Láskorádovou
    .ins = Lenkou Láskorádovou
der-cho-chang = Cho Changová
    .gender = feminine
    .gen = Cho Changové
    .dat = Cho Changové
    .acc = Cho Changovou
    .ins = Cho Changovou
der-fred-weasley = Fred Weasley
    .gender = masculine
    .gen = Freda Weasleyho
    .dat = Fredovi Weasleymu
    .acc = Freda Weasleyho
    .ins = Fredem Weasleym
der-george-weasley = George Weasley
    .gender = masculine
    .gen = George Weasleyho
    .dat = Georgeovi Weasleymu
    .acc = George Weasleyho
    .ins = Georgem Weasleym
der-dean-thomas = Dean Thomas
    .gender = masculine
    .gen = Deana Thomase
    .dat = Deanu Thomasovi
    .acc = Deana Thomase
    .ins = Deanem Thomasem
der-seamus-finnigan = Seamus Finnigan
    .gender = masculine
    .gen = Seamuse Finnigana
    .dat = Seamusi Finniganovi
    .acc = Seamuse Finnigana
    .ins = Seamusem Finniganem

## Death Eaters

der-peter-pettigrew = Petr Pettigrew
    .gender = masculine
    .gen = Petra Pettigrewa
    .dat = Petru Pettigrewovi
    .acc = Petra Pettigrewa
    .ins = Petrem Pettigrewem
der-antonin-dolohov = Antonín Dolohov
    .gender = masculine
    .gen = Antonína Dolohova
    .dat = Antonínu Dolohovovi
    .acc = Antonína Dolohova
    .ins = Antonínem Dolohovem
der-bellatrix-lestrange = Belatrix Lestrangeová
    .gender = feminine
    .gen = Belatrix Lestrangeové
    .dat = Belatrix Lestrangeové
    .acc = Belatrix Lestrangeovou
    .ins = Belatrix Lestrangeovou
der-lucius-malfoy = Lucius Malfoy
    .gender = masculine
    .gen = Luciuse Malfoye
    .dat = Luciusi Malfoyovi
    .acc = Luciuse Malfoye
    .ins = Luciusem Malfoyem
der-augustus-rookwood = Augustus Rookwood
    .gender = masculine
    .gen = Augustuse Rookwooda
    .dat = Augustusi Rookwoodovi
    .acc = Augustuse Rookwooda
    .ins = Augustusem Rookwoodem
der-walden-macnair = Walden Macnair
    .gender = masculine
    .gen = Waldena Macnaira
    .dat = Waldenu Macnairovi
    .acc = Waldena Macnaira
    .ins = Waldenem Macnairem
der-rodolphus-lestrange = Rodolfus Lestrange
    .gender = masculine
    .gen = Rodolfuse Lestrange
    .dat = Rodolfusi Lestrangeovi
    .acc = Rodolfuse Lestrange
    .ins = Rodolfusem Lestrangem
der-rabastan-lestrange = Rabastan Lestrange
    .gender = masculine
    .gen = Rabastana Lestrange
    .dat = Rabastanu Lestrangeovi
    .acc = Rabastana Lestrange
    .ins = Rabastanem Lestrangem
der-mulciber = Mulciber
    .gender = masculine
    .gen = Mulcibera
    .dat = Mulciberovi
    .acc = Mulcibera
    .ins = Mulciberem
der-yaxley = Yaxley
    .gender = masculine
    .gen = Yaxleyho
    .dat = Yaxleymu
    .acc = Yaxleyho
    .ins = Yaxleym

## Lord Voldemort

der-lord-voldemort = Lord Voldemort
    .gender = masculine
    .gen = lorda Voldemorta
    .dat = lordu Voldemortovi
    .acc = lorda Voldemorta
    .ins = lordem Voldemortem

## Locations

der-ministry-of-magic = Ministerstvo kouzel
    .gender = neuter
    .gen = Ministerstva kouzel
    .dat = Ministerstvu kouzel
    .ins = Ministerstvem kouzel
der-diagon-alley = Příčná ulice
    .gender = feminine
    .gen = Příčné ulice
    .dat = Příčné ulici
    .acc = Příčnou ulici
    .ins = Příčnou ulicí
der-hogsmeade = Prasinky
    .gender = feminine
    .number = plural
    .gen = Prasinek
    .dat = Prasinkám
    .ins = Prasinkami

## Places. Names that begin with a preposition do not decline; they agree with „místo“.

der-department-of-mysteries = Oddělení záhad
    .gender = neuter
    .ins = Oddělením záhad
der-atrium = Atrium
    .gender = neuter
    .gen = Atria
    .dat = Atriu
    .ins = Atriem
der-ollivanders = Ollivanderův obchod
    .gender = masculine
    .gen = Ollivanderova obchodu
    .dat = Ollivanderovu obchodu
    .ins = Ollivanderovým obchodem
der-gringotts = U Gringottových
    .gender = neuter
der-hogs-head = U Prasečí hlavy
    .gender = neuter
der-hogsmeade-station = Nádraží v Prasinkách
    .gender = neuter
    .ins = Nádražím v Prasinkách

## Factions

der-hogwarts = Bradavice
    .gender = feminine
    .number = plural
    .gen = Bradavic
    .dat = Bradavicím
    .ins = Bradavicemi
der-order-of-the-phoenix = Fénixův řád
    .gender = masculine
    .gen = Fénixova řádu
    .dat = Fénixovu řádu
    .ins = Fénixovým řádem
der-dumbledores-army = Brumbálova armáda
    .gender = feminine
    .gen = Brumbálovy armády
    .dat = Brumbálově armádě
    .acc = Brumbálovu armádu
    .ins = Brumbálovou armádou

## Headquarters

der-dumbledores-office = Brumbálova pracovna
    .gender = feminine
    .gen = Brumbálovy pracovny
    .dat = Brumbálově pracovně
    .acc = Brumbálovu pracovnu
    .ins = Brumbálovou pracovnou
der-12-grimmauld-place = Grimmauldovo náměstí 12
    .gender = neuter
    .gen = Grimmauldova náměstí 12
    .dat = Grimmauldovu náměstí 12
    .ins = Grimmauldovým náměstím 12
der-room-of-requirement = Komnata nejvyšší potřeby
    .gender = feminine
    .gen = Komnaty nejvyšší potřeby
    .dat = Komnatě nejvyšší potřeby
    .acc = Komnatu nejvyšší potřeby
    .ins = Komnatou nejvyšší potřeby

## Virtues

der-friendship = přátelství
    .gender = neuter
    .ins = přátelstvím
der-bravery = statečnost
    .gender = feminine
    .gen = statečnosti
    .dat = statečnosti
    .ins = statečností
der-knowledge = vědění
    .gender = neuter
    .ins = věděním
der-loyalty = oddanost
    .gender = feminine
    .gen = oddanosti
    .dat = oddanosti
    .ins = oddaností

## Dice colours, agreeing with „kostka“.

der-purple = fialová
    .gender = feminine
    .gen = fialové
    .dat = fialové
    .acc = fialovou
    .ins = fialovou
der-red = červená
    .gender = feminine
    .gen = červené
    .dat = červené
    .acc = červenou
    .ins = červenou
der-blue = modrá
    .gender = feminine
    .gen = modré
    .dat = modré
    .acc = modrou
    .ins = modrou
der-orange = oranžová
    .gender = feminine
    .gen = oranžové
    .dat = oranžové
    .acc = oranžovou
    .ins = oranžovou

## Spell tokens, each by the words printed on it.

der-token-friendship = Přiřaď 1 přátelství
der-token-bravery = Přiřaď 1 statečnost
der-token-knowledge = Přiřaď 1 vědění
der-token-loyalty = Přiřaď 1 oddanost
der-token-purple-die = Získej fialovou kostku
der-token-red-die = Získej červenou kostku
der-token-blue-die = Získej modrou kostku
der-token-orange-die = Získej oranžovou kostku
der-token-cleanse = Odeber 1 vliv
der-token-heal = Odeber z 1 kouzelníka 2 zranění
der-token-heal-two = Odeber ze 2 kouzelníků po 1 zranění
der-token-swap = Vyměň si kouzelníka se spoluhráčem

## On the Villain card

der-villain-card = karta Pána zla
    .gender = feminine
    .gen = karty Pána zla
    .dat = kartě Pána zla
    .acc = kartu Pána zla
    .ins = kartou Pána zla
der-hospital-wing = Bradavická ošetřovna
    .gender = feminine
    .gen = Bradavické ošetřovny
    .dat = Bradavické ošetřovně
    .acc = Bradavickou ošetřovnu
    .ins = Bradavickou ošetřovnou
der-azkaban = Azkaban
    .gender = masculine
    .gen = Azkabanu
    .dat = Azkabanu
    .ins = Azkabanem

## Phases

der-phase-setup = Příprava hry
    .gender = feminine
    .gen = přípravy hry
    .dat = přípravě hry
    .acc = přípravu hry
    .ins = přípravou hry
der-phase-travel = Výprava do lokace
    .gender = feminine
    .gen = výpravy do lokace
    .dat = výpravě do lokace
    .acc = výpravu do lokace
    .ins = výpravou do lokace
der-phase-voldemort = Hod Voldemortovou kostkou
    .gender = masculine
    .gen = hodu Voldemortovou kostkou
    .dat = hodu Voldemortovou kostkou
    .acc = hod Voldemortovou kostkou
    .ins = hodem Voldemortovou kostkou
der-phase-muster = Hod kouzelnickými kostkami
    .gender = masculine
    .gen = hodu kouzelnickými kostkami
    .dat = hodu kouzelnickými kostkami
    .acc = hod kouzelnickými kostkami
    .ins = hodem kouzelnickými kostkami
der-phase-roll = Hod kouzelnickými kostkami
    .gender = masculine
    .gen = hodu kouzelnickými kostkami
    .dat = hodu kouzelnickými kostkami
    .acc = hod kouzelnickými kostkami
    .ins = hodem kouzelnickými kostkami
der-phase-end = Konec tahu
    .gender = masculine
    .gen = konce tahu
    .dat = konci tahu
    .acc = konec tahu
    .ins = koncem tahu

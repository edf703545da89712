### I nomi di tutto ciò che c'è in Death Eaters Rising: `der-` e l'id del contenuto.
### Il regolamento esiste solo in ceco: i nomi sono quelli dei libri italiani.
### `.gender` è il genere grammaticale; `.the` è il nome con l'articolo, `.at` dice dove, `.of` di chi, `.plural` vale per più dadi.
### `.letter` sta per una virtù dove c'è posto per una lettera sola.

## Il gioco

der-death-eaters-rising = L'ascesa dei Mangiamorte

## Maghi di Hogwarts

der-albus-dumbledore = Albus Silente
    .gender = masculine
der-minerva-mcgonagall = Minerva McGranitt
    .gender = feminine
der-sybill-trelawney = Sibilla Cooman
    .gender = feminine
der-severus-snape = Severus Piton
    .gender = masculine
der-rubeus-hagrid = Rubeus Hagrid
    .gender = masculine
der-mrs-norris = Mrs Purr
    .gender = feminine
der-filius-flitwick = Filius Vitious
    .gender = masculine
der-pomona-sprout = Pomona Sprite
    .gender = feminine
der-madam-pomfrey = Madama Chips
    .gender = feminine
der-firenze = Fiorenzo
    .gender = masculine
der-dobby = Dobby
    .gender = masculine

## Maghi dell'Ordine della Fenice

der-nymphadora-tonks = Ninfadora Tonks
    .gender = feminine
der-sirius-black = Sirius Black
    .gender = masculine
der-remus-lupin = Remus Lupin
    .gender = masculine
der-alastor-moody = Alastor Moody
    .gender = masculine
der-bill-weasley = Bill Weasley
    .gender = masculine
der-fleur-delacour = Fleur Delacour
    .gender = feminine
der-molly-weasley = Molly Weasley
    .gender = feminine
der-arthur-weasley = Arthur Weasley
    .gender = masculine
der-kingsley-shacklebolt = Kingsley Shacklebolt
    .gender = masculine
der-mundungus-fletcher = Mundungus Fletcher
    .gender = masculine
der-aberforth-dumbledore = Aberforth Silente
    .gender = masculine

## Maghi dell'Esercito di Silente

der-harry-potter = Harry Potter
    .gender = masculine
der-hermione-granger = Hermione Granger
    .gender = feminine
der-ron-weasley = Ron Weasley
    .gender = masculine
der-ginny-weasley = Ginny Weasley
    .gender = feminine
der-neville-longbottom = Neville Paciock
    .gender = masculine
der-luna-lovegood = Luna Lovegood
    .gender = feminine
der-cho-chang = Cho Chang
    .gender = feminine
der-fred-weasley = Fred Weasley
    .gender = masculine
der-george-weasley = George Weasley
    .gender = masculine
der-dean-thomas = Dean Thomas
    .gender = masculine
der-seamus-finnigan = Seamus Finnigan
    .gender = masculine

## Mangiamorte

der-peter-pettigrew = Peter Minus
    .gender = masculine
der-antonin-dolohov = Antonin Dolohov
    .gender = masculine
der-bellatrix-lestrange = Bellatrix Lestrange
    .gender = feminine
der-lucius-malfoy = Lucius Malfoy
    .gender = masculine
der-augustus-rookwood = Augustus Rookwood
    .gender = masculine
der-walden-macnair = Walden Macnair
    .gender = masculine
der-rodolphus-lestrange = Rodolphus Lestrange
    .gender = masculine
der-rabastan-lestrange = Rabastan Lestrange
    .gender = masculine
der-mulciber = Mulciber
    .gender = masculine
der-yaxley = Yaxley
    .gender = masculine

## Lord Voldemort

der-lord-voldemort = Lord Voldemort
    .gender = masculine

## Luoghi principali

der-ministry-of-magic = Ministero della Magia
    .the = il Ministero della Magia
    .at = al Ministero della Magia
der-diagon-alley = Diagon Alley
    .at = a Diagon Alley
der-hogsmeade = Hogsmeade
    .at = a Hogsmeade

## Posti

der-department-of-mysteries = Ufficio Misteri
    .the = l'Ufficio Misteri
    .at = all'Ufficio Misteri
der-atrium = Atrium
    .the = l'Atrium
    .at = nell'Atrium
der-ollivanders = Olivander
    .at = da Olivander
der-gringotts = Gringott
    .the = la Gringott
    .at = alla Gringott
der-hogs-head = Testa di Porco
    .the = la Testa di Porco
    .at = alla Testa di Porco
der-hogsmeade-station = Stazione di Hogsmeade
    .the = la Stazione di Hogsmeade
    .at = alla Stazione di Hogsmeade

## Fazioni

der-hogwarts = Hogwarts
    .of = di Hogwarts
der-order-of-the-phoenix = Ordine della Fenice
    .the = l'Ordine della Fenice
    .of = dell'Ordine della Fenice
der-dumbledores-army = Esercito di Silente
    .the = l'Esercito di Silente
    .of = dell'Esercito di Silente

## Quartieri generali

der-dumbledores-office = Ufficio di Silente
    .the = l'Ufficio di Silente
der-12-grimmauld-place = Grimmauld Place 12
der-room-of-requirement = Stanza delle Necessità
    .the = la Stanza delle Necessità

## Abilità dei quartieri generali

der-office-cleanse = Ufficio di Silente (purificazione)
    .the = l'Ufficio di Silente (purificazione)
der-office-token = Ufficio di Silente (segnalino)
    .the = l'Ufficio di Silente (segnalino)
der-grimmauld-cleanse = Grimmauld Place 12 (purificazione)
der-grimmauld-die = Grimmauld Place 12 (dado)
der-room-cleanse = Stanza delle Necessità (purificazione)
    .the = la Stanza delle Necessità (purificazione)
der-room-heal = Stanza delle Necessità (cura)
    .the = la Stanza delle Necessità (cura)

## Virtù

der-friendship = Amicizia
    .letter = A
der-bravery = Coraggio
    .letter = C
der-knowledge = Sapere
    .letter = S
der-loyalty = Lealtà
    .letter = L

## Colori dei dadi, concordati con «dado»

der-purple = viola
der-red = rosso
    .plural = rossi
der-blue = blu
der-orange = arancione
    .plural = arancioni

## Facce: che cosa mostra il dado, e di che colore è

der-purple-friendship = Amicizia viola
der-purple-friendship-2 = doppia Amicizia viola
der-purple-bravery = Coraggio viola
der-purple-knowledge = Sapere viola
der-purple-loyalty = Lealtà viola
der-red-friendship = Amicizia rossa
der-red-bravery = Coraggio rosso
der-red-bravery-2 = doppio Coraggio rosso
der-red-knowledge = Sapere rosso
der-red-loyalty = Lealtà rossa
der-blue-friendship = Amicizia blu
der-blue-bravery = Coraggio blu
der-blue-knowledge = Sapere blu
der-blue-knowledge-2 = doppio Sapere blu
der-blue-loyalty = Lealtà blu
der-orange-friendship = Amicizia arancione
der-orange-bravery = Coraggio arancione
der-orange-knowledge = Sapere arancione
der-orange-loyalty = Lealtà arancione
der-orange-loyalty-2 = doppia Lealtà arancione

## Che cosa mostra il dado di Voldemort

der-clockwise = in senso orario
der-counter-clockwise = in senso antiorario
der-dark-mark = Marchio Nero

## Segnalini incantesimo

der-token-friendship = Assegna 1 Amicizia
der-token-bravery = Assegna 1 Coraggio
der-token-knowledge = Assegna 1 Sapere
der-token-loyalty = Assegna 1 Lealtà
der-token-purple-die = Ottieni un dado viola
der-token-red-die = Ottieni un dado rosso
der-token-blue-die = Ottieni un dado blu
der-token-orange-die = Ottieni un dado arancione
der-token-cleanse = Togli 1 segnalino corruzione
der-token-heal = Togli 2 ferite a 1 mago
der-token-heal-two = Togli 1 ferita a ciascuno di 2 maghi
der-token-swap = Scambia un mago con un compagno

## Sulla carta del Cattivo

der-hospital-wing = infermeria
    .the = l'infermeria
der-azkaban = Azkaban
der-controlled-places = posti controllati

## Fasi

der-phase-setup = Preparazione
der-phase-turn = Viaggio
der-phase-travel = Viaggio
der-phase-voldemort = Voldemort
der-phase-muster = Dadi dei maghi
der-phase-ready = Dadi dei maghi
der-phase-roll = Dadi dei maghi
der-phase-assign = Dadi dei maghi
der-phase-end = Fine del turno

### The names of everything in Death Eaters Rising: `der-` and the content id.
### `.gender` is given for people, for texts that need a pronoun. `.the` is the name with its article,
### given where it needs one. `.a` is a colour with its indefinite article. `.letter` stands for a virtue
### where there is room for one letter only; no two are the same. `.at` says where somebody is.

## The game

der-death-eaters-rising = Death Eaters Rising

## Wizards of Hogwarts

der-albus-dumbledore = Albus Dumbledore
    .gender = masculine
der-minerva-mcgonagall = Minerva McGonagall
    .gender = feminine
der-sybill-trelawney = Sybill Trelawney
    .gender = feminine
der-severus-snape = Severus Snape
    .gender = masculine
der-rubeus-hagrid = Rubeus Hagrid
    .gender = masculine
der-mrs-norris = Mrs Norris
    .gender = feminine
der-filius-flitwick = Filius Flitwick
    .gender = masculine
der-pomona-sprout = Pomona Sprout
    .gender = feminine
der-madam-pomfrey = Madam Pomfrey
    .gender = feminine
der-firenze = Firenze
    .gender = masculine
der-dobby = Dobby
    .gender = masculine

## Wizards of the Order of the Phoenix

der-nymphadora-tonks = Nymphadora Tonks
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
der-aberforth-dumbledore = Aberforth Dumbledore
    .gender = masculine

## Wizards of Dumbledore's Army

der-harry-potter = Harry Potter
    .gender = masculine
der-hermione-granger = Hermione Granger
    .gender = feminine
der-ron-weasley = Ron Weasley
    .gender = masculine
der-ginny-weasley = Ginny Weasley
    .gender = feminine
der-neville-longbottom = Neville Longbottom
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

## Death Eaters

der-peter-pettigrew = Peter Pettigrew
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

## Locations

der-ministry-of-magic = Ministry of Magic
    .the = the Ministry of Magic
    .at = at the Ministry of Magic
der-diagon-alley = Diagon Alley
    .at = in Diagon Alley
der-hogsmeade = Hogsmeade
    .at = in Hogsmeade

## Places

der-department-of-mysteries = Department of Mysteries
    .the = the Department of Mysteries
der-atrium = Atrium
    .the = the Atrium
der-ollivanders = Ollivander's
der-gringotts = Gringotts
der-hogs-head = Hog's Head
    .the = the Hog's Head
der-hogsmeade-station = Hogsmeade Station

## Factions

der-hogwarts = Hogwarts
der-order-of-the-phoenix = Order of the Phoenix
    .the = the Order of the Phoenix
der-dumbledores-army = Dumbledore's Army

## Headquarters

der-dumbledores-office = Dumbledore's Office
der-12-grimmauld-place = 12 Grimmauld Place
der-room-of-requirement = Room of Requirement
    .the = the Room of Requirement

## Headquarters abilities

der-office-cleanse = Dumbledore's Office (cleanse)
der-office-token = Dumbledore's Office (token)
der-grimmauld-cleanse = 12 Grimmauld Place (cleanse)
der-grimmauld-die = 12 Grimmauld Place (die)
der-room-cleanse = Room of Requirement (cleanse)
    .the = the Room of Requirement (cleanse)
der-room-heal = Room of Requirement (heal)
    .the = the Room of Requirement (heal)

## Virtues

der-friendship = Friendship
    .letter = F
der-bravery = Bravery
    .letter = B
der-knowledge = Knowledge
    .letter = K
der-loyalty = Loyalty
    .letter = L

## Dice colours

der-purple = purple
    .a = a purple
der-red = red
    .a = a red
der-blue = blue
    .a = a blue
der-orange = orange
    .a = an orange

## Die faces: the colour of the die and what it shows.

der-purple-friendship = purple Friendship
der-purple-friendship-2 = purple double Friendship
der-purple-bravery = purple Bravery
der-purple-knowledge = purple Knowledge
der-purple-loyalty = purple Loyalty
der-red-friendship = red Friendship
der-red-bravery = red Bravery
der-red-bravery-2 = red double Bravery
der-red-knowledge = red Knowledge
der-red-loyalty = red Loyalty
der-blue-friendship = blue Friendship
der-blue-bravery = blue Bravery
der-blue-knowledge = blue Knowledge
der-blue-knowledge-2 = blue double Knowledge
der-blue-loyalty = blue Loyalty
der-orange-friendship = orange Friendship
der-orange-bravery = orange Bravery
der-orange-knowledge = orange Knowledge
der-orange-loyalty = orange Loyalty
der-orange-loyalty-2 = orange double Loyalty

## What the Voldemort die shows

der-clockwise = clockwise
der-counter-clockwise = counter-clockwise
der-dark-mark = Dark Mark

## Spell tokens

der-token-friendship = Assign 1 Friendship
der-token-bravery = Assign 1 Bravery
der-token-knowledge = Assign 1 Knowledge
der-token-loyalty = Assign 1 Loyalty
der-token-purple-die = Gain a purple die
der-token-red-die = Gain a red die
der-token-blue-die = Gain a blue die
der-token-orange-die = Gain an orange die
der-token-cleanse = Remove 1 corruption
der-token-heal = Remove 2 damage from 1 wizard
der-token-heal-two = Remove 1 damage from each of 2 wizards
der-token-swap = Swap a wizard with a fellow player

## On the Villain card

der-hospital-wing = hospital wing
    .the = the hospital wing
der-azkaban = Azkaban
der-controlled-places = controlled places

## Phases

der-phase-setup = Setup
der-phase-turn = Travel
der-phase-travel = Travel
der-phase-voldemort = Voldemort
der-phase-muster = Wizard dice
der-phase-ready = Wizard dice
der-phase-roll = Wizard dice
der-phase-assign = Wizard dice
der-phase-end = End of turn

### The names of everything in Talisman: `tal-` and the content id.
### `.the` is the name with its article, given where it needs one; `.a` the name of what is mentioned for
### the first time, with its indefinite article unless there is only one such thing in the world.
### `.plural` is given for what is counted. `.gender` is given for people and creatures with a name, for
### texts that need a pronoun; it is `plural` for several of them. `.role` tells the characters that
### players play, and followers, from all others. `.member` is somebody of a side. `.at` is a space with
### its preposition.
### `.met` is what a player does who meets an event, an observer or a place; it follows the player's name.

## The game

tal-talisman = Talisman: Harry Potter

## Characters

tal-harry-potter = Harry Potter
    .gender = masculine
    .role = character
tal-albus-dumbledore = Albus Dumbledore
    .gender = masculine
    .role = character
tal-minerva-mcgonagall = Minerva McGonagall
    .gender = feminine
    .role = character
tal-rubeus-hagrid = Rubeus Hagrid
    .gender = masculine
    .role = character
tal-draco-malfoy = Draco Malfoy
    .gender = masculine
    .role = character
tal-bellatrix-lestrange = Bellatrix Lestrange
    .gender = feminine
    .role = character
tal-lucius-malfoy = Lucius Malfoy
    .gender = masculine
    .role = character
tal-peter-pettigrew = Peter Pettigrew
    .gender = masculine
    .role = character

## The two sides of a character card

tal-a = A
tal-b = B

## Lord Voldemort

tal-lord-voldemort = Lord Voldemort
    .gender = masculine

## The two sides of the war

tal-order-of-the-phoenix = Order of the Phoenix
    .the = the Order of the Phoenix
    .member = a member of the Order of the Phoenix
tal-death-eaters = Death Eaters
    .the = the Death Eaters
    .member = a Death Eater

## Regions

tal-outer = London
    .at = in London
tal-middle = Hogwarts Grounds
    .the = the Hogwarts Grounds
    .at = on the Hogwarts Grounds
tal-inner = Hogwarts School
    .at = in Hogwarts School

## Spaces of London

tal-diagon-alley = Diagon Alley
    .at = in Diagon Alley
tal-leaky-cauldron = Leaky Cauldron
    .the = the Leaky Cauldron
    .at = at the Leaky Cauldron
tal-london-streets = London Streets
    .the = the London Streets
    .at = in the London Streets
tal-london-streets-1 = London Streets (south)
    .the = the London Streets (south)
    .at = in the London Streets (south)
tal-london-streets-2 = London Streets (north)
    .the = the London Streets (north)
    .at = in the London Streets (north)
tal-london-streets-3 = London Streets (east)
    .the = the London Streets (east)
    .at = in the London Streets (east)
tal-malfoy-manor = Malfoy Manor
    .at = at Malfoy Manor
tal-kings-cross-station = King's Cross Station
    .at = at King's Cross Station
tal-london-underground = London Underground
    .the = the London Underground
    .at = in the London Underground
tal-london-underground-1 = London Underground (south)
    .the = the London Underground (south)
    .at = in the London Underground (south)
tal-london-underground-2 = London Underground (north)
    .the = the London Underground (north)
    .at = in the London Underground (north)
tal-azkaban = Azkaban
    .at = in Azkaban
tal-the-forest-of-dean = The Forest of Dean
    .the = the Forest of Dean
    .at = in the Forest of Dean
tal-12-grimmauld-place = 12 Grimmauld Place
    .at = at 12 Grimmauld Place
tal-hall-of-prophecy = Hall of Prophecy
    .the = the Hall of Prophecy
    .at = in the Hall of Prophecy
tal-ministry-of-magic = Ministry of Magic
    .the = the Ministry of Magic
    .at = at the Ministry of Magic
tal-ministry-atrium = Ministry Atrium
    .the = the Ministry Atrium
    .at = in the Ministry Atrium
tal-hogsmeade = Hogsmeade
    .at = in Hogsmeade
tal-honeydukes = Honeydukes
    .at = at Honeydukes
tal-shrieking-shack = Shrieking Shack
    .the = the Shrieking Shack
    .at = in the Shrieking Shack
tal-godrics-hollow = Godric's Hollow
    .at = in Godric's Hollow
tal-4-privet-drive = 4 Privet Drive
    .at = at 4 Privet Drive
tal-st-mungos = St. Mungo's
    .at = at St. Mungo's
tal-the-burrow = The Burrow
    .the = the Burrow
    .at = at the Burrow
tal-gringotts-bank = Gringotts Bank
    .at = at Gringotts Bank
tal-knockturn-alley = Knockturn Alley
    .at = in Knockturn Alley

## Spaces of the Hogwarts Grounds

tal-hogwarts-gates = Hogwarts Gates
    .the = the Hogwarts Gates
    .at = at the Hogwarts Gates
tal-whomping-willow = Whomping Willow
    .the = the Whomping Willow
    .at = at the Whomping Willow
tal-black-lake-shore = Black Lake Shore
    .the = the Black Lake Shore
    .at = on the Black Lake Shore
tal-hogsmeade-station = Hogsmeade Station
    .at = at Hogsmeade Station
tal-centaur-clearing = Centaur Clearing
    .the = the Centaur Clearing
    .at = in the Centaur Clearing
tal-castle-lawn = Castle Lawn
    .the = the Castle Lawn
    .at = on the Castle Lawn
tal-castle-lawn-1 = Castle Lawn (south-west)
    .the = the Castle Lawn (south-west)
    .at = on the Castle Lawn (south-west)
tal-castle-lawn-2 = Castle Lawn (north-west)
    .the = the Castle Lawn (north-west)
    .at = on the Castle Lawn (north-west)
tal-castle-lawn-3 = Castle Lawn (east)
    .the = the Castle Lawn (east)
    .at = on the Castle Lawn (east)
tal-the-lake = The Lake
    .the = the Lake
    .at = on the Lake
tal-quidditch-pitch = Quidditch Pitch
    .the = the Quidditch Pitch
    .at = on the Quidditch Pitch
tal-forbidden-forest = Forbidden Forest
    .the = the Forbidden Forest
    .at = in the Forbidden Forest
tal-forbidden-forest-1 = Forbidden Forest (west)
    .the = the Forbidden Forest (west)
    .at = in the Forbidden Forest (west)
tal-forbidden-forest-2 = Forbidden Forest (east)
    .the = the Forbidden Forest (east)
    .at = in the Forbidden Forest (east)
tal-aragogs-lair = Aragog's Lair
    .at = in Aragog's Lair
tal-hagrids-hut = Hagrid's Hut
    .at = at Hagrid's Hut
tal-owlery = Owlery
    .the = the Owlery
    .at = in the Owlery
tal-hospital-wing = Hospital Wing
    .the = the Hospital Wing
    .at = in the Hospital Wing

## Spaces of Hogwarts School

tal-moving-staircase = Moving Staircase
    .the = the Moving Staircase
    .at = on the Moving Staircase
tal-charms-classroom = Charms Classroom
    .the = the Charms Classroom
    .at = in the Charms Classroom
tal-potions-classroom = Potions Classroom
    .the = the Potions Classroom
    .at = in the Potions Classroom
tal-divination-classroom = Divination Classroom
    .the = the Divination Classroom
    .at = in the Divination Classroom
tal-transfiguration-classroom = Transfiguration Classroom
    .the = the Transfiguration Classroom
    .at = in the Transfiguration Classroom
tal-defence-against-the-dark-arts-classroom = Defense Against the Dark Arts Classroom
    .the = the Defense Against the Dark Arts Classroom
    .at = in the Defense Against the Dark Arts Classroom
tal-astronomy-tower = Astronomy Tower
    .the = the Astronomy Tower
    .at = on the Astronomy Tower
tal-room-of-requirement = Room of Requirement
    .the = the Room of Requirement
    .at = in the Room of Requirement
# This one is a region too.
tal-great-hall = Great Hall
    .the = the Great Hall
    .at = in the Great Hall

## Foes that are no cards

tal-dementor = Dementor
    .the = the Dementor
    .a = a Dementor
tal-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
tal-flying-key = Flying Key
    .the = the Flying Key
    .a = a Flying Key
tal-boggart = Boggart
    .the = the Boggart
    .a = a Boggart
tal-young-basilisk = Young Basilisk
    .the = the Young Basilisk
    .a = a Young Basilisk
tal-duelling-partner = Duelling Partner
    .the = the Duelling Partner
    .a = a Duelling Partner
tal-duelling-master = Duelling Master
    .the = the Duelling Master
    .a = a Duelling Master

## Outer deck: enemies

tal-cornish-pixies = Cornish Pixies
    .the = the Cornish Pixies
tal-knockturn-hag = Knockturn Hag
    .the = the Knockturn Hag
    .a = a Knockturn Hag
tal-gilderoy-lockhart = Gilderoy Lockhart
    .gender = masculine
tal-snatchers = Snatchers
    .gender = plural
    .role = follower
    .the = the Snatchers
tal-inferi = Inferi
    .the = the Inferi
tal-aurors = Aurors
    .the = the Aurors
tal-dolores-umbridge = Dolores Umbridge
    .gender = feminine
tal-stray-dementor = Stray Dementor
    .the = the Stray Dementor
    .a = a Stray Dementor
tal-hit-wizards = Hit Wizards
    .the = the Hit Wizards
tal-doxies = Doxies
    .the = the Doxies
tal-ripper = Ripper
    .gender = masculine
tal-dudleys-gang = Dudley's Gang
tal-attic-ghoul = Attic Ghoul
    .the = the Attic Ghoul
    .a = an Attic Ghoul
tal-werewolf = Werewolf
    .the = the Werewolf
    .a = a Werewolf
tal-nagini = Nagini
    .gender = feminine
    .role = follower
tal-gringotts-dragon = Gringotts Dragon
    .the = the Gringotts Dragon
    .a = a Gringotts Dragon

## Outer deck: followers

tal-narcissa-malfoy = Narcissa Malfoy
    .gender = feminine
    .role = follower
tal-antonin-dolohov = Antonin Dolohov
    .gender = masculine
    .role = follower
tal-corban-yaxley = Corban Yaxley
    .gender = masculine
    .role = follower
tal-amycus-and-alecto-carrow = Amycus and Alecto Carrow
    .gender = plural
    .role = follower
tal-fred-and-george-weasley = Fred and George Weasley
    .gender = plural
    .role = follower
tal-ginny-weasley = Ginny Weasley
    .gender = feminine
    .role = follower
tal-nymphadora-tonks = Nymphadora Tonks
    .gender = feminine
    .role = follower
tal-neville-longbottom = Neville Longbottom
    .gender = masculine
    .role = follower
tal-dobby = Dobby
    .gender = masculine
    .role = follower

## Outer deck: events

tal-covered-in-stinksap = Covered in Stinksap
    .met = gets Stinksap all over everybody
tal-knight-bus = Knight Bus
    .the = the Knight Bus
    .a = the Knight Bus
    .met = hails the Knight Bus
tal-daily-prophet-smear = Daily Prophet Smear
    .the = the Daily Prophet Smear
    .a = a Daily Prophet Smear
    .met = opens the Daily Prophet and finds reputations in ruins
tal-dementors-over-london = Dementors over London
    .met = feels the air turn cold, for Dementors are gathering
tal-call-to-arms = Call to Arms
    .the = the Call to Arms
    .a = the Call to Arms
    .met = hears the Call to Arms
tal-quidditch-world-cup = Quidditch World Cup
    .the = the Quidditch World Cup
    .a = the Quidditch World Cup
    .met = has tickets for the Quidditch World Cup
tal-ministry-inquiry = Ministry Inquiry
    .the = the Ministry Inquiry
    .a = a Ministry Inquiry
    .met = brings on a Ministry Inquiry into wands and their use

## Outer deck: observers

tal-garrick-ollivander = Garrick Ollivander
    .gender = masculine
    .met = calls on Garrick Ollivander
tal-rita-skeeter = Rita Skeeter
    .gender = feminine
    .met = gives an interview to Rita Skeeter
tal-mundungus-fletcher = Mundungus Fletcher
    .gender = masculine
    .met = has a quiet word with Mundungus Fletcher
tal-kreacher = Kreacher
    .gender = masculine
    .met = has to deal with Kreacher
tal-arthur-weasley = Arthur Weasley
    .gender = masculine
    .role = follower

## Outer deck: places

tal-seaside-cavern = Seaside Cavern
    .the = the Seaside Cavern
    .a = a Seaside Cavern
    .met = explores the Seaside Cavern
tal-hogwarts-express-trolley = Hogwarts Express Trolley
    .the = the Hogwarts Express Trolley
    .a = the Hogwarts Express Trolley
    .at = at the Hogwarts Express Trolley
    .met = hears the Hogwarts Express Trolley rattle by
tal-vanishing-cabinet = Vanishing Cabinet
    .the = the Vanishing Cabinet
    .a = a Vanishing Cabinet
    .met = finds a Vanishing Cabinet
tal-borgin-and-burkes = Borgin and Burkes
    .met = slips into Borgin and Burkes
tal-duelling-club = Duelling Club
    .the = the Duelling Club
    .a = the Duelling Club
    .met = looks in at the Duelling Club

## Outer deck: things

tal-marauders-map = Marauder's Map
    .the = the Marauder's Map
    .a = the Marauder's Map
tal-beaded-bag = Beaded Bag
    .the = the Beaded Bag
    .a = a Beaded Bag
tal-deluminator = Deluminator
    .the = the Deluminator
    .a = the Deluminator
tal-hand-of-glory = Hand of Glory
    .the = the Hand of Glory
    .a = the Hand of Glory
tal-cleansweep = Cleansweep
    .the = the Cleansweep
    .a = a Cleansweep
tal-old-boot = Old Boot
    .the = the Old Boot
    .a = an Old Boot
tal-purse-of-galleons = Purse of Galleons
    .the = the Purse of Galleons
    .a = a Purse of Galleons
tal-dropped-galleon = Dropped Galleon
    .the = the Dropped Galleon
    .a = a Dropped Galleon

## Middle deck: enemies

tal-inquisitorial-squad = Inquisitorial Squad
    .the = the Inquisitorial Squad
    .a = the Inquisitorial Squad
tal-peeves = Peeves
    .gender = masculine
tal-merpeople = Merpeople
    .the = the Merpeople
tal-mandrakes = Mandrakes
    .the = the Mandrakes
tal-bloody-baron = Bloody Baron
    .the = the Bloody Baron
    .a = the Bloody Baron
    .gender = masculine
tal-quirinus-quirrell = Quirinus Quirrell
    .gender = masculine
tal-dementor-swarm = Dementor Swarm
    .the = the Dementor Swarm
    .a = a Dementor Swarm
tal-tom-riddles-memory = Tom Riddle's Memory
tal-slytherins-locket = Slytherin's Locket
tal-grindylows = Grindylows
    .the = the Grindylows
tal-rogue-bludger = Rogue Bludger
    .the = the Rogue Bludger
    .a = a Rogue Bludger
tal-blast-ended-skrewt = Blast-Ended Skrewt
    .the = the Blast-Ended Skrewt
    .a = a Blast-Ended Skrewt
tal-acromantulas = Acromantulas
    .the = the Acromantulas
tal-centaur-archers = Centaur Archers
    .the = the Centaur Archers
tal-fluffy = Fluffy
    .gender = masculine
tal-basilisk = Basilisk
    .the = the Basilisk
    .a = a Basilisk

## Middle deck: followers

tal-luna-lovegood = Luna Lovegood
    .gender = feminine
    .role = follower
tal-hermione-granger = Hermione Granger
    .gender = feminine
    .role = follower
tal-ron-weasley = Ron Weasley
    .gender = masculine
    .role = follower
tal-severus-snape = Severus Snape
    .gender = masculine
    .role = follower
tal-fenrir-greyback = Fenrir Greyback
    .gender = masculine
    .role = follower
tal-barty-crouch-jr = Barty Crouch Jr
    .gender = masculine
    .role = follower
tal-fang = Fang
    .gender = masculine
    .role = follower
tal-grawp = Grawp
    .gender = masculine
    .role = follower
tal-troll = Troll
    .the = the Troll
    .a = a Troll
    .gender = masculine
    .role = follower

## Middle deck: events

tal-tale-of-the-three-brothers = Tale of the Three Brothers
    .the = the Tale of the Three Brothers
    .a = the Tale of the Three Brothers
    .met = listens to the Tale of the Three Brothers
tal-owl-post = Owl Post
    .the = the Owl Post
    .a = the Owl Post
    .met = sees the Owl Post arrive
tal-moodys-lesson = Moody's Lesson
    .met = sits very still in Moody's Lesson
tal-stolen-hour = Stolen Hour
    .the = the Stolen Hour
    .a = a Stolen Hour
    .met = steals an hour from time itself
tal-weasleys-fireworks = Weasleys' Fireworks
    .met = sets off Weasleys' Fireworks
tal-goblet-of-fire = Goblet of Fire
    .the = the Goblet of Fire
    .a = the Goblet of Fire
    .met = stands before the Goblet of Fire
tal-phoenix-song = Phoenix Song
    .the = the Phoenix Song
    .met = hears Phoenix Song, and so does everybody else

## Middle deck: observers

tal-firenze = Firenze
    .gender = masculine
    .met = asks Firenze about the stars
tal-nearly-headless-nick = Nearly Headless Nick
    .gender = masculine
    .met = bows to Nearly Headless Nick
tal-horace-slughorn = Horace Slughorn
    .gender = masculine
    .met = is asked to tea by Horace Slughorn
tal-fawkes = Fawkes
    .gender = masculine
    .met = hears the wings of Fawkes
tal-igor-karkaroff = Igor Karkaroff
    .gender = masculine
    .met = runs into Igor Karkaroff

## Middle deck: places

tal-chamber-of-secrets = Chamber of Secrets
    .the = the Chamber of Secrets
    .a = the Chamber of Secrets
    .met = stands above the Chamber of Secrets
tal-mirror-of-erised = Mirror of Erised
    .the = the Mirror of Erised
    .a = the Mirror of Erised
    .met = comes upon the Mirror of Erised
tal-prefects-bathroom = Prefects' Bathroom
    .the = the Prefects' Bathroom
    .a = the Prefects' Bathroom
    .met = knows the password of the Prefects' Bathroom
tal-restricted-section = Restricted Section
    .the = the Restricted Section
    .a = the Restricted Section
    .met = steals into the Restricted Section
tal-one-eyed-witch-passage = One-Eyed Witch Passage
    .the = the One-Eyed Witch Passage
    .a = the One-Eyed Witch Passage
    .met = taps the hump of the one-eyed witch

## Middle deck: things

tal-sword-of-gryffindor = Sword of Gryffindor
    .the = the Sword of Gryffindor
    .a = the Sword of Gryffindor
tal-cursed-dagger = Cursed Dagger
    .the = the Cursed Dagger
    .a = a Cursed Dagger
tal-ravenclaws-diadem = Ravenclaw's Diadem
tal-time-turner = Time-Turner
    .the = the Time-Turner
    .a = a Time-Turner
tal-felix-felicis = Felix Felicis
tal-firebolt = Firebolt
    .the = the Firebolt
    .a = a Firebolt
tal-dumbledores-bequest = Dumbledore's Bequest
tal-triwizard-winnings = Triwizard Winnings
    .the = the Triwizard Winnings
    .a = the Triwizard Winnings

## Spells

tal-obliviate = Obliviate
tal-lumos = Lumos
tal-accio = Accio
tal-episkey = Episkey
tal-geminio = Geminio
tal-impedimenta = Impedimenta
tal-immobulus = Immobulus
tal-expecto-patronum = Expecto Patronum
tal-expulso = Expulso
tal-protego = Protego
tal-stupefy = Stupefy
tal-imperio = Imperio
tal-wingardium-leviosa = Wingardium Leviosa

## Purchase cards

tal-wand = Wand
    .the = the Wand
    .a = a Wand
tal-exploding-bonbons = Exploding Bonbons
    .the = the Exploding Bonbons
tal-floo-powder = Floo Powder
    .the = the Floo Powder
tal-bertie-botts-beans = Bertie Bott's Every Flavour Beans
tal-chocolate-frogs = Chocolate Frogs
    .the = the Chocolate Frogs
tal-lantern = Lantern
    .the = the Lantern
    .a = a Lantern
tal-portkey = Portkey
    .the = the Portkey
    .a = a Portkey

## Hallows and Ferrets

tal-deathly-hallow = Hallow
    .the = the Hallow
    .a = a Hallow
tal-ferret = Ferret
    .the = the Ferret
    .a = a Ferret

## What characters have

tal-magic = Magic
tal-might = Might
tal-life = Life
    .plural = Lives
tal-fate = Fate
tal-galleon = Galleon
    .a = a Galleon
    .plural = Galleons
tal-spell = spell
    .plural = spells
tal-advantage = Advantage
    .the = the Advantage

## Kinds of cards

tal-enemy = enemy
    .a = an enemy
tal-follower = follower
    .a = a follower
    .plural = followers
tal-event = event
    .a = an event
tal-observer = observer
    .a = an observer
tal-place = place
    .a = a place
tal-object = Object
    .a = an Object
    .plural = Objects
tal-magic-object = magic object
    .a = a magic object
    .plural = magic objects
tal-find = find
    .a = a find
tal-galleons = Galleons

## Kinds of creatures

tal-beast = beast
    .a = a beast
tal-dark = dark creature
    .a = a dark creature
tal-being = being
    .a = a being
tal-wizard = wizard
    .a = a wizard

## What dice are rolled for

tal-move = movement
    .a = movement
tal-battle = the battle
    .a = a battle
tal-space = space
    .a = a space
tal-barrier = the barrier
    .a = a barrier

## Things to choose at spaces and cards

tal-flourish-and-blotts = Flourish & Blotts
tal-weasleys-wizard-wheezes = Weasleys' Wizard Wheezes
tal-replenish = replenish
tal-plot = plot
tal-train = train
tal-three-broomsticks = Three Broomsticks
    .the = the Three Broomsticks
tal-madam-puddifoots = Madam Puddifoot's Tea Shop
tal-hogs-head = Hog's Head Inn
    .the = the Hog's Head Inn
tal-buy-a-wand = see the wands
tal-take-a-lesson = take a lesson
tal-buy = see the goods
tal-sell = sell
tal-pawn = pawn
tal-comfort = comfort
tal-advice = advice
tal-charm-him = charm him
tal-pay-him = pay him
tal-go-down = go down
tal-read = read
tal-delve = delve
tal-kindness = kindness
tal-orders = orders
tal-classmate = a duel with a classmate
tal-professor = a duel with a professor
tal-stars = read the stars
tal-ride = ride on his back
tal-power = power
tal-family = family
tal-to-honeydukes = to Honeydukes
tal-within-the-grounds = within the grounds

## Phases

tal-phase-setup = Setup
tal-phase-sides = Setup
tal-phase-begin = Start of turn
tal-phase-plan = Start of turn
tal-phase-move = Movement
tal-phase-roll = Movement
tal-phase-rolled = Movement
tal-phase-way = Movement
tal-phase-voldemort = Lord Voldemort
tal-phase-meet = Encounter
tal-phase-draw = Encounter
tal-phase-encounter = Encounter
tal-phase-battle = Battle
tal-phase-take = Encounter
tal-phase-part = Encounter
tal-phase-hall = The Great Hall
tal-phase-end = End of turn
tal-phase-last = End of turn
tal-phase-extra = End of turn
tal-phase-next = End of turn

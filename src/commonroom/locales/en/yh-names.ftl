### The names of everything in A Year at Hogwarts and in Quidditch: `yh-` and the content id.
### `.the` is the name with its article, given where it needs one; `.a` the name of what is mentioned for
### the first time, with its indefinite article. `.plural` is given for what is counted. `.at` is a space
### with its preposition. A space without a name of its own is told by where it is and, in brackets, by its
### symbol.

## The games

yh-year-at-hogwarts = A Year at Hogwarts
yh-quidditch = Quidditch

## Students

yh-harry-potter = Harry Potter
yh-hermione-granger = Hermione Granger
yh-ron-weasley = Ron Weasley
yh-draco-malfoy = Draco Malfoy
yh-luna-lovegood = Luna Lovegood
yh-ginny-weasley = Ginny Weasley
yh-neville-longbottom = Neville Longbottom
yh-cho-chang = Cho Chang

## Death Eaters and their master

yh-narcissa-malfoy = Narcissa Malfoy
yh-barty-crouch-jr = Barty Crouch Jr
yh-lucius-malfoy = Lucius Malfoy
yh-walden-macnair = Walden Macnair
yh-bellatrix-lestrange = Bellatrix Lestrange
yh-peter-pettigrew = Peter Pettigrew
yh-lord-voldemort = Lord Voldemort

## Houses

yh-gryffindor = Gryffindor
yh-hufflepuff = Hufflepuff
yh-ravenclaw = Ravenclaw
yh-slytherin = Slytherin

## Boards

yh-hogwarts = Hogwarts
    .at = at Hogwarts
yh-diagon-alley = Diagon Alley
    .at = in Diagon Alley
yh-places = the board of Places
    .at = on the board of Places

## Decks, and what is drawn from them

yh-spell = spell
    .a = a spell
    .plural = spells
yh-potion = potion
    .a = a potion
    .plural = potions
yh-book = book
    .a = a book
    .plural = books
yh-action = action card
    .a = an action card
    .plural = action cards
yh-event = event card
    .a = an event card
    .plural = event cards
yh-duel = duel card
    .a = a duel card
    .plural = duel cards
yh-card = card
    .a = a card
    .plural = cards

## Tokens

yh-object = object
    .a = an object
    .plural = objects
yh-floo = Floo token
    .a = a Floo token
    .plural = Floo tokens
yh-portkey = Portkey
    .a = a Portkey
    .plural = Portkeys

## Classes

yh-charms = Charms
yh-transfiguration = Transfiguration
yh-defence = Defence Against the Dark Arts
yh-potions = Potions
yh-herbology = Herbology
yh-creatures = Care of Magical Creatures

## Spaces: the entrance, the owlery and the lake

yh-start = Start
    .at = at Start
yh-entrance-hands = Entrance (pointing hands)
    .the = the Entrance (pointing hands)
    .at = at the Entrance (pointing hands)
yh-entrance-crest = Hogwarts Crest
    .the = the Hogwarts Crest
    .at = at the Hogwarts Crest
yh-owlery-lane = Owlery Lane (object)
    .at = in Owlery Lane (object)
yh-owlery = Owlery
    .the = the Owlery
    .at = in the Owlery
yh-owlery-bridge = Owlery Bridge (action)
    .the = the Owlery Bridge (action)
    .at = on the Owlery Bridge (action)
yh-west-tower = West Tower
    .the = the West Tower
    .at = in the West Tower
yh-boathouse = Boathouse
    .the = the Boathouse
    .at = in the Boathouse
yh-black-lake = Black Lake
    .the = the Black Lake
    .at = at the Black Lake
yh-lakeshore = Lakeshore (object)
    .the = the Lakeshore (object)
    .at = on the Lakeshore (object)

## Spaces: the walls of the castle

yh-clock-tower = Clock Tower
    .the = the Clock Tower
    .at = in the Clock Tower
yh-west-wall-potion = West Wall (potion)
    .the = the West Wall (potion)
    .at = at the West Wall (potion)
yh-gryffindor-tower = Gryffindor Tower
    .at = in Gryffindor Tower
yh-west-wall-object = West Wall (upper object)
    .the = the West Wall (upper object)
    .at = at the West Wall (upper object)
yh-west-wall-duel = West Wall (duel)
    .the = the West Wall (duel)
    .at = at the West Wall (duel)
yh-west-wall-action = West Wall (action)
    .the = the West Wall (action)
    .at = at the West Wall (action)
yh-hufflepuff-tower = Hufflepuff Tower
    .at = in Hufflepuff Tower
yh-west-wall-spell = West Wall (spell)
    .the = the West Wall (spell)
    .at = at the West Wall (spell)
yh-west-wall-lower-object = West Wall (lower object)
    .the = the West Wall (lower object)
    .at = at the West Wall (lower object)
yh-west-wall-event = West Wall (event)
    .the = the West Wall (event)
    .at = at the West Wall (event)
yh-north-wall-book = North Wall (book)
    .the = the North Wall (book)
    .at = at the North Wall (book)
yh-north-tower = North Tower
    .the = the North Tower
    .at = in the North Tower
yh-north-wall-object = North Wall (near object)
    .the = the North Wall (near object)
    .at = at the North Wall (near object)
yh-north-wall-spell = North Wall (spell)
    .the = the North Wall (spell)
    .at = at the North Wall (spell)
yh-library-tower = Library Tower
    .the = the Library Tower
    .at = in the Library Tower
yh-north-wall-action = North Wall (action)
    .the = the North Wall (action)
    .at = at the North Wall (action)
yh-north-wall-far-object = North Wall (far object)
    .the = the North Wall (far object)
    .at = at the North Wall (far object)
yh-astronomy-tower = Astronomy Tower
    .the = the Astronomy Tower
    .at = in the Astronomy Tower
yh-east-wall-potion = East Wall (potion)
    .the = the East Wall (potion)
    .at = at the East Wall (potion)
yh-ravenclaw-tower = Ravenclaw Tower
    .at = in Ravenclaw Tower
yh-east-wall-object = East Wall (object)
    .the = the East Wall (object)
    .at = at the East Wall (object)
yh-east-wall-book = East Wall (book)
    .the = the East Wall (book)
    .at = at the East Wall (book)
yh-hospital-tower = Hospital Tower
    .the = the Hospital Tower
    .at = in the Hospital Tower
yh-viaduct-gate = Viaduct Gate (spell)
    .the = the Viaduct Gate (spell)
    .at = at the Viaduct Gate (spell)
yh-defence-tower = Defence Tower
    .the = the Defence Tower
    .at = in the Defence Tower
yh-east-wall-action = East Wall (action)
    .the = the East Wall (action)
    .at = at the East Wall (action)
yh-dark-tower = Dark Tower
    .the = the Dark Tower
    .at = in the Dark Tower
yh-slytherin-tower = Slytherin Tower
    .at = in Slytherin Tower
yh-south-wall-potion = South Wall (potion)
    .the = the South Wall (potion)
    .at = at the South Wall (potion)
yh-south-wall-object = South Wall (object)
    .the = the South Wall (object)
    .at = at the South Wall (object)
yh-moaning-myrtles-bathroom = Moaning Myrtle's Bathroom
    .at = in Moaning Myrtle's Bathroom
yh-south-tower = South Tower
    .the = the South Tower
    .at = in the South Tower
yh-south-wall-duel = South Wall (duel)
    .the = the South Wall (duel)
    .at = at the South Wall (duel)
yh-bell-tower = Bell Tower
    .the = the Bell Tower
    .at = in the Bell Tower
yh-south-wall-spell = South Wall (spell)
    .the = the South Wall (spell)
    .at = at the South Wall (spell)

## Spaces: the corridors

yh-west-corridor-spell = West Corridor (spell)
    .the = the West Corridor (spell)
    .at = in the West Corridor (spell)
yh-west-corridor-action = West Corridor (action)
    .the = the West Corridor (action)
    .at = in the West Corridor (action)
yh-west-corridor-book = West Corridor (book)
    .the = the West Corridor (book)
    .at = in the West Corridor (book)
yh-west-landing = West Landing (HP)
    .the = the West Landing (HP)
    .at = on the West Landing (HP)
yh-west-corridor-potion = West Corridor (potion)
    .the = the West Corridor (potion)
    .at = in the West Corridor (potion)
yh-west-corridor-object = West Corridor (object)
    .the = the West Corridor (object)
    .at = in the West Corridor (object)
yh-west-corridor-duel = West Corridor (duel)
    .the = the West Corridor (duel)
    .at = in the West Corridor (duel)
yh-east-corridor-duel = East Corridor (duel)
    .the = the East Corridor (duel)
    .at = in the East Corridor (duel)
yh-east-corridor-book = East Corridor (book)
    .the = the East Corridor (book)
    .at = in the East Corridor (book)
yh-headmasters-tower = Headmaster's Tower
    .the = the Headmaster's Tower
    .at = in the Headmaster's Tower
yh-east-landing = East Landing (event)
    .the = the East Landing (event)
    .at = on the East Landing (event)
yh-east-corridor-potion = East Corridor (potion)
    .the = the East Corridor (potion)
    .at = in the East Corridor (potion)
yh-east-corridor-object = East Corridor (object)
    .the = the East Corridor (object)
    .at = in the East Corridor (object)
yh-east-corridor-spell = East Corridor (spell)
    .the = the East Corridor (spell)
    .at = in the East Corridor (spell)
yh-middle-corridor-book = Middle Corridor (book)
    .the = the Middle Corridor (book)
    .at = in the Middle Corridor (book)
yh-middle-corridor-spell = Middle Corridor (spell)
    .the = the Middle Corridor (spell)
    .at = in the Middle Corridor (spell)
yh-grand-staircase = Grand Staircase
    .the = the Grand Staircase
    .at = on the Grand Staircase
yh-middle-corridor-object = Middle Corridor (object)
    .the = the Middle Corridor (object)
    .at = in the Middle Corridor (object)
yh-middle-corridor-potion = Middle Corridor (potion)
    .the = the Middle Corridor (potion)
    .at = in the Middle Corridor (potion)
yh-library-corridor-book = Library Corridor (book)
    .the = the Library Corridor (book)
    .at = in the Library Corridor (book)
yh-library-corridor-action = Library Corridor (action)
    .the = the Library Corridor (action)
    .at = in the Library Corridor (action)
yh-library-corridor-spell = Library Corridor (spell)
    .the = the Library Corridor (spell)
    .at = in the Library Corridor (spell)
yh-fountain-court = Fountain Court (object)
    .the = the Fountain Court (object)
    .at = in the Fountain Court (object)
yh-great-hall-west-door = West Door of the Great Hall (action)
    .the = the West Door of the Great Hall (action)
    .at = at the West Door of the Great Hall (action)
yh-entrance-hall = Entrance Hall
    .the = the Entrance Hall
    .at = in the Entrance Hall
yh-great-hall-east-door = East Door of the Great Hall (book)
    .the = the East Door of the Great Hall (book)
    .at = at the East Door of the Great Hall (book)

## Spaces: the rooms and the dungeons

yh-trophy-room = Trophy Room
    .the = the Trophy Room
    .at = in the Trophy Room
yh-gryffindor-common-room = Gryffindor Common Room
    .the = the Gryffindor Common Room
    .at = in the Gryffindor Common Room
yh-west-wing-third-floor = West Wing, Third Floor
    .the = the West Wing, Third Floor
    .at = in the West Wing, Third Floor
yh-hufflepuff-common-room = Hufflepuff Common Room
    .the = the Hufflepuff Common Room
    .at = in the Hufflepuff Common Room
yh-kitchens = Kitchens
    .the = the Kitchens
    .at = in the Kitchens
yh-prefects-bathroom = Prefects' Bathroom
    .the = the Prefects' Bathroom
    .at = in the Prefects' Bathroom
yh-library = Library
    .the = the Library
    .at = in the Library
yh-transfiguration-classroom = Transfiguration Classroom
    .the = the Transfiguration Classroom
    .at = in the Transfiguration Classroom
yh-charms-classroom = Charms Classroom
    .the = the Charms Classroom
    .at = in the Charms Classroom
yh-dumbledores-office = Dumbledore's Office
    .at = in Dumbledore's Office
yh-room-of-requirement = Room of Requirement
    .the = the Room of Requirement
    .at = in the Room of Requirement
yh-ravenclaw-common-room = Ravenclaw Common Room
    .the = the Ravenclaw Common Room
    .at = in the Ravenclaw Common Room
yh-hospital-wing = Hospital Wing
    .the = the Hospital Wing
    .at = in the Hospital Wing
yh-viaduct-courtyard = Viaduct Courtyard
    .the = the Viaduct Courtyard
    .at = in the Viaduct Courtyard
yh-defence-classroom = Defence Against the Dark Arts Classroom
    .the = the Defence Against the Dark Arts Classroom
    .at = in the Defence Against the Dark Arts Classroom
yh-staff-room = Staff Room
    .the = the Staff Room
    .at = in the Staff Room
yh-slytherin-common-room = Slytherin Common Room
    .the = the Slytherin Common Room
    .at = in the Slytherin Common Room
yh-dungeon-potion = Dungeons (potion)
    .the = the Dungeons (potion)
    .at = in the Dungeons (potion)
yh-chamber-of-secrets = Chamber of Secrets
    .the = the Chamber of Secrets
    .at = in the Chamber of Secrets
yh-dungeon-spell = Dungeons (spell)
    .the = the Dungeons (spell)
    .at = in the Dungeons (spell)
yh-snapes-office = Snape's Office
    .at = in Snape's Office
yh-potions-classroom = Potions Classroom
    .the = the Potions Classroom
    .at = in the Potions Classroom
yh-dungeon-object = Dungeons (object)
    .the = the Dungeons (object)
    .at = in the Dungeons (object)

## Spaces: the grounds

yh-pitch-path = Path to the Pitch (action)
    .the = the Path to the Pitch (action)
    .at = on the Path to the Pitch (action)
yh-quidditch-pitch = Quidditch Pitch
    .the = the Quidditch Pitch
    .at = on the Quidditch Pitch
yh-pitch-lawn = Lawn by the Pitch (potion)
    .the = the Lawn by the Pitch (potion)
    .at = on the Lawn by the Pitch (potion)
yh-paddock = Paddock (object)
    .the = the Paddock (object)
    .at = in the Paddock (object)
yh-wooden-bridge = Wooden Bridge
    .the = the Wooden Bridge
    .at = on the Wooden Bridge
yh-stone-circle = Stone Circle
    .the = the Stone Circle
    .at = in the Stone Circle
yh-hagrids-hut = Hagrid's Hut
    .at = in Hagrid's Hut
yh-creatures-classroom = Care of Magical Creatures Classroom
    .the = the Care of Magical Creatures Classroom
    .at = in the Care of Magical Creatures Classroom
yh-hut-path = Path to the Hut (book)
    .the = the Path to the Hut (book)
    .at = on the Path to the Hut (book)
yh-forest-edge = Edge of the Forest (spell)
    .the = the Edge of the Forest (spell)
    .at = at the Edge of the Forest (spell)
yh-forbidden-forest = Forbidden Forest
    .the = the Forbidden Forest
    .at = in the Forbidden Forest
yh-forest-object = Deep Forest (object)
    .the = the Deep Forest (object)
    .at = in the Deep Forest (object)
yh-centaur-glade = Centaurs' Glade (action)
    .the = the Centaurs' Glade (action)
    .at = in the Centaurs' Glade (action)
yh-viaduct = Viaduct
    .the = the Viaduct
    .at = on the Viaduct
yh-viaduct-tower = Viaduct Tower
    .the = the Viaduct Tower
    .at = in the Viaduct Tower
yh-whomping-willow = Whomping Willow
    .the = the Whomping Willow
    .at = at the Whomping Willow
yh-greenhouse-potion = Greenhouses (potion)
    .the = the Greenhouses (potion)
    .at = by the Greenhouses (potion)
yh-herbology-classroom = Herbology Classroom
    .the = the Herbology Classroom
    .at = in the Herbology Classroom
yh-training-grounds-tower = Training Grounds Tower
    .the = the Training Grounds Tower
    .at = in the Training Grounds Tower
yh-training-grounds = Training Grounds
    .the = the Training Grounds
    .at = on the Training Grounds
yh-maze = Maze
    .the = the Maze
    .at = in the Maze
yh-rose-garden = Rose Garden
    .the = the Rose Garden
    .at = in the Rose Garden
yh-sundial-garden = Sundial Garden
    .the = the Sundial Garden
    .at = in the Sundial Garden

## Spaces: Diagon Alley

yh-leaky-cauldron = Leaky Cauldron
    .the = the Leaky Cauldron
    .at = in the Leaky Cauldron
yh-apothecary = Apothecary
    .the = the Apothecary
    .at = at the Apothecary
yh-owl-emporium = Eeylops Owl Emporium
    .at = at Eeylops Owl Emporium
yh-quidditch-supplies = Quality Quidditch Supplies
    .at = at Quality Quidditch Supplies
yh-gringotts-steps = Steps of Gringotts
    .the = the Steps of Gringotts
    .at = on the Steps of Gringotts
yh-gringotts = Gringotts
    .at = in Gringotts
yh-madam-malkins = Madam Malkin's
    .at = at Madam Malkin's
yh-florean-fortescues = Florean Fortescue's
    .at = at Florean Fortescue's
yh-wizard-wheezes = Weasleys' Wizard Wheezes
    .at = at Weasleys' Wizard Wheezes
yh-ollivanders = Ollivanders
    .at = at Ollivanders
yh-flourish-and-blotts = Flourish & Blotts
    .at = at Flourish & Blotts
yh-knockturn-steps = Steps to Knockturn Alley (duel)
    .the = the Steps to Knockturn Alley (duel)
    .at = on the Steps to Knockturn Alley (duel)
yh-knockturn-alley = Knockturn Alley
    .at = in Knockturn Alley
yh-knockturn-corner = Corner of Knockturn Alley (event)
    .the = the Corner of Knockturn Alley (event)
    .at = at the Corner of Knockturn Alley (event)
yh-borgin-and-burkes = Borgin & Burkes
    .at = at Borgin & Burkes
yh-horizont-alley = Horizont Alley
    .at = in Horizont Alley

## Spaces: Places

yh-ministry-of-magic = Ministry of Magic
    .the = the Ministry of Magic
    .at = in the Ministry of Magic
yh-hall-of-prophecies = Hall of Prophecies
    .the = the Hall of Prophecies
    .at = in the Hall of Prophecies
yh-the-burrow = The Burrow
    .the = the Burrow
    .at = at the Burrow
yh-malfoy-manor = Malfoy Manor
    .at = in Malfoy Manor
yh-little-hangleton-graveyard = Little Hangleton Graveyard
    .the = the Little Hangleton Graveyard
    .at = in the Little Hangleton Graveyard
yh-shrieking-shack = Shrieking Shack
    .the = the Shrieking Shack
    .at = in the Shrieking Shack
yh-honeydukes = Honeydukes
    .at = in Honeydukes
yh-high-street = High Street
    .the = the High Street
    .at = in the High Street
yh-three-broomsticks = Three Broomsticks
    .the = the Three Broomsticks
    .at = in the Three Broomsticks
yh-hogsmeade-lane = Hogsmeade Lane
    .at = in Hogsmeade Lane
yh-hogs-head = Hog's Head
    .the = the Hog's Head
    .at = in the Hog's Head

## What the boards draw without a space of its own

yh-great-hall = Great Hall
    .the = the Great Hall
yh-dungeons = Dungeons
    .the = the Dungeons
yh-hogsmeade = Hogsmeade

## Objects

yh-tom-riddles-diary = Tom Riddle's Diary
yh-marvolo-gaunts-ring = Marvolo Gaunt's Ring
yh-hufflepuffs-cup = Hufflepuff's Cup
yh-slytherins-locket = Slytherin's Locket
yh-ravenclaws-diadem = Ravenclaw's Diadem
yh-nagini = Nagini
yh-cauldron = Cauldron
    .the = the Cauldron
yh-fathers-bone = Father's Bone
    .the = the Father's Bone
yh-wormtails-hand = Wormtail's Hand
yh-harry-potter-token = Harry Potter (token)
    .the = the Harry Potter token
yh-basilisk-fang = Basilisk Fang
    .the = the Basilisk Fang
yh-sword-of-gryffindor = Sword of Gryffindor
    .the = the Sword of Gryffindor
yh-elder-wand = Elder Wand
    .the = the Elder Wand
yh-resurrection-stone = Resurrection Stone
    .the = the Resurrection Stone
yh-time-turner = Time-Turner
    .the = the Time-Turner
yh-invisibility-cloak = Invisibility Cloak
    .the = the Invisibility Cloak
yh-buckbeak = Buckbeak
yh-enchanted-harp = Enchanted Harp
    .the = the Enchanted Harp
yh-winged-key = Winged Key
    .the = the Winged Key
yh-philosophers-stone = Philosopher's Stone
    .the = the Philosopher's Stone
yh-sorting-hat = Sorting Hat
    .the = the Sorting Hat
yh-marauders-map = Marauder's Map
    .the = the Marauder's Map
yh-golden-egg = Golden Egg
    .the = the Golden Egg
yh-triwizard-cup = Triwizard Cup
    .the = the Triwizard Cup
yh-prophecy-orb = Prophecy Orb
    .the = the Prophecy Orb
yh-da-coin = DA Coin
    .the = the DA Coin
yh-memory-phial = Memory Phial
    .the = the Memory Phial
yh-deluminator = Deluminator
    .the = the Deluminator
yh-golden-snitch = Golden Snitch
    .the = the Golden Snitch
yh-two-way-mirror = Two-Way Mirror
    .the = the Two-Way Mirror

## Missions

yh-tame-the-three-headed-dog = Tame the Three-Headed Dog
yh-catch-the-winged-key = Get Past the Devil's Snare and Catch the Key
yh-find-the-philosophers-stone = Find the Philosopher's Stone
yh-find-the-entrance-to-the-chamber = Find the Entrance to the Chamber
yh-slay-the-basilisk = Slay the Basilisk
yh-destroy-the-first-horcrux = Destroy the First Horcrux: Tom Riddle's Diary
yh-save-buckbeak-from-the-axe = Save Buckbeak from the Axe
yh-unmask-the-rat = Unmask the Rat
yh-escape-the-werewolf = Escape the Werewolf
yh-drive-off-the-dementors = Drive Off the Dementors
yh-outfly-the-horntail = Outfly the Horntail
yh-listen-to-the-egg = Listen to the Egg
yh-rescue-from-the-merpeople = Rescue a Friend from the Merpeople
yh-win-through-the-maze = Win Through the Maze
yh-escape-the-graveyard = Escape the Graveyard
yh-found-dumbledores-army = Found Dumbledore's Army
yh-shut-your-mind-to-snape = Shut Your Mind to Snape
yh-lead-umbridge-to-the-centaurs = Lead Umbridge to the Centaurs
yh-keep-the-prophecy = Keep the Prophecy
yh-fight-in-the-atrium = Fight in the Atrium
yh-spy-in-knockturn-alley = Spy in Knockturn Alley
yh-win-slughorns-memory = Win Slughorn's Memory
yh-destroy-the-ring = Destroy the Ring
yh-hold-the-astronomy-tower = Hold the Astronomy Tower
yh-reach-the-burrow = Reach the Burrow
yh-destroy-the-locket = Destroy the Locket
yh-flee-from-malfoy-manor = Flee from Malfoy Manor
yh-break-into-gringotts = Break into Gringotts
yh-save-the-diadem-from-the-fire = Save the Diadem from the Fire
yh-end-the-battle-of-hogwarts = End the Battle of Hogwarts

## Combat cards

yh-fluffy = Fluffy
yh-devils-snare = Devil's Snare
    .the = the Devil's Snare
yh-professor-quirrell = Professor Quirrell
yh-gilderoy-lockhart = Gilderoy Lockhart
yh-basilisk = Basilisk
    .the = the Basilisk
yh-tom-riddle = Tom Riddle
yh-macnair-the-executioner = Macnair the Executioner
yh-pettigrew-unmasked = Pettigrew Unmasked
yh-werewolf = Werewolf
    .the = the Werewolf
yh-dementors = Dementors
    .the = the Dementors
yh-hungarian-horntail = Hungarian Horntail
    .the = the Hungarian Horntail
yh-moaning-myrtle = Moaning Myrtle
yh-grindylows = Grindylows
    .the = the Grindylows
yh-blast-ended-skrewt = Blast-Ended Skrewt
    .the = the Blast-Ended Skrewt
yh-voldemort-reborn = Voldemort Reborn
yh-willy-widdershins = Willy Widdershins
yh-severus-snape = Severus Snape
yh-umbridge-in-the-forest = Umbridge in the Forest
yh-lucius-among-the-prophecies = Lucius among the Prophecies
yh-bellatrix-in-the-atrium = Bellatrix in the Atrium
yh-mister-borgin = Mister Borgin
yh-acromantulas = Acromantulas
    .the = the Acromantulas
yh-curse-of-the-ring = Curse of the Ring
    .the = the Curse of the Ring
yh-fenrir-greyback = Fenrir Greyback
yh-corban-yaxley = Corban Yaxley
yh-shade-of-the-locket = Shade of the Locket
    .the = the Shade of the Locket
yh-bellatrix-at-the-manor = Bellatrix at the Manor
yh-ukrainian-ironbelly = Ukrainian Ironbelly
    .the = the Ukrainian Ironbelly
yh-cursed-fire = Cursed Fire
    .the = the Cursed Fire
yh-voldemort-at-hogwarts = Voldemort at Hogwarts

## Duel cards

yh-vincent-crabbe = Vincent Crabbe
yh-gregory-goyle = Gregory Goyle
yh-pansy-parkinson = Pansy Parkinson
yh-blaise-zabini = Blaise Zabini
yh-marcus-flint = Marcus Flint
yh-cedric-diggory = Cedric Diggory
yh-fred-weasley = Fred Weasley
yh-george-weasley = George Weasley
yh-seamus-finnigan = Seamus Finnigan
yh-dean-thomas = Dean Thomas
yh-padma-patil = Padma Patil
yh-parvati-patil = Parvati Patil
yh-duel-harry-potter = Harry Potter
yh-duel-hermione-granger = Hermione Granger
yh-duel-ron-weasley = Ron Weasley
yh-duel-draco-malfoy = Draco Malfoy
yh-duel-luna-lovegood = Luna Lovegood
yh-duel-ginny-weasley = Ginny Weasley
yh-duel-neville-longbottom = Neville Longbottom
yh-duel-cho-chang = Cho Chang

## Spells

yh-fiendfyre = Fiendfyre
yh-wingardium-leviosa = Wingardium Leviosa
yh-stupefy = Stupefy
yh-expelliarmus = Expelliarmus
yh-petrificus-totalus = Petrificus Totalus
yh-reducto = Reducto
yh-incendio = Incendio
yh-sectumsempra = Sectumsempra
yh-imperio = Imperio
yh-protego = Protego
yh-expecto-patronum = Expecto Patronum
yh-episkey = Episkey
yh-lumos = Lumos
yh-impedimenta = Impedimenta
yh-accio = Accio
yh-alohomora = Alohomora
yh-obliviate = Obliviate

## Potions

yh-polyjuice-potion = Polyjuice Potion
yh-strengthening-solution = Strengthening Solution
yh-ageing-potion = Ageing Potion
yh-swelling-solution = Swelling Solution
yh-shrinking-solution = Shrinking Solution
yh-draught-of-living-death = Draught of Living Death
yh-erumpent-potion = Erumpent Potion
yh-confusing-concoction = Confusing Concoction
yh-skele-gro = Skele-Gro
yh-wiggenweld-potion = Wiggenweld Potion
yh-mandrake-draught = Mandrake Draught
yh-felix-felicis = Felix Felicis
yh-wolfsbane-potion = Wolfsbane Potion
yh-gillyweed = Gillyweed
yh-forgetfulness-potion = Forgetfulness Potion
yh-amortentia = Amortentia

## Books

yh-standard-book-of-spells-grade-1 = The Standard Book of Spells, Grade 1
yh-standard-book-of-spells-grade-4 = The Standard Book of Spells, Grade 4
yh-achievements-in-charming = Achievements in Charming
yh-quintessence-a-quest = Quintessence: A Quest
yh-beginners-guide-to-transfiguration = A Beginner's Guide to Transfiguration
yh-intermediate-transfiguration = Intermediate Transfiguration
yh-transfiguration-today = Transfiguration Today
yh-guide-to-advanced-transfiguration = A Guide to Advanced Transfiguration
yh-gadding-with-ghouls = Gadding with Ghouls
yh-the-dark-forces = The Dark Forces
yh-defensive-magical-theory = Defensive Magical Theory
yh-confronting-the-faceless = Confronting the Faceless
yh-book-of-potions = Book of Potions
yh-magical-drafts-and-potions = Magical Drafts and Potions
yh-moste-potente-potions = Moste Potente Potions
yh-advanced-potion-making = Advanced Potion-Making
yh-magical-herbs-and-fungi = One Thousand Magical Herbs and Fungi
yh-encyclopaedia-of-toadstools = Encyclopaedia of Toadstools
yh-magical-water-plants = Magical Water Plants of the Mediterranean
yh-flesh-eating-trees-of-the-world = Flesh-Eating Trees of the World
yh-men-who-love-dragons-too-much = Men Who Love Dragons Too Much
yh-fantastic-beasts = Fantastic Beasts and Where to Find Them
yh-dragon-species = Dragon Species of Great Britain and Ireland
yh-monster-book-of-monsters = The Monster Book of Monsters

## Action cards

yh-floo-powder = Floo Powder
yh-horace-slughorn = Horace Slughorn
yh-albus-dumbledore = Albus Dumbledore
yh-minerva-mcgonagall = Minerva McGonagall
yh-filius-flitwick = Filius Flitwick
yh-pomona-sprout = Pomona Sprout
yh-remus-lupin = Remus Lupin
yh-rubeus-hagrid = Rubeus Hagrid
yh-sybill-trelawney = Sybill Trelawney
yh-madam-pomfrey = Madam Pomfrey
yh-fawkes = Fawkes
yh-hedwig = Hedwig
yh-dolores-umbridge = Dolores Umbridge
yh-caught-by-snape = Caught by Snape
yh-argus-filch = Argus Filch
yh-madam-pince = Madam Pince
yh-rita-skeeter = Rita Skeeter
yh-howler = Howler
yh-peeves = Peeves
yh-old-boot = Old Boot
yh-nearly-headless-nick = Nearly Headless Nick
yh-madam-hooch = Madam Hooch
yh-mundungus-fletcher = Mundungus Fletcher

## Event cards

yh-dobby = Dobby
yh-floo-network = Floo Network
yh-open-fireplaces = Open Fireplaces
yh-portkey-office = Portkey Office
yh-start-of-term-feast = Start-of-Term Feast
yh-troll-in-the-dungeon = Troll in the Dungeon
yh-hogsmeade-weekend = Hogsmeade Weekend
yh-dementors-at-the-gates = Dementors at the Gates
yh-owl-post = Owl Post
yh-christmas-morning = Christmas Morning
yh-duelling-club = Duelling Club
yh-educational-decree = Educational Decree
yh-last-minute-points = Last-Minute Points
yh-end-of-year-exams = End-of-Year Exams
yh-chamber-opened = The Chamber Is Open
yh-niffler-loose = A Niffler on the Loose
yh-yule-ball = Yule Ball
yh-polyjuice-mix-up = Polyjuice Mix-Up
yh-hospital-wing-day = A Day in the Hospital Wing
yh-snow-in-the-corridors = Snow in the Corridors

## Quidditch cards

yh-nimbus-2000 = Nimbus 2000
yh-nimbus-2001 = Nimbus 2001
yh-firebolt = Firebolt
yh-cleansweep-seven = Cleansweep Seven
yh-wronski-feint = Wronski Feint
yh-confundus-charm = Confundus Charm
yh-rogue-bludger = Rogue Bludger
yh-parkins-pincer = Parkin's Pincer
yh-sloth-grip-roll = Sloth Grip Roll
yh-hawkshead-formation = Hawkshead Formation
yh-glint-of-gold = Glint of Gold
yh-second-wind = Second Wind
yh-dementors-over-the-pitch = Dementors over the Pitch
yh-blatching = Blatching
yh-weasley-is-our-king = Weasley Is Our King
yh-spiral-dive = Spiral Dive

## The pieces on the pitch

yh-keeper = Keeper
yh-beater-1 = Beater 1
yh-beater-2 = Beater 2
yh-chaser-1 = Chaser 1
yh-chaser-2 = Chaser 2
yh-chaser-3 = Chaser 3
yh-gryffindor-keeper = Gryffindor's Keeper
yh-gryffindor-beater-1 = Gryffindor's Beater 1
yh-gryffindor-beater-2 = Gryffindor's Beater 2
yh-gryffindor-chaser-1 = Gryffindor's Chaser 1
yh-gryffindor-chaser-2 = Gryffindor's Chaser 2
yh-gryffindor-chaser-3 = Gryffindor's Chaser 3
yh-slytherin-keeper = Slytherin's Keeper
yh-slytherin-beater-1 = Slytherin's Beater 1
yh-slytherin-beater-2 = Slytherin's Beater 2
yh-slytherin-chaser-1 = Slytherin's Chaser 1
yh-slytherin-chaser-2 = Slytherin's Chaser 2
yh-slytherin-chaser-3 = Slytherin's Chaser 3
yh-ravenclaw-keeper = Ravenclaw's Keeper
yh-ravenclaw-beater-1 = Ravenclaw's Beater 1
yh-ravenclaw-beater-2 = Ravenclaw's Beater 2
yh-ravenclaw-chaser-1 = Ravenclaw's Chaser 1
yh-ravenclaw-chaser-2 = Ravenclaw's Chaser 2
yh-ravenclaw-chaser-3 = Ravenclaw's Chaser 3
yh-hufflepuff-keeper = Hufflepuff's Keeper
yh-hufflepuff-beater-1 = Hufflepuff's Beater 1
yh-hufflepuff-beater-2 = Hufflepuff's Beater 2
yh-hufflepuff-chaser-1 = Hufflepuff's Chaser 1
yh-hufflepuff-chaser-2 = Hufflepuff's Chaser 2
yh-hufflepuff-chaser-3 = Hufflepuff's Chaser 3

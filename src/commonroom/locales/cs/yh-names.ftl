### Jména všeho v Roce v Bradavicích a ve Famfrpálu: `yh-` a označení obsahu.
### `.acc` je čtvrtý pád, `.dat` třetí, `.with` sedmý s předložkou, `.plural` stojí po 2, 3 a 4, `.many` po 5 a více. `.at` je pole s předložkou.
### Pole bez vlastního jména se pozná podle místa a v závorce podle symbolu.

## Hry

yh-year-at-hogwarts = Rok v Bradavicích
yh-quidditch = Famfrpál

## Studenti

yh-harry-potter = Harry Potter
    .acc = Harryho Pottera
    .dat = Harrymu Potterovi
    .with = s Harrym Potterem
yh-hermione-granger = Hermiona Grangerová
    .acc = Hermionu Grangerovou
    .dat = Hermioně Grangerové
    .with = s Hermionou Grangerovou
yh-ron-weasley = Ron Weasley
    .acc = Rona Weasleyho
    .dat = Ronu Weasleymu
    .with = s Ronem Weasleym
yh-draco-malfoy = Draco Malfoy
    .acc = Draca Malfoye
    .dat = Dracovi Malfoyovi
    .with = s Dracem Malfoyem
yh-luna-lovegood = Lenka Láskorádová
    .acc = Lenku Láskorádovou
    .dat = Lence Láskorádové
    .with = s Lenkou Láskorádovou
yh-ginny-weasley = Ginny Weasleyová
    .acc = Ginny Weasleyovou
    .dat = Ginny Weasleyové
    .with = s Ginny Weasleyovou
yh-neville-longbottom = Neville Longbottom
    .acc = Nevilla Longbottoma
    .dat = Nevillu Longbottomovi
    .with = s Nevillem Longbottomem
yh-cho-chang = Cho Changová
    .acc = Cho Changovou
    .dat = Cho Changové
    .with = s Cho Changovou

## Smrtijedi a jejich pán

yh-narcissa-malfoy = Narcissa Malfoyová
    .acc = Narcissu Malfoyovou
    .dat = Narcisse Malfoyové
    .with = s Narcissou Malfoyovou
yh-barty-crouch-jr = Bartemius Skrk mladší
    .acc = Bartemia Skrka mladšího
    .dat = Bartemiovi Skrkovi mladšímu
    .with = s Bartemiem Skrkem mladším
yh-lucius-malfoy = Lucius Malfoy
    .acc = Luciuse Malfoye
    .dat = Luciusi Malfoyovi
    .with = s Luciusem Malfoyem
yh-walden-macnair = Walden Macnair
    .acc = Waldena Macnaira
    .dat = Waldenu Macnairovi
    .with = s Waldenem Macnairem
yh-bellatrix-lestrange = Belatrix Lestrangeová
    .acc = Belatrix Lestrangeovou
    .dat = Belatrix Lestrangeové
    .with = s Belatrix Lestrangeovou
yh-peter-pettigrew = Petr Pettigrew
    .acc = Petra Pettigrewa
    .dat = Petru Pettigrewovi
    .with = s Petrem Pettigrewem
yh-lord-voldemort = Lord Voldemort
    .acc = lorda Voldemorta
    .dat = lordu Voldemortovi
    .with = s lordem Voldemortem

## Koleje

yh-gryffindor = Nebelvír
yh-hufflepuff = Mrzimor
yh-ravenclaw = Havraspár
yh-slytherin = Zmijozel

## Plány

yh-hogwarts = Bradavice
    .at = v Bradavicích
yh-diagon-alley = Příčná ulice
    .at = v Příčné ulici
yh-places = plán Místa
    .at = na plánu Místa

## Balíčky a co se z nich bere

yh-spell = kouzlo
    .plural = kouzla
    .many = kouzel
yh-potion = lektvar
    .plural = lektvary
    .many = lektvarů
yh-book = kniha
    .acc = knihu
    .plural = knihy
    .many = knih
yh-action = karta akce
    .acc = kartu akce
    .plural = karty akcí
    .many = karet akcí
yh-event = karta události
    .acc = kartu události
    .plural = karty událostí
    .many = karet událostí
yh-duel = karta souboje
    .acc = kartu souboje
    .plural = karty soubojů
    .many = karet soubojů
yh-card = karta
    .acc = kartu
    .plural = karty
    .many = karet

## Žetony

yh-object = předmět
    .plural = předměty
    .many = předmětů
yh-floo = žeton letaxu
    .plural = žetony letaxu
    .many = žetonů letaxu
yh-portkey = přenášedlo
    .plural = přenášedla
    .many = přenášedel

## Předměty výuky

yh-charms = Kouzelné formule
yh-transfiguration = Přeměňování
yh-defence = Obrana proti černé magii
yh-potions = Lektvary
yh-herbology = Bylinkářství
yh-creatures = Péče o kouzelné tvory

## Pole: vchod, sovinec a jezero

yh-start = Start
    .at = na Startu
yh-entrance-hands = Vchod (ukazující ruce)
    .at = u vchodu (ukazující ruce)
yh-entrance-crest = Bradavický znak
    .at = u bradavického znaku
yh-owlery-lane = Cesta k sovinci (předmět)
    .at = na cestě k sovinci (předmět)
yh-owlery = Sovinec
    .at = v sovinci
yh-owlery-bridge = Most k sovinci (akce)
    .at = na mostě k sovinci (akce)
yh-west-tower = Západní věž
    .at = v Západní věži
yh-boathouse = Loděnice
    .at = v loděnici
yh-black-lake = Černé jezero
    .at = u Černého jezera
yh-lakeshore = Břeh jezera (předmět)
    .at = na břehu jezera (předmět)

## Pole: hradní zdi

yh-clock-tower = Hodinová věž
    .at = v Hodinové věži
yh-west-wall-potion = Západní zeď (lektvar)
    .at = u západní zdi (lektvar)
yh-gryffindor-tower = Nebelvírská věž
    .at = v Nebelvírské věži
yh-west-wall-object = Západní zeď (horní předmět)
    .at = u západní zdi (horní předmět)
yh-west-wall-duel = Západní zeď (souboj)
    .at = u západní zdi (souboj)
yh-west-wall-action = Západní zeď (akce)
    .at = u západní zdi (akce)
yh-hufflepuff-tower = Mrzimorská věž
    .at = v Mrzimorské věži
yh-west-wall-spell = Západní zeď (kouzlo)
    .at = u západní zdi (kouzlo)
yh-west-wall-lower-object = Západní zeď (dolní předmět)
    .at = u západní zdi (dolní předmět)
yh-west-wall-event = Západní zeď (událost)
    .at = u západní zdi (událost)
yh-north-wall-book = Severní zeď (kniha)
    .at = u severní zdi (kniha)
yh-north-tower = Severní věž
    .at = v Severní věži
yh-north-wall-object = Severní zeď (bližší předmět)
    .at = u severní zdi (bližší předmět)
yh-north-wall-spell = Severní zeď (kouzlo)
    .at = u severní zdi (kouzlo)
yh-library-tower = Věž knihovny
    .at = ve věži knihovny
yh-north-wall-action = Severní zeď (akce)
    .at = u severní zdi (akce)
yh-north-wall-far-object = Severní zeď (vzdálenější předmět)
    .at = u severní zdi (vzdálenější předmět)
yh-astronomy-tower = Astronomická věž
    .at = v Astronomické věži
yh-east-wall-potion = Východní zeď (lektvar)
    .at = u východní zdi (lektvar)
yh-ravenclaw-tower = Havraspárská věž
    .at = v Havraspárské věži
yh-east-wall-object = Východní zeď (předmět)
    .at = u východní zdi (předmět)
yh-east-wall-book = Východní zeď (kniha)
    .at = u východní zdi (kniha)
yh-hospital-tower = Věž ošetřovny
    .at = ve věži ošetřovny
yh-viaduct-gate = Brána viaduktu (kouzlo)
    .at = u brány viaduktu (kouzlo)
yh-defence-tower = Věž obrany
    .at = ve věži obrany
yh-east-wall-action = Východní zeď (akce)
    .at = u východní zdi (akce)
yh-dark-tower = Temná věž
    .at = v Temné věži
yh-slytherin-tower = Zmijozelská věž
    .at = ve Zmijozelské věži
yh-south-wall-potion = Jižní zeď (lektvar)
    .at = u jižní zdi (lektvar)
yh-south-wall-object = Jižní zeď (předmět)
    .at = u jižní zdi (předmět)
yh-moaning-myrtles-bathroom = Umývárna Ufňukané Uršuly
    .at = v umývárně Ufňukané Uršuly
yh-south-tower = Jižní věž
    .at = v Jižní věži
yh-south-wall-duel = Jižní zeď (souboj)
    .at = u jižní zdi (souboj)
yh-bell-tower = Zvonice
    .at = ve zvonici
yh-south-wall-spell = Jižní zeď (kouzlo)
    .at = u jižní zdi (kouzlo)

## Pole: chodby

yh-west-corridor-spell = Západní chodba (kouzlo)
    .at = v západní chodbě (kouzlo)
yh-west-corridor-action = Západní chodba (akce)
    .at = v západní chodbě (akce)
yh-west-corridor-book = Západní chodba (kniha)
    .at = v západní chodbě (kniha)
yh-west-landing = Západní odpočívadlo (životy)
    .at = na západním odpočívadle (životy)
yh-west-corridor-potion = Západní chodba (lektvar)
    .at = v západní chodbě (lektvar)
yh-west-corridor-object = Západní chodba (předmět)
    .at = v západní chodbě (předmět)
yh-west-corridor-duel = Západní chodba (souboj)
    .at = v západní chodbě (souboj)
yh-east-corridor-duel = Východní chodba (souboj)
    .at = ve východní chodbě (souboj)
yh-east-corridor-book = Východní chodba (kniha)
    .at = ve východní chodbě (kniha)
yh-headmasters-tower = Ředitelova věž
    .at = v ředitelově věži
yh-east-landing = Východní odpočívadlo (událost)
    .at = na východním odpočívadle (událost)
yh-east-corridor-potion = Východní chodba (lektvar)
    .at = ve východní chodbě (lektvar)
yh-east-corridor-object = Východní chodba (předmět)
    .at = ve východní chodbě (předmět)
yh-east-corridor-spell = Východní chodba (kouzlo)
    .at = ve východní chodbě (kouzlo)
yh-middle-corridor-book = Střední chodba (kniha)
    .at = ve střední chodbě (kniha)
yh-middle-corridor-spell = Střední chodba (kouzlo)
    .at = ve střední chodbě (kouzlo)
yh-grand-staircase = Velké schodiště
    .at = na velkém schodišti
yh-middle-corridor-object = Střední chodba (předmět)
    .at = ve střední chodbě (předmět)
yh-middle-corridor-potion = Střední chodba (lektvar)
    .at = ve střední chodbě (lektvar)
yh-library-corridor-book = Chodba u knihovny (kniha)
    .at = v chodbě u knihovny (kniha)
yh-library-corridor-action = Chodba u knihovny (akce)
    .at = v chodbě u knihovny (akce)
yh-library-corridor-spell = Chodba u knihovny (kouzlo)
    .at = v chodbě u knihovny (kouzlo)
yh-fountain-court = Nádvoří s kašnou (předmět)
    .at = na nádvoří s kašnou (předmět)
yh-great-hall-west-door = Západní dveře Velké síně (akce)
    .at = u západních dveří Velké síně (akce)
yh-entrance-hall = Vstupní síň
    .at = ve vstupní síni
yh-great-hall-east-door = Východní dveře Velké síně (kniha)
    .at = u východních dveří Velké síně (kniha)

## Pole: místnosti a sklepení

yh-trophy-room = Pamětní síň
    .at = v pamětní síni
yh-gryffindor-common-room = Nebelvírská společenská místnost
    .at = v nebelvírské společenské místnosti
yh-west-wing-third-floor = Západní křídlo, třetí patro
    .at = v západním křídle, třetí patro
yh-hufflepuff-common-room = Mrzimorská společenská místnost
    .at = v mrzimorské společenské místnosti
yh-kitchens = Kuchyně
    .at = v kuchyni
yh-prefects-bathroom = Prefektská koupelna
    .at = v prefektské koupelně
yh-library = Knihovna
    .at = v knihovně
yh-transfiguration-classroom = Učebna přeměňování
    .at = v učebně přeměňování
yh-charms-classroom = Učebna kouzelných formulí
    .at = v učebně kouzelných formulí
yh-dumbledores-office = Brumbálova pracovna
    .at = v Brumbálově pracovně
yh-room-of-requirement = Komnata nejvyšší potřeby
    .at = v Komnatě nejvyšší potřeby
yh-ravenclaw-common-room = Havraspárská společenská místnost
    .at = v havraspárské společenské místnosti
yh-hospital-wing = Ošetřovna
    .at = na ošetřovně
yh-viaduct-courtyard = Nádvoří viaduktu
    .at = na nádvoří viaduktu
yh-defence-classroom = Učebna obrany proti černé magii
    .at = v učebně obrany proti černé magii
yh-staff-room = Sborovna
    .at = ve sborovně
yh-slytherin-common-room = Zmijozelská společenská místnost
    .at = ve zmijozelské společenské místnosti
yh-dungeon-potion = Sklepení (lektvar)
    .at = ve sklepení (lektvar)
yh-chamber-of-secrets = Tajemná komnata
    .at = v Tajemné komnatě
yh-dungeon-spell = Sklepení (kouzlo)
    .at = ve sklepení (kouzlo)
yh-snapes-office = Snapeova pracovna
    .at = ve Snapeově pracovně
yh-potions-classroom = Učebna lektvarů
    .at = v učebně lektvarů
yh-dungeon-object = Sklepení (předmět)
    .at = ve sklepení (předmět)

## Pole: pozemky

yh-pitch-path = Cesta ke hřišti (akce)
    .at = na cestě ke hřišti (akce)
yh-quidditch-pitch = Famfrpálové hřiště
    .at = na famfrpálovém hřišti
yh-pitch-lawn = Trávník u hřiště (lektvar)
    .at = na trávníku u hřiště (lektvar)
yh-paddock = Ohrada (předmět)
    .at = v ohradě (předmět)
yh-wooden-bridge = Dřevěný most
    .at = na dřevěném mostě
yh-stone-circle = Kamenný kruh
    .at = v kamenném kruhu
yh-hagrids-hut = Hagridova hájenka
    .at = v Hagridově hájence
yh-creatures-classroom = Učebna péče o kouzelné tvory
    .at = v učebně péče o kouzelné tvory
yh-hut-path = Cesta k hájence (kniha)
    .at = na cestě k hájence (kniha)
yh-forest-edge = Okraj lesa (kouzlo)
    .at = na okraji lesa (kouzlo)
yh-forbidden-forest = Zapovězený les
    .at = v Zapovězeném lese
yh-forest-object = Hlubina lesa (předmět)
    .at = v hlubině lesa (předmět)
yh-centaur-glade = Mýtina kentaurů (akce)
    .at = na mýtině kentaurů (akce)
yh-viaduct = Viadukt
    .at = na viaduktu
yh-viaduct-tower = Věž viaduktu
    .at = ve věži viaduktu
yh-whomping-willow = Vrba mlátička
    .at = u Vrby mlátičky
yh-greenhouse-potion = Skleníky (lektvar)
    .at = u skleníků (lektvar)
yh-herbology-classroom = Učebna bylinkářství
    .at = v učebně bylinkářství
yh-training-grounds-tower = Věž cvičiště
    .at = ve věži cvičiště
yh-training-grounds = Cvičiště
    .at = na cvičišti
yh-maze = Bludiště
    .at = v bludišti
yh-rose-garden = Růžová zahrada
    .at = v růžové zahradě
yh-sundial-garden = Zahrada se slunečními hodinami
    .at = v zahradě se slunečními hodinami

## Pole: Příčná ulice

yh-leaky-cauldron = Děravý kotel
    .at = v Děravém kotli
yh-apothecary = Lékárna
    .at = v lékárně
yh-owl-emporium = Mžourov, velkoprodejna sov
    .at = v Mžourově, velkoprodejně sov
yh-quidditch-supplies = Prvotřídní potřeby pro famfrpál
    .at = v Prvotřídních potřebách pro famfrpál
yh-gringotts-steps = Schody Gringottovy banky
    .at = na schodech Gringottovy banky
yh-gringotts = Gringottova banka
    .at = v Gringottově bance
yh-madam-malkins = Oděvy madame Malkinové
    .at = v obchodě madame Malkinové
yh-florean-fortescues = Zmrzlina Floreana Fortescuea
    .at = u Floreana Fortescuea
yh-wizard-wheezes = Kratochvilné kouzelnické kejkle
    .at = v Kratochvilných kouzelnických kejklích
yh-ollivanders = Ollivanderovi
    .at = u Ollivanderů
yh-flourish-and-blotts = Krucánky a kaňoury
    .at = v Krucáncích a kaňourech
yh-knockturn-steps = Schody do Obrtlé ulice (souboj)
    .at = na schodech do Obrtlé ulice (souboj)
yh-knockturn-alley = Obrtlá ulice
    .at = v Obrtlé ulici
yh-knockturn-corner = Roh Obrtlé ulice (událost)
    .at = na rohu Obrtlé ulice (událost)
yh-borgin-and-burkes = Borgin a Burkes
    .at = u Borgina a Burkese
yh-horizont-alley = Horizontální ulice
    .at = v Horizontální ulici

## Pole: Místa

yh-ministry-of-magic = Ministerstvo kouzel
    .at = na ministerstvu kouzel
yh-hall-of-prophecies = Síň věšteb
    .at = v Síni věšteb
yh-the-burrow = Doupě
    .at = v Doupěti
yh-malfoy-manor = Sídlo Malfoyových
    .at = v sídle Malfoyových
yh-little-hangleton-graveyard = Hřbitov v Malém Visánku
    .at = na hřbitově v Malém Visánku
yh-shrieking-shack = Chroptící chýše
    .at = v Chroptící chýši
yh-honeydukes = Medový ráj
    .at = v Medovém ráji
yh-high-street = Hlavní ulice
    .at = na Hlavní ulici
yh-three-broomsticks = U Tří košťat
    .at = U Tří košťat
yh-hogsmeade-lane = Ulička v Prasinkách
    .at = v uličce v Prasinkách
yh-hogs-head = U Prasečí hlavy
    .at = v hostinci U Prasečí hlavy

## Co plány kreslí bez vlastního pole

yh-great-hall = Velká síň
yh-dungeons = Sklepení
yh-hogsmeade = Prasinky

## Předměty

yh-tom-riddles-diary = Deník Toma Raddlea
yh-marvolo-gaunts-ring = Prsten Rojvola Gaunta
yh-hufflepuffs-cup = Pohár Helgy z Mrzimoru
yh-slytherins-locket = Zmijozelův medailonek
yh-ravenclaws-diadem = Diadém Roweny z Havraspáru
yh-nagini = Nagini
yh-cauldron = Kotlík
yh-fathers-bone = Otcova kost
    .acc = Otcovu kost
yh-wormtails-hand = Červíčkova ruka
    .acc = Červíčkovu ruku
yh-harry-potter-token = Harry Potter (žeton)
    .acc = Harryho Pottera (žeton)
yh-basilisk-fang = Baziliščí zub
yh-sword-of-gryffindor = Nebelvírův meč
yh-elder-wand = Bezová hůlka
    .acc = Bezovou hůlku
yh-resurrection-stone = Kámen vzkříšení
yh-time-turner = Obraceč času
yh-invisibility-cloak = Neviditelný plášť
yh-buckbeak = Klofan
    .acc = Klofana
yh-enchanted-harp = Začarovaná harfa
    .acc = Začarovanou harfu
yh-winged-key = Okřídlený klíč
yh-philosophers-stone = Kámen mudrců
yh-sorting-hat = Moudrý klobouk
yh-marauders-map = Pobertův plánek
yh-golden-egg = Zlaté vejce
yh-triwizard-cup = Pohár tří kouzelníků
yh-prophecy-orb = Skleněná věštba
    .acc = Skleněnou věštbu
yh-da-coin = Mince Brumbálovy armády
    .acc = Minci Brumbálovy armády
yh-memory-phial = Lahvička se vzpomínkou
    .acc = Lahvičku se vzpomínkou
yh-deluminator = Zhasínadlo
yh-golden-snitch = Zlatonka
    .acc = Zlatonku
yh-two-way-mirror = Obousměrné zrcátko

## Mise

yh-tame-the-three-headed-dog = Zkroť trojhlavého psa
yh-catch-the-winged-key = Projdi Ďáblovým osidlem a chyť klíč
yh-find-the-philosophers-stone = Najdi Kámen mudrců
yh-find-the-entrance-to-the-chamber = Najdi vchod do komnaty
yh-slay-the-basilisk = Zabij baziliška
yh-destroy-the-first-horcrux = Znič první viteál: Deník Toma Raddlea
yh-save-buckbeak-from-the-axe = Zachraň Klofana před sekerou
yh-unmask-the-rat = Odhal krysu
yh-escape-the-werewolf = Uteč vlkodlakovi
yh-drive-off-the-dementors = Zažeň mozkomory
yh-outfly-the-horntail = Ulétni trnoocasému
yh-listen-to-the-egg = Poslouchej vejce
yh-rescue-from-the-merpeople = Zachraň přítele od jezerních lidí
yh-win-through-the-maze = Projdi bludištěm
yh-escape-the-graveyard = Uteč ze hřbitova
yh-found-dumbledores-army = Založ Brumbálovu armádu
yh-shut-your-mind-to-snape = Uzavři mysl před Snapem
yh-lead-umbridge-to-the-centaurs = Zaveď Umbridgeovou ke kentaurům
yh-keep-the-prophecy = Uchraň věštbu
yh-fight-in-the-atrium = Bojuj v atriu
yh-spy-in-knockturn-alley = Slíď v Obrtlé ulici
yh-win-slughorns-memory = Získej Křiklanovu vzpomínku
yh-destroy-the-ring = Znič prsten
yh-hold-the-astronomy-tower = Udrž Astronomickou věž
yh-reach-the-burrow = Dostaň se do Doupěte
yh-destroy-the-locket = Znič medailonek
yh-flee-from-malfoy-manor = Uprchni ze sídla Malfoyových
yh-break-into-gringotts = Vlup se do Gringottovy banky
yh-save-the-diadem-from-the-fire = Zachraň diadém z ohně
yh-end-the-battle-of-hogwarts = Ukonči bitvu o Bradavice

## Karty boje

yh-fluffy = Chloupek
    .with = s Chloupkem
yh-devils-snare = Ďáblovo osidlo
    .with = s Ďáblovým osidlem
yh-professor-quirrell = Profesor Quirrell
    .with = s profesorem Quirrellem
yh-gilderoy-lockhart = Zlatoslav Lockhart
    .with = se Zlatoslavem Lockhartem
yh-basilisk = Bazilišek
    .with = s baziliškem
yh-tom-riddle = Tom Raddle
    .with = s Tomem Raddlem
yh-macnair-the-executioner = Kat Macnair
    .with = s katem Macnairem
yh-pettigrew-unmasked = Odhalený Pettigrew
    .with = s odhaleným Pettigrewem
yh-werewolf = Vlkodlak
    .with = s vlkodlakem
yh-dementors = Mozkomorové
    .with = s mozkomory
yh-hungarian-horntail = Maďarský trnoocasý drak
    .with = s maďarským trnoocasým drakem
yh-moaning-myrtle = Ufňukaná Uršula
    .with = s Ufňukanou Uršulou
yh-grindylows = Ďasovci
    .with = s ďasovci
yh-blast-ended-skrewt = Třaskavý skvorejš
    .with = s třaskavým skvorejšem
yh-voldemort-reborn = Znovuzrozený Voldemort
    .with = se znovuzrozeným Voldemortem
yh-willy-widdershins = Willy Widdershins
    .with = s Willym Widdershinsem
yh-severus-snape = Severus Snape
    .with = se Severusem Snapem
yh-umbridge-in-the-forest = Umbridgeová v lese
    .with = s Umbridgeovou v lese
yh-lucius-among-the-prophecies = Lucius mezi věštbami
    .with = s Luciusem mezi věštbami
yh-bellatrix-in-the-atrium = Belatrix v atriu
    .with = s Belatrix v atriu
yh-mister-borgin = Pan Borgin
    .with = s panem Borginem
yh-acromantulas = Akromantule
    .with = s akromantulemi
yh-curse-of-the-ring = Kletba prstenu
    .with = s kletbou prstenu
yh-fenrir-greyback = Fenrir Šedohřbet
    .with = s Fenrirem Šedohřbetem
yh-corban-yaxley = Corban Yaxley
    .with = s Corbanem Yaxleym
yh-shade-of-the-locket = Stín z medailonku
    .with = se stínem z medailonku
yh-bellatrix-at-the-manor = Belatrix v sídle Malfoyových
    .with = s Belatrix v sídle Malfoyových
yh-ukrainian-ironbelly = Ukrajinský železobřichý drak
    .with = s ukrajinským železobřichým drakem
yh-cursed-fire = Prokletý oheň
    .with = s prokletým ohněm
yh-voldemort-at-hogwarts = Voldemort v Bradavicích
    .with = s Voldemortem v Bradavicích

## Karty soubojů

yh-vincent-crabbe = Vincent Crabbe
    .with = s Vincentem Crabbem
yh-gregory-goyle = Gregory Goyle
    .with = s Gregorym Goylem
yh-pansy-parkinson = Pansy Parkinsonová
    .with = s Pansy Parkinsonovou
yh-blaise-zabini = Blaise Zabini
    .with = s Blaisem Zabinim
yh-marcus-flint = Marcus Flint
    .with = s Marcusem Flintem
yh-cedric-diggory = Cedrik Diggory
    .with = s Cedrikem Diggorym
yh-fred-weasley = Fred Weasley
    .with = s Fredem Weasleym
yh-george-weasley = George Weasley
    .with = s Georgem Weasleym
yh-seamus-finnigan = Seamus Finnigan
    .with = se Seamusem Finniganem
yh-dean-thomas = Dean Thomas
    .with = s Deanem Thomasem
yh-padma-patil = Padma Patilová
    .with = s Padmou Patilovou
yh-parvati-patil = Parvati Patilová
    .with = s Parvati Patilovou
yh-duel-harry-potter = Harry Potter
    .with = s Harrym Potterem
yh-duel-hermione-granger = Hermiona Grangerová
    .with = s Hermionou Grangerovou
yh-duel-ron-weasley = Ron Weasley
    .with = s Ronem Weasleym
yh-duel-draco-malfoy = Draco Malfoy
    .with = s Dracem Malfoyem
yh-duel-luna-lovegood = Lenka Láskorádová
    .with = s Lenkou Láskorádovou
yh-duel-ginny-weasley = Ginny Weasleyová
    .with = s Ginny Weasleyovou
yh-duel-neville-longbottom = Neville Longbottom
    .with = s Nevillem Longbottomem
yh-duel-cho-chang = Cho Changová
    .with = s Cho Changovou

## Kouzla

yh-fiendfyre = Zložár
yh-wingardium-leviosa = Wingardium leviosa
yh-stupefy = Mdloby na tebe
yh-expelliarmus = Expelliarmus
yh-petrificus-totalus = Petrificus totalus
yh-reducto = Reducto
yh-incendio = Incendio
yh-sectumsempra = Sectumsempra
yh-imperio = Imperio
yh-protego = Protego
yh-expecto-patronum = Expecto patronum
yh-episkey = Episkey
yh-lumos = Lumos
yh-impedimenta = Impedimenta
yh-accio = Accio
yh-alohomora = Alohomora
    .acc = Alohomoru
yh-obliviate = Obliviate

## Lektvary

yh-polyjuice-potion = Mnoholičný lektvar
yh-strengthening-solution = Posilující roztok
yh-ageing-potion = Lektvar stárnutí
yh-swelling-solution = Nadouvací roztok
yh-shrinking-solution = Scvrkávací roztok
yh-draught-of-living-death = Doušek živé smrti
yh-erumpent-potion = Třaskavcový lektvar
yh-confusing-concoction = Matoucí odvar
yh-skele-gro = Kostirost
yh-wiggenweld-potion = Hojivý lektvar
yh-mandrake-draught = Mandragorový odvar
yh-felix-felicis = Felix felicis
yh-wolfsbane-potion = Vlkodlačí lektvar
yh-gillyweed = Žaberník
yh-forgetfulness-potion = Lektvar zapomnění
yh-amortentia = Amortencie
    .acc = Amortencii

## Knihy

yh-standard-book-of-spells-grade-1 = Základní kniha kouzel pro 1. ročník
    .acc = Základní knihu kouzel pro 1. ročník
yh-standard-book-of-spells-grade-4 = Základní kniha kouzel pro 4. ročník
    .acc = Základní knihu kouzel pro 4. ročník
yh-achievements-in-charming = Úspěchy v zaklínání
yh-quintessence-a-quest = Pátrání po kvintesenci
yh-beginners-guide-to-transfiguration = Přeměňování pro začátečníky
yh-intermediate-transfiguration = Přeměňování pro středně pokročilé
yh-transfiguration-today = Přeměňování dnes
yh-guide-to-advanced-transfiguration = Průvodce pokročilým přeměňováním
yh-gadding-with-ghouls = Toulky s ghúly
yh-the-dark-forces = Síly zla
yh-defensive-magical-theory = Teorie obranné magie
    .acc = Teorii obranné magie
yh-confronting-the-faceless = Jak čelit nepříteli bez tváře
yh-book-of-potions = Kniha lektvarů
    .acc = Knihu lektvarů
yh-magical-drafts-and-potions = Kouzelné odvary a lektvary
yh-moste-potente-potions = Lektvary nejmocnější
yh-advanced-potion-making = Příprava lektvarů pro pokročilé
    .acc = Přípravu lektvarů pro pokročilé
yh-magical-herbs-and-fungi = Tisíc kouzelných bylin a hub
yh-encyclopaedia-of-toadstools = Encyklopedie muchomůrek
    .acc = Encyklopedii muchomůrek
yh-magical-water-plants = Kouzelné vodní rostliny Středomoří
yh-flesh-eating-trees-of-the-world = Masožravé stromy světa
yh-men-who-love-dragons-too-much = Muži, kteří mají draky příliš rádi
    .acc = Muže, kteří mají draky příliš rádi
yh-fantastic-beasts = Fantastická zvířata a kde je najít
yh-dragon-species = Druhy draků Velké Británie a Irska
yh-monster-book-of-monsters = Obludné obludárium

## Karty akcí

yh-floo-powder = Letaxový prášek
yh-horace-slughorn = Horácio Křiklan
yh-albus-dumbledore = Albus Brumbál
yh-minerva-mcgonagall = Minerva McGonagallová
yh-filius-flitwick = Filius Kratiknot
yh-pomona-sprout = Pomona Prýtová
yh-remus-lupin = Remus Lupin
yh-rubeus-hagrid = Rubeus Hagrid
yh-sybill-trelawney = Sibyla Trelawneyová
yh-madam-pomfrey = Madame Pomfreyová
yh-fawkes = Fawkes
yh-hedwig = Hedvika
yh-dolores-umbridge = Dolores Umbridgeová
yh-caught-by-snape = Přistižení Snapem
yh-argus-filch = Argus Filch
yh-madam-pince = Madame Pinceová
yh-rita-skeeter = Rita Holoubková
yh-howler = Huláka
yh-peeves = Protiva
yh-old-boot = Stará bota
yh-nearly-headless-nick = Skoro bezhlavý Nick
yh-madam-hooch = Madame Hoochová
yh-mundungus-fletcher = Mundungus Fletcher

## Karty událostí

yh-dobby = Dobby
yh-floo-network = Letaxová síť
yh-open-fireplaces = Otevřené krby
yh-portkey-office = Úřad pro přenášedla
yh-start-of-term-feast = Zahajovací hostina
yh-troll-in-the-dungeon = Troll ve sklepení
yh-hogsmeade-weekend = Víkend v Prasinkách
yh-dementors-at-the-gates = Mozkomorové u brány
yh-owl-post = Soví pošta
yh-christmas-morning = Vánoční ráno
yh-duelling-club = Soubojnický klub
yh-educational-decree = Výnos o vzdělávání
yh-last-minute-points = Body na poslední chvíli
yh-end-of-year-exams = Závěrečné zkoušky
yh-chamber-opened = Komnata je otevřena
yh-niffler-loose = Hrabák na útěku
yh-yule-ball = Vánoční ples
yh-polyjuice-mix-up = Mnoholičný zmatek
yh-hospital-wing-day = Den na ošetřovně
yh-snow-in-the-corridors = Sníh v chodbách

## Famfrpálové karty

yh-nimbus-2000 = Nimbus 2000
yh-nimbus-2001 = Nimbus 2001
yh-firebolt = Kulový blesk
yh-cleansweep-seven = Zameták 7
yh-wronski-feint = Wronského finta
    .acc = Wronského fintu
yh-confundus-charm = Matoucí kouzlo
yh-rogue-bludger = Zběsilý potlouk
yh-parkins-pincer = Parkinovy kleště
yh-sloth-grip-roll = Lenochodí přetočení
yh-hawkshead-formation = Jestřábí formace
    .acc = Jestřábí formaci
yh-glint-of-gold = Zlatý záblesk
yh-second-wind = Druhý dech
yh-dementors-over-the-pitch = Mozkomorové nad hřištěm
    .acc = Mozkomory nad hřištěm
yh-blatching = Narážení
yh-weasley-is-our-king = Weasley je náš král
yh-spiral-dive = Spirálový pád

## Figurky na hřišti

yh-keeper = brankář
yh-beater-1 = odrážeč 1
yh-beater-2 = odrážeč 2
yh-chaser-1 = střelec 1
yh-chaser-2 = střelec 2
yh-chaser-3 = střelec 3
yh-gryffindor-keeper = brankář Nebelvíru
yh-gryffindor-beater-1 = odrážeč 1 Nebelvíru
yh-gryffindor-beater-2 = odrážeč 2 Nebelvíru
yh-gryffindor-chaser-1 = střelec 1 Nebelvíru
yh-gryffindor-chaser-2 = střelec 2 Nebelvíru
yh-gryffindor-chaser-3 = střelec 3 Nebelvíru
yh-slytherin-keeper = brankář Zmijozelu
yh-slytherin-beater-1 = odrážeč 1 Zmijozelu
yh-slytherin-beater-2 = odrážeč 2 Zmijozelu
yh-slytherin-chaser-1 = střelec 1 Zmijozelu
yh-slytherin-chaser-2 = střelec 2 Zmijozelu
yh-slytherin-chaser-3 = střelec 3 Zmijozelu
yh-ravenclaw-keeper = brankář Havraspáru
yh-ravenclaw-beater-1 = odrážeč 1 Havraspáru
yh-ravenclaw-beater-2 = odrážeč 2 Havraspáru
yh-ravenclaw-chaser-1 = střelec 1 Havraspáru
yh-ravenclaw-chaser-2 = střelec 2 Havraspáru
yh-ravenclaw-chaser-3 = střelec 3 Havraspáru
yh-hufflepuff-keeper = brankář Mrzimoru
yh-hufflepuff-beater-1 = odrážeč 1 Mrzimoru
yh-hufflepuff-beater-2 = odrážeč 2 Mrzimoru
yh-hufflepuff-chaser-1 = střelec 1 Mrzimoru
yh-hufflepuff-chaser-2 = střelec 2 Mrzimoru
yh-hufflepuff-chaser-3 = střelec 3 Mrzimoru

### Jména všeho v Talismanu: `tal-` a označení obsahu. Jména jsou z českého vydání knih.
### `.acc` je čtvrtý pád, `.dat` třetí, `.gen` druhý, `.ins` sedmý, `.with` sedmý s předložkou, `.plural` stojí po 2, 3 a 4, `.many` po 5 a více. `.gender` je rod.
### `.role` odlišuje postavy hráčů a společníky. `.member` je příslušník strany. `.at` je pole s předložkou.
### `.met` říká, co dělá hráč, který se s kartou setká; stojí za jeho jménem.

## Hra

tal-talisman = Talisman: Harry Potter

## Postavy

tal-harry-potter = Harry Potter
    .gender = masculine
    .role = character
    .acc = Harryho Pottera
    .gen = Harryho Pottera
    .with = s Harrym Potterem
tal-albus-dumbledore = Albus Brumbál
    .gender = masculine
    .role = character
    .acc = Albuse Brumbála
    .gen = Albuse Brumbála
    .with = s Albusem Brumbálem
tal-minerva-mcgonagall = Minerva McGonagallová
    .gender = feminine
    .role = character
    .acc = Minervu McGonagallovou
    .gen = Minervy McGonagallové
    .with = s Minervou McGonagallovou
tal-rubeus-hagrid = Rubeus Hagrid
    .gender = masculine
    .role = character
    .acc = Rubeuse Hagrida
    .gen = Rubeuse Hagrida
    .with = s Rubeusem Hagridem
tal-draco-malfoy = Draco Malfoy
    .gender = masculine
    .role = character
    .acc = Draca Malfoye
    .gen = Draca Malfoye
    .with = s Dracem Malfoyem
tal-bellatrix-lestrange = Belatrix Lestrangeová
    .gender = feminine
    .role = character
    .acc = Belatrix Lestrangeovou
    .gen = Belatrix Lestrangeové
    .with = s Belatrix Lestrangeovou
tal-lucius-malfoy = Lucius Malfoy
    .gender = masculine
    .role = character
    .acc = Luciuse Malfoye
    .gen = Luciuse Malfoye
    .with = s Luciusem Malfoyem
tal-peter-pettigrew = Petr Pettigrew
    .gender = masculine
    .role = character
    .acc = Petra Pettigrewa
    .gen = Petra Pettigrewa
    .with = s Petrem Pettigrewem

## Dvě strany karty postavy

tal-a = A
tal-b = B

## Lord Voldemort

tal-lord-voldemort = Lord Voldemort
    .gender = masculine
    .acc = lorda Voldemorta
    .gen = lorda Voldemorta
    .with = s lordem Voldemortem

## Dvě strany války

tal-order-of-the-phoenix = Fénixův řád
    .acc = Fénixův řád
    .gen = Fénixova řádu
    .member = z Fénixova řádu
tal-death-eaters = Smrtijedi
    .acc = Smrtijedy
    .gen = Smrtijedů
    .member = ze Smrtijedů

## Oblasti

tal-outer = Londýn
    .at = v Londýně
tal-middle = Bradavické pozemky
    .at = na bradavických pozemcích
tal-inner = Bradavická škola
    .at = v bradavické škole

## Pole Londýna

tal-diagon-alley = Příčná ulice
    .at = v Příčné ulici
tal-leaky-cauldron = Děravý kotel
    .at = v Děravém kotli
tal-london-streets = Ulice Londýna
    .at = v ulicích Londýna
tal-london-streets-1 = Ulice Londýna (jih)
    .at = v ulicích Londýna (jih)
tal-london-streets-2 = Ulice Londýna (sever)
    .at = v ulicích Londýna (sever)
tal-london-streets-3 = Ulice Londýna (východ)
    .at = v ulicích Londýna (východ)
tal-malfoy-manor = Sídlo Malfoyových
    .at = v sídle Malfoyových
tal-kings-cross-station = Nádraží King’s Cross
    .at = na nádraží King’s Cross
tal-london-underground = Londýnské metro
    .at = v londýnském metru
tal-london-underground-1 = Londýnské metro (jih)
    .at = v londýnském metru (jih)
tal-london-underground-2 = Londýnské metro (sever)
    .at = v londýnském metru (sever)
tal-azkaban = Azkaban
    .at = v Azkabanu
tal-the-forest-of-dean = Deanský les
    .at = v Deanském lese
tal-12-grimmauld-place = Grimmauldovo náměstí 12
    .at = na Grimmauldově náměstí 12
tal-hall-of-prophecy = Síň věšteb
    .at = v Síni věšteb
tal-ministry-of-magic = Ministerstvo kouzel
    .at = na ministerstvu kouzel
tal-ministry-atrium = Atrium ministerstva
    .at = v atriu ministerstva
tal-hogsmeade = Prasinky
    .at = v Prasinkách
tal-honeydukes = Medový ráj
    .at = v Medovém ráji
tal-shrieking-shack = Chroptící chýše
    .at = v Chroptící chýši
tal-godrics-hollow = Godrikův Důl
    .at = v Godrikově Dole
tal-4-privet-drive = Zobí ulice 4
    .at = v Zobí ulici 4
tal-st-mungos = Nemocnice svatého Munga
    .at = v nemocnici svatého Munga
tal-the-burrow = Doupě
    .at = v Doupěti
tal-gringotts-bank = Gringottova banka
    .at = v Gringottově bance
tal-knockturn-alley = Obrtlá ulice
    .at = v Obrtlé ulici

## Pole bradavických pozemků

tal-hogwarts-gates = Brána Bradavic
    .at = u brány Bradavic
tal-whomping-willow = Vrba mlátička
    .at = u Vrby mlátičky
tal-black-lake-shore = Břeh Černého jezera
    .at = na břehu Černého jezera
tal-hogsmeade-station = Nádraží v Prasinkách
    .at = na nádraží v Prasinkách
tal-centaur-clearing = Mýtina kentaurů
    .at = na mýtině kentaurů
tal-castle-lawn = Hradní trávník
    .at = na hradním trávníku
tal-castle-lawn-1 = Hradní trávník (jihozápad)
    .at = na hradním trávníku (jihozápad)
tal-castle-lawn-2 = Hradní trávník (severozápad)
    .at = na hradním trávníku (severozápad)
tal-castle-lawn-3 = Hradní trávník (východ)
    .at = na hradním trávníku (východ)
tal-the-lake = Jezero
    .at = na jezeře
tal-quidditch-pitch = Famfrpálové hřiště
    .at = na famfrpálovém hřišti
tal-forbidden-forest = Zapovězený les
    .at = v Zapovězeném lese
tal-forbidden-forest-1 = Zapovězený les (západ)
    .at = v Zapovězeném lese (západ)
tal-forbidden-forest-2 = Zapovězený les (východ)
    .at = v Zapovězeném lese (východ)
tal-aragogs-lair = Aragogovo doupě
    .at = v Aragogově doupěti
tal-hagrids-hut = Hagridova hájenka
    .at = u Hagridovy hájenky
tal-owlery = Sovinec
    .at = v sovinci
tal-hospital-wing = Ošetřovna
    .at = na ošetřovně

## Pole bradavické školy

tal-moving-staircase = Pohyblivé schodiště
    .at = na pohyblivém schodišti
tal-charms-classroom = Učebna kouzelných formulí
    .at = v učebně kouzelných formulí
tal-potions-classroom = Učebna lektvarů
    .at = v učebně lektvarů
tal-divination-classroom = Učebna jasnovidectví
    .at = v učebně jasnovidectví
tal-transfiguration-classroom = Učebna přeměňování
    .at = v učebně přeměňování
tal-defence-against-the-dark-arts-classroom = Učebna obrany proti černé magii
    .at = v učebně obrany proti černé magii
tal-astronomy-tower = Astronomická věž
    .at = na Astronomické věži
tal-room-of-requirement = Komnata nejvyšší potřeby
    .at = v Komnatě nejvyšší potřeby
tal-great-hall = Velká síň
    .at = ve Velké síni

## Protivníci, kteří nejsou kartami

tal-dementor = Mozkomor
    .acc = mozkomora
    .with = s mozkomorem
tal-goblin = Skřet
    .acc = skřeta
    .with = se skřetem
tal-flying-key = Létající klíč
    .acc = létající klíč
    .with = s létajícím klíčem
tal-boggart = Bubák
    .acc = bubáka
    .with = s bubákem
tal-young-basilisk = Mladý bazilišek
    .acc = mladého baziliška
    .with = s mladým baziliškem
tal-duelling-partner = Soubojový partner
    .acc = soubojového partnera
    .with = se soubojovým partnerem
tal-duelling-master = Mistr soubojů
    .acc = mistra soubojů
    .with = s mistrem soubojů

## Vnější balíček: nepřátelé

tal-cornish-pixies = Cornwallští rarachové
    .acc = cornwallské rarachy
    .with = s cornwallskými rarachy
tal-knockturn-hag = Baba z Obrtlé ulice
    .acc = babu z Obrtlé ulice
    .with = s babou z Obrtlé ulice
tal-gilderoy-lockhart = Zlatoslav Lockhart
    .gender = masculine
    .acc = Zlatoslava Lockharta
    .with = se Zlatoslavem Lockhartem
tal-snatchers = Lapkové
    .role = follower
    .acc = lapky
    .with = s lapky
tal-inferi = Neživí
    .acc = neživé
    .with = s neživými
tal-aurors = Bystrozorové
    .acc = bystrozory
    .with = s bystrozory
tal-dolores-umbridge = Dolores Umbridgeová
    .gender = feminine
    .acc = Dolores Umbridgeovou
    .with = s Dolores Umbridgeovou
tal-stray-dementor = Zatoulaný mozkomor
    .acc = zatoulaného mozkomora
    .with = se zatoulaným mozkomorem
tal-hit-wizards = Zásahoví kouzelníci
    .acc = zásahové kouzelníky
    .with = se zásahovými kouzelníky
tal-doxies = Běhnice
    .acc = běhnice
    .with = s běhnicemi
tal-ripper = Rafan
    .gender = masculine
    .acc = Rafana
    .with = s Rafanem
tal-dudleys-gang = Dudleyho parta
    .acc = Dudleyho partu
    .with = s Dudleyho partou
tal-attic-ghoul = Ghúl z podkroví
    .acc = ghúla z podkroví
    .with = s ghúlem z podkroví
tal-werewolf = Vlkodlak
    .acc = vlkodlaka
    .with = s vlkodlakem
tal-nagini = Nagini
    .gender = feminine
    .role = follower
    .with = s Nagini
tal-gringotts-dragon = Drak z Gringottovy banky
    .acc = draka z Gringottovy banky
    .with = s drakem z Gringottovy banky

## Vnější balíček: společníci

tal-narcissa-malfoy = Narcissa Malfoyová
    .gender = feminine
    .role = follower
    .acc = Narcissu Malfoyovou
    .with = s Narcissou Malfoyovou
tal-antonin-dolohov = Antonín Dolohov
    .gender = masculine
    .role = follower
    .acc = Antonína Dolohova
    .with = s Antonínem Dolohovem
tal-corban-yaxley = Corban Yaxley
    .gender = masculine
    .role = follower
    .acc = Corbana Yaxleyho
    .with = s Corbanem Yaxleym
tal-amycus-and-alecto-carrow = Amycus a Alecto Carrowovi
    .gender = plural
    .role = follower
    .acc = Amycuse a Alecto Carrowovy
    .with = s Amycusem a Alecto Carrowovými
tal-fred-and-george-weasley = Fred a George Weasleyovi
    .gender = plural
    .role = follower
    .acc = Freda a George Weasleyovy
    .with = s Fredem a Georgem Weasleyovými
tal-ginny-weasley = Ginny Weasleyová
    .gender = feminine
    .role = follower
    .acc = Ginny Weasleyovou
    .with = s Ginny Weasleyovou
tal-nymphadora-tonks = Nymfadora Tonksová
    .gender = feminine
    .role = follower
    .acc = Nymfadoru Tonksovou
    .with = s Nymfadorou Tonksovou
tal-neville-longbottom = Neville Longbottom
    .gender = masculine
    .role = follower
    .acc = Nevilla Longbottoma
    .with = s Nevillem Longbottomem
tal-dobby = Dobby
    .gender = masculine
    .role = follower
    .acc = Dobbyho
    .with = s Dobbym

## Vnější balíček: události

tal-covered-in-stinksap = Smradlavá míza všude
    .met = postříká všechny kolem smradlavou mízou
tal-knight-bus = Záchranný autobus
    .met = přivolá Záchranný autobus
tal-daily-prophet-smear = Pomluvy v Denním věštci
    .met = otevírá Denního věštce a pověsti se hroutí
tal-dementors-over-london = Mozkomorové nad Londýnem
    .met = cítí chlad ve vzduchu: stahují se mozkomorové
tal-call-to-arms = Výzva do boje
    .met = slyší výzvu do boje
tal-quidditch-world-cup = Mistrovství světa ve famfrpálu
    .met = má lístky na mistrovství světa ve famfrpálu
tal-ministry-inquiry = Ministerské vyšetřování
    .met = přivolá ministerské vyšetřování hůlek a jejich užití

## Vnější balíček: pozorovatelé

tal-garrick-ollivander = Garrick Ollivander
    .gender = masculine
    .met = navštíví Garricka Ollivandera
tal-rita-skeeter = Rita Holoubková
    .gender = feminine
    .met = dává rozhovor Ritě Holoubkové
tal-mundungus-fletcher = Mundungus Fletcher
    .gender = masculine
    .met = má tichou řeč s Mundungusem Fletcherem
tal-kreacher = Krátura
    .gender = masculine
    .met = musí vyjít s Kráturou
tal-arthur-weasley = Arthur Weasley
    .gender = masculine
    .role = follower
    .acc = Arthura Weasleyho
    .with = s Arthurem Weasleym

## Vnější balíček: místa

tal-seaside-cavern = Jeskyně u moře
    .met = prozkoumává jeskyni u moře
tal-hogwarts-express-trolley = Vozík z bradavického expresu
    .at = u vozíku z bradavického expresu
    .met = slyší drkotat vozík z bradavického expresu
tal-vanishing-cabinet = Rozplývavá skříň
    .met = nachází Rozplývavou skříň
tal-borgin-and-burkes = Borgin a Burkes
    .at = u Borgina a Burkese
    .met = vklouzne k Borginovi a Burkesovi
tal-duelling-club = Soubojnický klub
    .met = nahlíží do soubojnického klubu

## Vnější balíček: věci

tal-marauders-map = Pobertův plánek
    .acc = Pobertův plánek
    .with = s Pobertovým plánkem
tal-beaded-bag = Korálková kabelka
    .acc = korálkovou kabelku
    .with = s korálkovou kabelkou
tal-deluminator = Zhasínadlo
    .acc = zhasínadlo
    .with = se zhasínadlem
tal-hand-of-glory = Ruka slávy
    .acc = Ruku slávy
    .with = s Rukou slávy
tal-cleansweep = Zameták
    .acc = Zameták
    .with = se Zametákem
tal-old-boot = Stará bota
    .acc = starou botu
    .with = se starou botou
tal-purse-of-galleons = Měšec galeonů
    .acc = měšec galeonů
    .with = s měšcem galeonů
tal-dropped-galleon = Ztracený galeon
    .acc = ztracený galeon
    .with = se ztraceným galeonem

## Střední balíček: nepřátelé

tal-inquisitorial-squad = Vyšetřovací sbor
    .acc = vyšetřovací sbor
    .with = s vyšetřovacím sborem
tal-peeves = Protiva
    .gender = masculine
    .acc = Protivu
    .with = s Protivou
tal-merpeople = Jezerní lidé
    .acc = jezerní lidi
    .with = s jezerními lidmi
tal-mandrakes = Mandragory
    .acc = mandragory
    .with = s mandragorami
tal-bloody-baron = Krvavý baron
    .gender = masculine
    .acc = Krvavého barona
    .with = s Krvavým baronem
tal-quirinus-quirrell = Quirinus Quirrell
    .gender = masculine
    .acc = Quirina Quirrella
    .with = s Quirinem Quirrellem
tal-dementor-swarm = Hejno mozkomorů
    .acc = hejno mozkomorů
    .with = s hejnem mozkomorů
tal-tom-riddles-memory = Vzpomínka Toma Raddlea
    .acc = vzpomínku Toma Raddlea
    .with = se vzpomínkou Toma Raddlea
tal-slytherins-locket = Zmijozelův medailonek
    .acc = Zmijozelův medailonek
    .with = se Zmijozelovým medailonkem
tal-grindylows = Ďasovci
    .acc = ďasovce
    .with = s ďasovci
tal-rogue-bludger = Zběsilý potlouk
    .acc = zběsilý potlouk
    .with = se zběsilým potloukem
tal-blast-ended-skrewt = Třaskavý skvorejš
    .acc = třaskavého skvorejše
    .with = s třaskavým skvorejšem
tal-acromantulas = Akromantule
    .acc = akromantule
    .with = s akromantulemi
tal-centaur-archers = Kentauří lučištníci
    .acc = kentauří lučištníky
    .with = s kentauřími lučištníky
tal-fluffy = Chloupek
    .gender = masculine
    .acc = Chloupka
    .with = s Chloupkem
tal-basilisk = Bazilišek
    .acc = baziliška
    .with = s baziliškem

## Střední balíček: společníci

tal-luna-lovegood = Lenka Láskorádová
    .gender = feminine
    .role = follower
    .acc = Lenku Láskorádovou
    .with = s Lenkou Láskorádovou
tal-hermione-granger = Hermiona Grangerová
    .gender = feminine
    .role = follower
    .acc = Hermionu Grangerovou
    .with = s Hermionou Grangerovou
tal-ron-weasley = Ron Weasley
    .gender = masculine
    .role = follower
    .acc = Rona Weasleyho
    .with = s Ronem Weasleym
tal-severus-snape = Severus Snape
    .gender = masculine
    .role = follower
    .acc = Severuse Snapea
    .with = se Severusem Snapem
tal-fenrir-greyback = Fenrir Šedohřbet
    .gender = masculine
    .role = follower
    .acc = Fenrira Šedohřbeta
    .with = s Fenrirem Šedohřbetem
tal-barty-crouch-jr = Bartemius Skrk mladší
    .gender = masculine
    .role = follower
    .acc = Bartemia Skrka mladšího
    .with = s Bartemiem Skrkem mladším
tal-fang = Tesák
    .gender = masculine
    .role = follower
    .acc = Tesáka
    .with = s Tesákem
tal-grawp = Dráp
    .gender = masculine
    .role = follower
    .acc = Drápa
    .with = s Drápem
tal-troll = Troll
    .gender = masculine
    .role = follower
    .acc = trolla
    .with = s trollem

## Střední balíček: události

tal-tale-of-the-three-brothers = Příběh tří bratří
    .met = poslouchá Příběh tří bratří
tal-owl-post = Soví pošta
    .met = vidí přilétat soví poštu
tal-moodys-lesson = Moodyho hodina
    .met = sedí ani nedutá na Moodyho hodině
tal-stolen-hour = Ukradená hodina
    .met = krade hodinu samotnému času
tal-weasleys-fireworks = Ohňostroj Weasleyových
    .met = odpaluje ohňostroj Weasleyových
tal-goblet-of-fire = Ohnivý pohár
    .met = stojí před Ohnivým pohárem
tal-phoenix-song = Fénixův zpěv
    .met = slyší fénixův zpěv, a s ním všichni ostatní

## Střední balíček: pozorovatelé

tal-firenze = Firenze
    .gender = masculine
    .met = se ptá Firenzeho na hvězdy
tal-nearly-headless-nick = Skoro bezhlavý Nick
    .gender = masculine
    .met = se klaní Skoro bezhlavému Nickovi
tal-horace-slughorn = Horácio Křiklan
    .gender = masculine
    .met = jde na čaj k Horáciu Křiklanovi
tal-fawkes = Fawkes
    .gender = masculine
    .met = slyší Fawkesova křídla
tal-igor-karkaroff = Igor Karkarov
    .gender = masculine
    .met = potkává Igora Karkarova
    .acc = Igora Karkarova
    .with = s Igorem Karkarovem

## Střední balíček: místa

tal-chamber-of-secrets = Tajemná komnata
    .met = stojí nad Tajemnou komnatou
tal-mirror-of-erised = Zrcadlo z Erisedu
    .met = nachází Zrcadlo z Erisedu
tal-prefects-bathroom = Prefektská koupelna
    .met = zná heslo do prefektské koupelny
tal-restricted-section = Oddělení s omezeným přístupem
    .met = se vplíží do oddělení s omezeným přístupem
tal-one-eyed-witch-passage = Chodba jednooké čarodějnice
    .met = klepe na hrb jednooké čarodějnice

## Střední balíček: věci

tal-sword-of-gryffindor = Nebelvírův meč
    .acc = Nebelvírův meč
    .with = s Nebelvírovým mečem
tal-cursed-dagger = Prokletá dýka
    .acc = prokletou dýku
    .with = s prokletou dýkou
tal-ravenclaws-diadem = Diadém Roweny z Havraspáru
    .acc = diadém Roweny z Havraspáru
    .with = s diadémem Roweny z Havraspáru
tal-time-turner = Obraceč času
    .acc = obraceč času
    .with = s obracečem času
tal-felix-felicis = Felix felicis
    .with = s Felix felicis
tal-firebolt = Kulový blesk
    .acc = Kulový blesk
    .with = s Kulovým bleskem
tal-dumbledores-bequest = Brumbálův odkaz
    .acc = Brumbálův odkaz
    .with = s Brumbálovým odkazem
tal-triwizard-winnings = Výhra z turnaje tří kouzelnických škol
    .acc = výhru z turnaje tří kouzelnických škol
    .with = s výhrou z turnaje tří kouzelnických škol

## Kouzla

tal-obliviate = Obliviate
tal-lumos = Lumos
tal-accio = Accio
tal-episkey = Episkey
tal-geminio = Geminio
tal-impedimenta = Impedimenta
tal-immobulus = Immobulus
tal-expecto-patronum = Expecto patronum
tal-expulso = Expulso
tal-protego = Protego
tal-stupefy = Mdloby na tebe
tal-imperio = Imperio
tal-wingardium-leviosa = Wingardium leviosa

## Karty nákupu

tal-wand = Hůlka
    .acc = hůlku
    .with = s hůlkou
tal-exploding-bonbons = Výbušné bonbony
    .acc = výbušné bonbony
    .with = s výbušnými bonbony
tal-floo-powder = Letaxový prášek
    .acc = letaxový prášek
    .with = s letaxovým práškem
tal-bertie-botts-beans = Bertíkovy fazolky tisíckrát jinak
    .with = s Bertíkovými fazolkami tisíckrát jinak
tal-chocolate-frogs = Čokoládové žabky
    .acc = čokoládové žabky
    .with = s čokoládovými žabkami
tal-lantern = Lucerna
    .acc = lucernu
    .with = s lucernou
tal-portkey = Přenášedlo
    .acc = přenášedlo
    .with = s přenášedlem

## Relikvie a fretky

tal-deathly-hallow = Relikvie
    .acc = Relikvii
    .gen = Relikvie
    .with = s Relikvií
tal-ferret = Fretka
    .acc = fretku

## Co postavy mají

tal-magic = Magie
    .acc = Magii
    .ins = Magií
    .plural = Magie
    .many = Magie
    .dat = Magii
tal-might = Síla
    .acc = Sílu
    .ins = Silou
    .plural = Síly
    .many = Síly
    .dat = Síle
tal-life = Život
    .plural = Životy
    .many = Životů
tal-fate = Osud
    .plural = Osudy
    .many = Osudů
tal-galleon = galeon
    .plural = galeony
    .many = galeonů
tal-spell = kouzlo
    .plural = kouzla
    .many = kouzel
tal-advantage = Převaha

## Druhy karet

tal-enemy = nepřítel
    .acc = nepřítele
tal-follower = společník
    .acc = společníka
    .plural = společníky
    .many = společníků
tal-event = událost
tal-observer = pozorovatel
    .acc = pozorovatele
tal-place = místo
tal-object = předmět
    .plural = předměty
    .many = předmětů
tal-magic-object = kouzelný předmět
    .plural = kouzelné předměty
    .many = kouzelných předmětů
tal-find = nález
tal-galleons = galeony

## Druhy tvorů

tal-beast = zvíře
    .dat = zvířeti
    .with = se zvířetem
tal-dark = temný tvor
    .dat = temnému tvorovi
    .acc = temného tvora
    .with = s temným tvorem
tal-being = bytost
    .dat = bytosti
    .acc = bytost
    .with = s bytostí
tal-wizard = kouzelník
    .dat = kouzelníkovi
    .acc = kouzelníka
    .with = s kouzelníkem

## Nač se hází

tal-move = pohyb
tal-battle = boj
tal-space = pole
tal-barrier = přepážka
    .acc = přepážku

## Volby na polích a kartách

tal-flourish-and-blotts = Krucánky a kaňoury
tal-weasleys-wizard-wheezes = Kratochvilné kouzelnické kejkle
tal-replenish = doplnit Osud
tal-plot = intrikovat
tal-train = trénovat
tal-three-broomsticks = U Tří košťat
tal-madam-puddifoots = kavárna madame Pacinkové
tal-hogs-head = U Prasečí hlavy
tal-buy-a-wand = prohlédnout hůlky
tal-take-a-lesson = vzít si lekci
tal-buy = prohlédnout zboží
tal-sell = prodat
tal-pawn = dát do zástavy
tal-comfort = útěcha
tal-advice = rada
tal-charm-him = okouzlit ho
tal-pay-him = zaplatit mu
tal-go-down = sestoupit
tal-read = číst
tal-delve = bádat
tal-kindness = laskavost
tal-orders = rozkazy
tal-classmate = souboj se spolužákem
tal-professor = souboj s profesorem
tal-stars = číst ve hvězdách
tal-ride = svézt se na jeho hřbetě
tal-power = moc
tal-family = rodina
tal-to-honeydukes = do Medového ráje
tal-within-the-grounds = po pozemcích

## Fáze

tal-phase-setup = Příprava
tal-phase-sides = Příprava
tal-phase-begin = Začátek tahu
tal-phase-plan = Začátek tahu
tal-phase-move = Pohyb
tal-phase-roll = Pohyb
tal-phase-rolled = Pohyb
tal-phase-way = Pohyb
tal-phase-voldemort = Lord Voldemort
tal-phase-meet = Setkání
tal-phase-draw = Setkání
tal-phase-encounter = Setkání
tal-phase-battle = Boj
tal-phase-take = Setkání
tal-phase-part = Setkání
tal-phase-hall = Velká síň
tal-phase-end = Konec tahu
tal-phase-last = Konec tahu
tal-phase-extra = Konec tahu
tal-phase-next = Konec tahu

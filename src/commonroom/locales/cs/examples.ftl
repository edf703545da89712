### Worked examples, step by step: `<prefix>-example-<game>-<example>` is the name of one, the others are its steps.

## Death Eaters Rising

der-example-death-eaters-rising-turn = Jak probíhá tah
der-example-death-eaters-rising-turn-travel = Nejprve výprava: tvůj žeton mise jde do jedné ze tří lokací. V tomto tahu máš co do činění jen s kartami tam a s vlastním týmem. Tady se jde do Příčné ulice.
der-example-death-eaters-rising-turn-voldemort = Pak Voldemortova kostka. Otočila ho k Prasinkám: kouzelníci tam jsou zraněni, místo získá vliv a Smrtijedi u něj konají. Teprve teď si bereš kostky, čtyři z hlavního štábu a jednu za Harryho Pottera, a házíš.
der-example-death-eaters-rising-turn-ability = Po každém hodu se musí přiřadit, nebo vyřadit aspoň jedna kostka. Schopnost Lenky Láskorádové stojí dva symboly. Zaplacená působí hned: žeton kouzla a léčení.
der-example-death-eaters-rising-turn-attack = Dvojitý symbol platí za dva: Antonín Dolohov dostane první dva ze tří, které žádá. Zbylými kostkami se hází znovu.
der-example-death-eaters-rising-turn-headquarters = Druhý hod, tři kostky. Jedna zaplatí hlavní štáb, který hned odebere vliv z Příčné ulice. Zbývají dvě kostky.
der-example-death-eaters-rising-turn-recruit = Třetí hod. Sibyla Trelawneyová dostane vše, co žádá, a poslední kostka doplní, co Dolohovovi ještě chybělo.
der-example-death-eaters-rising-turn-end = Kostky došly a tah končí. Teprve teď platí postavy se všemi symboly: kouzelníci se přidají, Smrtijedi jsou zraněni.
der-example-death-eaters-rising-turn-next = Trelawneyová se přidala bez svých zranění, Dolohov má 1 a za ně je žeton kouzla. Mezeru zaplní nová karta, žeton mise se vrátí a na výpravu jde další hráč.

## Talisman

tal-example-talisman-turn = Jak probíhá tah
tal-example-talisman-turn-start = Tah má dvě části, pohyb a setkání. Nejprve je čas na to, co patří na začátek tahu: kouzla a schopnosti. Harry Potter tu nemá co dělat a vyráží.
tal-example-talisman-turn-move = Na kostce je 2 a přesně tolik musí jít. Žeton Osudu by umožnil nový hod; nechává si ji. Při 1 by se pohnul i lord Voldemort.
tal-example-talisman-turn-way = Zvolí směr a jde do londýnského metra. Mohl by tam potkat postavu druhé strany; nikdo tam není, a tak se setká s polem.
tal-example-talisman-turn-encounter = Pole říká: dober kartu. Narcissa Malfoyová by šla se Smrtijedem. Pro Harryho je to nepřítel s Magií 3. On má Magii 4 a 1 za Převahu a hází dvěma kostkami, z nichž platí vyšší.
tal-example-talisman-turn-trophies = 5 + 4 proti 3 + 3: je poražena a stává se trofejí. Na konci tahu lze trofeje směnit, 5 bodů za 1. Dolohovových 7 a její 3 dávají 10.
tal-example-talisman-turn-end = O dva body Magie víc, natrvalo. Teď by šlo také něco odložit. Harry končí tah.
tal-example-talisman-turn-next = Hra jde dál doleva. Draco Malfoy začíná tah v Azkabanu.
tal-example-talisman-battle = Souboj, když má Převahu druhá strana
tal-example-talisman-battle-card = V Děravém kotli dobral Albus Brumbál Antonína Dolohova, Magie 7. Má 6 a po 1 za Tonksovou a hůlku, ale minus 1: Převahu mají Smrtijedi. Před hodem sešle Expecto patronum, které přidá jeho Sílu 4.
tal-example-talisman-battle-dice = Teď je to 11 ku 7. Oba hodí kostkou a přičtou ji.
tal-example-talisman-battle-fate = 11 + 2 je 13 a 7 + 6 je také 13: nerozhodně. Za jeden žeton Osudu se jeho kostka hodí znovu, jednou.
tal-example-talisman-battle-won = Padla 4: 15 ku 13 a Dolohov je trofej. (Pravidla tu počítají 16 a na Převahu zapomínají.) Nižší výsledek by stál Život a ukončil tah a Dolohov by tam zůstal ležet.

## A Year at Hogwarts

yh-example-year-at-hogwarts-turn = Jak probíhá tah
yh-example-year-at-hogwarts-turn-roll = Harry Potter začíná u vchodu. Dvě kostky řeknou, jak daleko musí jít.
yh-example-year-at-hogwarts-turn-walk = Dvanáct kroků po stopách a nikdy dvakrát na totéž pole. Vpravo je hrad: kolem rukou a erbu k Hodinové věži a podél hradeb dolů. Na věži by se mohl zastavit.
yh-example-year-at-hogwarts-turn-object = Leží tu předmět a lze ho vzít cestou, nejvýš dva za tah. Co je jinak na cestě, souboj, akce, kouzlo, nic nedělá: platí jen poslední pole.
yh-example-year-at-hogwarts-turn-event = S druhým předmětem má svoje dva. Poslední krok končí na události, která platí pro všechny.
yh-example-year-at-hogwarts-turn-next = Dobby: všichni hodili a Neville, který hodil nejméně, šel na pole podle svého přání. Tah skončil a hází hráč vpravo.
yh-example-year-at-hogwarts-rival = Dva hráči se potkají
yh-example-year-at-hogwarts-rival-roll = Harry Potter hodí 4 a 5: devět kroků.
yh-example-year-at-hogwarts-rival-meet = Jenže na čtvrtém poli stojí Draco Malfoy. Kdo potká jiného hráče, musí se zastavit a bojovat.
yh-example-year-at-hogwarts-rival-fight = Ve variantě Nezletilí hodí oba jednou kostkou a nižší ztratí 1 život: 4 ku 3, 1 ku 3, 5 ku 4. Kdo první ztratí 2 životy, prohrál.
yh-example-year-at-hogwarts-rival-prize = Draco prohrál. Harry si vezme předmět, žeton nebo náhodnou kartu; chce Nebelvírův meč.
yh-example-year-at-hogwarts-rival-next = Pole samo nic nedělá a Harryho tah skončil.
yh-example-year-at-hogwarts-riddle-lost = Tom Raddle vyhraje v poslední chvíli
yh-example-year-at-hogwarts-riddle-lost-card = Lenka Láskorádová má 6 životů a je v Tajemné komnatě se vším, co žádá mise 6. Vezme si kartu boje 6.
yh-example-year-at-hogwarts-riddle-lost-dice = Tom Raddle má 9 životů a odolnost 5. Sotva byl odhalen, stál ji 2 životy. Útočí svými čtyřmi kostkami.
yh-example-year-at-hogwarts-riddle-lost-defence = Zasáhla jen šestka. Po každém útoku bere 3 životy a jí zbývá 1. Obranný lektvar jí dá 5 a po obranné kartě on nekoná.
yh-example-year-at-hogwarts-riddle-lost-again = Zase 6 životů a ještě jednou kostky.
yh-example-year-at-hogwarts-riddle-lost-last = Tři zásahy mu nechají 5 a on jí vezme 3. Posilující roztok ho stojí právě těch 5.
yh-example-year-at-hogwarts-riddle-lost-lost = Jenže při 0 životech koná soupeř naposledy a její 3 životy jsou pryč. Probudí se v Děravém kotli se 6 životy, bez kouzel a lektvarů, a předměty si nechá na další pokus.
yh-example-year-at-hogwarts-riddle-won = Tom Raddle poražen bez jediné kostky
yh-example-year-at-hogwarts-riddle-won-card = Týž boj s 9 životy a dvěma útočnými lektvary.
yh-example-year-at-hogwarts-riddle-won-potion = Při odhalení ztratíš 2 životy: zbývá 7. Místo hodu zahraj Posilující roztok: ztratí 5. (Kouzla by se ho nedotkla.)
yh-example-year-at-hogwarts-riddle-won-ageing = Vzal 3 a oběma vám zbývají 4. Lektvar stárnutí ho stojí 4.
yh-example-year-at-hogwarts-riddle-won-objects = Jeho poslední čin ti nechal 1 život a to stačí: 200 bodů. Předměty se vrátí na plán Místa, kam chceš.
yh-example-year-at-hogwarts-riddle-won-won = Lektvary leží vespod balíčku, mise je splněna a hází další hráč.
yh-example-year-at-hogwarts-exam = Kniha ve své učebně
yh-example-year-at-hogwarts-exam-roll = Mezi Harryho knihami je jedna na lektvary za 10 bodů. Učebna lektvarů je dva kroky odtud.
yh-example-year-at-hogwarts-exam-class = Dvě jedničky! Pohyb musí v učebně skončit sám.
yh-example-year-at-hogwarts-exam-passed = 10 bodů za knihu, která jde pod svůj balíček, a k tomu dva lektvary z učebny. Druhá kniha čeká na jinou učebnu.

## Quidditch

yh-example-quidditch-turn = Jak probíhá tah
yh-example-quidditch-turn-quaffle = Nebelvír hodil 4 a 6: deset akcí. Přelet o jedno pole stojí jednu. První střelec letí doprostřed a zvedne camrál, což nestojí nic.
yh-example-quidditch-turn-fly = O čtyři pole dál je střelec na linii (3) druhé strany: pět akcí je pryč.
yh-example-quidditch-turn-shoot = Odtud lze střílet, šestá akce: střelec hodí kostkou a brankář také.
yh-example-quidditch-turn-bludger = 4 ku 5, gól nepadl a camrál má brankář. Sedmou akcí letí odrážeč k potlouku.
yh-example-quidditch-turn-throw = Úder je zdarma. Kostka řekne, jak daleko letí, a tady dosáhne střelce Zmijozelu, který musí hodit aspoň 4, aby zůstal.
yh-example-quidditch-turn-rest = Dvojka: ten střelec je ze hry. Zbývají tři akce a jiný střelec letí dopředu.
yh-example-quidditch-turn-slytherin = Zmijozel hodí 5 a 6: krok zpět na linii, přihrávka od brankáře, osm polí vpřed a jedenáctou akcí střela.
yh-example-quidditch-turn-next = 5 ku 3: gól a za něj karta famfrpálu. Camrál má brankář Nebelvíru. Dva góly vyhrají první část.
yh-example-quidditch-race = Závod o zlatonku
yh-example-quidditch-race-firebolt = Nebelvír vyhrál první část a letí první: 8. Za tah lze zahrát jednu kartu famfrpálu a Kulový blesk přidá další 4.
yh-example-quidditch-race-feint = Zmijozel hodí 12 a zahraje Wronského fintu, další kostku: o 5 víc. To je 17 z 24.
yh-example-quidditch-race-confundus = Nebelvír hodí 6 a je na 18. Matoucí kouzlo pošle druhého chytače o 3 pole zpět.
yh-example-quidditch-race-snitch = Ze 14 hodí Zmijozel 5 a 5: celé kolo, zlatonka je chycena a zápas vyhrán.

## Voldemort Returns

yh-example-voldemort-returns-turn = Jak probíhá tah
yh-example-voldemort-returns-turn-roll = Voldemort se vrátil a jeho Smrtijedi obcházejí. Hrdinové házejí dvěma kostkami, on a každý z jeho lidí jednou.
yh-example-voldemort-returns-turn-meet = Hermiona Grangerová by mohla jít sedm kroků, ale na druhém stojí Lucius Malfoy. Hrdina, který potká Smrtijeda, se musí zastavit a bojovat.
yh-example-voldemort-returns-turn-attack = Kdo vstoupí, útočí první: Hermiona hodí svými čtyřmi útočnými kostkami.
yh-example-voldemort-returns-turn-defence = 2, 4, 5 a 3 proti odolnosti 4 jsou dva zásahy. Na každý lze odpovědět obrannou kostkou: 1 nebo 2 stojí 2 životy, 3 až 5 stojí 1 a šestka stojí útočníka 1 život.
yh-example-voldemort-returns-turn-next = 2 a 4: Lucius ztratil 3 životy a teď útočí on. Bez životů by ze hry zmizel a Hermiona by šla na Start s 1 životem.

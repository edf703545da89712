### Pravidla Roku v Bradavicích, jedna zpráva pro každé číslo pravidla, v pořadí hry.
### `.ruling` říká, co pravidla nechávají otevřené a jak na to odpovídáme. Co netiskne žádná kniha pravidel
### a vymysleli jsme sami, je „naše volba“. Liší-li se italská a polská pravidla, rozhoduje zvolené vydání.

## Kapitoly

yh-chapter-components = Součásti
yh-chapter-board = Herní plány
yh-chapter-setup = Příprava a konec
yh-chapter-turn = Tah
yh-chapter-points = Kolejní body
yh-chapter-fights = Boje
yh-chapter-quidditch = Famfrpál
yh-chapter-voldemort-returns = Voldemort se vrací

## Součásti

yh-rule-YH-CMP-1 = Hra má hlavní plán, který ukazuje Bradavice jako Pobertův plánek, a tři menší: Příčnou ulici, Místa a famfrpálové hřiště. V krabici je 210 karet v osmi balíčcích (akce, boj, souboj, událost, kniha, lektvar, famfrpál a kouzlo), 30 misí, 30 předmětů, 6 žetonů Smrtijedů, 60 žetonů Školního poháru, 20 žetonů letaxu, 10 přenášedel, 70 žetonů životů, 5 kostek, 15 listů a 15 figurek.
    .ruling = Jsou-li všechny žetony letaxu nebo přenášedla rozebraná, nikdo už další nezíská. Žetony životů a kolejních bodů a pět kostek nic neomezují.

yh-rule-YH-CMP-2 = Třicet karet boje je očíslováno stejně jako 30 misí a každá patří k misi se svým číslem. Naše volba: z ostatních 180 karet je 40 kouzel, 34 lektvarů, 24 knih, 26 karet akcí, 20 karet událostí, 20 karet soubojů a 16 famfrpálových karet.
    .ruling = Pravidla uvádějí 210 karet, ale ne kolik jich je v kterém balíčku; hrajeme s těmito počty.

yh-rule-YH-CMP-3 = Každý hráč má studenta: Harryho Pottera, Hermionu Grangerovou, Rona Weasleyho, Draca Malfoye, Lenku Láskorádovou nebo (to je naše volba) Ginny Weasleyovou, Nevilla Longbottoma či Cho Changovou. List ukazuje životy studenta, jeho odolnost proti útokům, 3 nebo 4 útočné kostky, počáteční knihy, kouzla a lektvary, jednu schopnost pohybu a jednu schopnost boje. U Harryho jsou vytištěné: 7 životů a 4 kostky, 2 kouzla místo 1 na poli kouzel a soupeři s odolností o 1 nižší; Hermiona má 4 kostky, Lenka 6 životů a 4 kostky. Ostatní čísla a schopnosti jsou naše volba. Listy má i šest Smrtijedů: Narcissa Malfoyová, Bartemius Skrk mladší, Lucius Malfoy, Walden Macnair, Belatrix Lestrangeová a Petr Pettigrew, každý s 1 kouzlem a 1 lektvarem a bez místa pro předměty, a také lord Voldemort se 7 životy.

yh-rule-YH-CMP-4 = Třicet předmětů tvoří šest viteálů (Deník Toma Raddlea, Prsten Rojvola Gaunta, Pohár Helgy z Mrzimoru, Zmijozelův medailonek, Diadém Roweny z Havraspáru a Nagini), čtyři, které potřebuje Pettigrew (Kotlík, Otcova kost, Červíčkova ruka a Harry Potter), a Baziliščí zub, Nebelvírův meč, Bezová hůlka, Kámen vzkříšení, Obraceč času, Neviditelný plášť a Klofan. Naší volbou je dalších 13: Začarovaná harfa, Okřídlený klíč, Kámen mudrců, Moudrý klobouk, Pobertův plánek, Zlaté vejce, Pohár tří kouzelníků, Skleněná věštba, Mince Brumbálovy armády, Lahvička se vzpomínkou, Zhasínadlo, Zlatonka a Obousměrné zrcátko.

yh-rule-YH-CMP-5 = Šest předmětů lze použít jednou a pak se položí na jedno ze tří polí předmětů v Příčné ulici. Bezová hůlka i Nebelvírův meč přidávají po jedné útočné kostce na jeden boj a Kámen vzkříšení dává v boji 6 životů. Obraceč času dává další tah. S Neviditelným pláštěm smíš opustit boj a vzdálit se o 5 polí. Klofan tě donese na kterékoli pole Příčné ulice nebo Míst; v polském vydání se potom vrátíš.
    .ruling = Předměty nejsou karty a nepočítají se do žádného limitu. Obraceč času lze použít před hodem, při každém kroku svého pohybu a na konci svého tahu; další tah je vždy jen jeden. Pod pláštěm tě nic nezastaví a cílové pole nic nedělá; nikdo nevyhrál ani neprohrál, karta, se kterou bojuješ, se vrací do balíčku a mise s předměty a kartami ti zůstává. Skončí tak i boj celého týmu. Nevracíš se přes pole navštívená v témže tahu. Nezbývá-li cesta dlouhá 5 polí, jdeš, kam to jde. Kdo opustí boj na výletě, vzdaluje se z místa, kde výlet začal. Klofan není karta pro začátek tahu jako Žaberník a hod nenahrazuje: letí, když by tvůj tah končil, a kde přistane, děláš to, co na výletě letaxem. Létá i na hřbitov, jen ne v polském vydání, které tam bez přenášedla nikoho nepustí; a na konci tahu tě přinese zpět z každého místa, odkud domů nevede cesta.

yh-rule-YH-CMP-6 = Mise má místo, předměty, které je třeba přinést, v pokročilých variantách karty, které je třeba ukázat, kolejní body a soupeře. Pravidla ukazují čísla 1 až 3 (západní křídlo ve třetím patře, po jednom předmětu, 50, 50 a 60 bodů, proti Chloupkovi, Ďáblovu osidlu a profesoru Quirrellovi) a číslo 6 (Tajemná komnata, Baziliščí zub a Deník Toma Raddlea, 200 bodů, proti Tomu Raddleovi). Mise 1 až 10 vyprávějí první tři knihy, 11 až 20 další dvě, 21 až 30 poslední dvě; přinášejí 40 až 300 bodů, čím těžší, tím víc. Všechny ostatní mise jsou naše volba: každý předmět potřebuje aspoň jedna z nich a každá karta, kterou žádají, existuje aspoň dvakrát.

yh-rule-YH-CMP-7 = Karta boje nebo souboje ukazuje životy soupeře, jeho odolnost a co dělá: po odhalení, před každým tvým útokem, nebo po každém z nich. Tom Raddle má 9 životů a odolnost 5: po jeho odhalení ztratíš 2 životy a po každém svém útoku 3 životy a kouzla na něj nepůsobí. Vincent Crabbe má 4 životy a odolnost 3: po jeho odhalení ztratíš 10 kolejních bodů a před každým svým útokem 2 životy. Všichni ostatní soupeři jsou naše volba.

yh-rule-YH-CMP-8 = Tyto karty jsou vytištěné. Kouzla: Zložár (soupeř ztrácí 6 životů), Wingardium leviosa (prohlédni balíček kouzel a vezmi si 2), Alohomora, Accio a Obliviate (i pro začátek tahu) a Lumos. Lektvary: Mnoholičný lektvar (prohlédni balíček lektvarů a vezmi si 1), Kostirost, kterému polské vydání říká posilující lék madame Pomfreyové (5 životů pro tebe), Posilující roztok (5 životů), Lektvar stárnutí (4 životy) a Žaberník, Lektvar zapomnění a Amortencie (i pro začátek tahu). Knihy: Toulky s ghúly (5 bodů) a Kouzelné odvary a lektvary (10 bodů). Akce: Dolores Umbridgeová (ztráta 40 bodů), Horácio Křiklan (15 bodů) a Letaxový prášek. Událost: Dobby (všichni hodí kostkou a kdo hodí nejméně, smí jít na kterékoli pole hradu). Famfrpál: Nimbus 2000 (2 pole), Kulový blesk (4 pole), Wronského finta (hoď další kostkou) a Matoucí kouzlo (soupeřův chytač o 3 pole zpět). Vše ostatní je naše volba.
    .ruling = Knihy dávají 5 až 20 bodů, i když jedna strana italských pravidel říká 5 až 10. Prohlédnutý balíček se zamíchá. Karta, která tě někam pošle, tím končí: pole nic nedělá, nikoho nepotkáš a příští tah začínáš odtamtud; jen když nahrazuje hod, končí pohyb jako obvykle.

## Herní plány

yh-rule-YH-BRD-1 = Hra začíná u vchodu: vpravo leží hrad, vlevo cesta do Příčné ulice. Tam smíš vstoupit do školy, nebo jít do Děravého kotle, v italském vydání i při průchodu, v polském jen když zastavíš. Dvanáct kroků od Startu vede kolem ukazujících rukou a bradavického znaku k Hodinové věži a dolů podél západní zdi: lektvar, Nebelvírská věž, předmět, souboj, akce, Mrzimorská věž, kouzlo, předmět a událost.
    .ruling = Zastavit u vchodu znamená v polském vydání, že Start ukončí každý pohyb jako famfrpálové hřiště: kdo by šel dál, vybral by si bez zastavení. Příští tah vede dál kterýmkoli směrem.

yh-rule-YH-BRD-2 = Z Děravého kotle jsou to 4 kroky do Gringottovy banky a odtud další 4 k Borginovi a Burkesovi nebo k Ollivanderům. V Příčné ulici jsou i Krucánky a kaňoury.

yh-rule-YH-BRD-3 = Z Medového ráje k Prasečí hlavě jsou to 3 kroky v italském vydání a 2 v polském. Na každé pole mezi nimi se vstupuje.

yh-rule-YH-BRD-4 = Tajné chodby vedou oběma směry. Cesta z ošetřovny kolem jednooké čarodějnice do Medového ráje stojí 1 krok navíc; cesta od Vrby mlátičky do Chroptící chýše, z Komnaty nejvyšší potřeby k Prasečí hlavě, z ministerstva kouzel do Síně věšteb a z jednoho pole do Gringottovy banky nestojí nic navíc. Most je 1 pole. Nikdo neprochází zdmi a nikdo nevstupuje do Velké síně.
    .ruling = Pole, které vede do Gringottovy banky, je to v ulici, 4 kroky od Děravého kotle; další 4 kroky se počítají odtud. Chodba u ministerstva spojuje dvě Místa; výlet vede na jedno a zpět, takže jí nikdo neprojde.

yh-rule-YH-BRD-5 = Ve hře je 18 věží, 6 učeben, 18 polí předmětů na hlavním plánu, 3 v Příčné ulici a 9 na plánu Místa. Letaxem se dostaneš na 7 Míst a přenášedlem z famfrpálového hřiště na hřbitov v Malém Visánku; v polském vydání tam nic jiného nevede.
    .ruling = Věže společenských místností a Hodinová věž patří k těm 18. Sedm Míst jsou ministerstvo kouzel, Síň věšteb, Medový ráj, U Prasečí hlavy, Chroptící chýše, Doupě a sídlo Malfoyových.

yh-rule-YH-BRD-6 = Naše volba: jak přesně jsou pole plánů spojená tam, kde to známá fakta nechávají otevřené. Na každé pole se dá dojít a žádné dvě věže od sebe nejsou dál než 24 kroků.

yh-rule-YH-BRD-7 = Pole jsou spojena jen stopami nebo krokem nakresleným dvojitou čarou.

yh-rule-YH-SPC-1 = Když tvůj pohyb skončí na symbolu, dober kartu. Kouzlo, lektvar a knihu si necháš. Kartu akce provedeš ty, karta události platí pro všechny a se studentem na kartě souboje bojuješ. Pole životů, třeba ošetřovna, dává životy, které jsou na něm vytištěné.

yh-rule-YH-SPC-2 = Ve společenské místnosti dober podle libosti kartu akce, knihu, lektvar nebo kouzlo, nebo kterémukoli hráči nabídni výměnu předmětu za předmět. Druhý smí odmítnout.

yh-rule-YH-SPC-3 = V Brumbálově pracovně dober 2 kouzla, v Hagridově hájence 1 lektvar a 1 kouzlo, ve Snapeově pracovně 2 lektvary a v knihovně 2 knihy, v polském vydání 1.
    .ruling = Polská pravidla dávají na straně 5 dvě knihy a na straně 7 jednu; polské vydání se drží strany 7, která říká, co které místo dělá.

yh-rule-YH-SPC-4 = V učebnách kouzelných formulí, přeměňování a obrany proti černé magii dober 1 kouzlo, v učebnách lektvarů, bylinkářství a péče o kouzelné tvory 2 lektvary. Zkoušky jsou k tomu navíc.

yh-rule-YH-SPC-5 = Famfrpálové hřiště ukončí tvůj pohyb. Musíš tam vyzvat hráče, pokud nepoužiješ přenášedlo: pak jdeš na hřbitov v Malém Visánku, splníš jeho misi, můžeš-li, a na konci tahu se vrátíš.
    .ruling = Použité přenášedlo se vrací do zásoby. Ve variantě Týmy vyzýváš hráče jiného týmu, je-li nějaký. Stojí-li tam někdo, s kým musíš bojovat, místo toho bojuješ. V sólové hře smíš prostě zůstat.

yh-rule-YH-SPC-6 = Na věži smíš vždy zastavit. Smíš tam použít žeton letaxu: jdi na jedno ze 7 Míst, seber předměty, splň misi, můžeš-li, a na konci tahu se vrať na věž.
    .ruling = Použitý žeton se vrací do zásoby. Výlet není pohyb: na jeho konci nikoho nepotkáš a pole nic dalšího nedělá. Totéž platí pro přenášedla.

yh-rule-YH-SPC-7 = Na jednom dalším poli se dobírají 2 knihy.
    .ruling = Tím polem jsou Krucánky a kaňoury.

## Příprava a konec

yh-rule-YH-SET-1 = Zvolte, jak dlouho budete hrát. Krátká hra: dokud někdo nesplní aspoň 1 misi a nemá více než 210 kolejních bodů; běžná: 2 mise a více než 260; dlouhá: 3 mise a více než 320. A zvolte variantu: Nezletilí, Zletilí, nebo Týmy. Jediný hráč hraje sám podle pravidel varianty Nezletilí, nebo Zletilí.

yh-rule-YH-SET-2 = Zamíchejte všechny balíčky kromě karet boje. Každý si vezme list studenta, 1 žeton letaxu (ve variantě Nezletilí 2), 1 přenášedlo, životy, knihy, kouzla a lektvary podle listu a náhodně 5 tajných misí, nebo 3, je-li hráčů více než 6. Misi ti nikdy žádný účinek nevezme. Všechny figurky stojí na Startu.

yh-rule-YH-SET-3 = Ve variantách Zletilí a Týmy položí hráči šest žetonů Smrtijedů na šest věží podle své volby. Smrtijed tam zůstává, dokud není poražen.
    .ruling = Hráči se střídají od prvního hráče, po jednom žetonu.

yh-rule-YH-SET-4 = 30 předmětů leží náhodně na polích předmětů: 18 na hlavním plánu, 3 v Příčné ulici a 9 na plánu Místa.

yh-rule-YH-SET-5 = Začíná nejmladší hráč a po něm vždy hráč po pravici.
    .ruling = Kdo to je, můžete vědět jen vy, a tak se to volí při přípravě; když nikdo nezvolí, rozhodne náhoda.

yh-rule-YH-END-1 = Hra končí hned, jakmile některý hráč splní podmínku zvolené délky. Vítězí, kdo má v té chvíli nejvíc kolejních bodů, ať je to tento hráč, nebo ne.
    .ruling = Má-li jich nejvíc více hráčů, o vítězství se dělí. Karta, která se právě provádí, se nejdřív provede celá, pro všechny, kterých se týká.

yh-rule-YH-END-2 = Ve variantách Zletilí a Týmy se ten hráč také musel zúčastnit famfrpálového zápasu.
    .ruling = Stačí být vyzván a stačí i prohrát. Sólová hra se bez toho obejde.

yh-rule-YH-END-3 = Ve variantě Týmy se počítá skóre týmu.
    .ruling = Body za misi, kterou tým splnil, získá každý člen, stejně jako má soupeř své životy jednou za každého člena; počítá se to však za jednu misi. Kolejní body všech členů se sčítají a mise i famfrpálový zápas kteréhokoli člena platí pro tým. Kde karta mluví o tom, kdo má nejvíc či nejméně kolejních bodů, platí skóre týmu.

## Tah

yh-rule-YH-TRN-1 = Hoď dvěma kostkami a jdi přesně o tolik polí kterýmkoli směrem; pak udělej, co říká pole. Hod nesmíš vynechat, leda jak dovoluje YH-TEAM-2 nebo karta.

yh-rule-YH-TRN-2 = Při pohybu smíš použít schopnost pohybu ze svého listu.
    .ruling = Schopnosti, které jen přidávají, působí bez ptaní; ostatní použít nemusíš. Kdo smí projít kolem hráčů a Smrtijedů, smí u nich i zastavit a bojovat. Kdo dobírá 2 kouzla či lektvary místo 1, činí tak jen tam, kde se dobírá právě 1 karta toho balíčku a nic jiného, a ne v učebnách. Dracovy dvě karty akcí se dobírají lícem nahoru a ta, kterou nezvolíš, se vrací.

yh-rule-YH-MOV-1 = V jednom tahu nikdy nevstupuj na totéž pole dvakrát.
    .ruling = Počítá se i pole, z něhož vycházíš: vrátit se na ně by znamenalo jít zpět ve vlastních stopách, a s tím se musí počkat.

yh-rule-YH-MOV-2 = Když potkáš jiného hráče nebo Smrtijeda, musíš zastavit a bojuješ.

yh-rule-YH-MOV-3 = Dřív smíš zastavit na věži nebo na místě mise, ať pro ně nějakou misi máš, nebo ne. Ke zkoušce musí pohyb skončit přesně v učebně.
    .ruling = Oboje pravidla by se dala číst tak, že s knihou smíš v její učebně zastavit dřív; ale italská strana o zkouškách říká, že pohyb tam končí, a polská strana o pohybu zná jen dvě výjimky, takže musí vyjít přesně.

yh-rule-YH-MOV-4 = Nemůžeš-li ujít tolik polí, kolik padlo, zastavíš tam, odkud už žádný krok nevede.
    .ruling = Pravidla o tom nemluví. Jen když neexistuje žádná cesta té délky ani dřívější zastávka, jdeš, dokud to jde.

yh-rule-YH-OBJ-1 = Když procházíš polem předmětů nebo na něm zastavíš, smíš předměty vzít, nejvýše 2 za tah. Smíš jich mít nejvýše 6: kdo jich má 6, smí jeden z nich vyměnit a nechat ho tam.
    .ruling = Polská pravidla říkají, že musíš sesbírat, co mise jmenuje: musíš to na místo přinést, ale které předměty a kdy cestou bereš, je na tobě.

yh-rule-YH-OBJ-2 = Po splnění mise položíš předměty, které žádala, na pole předmětů na plánu Místa podle své volby, ať jsou obsazená, nebo ne; v polském vydání na kterákoli pole Míst a zvláštní předměty do Příčné ulice. Po prohrané misi ti zůstanou.
    .ruling = Ve variantě Týmy volí pole člen, který vyhrál boj.

yh-rule-YH-CRD-1 = Použité karty jdou dospod svého balíčku.
    .ruling = Na karty, které tam byly vloženy, se smí dívat každý. Dobírají se ve svém pořadí, když v balíčku nezbývá žádná jiná karta.

yh-rule-YH-CRD-2 = Accio, Alohomoru, Obliviate, Žaberník, Lektvar zapomnění a Amortencii lze místo v boji zahrát před hodem. Polské vydání to dovoluje jen u kouzel.
    .ruling = Karta, která by teď nemohla nic udělat, se nenabízí. Žádná karta nepřemístí hráče, jehož tým bojuje o misi.

## Kolejní body

yh-rule-YH-MIS-1 = Na místě mise, kterou máš, si s jejími předměty a ve variantách Zletilí a Týmy a v italském vydání i v sólové hře také s kartami, které žádá, musíš vzít její kartu boje a bojovat. Vyhraješ-li, získáš její body; použité karty i ty, které žádala, jdou dospod svých balíčků.
    .ruling = Z více misí si jednu vybereš. Ve variantě Týmy se rozhoduješ, zda na ostatní čekat, protože ještě nikdo neví, zda tým bude mít karty. Mise, o kterou se pokoušíš nebo na kterou čekáš, nahrazuje to, co dělá pole. Jedna karta splní jen jeden požadavek a karty se ukazují před bojem. Ty pak nic nenutí odhodit. Že mise žádají karty i v sólové hře, stojí na dvou stranách italských pravidel; polská tuto variantu nejmenují.

yh-rule-YH-MIS-2 = Prohraješ-li misi, jdeš do Děravého kotle s 6 životy a bez kouzel a lektvarů. Předměty, žetony letaxu a přenášedla ti zůstávají.
    .ruling = Knihy také.

yh-rule-YH-MIS-3 = Karty, které mise žádá, se nemusí zahrát, ale po boji se odhodí. V polském vydání se odhodí jen ty, které byly zahrány.

yh-rule-YH-EXM-1 = V učebně odevzdáš knihy jejího předmětu, i několik najednou, a získáš jejich body. Knihy jdou dospod svého balíčku a dobereš i karty učebny.
    .ruling = Odevzdávají se všechny knihy toho předmětu.

yh-rule-YH-ACT-1 = Karty akcí se provádějí hned: dávají či berou kolejní body, žetony letaxu a další. V polském vydání si kartu Letaxový prášek necháš a použiješ ji jako žeton.
    .ruling = Kolejní body nikdy neklesnou pod 0. Mimo boj nikdo neklesne pod 1 život.

yh-rule-YH-QUI-0 = Kdo vyhraje famfrpálový zápas, získá 40 kolejních bodů.

## Boje

yh-rule-YH-FGT-1 = Při útoku hoď svými útočnými kostkami: každá, která ukáže aspoň soupeřovu odolnost, ho stojí 1 život.
    .ruling = Karty a schopnosti mění odolnost jen v rozmezí od 2 do 6. Kostek je pět; kdo jich má házet víc, hodí některými podruhé.

yh-rule-YH-FGT-2 = Místo hodu smíš zaútočit útočným kouzlem nebo útočným lektvarem, který udělá, co říká.

yh-rule-YH-FGT-3 = Obranná karta ve tvém tahu udělá, co říká, soupeř vynechá útok či schopnost, které by následovaly, a jsi znovu na řadě, s kostkami nebo další kartou; v polském vydání to musí být útok. Na ten útok odpovídá soupeř jako obvykle.
    .ruling = Co dělá soupeř na kartě, je jeho útok, před tvým útokem i po něm: od obranné karty do tvého dalšího útoku tedy nedělá nic, ani to, co by předcházelo tomu útoku; co přijde po něm, přijde jako obvykle. Co soupeř vynechá kvůli jiné kartě nebo schopnosti, vynechá se celé: co dělá před jedním útokem a po něm, nebo jeho poslední čin při 0 životech. Útočná karta, po níž soupeř něco vynechá, platí už na to, co by následovalo hned. Polská pravidla říkají, co obsahuje kolo: obrannou kartu a pak útok; karta, která odpovídá na útok soupeře, se nepočítá.

yh-rule-YH-FGT-4 = Bojové schopnosti z listů platí při každém útoku, v každém boji s útočnými kostkami.
    .ruling = Nikdo neplatí životy za schopnost, kdyby tím boj prohrál.

yh-rule-YH-FGT-5 = Karty lze hrát v kterékoli chvíli boje, kolik jich dovoluje jeho limit.
    .ruling = Útočné karty nahrazují kostky. Obranné karty se hrají ve vlastním tahu nebo jako odpověď na útok, který pak nic neudělá; útočná karta, na niž se takto odpoví, a kostky navíc pro ten útok jsou spotřebovány. Co dělá soupeř na kartě, ať při odhalení, před tvým útokem, po něm, nebo naposled, je také útok a lze na něj odpovědět stejně.

yh-rule-YH-PVP-1 = Potkáš-li hráče, útočíš, protože přicházíš poslední; pak se střídáte. Boj nahrazuje pole a ukončí tvůj tah. Jsou-li tam dva, jednoho si vybereš. V italském vydání se pak ti dva po dvě kola navzájem přehlížejí.

yh-rule-YH-PVP-2 = Ve variantě Nezletilí hodí oba jednou kostkou; kdo hodí méně, ztrácí 1 život, a při shodě se hází znovu. Kdo první ztratí 2 životy, prohrál a vítěz si smí vzít 1 předmět, přenášedlo, žeton letaxu nebo 1 náhodnou kartu. Kouzla a lektvary se nehrají.
    .ruling = Hráč bez životů prohrál hned a jde do Děravého kotle s 6 životy, až si vítěz něco vezme. Zvláštní předměty lze použít jako v každém boji; kdo díky nim má další kostku, počítá tu vyšší. Vítěz, který má šest předmětů, si další nebere.

yh-rule-YH-PVP-3 = Ve variantě Zletilí, a ve variantě Týmy proti jinému týmu, útočíte kostkami nebo kartami, každý nejvýše 1 lektvarem a 1 kouzlem. Kdo první klesne na 1 život, prohrál a vítěz si smí vzít 2 předměty, nebo přenášedlo či žeton letaxu, nebo 2 náhodné karty. V italském vydání poražený s 0 životy také odhodí všechna kouzla a lektvary a jde do Děravého kotle s 6 životy. Pokud jste se dohodli na obranné kostce, na zásahy se odpovídá podle YH-VR-FGT.
    .ruling = Kdo začíná boj s 1 životem, prohraje prvním zásahem. Životy, které zaplatíš za vlastní kartu, se počítají jako ztracené. Vítěz, který má šest předmětů, si další nebere. V polském vydání poraženému zůstává 1 život. Oslabí-li jeden útok příliš oba, vyhrál útočník, pokud nemá 0 životů; kdo vyhraje, má aspoň 1 život. Polská pravidla na straně 14 obrannou kostku předepisují a na straně 15 dovolují; záleží na vaší dohodě.

yh-rule-YH-PVP-4 = Členové jednoho týmu spolu nebojují.

yh-rule-YH-DE-1 = Ve variantách Zletilí a Týmy hráč po pravici toho, kdo narazí na Smrtijeda, vybere Smrtijeda, který je ještě ve hře, vezme si karty podle jeho listu a hraje za něj. Útočíš první, pak se střídáte, každý nejvýše se 3 kartami; kdo má 0 životů, prohrál. Vyhraješ-li, získáš 20 bodů a žeton zmizí. Prohraješ-li, odhodíš všechny karty (v polském vydání kouzla a lektvary) a jdeš do Děravého kotle s 6 životy, ale předměty, žetony letaxu a přenášedla ti zůstanou.
    .ruling = Smrtijed, který přežije, je příště zase v plné síle a jeho karty jdou dospod svých balíčků. Ve variantě Týmy za něj hraje nejbližší hráč jiného týmu, je-li nějaký, protože členové týmu spolu nebojují. Připraví-li jedna karta o životy oba, vyhrál ten, kdo ji zahrál: soupeř byl na 0 dřív.

yh-rule-YH-DUE-1 = V souboji bojuješ se studentem na kartě; je-li to tvůj vlastní, jde karta dospod a dobereš znovu. Vyhraješ-li, dobereš kouzlo, lektvar a knihu. Klesneš-li na 1 život, prohráváš a odhodíš 3 karty podle své volby, nebo všechny, máš-li jich méně. S 0 životy v italském vydání odhodíš všechny karty a jdeš do Děravého kotle s 6 životy. V polském vydání ten, kdo má jen 1 život, prohraje hned a poražený student naposledy použije svou schopnost. Smíš zahrát 5 karet ve variantě Nezletilí a 3 ve variantě Zletilí.
    .ruling = Ve variantě Týmy jsou to také 3. Všechny karty znamená kouzla, lektvary a knihy, nikdy mise. V polském vydání se 0 životů počítá jako 1 a souboj je prohraný i tehdy, když ti po té poslední schopnosti zbude 1 život, tak jako poslední čin soupeře může rozhodnout o prohrané misi. V italském vydání ten, kdo začíná s 1 životem, prohraje prvním zásahem.

yh-rule-YH-CMB-1 = Pro misi odhal její kartu boje: nejprve se stane to, co dělá po odhalení. Pak útočíš a před každým útokem nebo po něm, jak je vytištěno, použije soupeř svou schopnost, ne však když zahraješ obrannou kartu.

yh-rule-YH-CMB-2 = Při 0 životech soupeř naposledy použije svou schopnost. Vyhráváš, jen když ti zbude aspoň 1 život.
    .ruling = Jeho poslední čin je to, co dělá po útoku, a není-li nic takového, co dělá před útokem.

yh-rule-YH-CMB-3 = V boji o misi smíš zahrát 5 karet ve variantě Nezletilí, 3 ve variantě Zletilí a ve variantě Týmy 2 za každého hráče. V sólové hře platí limit zvolené varianty, v polském vydání 2.
    .ruling = Italský text by se ve variantě Týmy dal číst i jako dvě karty na celý tým; polský říká, že dvě má každý hráč.

yh-rule-YH-CMB-4 = Ve variantě Týmy se životy soupeře násobí počtem členů. Každý člen útočí ve svém tahu a co soupeř dělá, postihne jen jeho.
    .ruling = Co dělá po odhalení, postihne člena, který tým doplnil. Klesne-li člen na 0 životů, je mise ztracena pro celý tým a všichni členové jdou do Děravého kotle; komu zbývá více než 6 životů, ten si je nechá. Co karta dělá po zbytek boje, platí pro toho, kdo ji zahrál.

yh-rule-YH-TEAM-1 = Hrajete jako jeden tým, nebo v týmech po dvou či třech. Pro misi musí být na místě všichni členové a mít dohromady její předměty a karty.
    .ruling = Členové týmu si své mise ukazují. K sobě patří místa u stolu, která jsou od sebe vždy stejně daleko. Je-li jen jeden tým, vztahují se karty, které jmenují hráče, na některého z jeho členů.

yh-rule-YH-TEAM-2 = Členové, kteří jsou na místě, musí čekat a vynechávat tahy, dokud tam nejsou všichni. V boji člen místo hodu útočí.
    .ruling = Kdo čeká, smí to na začátku tahu vzdát, protože tým může při čekání přijít o potřebné karty. Ze stejného důvodu smí odmítnout i ten, kdo přijde. Kdo čeká nebo bojuje za tým na výletě, zůstává tam, dokud to neskončí. Kdo bojuje s týmem nebo čeká na výletě, toho nikdo nepotká a žádná karta jím nepohne.

yh-rule-YH-SOLO-1 = V sólové hře není famfrpál ani boj s hráči či Smrtijedy. S 0 životy je hra prohraná.
    .ruling = Varianta Týmy se v jednom hráči hraje jako Zletilí. Šest žetonů Smrtijedů zůstává v krabici: polská pravidla je rozmisťují, ale bojovat s nimi nemůže nikdo.

## Famfrpál

yh-rule-YH-QUI-1 = Vyzyvatel si vybere kteréhokoli hráče (ve variantě Týmy viz YH-SPC-5) a oba zvolí kolejní mužstvo. Chytač čeká na (1); brankář stojí na jednom ze tří brankových políček (2), dva odrážeči na obranné čáře (3) a tři střelci v útočném prostoru (4). Camrál leží uprostřed a v každé polovině jeden potlouk.
    .ruling = Vyzyvatel volí kolej první a druhý hráč jinou.

yh-rule-YH-QUI-2 = Začíná ten, komu padne na dvou kostkách víc. Ve svém tahu hoď dvěma kostkami: tolik máš akcí. Let o jedno políčko po čarách je jedna akce. Brankář nikdy neopouští políčka (2) a střelci nesmějí vstoupit na soupeřova políčka (2), v polském vydání ani na vlastní. Střelec, který vstoupí na políčko s camrálem, ho smí zdarma vzít; odrážeč, který vstoupí na políčko s potloukem, ho smí zdarma odpálit.
    .ruling = Při stejném součtu se hází znovu. Tah smíš ukončit dřív. Zvednout potlouk znamená odpálit ho: odrážeč, který to neudělá nebo na kterém potlouk zůstane ležet, musí políčko opustit a znovu na něj vstoupit. Ze dvou potlouků na políčku se odpálí jeden.

yh-rule-YH-QUI-3 = K odpálení potlouku hoď kostkou: letí rovně až o tolik políček, v polském vydání přesně o tolik. Zasažený brankář, odrážeč nebo střelec hodí kostkou a s méně než 4 je mimo hru. Vyřazený střelec camrál na místě upustí; držel-li ho brankář, položí ho jeho strana na kterékoli políčko své čáry (3). Strana bez střelců prohrála první část.
    .ruling = Potlouky mají vyřazovat soupeře: figurky strany, která je odpálila, míjejí. Z více soupeřů na jednom políčku je zasažen ten s camrálem, jinak střelec dřív než odrážeč a odrážeč dřív než brankář. Camrál upuštěný na políčko s jiným střelcem má hned ten, nejdřív střelec strany, která je na tahu. Kdyby měl spadnout na políčka (2), kde by ho druhá strana nikdy nemohla vzít, dostane ho brankář té strany, a je-li mimo hru, jde na její čáru (3), jako po střele.

yh-rule-YH-QUI-4 = Střelec ukradne camrál tím, že přiletí na soupeře, který ho nese, celkem za jednu akci; jinak žádná figurka nevstoupí na políčko s jinou figurkou, v polském vydání na políčko s figurkou druhé strany. V polském vydání smí ten, kdo camrál ukradl, potom ustoupit na prázdné sousední políčko a kdo camrál nese, smí ho za jednu akci hodit o jedno políčko.
    .ruling = Camrál se hází střelci téže strany nebo na prázdné políčko, ne však na políčka (2).

yh-rule-YH-QUI-5 = Kdo nese camrál a je na soupeřově čáře (3), smí za jednu akci střílet: hoď kostkou a brankář hodí také. Hodíš-li víc než brankář, je to gól a dobereš famfrpálovou kartu. Ať gól padl, nebo ne, camrál pak dostane ten brankář, a je-li mimo hru, jde na kterékoli políčko čáry (3) jeho strany. Brankář přihrává střelci na vlastní čáře (3) za jednu akci. Kdo dá dva góly, vyhrál první část.
    .ruling = Je-li brankář mimo hru, střela je gól. Položí-li se camrál na políčko se střelcem té strany, má ho ten střelec. Brankář hází vždy. Každý zápas začíná se všemi famfrpálovými kartami v balíčku. Položí-li se pod střelce druhé strany, leží tam, dokud na políčko nevstoupí některý střelec.

yh-rule-YH-QUI-6 = Ve druhé části vyrážejí chytači z (1), první ten, jehož strana vyhrála první část. Hoď dvěma kostkami a leť, nejvýše s jednou famfrpálovou kartou za tah; kdo první obletí hřiště, chytil zlatonku a vyhrál. V Roce v Bradavicích je to 40 kolejních bodů a figurka vyzvaného se vrací tam, kde stála, zatímco vyzyvatel zůstává na hřišti.
    .ruling = Jednou kolem hřiště je 24 polí. Karta, která mění kostky, se hraje před letem chytače, každá jiná po něm.

yh-rule-YH-QUI-7 = Hřiště má devět sloupců po pěti políčkách a za každým koncem tři branková políčka (2).
    .ruling = Nákres se ztratil a vytištěný příklad vyžaduje tento. Sloupce jsou B až J a řady 1 až 5; branková políčka jsou A2 až A4 a K2 až K4, čáry (3) sloupce B a J, útočné prostory (4) sloupce C až F a F až I bez středu F3 a potlouky začínají na I4 a C2. Rovné linie jsou řady, sloupce a úhlopříčky; figurky létají po řadách a sloupcích. Nikdo nezačíná uprostřed ani na potlouku. Ve sloupci F smějí být střelci obou stran; strana, která nezačíná, se staví první. Potlouk zastaví první soupeř v jeho dráze a on zůstane tam, kde jeho let skončil. Polská pravidla stavějí střelce na 2 následující čáry, ale jejich vlastní příklad začíná se střelcem hned vedle středu: platí příklad.

## Voldemort se vrací

yh-rule-YH-VR-FGT = Ve hře Voldemort se vrací útočí první ten, kdo přijde, pak se střídáte, útočnými kostkami nebo kartami, nejvýše 3. Na každý zásah lze odpovědět obrannou kostkou: při 1 nebo 2 stojí 2 životy, při 3, 4 nebo 5 stojí 1 a při 6 ztrácí 1 útočník; bez kostky stojí 1. Bojové schopnosti platí a kdo má 0 životů, prohrává. Poražený hrdina jde na Start s 1 životem a poražený Smrtijed je odstraněn; v polském vydání jde Smrtijed Pettigrew místo toho na Start s 1 životem. Smrtijedi dobírají na polích kouzel a lektvarů a lord Voldemort si polí životů nevšímá. V Roce v Bradavicích platí jen obranná kostka, a jen když jste se na ní dohodli: v bojích mezi hráči a v italském vydání se Smrtijedy.
    .ruling = I Harry jde na Start. Poraženému zůstávají předměty a karty a vítěznému Smrtijedovi životy, alespoň 1, a karty, které mu zbyly. Italské vydání dovoluje, aby s týmž Smrtijedem v příštím tahu bojoval jiný hrdina: poražený a ten Smrtijed se míjejí, dokud neskončí příští tah toho hrdiny. Zvláštní předměty lze použít jako v jiných bojích. Ze dvou vět polských pravidel o kouzlech a lektvarech Smrtijedů platí zlatá pravidla na straně 15: dobírají si. Obrannými kostkami se hází postupně, každou za jeden zásah: boj končí, jakmile má někdo 0 životů. Připraví-li jedna karta o životy oba, vyhrál ten, kdo ji zahrál, jako v YH-DE-1.

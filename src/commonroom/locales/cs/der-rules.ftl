### Pravidla Vzestupu smrtijedů, jedna zpráva na číslo pravidla, v pořadí hry.
### Hodnota je pravidlo. `.ruling` říká, co pravidla nechávají otevřené a jak odpovídáme my.
### Co pravidla netisknou a co jsme navrhli sami, se nazývá naší volbou.

## Kapitoly

der-chapter-components = Komponenty
der-chapter-setup = Příprava hry
der-chapter-turn = Tah
der-chapter-travel = Výprava do lokace
der-chapter-voldemort = Voldemortova kostka
der-chapter-dice = Kouzelnické kostky
der-chapter-end = Konec tahu
der-chapter-damage = Zranění
der-chapter-tokens = Žetony kouzel
der-chapter-corruption = Vliv
der-chapter-villain = Boj s Voldemortem
der-chapter-winning = Výhra
der-chapter-losing = Prohra

## Komponenty

der-rule-DER-CMP-1 = Hra je pro 2–4 hráče, kteří hrají společně. Má 44 karet postav (33 kouzelníků, 10 Smrtijedů a lorda Voldemorta), 6 karet hlavních štábů (po dvou pro každou ze tří frakcí), 6 žetonů misí, 6 karet míst a jednu kartu Pána zla. K tomu třídílnou desku lokací, figurku Voldemorta, 14 kouzelnických kostek ve čtyřech barvách, jednu osmistěnnou Voldemortovu kostku, 24 žetonů kouzel, 60 ukazatelů zranění a 15 ukazatelů vlivu.

der-rule-DER-CMP-2 = Jsou čtyři vlastnosti, přátelství, statečnost, vědění a oddanost, a čtyři barvy kouzelnických kostek, fialová, červená, modrá a oranžová. Každá barva přeje jiné vlastnosti a na jedné straně má zdvojený symbol, který platí za dva. Naše volba: fialová přeje přátelství, červená statečnosti, modrá vědění a oranžová oddanosti; svou vlastnost má kostka jednou na dvou stranách a zdvojenou na třetí, každou ze zbylých tří na jedné straně. Rovněž naše volba: 4 fialové, 4 červené, 4 modré a 2 oranžové kostky.

der-rule-DER-CMP-3 = Voldemortova kostka má osm stran: tři otočí Voldemorta o jednu lokaci po směru hodinových ručiček, tři o jednu proti směru a dvě ukazují Znamení zla, při kterém zůstane, kde je.

der-rule-DER-CMP-4 = Každá ze tří frakcí má svůj hlavní štáb a dva počáteční kouzelníky. Bradavice se scházejí v Brumbálově pracovně a začínají s Albusem Brumbálem nebo Minervou McGonagallovou. Fénixův řád se schází na Grimmauldově náměstí 12 a začíná s Nymfadorou Tonksovou nebo Siriusem Blackem. Brumbálova armáda se schází v Komnatě nejvyšší potřeby a začíná s Harrym Potterem nebo Hermionou Grangerovou.

der-rule-DER-CMP-5 = K Ministerstvu kouzel patří místa Oddělení záhad a Atrium, k Příčné ulici Ollivanderův obchod a U Gringottových, k Prasinkám U Prasečí hlavy a Nádraží v Prasinkách. Jakmile Voldemort místo ovládne, každé Znamení zla spustí jeho postih. Oddělení záhad: přidej 1 ukazatel vlivu na každé místo, kde stojí nějaký Smrtijed; Atrium: v tomto tahu je ke zranění Smrtijeda potřeba přiřadit mu o jeden symbol víc; U Gringottových: v tomto tahu nikdo nesmí použít žetony kouzel; U Prasečí hlavy: v tomto tahu lze v každém týmu odebírat zranění jen z jednoho kouzelníka. Postihy Ollivanderova obchodu a Nádraží v Prasinkách jsou naše volba.
    .ruling = Nevíme, který symbol Atrium žádá: zde je to jedna oddanost, z kostky nebo z žetonu kouzla, a nepotřebuje ji ani zranění schopností, ani útok na Voldemorta. U Gringottových je vytištěno „kolo“, čemuž rozumíme jako právě hranému tahu; získávat žetony se smí. U Prasečí hlavy smí být onen jeden kouzelník týmu léčen vícekrát a zranění, která kouzelník ztratí, když je najat, se nepočítají. Vyléčený kouzelník, který potom výměnou přejde do jiného týmu, je oním jedním kouzelníkem v obou týmech.

der-rule-DER-CMP-6 = Žetonů kouzel je dvanáct druhů. Čtyři přiřadí 1 přátelství, statečnost, vědění nebo oddanost, čtyři dají fialovou, červenou, modrou nebo oranžovou kostku. Ostatní odeberou 1 ukazatel vlivu, odeberou 2 zranění z 1 kouzelníka, odeberou po 1 zranění ze 2 kouzelníků, nebo vymění kouzelníka se spoluhráčem. Že je od každého druhu po dvou, je naše volba.

der-rule-DER-CMP-7 = Harry Potter, Minerva McGonagallová a Nymfadora Tonksová stojí 6 symbolů jedné vlastnosti a dávají každý tah kostku navíc, má-li tvůj tým dalšího kouzelníka jejich frakce; Albus Brumbál stojí 2 + 4 a dává ji, má-li tvůj tým kouzelníka určité jiné frakce. Lenka Láskorádová (3 + 1): zaplať 2 symboly, vezmi si žeton kouzla a odeber 1 zranění z libovolného kouzelníka; Sibyla Trelawneyová (2): jednou za tah, před přiřazováním, hoď znovu libovolným počtem kostek; Bill Weasley (4): má-li tvůj tým dalšího z Weasleyových nebo Fleur, házej každý tah kostkou navíc, jedné ze dvou barev podle své volby v tom tahu. Tato čísla a schopnosti jsou z pravidel; vlastnosti, frakce a barvy kostek v nich jsou naše volba. Stejně tak texty počátečních kouzelníků Siriuse Blacka a Hermiony Grangerové.

der-rule-DER-CMP-8 = Tito Smrtijedi jsou z pravidel, se symboly potřebnými k jejich zranění a s tím, co dělají, je-li Voldemort v jejich lokaci. Petr Pettigrew (2 + 1) udělí 1 zranění nejméně zraněnému kouzelníkovi určité frakce v týmu každého hráče, shodu řeší DER-DMG-2; Antonín Dolohov (2 + 1) udělí 1 zranění každému kouzelníkovi určité frakce v této lokaci, a není-li tu žádný, přidá zde 1 ukazatel vlivu. Belatrix Lestrangeová (2 + 2) udělí 1 zranění každému kouzelníkovi v týmu hráče na tahu a navíc přidá 1 ukazatel vlivu na Příčnou ulici; Lucius Malfoy (2 + 2) odebere 1 zranění z každého jiného Smrtijeda a navíc přidá 1 ukazatel vlivu na Ministerstvo kouzel. Vlastnosti, které žádají, a frakce, které pronásledují, jsou naše volba.
    .ruling = Není jisté, kdy platí řádek začínající slovem „navíc“. Bereme ho jako schopnost při Znamení zla, takže ji mají Belatrix a Lucius, kdežto Dolohov a Pettigrew žádnou nemají. Pettigrewova karta mluví o jednom nejméně zraněném kouzelníkovi, kdežto pravidla říkají, že takové schopnosti zasáhnou všechny, kteří jsou na tom stejně: pravidlo je přesnější, takže zde jsou zasaženi všichni a karta to říká.

der-rule-DER-CMP-9 = Každý hlavní štáb dává základní zásobu čtyř kostek a dvě schopnosti, jednu za 1 symbol a jednu za 2, každou použitelnou jednou za tah. Brumbálova pracovna: odeber 1 ukazatel vlivu ze své lokace; vezmi si žeton kouzla, a každý jiný hráč s aspoň dvěma kouzelníky Bradavic si smí vzít jeden také. Komnata nejvyšší potřeby: odeber 1 ukazatel vlivu ze své lokace; každý hráč smí odebrat 1 zranění z jednoho kouzelníka svého týmu, nebo 2, je-li to kouzelník Brumbálovy armády. Naše volba jsou obě schopnosti Grimmauldova náměstí 12, aby ladily s ostatními, vlastnosti, které schopnosti stojí, a barvy kostek, které se u frakcí liší: každá zásoba má aspoň jednu červenou kostku a nejvýš dvě stejné barvy.
    .ruling = Která schopnost má kterou cenu, není jisté; držíme se vytištěného pořadí. V pracovně stojí odebrání vlivu 2 a žeton kouzla 1; v Komnatě stojí odebrání vlivu 1 a léčení 2.

der-rule-DER-CMP-10 = Každá frakce má 11 kouzelníků, z nich dva počáteční; zde jmenovaní jsou naše volba, kromě Trelawneyové, Billa a Lenky, které ukazují pravidla. Bradavice: Trelawneyová, Snape, Hagrid, paní Norrisová, Kratiknot, Prýtová, madame Pomfreyová, Firenze a Dobby; Fénixův řád: Lupin, Moody, Bill, Fleur, Molly, Arthur, Kingsley, Mundungus Fletcher a Aberforth; Brumbálova armáda: Ron, Ginny, Neville, Lenka, Cho Changová, Fred, George, Dean Thomas a Seamus Finnigan; a šest dalších Smrtijedů: Rookwood, Macnair, Rodolfus Lestrange, Rabastan Lestrange, Mulciber a Yaxley. Počáteční kouzelníci unesou 6 zranění, ostatní 4 až 6 (jeden smí 7) a Smrtijedi 2 nebo 3; kouzelníci stojí 2 až 6 symbolů, Smrtijedi 3 nebo 4. Každá karta má vlastní schopnost, na které záleží, z druhů, jaké tato rodina her zná: kostka navíc (často jen s určitou frakcí), otočení kostky na zvolenou stranu, opakovaný hod, zaplacení symbolů za léčení, žeton, odebrání vlivu nebo zranění Smrtijeda, přijetí zranění za nějaký zisk, nebo žeton za zranění Smrtijeda.

## Příprava hry

der-rule-DER-SET-1 = Figurka Voldemorta na začátku hledí na náhodnou lokaci. Každá lokace dostane své dvě karty míst lícem vzhůru, na sobě, v náhodném pořadí.
    .ruling = Pravidla neříkají, která z obou karet je ve hře, ani jak lokace kolem Voldemorta leží. Aktivní je vrchní karta a po směru hodinových ručiček jdou lokace takto: Ministerstvo kouzel, Příčná ulice, Prasinky.

der-rule-DER-SET-2 = Žetony kouzel leží lícem dolů; ukazatele vlivu a zranění tvoří zásoby.
    .ruling = Pravidla říkají, co se stane, když dojdou kostky nebo žetony kouzel, ale ne, když dojdou ukazatele zranění, kterých je v krabici 60. Bereme to tak, že ukazatelů je, kolik je třeba: dojdou-li vám, použijte cokoli po ruce.

der-rule-DER-SET-3 = Každý hráč si zvolí frakci a vezme si její hlavní štáb, jednoho z jejích dvou počátečních kouzelníků a jeden z jejích žetonů mise. Dva hráči smějí mít stejnou frakci, tři nikdy, a každý počáteční kouzelník je ve hře jen jednou.

der-rule-DER-SET-4 = Karta lorda Voldemorta se odloží stranou a všechny ostatní karty postav se zamíchají, i s počátečními kouzelníky, které si nikdo nevzal, a se Smrtijedy. Ke každé lokaci se vyloží tři karty lícem vzhůru a potom se Voldemortova karta vloží doprostřed zbylého balíčku.
    .ruling = Pravidla prostředek neodpočítávají: nad ním leží 16, 15 nebo 15 karet při 2, 3 nebo 4 hráčích.

der-rule-DER-SET-5 = Začíná hráč, který některý z filmů viděl jako poslední, a hraje se po směru hodinových ručiček.
    .ruling = To můžete vědět jen vy, proto je první hráč volbou při přípravě; nezvolí-li nikdo, rozhodne náhoda.

## Tah

der-rule-DER-TRN-1 = Tah má čtyři fáze, vždy v tomto pořadí: výprava, Voldemort, kouzelnické kostky, konec tahu.

## Výprava do lokace

der-rule-DER-TRV-1 = Svůj tah začni tím, že položíš žeton mise na lokaci podle své volby. V tomto tahu máš co dělat jen se třemi postavami, které tam leží lícem vzhůru, s jejím aktivním místem a s vlastním týmem, který je tam také.

der-rule-DER-TRV-2 = Kouzelníci v lokaci jsou karty kouzelníků ležící tam lícem vzhůru, a je-li tam žeton mise hráče na tahu, i jeho tým; týmy ostatních hráčů nejsou nikde. Do téže lokace smíš jít každý tah a tým může narůst do jakékoli velikosti.
    .ruling = Pravidla mluví o kouzelnících v lokaci, aniž řeknou, kdo to je, a mlčí o opakovaných návštěvách i o velikosti týmu. Celé toto pravidlo je naše odpověď.

## Voldemortova kostka

der-rule-DER-VOL-1 = Hoď Voldemortovou kostkou a otoč Voldemorta, jak ukazuje: o jednu lokaci po směru hodinových ručiček, o jednu proti směru, nebo ho, při Znamení zla, neotáčej vůbec.

der-rule-DER-VOL-2 = Voldemort udělí 1 zranění každé kartě kouzelníka v lokaci, na kterou teď hledí. Je-li tam tvůj žeton mise, utrpí 1 zranění i každý kouzelník tvého týmu; týmy ostatních hráčů ne.

der-rule-DER-VOL-3 = Potom přijde 1 ukazatel vlivu na aktivní místo Voldemortovy lokace. To se děje každý tah, ať na kostce padlo cokoli.

der-rule-DER-VOL-4 = Pak každý Smrtijed ve Voldemortově lokaci provede svou běžnou schopnost. Smrtijedi jinde nedělají nic, pokud nepadlo Znamení zla.

der-rule-DER-VOL-5 = Při Znamení zla zůstane Voldemort, kde je, a jeho útok, vliv a běžné schopnosti v jeho lokaci následují jako v každém tahu (DER-VOL-2 až DER-VOL-4). Poté přijdou schopnosti při Znamení zla všech Smrtijedů, nejprve těch v jeho lokaci a pak těch ve dvou zbylých, po směru hodinových ručiček. Nakonec přijdou postihy všech ovládnutých míst.

der-rule-DER-VOL-6 = Smrtijedi v jedné lokaci jednají v pořadí svých pozic a postihy v pořadí, v jakém byla místa ovládnuta. Při Znamení zla provede Smrtijed, který je u Voldemorta, běžnou schopnost a pak schopnost při Znamení zla; ten, kdo je jinde, jen schopnost při Znamení zla.
    .ruling = Pravidla řadí lokace, ale ne Smrtijedy uvnitř jedné ani postihy, a nechávají prostor pro pochybnosti, které schopnosti Znamení zla kde spouští. Celé toto pravidlo je naše odpověď.

## Kouzelnické kostky

der-rule-DER-DIC-1 = K prvnímu hodu si vezmi čtyři kostky svého hlavního štábu, přidej kostky, které ti dávají schopnosti týmu a žetony kouzel, a všemi hoď. Všech 14 kostek je jedna zásoba pro všechny: nikdy nedostaneš víc kostek jedné barvy, než v ní zbývá; je-li jich málo, vezmeš si ty, které jsou. Kostky v tomto tahu přiřazené nebo vyřazené v zásobě nejsou.
    .ruling = Podle pravidel si kostky bereš po položení žetonu mise, žetony kouzel však lze použít i před hodem. Podmínku kostky navíc proto ověřujeme jednou, když si bereš kostky k prvnímu hodu, a to pro lokaci, do které byl žeton položen: léčení nebo výměna kouzelníka před ním ještě může kostku přidat nebo ubrat; přesun žetonu a co se změní později už ne.

der-rule-DER-DIC-2 = Po každém hodu přiřaď aspoň jednu kostku (a) odpovídajícímu symbolu postavy ve své lokaci, (b) schopnosti svého hlavního štábu nebo (c) schopnosti kouzelníka svého týmu. Nemůžeš-li nebo nechceš-li, místo toho jednu kostku do konce tahu vyřaď. Potom hoď zbylými kostkami znovu a tak dále.
    .ruling = Podrobnosti pravidla nechávají otevřené. Jeden hod smí posloužit několika kartám; zdvojeným symbolem přiřadíš až dva odpovídající symboly jedné karty nebo jedné schopnosti a co přebývá, je ztraceno; kostky zůstávají, kam byly přiřazeny; cenu smíš sbírat několika hody, ale co není na konci tahu hotovo, propadá.

der-rule-DER-DIC-3 = Schopnost hlavního štábu nebo kouzelníka působí hned, jakmile je zaplacena. Každou schopnost smíš použít jednou za tah, i tu, která nic nestojí, a nikdy nemusíš. Schopnosti mají jen hlavní štáb a tým hráče na tahu.
    .ruling = Pravidla neříkají, co se stane se schopností, která by teď nic neudělala. Zaplatit ji smíš i tak; tu, která nic nestojí, a žeton kouzla lze použít, jen když něco udělají. Kostka něco udělá, jen dokud je někde volný symbol. Co je použito, působí, pokud může: vzdát se lze jen toho, co říká „smí“ nebo „až“.

der-rule-DER-DIC-6 = Schopnost, která otáčí kostky nebo jimi hází znovu, se používá po hodu, dřív než přiřadíš kteroukoli kostku tohoto hodu.
    .ruling = Pravidla neříkají, zda lze zvolit zdvojený symbol: ano, kostku na něj otočit smíš.

der-rule-DER-DIC-4 = Přiřadit jen některé symboly postavy nestačí: teprve když jsou přiřazeny všechny, je kouzelník ve tvé lokaci najat, nebo Smrtijed zraněn. Stane se to na konci tahu, ne hned.

der-rule-DER-DIC-5 = Kostky mohou každého Smrtijeda zranit jen jednou za tah. Schopnosti mu v témže tahu mohou udělit další zranění.

## Konec tahu

der-rule-DER-END-1 = Tvůj tah končí, když jsou všechny tvé kostky přiřazeny nebo vyřazeny, nebo když v tvém dosahu nezbývá žádný volný symbol. Potom, v tomto pořadí: kouzelníci se všemi symboly přiřazenými se přidají k tvému týmu a ztratí všechna zranění; každý Smrtijed se všemi symboly přiřazenými, případně Voldemort, utrpí 1 zranění a ty si vezmeš 1 žeton kouzla za každé udělené zranění; kostky se vrátí do zásoby. Místa s 5 ukazateli vlivu se přesunou ke kartě Pána zla a přijdou o své ukazatele; postavy se zaplněnými poli zranění odejdou na ošetřovnu (kouzelníci) nebo do Azkabanu (Smrtijedi); prázdné pozice v lokacích se doplní z balíčku; a tvůj žeton mise se k tobě vrátí.
    .ruling = Pravidla ukončují tah i tehdy, když kostku nelze přidat k žádné dostupné kartě, a přitom tě nutí kostku vyřadit, když se žádná nehodí. Čteme to takto: hod, který se jen nehodí, tě stojí kostku, a tah končí teprve, když nezbývá žádný volný symbol. Skončit smíš dřív, což znamená vyřadit všechny zbylé kostky; žetony pak ještě mohou pomoci.

der-rule-DER-END-2 = Zda je Voldemort poražen, se ověřuje hned po udělení zranění, před jakoukoli prohrou. Zda jste prohráli, se ověřuje jednou, poté co odejdou postavy se zaplněnými poli zranění, a před doplněním; ohlásí se každý důvod, který platí. Doplňuje se po směru hodinových ručiček od aktivní lokace; je-li pro některou pozici vytažena Voldemortova karta, zaujme pozici další karta, a když je balíček prázdný, zůstávají pozice prázdné.
    .ruling = Pravidla neudávají pořadí pro ověření výhry a prohry ani pro doplňování a neříkají, co se stane, když doplnění vytáhne Voldemorta nebo balíček dojde. Celé toto pravidlo je naše odpověď.

## Zranění

der-rule-DER-DMG-1 = Postava nikdy nemá víc zranění, než má polí zranění: jsou-li všechna zaplněna, další neutrpí a nemůže použít schopnosti, které se platí vlastním zraněním. Porážka se ověřuje jen na konci tahu, takže léčení do té doby postavu zachrání. Kouzelníka se zaplněnými poli v lokaci zachrání i to, že ho najmeš.
    .ruling = Pravidla neříkají, co ještě kouzelník se zaplněnými poli smí. Do konce tahu se počítá jako předtím a smí používat své ostatní schopnosti.

der-rule-DER-DMG-3 = Smrtijed se zaplněnými poli kostky nepřijímá a nepřijímá je ani Voldemort, dokud má tolik zranění, kolik je Smrtijedů v Azkabanu. Smrtijed, jehož pole se zaplnila v tomto tahu, se pro Voldemorta počítá až od příštího. Zranění udělená schopnostmi Voldemorta nikdy nezasáhnou.
    .ruling = Pravidla říkají jen to, že takové zranění udělit nelze, ne to, zda lze ještě pokládat kostky, kdy se padlý Smrtijed začíná počítat a zda schopnosti dosáhnou na Voldemorta. Celé toto pravidlo je naše odpověď.

der-rule-DER-DMG-2 = Účinek na nejvíce nebo nejméně zraněného kouzelníka zasáhne všechny, kteří jsou na tom stejně. Kouzelník bez zranění se počítá také, s nulou.
    .ruling = Pravidla neříkají, co se stane, má-li nejvíce zraněný kouzelník pole zranění už zaplněná. Počítá se stejně a nic neutrpí a nikdo jiný zranění místo něj neutrpí.

## Žetony kouzel

der-rule-DER-TOK-1 = Kterýkoli hráč smí použít žetony kouzel v tahu kteréhokoli hráče, kdykoli po vyhodnocení Voldemortovy kostky, před každým hodem i po něm. Žeton s vlastností přiřadí symbol postavě v aktivní lokaci, nebo zaplatí schopnost kouzelníka v týmu hráče na tahu.
    .ruling = Pravidla tu nechávají mnoho otevřeného. Kdy: po celé Voldemortově fázi, dokud nezačne konec tahu; žeton získaný během tahu lze použít hned, žetony a kouzelníky z konce tahu až od příštího tahu. Žetony s vlastností smějí zaplatit i schopnost hlavního štábu hráče na tahu a hodí se na Voldemorta i na symbol navíc za Atrium; žádný žeton nenahrazuje kostku, kterou musíš po hodu přiřadit. Kostka z žetonu musí být v zásobě a přidá se k příštímu hodu; nemáš-li už žádné kostky, házíš ještě jednou. Léčivé žetony a schopnosti, které říkají „libovolný kouzelník“, dosáhnou na kouzelníky v kterémkoli týmu nebo lícem vzhůru v aktivní lokaci; žeton na vliv působí na aktivní místo aktivní lokace.

der-rule-DER-TOK-2 = Použité žetony kouzel se odkládají lícem vzhůru. Jakmile je zásoba prázdná, zamíchají se a stanou se novou zásobou, lícem dolů.
    .ruling = Pravidla neříkají, co se stane, nejsou-li ani použité žetony: pak se žádný nebere. Ani neříkají, zda jsou tvé žetony tajné: leží otevřeně před tebou.

der-rule-DER-TOK-3 = Hráč, který použije žeton výměny, vymění jednoho svého kouzelníka za jednoho kouzelníka jiného hráče.
    .ruling = Podrobnosti pravidla neuvádějí. Druhý hráč musí souhlasit, protože nikomu se tým nemění proti jeho vůli. Vyměňovat lze v tahu kteréhokoli hráče, zranění zůstávají na kartě a schopnost v tomto tahu už použitá zůstává použitá. Symboly přiřazené schopnosti kouzelníka, který opouští tým hráče na tahu, propadají. Kdo je odmítnut, žeton si nechá, ale v tomto tahu už se neptá.

der-rule-DER-TOK-4 = Za každé zranění, které udělíš Smrtijedovi nebo Voldemortovi, si vezmeš jeden žeton kouzla, ať kostkami na konci tahu, nebo schopností.
    .ruling = Pravidla neříkají, kdy se žeton za zranění schopností bere: hned.

## Vliv

der-rule-DER-COR-1 = Na místo se vejde nejvýš 5 ukazatelů vlivu; další propadají. Místo, které je na konci tahu plné, ovládne Voldemort navždy. Zachrání je odebrání byť jediného ukazatele do té doby.
    .ruling = Pravidla neříkají, co přijde po ovládnutém místě. Aktivním se stane další místo lokace a po něm lokace sama: také unese 5 ukazatelů vlivu, nemá žádný postih a počítá se jen pro DER-LOS-4.

der-rule-DER-COR-2 = Vliv, který účinek klade na lokaci, přijde na její aktivní místo. Schopnost kouzelníka, která mluví o lokaci, zahrnuje i její místa. Postih Oddělení záhad přidá 1 ukazatel vlivu jednou na místo, ať tam stojí jakkoli mnoho Smrtijedů.
    .ruling = Pravidla říkají jen to, že schopnosti kouzelníků zahrnují místa lokace. Kam přijde vliv kladený na lokaci a že se Smrtijedi na jednom místě nepočítají po jednom, je naše odpověď. Rovněž toto: je-li vlivu nejvíc v několika lokacích, myslí se první po směru hodinových ručiček od karty, která to říká.

## Boj s Voldemortem

der-rule-DER-VIL-1 = Když je Voldemortova karta vytažena, položí se na kartu Pána zla. Od té chvíle na něj smí tým v jeho lokaci útočit, jako by byl Smrtijed, přiřazením 3 symbolů. Číslo je vytištěno; že vlastností je statečnost, je naše volba.

der-rule-DER-VIL-2 = Zranění Voldemorta nikdy nesmí převýšit počet Smrtijedů v Azkabanu.

der-rule-DER-VIL-3 = Voldemort se pro žádný účinek nepočítá jako Smrtijed.

der-rule-DER-VIL-4 = Jakmile je Voldemort odhalen, smíš před prvním hodem svého tahu vyřadit jednu kostku a přesunout svůj žeton mise do jeho lokace. Kostku volíš ty. Jinak tvá zásoba zůstává, jak byla určena při prvním položení žetonu: přesun kostky nepřidává ani nebere.
    .ruling = Pravidla neříkají, co se stane se symboly, které žetony kouzel přiřadily před přesunem: na postavách v lokaci, kterou opouštíš, propadají, na schopnostech zůstávají. Kostka se počítá jako vyřazená v tomto tahu stejně jako každá jiná a následovat ho lze jednou za tah. Kdo se přesouvá, vezme si kostky předtím, podle schopností platných tam, kde žeton ležel.

## Výhra

der-rule-DER-WIN-1 = Vyhráváte všichni, když má Voldemort 5 zranění: ve hře pro začátečníky 4, ve hře pro experty 6 nebo víc. Protože jeho zranění nesmějí převýšit počet Smrtijedů v Azkabanu, musí jich tam ležet aspoň tolik.
    .ruling = Pravidla pro experty horní mez neurčují: zde je to 10.

## Prohra

der-rule-DER-LOS-1 = Prohráváte všichni, když počet poražených kouzelníků dosáhne 8 při 2 hráčích, 10 při 3 hráčích nebo 12 při 4 hráčích.

der-rule-DER-LOS-2 = Prohráváte všichni, když některému hráči nezbude žádný kouzelník.

der-rule-DER-LOS-3 = Prohráváte všichni, když Voldemort ovládá čtyři místa nebo víc, ať jsou kdekoli.

der-rule-DER-LOS-4 = Prohráváte všichni, když Voldemort ovládá jednu lokaci celou: obě její místa i lokaci samu.

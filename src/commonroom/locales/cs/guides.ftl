### Co říkají průvodci tomu, kdo hraje poprvé, krok za krokem: pravidla jsou skutečná, kostky připravené.

guide-waits = To by se taky smělo. Kostky průvodce jsou ale nachystané na jedinou cestu, a tak čeká na tohle: { $what }

## Death Eaters Rising

der-guide-goal = Hrajete společně: porazte lorda Voldemorta dřív, než on porazí vás. V každém tahu vede jeden z vás svůj tým do jedné ze tří lokací a kostky rozhodnou, co se tam podaří.
der-guide-danger = Takhle vyhraje hra: příliš mnoho kouzelníků na ošetřovně, hráč bez kouzelníků, příliš mnoho míst ve Voldemortově moci, nebo celá jedna lokace. Abyste vyhráli, musíte zranit samotného Voldemorta, ale nikdy víckrát, než kolik Smrtijedů sedí v Azkabanu.
der-guide-travel = Tvůj tým je zatím jen Harry Potter. V Prasinkách stojí Antonín Dolohov a stačí jediný zásah, aby byl poražen. Vydej se tam na misi.
der-guide-voldemort = Pak jedná Voldemort. Kostka ho otočila k Příčné ulici: kouzelníci tam utrpí zranění, na místě přibude vliv a Belatrix Lestrangeová, která je s ním, zasáhne tvůj tým, ať je kdekoli. Místo, které skončí tah s 5 ukazateli vlivu, je navždy ztraceno.
der-guide-roll = Teď tvoje kostky, čtyři z tvého hlavního štábu, z Komnaty nejvyšší potřeby. Každá barva přeje jedné vlastnosti. Hoď.
der-guide-dolohov = Každá karta ukazuje symboly, které žádá. Dolohov žádá dva symboly statečnosti a jeden symbol oddanosti. Dvojitý symbol platí za dva: přiřaď mu dvojitou statečnost.
der-guide-room = Jeden hod může posloužit několika kartám. I tvůj hlavní štáb má schopnosti: za dva symboly přátelství Komnata nejvyšší potřeby léčí. Zaplať ji zdvojeným přátelstvím.
der-guide-heal = Schopnost zapůsobí, jakmile je zaplacena. Harry patří k Brumbálově armádě, a tak se zbaví 2 zranění.
der-guide-again = Po každém hodu musíš aspoň jednu kostku přiřadit nebo vyřadit; zbylými se smí házet znovu. Hoď oběma, které zbyly.
der-guide-trelawney = Kouzelníci ve tvé lokaci se najímají stejně. Sibyla Trelawneyová žádá dva symboly vědění: přiřaď jí dvojité vědění.
der-guide-loyalty = A oddanost je přesně to, co ještě chybí u Dolohova.
der-guide-won = Konec tahu. Trelawneyová se přidala k tvému týmu, Dolohov sedí v Azkabanu a za způsobené zranění máš žeton kouzla. Teď se dívej na tah spoluhráče.
der-guide-token = Spoluhráči chybí jeden symbol statečnosti, aby najal Kingsleyho Pastorka. Žetony kouzel se smějí použít v tahu kohokoli a tvůj dává statečnost: přihlas se o slovo a použij ho.
der-guide-fill = Komu ji přiřadíš? Kingsleymu.
der-guide-end = Díky tobě se Kingsley přidal ke spoluhráči. To je srdce hry: dívejte se, kdo každou chvíli padne, a společně rozhodněte, kdo kam půjde. Jakmile z balíčku vyjde karta samotného Voldemorta, dá se na něj útočit jako na Smrtijeda.

## Talisman

tal-guide-goal = Poraz dřív než ostatní lorda Voldemorta ve Velké síni, v srdci plánu. Cesta tam vede z Londýna, vnějšího kruhu, přes bradavické pozemky do školy. Na začátku není dost silný nikdo, proto cestou sbírej síly.
tal-guide-sheet = Hraješ za Harryho Pottera z Fénixova řádu. Magie a Síla platí v boji, Život nesmí dojít, za Osud se hází kostkou znovu, za galeony se nakupuje. Tvoje kouzla nevidí nikdo jiný.
tal-guide-move = Tah je pohyb a to, co potkáš na jeho konci. Vyraz.
tal-guide-keep = Padla 6 a musíš jít přesně tak daleko. Žetonem Osudu by šlo hodit znovu, ale 6 je akorát: nech si ji.
tal-guide-way = Po kruhu můžeš jít na obě strany a vybíráš si z polí, kde můžeš skončit. Jedno z nich je Příčná ulice, kde jsou obchody.
tal-guide-shop = Tady si vybereš jeden ze dvou obchodů. Krucánky a kaňoury prodávají užitečné věci.
tal-guide-wand = Hůlka přidává v každém boji 1 k Magii. Stojí 2 galeony, ale Harry platí v Příčné ulici o 1 méně.
tal-guide-enough = Hůlka už je mezi tvými věcmi. Druhý galeon si nech.
tal-guide-rest = Na konci tahu tu můžeš něco nechat. Není třeba: ukonči tah a dívej se na tah soupeře.
tal-guide-rival = Draco Malfoy šel do Azkabanu, kde rozhoduje kostka, a vyvázl bez úhony. Je to Smrtijed: když skončíš pohyb na jeho poli, můžeš místo pole bojovat s ním. Tvůj tah: vyraz.
tal-guide-two = Padla 2. Nech si ji.
tal-guide-streets = O dva kroky dál jsou ulice Londýna. Na většině polí se dobírá karta setkání: uvidíme, co přijde.
tal-guide-battle = Lapkové, nepřátelé s Magií 3! Ty máš Magii 5: vlastní 4 a 1 za hůlku. Každá strana přičte kostku a vyšší součet vítězí. Můžeš nejdřív seslat kouzlo, ale šetři ho: hoď kostkami.
tal-guide-fate = V boji hází Harry dvěma kostkami a platí vyšší. I tak by 5 + 2 proti 3 + 5 stálo Život. Od toho je Osud: hoď tou 1 znovu.
tal-guide-trophy = Výhra! Poražení nepřátelé jsou trofeje: na konci tahu se trofeje za celkem 5 Magie dají vyměnit za 1 Magii natrvalo. Tři ještě nestačí, tak ukonči tah.
tal-guide-end = A tak to jde dál: vyhrávej boje, hledej společníky a předměty. S Magií do zásoby zkus přepážku na nádraží King’s Cross a pak bránu Bradavic. Ve škole budeš potřebovat Relikvii; jen ta otevře Velkou síň, kde čeká Voldemort s Magií 12.

## A Year at Hogwarts

yh-guide-goal = Školní rok o Školní pohár. V krátké hře rok skončí, jakmile má někdo splněnou misi a přes 210 kolejních bodů; pak vyhrává, kdo jich má nejvíc. Nejvíc jich přinášejí mise, pomáhají zkoušky, souboje a famfrpál.
yh-guide-hand = Hraješ za Harryho Pottera. Tady jsou tvoje životy, karty a mise, kterou vidíš jen ty: zkroť trojhlavého psa v západním křídle, ve třetím patře, se začarovanou harfou. Je za 50 bodů.
yh-guide-roll = Pes je právě tam, nedaleko od tebe. Dvě kostky řeknou, kolik uděláš kroků. Hoď.
yh-guide-trophies = Dva kroky. Jde se po stopách a v jednom tahu nikdy dvakrát na totéž pole. Začarovaná harfa leží v pamětní síni: vejdi tam.
yh-guide-harp = Předměty se smějí brát i cestou, nejvýš dva za tah. Vezmi harfu.
yh-guide-spells = Zbývá jeden krok. Záleží na poli, kde pohyb skončí: tohle dává kouzlo a Harry si dobírá dvě. Jdi tam.
yh-guide-rival = Dvě kouzla, Mdloby na tebe a Episkey. Brzy se budou hodit. Teď je na tahu Hermiona Grangerová.
yh-guide-again = Hermiona si dobrala lektvar. Když se dva studenti potkají, bojují, tak si dávej pozor na vzdálenost. Tvůj tah: pes je tři kroky daleko. Hoď.
yh-guide-first = Tři, přesně tolik! (I s vyšším hodem by tam šlo zastavit: na místě mise smí každý.) První krok.
yh-guide-second = Tímhle polem jen procházíš, takže nedělá nic. Jdi dál.
yh-guide-third = A tady je západní křídlo.
yh-guide-mission = Máš harfu, takže mise začíná hned: kdo ji může splnit, musí se o ni pokusit. Mise je vždycky boj.
yh-guide-strike = Chloupek má 6 životů a odolnost 4 a Harry snižuje odolnost soupeřů o 1: každá z tvých čtyř kostek, na které padne 3 a víc, je zásah. Zaútoč.
yh-guide-stupefy = Tři zásahy, ale Chloupek má tři hlavy a jedna tě kousla: 2 životy pryč. Teď neházej. Mdloby na tebe vezmou přesně ty 3 životy, které Chloupkovi zbývají.
yh-guide-lay = Výborně, 50 kolejních bodů! Předmět se vrací na plán Místa, kam budeš chtít. Schovej ho v Doupěti.
yh-guide-end = Tvoje učebnice kouzelných formulí je u zkoušky za 10 bodů: ukonči pohyb v učebně kouzelných formulí. Žeton letaxu tě přenese z kterékoli věže na jedno z míst a zpátky. Komu dojdou životy, probudí se v Děravém kotli, tak občas zajdi na ošetřovnu.

## Quidditch

yh-guide-quidditch-goal = Dva týmy, dvě části. Nejdřív střelci: kdo dá druhý gól, vyhrává tuhle část. Pak chytači závodí o zlatonku a zápas vyhrává ten, kdo první obletí hřiště.
yh-guide-quidditch-sides = Hraješ za Nebelvír, vlevo, a jeden gól už máš. Kostky ti daly 6 akcí: jedna akce posune hráče o jedno pole po čarách.
yh-guide-quidditch-beater = Černé míče jsou potlouky. Odrážeč, který k nějakému doletí, ho smí zadarmo odpálit. Odrážeč 1 má jeden přímo před sebou: leť tam.
yh-guide-quidditch-throw = V téhle řadě, dál vpravo, letí zmijozelský střelec. Pošli potlouk doprava: kostka řekne, jak daleko může doletět.
yh-guide-quidditch-quaffle = Padla 2! Zasažený potřebuje aspoň 4, takže střelec je venku. Teď červený camrál: tvůj střelec 1 je hned vedle. Leť tam.
yh-guide-quidditch-take = Vzít camrál nic nestojí.
yh-guide-quidditch-fly = Góly se střílejí z předposledního sloupce, před brankářem. Dál k obručím!
yh-guide-quidditch-line = Ještě jedno pole a můžeš střílet.
yh-guide-quidditch-shoot = Střílej! Ty hodíš kostkou, brankář druhou a tvoje musí být vyšší.
yh-guide-quidditch-race = Gól, už druhý! Tím vyhráváš první část a dostáváš famfrpálovou kartu. Závod začínáš ty a tvůj chytač hned uletí 9 polí z 24. V každém tahu závodu smíš zahrát jednu kartu: Nimbus 2000 letí o 2 dál.
yh-guide-quidditch-end = Zmijozelský chytač je daleko vzadu, ale kartu má také. Góly se tedy vyplácejí dvakrát: přinášejí první tah závodu a karty do něj. V Roce v Bradavicích se hraje zápas, kdykoli někdo dojde na hřiště a vyzve jiného hráče.

## Voldemort Returns

yh-guide-return-goal = Jeden hráč je Petr Pettigrew a chce zpátky svého pána; ostatní jsou Harry a jeho přátelé. Hrdinové jdou po šesti viteálech: až se lord Voldemort vrátí a bude mít svou hůlku, nejde ho porazit, dokud zbývá byť jediný.
yh-guide-return-horcruxes = Tři ze šesti viteálů leží tady, ostatní v Krucáncích a kaňourech, u Gringottových a na ministerstvu kouzel. Zničit je dokáže jen baziliščí zub a Nebelvírův meč.
yh-guide-return-roll = Hraješ za Harryho a zub leží hned vedle, v pamětní síni. Dvě kostky řeknou, kolik uděláš kroků. Hoď.
yh-guide-return-trophies = Tři kroky po stopách. První vede do pamětní síně.
yh-guide-return-fang = Předměty se berou cestou. Vezmi zub.
yh-guide-return-on = Dál k severní zdi. Pohyb tu nekončí, takže pole nedělá nic.
yh-guide-return-tower = V Hodinové věži čeká Nagini.
yh-guide-return-destroy = Se zubem se ji můžeš pokusit zničit: ty i Pettigrew hodíte kostkou a tvoje musí být vyšší. Když není, musíš to v příštím tahu zkusit znovu místo pohybu. Zkus to!
yh-guide-return-rival = Pět ku třem: Nagini už není. Teď jde Pettigrew. Potřebuje čtyři věci: kotlík, kost otce svého pána, vlastní ruku a žeton jménem Harry Potter.
yh-guide-return-end = Má dvě ze čtyř. Se všemi projde přes famfrpálové hřiště na hřbitov a Voldemort se vrátí se šesti Smrtijedy. Pak Harry potřebuje Kámen vzkříšení a Voldemort Bezovou hůlku, protože až se potkají, prohraje ten, kdo to své nemá.

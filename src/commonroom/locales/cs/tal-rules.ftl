### Pravidla Talismanu, jedna zpráva pro každé číslo pravidla, v pořadí hry.
### `.ruling` říká, co pravidla nechávají otevřené a jak na to odpovídáme. Co netiskne žádná kniha pravidel
### a vymysleli jsme sami, je „naše volba“. Liší-li se anglická a polská pravidla, rozhoduje zvolené vydání.

## Kapitoly

tal-chapter-components = Součásti
tal-chapter-board = Herní plán
tal-chapter-setup = Příprava
tal-chapter-turn = Tah
tal-chapter-voldemort = Lord Voldemort
tal-chapter-encounters = Setkání
tal-chapter-battle = Boj
tal-chapter-holdings = Co postavy mají
tal-chapter-crossing = Z oblasti do oblasti
tal-chapter-options = Jiná pravidla

## Součásti

tal-rule-TAL-CMP-1 = V krabici je osm oboustranných karet postav a karta lorda Voldemorta, 100 karet setkání ve dvou balíčcích (vnějším a středním), 24 kouzel, 21 karet nákupu, 2 karty fretek a Relikvie. K nim patří 4 kostky, 6 desek s ukazateli Magie, Síly a Života, 20 galeonů, 36 žetonů Osudu a jeden žeton Převahy se dvěma stranami. Galeonů, Osudu, karet nákupu a Relikvií je jen tolik, kolik je v krabici; co došlo, nikdo nezíská. Balíček, který dojde, se znovu zamíchá (TAL-DCK-1). Naše volba: každý balíček setkání má 50 karet.
    .ruling = Seznam součástí počítá 3 Relikvie, text pravidel mluví o 5. Anglické vydání hraje se 3, polské s 5. Pravidla neříkají, kde ukazatele končí: zde jdou Magie a Síla do 12 a Život do 8.

tal-rule-TAL-CMP-2 = Karta postavy ukazuje, s kolika body Magie, Síly, Života a Osudu postava začíná, kde začíná a co umí. Obě strany karty jsou táž postava na téže straně války, ale s jinými schopnostmi; stranu si vybíráš. Za Fénixův řád stojí Harry Potter (4/3/4/5, Zobí ulice 4), Albus Brumbál (5/2/5/2, Ministerstvo kouzel), Minerva McGonagallová (4/3/4/3, Zobí ulice 4) a Rubeus Hagrid (2/5/4/2, Děravý kotel); za Smrtijedy Draco Malfoy (4/3/4/2, Sídlo Malfoyových), Belatrix Lestrangeová (5/1/3/3, Azkaban), Lucius Malfoy a Petr Pettigrew. Tato čísla a strany A těchto šesti jsou z pravidel; naší volbou jsou Lucius, Petr a všechny strany B. Schopnost použít nemusíš, pokud její text nedává jinou možnost.
    .ruling = Vytištěné schopnosti nechávají pár otázek. Harryho sleva platí na karty nákupu, ne na kouzla. Brumbál má vždy kouzlo, i po Obliviate nebo po ztrátě posledního Života. Kouzlo, které McGonagallová sešle znovu, není její vlastní a do TAL-SPE-2 se nepočítá. Kouzlo, které chrání nepřítele, se sesílá na pole, kde bojuje: je-li to její pole, smí McGonagallová odpovědět i na ně. Hagridova hrozba není boj ani kouzlo a setkání mu zůstává; kdo si zvolí ztrátu Života, připraví ho o příští tah, i když mu kouzlo Život zachová; po výběru ze tří kostek ve své hájence nemůže utratit Osud. Kdo na nějakém místě neztrácí Život, neztrácí ho tam z žádného důvodu, ale prohraný boj zůstává prohraný. Ze dvou kostek, kterými Draco při útoku hází, mu karta dává jednu zvolit; počítá se vyšší, protože druhou by nikdo nezvolil.

tal-rule-TAL-CMP-3 = Lord Voldemort nepatří nikomu a hraje proti všem. Jeho Magie i Síla jsou 7 v Londýně, 9 na bradavických pozemcích, 10 v bradavické škole a 12 ve Velké síni. Kdo ho porazí mimo Velkou síň, hodí kostkou a získá: při 1 Osud, při 2 galeon, při 3 Život, při 4 Sílu, při 5 Magii, při 6 kouzlo.

tal-rule-TAL-CMP-4 = Karty setkání jsou nepřátelé, společníci, události, pozorovatelé, místa, předměty, kouzelné předměty, nálezy a galeony; každá má číslo setkání a karta, která patří některé straně, má dvě. Pravidla ukazují Smradlavou mízu, Bystrozory, Narcissu Malfoyovou, Antonína Dolohova, Freda a George, Ginny, Lenku (Magie 2 v anglickém vydání, 3 v polském), Tonksovou, Nevilla, Dobbyho, Tesáka, Pobertův plánek a Jeskyni u moře a zmiňují Drápa, Trolla, Korálkovou kabelku a Vozík z bradavického expresu. Všechny ostatní karty, a co na těchto není vytištěno, jsou naše volba: vnější balíček má 14 nepřátel, 12 společníků a 4 pozorovatele, střední 16, 9 a 5 a každý 7 událostí, 5 míst a 8 věcí k sebrání. Nepřátelé s Magií mají číslo 2, se Silou 3 a ve středním balíčku jsou silnější; tři střední karty vedou k Relikvii.
    .ruling = Smradlavá míza má vytištěné otočení žetonu Převahy, které přináší každá událost: je to jedno a totéž, ne dvě otočení. Jen když tam karta ležela už dřív a nikdo ji v tomto tahu nedobral, otočí žeton sama. Její kola končí tahy toho, kdo ji dobral. Dobbyho nelze nikde nechat. Jeskyně u moře, na kterou nešlo položit žádný Osud, protože zásoba byla prázdná, zmizí při první návštěvě.

tal-rule-TAL-CMP-5 = Je sedm druhů karet nákupu, naší volbou po třech: hůlka, výbušné bonbony, letaxový prášek, Bertíkovy fazolky tisíckrát jinak, čokoládové žabky, lucerna a přenášedlo. Prvních pět se prodává v Krucáncích a kaňourech; lucerny a přenášedla přicházejí z karet setkání, což je také naše volba. Sladkosti mohou zachránit Život ztracený v boji, ale boj je i tak prohraný.
    .ruling = Letaxový prášek má vytištěný bonus k hodům: počítá se v bojích, u přepážky a u brány. Při použití k přechodu ti zůstává. U každé sladkosti rozhoduješ, zda ji použiješ, protože žádný předmět se použít nemusí (TAL-OBJ-2); schopnosti a společníci, kteří zachraňují Život, takovou volbu nedávají.

tal-rule-TAL-CMP-6 = Každé kouzlo říká, kdy se smí seslat, na koho a co dělá: Obliviate, Lumos, Accio, Episkey, Geminio, Impedimenta, Immobulus, Expecto patronum, Expulso, Protego a Mdloby na tebe jsou z pravidel. Mdloby na tebe odpovídají na Immobulus, takže nemá účinek; co dělají kromě toho, je naše volba. Stejně tak Wingardium leviosa, Imperio (kouzlo rozkazu) a počet karet: po jedné od těchto dvou, po dvou od ostatních.
    .ruling = Protego přichází před sladkostmi a přáteli, kteří mohou zachránit Život, a nemůže chránit lorda Voldemorta, který nikdy není zabit. Na začátku svého tahu smíš seslat Immobulus i na sebe. Pod Immobulem nefungují ani schopnosti pro konec tahu, ale společníky nad limit je třeba nechat. Pokud ho Minerva McGonagallová sešle znovu na někoho, kdo není na tahu, ztratí ta postava místo toho příští tah. Pod Imperiem zůstává tvou volbou, zda pohyb nahradí slíbený pohyb, přenášedlo nebo letaxový prášek, a kam slíbený pohyb vede.

tal-rule-TAL-CMP-7 = Kdo se stane fretkou, nechá všechny předměty, společníky a galeony nadobro na poli a vezme si kartu fretky, která na dva tahy zakryje schopnosti postavy. Fretka má Magii 1 a Sílu 1, které nic nezmění, a za tah se pohne o 1 pole; Život, Osud a kouzla si nechává, ale kouzla nesesílá ani nezískává. Ukazatele zůstávají a potom zase platí. Kdo se stane fretkou znovu, počítá dva tahy od začátku. V tahu, jehož jakákoli část byla strávena jako fretka, nelze nic sebrat.
    .ruling = Karty fretek jsou dvě, ale nikde se neříká, co s třetí fretkou: zde jich může být libovolně mnoho. Tah, v němž se kdo fretkou stane, se do dvou nepočítá. Nelze sebrat jen to, co leží na polích, protože pravidla mluví o polích, kam kdo dojde: fretka smí dál získat odměnu za boj, vzít, co dává karta, a nakupovat.

## Herní plán

tal-rule-TAL-BRD-1 = Vnější oblast je Londýn, okruh 24 polí. Po směru hodinových ručiček od pravého dolního rohu: Příčná ulice, Děravý kotel, Ulice Londýna, Sídlo Malfoyových, Nádraží King’s Cross, Londýnské metro, Azkaban, Deanský les, Grimmauldovo náměstí 12, Síň věšteb, Ministerstvo kouzel, Atrium ministerstva, Prasinky, Medový ráj, Chroptící chýše, Godrikův Důl, Londýnské metro, Ulice Londýna, Zobí ulice 4, Ulice Londýna, Nemocnice svatého Munga, Doupě, Gringottova banka, Obrtlá ulice.

tal-rule-TAL-BRD-2 = Střední oblast jsou bradavické pozemky, okruh 16 polí. Po směru hodinových ručiček od pravého dolního rohu: Brána Bradavic, Vrba mlátička, Břeh Černého jezera, Nádraží v Prasinkách, Mýtina kentaurů, Hradní trávník, Jezero, Hradní trávník, Famfrpálové hřiště, Zapovězený les, Aragogovo doupě, Zapovězený les, Hagridova hájenka, Sovinec, Hradní trávník, Ošetřovna. Naší volbou jsou jména Vrba mlátička, Břeh Černého jezera, Mýtina kentaurů, Sovinec a Ošetřovna.

tal-rule-TAL-BRD-3 = Vnitřní oblast je bradavická škola, jediná cesta: Pohyblivé schodiště, Učebna kouzelných formulí, Učebna lektvarů, Učebna jasnovidectví, Učebna přeměňování, Učebna obrany proti černé magii, Astronomická věž, Komnata nejvyšší potřeby a odtud do Velké síně. Naší volbou jsou jména Učebna kouzelných formulí a Astronomická věž.

tal-rule-TAL-BRD-4 = Každé pole Londýna má protější pole na bradavických pozemcích, to nejbližší, nakreslíme-li oba okruhy jako čtverce, jeden v druhém; každý roh vnitřního čtverce leží naproti třem polím. Nádraží King’s Cross leží naproti Nádraží v Prasinkách, Zobí ulice 4 naproti Hagridově hájence a Příčná ulice naproti Bráně Bradavic.
    .ruling = Pravidla jmenují tyto tři dvojice a mluví o protějším poli, aniž by ho určila. Naší odpovědí je ten nákres.

tal-rule-TAL-SPC-1 = V Londýně můžeš v Příčné ulici navštívit Krucánky a kaňoury nebo Kratochvilné kouzelnické kejkle a v Prasinkách hostinec U Tří košťat, kavárnu madame Pacinkové nebo U Prasečí hlavy. Sídlo Malfoyových stojí člena Řádu Život a Smrtijedovi dovolí doplnit Osud nebo intrikovat; Grimmauldovo náměstí 12 naopak. V Azkabanu, v Gringottově bance a v Zobí ulici 4 házíš kostkou, co se stane, a v nemocnici svatého Munga se smíš léčit, Život za 1 galeon. V Chroptící chýši říkají dvě kostky, kolik karet dobereš, a stejná čísla tě pošlou na nádraží King’s Cross. Na všech ostatních polích dobíráš karty; co přesně které pole dělá, stojí na něm.
    .ruling = Symboly počtu dobíraných karet se ztratily: dobíráš 1, v Síni věšteb 2. V Chroptící chýši se karty, které tam leží, počítají do rozdílu kostek. Ke kterému poli patří text o dvou kostkách, je náš výklad, protože je vytištěn beze jména: dáváme ho Chroptící chýši, i když by se hodil i k londýnskému metru.

tal-rule-TAL-SPC-2 = Na bradavických pozemcích bere Vrba mlátička Osud, galeon nebo Život, podle tvé volby z toho, co můžeš zaplatit, a Zapovězený les bere Život. U Hagridovy hájenky přinesou dvě kostky dobré či zlé, na ošetřovně se smíš léčit, Život za 1 galeon, a jezero tě odnese podle kostky. Na mýtině kentaurů se Magie a Síla předmětů nepočítá a kouzelné předměty ani kouzla nelze použít. Na famfrpálovém hřišti smíš hodit na výzvu, vždy jen jednu, a tu musíš splnit, jakmile to jde; přinese Relikvii, a máš-li už Relikvii odjinud, smíš ji vzdát. Na všech ostatních polích dobíráš karty.
    .ruling = Symboly počtu dobíraných karet se ztratily: dobíráš 1, v Aragogově doupěti 2 a na jezeře žádnou. Zapovězený les bere Život, až když jsou tamní nepřátelé poraženi, jak říká TAL-ENC-3. Na mýtině kentaurů působí kouzla, která ostatní seslali odjinud. K poražení nepřítele pro výzvu stačí kterýkoli, i protivník z pole či karty nebo společník, na něhož útočíš, ne však lord Voldemort. Život se počítá, jen je-li odměnou za vyhraný boj a opravdu se ztratí. Výzva čeká, dokud za ni nemůžeš mít Relikvii, a co mezitím uděláš, se nepočítá. I kdo nese Relikvii, smí výzvu přijmout, protože to nic nezakazuje; čeká jako každá jiná.

tal-rule-TAL-SPC-3 = V bradavické škole má každé pole zkoušku. Kouzelné formule: tolik létajících klíčů (Magie 4), kolik ukáže kostka, jeden po druhém. Jasnovidectví: uhodni kostku, kterou každý utracený Osud posune o 1, nebo získej Osud a zkus to příští tah. Obrana proti černé magii: bubák se Silou dvou kostek, každý tah stejný, dokud ho neporazíš. Lektvary stojí člena Řádu, přeměňování Smrtijeda jeden Život a možná další; na Astronomické věži ztratíš tolik Životů, kolik padne, a každý odhozený společník jeden zachrání.
    .ruling = Po nerozhodném boji s létajícím klíčem nebo bubákem s ním příští tah bojuješ znovu. Kdo se tam místo toho setká s postavou, bojem či kouzlem, zkoušku neskládá (TAL-ENC-1) a příští tah smí jít dál; ale započatá zkouška tě drží, dokud ji nesplníš.

## Příprava

tal-rule-TAL-SET-1 = Hrají dva až šest hráčů. Zamíchejte oba balíčky setkání a kouzla, vyložte Relikvie a karty nákupu lícem nahoru a lorda Voldemorta postavte do Velké síně. Každý dostane náhodnou postavu, nebo si ji, souhlasí-li všichni, postupně vybere, nejmladší první (zde pořadí věku zastupuje pořadí míst); pak si každý zvolí stranu karty. Nastav ukazatele, vezmi si Osud a kouzla podle karty a 2 galeony, neříká-li karta jinak, a postav se na své počáteční pole. Vše ostatní je zásoba pro zisky, ztráty a platby a postavy, za které nikdo nehraje, zůstávají po ruce.

tal-rule-TAL-SET-2 = Žeton Převahy ukazuje stranu s méně postavami; je-li jich stejně, ukazuje stranu, na níž není první hráč. Začíná ten, kdo viděl některý z filmů naposledy, a hraje se po směru hodinových ručiček. Protože to můžete vědět jen vy, volí se to při přípravě; když nikdo nezvolí, rozhodne náhoda.

## Tah

tal-rule-TAL-TRN-1 = Tvůj tah má dvě části: pohneš se a pak máš setkání tam, kde jsi. Kouzla a schopnosti pro začátek tahu přicházejí před pohybem, a co smíš udělat na konci, přichází po setkání.
    .ruling = Tahy navíc se sčítají, ať jsou odkudkoli. Když některý z nich nevyužiješ, vzdáváš se i ostatních.

tal-rule-TAL-MOV-1 = Hoď kostkou a pohni se přesně o tolik polí po své oblasti, směrem podle své volby. Cestou se nemůžeš otočit, kromě pohybu, který pokračuje přes King’s Cross. Pohyb je povinný.

tal-rule-TAL-MOV-2 = V bradavické škole platí jen polovina hodu: 1 až 3 tě posune o 1 pole, 4 nebo 5 o 2 a 6 o 3.

tal-rule-TAL-MOV-3 = V bradavické škole se smíš v kterémkoli svém tahu před pohybem obrátit. Od té chvíle jdeš k Bráně Bradavic o 1 pole za tah, nevšímáš si textů polí a rozmyslet si to můžeš, až tam dojdeš.
    .ruling = Pravidla dovolují obrátit se kdykoli. Zde to řekneš před pohybem, aby nikdo neutíkal před už hozenou kostkou, takže s místností, kam tě pohyb právě přivedl, se ještě setkáš. Kdo chodí po 1 poli za tah, nehází kostkou, a tedy nikdy nepohne lordem Voldemortem. To platí pro návrat, fretky, Dobbyho i Smradlavou mízu. Toto omezení platí pro pohyb tvého tahu. Co tě odnese místo něj nebo po něm, třeba přenášedlo, letax, Zobí ulice 4, karta nebo jezero, není chůze a donese tě až do cíle.

## Lord Voldemort

tal-rule-TAL-VOL-1 = Padne-li ti na pohyb 1, pohni se o 1 pole a pak hoď za lorda Voldemorta. Pohneš jím o tolik polí kterýmkoli směrem; jeho první krok smí vést na sousední pole jiné oblasti a zbytek cesty zůstává v ní.
    .ruling = Počítá se konečný výsledek tvé kostky v kterékoli oblasti; jeho kostkou nelze za Osud hodit znovu. Londýn a pozemky se dotýkají na všech protějších polích: cesty, které tam pravidla jmenují, jsou pro postavy. Do školy se vchází jen Bránou Bradavic a do Velké síně jen z Komnaty nejvyšší potřeby; pravidla i plán to říkají, aniž by koho jmenovaly, a tak to platí i pro něj. V bradavické škole zastaví, kde cesta končí, ale vždy udělá krok.

tal-rule-TAL-VOL-2 = Skončí-li lord Voldemort pohyb tam, kde jsou postavy kterékoli strany, jednu z nich vybereš a ta zvolí, zda s ním bojuje Magií, nebo Silou. Po výhře následuje hod podle TAL-CMP-3; prohra stojí Život. Jako v každém boji končí tvůj vlastní tah, když nevyhraješ. Tak či tak tam zůstane. V Londýně a na bradavických pozemcích se mu lze vyhnout.
    .ruling = Převaha se proti němu nikomu nepočítá, protože hraje proti všem. Po nerozhodném výsledku se nic dalšího nestane. Kdo vstoupí do Velké síně, vždy ho tam potká s Magií 12: je-li jinde, vrátí se tam. Přijde-li k někomu ve Velké síni, je to poslední boj podle TAL-WIN-1, protože kdo ho tam porazí, vyhrává hru.

## Setkání

tal-rule-TAL-ENC-1 = Po pohybu se setkáš buď s polem, nebo s jednou tamní postavou druhé strany, a to bojem, schopností či kouzlem. Setkáš-li se s postavou, neděláš, co říká pole, nikoho nenavštívíš, nic nebereš a nebojuješ s nepřáteli, kteří tam leží.

tal-rule-TAL-ENC-2 = Říká-li pole „dober“, dobírej z balíčku jeho oblasti, dokud tam není tolik karet, kolik pole udává; počítají se i karty jakéhokoli druhu, které tam už leží, a s těmi se také setkáš. Je-li mezi dobranými událost, nejprve otoč žeton Převahy, jednou, ať je událostí kolik chce.

tal-rule-TAL-ENC-3 = S kartami se setkávej podle čísel setkání od nejnižšího, se stejnými čísly v pořadí dobrání. Obvykle to znamená: události a nepřátelé, pak co říká pole, pak pozorovatelé a místa, pak braní společníků, galeonů a předmětů a nakonec odkládání. Brát ani odkládat nemusíš.
    .ruling = Smíš brát společníky své strany a neutrální. Braní je vždy až po návštěvách, ačkoli místa mají vyšší čísla: seznam v pravidlech i jejich přehled je kladou na konec. Výjimkou je Draco Malfoy: říká-li to jeho strana karty, mají pro něj předměty číslo 1 a dostane se k nim první.

tal-rule-TAL-ENC-4 = Karty zůstávají na poli setkání, dokud je někdo nevezme, neporazí nebo neodhodí. Karta, která se po dobrání položí jinam, ti teď nic neudělá.

tal-rule-TAL-ENC-5 = Karta, která patří některé straně, je pro postavy té strany společník a pro ostatní nepřítel a má číslo setkání pro každou možnost. Neutrální karty nepatří nikomu a mají jedno číslo.

tal-rule-TAL-ENC-6 = Přesune-li tě karta, jdeš hned: text starého pole se neprovede a nic tam nebereš. Přesune-li tě samo pole, smíš si předtím věci vzít. Kam dojdeš, tam začneš znovu a setkáš se s polem nebo postavou.

tal-rule-TAL-ENC-7 = Na poli, které neříká dobírat, se nejprve setkej s kartami, které tam leží, a pak udělej, co pole říká.

tal-rule-TAL-ENC-8 = K textu pole, k návštěvám a k braní se dostaneš, jen pokud všechny potkané nepřátele porazíš nebo se jim vyhneš. Jinak tvůj tah už skončil.

tal-rule-TAL-ADV-1 = Má-li se žeton Převahy obrátit na stranu, kterou už ukazuje, nestane se nic.

tal-rule-TAL-DCK-1 = Když balíček dojde, odhozené karty se zamíchají a jsou novým balíčkem. Zahraná i odhozená kouzla jdou na jednu společnou hromádku.
    .ruling = Pravidla mluví o jedné odhazovací hromádce karet setkání. Zde má každý ze dvou balíčků svou, takže se jejich karty nikdy nesmíchají.

## Boj

tal-rule-TAL-BAT-1 = Nepřítel bojuje Magií nebo Silou ze své karty a ty bojuješ týmž. Nejprve se smíš vyhnout; pokud ne, použij kouzla, předměty a schopnosti podle libosti; pak obě strany hodí kostkou a přičtou ji a ty smíš za 1 Osud hodit svou znovu. Je-li tvé útočné skóre vyšší, je nepřítel poražen a stává se tvou trofejí. Je-li nižší, ztratíš Život, tvůj tah končí a nepřítel zůstává; jsou-li stejná, je boj nerozhodný a tvůj tah končí.
    .ruling = Mozkomorové, skřet, létající klíče a bubák z polí i protivníci, kteří se objeví díky kartě, jsou neutrální a nejsou trofejemi.

tal-rule-TAL-BAT-2 = Nepřátelé se stejným číslem setkání, kteří bojují týmž, bojují jako jeden: sečti jejich sílu a hoď za ně jednou kostkou. Magie a Síla spolu nikdy nebojují.

tal-rule-TAL-BAT-3 = Postavy bojují jen s postavami druhé strany, a vždy Magií. Napadený se smí vyhnout; pak přijdou kouzla, předměty, společníci a schopnosti obou, potom kostky, a po nich o Osudu rozhodne jako první útočník a už to nevezme zpět. Vítěz smí poraženého připravit o Život, nebo mu vzít jeden předmět (i Relikvii) nebo jeden galeon; vítěz, který je na tahu, smí místo toho zaútočit na jednoho společníka poraženého jako na nepřítele a nechat si ho jako trofej. Stejná skóre znamenají nerozhodně. Pak tah končí.
    .ruling = Na společníka bez Magie či Síly na kartě nelze útočit. Odměnu vybírá vítěz, ne poražený. I útok, kterému se soupeř vyhne, ukončí útočníkův tah.

tal-rule-TAL-BAT-4 = Postavy strany s Převahou přičítají 1 k útočnému skóre proti postavám i nepřátelům druhé strany. Postava strany bez ní odečítá 1 v boji s nepřítelem strany, která ji má. V boji s neutrálními nepřáteli nic neznamená. Proti více nepřátelům naráz přičítá anglické vydání k jejich skóre 1 za každého ze strany s Převahou, polské za každého z nich odečítá 1 od tvého.
    .ruling = Má-li Převahu tvá strana, přičteš 1 jednou, ať bojuješ s kolika nepřáteli druhé strany chceš. Neutrální mezi nimi se nepočítají. Vytištěný příklad boje tomu neodpovídá: Brumbál v něm bojuje s nepřítelem strany, která má Převahu, a končí s 16, bez 1, kterou má odečíst. Podle pravidla je to 15 a tak počítáme. Proti více nepřátelům nahrazuje anglická 1 za každého tu 1, kterou odečítáš od svého skóre, protože o nich říká totéž, co druhá o jediném.

tal-rule-TAL-BAT-5 = S vhodným kouzlem, schopností, předmětem nebo společníkem se smíš vyhnout postavě či nepříteli, který na tebe útočí, i takovému, který přišel z události, místa nebo od pozorovatele. Lze to jen v Londýně a na bradavických pozemcích. Pak si navzájem nic neuděláte.
    .ruling = Z nepřátel, kteří bojují jako jeden, se smíš některým vyhnout a s ostatními bojovat, protože přehled setkání se ptá, zda jsou všichni poraženi nebo jsme se jim vyhnuli.

tal-rule-TAL-TRO-1 = Na konci tahu smíš vyměnit trofeje: 5 bodů Magie za 1 Magii, 5 bodů Síly za 1 Sílu, kolikrát to vyjde. Přebytečné body propadnou. Karty jdou na odhazovací hromádku.

## Co postavy mají

tal-rule-TAL-FAT-1 = Jednou za hod smíš zaplatit 1 Osud a hodit jednou ze svých kostek znovu, ať šlo o pohyb, boj, kartu nebo pole. Nový výsledek platí. Kostkou nepřítele nebo jiného hráče znovu házet nelze. Osudu smíš mít libovolně mnoho.
    .ruling = Počet létajících klíčů a Síla bubáka jsou tvé vlastní hody za pole, takže je Osud smí změnit. Kostka, která hýbe lordem Voldemortem, tvá není a zůstává, jak padla.

tal-rule-TAL-OBJ-1 = Smíš nést 4 předměty a nikdy dva stejného jména; všechny Relikvie se počítají jako jedno jméno. Dostaneš-li jeden navíc, hned zvol, který necháš lícem nahoru na svém poli. Galeony a Osud nejsou předměty. S Korálkovou kabelkou nebo Drápem, v polském vydání i s Trollem, limit neplatí.
    .ruling = Pravidla říkají, že tyto karty ruší limit 4, ale jiný nestanoví: smíš nést, kolik chceš. Jakmile kabelku nebo společníka ztratíš, necháš přebytek hned na místě, dřív než se stane cokoli jiného. Předmět, který necháš, protože byl navíc, nelze v témž tahu vzít zpět; Relikvie nebo karta nákupu se vrací na svou hromádku (TAL-HAL-1). Jiné postavě smíš vzít i předmět, který už máš; protože jsou oba stejné, jeden z nich se hned vrací na svou hromádku.

tal-rule-TAL-OBJ-2 = Předmět nikdy použít nemusíš a smíš nést i takový, který použít nemůžeš. Nic ti nepřináší, ale počítá se, lze jím platit a nemá ho nikdo jiný. Relikvie jsou kouzelné předměty.

tal-rule-TAL-FOL-1 = Smíš mít 3 společníky. Máš-li jich na konci tahu víc, nech na svém poli ty, které zvolíš. Společník, kterého musíš odhodit, jde na odhazovací hromádku, a koho zabije jiná postava, ten je její trofejí.

tal-rule-TAL-OPN-1 = Tvé předměty a společníci leží všem na očích. Tvá kouzla jsou tajná.

tal-rule-TAL-DIT-1 = Na konci tahu smíš nechat kterékoli své předměty, společníky a galeony lícem nahoru na svém poli. Co necháš, to si v témž tahu nemůžeš vzít zpět.
    .ruling = Relikvie a karty nákupu se místo toho vracejí na své hromádky (TAL-HAL-1). Zákaz brát zpět platí pro vše, co ve svém tahu necháš na poli, i pro předmět, který byl navíc (TAL-OBJ-1).

tal-rule-TAL-SPE-1 = Tvá celková Magie se vším, co se k ní přičítá, určuje, kolik kouzel smíš mít: do 3 žádné, se 4 jedno, s 5 nebo 6 dvě a se 7 a více tři. Nad to žádné kouzlo nezískáš.
    .ruling = Klesne-li tvá Magie, kouzla si necháš, ale žádné nezískáš, dokud nejsi pod limitem.

tal-rule-TAL-SPE-2 = Ve svém tahu smíš seslat kolik kouzel chceš, v tahu jiného hráče jen jedno. Každé působí hned, dřív než se stane cokoli jiného.
    .ruling = Co se smí seslat kdykoli, smí se seslat vždy, když se v tahu někdo o něčem rozhoduje, i po útočných hodech, když hráč zvažuje Osud: před kostky patří jen to, co mění Magii nebo Sílu. Nelze to seslat, dokud působí jiné kouzlo, platí se cena nebo se někdo rozhoduje o reakci, schopnosti nebo o tom, čeho se vzdá či co vymění; a kde se nikdo nerozhoduje, nikdo na to nečeká.

tal-rule-TAL-SPE-3 = Kouzlo opouští tvou ruku, jen když je sešleš nebo jím zaplatíš za schopnost. Výjimkou jsou Obliviate, Kratochvilné kouzelnické kejkle, prohra se Zlatoslavem Lockhartem nebo se vzpomínkou Toma Raddlea a ztráta posledního Života.

tal-rule-TAL-DIA-1 = Tvá Magie a Síla nikdy neklesne pod počáteční hodnotu a nikdy nestoupne nad konec ukazatele. Co přidávají předměty a společníci, na ukazatelích není. Život smíš získat i nad počáteční hodnotu, ale léčení na ní končí.
    .ruling = Kde léčení končí, říkají jen anglická pravidla. V polském vydání hrajeme stejně, protože léčit znamená vrátit, co bylo ztraceno.

tal-rule-TAL-LOS-1 = Když ztratíš tah, je to tvůj příští. Tah, v němž se to stalo, pokračuje jako obvykle.
    .ruling = Přehled setkání vypadá, že ukončuje současný tah, proti textu pravidla. Držíme se textu. Máš-li dvakrát ztratit příští tah, než přijde, jde pokaždé o tentýž tah a ztratíš ho jednou. Ztracený tah je jedním ze dvou tahů fretky a přenášedlo, které v něm šlo použít, se vrací nepoužité. Pohyb, který slíbila Zobí ulice 4, počká, až se zase pohneš.

tal-rule-TAL-LIF-1 = Když ztratíš poslední Život, hned se ocitneš v nemocnici svatého Munga, odhodíš kouzla, trofeje a Osud a tvůj tah končí. V příštím tahu znovu zvolíš stranu své karty, nastavíš všechny ukazatele na počáteční hodnoty a hraješ dál. Předměty, galeony a společníci ti zůstávají.
    .ruling = Na počáteční hodnoty se vracejí jen ukazatele a Osud na žádném není: nový Osud ani kouzla nedostaneš, ale Brumbál, říká-li to jeho strana karty, jedno kouzlo má. Karta fretky a slíbený pohyb jsou pryč; výzva a tahy, které máš ještě ztratit, zůstávají. Do svého příštího tahu jsi mimo hru: nikdo se s tebou nesetká a nic na tebe nepůsobí. Máš-li více než 3 společníky, necháš si je až do konce toho tahu. Tahy navíc, které ti ještě zbývaly, propadají, protože tvůj tah skončil a jsi mimo hru.

tal-rule-TAL-HAL-1 = Relikvie nebo karta nákupu, kterou nikdo nenese, leží na své hromádce a lze ji znovu získat; odhozená Relikvie je opět k mání.
    .ruling = Platí to i pro ty, které někde dobrovolně či nedobrovolně necháš: jiné předměty pak leží na poli, ale o těchto kartách pravidla říkají, že jsou na svých hromádkách, když je nikdo nenese.

## Z oblasti do oblasti

tal-rule-TAL-CRS-1 = Z Londýna na bradavické pozemky vedou čtyři cesty: King’s Cross; přenášedlo, které tě v tahu po získání smí přenést na protější pole a tak či tak se vrací; šestka v Zobí ulici 4, která vede k Hagridově hájence; a letaxový prášek z Doupěte nebo z Atria ministerstva na protější pole. Kromě King’s Cross nahrazují tvůj pohyb: neházíš, lord Voldemort se nehne a setkání máš tam, kam dorazíš.

tal-rule-TAL-KXS-1 = Dojde-li tvůj pohyb z Londýna na King’s Cross nebo tudy prochází, smíš tam zkusit přepážku v boji Magií: tvá Magie a kostka proti 9 a kostce. Máš-li víc, vede další krok na Nádraží v Prasinkách a odtud kterýmkoli směrem dál; skončil-li pohyb přesně na King’s Cross, pokračuješ v příštím tahu. Nemáš-li víc, zastavíš tam a tah končí, ale Život to nestojí. Když tam dojdeš, smíš se místo toho setkat s polem a dobrat 1 kartu bez přechodu. Na cestě ven ti nic nebrání.
    .ruling = Plán žádá Magii větší než 9, pravidla hod obou stran. Bereme obojí dohromady. Jen anglická pravidla tomu říkají boj a polské vydání se jimi zde řídí: co se počítá v boji, třeba hůlka, Harryho dvě kostky nebo Expecto patronum, se počítá i zde, a kdo z vyhraného boje něco získává, získá to. Přepážka ale není nepřítel a na nikoho neútočí: nelze se jí vyhnout ani ji chránit, Převaha nic neznamená a žádná výzva se jí nesplní. Ať na King’s Cross z Londýna dorazíš chůzí, kartou, polem nebo slíbeným pohybem, zkusit to smíš. Nesmíš, když tam zůstáváš, začínáš tam tah nebo právě přicházíš z bradavických pozemků.

tal-rule-TAL-GAT-1 = Dojdeš-li k Bráně Bradavic nebo vede-li tvůj pohyb kolem ní, smíš ji zkusit otevřít: zvol Magii nebo Sílu a hoď dvěma kostkami. Neukážou-li víc, tvůj tah končí na Pohyblivém schodišti. Ukážou-li víc, tah končí u brány a ztratíš 1 ze zvolené vlastnosti, ne však pod počáteční hodnotu. Otevřít ji musíš pokaždé, když chceš dovnitř; na cestě ven ti nic nebrání.
    .ruling = Ať tam dorazíš chůzí, kartou, polem nebo přenášedlem, zkusit to smíš, a stejně tak ten, kdo právě vyšel z bradavické školy. Nesmíš, když tam zůstáváš nebo tam začínáš tah.

tal-rule-TAL-ROR-1 = V Komnatě nejvyšší potřeby musíš zastavit. S Relikvií ji smíš odhodit a vstoupit do Velké síně, nebo se obrátit; bez ní se obrátit musíš. V polském vydání musí vstoupit každý, kdo Relikvii má.
    .ruling = Zastavit znamená skončit pohyb: vstup je pohybem tvého příštího tahu. I v polském vydání smíš Relikvii nechat na konci tahu, v němž dorazíš (TAL-DIT-1), protože vstoupit musí jen ten, kdo ji ještě má.

tal-rule-TAL-WIN-1 = Ve Velké síni bojuješ s lordem Voldemortem Magií, a jeho je 12, ať jdeš za ním ty, nebo on za tebou (TAL-VOL-2). Vyhraj, a vyhráváš hru, ať jsi na kterékoli straně. Prohraj, a jsi zpět na Pohyblivém schodišti. Po nerozhodném boji zůstaneš a bojuješ s ním znovu v příštím tahu.
    .ruling = Prohra tu Život nestojí. Polská pravidla kladou schodiště, na něž se poražený vrací, na začátek středního regionu: je to tisková chyba, protože je prvním polem bradavické školy.

## Jiná pravidla

tal-rule-TAL-ALT-1 = Bez dědictví je ten, kdo ztratí poslední Život, mimo: předměty, společníci a galeony zůstanou na poli, kouzla, trofeje a Osud se vrátí na hromádky a získaná Magie a Síla propadne. V příštím tahu si hráč náhodně vezme nepoužitou postavu a připraví ji jako na začátku hry.
    .ruling = Když nepoužitá postava nezbývá, zamíchají se a znovu použijí ty, které byly vyřazeny. Výzva končí s postavou, ale tahy, které máš ještě ztratit, ti zůstávají, protože je ztrácí hráč.

tal-rule-TAL-ALT-2 = V delší hře stojí 1 Magie nebo 1 Síla 7 bodů trofejí místo 5.

tal-rule-TAL-ALT-3 = Dohodnete-li se, smíš předměty a společníky nechat na poli, než tam dobereš. Počítají se jako karty na poli, takže dobereš méně, ale v témž tahu si je nemůžeš vzít zpět.
    .ruling = Odložené Relikvie a karty nákupu se vracejí na své hromádky (TAL-HAL-1), takže se nepočítají.

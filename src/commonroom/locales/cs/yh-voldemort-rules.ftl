### Pravidla hry Voldemort se vrací, jedna zpráva pro každé číslo pravidla; boje jsou u ostatních bojů.

yh-rule-YH-VR-1 = Hrají dva až čtyři. Jeden hráč je Petr Pettigrew; ostatní jsou Harry Potter, Ron Weasley a Hermiona Grangerová, ve dvou hraje Harry sám. Všichni dostanou životy, kouzla a lektvary podle svých listů, hrdinové také 1 žeton letaxu a 1 přenášedlo. Mise, knihy, souboje, události a karty akcí se nepoužívají: z jejich balíčků se nedobírá. Nikdo nebere žetony druhé strany.
    .ruling = Harry je vždy ve hře. Kdo hraje za Pettigrewa, se dohodne před hrou.

yh-rule-YH-VR-2 = Kde leží šest viteálů, vědí všichni: Deník Toma Raddlea v Krucáncích a kaňourech, Prsten Rojvola Gaunta v Brumbálově pracovně, Pohár Helgy z Mrzimoru v Gringottově bance, Zmijozelův medailonek na ministerstvu kouzel, Diadém Roweny z Havraspáru v Komnatě nejvyšší potřeby, Nagini v Hodinové věži. Pettigrewovy žetony Kotlík, Otcova kost, Červíčkova ruka a Harry Potter a žetony hrdinů Baziliščí zub a Nebelvírův meč leží na náhodných polích předmětů. Bezová hůlka a Kámen vzkříšení se odloží stranou.
    .ruling = Těch šest leží na různých polích, a jen kam se dá dojít: Pettigrew nemá letaxový prášek.

yh-rule-YH-VR-3 = Všichni začínají na Startu. Začíná Pettigrew a po něm vždy hráč po pravici. Pettigrew se pohybuje 1 kostkou, hrdinové 2. Musí sebrat své čtyři žetony a přes famfrpálové hřiště se dostat na hřbitov, k čemuž nepotřebuje přenášedlo. Tam se stane lordem Voldemortem a na věžích podle jeho volby se objeví šest Smrtijedů s životy a kartami podle jejich listů. Od té chvíle v každém svém tahu pohne všemi, každým 1 kostkou a s jeho schopností pohybu, a každý bojuje s hrdinou, kterého potká.
    .ruling = Stačí dojít na hřiště se všemi čtyřmi žetony. V tahu návratu se Smrtijedi už pohybují, ale Voldemort ne. Začíná na hřišti, pohybuje se 1 kostkou a nemá schopnost. Pettigrew pokračuje jako Smrtijed s životy a kartami, které zrovna má. V jakém pořadí se postavy zla pohnou, volí jejich hráč, a karty hrají jen v boji. Pole slouží Smrtijedům jako všem; Voldemortovi k ničemu nejsou. Smrtijed, který se objeví na věži s hrdinou, neútočí, dokud se nepohne. Famfrpál se nehraje.

yh-rule-YH-VR-4 = Když se lord Voldemort vrátí, položí jeho hráč Kámen vzkříšení a pak Harryho hráč Bezovou hůlku na pole podle své volby: na hlavním plánu, v polském vydání i v Příčné ulici. Harry hledá Kámen, Voldemort Hůlku.
    .ruling = Každý musí svůj žeton najít sám: Harryho přátelé neberou Kámen a Smrtijedi neberou Hůlku.

yh-rule-YH-VR-5 = Hrdina, který má Baziliščí zub nebo Nebelvírův meč a stojí tam, kde leží viteál, hodí kostkou, a hráč zla také. Hodí-li hrdina víc, viteál je zničen a Voldemort má o 1 život méně, takže po všech šesti mu zbude 1. Kdo neuspěje, musí to v příštím tahu místo pohybu zkusit znovu. V polském vydání lze použít i pole a hrdinové na jednom poli si smějí Zub a Meč předávat.
    .ruling = Kde leží viteál, smí se zastavit dřív, a nikdo se o něj nemusí pokoušet. Na Místě dosaženém letaxem se zůstává, dokud není zničen, a pak se jde zpět na věž. Zub a Meč se předávají, když tah začíná na poli s přáteli nebo když na takové pole někdo při pohybu vstoupí.

yh-rule-YH-VR-6 = Hra končí, když se setkají Harry a Voldemort. Strana bez svého žetonu prohrává. Mají-li oba svůj a zbývá nějaký viteál, vítězí Voldemort. Je-li všech šest zničeno, hodí každý jednou kostkou a vítězí, kdo hodí víc. Jen tito dva bojují spolu.
    .ruling = Nemá-li svůj žeton nikdo, vítězí Voldemort. Při stejných kostkách se hází znovu. Italský text dává Voldemortovi vítězství za Kámen, který vzít nemůže; míněna je Bezová hůlka. Setkat se znamená, že jeden z nich vstoupí na pole druhého.

yh-rule-YH-VR-7 = Hrdinové bojují se Smrtijedy a Harry se setká s Voldemortem; jiné boje nejsou a před návratem žádné. Pohyb končí jen tam, kde k takovému setkání dojde: nikoho nezastaví přátelé ani Pettigrew a Ron, Hermiona a Voldemort se míjejí. Pole soubojů nic nedělají.
    .ruling = Kdo potká více nepřátel, jednoho si vybere. Při výletu letaxem se nikdo s nikým nesetká.

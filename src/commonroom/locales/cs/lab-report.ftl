### Zpráva příkazu ``commonroom lab report``.

lab-reported = { $file } je zapsán a vedle něj { $pictures ->
        [one] jeden obrázek
        [few] { $pictures } obrázky
       *[other] { $pictures } obrázků
    }.
lab-report-heading = Výsledky: { $game }
lab-report-games = { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    } mezi boty.
lab-report-intervals = Podíly mají v závorce 95% interval (Wilson): ze sta takových intervalů jich asi 95 obsahuje skutečný podíl. V grafech je čára interval a přerušovaná čára podíl všech dohromady.
lab-report-chart = Graf: { $heading }. Tabulka vedle má stejná čísla.

## Kdo vyhrál

lab-report-won = Vyhrané hry
lab-report-by-line-up = Podle sestavy a voleb
lab-report-pack = balíček { $mark }
lab-report-no-pack = bez balíčku
lab-report-by-seat = Výhry podle místa, { $seats ->
        [one] jeden hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
lab-report-seats = Jen hry mezi boty jedné úrovně, ve kterých se liší samotné místo. Hra s několika vítězi se počítá každému z nich.
lab-report-by-level = Výhry podle úrovně
lab-report-levels-met = Jen hry, ve kterých se potkali boti různých úrovní.
lab-report-dealt = Jak často vyhrál ten, kdo to měl.
lab-report-dealt-together = Jak často se vyhrály hry, ve kterých to někdo měl. Všichni vyhrávají nebo prohrávají společně.
lab-report-expected-alike = „Podobní“ je, jak často by vyhráli, kdyby vyhrávali jako boti stejné úrovně na stejném místě, ať měli cokoli.
lab-report-confounded = Někteří seděli lépe nebo hůř než jiní: se silnějším botem nebo na místě, které vyhrává častěji. Porovnávej je se sloupcem „Podobní“, ne mezi sebou.
lab-report-usual = Všichni dohromady: { $share }.

## Jak hry probíhaly

lab-report-length = Délka
lab-report-length-compared = Délka (mediány)
lab-report-turns = Tahy
lab-report-decisions = Dané odpovědi
lab-report-players = { $seats ->
        [one] jeden hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
lab-report-all = všechny
lab-report-cuts = Pod procentem stojí délka, kterou tolik her nepřekročí.
lab-report-endings = Jak hry skončily
lab-report-lost = Proč se prohrálo ({ $games ->
        [one] jedna hra
        [few] { $games } hry
       *[other] { $games } her
    })
lab-report-endings-overlap = Jednu hru může ukončit několik pravidel, takže součet podílů může přesáhnout 100 %.
lab-report-won-with = „Výhry s ní“ je podíl vyhraných her mezi těmi, ve kterých se to stalo. Neříká, že je karta příčinou.
lab-report-won-when-used = „Jejich výhry“ říká, jak často vyhrál ten, komu se to stalo. Neříká, že je karta příčinou: kdo vede, toho dělá víc.
lab-report-dice = Kostky
lab-report-dice-notes = Každá strana má padat stejně často. Test chí-kvadrát říká, jak často by se poctivé kostky odchýlily stejně; s opravou na počet testů (Holm). Strany bez čísel se počítají po řadě. Hry se stejným seedem házejí stejně, takže se každý seed počítá jednou.
lab-report-fair = poctivé
lab-report-unfair = nepoctivé

## Dvě sady výsledků

lab-report-comparison = Srovnání
lab-report-compared = Tyto hry: { $games } ze souboru { $mine }, ostatní: { $others } ze souboru { $theirs }, srovnání: { $things }.
lab-report-significance = Podíly srovnává test dvou podílů (u malých počtů Fisherův), délky pořadový test Manna a Whitneyho. Rozdíl jsou tyto minus ostatní; u podílů je v procentních bodech, s 95% intervalem (Newcombe). „Náhodou“ říká, jak často by takový rozdíl vznikl náhodou; „po opravě“ bere v úvahu, kolik věcí se srovnává (Holm). Pod 0,05 se uvádí jako rozdíl.
lab-report-kinds-differ = Sady se liší sestavami, volbami, pravidly nebo balíčky, takže rozdíly mohou být odtud.
lab-report-hypothesis = Oč šlo
lab-report-paired = { $pairs } her je v obou sadách se stejnou sestavou a seedem, a také se stejnými volbami, pokud se nezměnily právě ty; liší se tím, co bylo změněno, a ne štěstím. Ty, které skončily jinak, porovnává McNemarův test.
lab-report-paired-table = Stejné seedy, hra po hře
lab-report-telling = Rozdíly
lab-report-nothing-telling = Nic se neliší víc, než by způsobila náhoda.
lab-report-differs = liší se
lab-report-may-be-chance = může být náhoda

## Sloupce

lab-column-seat = Místo
lab-column-rules = Pravidla
lab-column-name = Jméno
lab-column-played = Odehráno
lab-column-players = Hráči
lab-column-mean = Průměr
lab-column-won-when-used = Jejich výhry
lab-column-face = Strana
lab-column-rolled = Hody
lab-column-expected = Očekáváno
lab-column-dice = Kostky
lab-column-square = Chí-kvadrát
lab-column-freedom = Stupně
lab-column-chance = Náhodou
lab-column-corrected = Po opravě
lab-column-verdict = Verdikt
lab-column-these = Tyto
lab-column-others = Ostatní
lab-column-expected-alike = Podobní
lab-column-pairs = Dvojic
lab-column-only-these = Vyhráno jen zde
lab-column-only-others = Vyhráno jen tam
lab-column-difference = Rozdíl

## Co se odmítne

error-matplotlib-missing = Zprávy potřebují matplotlib, které přijde s: pip install 'commonroom[lab]'.
error-other-game = { $file } obsahuje výsledky hry { $found }, které nejde srovnat s { $expected }.
error-holds-results = { $file } obsahuje samotné výsledky. Pojmenuj pro stránku jiný soubor pomocí --out.
error-not-measured = V těchto výsledcích se nedá porovnat nic s názvem „{ $about }“. Jsou tu: { $known }.
error-nothing-to-compare = --about se ptá, čím se liší dvě sady výsledků, a tak potřebuje --against.

### The rules of Death Eaters Rising, one message per rule id, in the order of play.
### The value is the rule. `.ruling` says what the rulebook leaves open and how we answer it.
### What the rulebook does not print, and we designed ourselves, is called our choice.
### Each text is one line, because Fluent keeps line breaks and readers have screens of any width.

## Chapters

der-chapter-components = Elementy gry
der-chapter-setup = Przygotowanie
der-chapter-turn = Tura
der-chapter-travel = Podróż
der-chapter-voldemort = Kość Voldemorta
der-chapter-dice = Kości czarodziejów
der-chapter-end = Koniec tury
der-chapter-damage = Obrażenia
der-chapter-tokens = Żetony zaklęć
der-chapter-corruption = Skażenie
der-chapter-villain = Walka z Voldemortem
der-chapter-winning = Wygrana
der-chapter-losing = Przegrana

## Components

der-rule-DER-CMP-1 = Gra jest dla 2–4 graczy, którzy grają razem. Są w niej 44 karty postaci (33 czarodziejów, 10 śmierciożerców i Lord Voldemort), 6 kart kwater (po dwie dla każdego z trzech stronnictw), 6 żetonów misji, 6 kart miejsc i jedna karta Złoczyńcy. Do tego trzyczęściowa plansza lokacji, figurka Voldemorta, 14 kości czarodziejów w czterech kolorach, jedna ośmiościenna kość Voldemorta, 24 żetony zaklęć, 60 znaczników obrażeń i 15 żetonów skażenia.

der-rule-DER-CMP-2 = Są cztery cnoty: Przyjaźń, Odwaga, Wiedza i Lojalność, oraz cztery kolory kości czarodziejów: fioletowy, czerwony, niebieski i pomarańczowy. Każdy kolor sprzyja innej cnocie i na jednej ze ścianek ma symbol podwójny, który liczy się jako dwa. Nasz wybór: fioletowy sprzyja Przyjaźni, czerwony Odwadze, niebieski Wiedzy, a pomarańczowy Lojalności; kość pokazuje swoją ulubioną cnotę pojedynczo na dwóch ściankach i podwójnie na trzeciej, a każdą z trzech pozostałych cnót na jednej ściance. Także nasz wybór: są 4 fioletowe, 4 czerwone, 4 niebieskie i 2 pomarańczowe kości.

der-rule-DER-CMP-3 = Kość Voldemorta ma osiem ścianek: trzy obracają Voldemorta o jedną lokację zgodnie z ruchem wskazówek zegara, trzy o jedną lokację w przeciwną stronę, a dwie pokazują Mroczny Znak i zostawiają go tam, gdzie jest.

der-rule-DER-CMP-4 = Każde z trzech stronnictw ma własną kwaterę i dwóch czarodziejów startowych. Hogwart spotyka się w Gabinecie Dumbledore'a i zaczyna z Albusem Dumbledore'em lub Minerwą McGonagall. Zakon Feniksa spotyka się przy Grimmauld Place 12 i zaczyna z Nimfadorą Tonks lub Syriuszem Blackiem. Gwardia Dumbledore'a spotyka się w Pokoju Życzeń i zaczyna z Harrym Potterem lub Hermioną Granger.

der-rule-DER-CMP-5 = Ministerstwo Magii ma dwa miejsca: Departament Tajemnic i Atrium, ulica Pokątna: sklep Ollivandera i Bank Gringotta, a Hogsmeade: gospodę Pod Świńskim Łbem i stację Hogsmeade. Gdy Voldemort opanuje miejsce, każdy Mroczny Znak uruchamia jego karę. Departament Tajemnic: dołóż 1 żeton skażenia w każdym miejscu, w którym stoi jakikolwiek śmierciożerca; Atrium: w tej turze zranienie śmierciożercy wymaga przydzielenia mu jednego symbolu więcej; Bank Gringotta: w tej turze nikt nie może używać żetonów zaklęć; gospoda Pod Świńskim Łbem: w tej turze w każdej drużynie można usuwać obrażenia tylko z jednego czarodzieja. Kary sklepu Ollivandera i stacji Hogsmeade to nasz wybór.
    .ruling = Nie wiemy, jakiego symbolu żąda Atrium: tutaj jest to jedna Lojalność, z kości lub z żetonu zaklęcia, a nie potrzebują jej ani obrażenia zadawane zdolnościami, ani atak na Voldemorta. Przy Banku Gringotta wydrukowano „rundę”, co czytamy jako bieżącą turę; żetony nadal wolno zdobywać. Przy karze gospody tego jednego czarodzieja w drużynie wolno leczyć wiele razy, a obrażenia, które czarodziej traci przy zwerbowaniu, się nie liczą. Wyleczony czarodziej, który potem drogą wymiany trafi do innej drużyny, jest tym jednym czarodziejem w obu drużynach.

der-rule-DER-CMP-6 = Jest dwanaście rodzajów żetonów zaklęć. Cztery przydzielają 1 Przyjaźń, Odwagę, Wiedzę lub Lojalność, a cztery dają fioletową, czerwoną, niebieską lub pomarańczową kość. Pozostałe usuwają 1 skażenie, usuwają 2 obrażenia z 1 czarodzieja, usuwają po 1 obrażeniu z 2 czarodziejów albo pozwalają wymienić czarodzieja z innym graczem. To, że są po dwa żetony każdego rodzaju, jest naszym wyborem.

der-rule-DER-CMP-7 = Harry Potter, Minerwa McGonagall i Nimfadora Tonks kosztują 6 symboli jednej cnoty i dają jedną dodatkową kość w każdej turze, jeśli w twojej drużynie jest inny czarodziej z ich stronnictwa; Albus Dumbledore kosztuje 2 + 4 i daje ją, jeśli w drużynie jest czarodziej z pewnego innego stronnictwa. Luna Lovegood (3 + 1): zapłać 2 symbole, by wziąć żeton zaklęcia i usunąć 1 obrażenie z dowolnego czarodzieja; Sybilla Trelawney (2): raz na turę, przed przydzielaniem, przerzuć dowolną liczbę kości; Bill Weasley (4): jeśli w drużynie jest inny Weasley lub Fleur, w każdej turze rzucaj jedną dodatkową kością, w jednym z dwóch kolorów, za każdym razem do wyboru. Te liczby i zdolności pochodzą z instrukcji; cnoty, stronnictwa i kolory kości są naszym wyborem. Podobnie teksty czarodziejów startowych Syriusza Blacka i Hermiony Granger.

der-rule-DER-CMP-8 = Ci śmierciożercy pochodzą z instrukcji, razem z liczbą symboli potrzebnych do ich zranienia i tym, co robią, gdy Voldemort jest w ich lokacji. Peter Pettigrew (2 + 1) zadaje 1 obrażenie jednemu najmniej rannemu czarodziejowi pewnego stronnictwa w drużynie każdego gracza, a remisy rozstrzyga DER-DMG-2; Antonin Dołohow (2 + 1) zadaje 1 obrażenie każdemu czarodziejowi pewnego stronnictwa w tej lokacji albo, jeśli takiego nie ma, dokłada tu 1 żeton skażenia. Bellatrix Lestrange (2 + 2) zadaje 1 obrażenie każdemu czarodziejowi w drużynie aktywnego gracza, a ponadto dokłada 1 żeton skażenia na ulicy Pokątnej; Lucjusz Malfoy (2 + 2) usuwa 1 obrażenie z każdego innego śmierciożercy, a ponadto dokłada 1 żeton skażenia w Ministerstwie Magii. Cnoty, których żądają, i stronnictwa, na które polują, są naszym wyborem.
    .ruling = Nie jest pewne, kiedy działa wiersz zaczynający się od „ponadto”. Uznajemy go za zdolność Mrocznego Znaku, więc Bellatrix i Lucjusz ją mają, a Dołohow i Pettigrew nie. Karta Pettigrewa mówi o jednym najmniej rannym czarodzieju, a instrukcja, że takie zdolności trafiają wszystkich remisujących: reguła jest dokładniejsza, więc trafiani są wszyscy, i tak mówi karta.

der-rule-DER-CMP-9 = Każda kwatera daje podstawową pulę czterech kości i dwie zdolności, jedną za 1 symbol, drugą za 2, każdą do użycia raz na turę. Gabinet Dumbledore'a: usuń 1 żeton skażenia ze swojej lokacji; weź żeton zaklęcia, a każdy inny gracz z co najmniej dwoma czarodziejami Hogwartu też może wziąć jeden. Pokój Życzeń: usuń 1 żeton skażenia ze swojej lokacji; każdy gracz może usunąć 1 obrażenie z jednego czarodzieja swojej drużyny, albo 2, jeśli to czarodziej Gwardii Dumbledore'a. Naszym wyborem są obie zdolności kwatery przy Grimmauld Place 12, dopasowane do pozostałych dwóch, cnoty, którymi płaci się za zdolności, oraz kolory kości, różne dla stronnictw: każda pula ma co najmniej jedną czerwoną kość i najwyżej dwie w jednym kolorze.
    .ruling = Nie jest pewne, która zdolność ma który koszt; trzymamy się kolejności z druku. W Gabinecie usunięcie skażenia kosztuje 2, a żeton zaklęcia 1; w Pokoju usunięcie skażenia kosztuje 1, a leczenie 2.

der-rule-DER-CMP-10 = Każde stronnictwo ma 11 czarodziejów, w tym dwóch startowych; wymienieni tutaj są naszym wyborem, prócz Trelawney, Billa i Luny, których pokazuje instrukcja. Hogwart: Trelawney, Snape, Hagrid, Pani Norris, Flitwick, Sprout, Pani Pomfrey, Firenzo i Zgredek; Zakon Feniksa: Lupin, Moody, Bill, Fleur, Molly, Artur, Kingsley, Mundungus Fletcher i Aberforth; Gwardia Dumbledore'a: Ron, Ginny, Neville, Luna, Cho Chang, Fred, George, Dean Thomas i Seamus Finnigan; oraz sześciu dalszych śmierciożerców: Rookwood, Macnair, Rudolf Lestrange, Rabastan Lestrange, Mulciber i Yaxley. Czarodzieje startowi znoszą 6 obrażeń, inni od 4 do 6 (jeden może 7), a śmierciożercy 2 lub 3; czarodzieje kosztują od 2 do 6 symboli, śmierciożercy 3 lub 4. Każda karta ma własną znaczącą zdolność, z rodzajów znanych tej rodzinie gier: dodatkowa kość (często tylko z pewnym stronnictwem), obrócenie kości na wybraną ściankę, przerzut, płacenie symbolami za leczenie, żeton, usunięcie skażenia lub zranienie śmierciożercy, przyjęcie obrażeń, by coś zyskać, albo żeton po zranieniu śmierciożercy.

## Setup

der-rule-DER-SET-1 = Figurka Voldemorta zaczyna zwrócona ku losowej lokacji. Każda lokacja dostaje swoje dwie odkryte karty miejsc, jedną na drugiej, w losowej kolejności.
    .ruling = Instrukcja nie mówi, która z dwóch kart jest w grze ani jak lokacje leżą wokół Voldemorta. Aktywnym miejscem jest karta na wierzchu, a zgodnie z ruchem wskazówek zegara idą po sobie Ministerstwo Magii, ulica Pokątna i Hogsmeade.

der-rule-DER-SET-2 = Żetony zaklęć leżą zakryte, a żetony skażenia i znaczniki obrażeń tworzą zasoby.
    .ruling = Instrukcja mówi, co się dzieje, gdy zabraknie kości lub żetonów zaklęć, ale nie, gdy zabraknie znaczników obrażeń, których w pudełku jest 60. Przyjmujemy, że znaczników jest tyle, ile potrzeba: gdy się skończą, użyjcie czegokolwiek.

der-rule-DER-SET-3 = Każdy gracz wybiera stronnictwo i bierze jego kwaterę, jednego z dwóch jego czarodziejów startowych i jeden z jego żetonów misji. Dwaj gracze mogą mieć to samo stronnictwo, ale nigdy trzej, a każdy czarodziej startowy jest tylko jeden.

der-rule-DER-SET-4 = Kartę Lorda Voldemorta odkłada się na bok, a wszystkie inne karty postaci tasuje, razem z niewybranymi czarodziejami startowymi i śmierciożercami. W każdej lokacji wykłada się trzy odkryte karty, a potem karta Voldemorta trafia w środek pozostałej talii.
    .ruling = Instrukcja nie wylicza środka: nad Voldemortem leży 16, 15 lub 15 kart przy 2, 3 lub 4 graczach.

der-rule-DER-SET-5 = Zaczyna gracz, który ostatnio oglądał któryś z filmów, a gra toczy się zgodnie z ruchem wskazówek zegara.
    .ruling = Tylko wy możecie to wiedzieć, więc pierwszego gracza wybiera się przy przygotowaniu; jeśli nikt nie wybierze, decyduje los.

## The turn

der-rule-DER-TRN-1 = Tura ma cztery fazy, zawsze w tej kolejności: podróż, Voldemort, kości czarodziejów, koniec tury.

## Travel

der-rule-DER-TRV-1 = Zacznij turę, kładąc swój żeton misji w wybranej lokacji. W tej turze masz do czynienia tylko z trzema odkrytymi tam postaciami, z jej aktywnym miejscem i z własną drużyną, która też jest w tej lokacji.

der-rule-DER-TRV-2 = Czarodzieje w lokacji to odkryte w niej karty czarodziejów oraz, jeśli jest tam żeton misji aktywnego gracza, jego drużyna; drużyn innych graczy nie ma nigdzie. Do tej samej lokacji wolno podróżować w każdej turze, a drużyna może rosnąć bez ograniczeń.
    .ruling = Instrukcja mówi o czarodziejach w lokacji, nie mówiąc, kto nim jest, i milczy o powtórnych wizytach i o wielkości drużyny. Cała ta zasada to nasza odpowiedź.

## Voldemort's die

der-rule-DER-VOL-1 = Rzuć kością Voldemorta i obróć go tak, jak pokazuje: o jedną lokację zgodnie z ruchem wskazówek zegara, o jedną w przeciwną stronę albo, przy Mrocznym Znaku, wcale.

der-rule-DER-VOL-2 = Voldemort zadaje 1 obrażenie każdej karcie czarodzieja w lokacji, ku której teraz patrzy. Jeśli jest tam twój żeton misji, 1 obrażenie otrzymuje też każdy czarodziej w twojej drużynie; drużyny innych graczy nie.

der-rule-DER-VOL-3 = Następnie 1 żeton skażenia trafia na aktywne miejsce w lokacji Voldemorta. Dzieje się tak w każdej turze, cokolwiek pokazała kość.

der-rule-DER-VOL-4 = Potem każdy śmierciożerca w lokacji Voldemorta wykonuje swoją zwykłą zdolność. Śmierciożercy gdzie indziej nie robią nic, chyba że kość pokazała Mroczny Znak.

der-rule-DER-VOL-5 = Przy Mrocznym Znaku Voldemort zostaje na miejscu, a jego atak, skażenie i zwykłe zdolności w jego lokacji następują jak w każdej turze (DER-VOL-2 do DER-VOL-4). Potem działają zdolności Mrocznego Znaku wszystkich śmierciożerców, najpierw w jego lokacji, a następnie w dwóch pozostałych, zgodnie z ruchem wskazówek zegara. Na końcu przychodzą kary wszystkich opanowanych miejsc.

der-rule-DER-VOL-6 = Śmierciożercy w jednej lokacji działają w kolejności swoich pól, a kary w kolejności, w jakiej miejsca zostały opanowane. Przy Mrocznym Znaku śmierciożerca, który jest z Voldemortem, wykonuje zwykłą zdolność, a potem zdolność Mrocznego Znaku; ten, kto jest gdzie indziej, tylko zdolność Mrocznego Znaku.
    .ruling = Instrukcja ustala kolejność lokacji, ale nie śmierciożerców w jednej z nich ani kar, i pozostawia wątpliwość, które zdolności gdzie uruchamia Mroczny Znak. Cała ta zasada to nasza odpowiedź.

## Wizard dice

der-rule-DER-DIC-1 = Do pierwszego rzutu weź cztery kości swojej kwatery, dodaj kości, które dają zdolności twojej drużyny i żetony zaklęć, i rzuć wszystkimi. 14 kości to wspólny zasób: nigdy nie dostaniesz więcej kości danego koloru, niż w nim jest, a jeśli jest ich za mało, bierzesz te, które są. Kości przydzielone lub odrzucone w tej turze nie wróciły jeszcze do zasobu.
    .ruling = Według instrukcji bierzesz kości po położeniu żetonu misji, a żetonów zaklęć wolno używać przed rzutem. Warunek dodatkowej kości sprawdzamy więc raz, gdy bierzesz kości, by rzucić nimi po raz pierwszy, i dla lokacji, w której żeton został położony: wcześniejsze leczenie lub wymiana czarodzieja może jeszcze dodać albo odebrać kość, przeniesienie żetonu i późniejsze zmiany już nie.

der-rule-DER-DIC-2 = Po każdym rzucie przydziel co najmniej jedną kość (a) do pasującego symbolu postaci w twojej lokacji, (b) do zdolności twojej kwatery lub (c) do zdolności czarodzieja z twojej drużyny. Jeśli nie możesz lub nie chcesz, odrzuć zamiast tego jedną kość do końca tury. Potem znów rzuć pozostałymi kośćmi i tak dalej.
    .ruling = Instrukcja zostawia szczegóły otwarte. Jeden rzut może zasilić kilka kart; podwójna ścianka zapełnia do dwóch pasujących symboli jednej karty lub jednej zdolności, a nadmiar przepada; kości zostają tam, gdzie je przydzielono; koszt wolno zbierać przez kilka rzutów, ale co na końcu tury jest niedokończone, przepada.

der-rule-DER-DIC-3 = Zdolność kwatery lub czarodzieja działa natychmiast po opłaceniu. Każdej zdolności możesz użyć raz na turę, także bezpłatnej, i nigdy nie musisz. Zdolności mają tylko kwatera i drużyna aktywnego gracza.
    .ruling = Instrukcja nie mówi, co ze zdolnością, która teraz nic by nie zrobiła. Mimo to wolno zapłacić jej koszt; bezpłatnej zdolności i żetonu zaklęcia można użyć tylko wtedy, gdy coś robią. Kość coś robi tylko wtedy, gdy jest gdzieś wolny symbol. Co zostało użyte, działa, o ile może: zrezygnować wolno tylko z tego, co mówi „może” albo „do”.

der-rule-DER-DIC-6 = Zdolności, która obraca lub przerzuca kości, używa się po rzucie, zanim przydzielisz którąkolwiek kość z tego rzutu.
    .ruling = Instrukcja nie mówi, czy wolno wybrać podwójną ściankę: tak, można na nią obrócić kość.

der-rule-DER-DIC-4 = Zapełnienie części symboli postaci nie wystarcza: dopiero gdy wszystkie są zapełnione, czarodziej z twojej lokacji zostaje zwerbowany, a śmierciożerca zraniony. Dzieje się to na końcu tury, nie od razu.

der-rule-DER-DIC-5 = Kości mogą zranić każdego śmierciożercę tylko raz na turę. Zdolności mogą w tej samej turze zadać mu kolejne obrażenia.

## End of turn

der-rule-DER-END-1 = Twoja tura kończy się, gdy wszystkie kości są przydzielone lub odrzucone albo gdy w twoim zasięgu nie ma już żadnego wolnego symbolu. Wtedy, w tej kolejności: czarodzieje z zapełnionymi wszystkimi symbolami dołączają do twojej drużyny i tracą wszystkie obrażenia; każdy śmierciożerca z zapełnionymi symbolami albo Voldemort otrzymuje 1 obrażenie, a ty bierzesz 1 żeton zaklęcia za każde zadane obrażenie; kości wracają do zasobu. Miejsca z 5 żetonami skażenia trafiają na kartę Złoczyńcy i tracą swoje żetony; postacie z pełnym torem obrażeń idą do skrzydła szpitalnego (czarodzieje) albo do Azkabanu (śmierciożercy); puste pola w lokacjach uzupełnia się z talii; a twój żeton misji wraca do ciebie.
    .ruling = Instrukcja kończy turę także wtedy, gdy nie możesz dołożyć kości do żadnej dostępnej karty, a jednak każe odrzucić kość, gdy żadna nie pasuje. Czytamy to tak: rzut, który po prostu nie pasuje, kosztuje cię kość, a tura kończy się dopiero, gdy nie ma już wolnego symbolu. Możesz przerwać wcześniej, co oznacza odrzucenie wszystkich pozostałych kości; żetony mogą wtedy jeszcze pomóc.

der-rule-DER-END-2 = To, czy Voldemort jest pokonany, sprawdza się zaraz po zadaniu obrażeń, przed jakąkolwiek przegraną. Przegraną sprawdza się raz, po odejściu postaci z pełnym torem i przed uzupełnieniem, i podaje się każdy powód, który zachodzi. Uzupełnia się zgodnie z ruchem wskazówek zegara od aktywnej lokacji; jeśli na pole wypadnie karta Voldemorta, zajmuje je następna karta, a gdy talia się skończy, pola zostają puste.
    .ruling = Instrukcja nie podaje kolejności sprawdzania zwycięstwa i przegranej ani uzupełniania i nie mówi, co się dzieje, gdy wypadnie wtedy Voldemort lub skończy się talia. Cała ta zasada to nasza odpowiedź.

## Damage

der-rule-DER-DMG-1 = Postać nigdy nie ma więcej obrażeń, niż mieści jej tor: gdy jest pełny, nie otrzymuje ich więcej i nie może używać zdolności, za które płaci się obrażeniami. Pokonanie sprawdza się dopiero na końcu tury, więc wcześniejsze leczenie ratuje postać. Czarodzieja z pełnym torem w lokacji można też uratować, werbując go.
    .ruling = Instrukcja nie mówi, co jeszcze może czarodziej z pełnym torem. Do końca tury liczy się jak dotąd i może używać swoich innych zdolności.

der-rule-DER-DMG-3 = Śmierciożerca z pełnym torem nie przyjmuje kości, podobnie Voldemort, gdy ma tyle obrażeń, ilu śmierciożerców jest w Azkabanie. Śmierciożerca zapełniony w tej turze liczy się dla Voldemorta dopiero od następnej. Obrażenia zadawane zdolnościami nigdy nie trafiają Voldemorta.
    .ruling = Instrukcja mówi tylko, że takich obrażeń nie można zadać, ale nie, czy wolno kłaść kości, od kiedy liczy się pokonany śmierciożerca i czy zdolności sięgają Voldemorta. Cała ta zasada to nasza odpowiedź.

der-rule-DER-DMG-2 = Efekt na najciężej lub najmniej rannego czarodzieja trafia wszystkich, którzy w tym remisują. Czarodziej bez obrażeń też się liczy, z zerem.
    .ruling = Instrukcja nie mówi, co się dzieje, gdy najciężej ranny czarodziej ma już pełny tor. Liczy się tak samo i nic nie otrzymuje, a nikt inny nie otrzymuje obrażeń zamiast niego.

## Spell tokens

der-rule-DER-TOK-1 = Każdy gracz może używać żetonów zaklęć w turze dowolnego gracza, w każdej chwili po rozstrzygnięciu kości Voldemorta, przed dowolnym rzutem lub po nim. Żeton z cnotą zapełnia symbol postaci w aktywnej lokacji albo opłaca zdolność czarodzieja z drużyny aktywnego gracza.
    .ruling = Instrukcja zostawia tu wiele otwartego. Kiedy: po całej fazie Voldemorta, aż do początku końca tury; żetonu zdobytego w trakcie tury wolno użyć od razu, ale żetonów i zwerbowanych z końca tury dopiero od następnej. Żetony z cnotą mogą też opłacać zdolność aktywnej kwatery i pasują do Voldemorta oraz do dodatkowego symbolu Atrium; żaden żeton nie zastępuje kości, którą trzeba przydzielić po rzucie. Kość z żetonu musi być w zasobie i dołącza do następnego rzutu; jeśli nie masz już kości, dostajesz jeszcze jeden rzut. Żetony leczenia i zdolności mówiące o „dowolnym czarodzieju” sięgają czarodziejów w każdej drużynie i odkrytych w aktywnej lokacji; żeton skażenia działa na aktywne miejsce aktywnej lokacji.

der-rule-DER-TOK-2 = Zużyte żetony zaklęć odkłada się odkryte. Gdy tylko zasób się skończy, tasuje się je i zakryte stają się nowym zasobem.
    .ruling = Instrukcja nie mówi, co się dzieje, gdy nie ma też zużytych żetonów: wtedy nie bierze się żadnego. Ani czy twoje żetony są tajne: leżą przed tobą odkryte.

der-rule-DER-TOK-3 = Gracz, który używa żetonu wymiany, wymienia jednego ze swoich czarodziejów na jednego czarodzieja innego gracza.
    .ruling = Instrukcja nie podaje szczegółów. Drugi gracz musi się zgodzić, bo niczyjej drużyny nie zmienia się wbrew woli. Wymienić się można w turze dowolnego gracza, obrażenia zostają na karcie, a zdolność użyta w tej turze pozostaje użyta. Symbole zapełnione na zdolność czarodzieja, który opuszcza aktywną drużynę, przepadają. Kto spotka się z odmową, zachowuje żeton, ale nie pyta drugi raz w tej turze.

der-rule-DER-TOK-4 = Bierzesz jeden żeton zaklęcia za każde obrażenie zadane śmierciożercy lub Voldemortowi, czy to kośćmi na końcu tury, czy zdolnością.
    .ruling = Instrukcja nie mówi, kiedy zdolność przynosi żeton: od razu.

## Corruption

der-rule-DER-COR-1 = Miejsce mieści najwyżej 5 żetonów skażenia; nadmiar przepada. Miejsce pełne na końcu tury przechodzi na zawsze pod władzę Voldemorta. Usunięcie przedtem choćby jednego żetonu je ratuje.
    .ruling = Instrukcja nie mówi, co następuje po opanowanym miejscu. Aktywne staje się następne miejsce lokacji, a potem sama lokacja: ona też mieści 5 żetonów skażenia, nie ma kary i liczy się tylko do DER-LOS-4.

der-rule-DER-COR-2 = Skażenie, które efekt kładzie w lokacji, trafia na jej aktywne miejsce. Zdolność czarodzieja, która mówi o lokacji, obejmuje też jej miejsca. Kara Departamentu Tajemnic dokłada 1 żeton skażenia raz na miejsce, bez względu na to, ilu śmierciożerców tam stoi.
    .ruling = Instrukcja mówi tylko, że zdolności czarodziejów obejmują miejsca lokacji. Gdzie trafia skażenie kładzione w lokacji i że śmierciożerców w jednym miejscu nie liczy się pojedynczo, to nasza odpowiedź. Podobnie to: jeśli kilka lokacji jest najbardziej skażonych, chodzi o pierwszą zgodnie z ruchem wskazówek zegara od karty, która o tym mówi.

## Fighting Voldemort

der-rule-DER-VIL-1 = Gdy zostanie dobrana karta Voldemorta, kładzie się ją na karcie Złoczyńcy. Odtąd drużyna w jego lokacji może go atakować, jakby był śmierciożercą, zapełniając 3 symbole. Liczba jest wydrukowana; to, że cnotą jest Odwaga, jest naszym wyborem.

der-rule-DER-VIL-2 = Obrażeń Voldemorta nigdy nie może być więcej niż śmierciożerców w Azkabanie.

der-rule-DER-VIL-3 = Voldemort nie liczy się jako śmierciożerca dla żadnego efektu.

der-rule-DER-VIL-4 = Gdy Voldemort jest ujawniony, możesz przed pierwszym rzutem swojej tury odrzucić jedną kość, by przenieść żeton misji do jego lokacji. Kość wybierasz ty. Poza tym twoja pula zostaje taka, jaka była po pierwszym położeniu żetonu: przeniesienie nie dodaje ani nie zabiera kości.
    .ruling = Instrukcja nie mówi, co z symbolami zapełnionymi żetonami zaklęć przed przeniesieniem: na postaciach w opuszczanej lokacji przepadają, na zdolnościach zostają. Kość liczy się jako odrzucona w tej turze, jak każda inna, a podążyć za nim można raz na turę. Kto się przenosi, bierze najpierw kości, według zdolności działających tam, gdzie leżał żeton.

## Winning

der-rule-DER-WIN-1 = Wygrywacie wszyscy, gdy Voldemort ma 5 obrażeń: 4 w grze dla początkujących, 6 lub więcej w grze dla ekspertów. Ponieważ nie może ich mieć więcej, niż jest śmierciożerców w Azkabanie, musi tam leżeć co najmniej tylu.
    .ruling = Instrukcja nie wyznacza górnej granicy dla ekspertów: tutaj jest to 10.

## Losing

der-rule-DER-LOS-1 = Przegrywacie wszyscy, gdy liczba pokonanych czarodziejów osiągnie 8 przy 2 graczach, 10 przy 3 graczach lub 12 przy 4 graczach.

der-rule-DER-LOS-2 = Przegrywacie wszyscy, gdy którykolwiek gracz nie ma już czarodziejów.

der-rule-DER-LOS-3 = Przegrywacie wszyscy, gdy Voldemort opanuje cztery miejsca lub więcej, gdziekolwiek są.

der-rule-DER-LOS-4 = Przegrywacie wszyscy, gdy Voldemort opanuje całą jedną lokację: oba jej miejsca i ją samą.

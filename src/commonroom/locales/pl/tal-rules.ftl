### The rules of Talisman, one message per rule id, in the order of play.
### The value is the rule. `.ruling` says what the rulebooks leave open and how we answer it.
### What no rulebook prints, and we designed ourselves, is called our choice.
### Where the English and the Polish rulebook differ, the edition chosen before the game decides.
### Each text is one line, because Fluent keeps line breaks and readers have screens of any width.

## Chapters

tal-chapter-components = Elementy gry
tal-chapter-board = Plansza
tal-chapter-setup = Przygotowanie
tal-chapter-turn = Tura
tal-chapter-voldemort = Lord Voldemort
tal-chapter-encounters = Spotkania
tal-chapter-battle = Walka
tal-chapter-holdings = Co mają Postacie
tal-chapter-crossing = Z Regionu do Regionu
tal-chapter-options = Zasady alternatywne

## Components

tal-rule-TAL-CMP-1 = W pudełku jest osiem dwustronnych kart Postaci i karta Lorda Voldemorta, 100 kart Spotkań w dwóch taliach (zewnętrznej i środkowej), 24 Zaklęcia, 21 kart Ekwipunku, 2 karty Fretki i Insygnia. Do tego 4 kości, 6 planszetek ze wskaźnikami Magii, Mocy i Życia, 20 Galeonów, 36 żetonów Losu i jeden dwustronny żeton Przewagi. Galeonów, Losu, kart Ekwipunku i Insygniów jest tylko tyle, ile w pudełku, i nikt nie zyskuje tego, co się skończyło; wyczerpaną talię tasuje się na nowo (TAL-DCK-1). Nasz wybór: każda talia Spotkań ma 50 kart.
    .ruling = Spis elementów wymienia 3 Insygnia, a tekst zasad mówi o 5. W wydaniu angielskim gra się trzema, w polskim pięcioma. Instrukcje nie mówią, gdzie kończą się wskaźniki: tutaj Magia i Moc sięgają 12, a Życie 8.

tal-rule-TAL-CMP-2 = Karta Postaci pokazuje, z iloma punktami Magii, Mocy, Życia i Losu Postać zaczyna, gdzie zaczyna i co potrafi. Obie strony karty to ta sama Postać, w tym samym stronnictwie, z innymi zdolnościami; stronę wybierasz ty. Po stronie Zakonu Feniksa stoją Harry Potter (4/3/4/5, z Privet Drive 4), Albus Dumbledore (5/2/5/2, z Ministerstwa Magii), Minerwa McGonagall (4/3/4/3, z Privet Drive 4) i Rubeus Hagrid (2/5/4/2, z Dziurawego Kotła); po stronie Śmierciożerców Draco Malfoy (4/3/4/2, z Dworu Malfoyów), Bellatrix Lestrange (5/1/3/3, z Azkabanu), Lucjusz Malfoy i Peter Pettigrew. Te liczby i strony A tych sześciu pochodzą z instrukcji; naszym wyborem są Lucjusz i Peter oraz wszystkie strony B. Ze zdolności korzystasz, jeśli chcesz, chyba że jej tekst nie daje wyboru.
    .ruling = Wydrukowane zdolności zostawiają kilka pytań. Zniżka Harry'ego dotyczy kart Ekwipunku, nie Zaklęć. Dumbledore zawsze ma Zaklęcie, nawet po Obliviate lub utracie ostatniego punktu Życia. Zaklęcie rzucone na nowo przez McGonagall nie jest jej własnym i nie liczy się do TAL-SPE-2. Zaklęcie, które chroni Wroga, rzuca się na obszar, na którym on walczy: jeśli to jej obszar, McGonagall też może na nie odpowiedzieć. Groźba Hagrida nie jest walką ani Zaklęciem i nie zabiera mu spotkania; kto wybierze utratę punktu Życia, kosztuje go następną turę, nawet jeśli Zaklęcie uratuje ten punkt; po wyborze spośród trzech kości w swojej chatce nie może wydać Losu. Kto gdzieś nie traci punktów Życia, nie traci ich tam z żadnego powodu, ale przegrana walka pozostaje przegrana. Z dwóch kości, którymi Draco rzuca, atakując, karta pozwala mu wybrać jedną; liczy się wyższa, bo nikt nie wybrałby drugiej.

tal-rule-TAL-CMP-3 = Lord Voldemort nie jest niczyją Postacią i gra przeciw wszystkim. Jego Magia i Moc wynoszą po 7 w Londynie, 9 na Terenach wokół Hogwartu, 10 w Zamku Hogwart i 12 w Wielkiej Sali. Kto pokona go poza Wielką Salą, rzuca kością i zyskuje: przy 1 żeton Losu, przy 2 Galeona, przy 3 punkt Życia, przy 4 punkt Mocy, przy 5 punkt Magii, przy 6 Zaklęcie.

tal-rule-TAL-CMP-4 = Karty Spotkań to Wrogowie, Sprzymierzeńcy, Wydarzenia, Obserwatorzy, Miejsca, Przedmioty, Magiczne Przedmioty, Znaleziska i Galeony; każda ma numer spotkania, a karta należąca do stronnictwa ma dwa. Instrukcje pokazują Oblanych Smrodosokiem, Aurorów, Narcyzę Malfoy, Antonina Dołohowa, Freda i George'a, Ginny, Lunę (Magia 2 w wydaniu angielskim, 3 w polskim), Tonks, Neville'a, Zgredka, Kła, Mapę Huncwotów i Nadmorską Jaskinię, a wspominają Graupa, Trolla, zdobioną koralikami torebkę i Wózek z Ekspresu Hogwart. Wszystkie inne karty i to, czego na tych nie wydrukowano, są naszym wyborem: talia zewnętrzna ma 14 Wrogów, 12 Sprzymierzeńców i 4 Obserwatorów, środkowa 16, 9 i 5, a każda 7 Wydarzeń, 5 Miejsc i 8 rzeczy do wzięcia. Wrogowie z Magią mają numer 2, z Mocą 3, a w talii środkowej są silniejsi; trzy karty środkowe prowadzą do Insygnium.
    .ruling = Na karcie Oblanych Smrodosokiem wydrukowano obrót żetonu Przewagi, który niesie każde Wydarzenie: to jeden i ten sam obrót, nie dwa. Tylko jeśli karta leżała tam już wcześniej i nie dobrano jej w tej turze, sama obraca żeton. Jej rundy kończą się z turami tego, kto ją dobrał. Zgredka nie można porzucić. Nadmorska Jaskinia, na której nie można było położyć Losu, bo pula była pusta, znika przy pierwszych odwiedzinach.

tal-rule-TAL-CMP-5 = Jest siedem rodzajów kart Ekwipunku, a naszym wyborem jest, że są po trzy z każdego: Różdżka, Eksplodujące Cukierki, Proszek Fiuu, Fasolki wszystkich smaków Bertiego Botta, Czekoladowe Żaby, Latarnia i Świstoklik. Pierwsze pięć sprzedają Esy i Floresy; Latarnie i Świstokliki pochodzą z kart Spotkań, co też jest naszym wyborem. Słodycze mogą uratować punkt Życia tracony w walce, ale walka i tak jest przegrana.
    .ruling = Na Proszku Fiuu wydrukowano premię do rzutów kością: liczy się w walce, przy barierze i przy Wrotach. Po użyciu do przejścia zostaje u ciebie. O użyciu każdych słodyczy decydujesz ty, bo żadnego Przedmiotu nie trzeba używać (TAL-OBJ-2); zdolności i Sprzymierzeńcy ratujący punkt Życia nie dają takiego wyboru.

tal-rule-TAL-CMP-6 = Każde Zaklęcie mówi, kiedy można je rzucić, na kogo i co robi: Obliviate, Lumos, Accio, Episkey, Geminio, Impedimento, Immobulus, Expecto Patronum, Expulso, Protego i Drętwota pochodzą z instrukcji. Drętwota odpowiada na Immobulus tak, że nie ma ono efektu; co robi poza tym, jest naszym wyborem. Podobnie Wingardium Leviosa, Imperio (Zaklęcie rozkazu) i liczba kart: po jednej z tych dwóch, po dwie z pozostałych.
    .ruling = Protego ma pierwszeństwo przed słodyczami i przyjaciółmi, którzy mogą uratować punkt Życia, i nie może chronić Lorda Voldemorta, który nigdy nie ginie. Na początku własnej tury możesz rzucić Immobulus na siebie. Pod wpływem Immobulus nie działa też żadna zdolność na koniec tury, ale Sprzymierzeńców ponad limit trzeba zostawić. Jeśli Minerwa McGonagall rzuci je na nowo na kogoś, czyja tura nie trwa, ta Postać traci zamiast tego następną turę. Pod wpływem Imperio o tym, czy zamiast ruchu użyć obiecanego ruchu, Świstoklika lub Proszku Fiuu, i dokąd obiecany ruch prowadzi, nadal decydujesz ty.

tal-rule-TAL-CMP-7 = Kto zmienia się we Fretkę, porzuca na swoim obszarze na dobre wszystkie Przedmioty, Sprzymierzeńców i Galeony i bierze kartę Fretki, która na dwie tury zakrywa zdolności Postaci. Fretka ma Magię 1 i Moc 1, czego nic nie zmienia, i przesuwa się w turze o 1 obszar; Życie, Los i Zaklęcia zostają, ale nie może rzucać ani zyskiwać Zaklęć. Wskaźniki zostają, gdzie były, i potem znów się liczą. Ponowna transmutacja zaczyna dwie tury od nowa. W turze, której choć część spędza się jako Fretka, nie można niczego podnieść.
    .ruling = Są dwie karty Fretki, ale nic nie mówi, co z trzecią Fretką: może ich być naraz dowolnie wiele. Tura, w której następuje transmutacja, nie jest jedną z dwóch. Nie można podnosić tylko tego, co leży na obszarach, bo instrukcje mówią o obszarach, na których kończy się ruch: Fretka może nadal zdobyć nagrodę za walkę, zyskać to, co daje karta, i kupować.

## The board

tal-rule-TAL-BRD-1 = Region zewnętrzny to Londyn, pierścień 24 obszarów. Zgodnie z ruchem wskazówek zegara od prawego dolnego rogu: Ulica Pokątna, Dziurawy Kocioł, Ulice Londynu, Dwór Malfoyów, Stacja King's Cross, Londyńskie Metro, Azkaban, Las Dean, Grimmauld Place 12, Sala Przepowiedni, Ministerstwo Magii, Atrium Ministerstwa, Hogsmeade, Miodowe Królestwo, Wrzeszcząca Chata, Dolina Godryka, Londyńskie Metro, Ulice Londynu, Privet Drive 4, Ulice Londynu, Szpital Świętego Munga, Nora, Bank Gringotta, Ulica Śmiertelnego Nokturnu.

tal-rule-TAL-BRD-2 = Region środkowy to Tereny wokół Hogwartu, pierścień 16 obszarów. Zgodnie z ruchem wskazówek zegara od prawego dolnego rogu: Wrota Hogwartu, Wierzba Bijąca, Brzeg Czarnego Jeziora, Stacja Hogsmeade, Polana Centaurów, Zamkowe Błonia, Jezioro, Zamkowe Błonia, Boisko do Quidditcha, Zakazany Las, Legowisko Aragoga, Zakazany Las, Chatka Hagrida, Sowiarnia, Zamkowe Błonia, Skrzydło Szpitalne. Naszym wyborem są nazwy: Wierzba Bijąca, Brzeg Czarnego Jeziora, Polana Centaurów, Sowiarnia i Skrzydło Szpitalne.

tal-rule-TAL-BRD-3 = Region wewnętrzny to Zamek Hogwart, jedna ścieżka: Ruchome schody, Klasa Zaklęć, Klasa Eliksirów, Klasa Wróżbiarstwa, Klasa Transmutacji, Klasa Obrony przed Czarną Magią, Wieża Astronomiczna, Pokój Życzeń, a stamtąd do Wielkiej Sali. Naszym wyborem są nazwy: Klasa Zaklęć i Wieża Astronomiczna.

tal-rule-TAL-BRD-4 = Każdy obszar Londynu ma obszar naprzeciw na Terenach wokół Hogwartu: najbliższy, gdy oba pierścienie narysuje się jako kwadraty, jeden w drugim; każdy róg wewnętrznego kwadratu leży naprzeciw trzech obszarów. Stacja King's Cross leży naprzeciw Stacji Hogsmeade, Privet Drive 4 naprzeciw Chatki Hagrida, a Ulica Pokątna naprzeciw Wrót Hogwartu.
    .ruling = Instrukcje podają te trzy pary i mówią o obszarze naprzeciw, nie określając go. Rysunek to nasza odpowiedź.

tal-rule-TAL-SPC-1 = W Londynie Ulica Pokątna pozwala odwiedzić Esy i Floresy lub Magiczne Dowcipy Weasleyów, a Hogsmeade Trzy Miotły, Herbaciarnię u Pani Puddifoot lub Gospodę pod Świńskim Łbem. Dwór Malfoyów kosztuje członka Zakonu punkt Życia, a Śmierciożercy pozwala uzupełnić Los lub knuć; Grimmauld Place 12 działa odwrotnie. W Azkabanie, w Banku Gringotta i przy Privet Drive 4 rzucasz kością, by ustalić, co się stanie, a w Szpitalu Świętego Munga możesz leczyć się za 1 Galeona od punktu Życia. We Wrzeszczącej Chacie dwie kości mówią, ile kart dobierasz, a dublet wysyła cię na Stację King's Cross. Na wszystkich innych obszarach dobierasz karty; co dokładnie robi obszar, jest na nim napisane.
    .ruling = Symbole mówiące, ile kart dobrać, zaginęły: dobierasz 1, w Sali Przepowiedni 2. We Wrzeszczącej Chacie karty, które tam leżą, wliczają się do różnicy kości. Do którego obszaru należy tekst o dwóch kościach, to nasze odczytanie, bo jest wydrukowany bez nazwy: dajemy go Wrzeszczącej Chacie, choć pasowałby i do londyńskiego metra.

tal-rule-TAL-SPC-2 = Na Terenach wokół Hogwartu Wierzba Bijąca zabiera żeton Losu, Galeona lub punkt Życia, według twojego wyboru spośród tego, co możesz zapłacić, a Zakazany Las zabiera punkt Życia. W Chatce Hagrida dwie kości przynoszą coś dobrego lub złego, w Skrzydle Szpitalnym możesz leczyć się za 1 Galeona od punktu Życia, a Jezioro niesie cię o rzut kością. Na Polanie Centaurów nie liczą się Magia i Moc z Przedmiotów i nie można używać Magicznych Przedmiotów ani Zaklęć. Na Boisku do Quidditcha możesz rzucić kością o zadanie, jedno naraz, które musisz wykonać, gdy tylko to możliwe; przynosi ono Insygnium, a możesz je porzucić, jeśli zdobędziesz Insygnium inaczej. Na wszystkich innych obszarach dobierasz karty.
    .ruling = Symbole mówiące, ile kart dobrać, zaginęły: dobierasz 1, w Legowisku Aragoga 2, na Jeziorze żadnej. Zakazany Las zabiera punkt Życia po pokonaniu tamtejszych Wrogów, jak mówi TAL-ENC-3. Na Polanie Centaurów Zaklęcia rzucane przez innych skądinąd nadal działają. Do zadania pokonania Wroga wystarczy dowolny Wróg, także przeciwnik z obszaru lub karty albo zaatakowany Sprzymierzeniec, ale nie Lord Voldemort. Punkt Życia liczy się tylko, jeśli jest twoją nagrodą za wygraną walkę i naprawdę zostaje stracony. Zadanie czeka, dopóki nie możesz dostać za nie Insygnium, a co robisz tymczasem, się nie liczy. Kto niesie Insygnium, też może przyjąć zadanie, bo nic tego nie zabrania; czeka ono jak każde inne.

tal-rule-TAL-SPC-3 = W Zamku Hogwart każdy obszar to próba. Zaklęcia: tyle Latających Kluczy (Magia 4), ile pokaże kość, jeden po drugim. Wróżbiarstwo: przepowiedz wynik kości, który każdy wydany żeton Losu przesuwa o 1, albo zyskaj żeton Losu i spróbuj znów w następnej turze. Obrona przed Czarną Magią: Bogin z Mocą dwóch kości, ten sam w każdej turze, aż go pokonasz. Eliksiry kosztują członka Zakonu, a Transmutacja Śmierciożercę, punkt Życia i może jeszcze jeden; na Wieży Astronomicznej tracisz tyle punktów Życia, ile pokaże kość, a każdy odrzucony Sprzymierzeniec ratuje jeden.
    .ruling = Po remisie z Latającym Kluczem lub Boginem walczysz z nim znów w następnej turze. Kto zamiast tego spotyka tam Postać, w walce lub przez Zaklęcie, nie podchodzi do próby (TAL-ENC-1) i w następnej turze może ruszyć dalej; ale rozpoczęta próba trzyma cię, aż ją zaliczysz.

## Setup

tal-rule-TAL-SET-1 = Gra od dwóch do sześciu osób. Potasujcie obie talie Spotkań i Zaklęcia, wyłóżcie odkryte Insygnia i karty Ekwipunku, a Lorda Voldemorta postawcie w Wielkiej Sali. Każdy dostaje losową Postać albo, za zgodą wszystkich, wybiera ją po kolei, od najmłodszego (tutaj kolejność miejsc zastępuje wiek); potem każdy wybiera stronę karty. Ustaw wskaźniki, weź Los i Zaklęcia, które daje karta, oraz 2 Galeony, jeśli nie mówi inaczej, i stań na swoim obszarze startowym. Cała reszta to pula na zyski, straty i opłaty, a Postacie, którymi nikt nie gra, zostają pod ręką.

tal-rule-TAL-SET-2 = Żeton Przewagi pokazuje stronnictwo z mniejszą liczbą Postaci; przy równej liczbie pokazuje to, do którego nie należy pierwszy gracz. Zaczyna ten, kto ostatnio oglądał któryś z filmów, a gra toczy się zgodnie z ruchem wskazówek zegara. Tylko wy możecie to wiedzieć, więc wybiera się to przy przygotowaniu; jeśli nikt nie wybierze, decyduje los.

## The turn

tal-rule-TAL-TRN-1 = Twoja tura ma dwie części: ruch, a potem spotkanie tam, gdzie jesteś. Zaklęcia i zdolności na początek tury są przed ruchem, a to, co możesz zrobić na jej końcu, po spotkaniu.
    .ruling = Dodatkowe tury sumują się, skądkolwiek pochodzą. Jeśli którejś z nich nie rozegrasz, rezygnujesz też z pozostałych.

tal-rule-TAL-MOV-1 = Rzuć kością i przesuń się dokładnie o tyle obszarów wokół swojego Regionu, w wybranym kierunku. Po drodze nie możesz zawrócić, chyba że ruch prowadzi dalej przez King's Cross. Ruch jest obowiązkowy.

tal-rule-TAL-MOV-2 = W Zamku Hogwart liczy się tylko połowa rzutu: 1 do 3 przesuwa cię o 1 obszar, 4 lub 5 o 2, a 6 o 3.

tal-rule-TAL-MOV-3 = W Zamku Hogwart możesz zawrócić w każdej swojej turze, przed ruchem. Odtąd przesuwasz się co turę o 1 obszar ku Wrotom Hogwartu i ignorujesz to, co mówią obszary, i nie możesz zmienić zdania, zanim tam dotrzesz.
    .ruling = Instrukcje pozwalają zawrócić w każdej chwili. Tutaj mówisz to przed ruchem, żeby nikt nie uciekał przed rzuconą już kością, więc nowo odwiedzoną salę trzeba jeszcze spotkać. Kto przesuwa się o 1 obszar na turę, nie rzuca kością, a więc nigdy nie rusza Lorda Voldemorta. Dotyczy to tak samo zawracania, Fretek, Zgredka i Oblanych Smrodosokiem. To ograniczenie dotyczy ruchu w twojej turze. Co przenosi cię zamiast niego lub po nim, jak Świstoklik, Proszek Fiuu, Privet Drive 4, karta czy Jezioro, nie jest marszem i niesie cię aż do celu.

## Lord Voldemort

tal-rule-TAL-VOL-1 = Jeśli twoja kość ruchu pokaże 1, przesuń się o 1 obszar, a potem rzuć kością za Lorda Voldemorta. Przesuwasz go o tyle obszarów w dowolnym kierunku; pierwszy krok może zaprowadzić go na sąsiedni obszar innego Regionu, a reszta drogi zostaje w tym Regionie.
    .ruling = Liczy się ostateczny wynik twojej kości, w każdym Regionie; rzutu jego kością nie można powtórzyć za Los. Londyn i Tereny wokół Hogwartu stykają się na wszystkich obszarach naprzeciw siebie: przejścia, które wymieniają tam instrukcje, są dla Postaci. Do Zamku wchodzi się tylko przez Wrota Hogwartu, a do Wielkiej Sali tylko z Pokoju Życzeń; instrukcje i plansza mówią to, nie wymieniając nikogo, więc dotyczy to także jego. W Zamku Hogwart zatrzymuje się na końcu ścieżki, ale zawsze robi krok.

tal-rule-TAL-VOL-2 = Jeśli Lord Voldemort kończy ruch tam, gdzie są Postacie, z dowolnego stronnictwa, wybierasz jedną z nich, a ta wybiera walkę z nim na Magię lub na Moc. Po wygranej następuje rzut z TAL-CMP-3; przegrana kosztuje punkt Życia. Jak w każdej walce, twoja własna tura kończy się, jeśli nie wygrasz. Tak czy inaczej on tam zostaje. W Londynie i na Terenach wokół Hogwartu można mu się wymknąć.
    .ruling = Przewaga nie liczy się przeciw niemu dla nikogo, bo gra przeciw wszystkim. Po remisie nie dzieje się nic więcej. Kto wchodzi do Wielkiej Sali, zawsze spotyka go tam z Magią 12: jeśli jest gdzie indziej, wraca na miejsce. Jeśli przychodzi do kogoś w Wielkiej Sali, jest to ostatnia walka z TAL-WIN-1, bo kto go tam pokona, wygrywa grę.

## Encounters

tal-rule-TAL-ENC-1 = Po ruchu spotykasz albo obszar, albo jedną Postać przeciwnego stronnictwa, która tam jest: w walce albo przez zdolność lub Zaklęcie. Jeśli spotykasz Postać, nie robisz tego, co mówi obszar, nikogo nie odwiedzasz, niczego nie bierzesz i nie walczysz z leżącymi tam Wrogami.

tal-rule-TAL-ENC-2 = Jeśli obszar każe dobierać, dobieraj z talii jego Regionu, aż będzie tyle kart, ile mówi obszar, wliczając wszelkie karty, które już tam leżą; je też spotykasz. Jeśli wśród dobranych jest Wydarzenie, najpierw obróć żeton Przewagi, raz, bez względu na liczbę Wydarzeń.

tal-rule-TAL-ENC-3 = Spotykaj karty w kolejności numerów spotkań, od najniższego, a karty o tym samym numerze w kolejności dobrania. Zwykle oznacza to: Wydarzenia i Wrogowie, potem to, co mówi obszar, potem Obserwatorzy i Miejsca, potem branie Sprzymierzeńców, Galeonów i Przedmiotów, a na końcu porzucanie. Brać i porzucać możesz, ale nie musisz.
    .ruling = Możesz brać Sprzymierzeńców własnego stronnictwa i neutralnych. Branie następuje zawsze po odwiedzinach, choć Miejsca mają wyższe numery: zarówno lista w instrukcjach, jak i schemat stawiają je na końcu. Wyjątkiem jest Draco Malfoy: jeśli tak mówi jego strona, Przedmioty mają dla niego numer 1 i zdobywa je najpierw.

tal-rule-TAL-ENC-4 = Karty zostają na obszarze, na którym je spotkano, dopóki ktoś ich nie weźmie, nie pokona lub nie odrzuci. Karta, którą przy dobraniu kładzie się gdzie indziej, nic ci teraz nie robi.

tal-rule-TAL-ENC-5 = Karta należąca do stronnictwa jest Sprzymierzeńcem dla jego Postaci i Wrogiem dla pozostałych, z numerem spotkania dla każdego przypadku. Karty neutralne nie należą do nikogo i mają jeden numer.

tal-rule-TAL-ENC-6 = Jeśli przenosi cię karta, idziesz od razu: tego, co mówi stary obszar, się nie robi i niczego się tam nie bierze. Jeśli przenosi cię sam obszar, możesz najpierw brać. Tam, gdzie dotrzesz, zaczynasz od nowa i spotykasz obszar lub Postać.

tal-rule-TAL-ENC-7 = Na obszarze, który nie każe dobierać, spotkaj najpierw leżące tam karty, a potem zrób to, co mówi obszar.

tal-rule-TAL-ENC-8 = Do tego, co mówi obszar, do odwiedzin i brania dochodzisz tylko wtedy, gdy każdy spotkany Wróg został pokonany lub udało się mu wymknąć. W przeciwnym razie twoja tura już się skończyła.

tal-rule-TAL-ADV-1 = Jeśli żeton Przewagi ma być obrócony na stronę, którą już pokazuje, nic się nie dzieje.

tal-rule-TAL-DCK-1 = Gdy talia się skończy, jej odrzucone karty tasuje się i stają się nową talią. Rzucone i odrzucone Zaklęcia trafiają na jeden wspólny stos.
    .ruling = Instrukcje mówią o jednym stosie odrzuconych kart Spotkań. Tutaj każda z dwóch talii Spotkań ma własny stos, by ich karty nigdy się nie mieszały.

## Battle

tal-rule-TAL-BAT-1 = Wróg walczy Magią lub Mocą ze swojej karty, a ty walczysz tym samym. Najpierw możesz się wymknąć; jeśli nie, użyj dowolnych Zaklęć, Przedmiotów i zdolności; potem obie strony rzucają kością i dodają wynik, a ty możesz wydać 1 żeton Losu, by powtórzyć swój rzut. Jeśli skuteczność twojego ataku jest wyższa, Wróg jest pokonany i staje się twoim Trofeum. Jeśli jest niższa, tracisz punkt Życia, twoja tura się kończy, a Wróg zostaje; jeśli są równe, jest remis i twoja tura się kończy.
    .ruling = Dementorzy, Goblin, Latające Klucze i Bogin z obszarów oraz przeciwnicy pojawiający się przez kartę są neutralni i nie są Trofeami.

tal-rule-TAL-BAT-2 = Wrogowie z tym samym numerem spotkania, którzy walczą tym samym, walczą jak jeden: zsumuj ich siłę i rzuć za wszystkich jedną kością. Magia i Moc nigdy nie walczą razem.

tal-rule-TAL-BAT-3 = Postacie walczą tylko z Postaciami przeciwnego stronnictwa i zawsze na Magię. Zaatakowana może się wymknąć; potem, przed rzutem, przychodzi kolej na Zaklęcia, Przedmioty, Sprzymierzeńców i zdolności obu stron, a po rzucie atakujący pierwszy decyduje o Losie i nie może tego cofnąć. Zwycięzca może odebrać przegranemu punkt Życia albo zabrać jeden Przedmiot (nawet Insygnium) lub jednego Galeona; zwycięzca, którego trwa tura, może zamiast tego zaatakować jednego Sprzymierzeńca przegranego jak Wroga i zatrzymać go jako Trofeum. Równe wyniki to remis. Potem tura się kończy.
    .ruling = Sprzymierzeńca bez Magii lub Mocy na karcie nie można zaatakować. Nagrodę wybiera zwycięzca, nie przegrany. Kiedy ktoś wymknie się atakowi, tura atakującego też się kończy.

tal-rule-TAL-BAT-4 = Postacie stronnictwa, które ma Przewagę, dodają 1 do skuteczności ataku przeciw Postaciom i Wrogom przeciwnego stronnictwa. Postać stronnictwa bez Przewagi odejmuje 1 w walce z Wrogiem stronnictwa, które ją ma. W walce z neutralnymi Wrogami Przewaga nic nie znaczy. Przeciw kilku Wrogom naraz wydanie angielskie dodaje 1 do ich wyniku za każdego z nich ze stronnictwa z Przewagą, a polskie odejmuje za każdego z nich 1 od twojego.
    .ruling = Jeśli Przewagę ma twoje własne stronnictwo, dodajesz 1 tylko raz, bez względu na to, z iloma Wrogami przeciwnego stronnictwa walczysz. Neutralni Wrogowie wśród nich się nie liczą. Wydrukowany przykład walki się z tym nie zgadza: Dumbledore walczy tam z Wrogiem stronnictwa, które ma Przewagę, i kończy z wynikiem 16, bez 1, które musi odjąć. Według zasady jest to 15 i tak liczymy. Przeciw kilku Wrogom angielskie 1 za każdego zastępuje 1, które odejmujesz od siebie, bo mówi o nich to, co tamto o pojedynczym Wrogu.

tal-rule-TAL-BAT-5 = Dzięki odpowiedniemu Zaklęciu, zdolności, Przedmiotowi lub Sprzymierzeńcowi możesz wymknąć się Postaci lub Wrogowi, który cię atakuje, także takiemu, który pochodzi z Wydarzenia, Miejsca lub od Obserwatora. Możesz to zrobić tylko w Londynie i na Terenach wokół Hogwartu. Wtedy nic sobie nawzajem nie robicie.
    .ruling = Spośród Wrogów walczących wspólnie możesz wymknąć się niektórym i walczyć z resztą, bo schemat spotkań pyta, czy udało ci się pokonać ich wszystkich lub im się wymknąć.

tal-rule-TAL-TRO-1 = Na końcu swojej tury możesz wymieniać Trofea: 5 punktów Magii na 1 punkt Magii, 5 punktów Mocy na 1 punkt Mocy, tyle razy, na ile wystarczy. Nadmiar punktów przepada. Karty idą na stos odrzuconych.

## What characters have

tal-rule-TAL-FAT-1 = Raz na rzut możesz zapłacić 1 żeton Losu, by powtórzyć rzut jedną ze swoich kości, czy rzucasz za ruch, w walce, czy za kartę lub obszar. Nowy wynik obowiązuje. Nigdy nie możesz powtórzyć rzutu Wroga ani innego gracza. Losu możesz mieć dowolnie wiele.
    .ruling = Liczba Latających Kluczy i Moc Bogina to twoje rzuty za obszar, więc Los może je zmienić. Kość, która rusza Lorda Voldemorta, nie jest twoja i zostaje, jak padła.

tal-rule-TAL-OBJ-1 = Możesz nieść 4 Przedmioty, ale nigdy nie dwa o tej samej nazwie; wszystkie Insygnia liczą się jako jedna nazwa. Jeśli masz o jeden za dużo, od razu wybierasz, który zostawić odkryty na swoim obszarze. Galeony i Los nie są Przedmiotami. Ze zdobioną koralikami torebką lub z Graupem, a w wydaniu polskim także z Trollem, limitu nie ma.
    .ruling = Instrukcje mówią, że te karty znoszą limit 4, ale nie ustalają innego: możesz nieść tyle Przedmiotów, ile chcesz. Gdy torebki lub Sprzymierzeńca zabraknie, nadmiar zostawiasz od razu na miejscu, zanim zdarzy się cokolwiek innego. Przedmiotu pozostawionego z powodu nadmiaru nie można wziąć z powrotem w tej samej turze; Insygnium lub karta Ekwipunku wraca na swój stos (TAL-HAL-1). Innej Postaci możesz zabrać także Przedmiot, który już masz; ponieważ oba są jednakowe, jeden z nich od razu wraca na swój stos.

tal-rule-TAL-OBJ-2 = Nigdy nie musisz używać Przedmiotu i możesz nieść taki, którego nie możesz używać. Nic ci wtedy nie daje, ale się liczy, można nim płacić i nie ma go nikt inny. Insygnia to Magiczne Przedmioty.

tal-rule-TAL-FOL-1 = Możesz mieć 3 Sprzymierzeńców. Jeśli na końcu tury masz ich więcej, zostaw wybranych na swoim obszarze. Sprzymierzeniec, którego musisz odrzucić, idzie na stos odrzuconych, a ten, którego zabije inna Postać, staje się jej Trofeum.

tal-rule-TAL-OPN-1 = Twoje Przedmioty i Sprzymierzeńcy leżą jawnie przed wszystkimi. Zaklęcia są tajne.

tal-rule-TAL-DIT-1 = Na końcu tury możesz zostawić odkryte na swoim obszarze dowolne swoje Przedmioty, Sprzymierzeńców i Galeony. Tego, co porzucisz, nie możesz wziąć z powrotem w tej samej turze.
    .ruling = Insygnia i karty Ekwipunku wracają zamiast tego na swoje stosy (TAL-HAL-1). Zakaz brania z powrotem dotyczy wszystkiego, co zostawiasz na obszarze w swojej turze, także Przedmiotu ponad limit (TAL-OBJ-1).

tal-rule-TAL-SPE-1 = Twoja łączna Magia, ze wszystkim, co się do niej dodaje, decyduje, ile Zaklęć możesz mieć: żadnego do 3, jedno przy 4, dwa przy 5 lub 6 i trzy przy 7 lub więcej. Ponad to nie zyskujesz Zaklęć.
    .ruling = Jeśli twoja Magia spadnie, zachowujesz posiadane Zaklęcia, ale nie zyskujesz nowych, dopóki nie masz ich mniej niż limit.

tal-rule-TAL-SPE-2 = W swojej turze możesz rzucić dowolnie wiele Zaklęć, w turze innego gracza tylko jedno. Każde działa od razu, zanim zdarzy się cokolwiek innego.
    .ruling = Co można rzucić w dowolnym momencie, można rzucić zawsze, gdy w turze ktoś ma o czymś zdecydować, także po rzutach ataku, gdy gracz decyduje o Losie: tylko to, co zmienia Magię lub Moc, musi poprzedzać rzut. Nie można go rzucić, gdy działa inne Zaklęcie, gdy ktoś właśnie płaci ani gdy decyduje o odpowiedzi, o zdolności lub o tym, co oddać czy wymienić; a gdzie nie ma o czym decydować, nikt na nie nie czeka.

tal-rule-TAL-SPE-3 = Zaklęcie opuszcza twoją rękę tylko, gdy je rzucasz lub płacisz nim za zdolność. Wyjątkami są Obliviate, Magiczne Dowcipy Weasleyów, przegrana z Gilderoyem Lockhartem lub ze Wspomnieniem Toma Riddle'a i utrata ostatniego punktu Życia.

tal-rule-TAL-DIA-1 = Twoja Magia i Moc nigdy nie spadają poniżej wartości początkowych ani nie rosną ponad koniec wskaźników. Tego, co dodają Przedmioty i Sprzymierzeńcy, nie ma na wskaźnikach. Życie możesz zyskiwać ponad wartość początkową, ale leczenie na niej się kończy.
    .ruling = Tylko angielska instrukcja mówi, gdzie leczenie się kończy. W wydaniu polskim gramy tak samo, bo leczyć to odzyskiwać to, co się straciło.

tal-rule-TAL-LOS-1 = Gdy tracisz turę, jest to twoja następna. Tura, w której to się dzieje, toczy się jak zwykle.
    .ruling = Schemat spotkań zdaje się kończyć bieżącą turę, wbrew tekstowi zasady. Trzymamy się tekstu. Jeśli zanim nadejdzie twoja następna tura, dwa razy masz ją stracić, za każdym razem chodzi o tę samą turę i tracisz ją raz. Stracona tura jest jedną z dwóch tur Fretki, a Świstoklik, którego można by w niej użyć, oddaje się nieużyty. Ruch obiecany przy Privet Drive 4 czeka, aż znów się ruszysz.

tal-rule-TAL-LIF-1 = Gdy tracisz ostatni punkt Życia, trafiasz od razu do Szpitala Świętego Munga, odrzucasz Zaklęcia, Trofea i Los, a twoja tura się kończy. W następnej turze wybierasz na nowo stronę karty Postaci, ustawiasz wszystkie wskaźniki na jej wartości początkowe i grasz dalej. Zachowujesz Przedmioty, Galeony i Sprzymierzeńców.
    .ruling = Do wartości początkowych wracają tylko wskaźniki, a Losu na nich nie ma: nie dostajesz nowego Losu ani Zaklęć, ale Dumbledore, jeśli tak mówi jego strona, nadal ma jedno. Karta Fretki i obiecany ruch przepadają; zadanie i tury, które masz jeszcze stracić, zostają. Do następnej rozgrywanej tury jesteś poza grą: nikt nie może cię spotkać i nic cię nie sięga. Nawet jeśli masz więcej niż 3 Sprzymierzeńców, zachowujesz ich do końca tej tury. Dodatkowe tury, które jeszcze ci przysługiwały, przepadają, bo twoja tura się skończyła i jesteś poza grą.

tal-rule-TAL-HAL-1 = Insygnium lub karta Ekwipunku, której nikt nie niesie, leży na swoim stosie i można ją znów zdobyć; odrzucone Insygnium jest ponownie dostępne.
    .ruling = Dotyczy to także tych, które porzucasz, dobrowolnie lub nie: inne Przedmioty leżą wtedy na obszarze, ale o tych kartach instrukcje mówią, że są na swoich stosach, gdy nikt ich nie niesie.

## From region to region

tal-rule-TAL-CRS-1 = Z Londynu na Tereny wokół Hogwartu prowadzą cztery drogi: King's Cross; Świstoklik, który w turze po zdobyciu może przenieść cię na obszar naprzeciw i który oddaje się tak czy inaczej; rzut 6 przy Privet Drive 4, który prowadzi do Chatki Hagrida; oraz Proszek Fiuu, z Nory lub Atrium Ministerstwa na obszar naprzeciw. Prócz King's Cross zastępują one twój ruch: nie rzucasz kością, Lord Voldemort ani drgnie, a spotkanie masz tam, gdzie dotrzesz.

tal-rule-TAL-KXS-1 = Jeśli twój ruch w Londynie dochodzi do King's Cross lub przez nie przechodzi, możesz tam spróbować przejść barierę w walce na Magię: twoja Magia i kość przeciw 9 i kości. Jeśli masz więcej, następny krok prowadzi na Stację Hogsmeade, a stamtąd dalej w dowolnym kierunku; jeśli ruch skończył się dokładnie na King's Cross, idziesz dalej w następnej turze. Jeśli nie masz więcej, zatrzymujesz się tam i twoja tura się kończy, ale nie kosztuje to Życia. Kończąc tam ruch, możesz zamiast tego spotkać obszar i dobrać 1 kartę, bez przechodzenia. W drodze powrotnej nic cię nie zatrzymuje.
    .ruling = Plansza żąda Magii większej niż 9, a zasady rzutu kośćmi obu stron. Bierzemy jedno i drugie razem. Tylko angielska instrukcja nazywa to walką, a wydanie polskie idzie tu za nią: co liczy się w walce, jak Różdżka, dwie kości Harry'ego czy Expecto Patronum, liczy się i tutaj, a kto zyskuje coś na wygranej walce, zyskuje to. Bariera nie jest jednak Wrogiem i nikogo nie atakuje: nie można się jej wymknąć ani jej ochronić, Przewaga nic nie znaczy i nie wykonuje się na niej zadania. Jakkolwiek trafisz na King's Cross z Londynu, pieszo, przez kartę, przez obszar czy obiecany ruch, możesz próbować. Nie możesz, jeśli tam zostajesz, zaczynasz tam turę albo właśnie przybywasz z Terenów wokół Hogwartu.

tal-rule-TAL-GAT-1 = Jeśli stajesz przy Wrotach Hogwartu lub masz je minąć, możesz spróbować je otworzyć: wybierz Magię lub Moc i rzuć dwiema kośćmi. Jeśli pokażą nie więcej, twoja tura kończy się na Ruchomych schodach. Jeśli więcej, twoja tura kończy się przy Wrotach i tracisz 1 punkt wybranej wartości, ale nie poniżej początkowej. Musisz je otwierać za każdym razem, gdy chcesz wejść; w drodze na zewnątrz nic cię nie zatrzymuje.
    .ruling = Jakkolwiek tam trafisz, pieszo, przez kartę, przez obszar czy Świstoklikiem, możesz próbować, podobnie jak ktoś, kto właśnie wyszedł z Zamku Hogwart. Nie możesz, jeśli tam zostajesz lub zaczynasz tam turę.

tal-rule-TAL-ROR-1 = W Pokoju Życzeń musisz się zatrzymać. Z Insygnium możesz je odrzucić i wejść do Wielkiej Sali albo zawrócić; bez niego musisz zawrócić. W wydaniu polskim, kto ma Insygnium, musi wejść.
    .ruling = Zatrzymać się to zakończyć ruch: wejście jest ruchem twojej następnej tury. Także w wydaniu polskim możesz porzucić Insygnium na końcu tury, w której przybywasz (TAL-DIT-1), bo wejść musi tylko ten, kto je jeszcze ma.

tal-rule-TAL-WIN-1 = W Wielkiej Sali walczysz z Lordem Voldemortem na Magię, a jego wynosi 12, czy to ty przychodzisz do niego, czy on do ciebie (TAL-VOL-2). Jeśli wygrasz, wygrywasz grę, do któregokolwiek stronnictwa należysz. Jeśli przegrasz, wracasz na Ruchome schody. Po remisie zostajesz i walczysz z nim znów w następnej turze.
    .ruling = Przegrana nie kosztuje tu Życia. Polska instrukcja umieszcza schody, na które wraca przegrany, na początku Regionu Środkowego: to pomyłka w druku, bo są pierwszym obszarem Zamku Hogwart.

## Alternative rules

tal-rule-TAL-ALT-1 = Bez dziedziczenia, kto traci ostatni punkt Życia, odpada: Przedmioty, Sprzymierzeńcy i Galeony zostają na obszarze, Zaklęcia, Trofea i Los wracają na stosy, a zdobyta Magia i Moc przepadają. W następnej turze ten gracz losuje jedną z nieużytych Postaci i przygotowuje ją jak na początku gry.
    .ruling = Gdy nie ma już nieużytych Postaci, te, które odpadły, tasuje się i używa znowu. Zadanie kończy się wraz z Postacią, ale tury, które masz jeszcze stracić, zostają, bo traci je gracz.

tal-rule-TAL-ALT-2 = Na dłuższą grę 1 punkt Magii lub Mocy kosztuje 7 punktów Trofeów zamiast 5.

tal-rule-TAL-ALT-3 = Jeśli się na to zgodzicie, możesz porzucać Przedmioty i Sprzymierzeńców na obszarze przed dobraniem kart. Liczą się jako karty na obszarze, więc dobierasz mniej, ale nie możesz ich wziąć z powrotem w tej samej turze.
    .ruling = Porzucone Insygnia i karty Ekwipunku wracają na swoje stosy (TAL-HAL-1), więc się nie liczą.

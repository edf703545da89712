### The rules of A Year at Hogwarts, one message per rule id, in the order of play.
### The value is the rule. `.ruling` says what the rulebooks leave open and how we answer it.
### What no rulebook prints, and we designed ourselves, is called our choice.
### Where the Italian and the Polish rulebook differ, the edition chosen before the game decides.
### Each text is one line, because Fluent keeps line breaks and readers have screens of any width.

## Chapters

yh-chapter-components = Elementy gry
yh-chapter-board = Plansze
yh-chapter-setup = Przygotowanie i koniec gry
yh-chapter-turn = Tura
yh-chapter-points = Punkty domu
yh-chapter-fights = Walki
yh-chapter-quidditch = Quidditch
yh-chapter-voldemort-returns = Voldemort powraca

## Components

yh-rule-YH-CMP-1 = Jest plansza główna, która pokazuje Hogwart tak jak Mapa Huncwotów, i trzy mniejsze: ulica Pokątna, plansza 2 z Lokacjami i boisko do quidditcha. W pudełku jest 210 kart w ośmiu taliach (sprawowania, walki, pojedynków, wydarzeń, ksiąg, eliksirów, quidditcha i zaklęć), 30 misji, 30 przedmiotów, 6 żetonów śmierciożerców, 60 żetonów Pucharu Domów, 20 żetonów proszku Fiuu, 10 żetonów świstokliku, 70 żetonów PŻ, 5 kości, 15 planszetek i 15 pionków.
    .ruling = Gdy zabraknie żetonów proszku Fiuu lub świstokliku, nikt nie zyskuje kolejnego. Żetony PŻ i punktów domu oraz pięć kości niczego nie ograniczają.

yh-rule-YH-CMP-2 = 30 kart walki ma takie numery jak 30 misji i każda należy do misji o swoim numerze. Nasz wybór: wśród pozostałych 180 kart jest 40 zaklęć, 34 eliksiry, 24 księgi, 26 kart sprawowania, 20 kart wydarzeń, 20 kart pojedynków i 16 kart quidditcha.
    .ruling = Instrukcje podają liczbę 210 kart, ale nie liczebność talii; gramy tymi liczbami.

yh-rule-YH-CMP-3 = Każdy gracz ma ucznia: to Harry Potter, Hermiona Granger, Ron Weasley, Draco Malfoy, Luna Lovegood lub, z naszego wyboru, Ginny Weasley, Neville Longbottom lub Cho Chang. Planszetka pokazuje PŻ ucznia, jego odporność na ataki, 3 lub 4 kości ataku, początkowe księgi, zaklęcia i eliksiry oraz jedną zdolność ruchu i jedną walki. Wartości Harry'ego są wydrukowane: 7 PŻ i 4 kości, 2 zaklęcia zamiast 1 na polu zaklęcia oraz przeciwnicy o odporności niższej o 1; Hermiona ma 4 kości, Luna 6 PŻ i 4 kości. Wszystkie inne liczby i zdolności są naszym wyborem. Sześcioro śmierciożerców, Narcyza Malfoy, Barty Crouch Junior, Lucjusz Malfoy, Walden Macnair, Bellatrix Lestrange i Peter Pettigrew, też ma planszetki, po 1 zaklęciu i 1 eliksirze i bez miejsca na przedmioty, podobnie jak Lord Voldemort, który ma 7 PŻ.

yh-rule-YH-CMP-4 = 30 przedmiotów to sześć horkruksów (Dziennik Toma Riddle'a, Pierścień Marvola Gaunta, Puchar Helgi Hufflepuff, Medalion Salazara Slytherina, Diadem Roweny Ravenclaw i Nagini), cztery, których potrzebuje Pettigrew (Kociołek, Kość ojca, Ręka Glizdogona i Harry Potter), oraz Kieł bazyliszka, Miecz Gryffindora, Czarna Różdżka, Kamień Wskrzeszenia, Zmieniacz czasu, Peleryna niewidka i Hardodziób. Naszym wyborem jest pozostałych 13: Zaczarowana harfa, Skrzydlaty klucz, Kamień filozoficzny, Tiara Przydziału, Mapa Huncwotów, Złote jajo, Puchar Trójmagiczny, Kula przepowiedni, Moneta Gwardii Dumbledore'a, Fiolka ze wspomnieniem, Wygaszacz, Złoty znicz i Lusterko dwukierunkowe.

yh-rule-YH-CMP-5 = Sześciu przedmiotów można użyć raz, a potem trafiają na jedno z trzech pól przedmiotów na ulicy Pokątnej. Czarna Różdżka i Miecz Gryffindora dają po jednej kości ataku więcej na jedną walkę, a Kamień Wskrzeszenia daje w walce 6 PŻ. Zmieniacz czasu daje jeszcze jedną turę. Peleryna niewidka pozwala opuścić walkę i odejść o 5 pól. Hardodziób niesie na dowolne pole ulicy Pokątnej lub planszy 2; w wydaniu polskim potem się wraca.
    .ruling = Przedmioty nie są kartami i nie liczą się do żadnego limitu. Zmieniacza czasu można użyć przed rzutem, przy każdym kroku swojego ruchu i gdy twoja tura się kończy; naraz jest tylko jedna dodatkowa tura. Pod Peleryną nic cię nie zatrzymuje, a pole, na które dotrzesz, nic nie robi; nikt nie wygrywa ani nie przegrywa, karta, z którą walczysz, wraca do talii, a misję z jej przedmiotami i kartami zachowujesz. Walka całej drużyny też się kończy. Nie wracasz po polach odwiedzonych w tej samej turze. Jeśli nie zostaje droga na 5 pól, idziesz tak daleko, jak się da. Kto opuszcza walkę na wyprawie, rusza stamtąd, gdzie wyprawa się zaczęła. Hardodziób nie jest kartą na początek tury, jak Skrzeloziele, i nie zastępuje rzutu: leci, gdy twoja tura miałaby się skończyć, a tam, gdzie wyląduje, robisz to, co na wyprawie proszkiem Fiuu. Leci także na Cmentarz, ale nie w wydaniu polskim, które nikogo nie wpuszcza tam bez świstokliku; z każdego miejsca, z którego nie ma drogi powrotnej, przynosi cię na końcu tury z powrotem.

yh-rule-YH-CMP-6 = Misja ma miejsce, przedmioty do przyniesienia, w wariantach dla zaawansowanych karty do pokazania, punkty domu i przeciwnika. Instrukcje pokazują numery od 1 do 3 (Zachodnie skrzydło na 3. piętrze, po jednym przedmiocie, 50, 50 i 60 punktów; przeciwnicy: Puszek, Diabelskie sidła i Profesor Quirrell) oraz numer 6 (Komnata Tajemnic, Kieł bazyliszka i Dziennik Toma Riddle'a, 200 punktów; przeciwnik: Tom Riddle). Misje od 1 do 10 opowiadają pierwsze trzy książki, od 11 do 20 dwie następne, od 21 do 30 dwie ostatnie; dają od 40 do 300 punktów, im trudniejsze, tym więcej. Wszystkie inne misje są naszym wyborem: każdy przedmiot jest potrzebny co najmniej jednej z nich, a każda wymagana karta istnieje co najmniej dwa razy.

yh-rule-YH-CMP-7 = Karta walki lub pojedynku pokazuje PŻ przeciwnika, jego odporność i to, co robi: po odkryciu, przed każdym twoim atakiem lub po każdym z nich. Tom Riddle ma 9 PŻ i odporność 5: tracisz 2 PŻ po jego odkryciu i 3 PŻ po każdym swoim ataku, a zaklęcia na niego nie działają. Vincent Crabbe ma 4 PŻ i odporność 3: tracisz 10 punktów domu po jego odkryciu i 2 PŻ przed każdym swoim atakiem. Wszyscy inni przeciwnicy są naszym wyborem.

yh-rule-YH-CMP-8 = Te karty są wydrukowane. Zaklęcia: Szatańska pożoga (przeciwnik traci 6 PŻ), Wingardium leviosa (przejrzyj talię zaklęć i weź 2), Alohomora, Accio i Obliviate (także na początek tury) oraz Lumos. Eliksiry: Eliksir wielosokowy (przejrzyj talię eliksirów i weź 1), Napój orzeźwiający pani Pomfrey, który w wydaniu włoskim nazywa się Szkiele-Wzro (5 PŻ dla ciebie), Eliksir dodający wigoru (5 PŻ), Eliksir postarzający (4 PŻ) oraz Skrzeloziele, Eliksir zapomnienia i Amortencja (także na początek tury). Księgi: Jak zaprzyjaźnić się z ghulami (5 punktów) oraz Magiczne wzory i napoje (10 punktów). Sprawowanie: Dolores Umbridge (strata 40 punktów), Horacy Slughorn (15 punktów) i Proszek Fiuu. Wydarzenie: Zgredek (wszyscy rzucają, a kto wyrzuci najmniej, może iść na dowolne pole zamku). Quidditch: Nimbus 2000 (2 pola), Błyskawica (4 pola), Zwód Wrońskiego (rzuć jeszcze jedną kością) i Zaklęcie Confundus (szukający przeciwnika o 3 pola wstecz). Wszystko inne jest naszym wyborem.
    .ruling = Księgi dają od 5 do 20 punktów, choć jedna strona włoskiej instrukcji mówi, że od 5 do 10. Przejrzaną talię się tasuje. Karta, która gdzieś cię wysyła, na tym się kończy: pole nic nie robi, nikogo się nie spotyka, a następną turę zaczynasz stamtąd; tylko tam, gdzie zastępuje rzut, ruch kończy się jak zwykle.

## The boards

yh-rule-YH-BRD-1 = Gra zaczyna się przy wejściu: na prawo leży zamek, na lewo droga na ulicę Pokątną. Możesz tam wejść do szkoły lub iść do Dziurawego Kotła, w wydaniu włoskim także przechodząc, w polskim tylko, jeśli się zatrzymasz. Dwanaście kroków prowadzi ze Startu obok wskazujących dłoni i Herbu Hogwartu do Wieży zegarowej i w dół wzdłuż zachodniego muru: eliksir, Wieża Gryffindoru, przedmiot, pojedynek, sprawowanie, Wieża Hufflepuffu, zaklęcie, przedmiot i wydarzenie.
    .ruling = Zatrzymać się przy wejściu oznacza w wydaniu polskim, że Start kończy każdy ruch, tak jak boisko do quidditcha: kto szedłby dalej, wybrałby bez zatrzymania. Następna tura prowadzi dalej w dowolną stronę.

yh-rule-YH-BRD-2 = Z Dziurawego Kotła do Banku Gringotta są 4 ruchy, a stamtąd jeszcze 4 do sklepu Borgin i Burkes lub do sklepu Ollivandera. Esy i Floresy też są na ulicy Pokątnej.

yh-rule-YH-BRD-3 = Z Miodowego Królestwa do gospody Pod Świńskim Łbem są w wydaniu włoskim 3 ruchy, a w polskim 2. Wchodzi się na każde pole pomiędzy.

yh-rule-YH-BRD-4 = Tajne przejścia prowadzą w obie strony. Droga ze Skrzydła szpitalnego obok Jednookiej Wiedźmy do Miodowego Królestwa kosztuje 1 dodatkowy ruch; droga spod Wierzby bijącej do Wrzeszczącej Chaty, z Pokoju Życzeń do gospody Pod Świńskim Łbem, z Ministerstwa Magii do Sali Przepowiedni i z jednego pola do Banku Gringotta nie kosztuje nic więcej. Most to 1 pole. Nikt nie przechodzi przez ściany i nikt nie wchodzi do Wielkiej Sali.
    .ruling = Pole, które prowadzi do Banku Gringotta, to pole na ulicy, 4 ruchy od Dziurawego Kotła; dalsze 4 ruchy liczą się od niego. Przejście przy Ministerstwie łączy dwie Lokacje; wyprawa prowadzi do jednej i z powrotem, więc nikt przez nie nie przechodzi.

yh-rule-YH-BRD-5 = Jest 18 wież, 6 klas, 18 pól przedmiotów na planszy głównej, 3 na ulicy Pokątnej i 9 na planszy 2. Proszek Fiuu prowadzi do 7 Lokacji, a świstoklik, z boiska do quidditcha, na Cmentarz w Little Hangleton; w wydaniu polskim nic innego tam nie prowadzi.
    .ruling = Wieże pokojów wspólnych i Wieża zegarowa są wśród tych 18. Siedem Lokacji to Ministerstwo Magii, Sala Przepowiedni, Miodowe Królestwo, Pod Świńskim Łbem, Wrzeszcząca Chata, Nora i Dwór Malfoyów.

yh-rule-YH-BRD-6 = Nasz wybór: jak dokładnie łączą się pola plansz tam, gdzie znane fakty tego nie rozstrzygają. Do każdego pola można dotrzeć, a żadne dwie wieże nie są od siebie dalej niż 24 ruchy.

yh-rule-YH-BRD-7 = Pola łączą tylko ślady stóp albo stopień narysowany podwójną linią.

yh-rule-YH-SPC-1 = Gdy twój ruch kończy się na symbolu, dobierasz kartę. Zaklęcie, eliksir lub księgę zachowujesz. Kartę sprawowania wykonujesz ty, karta wydarzenia dotyczy wszystkich, a z kartą pojedynku się walczy. Pole PŻ, takie jak Skrzydło szpitalne, daje wydrukowane na nim PŻ.

yh-rule-YH-SPC-2 = W pokoju wspólnym dobierz kartę sprawowania, księgę, eliksir lub zaklęcie, jak wolisz, albo zaproponuj dowolnemu graczowi wymianę jednego przedmiotu na jeden. Wolno mu odmówić.

yh-rule-YH-SPC-3 = W Gabinecie Dumbledore'a dobierz 2 zaklęcia, w Chatce Hagrida 1 eliksir i 1 zaklęcie, w Gabinecie Snape'a 2 eliksiry, a w Dziale ksiąg zakazanych, we włoskim wydaniu Bibliotece, 2 księgi, w wydaniu polskim 1.
    .ruling = Polska instrukcja podaje na stronie 5 dwie księgi, a na stronie 7 jedną; wydanie polskie trzyma się strony 7, która mówi, co robi każde miejsce.

yh-rule-YH-SPC-4 = W klasach zaklęć, transmutacji i obrony przed czarną magią dobierz 1 zaklęcie, w klasach eliksirów, zielarstwa i opieki nad magicznymi stworzeniami 2 eliksiry. Do tego dochodzą egzaminy.

yh-rule-YH-SPC-5 = Boisko do quidditcha kończy twój ruch. Musisz tam wyzwać gracza, chyba że wydasz żeton świstokliku: wtedy trafiasz na Cmentarz w Little Hangleton, wykonujesz jego misję, jeśli możesz, i wracasz na końcu tury.
    .ruling = Żeton świstokliku oddaje się po użyciu. W wariancie drużynowym wyzywasz gracza innej drużyny, jeśli taki jest. Jeśli stoi tam ktoś, z kim musisz walczyć, zamiast tego walczysz. W grze jednoosobowej możesz po prostu zostać.

yh-rule-YH-SPC-6 = Na wieży zawsze możesz się zatrzymać. Możesz tam użyć żetonu proszku Fiuu: idź do jednej z 7 Lokacji, zbierz przedmioty, wykonaj misję, jeśli możesz, i wróć na wieżę na końcu tury.
    .ruling = Żeton oddaje się po użyciu. Wyprawa nie jest ruchem: na jej końcu nikogo się nie spotyka, a pole nie robi nic innego. To samo dotyczy świstoklików.

yh-rule-YH-SPC-7 = Na jeszcze jednym polu dobiera się 2 księgi.
    .ruling = To pole to Esy i Floresy.

## Setup and ending

yh-rule-YH-SET-1 = Wybierzcie, jak długo gracie. Gra szybka: aż ktoś wykona co najmniej 1 misję i będzie miał ponad 210 punktów domu; klasyczna: 2 misje i ponad 260; długa: 3 misje i ponad 320. I wybierzcie wariant: niepełnoletni czarodziej, wykwalifikowany czarodziej lub wariant drużynowy. Jedna osoba gra w wariant jednoosobowy, według zasad niepełnoletniego lub wykwalifikowanego czarodzieja.

yh-rule-YH-SET-2 = Potasujcie wszystkie talie prócz kart walki. Każdy bierze planszetkę ucznia, 1 żeton proszku Fiuu (w wariancie niepełnoletniego czarodzieja 2), 1 żeton świstokliku, PŻ, księgi, zaklęcia i eliksiry wskazane na planszetce oraz 5 losowych tajnych misji, albo 3, gdy graczy jest więcej niż 6. Żaden efekt nigdy nie odbiera misji. Wszystkie pionki stoją na Starcie.

yh-rule-YH-SET-3 = W wariantach wykwalifikowanego czarodzieja i drużynowym gracze stawiają sześć żetonów śmierciożerców na sześciu wybranych wieżach. Śmierciożerca zostaje tam, dopóki nie zostanie pokonany.
    .ruling = Gracze robią to na zmianę, od pierwszego gracza, po jednym żetonie.

yh-rule-YH-SET-4 = 30 przedmiotów leży losowo na polach przedmiotów: 18 na planszy głównej, 3 na ulicy Pokątnej i 9 na planszy 2.

yh-rule-YH-SET-5 = Zaczyna najmłodszy gracz, a potem gra zawsze osoba po prawej.
    .ruling = Tylko wy możecie wiedzieć, kto to, więc wybiera się to przy przygotowaniu; jeśli nikt nie wybierze, decyduje los.

yh-rule-YH-END-1 = Gra kończy się natychmiast, gdy któryś gracz spełni warunek wybranej długości. Wygrywa ten, kto ma wtedy najwięcej punktów domu, bez względu na to, czy to ten sam gracz.
    .ruling = Jeśli najwięcej ma kilku graczy, dzielą się zwycięstwem. Kartę, która jest właśnie rozpatrywana, rozpatruje się najpierw do końca, dla wszystkich, których dotyczy.

yh-rule-YH-END-2 = W wariantach wykwalifikowanego czarodzieja i drużynowym ten gracz musi też mieć za sobą mecz quidditcha.
    .ruling = Wystarczy, że rzucono mu wyzwanie, a wynik nie ma znaczenia. W grze jednoosobowej tego warunku nie ma.

yh-rule-YH-END-3 = W wariancie drużynowym liczy się wynik drużyny.
    .ruling = Punkty misji wykonanej przez drużynę zdobywa każdy jej członek, tak jak PŻ przeciwnika liczą się raz na każdego członka; jest to jednak jedna misja. Punkty domu wszystkich członków się sumuje, a misje i mecz quidditcha dowolnego członka liczą się dla drużyny. Gdzie karta mówi o największej lub najmniejszej liczbie punktów domu, liczy się wynik drużyny.

## The turn

yh-rule-YH-TRN-1 = Rzuć dwiema kośćmi i przejdź dokładnie tyle pól w dowolną stronę; potem zrób to, co mówi pole. Z rzutu możesz zrezygnować tylko wtedy, gdy pozwala na to YH-TEAM-2 lub karta.

yh-rule-YH-TRN-2 = W czasie ruchu można użyć zdolności ruchu ze swojej planszetki.
    .ruling = Zdolności, które tylko coś dodają, działają bez pytania; z innych możesz zrezygnować. Kto może przechodzić obok graczy i śmierciożerców, może też się przy nich zatrzymać i walczyć. Kto dobiera 2 zaklęcia lub eliksiry zamiast 1, robi to tylko tam, gdzie dobiera się dokładnie 1 kartę tej talii i nic więcej, i nie w klasach. Dwie karty sprawowania Dracona dobiera się odkryte, a niewybrana wraca do talii.

yh-rule-YH-MOV-1 = W jednej turze nigdy nie wchodź dwa razy na to samo pole.
    .ruling = Pole, z którego ruszasz, liczy się jako odwiedzone: wejść na nie znów znaczyłoby się cofnąć, a na to trzeba poczekać.

yh-rule-YH-MOV-2 = Gdy spotkasz innego gracza lub śmierciożercę, musisz się zatrzymać i walczysz.

yh-rule-YH-MOV-3 = Możesz zatrzymać się wcześniej na wieży lub w miejscu misji, także jeśli nie masz żadnej misji z tym miejscem. Do egzaminu trzeba skończyć ruch dokładnie w klasie.
    .ruling = Obie instrukcje można by czytać tak, że księga pozwala zatrzymać się w klasie wcześniej; ale włoska strona o egzaminach mówi, że ruch się tam kończy, a polska strona o ruchu zna tylko dwa wyjątki, więc musi wypaść dokładnie.

yh-rule-YH-MOV-4 = Jeśli nie możesz przejść tyle, ile wypadło, zatrzymujesz się tam, skąd nie da się już zrobić kroku.
    .ruling = Instrukcje o tym milczą. Tylko jeśli nie istnieje droga tej długości ani wcześniejszy postój, idziesz, aż dalej się nie da.

yh-rule-YH-OBJ-1 = Przechodząc przez pole przedmiotu lub zatrzymując się na nim, możesz brać przedmioty, najwyżej 2 na turę. Możesz mieć ich najwyżej 6: kto ma 6, może jeden wymienić, zostawiając go na miejscu.
    .ruling = Polska instrukcja mówi, że trzeba zebrać to, co wymienia misja: trzeba to tam przynieść, ale które przedmioty i kiedy bierzesz po drodze, wybierasz sam.

yh-rule-YH-OBJ-2 = Po wykonaniu misji potrzebne do niej przedmioty trafiają na wybrane przez ciebie pola przedmiotów planszy 2, zajęte lub nie; w wydaniu polskim na dowolne pola planszy 2, a przedmioty specjalne na ulicę Pokątną. Po przegranej misji zachowujesz je.
    .ruling = W wariancie drużynowym pola wybiera ten, kto wygrał walkę.

yh-rule-YH-CRD-1 = Użyte karty idą na spód swojej talii.
    .ruling = Każdy może obejrzeć odłożone tam karty. Dobiera się je w ich kolejności, gdy nie ma już innych kart talii.

yh-rule-YH-CRD-2 = Accio, Alohomorę, Obliviate, Skrzeloziele, Eliksir zapomnienia i Amortencję można zagrać przed rzutem zamiast w walce. Wydanie polskie pozwala na to tylko w przypadku zaklęć.
    .ruling = Karty, która teraz nic by nie zrobiła, się nie proponuje. Żadna karta nie przenosi gracza, którego drużyna walczy o misję.

## House points

yh-rule-YH-MIS-1 = W miejscu misji, którą masz, z jej przedmiotami i, w wariantach wykwalifikowanego czarodzieja i drużynowym, a w wydaniu włoskim także w pojedynkę, z wymaganymi kartami, musisz wziąć jej kartę walki i walczyć. Jeśli wygrasz, zdobywasz jej punkty; użyte i wymagane karty idą na spód swoich talii.
    .ruling = Z kilku wybierasz jedną. W wariancie drużynowym to ty decydujesz, czy czekać na innych, bo nikt jeszcze nie wie, czy drużyna będzie miała karty. Próba wykonania misji lub czekanie na nią zastępuje to, co robi pole. Karta liczy się do jednego wymagania, a karty pokazuje się przed walką. Odtąd nic nie każe ich odrzucić. Że misje wymagają kart także w pojedynkę, mówią dwie strony włoskiej instrukcji; polska nie wymienia tego wariantu.

yh-rule-YH-MIS-2 = Po przegranej misji trafiasz do Dziurawego Kotła z 6 PŻ i bez zaklęć i eliksirów. Przedmioty, żetony proszku Fiuu i świstokliki zachowujesz.
    .ruling = Księgi także.

yh-rule-YH-MIS-3 = Kart wymaganych przez misję nie trzeba zagrywać, ale po walce się je odrzuca. W wydaniu polskim odrzuca się tylko te, które zagrano.

yh-rule-YH-EXM-1 = W klasie oddajesz księgi do jej przedmiotu, także kilka naraz, i zdobywasz ich punkty. Księgi idą na spód talii, a ty dobierasz też karty klasy.
    .ruling = Oddaje się wszystkie księgi do tego przedmiotu.

yh-rule-YH-ACT-1 = Karty sprawowania wykonuje się od razu: dają lub odbierają punkty domu, żetony proszku Fiuu i inne rzeczy. W wydaniu polskim kartę Proszek Fiuu zachowuje się i używa jej jak żetonu.
    .ruling = Punkty domu nigdy nie spadają poniżej 0. Poza walką nikt nie spada poniżej 1 PŻ.

yh-rule-YH-QUI-0 = Kto wygra mecz quidditcha, zdobywa 40 punktów domu.

## Fights

yh-rule-YH-FGT-1 = By zaatakować, rzuć swoimi kośćmi ataku: każda kość, która pokaże co najmniej odporność przeciwnika, odbiera mu 1 PŻ.
    .ruling = Karty i zdolności zmieniają odporność tylko w granicach od 2 do 6. Jest pięć kości; kto ma rzucić większą liczbą, niektórymi rzuca drugi raz.

yh-rule-YH-FGT-2 = Zamiast rzucać, możesz zaatakować kartą zaklęcia ataku lub eliksiru ataku, która robi to, co na niej napisano.

yh-rule-YH-FGT-3 = Karta obrony w twojej turze robi to, co mówi, przeciwnik pomija atak lub zdolność, które by nastąpiły, a ty działasz znowu, kośćmi albo inną kartą; w wydaniu polskim musi to być atak. Na ten atak odpowiada się jak zwykle.
    .ruling = To, co robi przeciwnik z karty, jest jego atakiem, zarówno przed twoim, jak i po nim: od karty obrony do twojego następnego ataku nie robi więc nic, także tego, co następuje przed tym atakiem; to, co następuje po nim, dzieje się jak zwykle. Co każe pominąć inna karta lub zdolność, pomija się w całości: to, co przeciwnik robi przed jednym atakiem i po nim, albo jego ostatnie działanie przy 0 PŻ. Karta ataku, która każe przeciwnikowi coś pominąć, działa już na to, co nastąpiłoby od razu. Polska instrukcja mówi, co zawiera runda: kartę obrony, a potem atak; karta, która odpowiada na atak przeciwnika, się nie liczy.

yh-rule-YH-FGT-4 = Zdolności walki z planszetek działają przy każdym ataku, w każdej walce z kośćmi ataku.
    .ruling = Nikt nie płaci PŻ za zdolność, jeśli przegrałby przez to walkę.

yh-rule-YH-FGT-5 = Karty można zagrywać w dowolnej chwili walki, tyle, na ile pozwala jej limit.
    .ruling = Karty ataku zastępują kości. Karty obrony zagrywa się we własnej turze albo w odpowiedzi na atak, który wtedy nic nie robi; tak odparta karta ataku i dodatkowe kości do tego ataku przepadają. To, co robi przeciwnik z karty, gdy zostaje odkryty, przed twoim atakiem, po nim czy na koniec, też jest atakiem i można na to odpowiedzieć tak samo.

yh-rule-YH-PVP-1 = Jeśli spotkasz gracza, atakujesz ty, bo przychodzisz ostatni; potem działacie na zmianę. Walka zastępuje pole i kończy twoją turę. Jeśli jest tam dwóch graczy, wybierasz jednego. W wydaniu włoskim ci dwaj ignorują się potem przez dwie rundy.

yh-rule-YH-PVP-2 = W wariancie niepełnoletniego czarodzieja obaj gracze rzucają jedną kością; kto wyrzuci mniej, traci 1 PŻ, a przy remisie rzuca się ponownie. Kto pierwszy straci 2 PŻ, przegrywa, a zwycięzca może zabrać 1 przedmiot, żeton świstokliku, żeton proszku Fiuu lub 1 losową kartę. Zaklęć i eliksirów się nie używa.
    .ruling = Gracz bez PŻ przegrywa od razu i trafia do Dziurawego Kotła z 6 PŻ, gdy zwycięzca coś już zabrał. Przedmiotów specjalnych można używać jak w każdej walce; kto ma dzięki nim drugą kość, liczy wyższą. Zwycięzca, który ma sześć przedmiotów, nie bierze kolejnego.

yh-rule-YH-PVP-3 = W wariancie wykwalifikowanego czarodzieja, a w drużynowym przeciw innej drużynie, atakuje się kośćmi lub kartami, każdy najwyżej 1 eliksirem i 1 zaklęciem. Kto pierwszy spadnie do 1 PŻ, przegrywa, a zwycięzca może zabrać 2 przedmioty albo żeton świstokliku lub proszku Fiuu, albo 2 losowe karty. W wydaniu włoskim przegrany z 0 PŻ odrzuca też wszystkie zaklęcia i eliksiry i trafia do Dziurawego Kotła z 6 PŻ. Jeśli ustaliliście grę z kością obrony, na trafienia odpowiada się jak w YH-VR-FGT.
    .ruling = Kto zaczyna walkę z 1 PŻ, przegrywa przy pierwszym trafieniu. PŻ zapłacone za własną kartę liczą się jako stracone. Zwycięzca, który ma sześć przedmiotów, nie bierze kolejnego. W wydaniu polskim przegrany zachowuje 1 PŻ. Jeśli jeden atak osłabi obu zbyt mocno, wygrywa atakujący, chyba że ma 0 PŻ; zwycięzcy zostaje co najmniej 1 PŻ. Polska instrukcja nakazuje kość obrony na stronie 14, a na stronie 15 tylko na nią pozwala; decydujecie sami.

yh-rule-YH-PVP-4 = Członkowie jednej drużyny nie walczą ze sobą.

yh-rule-YH-DE-1 = W wariantach wykwalifikowanego czarodzieja i drużynowym gracz po prawej stronie tego, kto wpadnie na śmierciożercę, wybiera śmierciożercę, który jest jeszcze w grze, bierze karty z jego planszetki i nim gra. Ty atakujesz pierwszy, potem działacie na zmianę, każdy najwyżej 3 kartami; kto ma 0 PŻ, przegrywa. Jeśli wygrasz, zdobywasz 20 punktów, a żeton znika. Jeśli przegrasz, odrzucasz wszystkie karty (w wydaniu polskim zaklęcia i eliksiry) i trafiasz do Dziurawego Kotła z 6 PŻ, ale zachowujesz przedmioty, żetony proszku Fiuu i świstokliki.
    .ruling = Śmierciożerca, który przetrwa, następnym razem jest znów w pełni sił, a jego karty idą na spód swoich talii. W wariancie drużynowym gra nim następny gracz z innej drużyny, jeśli taki jest, bo członkowie drużyny ze sobą nie walczą. Jeśli jedna karta pozbawi PŻ obu, wygrywa ten, kto ją zagrał: przeciwnik pierwszy miał 0.

yh-rule-YH-DUE-1 = W pojedynku walczysz z uczniem z karty; jeśli to twój własny, karta idzie na spód i dobierasz ponownie. Jeśli wygrasz, dobierasz zaklęcie, eliksir i księgę. Gdy spadniesz do 1 PŻ, przegrywasz i odrzucasz 3 wybrane karty, albo wszystkie, jeśli masz mniej. Z 0 PŻ w wydaniu włoskim odrzucasz wszystkie karty i trafiasz do Dziurawego Kotła z 6 PŻ. W wydaniu polskim, kto ma tylko 1 PŻ, przegrywa od razu, a pokonany uczeń działa jeszcze jeden raz. Możesz zagrać 5 kart w wariancie niepełnoletniego czarodzieja i 3 w wariancie wykwalifikowanego czarodzieja.
    .ruling = W wariancie drużynowym też 3. Wszystkie karty to zaklęcia, eliksiry i księgi, nigdy misje. W wydaniu polskim 0 PŻ liczy się jako 1, a pojedynek jest przegrany także wtedy, gdy po tym ostatnim działaniu zostaje ci 1 PŻ, tak jak ostatnie działanie przeciwnika może przesądzić o przegranej misji. W wydaniu włoskim, kto zaczyna z 1 PŻ, przegrywa przy pierwszym trafieniu.

yh-rule-YH-CMB-1 = Podejmując misję, odkryj jej kartę walki: najpierw dzieje się to, co robi po odkryciu. Potem atakujesz, a przed każdym atakiem lub po nim, jak wydrukowano, przeciwnik używa swojej zdolności, ale nie wtedy, gdy zagrywasz kartę obrony.

yh-rule-YH-CMB-2 = Przy 0 PŻ przeciwnik działa ostatni raz. Wygrywasz tylko, jeśli został ci co najmniej 1 PŻ.
    .ruling = Jego ostatnie działanie to to, co robi po ataku, albo, jeśli po ataku nic nie robi, to, co robi przed nim.

yh-rule-YH-CMB-3 = W walce o misję możesz zagrać 5 kart w wariancie niepełnoletniego czarodzieja, 3 w wariancie wykwalifikowanego czarodzieja i po 2 na każdego gracza w wariancie drużynowym. W pojedynkę obowiązuje limit wybranego wariantu, w wydaniu polskim 2.
    .ruling = Tekst włoski można by rozumieć tak, że w wariancie drużynowym dwie karty ma cała drużyna; polski mówi, że każdy gracz.

yh-rule-YH-CMB-4 = W wariancie drużynowym PŻ przeciwnika mnoży się przez liczbę członków drużyny. Każdy członek atakuje w swojej turze i sam ponosi skutki tego, co robi przeciwnik.
    .ruling = To, co robi po odkryciu, spotyka członka, który dopełnia drużynę. Jeśli któryś członek spadnie do 0 PŻ, misja jest przegrana dla całej drużyny i wszyscy trafiają do Dziurawego Kotła; kto ma więcej niż 6 PŻ, zachowuje je. Co karta robi do końca walki, dotyczy tego, kto ją zagrał.

yh-rule-YH-TEAM-1 = Gracie jako jedna drużyna albo w drużynach po dwie lub trzy osoby. Żeby podjąć misję, wszyscy członkowie muszą być na miejscu i mieć razem jej przedmioty i karty.
    .ruling = Drużyna pokazuje sobie nawzajem misje. Do jednej drużyny należą miejsca przy stole oddalone od siebie zawsze tak samo. Jeśli jest tylko jedna drużyna, karty wskazujące gracza wskazują jednego z jej członków.

yh-rule-YH-TEAM-2 = Członkowie, którzy są na miejscu, muszą czekać, pomijając swoje tury, aż będą tam wszyscy. W walce członek atakuje zamiast rzucać na ruch.
    .ruling = Kto czeka, może z tego zrezygnować na początku tury, bo czekając, drużyna może stracić potrzebne karty. Z tego samego powodu może odmówić, kto tam dochodzi. Kto czeka lub walczy dla drużyny na wyprawie, zostaje tam, aż to się skończy. Tego, kto walczy z drużyną lub czeka na wyprawie, nikt nie spotyka i nie przenosi żadna karta.

yh-rule-YH-SOLO-1 = W grze jednoosobowej nie ma quidditcha ani walk z graczami i śmierciożercami. Z 0 PŻ gra jest przegrana.
    .ruling = W pojedynkę gra się w wariant drużynowy jak w wariant wykwalifikowanego czarodzieja. Sześć żetonów śmierciożerców zostaje w pudełku: polska instrukcja je rozkłada, ale nikt nie może z nimi walczyć.

## Quidditch

yh-rule-YH-QUI-1 = Wyzywający wybiera dowolnego gracza (w wariancie drużynowym zob. YH-SPC-5) i obaj wybierają drużynę domu. Szukający czeka na (1); obrońca stoi na jednym z trzech pól bramkowych (2), dwaj pałkarze na linii obrony (3), a trzej ścigający w strefie ataku (4). Kafel leży na środku, a na każdej połowie jeden tłuczek.
    .ruling = Wyzywający wybiera dom pierwszy, a drugi gracz inny.

yh-rule-YH-QUI-2 = Zaczyna ten, kto wyrzuci więcej dwiema kośćmi. W swojej turze rzuć dwiema kośćmi: tyle masz akcji. Lot o jedno pole wzdłuż linii to jedna akcja. Obrońca nigdy nie opuszcza pól (2), a ścigający nie mogą wejść na pola (2) przeciwnika, w wydaniu polskim także na własne. Ścigający, który wejdzie na pole kafla, może go wziąć za darmo; pałkarz, który wejdzie na pole tłuczka, może go odbić za darmo.
    .ruling = Przy równych sumach rzuca się ponownie. Możesz zakończyć turę wcześniej. Podnieść tłuczka to znaczy go odbić: pałkarz, który tego nie robi albo na którym tłuczek się zatrzyma, musi opuścić pole i wejść na nie znowu. Z dwóch tłuczków na jednym polu odbija się jednego.

yh-rule-YH-QUI-3 = By odbić tłuczka, rzuć kością: leci w linii prostej najwyżej o tyle pól, w wydaniu polskim dokładnie o tyle. Trafiony obrońca, pałkarz lub ścigający rzuca kością i przy wyniku poniżej 4 wypada z gry. Ścigający, który wypada, upuszcza kafla na miejscu; gdy wypada obrońca, który go trzymał, jego strona kładzie kafla na dowolnym polu swojej linii (3). Strona bez ścigających przegrywa rundę 1.
    .ruling = Tłuczki służą do eliminowania przeciwników: mijają pionki strony, która je odbija. Z kilku przeciwników na jednym polu trafiony jest ten, kto niesie kafla, a jeśli nikt, to ścigający przed pałkarzem, a pałkarz przed obrońcą. Kafel upuszczony na pole, na którym stoi inny ścigający, od razu należy do niego, w pierwszej kolejności do ścigającego strony, która ma turę. Gdyby miał upaść na pola (2), gdzie druga strona nigdy by go nie dostała, trafia do obrońcy tej strony albo, jeśli obrońca wypadł z gry, na jej linię (3), jak po strzale.

yh-rule-YH-QUI-4 = Ścigający odbiera kafla, wlatując na przeciwnika, który go niesie, w sumie za jedną akcję; poza tym żaden pionek nie wchodzi na pole innego pionka, a w wydaniu polskim na pole pionka drugiej strony. W wydaniu polskim odbierający może potem zrobić krok na puste pole obok, a niosący może rzucić kafla o jedno pole za jedną akcję.
    .ruling = Kafla rzuca się do ścigającego tej samej strony albo na puste pole, ale nie na pola (2).

yh-rule-YH-QUI-5 = Kto niesie kafla i stoi na linii (3) przeciwnika, może strzelić za jedną akcję: rzuca kością, a obrońca swoją. Wynik wyższy niż obrońcy to gol i dobierasz kartę quidditcha. Padnie gol czy nie, kafel trafia potem do tego obrońcy albo, jeśli wypadł on z gry, na dowolne pole linii (3) tej strony. Obrońca podaje ścigającemu na własnej linii (3) za jedną akcję. Kto zdobędzie dwa gole, wygrywa rundę 1.
    .ruling = Jeśli obrońca wypadł z gry, strzał jest golem. Położony na polu ścigającego tej strony, kafel należy do niego. Obrońca zawsze rzuca. Każdy mecz zaczyna się ze wszystkimi kartami quidditcha w talii. Położony pod ścigającym drugiej strony, leży tam, aż jakiś ścigający wejdzie na to pole.

yh-rule-YH-QUI-6 = W rundzie 2 szukający ruszają z (1), pierwszy ten, którego strona wygrała rundę 1. Rzuć dwiema kośćmi i leć, z najwyżej jedną kartą quidditcha na turę; kto pierwszy okrąży boisko, łapie znicza i wygrywa. W Roku w Hogwarcie to 40 punktów domu, a pionek wyzwanego gracza wraca tam, gdzie stał, podczas gdy wyzywający zostaje na boisku.
    .ruling = Okrążenie boiska to 24 pola. Kartę, która zmienia kości, zagrywa się przed lotem szukającego, każdą inną po nim.

yh-rule-YH-QUI-7 = Boisko ma dziewięć kolumn po pięć pól i po trzy pola bramkowe (2) za każdym końcem.
    .ruling = Rysunek zaginął, a wydrukowany przykład wymaga takiego. Kolumny to B do J, a rzędy 1 do 5; pola bramkowe to A2 do A4 i K2 do K4, linie (3) to kolumny B i J, strefy ataku (4) to kolumny C do F i F do I bez środka F3, a tłuczki zaczynają na I4 i C2. Linie proste to rzędy, kolumny i przekątne; pionki latają wzdłuż rzędów i kolumn. Nikt nie zaczyna na środku ani na tłuczku. W kolumnie F mogą stać ścigający obu stron; pierwsza ustawia się strona, która nie zaczyna. Tłuczka zatrzymuje pierwszy przeciwnik na jego linii, a on zostaje tam, gdzie kończy lot. Polska instrukcja stawia ścigających na następnych 2 liniach, ale jej własny przykład zaczyna się ze ścigającym tuż obok środka: obowiązuje przykład.

## Voldemort Returns

yh-rule-YH-VR-FGT = W trybie Voldemort powraca pierwszy atakuje ten, kto wchodzi na pole, potem działacie na zmianę, kośćmi ataku lub kartami, których można zagrać najwyżej 3. Na każde trafienie można odpowiedzieć kością obrony: przy 1 lub 2 kosztuje ono 2 PŻ, przy 3, 4 lub 5 kosztuje 1, a przy 6 traci 1 atakujący; bez kości kosztuje 1. Zdolności walki działają, a 0 PŻ oznacza przegraną. Pokonany bohater wraca na Start z 1 PŻ, a pokonany śmierciożerca odpada; w wydaniu polskim śmierciożerca Pettigrew wraca zamiast tego na Start z 1 PŻ. Śmierciożercy dobierają na polach zaklęć i eliksirów, a Lord Voldemort ignoruje pola PŻ. W Roku w Hogwarcie używa się tylko kości obrony i tylko, jeśli tak ustaliliście: w walkach graczy, a w wydaniu włoskim także ze śmierciożercami.
    .ruling = Harry też wraca na Start. Pokonany zachowuje przedmioty i karty, a śmierciożerca, który wygra, zachowuje pozostałe mu PŻ, co najmniej 1, i karty. Wydanie włoskie pozwala innemu bohaterowi walczyć z tym samym śmierciożercą w następnej turze: pokonany i ten śmierciożerca omijają się, aż skończy się następna tura tego bohatera. Przedmiotów specjalnych można używać jak w innych walkach. Z dwóch zdań polskiej instrukcji o zaklęciach i eliksirach śmierciożerców obowiązują złote zasady ze strony 15: dobierają je. Kośćmi obrony rzuca się po kolei, każdą za jedno trafienie: walka kończy się, gdy tylko ktoś ma 0 PŻ. Jeśli jedna karta pozbawi PŻ obu, wygrywa ten, kto ją zagrał, jak w YH-DE-1.

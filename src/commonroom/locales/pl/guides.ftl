### Co przewodniki mówią komuś, kto gra po raz pierwszy: krok po kroku, według prawdziwych zasad, z ułożonymi kośćmi.

guide-waits = To też byłoby dozwolone. Ale kości przewodnika ułożono na jedną drogę, więc czeka on na: { $what }

## Death Eaters Rising

der-guide-goal = Gracie razem: pokonajcie Lorda Voldemorta, zanim on pokona was. W swojej turze każde z was prowadzi drużynę do jednej z trzech lokacji, a kości decydują, co się tam uda.
der-guide-danger = Tak wygrywa gra: zbyt wielu czarodziejów w skrzydle szpitalnym, gracz bez czarodziejów, zbyt wiele miejsc opanowanych przez Voldemorta albo cała jedna lokacja. Żeby wygrać, trzeba zranić samego Voldemorta, ale nie więcej razy, niż jest śmierciożerców w Azkabanie.
der-guide-travel = Twoja drużyna to na razie sam Harry Potter. W Hogsmeade stoi Antonin Dołohow i wystarczy jeszcze jedno trafienie, żeby go pokonać. Ruszaj tam z misją.
der-guide-voldemort = Potem działa Voldemort. Kość obróciła go ku ulicy Pokątnej: tamtejsi czarodzieje są ranni, miejsce ulega skażeniu, a Bellatrix Lestrange, która jest przy nim, rani twoją drużynę, gdziekolwiek jest. Miejsce, które kończy turę z 5 żetonami skażenia, jest stracone na zawsze.
der-guide-roll = Teraz twoje kości: cztery z twojej kwatery, Pokoju Życzeń. Każdy kolor sprzyja jednej cnocie. Rzuć.
der-guide-dolohov = Każda karta pokazuje symbole, których wymaga. Dołohow wymaga dwóch symboli Odwagi i jednego symbolu Lojalności. Podwójny symbol liczy się za dwa: połóż na nim podwójną Odwagę.
der-guide-room = Jeden rzut może służyć kilku kartom. Twoja kwatera też ma zdolności: za dwa symbole Przyjaźni Pokój Życzeń leczy. Zapłać podwójną Przyjaźnią.
der-guide-heal = Zdolność działa, gdy tylko jest opłacona. Harry należy do Gwardii Dumbledore'a, więc traci 2 obrażenia.
der-guide-again = Po każdym rzucie trzeba przydzielić albo odrzucić choć jedną kość; pozostałymi można rzucić jeszcze raz. Rzuć dwiema, które zostały.
der-guide-trelawney = Tak samo zdobywa się czarodziejów w twojej lokacji. Sybilla Trelawney wymaga dwóch symboli Wiedzy: połóż na niej podwójną Wiedzę.
der-guide-loyalty = A Lojalność to właśnie to, czego jeszcze brakuje na karcie Dołohowa.
der-guide-won = Koniec tury. Trelawney dołączyła do drużyny, Dołohow siedzi w Azkabanie, a za zadane obrażenie masz żeton zaklęcia. Teraz przyjrzyj się turze sojusznika.
der-guide-token = Do zdobycia Kingsleya Shacklebolta brakuje sojusznikowi jednego symbolu Odwagi. Żetonów zaklęć można używać w turze każdego gracza, a twój daje Odwagę: zabierz głos i go użyj.
der-guide-fill = Dokąd trafia? Na Kingsleya.
der-guide-end = Dzięki tobie Kingsley dołączył do drużyny sojusznika. To jest serce tej gry: patrzcie, kto zaraz padnie, i razem decydujcie, kto dokąd rusza. Gdy z talii wyjdzie karta Voldemorta, można go atakować jak śmierciożercę.

## Talisman

tal-guide-goal = Jako pierwsza osoba pokonaj Lorda Voldemorta w Wielkiej Sali, w sercu planszy. Droga prowadzi z Londynu, zewnętrznego pierścienia, przez Tereny wokół Hogwartu do Zamku. Na początku nikt nie jest dość silny, więc rośnij po drodze.
tal-guide-sheet = Grasz Harrym Potterem z Zakonu Feniksa. Magia i Moc liczą się w walce, Życie nie może się skończyć, Los pozwala powtórzyć rzut, a Galeonami płaci się za zakupy. Twoich Zaklęć nie widzi nikt inny.
tal-guide-move = Tura to ruch i to, co spotkasz na jego końcu. Wyrusz.
tal-guide-keep = Wypadło 6 i dokładnie o tyle trzeba się ruszyć. Żeton Losu pozwoliłby rzucić jeszcze raz, ale 6 jest w sam raz: zachowaj je.
tal-guide-way = Możesz iść w obie strony pierścienia i wybrać spośród obszarów, na których możesz skończyć. Jednym z nich jest Ulica Pokątna, gdzie są sklepy.
tal-guide-shop = Tu wybierasz jeden z dwóch sklepów. Esy i Floresy sprzedają przydatne rzeczy.
tal-guide-wand = Różdżka dodaje 1 do Magii w każdej walce. Kosztuje 2 Galeony, ale Harry płaci na Ulicy Pokątnej o 1 mniej.
tal-guide-enough = Różdżka jest już wśród twoich rzeczy. Drugiego Galeona zachowaj.
tal-guide-rest = Na końcu tury można coś porzucić. Nie ma potrzeby: zakończ turę i przyjrzyj się turze rywala.
tal-guide-rival = Draco Malfoy poszedł do Azkabanu, gdzie o wszystkim decyduje kość, i wyszedł cało. Jest Śmierciożercą: kończąc ruch na jego obszarze, możesz walczyć z nim, zamiast odwiedzać obszar. Twoja tura: wyrusz.
tal-guide-two = Wypadło 2. Zachowaj je.
tal-guide-streets = Dwa kroki dalej są Ulice Londynu. Na większości obszarów dobiera się kartę Spotkania: zobaczmy, co wyjdzie.
tal-guide-battle = Szmalcownicy, Wrogowie z Magią 3! Twoja Magia to 5: własne 4 i 1 za Różdżkę. Każda strona dodaje wynik kości i wyższa suma wygrywa. Można najpierw rzucić Zaklęcie, ale szkoda go: rzuć kośćmi.
tal-guide-fate = W walce Harry rzuca dwiema kośćmi i liczy się wyższa. Mimo to 5 + 2 przeciw 3 + 5 kosztowałoby punkt Życia. Po to jest Los: powtórz rzut, w którym wypadło 1.
tal-guide-trophy = Wygrana! Pokonani Wrogowie to Trofea: na końcu tury Trofea warte razem 5 punktów Magii można wymienić na 1 punkt Magii, już na stałe. Trzy to jeszcze za mało, więc zakończ turę.
tal-guide-end = I tak dalej: wygrywaj walki, szukaj Sprzymierzeńców i Przedmiotów. Z zapasem Magii spróbuj bariery na Stacji King's Cross, potem Wrót Hogwartu. W Zamku potrzebne będzie Insygnium, żeby wejść do Wielkiej Sali, gdzie czeka Voldemort z Magią 12.

## A Year at Hogwarts

yh-guide-goal = Rok szkolny i walka o Puchar Domów. W szybkiej grze rok się kończy, gdy ktoś wykona misję i ma ponad 210 punktów domu; wtedy wygrywa ten, kto ma ich najwięcej. Najwięcej dają misje, a pomagają egzaminy, pojedynki i quidditch.
yh-guide-hand = Grasz Harrym Potterem. Tu są twoje PŻ, karty i misja, którą widzisz tylko ty: ujarzmij trójgłowego psa w Zachodnim skrzydle na 3. piętrze, z pomocą Zaczarowanej harfy. Jest warta 50 punktów.
yh-guide-roll = Właśnie tam jest pies, niedaleko ciebie. Dwie kości mówią, ile kroków zrobisz. Rzuć.
yh-guide-trophies = Dwa kroki. Idzie się po śladach stóp i w jednej turze nigdy nie wchodzi dwa razy na to samo pole. Zaczarowana harfa leży w Izbie Pamięci: wejdź tam.
yh-guide-harp = Przedmioty można zabierać po drodze, najwyżej dwa w turze. Weź harfę.
yh-guide-spells = Został jeden krok. Liczy się pole, na którym kończysz ruch: to daje zaklęcie, a Harry dobiera dwa. Idź tam.
yh-guide-rival = Dwa zaklęcia, Drętwota i Episkey. Wkrótce się przydadzą. Teraz tura Hermiony Granger.
yh-guide-again = Hermiona dobrała eliksir. Gdy dwoje uczniów się spotka, walczą, więc uważaj na odległość. Twoja tura: do psa są trzy kroki. Rzuć.
yh-guide-first = Trzy, w sam raz! (Przy większym wyniku też można by tam stanąć: w miejscu misji wolno to każdemu.) Pierwszy krok.
yh-guide-second = Przez to pole tylko przechodzisz, więc nic nie robi. Idź dalej.
yh-guide-third = A oto Zachodnie skrzydło.
yh-guide-mission = Masz harfę, więc misja zaczyna się od razu: kto może ją wykonać, musi spróbować. Misja to zawsze walka.
yh-guide-strike = Puszek ma 6 PŻ i odporność 4, a Harry obniża odporność przeciwników o 1: każda z twoich czterech kości, która pokaże 3 lub więcej, to trafienie. Atakuj.
yh-guide-stupefy = Trzy trafienia, ale Puszek ma trzy głowy i jedna cię ugryzła: tracisz 2 PŻ. Nie rzucaj teraz. Drętwota zabiera akurat 3 PŻ, które Puszkowi zostały.
yh-guide-lay = Świetnie, 50 punktów domu! Przedmiot wraca na planszę 2, na wybrane przez ciebie pole. Ukryj go w Norze.
yh-guide-end = Twoja księga zaklęć jest na egzaminie warta 10 punktów: zakończ ruch w Klasie zaklęć i uroków. Żeton proszku Fiuu przenosi z każdej wieży do jednej z Lokacji i z powrotem. Komu skończą się PŻ, budzi się w Dziurawym Kotle, więc zaglądaj czasem do Skrzydła szpitalnego.

## Quidditch

yh-guide-quidditch-goal = Dwie drużyny, dwie rundy. Najpierw ścigający: kto pierwszy strzeli drugiego gola, wygrywa rundę 1. Potem szukający ścigają się po złotego znicza, a mecz wygrywa ten, kto pierwszy okrąży boisko.
yh-guide-quidditch-sides = Grasz Gryffindorem, po lewej, i masz już jednego gola. Kości dały ci 6 akcji: jedna akcja przesuwa zawodnika o jedno pole po liniach.
yh-guide-quidditch-beater = Czarne piłki to tłuczki. Pałkarz, który dotrze do tłuczka, może go uderzyć za darmo. Pałkarz 1 ma jeden tuż przed sobą: leć tam.
yh-guide-quidditch-throw = W tym rzędzie, dalej na prawo, leci ścigający Slytherinu. Poślij tłuczka w prawo: kość powie, jak daleko może dolecieć.
yh-guide-quidditch-quaffle = Wypadło 2! Trafiony potrzebuje co najmniej 4, więc ścigający odpada. Teraz czerwony kafel: twój ścigający 1 jest tuż obok. Leć tam.
yh-guide-quidditch-take = Zabranie kafla nic nie kosztuje.
yh-guide-quidditch-fly = Gole strzela się z przedostatniej kolumny, sprzed obrońcy. Dalej, ku pętlom!
yh-guide-quidditch-line = Jeszcze jedno pole i można strzelać.
yh-guide-quidditch-shoot = Strzelaj! Rzucasz kością, obrońca drugą, a twoja musi być wyższa.
yh-guide-quidditch-race = Gol, już drugi! To wygrywa rundę 1 i daje kartę quidditcha. Zaczynasz wyścig, a twój szukający przeleci zaraz 9 z 24 pól. W każdej turze wyścigu możesz zagrać jedną kartę: Nimbus 2000 leci 2 dalej.
yh-guide-quidditch-end = Szukający Slytherinu został daleko w tyle, ale też ma kartę. Gole opłacają się więc podwójnie: dają pierwszą turę wyścigu i karty na wyścig. W Roku w Hogwarcie mecz rozgrywa się, gdy ktoś dotrze na boisko i rzuci komuś wyzwanie.

## Voldemort Returns

yh-guide-return-goal = Jedna osoba gra Peterem Pettigrew i chce powrotu swojego pana; pozostałe to Harry i jego przyjaciele. Bohaterowie polują na sześć horkruksów: gdy Lord Voldemort wróci i będzie miał swoją różdżkę, nie da się go pokonać, dopóki został choć jeden.
yh-guide-return-horcruxes = Trzy z sześciu horkruksów leżą tutaj, pozostałe w Esach i Floresach, u Gringotta i w Ministerstwie Magii. Zniszczyć je mogą tylko Kieł bazyliszka i Miecz Gryffindora.
yh-guide-return-roll = Grasz Harrym, a kieł leży tuż obok, w Izbie Pamięci. Dwie kości mówią, ile kroków zrobisz. Rzuć.
yh-guide-return-trophies = Trzy kroki po śladach stóp. Pierwszy prowadzi do Izby Pamięci.
yh-guide-return-fang = Przedmioty zabiera się po drodze. Weź kieł.
yh-guide-return-on = Dalej, pod północny mur. Nie kończysz tu ruchu, więc pole nic nie robi.
yh-guide-return-tower = W Wieży zegarowej czeka Nagini.
yh-guide-return-destroy = Mając kieł, możesz spróbować ją zniszczyć: ty i Pettigrew rzucacie po kości, a twoja musi być wyższa. Jeśli nie jest, w następnej turze trzeba próbować znowu, zamiast iść. Próbuj!
yh-guide-return-rival = Pięć do trzech: Nagini już nie ma. Teraz rusza się Pettigrew. Potrzebuje czterech rzeczy: kociołka, kości ojca swojego pana, własnej ręki i żetonu o nazwie Harry Potter.
yh-guide-return-end = Ma dwie z czterech. Z kompletem pójdzie przez boisko do quidditcha na cmentarz i Voldemort wróci z sześciorgiem śmierciożerców. Wtedy Harry potrzebuje Kamienia Wskrzeszenia, a Voldemort Czarnej Różdżki, bo gdy się spotkają, przegrywa ten, kto swojego nie ma.

### Worked examples, step by step: `<prefix>-example-<game>-<example>` is the name of one, the others are its steps.

## Death Eaters Rising

der-example-death-eaters-rising-turn = Jak przebiega tura
der-example-death-eaters-rising-turn-travel = Najpierw wyprawa: twój żeton misji trafia do jednej z trzech lokacji. W tej turze masz do czynienia tylko z tamtejszymi kartami i z własną drużyną. Ta drużyna idzie na ulicę Pokątną.
der-example-death-eaters-rising-turn-voldemort = Potem kość Voldemorta. Obróciła go ku Hogsmeade: tamtejsi czarodzieje odnoszą rany, miejsce zyskuje skażenie, a śmierciożercy przy nim działają. Dopiero teraz bierzesz kości, cztery z kwatery głównej i jedną za Harry'ego Pottera, i rzucasz.
der-example-death-eaters-rising-turn-ability = Po każdym rzucie trzeba położyć co najmniej jedną kość albo jedną odrzucić. Zdolność Luny Lovegood kosztuje dwa symbole. Opłacona działa od razu: żeton zaklęcia i leczenie.
der-example-death-eaters-rising-turn-attack = Podwójny symbol liczy się za dwa: Antonin Dołohow dostaje pierwsze dwa z trzech, których żąda. Pozostałymi kośćmi rzuca się znowu.
der-example-death-eaters-rising-turn-headquarters = Drugi rzut, trzy kości. Jedna opłaca kwaterę główną, która od razu usuwa skażenie z ulicy Pokątnej. Zostają dwie kości.
der-example-death-eaters-rising-turn-recruit = Trzeci rzut. Sybilla Trelawney dostaje wszystko, czego żąda, a ostatnia kość uzupełnia to, czego brakowało Dołohowowi.
der-example-death-eaters-rising-turn-end = Nie ma już kości i tura się kończy. Dopiero teraz liczą się postacie z kompletem symboli: czarodzieje dołączają, śmierciożercy odnoszą ranę.
der-example-death-eaters-rising-turn-next = Trelawney dołączyła bez swoich ran, Dołohow ma 1 ranę, a za nią jest żeton zaklęcia. Lukę wypełnia nowa karta, żeton misji wraca, a na wyprawę rusza następna osoba.

## Talisman

tal-example-talisman-turn = Jak przebiega tura
tal-example-talisman-turn-start = Tura ma dwie części: ruch i spotkanie. Na początek jest czas na Zaklęcia i zdolności początku tury. Harry Potter nie ma tu nic do zrobienia i rusza w drogę.
tal-example-talisman-turn-move = Na kości wypadło 2 i dokładnie tyle musi przejść. Żeton Losu pozwoliłby rzucić znowu; Harry zostawia wynik. Przy 1 ruszyłby się też Lord Voldemort.
tal-example-talisman-turn-way = Wybiera kierunek i idzie do Londyńskiego Metra. Mógłby tam spotkać Postać drugiej strony; nikogo nie ma, więc spotyka obszar.
tal-example-talisman-turn-encounter = Obszar każe dobrać kartę. Narcyza Malfoy poszłaby za Śmierciożercą, ale dla Harry'ego jest Wrogiem z Magią 3. On ma Magię 4 i 1 za Przewagę, a rzuca dwiema kośćmi i liczy wyższą.
tal-example-talisman-turn-trophies = 5 + 4 przeciw 3 + 3: Narcyza jest pokonana i staje się Trofeum. Na końcu tury można wymieniać Trofea, 5 punktów za 1. Jej 3 i 7 Dołohowa to razem 10.
tal-example-talisman-turn-end = Dwa punkty Magii więcej, na zawsze. Można by teraz też coś zostawić. Harry kończy turę.
tal-example-talisman-turn-next = Kolej przechodzi w lewo. Draco Malfoy zaczyna turę w Azkabanie.
tal-example-talisman-battle = Walka, gdy Przewaga jest po drugiej stronie
tal-example-talisman-battle-card = W Dziurawym Kotle Albus Dumbledore dobrał Antonina Dołohowa, Magia 7. Ma 6 i po 1 za Tonks i Różdżkę, ale minus 1: Przewagę mają Śmierciożercy. Przed rzutem rzuca Expecto Patronum, które dodaje jego Moc 4.
tal-example-talisman-battle-dice = Jest teraz 11 do 7. Obie strony rzucają kością i dodają wynik.
tal-example-talisman-battle-fate = 11 + 2 to 13 i 7 + 6 to też 13: remis. Za jeden żeton Losu można raz rzucić swoją kością jeszcze raz.
tal-example-talisman-battle-won = Wypadło 4: 15 do 13 i Dołohow jest Trofeum. (Instrukcje liczą tu 16 i zapominają o Przewadze.) Niższy wynik kosztowałby punkt Życia i skończył turę, a Dołohow leżałby tam dalej.

## A Year at Hogwarts

yh-example-year-at-hogwarts-turn = Jak przebiega tura
yh-example-year-at-hogwarts-turn-roll = Harry Potter zaczyna przy wejściu. Dwie kości mówią, jak daleko musi iść.
yh-example-year-at-hogwarts-turn-walk = Dwanaście kroków, po śladach stóp i nigdy dwa razy na to samo pole. Na prawo leży zamek: obok dłoni i sztandaru do Wieży zegarowej, a potem w dół wzdłuż muru. W wieży można się zatrzymać.
yh-example-year-at-hogwarts-turn-object = Leży tu przedmiot i można go wziąć po drodze, najwyżej dwa w turze. Co innego jest na trasie, pojedynek, sprawowanie, zaklęcie, nic nie robi: liczy się tylko ostatnie pole.
yh-example-year-at-hogwarts-turn-event = Z drugim przedmiotem ma już swoje dwa. Ostatni krok kończy się na wydarzeniu, które jest dla wszystkich.
yh-example-year-at-hogwarts-turn-next = Zgredek: wszyscy rzucili, a Neville, który wyrzucił najmniej, trafił na wybrane pole. Tura się skończyła i rzuca osoba po prawej.
yh-example-year-at-hogwarts-rival = Dwoje graczy się spotyka
yh-example-year-at-hogwarts-rival-roll = Harry Potter wyrzuca 4 i 5: dziewięć kroków.
yh-example-year-at-hogwarts-rival-meet = Ale na czwartym polu stoi Draco Malfoy. Kto spotka innego gracza, musi się zatrzymać i walczyć.
yh-example-year-at-hogwarts-rival-fight = W wariancie niepełnoletniego czarodzieja obaj rzucają jedną kością i niższy wynik kosztuje 1 PŻ: 4 do 3, 1 do 3, 5 do 4. Kto pierwszy straci 2 PŻ, przegrywa.
yh-example-year-at-hogwarts-rival-prize = Draco przegrał. Harry zabiera przedmiot, żeton albo losową kartę; chce Miecz Gryffindora.
yh-example-year-at-hogwarts-rival-next = Samo pole nic nie robi, a tura Harry'ego się skończyła.
yh-example-year-at-hogwarts-riddle-lost = Tom Riddle wygrywa w ostatniej chwili
yh-example-year-at-hogwarts-riddle-lost-card = Luna Lovegood, 6 PŻ, jest w Komnacie Tajemnic ze wszystkim, czego żąda misja 6. Bierze kartę walki 6.
yh-example-year-at-hogwarts-riddle-lost-dice = Tom Riddle ma 9 PŻ i odporność 5. Odkryty kosztował ją od razu 2 PŻ. Luna atakuje czterema kośćmi.
yh-example-year-at-hogwarts-riddle-lost-defence = Trafiła tylko szóstka. Po każdym ataku on odbiera 3 PŻ i zostaje jej 1. Eliksir obrony daje jej 5, a po karcie obrony on nie działa.
yh-example-year-at-hogwarts-riddle-lost-again = Znowu 6 PŻ i jeszcze raz kości.
yh-example-year-at-hogwarts-riddle-lost-last = Trzy trafienia zostawiają mu 5, a on odbiera jej 3. Eliksir dodający wigoru kosztuje go właśnie te 5.
yh-example-year-at-hogwarts-riddle-lost-lost = Ale przy 0 PŻ przeciwnik działa ostatni raz i jej 3 PŻ przepadają. Budzi się w Dziurawym Kotle z 6 PŻ, bez zaklęć i eliksirów, a przedmioty zachowuje na następną próbę.
yh-example-year-at-hogwarts-riddle-won = Tom Riddle pokonany bez jednej kości
yh-example-year-at-hogwarts-riddle-won-card = Ta sama walka z 9 PŻ i dwoma eliksirami ataku.
yh-example-year-at-hogwarts-riddle-won-potion = Gdy zostaje odkryty, tracisz 2 PŻ: zostaje 7. Zamiast rzucać, zagraj Eliksir dodający wigoru: traci 5. (Zaklęcia by go nie ruszyły.)
yh-example-year-at-hogwarts-riddle-won-ageing = Odebrał ci 3 i oboje macie po 4. Eliksir postarzający kosztuje go 4.
yh-example-year-at-hogwarts-riddle-won-objects = Jego ostatni atak zostawił ci 1 PŻ i to wystarcza: 200 punktów. Przedmioty wracają na planszę 2, gdzie zechcesz.
yh-example-year-at-hogwarts-riddle-won-won = Eliksiry leżą pod talią, misja jest wykonana i rzuca następna osoba.
yh-example-year-at-hogwarts-exam = Księga w swojej klasie
yh-example-year-at-hogwarts-exam-roll = Wśród ksiąg Harry'ego jest jedna do eliksirów, warta 10 punktów. Klasa eliksirów jest dwa kroki dalej.
yh-example-year-at-hogwarts-exam-class = Dwie jedynki! Ruch musi sam skończyć się w klasie.
yh-example-year-at-hogwarts-exam-passed = 10 punktów za księgę, która trafia pod talię, a do tego dwa eliksiry z tej klasy. Druga księga czeka na inną klasę.

## Quidditch

yh-example-quidditch-turn = Jak przebiega tura
yh-example-quidditch-turn-quaffle = Gryffindor wyrzucił 4 i 6: dziesięć akcji. Przelot o jedno pole kosztuje jedną. Pierwszy ścigający leci na środek i podnosi kafla, co nic nie kosztuje.
yh-example-quidditch-turn-fly = Cztery pola dalej ścigający jest na linii (3) drugiej strony: wydał pięć akcji.
yh-example-quidditch-turn-shoot = Stamtąd można strzelić, to szósta akcja: ścigający rzuca kością i obrońca też.
yh-example-quidditch-turn-bludger = 4 do 5, nie ma gola, a kafel jest u obrońcy. Siódmą akcją pałkarz leci do tłuczka.
yh-example-quidditch-turn-throw = Uderzenie jest za darmo. Kość mówi, jak daleko poleci, a tu dosięga ścigającego Slytherinu, który musi wyrzucić co najmniej 4, by zostać.
yh-example-quidditch-turn-rest = Wypadło 2: tego ścigającego już nie ma. Zostały trzy akcje i inny ścigający leci do przodu.
yh-example-quidditch-turn-slytherin = Slytherin wyrzuca 5 i 6: krok wstecz na linię, podanie od obrońcy, osiem pól do przodu i strzał jedenastą akcją.
yh-example-quidditch-turn-next = 5 do 3: gol, a za niego karta quidditcha. Kafel jest u obrońcy Gryffindoru. Dwa gole wygrywają pierwszą rundę.
yh-example-quidditch-race = Pogoń za zniczem
yh-example-quidditch-race-firebolt = Gryffindor wygrał pierwszą rundę i leci pierwszy: 8. W turze można zagrać jedną kartę quidditcha, a Błyskawica daje jeszcze 4.
yh-example-quidditch-race-feint = Slytherin wyrzuca 12 i zagrywa Zwód Wrońskiego, jeszcze jedną kość: 5 więcej. To 17 z 24.
yh-example-quidditch-race-confundus = Gryffindor wyrzuca 6 i jest na 18. Zaklęcie Confundus cofa drugiego szukającego o 3 pola.
yh-example-quidditch-race-snitch = Z 14 Slytherin wyrzuca 5 i 5: całe okrążenie, znicz złapany i mecz wygrany.

## Voldemort Returns

yh-example-voldemort-returns-turn = Jak przebiega tura
yh-example-voldemort-returns-turn-roll = Voldemort powrócił, a po zamku chodzą jego śmierciożercy. Bohaterowie rzucają dwiema kośćmi, on i każdy z jego ludzi jedną.
yh-example-voldemort-returns-turn-meet = Hermiona Granger mogłaby przejść siedem pól, ale na drugim stoi Lucjusz Malfoy. Kto spotka śmierciożercę, musi się zatrzymać i walczyć.
yh-example-voldemort-returns-turn-attack = Kto wchodzi, atakuje pierwszy: Hermiona rzuca czterema kośćmi ataku.
yh-example-voldemort-returns-turn-defence = 2, 4, 5 i 3 przy odporności 4 to dwa trafienia. Na każde można odpowiedzieć kością obrony: 1 lub 2 kosztuje 2 PŻ, od 3 do 5 kosztuje 1, a 6 kosztuje atakującego 1 PŻ.
yh-example-voldemort-returns-turn-next = 2 i 4: Lucjusz stracił 3 PŻ i teraz on atakuje. Bez PŻ zniknąłby z gry, a Hermiona trafiłaby na Start z 1 PŻ.

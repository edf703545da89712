### Raport polecenia ``commonroom lab report``.

lab-reported = Zapisano { $file }, a obok { $pictures ->
        [one] jeden obraz
        [few] { $pictures } obrazy
       *[other] { $pictures } obrazów
    }.
lab-report-heading = Wyniki: { $game }
lab-report-games = { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[other] { $games } gier
    } między botami.
lab-report-intervals = Udziały mają w nawiasach 95-procentowy przedział (Wilsona): na sto takich przedziałów około 95 zawiera prawdziwy udział. Na wykresach kreska to przedział, a linia przerywana to udział wszystkich razem.
lab-report-chart = Wykres: { $heading }. Tabela obok zawiera te same liczby.

## Kto wygrał

lab-report-won = Wygrane gry
lab-report-by-line-up = Według składu i opcji
lab-report-pack = pakiet { $mark }
lab-report-no-pack = bez pakietu
lab-report-by-seat = Wygrane według miejsca, { $seats ->
        [one] jeden gracz
       *[other] liczba graczy: { $seats }
    }
lab-report-seats = Tylko gry między botami jednego poziomu, w których różni się samo miejsce. Gra z kilkoma zwycięzcami liczy się każdemu z nich.
lab-report-by-level = Wygrane według poziomu
lab-report-levels-met = Tylko gry, w których spotkały się boty różnych poziomów.
lab-report-dealt = Jak często wygrywał ten, kto to miał.
lab-report-dealt-together = Jak często wygrywano gry, w których ktoś to miał. Wszyscy wygrywają albo przegrywają razem.
lab-report-expected-alike = „Podobni” to jak często wygrałyby, gdyby wygrywały tak jak boty tego samego poziomu na tym samym miejscu, cokolwiek miały.
lab-report-confounded = Niektóre z nich siedziały lepiej lub gorzej niż inne: z silniejszym botem albo na miejscu, które częściej wygrywa. Porównuj je z kolumną „Podobni”, nie między sobą.
lab-report-usual = Wszyscy razem: { $share }.

## Jak przebiegały gry

lab-report-length = Długość
lab-report-length-compared = Długość (mediany)
lab-report-turns = Tury
lab-report-decisions = Udzielone odpowiedzi
lab-report-players = { $seats ->
        [one] jeden gracz
       *[other] liczba graczy: { $seats }
    }
lab-report-all = wszystkie
lab-report-cuts = Pod procentem stoi długość, której tyle gier nie przekracza.
lab-report-endings = Jak kończyły się gry
lab-report-lost = Dlaczego przegrywano ({ $games ->
        [one] jedna gra
        [few] { $games } gry
       *[other] { $games } gier
    })
lab-report-endings-overlap = Jedną grę może zakończyć kilka reguł, więc suma udziałów może przekroczyć 100 %.
lab-report-won-with = „Wygrane z nią” to udział wygranych wśród gier, w których to się zdarzyło. Nie znaczy to, że karta jest przyczyną.
lab-report-won-when-used = „Wygrane przez nich” mówi, jak często wygrywał ten, komu to się zdarzyło. Nie znaczy to, że karta jest przyczyną: kto prowadzi, robi więcej.
lab-report-dice = Kości
lab-report-dice-notes = Każda ścianka powinna wypadać równie często. Test chi-kwadrat mówi, jak często uczciwe kości odbiegałyby od tego tak samo; z poprawką na liczbę testów (Holma). Ścianki bez liczb są ponumerowane po kolei. Gry o tym samym ziarnie rzucają tak samo, więc każde ziarno liczy się raz.
lab-report-fair = uczciwe
lab-report-unfair = nieuczciwe

## Dwa zestawy wyników

lab-report-comparison = Porównanie
lab-report-compared = Te gry: { $games } z pliku { $mine }, pozostałe: { $others } z pliku { $theirs }, porównań: { $things }.
lab-report-significance = Udziały porównuje test dwóch proporcji (a przy małych liczbach test Fishera), długości test rang Manna i Whitneya. Różnica to te gry minus pozostałe; dla udziałów jest w punktach procentowych, z 95-procentowym przedziałem (Newcombe'a). „Przypadkiem” mówi, jak często taka różnica powstałaby przypadkiem; „po korekcie” uwzględnia liczbę porównań (Holm). Poniżej 0,05 uznaje się ją za różnicę.
lab-report-kinds-differ = Zestawy różnią się składami, opcjami, regułami albo pakietami, więc różnice mogą pochodzić stąd.
lab-report-hypothesis = O co chodziło
lab-report-paired = { $pairs } gier jest w obu zbiorach z tym samym składem i ziarnem, i z tymi samymi opcjami, jeśli to nie one zostały zmienione; różnią się tym, co zmieniono, a nie szczęściem. Te, które skończyły się inaczej, porównuje test McNemara.
lab-report-paired-table = Te same ziarna, gra po grze
lab-report-telling = Różnice
lab-report-nothing-telling = Nic nie różni się bardziej, niż sprawiłby to przypadek.
lab-report-differs = różnica
lab-report-may-be-chance = może przypadek

## Kolumny

lab-column-seat = Miejsce
lab-column-rules = Reguły
lab-column-name = Nazwa
lab-column-played = Rozegrane
lab-column-players = Gracze
lab-column-mean = Średnia
lab-column-won-when-used = Wygrane przez nich
lab-column-face = Ścianka
lab-column-rolled = Rzuty
lab-column-expected = Oczekiwane
lab-column-dice = Kości
lab-column-square = Chi-kwadrat
lab-column-freedom = Stopnie
lab-column-chance = Przypadkiem
lab-column-corrected = Po korekcie
lab-column-verdict = Ocena
lab-column-these = Te
lab-column-others = Pozostałe
lab-column-expected-alike = Podobni
lab-column-pairs = Par
lab-column-only-these = Wygrane tylko tu
lab-column-only-others = Wygrane tylko tam
lab-column-difference = Różnica

## Co jest odrzucane

error-matplotlib-missing = Raporty wymagają matplotlib, które instaluje polecenie: pip install 'commonroom[lab]'.
error-other-game = { $file } zawiera wyniki gry { $found }, których nie da się porównać z { $expected }.
error-holds-results = Plik { $file } zawiera same wyniki. Podaj inny plik na stronę przez --out.
error-not-measured = W tych wynikach nie da się porównać niczego o nazwie „{ $about }”. Są: { $known }.
error-nothing-to-compare = --about pyta, czym różnią się dwa zbiory wyników, więc potrzebuje --against.

### The table and its server: what they refuse, ready-made phrases.

error-no-such-table = Nie ma takiego stołu albo link jest niepełny.
error-stale = To pytanie jest już nieaktualne. Spójrz jeszcze raz, zanim odpowiesz.
error-spectators-watch = Tylko oglądasz tę grę.
error-table-closed = Ten stół jest zamknięty.
error-table-paused = Gra przy tym stole jest wstrzymana.
error-paused-enough = Inni chcą grać dalej. Kolejną przerwę możesz zrobić po swoim następnym ruchu.
error-not-over-yet = Na to przyjdzie czas po grze.
error-moved-on = Na kolejną grę jest już nowy stół. Tam poproś o nowy link.
error-nothing-to-take-back = Nie ma czego cofać.
error-takeback-forbidden = Przy tym stole co się stało, to się nie odstanie.
error-said-nothing = Napisz coś albo wybierz gotowe zdanie.
error-not-a-person = To miejsce należy do bota.
error-still-here = Ten gracz był tu jeszcze przed chwilą. Daj mu trochę czasu.
error-table-full = Przy tym stole nie ma już miejsca.
error-storage-full = Nie ma już miejsca na zapisanie tej gry. Usuń zakończone stoły albo zwolnij miejsce na tym urządzeniu i odpowiedz jeszcze raz.
error-try-again = Nie udało się tego zapisać. Spróbuj ponownie.
error-bad-game-file = Ten plik gry jest wadliwy: { $reason }.
error-dice-settled = Kości niczego od ciebie teraz nie przyjmują.
error-not-pledged = To nie jest to, co wcześniej zadeklarowano jako dodatek do kości.
error-receipt-table = To pokwitowanie (liczba wpisów: { $entry }) pochodzi od innego stołu.
error-receipt-commitment = Plik różni się od pokwitowania (liczba wpisów: { $entry }): gospodarz obiecał inne kości.
error-receipt-short = Plik kończy się przed wpisem { $entry }, który zna pokwitowanie. Czegoś brakuje.
error-receipt-link = Plik różni się od pokwitowania: coś zmieniono we wpisach do { $entry }.
error-receipt-added = Plik różni się od pokwitowania: wpis { $entry } nie jest tym, co ten gracz dodał do kości.
error-receipt-asked = Plik różni się od pokwitowania: przy wpisie { $entry } poproszono tego gracza o wkład do kości, a plik o tym nie mówi.
error-bot-would-not = Wpis { $entry }: bot tego poziomu ({ $level }) odpowiedziałby inaczej.
error-bad-setup = Serwer nie może tak działać: { $reason }.
error-address-taken = Adres { $address } jest już zajęty. Wybierz inny port: --port 8001 albo COMMONROOM_PORT=8001 w środowisku.
error-database-folder = { $database } to katalog. Podaj plik w nim, na przykład { $database }/tables.db.
error-database-foreign = { $database } nie jest bazą danych SQLite albo jest uszkodzony.
error-database-newer = { $database }: tę bazę zapisała nowsza wersja Common Room. Zaktualizuj Common Room albo podaj inną bazę danych.
error-database-read-only = { $database } można czytać, ale nie można w nim pisać.
error-database-taken = Z pliku { $database } korzysta już inny serwer Common Room. Jeden plik służy jednemu serwerowi: zatrzymaj tamten, podaj inny plik albo daj kilku serwerom wspólną bazę PostgreSQL.
error-unreachable = Nie można otworzyć { $where }: { $reason }.
error-not-installed = Do tego czegoś brakuje. Zainstaluj to: pip install 'commonroom[{ $extra }]'

error-malformed = Tego nie udało się zrozumieć ({ $reason }).
error-too-fast = Za dużo naraz. Trochę wolniej.
error-other-version = Ten serwer ma inną wersję Common Room. Wczytaj stronę ponownie albo zainstaluj tę wersję.
error-house-full = W tym domu nie ma teraz miejsca na kolejny stół. Spróbuj później albo zakończ któryś ze swoich.
error-too-large = To za długie. Wystarczy { $most } bajtów.
error-not-allowed = Do tego potrzeba klucza, którego nie masz.
error-not-found = Tu niczego nie ma.

## Ready-made lines of chat

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-done = Brawo!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-hurry = Gramy dalej?
phrase-help = Co byście zrobili?
phrase-good-game = Dobra gra!

## commonroom serve

serve-open = Common Room jest otwarty: { $address }
serve-stop = Stoły są zapisane w { $database }. Ctrl-C zamyka serwer; nic nie przepada.

## commonroom verify

verify-true = Wszystko się zgadza: { $answers ->
        [one] jedna odpowiedź
        [few] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    } i { $outcomes ->
        [one] jeden wynik losowania pochodzą
        [few] { $outcomes } wyniki losowań pochodzą
       *[other] { $outcomes } wyników losowań pochodzi
    } z ustalonego klucza.
verify-over = Gra skończyła się tak, jak mówi plik.
verify-open = Gra jeszcze trwa.
verify-taken-back = { $answers ->
        [one] Cofnięto jedną odpowiedź
        [few] Cofnięto { $answers } odpowiedzi
       *[other] Cofnięto { $answers } odpowiedzi
    }; wciąż są w pliku.
verify-bots = Odpowiedzi botów, które bot tego poziomu daje w tym miejscu: { $answers }.
verify-bots-hasty = Odpowiedzi botów dane w pośpiechu: { $answers }. Nic nie dowodzi, że brakowało czasu.
verify-bots-unasked = Nie dowiedziono: liczba odpowiedzi botów, których nie zapytano ponownie, bo trwałoby to długo albo są dziś inaczej zrobione: { $answers }.
verify-old = Nie dowiedziono, że to gra, którą rozegrano, ani że nikt nie wybrał jej klucza. To plik starszego rodzaju.
verify-imported = Ten stół zaczął od gry z pliku. To, co rozegrano wcześniej, nie mówi nic o tym, kto wybrał kości.
verify-added = Gracz { $number } miał udział w kościach.
verify-missing = Po wpisie { $entry } gracz { $number } nie dodał do kości niczego nowego: z powodu nieobecności albo celowo.
verify-held = To gra z pokwitowania, aż do wpisu { $entry }.
verify-covered = W { $covered } z { $answers } odpowiedzi kości zawierały coś od gracza { $number }, czego nikt nie znał, zanim cała reszta została ustalona: nikt ich nie wybrał.
verify-withheld = { $entry ->
    [0] Do pierwszych kości gracz { $number } podał coś, czego nie ma w grze: zerwało się połączenie albo gospodarz to pominął. Gospodarz to znał.
   *[other] Po wpisie { $entry } gracz { $number } podał do kości coś, czego nie ma w grze: zerwało się połączenie albo gospodarz to pominął. Gospodarz to znał.
}
verify-no-receipt = Nie dowiedziono, że to gra, którą rozegrano, ani że nikt nie wybrał kości. Może to wykazać tylko pokwitowanie gracza.

## commonroom join

join-no-link = Link do stołu wygląda tak: http://127.0.0.1:8000/t/table#secret
join-nobody-home = Nikt tam nie odpowiada albo link jest niepełny.
join-keys = Numer · r zasada · t stół · l dziennik · u cofnij · ? pomoc · q wyjście
join-hints = Co o nich warto wiedzieć:
join-waiting = Teraz decyduje { $name }.
join-guest = To nie twoja tura, ale możesz się wtrącić.
join-not-now = Teraz nie masz takiej możliwości.
join-phase-again = Tymczasem poprawiono zasady i ta część tury zaczyna się od nowa.
join-taken-back = Coś zostało cofnięte.
join-no-such-rule = Nie ma zasady { $rule }.
join-won = Gra skończona. Zwycięstwo: { $names }.
join-lost = Gra skończona i przegrana.
join-closed = Stół został zamknięty.
join-left = Ten sam link prowadzi z powrotem do tego stołu.
join-help =
    Numer to odpowiedź. u cofa, a prosi innych o cofnięcie, y i n odpowiadają na taką prośbę.
    s i tekst to wypowiedź. name zmienia twoje imię. t pokazuje stół, l dziennik, r zasadę. q kończy.

### The browser before and after a game: the lobby, one's tables, links, the end.

## Play now

web-play-now = Zagraj
web-now-bots = { $count ->
        [one] z botem ({ $levels })
       *[other] z { $count } botami ({ $levels })
    }
web-set-up = Ustaw po swojemu
web-bots-only = Niech grają same boty, a ja popatrzę
web-watch-bots = Oglądaj ich grę
web-watch = Oglądaj
web-sit-down = Usiądź

## Your tables

web-tile-with = przy stole: { $names }
web-tile-alone = w pojedynkę
web-tile-watching = Oglądasz: { $names }
web-tile-asked = Twój ruch
web-tile-waiting = Teraz gra { $name }
web-tile-paused = Wstrzymano
web-tile-laid = Jeszcze nie zaczęto
web-tile-gone = Tego stołu już nie ma.
web-tile-closed = Zamknięto przed końcem
web-tile-won = Wygrana
web-tile-lost = Przegrana
web-finished = Zakończone gry ({ $count })

## The end

web-share = Udostępnij obrazek

## Settings

web-asks = Tylko jedna odpowiedź: pytaj
web-asks-always = zawsze
web-asks-moments = przy rzutach i dobieraniu kart
web-asks-never = nigdy

# Another device that joins a table of this one, without a server between them.
web-guest-about = Inne urządzenia w tej samej sieci mogą dołączyć bez serwera: otwórz na nich link albo zeskanuj kod aparatem, a odpowiedź przenieś tutaj. Podczas gry nie zamykaj tej strony: gra toczy się właśnie na niej.
web-guest-local = Tę stronę otwarto pod adresem, który nigdzie indziej nie prowadzi; inni potrzebują takiego, który też otworzą.
web-guest-invite = Zaproś urządzenie
web-guest-again = Nowe zaproszenie
web-guest-answer = Odpowiedź drugiego urządzenia
web-guest-connect = Połącz
web-guest-making = Przygotowuję zaproszenie …
web-guest-waiting = Czekam na odpowiedź
web-guest-calling = Łączę …
web-guest-there = Połączono
web-guest-gone = Drugie urządzenie zniknęło. Wróci po nowym zaproszeniu; gra zaczeka.
web-guest-wrong = To nie jest odpowiedź na to zaproszenie.
web-guest-not-here = To może zrobić tylko urządzenie, na którym jest stół.
web-join-title = Dołącz do stołu
web-join-about = Teraz twoja odpowiedź musi trafić do urządzenia, które cię zaprosiło: pokaż kod jego aparatowi albo wyślij mu link. Nie zamykaj tej strony.
web-join-answer = Twoja odpowiedź
web-join-hint = Oba urządzenia muszą być w tej samej sieci, która pozwala im się ze sobą łączyć; sieci dla gości i firmowe często tego zabraniają. Jeśli nic się nie dzieje, poproś o nowe zaproszenie.
web-join-gone = Urządzenie, na którym jest stół, jest poza zasięgiem. Gra jest tam zachowana: gdy jego strona znów się otworzy, poproś o nowe zaproszenie.
web-join-wrong = Ten link nie jest zaproszeniem albo jest niepełny.
web-answer-taken = Odpowiedź dotarła do strony ze stołem. Tę można zamknąć.
web-answer-nobody = Żadna strona w tej przeglądarce nie czeka na tę odpowiedź. Wklej link w pole pod zaproszeniem albo poproś o nową odpowiedź.

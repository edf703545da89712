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

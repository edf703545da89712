### The browser before and after a game: the lobby, one's tables, links, the end.

## Play now

web-play-now = Gioca subito
web-now-bots = { $count ->
        [one] con un bot ({ $levels })
       *[other] con { $count } bot ({ $levels })
    }
web-set-up = Preparala a modo tuo
web-bots-only = Fai giocare solo i bot e guarda
web-watch-bots = Guardali giocare
web-watch = Guarda
web-sit-down = Siediti

## Your tables

web-tile-with = con { $names }
web-tile-alone = in solitaria
web-tile-watching = Guardi { $names }
web-tile-asked = Tocca a te
web-tile-waiting = Tocca a { $name }
web-tile-paused = In pausa
web-tile-laid = Non ancora iniziata
web-tile-gone = Questo tavolo non c'è più.
web-tile-closed = Chiuso prima della fine
web-tile-won = Vinta
web-tile-lost = Persa
web-finished = Partite finite ({ $count })

## The end

web-share = Condividi un'immagine

## Settings

web-asks = Una sola risposta: chiedimelo
web-asks-always = sempre
web-asks-moments = se si tira o si pesca
web-asks-never = mai

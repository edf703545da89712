### The browser before and after a game: the lobby, one's tables, links, the end.

## Play now

web-play-now = Hrát hned
web-now-bots = { $count ->
        [one] jeden bot ({ $levels })
        [few] { $count } boti ({ $levels })
       *[other] { $count } botů ({ $levels })
    }
web-set-up = Nastavit po svém
web-bots-only = Nechat hrát jen boty a dívat se
web-watch-bots = Sledovat jejich hru
web-watch = Sledovat
web-sit-down = Sednout si

## Your tables

web-tile-with = u stolu: { $names }
web-tile-alone = bez spoluhráčů
web-tile-watching = Sleduješ: { $names }
web-tile-asked = Jsi na tahu
web-tile-waiting = Hraje { $name }
web-tile-paused = Pozastaveno
web-tile-laid = Ještě se nezačalo
web-tile-gone = Tento stůl už není.
web-tile-closed = Zavřeno před koncem
web-tile-won = Výhra
web-tile-lost = Prohra
web-finished = Dohrané hry ({ $count })

## The end

web-share = Sdílet obrázek

## Settings

web-asks = Jediná odpověď: ptát se mě
web-asks-always = vždy
web-asks-moments = při hodu nebo líznutí karty
web-asks-never = nikdy

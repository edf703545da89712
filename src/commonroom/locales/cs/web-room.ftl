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

# Another device that joins a table of this one, without a server between them.
web-guest-about = Jiná zařízení ve stejné síti se mohou připojit bez serveru: otevři na nich odkaz nebo kód vyfoť jejich fotoaparátem a odpověď přenes sem. Při hře nech tuto stránku otevřenou: hra běží v ní.
web-guest-local = Tato stránka je otevřená pod adresou, která jinam nevede; ostatní potřebují takovou, kterou otevřou i oni.
web-guest-invite = Pozvat zařízení
web-guest-again = Nová pozvánka
web-guest-answer = Odpověď druhého zařízení
web-guest-connect = Připojit
web-guest-making = Připravuji pozvánku …
web-guest-waiting = Čekám na odpověď
web-guest-calling = Připojuji …
web-guest-there = Připojeno
web-guest-gone = Druhé zařízení je pryč. Nová pozvánka ho přivede zpět; hra počká.
web-guest-wrong = To není odpověď na tuto pozvánku.
web-guest-not-here = To může udělat jen zařízení, na kterém je stůl.
web-join-title = Připoj se ke stolu
web-join-about = Teď se tvá odpověď musí dostat k zařízení, které tě pozvalo: ukaž kód jeho fotoaparátu, nebo mu pošli odkaz. Tuto stránku nech otevřenou.
web-join-answer = Tvá odpověď
web-join-hint = Obě zařízení musí být ve stejné síti a ta jim musí dovolit spolu mluvit; sítě pro hosty a firemní sítě to často nedovolí. Pokud se nic neděje, požádej o novou pozvánku.
web-join-gone = Zařízení, na kterém je stůl, není dostupné. Hra je v něm uložená: až bude jeho stránka zase otevřená, požádej o novou pozvánku.
web-join-wrong = Tento odkaz není pozvánka, nebo není úplný.
web-answer-taken = Odpověď dorazila na stránku se stolem. Tuto můžeš zavřít.
web-answer-nobody = Žádná stránka v tomto prohlížeči na tuto odpověď nečeká. Vlož odkaz do pole pod pozvánkou, nebo požádej o novou odpověď.

### Prohlížeč: každá věta rozhraní, která nepatří k žádné hře.

web-nowhere = Na této adrese žádná stránka není.
web-home = Hlavní stránka
web-close = Zavřít
web-fan-made = Dílo fanoušků, bez spojení s kterýmkoli vydavatelem. Ikony: Lorc, Delapouite a další, game-icons.net, CC BY 3.0.
web-licences = Licence
web-language-en = English
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština

## Předsálí

web-lobby-welcome = Přisuň si židli ke krbu. Vyber hru, rozhodni, kdo si s tebou sedne, a pošli každému z přátel jeho odkaz. Účet nikdo nepotřebuje.
web-lobby-games = Kterou hru?
web-players = { $from }–{ $to } hráčů
web-players-exactly = { $count ->
        [one] pro jednoho hráče
        [few] pro { $count } hráče
       *[other] pro { $count } hráčů
    }
web-minutes = { $from }–{ $to } minut
web-together = Všichni proti hře
web-against = Každý proti každému
web-against-voldemort-returns = Jeden proti všem ostatním
web-lobby-seats = Kdo sedí u stolu?
web-lobby-count = Počet míst
web-seat-number = Místo { $number }
web-seat-here = u této obrazovky
web-seat-link = přes odkaz
web-seat-nearby = na jiném zařízení
web-seat-bot = bot: { $level }
web-seat-kind = Kdo sedí na místě { $number }
web-seat-name = Jméno na místě { $number }
web-name-placeholder = Jméno
web-lobby-options = Hra
web-lobby-house = Domácí pravidla
web-speed = Tempo
web-speed-0 = hned
web-speed-1 = pomalu
web-speed-2 = svižně
web-speed-4 = rychle
web-speed-table = jako u stolu
web-speed-about = Jak rychle hrají boti a pohybují se figurky. V nastavení si každý může zvolit vlastní tempo.
web-takeback = Braní zpět
web-takeback-consent = když všichni souhlasí
web-takeback-free = vždy
web-takeback-never = nikdy
web-takeback-about = Svůj poslední krok můžeš vzít zpět, dokud nepadnou kostky, neodhalí se nic skrytého a nejedná někdo jiný. Tady jde o návrat ještě dál.
web-pack = Karty
web-pack-none = ty z krabice
web-reactions = V tazích ostatních
web-reactions-always = ptát se vždy
web-reactions-matters = ptát se, když o něco jde
web-reactions-never = neptat se
web-reactions-about = Kdy se tě hra ptá, zda chceš něco udělat v tazích ostatních; o něco jde po hodech a tažení karet. V nabídce to můžeš kdykoli změnit.
web-patience = Když někdo odejde
web-patience-0 = počkáme
web-patience-120 = bot po 2 minutách
web-patience-900 = bot po 15 minutách
web-patience-86400 = bot po jednom dni
web-patience-about = Jak dlouho stůl čeká, než za nepřítomné hraje bot expert. Kdo se vrátí, hraje dál.
web-lay-table = Připravit stůl
web-laying = Připravujeme stůl…
web-your-tables = Tvé stoly
web-forget = Zapomenout tento stůl
web-import = Otevřít soubor se hrou
web-import-about = Hra uložená v souboru pokračuje u nového stolu.

## Odkazy

web-links-title = Stůl je připravený
web-links-about = Pošli každému jeho odkaz. Kdo má odkaz, má místo, tak je nepopleť.
web-links-lost = Odkazy byly vidět na obrazovce, kde stůl vznikl.
web-links-local = Tyto odkazy fungují jen na tomto počítači. Pro přátele jinde spusť Common Room pro celou svou síť: commonroom serve --host 0.0.0.0
web-links-watch = Pro diváky
web-links-watch-about = Pro každého, kdo se chce dívat. Nic tajného neuvidí.
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-qr = QR kód odkazu: { $whom }
web-sit = Sednout si tady
web-sit-shared = Hrát spolu u této obrazovky
web-invite = Odkazy

## Stůl

web-board = Herní plán
web-others = Ostatní hráči
web-players-title = Hráči
web-you = Ty
web-your-seat = Tvé místo
web-decision = Co uděláš
web-log = Záznam
web-side = Záznam a chat
web-chat = Chat
web-log-earlier = Dříve
web-log-empty = Zatím se nic nestalo.
web-waiting-for = Na tahu: { $seat }.
web-waiting-react = Někdo přemýšlí.
web-waiting-bot = { $seat } přemýšlí…
web-watching = Díváš se.
web-guest = Nejsi na tahu, ale můžeš se ozvat.
web-guest-open = { $count ->
        [one] Tady se můžeš vložit do hry
        [few] Tady se můžeš vložit do hry { $count } způsoby
       *[other] Tady se můžeš vložit do hry { $count } způsoby
    }
web-guest-later = Teď ne
web-ask-name = Jak se jmenuješ?
web-introduce = To jsem já
web-choose-on-board = Vyber na plánu to, co svítí.
web-choices-listed = Všechny možnosti jako seznam ({ $count })
web-fold = Schovat nebo ukázat možnosti
web-moment = Tato chvíle v přehrávce
web-your-turn = Jsi na tahu.
web-rule = Pravidlo
web-rule-seed = vytištěno v pravidlech
web-rule-ruling = naše odpověď na to, co pravidla neříkají
web-rule-ours = náš vlastní návrh
web-rule-answer = Naše odpověď: { $text }
web-rule-cards = Karty a pole, které jmenuje
web-rule-booklet = Ve vaší příručce ({ $language ->
        [cs] česká
        [it] italská
        [pl] polská
       *[en] anglická
    }), strana
web-rule-page = Strana { $page } vaší příručky ({ $language ->
        [cs] česká
        [it] italská
        [pl] polská
       *[en] anglická
    })
web-gallery = Obrázky
web-gallery-creatures = Tvorové
web-gallery-people = Postavy
web-gallery-places = Místa
web-gallery-things = Předměty
web-rules = Pravidla
web-rules-contents = Obsah
web-rules-examples = Příklady
web-rules-examples-about = Přehrajte si je na plánu, krok za krokem.
web-rules-play-through = Přehrát krok za krokem
web-rules-picture = Plán v kroku { $number }
web-rules-booklet = Vaše { $language ->
        [cs] česká
        [it] italská
        [pl] polská
       *[en] anglická
    } příručka
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
        [one] Jedno pravidlo
        [few] { $count } pravidla
       *[other] { $count } pravidel
    }
web-odds = { $percent } %
web-odds-at-least = ≥ { $percent } %
web-chance = Šance: { $percent } %
web-chance-at-least = Šance: { $percent } % nebo víc
web-more-notes = { $count ->
    [few] Ještě { $count } řádky
   *[other] Ještě { $count } řádků
}
web-final = nejde vzít zpět
web-undo = Vzít zpět
web-ask-takeback = Požádat o vrácení
web-takeback-request = { $seat } chce vzít něco zpět.
web-takeback-mine = Žádáš, aby se něco vzalo zpět.
web-takeback-agree = Souhlasím
web-takeback-refuse = Ne
web-takeback-withdraw = Nechat být
web-takeback-agreed = Zatím souhlasí: { $names }
web-takeback-away = Chybí ještě souhlas nepřítomných: { $seat }. Stůl čeká, dokud někdo nehraje dál.
web-skip-count = Dohnat hru ({ $count })
web-skip = Přeskočit
# While something is shown that leads to the next question.
web-playing = Dívej se …
web-pause = Přestávka
web-resume = Pokračovat
web-paused = U stolu je přestávka.
web-archived = Dlouho sem nikdo nepřišel, a tak byl tenhle stůl odložen. Nic se neztratilo.
web-closed = Tento stůl je zavřený.
web-progress = { $percent } % hry
web-recap = Od tvého posledního tahu
web-recap-first = Před tvým prvním tahem
web-recap-again = Přehrát znovu
web-recap-everything = Všechno, řádek po řádku
web-recap-nothing = Od tvého posledního tahu se nic nestalo.
web-bot = bot
web-away = pryč
web-acting = na tahu
web-stand-in = zaskakuje bot
web-stand-in-you = Hraje za tebe bot.
web-let-bot-play = Ať hraje bot
web-spectators = { $count ->
        [one] jeden divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
web-connecting = Hledáme stůl…
web-broken = Spojení je přerušené. Zkoušíme to znovu…
web-lost = Takový stůl neexistuje, nebo odkaz není celý.
web-say-something = Řekni něco
web-send = Poslat
web-phrases = Hotové věty
web-chat-empty = Zatím nikdo nic neřekl.
web-tally = { $name }: { $value }

## U jedné obrazovky

web-curtain-title = { $seat }, jsi na tahu
web-curtain-about = Předejte si obrazovku. Co smí vidět jen { $seat }, je za oponou.
web-curtain-draw = { $seat } – to jsem já
web-may-speak = { $seat } se může ozvat

## Řádky záznamu o stole

web-log-phase-again = Pravidla byla mezitím opravena a tato část tahu začíná znovu.
web-log-taken-back = { $seat } bere něco zpět.
web-log-takeback-asked = { $seat } chce vzít něco zpět.
web-log-agreed = { $seat } souhlasí.
web-log-disagreed = { $seat } nesouhlasí.
web-log-stood-in = { $seat }: od teď zaskakuje bot.
web-log-returned = { $seat } je zpátky.
web-log-paused = U stolu je přestávka.
web-log-resumed = U stolu se pokračuje.
web-log-pledged = { $seat } má odteď podíl na kostkách.
web-log-rematched = { $seat } připravuje nový stůl.
web-log-closed = Stůl byl zavřen.

## Konec

web-over = Konec hry
web-won-together = Vyhráli jste, všichni!
web-lost-together = Tentokrát vyhrála hra.
web-won-by = Vyhrává: { $names }.
web-won-you = Vítězství je tvoje!
web-nobody-won = Nevyhrál nikdo.
web-ended-early = Stůl byl zavřen před koncem.
web-look-at-board = Podívat se na plán
web-rematch = Hrát znovu
web-rematch-go = K novému stolu
web-replay = Přehrávka
web-to-table = Ke stolu
web-export = Uložit do souboru
web-new-game = Jiná hra
web-score = Body
web-dice-title = Kostky této hry
web-dice-sides = { $sides }stěnné kostky, { $count ->
        [one] jeden hod
        [few] { $count } hody
       *[other] { $count } hodů
    }
web-dice-expected = očekává se: po { $each }
web-dice-face = Stěna
web-dice-times = Kolikrát
web-dice-honest = Hostitel byl vázán tajemstvím dřív, než padla první kostka, a prohlížeče hráčů k němu přidaly něco svého.
web-dice-commitment = Závazek { $hash }
web-check = Ověřit tuto hru
web-receipt = Uložit stvrzenku
web-check-proved = Prokázáno přímo tímto prohlížečem:
web-check-open = Neprokázáno:
web-check-refused = Tohle není hra, která se tu hrála.
web-check-commitment = Hostitelovo tajemství je to, které bylo slíbeno před první kostkou, právě pro tuto hru s těmito místy, možnostmi a kartami.
web-check-links = Je to hra ze stvrzenky tohoto prohlížeče { $link }, až do zápisu { $entry }: každá odpověď, každá kostka, každé jméno a každé vrácení.
web-check-covered = Při { $covered } z { $answers } odpovědí bylo v kostkách něco tvého, co nikdo neznal, dokud nebylo všechno ostatní pevně dáno: nikdo je nevybral.
web-check-hand = Podíl na kostkách: { $seat }.
web-check-after = Co přišlo po zápisu { $entry }, který tento prohlížeč neviděl.
web-check-withheld = { $entry ->
    [0] Že hostitel nevybíral mezi kostkami: co tento prohlížeč sdělil k prvním, ve hře není. Přerušilo se spojení, nebo to hostitel vynechal.
   *[other] Že hostitel nevybíral mezi kostkami: co tento prohlížeč sdělil po zápisu { $entry }, ve hře není. Přerušilo se spojení, nebo to hostitel vynechal.
}
web-check-rules = Že každá kostka byla použita podle pravidel a že boti hráli na své úrovni. Se souborem a stvrzenkou to ověří i „commonroom verify“.
web-check-host = Že kostky nikdo neviděl předem. Kdo provozuje server, ten mohl.
web-check-host-tab = Že kostky nikdo neviděl předem. Leží v tomto prohlížeči: kdo se tam umí podívat, ten mohl.
web-check-old = Nic: tato hra začala dřív, než byly stvrzenky.
web-check-no-receipt = Nic: tento prohlížeč si o hře žádnou stvrzenku neuložil.
web-moments = Chvíle, které stojí za to
web-counted = V číslech

## Přehrávka

web-replay-title = Přehrávka
web-replay-moment = Chvíle { $number }/{ $total }
web-replay-back = Zpět
web-replay-on = Dál
web-replay-play = Přehrát
web-replay-stop = Zastavit
web-replay-link = Odkaz na tuto chvíli
web-replay-setup = Stůl byl připraven.
web-replay-chose = { $seat }: { $what }
web-replay-gone = Pravidla se od této hry změnila, a tak jde ukázat jen její záznam.

## Učení hrou

web-learn = Učit se hraním
web-lesson = Průvodce
web-lesson-answer = Tvoje odpověď: { $what }
web-lesson-next = Dál
web-lesson-back = Zpět
web-lesson-step = Krok { $number }/{ $total }
web-lesson-over = To byla celá lekce. Víš dost na to, aby se dalo hrát: připrav stůl a posaď k němu boty.
web-example-over = To byl celý příklad.
web-lesson-play = Připravit stůl
web-lesson-only = Při lekci na to není stůl. Ve skutečné hře to funguje.
web-welcome = Poprvé u hry { $game }?
web-welcome-question = U každé otázky jsou její možnosti, šance a pravidlo, ze kterého vychází.
web-welcome-look = Klepni na kartu nebo místo a řeknou ti, co dělají.
web-welcome-close = Ke stolu

## Pohled zpět

web-past-step = Projít to krok za krokem na plánu
web-past-look = Ukázat plán v tomto okamžiku
web-past-moment = Pohled zpět: okamžik { $number }/{ $total }
web-past-now = Zpět do přítomnosti

## Nastavení a nápověda

web-menu = Nabídka
web-settings = Nastavení
web-language = Jazyk
web-theme = Světlo
web-theme-system = podle systému
web-theme-light = den
web-theme-dark = svit svíček
web-show-odds = Ukazovat šance
web-motion = Animace
web-motion-system = podle systému
web-motion-still = vypnuté
web-sound = Zvuk
web-volume = Hlasitost
web-notify = Oznámení prohlížeče, když jsem na tahu a dívám se jinam
web-notify-denied = Prohlížeč této stránce oznámení nedovoluje. Změnit to jde v jeho nastavení.
web-shortcuts = Jednoklávesové zkratky
web-your-name = Tvé jméno
web-rename = Změnit
web-my-seat = Mé místo
web-give-seat = Ať za mě hraje bot
web-renew = Změnit můj odkaz
web-renew-about = Jestli se tvůj odkaz dostal k někomu jinému: dostaneš nový a ten starý už nic neotevře.
web-take-seat = Zase hraju za sebe
web-help = Klávesy
web-key-digits = odpovědět touto volbou
web-key-arrows = procházet možnosti
web-key-enter = vybrat
web-key-undo = vzít zpět
web-key-rule = ukázat pravidlo
web-key-odds = ukázat nebo skrýt šance
web-key-skip = dohnat hru
web-key-log = do záznamu
web-key-chat = do chatu
web-key-board = na plán
web-key-help = tento seznam
web-key-escape = zavřít
web-any-key-off = Jednoklávesové zkratky jde vypnout v nastavení.

### Co se o Roku v Bradavicích a Famfrpálu ví, než hra začne a když skončí.

yh-blurb-year-at-hogwarts = Školní rok mezi učebnami, tajnými chodbami a temnými věžemi. Prozkoumej hrad, sbírej, co žádají tvé tajné mise, skládej zkoušky, bojuj s každým, kdo se ti postaví do cesty, a létej za svou kolej. Kdo má na konci roku nejvíc kolejních bodů, vyhrává Školní pohár.
yh-blurb-quidditch = Sedm hráčů na každé straně, čtyři míče, jeden vítěz. Proleť se střelci kolem odrážečů a jejich potlouků, dej dva góly a pošli chytače za zlatonkou.

## Volby

yh-variant = Varianta
yh-variant-underage = Nezletilí
    .about = Pro první hru: mise potřebují jen předměty, nejsou tu Smrtijedi a hráči bojují jednou kostkou.
yh-variant-qualified = Zletilí
    .about = Mise potřebují i karty, šest věží střeží Smrtijedi a bez zápasu ve famfrpálu nikdo nevyhraje.
yh-variant-teams = Týmy
    .about = Pravidla varianty Zletilí v týmech, které plní mise společně.
yh-length = Délka
yh-length-quick = krátká
    .about = Asi 30 minut: 1 mise a více než 210 kolejních bodů.
yh-length-classic = běžná
    .about = 45 až 60 minut: 2 mise a více než 260 kolejních bodů.
yh-length-long = dlouhá
    .about = Přes hodinu: 3 mise a více než 320 kolejních bodů.
yh-edition = Vydání
yh-edition-it = italské
    .about = Italská pravidla, pozdější a jasnější.
yh-edition-pl = polské
    .about = Polská pravidla: mimo jiné jiné boje při 1 a 0 životech a volnější hra s camrálem.
yh-teams = Týmy
yh-teams-pairs = dvojice
    .about = Týmy po dvou; při lichém počtu hráčů má jeden tým tři.
yh-teams-threes = trojice
    .about = Týmy až po třech.
yh-teams-together = všichni spolu
    .about = Jeden tým ze všech hráčů.
yh-students = Studenti
yh-students-random = náhoda
    .about = Studenty rozdá náhoda.
yh-students-chosen = výběr
    .about = Každý si studenta vybere, v pořadí míst u stolu.
yh-first-player = První hráč
yh-first-player-random = náhoda
    .about = Kdo začne, rozhodne náhoda.
yh-first-player-chosen = výběr
    .about = Řeknete, kdo je nejmladší.
yh-defence-die = Obranná kostka
yh-defence-die-no = ne
    .about = Zásah je zásah.
yh-defence-die-yes = ano
    .about = V bojích mezi hráči, v italském vydání i se Smrtijedy, lze na každý zásah odpovědět kostkou.

## Proč hra skončila

yh-outcome-YH-END-1 = Rok skončil a Školní pohár má svého vítěze.
yh-outcome-YH-SOLO-1 = Bez životů je školní rok ztracen.
yh-outcome-YH-QUI-6 = Zlatonka je chycena.

## Co počítají simulace

yh-tally-missions = Splněné mise
yh-tally-cards = Zahraná kouzla a lektvary
yh-tally-race_cards = Zahrané famfrpálové karty

## What one plays for

yh-goal-missions =
    { $count ->
        [one] Splň jednu misi
       *[other] Splněné mise
    }
yh-goal-points = Kolejní body
yh-goal-quidditch = Sehraj famfrpálový zápas
yh-goal-lead = Nejvíc bodů na konci (soupeř: { $points })
yh-goal-alone = S 0 životy je rok ztracen (máš { $hp })
yh-goal-mission = { $mission } (body: { $points })
yh-goal-place = Místo: { $space }
yh-goal-object = { CAPITAL($object) }
yh-goal-card = { CAPITAL($card) }
yh-goal-object-lies = { CAPITAL($object) }: { $space }
yh-goal-object-held = { CAPITAL($object) }: má { $seat }

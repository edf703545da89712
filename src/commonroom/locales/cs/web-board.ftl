### What the drawn boards and card faces say besides names and printed texts.

## Prohlížení plánu

web-board-closer = Přiblížit
web-board-farther = Oddálit
web-board-follow = Sledovat hru
web-board-look = Prohlédnout si
web-board-let-go = Zrušit
web-board-and-now = Teď vyber to, co svítí.
web-board-dice = Kostky
web-board-fight = Boj

## Na kartách

web-board-seed = Podle předlohy
web-board-partly = Podle předlohy, zčásti naše
web-board-ours = Náš návrh
web-board-purchase = ke koupi
web-board-draw = Karet k líznutí
web-board-lying = Zde:
web-board-track = Kolik zranění snese
web-board-bears = Kolik vlivu snese
web-board-villain = padouch
web-board-location = lokace
web-board-place = místo
web-board-token = žeton kouzla

## Death Eaters Rising

web-board-death-eater = Smrtijed
web-board-damage = Zranění { $amount }, nejvýš { $most }
web-board-corruption = Vliv { $amount } z { $most }
web-board-hidden = Dosud neodhalen
web-board-danger = Jak si stojí válka
web-board-deck = Balíček
web-board-tokens = Žetony
web-board-no-tokens = Žádné žetony

## Talisman

web-board-advantage = Postavy této strany přičítají 1 ke svému Útočnému skóre proti druhé straně.
web-board-misses = vynechá { $amount ->
        [one] tah
        [few] { $amount } tahy
       *[other] { $amount } tahů
    }

## A Year at Hogwarts, Quidditch, Voldemort Returns

web-board-castle = Hrad
web-board-diagon-alley = Příčná ulice
web-board-places = Místa
web-board-moves-left = Zbývá kroků
web-board-walk = { $steps ->
    [one] Jít sem: { $steps } krok
    [few] Jít sem: { $steps } kroky
   *[other] Jít sem: { $steps } kroků
}
web-board-legend = Co znamenají značky
web-board-tower = věž: tady smí pohyb skončit
web-board-destroyed = Zničené viteály: { $amount }
web-board-hp = Životy
web-board-res = Odolnost
web-board-points = Kolejní body
web-board-floo = Letax
web-board-portkeys = Přenášedla
web-board-spells = Kouzla
web-board-potions = Lektvary
web-board-books = Knihy
web-board-missions = Mise
web-board-objects = Předměty
web-board-race-cards = Famfrpálové karty
web-board-done = Splněné mise
web-board-pledged = Vyčleněné karty
web-board-student = student
web-board-spell = kouzlo
web-board-potion = lektvar
web-board-book = kniha
web-board-object = předmět
web-board-mission = mise
web-board-combat = boj
web-board-duel = souboj
web-board-action = akce
web-board-event = událost
web-board-quidditch-card = famfrpál
web-board-space = pole
web-board-goals = Góly
web-board-lap = Okruh
web-board-actions = Zbývá akcí: { $amount }

## What one plays for

web-goals = Jak vyhrát
web-goals-against = Pozor
web-goal-reached = splněno
web-goals-more = Co je k tomu potřeba

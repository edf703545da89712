### The terminal screen around A Year at Hogwarts and Quidditch.

## The map and the players

play-yh-title = Tura { $turn } · { $variant } · do końca roku: { $missions ->
        [one] 1 misja
        [few] { $missions } misje
       *[other] { $missions } misji
    } i ponad { $points } punktów domu
play-yh-symbol-spell = zaklęcie
play-yh-symbol-potion = eliksir
play-yh-symbol-book = księga
play-yh-symbol-action = sprawowanie
play-yh-symbol-event = wydarzenie
play-yh-symbol-duel = pojedynek
play-yh-symbol-object = pole przedmiotu
play-yh-symbol-health = PŻ
play-yh-symbol-tower = wieża
play-yh-symbol-common-room = pokój wspólny
play-yh-symbol-classroom = klasa
play-yh-symbol-pitch = boisko
play-yh-symbol-plain = nic
play-yh-symbol-lying = leży tam przedmiot
play-yh-symbol-dark = śmierciożerca
play-yh-numbers = { $hp } PŻ · punkty domu { $points } · Fiuu { $floo } · świstokliki { $portkeys }
play-yh-cards = Zaklęcia { $spells } · eliksiry { $potions } · księgi { $books } · misje { $missions }
play-yh-waiting = Czeka na drużynę: { $mission }
play-yh-team = Drużyna { $number }

## What only the player sees

play-yh-yours = Tylko dla twoich oczu
play-yh-mission = punkty: { $points } · { $place }
play-yh-object = { $object }: { $place }
play-yh-object-of = { $object }: ma to { $seat }
play-yh-needs = Pokaż: { $needs }
play-yh-here = { $place }, to właśnie tu
play-yh-way = { $moves ->
        [one] { $place }, 1 ruch stąd
        [few] { $place }, { $moves } ruchy stąd, pierwszy krok: { $first }
       *[other] { $place }, { $moves } ruchów stąd, pierwszy krok: { $first }
    }
play-yh-by-floo = { $place }, proszkiem Fiuu z wieży
play-yh-by-portkey = { $place }, świstoklikiem z boiska do quidditcha

## Fights

play-yh-hp = { $hp } PŻ
play-yh-res = odporność { $res }
play-yh-attack-dice = kości ataku: { $dice }

## Quidditch

play-yh-pitch-title = { $house } { $goals } : { $other_goals } { $other_house }
play-yh-pitch-legend = O obrońca · P pałkarz · Ś ścigający, po literze domu · ● kafel · ✹ tłuczek
play-yh-keeper = O
play-yh-beater = P
play-yh-chaser = Ś
play-yh-seeker = Szukający { $at } z { $lap }
play-yh-hidden-cards = { $count ->
        [one] 1 zakryta karta quidditcha
        [few] { $count } zakryte karty quidditcha
       *[other] { $count } zakrytych kart quidditcha
    }
play-yh-slowed = w następnej turze rzuca jedną kością
play-yh-muted = w następnej turze nie zagrywa kart
play-yh-shielded = pod ochroną przed kartami

### Terminálová obrazovka kolem Roku v Bradavicích a Famfrpálu.

## Mapa a hráči

play-yh-title = Tah { $turn } · { $variant } · rok skončí: { $missions ->
        [one] 1 mise
        [few] { $missions } mise
       *[other] { $missions } misí
    } a více než { $points } kolejních bodů
play-yh-symbol-spell = kouzlo
play-yh-symbol-potion = lektvar
play-yh-symbol-book = kniha
play-yh-symbol-action = akce
play-yh-symbol-event = událost
play-yh-symbol-duel = souboj
play-yh-symbol-object = pole předmětů
play-yh-symbol-health = životy
play-yh-symbol-tower = věž
play-yh-symbol-common-room = společenská místnost
play-yh-symbol-classroom = učebna
play-yh-symbol-pitch = famfrpálové hřiště
play-yh-symbol-plain = nic
play-yh-symbol-lying = leží tam předmět
play-yh-symbol-dark = Smrtijed
play-yh-numbers = životy { $hp } · kolejní body { $points } · letax { $floo } · přenášedla { $portkeys }
play-yh-cards = kouzla { $spells } · lektvary { $potions } · knihy { $books } · mise { $missions }
play-yh-waiting = Čeká na tým: { $mission }
play-yh-team = Tým { $number }

## Co vidí jen hráč

play-yh-yours = Jen pro tvé oči
play-yh-mission = body: { $points } · { $place }
play-yh-object = { $object }: { $place }
play-yh-object-of = { $object }: má { $seat }
play-yh-needs = Ukaž: { $needs }
play-yh-here = { $place }, přímo tady
play-yh-way = { $moves ->
        [one] { $place }, 1 krok daleko
        [few] { $place }, { $moves } kroky daleko přes { $first }
       *[other] { $place }, { $moves } kroků daleko přes { $first }
    }
play-yh-by-floo = { $place }, letaxem z věže
play-yh-by-portkey = { $place }, přenášedlem z famfrpálového hřiště

## Boje

play-yh-hp = životy { $hp }
play-yh-res = odolnost { $res }
play-yh-attack-dice = { $dice ->
        [one] 1 útočná kostka
        [few] { $dice } útočné kostky
       *[other] { $dice } útočných kostek
    }

## Famfrpál

play-yh-pitch-title = { $house } { $goals } : { $other_goals } { $other_house }
play-yh-pitch-legend = B brankář · O odrážeč · S střelec, za písmenem koleje · ● camrál · ✹ potlouk
play-yh-keeper = B
play-yh-beater = O
play-yh-chaser = S
play-yh-seeker = Chytač { $at } z { $lap }
play-yh-hidden-cards = { $count ->
        [one] 1 famfrpálová karta lícem dolů
        [few] { $count } famfrpálové karty lícem dolů
       *[other] { $count } famfrpálových karet lícem dolů
    }
play-yh-slowed = příští tah hází jednou kostkou
play-yh-muted = příští tah nehraje kartu
play-yh-shielded = v bezpečí před kartami

### Na co se hra ptá, co nabízí a co vypráví při famfrpálovém zápase, v Roce v Bradavicích i samostatně.
### Políčko hřiště má písmeno sloupce zleva a číslo řady shora: F3 je střed.

yh-column = { $column ->
        [-5] A
        [-4] B
        [-3] C
        [-2] D
        [-1] E
        [0] F
        [1] G
        [2] H
        [3] I
        [4] J
       *[5] K
    }
yh-row = { $row ->
        [2] 1
        [1] 2
        [0] 3
        [-1] 4
       *[-2] 5
    }

## Otázky

yh-ask-house = Které kolejní mužstvo je tvoje?
yh-ask-place = { CAPITAL($piece) }: kam se postaví?
yh-ask-action = { $actions ->
        [0] Nezbývá žádná akce. Uhneš stranou?
        [one] Zbývá ti 1 akce. Co uděláš?
        [few] Zbývají ti { $actions } akce. Co uděláš?
       *[other] Zbývá ti { $actions } akcí. Co uděláš?
    }
yh-ask-take-quaffle = { CAPITAL($piece) } je u camrálu. Vezmeš ho?
yh-ask-bludger = { CAPITAL($piece) } je u potlouku. Kterým směrem ho pošleš?
yh-ask-rest = Potlouk na nikoho nenarazil. Kde se zastaví?
yh-ask-put = Tvůj brankář je mimo hru. Kam na obrannou čáru dáš camrál?
yh-ask-race-card = Na kostkách je { $moves }. Zahraješ kartu?
yh-ask-set-die = Kterou kostku otočíš na { $face }?

## Možnosti

yh-option-house = { $house }
yh-option-place = { yh-column }{ yh-row }
yh-option-fly = { CAPITAL($piece) } letí na { yh-column }{ yh-row }
yh-option-step = { CAPITAL($piece) } uhýbá na { yh-column }{ yh-row }
yh-option-steal = { CAPITAL($piece) } krade camrál na { yh-column }{ yh-row }
yh-option-throw-quaffle = { CAPITAL($piece) } hází camrál na { yh-column }{ yh-row }
yh-option-pass = Brankář přihrává. Camrál dostane { $piece }
yh-option-shoot = { CAPITAL($piece) } střílí na branku
yh-option-end-turn = Ukončit tah
yh-option-throw = { $up ->
        [1] { $across ->
            [-1] ↖ nahoru vlevo
            [1] ↗ nahoru vpravo
           *[0] ↑ nahoru
        }
        [-1] { $across ->
            [-1] ↙ dolů vlevo
            [1] ↘ dolů vpravo
           *[0] ↓ dolů
        }
       *[0] { $across ->
            [-1] ← vlevo
           *[1] → vpravo
        }
    }
yh-option-keep = Nechat být
yh-option-rest = { yh-column }{ yh-row }
yh-option-put = { yh-column }{ yh-row }
yh-option-go-on = Žádnou kartu
yh-option-race-card = Zahrát { $card-acc }
yh-option-set-die = Kostka { $die }

## Záznam: před zápasem

yh-log-house-chosen = { $seat } hraje za { $house }.
yh-log-toss-rolled = { $seat } hází { $mine }, { $other_seat } hází { $theirs }: vyšší číslo začíná.
yh-log-piece-placed = { CAPITAL($piece) } se staví na { yh-column }{ yh-row }.

## Záznam: camrál a potlouky

yh-log-actions-rolled = { $seat } má { $actions ->
        [one] 1 akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }.
yh-log-turn-ended-early = { $seat } končí tah a nechává { $actions ->
        [one] 1 akci
        [few] { $actions } akce
       *[other] { $actions } akcí
    }.
yh-log-piece-moved = { CAPITAL($piece) } letí na { yh-column }{ yh-row }.
yh-log-quaffle-taken = { CAPITAL($piece) } má camrál.
yh-log-quaffle-stolen = { CAPITAL($piece) } krade camrál. Přichází o něj { $victim }.
yh-log-quaffle-passed = { CAPITAL($piece) } přihrává. Camrál má { $target }.
yh-log-quaffle-dropped = Camrál je teď na { yh-column }{ yh-row }.
yh-log-bludger-thrown = { CAPITAL($piece) } odpaluje potlouk: { $roll }.
yh-log-bludger-missed = Potlouk na nikoho nenarazil a zůstává na { yh-column }{ yh-row }.
yh-log-dodged = { CAPITAL($piece) } uhýbá potlouku: { $roll }.
yh-log-eliminated = { CAPITAL($piece) } hází { $roll }, dostává zásah potloukem a je mimo hru.
yh-log-shot-saved = { CAPITAL($piece) } střílí: { $roll }. { CAPITAL($keeper) } camrál chytá: { $keeper_roll }.
yh-log-goal-scored = { $keeper_roll ->
        [0] { CAPITAL($piece) } střílí na prázdnou branku: { $roll }.
       *[other] { CAPITAL($piece) } střílí: { $roll } proti { $keeper_roll }.
    } { $goals ->
        [one] Gól! { $seat } má první.
       *[other] Gól! { $seat } má už { $goals }.
    }

## Záznam: závod chytačů

yh-log-race-card-drawn = { $seat } dobírá famfrpálovou kartu: { $card }.
yh-log-race-card-taken = { $seat } dobírá famfrpálovou kartu.
yh-log-race-began = První část vyhrává { $seat } a začíná druhou. Chytači vyrážejí!
yh-log-seeker-rolled = { $seat } hází { $dice }.
yh-log-seeker-flew = { $seat }: chytač letí o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } vpřed, na pole { $at }.
yh-log-seeker-fell-back = { $seat }: chytač se vrací o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    }, na pole { $at }.
yh-log-race-card-played = { $seat } hraje kartu { $card }.
yh-log-feint-rolled = { $seat } hází za kartu: { $dice }.
yh-log-card-shrugged = Karta nepůsobí: chrání se { $seat }.
yh-log-snitch-caught = { $seat } chytá zlatonku! Zápas vyhrává { $house }.

## Fáze

yh-phase-quidditch-houses = Kolejní mužstva
yh-phase-quidditch-toss = Kdo začíná
yh-phase-quidditch-placing = Rozestavení
yh-phase-quidditch-turn = Akce
yh-phase-quidditch-action = Camrál a potlouky
yh-phase-quidditch-turn-over = Camrál a potlouky
yh-phase-quidditch-race = Chytači
yh-phase-quidditch-cards = Chytači
yh-phase-quidditch-over = Konec zápasu

## What one plays for

yh-goal-goals-mine = Tvoje góly
yh-goal-goals-theirs = Soupeřovy góly
yh-goal-chasers-mine = nebo: soupeřovi střelci mimo hru
yh-goal-chasers-theirs = nebo: tvoji střelci mimo hru
yh-goal-snitch-mine = Pak zlatonka: let tvého chytače
yh-goal-snitch-theirs = Let soupeřova chytače

### What is printed on the cards, sheets, tokens and spaces of A Year at Hogwarts, put together from what
### they do. An effect is an order without its full stop, told to the player who does it; a list of them is
### joined by "i". An ability is such a clause too, told to the player who has the sheet.
### Phrases that are parts of a clause stand in the case in which the clauses use them: the accusative.

## Sentences

# A clause as a sentence of its own.
yh-sentence = { CAPITAL($clause) }.
yh-sentences = { $start } { $next }

## Sheets and tokens

yh-face-student = { $house } · { $hp } PŻ · odporność { $res } · kości ataku: { $dice }
yh-face-death-eater = Śmierciożerca · { $hp } PŻ · odporność { $res } · kości ataku: { $dice }
yh-face-voldemort = { $hp } PŻ i o jeden mniej za każdy zniszczony horkruks.
yh-face-starts = Na początku: { $cards }.
yh-face-move = Ruch: { $clause }.
yh-face-fight = Walka: { $clause }.
yh-face-power-fight = Raz, w dowolnej chwili swojej walki: { $effects }. Potem połóż na polu przedmiotu na ulicy Pokątnej.
yh-face-power-turn = Raz, w swojej turze: { $effects }. Potem połóż na polu przedmiotu na ulicy Pokątnej.
yh-face-returns = W polskim wydaniu wracasz potem tam, skąd wyruszasz, a na Cmentarz nie leci.
yh-face-needed = Potrzebne do misji: { $missions-or }.

## Missions and opponents

yh-face-mission = Misja { $number } · { $space } · punkty domu: { $points }
yh-face-objects = Przynieś { $objects-acc }.
yh-face-needs = Wykwalifikowany czarodziej i wariant drużynowy: pokaż też { $needs }.
yh-face-against = Przeciwnik: { $opponent } ({ $hp } PŻ, odporność { $res }).
# A card that a mission asks for: by its name, by what it is for, or by its deck alone.
yh-need-card = { $count ->
        [one] { $card-acc }
       *[other] { $count } × { $card }
    }
yh-need-attack = { $count ->
        [one] { $what } ataku
        [few] { $count } { $what-plural } ataku
       *[other] { $count } { $what-many } ataku
    }
yh-need-defence = { $count ->
        [one] { $what } obrony
        [few] { $count } { $what-plural } obrony
       *[other] { $count } { $what-many } obrony
    }
yh-need-any = { $count ->
        [one] { $what-acc }
        [few] { $count } { $what-plural }
       *[other] { $count } { $what-many }
    }
yh-face-opponent = { $hp } PŻ · odporność { $res }
yh-face-reveal = Po odkryciu: { $effects }.
yh-face-before = Przed każdym twoim atakiem: { $effects }.
yh-face-after = Po każdym twoim ataku: { $effects }.
yh-face-immune = { CAPITAL($decks-plural) } nie działają na tego przeciwnika.

## Cards of the decks

yh-face-attack = { CAPITAL($deck) } ataku. { $text }
yh-face-defence = { CAPITAL($deck) } obrony: przeciwnik traci swój atak, a ty działasz znowu. { $text }
yh-face-start = Albo przed rzutem na ruch: { $effects }.
yh-face-start-potion = Albo (we włoskim wydaniu) przed rzutem na ruch: { $effects }.
yh-face-book = Księga do przedmiotu: { $subject }. Na egzaminie punkty domu: { $points }.
yh-face-kept = W polskim wydaniu zachowujesz kartę i używasz jej jak żetonu.

## Spaces

yh-space-object = Leżą tu przedmioty: weź je, przechodząc lub zatrzymując się.
yh-space-mission = Miejsce misji: gdy gra się z misjami, zawsze możesz się tu zatrzymać.
yh-space-health = Zyskaj { $amount } PŻ.
yh-space-classroom = Egzamin ({ $subject }): oddaj księgi do tego przedmiotu za ich punkty.
yh-space-draw = Dobierz { $cards }.
yh-space-library = Dobierz { $it }, a w polskim wydaniu { $pl }.
yh-space-action = Dobierz kartę sprawowania i zrób, co mówi.
yh-space-event = Dobierz kartę wydarzenia, która dotyczy wszystkich.
yh-space-duel = Dobierz kartę pojedynku i walcz.
yh-space-common-room = Dobierz kartę sprawowania, księgę, eliksir lub zaklęcie albo zaproponuj komuś wymianę przedmiotów.
yh-space-tower = Wieża: zawsze możesz się tu zatrzymać i użyć żetonu proszku Fiuu, by do końca tury odwiedzić jedną z Lokacji.
yh-space-quidditch-pitch = Ruch się tu kończy. Wyzwij kogoś na mecz quidditcha albo użyj świstokliku, by odwiedzić Cmentarz w Little Hangleton.
yh-space-start = Tu zaczyna się rok: jedna droga prowadzi do zamku, druga do Dziurawego Kotła. W polskim wydaniu ruch się tu kończy.
yh-space-little-hangleton-graveyard = Prowadzi tu świstoklik, z boiska do quidditcha; w polskim wydaniu nic innego.

## Amounts

yh-amount = { $amount } { $amount ->
        [one] { $what-acc }
        [few] { $what-plural }
       *[other] { $what-many }
    }
yh-dice = { $dice ->
        [one] kością
       *[other] { $dice } kośćmi
    }

## Effects on what you have

yh-effect-gain-hp = zyskaj { $amount } PŻ
yh-effect-lose-hp = strać { $amount } PŻ
yh-effect-gain-points = zyskaj { $amount ->
        [one] { $amount } punkt domu
        [few] { $amount } punkty domu
       *[other] { $amount } punktów domu
    }
yh-effect-lose-points = strać { $amount ->
        [one] { $amount } punkt domu
        [few] { $amount } punkty domu
       *[other] { $amount } punktów domu
    }
yh-effect-gain-points-for = zyskaj { $amount ->
        [one] { $amount } punkt domu
        [few] { $amount } punkty domu
       *[other] { $amount } punktów domu
    } za { $each } (liczy się najwyżej { $most })
yh-effect-lose-points-for = strać { $amount ->
        [one] { $amount } punkt domu
        [few] { $amount } punkty domu
       *[other] { $amount } punktów domu
    } za { $each } (liczy się najwyżej { $most })
yh-each-book = każdą posiadaną księgę
yh-each-object = każdy posiadany przedmiot
yh-each-mission = każdą wykonaną misję
yh-effect-discard = odrzuć { $cards }
yh-effect-discard-random = odrzuć losowo { $cards }
yh-effect-draw = dobierz { $cards }
yh-effect-draw-any = { $cards ->
        [one] dobierz { $decks-acc-or }
        [few] dobierz { $cards } karty, a każda to { $decks-or }
       *[other] dobierz { $cards } kart, a każda to { $decks-or }
    }
yh-effect-gain = zyskaj { $things }
yh-effect-give-back = oddaj { $things }
yh-effect-take-object = możesz wziąć przedmiot z dowolnego pola planszy, na której jesteś
yh-effect-drop-object = połóż jeden ze swoich przedmiotów na polu przedmiotu na planszy Lokacji
yh-effect-drop-object-above = jeśli masz więcej niż { $objects }, połóż jeden z nich na polu przedmiotu na planszy Lokacji
yh-effect-swap-object = możesz wymienić jeden ze swoich przedmiotów na przedmiot innego gracza, który nie może odmówić
yh-effect-give-namer = oddaj graczowi, który cię wskazał, { $things-acc-or } (do wyboru)
yh-effect-give-right = oddaj graczowi po swojej prawej { $things-acc-or } (do wyboru)

## Effects on moves

yh-effect-go = idź na pole { $spaces-or }
yh-effect-go-castle = idź na dowolne pole Hogwartu
yh-effect-fly = gdy twoja tura miałaby się skończyć, poleć na dowolne pole planszy ({ $boards-or }), zbierz leżące tam przedmioty i wykonaj misję, jeśli możesz
yh-effect-instead = zamiast rzucać, { $clause }
yh-effect-may = jeśli chcesz, { $clause }
yh-effect-free-stop = w tej turze możesz zakończyć ruch na dowolnym polu
yh-effect-one-die = rzuć na następny ruch o jedną kość mniej
yh-effect-extra-turn = rozegraj po tej jeszcze jedną turę
yh-effect-swap-places = możesz zamienić się miejscami z innym graczem

## Effects made of effects

yh-effect-name = wskaż innego gracza, który musi zrobić to: { $effects }
yh-effect-each = { $whom }: { $effects }
yh-whom-everyone = każdy gracz
yh-whom-others = każdy inny gracz
yh-whom-leading = gracz z największą liczbą punktów domu
yh-whom-trailing = gracz z najmniejszą liczbą punktów domu
yh-whom-lowest = wszyscy rzucają kością (przy remisie znowu), a kto ma najniższy wynik
yh-whom-highest = wszyscy rzucają kością, a kto ma najwyższy wynik
yh-effect-choose = wybierz jedno: { $options }
# What can be chosen, and one more.
yh-choices = { $start }; albo { $next }
yh-effect-both = { $effects }
yh-effect-roll = rzuć kością: przy { $on-or } { $effects }
yh-effect-roll-else = rzuć kością: przy { $on-or } { $effects }; w przeciwnym razie { $otherwise }

## Effects in fights

yh-effect-hurt = przeciwnik traci { $amount } PŻ
yh-effect-hurt-roll = rzuć { $dice }: przeciwnik traci tyle PŻ
yh-effect-search = przejrzyj talię { $deck-many } i weź wybrane: { $cards }
yh-effect-more-dice = { $dice ->
        [one] w następnym ataku kośćmi rzuć jedną kością więcej
       *[other] w następnym ataku kośćmi rzuć { $dice } kośćmi więcej
    }
yh-effect-more-dice-lasting = { $dice ->
        [one] do końca walki rzucaj w każdym ataku kośćmi jedną kością więcej
       *[other] do końca walki rzucaj w każdym ataku kośćmi { $dice } kośćmi więcej
    }
yh-effect-expose = do końca walki odporność przeciwnika jest o { $amount } niższa
# What an opponent skips is its ability around one attack, or its own attack.
yh-effect-stall = { $acts ->
        [one] przeciwnik pomija to, co miałby teraz zrobić
       *[other] przeciwnik { $acts } razy pomija to, co miałby zrobić
    }
# On a defence card, which makes the opponent skip once anyway.
yh-effect-stall-more = { $acts ->
        [one] potem pomija też swoje następne działanie
       *[other] potem jeszcze { $acts } razy pomija swoje działanie
    }
yh-effect-soften = do końca walki każda strata zadana ci przez przeciwnika jest o { $amount } PŻ mniejsza; jeśli straty przeciwnika też są mniejsze, liczy się tylko różnica
yh-effect-burn = od teraz każdy atak na przeciwnika kosztuje go dodatkowo { $amount } PŻ
yh-effect-against = jeśli przeciwnik to { $opponents-or }: { $effects }
yh-effect-escape = opuść walkę, której nikt nie wygrywa, i odejdź o { $spaces } pól

## What opponents do

yh-effect-regrow = przeciwnik odzyskuje { $amount } PŻ
yh-effect-harden = do końca walki odporność przeciwnika jest o { $amount } wyższa
yh-effect-hinder = { $dice ->
        [one] w następnym ataku kośćmi masz o jedną kość mniej
        [few] w następnym ataku kośćmi masz o { $dice } kości mniej
       *[other] w następnym ataku kośćmi masz o { $dice } kości mniej
    }

## What Quidditch cards do

yh-effect-ahead = twój szukający leci o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } naprzód
yh-effect-ahead-behind = jeśli twój szukający jest z tyłu, leci o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } naprzód
yh-effect-back = szukający przeciwnika cofa się o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }
yh-effect-roll-ahead = rzuć { $dice }: o tyle pól leci twój szukający
yh-effect-reroll = przed lotem powtórz rzut obiema kośćmi tej tury
yh-effect-set-die = przed lotem obróć jedną kość tej tury na { $face }
yh-effect-slow = w następnej turze szukający przeciwnika rzuca tylko jedną kością
yh-effect-mute = w następnej turze przeciwnik nie zagrywa karty quidditcha
yh-effect-shield = do twojej następnej tury nie działa na ciebie żadna karta quidditcha przeciwnika
yh-effect-pick = dobierz jeszcze jedną kartę quidditcha, na późniejszą turę

## Abilities: moving

yh-move-draw-more = gdzie pole daje 1 { $deck } i nic więcej, dobierz { $cards }
yh-move-adjust-roll = zmień swój rzut o najwyżej { $by } w górę lub w dół
yh-move-spare-die = rzuć jedną kością więcej i pomiń wybraną
yh-move-pass-by = przechodź obok graczy i śmierciożerców; walczysz tylko tam, gdzie się zatrzymasz
yh-move-stop-at = zatrzymaj się wcześniej { $spaces-at-or }
yh-move-stop-at-classrooms = zatrzymaj się wcześniej w dowolnej klasie
yh-move-stop-at-classrooms-and = zatrzymaj się wcześniej w dowolnej klasie lub { $spaces-at-or }
yh-move-pick-action = na polu sprawowania dobierz { $cards } i wykonaj tylko wybraną
yh-move-reach = po zatrzymaniu się możesz też brać przedmioty z pól o krok dalej
yh-move-heal-more = pole PŻ daje ci o { $amount } PŻ więcej
yh-move-short-move = zatrzymaj się po drodze w dowolnym miejscu

## Abilities: fighting

yh-fight-weaken = odporność przeciwnika jest o { $amount } niższa
yh-fight-potent = każda strata PŻ, którą powodują twoje { $deck-plural }, jest o { $amount } większa
yh-fight-sixes = każda 6 na twoich kościach ataku odbiera o { $amount } PŻ więcej
yh-fight-pay-for-dice = przed atakiem kośćmi możesz stracić { $hp } PŻ, by rzucić { $dice ->
        [one] jedną kością
       *[other] { $dice } kośćmi
    } więcej
yh-fight-unmoved = to, co przeciwnik robi na początku walki, na ciebie nie działa
yh-fight-spoils = po wygranej walce zyskaj { $hp } PŻ
yh-fight-sturdy = z tego, co odbiera ci atak lub zdolność przeciwnika, tracisz o { $amount } PŻ mniej, ale co najmniej 1
yh-fight-stun = gdy atak trafi co najmniej { $hits } kośćmi, przeciwnik nic po nim nie robi
yh-fight-opening = na początku walki przeciwnik traci { $hp } PŻ, ale zachowuje co najmniej 1
yh-fight-snatch = gdy atak trafi co najmniej { $hits } kośćmi, walczący z tobą gracz odrzuca losową kartę
yh-fight-cling = raz w walce, gdy masz spaść do 0 PŻ, zachowujesz 1

### What is printed on the cards and spaces of Talisman, put together from what they do.
### An effect is an order without its full stop, told to the player who does it. A condition follows
### "jeśli" or "dopóki". A trait is a clause too, told to the player whose character has it. What depends
### on a die stands behind the number: in a line of its own, or in brackets.
### Things and foes stand in the accusative; `.ins` and `.gen` are other cases of foes, `.inf` a cost as
### something one may do.

## Sentences

# The clause as a sentence of its own.
tal-sentence = { CAPITAL($clause) }.
tal-sentences = { $start } { $next }
# The clause as the head of the lines that follow.
tal-head = { CAPITAL($clause) }:
# A line of a table of dice.
tal-row = { $on }: { $text }
# Something that can be chosen by its name.
tal-choice = { CAPITAL($choice) }: { $text }
# What the target of a spell has to do.
tal-target = Cel: { $text }
tal-may = jeśli chcesz, { $clause }
# Things done together.
tal-both = { $effects }
tal-otherwise = w przeciwnym razie { $clause }

## What stands on a card beside its text

# The kind of card and its encounter number.
tal-face = { CAPITAL($kind) }, numer { $number }.
tal-face-enemy = Wróg, numer { $number }: { $strength }.
tal-face-aligned = Sprzymierzeniec { $side-gen }, numer { $number }. Wróg pozostałych, numer { $opposed }: { $strength }.
tal-strength = { $stat } { $strength } ({ $breed })
tal-strength-polish = { $stat } { $strength }, w polskim wydaniu { $polish } ({ $breed })
tal-face-beaten = Gdy pokonasz { $card-acc }, { $effects }.
tal-face-lost = Gdy przegrasz { $card-with }, dodatkowo { $effects }.
# How an enemy can be evaded, and whether luck helps.
tal-face-lets = Postać { $side-from } nie musi walczyć z tą kartą.
tal-face-spares-whom = { CAPITAL($cards-or) } nie musi walczyć z tą kartą.
tal-face-spares-with = Jeśli masz kartę { $cards-or }, nie musisz walczyć z tą kartą.
tal-face-toll = Możesz { $cost-inf }, by nie walczyć z tą kartą.
tal-face-grim = W walce z tą kartą nie możesz wydawać Losu.
tal-face-taken = Gdy bierzesz tę kartę, { $effects }.
tal-face-holds = Zapas na tej karcie: { $held }. Gdy się skończy, karta zostaje odrzucona.
tal-face-only = Może tego używać tylko Postać { $side-from }.
tal-face-bound = Nie możesz porzucić tej karty.
tal-face-purchase = Przedmiot.
tal-face-hallow = Magiczny Przedmiot. Otwiera Wielką Salę: odrzuć je w Pokoju Życzeń, by do niej wejść. Możesz nieść tylko jedno Insygnium.
# A side of a character card.
tal-side = Strona { $side }:
tal-face-character = { $side }: Magia { $magic }, Moc { $might }, Życie { $life }, Los { $fate }.
tal-face-start = Zaczynasz { $space-at } i masz { $things }.
tal-face-ferret = Przez { $turns ->
        [one] jedną turę
        [few] { $turns } tury
       *[other] { $turns } tur
    } twoja Magia wynosi { $magic }, a Moc { $might }, czego nic nie zmienia, i nie masz zdolności. W turze przesuwasz się o { $steps ->
        [one] 1 obszar
        [few] { $steps } obszary
       *[other] { $steps } obszarów
    }. Zachowujesz Zaklęcia, ale ani ich nie rzucasz, ani nie zyskujesz.
tal-face-ferret-leaves = Porzuć Przedmioty, Sprzymierzeńców i Galeony tam, gdzie jesteś. Nie podnosisz niczego z obszarów w turze, której choć część spędzasz jako Fretka.
tal-face-voldemort = Magia i Moc: { $strengths }.
tal-strength-at = { $strength } { $region-at }
tal-face-escape = Gdy go pokonasz, rzuć kością:
tal-draw = Dobierz { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
tal-opposite = Naprzeciw: { $space }.

## When spells are cast

tal-cast = Rzuć { $moments-or }.
tal-cast-on = Rzuć na { $target } { $moments-or }.
tal-cast-answer = Rzuć w odpowiedzi na { $spells-or }: { $text }
tal-face-answered = Można odpowiedzieć na to Zaklęciem { $spells-or }.
tal-moment-any-time = w dowolnej chwili
tal-moment-own-turn-start = przed ruchem w swojej turze
tal-moment-turn-start = na początku dowolnej tury
# The start of the target's turn.
tal-moment-its-turn-start = na początku jej tury
tal-moment-before-battle = przed rzutem w walce
tal-moment-attacked = w chwili, gdy masz walczyć i możesz się jeszcze wymknąć
tal-moment-harm = w chwili, gdy ma przepaść punkt Życia, zginąć Sprzymierzeniec lub zostać pokonany Wróg
tal-target-any = dowolną Postać
tal-target-other = inną Postać
tal-target-opposite = Postać przeciwnego stronnictwa

## Amounts and costs

tal-amount = { $amount } { $what-counted ->
        [points] { $amount ->
            [one] punkt
            [few] punkty
           *[other] punktów
        } { $what-gen }
        [tokens] { $amount ->
            [one] żeton
            [few] żetony
           *[other] żetonów
        } { $what-gen }
        [virile] { $amount ->
            [one] { $what-acc }
           *[other] { $what-many }
        }
       *[other] { $amount ->
            [one] { $what-acc }
            [few] { $what-plural }
           *[other] { $what-many }
        }
    }
tal-cost-spend = wydaj { $things }
    .inf = wydać { $things }
tal-cost-discard = odrzuć { $things }
    .inf = odrzucić { $things }
tal-cost-lose = strać { $things }
    .inf = stracić { $things }
tal-cost-roll = rzuć kością
    .inf = rzucić kością
tal-dice = { $dice ->
        [one] kością
       *[other] { $dice } kośćmi
    }
# Faces of a die, or sums of dice, one after the other.
tal-faces = { $first }–{ $last }
tal-from = { $face ->
        [6] przy wyniku 6
       *[other] przy wyniku { $face } lub wyższym
    }

## Effects on what you have

tal-effect-gain = zyskaj { $things }
tal-effect-lose = strać { $things }
tal-effect-lose-all = strać { $what-counted ->
        [points] wszystkie punkty { $what-gen }
        [tokens] wszystkie żetony { $what-gen }
        [virile] wszystkich { $what-many }
       *[other] wszystkie { $what-plural }
    }
tal-effect-discard = odrzuć { $things } (do wyboru)
tal-effect-heal = ulecz wszystkie stracone punkty Życia
tal-effect-heal-most = { $most ->
        [one] ulecz 1 stracony punkt Życia
       *[other] ulecz do { $most } straconych punktów Życia
    }
tal-effect-heal-price = ulecz stracone punkty Życia, płacąc { $price } za każdy
tal-effect-heal-most-price = { $most ->
        [one] ulecz 1 stracony punkt Życia za { $price }
       *[other] ulecz do { $most } straconych punktów Życia, płacąc { $price } za każdy
    }
tal-effect-replenish = uzupełnij Los do wartości na swojej karcie
tal-effect-double = podwój zapas { $what-many-or }
tal-effect-take-hallow = weź Insygnium
tal-effect-take-card = weź kartę { $card }
tal-effect-take-held = weź stąd { $things }
tal-effect-take-target = zabierz celowi { $things-or }
tal-effect-take-beaten = zabierz przegranej Postaci { $things-or }
tal-effect-take-region = zabierz innej Postaci w swoim Regionie { $things-or }

## Trade

tal-effect-shop = kupuj spośród tych kart: { $goods }
tal-effect-shop-one = kup kartę { $card } za { $price }
# Purchase cards that cost the same.
tal-goods = { $cards-or } za { $price }
tal-effect-sell = odrzuć dowolną liczbę Przedmiotów, biorąc { $price } za każdy
tal-effect-trade-spells = { $fate ->
        [one] odrzuć dowolną liczbę Zaklęć po 1 żetonie Losu za każde albo kup Zaklęcia po 1 żetonie Losu
       *[other] odrzuć dowolną liczbę Zaklęć po { $fate } żetony Losu za każde albo kup Zaklęcia po { $fate } żetony Losu
    }
tal-effect-pay = { $cost }, a w zamian { $effects }

## Movement and turns

tal-effect-move = przenieś się na obszar { $space }
tal-effect-move-region = przenieś się na dowolny inny obszar w swoim Regionie
tal-effect-move-company = przenieś się na dowolny inny obszar swojego Regionu, na którym jest jakaś Postać
tal-effect-move-opposite = przenieś się na obszar naprzeciw
tal-effect-next-move = w ramach następnego ruchu przenieś się na obszar { $space }
tal-effect-next-move-region = w ramach następnego ruchu przenieś się na dowolny inny obszar w swoim Regionie
tal-effect-next-move-company = w ramach następnego ruchu przenieś się na dowolny inny obszar swojego Regionu, na którym jest jakaś Postać
tal-effect-next-move-opposite = w ramach następnego ruchu przenieś się na obszar naprzeciw
tal-effect-lose-turn = { $turns ->
        [one] strać następną turę
        [few] strać następne { $turns } tury
       *[other] strać następnych { $turns } tur
    }
tal-effect-pay-turn = { $turns ->
        [one] poświęć następną turę
        [few] poświęć następne { $turns } tury
       *[other] poświęć następnych { $turns } tur
    }
tal-effect-extra-turn = zyskaj dodatkową turę po tej
tal-effect-ferret = zamień się we Fretkę
tal-effect-slow-all = przez { $rounds ->
        [one] jedną rundę
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    } każda Postać przesuwa się w turze o { $steps ->
        [one] 1 obszar
        [few] { $steps } obszary
       *[other] { $steps } obszarów
    }, bez rzutu
tal-effect-pick-move = w tej turze wybierz wynik swojej kości ruchu zamiast nią rzucać
tal-effect-stay = zostań na miejscu i spotkaj obszar lub Postać, która tam jest
tal-effect-immobilise = w tej turze nie rób nic
tal-effect-command = w tej turze o kierunku twojego ruchu i o spotkaniu decyduje rzucający

## Battle

tal-effect-battle = walcz { $foe-with } ({ $stat } { $strength }, { $breed })
tal-effect-battle-win = walcz { $foe-with } ({ $stat } { $strength }, { $breed }); jeśli wygrasz, { $effects }
tal-effect-add-score = dodaj { $amount } do skuteczności swojego ataku
tal-effect-add-might = w walce na Magię dodaj do skuteczności ataku także swoją Moc
tal-effect-weaken = odejmij { $amount } od skuteczności ataku przeciwnika
tal-effect-evade-all = do końca tej tury możesz wymknąć się każdemu Wrogowi i każdej Postaci
tal-effect-protect = to się nie dzieje; walka, w której pokonano by Wroga, kończy się remisem
tal-effect-negate = to Zaklęcie nie ma efektu

## The table

tal-effect-advantage = obróć żeton Przewagi na stronę { $side-gen }
tal-effect-advantage-own = obróć żeton Przewagi na stronę swojego stronnictwa
tal-effect-advantage-flip = obróć żeton Przewagi na drugą stronę
# On an event: every event does this when it is drawn.
tal-effect-advantage-event = obróć żeton Przewagi na drugą stronę, jak przy dobraniu każdego Wydarzenia
tal-effect-advantage-choice = obróć żeton Przewagi na wybraną stronę
tal-effect-vanish = odrzuć tę kartę
    .inf = odrzucić tę kartę

## Effects made of effects

tal-effect-roll = rzuć { $dice }
tal-effect-roll-table = rzuć { $dice } ({ $rows })
# A line of a table in brackets, and how it is joined to the next.
tal-row-short = { $on }: { $effects }
tal-rows = { $start }; { $next }
tal-effect-choose = wybierz jedno
tal-effect-choose-of = { $options-or }
tal-effect-if = jeśli { $condition }, { $then }
tal-effect-if-else = jeśli { $condition }, { $then }; w przeciwnym razie { $otherwise }
tal-effect-each = polecenie dla { $whom }: { $effects }
# What the character you have just beaten has to do.
tal-effect-make = pokonana Postać wykonuje polecenie: { $effects }
tal-whom-everyone = każdej Postaci
tal-whom-others = każdej innej Postaci
tal-whom-region = każdej Postaci w twoim Regionie
tal-whom-region-others = każdej innej Postaci w twoim Regionie
tal-whom-advantaged = każdej Postaci stronnictwa, które ma Przewagę
tal-whom-disadvantaged = każdej Postaci stronnictwa, które nie ma Przewagi
tal-effect-challenge = rzuć kością o zadanie (gdy żadnego nie masz); gdy tylko będzie to możliwe, musisz je wykonać, a wtedy { $reward }
tal-deed-take-life = spraw, by inna Postać straciła punkt Życia w walce z tobą
tal-deed-defeat-enemy = pokonaj Wroga

## Conditions

tal-condition-of-side = należysz do { $side-gen }
tal-condition-advantaged = twoje stronnictwo ma Przewagę
tal-condition-has = masz co najmniej { $things }
tal-condition-has-none = nie masz { $what-many }
tal-condition-has-at-most = masz najwyżej { $things }
tal-condition-has-between = masz { $least }–{ $things }
# On the card of a follower, which counts itself.
tal-condition-has-others = { $count ->
        [one] masz innego Sprzymierzeńca
       *[other] masz { $count } innych Sprzymierzeńców
    }

## Foes

tal-foe-any = Wroga lub Postać
    .dat = Wrogowi lub Postaci
    .with = z Wrogiem lub Postacią
tal-foe-enemy = Wroga
    .dat = Wrogowi
    .with = z Wrogiem
tal-foe-character = Postać
    .dat = Postaci
    .with = z Postacią
# Every character is a wizard.
tal-foe-any-breed = { $breed-id ->
        [wizard] czarodzieja (Wroga lub dowolną Postać)
       *[other] { $breed-acc }
    }
    .dat = { $breed-id ->
        [wizard] czarodziejowi (Wrogowi lub dowolnej Postaci)
       *[other] { $breed-dat }
    }
    .with = { $breed-id ->
        [wizard] z czarodziejem (Wrogiem lub dowolną Postacią)
       *[other] { $breed-with }
    }
tal-foe-enemy-breed = { $breed-id ->
        [wizard] wrogiego czarodzieja
       *[other] { $breed-acc }
    }
    .dat = { $breed-id ->
        [wizard] wrogiemu czarodziejowi
       *[other] { $breed-dat }
    }
    .with = { $breed-id ->
        [wizard] z wrogim czarodziejem
       *[other] { $breed-with }
    }
tal-foe-character-breed = Postać, która jest { $breed-ins }
    .dat = Postaci, która jest { $breed-ins }
    .with = z Postacią, która jest { $breed-ins }
tal-foe-with = { $foe } (walka na { $stat-acc })
    .dat = { $foe-dat } (walka na { $stat-acc })
    .with = { $foe-with } (walka na { $stat-acc })
tal-foe-of = { $foe } { $side-from }
    .dat = { $foe-dat } { $side-from }
    .with = { $foe-with } { $side-from }
tal-in-battle = w walce
tal-in-battle-with = w walce { $foe-with }
tal-attacking = przy ataku na { $foe }
tal-with-dice = w walce, przy barierze i przy Wrotach
tal-roll-for = za { $kinds-acc-or }

## Traits: numbers

tal-trait-while = { $trait }, dopóki { $condition }
tal-trait-bonus = { $bonus }
tal-trait-bonus-when = { $bonus } { $when }
tal-bonus = +{ $amount } do { $stat-gen }
tal-bonus-starting-might = dodaj swoją początkową Moc do { $stat-gen }
tal-trait-spell-limit-more = możesz mieć o { $things } więcej, niż pozwala twoja Magia
tal-trait-spell-limit-fewer = możesz mieć o { $things } mniej, niż pozwala twoja Magia
tal-trait-carry = możesz nieść dowolną liczbę Przedmiotów
tal-trait-carry-editions = możesz nieść dowolną liczbę Przedmiotów (wydanie: { $editions-or })
tal-trait-keep-spell = gdy nie masz żadnego Zaklęcia, zyskaj jedno, bez względu na swoją Magię
tal-trait-mix-trophies = twoje Trofea Magii i Mocy liczą się razem, na Magię lub Moc według wyboru
tal-trait-trophy-need = na każdy punkt Magii lub Mocy potrzebujesz o { $fewer ->
        [one] 1 punkt
        [few] { $fewer } punkty
       *[other] { $fewer } punktów
    } Trofeów mniej
tal-trait-discount = za karty Ekwipunku płacisz o { $things } mniej, ale co najmniej 1
tal-trait-discount-at = { $spaces-at-or } za karty Ekwipunku płacisz o { $things } mniej, ale co najmniej 1

## Traits: harm

tal-trait-save = gdy tracisz w walce punkt Życia, rzuć kością: { $from } go zachowujesz (walka i tak jest przegrana)
tal-trait-ward = { $space-at } nie tracisz punktów Życia
tal-trait-evade = możesz wymknąć się { $foe-dat }
tal-trait-evade-cost = możesz { $cost-inf }, by wymknąć się { $foe-dat }
tal-trait-evade-roll = raz w walce możesz { $cost-inf }, by wymknąć się { $foe-dat }: udaje się { $from }
tal-trait-resist = gdy inna Postać rzuca na ciebie Zaklęcie, możesz rzucić kością: { $from } nic ci ono nie robi
tal-trait-resist-but = gdy inna Postać rzuca na ciebie Zaklęcie inne niż { $spells-or }, możesz rzucić kością: { $from } nic ci ono nie robi
tal-trait-immune-ferret = nie można zamienić cię we Fretkę
tal-trait-immune-lose-turn = nic, co spotykasz, nie odbiera ci tury; tę, którą poświęcasz, tracisz

## Traits: dice

tal-trait-battle-dice = { $when } rzuć { $dice } kośćmi i użyj { $dice ->
        [2] wyższej
       *[other] najwyższej
    }
tal-trait-move-dice = za ruch rzuć { $dice } kośćmi i użyj wybranej
tal-trait-roll-twice = rzucając jedną kością { $whens-or }, możesz rzucić dwa razy i wybrać wynik
tal-trait-reroll = przy każdym rzucie { $whens-or } możesz raz powtórzyć rzut swoją kością bez wydawania Losu, a potem jeszcze wydać Los
tal-trait-roll-more = { $space-at } możesz rzucić { $dice } kośćmi i wybrać { $keep }, ale wtedy musisz przyjąć ich wynik

## Traits: movement and cards

tal-trait-slow = przesuwasz się w turze o { $steps ->
        [one] 1 obszar
        [few] { $steps } obszary
       *[other] { $steps } obszarów
    }, bez rzutu
tal-trait-short-move = możesz { $cost-inf }, by przesunąć się o mniej obszarów, niż wypadło
tal-trait-short-move-free = możesz przesunąć się o mniej obszarów, niż wypadło
tal-trait-cross = zamiast ruchu możesz przejść z dowolnego miejsca w Londynie na obszar naprzeciw
tal-trait-cross-from = zamiast ruchu możesz przejść na obszar naprzeciw, gdy jesteś { $spaces-at-or }
tal-trait-cross-spent = w następnej turze zamiast ruchu możesz przejść z dowolnego miejsca w Londynie na obszar naprzeciw; użyta czy nie, karta wraca potem na swój stos
tal-trait-cross-spent-from = w następnej turze zamiast ruchu możesz przejść na obszar naprzeciw, gdy jesteś { $spaces-at-or }; użyta czy nie, karta wraca potem na swój stos
tal-trait-draw-more = { $space-at } możesz dobrać do { $cards } kart i spotykasz je wszystkie
tal-trait-objects-first = Przedmioty mają dla ciebie numer spotkania 1
tal-trait-replace-draw = po dobraniu kart spotkań możesz { $cost-inf }, by odłożyć jedną z nich na spód talii i dobrać inną, którą musisz spotkać
tal-trait-trade-in = { $places-at-or } możesz też odrzucić 1 Przedmiot za dowolną kartę Ekwipunku

## Traits: moments

tal-trait-when = { $when } { $effects }
tal-trait-when-if = { $when } { $effects }, jeśli { $condition }
tal-trait-when-may-if = { $when } jeśli { $condition }, { $effects } (nieobowiązkowo)
tal-trait-instead = { $trait } zamiast ruchu
tal-trait-once = { $trait } (raz na rundę)
tal-trait-use = { $when } możesz { $cost-inf }: { $effects }
tal-trait-use-free = { $when }, jeśli chcesz, { $effects }
tal-trait-rest = { $trait } (nie dwie tury z rzędu)
tal-when-turn-start = gdy zaczyna się twoja tura,
tal-when-turn-end = gdy kończy się twoja tura,
tal-when-move-roll = gdy twoja kość ruchu pokaże { $faces-or },
tal-when-battle-won = gdy wygrasz walkę,
tal-when-battle-won-with = gdy pokonasz { $foe },
tal-when-battle-lost = gdy przegrasz walkę,
tal-when-battle-lost-with = gdy przegrasz { $foe-with },
tal-when-own-turn = w swojej turze, { $when }
tal-when-advantage-gained = gdy Przewaga przechodzi na stronę twojego stronnictwa,
tal-when-advantage-lost = gdy Przewaga przechodzi na stronę przeciwnego stronnictwa,
tal-when-revealed = gdy ta karta zostanie dobrana,
tal-when-region-entered = gdy wchodzisz do innego Regionu,
tal-when-spell-cast = gdy rzucasz Zaklęcie,
tal-when-life-lost = gdy tracisz punkt Życia,
tal-use-turn-start = na początku swojej tury
tal-use-instead-of-moving = zamiast ruchu
tal-use-own-turn = przed ruchem lub na końcu swojej tury
tal-use-before-battle = przed rzutem w walce
tal-use-before-battle-with = przed rzutem w walce { $foe-with }

## Traits of their own

tal-trait-turn-spell = gdy inna Postać rzuca Zaklęcie na ciebie, twój obszar lub twoje karty, możesz zyskać { $gain ->
        [one] 1 żeton
        [few] { $gain } żetony
       *[other] { $gain } żetonów
    } Losu; albo możesz wydać { $block ->
        [one] 1 żeton
        [few] { $block } żetony
       *[other] { $block } żetonów
    } Losu, by nie miało efektu, a wtedy możesz je rzucić na nowy cel, bez względu na Region i chwilę
tal-trait-threaten = gdy stajesz na obszarze Śmierciożercy albo Śmierciożerca na twoim, możesz mu zagrozić: oddaje ci wtedy { $fate ->
        [one] 1 żeton
        [few] { $fate } żetony
       *[other] { $fate } żetonów
    } Losu albo traci { $life ->
        [one] 1 punkt Życia
        [few] { $life } punkty Życia
       *[other] { $life } punktów Życia
    }, co kosztuje cię { $turns ->
        [one] następną turę
        [few] następne { $turns } tury
       *[other] następnych { $turns } tur
    }

## Spaces of their own

tal-script-barrier = Albo, docierając tu lub przechodząc z Londynu, spróbuj przejść barierę w walce na Magię: twoja Magia i kość przeciw { $magic } i kości. Więcej: idź dalej na Stację Hogsmeade. Jeśli nie: twoja tura kończy się tutaj. Droga powrotna jest wolna.
tal-script-gates = Albo, docierając tu lub przechodząc, spróbuj otworzyć Wrota: wybierz Magię lub Moc i rzuć { $dice } kośćmi. Tyle samo lub mniej: twoja tura kończy się na Ruchomych schodach. Więcej: tracisz { $loss } z wybranej wartości, a twoja tura kończy się tutaj. Droga na zewnątrz jest wolna.
tal-script-difference = Rzuć { $dice } kośćmi: dobierz tyle kart, ile wynosi różnica, wliczając te, które tu leżą. Przy dublecie idź od razu na Stację King's Cross.
tal-script-drift = Najpierw spotkaj karty, które tu leżą. Potem rzuć { $dice ->
        [one] kością
       *[other] { $dice } kośćmi
    } i idź o tyle obszarów: przy liczbie parzystej zgodnie z ruchem wskazówek zegara, przy nieparzystej w przeciwną stronę.
tal-script-bare = Nie liczą się tu Magia i Moc z Przedmiotów i nikt nie używa Magicznych Przedmiotów ani nie rzuca Zaklęć.
tal-script-stop = Zatrzymaj się. Odtąd dziel kość ruchu przez dwa: 1–3 to 1 obszar, 4–5 to 2, 6 to 3.
tal-script-flying-keys = Rzuć { $dice ->
        [one] kością
       *[other] { $dice } kośćmi
    }: tyle Latających Kluczy (Magia { $magic }, istoty) atakuje cię jeden po drugim, aż pokonasz wszystkie. Ruszasz dalej w turze po ostatnim.
tal-script-divination = Powiedz liczbę od 1 do 6 i rzuć kością. Jeśli się zgadza, możesz ruszyć dalej w następnej turze. Jeśli nie, zyskaj { $fate ->
        [one] 1 żeton
        [few] { $fate } żetony
       *[other] { $fate } żetonów
    } Losu i spróbuj znów w następnej turze. Za każdy wydany żeton Losu możesz zmienić wynik o 1.
tal-script-boggart = Rzuć { $dice } kośćmi: tyle wynosi Moc Bogina (czarnomagiczne stworzenie), z którym walczysz. Jeśli nie wygrasz, ten sam Bogin czeka na ciebie w następnej turze. Odkąd się pojawi, ruszasz dalej dopiero po jego pokonaniu.
tal-script-fall = Rzuć { $dice ->
        [one] kością
       *[other] { $dice } kośćmi
    } i strać tyle punktów Życia. Każdy odrzucony Sprzymierzeniec ratuje jeden z nich.
tal-script-room-of-requirement = Zatrzymaj się. W następnej turze odrzuć Insygnium i wejdź do Wielkiej Sali albo zawróć. (W polskim wydaniu, kto niesie Insygnium, musi wejść.)
tal-script-great-hall = Walcz z Lordem Voldemortem na Magię. Jeśli wygrasz, wygrywasz grę. Jeśli przegrasz, wracasz na Ruchome schody. Po remisie walcz z nim znów w następnej turze.

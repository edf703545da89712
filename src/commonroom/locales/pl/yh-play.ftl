### What is asked, offered and told while A Year at Hogwarts is played; Quidditch is in a file of its own.
### `$seat` is a player's name, which is never declined, and `.at` a space with its preposition.

## Questions: setup and turns

yh-ask-student = Kim zagrasz?
yh-ask-first = Kto jest najmłodszy i zaczyna grę?
yh-ask-guard = Na której wieży czyha śmierciożerca?
yh-ask-plan = Twoja tura. Używasz czegoś przed rzutem?
yh-ask-moves = Jak daleko idziesz?
yh-ask-walk = { $moves ->
        [-1] Jesteś na miejscu. Co tu robisz?
        [0] Nie masz już ruchów. Co tu robisz?
        [one] Został 1 ruch. Dokąd idziesz?
        [few] Zostały { $moves } ruchy. Dokąd idziesz?
       *[other] Zostało { $moves } ruchów. Dokąd idziesz?
    }
yh-ask-reach = Bierzesz coś, co leży o krok stąd?
yh-ask-turn-end = Używasz czegoś przed końcem tury?

## Questions: spaces

yh-ask-common-room = Co robisz w pokoju wspólnym?
yh-ask-swap-offer = { $other_seat } proponuje wymianę. Dostaniesz: { $object }, oddasz: { $other_object }. Zgoda?
yh-ask-tower = Używasz proszku Fiuu? Wrócisz na końcu tury.
yh-ask-trip = Bierzesz tu coś?
yh-ask-pitch = Jesteś na boisku do quidditcha. Co robisz?
yh-ask-pick-action = Którą z tych kart wykonujesz?

## Questions: cards

yh-ask-draw = { $cards ->
        [one] Co dobierasz?
        [few] Co dobierasz najpierw? Do dobrania są { $cards } karty.
       *[other] Co dobierasz najpierw? Do dobrania jest { $cards } kart.
    }
yh-ask-discard = { $cards ->
        [one] Którą kartę odrzucasz?
       *[other] Którą kartę odrzucasz najpierw? Kart do odrzucenia: { $cards }.
    }
yh-ask-search = { $cards ->
        [one] Którą kartę bierzesz z talii?
       *[other] Którą kartę bierzesz z talii najpierw? Możesz wziąć { $cards }.
    }
yh-ask-go = Dokąd idziesz?
yh-ask-take-object = Który przedmiot bierzesz?
yh-ask-drop-object = Który przedmiot tracisz?
yh-ask-swap-object = Które przedmioty zmieniają właściciela?
yh-ask-swap-places = Z kim zamieniasz się miejscami?
yh-ask-give = Co oddajesz? Dostanie to { $other_seat }.
yh-ask-name = Kogo wskazujesz?
yh-ask-choose = Co wybierasz: { $choices }?
    .brief = Co wybierasz?
yh-ask-lay = { CAPITAL($object) }: gdzie trafi?

## Questions: missions and fights

yh-ask-mission = Którą misję próbujesz wykonać?
yh-ask-gather = Twoja drużyna ma przedmioty do misji w tym miejscu. Czekasz na resztę?
yh-ask-wait = { $mission }: czekasz dalej na drużynę?
yh-ask-pledge = { $mission }: trzeba pokazać { $need }. Co pokazujesz?
yh-ask-attack = Z kim walczysz?
yh-ask-death-eater = { $other_seat } trafia na śmierciożercę, którego zagrasz ty. Kto to jest?
yh-ask-fight = { $who } kontra { $opponent }: co robisz?
yh-ask-answer = { CAPITAL($opponent) } atakuje { $who-acc }. Odpowiadasz?
yh-ask-defence-die = { $hits ->
        [one] Trafienie! Bronisz się kością? (1–2: tracisz 2 PŻ, 3–5: tracisz 1, 6: przeciwnik traci 1)
       *[other] Trafienia: { $hits }. Bronisz się kością przed pierwszym? (1–2: tracisz 2 PŻ, 3–5: tracisz 1, 6: przeciwnik traci 1)
    }
yh-ask-brawl = Za chwilę rzucasz, a przeciw tobie { $other_seat }. Używasz czegoś przedtem?
yh-ask-prize = Wygrywasz, a przegrywa { $other_seat }. Co zabierasz?

## Options: any question

yh-option-accept = Tak
yh-option-refuse = Nie
yh-option-decline = Nie, dziękuję
yh-option-done = Nic więcej
yh-option-choose = { $number ->
        [0] Pierwsze
        [1] Drugie
        [2] Trzecie
       *[other] Numer { $number }
    }

## Options: setup and turns

yh-option-student = Graj jako { $student }
yh-option-first = Zaczyna { $other_seat }
yh-option-guard = { CAPITAL($space) }
yh-option-roll = Rzuć kośćmi i idź
yh-option-cast = Zagraj { $card-acc }
yh-option-use = Użyj: { $object }
yh-option-moves = { $moves ->
        [one] 1 pole
        [few] { $moves } pola
       *[other] { $moves } pól
    }
yh-option-walk = Idź: { $space }
yh-option-stop = Zatrzymaj się tutaj
yh-option-go = Idź: { $space }
yh-option-take = Weź { $object-acc }
yh-option-exchange = Weź { $object-acc }, zostaw tu { $other_object-acc }
yh-option-lay = Połóż { $object-acc } { $space-at }

## Options: spaces and cards

yh-option-draw = Dobierz { $deck-acc }
yh-option-resolve = { $card }
yh-option-offer = Zaproponuj wymianę ({ $other_seat }): dajesz { $object-acc }, bierzesz { $other_object-acc }
yh-option-floo = Podróżuj: { $space }
yh-option-portkey = Użyj świstokliku na Cmentarz w Little Hangleton
yh-option-challenge = Wyzwij na mecz: { $other_seat }
yh-option-discard = Odrzuć { $card-acc }
yh-option-drop = Strać { $object-acc }
yh-option-swap = Daj { $object-acc }, weź { $other_object-acc } ({ $other_seat })
yh-option-swap-places = Zamień się miejscami: { $other_seat }
yh-option-give = Oddaj { $card-acc }
yh-option-give-object = Oddaj { $object-acc }
yh-option-name = { $other_seat }
yh-option-search = Weź { $card-acc }

## Options: missions and fights

yh-option-mission = Spróbuj: { $mission }
yh-option-wait = Czekaj na drużynę: { $mission }
yh-option-leave = Przestań czekać i idź
yh-option-pledge = Pokaż { $card-acc }
yh-option-attack = Walcz: { $other_seat }
yh-option-attack-death-eater = Walcz ze śmierciożercą
yh-option-sheet = { $death_eater }
yh-option-strike = Atakuj kośćmi
yh-option-strike-hard = Strać PŻ i atakuj większą liczbą kości
yh-option-play = Zagraj { $card-acc }
yh-option-endure = Niech się stanie
yh-option-roll-defence = Rzuć kością obrony
yh-option-take-hit = Przyjmij cios i strać 1 PŻ
yh-option-win-object = Zabierz { $object-acc }
yh-option-win-token = Zabierz { $token-acc }
yh-option-win-cards = Zabierz losowe karty
yh-option-enough = Wystarczy

## The log: setup and turns

yh-log-student-taken = { $seat } gra jako { $student }.
# Only the player in question, and the team, are told which.
yh-log-missions-dealt = { $seat } ma tajne misje: { $missions }.
yh-log-tower-guarded = { $seat } stawia śmierciożercę { $space-at }.
yh-log-first-player = Zaczyna { $seat }.
yh-log-turn-began = Tura { $turn }: { $seat }.
yh-log-extra-turn-gained = { $seat } rozegra po tej jeszcze jedną turę.
yh-log-move-rolled = { $seat } rzuca na ruch: { $dice }.
yh-log-moves-chosen = { $seat } postanawia przejść { $moves ->
        [one] 1 pole
        [few] { $moves } pola
       *[other] { $moves } pól
    }.
yh-log-slowed-down = { $seat } rzuci na następny ruch o jedną kość mniej.
yh-log-stepped = { $seat } idzie: { $space }.
yh-log-went = { $seat } jest teraz { $space-at }.
yh-log-travelled = { $by-id ->
        [floo] { $seat } wchodzi w zielone płomienie i wychodzi { $space-at }.
        [portkey] { $seat } dotyka świstokliku i ląduje { $space-at }.
       *[other] { $by } niesie w górę i { $seat } ląduje { $space-at }.
    }
yh-log-challenged = { $seat } rzuca wyzwanie na mecz quidditcha. Zagra { $other_seat }.
yh-log-places-swapped = { $seat } i { $other_seat } zamieniają się miejscami.

## The log: objects and tokens

yh-log-object-taken = { CAPITAL($space-at) } { $seat } znajduje { $object-acc }.
yh-log-object-laid = { CAPITAL($space-at) } { $seat } zostawia { $object-acc }.
yh-log-object-used = { $seat } używa przedmiotu: { $object }.
yh-log-object-won = { $seat } dostaje { $object-acc }. Oddaje { $other_seat }.
yh-log-objects-swapped = { $seat } daje { $object-acc } i bierze { $other_object-acc }. Na wymianę idzie { $other_seat }.
yh-log-swap-offered = { $seat } proponuje wymianę: { $object } za { $other_object-acc }. Decyduje { $other_seat }.
yh-log-swap-refused = { $seat } kręci głową.
yh-log-token-gained = { $seat } zyskuje { $amount ->
        [one] { $token-acc }
        [few] { $amount } { $token-plural }
       *[other] { $amount } { $token-many }
    }.
yh-log-token-spent = { $seat } wydaje { $amount ->
        [one] { $token-acc }
        [few] { $amount } { $token-plural }
       *[other] { $amount } { $token-many }
    }.
yh-log-token-won = { $seat } zabiera { $token-acc }. Stratę ponosi { $other_seat }.

## The log: cards

# Only the player in question is told which.
yh-log-card-drawn = { $seat } dobiera { $card-acc }.
yh-log-card-taken = { $seat } dobiera { $deck-acc }.
# Only the two players in question are told which.
yh-log-card-passed = { $card }: oddaje { $seat }, dostaje { $other_seat }.
yh-log-card-moved = { CAPITAL($deck) }: oddaje { $seat }, dostaje { $other_seat }.
yh-log-card-discarded = { $seat } odrzuca { $card-acc }.
yh-log-card-kept = { $seat } zachowuje { $card-acc } na później.
yh-log-card-played = { $seat } zagrywa { $card-acc }.
yh-log-card-revealed = { $seat } dobiera { $deck-acc }: { $card }.
yh-log-named = { $seat } wskazuje gracza: { $other_seat }.
yh-log-die-rolled = { $seat } rzuca: { $die }.

## The log: points and HP

yh-log-points-gained = { $seat } zyskuje { $amount ->
        [one] { $amount } punkt domu
        [few] { $amount } punkty domu
       *[other] { $amount } punktów domu
    } (teraz { $points }).
yh-log-points-lost = { $seat } traci { $amount ->
        [one] { $amount } punkt domu
        [few] { $amount } punkty domu
       *[other] { $amount } punktów domu
    } (teraz { $points }).
yh-log-hp-gained = { $seat } zyskuje { $amount } PŻ (teraz { $hp }).
yh-log-hp-lost = { $seat } traci { $amount } PŻ (teraz { $hp }).
yh-log-exam-passed = { CAPITAL($space-at) } { $seat } zdaje egzamin. Księga: „{ $card }”.

## The log: fights

yh-log-fight-began = { $seat } staje do walki { $opponent-with } ({ $hp } PŻ).
yh-log-players-met = { $seat } i { $other_seat } wpadają na siebie i walczą.
yh-log-brawl-rolled = { $seat } rzuca { $die }, { $other_seat } rzuca { $other_die }.
yh-log-attack-rolled = { $hits ->
        [0] { $seat } ({ $who }) atakuje: { $dice } przeciw odporności { $res }. Pudło!
        [one] { $seat } ({ $who }) atakuje: { $dice } przeciw odporności { $res }. Trafienie!
        [few] { $seat } ({ $who }) atakuje: { $dice } przeciw odporności { $res }. { $hits } trafienia!
       *[other] { $seat } ({ $who }) atakuje: { $dice } przeciw odporności { $res }. { $hits } trafień!
    }
yh-log-defence-rolled = { $die ->
        [6] { $seat } rzuca 6 i odbija cios.
        [2] { $seat } rzuca 2 i obrywa dwa razy mocniej.
        [1] { $seat } rzuca 1 i obrywa dwa razy mocniej.
       *[other] { $seat } rzuca { $die }, co nie pomaga.
    }
yh-log-opponent-hurt = { CAPITAL($opponent) }: { $amount } PŻ mniej, { $hp ->
        [few] zostają { $hp }
       *[other] zostaje { $hp }
    }.
yh-log-opponent-healed = { CAPITAL($opponent) }: { $amount } PŻ więcej, teraz { $hp }.
yh-log-opponent-acted = { $seat } poznaje moc { $opponent-gen }.
yh-log-act-skipped = { CAPITAL($opponent) } tym razem nie { $opponent-number ->
        [plural] mogą
        [virile] mogą
       *[other] może
    } nic zrobić.
yh-log-attack-skipped = { $seat } tym razem nie może atakować.
yh-log-attack-parried = { $seat } odpiera atak (atakuje { $other_seat }), który nic nie robi.
yh-log-opponent-stunned = { $seat } ogłusza przeciwnika, który po tym ataku nic nie robi.
yh-log-stood-unmoved = { $seat } zachowuje spokój: to, co przeciwnik robi na początku, nie działa.
yh-log-opponent-immune = { CAPITAL($opponent) }: { $deck-plural } nie działają.
yh-log-flames-spread = Przeciwnik wciąż płonie (walczy { $seat }).
yh-log-dice-changed = Następny atak kośćmi ({ $seat }): liczba kości { $dice }.
yh-log-resistance-changed = { $seat } atakuje teraz przeciw odporności { $res }.
yh-log-losses-softened = { $amount ->
        [0] Od teraz { $seat } znów traci PŻ bez ulgi.
       *[other] Do końca walki { $seat } traci za każdym razem o { $amount } PŻ mniej.
    }
yh-log-life-clung = { CAPITAL($opponent) } trzyma się ostatniego PŻ.
yh-log-player-beaten = { $seat } wygrywa, przegrywa { $other_seat }.
yh-log-fight-won = { $seat } pokonuje { $opponent-acc }.
yh-log-fight-lost = { $seat } przegrywa walkę { $opponent-with }.
yh-log-escaped = { $seat } wymyka się z walki.
yh-log-sent-away = { $seat } budzi się w Dziurawym Kotle i ma { $hp } PŻ.

## The log: missions and the end

yh-log-mission-shown = { $seat } pokazuje misję: { $mission }.
yh-log-card-shown = { $seat } pokazuje { $card-acc }.
yh-log-mission-put-off = Drużyna, w której gra { $seat }, nie ma kart: { $mission }.
yh-log-mission-done = { $seat } wykonuje misję: { $mission }!
yh-log-waited = { $seat } czeka na drużynę: { $mission }.
yh-log-waiting-ended = { $seat } przestaje czekać na drużynę: { $mission }.
yh-log-year-ended = Rok się skończył, czas policzyć punkty domów.
yh-log-school-left = { $seat } nie ma już PŻ i musi opuścić szkołę.

## Phases

yh-phase-setup = Przygotowanie
yh-phase-turn = Początek tury
yh-phase-plan = Przed rzutem
yh-phase-roll = Rzut
yh-phase-adjust = Jak daleko
yh-phase-walk = Ruch
yh-phase-stop = Ruch
yh-phase-share = Ruch
yh-phase-reach = W zasięgu
yh-phase-meet = Spotkanie
yh-phase-resolve = Pole
yh-phase-trip = Wyprawa
yh-phase-brawl = Bójka
yh-phase-fight = Walka
yh-phase-fight-over = Po walce
yh-phase-end = Koniec tury

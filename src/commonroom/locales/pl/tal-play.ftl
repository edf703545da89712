### What is asked, offered and told while Talisman is played.
### `$card` may be a card, a space, a spell or a character; where it is the source of a question, the
### question follows its name after a colon. `$seat` is a player's name, which is never declined, and
### stands for the player's character.

## Questions: setup and turns

tal-ask-character = Kim zagrasz?
tal-ask-side-of-card = { $card }: którą stronę karty odkrywasz?
tal-ask-first = Kto ostatnio oglądał któryś z filmów i zaczyna grę?
tal-ask-start-of-turn = Zaczyna się tura. Gra { $seat }. Rzucasz Zaklęcie?
tal-ask-plan = Jesteś { $space-at }. Co robisz?
tal-ask-extra-turn = { $card }: bierzesz dodatkową turę?
tal-ask-end = { $seat }, coś jeszcze przed końcem tury?

## Questions: dice and movement

# Whether a roll stands, or some die of it is rolled again.
tal-ask-roll = { CAPITAL($purpose) }: wypadło { $dice }. Zostawiasz?
tal-ask-die = { $card }: jak daleko idziesz?
tal-ask-way = { $seat }: dokąd?
tal-ask-attempt = { $card }: próbujesz przejść?
tal-ask-go = { $card }: dokąd idziesz?
tal-ask-voldemort = { $card }: dokąd go wysyłasz?
tal-ask-attacked = { $card }: kogo atakuje?
tal-ask-stat = { $card } cię atakuje. Na co z nim walczysz?

## Questions: encounters

tal-ask-meet = Jesteś { $space-at }. Kogo lub co spotykasz?
tal-ask-draw-more = { $card }: dobierasz tu więcej niż jedną kartę?
tal-ask-ditch-first = { $card }: co tu porzucasz przed dobraniem kart?
tal-ask-replace = { $card }: czy odkładasz którąś kartę?
tal-ask-take = { $card }: bierzesz coś?
tal-ask-leave-object = { $card }: za dużo Przedmiotów. Który tu zostaje?
tal-ask-choose = { $card }: co wybierasz?
tal-ask-try = { $card }: rzucasz kośćmi?
tal-ask-pay = { $card }: płacisz tę cenę?
tal-ask-use = { $card }: { $what } Chcesz tego?
tal-ask-heal = { $card }: ile leczysz?
tal-ask-double = { $card }: co podwajasz?
tal-ask-side = { $card }: na którą stronę przechodzi Przewaga?
tal-ask-take-held = { $card }: bierzesz swoją część?
tal-ask-rob = { $card }: co zabierasz?
tal-ask-shop = { $card }: co kupujesz?
tal-ask-sell = { $card }: co sprzedajesz?
tal-ask-trade-in = { $card }: który Przedmiot dajesz za kartę Ekwipunku?
tal-ask-trade-for = { $card }: którą kartę za niego bierzesz?
tal-ask-give-up = { $card }: z czego rezygnujesz?
tal-ask-roll-more = { $card }: rzucasz większą liczbą kości i przyjmujesz to, co wybierzesz?
tal-ask-put-aside = { $card }: którą kość odkładasz?
tal-ask-challenge = { $card }: podejmujesz się zadania?
tal-ask-foretell = { $card }: co pokaże kość?
tal-ask-shift = { $card }: wydajesz tyle Losu, by mieć rację?
tal-ask-break-fall = { $card }: kto łagodzi twój upadek?
tal-ask-offer = { $card }: które Trofea oddajesz?
tal-ask-threaten = { $card }: komu grozisz?
tal-ask-threatened = { $card } góruje nad tobą. Oddajesz żeton Losu (dostanie go { $seat }) czy tracisz punkt Życia?

## Questions: battle

# The first for those who read it without the sheet of the battle, which shows the sums.
tal-ask-fight = Walczysz { $foes-with } na { $stat-acc }: { $mine } ({ $parts }) przeciw { $theirs } ({ $foe_parts }). Co robisz przed rzutem?
    .brief = Walczysz { $foes-with } na { $stat-acc }. Co robisz przed rzutem?
# A part of a score and where it comes from.
tal-part = { $source } { $amount }
tal-ask-evade = Atak! Przeciwnik: { $card }. Wymykasz się?
tal-ask-save = { $card }: zaraz stracisz punkt Życia. Rzucasz, by go ocalić?
tal-ask-reward = Pokonany przeciwnik: { $card }. Jaką wybierasz nagrodę?

## Questions: spells

tal-ask-trade-spells = { $card }: odrzucasz Zaklęcia czy je kupujesz?
tal-ask-buy-spell = { $card }: kupujesz kolejne Zaklęcie?
tal-ask-pay-spell = { $card }: które Zaklęcie odrzucasz?
tal-ask-avert = { $harm-id ->
        [life] { $card } ma stracić punkt Życia.
        [follower] To koniec { $card-gen }.
       *[enemy] Nadchodzi koniec { $card-gen }.
    } Interweniujesz?
tal-ask-answer = Ktoś rzuca na ciebie { $card-acc }. Odpowiadasz?
tal-ask-resist = Ktoś rzuca na ciebie { $card-acc }. Próbujesz się oprzeć?
tal-ask-turn-spell = Ktoś rzuca na ciebie { $card-acc }. Co z tym zrobisz?
tal-ask-cast-anew = { $card } należy teraz do ciebie. Na kogo rzucasz?

## Options: any question

tal-option-accept = Tak
tal-option-decline = Nie, dziękuję
tal-option-done = Wystarczy
tal-option-pass = Nie rób nic
tal-option-choose = { $choice-id ->
        [fate] Strać żeton Losu
        [galleon] Strać Galeona
        [life] Strać punkt Życia
       *[other] { CAPITAL($choice) }
    }

## Options: setup and turns

tal-option-play = Graj jako { $character }
tal-option-face-up = Strona { $side }
tal-option-first = Zaczyna { $other_seat }
tal-option-again = Weź dodatkową turę
tal-option-end = Zakończ turę
tal-option-drop-challenge = Porzuć zadanie

## Options: dice and movement

tal-option-keep = Zostaw { $die }
tal-option-fate = Wydaj Los i powtórz rzut ({ $die })
tal-option-reroll = { $card }: powtórz rzut ({ $die })
tal-option-put-aside = Odłóż { $die }
tal-option-die = { $die }
tal-option-move = Wyrusz
tal-option-walk = Idź: { $space }
tal-option-short-walk = Idź tylko tu: { $space }
tal-option-travel = Podróżuj: { $space }
tal-option-go = Idź: { $space }
tal-option-cross = Przejdź na drugą stronę: { $card }
tal-option-barrier = Spróbuj przejść barierę
tal-option-gates = Spróbuj otworzyć Wrota: { $stat }
tal-option-turn-back = Zawróć ku Wrotom
tal-option-remain = Zostań i spróbuj znów
tal-option-enter = Odrzuć Insygnium i wejdź do Wielkiej Sali
tal-option-confront = Walcz znów z Lordem Voldemortem
tal-option-voldemort = Wyślij go tu: { $space }
tal-option-attacked = { $other_seat }

## Options: encounters

tal-option-space = Spotkaj obszar
tal-option-use = { $card-role ->
        [character] Użyj zdolności: { $card }
        [follower] Poproś o pomoc: { $card }
       *[other] Użyj: { $card }
    }
tal-option-take = Weź { $card-acc }
tal-option-take-galleons = Weź Galeony
tal-option-ditch = Porzuć tu { $card-acc }
tal-option-ditch-galleon = Porzuć tu Galeona
tal-option-leave = Zostaw tu { $card-acc }
tal-option-give-up = Oddaj { $card-acc }
tal-option-replace = Odłóż { $card-acc }
tal-option-heal = { $amount ->
        [one] Ulecz 1 punkt Życia
        [few] Ulecz { $amount } punkty Życia
       *[other] Ulecz { $amount } punktów Życia
    }
tal-option-double = Podwój zapas { $what-many }
tal-option-side = { CAPITAL($side) }
tal-option-buy = { $price ->
        [0] Weź { $card-acc }
        [one] Kup { $card-acc } za 1 Galeona
        [few] Kup { $card-acc } za { $price } Galeony
       *[other] Kup { $card-acc } za { $price } Galeonów
    }
tal-option-sell = Oddaj { $card-acc }
tal-option-rob = Zabierz { $what-id ->
        [fate] żeton Losu
       *[other] { $what-acc }
    } ({ $other_seat })
tal-option-foretell = { $die }
tal-option-exchange = Wymień Trofea na { $stat-acc }
tal-option-offer = Oddaj { $card-acc }
tal-option-threaten = Zagroź: { $other_seat }
tal-option-give-fate = Oddaj żeton Losu
tal-option-lose-life = Strać punkt Życia

## Options: battle

tal-option-fight = Rzuć kośćmi
tal-option-duel = Atakuj: { $other_seat }
tal-option-evade = Wymknij się: { $card }
tal-option-evade-one = Wymknij się tylko z walki { $foe-with }: { $card }
tal-option-pass-by = Przejdź obok: { $card }
tal-option-stat = { $stat }
tal-option-wound = Odbierz punkt Życia
tal-option-take-galleon = Zabierz Galeona
tal-option-attack = Atakuj { $card-acc }

## Options: spells

tal-option-cast = { $seat } rzuca { $spell-acc }
tal-option-cast-on = { $seat } rzuca { $spell-acc }. Cel: { $other_seat }
tal-option-meet-by-spell = Rzuć { $spell-acc } (cel: { $other_seat }) i nie spotykaj nikogo innego
tal-option-give-spells = Odrzuć Zaklęcia za Los
tal-option-buy-spells = Kup Zaklęcie za Los
tal-option-pay-spell = Odrzuć { $spell-acc }
tal-option-gain-fate = Zyskaj Los i pozwól na to
tal-option-block = Wydaj Los i zablokuj

## The log: setup and turns

tal-log-character-taken = { $seat } gra jako { $character }.
tal-log-side-chosen = { $seat } wybiera stronę { $side } ({ $character }) i zaczyna { $space-at }.
tal-log-first-player = Zaczyna { $seat }. Przewaga jest po stronie { $advantage-gen }.
tal-log-turn-began = Tura { $turn }: { $seat }.
tal-log-turn-lost = { $seat } traci turę.
tal-log-turns-to-lose = { $turns ->
        [one] { $seat } straci następną turę.
        [few] { $seat } straci następne { $turns } tury.
       *[other] { $seat } straci następnych { $turns } tur.
    }
tal-log-immobilised = { $seat } stoi jak posąg.
tal-log-commanded = { $seat } słucha teraz cudzych rozkazów. Rozkazuje { $other_seat }.
tal-log-extra-turn-gained = { $seat } zyskuje dodatkową turę.
tal-log-slowed = { $rounds ->
        [0] { $card }: to już koniec, wszyscy chodzą jak dawniej.
        [one] { $card }: wszyscy chodzą powoli jeszcze przez jedną rundę.
        [few] { $card }: wszyscy chodzą powoli jeszcze przez { $rounds } rundy.
       *[other] { $card }: wszyscy chodzą powoli jeszcze przez { $rounds } rund.
    }

## The log: dice and movement

tal-log-dice-rolled = { $seat } rzuca ({ $purpose }): { $dice }.
tal-log-foe-rolled = Rzut za { $foes-acc }: { $die }.
tal-log-die-rerolled = { CAPITAL($source) }: { $seat } powtarza rzut; było { $die }, wypada { $to }.
tal-log-die-chosen = { $seat } poprzestaje na { $die }.
tal-log-moved = { $seat } jest teraz { $space-at }.
tal-log-stayed = { $seat } zostaje { $space-at }.
tal-log-move-promised = { $seat } zapamiętuje: { $what }.
tal-log-turned-back = { $seat } zawraca ku Wrotom.
tal-log-barrier-tried = { $opened ->
        [1] { $seat } przechodzi przez barierę jak przez mgłę.
       *[other] { $seat } wpada na solidny mur.
    }
tal-log-gates-tried = { $opened ->
        [1] Wrota się otwierają: wypadło { $dice }, a { $seat } ma { $stat-acc } { $strength }.
       *[other] Wrota ani drgną: wypadło { $dice }, a { $seat } ma tylko { $stat-acc } { $strength }.
    }
tal-log-voldemort-moved = { $seat } rzuca za Lorda Voldemorta: { $die }. Czarny Pan jest teraz { $space-at }.

## The log: encounters

tal-log-card-drawn = { CAPITAL($space-at) } { $seat } dobiera kartę: { $card }.
tal-log-card-replaced = { $seat } zmienia zdanie i odkłada { $card-acc }.
tal-log-card-met = { $seat } { $card-met }.
tal-log-card-discarded = Wraca na stos: { $card }.
tal-log-card-given-up = { $seat } rozstaje się { $card-with }.
tal-log-card-taken = { $card-role ->
        [follower] { $seat } ma nowe towarzystwo: { $card }.
       *[other] { $seat } bierze { $card-acc }.
    }
tal-log-card-left = { CAPITAL($space-at) } { $seat } porzuca { $card-acc }.
tal-log-galleons-left = { CAPITAL($space-at) } { $seat } porzuca { $amount ->
        [one] Galeona
        [few] { $amount } Galeony
       *[other] { $amount } Galeonów
    }.
tal-log-bought = { $seat } kupuje { $card-acc } za { $price ->
        [one] 1 Galeona
        [few] { $price } Galeony
       *[other] { $price } Galeonów
    } (zostaje { $left }).
tal-log-advantage-turned = Przewaga przechodzi na stronę { $side-gen }.
tal-log-ability-used = { $card-role ->
        [character] { $seat } ({ $card }) korzysta ze zdolności Postaci.
        [follower] { $seat } może liczyć na { $card-acc }.
       *[other] { $seat } używa { $card-gen }.
    }
tal-log-nothing-happened = { $card }: nic się nie dzieje ({ $seat }).
tal-log-challenge-accepted = { $seat } podejmuje się zadania z Boiska do Quidditcha: { $what }.
tal-log-challenge-met = { $seat } wykonuje zadanie.
tal-log-challenge-dropped = { $seat } porzuca zadanie.
tal-log-threatened = { $seat } rzuca groźbę. Drży { $other_seat }.
tal-log-foretold = Przepowiednia: { $named }. { $seat } rzuca i wypada { $die }.

## The log: what characters have

tal-log-gained = { $seat } zyskuje { $amount } { $what-counted ->
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
    } (teraz { $now }).
tal-log-lost = { $seat } { $what-id ->
        [fate] oddaje
        [galleon] oddaje
       *[other] traci
    } { $amount } { $what-counted ->
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
    } (zostaje { $now }).
tal-log-healed = { $seat } odzyskuje { $amount ->
        [one] 1 punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } Życia (teraz { $now }).
tal-log-spared = { $card-role ->
        [character] { $seat } ({ $card }) zachowuje punkt Życia.
       *[other] { $seat } zachowuje punkt Życia dzięki karcie { $card }.
    }
tal-log-stolen = { $seat } zabiera { $what-id ->
        [fate] żeton Losu
       *[other] { $what-acc }
    }. Stratę ponosi { $other_seat }.
tal-log-became-ferret = { $turns ->
        [one] Rozlega się pisk i { $seat } na jedną turę zmienia się we Fretkę.
        [few] Rozlega się pisk i { $seat } na { $turns } tury zmienia się we Fretkę.
       *[other] Rozlega się pisk i { $seat } na { $turns } tur zmienia się we Fretkę.
    }
tal-log-ferret-ended = { $seat } znów staje na dwóch nogach.
tal-log-fell = { $seat } ({ $character }) pada i wróci w swojej następnej turze.

## The log: spells

tal-log-spell-drawn = { $seat } zyskuje Zaklęcie.
# Only the player in question is told which.
tal-log-spell-learned = { $seat } zyskuje Zaklęcie: { $spell }.
tal-log-spell-cast = „{ $spell }!”, woła { $seat }.
tal-log-spell-cast-on = „{ $spell }!”, woła { $seat }. Cel: { $other_seat }.
tal-log-spell-blocked = { $card-role ->
        [character] { $spell } nie działa: { $seat } ({ $card }) się opiera.
       *[other] { $spell } nie działa. { $seat } ma ochronę: { $card }.
    }
tal-log-spell-discarded = { $seat } odrzuca Zaklęcie: { $spell }.

## The log: battle

tal-log-battle-began = { $seat } walczy { $foes-with } na { $stat-acc }.
tal-log-evaded = { $card-role ->
        [character] { $seat } ({ $card }) wymyka się z walki { $foes-with }.
       *[other] { $seat } wymyka się z walki { $foes-with } dzięki karcie { $card }.
    }
tal-log-let-pass = { $seat } przechodzi bez walki obok: { $card }.
tal-log-evasion-failed = { $card-role ->
        [character] { $seat } ({ $card }): nie udaje się wymknąć, trzeba walczyć.
       *[other] { $card } nie pomaga się wymknąć: { $seat } musi walczyć.
    }
tal-log-scored = { $seat }: { $score } (kość { $die }). { CAPITAL($foes) }: { $foe_score } (kość { $foe_die }).
tal-log-battle-won = { $seat } wygrywa { $foes-with }.
tal-log-battle-lost = { $seat } przegrywa { $foes-with }.
tal-log-stand-off = Remis: { $seat } i { $foes } nie mogą się pokonać.
tal-log-trophy-taken = { $seat } zatrzymuje { $card-acc } jako Trofeum.
tal-log-trophies-exchanged = { $seat } wymienia Trofea ({ $cards }) na { $amount ->
        [one] 1 punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } { $stat-gen }.

## The log: the end

tal-log-ended = Po { $turns ->
        [one] jednej turze
       *[other] { $turns } turach
    } { $seat } ({ $character }) triumfuje w Wielkiej Sali i wygrywa.

## What odds are of

tal-aim-battle = na wygraną walkę
tal-aim-barrier = na przejście przez barierę
tal-aim-gates = na otwarcie Wrót

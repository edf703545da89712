### What is asked, offered and told while Death Eaters Rising is played.
### `$card` may be a wizard, a Death Eater, a headquarters ability or a spell token; where it is the
### source of a question, the question follows its name after a colon.
### `$seat` is a player's name, which is never declined.

## Questions

der-ask-leader = Kto przewodzi twojej drużynie?
der-ask-first = Kto ostatnio oglądał któryś z filmów i zaczyna grę?
der-ask-travel = Dokąd prowadzi twoja misja?
der-ask-fly = { $card }: dokąd lecisz?
der-ask-guard = { $card }: kogo ochronić przed atakiem Voldemorta?
der-ask-lose-token = { $card }: który żeton zaklęcia tracisz?
der-ask-leave-die = Bez której kości kwatery grasz w tej turze?
der-ask-adds = W tej turze nie każdy może dodać kość. Kto to zrobi?
der-ask-extra-die = { $card }: którą dodatkową kość bierzesz?
der-ask-ready = Kości są gotowe. Co zrobisz przed rzutem?
der-ask-dice = Gdzie trafią twoje kości?
der-ask-roll-on = Kości czekają. Rzucasz?
der-ask-last = Kości zrobiły, co mogły. Czy coś jeszcze pomoże przed końcem tury?
der-ask-used-token = { $card }: który zużyty żeton zaklęcia bierzesz?
der-ask-take-too = { $card }: czy też bierzesz żeton zaklęcia?
der-ask-heal = { $card }: kogo leczysz?
der-ask-bear = { $card }: czyje obrażenia przejąć?
der-ask-cleanse = { $card }: skąd usunąć skażenie?
der-ask-strike = { $card }: który śmierciożerca obrywa?
der-ask-gain-die = { $card }: którą kość bierzesz do następnego rzutu?
der-ask-recover-die = { $card }: która kość wraca?
der-ask-fill = { $card }: który symbol zapełniasz?
der-ask-swap = { $card }: którego ze swoich czarodziejów oferujesz?
der-ask-swap-for = { $card }: o którego czarodzieja prosisz w zamian?
der-ask-agree = { $seat } proponuje wymianę. Dostaniesz { $card-acc }, oddasz { $other-acc }. Zgoda?
der-ask-turn = { $card }: którą kość obracasz i na co?
der-ask-reroll = { $card }: które kości przerzucasz?

## Options

der-option-lead = Przewodzi { $card }
der-option-first = Zaczyna { $seat }
der-option-travel = Podróż { $location-to }
der-option-guard = Ochroń { $card-acc }
der-option-lose = Strać „{ $token }”
der-option-leave = Graj bez { $colour-gen } kości
der-option-adds = Kość dodaje { $card }
der-option-colour = { CAPITAL($colour) } kość
der-option-roll = Rzuć kośćmi
der-option-follow = Oddaj { $colour-acc } kość i rusz za Voldemortem
der-option-token = Żeton zaklęcia ({ $seat }): { $token }
der-option-use = Wezwij pomoc: { $card }
der-option-change = Zmień rzut: { $card }
der-option-assign = Przydziel { $die-acc }: { $target }
der-option-discard = Odrzuć { $die-acc }
der-option-stop = Przerwij bez pozostałych kości
der-option-end = Zakończ turę
der-option-done = Wystarczy
der-option-take = Weź „{ $token }”
der-option-accept = Tak
der-option-refuse = Nie
der-option-heal = Wylecz { $card-acc }
der-option-bear = Przejmij obrażenie od { $card-gen }
der-option-cleanse = Oczyść { $location-acc }
der-option-strike = Uderz w { $card-acc }
der-option-fill = Zapełnij { $virtue-acc }: { $target }
der-option-swap = Zaoferuj { $card-acc }
der-option-swap-for = Poproś o { $card-acc }
der-option-turn = Obróć { $die-acc } na { $to-acc }
der-option-reroll = Przerzuć { $die-acc }

## The log: setup and turns

der-log-board-laid = Voldemort patrzy w stronę { $location-gen }. Najpierw zagrożone są: { $places }.
der-log-leader-chosen = { $seat } staje po stronie { $faction-gen }. Drużynie przewodzi { $wizard }.
der-log-first-player = Zaczyna { $seat }.
der-log-dealt = { CAPITAL($location-at) } pojawia się { $card }.
der-log-turn-began = Tura { $turn }: { $seat }.
der-log-travelled = { $seat } podróżuje { $location-to }.

## The log: Voldemort and his Death Eaters

der-log-voldemort-turned = { $face-id ->
        [dark-mark] Mroczny Znak! Voldemort nie rusza się z miejsca: jest { $location-at }.
       *[other] Voldemort obraca się { $face }. Teraz jest { $location-at }.
    }
der-log-guarded = { $alone ->
        [1] { $card } czuwa i nie otrzymuje obrażeń w tym ataku.
       *[other] { $card } czuwa: atak omija { $wizard-acc }.
    }
der-log-ability-acted = { CAPITAL($card) } rusza do dzieła.
der-log-ability-used = { $seat } korzysta ze zdolności: { $card }.
der-log-restricted = { CAPITAL($card) }: { $what }.
der-log-mark-acted = Mroczny Znak płonie, a { $card } okazuje posłuszeństwo.
der-log-penalty-fired = Mroczny Znak lśni nad kolejnym miejscem: { $place }.
der-log-corrupted = { CAPITAL($place-to) } wkrada się skażenie: { $amount } (razem { $corruption }).
der-log-cleansed = { $corruption ->
        [0] { CAPITAL($place) }: znika skażenie ({ $amount }). Powietrze znów jest czyste.
       *[other] { CAPITAL($place) }: znika skażenie ({ $amount }), zostaje { $corruption }.
    }
der-log-place-controlled = { CAPITAL($place) } wpada w ręce Voldemorta i nie ma już odwrotu.

## The log: damage

# The other characters have names; he has a title, and a track of his own.
der-log-damaged = { $card-id ->
        [lord-voldemort] Voldemort chwieje się na nogach: { $damage } z { $track } obrażeń, które go pokonają.
       *[other] { $card } otrzymuje { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[other] { $amount } obrażeń
        } ({ $damage } z { $track }).
    }
der-log-healed = { $damage ->
        [0] { $card } pozbywa się { $amount ->
            [one] { $amount } obrażenia
           *[other] { $amount } obrażeń
        } i jest jak nowo narodz{ $card-gender ->
            [feminine] ona
           *[other] ony
        }.
       *[other] { $card } pozbywa się { $amount ->
            [one] { $amount } obrażenia
           *[other] { $amount } obrażeń
        } (zostaje { $damage }).
    }
der-log-defeated = { $pile-id ->
        [azkaban] { $card } ponosi klęskę i trafia pod strażą { $pile-to }.
       *[other] { $card } nie ma już sił walczyć i trafia na noszach { $pile-to }.
    }

## The log: dice

der-log-dice-taken = Kości w dłoni: { $dice }.
der-log-die-left = { $seat } gra w tej turze bez { $colour-gen } kości.
der-log-die-gained = { CAPITAL($colour) } kość dołącza do następnego rzutu.
der-log-dice-rolled = Wypada: { $dice }.
der-log-dice-rerolled = Przerzut: { $dice }. Wynik: { $fresh }.
der-log-die-turned = { CAPITAL($die) } zmienia się w { $to-acc }.
der-log-die-assigned = { CAPITAL($die) } trafia na kartę: { $target }.
der-log-die-discarded = { CAPITAL($colour) } kość odpada do końca tury.
der-log-stopped = { $seat } kończy rzuty i odrzuca pozostałe kości: { $dice }.
der-log-symbol-filled = Ruch różdżką zapełnia { $virtue-acc }: { $target }.

## The log: spell tokens and teams

der-log-token-taken = { $seat } bierze żeton zaklęcia: { $token }.
der-log-token-used = { $seat } używa żetonu zaklęcia: { $token }.
der-log-token-lost = { $seat } traci żeton zaklęcia: { $token }.
der-log-tokens-shuffled = Żetony zaklęć się skończyły: zużyte zostają potasowane i znów leżą zakryte.
der-log-no-token-left = { $seat } sięga po żeton zaklęcia, ale żadnego już nie ma.
der-log-swapped = { $seat } i { $other_seat } wymieniają się czarodziejami: { $wizard } za { $other-acc }.
der-log-swap-declined = { $seat } proponuje wymianę, ale { $other_seat } odmawia.
der-log-followed = { $seat } rusza za Voldemortem { $location-to }.
der-log-mission-moved = { $seat } ({ $card }) leci dalej, { $location-to }.
der-log-recruited = { $seat } zyskuje sojusznika. Do drużyny dołącza { $wizard }.

## The log: the end

der-log-voldemort-revealed = Lord Voldemort ukazuje się { $location-at }. Teraz można z nim walczyć.
der-log-ended = { $won ->
        [1] Po { $turns ->
            [one] jednej turze
           *[other] { $turns } turach
        } Lord Voldemort jest pokonany. Wszystko jest dobrze.
       *[other] Po { $turns ->
            [one] jednej turze
           *[other] { $turns } turach
        } zwycięża Czarny Pan. Może jutro jeszcze raz?
    }

## What odds are of

der-aim-fill = na uzupełnienie w tej turze

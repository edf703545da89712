### What is printed on the cards of Death Eaters Rising, put together from what the cards do.
### An effect is a clause without its full stop, told to the player whose turn it is (or who uses the
### token); "tutaj" is that player's location, on a Death Eater's card its own. A condition follows "jeśli".
### Phrases that are parts of a clause stand in the case in which the clauses use them: dice in the
### accusative, victims in the dative, those who are sought in the nominative.

## Sentences

# The clause as a sentence of its own.
der-sentence = { CAPITAL($clause) }.
der-sentences = { $start } { $next }

## Abilities of wizards and headquarters

der-ability-extra-die = W każdej turze weź dodatkową { $colours-acc-or } kość.
der-ability-extra-die-if = W każdej turze weź dodatkową { $colours-acc-or } kość, jeśli { $condition }.
# Used after a roll, before a die of it is placed.
der-ability-after-roll = Raz na turę, po rzucie: { CAPITAL($change) }.
der-ability-death-eater-damaged = Gdy w swojej turze pierwszy raz zranisz śmierciożercę: { $text }
der-ability-wizard-recruited = Gdy w twojej turze pierwszy czarodziej dołącza do drużyny: { $text }
der-ability-guard = Gdy Voldemort atakuje twoją drużynę: { $count ->
        [one] Jeden wybrany czarodziej nie otrzymuje obrażeń.
       *[other] Do { $count } wybranych czarodziejów nie otrzymuje obrażeń.
    }
# An ability that costs nothing.
der-ability-free = Raz na turę: { $text }
# Damage to the wizard is all that it costs.
der-ability-wounds = Raz na turę { $card } może otrzymać { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[other] { $count } obrażeń
    }: { $text }
der-ability-paid = { $cost }: { $text }

## Lines of Death Eaters and places

der-ability-regular = Voldemort tutaj: { $text }
der-ability-dark-mark = Mroczny Znak: { $text }
der-ability-penalty = Mroczny Znak, gdy miejsce jest opanowane: { $text }

## Costs

der-symbols = { $count } × { $virtue }
# Damage that a wizard takes to use their own ability.
der-wounds = { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[other] { $count } obrażeń
    } dla { $card-gen }

## Effects for the players

# The effect just named, again.
der-effect-again = zrób to jeszcze raz
der-effect-if = jeśli { $condition }, { $then }
der-effect-if-else = jeśli { $condition }, { $then }; w przeciwnym razie { $otherwise }
der-effect-take-token = weź żeton zaklęcia
der-effect-take-token-used = weź wybrany zużyty żeton zaklęcia
der-effect-take-token-others = każdy inny gracz też może wziąć żeton
der-effect-take-token-others-with = każdy inny gracz, który ma w drużynie co najmniej { $wizards-acc }, też może wziąć żeton
der-effect-heal-any = { $count ->
        [one] usuń { $amount ->
            [one] { $amount } obrażenie
            [few] { $amount } obrażenia
           *[other] { $amount } obrażeń
        } z dowolnego czarodzieja
       *[other] usuń po { $amount ->
            [one] { $amount } obrażeniu
           *[other] { $amount } obrażenia
        } z najwyżej { $count } czarodziejów
    }
der-effect-heal-team = usuń po { $amount ->
        [one] { $amount } obrażeniu
       *[other] { $amount } obrażenia
    } z każdego czarodzieja w twojej drużynie
der-effect-heal-each-player = każdy gracz może usunąć { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    } z jednego czarodzieja w swojej drużynie
# Some wizards are helped more.
der-effect-heal-more = { $heal } ({ $total }, jeśli to { $whom-or })
der-effect-cleanse-here = usuń stąd { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    }
der-effect-cleanse-elsewhere = usuń { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    } z innej lokacji
der-effect-cleanse-any = usuń { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    } z dowolnej lokacji
der-effect-strike-here = zadaj 1 obrażenie śmierciożercy w tej lokacji
der-effect-strike-any = zadaj 1 obrażenie śmierciożercy w dowolnej lokacji
der-effect-gain-die = weź { $colours-acc-or } kość do następnego rzutu
der-effect-recover-die = weź do następnego rzutu kość odrzuconą w tej turze
der-effect-fill = zapełnij 1 symbol { $virtues-gen-or }
der-effect-fill-any = zapełnij 1 symbol dowolnej cnoty
der-effect-bear = przenieś do { $amount } { $amount ->
        [one] obrażenia
       *[other] obrażeń
    } z innych czarodziejów w twojej drużynie na { $card-acc }
der-effect-fly = przed pierwszym rzutem przenieś swój żeton misji do innej lokacji
der-effect-swap = wymień jednego ze swoich czarodziejów na czarodzieja innego gracza, za jego zgodą

## Effects on a roll

der-effect-turn-any = obróć { $dice } na { $count ->
        [one] wybraną ściankę
       *[other] wybrane ścianki
    }
der-effect-turn-copied = obróć { $dice } na cnotę, którą pokazuje inna kość
der-effect-turn-to = obróć { $dice } na { $count ->
        [one] ściankę
       *[other] ścianki
    } z symbolem { $virtue-gen }
der-effect-reroll = przerzuć dowolną liczbę kości
der-dice = { $count ->
        [one] jedną kość
       *[other] do { $count } kości
    }
der-dice-of = { $count ->
        [one] jedną { $colours-acc-or } kość
       *[other] do { $count } { $colours-many-or } kości
    }

## Effects against the players

der-effect-damage = zadaj { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    } { $whom }
der-effect-damage-tied = { $damage } (przy remisie wszystkim)
der-victims-active-team = { $wizard } w aktywnej drużynie
der-victims-every-team = { $wizard } w każdej drużynie
der-victims-here = { $wizard } w tej lokacji
der-victims-face-up = { $wizard } wśród odkrytych tu kart
der-victim-each = każdemu czarodziejowi
der-victim-least = najmniej rannemu czarodziejowi
der-victim-most = najciężej rannemu czarodziejowi
der-victim-each-of = każdemu czarodziejowi { $faction-gen }
der-victim-least-of = najmniej rannemu czarodziejowi { $faction-gen }
der-victim-most-of = najciężej rannemu czarodziejowi { $faction-gen }
der-effect-corrupt-here = połóż tu { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    }
der-effect-corrupt-location = połóż { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    } { $location-at }
der-effect-corrupt-death-eaters = połóż { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    } w każdej lokacji ze śmierciożercą
der-effect-corrupt-everywhere = połóż { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    } w każdej lokacji
der-effect-corrupt-most = połóż { $amount ->
        [one] { $amount } żeton skażenia
        [few] { $amount } żetony skażenia
       *[other] { $amount } żetonów skażenia
    } w najbardziej skażonej lokacji
der-effect-mend = usuń { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    } z każdego innego śmierciożercy
der-effect-lose-token = aktywny gracz traci żeton zaklęcia
# After "if the active player has a spell token".
der-effect-lose-that-token = traci jeden
der-effect-limit-strike-costs = w tej turze, by kości zraniły śmierciożercę, trzeba o { $amount } { $amount ->
        [one] symbol
        [few] symbole
       *[other] symboli
    } { $virtue-gen } więcej
der-effect-limit-no-tokens = w tej turze nikt nie może używać żetonów zaklęć
der-effect-limit-one-healed = w tej turze w każdej drużynie można leczyć tylko jednego czarodzieja
der-effect-limit-single-faces = w tej turze podwójna ścianka liczy się jako jeden symbol
der-effect-limit-extra-dice = w tej turze czarodzieje dodają łącznie najwyżej { $amount ->
        [one] jedną dodatkową kość
       *[other] { $amount } dodatkowe kości
    }
der-effect-limit-fewer-dice = w tej turze aktywny gracz gra bez { $amount ->
        [one] jednej kości
       *[other] { $amount } kości
    } swojej kwatery

## Conditions

der-condition-team-has = w twojej drużynie jest { $sought-or }
der-condition-team-has-least = w twojej drużynie jest co najmniej { $sought-or }
# So many wizards, each of whom is one of these.
der-condition-team-has-of = w twojej drużynie jest co najmniej { $count } z tych osób: { $sought-or }
der-condition-team-hurt = { $count ->
        [one] inny czarodziej w twojej drużynie ma obrażenia
       *[other] co najmniej { $count } innych czarodziejów w twojej drużynie ma obrażenia
    }
der-condition-self-damage = { $most ->
        [0] { $card } nie ma obrażeń
        [one] { $card } ma najwyżej { $most } obrażenie
        [few] { $card } ma najwyżej { $most } obrażenia
       *[other] { $card } ma najwyżej { $most } obrażeń
    }
der-condition-at = twój żeton misji jest { $location-at }
der-condition-wizard-here = jest tu czarodziej { $faction-gen }
der-condition-has-token = aktywny gracz ma żeton zaklęcia
der-condition-no-death-eater-here = w twojej lokacji nie ma śmierciożercy
der-condition-in-azkaban = { $count ->
        [one] w Azkabanie jest śmierciożerca
       *[other] w Azkabanie jest co najmniej { $count } śmierciożerców
    }
der-condition-death-eater-in-play = w grze jest jeszcze ktoś z { $group-many }
der-some-of = { $count ->
        [one] czarodziej { $faction-gen }
       *[other] { $count } czarodziejów { $faction-gen }
    }
    .acc = { $count ->
        [one] czarodzieja { $faction-gen }
       *[other] { $count } czarodziejów { $faction-gen }
    }
der-others-of = { $count ->
        [one] inny czarodziej { $faction-gen }
       *[other] { $count } innych czarodziejów { $faction-gen }
    }
    .acc = { $count ->
        [one] innego czarodzieja { $faction-gen }
       *[other] { $count } innych czarodziejów { $faction-gen }
    }
der-some-named = { $count ->
        [one] ktoś z { $group-many }
       *[other] { $count } { $group-many }
    }
    .acc = { $count ->
        [one] kogoś z { $group-many }
       *[other] { $count } { $group-many }
    }
der-others-named = { $count ->
        [one] jeszcze ktoś z { $group-many }
       *[other] jeszcze { $count } { $group-many }
    }
    .acc = { $count ->
        [one] jeszcze kogoś z { $group-many }
       *[other] jeszcze { $count } { $group-many }
    }

## Families

der-weasley = Weasley
    .many = Weasleyów
der-lestrange = Lestrange
    .many = Lestrange'ów

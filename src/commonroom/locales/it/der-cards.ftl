### Quello che è stampato sulle carte di Death Eaters Rising, composto da ciò che le carte fanno.
### Un effetto è una frase senza punto, detta a chi è di turno (o usa il segnalino); «qui» è il luogo
### di quel giocatore, sulla carta di un Mangiamorte il suo. Una condizione segue «se».

## Frasi

der-sentence = { CAPITAL($clause) }.
der-sentences = { $start } { $next }

## Abilità di maghi e quartieri generali

der-ability-extra-die = A ogni turno, prendi un dado { $colours-or } in più.
der-ability-extra-die-if = A ogni turno, prendi un dado { $colours-or } in più se { $condition }.
der-ability-after-roll = Una volta per turno, dopo un tiro: { CAPITAL($change) }.
der-ability-death-eater-damaged = La prima volta che ferisci un Mangiamorte in un turno: { $text }
der-ability-wizard-recruited = La prima volta che un mago si unisce alla tua squadra in un turno: { $text }
der-ability-guard = Quando Voldemort attacca la tua squadra: { $count ->
        [one] Un mago a tua scelta non viene ferito.
       *[other] Fino a { $count } maghi a tua scelta non vengono feriti.
    }
der-ability-free = Una volta per turno: { $text }
der-ability-wounds = Una volta per turno { $card } può subire { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }: { $text }
der-ability-paid = { $cost }: { $text }

## Righe di Mangiamorte e posti

der-ability-regular = Con Voldemort qui: { $text }
der-ability-dark-mark = Marchio Nero: { $text }
der-ability-penalty = Marchio Nero, se il posto è controllato: { $text }

## Costi

der-symbols = { $count } × { $virtue }
der-wounds = { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    } a { $card }

## Effetti per i giocatori

der-effect-again = fallo ancora una volta
der-effect-if = se { $condition }, { $then }
der-effect-if-else = se { $condition }, { $then }; altrimenti { $otherwise }
der-effect-take-token = prendi un segnalino incantesimo
der-effect-take-token-used = prendi un segnalino incantesimo usato a tua scelta
der-effect-take-token-others = anche ogni altro giocatore può prenderne uno
der-effect-take-token-others-with = anche ogni altro giocatore con almeno { $wizards } può prenderne uno
der-effect-heal-any = { $count ->
        [one] togli { $amount ->
            [one] 1 ferita
           *[other] { $amount } ferite
        } a un mago qualsiasi
       *[other] togli { $amount ->
            [one] 1 ferita
           *[other] { $amount } ferite
        } a ciascuno di { $count } maghi al massimo
    }
der-effect-heal-team = togli { $amount ->
        [one] 1 ferita
       *[other] { $amount } ferite
    } a ogni mago della tua squadra
der-effect-heal-each-player = ogni giocatore può togliere { $amount ->
        [one] 1 ferita
       *[other] { $amount } ferite
    } a un mago della sua squadra
der-effect-heal-more = { $heal } ({ $total } se è { $whom-or })
der-effect-cleanse-here = togli { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } da qui
der-effect-cleanse-elsewhere = togli { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } da un altro luogo
der-effect-cleanse-any = togli { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } da un luogo qualsiasi
der-effect-strike-here = infliggi 1 ferita a un Mangiamorte qui
der-effect-strike-any = infliggi 1 ferita a un Mangiamorte in un luogo qualsiasi
der-effect-gain-die = ottieni un dado { $colours-or } per il prossimo tiro
der-effect-recover-die = riprendi per il prossimo tiro un dado scartato in questo turno
der-effect-fill = riempi 1 simbolo { $virtues-or }
der-effect-fill-any = riempi 1 simbolo di una virtù qualsiasi
der-effect-bear = sposta su { $card } fino a { $amount } ferite di altri maghi della tua squadra
der-effect-fly = prima del primo tiro, sposta il tuo segnalino missione in un altro luogo
der-effect-swap = scambia un tuo mago con quello di un altro giocatore, che deve essere d'accordo

## Effetti su un tiro

der-effect-turn-any = gira { $dice } su { $count ->
        [one] una faccia a tua scelta
       *[other] facce a tua scelta
    }
der-effect-turn-copied = gira { $dice } su una virtù mostrata da un altro dado
der-effect-turn-to = gira { $dice } su { $count ->
        [one] una faccia
       *[other] facce
    } con { $virtue }
der-effect-reroll = tira di nuovo quanti dadi vuoi
der-dice = { $count ->
        [one] un dado
       *[other] fino a { $count } dadi
    }
der-dice-of = { $count ->
        [one] un dado { $colours-or }
       *[other] fino a { $count } dadi { $colours-plural-or }
    }

## Effetti contro i giocatori

der-effect-damage = { $whom } { $amount ->
        [one] subisce 1 ferita
       *[other] subisce { $amount } ferite
    }
der-effect-damage-tied = { $damage } (a parità, tutti)
der-victims-active-team = { $wizard } della squadra del giocatore di turno
der-victims-every-team = { $wizard } in ogni squadra
der-victims-here = { $wizard } in questo luogo
der-victims-face-up = { $wizard } fra le carte scoperte qui
der-victim-each = ogni mago
der-victim-least = il mago meno ferito
der-victim-most = il mago più ferito
der-victim-each-of = ogni mago { $faction-of }
der-victim-least-of = il mago meno ferito { $faction-of }
der-victim-most-of = il mago più ferito { $faction-of }
der-effect-corrupt-here = metti { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } qui
der-effect-corrupt-location = metti { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } { $location-at }
der-effect-corrupt-death-eaters = metti { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } in ogni luogo con un Mangiamorte
der-effect-corrupt-everywhere = metti { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } in ogni luogo
der-effect-corrupt-most = metti { $amount ->
        [one] 1 segnalino corruzione
       *[other] { $amount } segnalini corruzione
    } nel luogo più corrotto
der-effect-mend = togli { $amount ->
        [one] 1 ferita
       *[other] { $amount } ferite
    } a ogni altro Mangiamorte
der-effect-lose-token = chi è di turno perde un segnalino incantesimo
der-effect-lose-that-token = ne perde uno
der-effect-limit-strike-costs = in questo turno, per ferire un Mangiamorte con i dadi serve { $amount } { $virtue } in più
der-effect-limit-no-tokens = in questo turno nessuno può usare segnalini incantesimo
der-effect-limit-one-healed = in questo turno si può curare un solo mago per squadra
der-effect-limit-single-faces = in questo turno una faccia doppia vale un solo simbolo
der-effect-limit-extra-dice = in questo turno i maghi aggiungono in tutto non più di { $amount ->
        [one] un dado
       *[other] { $amount } dadi
    }
der-effect-limit-fewer-dice = in questo turno il giocatore attivo fa a meno di { $amount ->
        [one] un dado
       *[other] { $amount } dadi
    } del suo quartier generale

## Condizioni

der-condition-team-has = la tua squadra ha { $sought-or }
der-condition-team-has-least = la tua squadra ha almeno { $sought-or }
der-condition-team-has-of = la tua squadra ha almeno { $count } di questi: { $sought-or }
der-condition-team-hurt = { $count ->
        [one] un altro mago della tua squadra è ferito
       *[other] almeno altri { $count } maghi della tua squadra sono feriti
    }
der-condition-self-damage = { $most ->
        [0] { $card } non ha ferite
        [one] { $card } ha al massimo 1 ferita
       *[other] { $card } ha al massimo { $most } ferite
    }
der-condition-at = il tuo segnalino missione è { $location-at }
der-condition-wizard-here = qui c'è un mago { $faction-of }
der-condition-has-token = chi è di turno ha un segnalino incantesimo
der-condition-no-death-eater-here = nel tuo luogo non c'è nessun Mangiamorte
der-condition-in-azkaban = { $count ->
        [one] ad Azkaban c'è un Mangiamorte
       *[other] ad Azkaban ci sono almeno { $count } Mangiamorte
    }
der-condition-death-eater-in-play = è in gioco un altro { $group }
der-some-of = { $count ->
        [one] un mago { $faction-of }
       *[other] { $count } maghi { $faction-of }
    }
der-others-of = { $count ->
        [one] un altro mago { $faction-of }
       *[other] altri { $count } maghi { $faction-of }
    }
der-some-named = { $count ->
        [one] un { $group }
       *[other] { $count } { $group }
    }
der-others-named = { $count ->
        [one] un altro { $group }
       *[other] altri { $count } { $group }
    }

## Famiglie

der-weasley = Weasley
der-lestrange = Lestrange

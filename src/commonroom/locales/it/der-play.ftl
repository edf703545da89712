### Quello che si chiede, si offre e si racconta durante Death Eaters Rising.

## Domande

der-ask-leader = Chi guida la tua squadra?
der-ask-first = Chi ha visto uno dei film più di recente e gioca il primo turno?
der-ask-travel = Dove ti porta la missione?
der-ask-fly = { $card }: dove voli?
der-ask-guard = { $card }: chi si salva dall'attacco di Voldemort?
der-ask-lose-token = { $card }: quale segnalino incantesimo perdi?
der-ask-leave-die = Di quale dado del tuo quartier generale fai a meno in questo turno?
der-ask-adds = In questo turno non tutti possono aggiungere un dado. Chi lo fa?
der-ask-extra-die = { $card }: quale dado in più prendi?
der-ask-ready = I dadi sono pronti. Fai qualcosa prima di tirare?
der-ask-dice = Dove vanno i tuoi dadi?
der-ask-roll-on = Ci sono dadi in attesa. Li tiri?
der-ask-last = I dadi hanno fatto quel che potevano. Serve altro prima della fine del turno?
der-ask-used-token = { $card }: quale segnalino incantesimo usato prendi?
der-ask-take-too = { $card }: prendi anche tu un segnalino incantesimo?
der-ask-heal = { $card }: chi viene curato?
der-ask-bear = { $card }: di chi prende le ferite?
der-ask-cleanse = { $card }: dove si toglie corruzione?
der-ask-strike = { $card }: quale Mangiamorte viene colpito?
der-ask-gain-die = { $card }: quale dado si unisce al prossimo tiro?
der-ask-recover-die = { $card }: quale dado ritorna?
der-ask-fill = { $card }: quale simbolo si riempie?
der-ask-swap = { $card }: quale dei tuoi maghi offri?
der-ask-swap-for = { $card }: quale mago chiedi in cambio?
der-ask-agree = { $seat } offre { $card } in cambio di { $other }. Va bene?
der-ask-turn = { $card }: quale dado si gira, e su che cosa?
der-ask-reroll = { $card }: quali dadi si tirano di nuovo?

## Opzioni

der-option-lead = Comincia con { $card }
der-option-first = Comincia { $seat }
der-option-travel = Viaggia verso { $location-the }
der-option-guard = Proteggi { $card }
der-option-lose = Perdi «{ $token }»
der-option-leave = Fai a meno di un dado { $colour }
der-option-adds = { $card } aggiunge un dado
der-option-colour = Dado { $colour }
der-option-roll = Tira i dadi
der-option-follow = Rinuncia a un dado { $colour } e insegui Voldemort
der-option-token = Usa un segnalino incantesimo di { $seat }: { $token }
der-option-use = Usa l'abilità: { $card }
der-option-change = Cambia il tiro: { $card }
der-option-assign = Assegna { $die }: { $target }
der-option-discard = Scarta { $die }
der-option-stop = Fermati qui, senza i dadi rimasti
der-option-end = Termina il turno
der-option-done = Basta così
der-option-take = Prendi «{ $token }»
der-option-accept = Sì
der-option-refuse = No
der-option-heal = Cura { $card }
der-option-bear = Prendi le ferite di { $card }
der-option-cleanse = Purifica { $location-the }
der-option-strike = Colpisci { $card }
der-option-fill = Riempi { $virtue }: { $target }
der-option-swap = Offri { $card }
der-option-swap-for = Chiedi { $card }
der-option-turn = Gira { $die } su { $to }
der-option-reroll = Tira di nuovo { $die }

## Il diario: preparazione e turni

der-log-board-laid = Voldemort guarda verso { $location-the }. I primi in pericolo: { $places-the }.
der-log-leader-chosen = { $seat } sta con { $faction-the }. Guida la squadra { $wizard }.
der-log-first-player = Comincia { $seat }.
der-log-dealt = { CAPITAL($location-at) } appare { $card }.
der-log-turn-began = Turno { $turn }: { $seat }.
der-log-travelled = { $seat } viaggia verso { $location-the }.

## Il diario: Voldemort e i suoi Mangiamorte

der-log-voldemort-turned = { $face-id ->
        [dark-mark] Il Marchio Nero! Voldemort continua a guardare verso { $location-the }.
       *[other] Voldemort si gira { $face }. Ora guarda verso { $location-the }.
    }
der-log-guarded = { $alone ->
        [1] { $card } sta in guardia e non subisce ferite dall'attacco.
       *[other] { $card } sta in guardia: l'attacco non tocca { $wizard }.
    }
der-log-ability-acted = { CAPITAL($card-the) } si mette all'opera.
der-log-ability-used = { $seat } usa un'abilità: { $card }.
der-log-restricted = { CAPITAL($card-the) }: { $what }.
der-log-mark-acted = Il Marchio Nero brucia, e { $card } obbedisce.
der-log-penalty-fired = Il Marchio Nero risplende { $place-at }.
der-log-corrupted = { CAPITAL($place-at) } la corruzione cresce (+{ $amount }): ora è { $corruption }.
der-log-cleansed = { $corruption ->
        [0] { CAPITAL($place-at) } la corruzione svanisce (−{ $amount }). L'aria è di nuovo pulita.
       *[other] { CAPITAL($place-at) } la corruzione cala (−{ $amount }), ne resta { $corruption }.
    }
der-log-place-controlled = { CAPITAL($place-the) } cade nelle mani di Voldemort, per sempre.

## Il diario: ferite

der-log-damaged = { $card-id ->
        [lord-voldemort] Voldemort vacilla: { $damage } delle { $track } ferite che lo finiranno.
       *[other] { $card } subisce { $amount ->
            [one] 1 ferita
           *[other] { $amount } ferite
        } ({ $damage } su { $track }).
    }
der-log-healed = { $damage ->
        [0] { $card } guarisce da { $amount ->
            [one] 1 ferita
           *[other] { $amount } ferite
        } e torna in piena forma.
        [one] { $card } guarisce da { $amount ->
            [one] 1 ferita
           *[other] { $amount } ferite
        } (ne resta 1).
       *[other] { $card } guarisce da { $amount ->
            [one] 1 ferita
           *[other] { $amount } ferite
        } (ne restano { $damage }).
    }
der-log-defeated = { $pile-id ->
        [azkaban] { $card } esce di scena sotto scorta, verso Azkaban.
       *[other] { $card } non può più combattere e finisce in infermeria.
    }

## Il diario: dadi

der-log-dice-taken = Dadi in mano: { $dice }.
der-log-die-left = { $seat } fa a meno di un dado { $colour } in questo turno.
der-log-die-gained = Un dado { $colour } si unisce al prossimo tiro.
der-log-dice-rolled = Il tiro dà: { $dice }.
der-log-dice-rerolled = Nuovo tiro: { $dice }. Risultato: { $fresh }.
der-log-die-turned = { CAPITAL($die) } diventa { $to }.
der-log-die-assigned = { CAPITAL($die) } va sulla carta: { $target }.
der-log-die-discarded = Un dado { $colour } è fuori per questo turno.
der-log-stopped = { $seat } si ferma e scarta i dadi rimasti: { $dice }.
der-log-symbol-filled = Un colpo di bacchetta riempie { $virtue }: { $target }.

## Il diario: segnalini e squadre

der-log-token-taken = { $seat } prende un segnalino incantesimo: { $token }.
der-log-token-used = { $seat } usa un segnalino incantesimo: { $token }.
der-log-token-lost = { $seat } perde un segnalino incantesimo: { $token }.
der-log-tokens-shuffled = I segnalini incantesimo sono finiti: quelli usati vengono mescolati e tornano coperti.
der-log-no-token-left = { $seat } cerca un segnalino incantesimo, ma non ne restano.
der-log-swapped = { $seat } e { $other_seat } si scambiano i maghi: { $wizard } per { $other }.
der-log-swap-declined = { $seat } propone uno scambio, ma { $other_seat } rifiuta.
der-log-followed = { $seat } si affretta dietro a Voldemort, { $location-at }.
der-log-mission-moved = { $seat } ({ $card }) vola oltre, verso { $location-the }.
der-log-recruited = { $wizard } si unisce a { $seat }.

## Il diario: la fine

der-log-voldemort-revealed = Lord Voldemort si mostra { $location-at }. Ora lo si può combattere.
der-log-ended = { $won ->
        [1] Dopo { $turns ->
            [one] un turno
           *[other] { $turns } turni
        } Lord Voldemort è sconfitto. È tutto a posto.
       *[other] Dopo { $turns ->
            [one] un turno
           *[other] { $turns } turni
        } ha vinto il Signore Oscuro. Domani, un altro tentativo?
    }

## What odds are of

der-aim-fill = di completarla in questo turno

### Quello che si chiede, si offre e si racconta durante Un Anno a Hogwarts; il Quidditch ha un file suo.
### `$seat` è il nome di un giocatore. `.the` è un nome con il suo articolo, `.a` con quello indeterminativo,
### `.at` una casella dove si sta, `.to` una casella dove si va.

## Domande: preparazione e turni

yh-ask-student = Chi vuoi essere?
yh-ask-first = Chi è il più giovane e gioca il primo turno?
yh-ask-guard = Su quale torre sta in agguato un Mangiamorte?
yh-ask-plan = Tocca a te. Usi qualcosa prima di tirare?
yh-ask-moves = Di quanto ti muovi?
yh-ask-walk = { $moves ->
        [-1] Sei a destinazione. Che cosa fai qui?
        [0] Non restano passi. Che cosa fai qui?
        [one] Resta 1 passo. Dove vai?
       *[other] Restano { $moves } passi. Dove vai?
    }
yh-ask-reach = Prendi qualcosa che sta a un passo da te?
yh-ask-turn-end = Usi qualcosa prima che il turno finisca?

## Domande: caselle

yh-ask-common-room = Che cosa fai nella sala comune?
yh-ask-swap-offer = { $other_seat } ti offre { $object-the } per { $other_object-the }. Accetti?
yh-ask-tower = Usi la Polvere Volante? Tornerai alla fine del turno.
yh-ask-trip = Prendi qualcosa qui?
yh-ask-pitch = Sei sul Campo di Quidditch. Che cosa fai?
yh-ask-pick-action = Quale di queste carte risolvi?

## Domande: carte

yh-ask-draw = { $cards ->
        [one] Che cosa peschi?
       *[other] Che cosa peschi per prima? Ti spettano { $cards } carte.
    }
yh-ask-discard = { $cards ->
        [one] Quale carta scarti?
       *[other] Quale carta scarti per prima? Ne devi scartare { $cards }.
    }
yh-ask-search = { $cards ->
        [one] Quale carta prendi dal mazzo?
       *[other] Quale carta prendi per prima dal mazzo? Puoi prenderne { $cards }.
    }
yh-ask-go = Dove vai?
yh-ask-take-object = Quale Oggetto prendi?
yh-ask-drop-object = Quale Oggetto perdi?
yh-ask-swap-object = Quali Oggetti si scambiano?
yh-ask-swap-places = Con chi scambi il posto?
yh-ask-give = Che cosa dai a { $other_seat }?
yh-ask-name = Chi nomini?
yh-ask-choose = Che cosa scegli: { $choices }?
    .brief = Che cosa scegli?
yh-ask-lay = Dove lasci { $object-the }?

## Domande: missioni e combattimenti

yh-ask-mission = Quale missione tenti?
yh-ask-gather = La tua squadra ha gli Oggetti per una missione qui. Aspetti gli altri?
yh-ask-wait = { $mission }: continui ad aspettare la tua squadra?
yh-ask-pledge = «{ $mission }» richiede { $need }. Che cosa mostri?
yh-ask-attack = Contro chi combatti?
yh-ask-death-eater = Un Mangiamorte sbarra la strada a { $other_seat }, e lo giochi tu. Chi è?
yh-ask-fight = { $who } contro { $opponent-the }: che cosa fai?
yh-ask-answer = { CAPITAL($opponent-the) } { $opponent-number ->
        [plural] attaccano
       *[other] attacca
    } { $who }. Rispondi?
yh-ask-defence-die = { $hits ->
        [one] Sei sotto attacco. Ti difendi con un dado? (1–2: perdi 2 PV, 3–5: ne perdi 1, 6: l'avversario ne perde 1)
       *[other] Subisci { $hits } colpi. Ti difendi dal primo con un dado? (1–2: perdi 2 PV, 3–5: ne perdi 1, 6: l'avversario ne perde 1)
    }
yh-ask-brawl = Stai per tirare contro { $other_seat }. Usi prima qualcosa?
yh-ask-prize = Hai sconfitto { $other_seat }. Che cosa prendi?

## Opzioni: qualsiasi domanda

yh-option-accept = Sì
yh-option-refuse = No
yh-option-decline = No, grazie
yh-option-done = Nient'altro
yh-option-choose = { $number ->
        [0] La prima
        [1] La seconda
        [2] La terza
       *[other] La numero { $number }
    }

## Opzioni: preparazione e turni

yh-option-student = Gioca con { $student }
yh-option-first = Comincia { $other_seat }
yh-option-guard = { CAPITAL($space-the) }
yh-option-roll = Tira i dadi e muoviti
yh-option-cast = Gioca { $card }
yh-option-use = Usa { $object-the }
yh-option-moves = { $moves ->
        [one] 1 casella
       *[other] { $moves } caselle
    }
yh-option-walk = Vai { $space-to }
yh-option-stop = Fermati qui
yh-option-go = Vai { $space-to }
yh-option-take = Prendi { $object-the }
yh-option-exchange = Prendi { $object-the } e lascia qui { $other_object-the }
yh-option-lay = Metti { $object-the } { $space-at }

## Opzioni: caselle e carte

yh-option-draw = Pesca { $deck-a }
yh-option-resolve = { $card }
yh-option-offer = Offri a { $other_seat } { $object-the } per { $other_object-the }
yh-option-floo = Viaggia { $space-to }
yh-option-portkey = Usa una Passaporta per il Cimitero di Little Hangleton
yh-option-challenge = Sfida { $other_seat } a Quidditch
yh-option-discard = Scarta { $card }
yh-option-drop = Perdi { $object-the }
yh-option-swap = Scambia { $object-the } con un Oggetto di { $other_seat }: { $other_object }
yh-option-swap-places = Scambia il posto con { $other_seat }
yh-option-give = Dai { $card }
yh-option-give-object = Dai { $object-the }
yh-option-name = { $other_seat }
yh-option-search = Prendi { $card }

## Opzioni: missioni e combattimenti

yh-option-mission = Tenta: { $mission }
yh-option-wait = Aspetta la squadra: { $mission }
yh-option-leave = Rinuncia ad aspettare e muoviti
yh-option-pledge = Mostra { $card }
yh-option-attack = Combatti contro { $other_seat }
yh-option-attack-death-eater = Combatti contro il Mangiamorte
yh-option-sheet = { $death_eater }
yh-option-strike = Attacca con i dadi
yh-option-strike-hard = Perdi PV e attacca con più dadi
yh-option-play = Gioca { $card }
yh-option-endure = Lascia che accada
yh-option-roll-defence = Tira il dado difesa
yh-option-take-hit = Subisci il colpo e perdi 1 PV
yh-option-win-object = Prendi { $object-the }
yh-option-win-token = Prendi { $token-a }
yh-option-win-cards = Prendi carte a caso
yh-option-enough = Basta così

## Il diario: preparazione e turni

yh-log-student-taken = { $seat } gioca con { $student }.
# Lo sanno solo il giocatore in questione e la sua squadra.
yh-log-missions-dealt = Le missioni segrete di { $seat }: { $missions }.
yh-log-tower-guarded = { $seat } mette un Mangiamorte { $space-at }.
yh-log-first-player = Comincia { $seat }.
yh-log-turn-began = Turno { $turn }: { $seat }.
yh-log-extra-turn-gained = { $seat } giocherà un altro turno dopo questo.
yh-log-move-rolled = { $seat } tira { $dice } per il movimento.
yh-log-moves-chosen = { $moves ->
        [one] { $seat } decide di muoversi di 1 casella.
       *[other] { $seat } decide di muoversi di { $moves } caselle.
    }
yh-log-slowed-down = { $seat } avrà un dado in meno per il prossimo movimento.
yh-log-stepped = { $seat } va { $space-to }.
yh-log-went = { $seat } ora si trova { $space-at }.
yh-log-travelled = { $by-id ->
        [floo] { $seat } entra nelle fiamme verdi e ne esce { $space-at }.
        [portkey] { $seat } tocca la Passaporta e atterra { $space-at }.
       *[other] { $seat } vola con { $by } e atterra { $space-at }.
    }
yh-log-challenged = { $seat } sfida { $other_seat } a una partita di Quidditch.
yh-log-places-swapped = { $seat } e { $other_seat } si scambiano di posto.

## Il diario: Oggetti e segnalini

yh-log-object-taken = { $seat } trova { $object-the } { $space-at }.
yh-log-object-laid = { $seat } lascia { $object-the } { $space-at }.
yh-log-object-used = { $seat } usa { $object-the }.
yh-log-object-won = { $seat } ottiene { $object-the } da { $other_seat }.
yh-log-objects-swapped = { $seat } dà { $object-the } a { $other_seat } e riceve { $other_object-the }.
yh-log-swap-offered = { $seat } offre a { $other_seat } { $object-the } per { $other_object-the }.
yh-log-swap-refused = { $seat } scuote la testa.
yh-log-token-gained = { $amount ->
        [one] { $seat } ottiene { $token-a }.
       *[other] { $seat } ottiene { $amount } { $token-plural }.
    }
yh-log-token-spent = { $amount ->
        [one] { $seat } spende { $token-a }.
       *[other] { $seat } spende { $amount } { $token-plural }.
    }
yh-log-token-won = { $seat } prende { $token-a } a { $other_seat }.

## Il diario: carte

# Lo sa solo il giocatore in questione.
yh-log-card-drawn = { $seat } pesca { $card }.
yh-log-card-taken = { $seat } pesca { $deck-a }.
# Lo sanno solo i due giocatori in questione.
yh-log-card-passed = { $card } passa da { $seat } a { $other_seat }.
yh-log-card-moved = { CAPITAL($deck-a) } passa da { $seat } a { $other_seat }.
yh-log-card-discarded = { $seat } scarta { $card }.
yh-log-card-kept = { $seat } tiene { $card } per dopo.
yh-log-card-played = { $seat } gioca { $card }.
yh-log-card-revealed = { $seat } pesca { $deck-a }: { $card }.
yh-log-named = { $seat } nomina { $other_seat }.
yh-log-die-rolled = { $seat } tira { $die }.

## Il diario: punti e PV

yh-log-points-gained = { $seat } ottiene { $amount } Punti Casa (ora { $points }).
yh-log-points-lost = { $seat } perde { $amount } Punti Casa (ora { $points }).
yh-log-hp-gained = { $seat } ottiene { $amount } PV (ora { $hp }).
yh-log-hp-lost = { $seat } perde { $amount } PV (ora { $hp }).
yh-log-exam-passed = { CAPITAL($space-at) }, { $seat } supera un esame con «{ $card }».

## Il diario: combattimenti

yh-log-fight-began = { $seat } affronta { $opponent-the } ({ $hp } PV).
yh-log-players-met = { $seat } si imbatte in { $other_seat }: si combatte.
yh-log-brawl-rolled = { $seat } tira { $die }, { $other_seat } tira { $other_die }.
yh-log-attack-rolled = { $hits ->
        [0] { $seat } ({ $who }) attacca: { $dice } contro resistenza { $res }. Nessun colpo!
        [one] { $seat } ({ $who }) attacca: { $dice } contro resistenza { $res }. Un colpo!
       *[other] { $seat } ({ $who }) attacca: { $dice } contro resistenza { $res }. { $hits } colpi!
    }
yh-log-defence-rolled = { $die ->
        [6] { $seat } tira un 6 e respinge il colpo.
        [2] { $seat } tira un 2, e il colpo vale doppio.
        [1] { $seat } tira un 1, e il colpo vale doppio.
       *[other] { $seat } tira un { $die }, che non serve a niente.
    }
yh-log-opponent-hurt = { CAPITAL($opponent-the) }: { $amount } PV in meno, { $hp ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $hp }
    }.
yh-log-opponent-healed = { CAPITAL($opponent-the) }: { $amount } PV in più, ora { $hp }.
yh-log-opponent-acted = { CAPITAL($opponent-the) } { $opponent-number ->
        [plural] agiscono
       *[other] agisce
    } contro { $seat }.
yh-log-act-skipped = { CAPITAL($opponent-the) } stavolta non { $opponent-number ->
        [plural] possono
       *[other] può
    } fare niente.
yh-log-attack-skipped = Questa volta { $seat } non può attaccare.
yh-log-attack-parried = { $seat } para l'attacco di { $other_seat }, che non fa niente.
yh-log-opponent-stunned = { $seat } ha stordito l'avversario, che dopo questo attacco non fa niente.
yh-log-stood-unmoved = { $seat } resta impassibile: ciò che l'avversario fa all'inizio non succede.
yh-log-opponent-immune = { CAPITAL($opponent-the) }: immunità contro { $deck-plural }.
yh-log-flames-spread = L'avversario di { $seat } è ancora in fiamme.
yh-log-dice-changed = { $dice ->
        [one] Il prossimo attacco con i dadi di { $seat } ha 1 dado.
       *[other] Il prossimo attacco con i dadi di { $seat } ha { $dice } dadi.
    }
yh-log-resistance-changed = Ora { $seat } attacca contro resistenza { $res }.
yh-log-losses-softened = { $amount ->
        [0] Le perdite di { $seat } non sono più ridotte.
       *[other] Fino alla fine del combattimento, ogni perdita di { $seat } è ridotta di { $amount } PV.
    }
yh-log-life-clung = { CAPITAL($opponent-the) } si aggrappa all'ultimo PV.
yh-log-player-beaten = { $seat } batte { $other_seat }.
yh-log-fight-won = { $seat } sconfigge { $opponent-the }.
yh-log-fight-lost = { $seat } perde contro { $opponent-the }.
yh-log-escaped = { $seat } si sottrae al combattimento.
yh-log-sent-away = { $seat } si risveglia al Paiolo Magico con { $hp } PV.

## Il diario: missioni e fine

yh-log-mission-shown = { $seat } mostra una missione: { $mission }.
yh-log-card-shown = { $seat } mostra { $card }.
yh-log-mission-put-off = La squadra di { $seat } non ha le carte: { $mission }.
yh-log-mission-done = { $seat } ce l'ha fatta: { $mission }!
yh-log-waited = { $seat } aspetta la squadra: { $mission }.
yh-log-waiting-ended = { $seat } smette di aspettare la squadra: { $mission }.
yh-log-year-ended = L'anno è finito, e si contano i Punti Casa.
yh-log-school-left = { $seat } non ha più PV e deve lasciare la scuola.

## Fasi

yh-phase-setup = Preparazione
yh-phase-turn = Inizio del turno
yh-phase-plan = Prima del tiro
yh-phase-roll = Il tiro
yh-phase-adjust = Quanto lontano
yh-phase-walk = Il movimento
yh-phase-stop = Il movimento
yh-phase-share = Il movimento
yh-phase-reach = A portata di mano
yh-phase-meet = Un incontro
yh-phase-resolve = La casella
yh-phase-trip = Un viaggio
yh-phase-brawl = Una zuffa
yh-phase-fight = Un combattimento
yh-phase-fight-over = Dopo il combattimento
yh-phase-end = Fine del turno

### Quello che si chiede, si offre e si racconta in una partita di Quidditch, da sola o in Un Anno a Hogwarts.
### Uno slot del campo ha una lettera per la colonna, da sinistra a destra, e un numero per la riga, dall'alto
### in basso: F3 è il centro. Le pedine hanno nomi come «Cacciatore 1 di Grifondoro».

# La colonna di uno slot, e la sua riga.
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

## Domande

yh-ask-house = Con quale squadra giochi?
yh-ask-place = Dove prende posizione { $piece-the }?
yh-ask-action = { $actions ->
        [0] Non restano azioni. Ti fai da parte?
        [one] Ti resta 1 azione. Che cosa fai?
       *[other] Ti restano { $actions } azioni. Che cosa fai?
    }
yh-ask-take-quaffle = { CAPITAL($piece-the) } ha raggiunto la Pluffa. La prendi?
yh-ask-bludger = { CAPITAL($piece-the) } ha raggiunto un Bolide. Da che parte lo mandi?
yh-ask-rest = Il Bolide non incontra nessuno. Dove si ferma?
yh-ask-put = Il tuo Portiere è fuori. Dove metti la Pluffa nella tua area di difesa?
yh-ask-race-card = I dadi mostrano { $moves }. Giochi una carta?
yh-ask-set-die = Quale dado giri sul { $face }?

## Opzioni

yh-option-house = { $house }
yh-option-place = { yh-column }{ yh-row }
yh-option-fly = { CAPITAL($piece-the) } vola in { yh-column }{ yh-row }
yh-option-step = { CAPITAL($piece-the) } si sposta in { yh-column }{ yh-row }
yh-option-steal = { CAPITAL($piece-the) } ruba la Pluffa in { yh-column }{ yh-row }
yh-option-throw-quaffle = { CAPITAL($piece-the) } lancia la Pluffa in { yh-column }{ yh-row }
yh-option-pass = Il Portiere passa la Pluffa: la riceve { $piece-the }
yh-option-shoot = { CAPITAL($piece-the) } tira in porta
yh-option-end-turn = Termina il turno
yh-option-throw = { $up ->
        [1] { $across ->
            [-1] ↖ in alto a sinistra
            [1] ↗ in alto a destra
           *[0] ↑ in alto
        }
        [-1] { $across ->
            [-1] ↙ in basso a sinistra
            [1] ↘ in basso a destra
           *[0] ↓ in basso
        }
       *[0] { $across ->
            [-1] ← a sinistra
           *[1] → a destra
        }
    }
yh-option-keep = Lascialo stare
yh-option-rest = { yh-column }{ yh-row }
yh-option-put = { yh-column }{ yh-row }
yh-option-go-on = Nessuna carta
yh-option-race-card = Gioca { $card }
yh-option-set-die = { $die ->
        [1] L'1
       *[other] Il { $die }
    }

## Il diario: prima della partita

yh-log-house-chosen = { $seat } gioca per { $house }.
yh-log-toss-rolled = { $seat } tira { $mine }, { $other_seat } tira { $theirs }: comincia chi ha tirato di più.
yh-log-piece-placed = { CAPITAL($piece-the) } prende posizione in { yh-column }{ yh-row }.

## Il diario: Pluffa e Bolidi

yh-log-actions-rolled = { $seat } ha { $actions } azioni.
yh-log-turn-ended-early = { $actions ->
        [one] { $seat } termina il turno e lascia 1 azione.
       *[other] { $seat } termina il turno e lascia { $actions } azioni.
    }
yh-log-piece-moved = { CAPITAL($piece-the) } vola in { yh-column }{ yh-row }.
yh-log-quaffle-taken = { CAPITAL($piece-the) } ha la Pluffa.
yh-log-quaffle-stolen = { CAPITAL($piece-the) } ruba la Pluffa. La perde { $victim-the }.
yh-log-quaffle-passed = { CAPITAL($piece-the) } passa la Pluffa. La riceve { $target-the }.
yh-log-quaffle-dropped = La Pluffa ora è in { yh-column }{ yh-row }.
yh-log-bludger-thrown = { CAPITAL($piece-the) } colpisce un Bolide con { $roll }.
yh-log-bludger-missed = Il Bolide non incontra nessuno e si ferma in { yh-column }{ yh-row }.
yh-log-dodged = { CAPITAL($piece-the) } schiva il Bolide con { $roll }.
yh-log-eliminated = { CAPITAL($piece-the) } tira { $roll }: il Bolide lo colpisce, ed è fuori.
yh-log-shot-saved = { CAPITAL($piece-the) } tira in porta con { $roll }, ma { $keeper-the } para la Pluffa con { $keeper_roll }.
yh-log-goal-scored = { $keeper_roll ->
        [0] { CAPITAL($piece-the) } tira con { $roll } a porta vuota.
       *[other] { CAPITAL($piece-the) } tira in porta con { $roll } contro { $keeper_roll }.
    } { $goals ->
        [one] Gol! È il primo per { $seat }.
       *[other] Gol! { $seat } ha segnato { $goals } volte.
    }

## Il diario: la gara dei Cercatori

# Lo sa solo il giocatore in questione.
yh-log-race-card-drawn = { $seat } pesca una carta Quidditch: { $card }.
yh-log-race-card-taken = { $seat } pesca una carta Quidditch.
yh-log-race-began = { $seat } ha vinto la prima fase. I Cercatori partono, e comincia { $seat }.
yh-log-seeker-rolled = { $seat } tira { $dice }.
yh-log-seeker-flew = { $spaces ->
        [one] Il Cercatore di { $seat } avanza di 1 casella, fino alla casella { $at }.
       *[other] Il Cercatore di { $seat } avanza di { $spaces } caselle, fino alla casella { $at }.
    }
yh-log-seeker-fell-back = { $spaces ->
        [one] Il Cercatore di { $seat } arretra di 1 casella, fino alla casella { $at }.
       *[other] Il Cercatore di { $seat } arretra di { $spaces } caselle, fino alla casella { $at }.
    }
yh-log-race-card-played = { $seat } gioca { $card }.
yh-log-feint-rolled = { $seat } tira { $dice } per la carta.
yh-log-card-shrugged = La carta non tocca { $seat }.
yh-log-snitch-caught = { $seat } ha preso il Boccino! La partita va a { $house }.

## Fasi

yh-phase-quidditch-houses = Le squadre
yh-phase-quidditch-toss = Chi comincia
yh-phase-quidditch-placing = Posizioni
yh-phase-quidditch-turn = Azioni
yh-phase-quidditch-action = Pluffa e Bolidi
yh-phase-quidditch-turn-over = Pluffa e Bolidi
yh-phase-quidditch-race = I Cercatori
yh-phase-quidditch-cards = I Cercatori
yh-phase-quidditch-over = Fine della partita

## What one plays for

yh-goal-goals-mine = I tuoi gol
yh-goal-goals-theirs = Gol avversari
yh-goal-chasers-mine = oppure: Cacciatori avversari fuori
yh-goal-chasers-theirs = oppure: i tuoi Cacciatori fuori
yh-goal-snitch-mine = Poi il Boccino: il giro del tuo Cercatore
yh-goal-snitch-theirs = Il giro del Cercatore avversario

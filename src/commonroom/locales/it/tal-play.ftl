### Quello che si chiede, si offre e si racconta durante Talisman.
### `$card` può essere una carta, una casella, un incantesimo o un personaggio; se la domanda viene da lì, la
### domanda segue il nome dopo i due punti. `$seat` è il nome di un giocatore, e sta per il suo personaggio.

## Domande: preparazione e turni

tal-ask-character = Chi vuoi essere?
tal-ask-side-of-card = { $card }: quale lato della carta resta scoperto?
tal-ask-first = Chi ha visto uno dei film più di recente e gioca il primo turno?
tal-ask-start-of-turn = Comincia un turno di { $seat }. Lanci un incantesimo?
tal-ask-plan = Sei { $space-at }. Che cosa fai?
tal-ask-extra-turn = { $card }: giochi il tuo turno extra?
tal-ask-end = Altro prima della fine del turno, { $seat }?

## Domande: dadi e movimento

# Se un tiro vale, o se un dado si tira di nuovo.
tal-ask-roll = { CAPITAL($purpose) }: hai tirato { $dice }. Lo tieni?
tal-ask-die = { $card }: di quanto ti muovi?
tal-ask-way = { $seat }: verso dove?
tal-ask-attempt = { $card }: provi a passare?
tal-ask-go = { $card }: dove vai?
tal-ask-voldemort = { $card }: dove lo mandi?
tal-ask-attacked = { $card }: chi attacca?
tal-ask-stat = { $card } ti attacca. Con che cosa combatti?

## Domande: incontri

tal-ask-meet = Sei { $space-at }. Chi o che cosa incontri?
tal-ask-draw-more = { $card }: peschi più di una carta qui?
tal-ask-ditch-first = { $card }: che cosa lasci qui prima di pescare?
tal-ask-replace = { $card }: rimetti a posto una carta? Quale?
tal-ask-take = { $card }: prendi qualcosa?
tal-ask-leave-object = { $card } porta troppi Oggetti. Quale resta qui?
tal-ask-choose = { $card }: che cosa scegli?
tal-ask-try = { $card }: tiri i dadi?
tal-ask-pay = { $card }: paghi quanto chiede?
tal-ask-use = { $card }: { $what } Lo vuoi?
tal-ask-heal = { $card }: quanto ti fai curare?
tal-ask-double = { $card }: che cosa raddoppi?
tal-ask-side = { $card }: da che parte passa il Vantaggio?
tal-ask-take-held = { $card }: prendi la tua parte?
tal-ask-rob = { $card }: che cosa prendi?
tal-ask-shop = { $card }: che cosa compri?
tal-ask-sell = { $card }: che cosa vendi?
tal-ask-trade-in = { $card }: quale Oggetto dai per una carta acquisto?
tal-ask-trade-for = { $card }: quale carta prendi in cambio?
tal-ask-give-up = { $card }: a che cosa rinunci?
tal-ask-roll-more = { $card }: tiri più dadi, e accetti quello che scegli?
tal-ask-put-aside = { $card }: quale dado metti da parte?
tal-ask-challenge = { $card }: accetti una sfida?
tal-ask-foretell = { $card }: che cosa mostrerà il dado?
tal-ask-shift = { $card }: spendi il Fato che serve per avere ragione?
tal-ask-break-fall = { $card }: chi attutisce la tua caduta?
tal-ask-offer = Per { $card }: quali trofei dai?
tal-ask-threaten = { $card }: chi minacci?
tal-ask-threatened = { $card } ti sovrasta. Che cosa scegli: Fato per { $seat } o una Vita?

## Domande: battaglia

# The first for those who read it without the sheet of the battle, which shows the sums.
tal-ask-fight = Combatti contro { $foes-the } con { $stat-the }: { $mine } ({ $parts }) contro { $theirs } ({ $foe_parts }). Che cosa fai prima dei dadi?
    .brief = Combatti contro { $foes-the } con { $stat-the }. Che cosa fai prima dei dadi?
# Una parte di un punteggio e da dove viene.
tal-part = { $source } { $amount }
tal-ask-evade = { $card } ti attacca. Eviti lo scontro?
tal-ask-save = { $card }: stai per perdere una Vita. Tiri per salvarla?
tal-ask-reward = Hai sconfitto { $card-the }. Qual è la tua ricompensa?

## Domande: incantesimi

tal-ask-trade-spells = { $card }: scarti incantesimi o ne compri?
tal-ask-buy-spell = { $card }: compri un altro incantesimo?
tal-ask-pay-spell = { $card }: quale incantesimo scarti?
tal-ask-avert = { $harm-id ->
        [life] { $card } sta per perdere una Vita.
        [follower] È la fine per { $card-the }.
       *[enemy] La fine è vicina per { $card-the }.
    } Intervieni?
tal-ask-answer = Qualcuno ti ha lanciato { $card }. Rispondi?
tal-ask-resist = Qualcuno ti ha lanciato { $card }. Provi a resistere?
tal-ask-turn-spell = Qualcuno ti ha lanciato { $card }. Che cosa ne fai?
tal-ask-cast-anew = { $card } ora è tuo. Su chi lo lanci?

## Opzioni: qualsiasi domanda

tal-option-accept = Sì
tal-option-decline = No, grazie
tal-option-done = Basta così
tal-option-pass = Non fare niente
tal-option-choose = { $choice-id ->
        [fate] Perdi 1 Fato
        [galleon] Perdi 1 Galeone
        [life] Perdi 1 Vita
       *[other] { CAPITAL($choice) }
    }

## Opzioni: preparazione e turni

tal-option-play = Gioca con { $character }
tal-option-face-up = Lato { $side }
tal-option-first = Comincia { $other_seat }
tal-option-again = Gioca il turno extra
tal-option-end = Termina il turno
tal-option-drop-challenge = Rinuncia alla sfida

## Opzioni: dadi e movimento

tal-option-keep = Tieni { $die ->
        [1] l'1
       *[other] il { $die }
    }
tal-option-fate = Spendi Fato e tira di nuovo { $die ->
        [1] l'1
       *[other] il { $die }
    }
tal-option-reroll = { $card }: tira di nuovo { $die ->
        [1] l'1
       *[other] il { $die }
    }
tal-option-put-aside = Metti da parte { $die ->
        [1] l'1
       *[other] il { $die }
    }
tal-option-die = { $die }
tal-option-move = Mettiti in cammino
tal-option-walk = Vai { $space-to }
tal-option-short-walk = Vai solo fin qui: { $space }
tal-option-travel = Viaggia { $space-to }
tal-option-go = Vai { $space-to }
tal-option-cross = Passa dall'altra parte con { $card-the }
tal-option-barrier = Prova la barriera
tal-option-gates = Prova i Cancelli con { $stat-the }
tal-option-turn-back = Torna verso i Cancelli
tal-option-remain = Resta e riprova
tal-option-enter = Scarta il Dono ed entra nella Sala Grande
tal-option-confront = Combatti di nuovo contro Lord Voldemort
tal-option-voldemort = Mandalo { $space-to }
tal-option-attacked = { $other_seat }

## Opzioni: incontri

tal-option-space = Incontra la casella
tal-option-use = { $card-role ->
        [character] Usa quello che sa fare { $card }
        [follower] Chiedi aiuto { $card-to }
       *[other] Usa { $card-the }
    }
tal-option-take = Prendi { $card-the }
tal-option-take-galleons = Prendi i Galeoni
tal-option-ditch = Lascia qui { $card-the }
tal-option-ditch-galleon = Lascia qui un Galeone
tal-option-leave = Lascia qui { $card-the }
tal-option-give-up = Rinuncia { $card-to }
tal-option-replace = Rimetti a posto { $card-the }
tal-option-heal = { $amount ->
        [one] Recupera 1 Vita
       *[other] Recupera { $amount } Vite
    }
tal-option-double = Raddoppia { $what-id ->
        [fate] il Fato
        [galleon] i Galeoni
       *[other] { $what-plural }
    }
tal-option-side = { CAPITAL($side-the) }
tal-option-buy = { $price ->
        [0] Prendi { $card-a }
        [one] Compra { $card-a } per 1 Galeone
       *[other] Compra { $card-a } per { $price } Galeoni
    }
tal-option-sell = Cedi { $card-the }
tal-option-rob = Prendi { $what-a } a { $other_seat }
tal-option-foretell = { $die }
tal-option-exchange = Scambia trofei per { $stat }
tal-option-offer = Dai { $card-the }
tal-option-threaten = Minaccia { $other_seat }
tal-option-give-fate = Dai Fato
tal-option-lose-life = Perdi una Vita

## Opzioni: battaglia

tal-option-fight = Tira i dadi
tal-option-duel = Attacca { $other_seat }
tal-option-evade = { $card-role ->
        [character] Evita lo scontro, come sa fare { $card }
       *[other] Evita lo scontro grazie { $card-to }
    }
tal-option-evade-one = { $card-role ->
        [character] Evita solo { $foe-the }, come sa fare { $card }
       *[other] Evita solo { $foe-the } grazie { $card-to }
    }
tal-option-pass-by = Passa oltre: { $card }
tal-option-stat = { $stat }
tal-option-wound = Togli una Vita
tal-option-take-galleon = Prendi un Galeone
tal-option-attack = Attacca { $card-the }

## Opzioni: incantesimi

tal-option-cast = { $seat } lancia { $spell }
tal-option-cast-on = { $seat } lancia { $spell } su { $other_seat }
tal-option-meet-by-spell = Lancia { $spell } su { $other_seat }, e non incontrare nessun altro
tal-option-give-spells = Scarta incantesimi per Fato
tal-option-buy-spells = Compra un incantesimo con il Fato
tal-option-pay-spell = Scarta { $spell }
tal-option-gain-fate = Ottieni Fato e lascia che accada
tal-option-block = Spendi Fato e bloccalo

## Il diario: preparazione e turni

tal-log-character-taken = { $seat } gioca con { $character }.
tal-log-side-chosen = { $seat } gioca il lato { $side } di { $character }, e comincia { $space-at }.
tal-log-first-player = Comincia { $seat }. Il Vantaggio è con { $advantage-the }.
tal-log-turn-began = Turno { $turn }: { $seat }.
tal-log-turn-lost = { $seat } perde un turno.
tal-log-turns-to-lose = { $turns ->
        [one] { $seat } perderà il prossimo turno.
       *[other] { $seat } perderà i prossimi { $turns } turni.
    }
tal-log-immobilised = { $seat } resta di sasso.
tal-log-commanded = { $seat } ora obbedisce a { $other_seat }.
tal-log-extra-turn-gained = { $seat } ottiene un turno extra.
tal-log-slowed = { $rounds ->
        [0] { $card }: è finita, e tutti camminano come prima.
        [one] { $card }: tutti camminano piano ancora per un giro.
       *[other] { $card }: tutti camminano piano ancora per { $rounds } giri.
    }

## Il diario: dadi e movimento

tal-log-dice-rolled = { $purpose-role ->
        [character] { $seat } ({ $purpose }) tira { $dice }.
       *[other] { $seat } tira { $dice } per { $purpose-the }.
    }
tal-log-foe-rolled = Per { $foes-the } esce un { $die }.
tal-log-die-rerolled = Grazie { $source-to }, { $seat } tira di nuovo: prima { $die }, adesso { $to }.
tal-log-die-chosen = { $seat } sceglie un { $die }.
tal-log-moved = { $seat } va { $space-to }.
tal-log-stayed = { $seat } resta { $space-at }.
tal-log-move-promised = { $seat } tiene a mente: { $what }.
tal-log-turned-back = { $seat } torna verso i Cancelli.
tal-log-barrier-tried = { $opened ->
        [1] { $seat } passa dritto attraverso la barriera.
       *[other] { $seat } va a sbattere contro il muro.
    }
tal-log-gates-tried = { $opened ->
        [1] I Cancelli si aprono: { $dice }, e { $seat } ha { $stat } { $strength }.
       *[other] I Cancelli restano chiusi: { $dice }, e { $seat } ha solo { $stat } { $strength }.
    }
tal-log-voldemort-moved = { $seat } tira { $die } per Lord Voldemort, che ora è { $space-at }.

## Il diario: incontri

tal-log-card-drawn = { CAPITAL($space-at) }, { $seat } pesca { $card-a }.
tal-log-card-replaced = { $seat } ci ripensa e rimette a posto { $card-the }.
tal-log-card-met = { $seat } { $card-met }.
tal-log-card-discarded = Torna nella sua pila: { $card }.
tal-log-card-given-up = { $seat } rinuncia { $card-to }.
tal-log-card-taken = { $card-role ->
        [follower] { CAPITAL($card-the) } { $card-number ->
            [plural] si uniscono
           *[other] si unisce
        } a { $seat }.
       *[other] { $seat } prende { $card-the }.
    }
tal-log-card-left = { $seat } lascia { $card-the } { $space-at }.
tal-log-galleons-left = { $amount ->
        [one] { $seat } lascia un Galeone { $space-at }.
       *[other] { $seat } lascia { $amount } Galeoni { $space-at }.
    }
tal-log-bought = { $seat } compra { $card-a } per { $price ->
        [one] 1 Galeone
       *[other] { $price } Galeoni
    } ({ $left ->
        [0] non ne resta nessuno
        [one] ne resta 1
       *[other] ne restano { $left }
    }).
tal-log-advantage-turned = Il Vantaggio passa { $side-to }.
tal-log-ability-used = { $card-role ->
        [character] { $seat } ({ $card }) usa una capacità del suo personaggio.
        [follower] { $seat } può contare su { $card-the }.
       *[other] { $seat } usa { $card-the }.
    }
tal-log-nothing-happened = { $card }: non succede niente ({ $seat }).
tal-log-challenge-accepted = { $seat } accetta una sfida del Campo di Quidditch: { $what }.
tal-log-challenge-met = { $seat } ha superato la sfida.
tal-log-challenge-dropped = { $seat } rinuncia alla sfida.
tal-log-threatened = { $seat } minaccia { $other_seat }.
tal-log-foretold = { $seat } ha predetto { $named }, e il dado mostra { $die }.

## Il diario: quello che hanno i personaggi

tal-log-gained = { $amount ->
        [one] { $seat } ottiene 1 { $what } (ora { $now }).
       *[other] { $seat } ottiene { $amount } { $what-plural } (ora { $now }).
    }
tal-log-lost = { $seat } { $what-id ->
        [fate] spende
        [galleon] spende
       *[other] perde
    } { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    } (ora { $now }).
tal-log-healed = { $amount ->
        [one] { $seat } recupera 1 Vita (ora { $now }).
       *[other] { $seat } recupera { $amount } Vite (ora { $now }).
    }
tal-log-spared = { $card-role ->
        [character] { $seat } ({ $card }) conserva una Vita.
       *[other] { $seat } conserva una Vita, grazie { $card-to }.
    }
tal-log-stolen = { $seat } prende { $what-a } a { $other_seat }.
tal-log-became-ferret = { $turns ->
        [one] Con uno squittio, { $seat } diventa un Furetto per un turno.
       *[other] Con uno squittio, { $seat } diventa un Furetto per { $turns } turni.
    }
tal-log-ferret-ended = { $seat } è di nuovo su due gambe.
tal-log-fell = { $seat } ({ $character }) cade, e tornerà al prossimo turno.

## Il diario: incantesimi

tal-log-spell-drawn = { $seat } ottiene un incantesimo.
# Lo sa solo il giocatore in questione.
tal-log-spell-learned = { $seat } ottiene un incantesimo: { $spell }.
tal-log-spell-cast = «{ $spell }!» grida { $seat }.
tal-log-spell-cast-on = «{ $spell }!» grida { $seat }, mirando a { $other_seat }.
tal-log-spell-blocked = { $card-role ->
        [character] { $spell } non ha effetto su { $seat } ({ $card }).
       *[other] { $spell } non ha effetto su { $seat }, grazie { $card-to }.
    }
tal-log-spell-discarded = { $seat } scarta un incantesimo: { $spell }.

## Il diario: battaglia

tal-log-battle-began = { $seat } combatte contro { $foes-the } con { $stat-the }.
tal-log-evaded = { $card-role ->
        [character] { $seat } ({ $card }) evita { $foes-the }.
       *[other] { $seat } evita { $foes-the } grazie { $card-to }.
    }
tal-log-let-pass = { $seat } passa oltre senza combattere: { $card }.
tal-log-evasion-failed = { $card-role ->
        [character] { $seat } ({ $card }) non riesce a evitare lo scontro e deve combattere.
       *[other] Nemmeno con { $card-the } si evita lo scontro: { $seat } deve combattere.
    }
tal-log-scored = { $seat } totalizza { $score } (dado { $die }), { $foes-the } { $foe_score } (dado { $foe_die }).
tal-log-battle-won = { $seat } vince contro { $foes-the }.
tal-log-battle-lost = { $seat } perde contro { $foes-the }.
tal-log-stand-off = Stallo: { $seat } e { $foes-the } si equivalgono.
tal-log-trophy-taken = { $seat } tiene { $card-the } come trofeo.
tal-log-trophies-exchanged = { $seat } dà { $cards-the } in cambio di { $amount ->
        [one] 1 { $stat }
       *[other] { $amount } { $stat-plural }
    }.

## Il diario: la fine

tal-log-ended = Dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }, la Sala Grande è di { $seat } ({ $character }), che ha vinto.

## What odds are of

tal-aim-battle = di vincere lo scontro
tal-aim-barrier = di passare la barriera
tal-aim-gates = di aprire i Cancelli

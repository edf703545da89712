### Quello che è stampato su carte, schede, segnalini e caselle di Un Anno a Hogwarts, composto da ciò che fanno.
### Un effetto è una frase senza punto, detta a chi lo compie; più effetti sono uniti da «e». Anche una capacità
### è una frase così, detta a chi ha la scheda.

## Frasi

# Un effetto come frase a sé.
yh-sentence = { CAPITAL($clause) }.
yh-sentences = { $start } { $next }

## Schede e segnalini

yh-face-student = { $house } · { $hp } PV · resistenza { $res } · { $dice } dadi attacco
yh-face-death-eater = Mangiamorte · { $hp } PV · resistenza { $res } · { $dice } dadi attacco
yh-face-voldemort = { $hp } PV, uno in meno per ogni Horcrux distrutto.
yh-face-starts = Comincia con { $cards }.
yh-face-move = Movimento: { $clause }.
yh-face-fight = Combattimento: { $clause }.
yh-face-power-fight = Una volta, in qualsiasi momento di un tuo combattimento: { $effects }. Poi va su una casella Oggetto di Diagon Alley.
yh-face-power-turn = Una volta, nel tuo turno: { $effects }. Poi va su una casella Oggetto di Diagon Alley.
yh-face-returns = Nell'edizione polacca poi torni dov'eri, e al Cimitero non vola.
yh-face-needed = Serve per: { $missions-or }.

## Missioni e avversari

yh-face-mission = Missione { $number } · { $space } · { $points } Punti Casa
yh-face-objects = Porta { $objects-the }.
yh-face-needs = Mago Qualificato e Squadre: mostra anche { $needs }.
yh-face-against = Combatti contro { $opponent-the }: { $hp } PV, resistenza { $res }.
# Una carta richiesta da una missione: per nome, per tipo o solo per mazzo.
yh-need-card = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
yh-need-attack = { $count ->
        [one] { $what-a } d'attacco
       *[other] { $count } { $what-plural } d'attacco
    }
yh-need-defence = { $count ->
        [one] { $what-a } di difesa
       *[other] { $count } { $what-plural } di difesa
    }
yh-need-any = { $count ->
        [one] { $what-a }
       *[other] { $count } { $what-plural }
    }
yh-face-opponent = { $hp } PV · resistenza { $res }
yh-face-reveal = Quando viene rivelata la carta: { $effects }.
yh-face-before = Prima di ogni tuo attacco: { $effects }.
yh-face-after = Dopo ogni tuo attacco: { $effects }.
yh-face-immune = Immune a: { $decks-plural }.

## Carte dei mazzi

yh-face-attack = { CAPITAL($deck) } d'attacco. { $text }
yh-face-defence = { CAPITAL($deck) } di difesa: il tuo avversario salta il suo attacco e tocca di nuovo a te. { $text }
yh-face-start = Oppure, prima del tiro per il movimento: { $effects }.
yh-face-start-potion = Oppure, nell'edizione italiana, prima del tiro per il movimento: { $effects }.
yh-face-book = Un Libro di { $subject }: { $points } Punti Casa all'esame.
yh-face-kept = Nell'edizione polacca la carta si tiene e si usa come il segnalino.

## Caselle

yh-space-object = Qui si trovano Oggetti: prendine passando o fermandoti.
yh-space-mission = Un luogo di missioni: se si gioca con le missioni, puoi sempre fermarti qui.
yh-space-health = Ottieni { $amount } PV.
yh-space-classroom = Esame di { $subject }: consegna i Libri di questa classe e ottieni i loro punti.
yh-space-draw = Pesca { $cards }.
yh-space-library = Pesca { $it }, o { $pl } nell'edizione polacca.
yh-space-action = Pesca una carta Azione e fai ciò che dice.
yh-space-event = Pesca una carta Evento, che vale per tutti.
yh-space-duel = Pesca una carta Duello e combatti.
yh-space-common-room = Pesca una carta Azione, un Libro, una Pozione o un Incantesimo, oppure proponi a qualcuno uno scambio di Oggetti.
yh-space-tower = Una torre: puoi sempre fermarti qui e usare un segnalino Polvere Volante per visitare uno dei Luoghi fino alla fine del turno.
yh-space-quidditch-pitch = Il movimento finisce qui. Sfida qualcuno a una partita di Quidditch, oppure usa una Passaporta per visitare il Cimitero di Little Hangleton.
yh-space-start = L'anno comincia qui: una strada porta al castello, l'altra al Paiolo Magico. Nell'edizione polacca il movimento finisce qui.
yh-space-little-hangleton-graveyard = Ci si arriva con una Passaporta, dal Campo di Quidditch; nell'edizione polacca in nessun altro modo.

## Quantità

yh-amount = { $amount ->
        [one] { $amount } { $what }
       *[other] { $amount } { $what-plural }
    }
yh-dice = { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }

## Effetti su ciò che hai

yh-effect-gain-hp = ottieni { $amount } PV
yh-effect-lose-hp = perdi { $amount } PV
yh-effect-gain-points = ottieni { $amount } Punti Casa
yh-effect-lose-points = perdi { $amount } Punti Casa
yh-effect-gain-points-for = ottieni { $amount } Punti Casa per { $each } (contandone al massimo { $most })
yh-effect-lose-points-for = perdi { $amount } Punti Casa per { $each } (contandone al massimo { $most })
yh-each-book = ogni Libro che hai
yh-each-object = ogni Oggetto che hai
yh-each-mission = ogni missione che hai completato
yh-effect-discard = scarta { $cards }
yh-effect-discard-random = scarta a caso { $cards }
yh-effect-draw = pesca { $cards }
yh-effect-draw-any = { $cards ->
        [one] pesca { $decks-a-or }
       *[other] pesca { $cards } carte, ciascuna a scelta tra { $decks-a-or }
    }
yh-effect-gain = ottieni { $things }
yh-effect-give-back = restituisci { $things }
yh-effect-take-object = puoi prendere un Oggetto da qualsiasi casella del tabellone su cui ti trovi
yh-effect-drop-object = metti un tuo Oggetto su una casella Oggetto dei Luoghi
yh-effect-drop-object-above = se hai più di { $objects }, mettine uno su una casella Oggetto dei Luoghi
yh-effect-swap-object = puoi scambiare un tuo Oggetto con uno di un altro giocatore, che non può rifiutare
yh-effect-give-namer = dai a chi ti ha nominato, a tua scelta, { $things-a-or }
yh-effect-give-right = dai al giocatore alla tua destra, a tua scelta, { $things-a-or }

## Effetti sul movimento

yh-effect-go = vai { $spaces-to-or }
yh-effect-go-castle = vai su qualsiasi casella di Hogwarts
yh-effect-fly = quando il tuo turno starebbe per finire, vola su qualsiasi casella di uno di questi tabelloni ({ $boards-or }), raccogli gli Oggetti che vi trovi e fai una missione, se puoi
yh-effect-instead = invece di tirare, { $clause }
yh-effect-may = se vuoi, { $clause }
yh-effect-free-stop = nel movimento di questo turno puoi fermarti su qualsiasi casella
yh-effect-one-die = tira un dado in meno per il tuo prossimo movimento
yh-effect-extra-turn = gioca un altro turno dopo questo
yh-effect-swap-places = puoi scambiare il posto con un altro giocatore

## Effetti fatti di effetti

yh-effect-name = nomina un altro giocatore e digli: «{ $effects }»
yh-effect-each = { $whom }: { $effects }
yh-whom-everyone = per tutti
yh-whom-others = per tutti gli altri
yh-whom-leading = per chi ha più Punti Casa
yh-whom-trailing = per chi ha meno Punti Casa
yh-whom-lowest = tutti tirano un dado (i pari di nuovo); per chi fa il numero più basso
yh-whom-highest = tutti tirano un dado; per chi fa il numero più alto
yh-effect-choose = { $options } (a scelta)
# Che cosa si può scegliere, e ancora una cosa.
yh-choices = { $start }, oppure { $next }
yh-effect-both = { $effects }
yh-effect-roll = tira un dado: con { $on-or }, { $effects }
yh-effect-roll-else = tira un dado: con { $on-or }, { $effects }; altrimenti { $otherwise }

## Effetti in combattimento

yh-effect-hurt = il tuo avversario perde { $amount } PV
yh-effect-hurt-roll = tira { $dice }: il tuo avversario perde altrettanti PV
yh-effect-search = cerca nel mazzo { $deck } e prendi { $cards } a tua scelta
yh-effect-more-dice = { $dice ->
        [one] tira un dado in più nel tuo prossimo attacco con i dadi
       *[other] tira { $dice } dadi in più nel tuo prossimo attacco con i dadi
    }
yh-effect-more-dice-lasting = { $dice ->
        [one] tira un dado in più in ogni attacco con i dadi fino alla fine del combattimento
       *[other] tira { $dice } dadi in più in ogni attacco con i dadi fino alla fine del combattimento
    }
yh-effect-expose = la resistenza del tuo avversario scende di { $amount } fino alla fine del combattimento
# Ciò che un avversario salta è la sua capacità intorno a un attacco, o il suo attacco.
yh-effect-stall = { $acts ->
        [one] il tuo avversario salta la sua prossima mossa
       *[other] il tuo avversario salta le sue prossime { $acts } mosse
    }
# Su una carta difesa, che già fa saltare una mossa all'avversario.
yh-effect-stall-more = { $acts ->
        [one] poi salta anche la mossa seguente
       *[other] poi salta anche le { $acts } mosse seguenti
    }
yh-effect-soften = fino alla fine del combattimento, ogni perdita che il tuo avversario ti causa è ridotta di { $amount } PV; se anche le perdite dell'avversario sono ridotte, conta solo la differenza
yh-effect-burn = da ora in poi, ogni attacco contro il tuo avversario gli costa { $amount } PV in più
yh-effect-against = contro { $opponents-the-or }: { $effects }
yh-effect-escape = lascia il combattimento, che nessuno vince, e allontanati di { $spaces } caselle

## Che cosa fanno gli avversari

yh-effect-regrow = il tuo avversario recupera { $amount } PV
yh-effect-harden = la resistenza del tuo avversario sale di { $amount } fino alla fine del combattimento
yh-effect-hinder = { $dice ->
        [one] il tuo prossimo attacco con i dadi ha un dado in meno
       *[other] il tuo prossimo attacco con i dadi ha { $dice } dadi in meno
    }

## Che cosa fanno le carte Quidditch

yh-effect-ahead = { $spaces ->
        [one] il tuo Cercatore avanza di 1 casella
       *[other] il tuo Cercatore avanza di { $spaces } caselle
    }
yh-effect-ahead-behind = { $spaces ->
        [one] se il tuo Cercatore è in svantaggio, avanza di 1 casella
       *[other] se il tuo Cercatore è in svantaggio, avanza di { $spaces } caselle
    }
yh-effect-back = { $spaces ->
        [one] l'altro Cercatore arretra di 1 casella
       *[other] l'altro Cercatore arretra di { $spaces } caselle
    }
yh-effect-roll-ahead = tira { $dice } e fai avanzare il tuo Cercatore di altrettante caselle
yh-effect-reroll = prima di volare, tira di nuovo entrambi i dadi di questo turno
yh-effect-set-die = prima di volare, gira un dado di questo turno sul { $face }
yh-effect-slow = nel suo prossimo turno l'altro Cercatore tira un solo dado
yh-effect-mute = nel suo prossimo turno l'altra squadra non gioca carte Quidditch
yh-effect-shield = fino al tuo prossimo turno, nessuna carta Quidditch dell'altra squadra ha effetto su di te
yh-effect-pick = pesca un'altra carta Quidditch, per un turno successivo

## Capacità: movimento

yh-move-draw-more = dove una casella ti dà 1 { $deck } e nient'altro, pesca { $cards }
yh-move-adjust-roll = aumenta o riduci il tuo tiro fino a { $by }
yh-move-spare-die = tira un dado in più e lasciane fuori uno a tua scelta
yh-move-pass-by = passa oltre giocatori e Mangiamorte; combatti solo dove ti fermi
yh-move-stop-at = puoi fermarti prima { $spaces-at-or }
yh-move-stop-at-classrooms = puoi fermarti prima in qualsiasi classe
yh-move-stop-at-classrooms-and = puoi fermarti prima in qualsiasi classe o { $spaces-at-or }
yh-move-pick-action = su una casella Azione pesca { $cards } e risolvi solo quella che scegli
yh-move-reach = finito il movimento, puoi prendere Oggetti anche dalle caselle a un passo da te
yh-move-heal-more = una casella PV ti dà { $amount } PV in più
yh-move-short-move = fermati dove vuoi lungo la strada

## Capacità: combattimento

yh-fight-weaken = la resistenza del tuo avversario è inferiore di { $amount }
yh-fight-potent = ogni perdita di PV causata da una tua carta { $deck } aumenta di { $amount }
yh-fight-sixes = ogni 6 dei tuoi dadi attacco toglie { $amount } PV in più
yh-fight-pay-for-dice = prima di un attacco con i dadi puoi perdere { $hp } PV per tirare { $dice ->
        [one] un dado in più
       *[other] { $dice } dadi in più
    }
yh-fight-unmoved = ciò che un avversario fa all'inizio del combattimento non ha effetto su di te
yh-fight-spoils = quando vinci un combattimento, ottieni { $hp } PV
yh-fight-sturdy = quando un attacco o una capacità dell'avversario ti fa perdere PV, ne perdi { $amount } in meno, ma almeno 1
yh-fight-stun = quando un attacco va a segno con almeno { $hits } dadi, dopo l'attacco l'avversario non fa niente
yh-fight-opening = all'inizio del combattimento il tuo avversario perde { $hp } PV, ma gliene resta almeno 1
yh-fight-snatch = quando un attacco va a segno con almeno { $hits } dadi, il giocatore che combatti scarta una carta a caso
yh-fight-cling = una volta per combattimento, quando scenderesti a 0 PV, te ne resta 1

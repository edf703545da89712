### Quello che è stampato su carte e caselle di Talisman, composto da ciò che fanno.
### Un effetto è una frase senza punto, detta a chi lo compie. Una condizione segue «se» o «quando». Anche una
### capacità è una frase così, detta a chi ha il personaggio. Ciò che dipende da un dado segue il numero: in una
### riga sua, o tra parentesi.

## Frasi

# Un effetto come frase a sé.
tal-sentence = { CAPITAL($clause) }.
tal-sentences = { $start } { $next }
# Un effetto in testa alle righe che seguono.
tal-head = { CAPITAL($clause) }:
# Una riga di una tabella di dadi.
tal-row = { $on }: { $text }
# Qualcosa che si può scegliere per nome.
tal-choice = { CAPITAL($choice) }: { $text }
# Che cosa deve fare il bersaglio di un incantesimo.
tal-target = Bersaglio: { $text }
tal-may = se vuoi, { $clause }
# Cose fatte insieme.
tal-both = { $effects }
tal-otherwise = altrimenti { $clause }

## Che cosa c'è su una carta oltre al testo

# Il tipo di carta e il suo numero d'incontro.
tal-face = { CAPITAL($kind) }, numero { $number }.
tal-face-enemy = Nemico, numero { $number }: { $strength }.
tal-face-aligned = Seguace per { $side-the }, numero { $number }. Nemico per gli altri, numero { $opposed }: { $strength }.
tal-strength = { $stat } { $strength } ({ $breed })
tal-strength-polish = { $stat } { $strength }, nell'edizione polacca { $polish } ({ $breed })
tal-face-beaten = Quando sconfiggi { $card-the }, { $effects }.
tal-face-lost = Quando perdi contro { $card-the }, inoltre { $effects }.
# How an enemy can be evaded, and whether luck helps.
tal-face-lets = Chi sta con { $side-the } può evitare questa carta.
tal-face-spares-whom = { $cards-or } può evitare questa carta.
tal-face-spares-with = Con { $cards-a-or } puoi evitare questa carta.
tal-face-toll = Se vuoi, { $cost } per evitare questa carta.
tal-face-grim = Contro questa carta non puoi spendere Fato per il tuo dado.
tal-face-taken = Quando prendi questa carta, { $effects }.
tal-face-holds = Su questa carta ci sono { $held }; quando finiscono, si scarta.
tal-face-only = La può usare solo chi sta con { $side-the }.
tal-face-bound = Non si può lasciare: { $card }.
tal-face-purchase = Oggetto.
tal-face-hallow = Oggetto magico. Apre la Sala Grande: scartalo nella Stanza delle Necessità per entrare. Puoi portarne uno solo.
# Un lato di una carta personaggio.
tal-side = Lato { $side }:
tal-face-character = { $side }: Magia { $magic }, Forza { $might }, Vita { $life }, Fato { $fate }.
tal-face-start = Cominci { $space-at } con { $things }.
tal-face-ferret = Per { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } hai Magia { $magic } e Forza { $might }, che niente può cambiare, e nessuna capacità. Ti muovi di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    } per turno. Tieni i tuoi incantesimi, ma non ne lanci e non ne ottieni.
tal-face-ferret-leaves = Lascia Oggetti, seguaci e Galeoni dove ti trovi. Non raccogli niente dalle caselle in un turno di cui passi anche solo una parte da Furetto.
tal-face-voldemort = Magia e Forza: { $strengths }.
tal-strength-at = { $strength } { $region-at }
tal-face-escape = Quando lo sconfiggi, tira un dado:
tal-draw = Pesca { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
tal-opposite = Di fronte: { $space }.

## Quando si lanciano gli incantesimi

tal-cast = Lancialo { $moments-or }.
tal-cast-on = Lancialo su { $target } { $moments-or }.
tal-cast-answer = Lancialo in risposta a { $spells-or }: { $text }
tal-face-answered = Gli si può rispondere con { $spells-or }.
tal-moment-any-time = in qualsiasi momento
tal-moment-own-turn-start = prima di muoverti nel tuo turno
tal-moment-turn-start = all'inizio di qualsiasi turno
# L'inizio del turno del bersaglio.
tal-moment-its-turn-start = all'inizio del suo turno
tal-moment-before-battle = prima di tirare in una battaglia
tal-moment-attacked = quando stai per combattere e puoi ancora evitare lo scontro
tal-moment-harm = quando si perderebbe una Vita, morirebbe un seguace o sarebbe sconfitto un nemico
tal-target-any = un personaggio qualsiasi
tal-target-other = un altro personaggio
tal-target-opposite = un personaggio dell'altra fazione

## Quantità e costi

tal-amount = { $amount ->
        [one] { $amount } { $what }
       *[other] { $amount } { $what-plural }
    }
tal-cost-spend = spendi { $things }
tal-cost-discard = scarta { $things }
tal-cost-lose = perdi { $things }
tal-cost-roll = tira un dado
tal-dice = { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }
# Facce di un dado, o somme di dadi, una dopo l'altra.
tal-faces = { $first }–{ $last }
tal-from = { $face ->
        [6] con un 6
       *[other] con { $face } o più
    }

## Effetti su ciò che hai

tal-effect-gain = ottieni { $things }
tal-effect-lose = perdi { $things }
tal-effect-lose-all = perdi tutti i tuoi { $what-plural }
tal-effect-discard = scarta { $things } a tua scelta
tal-effect-heal = recupera tutte le Vite perse
tal-effect-heal-most = { $most ->
        [one] recupera 1 Vita persa
       *[other] recupera fino a { $most } Vite perse
    }
tal-effect-heal-price = recupera Vite perse per { $price } l'una
tal-effect-heal-most-price = { $most ->
        [one] recupera 1 Vita persa per { $price }
       *[other] recupera fino a { $most } Vite perse per { $price } l'una
    }
tal-effect-replenish = riporta il tuo Fato al numero indicato sulla tua carta
tal-effect-double = raddoppia i tuoi { $what-plural-or }
tal-effect-take-hallow = prendi un Dono
tal-effect-take-card = prendi { $card-a }
tal-effect-take-held = prendi { $things } da qui
tal-effect-take-target = prendi { $things-or } al bersaglio
tal-effect-take-beaten = prendi { $things-or } a chi ha perso
tal-effect-take-region = prendi { $things-or } a un altro personaggio nella tua regione

## Commercio

tal-effect-shop = compra a scelta: { $goods }
tal-effect-shop-one = compra { $card-a } per { $price }
# Carte acquisto che costano lo stesso.
tal-goods = { $cards-a-or } per { $price }
tal-effect-sell = scarta quanti Oggetti vuoi per { $price } l'uno
tal-effect-trade-spells = { $fate ->
        [one] scarta quanti incantesimi vuoi per 1 Fato l'uno, o compra incantesimi per 1 Fato l'uno
       *[other] scarta quanti incantesimi vuoi per { $fate } punti Fato l'uno, o compra incantesimi per { $fate } punti Fato l'uno
    }
tal-effect-pay = { $cost }, poi { $effects }

## Movimento e turni

tal-effect-move = vai { $space-to }
tal-effect-move-region = vai su qualsiasi altra casella della tua regione
tal-effect-move-company = vai su qualsiasi altra casella della tua regione dove c'è un personaggio
tal-effect-move-opposite = vai sulla casella di fronte
tal-effect-next-move = come prossimo movimento vai { $space-to }
tal-effect-next-move-region = come prossimo movimento vai su qualsiasi altra casella della tua regione
tal-effect-next-move-company = vai su qualsiasi altra casella della tua regione dove c'è un personaggio, come prossimo movimento
tal-effect-next-move-opposite = come prossimo movimento vai sulla casella di fronte
tal-effect-lose-turn = { $turns ->
        [one] perdi il tuo prossimo turno
       *[other] perdi i tuoi prossimi { $turns } turni
    }
tal-effect-pay-turn = { $turns ->
        [one] rinuncia al tuo prossimo turno
       *[other] rinuncia ai tuoi prossimi { $turns } turni
    }
tal-effect-extra-turn = ottieni un turno extra dopo questo
tal-effect-ferret = diventa un Furetto
tal-effect-slow-all = per { $rounds ->
        [one] un giro
       *[other] { $rounds } giri
    }, ogni personaggio si muove di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    } per turno, senza dado
tal-effect-pick-move = in questo turno scegli il risultato del dado del movimento invece di tirarlo
tal-effect-stay = resta dove sei e incontra la casella o un personaggio che è lì
tal-effect-immobilise = non fare niente in questo turno
tal-effect-command = in questo turno, chi lancia sceglie da che parte ti muovi e che cosa incontri

## Battaglia

tal-effect-battle = combatti contro { $foe-a } ({ $stat } { $strength }, { $breed })
tal-effect-battle-win = combatti contro { $foe-a } ({ $stat } { $strength }, { $breed }); se vinci, { $effects }
tal-effect-add-score = aggiungi { $amount } al tuo Punteggio d'Attacco
tal-effect-add-might = in una battaglia di Magia, aggiungi la tua Forza al tuo Punteggio d'Attacco
tal-effect-weaken = togli { $amount } al Punteggio d'Attacco dell'altro
tal-effect-evade-all = fino alla fine di questo turno, puoi evitare ogni nemico e personaggio
tal-effect-protect = ciò non accade; una battaglia che avrebbe sconfitto un nemico finisce in stallo
tal-effect-negate = quell'incantesimo non ha effetto

## Il tavolo

tal-effect-advantage = il segnalino Vantaggio passa { $side-to }
tal-effect-advantage-own = il segnalino Vantaggio passa alla tua fazione
tal-effect-advantage-flip = gira il segnalino Vantaggio
# On an event: every event does this when it is drawn.
tal-effect-advantage-event = gira il segnalino Vantaggio, come fa ogni evento quando è pescato
tal-effect-advantage-choice = il segnalino Vantaggio passa alla fazione che scegli
tal-effect-vanish = scarta questa carta

## Effetti fatti di effetti

tal-effect-roll = tira { $dice }
tal-effect-roll-table = tira { $dice } ({ $rows })
# Una riga di una tabella tra parentesi, e come si unisce alla seguente.
tal-row-short = { $on }: { $effects }
tal-rows = { $start }; { $next }
tal-effect-choose = scegli
tal-effect-choose-of = { $options-or }
tal-effect-if = se { $condition }, { $then }
tal-effect-if-else = se { $condition }, { $then }; altrimenti { $otherwise }
tal-effect-each = { $whom }: { $effects }
# What the character you have just beaten has to do.
tal-effect-make = lo sconfitto: { $effects }
tal-whom-everyone = ogni personaggio
tal-whom-others = ogni altro personaggio
tal-whom-region = ogni personaggio nella tua regione
tal-whom-region-others = ogni altro personaggio nella tua regione
tal-whom-advantaged = ogni personaggio della fazione con il Vantaggio
tal-whom-disadvantaged = ogni personaggio della fazione senza il Vantaggio
tal-effect-challenge = tira per una sfida (se non ne hai già una); appena puoi, devi compierla, e { $reward }
tal-deed-take-life = fai perdere una Vita a un altro personaggio in una battaglia con te
tal-deed-defeat-enemy = sconfiggi un nemico

## Condizioni

tal-condition-of-side = sei { $side-member }
tal-condition-advantaged = la tua fazione ha il Vantaggio
tal-condition-has = hai almeno { $things }
tal-condition-has-none = non hai { $what-plural }
tal-condition-has-at-most = hai al massimo { $things }
tal-condition-has-between = hai da { $least } a { $things }
# Sulla carta di un seguace, che conta anche sé stesso.
tal-condition-has-others = { $count ->
        [one] hai un altro seguace
       *[other] hai altri { $count } seguaci
    }

## Avversari

tal-foe-any = un nemico o un personaggio
tal-foe-enemy = un nemico
tal-foe-character = un personaggio
# Ogni personaggio è un mago.
tal-foe-any-breed = { $breed-id ->
        [wizard] un mago (un nemico o un personaggio qualsiasi)
       *[other] { $breed-a }
    }
tal-foe-enemy-breed = { $breed-id ->
        [wizard] un mago nemico
       *[other] { $breed-a }
    }
tal-foe-character-breed = un personaggio che sia { $breed-a }
tal-foe-with = { $foe } che combatte con { $stat-the }
tal-foe-of = { $foe } che sta con { $side-the }
tal-in-battle = in battaglia
tal-in-battle-with = in battaglia con { $foe }
tal-attacking = quando attacchi { $foe }
tal-with-dice = in battaglia, alla barriera e ai Cancelli
tal-roll-for = per { $kinds-a-or }

## Capacità: numeri

tal-trait-while = { $trait } finché { $condition }
tal-trait-bonus = { $bonus }
tal-trait-bonus-when = { $bonus } { $when }
tal-bonus = +{ $amount } { $stat }
tal-bonus-starting-might = aggiungi la tua Forza iniziale alla tua { $stat }
tal-trait-spell-limit-more = puoi avere { $things } in più di quanto permette la tua Magia
tal-trait-spell-limit-fewer = puoi avere { $things } in meno di quanto permette la tua Magia
tal-trait-carry = puoi portare quanti Oggetti vuoi
tal-trait-carry-editions = nell'edizione { $editions-or } puoi portare quanti Oggetti vuoi
tal-trait-keep-spell = ogni volta che non hai incantesimi ne ottieni uno, qualunque sia la tua Magia
tal-trait-mix-trophies = i tuoi trofei di Magia e di Forza contano insieme, per Magia o Forza a tua scelta
tal-trait-trophy-need = ogni Magia o Forza ti costa { $fewer ->
        [one] 1 punto trofeo
       *[other] { $fewer } punti trofeo
    } in meno
tal-trait-discount = le carte acquisto ti costano { $things } in meno, ma almeno 1
tal-trait-discount-at = { $spaces-at-or }, le carte acquisto ti costano { $things } in meno, ma almeno 1

## Capacità: danni

tal-trait-save = quando perdi una Vita in battaglia, tira un dado: { $from }, la tieni (la battaglia resta persa)
tal-trait-ward = non perdi Vite { $space-at }
tal-trait-evade = puoi evitare { $foe }
tal-trait-evade-cost = se vuoi, { $cost } per evitare { $foe }
tal-trait-evade-roll = una volta per battaglia, se vuoi, { $cost } per evitare { $foe }: { $from }, ci riesci
tal-trait-resist = quando un altro personaggio lancia un incantesimo su di te, puoi tirare un dado: { $from }, non ha effetto su di te
tal-trait-resist-but = quando un altro personaggio lancia su di te un incantesimo diverso da { $spells-or }, puoi tirare un dado: { $from }, non ha effetto su di te
tal-trait-immune-ferret = non puoi diventare un Furetto
tal-trait-immune-lose-turn = niente di ciò che incontri ti fa perdere un turno; quello a cui rinunci tu è perso

## Capacità: dadi

tal-trait-battle-dice = { $when }, tira { $dice } dadi e usa { $dice ->
        [2] il più alto
       *[other] il più alto
    }
tal-trait-move-dice = tira { $dice } dadi per il movimento e usa quello che scegli
tal-trait-roll-twice = puoi tirare due volte un singolo dado { $whens-or } e scegliere
tal-trait-reroll = una volta per tiro { $whens-or }, puoi tirare di nuovo il tuo dado senza Fato, e poi spendere ancora Fato
tal-trait-roll-more = { $space-at }, puoi tirare { $dice } dadi e sceglierne { $keep }, ma poi devi accettarli

## Capacità: movimento e carte

tal-trait-slow = ti muovi di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    } per turno, senza dado
tal-trait-short-move = se vuoi, { $cost } per muoverti di meno caselle di quante ne hai tirate
tal-trait-short-move-free = puoi muoverti di meno caselle di quante ne hai tirate
tal-trait-cross = invece di muoverti, puoi passare da qualsiasi casella di Londra a quella di fronte
tal-trait-cross-from = invece di muoverti, puoi passare alla casella di fronte se sei { $spaces-at-or }
tal-trait-cross-spent = nel tuo prossimo turno, invece di muoverti, puoi passare da qualsiasi casella di Londra a quella di fronte; usata o no, poi questa carta torna nella sua pila
tal-trait-cross-spent-from = nel tuo prossimo turno, invece di muoverti, puoi passare alla casella di fronte se sei { $spaces-at-or }; usata o no, poi questa carta torna nella sua pila
tal-trait-draw-more = { $space-at }, puoi pescare fino a { $cards } carte, e le incontri tutte
tal-trait-objects-first = per te gli Oggetti hanno numero d'incontro 1
tal-trait-replace-draw = dopo aver pescato carte incontro, se vuoi, { $cost } per metterne una in fondo al mazzo e pescarne un'altra, che devi incontrare
tal-trait-trade-in = { $places-at-or }, puoi anche scartare 1 Oggetto per una carta acquisto qualsiasi

## Capacità: momenti

tal-trait-when = { $when }, { $effects }
tal-trait-when-if = { $when }, se { $condition }, { $effects }
tal-trait-when-may-if = { $when }, se { $condition } e lo vuoi, { $effects }
tal-trait-instead = { $trait } invece di muoverti
tal-trait-once = { $trait } (una volta per giro)
tal-trait-use = { $when }, se vuoi, { $cost }: allora { $effects }
tal-trait-use-free = { $when }, se vuoi, { $effects }
tal-trait-rest = { $trait } (non per due turni di fila)
tal-when-turn-start = all'inizio del tuo turno
tal-when-turn-end = alla fine del tuo turno
tal-when-move-roll = quando il tuo dado del movimento mostra { $faces-or }
tal-when-battle-won = quando vinci una battaglia
tal-when-battle-won-with = quando sconfiggi { $foe }
tal-when-battle-lost = quando perdi una battaglia
tal-when-battle-lost-with = quando perdi contro { $foe }
tal-when-own-turn = { $when } nel tuo turno
tal-when-advantage-gained = quando il Vantaggio passa alla tua fazione
tal-when-advantage-lost = quando il Vantaggio passa all'altra fazione
tal-when-revealed = quando questa carta viene pescata
tal-when-region-entered = quando entri in un'altra regione
tal-when-spell-cast = quando lanci un incantesimo
tal-when-life-lost = quando perdi una Vita
tal-use-turn-start = all'inizio del tuo turno
tal-use-instead-of-moving = invece di muoverti
tal-use-own-turn = prima di muoverti o alla fine del tuo turno
tal-use-before-battle = prima di tirare in una battaglia
tal-use-before-battle-with = prima di tirare in una battaglia con { $foe }

## Capacità particolari

tal-trait-turn-spell = quando un altro personaggio lancia un incantesimo su di te, sulla tua casella o sulle tue carte, puoi ottenere { $gain ->
        [one] 1 Fato
       *[other] { $gain } punti Fato
    }; oppure puoi spendere { $block ->
        [one] 1 Fato
       *[other] { $block } punti Fato
    } perché non abbia effetto, e poi lanciarlo tu stesso su un nuovo bersaglio, in qualsiasi regione e momento
tal-trait-threaten = quando capiti su un Mangiamorte, o un Mangiamorte capita su di te, puoi minacciare quel personaggio, che ti dà { $fate } Fato o perde { $life ->
        [one] 1 Vita
       *[other] { $life } Vite
    }, il che ti costa { $turns ->
        [one] il tuo prossimo turno
       *[other] i tuoi prossimi { $turns } turni
    }

## Caselle particolari

tal-script-barrier = Oppure, arrivando o passando qui da Londra, prova la barriera in una battaglia di Magia: la tua e un dado contro { $magic } e un dado. Se fai di più: prosegui verso la Stazione di Hogsmeade. Se no: il tuo turno finisce qui. La via del ritorno è libera.
tal-script-gates = Oppure, arrivando o passando qui, prova i Cancelli: scegli Magia o Forza e tira { $dice } dadi. Pari o meno: il tuo turno finisce sulla Scalinata Mobile. Di più: ne perdi { $loss }, e il tuo turno finisce qui. La via d'uscita è libera.
tal-script-difference = Tira { $dice } dadi: pesca carte fino alla loro differenza, contando quelle che sono qui. Con un doppio, vai subito alla Stazione di King's Cross.
tal-script-drift = Prima incontra le carte che sono qui. Poi tira { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    } e prosegui di altrettante caselle: in senso orario se il numero è pari, antiorario se è dispari.
tal-script-bare = Qui Magia e Forza degli Oggetti non contano, e nessuno usa oggetti magici o lancia incantesimi.
tal-script-stop = Fermati qui. Da qui in poi, dimezza il dado del movimento: 1–3 è 1 casella, 4–5 sono 2, 6 sono 3.
tal-script-flying-keys = Tira { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }: altrettante Chiavi Volanti (Magia { $magic }, esseri) ti attaccano, una alla volta, finché non le hai sconfitte tutte. Prosegui nel turno dopo l'ultima.
tal-script-divination = Di' un numero da 1 a 6 e tira un dado. Se hai indovinato, puoi proseguire nel tuo prossimo turno. Se no, ottieni { $fate } Fato e riprova nel tuo prossimo turno. Puoi cambiare il dado di 1 per ogni punto Fato che spendi.
tal-script-boggart = Tira { $dice } dadi: è la Forza di un Molliccio (creatura oscura), contro cui combatti. Se non vinci, lo stesso Molliccio ti aspetta nel tuo prossimo turno. Una volta comparso, prosegui solo quando è sconfitto.
tal-script-fall = Tira { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    } e perdi altrettante Vite. Ogni seguace che scarti ne salva una.
tal-script-room-of-requirement = Fermati qui. Nel tuo prossimo turno scarta un Dono ed entra nella Sala Grande, o torna indietro. (Nell'edizione polacca, chi porta un Dono deve entrare.)
tal-script-great-hall = Combatti contro Lord Voldemort con la Magia. Se vinci, hai vinto la partita. Se perdi, torna alla Scalinata Mobile. Dopo uno stallo, combatti di nuovo nel tuo prossimo turno.

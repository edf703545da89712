### Worked examples, step by step: `<prefix>-example-<game>-<example>` is the name of one, the others are its steps.

## Death Eaters Rising

der-example-death-eaters-rising-turn = Come si svolge un turno
der-example-death-eaters-rising-turn-travel = Prima si viaggia: il tuo segnalino missione va in uno dei tre luoghi. In questo turno hai a che fare solo con le carte di quel luogo e con la tua squadra. Qui si va a Diagon Alley.
der-example-death-eaters-rising-turn-voldemort = Poi il dado di Voldemort. Lo ha girato verso Hogsmeade: i maghi lì sono feriti, il posto si corrompe e i Mangiamorte presenti agiscono. Solo ora prendi i dadi, quattro dal quartier generale e uno per Harry Potter, e tiri.
der-example-death-eaters-rising-turn-ability = Dopo ogni tiro va piazzato almeno un dado, o scartato uno. L'abilità di Luna Lovegood costa due simboli. Pagata, agisce subito: un segnalino incantesimo, e lei guarisce.
der-example-death-eaters-rising-turn-attack = Un simbolo doppio vale due: Antonin Dolohov riceve i primi due dei tre che chiede. I dadi rimasti si tirano di nuovo.
der-example-death-eaters-rising-turn-headquarters = Secondo tiro, tre dadi. Uno paga il quartier generale, che toglie subito corruzione da Diagon Alley. Restano due dadi.
der-example-death-eaters-rising-turn-recruit = Terzo tiro. Sibilla Cooman riceve tutto ciò che chiede, e l'ultimo dado completa quel che mancava a Dolohov.
der-example-death-eaters-rising-turn-end = Non ci sono più dadi e il turno finisce. Solo ora contano i personaggi con tutti i simboli: i maghi si uniscono, i Mangiamorte sono feriti.
der-example-death-eaters-rising-turn-next = La Cooman si è unita senza le sue ferite, Dolohov ne ha 1, e questa porta un segnalino incantesimo. Una nuova carta riempie il vuoto, il segnalino missione torna da te e il prossimo giocatore viaggia.

## Talisman

tal-example-talisman-turn = Come si svolge un turno
tal-example-talisman-turn-start = Un turno ha due parti, il movimento e l'incontro. Prima viene ciò che vale all'inizio del turno: incantesimi e capacità. Harry Potter non ha nulla da fare e parte.
tal-example-talisman-turn-move = Il dado segna 2, e deve muoversi esattamente di tanto. Spendendo 1 Fato si potrebbe tirarlo di nuovo; Harry lo tiene. Con un 1 si muoverebbe anche Lord Voldemort.
tal-example-talisman-turn-way = Sceglie la direzione e va nella Metropolitana di Londra. Lì potrebbe incontrare un personaggio dell'altra fazione; non c'è nessuno, quindi incontra la casella.
tal-example-talisman-turn-encounter = La casella dice di pescare una carta. Narcissa Malfoy seguirebbe un Mangiamorte. Per Harry è un nemico con Magia 3. Lui ha Magia 4 e 1 per il Vantaggio, e tira due dadi per usare il più alto.
tal-example-talisman-turn-trophies = 5 + 4 contro 3 + 3: è sconfitta e diventa un trofeo. Alla fine del turno i trofei si scambiano, 5 punti per 1. I 7 di Dolohov e i suoi 3 fanno 10.
tal-example-talisman-turn-end = Due punti di Magia in più, per sempre. Ora si potrebbe anche lasciare qualcosa. Harry finisce il turno.
tal-example-talisman-turn-next = Si prosegue verso sinistra. Draco Malfoy comincia il turno ad Azkaban.
tal-example-talisman-battle = Una battaglia, con il Vantaggio contro di te
tal-example-talisman-battle-card = Al Paiolo Magico Albus Silente ha pescato Antonin Dolohov, Magia 7. Lui ha 6, e 1 ciascuno per Tonks e la Bacchetta, ma meno 1: il Vantaggio è dei Mangiamorte. Prima dei dadi lancia Expecto Patronum, che aggiunge la sua Forza di 4.
tal-example-talisman-battle-dice = Ora è 11 a 7. Entrambi tirano un dado e lo aggiungono.
tal-example-talisman-battle-fate = 11 + 2 fa 13, e anche 7 + 6 fa 13: stallo. Spendendo 1 Fato si tira di nuovo il proprio dado, una volta.
tal-example-talisman-battle-won = Un 4: 15 a 13, e Dolohov è un trofeo. (I regolamenti contano 16, dimenticando il Vantaggio.) Un punteggio più basso sarebbe costato una Vita e la fine del turno, con Dolohov ancora lì.

## A Year at Hogwarts

yh-example-year-at-hogwarts-turn = Come si svolge un turno
yh-example-year-at-hogwarts-turn-roll = Harry Potter comincia all'entrata. Due dadi dicono di quanto deve muoversi.
yh-example-year-at-hogwarts-turn-walk = Dodici passi, seguendo le orme e mai due volte sulla stessa casella. A destra c'è il castello: oltre le mani e lo stemma fino alla Torre dell'Orologio, poi giù lungo le mura. Su una torre ci si può fermare.
yh-example-year-at-hogwarts-turn-object = Qui c'è un oggetto: si può raccogliere passando, fino a due per turno. Il resto lungo la strada, un duello, un'azione, un incantesimo, non fa nulla: conta solo l'ultima casella.
yh-example-year-at-hogwarts-turn-event = Con il secondo oggetto ha i suoi due. L'ultimo passo finisce su un evento, che vale per tutti.
yh-example-year-at-hogwarts-turn-next = Dobby: tutti hanno tirato, e Neville, con il risultato più basso, è andato dove voleva. Il turno è finito, e tira chi siede a destra.
yh-example-year-at-hogwarts-rival = Due giocatori si incontrano
yh-example-year-at-hogwarts-rival-roll = Harry Potter tira 4 e 5: nove passi.
yh-example-year-at-hogwarts-rival-meet = Ma sulla quarta casella c'è Draco Malfoy. Chi incontra un altro giocatore deve fermarsi e combattere.
yh-example-year-at-hogwarts-rival-fight = Nella variante Mago Minorenne entrambi tirano un dado, e il più basso perde 1 PV: 4 a 3, 1 a 3, 5 a 4. Chi per primo perde 2 PV ha perso.
yh-example-year-at-hogwarts-rival-prize = Draco ha perso. Harry prende un oggetto, un segnalino o una carta a caso; vuole la Spada di Grifondoro.
yh-example-year-at-hogwarts-rival-next = La casella non fa nulla, e il turno di Harry è finito.
yh-example-year-at-hogwarts-riddle-lost = Tom Riddle vince all'ultimo momento
yh-example-year-at-hogwarts-riddle-lost-card = Luna Lovegood, 6 PV, è nella Camera dei Segreti con tutto ciò che chiede la missione 6. Prende la carta Combattimento 6.
yh-example-year-at-hogwarts-riddle-lost-dice = Tom Riddle ha 9 PV e resistenza 5. Appena rivelato le è costato 2 PV. Lei attacca con i suoi quattro dadi.
yh-example-year-at-hogwarts-riddle-lost-defence = Solo il 6 colpisce. Dopo ogni attacco lui toglie 3 PV, e a lei ne resta 1. Una pozione difesa gliene dà 5, e dopo una carta difesa lui non agisce.
yh-example-year-at-hogwarts-riddle-lost-again = Di nuovo 6 PV, e ancora i dadi.
yh-example-year-at-hogwarts-riddle-lost-last = Tre colpi gliene lasciano 5, e lui ne toglie 3 a lei. La Soluzione Corroborante gli costa proprio quei 5.
yh-example-year-at-hogwarts-riddle-lost-lost = Ma a 0 PV l'avversario agisce un'ultima volta, e i suoi 3 PV spariscono. Si risveglia al Paiolo Magico con 6 PV, senza incantesimi e pozioni, e tiene gli oggetti per riprovare.
yh-example-year-at-hogwarts-riddle-won = Tom Riddle sconfitto senza un dado
yh-example-year-at-hogwarts-riddle-won-card = Lo stesso combattimento con 9 PV e due pozioni attacco.
yh-example-year-at-hogwarts-riddle-won-potion = Quando è rivelato perdi 2 PV: ne restano 7. Invece di tirare, gioca la Soluzione Corroborante: lui ne perde 5. (Gli incantesimi non lo toccherebbero.)
yh-example-year-at-hogwarts-riddle-won-ageing = Ne ha tolti 3, e a entrambi ne restano 4. La Pozione Invecchiante gliene costa 4.
yh-example-year-at-hogwarts-riddle-won-objects = Il suo ultimo attacco ti ha lasciato 1 PV, e tanto basta: 200 punti. Gli oggetti tornano sul tabellone dei Luoghi, dove vuoi.
yh-example-year-at-hogwarts-riddle-won-won = Le pozioni sono in fondo al mazzo, la missione è compiuta e tira il prossimo giocatore.
yh-example-year-at-hogwarts-exam = Un libro nella sua classe
yh-example-year-at-hogwarts-exam-roll = Tra i libri di Harry ce n'è uno di Pozioni, da 10 punti. La Classe di Pozioni è a due passi.
yh-example-year-at-hogwarts-exam-class = Due uno! Il movimento deve finire da sé nella classe.
yh-example-year-at-hogwarts-exam-passed = 10 punti per il libro, che va in fondo al suo mazzo, e anche le due pozioni della classe. L'altro libro aspetta un'altra classe.

## Quidditch

yh-example-quidditch-turn = Come si svolge un turno
yh-example-quidditch-turn-quaffle = Grifondoro ha tirato 4 e 6: dieci azioni. Volare di uno slot ne costa una. Il primo Cacciatore vola al centro e raccoglie la Pluffa, che non costa nulla.
yh-example-quidditch-turn-fly = Quattro slot più avanti il Cacciatore è sulla linea (3) avversaria: cinque azioni spese.
yh-example-quidditch-turn-shoot = Da lì si può tirare, la sesta azione: il Cacciatore tira un dado, e così il Portiere.
yh-example-quidditch-turn-bludger = 4 a 5, niente gol, e la Pluffa è del Portiere. Con la settima azione un Battitore vola verso un Bolide.
yh-example-quidditch-turn-throw = Colpirlo è gratis. Un dado dice quanto lontano vola, e qui raggiunge un Cacciatore di Serpeverde, che per restare deve fare almeno 4.
yh-example-quidditch-turn-rest = Un 2: quel Cacciatore è fuori. Restano tre azioni, e un altro Cacciatore vola avanti.
yh-example-quidditch-turn-slytherin = Serpeverde tira 5 e 6: un passo indietro sulla linea, un passaggio del Portiere, otto slot avanti e un tiro con l'undicesima azione.
yh-example-quidditch-turn-next = 5 a 3: gol, e con esso una carta Quidditch. La Pluffa è del Portiere di Grifondoro. Due gol vincono la prima fase.
yh-example-quidditch-race = La caccia al Boccino
yh-example-quidditch-race-firebolt = Grifondoro ha vinto la prima fase e vola per primo: 8. In un turno si può giocare una carta Quidditch, e la Firebolt ne porta altri 4.
yh-example-quidditch-race-feint = Serpeverde tira 12 e gioca la Finta Wronsky, un altro dado: altri 5. Sono 17 su 24.
yh-example-quidditch-race-confundus = Grifondoro tira 6 ed è a 18. L'Incantesimo Confundus manda l'altro Cercatore indietro di 3 caselle.
yh-example-quidditch-race-snitch = Da 14, Serpeverde tira 5 e 5: il giro è completo, il Boccino è preso e la partita è vinta.

## Voldemort Returns

yh-example-voldemort-returns-turn = Come si svolge un turno
yh-example-voldemort-returns-turn-roll = Voldemort è tornato, e i suoi Mangiamorte sono in giro. Gli eroi tirano due dadi, lui e ciascuno dei suoi uno.
yh-example-voldemort-returns-turn-meet = Hermione Granger potrebbe fare sette passi, ma al secondo c'è Lucius Malfoy. Un eroe che incontra un Mangiamorte deve fermarsi e combattere.
yh-example-voldemort-returns-turn-attack = Chi arriva attacca per primo: Hermione tira i suoi quattro dadi attacco.
yh-example-voldemort-returns-turn-defence = 2, 4, 5 e 3 contro resistenza 4 sono due colpi. A ciascuno si può rispondere con un dado difesa: 1 o 2 costa 2 PV, da 3 a 5 ne costa 1, e un 6 ne costa 1 a chi attacca.
yh-example-voldemort-returns-turn-next = 2 e 4: Lucius ha perso 3 PV, e ora attacca lui. Senza PV sarebbe rimosso, e Hermione andrebbe alla Partenza con 1 PV.

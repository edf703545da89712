### Che cosa dicono le guide a chi gioca per la prima volta, passo per passo: le regole sono vere, i dadi preparati.

guide-waits = Sarebbe permesso anche questo. Ma i dadi della guida sono preparati per una sola strada, perciò aspetta: { $what }

## Death Eaters Rising

der-guide-goal = Giocate insieme: sconfiggete Lord Voldemort prima che lui sconfigga voi. A ogni turno uno di voi porta la sua squadra in uno dei tre luoghi, e i dadi decidono che cosa riesce a fare.
der-guide-danger = Ecco come vince il gioco: troppi maghi in infermeria, un giocatore senza maghi, troppi posti controllati da Voldemort, o un intero luogo. Per vincere dovete ferire Voldemort stesso, ma mai più volte di quanti Mangiamorte ci sono ad Azkaban.
der-guide-travel = La tua squadra per ora è il solo Harry Potter. A Hogsmeade c'è Antonin Dolohov, e basta ancora un colpo per batterlo. Porta là la tua missione.
der-guide-voldemort = Poi agisce Voldemort. Il suo dado lo ha girato verso Diagon Alley: i maghi che sono lì vengono feriti, il posto si corrompe, e Bellatrix Lestrange, che è con lui, colpisce la tua squadra ovunque sia. Un posto che finisce un turno con 5 segnalini corruzione è perso per sempre.
der-guide-roll = Ora i tuoi dadi: quattro dal tuo quartier generale, la Stanza delle Necessità. Ogni colore favorisce una virtù. Tira.
der-guide-dolohov = Ogni carta mostra i simboli che chiede. Dolohov chiede due simboli Coraggio e un simbolo Lealtà. Un simbolo doppio vale due: metti su di lui il doppio Coraggio.
der-guide-room = Un tiro può servire più carte. Anche il tuo quartier generale ha delle abilità: per due simboli Amicizia la Stanza delle Necessità cura. Pagala con la doppia Amicizia.
der-guide-heal = Un'abilità agisce appena è pagata. Harry fa parte dell'Esercito di Silente, perciò guarisce da 2 ferite.
der-guide-again = Dopo ogni tiro devi assegnare o scartare almeno un dado; gli altri si possono tirare di nuovo. Tira i due che restano.
der-guide-trelawney = I maghi nel tuo luogo si reclutano allo stesso modo. Sibilla Cooman chiede due simboli Sapere: metti su di lei il doppio Sapere.
der-guide-loyalty = E la Lealtà è proprio quello che manca ancora su Dolohov.
der-guide-won = Il turno è finito. Sibilla Cooman è nella tua squadra, Dolohov è ad Azkaban, e per la ferita inflitta hai preso un segnalino incantesimo. Ora guarda il turno di chi gioca con te.
der-guide-token = A chi gioca con te manca un simbolo Coraggio per reclutare Kingsley Shacklebolt. I segnalini incantesimo si usano nel turno di chiunque, e il tuo dà un Coraggio: fatti avanti e usalo.
der-guide-fill = Dove va? Su Kingsley.
der-guide-end = Grazie a te, Kingsley è nell'altra squadra. Questo è il cuore del gioco: guardate chi sta per cadere, e decidete insieme chi va dove. Quando dal mazzo esce la carta di Voldemort, lo si può attaccare come un Mangiamorte.

## Talisman

tal-guide-goal = Batti per primo Lord Voldemort nella Sala Grande, al centro del tabellone. La strada parte da Londra, l'anello esterno, attraversa il Parco di Hogwarts ed entra nella Scuola. All'inizio nessuno è abbastanza forte: cresci lungo la via.
tal-guide-sheet = Sei Harry Potter dell'Ordine della Fenice. Magia e Forza contano in battaglia, la Vita non deve finire, il Fato fa tirare di nuovo un dado, con i Galeoni si compra. I tuoi incantesimi non li vede nessun altro.
tal-guide-move = Un turno è un movimento e ciò che incontri alla fine. Mettiti in cammino.
tal-guide-keep = Hai tirato 6 e devi muoverti esattamente di tanto. Con un segnalino Fato potresti tirare di nuovo il dado, ma il 6 va benissimo: tienilo.
tal-guide-way = Puoi percorrere l'anello nei due sensi e scegliere tra le caselle dove puoi finire. Una è Diagon Alley, dove ci sono i negozi.
tal-guide-shop = Qui scegli fra due negozi. Il Ghirigoro vende cose utili.
tal-guide-wand = Una Bacchetta aggiunge 1 alla Magia in ogni battaglia. Costa 2 Galeoni, ma Harry a Diagon Alley paga 1 di meno.
tal-guide-enough = La Bacchetta è fra le tue cose. Tieni l'altro Galeone.
tal-guide-rest = Alla fine del turno puoi lasciare indietro qualcosa. Non serve: finisci il turno e guarda quello del tuo rivale.
tal-guide-rival = Draco Malfoy è andato ad Azkaban, dove decide un dado, e se l'è cavata. È un Mangiamorte: se finisci il movimento sulla sua casella, puoi combattere contro di lui invece di visitare la casella. Tocca a te: mettiti in cammino.
tal-guide-two = Un 2. Tienilo.
tal-guide-streets = Due passi più in là ci sono le Strade di Londra. Su quasi tutte le caselle si pesca una carta incontro: vediamo che cosa esce.
tal-guide-battle = Ghermidori, nemici con Magia 3! Tu hai Magia 5: 4 tua e 1 della Bacchetta. Ogni parte aggiunge un dado, e la somma più alta vince. Potresti prima lanciare l'incantesimo, ma conservalo: tira i dadi.
tal-guide-fate = In battaglia Harry tira due dadi e usa il più alto. Eppure 5 + 2 contro 3 + 5 ti costerebbe una Vita. A questo serve il Fato: tira di nuovo l'1.
tal-guide-trophy = Vittoria! I nemici battuti sono trofei: alla fine di un turno, trofei che valgono in tutto 5 Magia danno 1 Magia per sempre. Tre non bastano ancora, quindi finisci il turno.
tal-guide-end = E così via: vinci battaglie, trova seguaci e oggetti. Con Magia da vendere prova la barriera alla Stazione di King's Cross, poi i Cancelli di Hogwarts. Nella Scuola ti servirà un Dono per entrare nella Sala Grande, dove Voldemort aspetta con Magia 12.

## A Year at Hogwarts

yh-guide-goal = Un anno di scuola per la Coppa delle Case. In una partita veloce l'anno finisce quando qualcuno ha completato una missione e ha più di 210 Punti Casa; allora vince chi ne ha di più. Le missioni ne danno la maggior parte; aiutano esami, duelli e Quidditch.
yh-guide-hand = Sei Harry Potter. Qui ci sono i tuoi PV, le tue carte e la tua missione, che vedi solo tu: ammansisci il cane a tre teste nell'Ala Ovest, al terzo piano, con l'Arpa Incantata. Vale 50 punti.
yh-guide-roll = Il cane è lì, non lontano da te. Due dadi dicono quanti passi fai. Tira.
yh-guide-trophies = Due passi. Si seguono le impronte e non si entra mai due volte nella stessa casella in un turno. L'Arpa Incantata è nella Sala dei Trofei: vai lì.
yh-guide-harp = Gli oggetti si possono prendere anche passando, al massimo due per turno. Prendi l'arpa.
yh-guide-spells = Resta un passo. Conta la casella dove il movimento finisce: questa dà un incantesimo, e Harry ne pesca due. Vai lì.
yh-guide-rival = Due incantesimi, Stupeficium ed Epismendo. Ti serviranno presto. Ora tocca a Hermione Granger.
yh-guide-again = Ha pescato una pozione. Quando due studenti si incontrano, combattono, perciò occhio alla distanza. Tocca a te: il cane è a tre passi. Tira.
yh-guide-first = Tre, giusto giusto! (Con di più avresti potuto fermarti lì lo stesso: nel luogo di una missione tutti possono farlo.) Il primo passo.
yh-guide-second = Per questa casella passi soltanto, quindi non fa niente. Avanti alla prossima.
yh-guide-third = Ed ecco l'Ala Ovest.
yh-guide-mission = Hai l'arpa, quindi la missione comincia subito: chi può farne una deve tentarla. Una missione è sempre un combattimento.
yh-guide-strike = Fuffi ha 6 PV e resistenza 4, e Harry abbassa di 1 la resistenza dei suoi avversari: ognuno dei tuoi quattro dadi che mostra 3 o più è un colpo a segno. Attacca.
yh-guide-stupefy = Tre colpi a segno, ma Fuffi ha tre teste e una ti ha morso: 2 PV persi. Adesso non tirare. Stupeficium toglie proprio i 3 PV che restano a Fuffi.
yh-guide-lay = Ben fatto, 50 Punti Casa! L'oggetto torna nei Luoghi, dove vuoi tu. Nascondilo alla Tana.
yh-guide-end = Il tuo libro di Incantesimi vale 10 punti a un esame: finisci un movimento nella Classe di Incantesimi. Un segnalino Polvere Volante porta da una torre a uno dei Luoghi e ritorno. Chi resta senza PV si sveglia al Paiolo Magico, perciò ogni tanto passa in Infermeria.

## Quidditch

yh-guide-quidditch-goal = Due squadre, due fasi. Prima i Cacciatori: chi segna il secondo gol vince la prima fase. Poi i Cercatori inseguono il Boccino d'Oro, e chi per primo fa il giro del campo vince la partita.
yh-guide-quidditch-sides = Sei Grifondoro, a sinistra, e hai già segnato una volta. I dadi ti hanno dato 6 azioni: un'azione muove un giocatore di uno slot lungo le linee.
yh-guide-quidditch-beater = Le palle nere sono Bolidi. Un Battitore che ne raggiunge uno può colpirlo gratis. Il Battitore 1 ne ha uno proprio davanti: vola lì.
yh-guide-quidditch-throw = In questa riga, più a destra, vola un Cacciatore di Serpeverde. Manda il Bolide a destra: un dado dice quanto lontano può arrivare.
yh-guide-quidditch-quaffle = Un 2! A chi è colpito serve almeno 4, quindi il Cacciatore è fuori. Ora la Pluffa rossa: il tuo Cacciatore 1 le è accanto. Vola lì.
yh-guide-quidditch-take = Prendere la Pluffa non costa niente.
yh-guide-quidditch-fly = Si tira dalla penultima colonna, davanti al Portiere. Avanti verso gli anelli!
yh-guide-quidditch-line = Ancora uno slot e puoi tirare.
yh-guide-quidditch-shoot = Tira! Tu lanci un dado, il Portiere un altro, e il tuo dev'essere più alto.
yh-guide-quidditch-race = Gol, il secondo! Vince la prima fase e porta una carta Quidditch. Cominci tu la corsa, e il tuo Cercatore sta per volare 9 caselle su 24. A ogni turno della corsa puoi giocare una carta: la Nimbus 2000 vola 2 caselle in più.
yh-guide-quidditch-end = Il Cercatore di Serpeverde è molto indietro, ma ha anche lui una carta. I gol quindi pagano due volte: danno il primo turno della corsa, e carte per correrla. In Un Anno a Hogwarts si gioca una partita quando qualcuno arriva al campo e ne sfida un altro.

## Voldemort Returns

yh-guide-return-goal = Un giocatore è Peter Minus e rivuole il suo padrone; gli altri sono Harry e i suoi amici. Gli eroi danno la caccia a sei Horcrux: quando Lord Voldemort è tornato e ha la sua bacchetta, non si può battere finché ne resta anche uno solo.
yh-guide-return-horcruxes = Tre dei sei Horcrux sono qui, gli altri al Ghirigoro, alla Gringott e al Ministero della Magia. Solo la Zanna di Basilisco e la Spada di Grifondoro possono distruggerli.
yh-guide-return-roll = Sei Harry, e la zanna è nella Sala dei Trofei, accanto a te. Due dadi dicono quanti passi fai. Tira.
yh-guide-return-trophies = Tre passi, lungo le impronte. Il primo porta alla Sala dei Trofei.
yh-guide-return-fang = Gli oggetti si prendono passando. Prendi la zanna.
yh-guide-return-on = Avanti, lungo il muro nord. Il movimento non finisce qui, quindi la casella non fa niente.
yh-guide-return-tower = Nella Torre dell'Orologio aspetta Nagini.
yh-guide-return-destroy = Con la zanna puoi tentare di distruggerla: tu e Minus tirate un dado a testa, e il tuo dev'essere più alto. Se non lo è, nel prossimo turno devi ritentare invece di muoverti. Tenta!
yh-guide-return-rival = Cinque a tre: Nagini non c'è più. Ora si muove Minus. Gli servono quattro cose: il Calderone, l'osso del padre del suo padrone, la propria mano e un segnalino che si chiama Harry Potter.
yh-guide-return-end = Ne ha due su quattro. Quando le avrà tutte, passerà dal Campo di Quidditch al cimitero, e Voldemort tornerà con sei Mangiamorte. Allora a Harry servirà la Pietra della Resurrezione e a Voldemort la Bacchetta di Sambuco, perché quando si incontrano perde chi non ha la sua.

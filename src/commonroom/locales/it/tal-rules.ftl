### Le regole di Talisman, un messaggio per regola, nell'ordine di gioco.
### Il valore è la regola. `.ruling` dice che cosa i regolamenti lasciano aperto e come rispondiamo noi.
### Ciò che nessun regolamento stampa, e abbiamo ideato noi, è detto nostra scelta.
### Dove il regolamento inglese e quello polacco differiscono, decide l'edizione scelta prima della partita.

## Capitoli

tal-chapter-components = Contenuto
tal-chapter-board = Il tabellone
tal-chapter-setup = Preparazione
tal-chapter-turn = Il turno
tal-chapter-voldemort = Lord Voldemort
tal-chapter-encounters = Incontri
tal-chapter-battle = Battaglia
tal-chapter-holdings = Quello che hanno i personaggi
tal-chapter-crossing = Da una regione all'altra
tal-chapter-options = Regole alternative

## Contenuto

tal-rule-TAL-CMP-1 = La scatola contiene otto carte personaggio a due lati e la carta di Lord Voldemort, 100 carte incontro in due mazzi (Esterno e Intermedio), 24 incantesimi, 21 carte acquisto, 2 carte Furetto e i Doni. Ci sono inoltre 4 dadi, 6 plance con i quadranti per Magia, Forza e Vita, 20 Galeoni, 36 segnalini Fato e un segnalino Vantaggio a due facce. Galeoni, Fato, carte acquisto e Doni sono limitati a ciò che c'è nella scatola, e nessuno ottiene ciò che è finito; un mazzo finito si mescola di nuovo (TAL-DCK-1). Nostra scelta: ogni mazzo incontro ha 50 carte.
    .ruling = L'elenco del contenuto conta 3 Doni, mentre il testo parla di 5. L'edizione inglese gioca con 3, quella polacca con 5. I regolamenti non dicono dove finiscono i quadranti: qui Magia e Forza arrivano a 12 e la Vita a 8.

tal-rule-TAL-CMP-2 = Una carta personaggio mostra con quanta Magia, Forza, Vita e Fato il personaggio comincia, da dove, e che cosa sa fare. I due lati di una carta sono lo stesso personaggio, della stessa fazione, con altre capacità; il lato lo scegli tu. Per l'Ordine della Fenice ci sono Harry Potter (4/3/4/5, da Privet Drive 4), Albus Silente (5/2/5/2, dal Ministero della Magia), Minerva McGranitt (4/3/4/3, da Privet Drive 4) e Rubeus Hagrid (2/5/4/2, dal Paiolo Magico); per i Mangiamorte Draco Malfoy (4/3/4/2, da Villa Malfoy), Bellatrix Lestrange (5/1/3/3, da Azkaban), Lucius Malfoy e Peter Minus. Questi numeri e i lati A di questi sei vengono dal regolamento; Lucius, Peter e tutti i lati B sono una nostra scelta. Usare una capacità dipende da te, a meno che il suo testo non lasci scelta.
    .ruling = Le capacità stampate lasciano aperta qualche domanda. Lo sconto di Harry vale per le carte acquisto, non per gli incantesimi. Silente ha sempre un incantesimo, anche dopo Oblivion o dopo aver perso l'ultima Vita. Un incantesimo che la McGranitt lancia di nuovo non è suo e non conta per TAL-SPE-2. Un incantesimo che protegge un nemico è lanciato sulla casella dove questo combatte: se è la sua, la McGranitt può rispondere anche a quello. La minaccia di Hagrid non è né una battaglia né un incantesimo e gli lascia il suo incontro; se l'altro sceglie di perdere una Vita, Hagrid perde il suo prossimo turno, anche se un incantesimo salva quella Vita; dopo aver scelto fra tre dadi nella sua capanna non può spendere Fato. Chi in un certo luogo non perde Vite non ne perde lì per nessun motivo, ma una battaglia persa resta persa. Dei due dadi che Draco tira quando attacca, la sua carta gliene fa scegliere uno; conta il più alto, perché nessuno sceglierebbe l'altro.

tal-rule-TAL-CMP-3 = Lord Voldemort non è il personaggio di nessuno e gioca contro tutti. La sua Magia e la sua Forza sono entrambe 7 a Londra, 9 nel Parco di Hogwarts, 10 nella Scuola di Hogwarts e 12 nella Sala Grande. Chi lo sconfigge fuori dalla Sala Grande tira un dado e ottiene: con un 1, 1 Fato; con un 2, 1 Galeone; con un 3, 1 Vita; con un 4, 1 Forza; con un 5, 1 Magia; con un 6, 1 incantesimo.

tal-rule-TAL-CMP-4 = Le carte incontro sono nemici, seguaci, eventi, osservatori, luoghi, Oggetti, oggetti magici, ritrovamenti e Galeoni; ciascuna ha un numero d'incontro, e una carta che appartiene a una fazione ne ha due. I regolamenti mostrano { tal-covered-in-stinksap }, gli Auror, Narcissa Malfoy, Antonin Dolohov, Fred e George, Ginny, Luna (Magia 2 nell'edizione inglese, 3 in quella polacca), Tonks, Neville, Dobby, Thor, la Mappa del Malandrino e la Caverna sul Mare, e nominano Grop, il Troll, la Borsetta di Perline e il Carrello dell'Espresso di Hogwarts. Tutte le altre carte, e ciò che di queste non è stampato, sono una nostra scelta: il mazzo Esterno ha 14 nemici, 12 seguaci e 4 osservatori, quello Intermedio 16, 9 e 5, e ciascuno 7 eventi, 5 luoghi e 8 cose da prendere. I nemici con la Magia hanno il numero 2 e quelli con la Forza il 3, e sono più forti nel mazzo Intermedio; tre carte del mazzo Intermedio portano a un Dono.
    .ruling = Sulla carta { tal-covered-in-stinksap } è stampato il cambio del segnalino Vantaggio che ogni evento porta con sé: è uno solo, non due. Solo se la carta era già lì e non è stata pescata in questo turno, gira lei stessa il segnalino. I suoi giri finiscono con i turni di chi l'ha pescata. Dobby non si può lasciare sulla casella. Una Caverna sul Mare su cui non si è potuto mettere alcun Fato, perché la riserva era vuota, sparisce alla prima visita.

tal-rule-TAL-CMP-5 = Ci sono sette tipi di carte acquisto, tre di ciascuno per nostra scelta: Bacchetta, Cioccolatini Esplosivi, Polvere Volante, Gelatine Tuttigusti+1, Cioccorane, Lanterna e Passaporta. Le prime cinque si vendono al Ghirigoro; Lanterne e Passaporte vengono da carte incontro, e anche questa è una nostra scelta. I dolci possono salvare una Vita persa in battaglia, ma la battaglia resta persa.
    .ruling = Sulla Polvere Volante è stampato un bonus ai tiri di dado: conta in battaglia, alla barriera e ai Cancelli. Chi la usa per passare la tiene. Per ogni dolce decidi tu se usarlo, perché nessun Oggetto si deve usare (TAL-OBJ-2); le capacità e i seguaci che salvano una Vita non lasciano questa scelta.

tal-rule-TAL-CMP-6 = Ogni incantesimo dice quando si può lanciare, su chi, e che cosa fa: Oblivion, Lumos, Accio, Epismendo, Geminio, Impedimenta, Immobilus, Expecto Patronum, Expulso, Protego e Stupeficium vengono dal regolamento. Stupeficium risponde a Immobilus, che così non ha effetto; ciò che Stupeficium fa in più è una nostra scelta. Lo sono anche Wingardium Leviosa, Imperio (un incantesimo di comando) e il numero di carte: una di ciascuno di questi due, due di ciascuno degli altri.
    .ruling = Protego viene prima dei dolci e degli amici che possono salvare una Vita, e non può proteggere Lord Voldemort, che non viene mai ucciso. All'inizio del tuo turno puoi lanciare Immobilus su di te. Sotto Immobilus non funzionano nemmeno le capacità per la fine del turno, ma i seguaci oltre il limite si devono comunque lasciare. Se Minerva McGranitt lo lancia di nuovo su qualcuno che non è di turno, quel personaggio perde invece il suo prossimo turno. Sotto Imperio resta una tua scelta se un movimento promesso, una Passaporta o la Polvere Volante prende il posto del tuo movimento, e dove porta un movimento promesso.

tal-rule-TAL-CMP-7 = Chi diventa un Furetto lascia per sempre sulla casella tutti gli Oggetti, i seguaci e i Galeoni, e prende una carta Furetto che copre le capacità del personaggio per due turni. Un Furetto ha Magia 1 e Forza 1, che niente può cambiare, e si muove di 1 casella per turno; Vita, Fato e incantesimi restano, ma non può lanciare né ottenere incantesimi. I quadranti restano come sono, e dopo contano di nuovo. Diventare ancora un Furetto fa ricominciare i due turni. In un turno di cui anche una parte è passata da Furetto non si può raccogliere niente.
    .ruling = Ci sono due carte Furetto, ma non è detto che cosa succede con un terzo Furetto: possono essercene quanti si vuole nello stesso momento. Il turno in cui si diventa Furetto non è uno dei due. Non si può raccogliere solo ciò che si trova sulle caselle, perché i regolamenti parlano delle caselle su cui ci si ferma: un Furetto può comunque vincere la ricompensa di una battaglia, ottenere ciò che dà una carta e comprare.

## Il tabellone

tal-rule-TAL-BRD-1 = La Regione Esterna è Londra, un anello di 24 caselle. In senso orario dall'angolo in basso a destra: Diagon Alley, Paiolo Magico, Strade di Londra, Villa Malfoy, Stazione di King's Cross, Metropolitana di Londra, Azkaban, Foresta di Dean, Grimmauld Place 12, Stanza delle Profezie, Ministero della Magia, Atrium del Ministero, Hogsmeade, Mielandia, Stamberga Strillante, Godric's Hollow, Metropolitana di Londra, Strade di Londra, Privet Drive 4, Strade di Londra, San Mungo, Tana, Banca Gringott, Notturn Alley.

tal-rule-TAL-BRD-2 = La Regione Intermedia è il Parco di Hogwarts, un anello di 16 caselle. In senso orario dall'angolo in basso a destra: Cancelli di Hogwarts, Platano Picchiatore, Riva del Lago Nero, Stazione di Hogsmeade, Radura dei Centauri, Prato del Castello, Lago, Prato del Castello, Campo di Quidditch, Foresta Proibita, Tana di Aragog, Foresta Proibita, Capanna di Hagrid, Guferia, Prato del Castello, Infermeria. Sono una nostra scelta i nomi Platano Picchiatore, Riva del Lago Nero, Radura dei Centauri, Guferia e Infermeria.

tal-rule-TAL-BRD-3 = La Regione Interna è la Scuola di Hogwarts, un unico percorso: Scalinata Mobile, Classe di Incantesimi, Classe di Pozioni, Classe di Divinazione, Classe di Trasfigurazione, Classe di Difesa contro le Arti Oscure, Torre di Astronomia, Stanza delle Necessità, e da lì nella Sala Grande. Sono una nostra scelta i nomi Classe di Incantesimi e Torre di Astronomia.

tal-rule-TAL-BRD-4 = Ogni casella di Londra ha una casella di fronte nel Parco di Hogwarts, la più vicina quando i due anelli sono disegnati come quadrati, uno dentro l'altro; ogni angolo del quadrato interno è di fronte a tre caselle. La Stazione di King's Cross sta di fronte alla Stazione di Hogsmeade, Privet Drive 4 alla Capanna di Hagrid, e Diagon Alley ai Cancelli di Hogwarts.
    .ruling = I regolamenti nominano queste tre coppie e parlano della casella di fronte senza definirla. Il disegno è la nostra risposta.

tal-rule-TAL-SPC-1 = A Londra, Diagon Alley ti permette di visitare il Ghirigoro o i Tiri Vispi Weasley, e Hogsmeade i Tre Manici di Scopa, Madama Piediburro o la Testa di Porco. Villa Malfoy costa una Vita a chi è dell'Ordine e permette a un Mangiamorte di ricaricare il Fato o di complottare; Grimmauld Place 12 fa lo stesso al contrario. Ad Azkaban, alla Banca Gringott e a Privet Drive 4 tiri un dado per sapere che cosa succede, e al San Mungo puoi curarti per 1 Galeone a Vita. Alla Stamberga Strillante due dadi dicono quante carte peschi, e un doppio ti manda alla Stazione di King's Cross. Su tutte le altre caselle peschi carte; che cosa fa esattamente ogni casella, lo dice la casella stessa.
    .ruling = I simboli che dicono quante carte pescare sono andati perduti: ne peschi 1, nella Stanza delle Profezie 2. Nella Stamberga Strillante le carte che ci sono già contano per la differenza dei dadi. A quale casella appartenga il testo con i due dadi è una nostra lettura, perché è stampato senza nome: lo diamo alla Stamberga Strillante, anche se andrebbe bene pure per la metropolitana di Londra.

tal-rule-TAL-SPC-2 = Nel Parco di Hogwarts, il Platano Picchiatore toglie un Fato, un Galeone o una Vita, a tua scelta tra ciò che puoi pagare, e la Foresta Proibita toglie una Vita. Alla Capanna di Hagrid due dadi portano bene o male, in Infermeria puoi curarti per 1 Galeone a Vita, e il Lago ti trascina via secondo un dado. Nella Radura dei Centauri Magia e Forza degli Oggetti non contano, e oggetti magici e incantesimi non si possono usare. Sul Campo di Quidditch puoi tirare per una sfida, una alla volta, che devi compiere appena puoi; porta un Dono, e puoi rinunciarvi se hai avuto un Dono in altro modo. Su tutte le altre caselle peschi carte.
    .ruling = I simboli che dicono quante carte pescare sono andati perduti: ne peschi 1, nella Tana di Aragog 2, e nessuna al Lago. La Foresta Proibita toglie la sua Vita dopo che i nemici lì sono sconfitti, come vuole TAL-ENC-3. Nella Radura dei Centauri gli incantesimi che altri lanciano da altrove funzionano lo stesso. Per la sfida di sconfiggere un nemico va bene qualsiasi nemico, anche un avversario che viene da una casella o da una carta, o un seguace che attacchi, ma non Lord Voldemort. Una Vita conta solo se è la tua ricompensa per una battaglia vinta, e se è persa davvero. Una sfida aspetta finché non puoi avere un Dono per averla compiuta, e ciò che fai nel frattempo non conta. Anche chi porta un Dono può accettare una sfida, perché niente lo vieta; aspetta come ogni altra.

tal-rule-TAL-SPC-3 = Nella Scuola di Hogwarts ogni casella ha una prova. Incantesimi: tante Chiavi Volanti (Magia 4) quante ne mostra un dado, una alla volta. Divinazione: predici il risultato di un dado, che ogni Fato speso sposta di 1, oppure ottieni un Fato e riprova al prossimo turno. Difesa contro le Arti Oscure: un Molliccio con la Forza di due dadi, lo stesso a ogni turno finché non lo sconfiggi. Pozioni costa a chi è dell'Ordine, e Trasfigurazione a un Mangiamorte, una Vita e forse un'altra; sulla Torre di Astronomia perdi tante Vite quante ne mostra un dado, e ogni seguace che scarti ne salva una.
    .ruling = Dopo uno stallo con una Chiave Volante o con il Molliccio, la combatti o lo combatti di nuovo nel prossimo turno. Chi lì incontra invece un personaggio, in battaglia o con un incantesimo, non affronta la prova (TAL-ENC-1) e nel prossimo turno può proseguire; ma una prova cominciata ti trattiene finché non la superi.

## Preparazione

tal-rule-TAL-SET-1 = Si gioca in due a sei. Mescolate i due mazzi incontro e gli incantesimi, disponete scoperti i Doni e le carte acquisto, e mettete Lord Voldemort nella Sala Grande. Ognuno riceve un personaggio a caso o, se tutti sono d'accordo, ne sceglie uno a turno, cominciando dal più giovane (qui l'ordine dei posti vale come ordine di età); poi ognuno sceglie un lato della carta. Regolate i quadranti, prendete il Fato e gli incantesimi che la carta vi dà e 2 Galeoni se non dice altro, e mettetevi sulla casella di partenza. Tutto il resto è la riserva per guadagni, perdite e pagamenti, e i personaggi che nessuno gioca restano a portata di mano.

tal-rule-TAL-SET-2 = Il segnalino Vantaggio mostra la fazione con meno personaggi; se sono pari, mostra la fazione a cui il primo giocatore non appartiene. Comincia chi ha visto uno dei film più di recente, e si prosegue in senso orario. Solo voi potete sapere chi è, perciò lo si sceglie alla preparazione; se nessuno sceglie, decide il caso.

## Il turno

tal-rule-TAL-TRN-1 = Il tuo turno ha due parti: ti muovi, e poi hai un incontro dove ti trovi. Incantesimi e capacità per l'inizio del turno vengono prima del movimento, e ciò che puoi fare alla fine viene dopo l'incontro.
    .ruling = I turni extra si sommano, da qualunque cosa vengano. Se non ne giochi uno, rinunci anche agli altri.

tal-rule-TAL-MOV-1 = Tira un dado e muoviti esattamente di altrettante caselle nella tua regione, nella direzione che scegli. Lungo la strada non puoi invertire la direzione, tranne dove un movimento prosegue attraverso King's Cross. Muoversi è obbligatorio.

tal-rule-TAL-MOV-2 = Nella Scuola di Hogwarts conta solo metà del tiro: con 1, 2 o 3 ti muovi di 1 casella, con 4 o 5 di 2, e con 6 di 3.

tal-rule-TAL-MOV-3 = Nella Scuola di Hogwarts puoi tornare indietro in ogni tuo turno, prima di muoverti. Da allora ti muovi di 1 casella per turno verso i Cancelli di Hogwarts e ignori ciò che dicono le caselle, e non puoi cambiare idea prima di arrivarci.
    .ruling = I regolamenti ti lasciano tornare indietro in qualsiasi momento. Qui lo dici prima di muoverti, perché nessuno fugga da un dado già tirato, e così incontri comunque una stanza in cui sei appena entrato. Chi si muove di 1 casella per turno non tira dadi, e quindi non muove mai Lord Voldemort. Vale per chi torna indietro, per i Furetti, per Dobby e per { tal-covered-in-stinksap } allo stesso modo. Il limite vale per il movimento del tuo turno. Ciò che ti porta via al suo posto o dopo, come una Passaporta, la Metropolvere, Privet Drive 4, una carta o il Lago, non è una camminata e ti porta fino in fondo.

## Lord Voldemort

tal-rule-TAL-VOL-1 = Se il tuo dado del movimento mostra 1, muoviti di 1 casella e poi tira un dado per Lord Voldemort. Lo muovi di altrettante caselle nella direzione che vuoi; il suo primo passo può portarlo su una casella vicina di un'altra regione, e il resto della strada rimane in quella regione.
    .ruling = Conta il risultato finale del tuo dado, in qualsiasi regione; il suo dado non si può tirare di nuovo con il Fato. Londra e il Parco si toccano su tutte le caselle che stanno di fronte: i passaggi che i regolamenti nominano lì sono per i personaggi. Nella Scuola si entra solo dai Cancelli di Hogwarts e nella Sala Grande solo dalla Stanza delle Necessità; regolamenti e tabellone lo dicono senza nominare nessuno, e quindi vale anche per lui. Nella Scuola di Hogwarts si ferma dove finisce il percorso, ma fa sempre un passo.

tal-rule-TAL-VOL-2 = Se Lord Voldemort finisce il suo movimento dove ci sono personaggi, di qualunque fazione, ne scegli uno, e quello sceglie di combatterlo con la Magia o con la Forza. Se vince, segue il tiro di TAL-CMP-3; se perde, gli costa una Vita. Come in ogni battaglia, se nel tuo turno non vinci, il turno finisce. In ogni caso Voldemort resta lì. Lo si può evitare a Londra e nel Parco di Hogwarts.
    .ruling = Contro di lui il Vantaggio non conta per nessuno, perché gioca contro tutti. Dopo uno stallo non accade altro. Chi entra nella Sala Grande lo incontra sempre lì, con Magia 12: se è altrove, ci viene rimesso. Se raggiunge qualcuno nella Sala Grande, è l'ultima battaglia di TAL-WIN-1, perché chi lo sconfigge lì vince la partita.

## Incontri

tal-rule-TAL-ENC-1 = Dopo il movimento incontri o la casella o un solo personaggio dell'altra fazione che è lì, in battaglia o con una capacità o un incantesimo. Se incontri un personaggio, non fai ciò che dice la casella, non visiti nessuno, non prendi niente e non combatti contro i nemici che sono lì.

tal-rule-TAL-ENC-2 = Se la casella ti fa pescare, pesca dal mazzo della sua regione finché ci sono tante carte quante ne dice la casella, contando le carte di ogni tipo che ci sono già; incontri anche quelle. Se una delle carte pescate è un evento, gira prima il segnalino Vantaggio, una volta sola, per quanti eventi ci siano.

tal-rule-TAL-ENC-3 = Incontra le carte nell'ordine dei loro numeri d'incontro, dal più basso, e quelle con lo stesso numero nell'ordine in cui sono state pescate. Di solito vuol dire: eventi e nemici, poi ciò che dice la casella, poi osservatori e luoghi, poi prendere seguaci, Galeoni e Oggetti, e infine lasciare qualcosa. Prendere e lasciare sono facoltativi.
    .ruling = Puoi prendere seguaci della tua fazione e neutrali. Si prende sempre dopo le visite, anche se i luoghi hanno numeri più alti: sia l'elenco dei regolamenti sia il loro schema lo mettono per ultimo. L'eccezione è Draco Malfoy: se il suo lato lo dice, per lui gli Oggetti hanno il numero 1 e vengono per primi.

tal-rule-TAL-ENC-4 = Le carte restano sulla casella dove sono state incontrate finché qualcuno le prende, le sconfigge o le scarta. Una carta che, appena pescata, va messa altrove per ora non ti fa niente.

tal-rule-TAL-ENC-5 = Una carta che appartiene a una fazione è un seguace per i personaggi di quella fazione e un nemico per gli altri, con un numero d'incontro per ciascun caso. Le carte neutrali non sono di nessuna fazione e hanno un numero solo.

tal-rule-TAL-ENC-6 = Se una carta ti sposta, vai subito: ciò che dice la vecchia casella non si fa, e lì non prendi niente. Se è la casella a spostarti, prima puoi prendere ciò che c'è. Dove arrivi ricominci, e incontri la casella o un personaggio che è lì.

tal-rule-TAL-ENC-7 = Su una casella che non ti fa pescare, incontra prima le carte che ci sono, e poi fai ciò che dice la casella.

tal-rule-TAL-ENC-8 = Puoi fare ciò che dice la casella, visitare e prendere solo se hai sconfitto o evitato ogni nemico incontrato. Altrimenti il tuo turno è già finito.

tal-rule-TAL-ADV-1 = Se il segnalino Vantaggio deve passare alla fazione che mostra già, non succede niente.

tal-rule-TAL-DCK-1 = Quando un mazzo finisce, i suoi scarti si mescolano e diventano il nuovo mazzo. Gli incantesimi giocati e quelli scartati vanno in una sola pila per tutti.
    .ruling = I regolamenti parlano di una sola pila degli scarti per le carte incontro. Qui ciascuno dei due mazzi incontro ha la sua, così le loro carte non si mescolano mai.

## Battaglia

tal-rule-TAL-BAT-1 = Un nemico combatte con la Magia o la Forza sulla sua carta, e tu combatti con la stessa. Prima puoi evitare lo scontro; se non lo fai, usa gli incantesimi, gli Oggetti e le capacità che vuoi; poi entrambi tirano un dado e lo aggiungono, e puoi spendere 1 Fato per tirare di nuovo il tuo. Se il tuo Punteggio d'Attacco è più alto, il nemico è sconfitto e diventa un tuo trofeo. Se è più basso, perdi una Vita, il tuo turno finisce e il nemico resta; se sono uguali è uno stallo, e il tuo turno finisce.
    .ruling = I Dissennatori, il Folletto, le Chiavi Volanti e il Molliccio che vengono dalle caselle, e gli avversari che appaiono a causa di una carta, sono neutrali e non sono trofei.

tal-rule-TAL-BAT-2 = I nemici con lo stesso numero d'incontro che combattono con la stessa cosa combattono come uno solo: somma la loro forza e tira un dado per tutti. Magia e Forza non combattono mai insieme.

tal-rule-TAL-BAT-3 = I personaggi combattono solo contro personaggi dell'altra fazione, e sempre con la Magia. Chi è attaccato può evitare lo scontro; poi incantesimi, Oggetti, seguaci e capacità di entrambi vengono prima dei dadi, e dopo i dadi chi attacca decide per primo sul Fato e non può ripensarci. Chi vince può far perdere una Vita a chi perde, o prendere un Oggetto (anche un Dono) o un Galeone; chi vince nel proprio turno può invece attaccare un seguace di chi perde come se fosse un nemico, e tenerlo come trofeo. Punteggi uguali sono uno stallo. Poi il turno finisce.
    .ruling = Un seguace senza Magia o Forza sulla sua carta non si può attaccare. La ricompensa la sceglie chi vince, non chi perde. Anche un attacco evitato termina il turno di chi attacca.

tal-rule-TAL-BAT-4 = I personaggi della fazione che ha il Vantaggio aggiungono 1 al loro Punteggio d'Attacco, contro personaggi e contro nemici dell'altra fazione. Un personaggio della fazione che non ce l'ha toglie 1 in una battaglia con un nemico della fazione che ce l'ha. In una battaglia con nemici neutrali il Vantaggio non conta. Contro più nemici insieme, l'edizione inglese aggiunge 1 al loro punteggio per ciascuno della fazione con il Vantaggio, e l'edizione polacca toglie 1 al tuo per ciascuno di loro.
    .ruling = Se ha il Vantaggio la tua fazione, aggiungi 1 una volta sola, per quanti nemici dell'altra fazione tu combatta. I nemici neutrali fra questi non contano. L'esempio di battaglia stampato non segue questa regola: lì Silente combatte un nemico della fazione che ha il Vantaggio, e finisce con 16 senza l'1 che deve togliere. Secondo la regola è 15, e così contiamo. Contro più nemici, l'1 inglese per ciascuno prende il posto dell'1 che togli dal tuo punteggio, perché dice di loro ciò che l'altro dice di uno solo.

tal-rule-TAL-BAT-5 = Con l'incantesimo, la capacità, l'Oggetto o il seguace giusto puoi evitare un personaggio o un nemico che ti attacca, anche se viene da un evento, da un luogo o da un osservatore. Puoi farlo solo a Londra e nel Parco di Hogwarts. Allora nessuno dei due fa niente all'altro.
    .ruling = Tra nemici che combattono come uno solo puoi evitarne alcuni e combattere gli altri, perché lo schema degli incontri chiede se li hai battuti o evitati tutti.

tal-rule-TAL-TRO-1 = Alla fine del tuo turno puoi scambiare trofei: 5 punti Magia fra i trofei per 1 Magia, 5 punti Forza per 1 Forza, tante volte quante i punti bastano. I punti che avanzano sono persi. Le carte vanno negli scarti.

## Quello che hanno i personaggi

tal-rule-TAL-FAT-1 = Una volta per tiro puoi pagare 1 Fato per tirare di nuovo uno dei tuoi dadi, che tu abbia tirato per il movimento, in battaglia, o per una carta o una casella. Il nuovo risultato vale. Non puoi mai far tirare di nuovo il dado di un nemico o di un altro giocatore. Non c'è limite al Fato che puoi avere.
    .ruling = Il numero di Chiavi Volanti e la Forza del Molliccio sono tiri tuoi per una casella, quindi il Fato può cambiarli. Il dado che muove Lord Voldemort non è tuo e resta com'è.

tal-rule-TAL-OBJ-1 = Puoi portare 4 Oggetti, e mai due con lo stesso nome; tutti i Doni contano come un nome solo. Se ne hai uno di troppo, scegli subito quale lasciare scoperto sulla tua casella. Galeoni e Fato non sono Oggetti. Con la Borsetta di Perline o Grop, e nell'edizione polacca con il Troll, non c'è limite.
    .ruling = I regolamenti dicono che questi tolgono il limite di 4, ma non ne pongono un altro: puoi portare quanti Oggetti vuoi. Quando la Borsetta o il seguace non c'è più, lasci lì subito ciò che è di troppo, prima che accada altro. Un Oggetto che lasci perché è di troppo non si può riprendere nello stesso turno; un Dono o una carta acquisto torna nella sua pila (TAL-HAL-1). A un altro personaggio puoi prendere anche un Oggetto che hai già; poiché i due sono uguali, uno torna subito nella sua pila.

tal-rule-TAL-OBJ-2 = Non sei mai obbligato a usare un Oggetto, e puoi portarne uno che non puoi usare. Allora per te non fa niente, ma conta, può servire per pagare, e nessun altro ce l'ha. I Doni sono oggetti magici.

tal-rule-TAL-FOL-1 = Puoi avere 3 seguaci. Se alla fine del tuo turno ne hai di più, lascia sulla tua casella quelli che scegli. Un seguace che devi scartare va negli scarti, e uno ucciso da un altro personaggio diventa un suo trofeo.

tal-rule-TAL-OPN-1 = I tuoi Oggetti e seguaci sono scoperti, visibili a tutti. I tuoi incantesimi sono segreti.

tal-rule-TAL-DIT-1 = Alla fine del tuo turno puoi lasciare scoperti sulla tua casella Oggetti, seguaci e Galeoni a tua scelta. Ciò che lasci non puoi riprenderlo nello stesso turno.
    .ruling = I Doni e le carte acquisto tornano invece nelle loro pile (TAL-HAL-1). Il divieto di riprendere vale per tutto ciò che lasci su una casella nel tuo turno, anche per un Oggetto di troppo (TAL-OBJ-1).

tal-rule-TAL-SPE-1 = La tua Magia totale, con tutto ciò che la aumenta, decide quanti incantesimi puoi avere: nessuno fino a 3, uno con 4, due con 5 o 6, e tre con 7 o più. Oltre quel numero non ne ottieni.
    .ruling = Se la tua Magia cala, tieni gli incantesimi che hai, ma non ne ottieni finché non sei sotto il limite.

tal-rule-TAL-SPE-2 = Nel tuo turno puoi lanciare quanti incantesimi vuoi, nel turno di un altro giocatore uno solo. Ciascuno ha effetto subito, prima di qualsiasi altra cosa.
    .ruling = Ciò che si può lanciare in qualsiasi momento si può lanciare ogni volta che in un turno a qualcuno viene chiesto qualcosa, anche dopo i Tiri d'Attacco, mentre un giocatore decide sul Fato: solo ciò che cambia Magia o Forza deve venire prima dei dadi. Non si può lanciare mentre un altro incantesimo ha effetto, si paga un prezzo o qualcuno decide di una reazione, di un'abilità o di che cosa cedere o scambiare; e dove non si chiede niente nessuno aspetta.

tal-rule-TAL-SPE-3 = Un incantesimo lascia la tua mano solo quando lo lanci o lo usi per pagare una capacità. Fanno eccezione Oblivion, i Tiri Vispi Weasley, una sconfitta contro Gilderoy Allock o il Ricordo di Tom Riddle e la perdita dell'ultima Vita.

tal-rule-TAL-DIA-1 = La tua Magia e la tua Forza non scendono mai sotto il valore iniziale e non salgono mai oltre la fine dei loro quadranti. Ciò che aggiungono Oggetti e seguaci non sta sui quadranti. Puoi ottenere Vite oltre quelle iniziali, ma le cure si fermano lì.
    .ruling = Solo il regolamento inglese dice dove si fermano le cure. Nell'edizione polacca giochiamo allo stesso modo, perché curare è riavere ciò che si è perso.

tal-rule-TAL-LOS-1 = Quando perdi un turno, è il prossimo. Il turno in cui ciò accade prosegue come al solito.
    .ruling = Lo schema degli incontri sembra terminare il turno in corso, al contrario del testo della regola. Noi seguiamo il testo. Se prima che arrivi il tuo prossimo turno ti viene detto due volte di perderlo, si tratta sempre dello stesso turno, e lo perdi una volta sola. Un turno perso è uno dei due turni di un Furetto, e una Passaporta che vi si poteva usare si restituisce senza usarla. Un movimento promesso da Privet Drive 4 aspetta finché ti muovi di nuovo.

tal-rule-TAL-LIF-1 = Quando perdi l'ultima Vita, vieni portato subito al San Mungo, scarti incantesimi, trofei e Fato, e il tuo turno è finito. Nel tuo prossimo turno scegli di nuovo un lato della tua carta personaggio, riporti tutti i quadranti ai valori iniziali e continui a giocare. Tieni Oggetti, Galeoni e seguaci.
    .ruling = Solo i quadranti tornano ai valori iniziali, e il Fato non vi è segnato: non ricevi nuovo Fato né incantesimi, ma Silente, se il suo lato lo dice, ne ha comunque uno. Una carta Furetto e un movimento promesso sono persi; una sfida, e i turni che devi ancora perdere, restano con te. Fino al prossimo turno che giochi sei fuori gioco: nessuno può incontrarti, e niente ti raggiunge. Anche se hai più di 3 seguaci, li tieni fino alla fine di quel turno. I turni extra che ti spettavano ancora sono persi, perché il tuo turno è finito e sei fuori gioco.

tal-rule-TAL-HAL-1 = Un Dono o una carta acquisto che nessuno porta sta nella sua pila e si può ottenere di nuovo; un Dono scartato torna disponibile.
    .ruling = Vale anche per quelli che lasci, volontariamente o no: gli altri Oggetti restano allora sulla casella, ma di queste carte i regolamenti dicono che stanno nelle loro pile quando nessuno le porta.

## Da una regione all'altra

tal-rule-TAL-CRS-1 = Ci sono quattro vie da Londra al Parco di Hogwarts: King's Cross; una Passaporta, che nel turno successivo a quello in cui l'hai avuta può portarti sulla casella di fronte e in ogni caso va restituita; il 6 a Privet Drive 4, che porta alla Capanna di Hagrid; e la Polvere Volante, dalla Tana o dall'Atrium del Ministero alla casella di fronte. Tutte tranne King's Cross sostituiscono il movimento: non tiri dadi, Lord Voldemort non si muove, e hai il tuo incontro dove arrivi.

tal-rule-TAL-KXS-1 = Se il tuo movimento da dentro Londra raggiunge o supera King's Cross, puoi provare la barriera in una battaglia di Magia: la tua Magia più un dado contro 9 più un dado. Se fai di più, il passo successivo porta alla Stazione di Hogsmeade e da lì oltre in una delle due direzioni; se il movimento finiva esattamente a King's Cross, prosegui nel prossimo turno. Se non fai di più, ti fermi lì e il turno finisce, ma non costa Vite. Fermandoti lì, puoi invece incontrare la casella e pescare 1 carta, senza passare. In uscita niente ti ferma.
    .ruling = Il tabellone chiede Magia superiore a 9, le regole un tiro di entrambe le parti. Noi prendiamo le due cose insieme. Solo il regolamento inglese la chiama battaglia, e l'edizione polacca qui lo segue: ciò che conta in battaglia, come una Bacchetta, i due dadi di Harry o Expecto Patronum, conta anche qui, e chi guadagna qualcosa vincendo una battaglia lo guadagna. Ma la barriera non è un nemico e non attacca nessuno: non si può evitare né proteggere, il Vantaggio non conta, e con essa non si compie nessuna sfida. Comunque tu arrivi a King's Cross da dentro Londra, a piedi, per una carta, per una casella o con un movimento promesso, puoi provare. Non puoi se resti lì, se cominci lì il tuo turno, o se vieni dal Parco di Hogwarts.

tal-rule-TAL-GAT-1 = Se arrivi ai Cancelli di Hogwarts, o il movimento ti porterebbe oltre, puoi provare ad aprirli: scegli Magia o Forza e tira due dadi. Se la loro somma non supera quel valore, il tuo turno finisce sulla Scalinata Mobile. Se lo supera, il tuo turno finisce ai Cancelli e perdi 1 di ciò che hai scelto, ma non sotto il valore iniziale. Devi aprirli ogni volta che vuoi entrare; in uscita niente ti ferma.
    .ruling = Comunque tu ci arrivi, a piedi, per una carta, per una casella o con una Passaporta, puoi provare, e può farlo anche chi è appena uscito dalla Scuola di Hogwarts. Non puoi se resti lì o se cominci lì il tuo turno.

tal-rule-TAL-ROR-1 = Alla Stanza delle Necessità devi fermarti. Con un Dono puoi scartarlo ed entrare nella Sala Grande, oppure tornare indietro; senza un Dono devi tornare indietro. Nell'edizione polacca chi ha un Dono deve entrare.
    .ruling = Fermarsi è finire il movimento: entrare è il movimento del tuo prossimo turno. Anche nell'edizione polacca puoi lasciare il tuo Dono alla fine del turno in cui arrivi (TAL-DIT-1), perché deve entrare solo chi ne ha ancora uno.

tal-rule-TAL-WIN-1 = Nella Sala Grande combatti contro Lord Voldemort con la Magia, e la sua è 12, sia che tu vada da lui sia che lui venga da te (TAL-VOL-2). Se vinci, hai vinto la partita, qualunque sia la tua fazione. Se perdi, torni alla Scalinata Mobile. Dopo uno stallo resti e combatti di nuovo nel tuo prossimo turno.
    .ruling = Perdere qui non costa Vite. Il regolamento polacco mette la scalinata a cui torna chi perde all'inizio della Regione Intermedia: è un errore di stampa, perché è la prima casella della Scuola di Hogwarts.

## Regole alternative

tal-rule-TAL-ALT-1 = Senza eredità, chi perde l'ultima Vita è fuori: Oggetti, seguaci e Galeoni restano sulla casella; incantesimi, trofei e Fato tornano nelle loro pile, e la Magia e la Forza ottenute sono perse. Nel turno successivo quel giocatore pesca a caso uno dei personaggi non usati e lo prepara come all'inizio della partita.
    .ruling = Quando non restano personaggi non usati, quelli che erano fuori si mescolano e si usano di nuovo. Una sfida finisce con il personaggio, ma i turni che devi ancora perdere restano con te, perché è il giocatore a perderli.

tal-rule-TAL-ALT-2 = Per una partita più lunga, 1 Magia o 1 Forza costa 7 punti di trofei invece di 5.

tal-rule-TAL-ALT-3 = Se siete d'accordo, puoi lasciare Oggetti e seguaci su una casella prima di pescare lì. Contano come carte sulla casella, quindi peschi meno, ma non puoi riprenderli nello stesso turno.
    .ruling = I Doni e le carte acquisto lasciati tornano nelle loro pile (TAL-HAL-1), e quindi non contano.

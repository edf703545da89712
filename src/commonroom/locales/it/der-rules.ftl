### Le regole di Death Eaters Rising, un messaggio per ogni numero di regola, nell'ordine del gioco.
### Il valore è la regola. `.ruling` dice che cosa il regolamento lascia aperto e come rispondiamo noi.
### Ciò che il regolamento non stampa, e che abbiamo creato noi, si chiama nostra scelta.

## Capitoli

der-chapter-components = Componenti
der-chapter-setup = Preparazione
der-chapter-turn = Il turno
der-chapter-travel = Viaggio
der-chapter-voldemort = Il dado di Voldemort
der-chapter-dice = I dadi dei maghi
der-chapter-end = Fine del turno
der-chapter-damage = Ferite
der-chapter-tokens = Segnalini incantesimo
der-chapter-corruption = Corruzione
der-chapter-villain = Combattere Voldemort
der-chapter-winning = Vittoria
der-chapter-losing = Sconfitta

## Componenti

der-rule-DER-CMP-1 = Il gioco è per 2–4 giocatori, che giocano insieme. Ha 44 carte personaggio (33 maghi, 10 Mangiamorte e Lord Voldemort), 6 carte quartier generale (due per ciascuna delle tre fazioni), 6 segnalini missione, 6 carte posto e una carta del Cattivo. Li accompagnano un tabellone dei luoghi in tre parti, la miniatura di Voldemort, 14 dadi dei maghi in quattro colori, un dado di Voldemort a otto facce, 24 segnalini incantesimo, 60 segnalini ferita e 15 segnalini corruzione.

der-rule-DER-CMP-2 = Ci sono quattro virtù, Amicizia, Coraggio, Sapere e Lealtà, e quattro colori di dadi dei maghi, viola, rosso, blu e arancione. Ogni colore favorisce una virtù diversa e su una faccia mostra un simbolo doppio, che vale come due. Nostra scelta: il viola favorisce l'Amicizia, il rosso il Coraggio, il blu il Sapere e l'arancione la Lealtà; un dado mostra la sua virtù una volta su due facce e doppia su una terza, e ciascuna delle altre tre virtù su una faccia. Altra nostra scelta: ci sono 4 dadi viola, 4 rossi, 4 blu e 2 arancioni.

der-rule-DER-CMP-3 = Il dado di Voldemort ha otto facce: tre girano Voldemort di un luogo in senso orario, tre di un luogo in senso antiorario, e due mostrano il Marchio Nero, che lo lascia dov'è.

der-rule-DER-CMP-4 = Ciascuna delle tre fazioni ha il suo quartier generale e due maghi iniziali. Hogwarts si riunisce nell'Ufficio di Silente e comincia con Albus Silente o Minerva McGranitt. L'Ordine della Fenice si riunisce a Grimmauld Place 12 e comincia con Ninfadora Tonks o Sirius Black. L'Esercito di Silente si riunisce nella Stanza delle Necessità e comincia con Harry Potter o Hermione Granger.

der-rule-DER-CMP-5 = Il Ministero della Magia ha i posti Ufficio Misteri e Atrium, Diagon Alley ha Olivander e la Gringott, Hogsmeade ha la Testa di Porco e la Stazione di Hogsmeade. Da quando Voldemort controlla un posto, ogni Marchio Nero ne fa scattare la penalità. Ufficio Misteri: aggiungi 1 segnalino corruzione a ogni posto dove si trova almeno un Mangiamorte; Atrium: in questo turno, per ferire un Mangiamorte bisogna assegnargli un simbolo in più; Gringott: in questo turno nessuno può usare segnalini incantesimo; Testa di Porco: in questo turno si possono togliere ferite a un solo mago per squadra. Le penalità di Olivander e della Stazione di Hogsmeade sono una nostra scelta.
    .ruling = Non sappiamo quale simbolo chieda l'Atrium: qui è una Lealtà, da un dado o da un segnalino incantesimo, e non serve né alle ferite inflitte da abilità né a un attacco a Voldemort. Sulla carta della Gringott c'è scritto «round», che leggiamo come il turno in corso; ottenere segnalini resta permesso. Con la penalità della Testa di Porco quell'unico mago di una squadra può essere curato più volte, e le ferite che un mago perde quando viene reclutato non contano. Un mago curato che poi passa con uno scambio in un'altra squadra è quell'unico mago per tutte e due.

der-rule-DER-CMP-6 = I segnalini incantesimo sono di dodici tipi. Quattro assegnano 1 Amicizia, Coraggio, Sapere o Lealtà, quattro danno un dado viola, rosso, blu o arancione. Gli altri tolgono 1 segnalino corruzione, tolgono 2 ferite a 1 mago, tolgono 1 ferita a ciascuno di 2 maghi, o fanno scambiare un mago con un altro giocatore. Che ce ne siano due per tipo è una nostra scelta.

der-rule-DER-CMP-7 = Harry Potter, Minerva McGranitt e Ninfadora Tonks costano 6 simboli di una virtù e danno un dado in più a ogni turno se la tua squadra ha un altro mago della loro fazione; Albus Silente costa 2 + 4 e lo dà se la tua squadra ha un mago di un'altra fazione ben precisa. Luna Lovegood (3 + 1): paga 2 simboli per prendere un segnalino incantesimo e togliere 1 ferita a un mago qualsiasi; Sibilla Cooman (2): una volta per turno, prima di assegnare, tira di nuovo quanti dadi vuoi; Bill Weasley (4): se la tua squadra ha un altro Weasley o Fleur, a ogni turno tira un dado in più, di uno fra due colori: ogni volta scegli tu quale. Questi numeri e queste abilità vengono dal regolamento; le virtù, le fazioni e i colori dei dadi sono una nostra scelta. Lo sono anche i testi dei maghi iniziali Sirius Black e Hermione Granger.

der-rule-DER-CMP-8 = Questi Mangiamorte vengono dal regolamento, con i simboli che servono a ferirli e ciò che fanno quando Voldemort è nel loro luogo. Peter Minus (2 + 1) infligge 1 ferita al mago meno ferito di una certa fazione nella squadra di ogni giocatore, e DER-DMG-2 risolve le parità; Antonin Dolohov (2 + 1) infligge 1 ferita a ogni mago di una certa fazione in questo luogo o, se non ce ne sono, aggiunge 1 segnalino corruzione qui. Bellatrix Lestrange (2 + 2) infligge 1 ferita a ogni mago della squadra del giocatore di turno, e inoltre aggiunge 1 segnalino corruzione a Diagon Alley; Lucius Malfoy (2 + 2) toglie 1 ferita a ogni altro Mangiamorte, e inoltre aggiunge 1 segnalino corruzione al Ministero della Magia. Le virtù che chiedono e le fazioni che perseguitano sono una nostra scelta.
    .ruling = Non è certo quando valga la riga che comincia con «inoltre». La prendiamo per l'abilità del Marchio Nero: così Bellatrix e Lucius ne hanno una, Dolohov e Minus no. La carta di Minus parla di un solo mago meno ferito, mentre il regolamento dice che queste abilità colpiscono tutti quelli a pari ferite: la regola è più precisa, perciò qui sono colpiti tutti, e la carta lo dice.

der-rule-DER-CMP-9 = Ogni quartier generale dà una riserva di base di quattro dadi e due abilità, una da 1 simbolo e una da 2, ciascuna usabile una volta per turno. Ufficio di Silente: togli 1 segnalino corruzione dal tuo luogo; prendi un segnalino incantesimo, e anche ogni altro giocatore con almeno due maghi di Hogwarts può prenderne uno. Stanza delle Necessità: togli 1 segnalino corruzione dal tuo luogo; ogni giocatore può togliere 1 ferita a un mago della sua squadra, o 2 se è un mago dell'Esercito di Silente. Sono una nostra scelta entrambe le abilità di Grimmauld Place 12, pensate per accordarsi con quelle degli altri due, le virtù con cui si pagano le abilità e i colori dei dadi, diversi per ogni fazione: ogni riserva ha almeno un dado rosso e al massimo due dello stesso colore.
    .ruling = Non è certo quale costo abbia ciascuna abilità; teniamo l'ordine stampato. Nell'Ufficio togliere la corruzione costa 2 e il segnalino incantesimo 1; nella Stanza togliere la corruzione costa 1 e curare 2.

der-rule-DER-CMP-10 = Ogni fazione ha 11 maghi, due dei quali iniziali; quelli nominati qui sono una nostra scelta, tranne Cooman, Bill e Luna, che il regolamento mostra. Hogwarts: Cooman, Piton, Hagrid, Mrs Purr, Vitious, Sprite, Madama Chips, Fiorenzo e Dobby; Ordine della Fenice: Lupin, Moody, Bill, Fleur, Molly, Arthur, Kingsley, Mundungus Fletcher e Aberforth; Esercito di Silente: Ron, Ginny, Neville, Luna, Cho Chang, Fred, George, Dean Thomas e Seamus Finnigan; e altri sei Mangiamorte: Rookwood, Macnair, Rodolphus Lestrange, Rabastan Lestrange, Mulciber e Yaxley. I maghi iniziali sopportano 6 ferite, gli altri da 4 a 6 (uno può sopportarne 7) e i Mangiamorte 2 o 3; i maghi costano da 2 a 6 simboli, i Mangiamorte 3 o 4. Ogni carta ha una propria abilità che conta davvero, di uno dei tipi noti in questa famiglia di giochi: un dado in più (spesso solo con una certa fazione), girare un dado su una faccia scelta, tirare di nuovo, pagare simboli per curare, prendere un segnalino, togliere corruzione o ferire un Mangiamorte, subire ferite per ottenere qualcosa, o un segnalino quando un Mangiamorte è stato ferito.

## Preparazione

der-rule-DER-SET-1 = La miniatura di Voldemort comincia rivolta verso un luogo a caso. Ogni luogo riceve le sue due carte posto scoperte, una sull'altra, in ordine casuale.
    .ruling = Il regolamento non dice quale delle due carte sia in gioco né come siano disposti i luoghi intorno a Voldemort. Il posto attivo è la carta in cima, e in senso orario i luoghi sono il Ministero della Magia, Diagon Alley e Hogsmeade.

der-rule-DER-SET-2 = I segnalini incantesimo stanno coperti; i segnalini corruzione e ferita formano le riserve.
    .ruling = Il regolamento dice che cosa succede quando finiscono i dadi o i segnalini incantesimo, ma non i segnalini ferita, che nella scatola sono 60. Per noi ce ne sono quanti ne servono: se finiscono, usate quello che avete sottomano.

der-rule-DER-SET-3 = Ogni giocatore sceglie una fazione e ne prende il quartier generale, uno dei due maghi iniziali e uno dei segnalini missione. Due giocatori possono avere la stessa fazione, tre mai, e ogni mago iniziale esiste una volta sola.

der-rule-DER-SET-4 = La carta di Lord Voldemort si mette da parte e tutte le altre carte personaggio si mescolano, compresi i maghi iniziali che nessuno ha preso e i Mangiamorte. In ogni luogo si mettono tre carte scoperte, e poi la carta di Voldemort va a metà del mazzo rimasto.
    .ruling = Il regolamento non conta le carte fino alla metà: sopra di lui ce ne sono 16 con 2 giocatori, 15 con 3 e 15 con 4.

der-rule-DER-SET-5 = Il primo turno è di chi ha visto uno dei film più di recente, e si continua in senso orario.
    .ruling = Solo voi potete sapere chi è, perciò il primo giocatore si sceglie durante la preparazione; se nessuno sceglie, decide il caso.

## Il turno

der-rule-DER-TRN-1 = Un turno ha quattro fasi, sempre in quest'ordine: viaggio, Voldemort, dadi dei maghi, fine del turno.

## Viaggio

der-rule-DER-TRV-1 = Comincia il turno mettendo il tuo segnalino missione su un luogo a tua scelta. In questo turno hai a che fare solo con i tre personaggi scoperti lì, con il suo posto attivo e con la tua squadra, che si trova anch'essa in quel luogo.

der-rule-DER-TRV-2 = I maghi in un luogo sono le carte mago scoperte lì e, se lì c'è il segnalino missione di chi è di turno, la sua squadra; le squadre degli altri giocatori non si trovano in nessun luogo. Puoi viaggiare verso lo stesso luogo a ogni turno, e una squadra può crescere senza limiti.
    .ruling = Il regolamento parla di maghi in un luogo senza dire chi siano, e tace sulle visite ripetute e sulla grandezza di una squadra. Tutta questa regola è la nostra risposta.

## Il dado di Voldemort

der-rule-DER-VOL-1 = Tira il dado di Voldemort e gira Voldemort come mostra: di un luogo in senso orario, di uno in senso antiorario o, con il Marchio Nero, per niente.

der-rule-DER-VOL-2 = Voldemort infligge 1 ferita a ogni carta mago nel luogo verso cui ora è rivolto. Se lì c'è il tuo segnalino missione, subisce 1 ferita anche ogni mago della tua squadra; le squadre degli altri giocatori no.

der-rule-DER-VOL-3 = Poi 1 segnalino corruzione va sul posto attivo del luogo di Voldemort. Succede a ogni turno, qualunque cosa abbia mostrato il dado.

der-rule-DER-VOL-4 = Poi ogni Mangiamorte nel luogo di Voldemort esegue la sua abilità normale. I Mangiamorte che si trovano altrove non fanno niente, a meno che il dado non abbia mostrato il Marchio Nero.

der-rule-DER-VOL-5 = Con il Marchio Nero Voldemort resta dov'è, e il suo attacco, la corruzione e le abilità normali nel suo luogo seguono come in ogni turno (da DER-VOL-2 a DER-VOL-4). Dopo vengono le abilità del Marchio Nero di tutti i Mangiamorte, prima di quelli nel suo luogo e poi di quelli negli altri due, in senso orario. Per ultime vengono le penalità di tutti i posti controllati.

der-rule-DER-VOL-6 = I Mangiamorte di un luogo agiscono nell'ordine delle loro posizioni, e le penalità seguono l'ordine in cui i posti sono finiti sotto controllo. Con il Marchio Nero, un Mangiamorte che è con Voldemort esegue l'abilità normale e poi quella del Marchio Nero; uno che è altrove esegue solo quella del Marchio Nero.
    .ruling = Il regolamento dà un ordine ai luoghi, ma non ai Mangiamorte di uno stesso luogo né alle penalità, e lascia dubbi su quali abilità il Marchio Nero faccia scattare e dove. Tutta questa regola è la nostra risposta.

## I dadi dei maghi

der-rule-DER-DIC-1 = Per il primo tiro prendi i quattro dadi del tuo quartier generale, aggiungi quelli che ti danno le abilità della squadra e i segnalini incantesimo, e tirali tutti. I 14 dadi sono una riserva sola per tutti: non ricevi mai più dadi di un colore di quanti ne restino lì, e se sono troppo pochi prendi quelli che ci sono. I dadi che hai assegnato o scartato in questo turno non sono ancora tornati nella riserva.
    .ruling = Secondo il regolamento i dadi si prendono dopo aver messo il segnalino missione, ma i segnalini incantesimo si possono usare prima del tiro. Perciò controlliamo la condizione di un dado in più una volta sola, quando prendi i dadi per tirarli la prima volta, e per il luogo in cui hai messo il segnalino: curare o scambiare un mago prima di allora può ancora aggiungere o togliere un dado; spostare il segnalino, e ciò che cambia dopo, no.

der-rule-DER-DIC-2 = Dopo ogni tiro assegna almeno un dado (a) a un simbolo corrispondente di un personaggio nel tuo luogo, (b) a un'abilità del tuo quartier generale o (c) a un'abilità di un mago della tua squadra. Se non puoi o non vuoi, scarta invece un dado per il resto del turno. Poi tira di nuovo i dadi rimasti, e così via.
    .ruling = Il regolamento lascia aperti i dettagli. Un tiro può servire più carte; una faccia doppia riempie fino a due simboli corrispondenti di una carta o di un'abilità, e il resto va perso; i dadi restano dove li hai assegnati; un costo si può pagare in più tiri, ma ciò che alla fine del turno non è completo va perso.

der-rule-DER-DIC-3 = L'abilità di un quartier generale o di un mago ha effetto subito, appena è pagata. Ogni abilità si può usare una volta per turno, anche quella che non costa niente, e non sei mai obbligato. Hanno abilità solo il quartier generale e la squadra di chi è di turno.
    .ruling = Il regolamento non dice che cosa succede con un'abilità che al momento non farebbe niente. Puoi pagarla lo stesso; un'abilità che non costa niente, come un segnalino incantesimo, si può usare solo se fa qualcosa. Un dado fa qualcosa solo finché c'è un simbolo da riempire. Ciò che si usa ha effetto per quanto può: si può rinunciare solo a ciò che dice «può» o «fino a».

der-rule-DER-DIC-6 = Un'abilità che gira i dadi o li fa tirare di nuovo si usa dopo un tiro, prima di assegnare qualunque dado di quel tiro.
    .ruling = Il regolamento non dice se si possa scegliere la faccia doppia: sì, puoi girare un dado anche su quella.

der-rule-DER-DIC-4 = Riempire alcuni simboli di un personaggio non basta: solo se sono pieni tutti, un mago nel tuo luogo viene reclutato, o un Mangiamorte ferito. Succede alla fine del turno, non subito.

der-rule-DER-DIC-5 = I dadi possono ferire ogni Mangiamorte una volta sola per turno. Le abilità possono infliggergli altre ferite nello stesso turno.

## Fine del turno

der-rule-DER-END-1 = Il tuo turno finisce quando tutti i dadi sono assegnati o scartati, o quando alla tua portata non resta nessun simbolo aperto. Poi, in quest'ordine: i maghi con tutti i simboli pieni si uniscono alla tua squadra e perdono tutte le ferite; ogni Mangiamorte con tutti i simboli pieni, o Voldemort, subisce 1 ferita, e tu prendi 1 segnalino incantesimo per ogni ferita inflitta; i dadi tornano nella riserva. I posti con 5 segnalini corruzione passano sulla carta del Cattivo e perdono i segnalini; i personaggi con il tracciato delle ferite pieno vanno in infermeria (maghi) o ad Azkaban (Mangiamorte); le posizioni vuote nei luoghi si riempiono dal mazzo; e il tuo segnalino missione torna da te.
    .ruling = Il regolamento fa finire il turno anche quando non puoi aggiungere un dado a nessuna carta, eppure ti fa scartare un dado quando nessuno va bene. Lo leggiamo così: un tiro che semplicemente non va bene ti costa un dado, e il turno finisce solo quando non resta nessun simbolo aperto. Puoi fermarti prima, il che vuol dire scartare tutti i dadi rimasti; i segnalini possono ancora aiutare.

der-rule-DER-END-2 = Se Voldemort è sconfitto si controlla subito dopo aver inflitto le ferite, prima di ogni vostra sconfitta. Se avete perso si controlla una volta sola, dopo che i personaggi con il tracciato pieno se ne sono andati e prima di riempire le posizioni vuote, e si riferiscono tutti i motivi che valgono. Si riempie in senso orario a partire dal luogo attivo; se per una posizione esce la carta di Voldemort, la posizione va alla carta seguente, e quando il mazzo è vuoto le posizioni restano vuote.
    .ruling = Il regolamento non dà un ordine per controllare vittoria e sconfitta né per riempire, e non dice che cosa succede se riempiendo esce Voldemort o se il mazzo finisce. Tutta questa regola è la nostra risposta.

## Ferite

der-rule-DER-DMG-1 = Un personaggio non ha mai più ferite di quante ne contenga il suo tracciato: quando è pieno non ne subisce altre, e non può usare abilità che si pagano con ferite proprie. La sconfitta si controlla solo alla fine del turno, perciò curarlo prima lo salva. In un luogo, un mago con il tracciato pieno si salva anche reclutandolo.
    .ruling = Il regolamento non dice che cosa possa ancora fare un mago con il tracciato pieno. Fino alla fine del turno conta come prima e può usare le altre sue abilità.

der-rule-DER-DMG-3 = Un Mangiamorte con il tracciato pieno non accetta dadi, e nemmeno Voldemort finché ha tante ferite quanti sono i Mangiamorte ad Azkaban. Un Mangiamorte il cui tracciato si riempie in questo turno conta per Voldemort solo dal prossimo. Le ferite inflitte da abilità non colpiscono mai Voldemort.
    .ruling = Il regolamento dice solo che ferite simili non si possono infliggere, non se si possano ancora mettere dadi, quando un Mangiamorte caduto cominci a contare, o se le abilità arrivino a Voldemort. Tutta questa regola è la nostra risposta.

der-rule-DER-DMG-2 = Un effetto sul mago più o meno ferito colpisce tutti quelli a pari ferite. Anche un mago senza ferite conta, con zero.
    .ruling = Il regolamento non dice che cosa succede se il mago più ferito ha già il tracciato pieno. Conta lo stesso e non subisce nulla, e nessun altro subisce le ferite al suo posto.

## Segnalini incantesimo

der-rule-DER-TOK-1 = Ogni giocatore può usare segnalini incantesimo nel turno di chiunque, in ogni momento dopo che il dado di Voldemort è stato risolto, prima o dopo ogni tiro. Un segnalino con una virtù riempie un simbolo di un personaggio nel luogo attivo, o paga l'abilità di un mago della squadra del giocatore di turno.
    .ruling = Qui il regolamento lascia aperte molte cose. Quando: dopo tutta la fase di Voldemort e finché non comincia la fine del turno; un segnalino ottenuto durante il turno si può usare subito, mentre i segnalini e i maghi che arrivano alla fine del turno si usano solo dal turno seguente. I segnalini con una virtù possono pagare anche un'abilità del quartier generale attivo, e valgono per Voldemort e per il simbolo in più dell'Atrium; nessun segnalino sostituisce il dado da assegnare dopo un tiro. Il dado di un segnalino deve essere nella riserva e si unisce al prossimo tiro; se non hai più dadi, hai diritto a un tiro in più. I segnalini di cura, e le abilità che dicono «un mago qualsiasi», raggiungono i maghi di qualsiasi squadra o scoperti nel luogo attivo; il segnalino che toglie corruzione vale per il posto attivo del luogo attivo.

der-rule-DER-TOK-2 = I segnalini incantesimo usati si mettono da parte scoperti. Appena la riserva è vuota si mescolano e diventano la nuova riserva, coperti.
    .ruling = Il regolamento non dice che cosa succede se non ci sono nemmeno segnalini usati: allora non se ne prende nessuno. Non dice nemmeno se i tuoi segnalini siano segreti: stanno scoperti davanti a te.

der-rule-DER-TOK-3 = Chi usa un segnalino di scambio cambia un proprio mago con uno di un altro giocatore.
    .ruling = Il regolamento non dà dettagli. L'altro giocatore deve essere d'accordo, perché nessuna squadra si cambia contro la volontà di chi la guida. Si può scambiare nel turno di chiunque, le ferite restano sulla carta, e un'abilità già usata in questo turno resta usata. I simboli riempiti per l'abilità di un mago che lascia la squadra del giocatore di turno vanno persi. Chi si vede rifiutare lo scambio tiene il segnalino, ma in questo turno non lo propone più.

der-rule-DER-TOK-4 = Prendi un segnalino incantesimo per ogni ferita che infliggi a un Mangiamorte o a Voldemort, con i dadi, alla fine del turno, o con un'abilità.
    .ruling = Il regolamento non dice quando si prenda il segnalino per una ferita inflitta da un'abilità: subito.

## Corruzione

der-rule-DER-COR-1 = Un posto contiene al massimo 5 segnalini corruzione; quelli in più vanno persi. Un posto pieno alla fine di un turno passa per sempre sotto il controllo di Voldemort. Toglierne anche uno solo prima di allora lo salva.
    .ruling = Il regolamento non dice che cosa viene dopo un posto controllato. Diventa attivo il posto seguente del luogo, e dopo il luogo stesso: anch'esso contiene 5 segnalini corruzione, non ha penalità e conta solo per DER-LOS-4.

der-rule-DER-COR-2 = La corruzione che un effetto mette su un luogo va sul suo posto attivo. L'abilità di un mago che parla di un luogo vale anche per i suoi posti. La penalità dell'Ufficio Misteri aggiunge 1 segnalino corruzione una volta per posto, qualunque sia il numero dei Mangiamorte che vi si trovano.
    .ruling = Il regolamento dice solo che le abilità dei maghi valgono per i posti di un luogo. Dove vada la corruzione messa su un luogo, e che i Mangiamorte di un posto non si contino uno per uno, è la nostra risposta. Lo è anche questa: se i luoghi più corrotti sono più di uno, si intende il primo in senso orario dalla carta che lo dice.

## Combattere Voldemort

der-rule-DER-VIL-1 = Quando esce la carta di Voldemort, si mette sulla carta del Cattivo. Da allora una squadra nel suo luogo può attaccarlo come un Mangiamorte, riempiendo 3 simboli. Il numero è stampato; che la virtù sia il Coraggio è una nostra scelta.

der-rule-DER-VIL-2 = Le ferite di Voldemort non possono mai superare il numero di Mangiamorte ad Azkaban.

der-rule-DER-VIL-3 = Voldemort non conta come Mangiamorte per nessun effetto.

der-rule-DER-VIL-4 = Una volta rivelato Voldemort, prima del primo tiro del tuo turno puoi scartare un dado per spostare il tuo segnalino missione nel suo luogo. Il dado lo scegli tu. Per il resto la tua riserva rimane com'era quando hai messo il segnalino la prima volta: lo spostamento non aggiunge dadi e non ne toglie.
    .ruling = Il regolamento non dice che cosa succede ai simboli riempiti da segnalini incantesimo prima dello spostamento: sui personaggi del luogo che lasci vanno persi, sulle abilità restano. Il dado conta come scartato in questo turno, come ogni altro, e lo si segue una volta per turno. Chi si sposta prende prima i dadi, con le abilità che valgono dove stava il segnalino.

## Vittoria

der-rule-DER-WIN-1 = Vincete tutti quando Voldemort ha 5 ferite: 4 nella partita per principianti, 6 o più in quella per esperti. Poiché le sue ferite non possono superare il numero di Mangiamorte ad Azkaban, lì devono essercene almeno altrettanti.
    .ruling = Il regolamento non fissa un limite massimo per gli esperti: qui è 10.

## Sconfitta

der-rule-DER-LOS-1 = Perdete tutti quando i maghi sconfitti arrivano a 8 con 2 giocatori, 10 con 3 giocatori o 12 con 4 giocatori.

der-rule-DER-LOS-2 = Perdete tutti quando un giocatore non ha più maghi.

der-rule-DER-LOS-3 = Perdete tutti quando Voldemort controlla quattro posti o più, ovunque siano.

der-rule-DER-LOS-4 = Perdete tutti quando Voldemort controlla un luogo intero: entrambi i suoi posti e il luogo stesso.

### Le regole di Un Anno a Hogwarts, un messaggio per regola, nell'ordine di gioco.
### Il valore è la regola. `.ruling` dice che cosa i regolamenti lasciano aperto e come rispondiamo noi.
### Ciò che nessun regolamento stampa, e abbiamo ideato noi, è detto nostra scelta.
### Dove il regolamento italiano e quello polacco differiscono, decide l'edizione scelta prima della partita.

## Capitoli

yh-chapter-components = Contenuto
yh-chapter-board = I tabelloni
yh-chapter-setup = Preparazione e fine
yh-chapter-turn = Il turno
yh-chapter-points = Punti Casa
yh-chapter-fights = Combattimenti
yh-chapter-quidditch = Quidditch
yh-chapter-voldemort-returns = Ritorno di Voldemort

## Contenuto

yh-rule-YH-CMP-1 = C'è un tabellone principale, che mostra Hogwarts come la Mappa del Malandrino, e ce ne sono tre più piccoli: Diagon Alley, i Luoghi e il Campo di Quidditch. La scatola contiene 210 carte in otto mazzi (Azione, Combattimento, Duello, Evento, Libro, Pozione, Quidditch e Incantesimo), 30 missioni, 30 Oggetti, 6 segnalini Mangiamorte, 60 segnalini Coppa delle Case, 20 segnalini Polvere Volante, 10 Passaporte, 70 segnalini PV, 5 dadi, 15 schede e 15 pedine.
    .ruling = Quando i segnalini Polvere Volante o le Passaporte sono finiti, nessuno ne ottiene altri. I segnalini PV e Punti Casa e i cinque dadi non pongono limiti.

yh-rule-YH-CMP-2 = Le 30 carte Combattimento sono numerate come le 30 missioni, e ciascuna appartiene alla missione con il suo numero. Nostra scelta: delle altre 180 carte, 40 sono Incantesimi, 34 Pozioni, 24 Libri, 26 carte Azione, 20 carte Evento, 20 carte Duello e 16 carte Quidditch.
    .ruling = I regolamenti contano 210 carte ma non i singoli mazzi; questi sono i numeri con cui giochiamo.

yh-rule-YH-CMP-3 = Ogni giocatore ha uno studente: Harry Potter, Hermione Granger, Ron Weasley, Draco Malfoy, Luna Lovegood o, nostra scelta, Ginny Weasley, Neville Paciock o Cho Chang. Una scheda mostra i PV dello studente, la sua resistenza agli attacchi, 3 o 4 dadi attacco, i Libri, gli Incantesimi e le Pozioni con cui comincia, una capacità per il movimento e una per il combattimento. Quelle di Harry sono stampate: 7 PV e 4 dadi, 2 Incantesimi invece di 1 su una casella Incantesimo, e avversari con resistenza inferiore di 1; Hermione ha 4 dadi, Luna 6 PV e 4 dadi. Tutti gli altri numeri e le altre capacità sono una nostra scelta. Hanno una scheda anche i sei Mangiamorte Narcissa Malfoy, Barty Crouch Junior, Lucius Malfoy, Walden Macnair, Bellatrix Lestrange e Peter Minus, con 1 Incantesimo e 1 Pozione ciascuno e senza posto per gli Oggetti, e Lord Voldemort, con 7 PV.

yh-rule-YH-CMP-4 = I 30 Oggetti sono sei Horcrux (Diario di Tom Riddle, Anello di Orvoloson Gaunt, Coppa di Tassorosso, Medaglione di Serpeverde, Diadema di Corvonero e Nagini), quattro che servono a Minus (Calderone, Osso del Padre, Mano di Codaliscia e Harry Potter), e poi Zanna di Basilisco, Spada di Grifondoro, Bacchetta di Sambuco, Pietra della Resurrezione, Giratempo, Mantello dell'Invisibilità e Fierobecco. Gli altri 13 sono una nostra scelta: { yh-enchanted-harp }, { yh-winged-key }, { yh-philosophers-stone }, { yh-sorting-hat }, { yh-marauders-map }, { yh-golden-egg }, { yh-triwizard-cup }, { yh-prophecy-orb }, { yh-da-coin }, { yh-memory-phial }, { yh-deluminator }, { yh-golden-snitch } e { yh-two-way-mirror }.

yh-rule-YH-CMP-5 = Sei Oggetti si possono usare una volta, e poi vanno su una delle tre caselle Oggetto di Diagon Alley. La Bacchetta di Sambuco e la Spada di Grifondoro danno ciascuna un dado attacco in più per un combattimento, e la Pietra della Resurrezione dà 6 PV in un combattimento. Il Giratempo dà un altro turno. Il Mantello dell'Invisibilità ti permette di abbandonare un combattimento e di allontanarti di 5 caselle. Fierobecco ti porta su qualsiasi casella di Diagon Alley o dei Luoghi; nell'edizione polacca poi torni indietro.
    .ruling = Gli Oggetti non sono carte e non contano per nessun limite. Il Giratempo si può usare prima del tiro, a ogni passo del proprio movimento e quando il proprio turno finisce; si ottiene un solo altro turno alla volta. Sotto il Mantello niente ti ferma, e la casella che raggiungi non fa niente; nessuno ha vinto o perso, una carta contro cui combattevi torna nel suo mazzo, e la missione resta tua con i suoi Oggetti e le sue carte. Finisce anche il combattimento di un'intera squadra. Non torni su caselle già visitate nello stesso turno. Se così non resta una strada di 5 caselle, vai fin dove si può. Chi abbandona un combattimento durante un viaggio si allontana da dove il viaggio è cominciato. Fierobecco non è una carta per l'inizio del turno, come l'Algabranchia, e non prende il posto del tiro: vola quando il tuo turno starebbe per finire, e dove atterra fai ciò che si fa in un viaggio con la Polvere Volante. Vola anche al Cimitero, tranne nell'edizione polacca, che non fa entrare nessuno senza Passaporta; e alla fine del turno ti riporta indietro da ogni luogo da cui nessuna strada porta a casa.

yh-rule-YH-CMP-6 = Una missione ha un luogo, Oggetti da portare, carte da mostrare nelle varianti per esperti, Punti Casa e un avversario. I regolamenti mostrano i numeri da 1 a 3 (l'Ala Ovest al terzo piano, un Oggetto ciascuna, 50, 50 e 60 punti, contro Fuffi, il Tranello del Diavolo e il Professor Raptor) e il numero 6 (la Camera dei Segreti, la Zanna di Basilisco e il Diario di Tom Riddle, 200 punti, contro Tom Riddle). Le missioni da 1 a 10 raccontano i primi tre libri, da 11 a 20 i due successivi, da 21 a 30 gli ultimi due; danno da 40 a 300 punti, tanti di più quanto più sono difficili. Tutte le altre missioni sono una nostra scelta: ogni Oggetto serve ad almeno una, e ogni carta che richiedono esiste almeno due volte.

yh-rule-YH-CMP-7 = Una carta Combattimento o Duello mostra i PV dell'avversario, la sua resistenza e che cosa fa: quando viene rivelata, prima di ogni tuo attacco o dopo. Tom Riddle ha 9 PV e resistenza 5: perdi 2 PV quando viene rivelato e 3 PV dopo ogni tuo attacco, e gli Incantesimi non hanno effetto su di lui. Vincent Tiger ha 4 PV e resistenza 3: perdi 10 Punti Casa quando viene rivelato e 2 PV prima di ogni tuo attacco. Tutti gli altri avversari sono una nostra scelta.

yh-rule-YH-CMP-8 = Queste carte sono stampate. Incantesimi: Ardemonio (l'avversario perde 6 PV), Wingardium Leviosa (cerca nel mazzo Incantesimo e prendi 2 carte), Alohomora, Accio e Oblivion (anche per l'inizio del turno) e Lumos. Pozioni: Pozione Polisucco (cerca nel mazzo Pozione e prendi 1 carta), Ossofast, che nell'edizione polacca è il ricostituente di Madama Chips (5 PV per te), Soluzione Corroborante (5 PV), Pozione Invecchiante (4 PV), e poi { yh-gillyweed }, { yh-forgetfulness-potion } e { yh-amortentia } (anche per l'inizio del turno). Libri: A spasso con gli spiriti (5 punti) e Infusi e Pozioni Magiche (10 punti). Azioni: Dolores Umbridge (40 punti persi), Horace Lumacorno (15 punti) e Polvere Volante. Evento: Dobby (tutti tirano, e chi fa meno può andare su qualsiasi casella del castello). Quidditch: Nimbus 2000 (2 caselle), Firebolt (4 caselle), Finta Wronsky (tira un altro dado) e Incantesimo Confundus (l'altro Cercatore arretra di 3 caselle). Tutto il resto è una nostra scelta.
    .ruling = I Libri danno da 5 a 20 punti, anche se una pagina del regolamento italiano dice da 5 a 10. Un mazzo in cui si è cercato si mescola. Una carta che ti manda da qualche parte non fa altro: la casella non fa niente, non incontri nessuno, e il tuo prossimo turno comincia da lì; solo quando prende il posto del tiro, il movimento finisce come al solito.

## I tabelloni

yh-rule-YH-BRD-1 = La partita comincia all'entrata: a destra c'è il castello, a sinistra la strada per Diagon Alley. Da lì puoi entrare nella scuola o andare al Paiolo Magico, nell'edizione italiana anche passando, in quella polacca solo se ti fermi. Dodici passi dalla Partenza portano, oltre le mani che indicano e lo stemma di Hogwarts, alla Torre dell'Orologio e giù lungo le mura ovest: Pozione, Torre di Grifondoro, Oggetto, Duello, Azione, Torre di Tassorosso, Incantesimo, Oggetto ed Evento.
    .ruling = Fermarsi all'entrata vuol dire, nell'edizione polacca, che la Partenza termina ogni movimento, come il Campo di Quidditch: chi proseguisse avrebbe scelto senza fermarsi. Nel turno successivo si prosegue nell'una o nell'altra direzione.

yh-rule-YH-BRD-2 = Dal Paiolo Magico alla Gringott ci sono 4 passi, e da lì altri 4 fino a Magie Sinister o a Olivander. Anche il Ghirigoro è a Diagon Alley.

yh-rule-YH-BRD-3 = Da Mielandia alla Testa di Porco ci sono 3 passi nell'edizione italiana e 2 in quella polacca. Si passa da ogni casella che c'è in mezzo.

yh-rule-YH-BRD-4 = I passaggi segreti portano in entrambe le direzioni. Dall'Infermeria, oltre la Strega Orba, fino a Mielandia costa 1 passo in più; dal Platano Picchiatore alla Stamberga Strillante, dalla Stanza delle Necessità alla Testa di Porco, dal Ministero della Magia alla Stanza delle Profezie e da una casella alla Gringott non ne costa nessuno. Un ponte è 1 casella. Nessuno passa attraverso i muri, e nessuno entra nella Sala Grande.
    .ruling = La casella che porta alla Gringott è quella nella via, a 4 passi dal Paiolo Magico; gli altri 4 passi si contano da lì. Il passaggio al Ministero unisce due Luoghi; un viaggio porta a uno solo e ritorno, quindi nessuno lo attraversa.

yh-rule-YH-BRD-5 = Ci sono 18 torri, 6 classi, 18 caselle Oggetto sul tabellone principale, 3 a Diagon Alley e 9 nei Luoghi. La Polvere Volante porta in 7 Luoghi, e una Passaporta, dal Campo di Quidditch, al Cimitero di Little Hangleton; nell'edizione polacca nient'altro porta lì.
    .ruling = Le torri delle sale comuni e la Torre dell'Orologio sono tra le 18. I sette Luoghi sono il Ministero della Magia, la Stanza delle Profezie, Mielandia, la Testa di Porco, la Stamberga Strillante, la Tana e Villa Malfoy.

yh-rule-YH-BRD-6 = Nostra scelta: come sono collegate esattamente le caselle dei tabelloni, dove ciò che si sa lo lascia aperto. Ogni casella si può raggiungere, e due torri non distano mai più di 24 passi.

yh-rule-YH-BRD-7 = Le caselle sono collegate solo da orme o da uno scalino disegnato con una linea doppia.

yh-rule-YH-SPC-1 = Quando il tuo movimento finisce su un simbolo, pesca. Un Incantesimo, una Pozione o un Libro si tiene. Una carta Azione vale per te, una carta Evento per tutti, e una carta Duello si combatte. Una casella PV, come l'Infermeria, dà i PV indicati.

yh-rule-YH-SPC-2 = In una sala comune pesca a scelta una carta Azione, un Libro, una Pozione o un Incantesimo, oppure proponi a un giocatore qualsiasi di scambiare un Oggetto con uno suo. L'altro può rifiutare.

yh-rule-YH-SPC-3 = Nell'Ufficio di Silente pesca 2 Incantesimi, nella Capanna di Hagrid 1 Pozione e 1 Incantesimo, nell'Ufficio di Piton 2 Pozioni, e in Biblioteca 2 Libri, o 1 nell'edizione polacca.
    .ruling = Il regolamento polacco dà 2 Libri a pagina 5 e 1 a pagina 7; l'edizione polacca segue pagina 7, che dice che cosa fa ogni luogo.

yh-rule-YH-SPC-4 = Nelle classi di Incantesimi, Trasfigurazione e Difesa contro le Arti Oscure pesca 1 Incantesimo, in quelle di Pozioni, Erbologia e Cura delle Creature Magiche 2 Pozioni. A ciò si aggiungono gli esami.

yh-rule-YH-SPC-5 = Il Campo di Quidditch termina il movimento. Lì devi sfidare un giocatore, a meno che tu non spenda una Passaporta: allora vai al Cimitero di Little Hangleton, compi la sua missione se puoi, e torni alla fine del turno.
    .ruling = La Passaporta si restituisce quando la usi. Nella variante Squadre sfidi un giocatore di un'altra squadra, se c'è. Se lì c'è qualcuno contro cui devi combattere, combatti invece. In solitario puoi semplicemente restare.

yh-rule-YH-SPC-6 = Su una torre puoi sempre fermarti. Lì puoi usare un segnalino Polvere Volante: vai in uno dei 7 Luoghi, raccogli Oggetti, compi una missione se puoi, e torni alla torre alla fine del turno.
    .ruling = Il segnalino si restituisce quando lo usi. Un viaggio non è un movimento: al suo termine non incontri nessuno, e la casella non fa altro. Lo stesso vale per le Passaporte.

yh-rule-YH-SPC-7 = Un'altra casella fa pescare 2 Libri.
    .ruling = Quella casella è il Ghirigoro.

## Preparazione e fine

yh-rule-YH-SET-1 = Scegliete quanto giocare. Veloce: finché qualcuno ha completato almeno 1 missione e ha più di 210 Punti Casa; classica: 2 missioni e più di 260; lunga: 3 missioni e più di 320. E scegliete una variante: Mago Minorenne, Mago Qualificato o Squadre. Chi gioca da solo gioca in solitario, con le regole del Mago Minorenne o del Mago Qualificato.

yh-rule-YH-SET-2 = Mescolate ogni mazzo tranne le carte Combattimento. Ognuno prende una scheda studente, 1 segnalino Polvere Volante (2 nella variante Mago Minorenne), 1 Passaporta, i PV, i Libri, gli Incantesimi e le Pozioni indicati sulla scheda, e 5 missioni segrete a caso, o 3 se i giocatori sono più di 6. Nessun effetto toglie mai una missione. Tutte le pedine stanno sulla Partenza.

yh-rule-YH-SET-3 = Nelle varianti Mago Qualificato e Squadre i giocatori mettono i sei segnalini Mangiamorte su sei torri a scelta. Un Mangiamorte resta lì finché non è sconfitto.
    .ruling = I giocatori si alternano, a partire dal primo, con un segnalino alla volta.

yh-rule-YH-SET-4 = I 30 Oggetti sono disposti a caso sulle caselle Oggetto: 18 sul tabellone principale, 3 a Diagon Alley e 9 nei Luoghi.

yh-rule-YH-SET-5 = Comincia il giocatore più giovane, e il turno passa al giocatore a destra.
    .ruling = Solo voi potete sapere chi è, perciò lo si sceglie alla preparazione; se nessuno sceglie, decide il caso.

yh-rule-YH-END-1 = La partita finisce subito quando un giocatore soddisfa la condizione della durata scelta. Vince chi in quel momento ha più Punti Casa, che sia quel giocatore o no.
    .ruling = Se più giocatori ne hanno lo stesso numero massimo, vincono insieme. Una carta in corso si risolve prima fino in fondo, per tutti quelli a cui si applica.

yh-rule-YH-END-2 = Nelle varianti Mago Qualificato e Squadre quel giocatore deve anche aver preso parte a una partita di Quidditch.
    .ruling = Basta essere stati sfidati, e basta anche aver perso. In solitario non serve.

yh-rule-YH-END-3 = Nella variante Squadre conta il punteggio della squadra.
    .ruling = Ogni membro ottiene i punti di una missione completata dalla squadra, così come l'avversario ha i suoi PV una volta per ogni membro; vale come una sola missione. Si sommano i Punti Casa di tutti i membri, e le missioni e una partita di Quidditch di un membro qualsiasi valgono per la squadra. Dove una carta parla di chi ha più o meno Punti Casa, conta il punteggio della squadra.

## Il turno

yh-rule-YH-TRN-1 = Tira due dadi e muoviti esattamente di altrettante caselle in qualsiasi direzione; poi fai ciò che dice la casella. Non puoi rinunciare al tiro, salvo quanto permette YH-TEAM-2 o una carta.

yh-rule-YH-TRN-2 = La capacità di movimento della tua scheda si può usare nel tuo movimento.
    .ruling = Le capacità che ti danno soltanto un vantaggio si usano senza chiedere; di tutte le altre puoi fare a meno. Chi può passare oltre giocatori e Mangiamorte può anche fermarsi dove stanno, e combattere. Chi pesca 2 Incantesimi o Pozioni invece di 1 lo fa solo dove si pesca esattamente 1 carta di quel mazzo e nient'altro, e non nelle classi. Le due carte Azione di Draco si pescano scoperte, e quella che non scegli torna nel mazzo.

yh-rule-YH-MOV-1 = In un turno non entrare mai due volte in una casella.
    .ruling = Quella da cui parti conta come già visitata: rientrarvi sarebbe tornare sui propri passi, e per questo bisogna aspettare.

yh-rule-YH-MOV-2 = Se incontri un altro giocatore o un Mangiamorte devi fermarti, e combatti.

yh-rule-YH-MOV-3 = Puoi fermarti prima su una torre o nel luogo di una missione, che tu ne abbia una per quel luogo o no. Per un esame il movimento deve finire esattamente nella classe.
    .ruling = Entrambi i regolamenti si potrebbero leggere così: con un Libro ci si ferma prima nella sua classe; ma la pagina italiana sugli esami dice che il movimento finisce lì, e quella polacca sul movimento conosce solo due eccezioni, quindi deve finirci esattamente.

yh-rule-YH-MOV-4 = Se non puoi percorrere tante caselle quante ne hai tirate, ti fermi dove non puoi più fare un passo.
    .ruling = I regolamenti non ne parlano. Solo se non esiste alcun percorso di quella lunghezza, e nessuna fermata anticipata, cammini finché non puoi più proseguire.

yh-rule-YH-OBJ-1 = Passando o fermandoti su una casella Oggetto puoi prendere Oggetti, al massimo 2 per turno. Puoi averne al massimo 6: chi ne ha già 6 può scambiarne uno, lasciandolo lì.
    .ruling = Il regolamento polacco dice che devi raccogliere ciò che una missione nomina: devi portarlo lì, ma quali Oggetti prendi per strada, e quando, lo scegli tu.

yh-rule-YH-OBJ-2 = Completata una missione, gli Oggetti richiesti vanno su caselle Oggetto dei Luoghi a tua scelta, occupate o no; nell'edizione polacca su qualsiasi casella dei Luoghi, e gli Oggetti speciali a Diagon Alley. Se perdi una missione li tieni.
    .ruling = Nella variante Squadre sceglie le caselle il membro che ha vinto il combattimento.

yh-rule-YH-CRD-1 = Le carte usate vanno in fondo al loro mazzo.
    .ruling = Tutti possono guardare le carte messe lì. Si pescano, nel loro ordine, quando del mazzo non restano altre carte.

yh-rule-YH-CRD-2 = { yh-accio }, { yh-alohomora }, { yh-obliviate }, { yh-gillyweed }, { yh-forgetfulness-potion } e { yh-amortentia } si possono giocare prima del tiro invece che in un combattimento. L'edizione polacca lo permette solo per gli Incantesimi.
    .ruling = Una carta che in quel momento non farebbe niente non viene offerta. Nessuna carta sposta un giocatore la cui squadra combatte per una missione.

## Punti Casa

yh-rule-YH-MIS-1 = Nel luogo di una missione che hai, con i suoi Oggetti e, nelle varianti Mago Qualificato e Squadre, e in solitario nell'edizione italiana, con le carte richieste, devi prendere la sua carta Combattimento e combattere. Se vinci, ottieni i suoi punti; le carte usate e quelle richieste vanno in fondo ai loro mazzi.
    .ruling = Se sono più d'una, ne scegli una. Nella variante Squadre scegli tu se aspettare gli altri, perché nessuno sa ancora se la squadra avrà le carte. Una missione tentata, o per cui si aspetta, prende il posto di ciò che fa la casella. Una carta vale per una sola richiesta, e le carte si mostrano prima del combattimento. Da allora nessun effetto le fa scartare. Che le missioni chiedano le carte anche in solitario lo dicono due pagine del regolamento italiano; quello polacco non nomina questa variante.

yh-rule-YH-MIS-2 = Se perdi una missione, vai al Paiolo Magico con 6 PV e senza i tuoi Incantesimi e le tue Pozioni. Tieni Oggetti, segnalini Polvere Volante e Passaporte.
    .ruling = E anche i Libri.

yh-rule-YH-MIS-3 = Le carte richieste da una missione non devono essere giocate, ma dopo il combattimento si scartano. Nell'edizione polacca si scartano solo quelle giocate.

yh-rule-YH-EXM-1 = In una classe consegni i Libri di quella materia, anche più d'uno, e ottieni i loro punti. I Libri vanno in fondo al mazzo, e peschi anche le carte della classe.
    .ruling = Si consegnano tutti i Libri della materia.

yh-rule-YH-ACT-1 = Le carte Azione si risolvono subito: danno o tolgono Punti Casa, segnalini Polvere Volante e altro. Nell'edizione polacca una carta Polvere Volante si tiene e si usa come un segnalino.
    .ruling = I Punti Casa non scendono mai sotto 0. Fuori da un combattimento nessuno scende sotto 1 PV.

yh-rule-YH-QUI-0 = Chi vince una partita di Quidditch ottiene 40 Punti Casa.

## Combattimenti

yh-rule-YH-FGT-1 = Per attaccare tira i tuoi dadi attacco: ogni dado pari o superiore alla resistenza dell'avversario gli costa 1 PV.
    .ruling = Carte e capacità cambiano una resistenza solo entro i valori da 2 a 6. Ci sono cinque dadi; chi deve tirarne di più ne tira alcuni una seconda volta.

yh-rule-YH-FGT-2 = Invece di tirare puoi attaccare con un Incantesimo d'attacco o una Pozione d'attacco, che fa ciò che dice.

yh-rule-YH-FGT-3 = Una carta difesa nel tuo turno fa ciò che dice, l'avversario salta l'attacco o la capacità che seguirebbe, e agisci di nuovo, con i dadi o un'altra carta; nell'edizione polacca deve essere un attacco. A quell'attacco si risponde come al solito.
    .ruling = Ciò che fa un avversario su una carta è il suo attacco, sia prima sia dopo il tuo: dalla carta difesa fino al tuo attacco seguente non fa quindi niente, nemmeno ciò che verrebbe prima di quell'attacco; ciò che viene dopo viene come al solito. Ciò che un'altra carta o una capacità fa saltare all'avversario si salta per intero: quello che fa prima e dopo un attacco, o la sua ultima azione a 0 PV. Una carta attacco che fa saltare qualcosa all'avversario vale già per ciò che seguirebbe subito. Il regolamento polacco dice che cosa contiene un round: una carta difesa, poi un attacco; una carta che risponde a un attacco dell'avversario non conta.

yh-rule-YH-FGT-4 = Le capacità di combattimento delle schede valgono per ogni attacco, in ogni combattimento con i dadi attacco.
    .ruling = Nessuno paga PV per una capacità se così perderebbe il combattimento.

yh-rule-YH-FGT-5 = Le carte si possono giocare in qualsiasi momento di un combattimento, quante ne permette il suo limite.
    .ruling = Le carte attacco prendono il posto dei dadi. Le carte difesa si giocano nel proprio turno, o in risposta a un attacco, che allora non fa niente; una carta attacco a cui si risponde così, e i dadi in più per quell'attacco, sono consumati. Anche ciò che fa un avversario su carta, quando viene rivelato, prima o dopo il tuo attacco o come ultimo atto, è un attacco, e vi si può rispondere allo stesso modo.

yh-rule-YH-PVP-1 = Se incontri un giocatore attacchi tu, perché sei arrivato per ultimo; poi vi alternate. Il combattimento prende il posto della casella e termina il tuo turno. Se ce ne sono due, ne scegli uno. Nell'edizione italiana i due poi si ignorano per due round.

yh-rule-YH-PVP-2 = Nella variante Mago Minorenne entrambi tirano un dado; chi fa meno perde 1 PV, e in caso di parità si tira di nuovo. Chi per primo perde 2 PV ha perso, e il vincitore può prendere 1 Oggetto, una Passaporta, un segnalino Polvere Volante o 1 carta a caso. Non si usano né Incantesimi né Pozioni.
    .ruling = Un giocatore senza PV ha perso subito, e va al Paiolo Magico con 6 PV dopo che il vincitore ha preso qualcosa. Gli Oggetti speciali si possono usare come in ogni combattimento; chi grazie a loro ha un altro dado tiene conto del più alto. Un vincitore con sei Oggetti non ne prende altri.

yh-rule-YH-PVP-3 = Nella variante Mago Qualificato, e nella variante Squadre contro un'altra squadra, attacchi con i dadi o con le carte, al massimo 1 Pozione e 1 Incantesimo a testa. Chi per primo scende a 1 PV ha perso, e il vincitore può prendere 2 Oggetti, o una Passaporta o un segnalino Polvere Volante, o 2 carte a caso. Nell'edizione italiana uno sconfitto con 0 PV scarta inoltre tutti gli Incantesimi e le Pozioni e va al Paiolo Magico con 6 PV. Se avete concordato il dado difesa, ai colpi si risponde come in YH-VR-FGT.
    .ruling = Chi comincia il combattimento con 1 PV perde al primo colpo. I PV che paghi per una tua carta contano come persi. Un vincitore con sei Oggetti non ne prende altri. Nell'edizione polacca allo sconfitto resta 1 PV. Se un attacco lascia entrambi troppo deboli, ha vinto chi attaccava, se non è a 0 PV; a chi vince resta almeno 1 PV. Il regolamento polacco prescrive il dado difesa a pagina 14 e lo permette a pagina 15; decidete voi.

yh-rule-YH-PVP-4 = I membri di una squadra non combattono tra loro.

yh-rule-YH-DE-1 = Nelle varianti Mago Qualificato e Squadre, il giocatore alla destra di chi finisce su un Mangiamorte ne sceglie uno ancora in gioco, prende le carte della sua scheda e lo controlla. Attacchi prima tu, poi vi alternate, con al massimo 3 carte a testa; chi ha 0 PV ha perso. Se vinci, ottieni 20 punti e il segnalino è eliminato. Se perdi, scarti tutte le carte (nell'edizione polacca Incantesimi e Pozioni) e vai al Paiolo Magico con 6 PV, ma tieni Oggetti, segnalini Polvere Volante e Passaporte.
    .ruling = Un Mangiamorte che sopravvive la volta dopo è di nuovo in forze, e le sue carte vanno in fondo ai mazzi. Nella variante Squadre lo controlla il prossimo giocatore di un'altra squadra, se c'è, perché i membri di una squadra non combattono tra loro. Se una carta lascia entrambi senza PV, ha vinto chi l'ha giocata: l'avversario è arrivato a 0 per primo.

yh-rule-YH-DUE-1 = In un duello combatti contro lo studente sulla carta; se è il tuo, la carta va in fondo e ne peschi un'altra. Se vinci, peschi un Incantesimo, una Pozione e un Libro. Se scendi a 1 PV hai perso e scarti 3 carte a tua scelta, o tutte se ne hai di meno. Con 0 PV, nell'edizione italiana, scarti tutte le carte e vai al Paiolo Magico con 6 PV. Nell'edizione polacca chi ha solo 1 PV perde subito, e uno studente sconfitto agisce un'ultima volta. Puoi giocare 5 carte nella variante Mago Minorenne e 3 nella variante Mago Qualificato.
    .ruling = Anche nella variante Squadre sono 3. Tutte le carte vuol dire Incantesimi, Pozioni e Libri, mai missioni. Nell'edizione polacca 0 PV conta come 1, e il duello è perso anche se quell'ultima azione ti lascia 1 PV, come l'ultima azione di un avversario può far perdere una missione. Nell'edizione italiana chi comincia con 1 PV perde al primo colpo.

yh-rule-YH-CMB-1 = Per una missione rivela la sua carta Combattimento: prima di tutto succede ciò che fa quando viene rivelata. Poi attacchi, e prima o dopo ogni attacco, come è stampato, l'avversario usa la sua capacità, ma non quando giochi una carta difesa.

yh-rule-YH-CMB-2 = A 0 PV l'avversario agisce un'ultima volta. Vinci solo se ti resta almeno 1 PV.
    .ruling = La sua ultima azione è ciò che fa dopo un attacco o, se dopo non fa niente, ciò che fa prima.

yh-rule-YH-CMB-3 = Nel combattimento per una missione puoi giocare 5 carte nella variante Mago Minorenne, 3 nella variante Mago Qualificato, e nella variante Squadre 2 per ogni giocatore. In solitario vale il limite della variante che segui, nell'edizione polacca 2.
    .ruling = Nella variante Squadre il testo italiano potrebbe anche intendere due carte per tutta la squadra; quello polacco dice due per ogni giocatore.

yh-rule-YH-CMB-4 = Nella variante Squadre i PV dell'avversario si moltiplicano per il numero dei membri. Ogni membro attacca nel proprio turno, e subisce da solo ciò che fa l'avversario.
    .ruling = Ciò che fa quando viene rivelato lo subisce il membro che completa la squadra. Se un membro scende a 0 PV, la missione è persa per tutta la squadra, e tutti i membri vanno al Paiolo Magico; chi ha più di 6 PV li tiene. Ciò che una carta fa fino alla fine del combattimento vale per chi l'ha giocata.

yh-rule-YH-TEAM-1 = Giocate come una sola squadra, o in squadre da due o tre. Per una missione tutti i membri devono essere sul luogo, e avere tra tutti i suoi Oggetti e le sue carte.
    .ruling = I membri di una squadra si mostrano le missioni. Sono della stessa squadra i posti a tavola che si succedono a distanze uguali. Se c'è una sola squadra, le carte che nominano un giocatore nominano uno dei suoi membri.

yh-rule-YH-TEAM-2 = I membri che sono sul luogo devono aspettare, saltando i propri turni, finché non ci sono tutti. Nel combattimento un membro attacca invece di tirare per muoversi.
    .ruling = Chi aspetta può rinunciare all'inizio di un turno, perché mentre aspetta una squadra può perdere le carte che le servono. Per lo stesso motivo può rifiutare chi arriva. Chi aspetta o combatte per la squadra durante un viaggio resta lì finché non è finita. Chi combatte con una squadra, o aspetta durante un viaggio, non è incontrato da nessuno né spostato da alcuna carta.

yh-rule-YH-SOLO-1 = In solitario non c'è Quidditch e non si combatte contro giocatori o Mangiamorte. Con 0 PV la partita è persa.
    .ruling = In solitario, Squadre si gioca come il Mago Qualificato. I sei segnalini Mangiamorte restano nella scatola: il regolamento polacco li colloca, ma nessuno può combatterli.

## Quidditch

yh-rule-YH-QUI-1 = Chi sfida sceglie un giocatore qualsiasi (nella variante Squadre vedi YH-SPC-5), ed entrambi scelgono la squadra di una Casa. Il Cercatore aspetta in (1); il Portiere sta su uno dei tre slot dell'area di lancio (2), due Battitori nell'area di difesa (3) e tre Cacciatori nell'area di attacco (4). La Pluffa è al centro, e c'è un Bolide in ciascuna metà.
    .ruling = Chi sfida sceglie per primo la Casa, e l'altro giocatore ne sceglie un'altra.

yh-rule-YH-QUI-2 = Comincia chi ottiene di più con due dadi. Nel tuo turno tira due dadi: hai altrettante azioni. Volare di uno slot lungo le linee è un'azione. Il Portiere non lascia mai l'area (2), e i Cacciatori non possono entrare nell'area (2) avversaria, nell'edizione polacca nemmeno nella propria. Un Cacciatore che entra nello slot della Pluffa può prenderla gratis; un Battitore che entra nello slot di un Bolide può colpirlo gratis.
    .ruling = In caso di parità si tira di nuovo. Puoi terminare il turno prima. Raccogliere un Bolide vuol dire colpirlo: un Battitore che non lo fa, o sul quale un Bolide si ferma, deve lasciare lo slot e rientrarvi. Di due Bolidi sullo stesso slot se ne colpisce uno.

yh-rule-YH-QUI-3 = Per colpire un Bolide tira un dado: vola in linea retta al massimo di altrettanti slot, nell'edizione polacca esattamente di altrettanti. Un Portiere, Battitore o Cacciatore colpito tira un dado, e con meno di 4 è fuori. Un Cacciatore eliminato lascia cadere la Pluffa sul posto; se l'aveva un Portiere, la sua squadra la mette su uno slot qualsiasi della propria area (3). Una squadra senza Cacciatori ha perso la prima fase.
    .ruling = I Bolidi servono a eliminare gli avversari: oltrepassano le pedine della squadra che li colpisce. Tra più avversari sullo stesso slot è colpito chi porta la Pluffa, altrimenti un Cacciatore prima di un Battitore, e un Battitore prima del Portiere. Una Pluffa caduta su uno slot con un altro Cacciatore è subito sua, prima di tutto se è della squadra di turno. Se cadesse in (2), dove l'altra squadra non potrebbe mai prenderla, va al Portiere di quella squadra o, se il Portiere è fuori, nella sua area (3), come dopo un tiro.

yh-rule-YH-QUI-4 = Un Cacciatore ruba la Pluffa volando su un avversario che la porta, per un'azione in tutto; altrimenti nessuna pedina entra in uno slot con un'altra pedina, nell'edizione polacca in uno slot con una pedina dell'altra squadra. Nell'edizione polacca chi ruba può poi spostarsi su uno slot vuoto accanto, e chi porta la Pluffa può lanciarla di uno slot per un'azione.
    .ruling = La Pluffa si lancia a un Cacciatore della stessa squadra o su uno slot vuoto, e non in (2).

yh-rule-YH-QUI-5 = Chi porta la Pluffa nell'area (3) avversaria può tirare in porta per un'azione: tira un dado, e il Portiere ne tira uno. Se il tuo risultato è più alto di quello del Portiere è gol, e peschi una carta Quidditch. Gol o no, la Pluffa va poi a quel Portiere o, se il Portiere è fuori, su uno slot qualsiasi dell'area (3) della sua squadra. Un Portiere passa a un Cacciatore nella propria area (3) per un'azione. Chi segna due volte ha vinto la prima fase.
    .ruling = Se il Portiere è fuori, il tiro è gol. Messa su uno slot con un Cacciatore di quella squadra, la Pluffa è sua. Il Portiere tira sempre. Ogni partita comincia con tutte le carte Quidditch nel mazzo. Messa sotto un Cacciatore dell'altra squadra, resta lì finché un Cacciatore non entra nello slot.

yh-rule-YH-QUI-6 = Nella seconda fase i Cercatori partono da (1), per primo quello di chi ha vinto la prima fase. Tira due dadi e vola, con al massimo una carta Quidditch per turno; chi per primo fa il giro del campo ha preso il Boccino e ha vinto. In Un Anno a Hogwarts sono 40 Punti Casa, e la pedina di chi è stato sfidato torna dov'era, mentre chi ha sfidato resta sul campo.
    .ruling = Il giro del campo è di 24 caselle. Una carta che cambia i dadi si gioca prima che il Cercatore voli, ogni altra carta dopo.

yh-rule-YH-QUI-7 = Il campo ha nove colonne di cinque slot, e tre slot di lancio (2) dietro ciascuna estremità.
    .ruling = Il disegno è andato perduto, e l'esempio stampato richiede questo. Le colonne vanno da B a J e le righe da 1 a 5; gli slot di lancio sono da A2 ad A4 e da K2 a K4, le aree di difesa (3) le colonne B e J, le aree di attacco (4) le colonne da C a F e da F a I senza il centro F3, e i Bolidi partono da I4 e C2. Sono linee rette le righe, le colonne e le diagonali; le pedine volano lungo righe e colonne. Nessuno parte dal centro o da un Bolide. La colonna F può ospitare Cacciatori di entrambe le squadre; la squadra che non comincia prende posizione per prima. Il primo avversario sulla sua linea ferma un Bolide, che resta dove finisce il volo. Il regolamento polacco mette i Cacciatori sulle 2 linee seguenti, ma il suo stesso esempio comincia con uno accanto al centro: vale l'esempio.

## Ritorno di Voldemort

yh-rule-YH-VR-FGT = Nel Ritorno di Voldemort attacca per primo chi arriva, poi vi alternate, con i dadi attacco o con le carte, al massimo 3. A ogni colpo si può rispondere con un dado difesa: con 1 o 2 costa 2 PV, con 3, 4 o 5 ne costa 1, e con 6 chi attacca ne perde 1; senza il dado costa 1 PV. Le capacità di combattimento valgono, e con 0 PV si perde. Un eroe sconfitto va alla Partenza con 1 PV, e un Mangiamorte sconfitto è eliminato; nell'edizione polacca il Mangiamorte Minus va invece alla Partenza con 1 PV. I Mangiamorte pescano sulle caselle Incantesimo e Pozione, e Lord Voldemort ignora le caselle PV. In Un Anno a Hogwarts vale solo il dado difesa, e solo se l'avete concordato: nei combattimenti tra giocatori e, nell'edizione italiana, con i Mangiamorte.
    .ruling = Anche Harry viene mandato alla Partenza. Chi è sconfitto tiene Oggetti e carte, e un Mangiamorte che vince tiene i PV, almeno 1, e le carte che gli restano. L'edizione italiana lascia che nel turno successivo un altro eroe combatta contro lo stesso Mangiamorte: chi è stato sconfitto e quel Mangiamorte si ignorano finché non è finito il prossimo turno di quell'eroe. Gli Oggetti speciali si possono usare come negli altri combattimenti. Delle due frasi del regolamento polacco su Incantesimi e Pozioni dei Mangiamorte vale quella delle regole d'oro a pagina 15: pescano. I dadi difesa si tirano uno alla volta, ciascuno per un colpo: il combattimento finisce appena qualcuno ha 0 PV. Se una carta lascia entrambi senza PV, ha vinto chi l'ha giocata, come in YH-DE-1.

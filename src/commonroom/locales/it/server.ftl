### Il tavolo e il suo server: che cosa rifiutano, e le frasi pronte.

error-no-such-table = Questo tavolo non esiste, o il link non è completo.
error-stale = Quella domanda non è più aperta. Guarda di nuovo prima di rispondere.
error-spectators-watch = Stai solo guardando.
error-table-closed = Questo tavolo è chiuso.
error-table-paused = Il tavolo è in pausa.
error-paused-enough = Gli altri vogliono continuare. Potrai fare un'altra pausa dopo la tua prossima mossa.
error-not-over-yet = Questo si fa a partita finita.
error-moved-on = Per la prossima partita c'è già un nuovo tavolo. Chiedi lì il tuo nuovo link.
error-nothing-to-take-back = Non c'è niente da annullare.
error-takeback-forbidden = A questo tavolo, quel che è fatto è fatto.
error-said-nothing = Scrivi qualcosa, o scegli una frase.
error-not-a-person = Quel posto è di un bot.
error-still-here = Quel giocatore era qui un attimo fa. Dategli un po' di tempo.
error-table-full = A questo tavolo non c'è più posto.
error-storage-full = Non c'è più spazio per conservare questa partita. Elimina i tavoli finiti o libera spazio su questo dispositivo, poi rispondi di nuovo.
error-try-again = Non è stato possibile scriverlo. Riprova, per favore.
error-bad-game-file = Questo file di partita non è in ordine: { $reason }.
error-dice-settled = Per ora i dadi non prendono niente da te.
error-not-pledged = Non è quello che ti eri impegnato ad aggiungere ai dadi.
error-receipt-table = La ricevuta, di { $entry } voci, è di un altro tavolo.
error-receipt-commitment = Il file non corrisponde alla ricevuta di { $entry } voci: l'ospite aveva promesso altri dadi.
error-receipt-short = Il file finisce prima della voce { $entry }, che la ricevuta conosce. Manca qualcosa.
error-receipt-link = Il file non corrisponde alla ricevuta: qualcosa fino alla voce { $entry } è stato cambiato.
error-receipt-added = Il file non corrisponde alla ricevuta: la voce { $entry } non è quello che questo giocatore ha aggiunto ai dadi.
error-receipt-asked = Il file non corrisponde alla ricevuta: alla voce { $entry } a questo giocatore è stato chiesto qualcosa per i dadi, e lì il file non lo dice.
error-bot-would-not = La voce { $entry } non è quello che un bot di questo livello ({ $level }) avrebbe risposto.
error-bad-setup = Il server non può funzionare così: { $reason }.
error-address-taken = C'è già qualcos'altro su { $address }. Scegli un'altra porta: --port 8001, o COMMONROOM_PORT=8001 nell'ambiente.
error-database-folder = { $database } è una cartella. Indica un file al suo interno, per esempio { $database }/tables.db.
error-database-foreign = { $database } non è un database SQLite, o è danneggiato.
error-database-newer = { $database } è stato scritto da una versione più recente di Common Room. Aggiorna Common Room o indica un altro database.
error-database-read-only = { $database } si può leggere ma non scrivere.
error-database-taken = { $database } è già in uso da un altro server di Common Room. Un file basta per un solo server: ferma l’altro, indica un altro file, oppure fai condividere a più server un database PostgreSQL.
error-unreachable = Non è possibile aprire { $where }: { $reason }.
error-not-installed = Per questo manca qualcosa. Installalo: pip install 'commonroom[{ $extra }]'

error-malformed = Non si è capito ({ $reason }).
error-too-fast = È troppo in una volta. Vai un po' più piano.
error-other-version = Questo server ha un'altra versione di Common Room. Ricarica la pagina o installa quella versione.
error-house-full = In questa casa ora non c'è posto per un altro tavolo. Riprova più tardi, o concludi uno dei tuoi.
error-too-large = È troppo lungo. Bastano { $most } byte.
error-not-allowed = Serve una chiave che non hai.
error-not-found = Qui non c'è niente.

## Frasi pronte per la chat

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-done = Bravi!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-hurry = Andiamo avanti?
phrase-help = Voi che cosa fareste?
phrase-good-game = Bella partita!

## commonroom serve

serve-open = La sala comune è aperta: { $address }
serve-stop = I tavoli sono conservati in { $database }. Ctrl-C la chiude; non si perde niente.

## commonroom verify

verify-true = Tutto vero: { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    } e { $outcomes ->
        [one] un esito del caso
       *[other] { $outcomes } esiti del caso
    } seguono dalla chiave fissata in anticipo.
verify-over = La partita è finita come dice il file.
verify-open = La partita è ancora in corso.
verify-taken-back = { $answers ->
        [one] Una risposta è stata annullata
       *[other] { $answers } risposte sono state annullate
    } e si trova ancora nel file.
verify-bots = { $answers ->
        [one] Una risposta di un bot è quella
       *[other] { $answers } risposte dei bot sono quelle
    } che un bot di quel livello dà in quel punto.
verify-bots-hasty = { $answers ->
        [one] Una risposta dei bot è stata data
       *[other] { $answers } risposte dei bot sono state date
    } in fretta. Niente prova che mancasse il tempo.
verify-bots-unasked = Non provato: { $answers ->
        [one] una risposta di un bot a cui non è stato chiesto
       *[other] { $answers } risposte di bot a cui non è stato chiesto
    } di nuovo, perché ci vorrebbe molto o perché oggi sono fatti diversamente.
verify-old = Non provato: che questa sia la partita giocata, e che nessuno ne abbia scelto la chiave. È un file del vecchio tipo.
verify-imported = Questo tavolo è cominciato con una partita presa da un file. Quel che è stato giocato prima non dice niente su chi ne ha scelto i dadi.
verify-added = Il giocatore { $number } ha messo mano ai dadi.
verify-missing = Dopo la voce { $entry } il giocatore { $number } non ha aggiunto niente di nuovo ai dadi: per assenza o di proposito.
verify-held = La partita è quella della ricevuta, fino alla voce { $entry }.
verify-covered = In { $covered } risposte su { $answers } i dadi contenevano qualcosa del giocatore { $number } che nessuno conosceva prima che tutto il resto fosse fissato: nessuno li ha scelti.
verify-withheld = { $entry ->
    [0] Per i primi dadi il giocatore { $number } ha detto qualcosa che non è nella partita: si è interrotta la linea, o l'ospite l'ha lasciato fuori. L'ospite lo conosceva.
   *[other] Dopo la voce { $entry } il giocatore { $number } ha detto per i dadi qualcosa che non è nella partita: si è interrotta la linea, o l'ospite l'ha lasciato fuori. L'ospite lo conosceva.
}
verify-no-receipt = Non provato: che questa sia la partita giocata, e che nessuno ne abbia scelto i dadi. Può mostrarlo solo la ricevuta di un giocatore.

## commonroom join

join-no-link = Il link di un tavolo è fatto così: http://127.0.0.1:8000/t/table#secret
join-nobody-home = Non risponde nessuno, o il link non è completo.
join-keys = Un numero · r regola · t tavolo · l diario · u annulla · ? aiuto · q esci
join-hints = Buono a sapersi di queste:
join-waiting = Si aspetta { $name }.
join-guest = Non è il tuo turno, ma puoi intervenire.
join-not-now = Ora questa non è una delle tue scelte.
join-phase-again = Intanto le regole sono state corrette, e questa parte del turno ricomincia.
join-taken-back = Qualcosa è stato annullato.
join-no-such-rule = La regola { $rule } non esiste.
join-won = La partita è finita. Vince: { $names }.
join-lost = La partita è finita, e persa.
join-closed = Il tavolo è stato chiuso.
join-left = Lo stesso link riporta a questo tavolo.
join-help =
    Si risponde con un numero. u annulla, a lo chiede agli altri, y e n rispondono quando lo chiedono loro.
    s e un testo parla. name cambia il tuo nome. t mostra il tavolo, l il diario, r una regola. q esce.

### Simulazioni: la barra, il riassunto e ciò che si rifiuta.

lab-playing = Si gioca
lab-rate = { $rate } partite/s
lab-stopping = Mi fermo: le partite in corso hanno due secondi per finire. (Ancora ^C: subito.)
lab-done = Non è stato scritto niente. Per conservare le partite, indica un file: --out results.csv
lab-written = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } in { $file }
lab-interrupted = Fermato.
lab-stopped = Fermato dopo { $games } partite su { $total }.
lab-stopped-kept = Fermato dopo { $games } partite su { $total }. Sono conservate in { $file }; lo stesso comando con --resume continua.
lab-given-up = La prima partita interrotta: posti { $levels }, { $options }, seme { $seed }.
lab-kept = Le partite finite prima sono conservate in { $file }; lo stesso comando con --resume continua.

## Il riassunto

lab-column-line-up = Formazione
lab-column-games = Partite
lab-column-won = Vinte
lab-column-turns = Turni
lab-column-decisions = Decisioni
lab-column-ending = Come sono finite
lab-column-share = Quota
lab-column-card = Carta
lab-column-per-game = A partita
lab-column-in-games = In partite
lab-column-won-with = Vinte con essa
lab-seat = posto { $number }: { $level }
lab-percent = { $rate } %
lab-share = { $rate } % ({ $low }–{ $high })
lab-brackets = Tra parentesi: l'intervallo al 95 % di una quota; la metà centrale di tutte le partite.
lab-more = … e altri { $count }
lab-ending-cut = interrotta
lab-cut = { $games ->
        [one] Una partita su { $total } non finiva più ed è stata interrotta: non l’ha vinta nessuno.
       *[other] { $games } partite su { $total } non finivano più e sono state interrotte: non le ha vinte nessuno.
    } --most-answers dice dopo quante risposte.

## Il campionato

lab-column-level = Livello
lab-column-against = Contro
lab-column-elo = Elo
lab-column-value = Valore
lab-sweep-playing = Gioco con { $what } = { $value } …
lab-sweep-stopped = Fermato dopo { $games } partite su { $total }; i valori non finiti sono tralasciati.
lab-sweep-notes = Tra parentesi: intervalli al 95 % delle quote (Wilson) e delle durate medie. Tutti i valori sono stati giocati con gli stessi semi.
lab-the-game = il gioco
lab-elo = { $elo } ± { $error }
lab-league-notes = Tra parentesi: l'intervallo al 95 % della quota. L'Elo parte dal livello più debole, o dal gioco se tutti giocano insieme; il 70 % contro qualcuno vale 147 punti in più.

## Che cosa si rifiuta

error-bad-line-up = «{ $given }» non dice chi siede al tavolo. Potrebbe essere expert,expert,novice o expert*3 oppure, per numeri diversi di giocatori, 2..4:expert.
error-bad-sweep = «{ $given }» non indica un numero delle carte e i suoi valori. Potrebbe essere purchases.wand.copies=1..4 o purchases.wand.copies=1,3.
error-no-such-number = «{ $given }» non è un numero delle carte. Ci sono: { $known }.
error-too-many-values = { $values } valori sono troppi. Il massimo è { $most }.
error-bad-choice = «{ $given }» non dà un valore a un'opzione. Potrebbe essere difficulty=beginner o difficulty=beginner,standard.
error-too-many-games = { $games } partite sono troppe in una volta. Il massimo è { $most }, contando tutte le combinazioni.
error-too-few-levels = Una lega ha bisogno di due o più livelli, per esempio --levels expert,master.
error-unknown-format = Il nome { $file } dovrebbe finire in { $known }.
error-polars-missing = Per i file Parquet serve polars, che arriva con: pip install 'commonroom[lab]'. I file che finiscono in .csv o .json non chiedono niente.
error-ray-missing = Per i cluster serve Ray, che arriva con: pip install 'commonroom[cluster]'.
error-bad-cluster = «{ $given }» non indica un cluster. Potrebbe essere ray://host:10001, oppure local per uno su questo computer.
error-cluster-unreachable = Il cluster { $cluster } non si può usare: { $reason }
error-other-port = Su { $cluster } Ray ascolta per altro. Un indirizzo con ray:// indica la porta per i client, che è 10001 se nessuno l'ha cambiata; senza ray:// è la porta su cui si incontrano i computer del cluster.
error-other-program = I computer del cluster hanno un altro Common Room ({ $there }) rispetto a questo ({ $here }) e giocherebbero altre partite.
error-cannot-write = { $file } non si può scrivere: { $reason }.
error-no-results = { $file } non contiene risultati leggibili: { $reason }
error-other-schema = Le colonne di { $file } sono della versione { $found }, e questo Common Room legge la versione { $expected }. Rigioca le partite: lo stesso seme dà le stesse partite.
error-nothing-to-resume = Senza un file non si conserva niente, quindi non c'è niente da riprendere. Indica il file con --out.
error-unfinished = { $file } conserva { $games ->
        [one] una partita
       *[other] { $games } partite
    } di una simulazione non finita. Continuala (--resume), o prima toglila.
error-in-use = Un'altra simulazione sta scrivendo in { $file } in questo momento. Aspettala, o indica un altro file.
error-other-simulation = { $file } appartiene a un'altra simulazione, e questa non può continuarla. Che cosa cambia: { $differs }.
error-game-failed = Una partita di { $game } si è guastata, cosa che non dovrebbe mai accadere. Per favore, segnalalo: posti { $levels }, { $options }, seme { $seed }: { $reason }
error-visitor-failed = Una partita di { $game } si è guastata, e al tavolo sedeva un bot tuo: guarda prima lì. Posti { $levels }, { $options }, seme { $seed }: { $reason }
error-worker-lost = Un processo che giocava è finito all'improvviso, forse per mancanza di memoria, o perché un bot tuo lo ha chiuso.

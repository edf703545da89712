### Quello che Common Room rifiuta, detto a chi gioca.

error-unknown-game = Non c'è nessun gioco chiamato { $game }. Si può giocare a: { $known }.
error-bad-option-value = { $name } non può essere «{ $value }». Valori possibili: { $allowed }.
error-unknown-option = Non c'è nessuna opzione chiamata { $name }. Ci sono: { $known }.
error-match-over = La partita è finita. Non c'è più niente a cui rispondere.
error-not-your-decision = Pazienza, { $seat }: sta decidendo { $owner_seat }.
error-no-such-option = { $option } ora non è possibile. { $seat } ha { $count ->
        [one] un'altra scelta
       *[other] { $count } scelte
    }.
error-nothing-to-choose = Qualcosa è andato storto nelle regole: non c'è niente da scegliere ({ $label }).

## Annullare

error-undo-nothing-yet = Non c'è ancora niente da annullare.
error-undo-chance-spoke = Da allora i dadi hanno parlato. Non si può annullare.
error-undo-hidden-shown = Da allora si è visto qualcosa di nascosto. Non si può annullare.
error-undo-another-seat-acted = Da allora ha agito qualcun altro. Non si può annullare.
error-undo-other-world = Questa partita immagina soltanto ciò che potrebbe accadere. Comincia qui, e niente di prima si può annullare.

## Partite salvate

error-corrupt-save = Questa partita salvata è danneggiata e non si può aprire ({ $reason }).
error-foreign-save = Questa non è una partita salvata da Common Room ({ $found }).
error-unknown-save-version = Questa partita è stata salvata nel formato { $found }, ma questa versione di Common Room legge il formato { $known }.
error-wrong-rules-version = Questa partita di { $game } è stata salvata con la versione { $found } delle regole, ma questa Common Room gioca con la versione { $known }.

## Pacchetti di contenuti e posizioni preparate

error-bad-content = Il file di contenuti { $file } non si può usare. Voce «{ $entry }», campo «{ $field }»: { $reason }.
error-bad-content-file = Il file di contenuti { $file } non si può usare: { $reason }.
error-bad-arrangement = Questa posizione non ha senso. { $where }: { $reason }.
error-dice-ran-out = I dadi prescritti sono finiti dopo { $used ->
        [one] un esito
       *[other] { $used } esiti
    }: { $label } ne chiede un altro.
error-dice-left-over = Alcuni dadi prescritti non sono mai stati tirati: { $left }.
error-script-mismatch = { $value } è prescritto per { $label }, che può essere solo { $allowed }.

## Testi

error-texts-unavailable = Per i testi serve fluent.runtime, che arriva con: pip install 'commonroom[terminal]'
error-unknown-language = Non c'è nessuna lingua chiamata { $language }. Ci sono: { $known }.
error-bad-text = Il messaggio { $message } non si può dire: { $reason }.
error-no-such-bot = «{ $word }» non è un bot: { $reason }. Un bot tuo si indica così: mine=my_bots:Greedy.
error-no-answer = Il bot «{ $word }» non ha dato una risposta: { $reason }.

### Il browser: ogni frase dell'interfaccia che non appartiene a un gioco.

web-nowhere = A questo indirizzo non c'è nessuna pagina.
web-home = Pagina iniziale
web-close = Chiudi
web-fan-made = Fatto da appassionati, senza legami con alcun editore. Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0.
web-licences = Licenze
web-language-en = English
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština

## L'ingresso

web-lobby-welcome = Avvicina una sedia al fuoco. Scegli un gioco, decidi chi siede con te e manda a ogni amico il suo link. A nessuno serve un account.
web-lobby-games = Quale gioco?
web-players = { $from }–{ $to } giocatori
web-players-exactly = { $count ->
        [one] per un giocatore
       *[other] { $count } giocatori
    }
web-minutes = { $from }–{ $to } minuti
web-together = Tutti contro il gioco
web-against = Ognuno contro gli altri
web-against-voldemort-returns = Uno contro tutti gli altri
web-lobby-seats = Chi siede al tavolo?
web-lobby-count = Posti
web-seat-number = Posto { $number }
web-seat-here = a questo schermo
web-seat-link = con un link
web-seat-nearby = su un altro dispositivo
web-seat-bot = bot: { $level }
web-seat-kind = Chi siede al posto { $number }
web-seat-name = Nome al posto { $number }
web-name-placeholder = Nome
web-lobby-options = La partita
web-lobby-house = Regole della casa
web-speed = Velocità
web-speed-0 = subito
web-speed-1 = lenta
web-speed-2 = spedita
web-speed-4 = rapida
web-speed-table = come al tavolo
web-speed-about = Quanto in fretta giocano i bot e si muovono i pezzi. Nelle impostazioni ognuno può scegliere la propria velocità.
web-takeback = Annullare
web-takeback-consent = se tutti sono d'accordo
web-takeback-free = sempre
web-takeback-never = mai
web-takeback-about = Il tuo ultimo passo lo puoi annullare finché non cadono i dadi, non si vede qualcosa di nascosto e non agisce qualcun altro. Qui si tratta di tornare più indietro.
web-pack = Carte
web-pack-none = quelle della scatola
web-reactions = Nei turni altrui
web-reactions-always = chiedimi sempre
web-reactions-matters = chiedimi se conta
web-reactions-never = non chiedermi
web-reactions-about = Quando ti si chiede se fai qualcosa nei turni altrui; conta dopo i dadi e le carte pescate. Puoi cambiarlo in ogni momento nel menu.
web-patience = Quando qualcuno si assenta
web-patience-0 = si aspetta
web-patience-120 = un bot dopo 2 minuti
web-patience-900 = un bot dopo 15 minuti
web-patience-86400 = un bot dopo un giorno
web-patience-about = Quanto aspetta il tavolo prima che un bot esperto giochi per chi è assente. Chi torna riprende a giocare.
web-lay-table = Prepara il tavolo
web-laying = Si prepara il tavolo…
web-your-tables = I tuoi tavoli
web-forget = Dimentica questo tavolo
web-import = Apri un file di partita
web-import-about = Una partita salvata in un file continua a un nuovo tavolo.

## I link

web-links-title = Il tavolo è pronto
web-links-about = Manda a ogni amico il suo link. Chi ha un link ha il posto: non confonderli.
web-links-lost = I link erano sullo schermo dove è nato questo tavolo.
web-links-local = Questi link funzionano solo su questo computer. Per gli amici altrove, avvia Common Room per tutta la tua rete: commonroom serve --host 0.0.0.0
web-links-watch = Per guardare
web-links-watch-about = Per chi vuole assistere. Non si vede niente di segreto.
web-copy = Copia il link
web-copied = Copiato
web-qr = Codice QR del link per { $whom }
web-sit = Siediti qui
web-sit-shared = Giocate insieme a questo schermo
web-invite = Link

## Il tavolo

web-board = Tabellone
web-others = Gli altri giocatori
web-players-title = I giocatori
web-you = Tu
web-your-seat = Il tuo posto
web-decision = Che cosa fare
web-log = Diario
web-side = Diario e chat
web-chat = Chat
web-log-earlier = Prima
web-log-empty = Non è ancora successo niente.
web-waiting-for = Si aspetta { $seat }.
web-waiting-react = Qualcuno sta pensando.
web-waiting-bot = { $seat } riflette…
web-watching = Stai guardando.
web-guest = Non è il tuo turno, ma puoi intervenire.
web-guest-open = { $count ->
        [one] Qui potresti intervenire
       *[other] Qui potresti intervenire in { $count } modi
    }
web-guest-later = Non ora
web-ask-name = Come ti chiami?
web-introduce = Eccomi
web-choose-on-board = Scegli sul tabellone ciò che brilla.
web-choices-listed = Tutte le scelte in elenco ({ $count })
web-fold = Nascondi o mostra le scelte
web-moment = Questo momento nel replay
web-your-turn = Tocca a te.
web-rule = La regola
web-rule-seed = stampato nel regolamento
web-rule-ruling = la nostra risposta a ciò che il regolamento lascia aperto
web-rule-ours = una nostra creazione
web-rule-answer = La nostra risposta: { $text }
web-rule-cards = Carte e caselle che nomina
web-rule-booklet = Nel tuo regolamento ({ $language ->
        [cs] ceco
        [it] italiano
        [pl] polacco
       *[en] inglese
    }), pagina
web-rule-page = Pagina { $page } del tuo regolamento ({ $language ->
        [cs] ceco
        [it] italiano
        [pl] polacco
       *[en] inglese
    })
web-gallery = Illustrazioni
web-gallery-creatures = Creature
web-gallery-people = Personaggi
web-gallery-places = Luoghi
web-gallery-things = Oggetti
web-rules = Regole
web-rules-contents = Indice
web-rules-examples = Esempi
web-rules-examples-about = Giocali sul tabellone, un passo alla volta.
web-rules-play-through = Gioca l'esempio
web-rules-picture = Il tabellone al passo { $number }
web-rules-booklet = Il tuo regolamento { $language ->
        [cs] ceco
        [it] italiano
        [pl] polacco
       *[en] inglese
    }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
        [one] Una regola
       *[other] { $count } regole
    }
web-odds = { $percent } %
web-odds-at-least = ≥ { $percent } %
web-chance = Probabilità: { $percent } %
web-chance-at-least = Probabilità: { $percent } % o più
web-more-notes = Altre { $count } righe
web-final = non si può annullare
web-undo = Annulla
web-ask-takeback = Chiedi di annullare
web-takeback-request = { $seat } chiede di annullare qualcosa.
web-takeback-mine = Hai chiesto di annullare qualcosa.
web-takeback-agree = D'accordo
web-takeback-refuse = No
web-takeback-withdraw = Lascia stare
web-takeback-agreed = Finora d'accordo: { $names }
web-takeback-away = Manca ancora il consenso di chi è assente: { $seat }. Il tavolo aspetta, a meno che qualcuno non continui a giocare.
web-skip-count = Vai al presente ({ $count })
web-skip = Salta
# While something is shown that leads to the next question.
web-playing = Guarda …
web-pause = Pausa
web-resume = Continua
web-paused = Il tavolo è in pausa.
web-archived = Qui non veniva nessuno da tempo, quindi questo tavolo è stato messo da parte. Non è andato perso nulla.
web-closed = Questo tavolo è chiuso.
web-progress = { $percent } % della partita
web-recap = Dal tuo ultimo turno
web-recap-first = Prima del tuo primo turno
web-recap-again = Rivedi
web-recap-everything = Tutto, riga per riga
web-recap-nothing = Dal tuo ultimo turno non è successo niente.
web-bot = bot
web-away = assente
web-acting = di turno
web-stand-in = gioca un bot al suo posto
web-stand-in-you = Un bot gioca per te.
web-let-bot-play = Fai giocare un bot
web-spectators = { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
web-connecting = Si cerca il tavolo…
web-broken = Il collegamento è caduto. Si riprova…
web-lost = Questo tavolo non esiste, o il link non è completo.
web-say-something = Di' qualcosa
web-send = Invia
web-phrases = Frasi pronte
web-chat-empty = Nessuno ha ancora detto niente.
web-tally = { $name }: { $value }

## A uno schermo solo

web-curtain-title = { $seat }, tocca a te
web-curtain-about = Passate lo schermo. Quello che può vedere solo { $seat } è dietro il sipario.
web-curtain-draw = Sono { $seat }
web-may-speak = { $seat } può intervenire

## Righe del diario sul tavolo

web-log-phase-again = Intanto le regole sono state corrette, e questa parte del turno ricomincia.
web-log-taken-back = { $seat } annulla qualcosa.
web-log-takeback-asked = { $seat } chiede di annullare qualcosa.
web-log-agreed = { $seat } è d'accordo.
web-log-disagreed = { $seat } non è d'accordo.
web-log-stood-in = Ora un bot gioca per { $seat }.
web-log-returned = { $seat } è di nuovo qui.
web-log-paused = Il tavolo è in pausa.
web-log-resumed = Il tavolo riprende.
web-log-pledged = Da ora anche { $seat } mette mano ai dadi.
web-log-rematched = { $seat } ha preparato un nuovo tavolo.
web-log-closed = Il tavolo è stato chiuso.

## La fine

web-over = La partita è finita
web-won-together = Avete vinto, tutti quanti!
web-lost-together = Stavolta ha vinto il gioco.
web-won-by = Vince: { $names }.
web-won-you = Hai vinto!
web-nobody-won = Non ha vinto nessuno.
web-ended-early = Il tavolo è stato chiuso prima della fine.
web-look-at-board = Guarda il tabellone
web-rematch = Gioca ancora
web-rematch-go = Al nuovo tavolo
web-replay = Replay
web-to-table = Al tavolo
web-export = Salva in un file
web-new-game = Un'altra partita
web-score = Punti
web-dice-title = I dadi di questa partita
web-dice-sides = Dadi a { $sides } facce, { $count ->
        [one] un tiro
       *[other] { $count } tiri
    }
web-dice-expected = attesi: { $each } ciascuna
web-dice-face = Faccia
web-dice-times = Volte
web-dice-honest = L'ospite era vincolato a un segreto prima che cadesse il primo dado, e i browser dei giocatori vi hanno aggiunto del loro.
web-dice-commitment = Impegno { $hash }
web-check = Controlla questa partita
web-receipt = Salva la ricevuta
web-check-proved = Provato, da questo browser stesso:
web-check-open = Non provato:
web-check-refused = Questa non è la partita che si è giocata qui.
web-check-commitment = Il segreto dell'ospite è quello promesso prima del primo dado, proprio per questa partita con questi posti, opzioni e carte.
web-check-links = La partita è quella della ricevuta di questo browser { $link }, fino alla voce { $entry }: ogni risposta, ogni dado, ogni nome e ogni annullamento.
web-check-covered = In { $covered } risposte su { $answers } i dadi contenevano qualcosa di tuo che nessuno conosceva prima che tutto il resto fosse fissato: nessuno li ha scelti.
web-check-hand = { $seat } ha messo mano ai dadi.
web-check-after = Quel che è venuto dopo la voce { $entry }, che questo browser non ha visto.
web-check-withheld = { $entry ->
    [0] Che l'ospite non abbia scelto fra dadi diversi: quel che questo browser ha detto per i primi non è nella partita. Si è interrotta la linea, o l'ospite l'ha lasciato fuori.
   *[other] Che l'ospite non abbia scelto fra dadi diversi: quel che questo browser ha detto dopo la voce { $entry } non è nella partita. Si è interrotta la linea, o l'ospite l'ha lasciato fuori.
}
web-check-rules = Che ogni dado sia stato usato secondo le regole, e che i bot abbiano giocato al loro livello. Con il file e la ricevuta, «commonroom verify» controlla anche questo.
web-check-host = Che nessuno abbia visto i dadi prima. Chi gestisce il server poteva.
web-check-host-tab = Che nessuno abbia visto i dadi prima. Sono in questo browser: chi sa guardarci dentro poteva.
web-check-old = Niente: questa partita è cominciata prima che ci fossero ricevute.
web-check-no-receipt = Niente: questo browser non ha conservato una ricevuta della partita.
web-moments = Momenti da ricordare
web-counted = In cifre

## Replay

web-replay-title = Replay
web-replay-moment = Momento { $number } di { $total }
web-replay-back = Indietro
web-replay-on = Avanti
web-replay-play = Riproduci
web-replay-stop = Ferma
web-replay-link = Link a questo momento
web-replay-setup = Il tavolo è stato preparato.
web-replay-chose = { $seat }: { $what }
web-replay-gone = Le regole sono cambiate dopo questa partita, perciò se ne può mostrare solo il diario.

## Imparare giocando

web-learn = Impara giocando
web-lesson = Guida
web-lesson-answer = La tua risposta: { $what }
web-lesson-next = Avanti
web-lesson-back = Indietro
web-lesson-step = Passo { $number } di { $total }
web-lesson-over = La lezione finisce qui. Ne sai abbastanza per giocare: prepara un tavolo e fai sedere con te i bot.
web-example-over = L'esempio finisce qui.
web-lesson-play = Prepara un tavolo
web-lesson-only = In una lezione non c'è un tavolo per questo. In una partita vera funziona.
web-welcome = Prima volta con { $game }?
web-welcome-question = Ogni domanda porta con sé le scelte, le loro probabilità e la regola da cui nasce.
web-welcome-look = Tocca una carta o un luogo e ti dirà che cosa fa.
web-welcome-close = Al tavolo

## Guardare indietro

web-past-step = Ripercorri tutto sul tabellone
web-past-look = Mostra il tabellone in questo momento
web-past-moment = Uno sguardo indietro: momento { $number } di { $total }
web-past-now = Torna al presente

## Impostazioni e aiuto

web-menu = Menu
web-settings = Impostazioni
web-language = Lingua
web-theme = Luce
web-theme-system = come il sistema
web-theme-light = giorno
web-theme-dark = lume di candela
web-show-odds = Mostra le probabilità
web-motion = Animazioni
web-motion-system = come il sistema
web-motion-still = nessuna
web-sound = Suoni
web-volume = Volume
web-notify = Una notifica del browser quando tocca a me e sono altrove
web-notify-denied = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-shortcuts = Scorciatoie a un tasto
web-your-name = Il tuo nome
web-rename = Cambia
web-my-seat = Il mio posto
web-give-seat = Fai giocare un bot per me
web-renew = Cambia il mio link
web-renew-about = Se il tuo link è finito a qualcun altro: ne ricevi uno nuovo e quello vecchio non apre più nulla.
web-take-seat = Gioco di nuovo io
web-help = Tasti
web-key-digits = rispondi con quella scelta
web-key-arrows = scorri le scelte
web-key-enter = scegli
web-key-undo = annulla
web-key-rule = mostra la regola
web-key-odds = mostra o nascondi le probabilità
web-key-skip = vai al presente
web-key-log = vai al diario
web-key-chat = vai alla chat
web-key-board = vai al tabellone
web-key-help = questo elenco
web-key-escape = chiudi
web-any-key-off = Le scorciatoie a un tasto si possono spegnere nelle impostazioni.

# Lo schermo del terminale intorno a una partita.

play-ask-name = Come ti chiami?
play-ask-players = Quanti giocatori in tutto, bot compresi? { $choices-or }
play-ask-level = Quanto devono essere bravi i bot? { $choices-or }
play-ask-option = { CAPITAL($option) }? { $choices-or }
play-welcome = Benvenuti nella sala comune. Scrivi il numero della tua scelta, o ? per un aiuto.
play-resumed = Bentornati. La partita riprende da dove era rimasta. (Per ricominciare: --new)
error-another-game-kept = In { $file } c'è un'altra partita. Per continuarla, togli --seats, --option e --pack. Per ricominciare: --new
play-kept = La partita è conservata in { $file }. Per continuare: commonroom play { $game }
play-your-turn = { $name }, alla tastiera tocca a te.
play-hint = Un numero · r regola · c <nome> carta · t tavolo · l diario · u annulla · ? aiuto · q esci
play-hint-guest = Invio: lasciali continuare · o un numero per intervenire · ? aiuto
play-read-on = Invio: continua a leggere · q esci
play-lesson-over = La lezione finisce qui. Per giocare: commonroom play { $game }
play-help =
    Si risponde con un numero. Il solo Invio lascia continuare gli altri.
    r mostra la regola dietro la domanda, r e il suo numero qualsiasi altra regola.
    c e una parte del nome mostrano una carta. t disegna tutto il tavolo, l le ultime righe del diario.
    u annulla la tua ultima risposta, finché da allora non è stato tirato un dado e nessun altro ha agito; ⚀ segna le risposte che non si possono annullare.
    Una percentuale è la probabilità di ciò per cui si sceglie quella risposta.
    q fa uscire, e così ^C; la partita resta conservata.
play-nothing-typed = { $most ->
        [1] Scrivi 1, o ? per un aiuto.
       *[other] Scrivi un numero da 1 a { $most }, o ? per un aiuto.
    }
play-not-offered = «{ $words }» non è tra le scelte.
play-not-understood = «{ $words }» non è tra le scelte. { $most ->
        [1] Scrivi 1, o ? per un aiuto.
       *[other] Scrivi un numero da 1 a { $most }, o ? per un aiuto.
    }
play-cannot-undo = Non c'è niente da annullare: da allora è stato tirato un dado, o ha agito qualcun altro.
play-narrow = Questa finestra è larga { $wide } colonne. Se sono meno di { $enough }, una parte del tavolo resta tagliata.
play-undone = Annullato.
play-no-such-rule = La regola { $rule } non esiste.
play-no-such-card = Nessuna carta ha «{ $words }» nel nome.
play-ruling = La nostra interpretazione: { $text }
play-source-seed = (stampato nel regolamento)
play-source-ruling = (la nostra risposta a ciò che il regolamento lascia aperto)
play-source-ours = (una nostra creazione)
play-booklet = Nel tuo regolamento: { $count ->
        [one] pagina
       *[other] pagine
    } { $pages } ({ $language ->
        [cs] ceco
        [it] italiano
        [pl] polacco
       *[en] inglese
    })
play-page = { $rulebook }, pagina { $page }
play-page-row = { $count ->
        [one] Frase { $first }: { $what }
       *[other] Frasi da { $first } a { $last }: { $what }
    }
play-page-description = niente da regolare, una descrizione
play-page-flavour = niente da regolare, serve all'atmosfera
play-page-reference = niente da regolare, un rimando a un'altra pagina
play-page-advice = niente da regolare, un consiglio
play-no-such-page = { $rulebook } non ha regole a pagina { $page }.
play-no-such-rulebook = Il regolamento { $rulebook } non esiste. Sono noti: { $known }.
play-odds = { $percent } %
play-odds-at-least = ≥ { $percent } %
play-won = Avete vinto. Fatto il misfatto!
play-lost = La partita è persa. Un altro tentativo?
play-won-by = La partita è finita. Vince: { $names }.
play-won-by-nobody = La partita è finita, e non ha vinto nessuno.
play-der-title = Turno { $turn } · { $difficulty }
play-der-voldemort-here = ☠ Voldemort
play-der-mission-here = ⚑ missione
play-der-empty = Sul tavolo non c'è niente finché tutti non hanno scelto chi guida la squadra.
play-der-dice = Dadi
play-tal-title = Turno { $turn } · Vantaggio: { $advantage } · Doni rimasti: { $hallows }
play-tal-spells = { $count ->
    [one] 1 incantesimo coperto
   *[other] { $count } incantesimi coperti
  }
play-pack = Questo tavolo gioca con carte sue, «{ $name }». Qui il tabellone non si può disegnare; alle domande si risponde come sempre.

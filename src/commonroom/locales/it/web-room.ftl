### The browser before and after a game: the lobby, one's tables, links, the end.

## Play now

web-play-now = Gioca subito
web-now-bots = { $count ->
        [one] con un bot ({ $levels })
       *[other] con { $count } bot ({ $levels })
    }
web-set-up = Preparala a modo tuo
web-bots-only = Fai giocare solo i bot e guarda
web-watch-bots = Guardali giocare
web-watch = Guarda
web-sit-down = Siediti

## Your tables

web-tile-with = con { $names }
web-tile-alone = in solitaria
web-tile-watching = Guardi { $names }
web-tile-asked = Tocca a te
web-tile-waiting = Tocca a { $name }
web-tile-paused = In pausa
web-tile-laid = Non ancora iniziata
web-tile-gone = Questo tavolo non c'è più.
web-tile-closed = Chiuso prima della fine
web-tile-won = Vinta
web-tile-lost = Persa
web-finished = Partite finite ({ $count })

## The end

web-share = Condividi un'immagine

## Settings

web-asks = Una sola risposta: chiedimelo
web-asks-always = sempre
web-asks-moments = se si tira o si pesca
web-asks-never = mai

# Another device that joins a table of this one, without a server between them.
web-guest-about = Altri dispositivi nella stessa rete possono unirsi senza server: apri lì il link, o inquadra il codice con la fotocamera, e riporta qui la risposta. Lascia aperta questa pagina mentre giocate: la partita vive qui dentro.
web-guest-local = Questa pagina è aperta da un indirizzo che non porta altrove; agli altri ne serve uno che possano aprire anche loro.
web-guest-invite = Invita un dispositivo
web-guest-again = Nuovo invito
web-guest-answer = Risposta dell'altro dispositivo
web-guest-connect = Collega
web-guest-making = Preparo l'invito …
web-guest-waiting = In attesa della risposta
web-guest-calling = Collegamento …
web-guest-there = Collegato
web-guest-gone = L'altro dispositivo non c'è più. Un nuovo invito lo riporta qui; la partita aspetta.
web-guest-wrong = Questa non è una risposta a questo invito.
web-guest-not-here = Può farlo solo il dispositivo su cui si trova il tavolo.
web-join-title = Unisciti al tavolo
web-join-about = Ora la tua risposta deve arrivare al dispositivo che ti ha invitato: mostra il codice alla sua fotocamera o mandagli il link. Lascia aperta questa pagina.
web-join-answer = La tua risposta
web-join-hint = I due dispositivi devono essere nella stessa rete, e la rete deve lasciarli comunicare; quelle per ospiti e quelle aziendali spesso non lo permettono. Se non succede nulla, chiedi un nuovo invito.
web-join-gone = Il dispositivo su cui si trova il tavolo non è raggiungibile. La partita è conservata lì: quando la sua pagina sarà di nuovo aperta, chiedi un nuovo invito.
web-join-wrong = Questo link non è un invito, o non è completo.
web-answer-taken = La risposta è arrivata alla pagina con il tavolo. Questa si può chiudere.
web-answer-nobody = Nessuna pagina in questo browser aspetta questa risposta. Incolla il link nel campo sotto l'invito, o chiedi una nuova risposta.

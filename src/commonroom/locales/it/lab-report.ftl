### Il rapporto di ``commonroom lab report``.

lab-reported = { $file } è scritto, e accanto { $pictures ->
        [one] un'immagine
       *[other] { $pictures } immagini
    }.
lab-report-heading = Risultati di { $game }
lab-report-games = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } tra bot.
lab-report-intervals = Le quote hanno tra parentesi il loro intervallo al 95 % (Wilson): di cento intervalli così, circa 95 contengono la quota vera. Nei grafici il tratto è l'intervallo, la linea tratteggiata la quota di tutti insieme.
lab-report-chart = Grafico: { $heading }. La tabella accanto ha gli stessi numeri.

## Chi ha vinto

lab-report-won = Partite vinte
lab-report-by-line-up = Per formazione e opzioni
lab-report-pack = pacchetto { $mark }
lab-report-no-pack = senza pacchetto
lab-report-by-seat = Vittorie per posto, { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }
lab-report-seats = Solo le partite tra bot dello stesso livello, in cui a cambiare è il posto e nient'altro. Una partita con più vincitori conta per ciascuno di loro.
lab-report-by-level = Vittorie per livello
lab-report-levels-met = Solo le partite in cui si sono incontrati bot di livelli diversi.
lab-report-dealt = Quanto spesso ha vinto chi l'aveva.
lab-report-dealt-together = Quanto spesso sono state vinte le partite in cui qualcuno l'aveva. Si vince o si perde tutti insieme.
lab-report-expected-alike = «Simili» è quanto spesso avrebbero vinto se avessero vinto come i bot dello stesso livello allo stesso posto, qualunque cosa avessero.
lab-report-confounded = Alcuni di questi sedevano meglio o peggio di altri: con un bot più forte, o a un posto che vince di più. Confrontali con «Simili», non tra loro.
lab-report-usual = Tutti insieme: { $share }.

## Come sono andate le partite

lab-report-length = Durata
lab-report-length-compared = Durata (mediane)
lab-report-turns = Turni
lab-report-decisions = Risposte date
lab-report-players = { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }
lab-report-all = tutte
lab-report-cuts = Sotto una percentuale sta la durata che tante partite non superano.
lab-report-endings = Come sono finite le partite
lab-report-lost = Perché si è perso ({ $games ->
        [one] una partita
       *[other] { $games } partite
    })
lab-report-endings-overlap = Più regole possono chiudere una partita, quindi le quote possono superare insieme il 100 %.
lab-report-won-with = «Vinte con essa» è la quota di partite vinte tra quelle in cui è successo. Non dice che la carta ne sia la causa.
lab-report-won-when-used = «Vinte da loro» dice quanto spesso ha vinto chi l'ha avuta. Non dice che la carta ne sia la causa: chi è in testa fa di più.
lab-report-dice = Dadi
lab-report-dice-notes = Ogni faccia dovrebbe uscire altrettanto spesso. Il test del chi quadrato dice quanto spesso dadi onesti se ne scosterebbero altrettanto; corretto per il numero di test (Holm). Le facce senza numero sono contate nel loro ordine. Partite con lo stesso seme hanno gli stessi lanci, quindi ogni seme conta una volta.
lab-report-fair = onesti
lab-report-unfair = non onesti

## Due serie di risultati

lab-report-comparison = Confronto
lab-report-compared = Queste sono { $games } partite di { $mine }, le altre { $others } di { $theirs }, confrontate sotto { $things } aspetti.
lab-report-significance = Le quote si confrontano con il test delle due proporzioni (con quello di Fisher se i numeri sono piccoli), le durate con il test dei ranghi di Mann e Whitney. La differenza è queste meno le altre; tra quote è in punti percentuali, con il suo intervallo al 95 % (Newcombe). «Per caso» è quanto spesso una tale differenza verrebbe per caso; «corretto» tiene conto di quante cose si confrontano (Holm). Sotto 0,05 la si dice una differenza.
lab-report-kinds-differ = Le due serie hanno formazioni, opzioni, regole o pacchetti diversi: le differenze possono venire da lì.
lab-report-hypothesis = Di che cosa si tratta
lab-report-paired = { $pairs } partite sono in entrambi gli insiemi con la stessa formazione e lo stesso seme, e con le stesse opzioni se non sono proprio queste a cambiare: differiscono per ciò che è cambiato e non per fortuna. Quelle finite in modo diverso sono confrontate con il test di McNemar.
lab-report-paired-table = Gli stessi semi, partita per partita
lab-report-telling = Differenze
lab-report-nothing-telling = Niente differisce più di quanto farebbe il caso.
lab-report-differs = differisce
lab-report-may-be-chance = può essere il caso

## Colonne

lab-column-seat = Posto
lab-column-rules = Regole
lab-column-name = Nome
lab-column-played = Giocate
lab-column-players = Giocatori
lab-column-mean = Media
lab-column-won-when-used = Vinte da loro
lab-column-face = Faccia
lab-column-rolled = Lanci
lab-column-expected = Attesi
lab-column-dice = Dadi
lab-column-square = Chi quadrato
lab-column-freedom = Gradi
lab-column-chance = Per caso
lab-column-corrected = Corretto
lab-column-verdict = Verdetto
lab-column-these = Queste
lab-column-others = Altre
lab-column-expected-alike = Simili
lab-column-pairs = Coppie
lab-column-only-these = Vinte solo in questi
lab-column-only-others = Vinte solo negli altri
lab-column-difference = Differenza

## Che cosa si rifiuta

error-matplotlib-missing = Per i rapporti serve matplotlib, che arriva con: pip install 'commonroom[lab]'.
error-other-game = { $file } contiene risultati di { $found }, che non si possono confrontare con { $expected }.
error-holds-results = { $file } contiene i risultati stessi. Indica con --out un altro file per la pagina.
error-not-measured = In questi risultati non c’è niente chiamato «{ $about }» che si possa confrontare. Ci sono: { $known }.
error-nothing-to-compare = --about chiede come differiscono due insiemi di risultati, quindi richiede --against.

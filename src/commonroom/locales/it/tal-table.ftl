### Quello che si sa di Talisman prima di una partita e dopo.

tal-blurb-talisman = È cominciata la seconda guerra dei maghi, e tutto si deciderà nella Sala Grande. Corri dalle strade di Londra fino al cuore di Hogwarts, raccogli Magia, amici e un Dono, e sconfiggi per primo Lord Voldemort, o mostrati degno di un posto al suo fianco.

## Opzioni

tal-edition = Edizione
tal-edition-en = inglese
    .about = Il regolamento inglese: 3 Doni, e si può tornare indietro anche con un Dono in mano.
tal-edition-pl = polacca
    .about = Il regolamento polacco: 5 Doni, e chi ne porta uno nella Stanza delle Necessità deve entrare.
tal-characters = Personaggi
tal-characters-random = a caso
    .about = Il caso assegna a ciascuno un personaggio.
tal-characters-chosen = a scelta
    .about = Ciascuno sceglie un personaggio, nell'ordine dei posti.
tal-first-player = Primo giocatore
tal-first-player-random = a caso
    .about = Decide il caso chi comincia.
tal-first-player-chosen = a scelta
    .about = Dite voi chi ha visto uno dei film più di recente.
tal-inheritance = Eredità
tal-inheritance-yes = sì
    .about = Chi perde l'ultima Vita torna con tutto ciò che portava.
tal-inheritance-no = no
    .about = Chi perde l'ultima Vita ricomincia con un nuovo personaggio e senza niente.
tal-trophies = Trofei
tal-trophies-five = cinque
    .about = 5 punti di trofei danno 1 Magia o 1 Forza.
tal-trophies-seven = sette
    .about = 7 punti di trofei danno 1 Magia o 1 Forza, per una partita più lunga.
tal-ditch-before-drawing = Lasciare carte prima di pescare
tal-ditch-before-drawing-no = no
    .about = Si lasciano carte solo alla fine del turno.
tal-ditch-before-drawing-yes = sì
    .about = Si possono lasciare carte anche prima di pescare, per pescarne di meno.
tal-reactions = Incantesimi in risposta
tal-reactions-everyone = si chiede a tutti
    .about = Si chiede a chiunque potrebbe avere un Incantesimo adatto, così nessuna pausa rivela chi lo ha.
tal-reactions-holders = si chiede a chi li ha
    .about = Si chiede solo a chi ha un Incantesimo adatto: più veloce, ma una pausa lo rivela.

## Perché la partita è finita

tal-outcome-TAL-WIN-1 = Nella Sala Grande Lord Voldemort ha trovato chi gli tiene testa.

## Che cosa contano le simulazioni

tal-tally-spells = Incantesimi lanciati
tal-tally-bought = Acquisti

## What one plays for

tal-goal-hallow = Porta un Dono
tal-goal-grounds = Raggiungi il Parco di Hogwarts
tal-goal-school = Apri i Cancelli (due dadi, al massimo Magia { $magic } o Forza { $might })
tal-goal-hall = Entra nella Sala Grande
tal-goal-voldemort = Batti lì Voldemort con la Magia

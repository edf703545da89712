### Quello che si sa di Un Anno a Hogwarts e del Quidditch prima di una partita e dopo.

yh-blurb-year-at-hogwarts = Un anno di scuola tra classi, passaggi segreti e torri oscure. Esplora il castello, raccogli ciò che chiedono le tue missioni segrete, supera gli esami, combatti chi ti sbarra la strada e vola per la tua Casa. Chi ha più Punti Casa alla fine dell'anno vince la Coppa delle Case.
yh-blurb-quidditch = Sette giocatori per squadra, quattro palle, un solo vincitore. Porta i tuoi Cacciatori oltre i Battitori e i loro Bolidi, segna due volte e manda il tuo Cercatore dietro al Boccino d'Oro.

## Opzioni

yh-variant = Variante
yh-variant-underage = Mago Minorenne
    .about = Per una prima partita: le missioni richiedono solo Oggetti, non ci sono Mangiamorte e i giocatori combattono con un dado.
yh-variant-qualified = Mago Qualificato
    .about = Le missioni richiedono anche carte, i Mangiamorte sorvegliano sei torri e nessuno vince senza aver giocato a Quidditch.
yh-variant-teams = Squadre
    .about = Le regole del Mago Qualificato, in squadre che compiono insieme le missioni.
yh-length = Durata
yh-length-quick = veloce
    .about = Circa 30 minuti: 1 missione e più di 210 Punti Casa.
yh-length-classic = classica
    .about = Da 45 a 60 minuti: 2 missioni e più di 260 Punti Casa.
yh-length-long = lunga
    .about = Più di un'ora: 3 missioni e più di 320 Punti Casa.
yh-edition = Edizione
yh-edition-it = italiana
    .about = Il regolamento italiano, più recente e più chiaro.
yh-edition-pl = polacca
    .about = Il regolamento polacco: tra l'altro, altri combattimenti con 1 e 0 PV e più libertà con la Pluffa.
yh-teams = Squadre
yh-teams-pairs = coppie
    .about = Squadre da due; se i giocatori sono dispari, una squadra ne ha tre.
yh-teams-threes = terzetti
    .about = Squadre fino a tre.
yh-teams-together = tutti insieme
    .about = Una sola squadra di tutti i giocatori.
yh-students = Studenti
yh-students-random = a caso
    .about = Il caso assegna a ciascuno uno studente.
yh-students-chosen = a scelta
    .about = Ciascuno sceglie uno studente, nell'ordine dei posti.
yh-first-player = Primo giocatore
yh-first-player-random = a caso
    .about = Decide il caso chi comincia.
yh-first-player-chosen = a scelta
    .about = Dite voi chi è il più giovane.
yh-defence-die = Dado difesa
yh-defence-die-no = no
    .about = Un colpo è un colpo.
yh-defence-die-yes = sì
    .about = Nei combattimenti tra giocatori e, nell'edizione italiana, con i Mangiamorte, a ogni colpo si può rispondere con un dado.

## Perché la partita è finita

yh-outcome-YH-END-1 = L'anno è finito, e la Coppa delle Case è assegnata.
yh-outcome-YH-SOLO-1 = Senza più PV, l'anno scolastico è perso.
yh-outcome-YH-QUI-6 = Il Boccino d'Oro è preso.

## Che cosa contano le simulazioni

yh-tally-missions = Missioni completate
yh-tally-cards = Incantesimi e Pozioni giocati
yh-tally-race_cards = Carte Quidditch giocate

## What one plays for

yh-goal-missions =
    { $count ->
        [one] Compi una missione
       *[other] Missioni compiute
    }
yh-goal-points = Punti Casa
yh-goal-quidditch = Gioca una partita di Quidditch
yh-goal-lead = Più punti alla fine (rivale: { $points })
yh-goal-alone = Con 0 PV l'anno è perso (ora { $hp })
yh-goal-mission = { $mission } ({ $points } punti)
yh-goal-place = Luogo: { $space }
yh-goal-object = { CAPITAL($object) }
yh-goal-card = { CAPITAL($card) }
yh-goal-object-lies = { CAPITAL($object) }: { $space }
yh-goal-object-held = { CAPITAL($object) }: ce l'ha { $seat }

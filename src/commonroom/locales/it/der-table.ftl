### Quello che si sa di Death Eaters Rising prima di una partita e dopo.

der-blurb-death-eaters-rising = Lord Voldemort è tornato, e i suoi Mangiamorte conquistano il mondo magico un posto dopo l'altro. Radunate maghi di tre fazioni, tirate le loro virtù e restate uniti finché non cade, perché si vince o si perde insieme.

## Opzioni

der-difficulty = Difficoltà
der-difficulty-beginner = principianti
    .about = Voldemort cade con 4 ferite.
der-difficulty-standard = normale
    .about = Voldemort cade con 5 ferite.
der-difficulty-expert = esperti
    .about = Voldemort cade con 6 ferite.
der-difficulty-expert-7 = esperti 7
    .about = Voldemort cade con 7 ferite.
der-difficulty-expert-8 = esperti 8
    .about = Voldemort cade con 8 ferite.
der-difficulty-expert-9 = esperti 9
    .about = Voldemort cade con 9 ferite.
der-difficulty-expert-10 = esperti 10
    .about = Voldemort cade con 10 ferite. Siete avvisati.
der-first-player = Primo giocatore
der-first-player-random = a caso
    .about = Decide il caso chi comincia.
der-first-player-chosen = a scelta
    .about = Dite voi chi ha visto uno dei film più di recente.

## Perché la partita è finita

der-outcome-DER-WIN-1 = Lord Voldemort è sconfitto.
der-outcome-DER-LOS-1 = L'infermeria è piena: troppi maghi sono stati sconfitti.
der-outcome-DER-LOS-2 = Un giocatore non ha più maghi.
der-outcome-DER-LOS-3 = Voldemort controlla troppi posti.
der-outcome-DER-LOS-4 = Un luogo intero è sotto il controllo di Voldemort.

## Che cosa contano le simulazioni

der-tally-recruited = Reclutati

## What one plays for

der-goal-voldemort = Ferite a Voldemort
der-goal-azkaban = Mangiamorte ad Azkaban
der-goal-hospital = Maghi sconfitti
der-goal-controlled = Posti in mano sua
der-goal-location = Caduta del luogo: { $location }
der-goal-teams = Un giocatore senza maghi (squadra più piccola: { $amount })

### Quello che si chiede, si offre e si racconta nel Ritorno di Voldemort, oltre a ciò che ha in comune con
### Un Anno a Hogwarts. `$character` è Lord Voldemort, un Mangiamorte o un eroe; `$object` un segnalino o un Horcrux.

## Domande

yh-ask-horcrux = Hai trovato { $object-the }. Tenti la distruzione?
yh-ask-horcrux-again = Devi riprovare con { $object-the }. Prima giochi una carta?
yh-ask-pass-on = Sei sulla stessa casella di un amico. Gli passi qualcosa?
yh-ask-command = Chi mandi adesso?
yh-ask-muster = Su quale torre appare { $character }?
yh-ask-hide = Dove nascondi { $object-the }?
yh-ask-face = Qui ci sono più Mangiamorte. Chi affronti?

## Opzioni

yh-option-destroy = Prova a distruggere { $object-the }
yh-option-pass-on = Passa { $object-the } a { $other_seat }
yh-option-send = Muovi { $character }
yh-option-hide = Nascondi { $object-the } { $space-at }
yh-option-face = Affronta { $character }

## Diario

yh-log-token-laid = { CAPITAL($object-the) } si trova { $space-at }.
yh-log-horcrux-rolled = { $seat } prova a distruggere { $object-the }: { $die } contro un { $other_die } di { $other_seat }.
yh-log-horcrux-destroyed = { $left ->
        [0] { $seat } distrugge { $object-the }: era l'ultimo Horcrux!
        [one] { $seat } distrugge { $object-the }. Resta un Horcrux.
       *[other] { $seat } distrugge { $object-the }. Restano { $left } Horcrux.
    }
yh-log-horcrux-resisted = { CAPITAL($object-the) } resiste, e { $seat } deve riprovare.
yh-log-voldemort-returned = Nel Cimitero { $seat } completa il rituale: Lord Voldemort è tornato, con { $hp } PV.
yh-log-death-eater-placed = { $seat } chiama { $death_eater }, che appare { $space-at }.
yh-log-character-sent = { $seat } muove { $character }.
yh-log-character-healed = { $character } ottiene { $amount } PV (ora { $hp }).
yh-log-voldemort-weakened = Lord Voldemort lo sente: { $hp ->
        [one] gli resta 1 PV
       *[other] gli restano { $hp } PV
    }.
yh-log-death-eater-removed = { $death_eater } è fuori dalla partita.
yh-log-sent-to-start = { $character } torna alla Partenza con { $hp } PV.
yh-log-final-meeting = { $seat } e { $other_seat } sono faccia a faccia: Harry Potter e Lord Voldemort si sono incontrati.
yh-log-final-rolled = Gli ultimi dadi: { $seat } tira { $die }, { $other_seat } tira { $other_die }.
yh-log-war-ended = { $cause-id ->
        [no-stone] Senza la Pietra della Resurrezione non c'è scampo: vince { $victor }.
        [neither] Harry è venuto senza la Pietra della Resurrezione: vince { $victor }.
        [no-wand] Senza la Bacchetta di Sambuco niente aiuta Voldemort: vince { $victor }.
        [horcruxes] Finché resta un Horcrux, decide la Bacchetta di Sambuco: vince { $victor }.
       *[die] I dadi hanno parlato: vince { $victor }.
    }

## Fasi

yh-phase-command = Gli ordini del malvagio
yh-phase-retry = Nuovo tentativo
yh-phase-graveyard = Il Cimitero
yh-phase-final = L'incontro finale

## Indicazioni

yh-hint-by-dice = Con i soli dadi, senza carte né capacità.

## What one plays for

yh-goal-horcruxes = Horcrux distrutti
yh-goal-tool = La Zanna di Basilisco o la Spada di Grifondoro
yh-goal-ritual = Segnalini di Minus
yh-goal-graveyard = Raggiungi il Cimitero dal Campo di Quidditch
yh-goal-stone = Harry ha la Pietra della Resurrezione
yh-goal-wand = Voldemort ha la Bacchetta di Sambuco
yh-goal-meet-voldemort = Poi Harry incontra Voldemort
yh-goal-meet-harry = Incontra Harry finché resta un Horcrux

### What the drawn boards and card faces say besides names and printed texts.

## Guardare il tabellone

web-board-closer = Ingrandisci
web-board-farther = Rimpicciolisci
web-board-follow = Segui la partita
web-board-look = Guarda
web-board-let-go = Lascia
web-board-and-now = Ora scegli ciò che brilla.
web-board-dice = Dadi
web-board-fight = Combattimento

## Sulle carte

web-board-seed = Come stampata
web-board-partly = Stampata, in parte nostra
web-board-ours = Di nostra invenzione
web-board-purchase = in vendita
web-board-draw = Carte da pescare
web-board-lying = Qui:
web-board-track = Ferite che può subire
web-board-bears = Corruzione che può subire
web-board-villain = cattivo
web-board-location = luogo
web-board-place = posto
web-board-token = segnalino incantesimo

## Death Eaters Rising

web-board-death-eater = Mangiamorte
web-board-damage = Ferite { $amount } su { $most }
web-board-corruption = Corruzione { $amount } su { $most }
web-board-hidden = Non ancora rivelato
web-board-danger = Come va la guerra
web-board-deck = Mazzo
web-board-tokens = Segnalini
web-board-no-tokens = Nessun segnalino

## Talisman

web-board-advantage = I personaggi di questa fazione aggiungono 1 al Punteggio d'Attacco contro l'altra.
web-board-misses = salta { $amount ->
        [one] un turno
       *[other] { $amount } turni
    }

## A Year at Hogwarts, Quidditch, Voldemort Returns

web-board-castle = Castello
web-board-diagon-alley = Diagon Alley
web-board-places = Luoghi
web-board-moves-left = Mosse rimaste
web-board-walk = { $steps ->
    [one] Vai qui: { $steps } passo
   *[other] Vai qui: { $steps } passi
}
web-board-legend = Che cosa significano i simboli
web-board-tower = torre: qui il movimento può finire
web-board-destroyed = Horcrux distrutti: { $amount }
web-board-hp = PV
web-board-res = Resistenza
web-board-points = Punti Casa
web-board-floo = Polvere Volante
web-board-portkeys = Passaporte
web-board-spells = Incantesimi
web-board-potions = Pozioni
web-board-books = Libri
web-board-missions = Missioni
web-board-objects = Oggetti
web-board-race-cards = Carte Quidditch
web-board-done = Missioni completate
web-board-pledged = Carte impegnate
web-board-student = studente
web-board-spell = incantesimo
web-board-potion = pozione
web-board-book = libro
web-board-object = oggetto
web-board-mission = missione
web-board-combat = combattimento
web-board-duel = duello
web-board-action = azione
web-board-event = evento
web-board-quidditch-card = Quidditch
web-board-space = casella
web-board-goals = Gol
web-board-lap = Giro
web-board-actions = Azioni rimaste: { $amount }

## What one plays for

web-goals = Come si vince
web-goals-against = Attenzione
web-goal-reached = raggiunto
web-goals-more = Che cosa serve

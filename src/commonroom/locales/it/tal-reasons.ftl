### Perché un bot di Talisman ha scelto quello che ha scelto: una riga ciascuno.
### `$percent` è una probabilità; `$seat` è un altro giocatore.

## Qualsiasi domanda

tal-reason-novice = Sembrava giusto.
tal-reason-only-option = Non c'è altro da fare.
tal-reason-enough = Basta così.
tal-reason-not-worth = Non ne vale la pena.
tal-reason-agree = Può solo aiutare.
tal-reason-best = Promette di più.

## Preparazione

tal-reason-first = Qualcuno deve pur cominciare.

## Movimento

tal-reason-move = È ora di muoversi.
tal-reason-travel = Vale il viaggio: { $space }.
tal-reason-walk = Promette di più: { $space }.
tal-reason-stay = Qui c'è di più da ottenere.
tal-reason-die = Con un { $die } si va dove è meglio.
tal-reason-barrier = La barriera può aprirsi ({ $percent } %).
tal-reason-gates = I Cancelli possono aprirsi ({ $percent } %).
tal-reason-mislead = È il posto peggiore per chi ci va: { $space }.
tal-reason-mislead-meeting = È il peggio che possa capitare agli altri.
tal-reason-drop-challenge = La sfida non serve più.

## La scuola

tal-reason-school = Da qui si può vincere ({ $percent } %).
tal-reason-turn-back = C'è troppa poca speranza ({ $percent } %).
tal-reason-great-hall = È ora di affrontarlo ({ $percent } %).
tal-reason-foretell = Un numero in mezzo è il più facile da raggiungere.

## Incontri e battaglie

tal-reason-space = Offre di più: { $space }.
tal-reason-duel = Battere { $seat } è possibile ({ $percent } %).
tal-reason-fight = Si può combattere ({ $percent } %).
tal-reason-ready = Si può tirare ({ $percent } %).
tal-reason-evade = Grazie { $card-to }, non serve combattere.
tal-reason-pass-by = { $card }: si passa senza combattere.
tal-reason-evade-attack = Non è il momento per una battaglia.
tal-reason-attack = Un bel trofeo: { $card }.
tal-reason-wound = Una Vita fa più male a { $seat }.
tal-reason-rob = È il meglio che { $seat } può perdere.
tal-reason-rob-card = Vale più qui che da { $seat }: { $card }.
tal-reason-stat = Dove c'è più { $stat } c'è più speranza.
tal-reason-voldemort = Un buon posto per lui: { $space }.
tal-reason-attacked = Alla vittoria manca poco per { $seat }.
tal-reason-threaten = { $seat } ha qualcosa da dare.
tal-reason-give-fate = Il Fato è la perdita minore.
tal-reason-lose-life = Una Vita è la perdita minore.

## Dadi

tal-reason-accept = Il tiro basta.
tal-reason-fate = Un tiro migliore vale un punto Fato.
tal-reason-reroll = { $card } permette un altro tentativo.
tal-reason-put-aside = Il { $die } è d'intralcio.

## Incantesimi

tal-reason-cast = { $spell } vale più ora che dopo.
tal-reason-cast-on = { $seat } ora merita { $spell }.
tal-reason-keep-spell = L'incantesimo varrà di più in seguito.
tal-reason-protego = Quella Vita vale un incantesimo.
tal-reason-answer = A questo c'è una risposta.
tal-reason-resist = Nessuno ha bisogno di { $spell }.
tal-reason-block = { $spell } farebbe troppi danni.
tal-reason-gain-fate = Il Fato compensa.
tal-reason-gift = Non fa danni.
tal-reason-least = Questo incantesimo mancherà meno degli altri.
tal-reason-buy-spells = C'è Fato da spendere.
tal-reason-advantage = Il Vantaggio deve stare qui.

## Carte e cose

tal-reason-use = Ora può aiutare: { $card }.
tal-reason-try = Vale la pena di provare: { $card }.
tal-reason-pay = Vale il prezzo: { $card }.
tal-reason-choose = { CAPITAL($choice) }: è la scelta che promette di più.
tal-reason-draw-more = Due carte sono meglio di una.
tal-reason-replace = Peggio di così non può andare: { $card }.
tal-reason-take = Può tornare utile: { $card }.
tal-reason-take-galleons = I soldi servono sempre.
tal-reason-part-with = Mancherà meno del resto: { $card }.
tal-reason-sell = Vale meno dei soldi: { $card }.
tal-reason-buy = Vale il suo prezzo: { $card }.
tal-reason-heal = È meglio curarsi subito.
tal-reason-double = Così si guadagna di più.
tal-reason-exchange = I trofei bastano per avere più { $stat }.
tal-reason-offer = Fa tornare il conto: { $card }.
tal-reason-again = Un turno in più non guasta mai.
tal-reason-end = Per ora è tutto.

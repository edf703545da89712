### Perché un bot di Un Anno a Hogwarts o di Quidditch ha scelto quello che ha scelto: una riga ciascuno.
### `$percent` è una probabilità; `$seat` è un altro giocatore.

## Qualsiasi domanda

yh-reason-novice = Sembrava giusto.
yh-reason-only-option = Non c'è altro da fare.
yh-reason-taste = È questione di gusti.
yh-reason-enough = Basta così.
yh-reason-not-worth = Non ne vale la pena.
yh-reason-choose = È la perdita minore.

## Per strada

yh-reason-roll = È ora di muoversi.
yh-reason-cast = { $card } risparmia molta strada.
yh-reason-moves = Porta dove è meglio.
yh-reason-walk = La strada migliore passa di lì.
yh-reason-stop = È un buon posto per fermarsi.
yh-reason-flee = Via di qui.
yh-reason-take = { CAPITAL($object-the) } può servire.
yh-reason-take-object = È quello che serve di più.
yh-reason-go = Da lì la strada è più breve.
yh-reason-stay = Qui va bene come altrove.
yh-reason-floo = { CAPITAL($space-the) } vale la Polvere Volante.
yh-reason-again = Un altro turno vale di più.
yh-reason-keep = Può servire più avanti.
yh-reason-lay = Lì è difficile da raggiungere.

## Caselle e carte

yh-reason-draw = Ora quel mazzo aiuta di più.
yh-reason-swap = L'altro Oggetto vale di più.
yh-reason-part-with = Mancherà meno degli altri.
yh-reason-name = È in vantaggio.
yh-reason-pick-action = Porta più punti.
yh-reason-portkey = Il Cimitero aspetta.
yh-reason-challenge = Una partita può portare punti.

## Missioni e combattimenti

yh-reason-mission = La missione si può fare ({ $percent } %).
yh-reason-not-ready = È troppo presto.
yh-reason-wait = Gli altri arriveranno.
yh-reason-join = Gli altri aspettano altrove.
yh-reason-pledge = Quella carta mancherà meno delle altre.
yh-reason-strike = I dadi basteranno ({ $percent } %).
yh-reason-play = Qui serve una carta ({ $percent } %).
yh-reason-use = È il momento giusto ({ $percent } %).
yh-reason-escape = Qui non c'è speranza.
yh-reason-heal = Comincia a far male.
yh-reason-help = Serve aiuto.
yh-reason-attack-card = Quella colpisce forte.
yh-reason-attack-dice = I dadi basteranno.
yh-reason-attack-player = Ha più da perdere.
yh-reason-endure = Non è poi così grave.
yh-reason-take-hit = Un colpo semplice fa meno male.
yh-reason-search = Quella carta aiuta di più.
yh-reason-prize = È il meglio che ha.
yh-reason-death-eater = Il più forte è la scelta migliore.

## Quidditch

yh-reason-place = È un buon posto da cui partire.
yh-reason-attack = Verso la porta.
yh-reason-shoot = Un gol è possibile ({ $percent } %).
yh-reason-beater = Un Bolide può fare danni.
yh-reason-throw = Lì fa più male.
yh-reason-rest = Lì resta a portata di mano.
yh-reason-close-in = Più vicino alla Pluffa.
yh-reason-await = Qui arriverà il passaggio del Portiere.
yh-reason-make-way = Qualcuno deve fare strada.
yh-reason-hold = Il Portiere tiene la Pluffa finché qualcuno non può portarla lontano.
yh-reason-step = Fuori dalla mischia.
yh-reason-take-quaffle = È la Pluffa che conta.
yh-reason-put = Lì è più al sicuro.
yh-reason-race = Avvicina al Boccino ({ $percent } %).
yh-reason-race-card = Nessuna carta porta più lontano.
yh-reason-race-wait = Le carte possono aspettare ({ $percent } %).
yh-reason-set-die = Con il dado più basso si guadagna di più.

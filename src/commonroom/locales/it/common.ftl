### Quello che serve a ogni testo: giocatori senza nome, elenchi e domande agli altri.

player = Giocatore { $number }

list-more = { $start }, { $next }
list-and = { $start } e { $last }
list-or = { $start } o { $last }
list-times = { $count } × { $item }
list-nothing = niente

# L'intestazione di una domanda rivolta a un altro, per chi intanto può intervenire.
guest-question = Domanda per { $seat }: «{ $question-brief }» Intervieni?

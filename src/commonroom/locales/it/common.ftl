### Quello che serve a ogni testo: giocatori senza nome ed elenchi.

player = Giocatore { $number }

list-more = { $start }, { $next }
list-and = { $start } e { $last }
list-or = { $start } o { $last }
list-times = { $count } × { $item }
list-nothing = niente

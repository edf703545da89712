### Co potřebuje každý text: hráči beze jména a výčty.

player = Hráč { $number }

list-more = { $start }, { $next }
list-and = { $start } a { $last }
list-or = { $start } nebo { $last }
list-times = { $count } × { $item }
list-nothing = nic

### Co potřebuje každý text: hráči beze jména, výčty a otázky pro ostatní.

player = Hráč { $number }

list-more = { $start }, { $next }
list-and = { $start } a { $last }
list-or = { $start } nebo { $last }
list-times = { $count } × { $item }
list-nothing = nic

# Nadpis otázky, na kterou odpovídá někdo jiný, pro toho, kdo se mezitím může ozvat.
guest-question = { $seat } má před sebou otázku: „{ $question-brief }“ Vložíš se do toho?

### What every text needs: players without a name, lists, and questions to others.

# A player whose name is not known.
player = Gracz { $number }

# A list is put together from its start: "a", "a, b", "a, b and c".
list-more = { $start }, { $next }
list-and = { $start } i { $last }
list-or = { $start } lub { $last }
# What is in a list several times.
list-times = { $count } × { $item }
list-nothing = nic

# Nagłówek pytania, na które odpowiada ktoś inny, dla tych, którzy mogą się wtrącić.
guest-question = { $seat } ma przed sobą pytanie: „{ $question-brief }” Wtrącasz się?

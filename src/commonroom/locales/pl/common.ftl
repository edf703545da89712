### What every text needs: players without a name, and lists.

# A player whose name is not known.
player = Gracz { $number }

# A list is put together from its start: "a", "a, b", "a, b and c".
list-more = { $start }, { $next }
list-and = { $start } i { $last }
list-or = { $start } lub { $last }
# What is in a list several times.
list-times = { $count } × { $item }
list-nothing = nic

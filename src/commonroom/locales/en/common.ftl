### What every text needs: players without a name, lists, and questions to others.

# A player whose name is not known.
player = Player { $number }

# A list is put together from its start: "a", "a, b", "a, b and c".
list-more = { $start }, { $next }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
# What is in a list several times.
list-times = { $count } × { $item }
list-nothing = nothing

# The heading of a question that somebody else must answer, for whoever may speak up meanwhile.
guest-question = { $seat } is asked: “{ $question-brief }” Do you step in?

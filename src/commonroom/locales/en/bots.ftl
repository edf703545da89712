### Why a bot chose what it chose, in any game.

bot-reason-random = It was picked at random.

# A bot that looks ahead tries its options in worlds that could be the true one.
bot-reason-search = It looked ahead: in { $tries ->
        [one] one try
       *[other] { $tries } tries
    } this promised a { $percent } % chance to win.

### Bots of any game: what their levels are called, and why they chose what they chose.

bot-level-random = random
bot-level-novice = novice
bot-level-adept = adept
bot-level-expert = expert
bot-level-master = master

# A bot that nobody gave a name: its level and the number of its seat.
bot-name = { $level } { $number }

bot-reason-random = It was picked at random.

# A bot that somebody else has written, and that gives no reasons of its own.
bot-reason-own = It seemed best to the bot.

# A bot that looks ahead tries its options in worlds that could be the true one.
bot-reason-search = It looked ahead: in { $tries ->
        [one] one try
       *[other] { $tries } tries
    } this promised a chance of { $percent } % to win.

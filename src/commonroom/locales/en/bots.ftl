### Bots of any game: what their levels are called, and why they chose what they chose.

bot-level-random = random
    .brief = any choice will do
    .about = any choice is as good as another.
bot-level-novice = novice
    .brief = plays as in a first game
    .about = plays as in a first game: knows the rules, and what is near.
bot-level-adept = adept
    .brief = plays as after a few games
    .about = plays as after a few games: knows what can be done, but not how likely it is, or not where it leads.
bot-level-expert = expert
    .brief = knows all the chances
    .about = weighs what every choice promises, with exact chances.
bot-level-master = master
    .brief = looks ahead as well
    .about = weighs as an expert does, and tries choices out in its mind before it decides.

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

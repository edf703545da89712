### Why a bot chose what it chose, in any game.

bot-reason-random = Wybór był losowy.

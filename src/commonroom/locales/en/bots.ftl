### Why a bot chose what it chose, in any game.

bot-reason-random = It was picked at random.

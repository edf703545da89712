### Why a bot chose what it chose, in any game.

bot-reason-random = Wybór był losowy.

# Bot, który patrzy naprzód, wypróbowuje swoje opcje w światach, które mogłyby być prawdziwe.
bot-reason-search = Bot spojrzał naprzód: w { $tries ->
        [one] jednej próbie
       *[other] { $tries } próbach
    } dawało to { $percent } % szans na wygraną.

### Boty w każdej grze: jak nazywają się ich poziomy i dlaczego wybrały to, co wybrały.

bot-level-random = losowy
bot-level-novice = początkujący
bot-level-adept = wprawny
bot-level-expert = ekspert
bot-level-master = mistrz

# Bot, któremu nikt nie nadał imienia: poziom i numer miejsca.
bot-name = { $level } { $number }

bot-reason-random = Wybór był losowy.

# Bot napisany przez kogoś innego, który nie podaje własnych powodów.
bot-reason-own = Botowi wydało się to najlepsze.

# Bot, który patrzy naprzód, wypróbowuje swoje opcje w światach, które mogłyby być prawdziwe.
bot-reason-search = Bot spojrzał naprzód: w { $tries ->
        [one] jednej próbie
       *[other] { $tries } próbach
    } dawało to { $percent } % szans na wygraną.

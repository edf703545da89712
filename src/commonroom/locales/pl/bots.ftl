### Boty w każdej grze: jak nazywają się ich poziomy i dlaczego wybrały to, co wybrały.

bot-level-random = losowy
    .brief = wybiera na chybił trafił
    .about = wybiera na chybił trafił.
bot-level-novice = początkujący
    .brief = gra jak w pierwszej partii
    .about = gra jak w pierwszej partii: zna zasady i widzi to, co blisko.
bot-level-adept = wprawny
    .brief = gra jak po kilku partiach
    .about = gra jak po kilku partiach: wie, co można zrobić, ale nie wie, na ile to prawdopodobne albo dokąd prowadzi.
bot-level-expert = ekspert
    .brief = zna wszystkie szanse
    .about = rozważa, co obiecuje każdy wybór, i dokładnie liczy szanse.
bot-level-master = mistrz
    .brief = patrzy też naprzód
    .about = rozważa jak ekspert i wypróbowuje wybory w myślach, zanim się zdecyduje.

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

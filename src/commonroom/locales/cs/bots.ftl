### Proč si bot vybral, co si vybral, v kterékoli hře.

bot-reason-random = Vybráno náhodně.

# Bot, který hledí dopředu, zkouší své možnosti ve světech, které by mohly být ten pravý.
bot-reason-search = Bot hleděl dopředu: v { $tries ->
        [one] jednom pokusu
       *[other] { $tries } pokusech
    } to slibovalo { $percent } % naději na výhru.

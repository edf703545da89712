### Boti v kterékoli hře: jak se jmenují jejich úrovně a proč si vybrali, co si vybrali.

bot-level-random = náhodný
bot-level-novice = začátečník
bot-level-adept = pokročilý
bot-level-expert = expert
bot-level-master = mistr

# Bot, kterému nikdo nedal jméno: jeho úroveň a číslo místa.
bot-name = { $level } { $number }

bot-reason-random = Vybráno náhodně.

# Bot, kterého napsal někdo jiný a který neudává vlastní důvody.
bot-reason-own = Botovi to připadalo nejlepší.

# Bot, který hledí dopředu, zkouší své možnosti ve světech, které by mohly být ten pravý.
bot-reason-search = Bot hleděl dopředu: v { $tries ->
        [one] jednom pokusu
       *[other] { $tries } pokusech
    } to slibovalo { $percent } % naději na výhru.

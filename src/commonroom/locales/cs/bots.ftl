### Boti v kterékoli hře: jak se jmenují jejich úrovně a proč si vybrali, co si vybrali.

bot-level-random = náhodný
    .brief = vybírá naslepo
    .about = vybírá naslepo.
bot-level-novice = začátečník
    .brief = hraje jako poprvé
    .about = hraje jako při první hře: zná pravidla a vidí, co je blízko.
bot-level-adept = pokročilý
    .brief = hraje jako po pár hrách
    .about = hraje jako po několika hrách: ví, co se dá dělat, ale ne, s jakou šancí nebo kam to vede.
bot-level-expert = expert
    .brief = zná všechny šance
    .about = zvažuje, co která volba slibuje, a přesně počítá šance.
bot-level-master = mistr
    .brief = hledí i dopředu
    .about = zvažuje jako expert a než se rozhodne, zkouší si volby v duchu.

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

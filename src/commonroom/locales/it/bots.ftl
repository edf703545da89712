### I bot di qualsiasi gioco: come si chiamano i loro livelli, e perché hanno scelto quello che hanno scelto.

bot-level-random = casuale
    .brief = sceglie come capita
    .about = per lui una scelta vale l'altra.
bot-level-novice = principiante
    .brief = come alla prima partita
    .about = gioca come alla prima partita: conosce le regole e vede ciò che è vicino.
bot-level-adept = abile
    .brief = come dopo qualche partita
    .about = gioca come dopo qualche partita: sa che cosa si può fare, ma non quanto è probabile o dove porta.
bot-level-expert = esperto
    .brief = conosce le probabilità
    .about = pesa ciò che ogni scelta promette, con probabilità esatte.
bot-level-master = maestro
    .brief = guarda anche avanti
    .about = pesa come un esperto e prova le scelte nella mente prima di decidere.

# Un bot a cui nessuno ha dato un nome: il suo livello e il numero del suo posto.
bot-name = { $level } { $number }

bot-reason-random = Scelto a caso.

# Un bot scritto da qualcun altro, che non dà motivi suoi.
bot-reason-own = Al bot è sembrata la scelta migliore.

# Un bot che guarda avanti prova le sue opzioni in mondi che potrebbero essere quello vero.
bot-reason-search = Ha guardato avanti: { $tries ->
        [one] una prova
       *[other] { $tries } prove
    }, { $percent } % di possibilità di vincere.

### I bot di qualsiasi gioco: come si chiamano i loro livelli, e perché hanno scelto quello che hanno scelto.

bot-level-random = casuale
bot-level-novice = principiante
bot-level-adept = abile
bot-level-expert = esperto
bot-level-master = maestro

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

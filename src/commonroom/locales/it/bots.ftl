### Perché un bot ha scelto quello che ha scelto, in qualsiasi gioco.

bot-reason-random = Scelto a caso.

# Un bot che guarda avanti prova le sue opzioni in mondi che potrebbero essere quello vero.
bot-reason-search = Ha guardato avanti: in { $tries ->
        [one] una prova
       *[other] { $tries } prove
    } prometteva il { $percent } % di possibilità di vincere.

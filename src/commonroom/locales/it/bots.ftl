### Perché un bot ha scelto quello che ha scelto, in qualsiasi gioco.

bot-reason-random = Scelto a caso.

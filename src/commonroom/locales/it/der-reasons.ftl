### Perché un bot di Death Eaters Rising ha scelto quello che ha scelto: una riga ciascuno.

## Qualsiasi domanda

der-reason-only-option = Non c'è altro da fare.
der-reason-enough = Basta così.

## Preparazione e viaggio

der-reason-leader = { $card } aiuta fin dal primo turno.
der-reason-first = Qualcuno deve pur cominciare.
der-reason-travel-recruit = Qui si può conquistare { $card } ({ $percent } %).
der-reason-travel-strike = Qui si può affrontare { $card } ({ $percent } %).
der-reason-travel-voldemort = Qui si può trovare Voldemort ({ $percent } %).
der-reason-travel-ability = Qui aiuta di più { $card } ({ $percent } %).
der-reason-travel-safe = È il posto più sicuro.
der-reason-fly = Là si può fare di più.
der-reason-follow = Voldemort vale un dado.

## Dadi

der-reason-leave = Il dado { $colour } mancherà meno degli altri.
der-reason-adds = Il dado di { $card } promette di più.
der-reason-colour = Un dado { $colour } promette di più.
der-reason-roll = Pronti a tirare.
der-reason-roll-on = Quello che resta è meglio tirarlo di nuovo.
der-reason-assign = Probabilità che resta per { $target-the }: { $percent } %.
der-reason-completes = Così è completo: { $target }.
der-reason-discard = Nessun simbolo vale la pena, e questo dado mancherà meno degli altri.
der-reason-change = { $card } può ricavare di più da questo tiro.
der-reason-turn = { CAPITAL($to) } vale più di { $die }.
der-reason-reroll = { CAPITAL($die) } non aiuta.
der-reason-stop = Con questi dadi non si ottiene altro.
der-reason-end = Quel che resta varrà di più in seguito.
der-reason-fill = Ne ha più bisogno { $target-the }.

## Segnalini e abilità

der-reason-token = Vale più ora che dopo.
der-reason-token-fill = Avvicina al traguardo: { $target }.
der-reason-token-die = Un dado in più fa la differenza.
der-reason-token-heal = { $card } ha bisogno di cure.
der-reason-token-cleanse = La corruzione è alta: { $place }.
der-reason-token-swap = { $card } e { $other } farebbero di più nell'altra squadra.
der-reason-use = Ora può aiutare { $card }.
der-reason-use-fill = { $card } avvicina al traguardo: { $target }.
der-reason-use-bear = { $card } può sopportare più di { $other }.
der-reason-heal = Ne ha più bisogno { $card }.
der-reason-cleanse = Il più vicino alla rovina: { $place }.
der-reason-strike = Colpire { $card } ci porta più avanti.
der-reason-guard = { $card } può sopportare meno di tutti.
der-reason-lose = È il meno utile.
der-reason-take = È il più utile.
der-reason-swap = { $card } farebbe di più nell'altra squadra.
der-reason-accept = Aiuta tutti noi.
der-reason-refuse = Ci costerebbe più di quanto porta.

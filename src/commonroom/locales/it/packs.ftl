### Pacchetti di carte: che cosa cambiano e perché vengono rifiutati.

pack-changes = Questo pacchetto cambia { $entries ->
        [one] una voce
       *[other] { $entries } voci
    } di { $game }:
pack-changes-nothing = Con questo pacchetto si può giocare, ma non cambia niente in { $game }: tutto ciò che dice è già così.
pack-entry = { $file }, { $entry }
pack-field = – { $field }: { $before } → { $after }
pack-field-added = – { $field }: { $after } (prima non c'era)
pack-field-gone = – { $field }: { $before } (tolto)
pack-exported = { $files ->
        [one] Un file scritto
       *[other] { $files } file scritti
    } in { $folder }. Cambia ciò che vuoi e tieni solo ciò che cambi: tutto il resto rimane com'è.

error-already-there = { $file } esiste già. Per sovrascriverlo: --force
error-unclear-pack = I file in { $folder } non dicono quale gioco cambiano. Indicalo con --game: { $known }.
error-unknown-pack = Qui non c’è un pacchetto «{ $pack }» per questo gioco. Ci sono: { $known }.

### Balíčky karet: co mění a proč jsou odmítnuty.

pack-changes = Tento balíček mění { $entries ->
        [one] jednu položku
        [few] { $entries } položky
       *[other] { $entries } položek
    } hry { $game }:
pack-changes-nothing = S tímto balíčkem se dá hrát, ale ve hře { $game } nic nemění: všechno, co říká, už tak je.
pack-entry = { $file }, { $entry }
pack-field = – { $field }: { $before } → { $after }
pack-field-added = – { $field }: { $after } (předtím nebylo)
pack-field-gone = – { $field }: { $before } (odebráno)
pack-exported = Do složky { $folder } { $files ->
        [one] byl zapsán jeden soubor
        [few] byly zapsány { $files } soubory
       *[other] bylo zapsáno { $files } souborů
    }. Změň, co chceš, a nech si jen to, co měníš: všechno ostatní zůstane, jak je.

error-already-there = { $file } už existuje. Přepíše ho --force
error-unclear-pack = Soubory ve složce { $folder } neříkají, kterou hru mění. Urči ji pomocí --game: { $known }.
error-unknown-pack = Balíček „{ $pack }“ pro tuto hru tu není. Jsou tu: { $known }.

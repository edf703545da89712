### Pakiety kart: co zmieniają i dlaczego bywają odrzucane.

pack-changes = Ten pakiet zmienia { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    } gry { $game }:
pack-changes-nothing = Tym pakietem można grać, ale niczego nie zmienia w grze { $game }: wszystko, co mówi, już tak jest.
pack-entry = { $file }, { $entry }
pack-field = – { $field }: { $before } → { $after }
pack-field-added = – { $field }: { $after } (wcześniej nie było)
pack-field-gone = – { $field }: { $before } (usunięte)
pack-exported = Zapisano { $files ->
        [one] jeden plik
        [few] { $files } pliki
       *[other] { $files } plików
    } w folderze { $folder }. Zmień, co chcesz, i zostaw tylko to, co zmieniasz: cała reszta będzie taka jak dotąd.

error-already-there = Plik { $file } już istnieje. Aby go nadpisać: --force
error-unclear-pack = Pliki w folderze { $folder } nie mówią, którą grę zmieniają. Podaj ją przez --game: { $known }.
error-unknown-pack = Nie ma tu pakietu „{ $pack }” do tej gry. Są: { $known }.

### What Common Room refuses, told to a player.

error-unknown-game = Nie ma gry o nazwie { $game }. Możesz zagrać w: { $known }.
error-bad-option-value = { $name } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-unknown-option = Nie ma opcji o nazwie { $name }. Są: { $known }.
error-match-over = Gra jest skończona. Nie ma już na co odpowiadać.
error-not-your-decision = Cierpliwości, { $seat }: teraz decyduje { $owner_seat }.
error-no-such-option = { $option }: to teraz niemożliwe. { $seat } ma { $count ->
        [one] jeden inny wybór
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }.
error-nothing-to-choose = Coś się zacięło w zasadach: nie ma z czego wybierać ({ $label }).

## Taking back

error-undo-nothing-yet = Nie ma jeszcze czego cofać.
error-undo-chance-spoke = Od tamtej chwili przemówiły już kości. Tego nie da się cofnąć.
error-undo-hidden-shown = Od tamtej chwili odkryto coś ukrytego. Tego nie da się cofnąć.
error-undo-another-seat-acted = Od tamtej chwili działał już ktoś inny. Tego nie da się cofnąć.
error-undo-other-world = Ta gra tylko wyobraża sobie, co mogłoby się zdarzyć. Zaczyna się tutaj i nie da się cofnąć niczego wcześniejszego.

## Saved games

error-corrupt-save = Zapis tej gry jest uszkodzony i nie da się go otworzyć ({ $reason }).
error-foreign-save = To nie jest gra zapisana przez Common Room ({ $found }).
error-unknown-save-version = Tę grę zapisano w formacie { $found }, a ta wersja Common Room czyta format { $known }.
error-wrong-rules-version = Tę grę ({ $game }) zapisano przy wersji zasad { $found }, a ten Common Room gra według wersji { $known }.

## Content packs and arranged positions

error-bad-content = Pliku z zawartością { $file } nie można użyć. Wpis „{ $entry }”, pole „{ $field }”: { $reason }.
error-bad-content-file = Pliku z zawartością { $file } nie można użyć: { $reason }.
error-bad-arrangement = Ta pozycja nie ma sensu. { $where }: { $reason }.
error-dice-ran-out = Zaplanowane rzuty skończyły się po { $used ->
        [one] jednym wyniku
       *[other] { $used } wynikach
    }: { $label } wymaga kolejnego.
error-dice-left-over = Niektórych zaplanowanych rzutów nie wykonano: { $left }.
error-script-mismatch = Dla { $label } zaplanowano { $value }, a możliwe są tylko: { $allowed }.

## Texts

error-texts-unavailable = Teksty wymagają fluent.runtime, które instaluje polecenie: pip install 'commonroom[terminal]'
error-unknown-language = Nie ma języka o nazwie { $language }. Dostępne: { $known }.
error-bad-text = Nie da się wypowiedzieć komunikatu { $message }: { $reason }.
error-no-such-bot = „{ $word }” nie jest botem: { $reason }. Własnego bota podaje się tak: mine=my_bots:Greedy.
error-no-answer = Bot „{ $word }” nie dał odpowiedzi: { $reason }.

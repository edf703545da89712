### Co Common Room odmítne, řečeno hráči.

error-unknown-game = Hra { $game } tu není. Hrát můžeš: { $known }.
error-bad-option-value = { $name } nemůže být „{ $value }“. Možné hodnoty: { $allowed }.
error-unknown-option = Volba { $name } neexistuje. Jsou tu: { $known }.
error-match-over = Hra skončila. Už není na co odpovídat.
error-not-your-decision = { $seat }, ještě strpení: rozhoduje { $owner_seat }.
error-no-such-option = { $option } teď nejde. { $seat } má { $count ->
        [one] jinou možnost
        [few] { $count } jiné možnosti
       *[other] { $count } jiných možností
    }.
error-nothing-to-choose = V pravidlech se něco pokazilo: není z čeho vybírat ({ $label }).

## Braní zpět

error-undo-nothing-yet = Zatím není co vzít zpět.
error-undo-chance-spoke = Od té doby už padly kostky. To zpět vzít nejde.
error-undo-hidden-shown = Od té doby bylo vidět něco skrytého. To zpět vzít nejde.
error-undo-another-seat-acted = Od té doby už jednal někdo jiný. To zpět vzít nejde.
error-undo-other-world = Tato hra si jen představuje, co by mohlo být. Začíná tady a nic dřívějšího vzít zpět nejde.

## Uložené hry

error-corrupt-save = Uložená hra je poškozená a nejde otevřít ({ $reason }).
error-foreign-save = Tohle není hra uložená v Common Room ({ $found }).
error-unknown-save-version = Hra byla uložena ve formátu { $found }, ale tato verze Common Room čte formát { $known }.
error-wrong-rules-version = Hra { $game } byla uložena podle verze pravidel { $found }, ale tato Common Room hraje podle verze { $known }.

## Balíčky obsahu a připravené pozice

error-bad-content = Soubor s obsahem { $file } nejde použít. Položka „{ $entry }“, pole „{ $field }“: { $reason }.
error-bad-content-file = Soubor s obsahem { $file } nejde použít: { $reason }.
error-bad-arrangement = Tato pozice nedává smysl. { $where }: { $reason }.
error-dice-ran-out = Předepsané kostky došly ({ $used ->
        [one] padl jeden výsledek
        [few] padly { $used } výsledky
       *[other] padlo { $used } výsledků
    }): { $label } potřebuje další.
error-dice-left-over = Některé předepsané kostky nikdy nepadly: { $left }.
error-script-mismatch = Pro { $label } je předepsáno { $value }, ale možné je jen { $allowed }.

## Texty

error-texts-unavailable = Texty potřebují fluent.runtime, které přijde s: pip install 'commonroom[terminal]'
error-unknown-language = Jazyk { $language } tu není. K mání jsou: { $known }.
error-bad-text = Zprávu { $message } nejde říct: { $reason }.
error-no-such-bot = „{ $word }“ není bot: { $reason }. Vlastní bot se zadává takto: mine=my_bots:Greedy.
error-no-answer = Bot „{ $word }“ nedal žádnou odpověď: { $reason }.

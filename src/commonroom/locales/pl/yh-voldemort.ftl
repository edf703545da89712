### What is asked, offered and told in Voldemort Returns, besides what it shares with A Year at Hogwarts.
### `$character` is Lord Voldemort, a Death Eater or a hero; `$object` a token or a Horcrux.

## Questions

yh-ask-horcrux = { CAPITAL($object) } jest przed tobą. Próbujesz zniszczyć?
yh-ask-horcrux-again = { CAPITAL($object) }: próbujesz znów. Zagrywasz przedtem kartę?
yh-ask-pass-on = Stoisz na jednym polu z kimś bliskim. Przekazujesz coś?
yh-ask-command = Kogo wysyłasz teraz?
yh-ask-muster = Na której wieży pojawia się { $character }?
yh-ask-hide = { CAPITAL($object) }: gdzie to ukrywasz?
yh-ask-face = Jest tu kilku śmierciożerców. Komu stawiasz czoło?

## Options

yh-option-destroy = Spróbuj zniszczyć { $object-acc }
yh-option-pass-on = Przekaż { $object-acc } ({ $other_seat })
yh-option-send = Wyślij { $character-acc }
yh-option-hide = Ukryj { $object-acc } { $space-at }
yh-option-face = Staw czoło: { $character }

## Log

yh-log-token-laid = { CAPITAL($object) } leży { $space-at }.
yh-log-horcrux-rolled = { $seat } próbuje zniszczyć { $object-acc }: { $die }. { $other_seat } rzuca { $other_die }.
yh-log-horcrux-destroyed = { $left ->
        [0] { $seat } niszczy { $object-acc }, ostatni z horkruksów!
        [one] { $seat } niszczy { $object-acc }. Został jeden horkruks.
        [few] { $seat } niszczy { $object-acc }. Zostały { $left } horkruksy.
       *[other] { $seat } niszczy { $object-acc }. Zostało { $left } horkruksów.
    }
yh-log-horcrux-resisted = { CAPITAL($object) } stawia opór i { $seat } musi próbować znów.
yh-log-voldemort-returned = Na cmentarzu { $seat } dopełnia rytuału: Lord Voldemort powraca i ma { $hp } PŻ.
yh-log-death-eater-placed = { $seat } wzywa śmierciożerców. { CAPITAL($space-at) } pojawia się { $death_eater }.
yh-log-character-sent = { $seat } wysyła { $character-acc }.
yh-log-character-healed = { $character } zyskuje { $amount } PŻ (teraz { $hp }).
yh-log-voldemort-weakened = Lord Voldemort to czuje: { $hp ->
        [few] zostają mu { $hp } PŻ
       *[other] zostaje mu { $hp } PŻ
    }.
yh-log-death-eater-removed = { $death_eater } odpada z gry.
yh-log-sent-to-start = { $character } wraca na Start z { $hp } PŻ.
yh-log-final-meeting = { $seat } i { $other_seat } stają twarzą w twarz: Harry Potter spotyka Lorda Voldemorta.
yh-log-final-rolled = Ostatnie kości: { $seat } rzuca { $die }, { $other_seat } rzuca { $other_die }.
yh-log-war-ended = { $cause-id ->
        [no-stone] Bez Kamienia Wskrzeszenia nie ma ratunku. Wygrywa { $victor }.
        [neither] Harry przyszedł bez Kamienia Wskrzeszenia. Wygrywa { $victor }.
        [no-wand] Bez Czarnej Różdżki Voldemortowi nic nie pomoże. Wygrywa { $victor }.
        [horcruxes] Dopóki istnieje choć jeden horkruks, rozstrzyga Czarna Różdżka. Wygrywa { $victor }.
       *[die] Przemówiły kości. Wygrywa { $victor }.
    }

## Phases

yh-phase-command = Rozkazy
yh-phase-retry = Kolejna próba
yh-phase-graveyard = Cmentarz
yh-phase-final = Ostatnie spotkanie

## Hints

yh-hint-by-dice = Samymi kośćmi, bez kart i zdolności.

## What one plays for

yh-goal-horcruxes = Zniszczone horkruksy
yh-goal-tool = Kieł bazyliszka lub Miecz Gryffindora
yh-goal-ritual = Żetony Pettigrew
yh-goal-graveyard = Dotrzyj na Cmentarz przez boisko do quidditcha
yh-goal-stone = Harry ma Kamień Wskrzeszenia
yh-goal-wand = Voldemort ma Czarną Różdżkę
yh-goal-meet-voldemort = Potem Harry spotyka Voldemorta
yh-goal-meet-harry = Spotkaj Harry'ego, póki jest jakiś horkruks

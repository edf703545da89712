### Na co se ptá, co nabízí a co vypráví hra Voldemort se vrací kromě toho, co sdílí s Rokem v Bradavicích.
### `$character` je lord Voldemort, Smrtijed nebo hrdina; `$object` žeton nebo viteál.

## Otázky

yh-ask-horcrux = { CAPITAL($object) }: viteál je před tebou. Zkusíš ho zničit?
yh-ask-horcrux-again = { CAPITAL($object) }: zkoušíš to znovu. Zahraješ předtím kartu?
yh-ask-pass-on = Jsi na jednom poli s přítelem. Předáš mu něco?
yh-ask-command = Koho vyšleš teď?
yh-ask-muster = Na které věži se objeví { $character }?
yh-ask-hide = { CAPITAL($object) }: kam to ukryješ?
yh-ask-face = Je tu více Smrtijedů. Komu se postavíš?

## Možnosti

yh-option-destroy = Zkusit zničit { $object-acc }
yh-option-pass-on = Předat { $object-acc } ({ $other_seat })
yh-option-send = Vyslat { $character-acc }
yh-option-hide = Ukrýt { $object-acc } { $space-at }
yh-option-face = Postavit se { $character-dat }

## Záznam

yh-log-token-laid = { CAPITAL($space-at) } leží { $object }.
yh-log-horcrux-rolled = { $seat } se snaží zničit { $object-acc }: { $die }. { $other_seat } hází { $other_die }.
yh-log-horcrux-destroyed = { $left ->
        [0] { $seat } ničí { $object-acc }, poslední viteál!
        [one] { $seat } ničí { $object-acc }. Zbývá jeden viteál.
        [few] { $seat } ničí { $object-acc }. Zbývají { $left } viteály.
       *[other] { $seat } ničí { $object-acc }. Zbývá { $left } viteálů.
    }
yh-log-horcrux-resisted = { CAPITAL($object) } odolává a { $seat } to musí zkusit znovu.
yh-log-voldemort-returned = Na hřbitově { $seat } dokončuje obřad: lord Voldemort je zpět a má { $hp ->
        [one] { $hp } život
        [few] { $hp } životy
       *[other] { $hp } životů
    }.
yh-log-death-eater-placed = { $seat } volá a { $space-at } se objevuje { $death_eater }.
yh-log-character-sent = { $seat } vysílá { $character-acc }.
yh-log-character-healed = { $character } získává { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    } (nyní { $hp }).
yh-log-voldemort-weakened = Lord Voldemort to cítí: { $hp ->
        [one] zbývá mu { $hp } život
        [few] zbývají mu { $hp } životy
       *[other] zbývá mu { $hp } životů
    }.
yh-log-death-eater-removed = { $death_eater } je mimo hru.
yh-log-sent-to-start = { $character } se vrací na Start a má { $hp ->
        [one] { $hp } život
        [few] { $hp } životy
       *[other] { $hp } životů
    }.
yh-log-final-meeting = { $seat } a { $other_seat } stojí tváří v tvář: Harry Potter a lord Voldemort se setkali.
yh-log-final-rolled = Poslední kostky: { $seat } hází { $die }, { $other_seat } hází { $other_die }.
yh-log-war-ended = { $cause-id ->
        [no-stone] Bez Kamene vzkříšení není úniku: vítězí { $victor }.
        [neither] Harry přišel bez Kamene vzkříšení: vítězí { $victor }.
        [no-wand] Bez Bezové hůlky Voldemortovi nic nepomůže: vítězí { $victor }.
        [horcruxes] Dokud zbývá viteál, rozhoduje Bezová hůlka: vítězí { $victor }.
       *[die] Kostky promluvily: vítězí { $victor }.
    }

## Fáze

yh-phase-command = Rozkazy zla
yh-phase-retry = Další pokus
yh-phase-graveyard = Hřbitov
yh-phase-final = Poslední setkání

## Nápovědy

yh-hint-by-dice = Jen kostkami, bez karet a schopností.

## What one plays for

yh-goal-horcruxes = Zničené viteály
yh-goal-tool = Baziliščí zub nebo Nebelvírův meč
yh-goal-ritual = Pettigrewovy žetony
yh-goal-graveyard = Dostaň se na hřbitov přes famfrpálové hřiště
yh-goal-stone = Harry má Kámen vzkříšení
yh-goal-wand = Voldemort má Bezovou hůlku
yh-goal-meet-voldemort = Pak se Harry setká s Voldemortem
yh-goal-meet-harry = Setkej se s Harrym, dokud zbývá viteál

### Na co se ptá, co nabízí a co vypráví hra Voldemort se vrací kromě toho, co sdílí s Rokem v Bradavicích.
### `$character` je lord Voldemort, Smrtijed nebo hrdina; `$object` žeton nebo viteál.

## Otázky

yh-ask-horcrux = { CAPITAL($object) }: viteál je před tebou. Zkusíš ho zničit?
yh-ask-pass-on = Jsi na jednom poli s přítelem. Předáš mu něco?
yh-ask-command = Koho vyšleš teď?
yh-ask-muster = { $character }: na které věži se objeví?
yh-ask-hide = { CAPITAL($object) }: kam to ukryješ?
yh-ask-face = Je tu více nepřátel. Komu se postavíš?

## Možnosti

yh-option-destroy = Zkusit zničit: { $object }
yh-option-pass-on = Předat ({ $other_seat }): { $object }
yh-option-send = Pohnout: { $character }
yh-option-hide = Ukrýt { $space-at }: { $object }
yh-option-face = Postavit se: { $character }

## Záznam

yh-log-token-laid = { CAPITAL($space-at) } leží: { $object }.
yh-log-horcrux-rolled = { $seat } se snaží zničit viteál ({ $object }): { $die }, { $other_seat } hází { $other_die }.
yh-log-horcrux-destroyed = { $left ->
        [0] { $seat } ničí poslední viteál: { $object }!
        [one] { $seat } ničí viteál: { $object }. Zbývá jeden.
        [few] { $seat } ničí viteál: { $object }. Zbývají { $left }.
       *[other] { $seat } ničí viteál: { $object }. Zbývá { $left }.
    }
yh-log-horcrux-resisted = Viteál odolává ({ $object }) a { $seat } to musí zkusit znovu.
yh-log-voldemort-returned = Na hřbitově { $seat } dokončuje obřad: lord Voldemort je zpět (životy: { $hp }).
yh-log-death-eater-placed = { $seat } volá a { $space-at } se objevuje { $death_eater }.
yh-log-character-sent = { $seat } hýbe postavou: { $character }.
yh-log-voldemort-weakened = Lord Voldemort to cítí: životy, které mu zbývají: { $hp }.
yh-log-death-eater-removed = { $death_eater } je mimo hru.
yh-log-sent-to-start = { $character } se vrací na Start (životy: { $hp }).
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
yh-phase-graveyard = Hřbitov
yh-phase-final = Poslední setkání

## Nápovědy

yh-hint-by-dice = Jen kostkami, bez karet a schopností.

### Na co se hra ptá, co nabízí a co vypráví během Vzestupu smrtijedů.
### `$card` může být kouzelník, Smrtijed, schopnost hlavního štábu nebo žeton kouzla; u otázky stojí před
### dvojtečkou. `$seat` je jméno hráče a neskloňuje se.

## Otázky

der-ask-leader = Kdo povede tvůj tým?
der-ask-first = Kdo viděl některý z filmů jako poslední a začíná?
der-ask-travel = Kam vede tvá mise?
der-ask-fly = { $card }: kam poletíš?
der-ask-guard = { $card }: koho uchrání před Voldemortovým útokem?
der-ask-lose-token = { $card }: o který žeton kouzla přijdeš?
der-ask-leave-die = Bez které kostky svého hlavního štábu se v tomto tahu obejdeš?
der-ask-adds = V tomto tahu nemohou kostku přidat všichni. Kdo ji přidá?
der-ask-extra-die = { $card }: kterou kostku navíc si vezmeš?
der-ask-ready = Kostky jsou připravené. Uděláš něco, než hodíš?
der-ask-dice = K čemu přiřadíš své kostky?
der-ask-roll-on = Kostky čekají. Hodíš jimi?
der-ask-last = Kostky udělaly, co mohly. Pomůže ještě něco před koncem tahu?
der-ask-used-token = { $card }: který použitý žeton kouzla si vezmeš?
der-ask-take-too = { $card }: vezmeš si také žeton kouzla?
der-ask-heal = { $card }: koho budeš léčit?
der-ask-bear = { $card }: čí zranění převezme?
der-ask-cleanse = { $card }: kde se odebere vliv?
der-ask-strike = { $card }: kterého Smrtijeda zasáhneš?
der-ask-gain-die = { $card }: která kostka se přidá k příštímu hodu?
der-ask-recover-die = { $card }: která kostka se vrátí?
der-ask-fill = { $card }: který symbol se přiřadí?
der-ask-swap = { $card }: kterého svého kouzelníka nabídneš?
der-ask-swap-for = { $card }: kterého kouzelníka za něj chceš?
der-ask-agree = { $seat } nabízí výměnu. Dostaneš { $card-acc } a dáš { $other-acc }. Souhlasíš?
der-ask-turn = { $card }: která kostka se otočí a na co?
der-ask-reroll = { $card }: kterými kostkami se hodí znovu?

## Možnosti

der-option-lead = Do čela: { $card }
der-option-first = Začíná { $seat }
der-option-travel = Vydat se { $location-to }
der-option-guard = Chránit { $card-acc }
der-option-lose = Přijít o „{ $token }“
der-option-leave = Obejít se bez { $colour-gen } kostky
der-option-adds = Kostku přidá { $card-nom }
der-option-colour = { CAPITAL($colour) } kostka
der-option-roll = Hodit kostkami
der-option-follow = Vzdát se { $colour-gen } kostky a vydat se za Voldemortem
der-option-token = Použít žeton kouzla ({ $seat }): { $token }
der-option-use = Využít schopnost: { $card-nom }
der-option-change = Změnit hod: { $card-nom }
der-option-assign = Přiřadit { $die-acc } ({ $target-nom })
der-option-discard = Vyřadit { $die-acc }
der-option-stop = Skončit bez zbylých kostek
der-option-end = Ukončit tah
der-option-done = To stačí
der-option-take = Vzít si „{ $token }“
der-option-accept = Ano
der-option-refuse = Ne
der-option-heal = Léčit { $card-acc }
der-option-bear = Převzít zranění od { $card-gen }
der-option-cleanse = Očistit { $location-acc }
der-option-strike = Zasáhnout { $card-acc }
der-option-fill = Přiřadit { $virtue } ({ $target-nom })
der-option-swap = Nabídnout { $card-acc }
der-option-swap-for = Požádat o { $card-acc }
der-option-turn = Otočit { $die-acc } na { $to-acc }
der-option-reroll = Přehodit { $die-acc }

## Záznam: příprava a tahy

der-log-board-laid = Voldemort hledí { $location-to }. Jako první jsou v nebezpečí: { $places }.
der-log-leader-chosen = { $seat } stojí na straně { $faction-gen }. Tým vede { $wizard }.
der-log-first-player = Začíná { $seat }.
der-log-dealt = { CAPITAL($location-at) } se objevuje { $card-nom }.
der-log-turn-began = Tah { $turn }: { $seat }.
der-log-travelled = { $seat } se vydává { $location-to }.

## Záznam: Voldemort a Smrtijedi

der-log-voldemort-turned = { $face-id ->
        [dark-mark] Znamení zla! Voldemort dál hledí { $location-to }.
       *[other] Voldemort se otáčí { $face }. Teď hledí { $location-to }.
    }
der-log-guarded = { $alone ->
        [1] { CAPITAL($card) } stojí na stráži a tento útok přečká bez zranění.
       *[other] { CAPITAL($card) } stojí na stráži: útok míjí { $wizard-acc }.
    }
der-log-ability-acted = { CAPITAL($card) } se dává do díla.
der-log-ability-used = { $seat } využívá schopnost: { $card-nom }.
der-log-restricted = { CAPITAL($card) }: { $what }.
der-log-mark-acted = Znamení zla pálí a { $card } poslouchá.
der-log-penalty-fired = Znamení zla září { $place-at }.
der-log-corrupted = { CAPITAL($place-to) } se vkrádá vliv: { $amount } (nyní { $corruption }).
der-log-cleansed = { $corruption ->
        [0] { CAPITAL($place-at) } mizí vliv (−{ $amount }). Vzduch je zase čistý.
       *[other] { CAPITAL($place-at) } slábne vliv (−{ $amount }), zbývá { $corruption }.
    }
der-log-place-controlled = Místo navždy padá do Voldemortovy moci: { $place }.

## Záznam: zranění

der-log-damaged = { $card-id ->
        [lord-voldemort] Voldemort zavrávoral: má { $damage } zranění, { $track } ho zničí.
       *[other] { $card } utrpí { $amount } zranění ({ $damage }/{ $track }).
    }
der-log-healed = { $damage ->
        [0] { $card } se zbavuje { $amount } zranění a je jako { $card-gender ->
            [feminine] nová
           *[other] nový
        }.
       *[other] { $card } se zbavuje { $amount } zranění (zbývá { $damage }).
    }
der-log-defeated = { $pile-id ->
        [azkaban] { $card-gender ->
            [feminine] { $card } je poražena a odvedena do Azkabanu.
           *[other] { $card } je poražen a odveden do Azkabanu.
        }
       *[other] { $card } už nemůže bojovat a míří na ošetřovnu.
    }

## Záznam: kostky

der-log-dice-taken = Kostky v ruce: { $dice }.
der-log-die-left = { $seat } se v tomto tahu obejde bez { $colour-gen } kostky.
der-log-die-gained = K příštímu hodu se přidává { $colour } kostka.
der-log-dice-rolled = Padlo: { $dice }.
der-log-dice-rerolled = Nový hod: { $dice }. Výsledek: { $fresh }.
der-log-die-turned = { CAPITAL($die) } se mění na { $to-acc }.
der-log-die-assigned = { CAPITAL($die) } se přiřazuje ke kartě: { $target-nom }.
der-log-die-discarded = { CAPITAL($colour) } kostka je pro tento tah mimo hru.
der-log-stopped = { $seat } končí a vyřazuje zbývající kostky: { $dice }.
der-log-symbol-filled = Mávnutí hůlkou přiřazuje { $virtue } ({ $target-nom }).

## Záznam: žetony kouzel a týmy

der-log-token-taken = { $seat } bere žeton kouzla: { $token }.
der-log-token-used = { $seat } používá žeton kouzla: { $token }.
der-log-token-lost = { $seat } přichází o žeton kouzla: { $token }.
der-log-tokens-shuffled = Žetony kouzel došly: použité se zamíchají a leží znovu lícem dolů.
der-log-no-token-left = { $seat } sahá po žetonu kouzla, ale žádný nezbyl.
der-log-swapped = { $seat } a { $other_seat } si vyměňují kouzelníky: { $wizard-acc } za { $other-acc }.
der-log-swap-declined = { $seat } navrhuje výměnu, ale { $other_seat } odmítá.
der-log-followed = { $seat } spěchá za Voldemortem { $location-to }.
der-log-mission-moved = { $seat } ({ $card-nom }) letí dál, { $location-to }.
der-log-recruited = { $seat } má posilu: přidává se { $wizard-nom }.

## Záznam: konec

der-log-voldemort-revealed = Lord Voldemort se zjevuje { $location-at }. Teď s ním lze bojovat.
der-log-ended = { $won ->
        [1] Po { $turns ->
            [one] jednom tahu
           *[other] { $turns } tazích
        } je lord Voldemort poražen. Všechno je v pořádku.
       *[other] Po { $turns ->
            [one] jednom tahu
           *[other] { $turns } tazích
        } zvítězil Pán zla. Zítra další pokus?
    }

## What odds are of

der-aim-fill = na doplnění v tomto tahu

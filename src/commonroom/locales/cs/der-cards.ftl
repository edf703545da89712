### Co je vytištěno na kartách Vzestupu smrtijedů, složené z toho, co karty dělají.
### Účinek je věta bez tečky, určená hráči na tahu (nebo tomu, kdo použil žeton); „zde“ je lokace
### tohoto hráče, na kartě Smrtijeda jeho vlastní. Podmínka stojí po „pokud“.

## Věty

der-sentence = { CAPITAL($clause) }.
der-sentences = { $start } { $next }

## Schopnosti kouzelníků a hlavních štábů

der-ability-extra-die = Každý tah si vezmi navíc { $colours-acc-or } kostku.
der-ability-extra-die-if = Každý tah si vezmi navíc { $colours-acc-or } kostku, pokud { $condition }.
der-ability-after-roll = Jednou za tah, po hodu: { CAPITAL($change) }.
der-ability-death-eater-damaged = Když v tahu poprvé zraníš Smrtijeda: { $text }
der-ability-wizard-recruited = Když se v tahu poprvé přidá k tvému týmu kouzelník: { $text }
der-ability-guard = Když Voldemort útočí na tvůj tým: { $count ->
        [one] Zvol jednoho kouzelníka, který neutrpí zranění.
        [few] Zvol až { $count } kouzelníky, kteří neutrpí zranění.
       *[other] Zvol až { $count } kouzelníků, kteří neutrpí zranění.
    }
der-ability-free = Jednou za tah: { $text }
der-ability-wounds = Jednou za tah smí { $card-nom } utrpět { $count } zranění: { $text }
der-ability-paid = { $cost }: { $text }

## Řádky Smrtijedů a míst

der-ability-regular = Je-li zde Voldemort: { $text }
der-ability-dark-mark = Znamení zla: { $text }
der-ability-penalty = Znamení zla, je-li místo ovládnuté: { $text }

## Ceny

der-symbols = { $count } × { $virtue }
der-wounds = { $card-nom } utrpí { $count } zranění

## Účinky ve prospěch hráčů

der-effect-again = udělej to ještě jednou
der-effect-if = pokud { $condition }, { $then }
der-effect-if-else = pokud { $condition }, { $then }; jinak { $otherwise }
der-effect-take-token = vezmi si žeton kouzla
der-effect-take-token-used = vezmi si použitý žeton kouzla podle své volby
der-effect-take-token-others = každý další hráč si smí vzít jeden také
der-effect-take-token-others-with = jeden si smí vzít i každý další hráč, jehož tým má alespoň { $wizards-acc }
der-effect-heal-any = { $count ->
        [one] odeber z libovolného kouzelníka { $amount } zranění
       *[other] odeber až ze { $count } kouzelníků po { $amount } zranění
    }
der-effect-heal-team = odeber z každého kouzelníka svého týmu { $amount } zranění
der-effect-heal-each-player = každý hráč smí odebrat { $amount } zranění z jednoho kouzelníka svého týmu
der-effect-heal-more = { $heal } ({ $total }, je-li to { $whom-or })
der-effect-cleanse-here = odeber zde { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    }
der-effect-cleanse-elsewhere = odeber { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    } v jiné lokaci
der-effect-cleanse-any = odeber { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    } v libovolné lokaci
der-effect-strike-here = uděl 1 zranění Smrtijedovi zde
der-effect-strike-any = uděl 1 zranění Smrtijedovi v libovolné lokaci
der-effect-gain-die = získej { $colours-acc-or } kostku do příštího hodu
der-effect-recover-die = vezmi si do příštího hodu zpět kostku vyřazenou v tomto tahu
der-effect-fill = přiřaď 1 symbol { $virtues-gen-or }
der-effect-fill-any = přiřaď 1 symbol kterékoli vlastnosti
der-effect-bear = přesuň až { $amount } zranění z jiných kouzelníků svého týmu na { $card-acc }
der-effect-fly = před prvním hodem přesuň svůj žeton mise do jiné lokace
der-effect-swap = vyměň jednoho svého kouzelníka za kouzelníka jiného hráče, který musí souhlasit

## Účinky na hod

der-effect-turn-any = otoč { $dice } na { $count ->
        [one] stranu podle své volby
       *[other] strany podle své volby
    }
der-effect-turn-copied = otoč { $dice } na vlastnost, kterou ukazuje jiná kostka
der-effect-turn-to = otoč { $dice } na { $count ->
        [one] stranu se symbolem
       *[other] strany se symbolem
    } { $virtue-gen }
der-effect-reroll = hoď znovu libovolným počtem kostek
der-dice = { $count ->
        [one] jednu kostku
        [few] až { $count } kostky
       *[other] až { $count } kostek
    }
der-dice-of = { $count ->
        [one] jednu { $colours-acc-or } kostku
        [few] až { $count } { $colours-gen-or } kostky
       *[other] až { $count } { $colours-many-or } kostek
    }

## Účinky proti hráčům

der-effect-damage = { $amount } zranění utrpí { $whom }
der-effect-damage-tied = { $damage } (při shodě všichni)
der-victims-active-team = { $wizard } v týmu hráče na tahu
der-victims-every-team = { $wizard } v každém týmu
der-victims-here = { $wizard } zde
der-victims-face-up = { $wizard } mezi zdejšími odkrytými kartami
der-victim-each = každý kouzelník
der-victim-least = nejméně zraněný kouzelník
der-victim-most = nejvíce zraněný kouzelník
der-victim-each-of = každý kouzelník { $faction-gen }
der-victim-least-of = nejméně zraněný kouzelník { $faction-gen }
der-victim-most-of = nejvíce zraněný kouzelník { $faction-gen }
der-effect-corrupt-here = polož zde { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    }
der-effect-corrupt-location = polož { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    } { $location-to }
der-effect-corrupt-death-eaters = polož { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    } na každou lokaci se Smrtijedem
der-effect-corrupt-everywhere = polož { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    } na každou lokaci
der-effect-corrupt-most = polož { $amount ->
        [one] { $amount } ukazatel vlivu
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    } na lokaci, kde je vlivu nejvíc
der-effect-mend = odeber { $amount } zranění z každého jiného Smrtijeda
der-effect-lose-token = hráč na tahu přijde o žeton kouzla
der-effect-lose-that-token = o jeden přijde
der-effect-limit-strike-costs = v tomto tahu je ke zranění Smrtijeda kostkami potřeba navíc { $amount } × { $virtue }
der-effect-limit-no-tokens = v tomto tahu nikdo nesmí použít žetony kouzel
der-effect-limit-one-healed = v tomto tahu lze v každém týmu léčit jen jednoho kouzelníka
der-effect-limit-single-faces = v tomto tahu platí zdvojený symbol jen za jeden
der-effect-limit-extra-dice = v tomto tahu přidají kouzelníci dohromady nejvýš { $amount ->
        [one] jednu kostku navíc
        [few] { $amount } kostky navíc
       *[other] { $amount } kostek navíc
    }
der-effect-limit-fewer-dice = v tomto tahu se hráč na tahu obejde bez { $amount ->
        [one] jedné kostky
       *[other] { $amount } kostek
    } svého hlavního štábu

## Podmínky

der-condition-team-has = má tvůj tým { $sought-acc-or }
der-condition-team-has-least = má tvůj tým alespoň { $sought-acc-or }
der-condition-team-has-of = jsou v tvém týmu alespoň { $count } z těchto: { $sought-or }
der-condition-team-hurt = { $count ->
        [one] má zranění i jiný kouzelník tvého týmu
        [few] mají zranění alespoň { $count } jiní kouzelníci tvého týmu
       *[other] má zranění alespoň { $count } jiných kouzelníků tvého týmu
    }
der-condition-self-damage = { $most ->
        [0] { $card-nom } nemá žádné zranění
       *[other] { $card-nom } má nejvýš { $most } zranění
    }
der-condition-at = tvůj žeton mise leží { $location-at }
der-condition-wizard-here = je zde kouzelník { $faction-gen }
der-condition-has-token = má hráč na tahu žeton kouzla
der-condition-no-death-eater-here = není v tvé lokaci žádný Smrtijed
der-condition-in-azkaban = { $count ->
        [one] je v Azkabanu Smrtijed
        [few] jsou v Azkabanu alespoň { $count } Smrtijedi
       *[other] je v Azkabanu alespoň { $count } Smrtijedů
    }
der-condition-death-eater-in-play = je ve hře další { $group }
der-some-of = { $count ->
        [one] kouzelník { $faction-gen }
        [few] { $count } kouzelníci { $faction-gen }
       *[other] { $count } kouzelníků { $faction-gen }
    }
    .acc = { $count ->
        [one] kouzelníka { $faction-gen }
        [few] { $count } kouzelníky { $faction-gen }
       *[other] { $count } kouzelníků { $faction-gen }
    }
der-others-of = { $count ->
        [one] jiný kouzelník { $faction-gen }
        [few] { $count } jiní kouzelníci { $faction-gen }
       *[other] { $count } jiných kouzelníků { $faction-gen }
    }
    .acc = { $count ->
        [one] jiného kouzelníka { $faction-gen }
        [few] { $count } jiné kouzelníky { $faction-gen }
       *[other] { $count } jiných kouzelníků { $faction-gen }
    }
der-some-named = { $count ->
        [one] { $group }
        [few] { $count } { $group-plural }
       *[other] { $count } { $group-gen }
    }
    .acc = { $count ->
        [one] { $group-acc }
        [few] { $count } { $group-more }
       *[other] { $count } { $group-gen }
    }
der-others-named = { $count ->
        [one] jiný { $group }
        [few] { $count } jiní { $group-plural }
       *[other] { $count } jiných { $group-gen }
    }
    .acc = { $count ->
        [one] jiného { $group-acc }
        [few] { $count } jiné { $group-more }
       *[other] { $count } jiných { $group-gen }
    }

## Rody

der-weasley = člen rodu Weasleyových
    .acc = člena rodu Weasleyových
    .plural = členové rodu Weasleyových
    .more = členy rodu Weasleyových
    .gen = členů rodu Weasleyových
der-lestrange = člen rodu Lestrangeových
    .acc = člena rodu Lestrangeových
    .plural = členové rodu Lestrangeových
    .more = členy rodu Lestrangeových
    .gen = členů rodu Lestrangeových

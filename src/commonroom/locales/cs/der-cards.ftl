### Co je vytištěno na kartách Vzestupu smrtijedů, složené z toho, co karty dělají.
### Účinek je věta bez tečky, určená hráči na tahu (nebo tomu, kdo použil žeton); „zde“ je lokace
### tohoto hráče, na kartě smrtijeda jeho vlastní. Podmínka stojí po „pokud“.

## Věty

der-sentence = { CAPITAL($clause) }.
der-sentences = { $start } { $next }

## Schopnosti kouzelníků a základen

der-ability-extra-die = Každý tah si vezmi navíc { $colours-acc-or } kostku.
der-ability-extra-die-if = Každý tah si vezmi navíc { $colours-acc-or } kostku, pokud { $condition }.
der-ability-after-roll = Po hodu: { CAPITAL($change) }.
der-ability-death-eater-damaged = Když v tahu poprvé zraníš smrtijeda: { $text }
der-ability-wizard-recruited = Když se v tahu poprvé přidá k tvému týmu kouzelník: { $text }
der-ability-guard = Když Voldemort útočí na tvůj tým: { $count ->
        [one] Jeden kouzelník podle tvé volby není zraněn.
        [few] Až { $count } kouzelníci podle tvé volby nejsou zraněni.
       *[other] Až { $count } kouzelníků podle tvé volby není zraněno.
    }
der-ability-free = Jednou za tah: { $text }
der-ability-paid = { $cost }: { $text }

## Řádky smrtijedů a míst

der-ability-regular = Je-li zde Voldemort: { $text }
der-ability-dark-mark = Znamení zla: { $text }
der-ability-penalty = Znamení zla, je-li místo ovládnuté: { $text }

## Ceny

der-symbols = { $count } × { $virtue }
der-wounds = { $count ->
        [one] 1 zranění
       *[other] { $count } zranění
    } pro { $card-acc }

## Účinky ve prospěch hráčů

der-effect-again = udělej to ještě jednou
der-effect-if = pokud { $condition }, { $then }
der-effect-if-else = pokud { $condition }, { $then }; jinak { $otherwise }
der-effect-take-token = vezmi si žeton kouzla
der-effect-take-token-used = vezmi si použitý žeton kouzla podle své volby
der-effect-take-token-others = každý další hráč si smí vzít jeden také
der-effect-take-token-others-with = jeden si smí vzít i každý další hráč, jehož tým má aspoň { $wizards-acc }
der-effect-heal-any = { $count ->
        [one] odeber z libovolného kouzelníka { $amount } zranění
       *[other] odeber až ze { $count } kouzelníků po { $amount } zranění
    }
der-effect-heal-team = odeber z každého kouzelníka svého týmu { $amount } zranění
der-effect-heal-each-player = každý hráč smí odebrat { $amount } zranění z jednoho kouzelníka svého týmu
der-effect-heal-more = { $heal } ({ $total }, je-li to { $whom-or })
der-effect-cleanse-here = odeber zde { $amount } vliv
der-effect-cleanse-elsewhere = odeber { $amount } vliv v jiné lokaci
der-effect-cleanse-any = odeber { $amount } vliv v libovolné lokaci
der-effect-strike-here = udělej 1 zranění smrtijedovi zde
der-effect-strike-any = udělej 1 zranění smrtijedovi v libovolné lokaci
der-effect-gain-die = získej { $colours-acc-or } kostku do příštího hodu
der-effect-recover-die = vezmi si do příštího hodu zpět kostku odhozenou v tomto tahu
der-effect-fill = naplň 1 symbol: { $virtues-or }
der-effect-fill-any = naplň 1 symbol kterékoli ctnosti
der-effect-bear = přesuň až { $amount } zranění z jiných kouzelníků svého týmu: { $card } je vezme na sebe
der-effect-swap = vyměň jednoho svého kouzelníka za kouzelníka jiného hráče, který musí souhlasit

## Účinky na hod

der-effect-turn-any = otoč { $dice } na { $count ->
        [one] stěnu podle své volby
       *[other] stěny podle své volby
    }
der-effect-turn-doubled = otoč { $dice } na { $count ->
        [one] dvojitý symbol
       *[other] dvojité symboly
    }
der-effect-turn-to = otoč { $dice } na { $count ->
        [one] stěnu se symbolem
       *[other] stěny se symbolem
    } { $virtue }
der-effect-reroll = hoď znovu libovolným počtem kostek
der-dice = { $count ->
        [one] jednu kostku
        [few] až { $count } kostky
       *[other] až { $count } kostek
    }
der-dice-of = { $count ->
        [one] jednu kostku ({ $colours-or })
        [few] až { $count } kostky ({ $colours-or })
       *[other] až { $count } kostek ({ $colours-or })
    }

## Účinky proti hráčům

der-effect-damage = { $amount } zranění utrpí { $whom }
der-victims-active-team = { $wizard } v týmu na tahu
der-victims-every-team = { $wizard } v každém týmu
der-victims-here = { $wizard } zde
der-victims-face-up = { $wizard } ležící zde lícem vzhůru
der-victim-each = každý kouzelník
der-victim-least = nejméně zraněný kouzelník
der-victim-most = nejvíce zraněný kouzelník
der-victim-each-of = každý kouzelník frakce { $faction }
der-victim-least-of = nejméně zraněný kouzelník frakce { $faction }
der-victim-most-of = nejvíce zraněný kouzelník frakce { $faction }
der-effect-corrupt-here = polož zde { $amount } vliv
der-effect-corrupt-location = polož { $amount } vliv na lokaci { $location }
der-effect-corrupt-death-eaters = polož { $amount } vliv na každou lokaci se smrtijedem
der-effect-corrupt-everywhere = polož { $amount } vliv na každou lokaci
der-effect-corrupt-most = polož { $amount } vliv na lokaci, kde je ho nejvíc
der-effect-mend = odeber { $amount } zranění z každého jiného smrtijeda
der-effect-lose-token = hráč na tahu přijde o žeton kouzla
der-effect-lose-that-token = o jeden přijde
der-effect-limit-strike-costs = v tomto tahu je ke zranění smrtijeda kostkami potřeba navíc { $amount } × { $virtue }
der-effect-limit-no-tokens = v tomto tahu nikdo nepoužije žeton kouzla
der-effect-limit-one-healed = v tomto tahu lze v každém týmu léčit jen jednoho kouzelníka
der-effect-limit-single-faces = v tomto tahu platí dvojitý symbol jen za jeden
der-effect-limit-extra-dice = v tomto tahu přidají kouzelníci dohromady nejvýš { $amount ->
        [one] jednu kostku navíc
        [few] { $amount } kostky navíc
       *[other] { $amount } kostek navíc
    }
der-effect-limit-fewer-dice = v tomto tahu se hráč na tahu obejde bez { $amount ->
        [one] jedné kostky
       *[other] { $amount } kostek
    } své základny

## Podmínky

der-condition-team-has = má tvůj tým { $sought-acc-or }
der-condition-team-has-of = jsou v tvém týmu aspoň { $count } z těchto: { $sought-or }
der-condition-team-hurt = { $count ->
        [one] má zranění i jiný kouzelník tvého týmu
        [few] mají zranění { $count } jiní kouzelníci tvého týmu
       *[other] má zranění { $count } jiných kouzelníků tvého týmu
    }
der-condition-self-damage = { $most ->
        [0] { $card } nemá žádné zranění
       *[other] { $card } má nejvýš { $most } zranění
    }
der-condition-at = tvůj žeton mise leží v lokaci { $location }
der-condition-wizard-here = je zde kouzelník frakce { $faction }
der-condition-has-token = má hráč na tahu žeton kouzla
der-condition-in-azkaban = je v Azkabanu aspoň { $least } smrtijedů
der-condition-death-eater-in-play = je ve hře další { $group }
der-some-of = { $count ->
        [one] kouzelník frakce { $faction }
        [few] { $count } kouzelníci frakce { $faction }
       *[other] { $count } kouzelníků frakce { $faction }
    }
    .acc = { $count ->
        [one] kouzelníka frakce { $faction }
        [few] { $count } kouzelníky frakce { $faction }
       *[other] { $count } kouzelníků frakce { $faction }
    }
der-others-of = { $count ->
        [one] jiný kouzelník frakce { $faction }
        [few] { $count } jiní kouzelníci frakce { $faction }
       *[other] { $count } jiných kouzelníků frakce { $faction }
    }
    .acc = { $count ->
        [one] jiného kouzelníka frakce { $faction }
        [few] { $count } jiné kouzelníky frakce { $faction }
       *[other] { $count } jiných kouzelníků frakce { $faction }
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

### Co je vytištěno na kartách a polích Talismanu, složené z toho, co dělají.
### Účinek je věta bez tečky v rozkazovacím způsobu. Podmínka stojí po „pokud“. Protivníci (`tal-foe-`)
### stojí ve třetím pádě: „proti komu“.

## Věty

tal-sentence = { CAPITAL($clause) }.
tal-sentences = { $start } { $next }
tal-head = { CAPITAL($clause) }:
tal-row = { $on }: { $text }
tal-choice = { CAPITAL($choice) }: { $text }
tal-target = Cíl: { $text }
tal-may = pokud chceš, { $clause }
tal-both = { $effects }
tal-otherwise = jinak { $clause }

## Co stojí na kartě vedle textu

tal-face = { CAPITAL($kind) }, číslo { $number }.
tal-face-enemy = Nepřítel, číslo { $number }: { $strength }.
tal-face-aligned = Společník { $side-gen }, číslo { $number }. Pro ostatní nepřítel, číslo { $opposed }: { $strength }.
tal-strength = { $stat } { $strength } ({ $breed })
tal-strength-polish = { $stat } { $strength }, v polském vydání { $polish } ({ $breed })
tal-face-beaten = Když vyhraješ: { $effects }.
tal-face-lost = Když prohraješ, navíc: { $effects }.
# How an enemy can be evaded, and whether luck helps.
tal-face-lets = Tuto kartu smí obejít strana { $side-gen }.
tal-face-spares-whom = Tuto kartu smí obejít { $cards-or }.
tal-face-spares-with = S kartou { $cards-or } smíš tuto kartu obejít.
tal-face-toll = Pokud chceš, { $cost } a boji s touto kartou se vyhni.
tal-face-grim = V boji s touto kartou nesmíš utratit Osud.
tal-face-taken = Když si kartu vezmeš: { $effects }.
tal-face-holds = Na kartě leží { $held }; když dojdou, odhoď ji.
tal-face-only = Kartu smí použít jen strana { $side-gen }.
tal-face-bound = Tuto kartu nesmíš nikde nechat.
tal-face-purchase = Předmět.
tal-face-hallow = Kouzelný předmět. Otevírá Velkou síň: odhoď ji v Komnatě nejvyšší potřeby a vstup. Smíš nést jen jednu.
tal-side = Strana { $side }:
tal-face-character = { $side }: Magie { $magic }, Síla { $might }, Život { $life }, Osud { $fate }.
tal-face-start = Začni { $space-at }. Máš: { $things }.
tal-face-ferret = Na { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    } máš Magii { $magic } a Sílu { $might }, které nic nezmění, a žádné schopnosti. Za tah se pohneš o { $steps ->
        [one] 1 pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }. Kouzla si necháš, ale nesesíláš je ani nezískáváš.
tal-face-ferret-leaves = Své předměty, společníky a galeony nech tam, kde jsi. V tahu, jehož jakoukoli část strávíš jako fretka, nic na polích neseber.
tal-face-voldemort = Magie a Síla: { $strengths }.
tal-strength-at = { $strength } { $region-at }
tal-face-escape = Když ho porazíš, hoď kostkou:
tal-draw = Dober { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
tal-opposite = Naproti: { $space }.

## Kdy se kouzla sesílají

tal-cast = Sešli { $moments-or }.
tal-cast-on = Sešli na { $target } { $moments-or }.
tal-cast-answer = Sešli jako odpověď na { $spells-or }: { $text }
tal-face-answered = Lze odpovědět kouzlem { $spells-or }.
tal-moment-any-time = kdykoli
tal-moment-own-turn-start = před pohybem ve svém tahu
tal-moment-turn-start = na začátku kteréhokoli tahu
tal-moment-its-turn-start = na začátku jejího tahu
tal-moment-before-battle = před hodem v boji
tal-moment-attacked = ve chvíli, kdy máš bojovat a můžeš se ještě vyhnout
tal-moment-harm = ve chvíli, kdy má být ztracen Život, zabit společník nebo poražen nepřítel
tal-target-any = kteroukoli postavu
tal-target-other = jinou postavu
tal-target-opposite = postavu druhé strany

## Množství a ceny

tal-amount = { $amount ->
        [one] { $amount } { $what-acc }
        [few] { $amount } { $what-plural }
       *[other] { $amount } { $what-many }
    }
tal-cost-spend = utrať { $things }
tal-cost-discard = odhoď { $things }
tal-cost-lose = ztrať { $things }
tal-cost-roll = hoď kostkou
tal-dice = { $dice ->
        [one] kostkou
       *[other] { $dice } kostkami
    }
tal-faces = { $first }–{ $last }
tal-from = { $face ->
        [6] padne-li 6
       *[other] padne-li { $face } nebo více
    }

## Účinky na to, co máš

tal-effect-gain = získej { $things }
tal-effect-lose = ztrať { $things }
tal-effect-lose-all = { $what-id ->
        [spell] ztrať všechna svá kouzla
       *[other] ztrať všechny své { $what-plural }
    }
tal-effect-discard = odhoď { $things } podle své volby
tal-effect-heal = vyleč všechny ztracené Životy
tal-effect-heal-most = { $most ->
        [one] vyleč 1 ztracený Život
        [few] vyleč až { $most } ztracené Životy
       *[other] vyleč až { $most } ztracených Životů
    }
tal-effect-heal-price = vyleč ztracené Životy, každý za { $price }
tal-effect-heal-most-price = { $most ->
        [one] vyleč 1 ztracený Život za { $price }
        [few] vyleč až { $most } ztracené Životy, každý za { $price }
       *[other] vyleč až { $most } ztracených Životů, každý za { $price }
    }
tal-effect-replenish = doplň Osud na číslo ze své karty
tal-effect-double = zdvojnásob své { $what-plural-or }
tal-effect-take-hallow = vezmi si Relikvii
tal-effect-take-card = vezmi si kartu { $card }
tal-effect-take-held = vezmi si odtud { $things }
tal-effect-take-target = vezmi cíli { $things-or }
tal-effect-take-beaten = vezmi poraženému { $things-or }
tal-effect-take-region = vezmi jiné postavě ve své oblasti { $things-or }

## Obchod

tal-effect-shop = kup cokoli z tohoto: { $goods }
tal-effect-shop-one = kup { $card-acc } za { $price }
tal-goods = { $cards-acc-or } za { $price }
tal-effect-sell = odhoď libovolný počet předmětů, každý za { $price }
tal-effect-trade-spells = { $fate ->
        [one] odhoď libovolný počet kouzel, každé za 1 Osud, nebo kupuj kouzla po 1 Osudu
        [few] odhoď libovolný počet kouzel, každé za { $fate } Osudy, nebo kupuj kouzla po { $fate } Osudech
       *[other] odhoď libovolný počet kouzel, každé za { $fate } Osudů, nebo kupuj kouzla po { $fate } Osudech
    }
tal-effect-pay = { $cost } a za to { $effects }

## Pohyb a tahy

tal-effect-move = přesuň se na pole { $space }
tal-effect-move-region = přesuň se na kterékoli jiné pole své oblasti
tal-effect-move-company = přesuň se na kterékoli jiné pole své oblasti, kde je nějaká postava
tal-effect-move-opposite = přesuň se na protější pole
tal-effect-next-move = jako svůj příští pohyb se přesuň na pole { $space }
tal-effect-next-move-region = jako svůj příští pohyb se přesuň na kterékoli jiné pole své oblasti
tal-effect-next-move-company = příštím pohybem se přesuň na kterékoli jiné pole své oblasti, kde je nějaká postava
tal-effect-next-move-opposite = jako svůj příští pohyb se přesuň na protější pole
tal-effect-lose-turn = { $turns ->
        [one] ztrať příští tah
        [few] ztrať příští { $turns } tahy
       *[other] ztrať příštích { $turns } tahů
    }
tal-effect-pay-turn = { $turns ->
        [one] vzdej se příštího tahu
       *[other] vzdej se příštích { $turns } tahů
    }
tal-effect-extra-turn = získej po tomto tahu ještě jeden
tal-effect-ferret = proměň se ve fretku
tal-effect-slow-all = po { $rounds ->
        [one] jedno kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    } se každá postava za tah pohne o { $steps ->
        [one] 1 pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }, bez kostky
tal-effect-pick-move = v tomto tahu zvol výsledek kostky pohybu místo hodu
tal-effect-stay = zůstaň, kde jsi, a setkej se s polem nebo s postavou na něm
tal-effect-immobilise = v tomto tahu nedělej nic
tal-effect-command = v tomto tahu určuje sesilatel, kudy se pohneš a s čím se setkáš

## Boj

tal-effect-battle = bojuj { $foe-with } ({ $stat } { $strength }, { $breed })
tal-effect-battle-win = bojuj { $foe-with } ({ $stat } { $strength }, { $breed }); pokud vyhraješ, { $effects }
tal-effect-add-score = přičti { $amount } ke svému útočnému skóre
tal-effect-add-might = v boji Magií přičti k útočnému skóre svou Sílu
tal-effect-weaken = odečti { $amount } od útočného skóre protivníka
tal-effect-evade-all = do konce tohoto tahu se smíš vyhnout každému nepříteli i postavě
tal-effect-protect = to se nestane; boj, v němž by byl nepřítel poražen, končí nerozhodně
tal-effect-negate = to kouzlo nemá účinek

## Stůl

tal-effect-advantage = obrať žeton Převahy na stranu { $side-gen }
tal-effect-advantage-own = obrať žeton Převahy na svou stranu
tal-effect-advantage-flip = otoč žeton Převahy
# On an event: every event does this when it is drawn.
tal-effect-advantage-event = otoč žeton Převahy, jako při dobrání každé události
tal-effect-advantage-choice = obrať žeton Převahy na stranu podle své volby
tal-effect-vanish = odhoď tuto kartu

## Účinky složené z účinků

tal-effect-roll = hoď { $dice }
tal-effect-roll-table = hoď { $dice } ({ $rows })
tal-row-short = { $on }: { $effects }
tal-rows = { $start }; { $next }
tal-effect-choose = vyber jedno
tal-effect-choose-of = { $options-or }
tal-effect-if = pokud { $condition }, { $then }
tal-effect-if-else = pokud { $condition }, { $then }; jinak { $otherwise }
tal-effect-each = { $whom }: { $effects }
# What the character you have just beaten has to do.
tal-effect-make = pokyn poraženému – { $effects }
tal-whom-everyone = každá postava
tal-whom-others = každá jiná postava
tal-whom-region = každá postava ve tvé oblasti
tal-whom-region-others = každá jiná postava ve tvé oblasti
tal-whom-advantaged = každá postava strany, která má Převahu
tal-whom-disadvantaged = každá postava strany, která nemá Převahu
tal-effect-challenge = hoď si na výzvu (nemáš-li žádnou); jakmile to půjde, musíš ji splnit (odměna: { $reward })
tal-deed-take-life = připrav jinou postavu v boji s tebou o Život
tal-deed-defeat-enemy = poraz nepřítele

## Podmínky

tal-condition-of-side = jsi { $side-member }
tal-condition-advantaged = tvá strana má Převahu
tal-condition-has = máš alespoň { $things }
tal-condition-has-none = nemáš { $what-id ->
        [spell] žádné kouzlo
        [follower] žádného společníka
       *[other] žádný { $what }
    }
tal-condition-has-at-most = máš nejvýše { $things }
tal-condition-has-between = máš { $least } až { $things }
tal-condition-has-others = { $count ->
        [one] máš dalšího společníka
        [few] máš { $count } další společníky
       *[other] máš { $count } dalších společníků
    }

## Protivníci

tal-foe-any = nepříteli nebo postavě
tal-foe-enemy = nepříteli
tal-foe-character = postavě
tal-foe-any-breed = { $breed-id ->
        [wizard] kouzelníkovi (nepříteli nebo kterékoli postavě)
       *[other] { $breed-dat }
    }
tal-foe-enemy-breed = { $breed-id ->
        [wizard] nepřátelskému kouzelníkovi
       *[other] { $breed-dat }
    }
tal-foe-character-breed = postavě ({ $breed })
tal-foe-with = { $foe } (bojuje { $stat-ins })
tal-foe-of = { $foe } ze strany { $side-gen }
tal-in-battle = v boji
tal-in-battle-with = v boji proti { $foe }
tal-attacking = při útoku proti { $foe }
tal-with-dice = v bojích, u přepážky a u brány
tal-roll-for = na { $kinds-acc-or }

## Rysy: čísla

tal-trait-while = { $trait }, pokud { $condition }
tal-trait-bonus = { $bonus }
tal-trait-bonus-when = { $bonus } { $when }
tal-bonus = +{ $amount } k { $stat-dat }
tal-bonus-starting-might = k { $stat-dat } přičti svou počáteční Sílu
tal-trait-spell-limit-more = smíš mít o { $things } víc, než dovoluje tvá Magie
tal-trait-spell-limit-fewer = smíš mít o { $things } méně, než dovoluje tvá Magie
tal-trait-carry = smíš nést libovolný počet předmětů
tal-trait-carry-editions = smíš nést libovolný počet předmětů (vydání: { $editions-or })
tal-trait-keep-spell = kdykoli nemáš žádné kouzlo, jedno získej, ať je tvá Magie jakákoli
tal-trait-mix-trophies = tvé trofeje Magie a Síly se počítají dohromady, na Magii nebo Sílu podle volby
tal-trait-trophy-need = na každou Magii nebo Sílu potřebuješ o { $fewer ->
        [one] 1 bod trofejí
        [few] { $fewer } body trofejí
       *[other] { $fewer } bodů trofejí
    } méně
tal-trait-discount = karty nákupu tě stojí o { $things } méně, nejméně však 1
tal-trait-discount-at = { $spaces-at-or } tě karty nákupu stojí o { $things } méně, nejméně však 1

## Rysy: škody

tal-trait-save = když v boji ztratíš Život, hoď kostkou: { $from }, zůstane ti (boj je i tak prohraný)
tal-trait-ward = { $space-at } neztrácíš Život
tal-trait-evade = smíš se vyhnout { $foe }
tal-trait-evade-cost = pokud chceš, { $cost } a vyhni se { $foe }
tal-trait-evade-roll = jednou za boj, pokud chceš, { $cost } a zkus se vyhnout { $foe }: { $from }, vyhneš se
tal-trait-resist = když na tebe jiná postava sešle kouzlo, smíš hodit kostkou: { $from }, kouzlo na tebe nepůsobí
tal-trait-resist-but = když na tebe jiná postava sešle kouzlo (kromě { $spells-or }), smíš hodit kostkou: { $from }, kouzlo na tebe nepůsobí
tal-trait-immune-ferret = nemůžeš se stát fretkou
tal-trait-immune-lose-turn = nic, s čím se setkáš, tě nepřipraví o tah; kterého se vzdáš, o ten přijdeš

## Rysy: kostky

tal-trait-battle-dice = { $when }: hoď { $dice } kostkami a použij { $dice ->
        [2] vyšší
       *[other] nejvyšší
    }
tal-trait-move-dice = na pohyb hoď { $dice } kostkami a použij tu, kterou zvolíš
tal-trait-roll-twice = jedinou kostkou { $whens-or } smíš hodit dvakrát a vybrat si
tal-trait-reroll = jednou za hod { $whens-or } smíš hodit svou kostkou znovu bez Osudu a potom ještě utratit Osud
tal-trait-roll-more = { $space-at } smíš hodit { $dice } kostkami a vybrat z nich { $keep }, ty pak ale musíš přijmout

## Rysy: pohyb a karty

tal-trait-slow = za tah se pohneš o { $steps ->
        [one] 1 pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }, bez kostky
tal-trait-short-move = pokud chceš, { $cost } a pohni se o libovolně méně polí, než padlo
tal-trait-short-move-free = smíš se pohnout o libovolně méně polí, než padlo
tal-trait-cross = místo pohybu smíš přejít odkudkoli z Londýna na protější pole
tal-trait-cross-from = místo pohybu smíš přejít na protější pole, jsi-li { $spaces-at-or }
tal-trait-cross-spent = v příštím tahu smíš místo pohybu přejít odkudkoli z Londýna na protější pole; ať ji použiješ, nebo ne, karta se pak vrátí na hromádku
tal-trait-cross-spent-from = v příštím tahu smíš místo pohybu přejít na protější pole, jsi-li { $spaces-at-or }; ať ji použiješ, nebo ne, karta se pak vrátí na hromádku
tal-trait-draw-more = { $space-at } si smíš dobrat až { $cards } karty a se všemi se setkat
tal-trait-objects-first = předměty mají pro tebe číslo setkání 1
tal-trait-replace-draw = po dobrání karet setkání, pokud chceš, { $cost }, jednu z nich dej dospod balíčku a dober jinou, s níž se musíš setkat
tal-trait-trade-in = { $places-at-or } smíš také odhodit 1 předmět za kteroukoli kartu nákupu

## Rysy: okamžiky

tal-trait-when = { $when }: { $effects }
tal-trait-when-if = { $when }, pokud { $condition }: { $effects }
tal-trait-when-may-if = { $when }, pokud { $condition } a chceš to: { $effects }
tal-trait-instead = { $trait } místo pohybu
tal-trait-once = { $trait } (jednou za kolo)
tal-trait-use = { $when }, pokud chceš, { $cost } a { $effects }
tal-trait-use-free = { $when }, pokud chceš, { $effects }
tal-trait-rest = { $trait } (ne dva tahy po sobě)
tal-when-turn-start = na začátku svého tahu
tal-when-turn-end = na konci svého tahu
tal-when-move-roll = když na kostce pohybu padne { $faces-or }
tal-when-battle-won = když vyhraješ boj
tal-when-battle-won-with = když vyhraješ proti { $foe }
tal-when-battle-lost = když prohraješ boj
tal-when-battle-lost-with = když prohraješ proti { $foe }
tal-when-own-turn = { $when } ve svém tahu
tal-when-advantage-gained = když se Převaha obrátí na tvou stranu
tal-when-advantage-lost = když se Převaha obrátí na druhou stranu
tal-when-revealed = když si někdo tuto kartu dobere
tal-when-region-entered = když vstoupíš do jiné oblasti
tal-when-spell-cast = když sešleš kouzlo
tal-when-life-lost = když ztratíš Život
tal-use-turn-start = na začátku svého tahu
tal-use-instead-of-moving = místo pohybu
tal-use-own-turn = před pohybem nebo na konci svého tahu
tal-use-before-battle = před hodem v boji
tal-use-before-battle-with = před hodem v boji proti { $foe }

## Vlastní rysy

tal-trait-turn-spell = když jiná postava sešle kouzlo na tebe, tvé pole nebo tvé karty, smíš získat { $gain ->
        [one] 1 Osud
        [few] { $gain } Osudy
       *[other] { $gain } Osudů
    }; nebo smíš utratit { $block ->
        [one] 1 Osud
        [few] { $block } Osudy
       *[other] { $block } Osudů
    }, aby nemělo účinek, a pak je smíš seslat na nový cíl bez ohledu na oblast a okamžik
tal-trait-threaten = když vstoupíš na pole se Smrtijedem nebo Smrtijed na tvé, smíš mu pohrozit: dá ti { $fate ->
        [one] 1 Osud
        [few] { $fate } Osudy
       *[other] { $fate } Osudů
    }, nebo ztratí { $life ->
        [one] 1 Život
        [few] { $life } Životy
       *[other] { $life } Životů
    }, což tě stojí { $turns ->
        [one] příští tah
        [few] příští { $turns } tahy
       *[other] příštích { $turns } tahů
    }

## Vlastní pole

tal-script-barrier = Nebo, když sem z Londýna dojdeš či tudy procházíš, zkus přepážku v boji Magií: tvá a kostka proti { $magic } a kostce. Víc: pokračuj na nádraží v Prasinkách. Jinak: tvůj tah tu končí. Cesta zpět je volná.
tal-script-gates = Nebo, když sem dojdeš či tudy procházíš, zkus bránu: zvol Magii nebo Sílu a hoď { $dice } kostkami. Stejně nebo méně: tvůj tah končí na pohyblivém schodišti. Více: ztrať { $loss } ze zvolené vlastnosti a tvůj tah tu končí. Cesta ven je volná.
tal-script-difference = Hoď { $dice } kostkami: dober karty do počtu rovného jejich rozdílu, včetně těch, které tu leží. Padnou-li stejná čísla, jdi hned na nádraží King’s Cross.
tal-script-drift = Nejprve se setkej s kartami, které tu leží. Pak hoď { $dice ->
        [one] kostkou
       *[other] { $dice } kostkami
    } a pokračuj o tolik polí: po směru hodinových ručiček při sudém čísle, proti směru při lichém.
tal-script-bare = Magie a Síla předmětů se tu nepočítá a nikdo tu nepoužívá kouzelné předměty ani nesesílá kouzla.
tal-script-stop = Tady zastav. Odtud dál kostku pohybu děl dvěma: 1–3 je 1 pole, 4–5 jsou 2, 6 jsou 3.
tal-script-flying-keys = Hoď { $dice ->
        [one] kostkou
       *[other] { $dice } kostkami
    }: tolik létajících klíčů (Magie { $magic }, bytosti) na tebe útočí, jeden po druhém, dokud je neporazíš všechny. Dál jdeš v tahu po posledním.
tal-script-divination = Řekni číslo od 1 do 6 a hoď kostkou. Pokud uhodneš, smíš v příštím tahu dál. Pokud ne, získej { $fate ->
        [one] 1 Osud
        [few] { $fate } Osudy
       *[other] { $fate } Osudů
    } a zkus to v příštím tahu znovu. Za každý utracený Osud smíš změnit kostku o 1.
tal-script-boggart = Hoď { $dice } kostkami: to je Síla bubáka (temný tvor), s nímž bojuješ. Pokud nevyhraješ, týž bubák na tebe čeká v příštím tahu. Jakmile se objeví, jdeš dál, až ho porazíš.
tal-script-fall = Hoď { $dice ->
        [one] kostkou
       *[other] { $dice } kostkami
    } a ztrať tolik Životů. Každý odhozený společník jeden z nich zachrání.
tal-script-room-of-requirement = Tady zastav. V příštím tahu odhoď Relikvii a vstup do Velké síně, nebo se vrať. (V polském vydání musí vstoupit každý, kdo nese Relikvii.)
tal-script-great-hall = Bojuj s lordem Voldemortem Magií. Pokud vyhraješ, vyhráváš hru. Pokud prohraješ, vrať se na pohyblivé schodiště. Při nerozhodném výsledku s ním bojuj znovu v příštím tahu.

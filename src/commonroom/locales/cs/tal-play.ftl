### Na co se hra ptá, co nabízí a co vypráví během Talismanu.
### `$card` může být karta, pole, kouzlo nebo postava; u otázky stojí před dvojtečkou.
### `$seat` je jméno hráče, neskloňuje se a zastupuje jeho postavu.

## Otázky: příprava a tahy

tal-ask-character = Za koho budeš hrát?
tal-ask-side-of-card = { $card }: která strana karty bude nahoře?
tal-ask-first = Kdo viděl některý z filmů naposledy a začíná?
tal-ask-start-of-turn = Začíná tah: { $seat }. Sešleš kouzlo?
tal-ask-plan = Jsi { $space-at }. Co uděláš?
tal-ask-extra-turn = { $card }: chceš tah navíc?
tal-ask-end = { $seat }, ještě něco před koncem tahu?

## Otázky: kostky a pohyb

tal-ask-roll = { CAPITAL($purpose) }: padlo { $dice }. Necháš to tak?
tal-ask-die = { $card }: jak daleko půjdeš?
tal-ask-way = { $seat }: kam?
tal-ask-attempt = { $card }: zkusíš projít?
tal-ask-go = { $card }: kam půjdeš?
tal-ask-voldemort = { $card }: kam ho pošleš?
tal-ask-attacked = { $card }: na koho zaútočí?
tal-ask-stat = { $card } na tebe útočí. Čím se mu postavíš?

## Otázky: setkání

tal-ask-meet = Jsi { $space-at }. S kým nebo s čím se setkáš?
tal-ask-draw-more = { $card }: dobereš si tu víc než jednu kartu?
tal-ask-ditch-first = { $card }: co tu necháš, než si dobereš?
tal-ask-replace = { $card }: vrátíš některou kartu?
tal-ask-take = { $card }: vezmeš si něco?
tal-ask-leave-object = { $card }: příliš mnoho předmětů. Který tu zůstane?
tal-ask-choose = { $card }: co zvolíš?
tal-ask-try = { $card }: hodíš kostkami?
tal-ask-pay = { $card }: zaplatíš tu cenu?
tal-ask-use = { $card }: { $what } Chceš to?
tal-ask-heal = { $card }: kolik si vyléčíš?
tal-ask-double = { $card }: co zdvojnásobíš?
tal-ask-side = { $card }: ke které straně se obrátí Převaha?
tal-ask-take-held = { $card }: vezmeš si svůj díl?
tal-ask-rob = { $card }: co vezmeš?
tal-ask-shop = { $card }: co koupíš?
tal-ask-sell = { $card }: co prodáš?
tal-ask-trade-in = { $card }: který předmět dáš za kartu nákupu?
tal-ask-trade-for = { $card }: kterou kartu si za něj vezmeš?
tal-ask-give-up = { $card }: čeho se vzdáš?
tal-ask-roll-more = { $card }: hodíš více kostkami a přijmeš, co zvolíš?
tal-ask-put-aside = { $card }: kterou kostku odložíš?
tal-ask-challenge = { $card }: přijmeš výzvu?
tal-ask-foretell = { $card }: co na kostce padne?
tal-ask-shift = { $card }: utratíš Osud, který je potřeba, aby věštba vyšla?
tal-ask-break-fall = { $card }: kdo ztlumí tvůj pád?
tal-ask-offer = { $card }: které trofeje odevzdáš?
tal-ask-threaten = { $card }: komu pohrozíš?
tal-ask-threatened = { $card } se nad tebou tyčí. Dáš Osud (dostane ho { $seat }), nebo přijdeš o Život?

## Otázky: boj

# The first for those who read it without the sheet of the battle, which shows the sums.
tal-ask-fight = Bojuješ { $foes-with }. { CAPITAL($stat) }: { $mine } ({ $parts }) proti { $theirs } ({ $foe_parts }). Co uděláš před hodem?
    .brief = Bojuješ { $foes-with }. Co uděláš před hodem?
tal-part = { $source } { $amount }
tal-ask-evade = Útočí na tebe { $card }. Vyhneš se?
tal-ask-save = { $card }: přicházíš o Život. Hodíš si o něj?
tal-ask-reward = Porážíš { $card-acc }. Jakou chceš odměnu?

## Otázky: kouzla

tal-ask-trade-spells = { $card }: odhodíš kouzla, nebo je koupíš?
tal-ask-buy-spell = { $card }: koupíš další kouzlo?
tal-ask-pay-spell = { $card }: které kouzlo odhodíš?
tal-ask-avert = { $harm-id ->
        [life] { $card } má přijít o Život.
        [follower] { CAPITAL($card-with) } je konec.
       *[enemy] { CAPITAL($card-with) } je za chvíli konec.
    } Zasáhneš?
tal-ask-answer = Někdo na tebe seslal kouzlo: { $card }. Odpovíš?
tal-ask-resist = Někdo na tebe seslal kouzlo: { $card }. Pokusíš se odolat?
tal-ask-turn-spell = Někdo na tebe seslal kouzlo: { $card }. Co s ním uděláš?
tal-ask-cast-anew = { $card } teď patří tobě. Na koho je sešleš?

## Možnosti: jakákoli otázka

tal-option-accept = Ano
tal-option-decline = Ne, děkuji
tal-option-done = To stačí
tal-option-pass = Nedělat nic
tal-option-choose = { $choice-id ->
        [fate] Ztratit 1 Osud
        [galleon] Ztratit 1 galeon
        [life] Ztratit 1 Život
       *[other] { CAPITAL($choice) }
    }

## Možnosti: příprava a tahy

tal-option-play = Hrát za { $character-acc }
tal-option-face-up = Strana { $side }
tal-option-first = Začíná { $other_seat }
tal-option-again = Využít tah navíc
tal-option-end = Ukončit tah
tal-option-drop-challenge = Vzdát výzvu

## Možnosti: kostky a pohyb

tal-option-keep = Nechat { $die }
tal-option-fate = Utratit Osud a hodit znovu ({ $die })
tal-option-reroll = { $card }: hodit znovu ({ $die })
tal-option-put-aside = Odložit { $die }
tal-option-die = { $die }
tal-option-move = Vyrazit
tal-option-walk = Jít: { $space }
tal-option-short-walk = Jít jen sem: { $space }
tal-option-travel = Cestovat: { $space }
tal-option-go = Jít: { $space }
tal-option-cross = Přejít na druhou stranu: { $card }
tal-option-barrier = Zkusit přepážku
tal-option-gates = Zkusit bránu: { $stat }
tal-option-turn-back = Vrátit se k bráně
tal-option-remain = Zůstat a zkusit to znovu
tal-option-enter = Odhodit Relikvii a vstoupit do Velké síně
tal-option-confront = Bojovat znovu s lordem Voldemortem
tal-option-voldemort = Poslat ho sem: { $space }
tal-option-attacked = { $other_seat }

## Možnosti: setkání

tal-option-space = Setkat se s polem
tal-option-use = { $card-role ->
        [character] Využít schopnost { $card-gen }
        [follower] Povolat { $card-acc }
       *[other] Použít { $card-acc }
    }
tal-option-take = Vzít { $card-acc }
tal-option-take-galleons = Vzít galeony
tal-option-ditch = Nechat tu { $card-acc }
tal-option-ditch-galleon = Nechat tu galeon
tal-option-leave = Nechat tu { $card-acc }
tal-option-give-up = Odevzdat { $card-acc }
tal-option-replace = Vrátit kartu { $card }
tal-option-heal = { $amount ->
        [one] Vyléčit 1 Život
        [few] Vyléčit { $amount } Životy
       *[other] Vyléčit { $amount } Životů
    }
tal-option-double = Zdvojnásobit { $what-plural }
tal-option-side = { CAPITAL($side) }
tal-option-buy = { $price ->
        [0] Vzít { $card-acc }
        [one] Koupit { $card-acc } za 1 galeon
        [few] Koupit { $card-acc } za { $price } galeony
       *[other] Koupit { $card-acc } za { $price } galeonů
    }
tal-option-sell = Odevzdat { $card-acc }
tal-option-rob = Vzít { $what-acc } ({ $other_seat })
tal-option-foretell = { $die }
tal-option-exchange = Vyměnit trofeje za { $stat-acc }
tal-option-offer = Odevzdat { $card-acc }
tal-option-threaten = Pohrozit: { $other_seat }
tal-option-give-fate = Dát Osud
tal-option-lose-life = Ztratit Život

## Možnosti: boj

tal-option-fight = Hodit kostkami
tal-option-duel = Zaútočit: { $other_seat }
tal-option-evade = { $card-role ->
        [character] Vyhnout se, jak to umí { $card }
       *[other] Vyhnout se díky kartě { $card }
    }
tal-option-evade-one = { $card-role ->
        [character] Vyhnout se jen boji { $foe-with }, jak to umí { $card }
       *[other] Vyhnout se jen boji { $foe-with } díky kartě { $card }
    }
tal-option-pass-by = Projít kolem: { $card }
tal-option-stat = { $stat }
tal-option-wound = Připravit protivníka o Život
tal-option-take-galleon = Vzít galeon
tal-option-attack = Zaútočit na { $card-acc }

## Možnosti: kouzla

tal-option-cast = { $seat } sesílá { $spell }
tal-option-cast-on = { $seat } sesílá { $spell }. Cíl: { $other_seat }
tal-option-meet-by-spell = Seslat { $spell } (cíl: { $other_seat }) a s nikým jiným se nesetkat
tal-option-give-spells = Odhodit kouzla za Osud
tal-option-buy-spells = Koupit kouzlo za Osud
tal-option-pay-spell = Odhodit { $spell }
tal-option-gain-fate = Získat Osud a nechat to být
tal-option-block = Utratit Osud a zablokovat to

## Záznam: příprava a tahy

tal-log-character-taken = { $seat } hraje za { $character-acc }.
tal-log-side-chosen = { $seat } hraje za { $character-acc } (strana { $side }) a začíná { $space-at }.
tal-log-first-player = Začíná { $seat }. Převahu { $advantage-id ->
        [death-eaters] mají
       *[other] má
    } { $advantage }.
tal-log-turn-began = Tah { $turn }: { $seat }.
tal-log-turn-lost = { $seat } přichází o tah.
tal-log-turns-to-lose = { $turns ->
        [one] { $seat } přijde o příští tah.
        [few] { $seat } přijde o příští { $turns } tahy.
       *[other] { $seat } přijde o příštích { $turns } tahů.
    }
tal-log-immobilised = { $seat } stojí jako socha.
tal-log-commanded = { $seat } teď poslouchá cizí rozkazy. Velí { $other_seat }.
tal-log-extra-turn-gained = { $seat } získává tah navíc.
tal-log-slowed = { $rounds ->
        [0] { $card }: je po všem, všichni chodí jako dřív.
        [one] { $card }: všichni se loudají ještě jedno kolo.
        [few] { $card }: všichni se loudají ještě { $rounds } kola.
       *[other] { $card }: všichni se loudají ještě { $rounds } kol.
    }

## Záznam: kostky a pohyb

tal-log-dice-rolled = { $purpose-id ->
        [move] { $seat } hází na pohyb: { $dice }.
        [battle] { $seat } hází v boji: { $dice }.
        [barrier] { $seat } hází na přepážku: { $dice }.
       *[other] { $seat } hází ({ $purpose }): { $dice }.
    }
tal-log-foe-rolled = Za { $foes-acc } padá { $die }.
tal-log-die-rerolled = { $source }: { $seat } hází znovu; bylo { $die }, padá { $to }.
tal-log-die-chosen = { $seat } si nechává { $die }.
tal-log-moved = { $seat } je teď { $space-at }.
tal-log-stayed = { $seat } zůstává { $space-at }.
tal-log-move-promised = { $seat } si pamatuje: { $what }.
tal-log-turned-back = { $seat } se vrací k bráně.
tal-log-barrier-tried = { $opened ->
        [1] { $seat } projde rovnou přepážkou.
       *[other] { $seat } naráží do pevné zdi.
    }
tal-log-gates-tried = { $opened ->
        [1] Brána se otevírá: padlo { $dice }, { $seat } má { $stat-acc } { $strength }.
       *[other] Brána zůstává zavřená: padlo { $dice }, { $seat } má { $stat-acc } jen { $strength }.
    }
tal-log-voldemort-moved = { $seat } hází za lorda Voldemorta: { $die }. Pán zla je teď { $space-at }.

## Záznam: setkání

tal-log-card-drawn = { CAPITAL($space-at) } si { $seat } dobírá kartu: { $card }.
tal-log-card-replaced = { $seat } si to rozmýšlí a vrací kartu { $card }.
tal-log-card-met = { $seat } { $card-met }.
tal-log-card-discarded = Zpět na hromádku: { $card }.
tal-log-card-given-up = { $seat } se loučí { $card-with }.
tal-log-card-taken = { $card-role ->
        [follower] { $seat } přibírá { $card-acc }.
       *[other] { $seat } bere { $card-acc }.
    }
tal-log-card-left = { CAPITAL($space-at) } nechává { $seat } { $card-acc }.
tal-log-galleons-left = { CAPITAL($space-at) } nechává { $seat } { $amount ->
        [one] 1 galeon
        [few] { $amount } galeony
       *[other] { $amount } galeonů
    }.
tal-log-bought = { $seat } kupuje { $card-acc } za { $price ->
        [one] 1 galeon
        [few] { $price } galeony
       *[other] { $price } galeonů
    } (zbývá { $left }).
tal-log-advantage-turned = Převaha se obrací na stranu { $side-gen }.
tal-log-ability-used = { $card-role ->
        [character] { $seat } ({ $card }) využívá schopnost své postavy.
        [follower] { $seat } se může spolehnout na { $card-acc }.
       *[other] { $seat } používá { $card-acc }.
    }
tal-log-nothing-happened = { $card }: nic se neděje ({ $seat }).
tal-log-challenge-accepted = { $seat } přijímá výzvu z famfrpálového hřiště: { $what }.
tal-log-challenge-met = { $seat } plní výzvu.
tal-log-challenge-dropped = { $seat } vzdává výzvu.
tal-log-threatened = { $seat } hrozí a { $other_seat } se třese.
tal-log-foretold = Věštba ({ $seat }): { $named }. Na kostce padá { $die }.

## Záznam: co postavy mají

tal-log-gained = { $seat } získává { $amount ->
        [one] 1 { $what-acc }
        [few] { $amount } { $what-plural }
       *[other] { $amount } { $what-many }
    } (nyní { $now }).
tal-log-lost = { $seat } { $what-id ->
        [fate] utrácí
        [galleon] utrácí
       *[other] ztrácí
    } { $amount ->
        [one] 1 { $what-acc }
        [few] { $amount } { $what-plural }
       *[other] { $amount } { $what-many }
    } (zbývá { $now }).
tal-log-healed = { $seat } si léčí { $amount ->
        [one] 1 Život
        [few] { $amount } Životy
       *[other] { $amount } Životů
    } (nyní { $now }).
tal-log-spared = { $card-role ->
        [character] { $seat } ({ $card }) si zachová Život.
       *[other] { $seat } si zachová Život díky kartě { $card }.
    }
tal-log-stolen = { $seat } bere { $what-acc }. Přichází o to { $other_seat }.
tal-log-became-ferret = Pískot! { $seat } se na { $turns ->
        [one] jeden tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    } mění ve fretku.
tal-log-ferret-ended = { $seat } zase stojí na dvou nohou.
tal-log-fell = { $seat } ({ $character }) padá a vrátí se příští tah.

## Záznam: kouzla

tal-log-spell-drawn = { $seat } získává kouzlo.
tal-log-spell-learned = { $seat } získává kouzlo: { $spell }.
tal-log-spell-cast = „{ $spell }!“ volá { $seat }.
tal-log-spell-cast-on = „{ $spell }!“ volá { $seat }. Cíl: { $other_seat }.
tal-log-spell-blocked = { $card-role ->
        [character] { $spell } nepůsobí: { $seat } ({ $card }) odolává.
       *[other] { $spell } nepůsobí: { $seat } má ochranu ({ $card }).
    }
tal-log-spell-discarded = { $seat } odhazuje kouzlo: { $spell }.

## Záznam: boj

tal-log-battle-began = { $seat } bojuje { $stat-ins } { $foes-with }.
tal-log-evaded = { $card-role ->
        [character] { $seat } ({ $card }) uniká a nemusí bojovat { $foes-with }.
       *[other] { $seat } uniká díky kartě { $card } a nemusí bojovat { $foes-with }.
    }
tal-log-let-pass = { $seat } prochází bez boje kolem: { $card }.
tal-log-evasion-failed = { $card-role ->
        [character] { $seat } ({ $card }) neunikne a musí bojovat.
       *[other] Nepomůže ani { $card }: { $seat } musí bojovat.
    }
tal-log-scored = { $seat }: { $score } (kostka { $die }). { CAPITAL($foes) }: { $foe_score } (kostka { $foe_die }).
tal-log-battle-won = { $seat } poráží { $foes-acc }.
tal-log-battle-lost = { $seat } prohrává { $foes-with }.
tal-log-stand-off = Nerozhodně: { $seat } bojuje { $foes-with } a nikdo nevítězí.
tal-log-trophy-taken = { $seat } si nechává { $card-acc } jako trofej.
tal-log-trophies-exchanged = { $seat } mění trofeje ({ $cards }) za { $amount ->
        [one] 1 { $stat-acc }
        [few] { $amount } { $stat-plural }
       *[other] { $amount } { $stat-many }
    }.

## Záznam: konec

tal-log-ended = Po { $turns ->
        [one] jednom tahu
       *[other] { $turns } tazích
    } vítězí ve Velké síni { $seat } ({ $character }) a vyhrává hru.

## What odds are of

tal-aim-battle = na výhru v boji
tal-aim-barrier = na průchod přepážkou
tal-aim-gates = na otevření Brány

### Co je vytištěno na kartách, listech, žetonech a polích Roku v Bradavicích, složené z toho, co dělají.
### Účinek je věta bez tečky v rozkazovacím způsobu; výčet se spojuje slovem „a“. Části vět stojí ve čtvrtém
### pádě.

## Věty

yh-sentence = { CAPITAL($clause) }.
yh-sentences = { $start } { $next }

## Listy a žetony

yh-face-student = { $house } · životy { $hp } · odolnost { $res } · útočné kostky { $dice }
yh-face-death-eater = Smrtijed · životy { $hp } · odolnost { $res } · útočné kostky { $dice }
yh-face-voldemort = Životy: { $hp }, a o jeden méně za každý zničený viteál.
yh-face-starts = Na začátku máš { $cards }.
yh-face-move = Pohyb: { $clause }.
yh-face-fight = Boj: { $clause }.
yh-face-power-fight = Jednou, kdykoli ve svém boji: { $effects }. Pak předmět polož na pole předmětů v Příčné ulici.
yh-face-power-turn = Jednou, ve svém tahu: { $effects }. Pak předmět polož na pole předmětů v Příčné ulici.
yh-face-returns = V polském vydání se potom vrátíš tam, odkud vyrážíš, a na hřbitov nelétá.
yh-face-needed = Potřebné pro mise: { $missions-or }.

## Mise a soupeři

yh-face-mission = Mise { $number } · { $space } · kolejní body: { $points }
yh-face-objects = Přines { $objects-acc }.
yh-face-needs = Zletilí a Týmy: ukaž také { $needs }.
yh-face-against = Soupeř: { $opponent } (životy { $hp }, odolnost { $res }).
yh-need-card = { $count ->
        [one] { $card-acc }
       *[other] { $count } × { $card-acc }
    }
yh-need-attack = { $count ->
        [one] { $what-acc } k útoku
        [few] { $count } { $what-plural } k útoku
       *[other] { $count } { $what-many } k útoku
    }
yh-need-defence = { $count ->
        [one] { $what-acc } k obraně
        [few] { $count } { $what-plural } k obraně
       *[other] { $count } { $what-many } k obraně
    }
yh-need-any = { $count ->
        [one] { $what-acc }
        [few] { $count } { $what-plural }
       *[other] { $count } { $what-many }
    }
yh-face-opponent = životy { $hp } · odolnost { $res }
yh-face-reveal = Po odhalení: { $effects }.
yh-face-before = Před každým tvým útokem: { $effects }.
yh-face-after = Po každém tvém útoku: { $effects }.
yh-face-immune = { CAPITAL($decks-plural) } na tohoto soupeře nepůsobí.

## Karty balíčků

yh-face-attack = { CAPITAL($deck) } k útoku. { $text }
yh-face-defence = { CAPITAL($deck) } k obraně: soupeř vynechá svůj útok a jsi znovu na řadě. { $text }
yh-face-start = Nebo před hodem na pohyb: { $effects }.
yh-face-start-potion = Nebo (v italském vydání) před hodem na pohyb: { $effects }.
yh-face-book = Učebnice předmětu { $subject }. Kolejní body u zkoušky: { $points }.
yh-face-kept = V polském vydání si kartu necháš a použiješ ji jako žeton.

## Pole

yh-space-object = Leží tu předměty: smíš je vzít, když procházíš nebo zastavíš.
yh-space-mission = Místo misí: hraje-li se s misemi, smíš tu vždy zastavit.
yh-space-health = Získej { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    }.
yh-space-classroom = Zkouška ({ $subject }): odevzdej učebnice tohoto předmětu za jejich body.
yh-space-draw = Dober { $cards }.
yh-space-library = Dober { $it }, v polském vydání { $pl }.
yh-space-action = Dober kartu akce a udělej, co říká.
yh-space-event = Dober kartu události, která platí pro všechny.
yh-space-duel = Dober kartu souboje a bojuj.
yh-space-common-room = Dober kartu akce, knihu, lektvar nebo kouzlo, nebo někomu nabídni výměnu předmětů.
yh-space-tower = Věž: vždy tu smíš zastavit a za žeton letaxu do konce tahu navštívit jedno z Míst.
yh-space-quidditch-pitch = Pohyb tu končí. Vyzvi někoho k famfrpálovému zápasu, nebo použij přenášedlo a navštiv hřbitov v Malém Visánku.
yh-space-start = Tady začíná rok: jedna cesta vede do hradu, druhá do Děravého kotle. V polském vydání tu pohyb končí.
yh-space-little-hangleton-graveyard = Vede sem přenášedlo z famfrpálového hřiště; v polském vydání nic jiného.

## Množství

yh-amount = { $amount ->
        [one] { $amount } { $what-acc }
        [few] { $amount } { $what-plural }
       *[other] { $amount } { $what-many }
    }
yh-dice = { $dice ->
        [one] kostkou
       *[other] { $dice } kostkami
    }

## Účinky na to, co máš

yh-effect-gain-hp = získej { $amount ->
        [one] 1 život
        [few] { $amount } životy
       *[other] { $amount } životů
    }
yh-effect-lose-hp = ztrať { $amount ->
        [one] 1 život
        [few] { $amount } životy
       *[other] { $amount } životů
    }
yh-effect-gain-points = získej { $amount ->
        [one] 1 kolejní bod
        [few] { $amount } kolejní body
       *[other] { $amount } kolejních bodů
    }
yh-effect-lose-points = ztrať { $amount ->
        [one] 1 kolejní bod
        [few] { $amount } kolejní body
       *[other] { $amount } kolejních bodů
    }
yh-effect-gain-points-for = získej { $amount ->
        [one] 1 kolejní bod
        [few] { $amount } kolejní body
       *[other] { $amount } kolejních bodů
    } za { $each } (počítá se nejvýše { $most })
yh-effect-lose-points-for = ztrať { $amount ->
        [one] 1 kolejní bod
        [few] { $amount } kolejní body
       *[other] { $amount } kolejních bodů
    } za { $each } (počítá se nejvýše { $most })
yh-each-book = každou svou knihu
yh-each-object = každý svůj předmět
yh-each-mission = každou splněnou misi
yh-effect-discard = odhoď { $cards }
yh-effect-discard-random = náhodně odhoď { $cards }
yh-effect-draw = dober { $cards }
yh-effect-draw-any = { $cards ->
        [one] dober { $decks-acc-or }
        [few] dober { $cards } karty, každou z nich { $decks-acc-or }
       *[other] dober { $cards } karet, každou z nich { $decks-acc-or }
    }
yh-effect-gain = získej { $things }
yh-effect-give-back = vrať { $things }
yh-effect-take-object = smíš si vzít předmět z kteréhokoli pole plánu, na němž jsi
yh-effect-drop-object = polož jeden svůj předmět na pole předmětů na plánu Místa
yh-effect-drop-object-above = máš-li víc než { $objects }, polož jeden z nich na pole předmětů na plánu Místa
yh-effect-swap-object = smíš vyměnit jeden svůj předmět za předmět jiného hráče, který nemůže odmítnout
yh-effect-give-namer = dej { $things-acc-or } podle své volby hráči, který tě určil
yh-effect-give-right = dej { $things-acc-or } podle své volby hráči po pravici

## Účinky na pohyb

yh-effect-go = jdi na pole { $spaces-or }
yh-effect-go-castle = jdi na kterékoli pole Bradavic
yh-effect-fly = když by tvůj tah končil, leť na kterékoli pole ({ $boards-or }), seber tam předměty a splň misi, můžeš-li
yh-effect-instead = místo hodu { $clause }
yh-effect-may = pokud chceš, { $clause }
yh-effect-free-stop = při pohybu v tomto tahu smíš zastavit na kterémkoli poli
yh-effect-one-die = na příští pohyb hoď o kostku méně
yh-effect-extra-turn = zahraj po tomto tahu ještě jeden
yh-effect-swap-places = smíš si vyměnit místo s jiným hráčem

## Účinky složené z účinků

yh-effect-name = urči jiného hráče, který musí udělat toto: { $effects }
yh-effect-each = { $whom }: { $effects }
yh-whom-everyone = každý hráč
yh-whom-others = každý jiný hráč
yh-whom-leading = kdo má nejvíc kolejních bodů
yh-whom-trailing = kdo má nejméně kolejních bodů
yh-whom-lowest = všichni hodí kostkou (při shodě znovu), a kdo hodí nejméně
yh-whom-highest = všichni hodí kostkou, a kdo hodí nejvíc
yh-effect-choose = vyber jedno: { $options }
yh-choices = { $start }; nebo { $next }
yh-effect-both = { $effects }
yh-effect-roll = hoď kostkou: při { $on-or } { $effects }
yh-effect-roll-else = hoď kostkou: při { $on-or } { $effects }; jinak { $otherwise }

## Účinky v boji

yh-effect-hurt = soupeř ztrácí { $amount ->
        [one] 1 život
        [few] { $amount } životy
       *[other] { $amount } životů
    }
yh-effect-hurt-roll = hoď { $dice }: soupeř ztrácí tolik životů
yh-effect-search = prohlédni balíček { $deck-id ->
        [spell] kouzel
        [potion] lektvarů
        [book] knih
       *[other] ({ $deck })
    } a vezmi si podle své volby { $cards }
yh-effect-more-dice = { $dice ->
        [one] při příštím útoku kostkami hoď o jednu víc
        [few] při příštím útoku kostkami hoď o { $dice } víc
       *[other] při příštím útoku kostkami hoď o { $dice } víc
    }
yh-effect-more-dice-lasting = { $dice ->
        [one] po zbytek boje hoď při každém útoku kostkami o jednu víc
       *[other] po zbytek boje hoď při každém útoku kostkami o { $dice } víc
    }
yh-effect-expose = soupeřova odolnost je po zbytek boje o { $amount } nižší
yh-effect-stall = { $acts ->
        [one] soupeř vynechá, co by teď udělal
       *[other] soupeř { $acts }× vynechá, co by udělal
    }
yh-effect-stall-more = { $acts ->
        [one] potom vynechá i svůj další čin
        [few] potom vynechá i { $acts } další činy
       *[other] potom vynechá i { $acts } dalších činů
    }
yh-effect-soften = po zbytek boje je každá ztráta, kterou ti soupeř způsobí, o { $amount } menší; jsou-li menší i soupeřovy ztráty, počítá se jen rozdíl
yh-effect-burn = od této chvíle ztrácí soupeř při každém útoku na něj navíc { $amount ->
        [one] 1 život
        [few] { $amount } životy
       *[other] { $amount } životů
    }
yh-effect-against = proti tomuto soupeři ({ $opponents-or }): { $effects }
yh-effect-escape = opusť boj, který nikdo nevyhrál, a odejdi o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    }

## Co dělají soupeři

yh-effect-regrow = soupeř získává zpět { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    }
yh-effect-harden = soupeřova odolnost je po zbytek boje o { $amount } vyšší
yh-effect-hinder = { $dice ->
        [one] tvůj příští útok kostkami má o jednu kostku méně
        [few] tvůj příští útok kostkami má o { $dice } kostky méně
       *[other] tvůj příští útok kostkami má o { $dice } kostek méně
    }

## Co dělají famfrpálové karty

yh-effect-ahead = tvůj chytač letí o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } vpřed
yh-effect-ahead-behind = je-li tvůj chytač pozadu, letí o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } vpřed
yh-effect-back = soupeřův chytač se propadá o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } zpět
yh-effect-roll-ahead = hoď { $dice } a o tolik nech chytače letět
yh-effect-reroll = před letem hoď oběma kostkami tohoto tahu znovu
yh-effect-set-die = před letem otoč jednu kostku tohoto tahu na { $face }
yh-effect-slow = v příštím tahu hází soupeřův chytač jen jednou kostkou
yh-effect-mute = v příštím tahu soupeř nehraje famfrpálovou kartu
yh-effect-shield = do tvého příštího tahu na tebe žádná soupeřova famfrpálová karta nepůsobí
yh-effect-pick = dober další famfrpálovou kartu na některý příští tah

## Schopnosti: pohyb

yh-move-draw-more = kde ti pole dává 1 { $deck-acc } a nic jiného, dober { $cards }
yh-move-adjust-roll = svůj hod smíš změnit až o { $by } nahoru či dolů
yh-move-spare-die = hoď o kostku víc a jednu podle své volby vynech
yh-move-pass-by = kolem hráčů a Smrtijedů smíš projít; bojuješ jen tam, kde zastavíš
yh-move-stop-at = smíš zastavit dřív { $spaces-at-or }
yh-move-stop-at-classrooms = smíš zastavit dřív v kterékoli učebně
yh-move-stop-at-classrooms-and = smíš zastavit dřív v kterékoli učebně nebo { $spaces-at-or }
yh-move-pick-action = na poli akce dober { $cards } a proveď jen jednu podle své volby
yh-move-reach = když zastavíš, smíš si vzít i předměty z polí o krok dál
yh-move-heal-more = pole životů ti dává o { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    } víc
yh-move-short-move = smíš zastavit kdekoli cestou

## Schopnosti: boj

yh-fight-weaken = soupeřova odolnost je o { $amount } nižší
yh-fight-potent = každá ztráta životů, kterou způsobí { $deck-id ->
        [spell] tvá
       *[other] tvé
    } { $deck-plural }, je o { $amount } větší
yh-fight-sixes = každá šestka na tvých útočných kostkách bere soupeři o { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    } víc
yh-fight-pay-for-dice = před útokem kostkami smíš ztratit { $hp ->
        [one] { $hp } život
        [few] { $hp } životy
       *[other] { $hp } životů
    } a hodit o { $dice ->
        [one] jednu kostku
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } víc
yh-fight-unmoved = co soupeř dělá na začátku boje, se tě netýká
yh-fight-spoils = když vyhraješ boj, získej { $hp ->
        [one] { $hp } život
        [few] { $hp } životy
       *[other] { $hp } životů
    }
yh-fight-sturdy = soupeřův útok či schopnost ti bere o { $amount } méně životů, nejméně však 1
yh-fight-stun = když útok zasáhne aspoň { $hits } kostkami, soupeř po něm nic neudělá
yh-fight-opening = na začátku boje ztrácí soupeř { $hp ->
        [one] { $hp } život
        [few] { $hp } životy
       *[other] { $hp } životů
    }, ale aspoň 1 mu zůstane
yh-fight-snatch = když útok zasáhne aspoň { $hits } kostkami, hráč, s nímž bojuješ, náhodně odhodí kartu
yh-fight-cling = jednou za boj, když by ti zbylo 0 životů, zůstane ti 1

### Na co se hra ptá, co nabízí a co vypráví během Roku v Bradavicích; Famfrpál má vlastní soubor.
### `$seat` je jméno hráče a neskloňuje se. `.at` je pole s předložkou.

## Otázky: příprava a tahy

yh-ask-student = Za koho budeš hrát?
yh-ask-first = Kdo je nejmladší a začíná?
yh-ask-guard = Na které věži číhá Smrtijed?
yh-ask-plan = Jsi na tahu. Použiješ něco, než hodíš?
yh-ask-moves = Jak daleko půjdeš?
yh-ask-walk = { $moves ->
        [-1] Jsi na místě. Co tu uděláš?
        [0] Nezbývá žádný krok. Co tu uděláš?
        [one] Zbývá 1 krok. Kam půjdeš?
        [few] Zbývají { $moves } kroky. Kam půjdeš?
       *[other] Zbývá { $moves } kroků. Kam půjdeš?
    }
yh-ask-reach = Vezmeš si něco, co leží o krok dál?
yh-ask-turn-end = Použiješ něco, než tvůj tah skončí?

## Otázky: pole

yh-ask-common-room = Co uděláš ve společenské místnosti?
yh-ask-swap-offer = { $other_seat } nabízí výměnu. Dostaneš { $object-acc } a dáš { $other_object-acc }. Souhlasíš?
yh-ask-tower = Použiješ letaxový prášek? Na konci tahu se vrátíš.
yh-ask-trip = Vezmeš si tu něco?
yh-ask-pitch = Jsi na famfrpálovém hřišti. Co to bude?
yh-ask-pick-action = Kterou z těchto karet provedeš?

## Otázky: karty

yh-ask-draw = { $cards ->
        [one] Co si dobereš?
       *[other] Co si dobereš nejdřív? Celkem karet: { $cards }.
    }
yh-ask-discard = { $cards ->
        [one] Kterou kartu odhodíš?
       *[other] Kterou kartu odhodíš první? Celkem karet: { $cards }.
    }
yh-ask-search = { $cards ->
        [one] Kterou kartu si vezmeš z balíčku?
       *[other] Kterou kartu si vezmeš z balíčku první? Smíš jich vzít { $cards }.
    }
yh-ask-go = Kam půjdeš?
yh-ask-take-object = Který předmět si vezmeš?
yh-ask-drop-object = O který předmět přijdeš?
yh-ask-swap-object = Které předměty se vymění?
yh-ask-swap-places = S kým si vyměníš místo?
yh-ask-give = Co dáš? Dostane to { $other_seat }.
yh-ask-name = Koho určíš?
yh-ask-choose = Co zvolíš: { $choices }?
    .brief = Co zvolíš?
yh-ask-lay = { $object }: kam s tím?

## Otázky: mise a boje

yh-ask-mission = O kterou misi se pokusíš?
yh-ask-gather = Tvůj tým má předměty pro misi na tomto místě. Počkáš na ostatní?
yh-ask-wait = { $mission }: budeš dál čekat na svůj tým?
yh-ask-pledge = { $mission }: je třeba ukázat { $need }. Co ukážeš?
yh-ask-attack = S kým budeš bojovat?
yh-ask-death-eater = { $other_seat } potkává Smrtijeda. Hraješ za něj ty. Kdo to je?
yh-ask-fight = { $who } × { $opponent }: co uděláš?
yh-ask-answer = { CAPITAL($opponent) } útočí na { $who-acc }. Odpovíš?
yh-ask-defence-die = { $hits ->
        [one] Zásah! Budeš se bránit kostkou? (1–2: ztratíš 2 životy, 3–5: ztratíš 1, 6: 1 ztratí soupeř)
       *[other] Zásahy: { $hits }! Budeš se prvnímu bránit kostkou? (1–2: ztratíš 2 životy, 3–5: ztratíš 1, 6: 1 ztratí soupeř)
    }
yh-ask-brawl = Budeš házet proti protihráči ({ $other_seat }). Použiješ předtím něco?
yh-ask-prize = Vítězství! Prohrává { $other_seat }. Co si vezmeš?

## Možnosti: jakákoli otázka

yh-option-accept = Ano
yh-option-refuse = Ne
yh-option-decline = Ne, děkuji
yh-option-done = Už nic
yh-option-choose = { $number ->
        [0] První
        [1] Druhá
        [2] Třetí
       *[other] Číslo { $number }
    }

## Možnosti: příprava a tahy

yh-option-student = Hrát za { $student-acc }
yh-option-first = Začíná { $other_seat }
yh-option-guard = { CAPITAL($space) }
yh-option-roll = Hodit kostkami a jít
yh-option-cast = Zahrát { $card-acc }
yh-option-use = Použít { $object-acc }
yh-option-moves = { $moves ->
        [one] 1 pole
        [few] { $moves } pole
       *[other] { $moves } polí
    }
yh-option-walk = Jít: { $space }
yh-option-stop = Zastavit tady
yh-option-go = Jít: { $space }
yh-option-take = Vzít { $object-acc }
yh-option-exchange = Vzít { $object-acc } a nechat tu { $other_object-acc }
yh-option-lay = Položit { $object-acc } { $space-at }

## Možnosti: pole a karty

yh-option-draw = Dobrat { $deck-acc }
yh-option-resolve = { $card }
yh-option-offer = Nabídnout výměnu ({ $other_seat }): { $object-acc } za { $other_object-acc }
yh-option-floo = Cestovat: { $space }
yh-option-portkey = Přenést se na hřbitov v Malém Visánku
yh-option-challenge = Vyzvat k zápasu: { $other_seat }
yh-option-discard = Odhodit { $card-acc }
yh-option-drop = Přijít o { $object-acc }
yh-option-swap = Vyměnit { $object-acc } za { $other_object-acc } ({ $other_seat })
yh-option-swap-places = Vyměnit si místo: { $other_seat }
yh-option-give = Dát { $card-acc }
yh-option-give-object = Dát { $object-acc }
yh-option-name = { $other_seat }
yh-option-search = Vzít { $card-acc }

## Možnosti: mise a boje

yh-option-mission = Zkusit: { $mission }
yh-option-wait = Čekat na tým: { $mission }
yh-option-leave = Přestat čekat a jít
yh-option-pledge = Ukázat { $card-acc }
yh-option-attack = Bojovat: { $other_seat }
yh-option-attack-death-eater = Bojovat se Smrtijedem
yh-option-sheet = { $death_eater }
yh-option-strike = Zaútočit kostkami
yh-option-strike-hard = Ztratit životy a útočit více kostkami
yh-option-play = Zahrát { $card-acc }
yh-option-endure = Nechat to být
yh-option-roll-defence = Hodit obrannou kostkou
yh-option-take-hit = Přijmout zásah a ztratit 1 život
yh-option-win-object = Vzít { $object-acc }
yh-option-win-token = Vzít { $token-acc }
yh-option-win-cards = Vzít náhodné karty
yh-option-enough = To stačí

## Záznam: příprava a tahy

yh-log-student-taken = { $seat } hraje za { $student-acc }.
yh-log-missions-dealt = { $seat } má tajné mise: { $missions }.
yh-log-tower-guarded = { $seat } staví Smrtijeda { $space-at }.
yh-log-first-player = Začíná { $seat }.
yh-log-turn-began = Tah { $turn }: { $seat }.
yh-log-extra-turn-gained = { $seat } bude mít po tomto tahu ještě jeden.
yh-log-move-rolled = { $seat } hází na pohyb { $dice }.
yh-log-moves-chosen = { $seat } volí pohyb o { $moves ->
        [one] 1 pole
        [few] { $moves } pole
       *[other] { $moves } polí
    }.
yh-log-slowed-down = { $seat } bude mít na příští pohyb o kostku méně.
yh-log-stepped = { $seat } jde na pole { $space }.
yh-log-went = { $seat } je nyní { $space-at }.
yh-log-travelled = { $by-id ->
        [floo] { $seat } vstupuje do zelených plamenů a vychází { $space-at }.
        [portkey] { $seat } se dotýká přenášedla a přistává { $space-at }.
       *[other] { $by } mávne křídly a { $seat } přistává { $space-at }.
    }
yh-log-challenged = { $seat } vyzývá k famfrpálovému zápasu. Hrát bude { $other_seat }.
yh-log-places-swapped = { $seat } a { $other_seat } si vyměňují místa.

## Záznam: předměty a žetony

yh-log-object-taken = { CAPITAL($space-at) } nachází { $seat } { $object-acc }.
yh-log-object-laid = { CAPITAL($space-at) } nechává { $seat } { $object-acc }.
yh-log-object-used = { $seat } používá { $object-acc }.
yh-log-object-won = { $seat } získává { $object-acc }. Přichází o to { $other_seat }.
yh-log-objects-swapped = { $seat } a { $other_seat } si vyměňují předměty: { $object-acc } za { $other_object-acc }.
yh-log-swap-offered = { $seat } nabízí { $object-acc } za { $other_object-acc }. Rozhoduje { $other_seat }.
yh-log-swap-refused = { $seat } vrtí hlavou.
yh-log-token-gained = { $seat } získává { $amount ->
        [one] { $token-acc }
        [few] { $amount } { $token-plural }
       *[other] { $amount } { $token-many }
    }.
yh-log-token-spent = { $seat } utrácí { $amount ->
        [one] { $token-acc }
        [few] { $amount } { $token-plural }
       *[other] { $amount } { $token-many }
    }.
yh-log-token-won = { $seat } bere { $token-acc }. Přichází o to { $other_seat }.

## Záznam: karty

yh-log-card-drawn = { $seat } dobírá { $card-acc }.
yh-log-card-taken = { $seat } dobírá { $deck-acc }.
yh-log-card-passed = { $card }: dává { $seat }, dostává { $other_seat }.
yh-log-card-moved = { CAPITAL($deck) }: dává { $seat }, dostává { $other_seat }.
yh-log-card-discarded = { $seat } odhazuje { $card-acc }.
yh-log-card-kept = { $seat } si nechává { $card-acc } na později.
yh-log-card-played = { $seat } hraje kartu { $card }.
yh-log-card-revealed = { $seat } dobírá { $deck-acc }: { $card }.
yh-log-named = { $seat } určuje: { $other_seat }.
yh-log-die-rolled = { $seat } hází { $die }.

## Záznam: body a životy

yh-log-points-gained = { $seat } získává { $amount ->
        [one] { $amount } kolejní bod
        [few] { $amount } kolejní body
       *[other] { $amount } kolejních bodů
    } (nyní { $points }).
yh-log-points-lost = { $seat } ztrácí { $amount ->
        [one] { $amount } kolejní bod
        [few] { $amount } kolejní body
       *[other] { $amount } kolejních bodů
    } (nyní { $points }).
yh-log-hp-gained = { $seat } získává { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    } (nyní { $hp }).
yh-log-hp-lost = { $seat } ztrácí { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    } (nyní { $hp }).
yh-log-exam-passed = { CAPITAL($space-at) } skládá { $seat } zkoušku. Kniha: „{ $card }“.

## Záznam: boje

yh-log-fight-began = { $seat } se pouští do boje { $opponent-with } ({ $hp ->
        [one] { $hp } život
        [few] { $hp } životy
       *[other] { $hp } životů
    }).
yh-log-players-met = { $seat } a { $other_seat } se potkávají a bojují.
yh-log-brawl-rolled = { $seat } hází { $die }, { $other_seat } hází { $other_die }.
yh-log-attack-rolled = { $hits ->
        [0] { $seat } ({ $who }) útočí: { $dice } proti odolnosti { $res }. Žádný zásah!
        [one] { $seat } ({ $who }) útočí: { $dice } proti odolnosti { $res }. Zásah!
        [few] { $seat } ({ $who }) útočí: { $dice } proti odolnosti { $res }. { $hits } zásahy!
       *[other] { $seat } ({ $who }) útočí: { $dice } proti odolnosti { $res }. { $hits } zásahů!
    }
yh-log-defence-rolled = { $die ->
        [6] { $seat } hází 6 a ránu vrací.
        [2] { $seat } hází 2 a zásah je dvojnásobný.
        [1] { $seat } hází 1 a zásah je dvojnásobný.
       *[other] { $seat } hází { $die }, a to nepomáhá.
    }
yh-log-opponent-hurt = { CAPITAL($opponent) } ztrácí { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    }, zbývá { $hp }.
yh-log-opponent-healed = { CAPITAL($opponent) } se léčí o { $amount ->
        [one] { $amount } život
        [few] { $amount } životy
       *[other] { $amount } životů
    }, nyní { $hp }.
yh-log-opponent-acted = { $seat } poznává, co umí { $opponent }.
yh-log-act-skipped = { CAPITAL($opponent) } tentokrát nesmí nic udělat.
yh-log-attack-skipped = { $seat } tentokrát nemůže zaútočit.
yh-log-attack-parried = { $seat } odráží útok (útočí { $other_seat }), který nic neudělá.
yh-log-opponent-stunned = { $seat } omračuje soupeře, který po tomto útoku nic neudělá.
yh-log-stood-unmoved = { $seat } zachovává klid: co soupeř dělá na začátku, se nestane.
yh-log-opponent-immune = { CAPITAL($opponent) }: { $deck-plural } nepůsobí.
yh-log-flames-spread = Soupeř stále hoří (bojuje { $seat }).
yh-log-dice-changed = Příští útok kostkami ({ $seat }): počet kostek { $dice }.
yh-log-resistance-changed = { $seat } teď útočí proti odolnosti { $res }.
yh-log-losses-softened = { $amount ->
        [0] Od této chvíle ztrácí { $seat } zase bez úlevy.
       *[other] Po zbytek boje ztrácí { $seat } pokaždé o { $amount } méně.
    }
yh-log-life-clung = { CAPITAL($opponent) } se drží posledního života.
yh-log-player-beaten = { $seat } vítězí, prohrává { $other_seat }.
yh-log-fight-won = { $seat } vítězí v boji { $opponent-with }.
yh-log-fight-lost = { $seat } prohrává v boji { $opponent-with }.
yh-log-escaped = { $seat } uniká z boje.
yh-log-sent-away = { $seat } se probouzí v Děravém kotli a má { $hp ->
        [one] { $hp } život
        [few] { $hp } životy
       *[other] { $hp } životů
    }.

## Záznam: mise a konec

yh-log-mission-shown = { $seat } ukazuje misi: { $mission }.
yh-log-card-shown = { $seat } ukazuje { $card-acc }.
yh-log-mission-put-off = Tým, v němž hraje { $seat }, nemá karty: { $mission }.
yh-log-mission-done = { $seat } plní misi: { $mission }!
yh-log-waited = { $seat } čeká na tým: { $mission }.
yh-log-waiting-ended = { $seat } přestává čekat na tým: { $mission }.
yh-log-year-ended = Rok končí a sčítají se kolejní body.
yh-log-school-left = { $seat } už nemá žádný život a musí opustit školu.

## Fáze

yh-phase-setup = Příprava
yh-phase-turn = Začátek tahu
yh-phase-plan = Před hodem
yh-phase-roll = Hod
yh-phase-adjust = Jak daleko
yh-phase-walk = Pohyb
yh-phase-stop = Pohyb
yh-phase-share = Pohyb
yh-phase-reach = Na dosah
yh-phase-meet = Setkání
yh-phase-resolve = Pole
yh-phase-trip = Výlet
yh-phase-brawl = Rvačka
yh-phase-fight = Boj
yh-phase-fight-over = Po boji
yh-phase-end = Konec tahu

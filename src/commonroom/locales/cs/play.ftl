# Obrazovka terminálu kolem hry.

play-ask-name = Jak se jmenuješ?
play-ask-players = Kolik hráčů celkem, i s boty? { $choices-or }
play-ask-level = Jak dobře mají boti hrát? { $choices-or }
play-ask-option = { CAPITAL($option) }? { $choices-or }
play-welcome = Vítej ve společenské místnosti. Napiš číslo své volby, nebo ? pro nápovědu.
play-resumed = Vítej zpátky. Hra pokračuje tam, kde skončila. (Nová hra: --new)
error-another-game-kept = V souboru { $file } je jiná hra. Chceš-li v ní pokračovat, vynech --seats, --option a --pack. Nová hra: --new
play-kept = Hra je uložená v { $file }. Pokračování: commonroom play { $game }
play-your-turn = { $name }, u klávesnice jsi teď ty.
play-hint = Číslo · r pravidlo · c <jméno> karta · t stůl · l záznam · u zpět · ? nápověda · q konec
play-hint-guest = Enter: ať pokračují · nebo číslo a vložíš se do toho · ? nápověda
play-read-on = Enter: číst dál · q odejít
play-lesson-over = To byla celá lekce. Hrát se dá takto: commonroom play { $game }
play-help =
    Odpovídá se číslem. Samotný Enter nechá ostatní pokračovat.
    r ukáže pravidlo, o které v otázce jde, r a číslo kterékoli jiné.
    c a část jména ukáže kartu. t nakreslí celý stůl, l poslední řádky záznamu.
    u vezme zpět tvou poslední odpověď, pokud od té doby nepadla kostka a nikdo jiný nic neudělal; ⚀ označuje odpovědi, které vzít zpět nejde.
    Procenta jsou šance na to, kvůli čemu se odpověď volí.
    q ukončí hru, ^C také; hra zůstane uložená.
play-nothing-typed = { $most ->
        [1] Napiš prosím 1, nebo ? pro nápovědu.
       *[other] Napiš prosím číslo od 1 do { $most }, nebo ? pro nápovědu.
    }
play-not-offered = „{ $words }“ mezi možnostmi není.
play-not-understood = „{ $words }“ mezi možnostmi není. { $most ->
        [1] Napiš prosím 1, nebo ? pro nápovědu.
       *[other] Napiš prosím číslo od 1 do { $most }, nebo ? pro nápovědu.
    }
play-cannot-undo = Není co vzít zpět: od té doby padla kostka, nebo jednal někdo jiný.
play-narrow = Šířka okna ve znacích: { $wide }. Je-li jich méně než { $enough }, část stolu se nevejde.
play-undone = Vzato zpět.
play-no-such-rule = Pravidlo { $rule } neexistuje.
play-no-such-card = Žádná karta nemá v názvu „{ $words }“.
play-ruling = Náš výklad: { $text }
play-source-seed = (vytištěno v pravidlech)
play-source-ruling = (naše odpověď na to, co pravidla neříkají)
play-source-ours = (náš vlastní návrh)
play-booklet = Ve vaší příručce: { $count ->
        [one] strana
       *[other] strany
    } { $pages } ({ $language ->
        [cs] česká
        [it] italská
        [pl] polská
       *[en] anglická
    })
play-page = { $rulebook }, strana { $page }
play-page-row = { $count ->
        [one] Věta { $first }: { $what }
       *[other] Věty { $first } až { $last }: { $what }
    }
play-page-description = nic k rozhodování, jen popis
play-page-flavour = nic k rozhodování, jen pro náladu
play-page-reference = nic k rozhodování, odkaz na jinou stranu
play-page-advice = nic k rozhodování, rada
play-no-such-page = { $rulebook } nemá na straně { $page } žádná pravidla.
play-no-such-rulebook = Pravidla { $rulebook } neznáme. Známe: { $known }.
play-odds = { $percent } %
play-odds-at-least = ≥ { $percent } %
play-won = Vyhráli jste. Neplecha ukončena!
play-lost = Hra je prohraná. Zkusíme to znovu?
play-won-by = Konec hry. Vyhrává: { $names }.
play-won-by-nobody = Konec hry a nevyhrál nikdo.
play-der-title = Tah { $turn } · { $difficulty }
play-der-voldemort-here = ☠ Voldemort
play-der-mission-here = ⚑ mise
play-der-empty = Dokud si všichni nevyberou, kdo povede jejich tým, na stole nic neleží.
play-der-dice = Kostky
play-tal-title = Tah { $turn } · Převaha: { $advantage } · Zbývá Relikvií: { $hallows }
play-tal-spells = { $count ->
    [one] 1 kouzlo lícem dolů
    [few] { $count } kouzla lícem dolů
   *[other] { $count } kouzel lícem dolů
  }
play-pack = Tento stůl hraje s vlastními kartami, „{ $name }“. Plán se tu nakreslit nedá; na otázky odpovídáš jako vždy.

### Co se o Talismanu ví, než hra začne a když skončí.

tal-blurb-talisman = Druhá válka kouzelníků začala a rozhodne se ve Velké síni. Spěchej z ulic Londýna do srdce Bradavic, sbírej Magii, přátele a Relikvii a poraz lorda Voldemorta dřív než ostatní – nebo dokaž, že ti patří místo po jeho boku.

## Volby

tal-edition = Vydání
tal-edition-en = anglické
    .about = Anglická pravidla: 3 Relikvie a vrátit se smíš i s Relikvií v ruce.
tal-edition-pl = polské
    .about = Polská pravidla: 5 Relikvií a kdo s Relikvií dojde do Komnaty nejvyšší potřeby, musí vstoupit.
tal-characters = Postavy
tal-characters-random = náhoda
    .about = Postavy rozdá náhoda.
tal-characters-chosen = výběr
    .about = Každý si postavu vybere, v pořadí míst u stolu.
tal-first-player = První hráč
tal-first-player-random = náhoda
    .about = Kdo začne, rozhodne náhoda.
tal-first-player-chosen = výběr
    .about = Řeknete, kdo viděl některý z filmů naposledy.
tal-inheritance = Dědictví
tal-inheritance-yes = ano
    .about = Kdo přijde o poslední Život, vrátí se se vším, co měl u sebe.
tal-inheritance-no = ne
    .about = Kdo přijde o poslední Život, začne s novou postavou a s ničím.
tal-trophies = Trofeje
tal-trophies-five = pět
    .about = 5 bodů trofejí přinese 1 Magii nebo 1 Sílu.
tal-trophies-seven = sedm
    .about = 7 bodů trofejí přinese 1 Magii nebo 1 Sílu; hra je delší.
tal-ditch-before-drawing = Odkládání před dobíráním
tal-ditch-before-drawing-no = ne
    .about = Karty se odkládají jen na konci tahu.
tal-ditch-before-drawing-yes = ano
    .about = Karty lze odložit i před dobíráním, takže se jich dobere méně.
tal-reactions = Kouzla v odpověď
tal-reactions-everyone = ptáme se všech
    .about = Ptáme se každého, kdo by mohl mít vhodné kouzlo, takže žádná odmlka neprozradí, kdo je má.
tal-reactions-holders = ptáme se držitelů
    .about = Ptáme se jen toho, kdo má vhodné kouzlo: rychlejší, ale odmlka ho prozradí.

## Proč hra skončila

tal-outcome-TAL-WIN-1 = Lord Voldemort našel ve Velké síni svého přemožitele.

## Co počítají simulace

tal-tally-spells = Seslaná kouzla
tal-tally-bought = Nakoupeno

## What one plays for

tal-goal-hallow = Získej Relikvii
tal-goal-grounds = Dostaň se na bradavické pozemky
tal-goal-school = Otevři Bránu (dvě kostky, nejvýš Magie { $magic } nebo Síla { $might })
tal-goal-hall = Vstup do Velké síně
tal-goal-voldemort = Poraz tam Voldemorta Magií

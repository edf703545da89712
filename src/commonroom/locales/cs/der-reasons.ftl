### Proč si bot ve Vzestupu smrtijedů vybral, co si vybral: po jednom řádku.

## Jakákoli otázka

der-reason-only-option = Nic jiného dělat nejde.
der-reason-enough = To stačí.

## Příprava a výprava

der-reason-leader = { $card } pomáhá od prvního tahu.
der-reason-first = Někdo začít musí.
der-reason-travel-recruit = Tady jde najmout { $card-acc } ({ $percent } %).
der-reason-travel-strike = Tady jde zasáhnout { $card-acc } ({ $percent } %).
der-reason-travel-voldemort = Tady by mohl být Voldemort ({ $percent } %).
der-reason-travel-ability = Tady nejvíc pomůže { $card-nom } ({ $percent } %).
der-reason-travel-safe = Je to nejbezpečnější místo.
der-reason-fly = Tam se dá udělat víc.
der-reason-follow = Voldemort za jednu kostku stojí.

## Kostky

der-reason-leave = Nejméně bude chybět { $colour } kostka.
der-reason-adds = Nejvíc slibuje kostka, kterou dává { $card-nom }.
der-reason-colour = Nejvíc slibuje { $colour } kostka.
der-reason-roll = Jde se házet.
der-reason-roll-on = Zbytkem je lepší hodit znovu.
der-reason-assign = Zbývá { $percent }% šance: { $target-nom }.
der-reason-completes = Tím je hotovo: { $target-nom }.
der-reason-discard = Žádný symbol nestojí za to a tahle kostka bude chybět nejméně.
der-reason-change = S tímto hodem svede víc { $card-nom }.
der-reason-turn = { CAPITAL($to) } má větší cenu než { $die }.
der-reason-reroll = { CAPITAL($die) } nepomůže.
der-reason-stop = S těmito kostkami už víc získat nejde.
der-reason-end = Co zbývá, bude mít větší cenu později.
der-reason-fill = Nejvíc to potřebuje { $target-nom }.

## Žetony a schopnosti

der-reason-token = Teď má větší cenu než později.
der-reason-token-fill = Blíž k cíli: { $target-nom }.
der-reason-token-die = Kostka navíc rozhodne.
der-reason-token-heal = Léčení potřebuje { $card-nom }.
der-reason-token-cleanse = Vlivu je moc: { $place }.
der-reason-token-swap = { $card } i { $other-nom } udělají v druhém týmu víc.
der-reason-use = Teď může pomoci { $card-nom }.
der-reason-use-fill = { $card } pomůže k cíli: { $target-nom }.
der-reason-use-bear = { $card } unese víc než { $other-nom }.
der-reason-heal = Nejvíc to potřebuje { $card-nom }.
der-reason-cleanse = Nejblíž ke ztrátě: { $place }.
der-reason-strike = Nejvíc nám pomůže zasáhnout { $card-acc }.
der-reason-guard = Nejméně unese { $card-nom }.
der-reason-lose = Je nejméně užitečný.
der-reason-take = Je nejužitečnější.
der-reason-swap = { $card } udělá v druhém týmu víc.
der-reason-accept = Pomůže to nám všem.
der-reason-refuse = Stálo by nás to víc, než přinese.

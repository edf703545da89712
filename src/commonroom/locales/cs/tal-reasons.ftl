### Proč si bot v Talismanu vybral právě toto: po jednom řádku.

## Jakákoli otázka

tal-reason-novice = Vypadalo to dobře.
tal-reason-only-option = Nic jiného udělat nejde.
tal-reason-enough = To stačí.
tal-reason-not-worth = Nestojí to za to.
tal-reason-agree = Může to jen pomoct.
tal-reason-best = Slibuje to nejvíc.

## Příprava

tal-reason-first = Někdo začít musí.

## Pohyb

tal-reason-move = Je čas jít dál.
tal-reason-travel = { $space }: za tu cestu to stojí.
tal-reason-walk = Nejvíc slibuje pole { $space }.
tal-reason-stay = Odtud se dá získat víc.
tal-reason-die = { $die } vede tam, kde je to nejlepší.
tal-reason-barrier = Přepážka se může otevřít ({ $percent } %).
tal-reason-gates = Brána se může otevřít ({ $percent } %).
tal-reason-mislead = { $space }: horší místo pro protivníka není.
tal-reason-mislead-meeting = Nic horšího protivníka potkat nemůže.
tal-reason-drop-challenge = Výzva už není potřeba.

## Škola

tal-reason-school = Odtud se dá vyhrát ({ $percent } %).
tal-reason-turn-back = Naděje je příliš malá ({ $percent } %).
tal-reason-great-hall = Je čas postavit se mu ({ $percent } %).
tal-reason-foretell = K prostřednímu číslu je nejblíž.

## Setkání a boj

tal-reason-space = Pole { $space } nabízí víc.
tal-reason-duel = { $seat } se dá porazit ({ $percent } %).
tal-reason-fight = Do boje ({ $percent } %).
tal-reason-ready = Kostky mohou padnout ({ $percent } %).
tal-reason-evade = Bojovat není třeba: { $card }.
tal-reason-pass-by = { $card }: tudy se dá projít bez boje.
tal-reason-evade-attack = Na boj není vhodná chvíle.
tal-reason-attack = { $card }: to by byla pěkná trofej.
tal-reason-wound = Ztráta Života zabolí nejvíc, když o něj přijde { $seat }.
tal-reason-rob = { $seat } nic lepšího nemá.
tal-reason-rob-card = Tady se to hodí víc: { $card }. Teď to má { $seat }.
tal-reason-stat = { $stat } dává větší naději.
tal-reason-voldemort = Pole { $space } je pro něj dobré místo.
tal-reason-attacked = { $seat } má k vítězství nejblíž.
tal-reason-threaten = { $seat } má co dát.
tal-reason-give-fate = Osud je menší ztráta.
tal-reason-lose-life = Život je menší ztráta.

## Kostky

tal-reason-accept = Ten hod stačí.
tal-reason-fate = Lepší hod za Osud stojí.
tal-reason-reroll = { $card } dovoluje další pokus.
tal-reason-put-aside = { $die } překáží.

## Kouzla

tal-reason-cast = Kouzlo { $spell } má teď větší cenu než později.
tal-reason-cast-on = Kouzlo { $spell } je teď na místě. Cíl: { $seat }.
tal-reason-keep-spell = Později bude mít kouzlo větší cenu.
tal-reason-protego = Ten Život za kouzlo stojí.
tal-reason-answer = Na to existuje odpověď.
tal-reason-resist = O kouzlo { $spell } nikdo nestojí.
tal-reason-block = Kouzlo { $spell } by nadělalo moc škody.
tal-reason-gain-fate = Osud to vynahradí.
tal-reason-gift = Škodit to nebude.
tal-reason-least = Toto kouzlo bude chybět nejméně.
tal-reason-buy-spells = Osudu je dost.
tal-reason-advantage = Převaha patří sem.

## Karty a věci

tal-reason-use = Teď je správná chvíle: { $card }.
tal-reason-try = Za pokus to stojí: { $card }.
tal-reason-pay = Za tu cenu to stojí: { $card }.
tal-reason-choose = { CAPITAL($choice) }: to slibuje nejvíc.
tal-reason-draw-more = Dvě karty jsou lepší než jedna.
tal-reason-replace = Všechno je lepší než { $card }.
tal-reason-take = Může se hodit: { $card }.
tal-reason-take-galleons = Peníze se hodí vždycky.
tal-reason-part-with = Bude chybět nejméně: { $card }.
tal-reason-sell = Peníze mají větší cenu než { $card }.
tal-reason-buy = Karta { $card } stojí za svou cenu.
tal-reason-heal = Rány by neměly čekat.
tal-reason-double = Tak se dá získat nejvíc.
tal-reason-exchange = { $stat }: trofejí už je na to dost.
tal-reason-offer = { $card } doplní součet.
tal-reason-again = Další tah není nikdy na škodu.
tal-reason-end = To bylo prozatím vše.

### Proč si bot v Roce v Bradavicích nebo ve Famfrpálu vybral právě toto: po jednom řádku.

## Jakákoli otázka

yh-reason-novice = Vypadalo to dobře.
yh-reason-only-option = Nic jiného udělat nejde.
yh-reason-taste = Je to věc vkusu.
yh-reason-enough = To stačí.
yh-reason-not-worth = Nestojí to za to.
yh-reason-choose = To je menší ztráta.

## Na cestě

yh-reason-roll = Je čas jít dál.
yh-reason-cast = { $card } ušetří dlouhou cestu.
yh-reason-moves = Vede to tam, kde je to nejlepší.
yh-reason-walk = Tudy vede nejlepší cesta.
yh-reason-stop = Tady je dobré zastavit.
yh-reason-flee = Pryč odtud.
yh-reason-take = { CAPITAL($object) }: může se hodit.
yh-reason-take-object = Toho je třeba nejvíc.
yh-reason-go = Odtamtud je cesta kratší.
yh-reason-stay = Tady je stejně dobře jako jinde.
yh-reason-floo = { CAPITAL($space) }: za letaxový prášek to stojí.
yh-reason-again = Další tah má větší cenu.
yh-reason-keep = Může se hodit později.
yh-reason-lay = Tam se k tomu bude těžko dostávat.

## Pole a karty

yh-reason-draw = Tento balíček teď pomůže nejvíc.
yh-reason-swap = Ten druhý předmět má větší cenu.
yh-reason-part-with = To bude chybět nejméně.
yh-reason-name = Má náskok.
yh-reason-pick-action = Přinese víc bodů.
yh-reason-portkey = Hřbitov čeká.
yh-reason-challenge = Zápas může přinést body.

## Mise a boje

yh-reason-mission = Misi lze splnit ({ $percent } %).
yh-reason-not-ready = Na to je příliš brzy.
yh-reason-wait = Ostatní přijdou.
yh-reason-join = Ostatní čekají jinde.
yh-reason-pledge = Ta karta bude chybět nejméně.
yh-reason-strike = Kostky stačí ({ $percent } %).
yh-reason-play = Tady pomůže karta ({ $percent } %).
yh-reason-use = Teď je ta správná chvíle ({ $percent } %).
yh-reason-escape = Tady není naděje.
yh-reason-heal = Začíná to bolet.
yh-reason-help = Je třeba pomoci.
yh-reason-attack-card = To zasáhne tvrdě.
yh-reason-attack-dice = Kostky stačí.
yh-reason-attack-player = Má nejvíc co ztratit.
yh-reason-endure = Tak zlé to není.
yh-reason-take-hit = Obyčejný zásah bolí míň.
yh-reason-search = Ta karta pomůže nejvíc.
yh-reason-prize = Nic lepšího soupeř nemá.
yh-reason-death-eater = Nejsilnější je nejlepší volba.

## Famfrpál

yh-reason-place = Odtud se dobře začíná.
yh-reason-attack = Na branku.
yh-reason-shoot = Gól je možný ({ $percent } %).
yh-reason-beater = Potlouk jim může uškodit.
yh-reason-throw = Tam to zabolí.
yh-reason-rest = Tam bude zase po ruce.
yh-reason-close-in = Blíž ke camrálu.
yh-reason-await = Sem přijde přihrávka brankáře.
yh-reason-make-way = Někdo musí uhnout.
yh-reason-hold = Brankář drží camrál, dokud s ním nemůže někdo doletět daleko.
yh-reason-step = Pryč z tlačenice.
yh-reason-take-quaffle = O camrál tu přece jde.
yh-reason-put = Tam je nejvíc v bezpečí.
yh-reason-race = Přiblíží to zlatonku ({ $percent } %).
yh-reason-race-card = Žádná karta nevede dál.
yh-reason-race-wait = Karty mohou počkat ({ $percent } %).
yh-reason-set-die = Nejnižší kostka získá nejvíc.

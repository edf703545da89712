### Why a bot of Talisman chose what it chose: one line each.
### `$percent` is a chance; `$seat` is another player.

## Any question

tal-reason-novice = Wyglądało to dobrze.
tal-reason-only-option = Nie ma nic innego do zrobienia.
tal-reason-enough = To wystarczy.
tal-reason-not-worth = Nie jest to tego warte.
tal-reason-agree = Może to tylko pomóc.
tal-reason-best = To obiecuje najwięcej.

## Setup

tal-reason-first = Ktoś musi zacząć.

## Moving

tal-reason-move = Czas ruszać dalej.
tal-reason-travel = Warto tam podróżować: { $space }.
tal-reason-walk = Najwięcej obiecuje ten obszar: { $space }.
tal-reason-stay = Tu można zyskać więcej.
tal-reason-die = Z wynikiem { $die } dojdzie się tam, gdzie najlepiej.
tal-reason-barrier = Bariera może puścić ({ $percent } %).
tal-reason-gates = Wrota mogą się otworzyć ({ $percent } %).
tal-reason-mislead = { $space }: tam będzie im najgorzej.
tal-reason-mislead-meeting = To najgorsze, co może ich spotkać.
tal-reason-drop-challenge = Zadanie nie jest już potrzebne.

## The school

tal-reason-school = Stąd można wygrać grę ({ $percent } %).
tal-reason-turn-back = Przed nami zbyt mało nadziei ({ $percent } %).
tal-reason-great-hall = Czas stanąć z nim twarzą w twarz ({ $percent } %).
tal-reason-foretell = Najłatwiej trafić w liczbę ze środka.

## Meeting and fighting

tal-reason-space = { $space } { $space-number ->
        [plural] mają
        [virile] mają
       *[other] ma
    } więcej do zaoferowania.
tal-reason-duel = { $seat } to przeciwnik do pokonania ({ $percent } %).
tal-reason-fight = Czas na walkę ({ $percent } %).
tal-reason-ready = Czas na rzut ({ $percent } %).
tal-reason-evade = { $card } { $card-number ->
        [plural] pomagają
        [virile] pomagają
       *[other] pomaga
    }, więc nie trzeba walczyć.
tal-reason-pass-by = { $card }: tu da się przejść bez walki.
tal-reason-evade-attack = To zła chwila na walkę.
tal-reason-attack = { $card } to piękne Trofeum.
tal-reason-wound = Punkt Życia zaboli najbardziej, gdy straci go { $seat }.
tal-reason-rob = To najlepsze, co { $seat } ma do stracenia.
tal-reason-rob-card = { $card } { $card-number ->
        [plural] przydadzą
        [virile] przydadzą
       *[other] przyda
    } się tu bardziej. Teraz ma to { $seat }.
tal-reason-stat = Gdzie więcej { $stat-gen }, tam więcej nadziei.
tal-reason-voldemort = To dobre miejsce dla niego: { $space }.
tal-reason-attacked = Najbliżej wygranej jest { $seat }.
tal-reason-threaten = { $seat } ma co oddać.
tal-reason-give-fate = Los to mniejsza strata.
tal-reason-lose-life = Punkt Życia to mniejsza strata.

## Dice

tal-reason-accept = Taki rzut wystarczy.
tal-reason-fate = Lepszy rzut jest wart żetonu Losu.
tal-reason-reroll = { $card } pozwala spróbować jeszcze raz.
tal-reason-put-aside = Ta kość tylko zawadza: { $die }.

## Spells

tal-reason-cast = Zaklęcie { $spell } jest teraz warte więcej niż później.
tal-reason-cast-on = { $spell }: w sam raz, a celem jest { $seat }.
tal-reason-keep-spell = Zaklęcie przyda się bardziej później.
tal-reason-protego = Ten punkt Życia jest wart Zaklęcia.
tal-reason-answer = Na to jest odpowiedź.
tal-reason-resist = Zaklęcie { $spell } nikomu nie jest potrzebne.
tal-reason-block = Zaklęcie { $spell } wyrządziłoby zbyt wiele szkód.
tal-reason-gain-fate = Los to wynagradza.
tal-reason-gift = To nie szkodzi.
tal-reason-least = Tego Zaklęcia najmniej żal.
tal-reason-buy-spells = Losu jest pod dostatkiem.
tal-reason-advantage = Przewaga powinna być po tej stronie.

## Cards and things

tal-reason-use = { $card } { $card-number ->
        [plural] mogą
        [virile] mogą
       *[other] może
    } teraz pomóc.
tal-reason-try = Warto spróbować: { $card }.
tal-reason-pay = Warto zapłacić tę cenę: { $card }.
tal-reason-choose = Najwięcej obiecuje: { $choice }.
tal-reason-draw-more = Dwie karty są lepsze niż jedna.
tal-reason-replace = Wszystko jest lepsze niż { $card }.
tal-reason-take = { $card } { $card-number ->
        [plural] mogą
        [virile] mogą
       *[other] może
    } się przydać.
tal-reason-take-galleons = Pieniądze zawsze się przydają.
tal-reason-part-with = Najmniej żal stracić { $card-acc }.
tal-reason-sell = Pieniądze są warte więcej niż { $card }.
tal-reason-buy = Ta karta jest warta swojej ceny: { $card }.
tal-reason-heal = Rany nie powinny czekać.
tal-reason-double = Tak można zyskać najwięcej.
tal-reason-exchange = Trofeów wystarczy na więcej { $stat-gen }.
tal-reason-offer = { $card } { $card-number ->
        [plural] dopełniają
        [virile] dopełniają
       *[other] dopełnia
    } sumę.
tal-reason-again = Jeszcze jedna tura nigdy nie zawadzi.
tal-reason-end = To na razie wszystko.

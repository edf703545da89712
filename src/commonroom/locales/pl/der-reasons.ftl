### Why a bot of Death Eaters Rising chose what it chose: one line each.
### `$percent` is a chance; `$card`, `$other` and `$target` are characters or abilities.

## Any question

der-reason-only-option = Nie ma nic innego do zrobienia.
der-reason-enough = To wystarczy.

## Setup and travel

der-reason-leader = { $card } pomaga od pierwszej tury.
der-reason-first = Ktoś musi zacząć.
der-reason-travel-recruit = Tu można zwerbować { $card-acc } ({ $percent } %).
der-reason-travel-strike = Tu można zranić { $card-acc } ({ $percent } %).
der-reason-travel-voldemort = Tu można dopaść Voldemorta ({ $percent } %).
der-reason-travel-ability = Tu najbardziej pomaga { $card } ({ $percent } %).
der-reason-travel-safe = To najbezpieczniejsze miejsce.
der-reason-fly = Tam można zrobić więcej.
der-reason-follow = Voldemort jest wart kości.

## Dice

der-reason-leave = Najmniej brakować będzie { $colour-gen } kości.
der-reason-adds = Najwięcej obiecuje ta kość: { $card }.
der-reason-colour = Najwięcej obiecuje { $colour } kość.
der-reason-roll = Czas na rzut.
der-reason-roll-on = Resztę lepiej rzucić jeszcze raz.
der-reason-assign = To daje { $percent } % szans: { $target }.
der-reason-completes = To dopełnia kartę: { $target }.
der-reason-discard = Żadnego symbolu nie warto zatrzymać, a tej kości najmniej żal.
der-reason-change = { $card } wyciągnie z tego rzutu więcej.
der-reason-turn = { CAPITAL($to) } jest warta więcej niż { $die }.
der-reason-reroll = { CAPITAL($die) } nie pomaga.
der-reason-stop = Tymi kośćmi nic więcej się nie zyska.
der-reason-end = Co zostało, przyda się bardziej później.
der-reason-fill = { $target } potrzebuje tego najbardziej.

## Tokens and abilities

der-reason-token = Teraz jest to warte więcej niż później.
der-reason-token-fill = To przybliża do celu: { $target }.
der-reason-token-die = Jedna kość więcej może przesądzić.
der-reason-token-heal = { $card } potrzebuje leczenia.
der-reason-token-cleanse = Skażenie jest już duże: { $place }.
der-reason-token-swap = { $card } i { $other } zrobią więcej w tej drugiej drużynie.
der-reason-use = { $card } może teraz pomóc.
der-reason-use-fill = { $card } przybliża do celu: { $target }.
der-reason-use-bear = { $card } zniesie więcej niż { $other }.
der-reason-heal = { $card } potrzebuje tego najbardziej.
der-reason-cleanse = To miejsce jest najbliżej upadku: { $place }.
der-reason-strike = Uderzenie w { $card-acc } da nam najwięcej.
der-reason-guard = { $card } zniesie to najgorzej.
der-reason-lose = To przydaje się najmniej.
der-reason-take = To przydaje się najbardziej.
der-reason-swap = { $card } zrobi więcej w tej drugiej drużynie.
der-reason-accept = To pomaga nam wszystkim.
der-reason-refuse = Kosztowałoby nas to więcej, niż daje.

### Why a bot of A Year at Hogwarts or Quidditch chose what it chose: one line each.
### `$percent` is a chance; `$seat` is another player.

## Any question

yh-reason-novice = Wyglądało to dobrze.
yh-reason-only-option = Nie ma nic innego do zrobienia.
yh-reason-taste = To kwestia gustu.
yh-reason-enough = To wystarczy.
yh-reason-not-worth = Nie jest to tego warte.
yh-reason-choose = To mniejsza strata.

## On the way

yh-reason-roll = Czas ruszać dalej.
yh-reason-cast = { $card } oszczędza długiej drogi.
yh-reason-moves = To prowadzi tam, gdzie najlepiej.
yh-reason-walk = Tam prowadzi najlepsza droga.
yh-reason-stop = To dobre miejsce na postój.
yh-reason-flee = Byle dalej stąd.
yh-reason-take = To może być potrzebne: { $object }.
yh-reason-take-object = Tego potrzeba najbardziej.
yh-reason-go = Stamtąd droga jest krótsza.
yh-reason-stay = Tu jest równie dobrze jak gdzie indziej.
yh-reason-floo = { CAPITAL($space) }: warto zużyć proszek Fiuu.
yh-reason-again = Jeszcze jedna tura jest warta więcej.
yh-reason-keep = Może się przydać później.
yh-reason-lay = Tam trudno będzie się do tego dostać.

## Spaces and cards

yh-reason-draw = Ta talia pomoże teraz najbardziej.
yh-reason-swap = Ten drugi przedmiot jest wart więcej.
yh-reason-part-with = Tego najmniej żal.
yh-reason-name = Ten gracz prowadzi.
yh-reason-pick-action = To daje więcej punktów.
yh-reason-portkey = Cmentarz czeka.
yh-reason-challenge = Mecz może dać punkty.

## Missions and fights

yh-reason-mission = Misję da się wykonać ({ $percent } %).
yh-reason-not-ready = Na to jeszcze za wcześnie.
yh-reason-wait = Reszta przyjdzie.
yh-reason-join = Reszta czeka gdzie indziej.
yh-reason-pledge = Tej karty najmniej żal.
yh-reason-strike = Wystarczą kości ({ $percent } %).
yh-reason-play = Tu pomoże karta ({ $percent } %).
yh-reason-use = To jest na to chwila ({ $percent } %).
yh-reason-escape = Tu nie ma nadziei.
yh-reason-heal = Zaczyna boleć.
yh-reason-help = Potrzebna jest pomoc.
yh-reason-attack-card = To mocny cios.
yh-reason-attack-dice = Wystarczą kości.
yh-reason-attack-player = Ten gracz ma najwięcej do stracenia.
yh-reason-endure = Nie jest tak źle.
yh-reason-take-hit = Zwykły cios boli mniej.
yh-reason-search = Ta karta pomoże najbardziej.
yh-reason-prize = To najlepsze, co jest do wzięcia.
yh-reason-death-eater = Najsilniejszy to najlepszy wybór.

## Quidditch

yh-reason-place = To dobre miejsce na start.
yh-reason-attack = Na bramkę.
yh-reason-shoot = Jest szansa na gola ({ $percent } %).
yh-reason-beater = Tłuczek może ich zranić.
yh-reason-throw = Tam zaboli.
yh-reason-rest = Tam znów będzie pod ręką.
yh-reason-close-in = Bliżej kafla.
yh-reason-await = Tu dotrze podanie obrońcy.
yh-reason-make-way = Ktoś musi zrobić miejsce.
yh-reason-hold = Obrońca trzyma kafla, dopóki nikt nie może z nim daleko polecieć.
yh-reason-step = Dalej od przepychanki.
yh-reason-take-quaffle = O kafla tu chodzi.
yh-reason-put = Tam jest najbezpieczniejszy.
yh-reason-race = To przybliża do znicza ({ $percent } %).
yh-reason-race-card = Żadna karta nie prowadzi dalej.
yh-reason-race-wait = Karty mogą poczekać ({ $percent } %).
yh-reason-set-die = Najniższa kość zyska najwięcej.

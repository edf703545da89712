### What is known of A Year at Hogwarts and of Quidditch before a game begins and after it has ended.

yh-blurb-year-at-hogwarts = Rok szkolny wśród klas, tajnych przejść i mrocznych wież. Odkrywaj zamek, zbieraj to, czego wymagają twoje tajne misje, zdawaj egzaminy, walcz z każdym, kto stanie ci na drodze, i lataj dla swojego domu. Kto na koniec roku ma najwięcej punktów domu, zdobywa Puchar Domów.
yh-blurb-quidditch = Po siedmiu graczy w drużynie, cztery piłki, jeden zwycięzca. Przeprowadź ścigających obok pałkarzy i ich tłuczków, zdobądź dwa gole i wyślij szukającego po złoty znicz.

## Options

yh-variant = Wariant
yh-variant-underage = Niepełnoletni czarodziej
    .about = Na pierwszą grę: misje wymagają tylko przedmiotów, nie ma śmierciożerców, a gracze walczą jedną kością.
yh-variant-qualified = Wykwalifikowany czarodziej
    .about = Misje wymagają też kart, sześciu wież strzegą śmierciożercy, a nikt nie wygrywa bez rozegrania meczu quidditcha.
yh-variant-teams = Wariant drużynowy
    .about = Zasady wykwalifikowanego czarodzieja, w drużynach, które razem wykonują misje.
yh-length = Długość
yh-length-quick = szybka
    .about = Około 30 minut: 1 misja i ponad 210 punktów domu.
yh-length-classic = klasyczna
    .about = 45 do 60 minut: 2 misje i ponad 260 punktów domu.
yh-length-long = długa
    .about = Ponad godzinę: 3 misje i ponad 320 punktów domu.
yh-edition = Wydanie
yh-edition-it = włoskie
    .about = Włoska instrukcja, późniejsza i jaśniejsza.
yh-edition-pl = polskie
    .about = Polska instrukcja: między innymi inne walki przy 1 i 0 PŻ oraz swobodniejsza gra kaflem.
yh-teams = Drużyny
yh-teams-pairs = pary
    .about = Drużyny dwuosobowe; przy nieparzystej liczbie graczy jedna ma trzy osoby.
yh-teams-threes = trójki
    .about = Drużyny do trzech osób.
yh-teams-together = wszyscy razem
    .about = Jedna drużyna ze wszystkich graczy.
yh-students = Uczniowie
yh-students-random = losowo
    .about = Każdemu przypada uczeń z losowania.
yh-students-chosen = z wyboru
    .about = Każdy wybiera ucznia, w kolejności miejsc.
yh-first-player = Pierwszy gracz
yh-first-player-random = losowo
    .about = O tym, kto zaczyna, decyduje los.
yh-first-player-chosen = z wyboru
    .about = Sami mówicie, kto jest najmłodszy.
yh-defence-die = Kość obrony
yh-defence-die-no = nie
    .about = Trafienie to trafienie.
yh-defence-die-yes = tak
    .about = W walkach graczy, a w wydaniu włoskim także ze śmierciożercami, na każde trafienie można odpowiedzieć kością.

## Why the game ended

yh-outcome-YH-END-1 = Rok się skończył, Puchar Domów zdobyty.
yh-outcome-YH-SOLO-1 = Nie ma już PŻ i rok szkolny jest stracony.
yh-outcome-YH-QUI-6 = Złoty znicz został złapany.

## What simulations count

yh-tally-missions = Wykonane misje
yh-tally-cards = Zagrane zaklęcia i eliksiry
yh-tally-race_cards = Zagrane karty quidditcha

## What one plays for

yh-goal-missions =
    { $count ->
        [one] Wykonaj jedną misję
       *[other] Wykonane misje
    }
yh-goal-points = Punkty domu
yh-goal-quidditch = Zagraj mecz quidditcha
yh-goal-lead = Najwięcej punktów na koniec (rywal: { $points })
yh-goal-alone = Z 0 PŻ rok jest stracony (masz { $hp })
yh-goal-mission = { $mission } (punkty: { $points })
yh-goal-place = Miejsce: { $space }
yh-goal-object = { CAPITAL($object) }
yh-goal-card = { CAPITAL($card) }
yh-goal-object-lies = { CAPITAL($object) }: { $space }
yh-goal-object-held = { CAPITAL($object) }: ma { $seat }

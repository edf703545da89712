### What the drawn boards and card faces say besides names and printed texts.

## Oglądanie planszy

web-board-closer = Przybliż
web-board-farther = Oddal
web-board-follow = Śledź grę
web-board-look = Obejrzyj
web-board-let-go = Anuluj
web-board-and-now = Teraz wybierz to, co świeci.
web-board-dice = Kości
web-board-fight = Walka

## Na kartach

web-board-seed = Jak w druku
web-board-partly = Jak w druku, częściowo nasze
web-board-ours = Nasz projekt
web-board-purchase = do kupienia
web-board-draw = Karty do dobrania
web-board-lying = Tutaj:
web-board-track = Ile obrażeń zniesie
web-board-bears = Ile skażenia zniesie
web-board-villain = złoczyńca
web-board-location = lokacja
web-board-place = miejsce
web-board-token = żeton zaklęcia

## Death Eaters Rising

web-board-death-eater = Śmierciożerca
web-board-damage = Obrażenia: { $amount } z { $most }
web-board-corruption = Skażenie: { $amount } z { $most }
web-board-hidden = Jeszcze nieujawniony
web-board-danger = Przebieg wojny
web-board-deck = Talia
web-board-tokens = Żetony
web-board-no-tokens = Brak żetonów

## Talisman

web-board-advantage = Postacie tego stronnictwa dodają 1 do Wyniku Ataku przeciw drugiemu.
web-board-misses = traci { $amount ->
        [one] turę
        [few] { $amount } tury
       *[other] { $amount } tur
    }

## A Year at Hogwarts, Quidditch, Voldemort Returns

web-board-castle = Zamek
web-board-diagon-alley = Ulica Pokątna
web-board-places = Lokacje
web-board-moves-left = Pozostało ruchów
web-board-walk = { $steps ->
    [one] Idź tutaj: { $steps } krok
    [few] Idź tutaj: { $steps } kroki
   *[other] Idź tutaj: { $steps } kroków
}
web-board-legend = Co znaczą symbole
web-board-tower = wieża: tu można skończyć ruch
web-board-destroyed = Zniszczone horkruksy: { $amount }
web-board-hp = PŻ
web-board-res = Odporność
web-board-points = Punkty domu
web-board-floo = Proszek Fiuu
web-board-portkeys = Świstokliki
web-board-spells = Zaklęcia
web-board-potions = Eliksiry
web-board-books = Księgi
web-board-missions = Misje
web-board-objects = Przedmioty
web-board-race-cards = Karty quidditcha
web-board-done = Wykonane misje
web-board-pledged = Karty odłożone na misję
web-board-student = uczeń
web-board-spell = zaklęcie
web-board-potion = eliksir
web-board-book = księga
web-board-object = przedmiot
web-board-mission = misja
web-board-combat = walka
web-board-duel = pojedynek
web-board-action = sprawowanie
web-board-event = wydarzenie
web-board-quidditch-card = quidditch
web-board-space = pole
web-board-goals = Gole
web-board-lap = Okrążenie
web-board-actions = Pozostało akcji: { $amount }

## What one plays for

web-goals = Jak wygrać
web-goals-against = Uwaga
web-goal-reached = osiągnięte
web-goals-more = Czego to wymaga

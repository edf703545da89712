### What is asked, offered and told in a Quidditch match, within A Year at Hogwarts or alone.
### A slot of the pitch is told by a letter for its column, from left to right, and a number for its row,
### from the top down: F3 is the centre. Pieces have names such as “ścigający Gryffindoru 1”.

# The column of a slot, and its row.
yh-column = { $column ->
        [-5] A
        [-4] B
        [-3] C
        [-2] D
        [-1] E
        [0] F
        [1] G
        [2] H
        [3] I
        [4] J
       *[5] K
    }
yh-row = { $row ->
        [2] 1
        [1] 2
        [0] 3
        [-1] 4
       *[-2] 5
    }

## Questions

yh-ask-house = Która drużyna jest twoja?
yh-ask-place = { CAPITAL($piece) }: gdzie zajmuje pozycję?
yh-ask-action = { $actions ->
        [0] Nie masz już akcji. Robisz krok w bok?
        [one] Została ci 1 akcja. Co robisz?
        [few] Zostały ci { $actions } akcje. Co robisz?
       *[other] Zostało ci { $actions } akcji. Co robisz?
    }
yh-ask-take-quaffle = { CAPITAL($piece) } dociera do kafla. Bierzesz go?
yh-ask-bludger = { CAPITAL($piece) } dociera do tłuczka. W którą stronę go posyłasz?
yh-ask-rest = Tłuczek nikogo nie trafia. Gdzie się zatrzymuje?
yh-ask-put = Twój obrońca wypadł z gry. Gdzie na linii obrony kładziesz kafla?
yh-ask-race-card = Na kościach jest { $moves }. Zagrywasz kartę?
yh-ask-set-die = Którą kość obracasz na { $face }?

## Options

yh-option-house = { $house }
yh-option-place = { yh-column }{ yh-row }
yh-option-fly = { CAPITAL($piece) } leci na { yh-column }{ yh-row }
yh-option-step = { CAPITAL($piece) } robi krok na { yh-column }{ yh-row }
yh-option-steal = { CAPITAL($piece) } odbiera kafla na { yh-column }{ yh-row }
yh-option-throw-quaffle = { CAPITAL($piece) } rzuca kafla na { yh-column }{ yh-row }
yh-option-pass = Podanie obrońcy: { $piece }
yh-option-shoot = { CAPITAL($piece) } strzela na bramkę
yh-option-end-turn = Zakończ turę
yh-option-throw = { $up ->
        [1] { $across ->
            [-1] ↖ w górę i w lewo
            [1] ↗ w górę i w prawo
           *[0] ↑ w górę
        }
        [-1] { $across ->
            [-1] ↙ w dół i w lewo
            [1] ↘ w dół i w prawo
           *[0] ↓ w dół
        }
       *[0] { $across ->
            [-1] ← w lewo
           *[1] → w prawo
        }
    }
yh-option-keep = Zostaw go w spokoju
yh-option-rest = { yh-column }{ yh-row }
yh-option-put = { yh-column }{ yh-row }
yh-option-go-on = Bez karty
yh-option-race-card = Zagraj { $card-acc }
yh-option-set-die = Kość z wynikiem { $die }

## The log: before the match

yh-log-house-chosen = { $seat } gra dla { $house-gen }.
yh-log-toss-rolled = { $seat } rzuca { $mine }, { $other_seat } rzuca { $theirs }: zaczyna, kto wyrzucił więcej.
yh-log-piece-placed = { CAPITAL($piece) } zajmuje pozycję { yh-column }{ yh-row }.

## The log: Quaffle and Bludgers

yh-log-actions-rolled = { $seat } ma { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }.
yh-log-turn-ended-early = { $seat } kończy turę i zostawia { $actions ->
        [one] 1 akcję
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }.
yh-log-piece-moved = { CAPITAL($piece) } leci na { yh-column }{ yh-row }.
yh-log-quaffle-taken = { CAPITAL($piece) } ma kafla.
yh-log-quaffle-stolen = { CAPITAL($piece) } odbiera kafla. Traci go { $victim }.
yh-log-quaffle-passed = { CAPITAL($piece) } podaje, a łapie { $target }.
yh-log-quaffle-dropped = Kafel jest teraz na { yh-column }{ yh-row }.
yh-log-bludger-thrown = { CAPITAL($piece) } odbija tłuczka: { $roll }.
yh-log-bludger-missed = Tłuczek nikogo nie trafia i zatrzymuje się na { yh-column }{ yh-row }.
yh-log-dodged = { CAPITAL($piece) } unika tłuczka: { $roll }.
yh-log-eliminated = { CAPITAL($piece) } rzuca { $roll }, obrywa tłuczkiem i wypada z gry.
yh-log-shot-saved = { CAPITAL($piece) } strzela: { $roll }, ale { $keeper } łapie kafla: { $keeper_roll }.
yh-log-goal-scored = { $keeper_roll ->
        [0] { CAPITAL($piece) } strzela do pustej bramki: { $roll }.
       *[other] { CAPITAL($piece) } strzela: { $roll } przeciw { $keeper_roll }.
    } { $goals ->
        [one] Gol! { $seat } prowadzi swoją drużynę do pierwszej bramki.
        [few] Gol! { $seat } ma już { $goals } bramki.
       *[other] Gol! { $seat } ma już { $goals } bramek.
    }

## The log: the race of the Seekers

# Only the player in question is told which.
yh-log-race-card-drawn = { $seat } dobiera kartę quidditcha: { $card }.
yh-log-race-card-taken = { $seat } dobiera kartę quidditcha.
yh-log-race-began = { $seat } wygrywa rundę 1 i zaczyna rundę 2. Szukający ruszają!
yh-log-seeker-rolled = { $seat } rzuca: { $dice }.
yh-log-seeker-flew = { $seat }: szukający leci o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    } naprzód, na pole { $at }.
yh-log-seeker-fell-back = { $seat }: szukający cofa się o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }, na pole { $at }.
yh-log-race-card-played = { $seat } zagrywa { $card-acc }.
yh-log-feint-rolled = { $seat } rzuca za kartę: { $dice }.
yh-log-card-shrugged = Karta nie działa: chroni się { $seat }.
yh-log-snitch-caught = { $seat } łapie znicza! Mecz wygrywa { $house }.

## Phases

yh-phase-quidditch-houses = Drużyny domów
yh-phase-quidditch-toss = Kto zaczyna
yh-phase-quidditch-placing = Pozycje
yh-phase-quidditch-turn = Akcje
yh-phase-quidditch-action = Kafel i tłuczki
yh-phase-quidditch-turn-over = Kafel i tłuczki
yh-phase-quidditch-race = Szukający
yh-phase-quidditch-cards = Szukający
yh-phase-quidditch-over = Koniec meczu

## What one plays for

yh-goal-goals-mine = Twoje gole
yh-goal-goals-theirs = Gole przeciwnika
yh-goal-chasers-mine = albo: ścigający rywala poza grą
yh-goal-chasers-theirs = albo: twoi ścigający poza grą
yh-goal-snitch-mine = Potem znicz: droga twojego szukającego
yh-goal-snitch-theirs = Droga szukającego rywala

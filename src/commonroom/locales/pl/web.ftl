### The browser: every sentence of the interface that belongs to no game.

web-nowhere = Pod tym adresem nie ma żadnej strony.
web-home = Strona główna
web-close = Zamknij
web-fan-made = Dzieło fanów, niezwiązane z żadnym wydawcą. Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0.
web-licences = Licencje
web-language-en = English
web-language-pl = Polski
web-language-it = Italiano
web-language-cs = Čeština

## The lobby

web-lobby-welcome = Przysuń sobie fotel do kominka. Wybierz grę i towarzystwo, a każdej osobie wyślij link. Nikt nie potrzebuje konta.
web-lobby-games = W co gramy?
web-players = { $from }–{ $to } graczy
web-players-exactly = { $count ->
        [one] dla jednej osoby
       *[other] { $count } graczy
    }
web-minutes = { $from }–{ $to } minut
web-together = Wszyscy przeciw grze
web-against = Każdy przeciw każdemu
web-against-voldemort-returns = Jeden przeciw wszystkim
web-lobby-seats = Kto siada do stołu?
web-lobby-count = Miejsca
web-seat-number = Miejsce { $number }
web-seat-here = przy tym ekranie
web-seat-link = przez link
web-seat-nearby = na innym urządzeniu
web-seat-bot = bot: { $level }
web-seat-kind = Kto zajmuje miejsce { $number }
web-seat-name = Imię na miejscu { $number }
web-name-placeholder = Imię
web-lobby-options = Gra
web-lobby-house = Zasady domowe
web-speed = Tempo
web-speed-0 = od razu
web-speed-1 = spokojne
web-speed-2 = żwawe
web-speed-4 = szybkie
web-speed-table = jak przy stole
web-speed-about = Jak szybko grają boty i poruszają się pionki. W ustawieniach każdy może wybrać własne tempo.
web-takeback = Cofanie
web-takeback-consent = za zgodą wszystkich
web-takeback-free = zawsze
web-takeback-never = nigdy
web-takeback-about = Swój ostatni ruch możesz cofnąć, dopóki nie padnie rzut, nie wyjdzie na jaw nic ukrytego i nikt inny nie wykona ruchu. Tu chodzi o cofanie się dalej.
web-pack = Karty
web-pack-none = z pudełka
web-reactions = W cudzych turach
web-reactions-always = zawsze mnie pytaj
web-reactions-matters = pytaj, gdy warto
web-reactions-never = nigdy mnie nie pytaj
web-reactions-about = Kiedy gra pyta, czy chcesz coś zrobić w cudzej turze; warto po rzutach i dobieraniu kart. Możesz to zmienić w każdej chwili w menu.
web-patience = Gdy kogoś nie ma
web-patience-0 = poczekaj
web-patience-120 = bot po 2 minutach
web-patience-900 = bot po 15 minutach
web-patience-86400 = bot po jednym dniu
web-patience-about = Jak długo stół czeka, zanim za kogoś, kogo nie ma, zagra bot ekspert. Kto wróci, gra dalej.
web-lay-table = Rozłóż grę
web-laying = Rozkładanie gry…
web-your-tables = Twoje stoły
web-forget = Zapomnij ten stół
web-import = Otwórz plik gry
web-import-about = Gra zapisana w pliku toczy się dalej przy nowym stole.

## Links

web-links-title = Stół czeka
web-links-about = Wyślij każdej osobie jej link. Kto ma link, ten ma miejsce, więc ich nie pomyl.
web-links-lost = Linki pokazano na ekranie, na którym powstał ten stół.
web-links-local = Te linki działają tylko na tym komputerze. Żeby zagrać ze znajomymi przy innych, uruchom Common Room dla całej sieci: commonroom serve --host 0.0.0.0
web-links-watch = Do oglądania
web-links-watch-about = Dla każdego, kto chce popatrzeć. Niczego tajnego nie widać.
web-copy = Kopiuj link
web-copied = Skopiowano
web-qr = Kod QR linku ({ $whom })
web-sit = Usiądź tutaj
web-sit-shared = Zagrajcie razem przy tym ekranie
web-invite = Linki

## The table

web-board = Plansza
web-others = Pozostali gracze
web-players-title = Gracze
web-you = Ty
web-your-seat = Twoje miejsce
web-decision = Co robić
web-log = Dziennik
web-side = Dziennik i czat
web-chat = Czat
web-log-earlier = Wcześniej
web-log-empty = Nic się jeszcze nie wydarzyło.
web-waiting-for = Teraz decyduje { $seat }.
web-waiting-react = Ktoś się zastanawia.
web-waiting-bot = { $seat } rozmyśla…
web-watching = Oglądasz grę.
web-guest = To nie twoja tura, ale możesz się wtrącić.
web-guest-open = { $count ->
        [one] Możesz się tu wtrącić
        [few] Możesz się tu wtrącić na { $count } sposoby
       *[other] Możesz się tu wtrącić na { $count } sposobów
    }
web-guest-later = Nie teraz
web-ask-name = Jak masz na imię?
web-introduce = To ja
web-choose-on-board = Wybierz na planszy to, co świeci.
web-choices-listed = Lista wszystkich możliwości ({ $count })
web-fold = Schowaj lub pokaż możliwości
web-moment = Ta chwila w powtórce
web-your-turn = Twoja kolej.
web-rule = Zasada
web-rule-seed = z instrukcji
web-rule-ruling = nasza odpowiedź tam, gdzie instrukcja milczy
web-rule-ours = nasz własny pomysł
web-rule-answer = Nasza odpowiedź: { $text }
web-rule-cards = Karty i pola, które wymienia
web-rule-booklet = W twojej instrukcji ({ $language ->
        [cs] wydanie czeskie
        [it] wydanie włoskie
        [pl] wydanie polskie
       *[en] wydanie angielskie
    }), strona
web-rule-page = Strona { $page } twojej instrukcji ({ $language ->
        [cs] wydanie czeskie
        [it] wydanie włoskie
        [pl] wydanie polskie
       *[en] wydanie angielskie
    })
web-gallery = Obrazki
web-gallery-creatures = Stworzenia
web-gallery-people = Postacie
web-gallery-places = Miejsca
web-gallery-things = Przedmioty
web-rules = Zasady
web-rules-contents = Spis treści
web-rules-examples = Przykłady
web-rules-examples-about = Rozegraj je na planszy, krok po kroku.
web-rules-play-through = Rozegraj krok po kroku
web-rules-picture = Plansza w kroku { $number }
web-rules-booklet = Twoja instrukcja, { $language ->
        [cs] wydanie czeskie
        [it] wydanie włoskie
        [pl] wydanie polskie
       *[en] wydanie angielskie
    }
web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
        [one] Jedna zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
web-odds = { $percent } %
web-odds-at-least = ≥ { $percent } %
web-chance = Szansa: { $percent } %
web-chance-at-least = Szansa: co najmniej { $percent } %
web-more-notes = { $count ->
    [few] Jeszcze { $count } wiersze
   *[other] Jeszcze { $count } wierszy
}
web-final = nie da się cofnąć
web-undo = Cofnij
web-ask-takeback = Poproś o cofnięcie
web-takeback-request = { $seat } prosi o cofnięcie.
web-takeback-mine = Czekasz na zgodę na cofnięcie.
web-takeback-agree = Zgoda
web-takeback-refuse = Nie
web-takeback-withdraw = Nieważne
web-takeback-agreed = Zgoda dotąd: { $names }
web-takeback-away = Brakuje jeszcze zgody nieobecnych: { $seat }. Stół czeka, chyba że ktoś zagra dalej.
web-skip-count = Przewiń do teraz ({ $count })
web-skip = Pomiń
# While something is shown that leads to the next question.
web-playing = Patrz …
web-pause = Pauza
web-resume = Wznów
web-paused = Gra przy tym stole jest wstrzymana.
web-archived = Długo nikogo tu nie było, więc ten stół odłożono na bok. Nic nie przepadło.
web-closed = Ten stół jest zamknięty.
web-progress = { $percent } % gry
web-recap = Od twojej ostatniej tury
web-recap-first = Przed twoją pierwszą turą
web-recap-again = Zobacz jeszcze raz
web-recap-everything = Wszystko, linijka po linijce
web-recap-nothing = Od twojej ostatniej tury nic się nie wydarzyło.
web-bot = bot
web-away = poza stołem
web-acting = wykonuje ruch
web-stand-in = gra zastępczy bot
web-stand-in-you = Gra za ciebie bot.
web-let-bot-play = Niech gra bot
web-spectators = { $count ->
        [one] jeden widz
       *[other] { $count } widzów
    }
web-connecting = Szukanie stołu…
web-broken = Połączenie zerwane. Ponowna próba…
web-lost = Nie ma takiego stołu albo link jest niepełny.
web-say-something = Powiedz coś
web-send = Wyślij
web-phrases = Gotowe zdania
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-tally = { $name }: { $value }

## On one screen

web-curtain-title = { $seat }, twoja kolej
web-curtain-about = Przekaż ekran. Za kurtyną jest to, co może widzieć { $seat }.
web-curtain-draw = To ja, { $seat }
web-may-speak = { $seat } może się wtrącić

## Log lines about the table

web-log-phase-again = Tymczasem poprawiono zasady i ta część tury zaczyna się od nowa.
web-log-taken-back = { $seat } cofa ruch.
web-log-takeback-asked = { $seat } prosi o cofnięcie.
web-log-agreed = { $seat } się zgadza.
web-log-disagreed = { $seat } się nie zgadza.
web-log-stood-in = { $seat }: od teraz gra zastępczy bot.
web-log-returned = { $seat } wraca do gry.
web-log-paused = Gra zostaje wstrzymana.
web-log-resumed = Gra toczy się dalej.
web-log-pledged = { $seat }: odtąd ma udział w kościach.
web-log-rematched = { $seat } rozkłada grę przy nowym stole.
web-log-closed = Stół został zamknięty.

## The end

web-over = Koniec gry
web-won-together = Wygraliście, wszyscy razem!
web-lost-together = Tym razem wygrała gra.
web-won-by = Zwycięstwo: { $names }.
web-won-you = Wygrywasz!
web-nobody-won = Nikt nie wygrał.
web-ended-early = Stół zamknięto przed końcem gry.
web-look-at-board = Obejrzyj planszę
web-rematch = Jeszcze raz
web-rematch-go = Do nowego stołu
web-replay = Powtórka
web-to-table = Do stołu
web-export = Zapisz w pliku
web-new-game = Inna gra
web-score = Punkty
web-dice-title = Kości tej gry
web-dice-sides = Kości { $sides }-ścienne, { $count ->
        [one] jeden rzut
        [few] { $count } rzuty
       *[other] { $count } rzutów
    }
web-dice-expected = oczekiwane: po { $each }
web-dice-face = Ścianka
web-dice-times = Ile razy
web-dice-honest = Gospodarz związał się sekretem, zanim padła pierwsza kość, a przeglądarki graczy dodały do niego coś od siebie.
web-dice-commitment = Zobowiązanie { $hash }
web-check = Sprawdź tę grę
web-receipt = Zapisz pokwitowanie
web-check-proved = Dowiedzione przez samą tę przeglądarkę:
web-check-open = Nie dowiedziono:
web-check-refused = To nie jest gra, którą tu rozegrano.
web-check-commitment = Sekret gospodarza jest tym, który obiecano przed pierwszą kością, właśnie dla tej gry, z tymi miejscami, opcjami i kartami.
web-check-links = To gra z pokwitowania tej przeglądarki { $link }, aż do wpisu { $entry }: każda odpowiedź, każda kość, każde imię i każde cofnięcie.
web-check-covered = W { $covered } z { $answers } odpowiedzi kości zawierały coś od ciebie, czego nikt nie znał, zanim cała reszta została ustalona: nikt ich nie wybrał.
web-check-hand = Udział w kościach: { $seat }.
web-check-after = Tego, co nastąpiło po wpisie { $entry }, a czego ta przeglądarka nie widziała.
web-check-withheld = { $entry ->
    [0] Że gospodarz nie wybierał między kośćmi: tego, co ta przeglądarka podała do pierwszych, nie ma w grze. Zerwało się połączenie albo gospodarz to pominął.
   *[other] Że gospodarz nie wybierał między kośćmi: tego, co ta przeglądarka podała po wpisie { $entry }, nie ma w grze. Zerwało się połączenie albo gospodarz to pominął.
}
web-check-rules = Że każdej kości użyto zgodnie z zasadami i że boty grały na swoim poziomie. Mając plik i pokwitowanie, „commonroom verify” sprawdzi także to.
web-check-host = Że nikt nie widział kości wcześniej. Mógł je widzieć ten, kto prowadzi serwer.
web-check-host-tab = Że nikt nie widział kości wcześniej. Leżą w tej przeglądarce: kto umie tam zajrzeć, ten mógł.
web-check-old = Niczego: ta gra zaczęła się, zanim były pokwitowania.
web-check-no-receipt = Niczego: ta przeglądarka nie ma pokwitowania tej gry.
web-moments = Chwile do zapamiętania
web-counted = W liczbach

## Replay

web-replay-title = Powtórka
web-replay-moment = Chwila { $number } z { $total }
web-replay-back = Wstecz
web-replay-on = Dalej
web-replay-play = Odtwarzaj
web-replay-stop = Zatrzymaj
web-replay-link = Link do tej chwili
web-replay-setup = Gra została rozłożona.
web-replay-chose = { $seat }: { $what }
web-replay-gone = Od tej gry zmieniły się zasady, więc można pokazać tylko jej dziennik.

## Nauka w grze

web-learn = Ucz się, grając
web-lesson = Przewodnik
web-lesson-answer = Twoja odpowiedź: { $what }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-step = Krok { $number } z { $total }
web-lesson-over = To już cała lekcja. Wiesz dość, by grać: rozłóż grę i posadź przy stole boty.
web-example-over = To był cały przykład.
web-lesson-play = Rozłóż grę
web-lesson-only = W lekcji nie ma do tego stołu. W prawdziwej grze to zadziała.
web-welcome = Pierwszy raz przy tej grze: { $game }?
web-welcome-question = Każde pytanie ma swoje odpowiedzi, ich szanse i zasadę, z której wynika.
web-welcome-look = Kliknij kartę albo miejsce, a powie ci, co robi.
web-welcome-close = Do stołu

## Spojrzenie wstecz

web-past-step = Przejdź to krok po kroku na planszy
web-past-look = Pokaż planszę w tej chwili
web-past-moment = Spojrzenie wstecz: chwila { $number } z { $total }
web-past-now = Wróć do gry

## Settings and help

web-menu = Menu
web-settings = Ustawienia
web-language = Język
web-theme = Światło
web-theme-system = jak w systemie
web-theme-light = dzień
web-theme-dark = blask świec
web-show-odds = Pokazuj szanse
web-motion = Animacje
web-motion-system = jak w systemie
web-motion-still = wyłączone
web-sound = Dźwięk
web-volume = Głośność
web-notify = Powiadomienie przeglądarki, gdy przyjdzie moja kolej, a patrzę gdzie indziej
web-notify-denied = Przeglądarka nie zezwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-shortcuts = Skróty jednoklawiszowe
web-your-name = Twoje imię
web-rename = Zmień
web-my-seat = Moje miejsce
web-give-seat = Niech bot gra za mnie
web-renew = Zmień mój link
web-renew-about = Jeśli Twój link trafił do kogoś innego: dostaniesz nowy, a stary przestanie działać.
web-take-seat = Wracam do gry
web-help = Klawisze
web-key-digits = odpowiedz tym wyborem
web-key-arrows = przeglądaj możliwości
web-key-enter = wybierz
web-key-undo = cofnij
web-key-rule = pokaż zasadę
web-key-odds = pokaż lub ukryj szanse
web-key-skip = przewiń do teraz
web-key-log = przejdź do dziennika
web-key-chat = przejdź do czatu
web-key-board = przejdź do planszy
web-key-help = ta lista
web-key-escape = zamknij
web-any-key-off = Skróty jednoklawiszowe można wyłączyć w ustawieniach.

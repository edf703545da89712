### Simulations: the bar, the summary, and what is refused.

lab-playing = Rozgrywanie
lab-rate = { $rate } gier/s
lab-stopping = Zatrzymuję: rozpoczęte gry mają dwie sekundy na dokończenie. (Jeszcze raz ^C: natychmiast.)
lab-done = Niczego nie zapisano. Aby zachować gry, podaj plik: --out results.csv
lab-written = { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[other] { $games } gier
    } w pliku { $file }
lab-interrupted = Zatrzymano.
lab-stopped = Zatrzymano po rozegraniu { $games } z { $total } gier.
lab-stopped-kept = Zatrzymano po rozegraniu { $games } z { $total } gier. Są w pliku { $file }; to samo polecenie z --resume podejmie je na nowo.
lab-given-up = Pierwsza z przerwanych gier: miejsca { $levels }, { $options }, ziarno { $seed }.
lab-kept = Gry ukończone wcześniej są w pliku { $file }; to samo polecenie z --resume podejmie je na nowo.

## The summary

lab-column-line-up = Skład
lab-column-games = Gry
lab-column-won = Wygrane
lab-column-turns = Tury
lab-column-decisions = Decyzje
lab-column-ending = Jak kończyły się gry
lab-column-share = Udział
lab-column-card = Karta
lab-column-per-game = Na grę
lab-column-in-games = W grach
lab-column-won-with = Wygrane z nią
# A seat of a game in which the seats compete, and the level of its bot.
lab-seat = miejsce { $number }: { $level }
lab-percent = { $rate } %
lab-share = { $rate } % ({ $low }–{ $high })
lab-brackets = W nawiasach: 95-procentowy przedział udziału; środkowa połowa wszystkich gier.
lab-more = … i jeszcze { $count }
lab-ending-cut = przerwana
lab-cut = { $games ->
        [one] Jedna gra z { $total } nie miała końca i została przerwana; nikt jej nie wygrał.
        [few] { $games } gry z { $total } nie miały końca i zostały przerwane; nikt ich nie wygrał.
       *[other] { $games } gier z { $total } nie miało końca i zostało przerwanych; nikt ich nie wygrał.
    } Po ilu odpowiedziach, mówi --most-answers.

## Liga

lab-column-level = Poziom
lab-column-against = Przeciwko
lab-column-elo = Elo
lab-column-value = Wartość
lab-sweep-playing = Gram z { $what } = { $value } …
lab-sweep-stopped = Zatrzymano; gier: { $games } z { $total }. Wartości, których nie dokończono, pominięto.
lab-sweep-notes = W nawiasach: 95-procentowe przedziały udziałów (Wilson) i średnich długości. Wszystkie wartości grano z tymi samymi ziarnami.
lab-the-game = gra
lab-elo = { $elo } ± { $error }
lab-league-notes = W nawiasach: 95-procentowy przedział udziału. Elo liczy się od najsłabszego poziomu albo od samej gry, jeśli wszyscy grają razem; 70 % przeciwko komuś to o 147 punktów więcej.

## What is refused

error-bad-line-up = „{ $given }” nie mówi, kto siedzi przy stole. Może to być expert,expert,novice albo expert*3, a dla różnych liczb graczy 2..4:expert.
error-bad-sweep = „{ $given }” nie wskazuje liczby w kartach i jej wartości. Mogłoby to być purchases.wand.copies=1..4 albo purchases.wand.copies=1,3.
error-no-such-number = „{ $given }” nie jest żadną liczbą w kartach. Są: { $known }.
error-too-many-values = Za dużo wartości: { $values }. Najwięcej może ich być { $most }.
error-bad-choice = „{ $given }” nie nadaje opcji wartości. Może to być difficulty=beginner albo difficulty=beginner,standard.
error-too-many-games = { $games } gier naraz to za dużo. Najwięcej może ich być { $most }, licząc wszystkie kombinacje razem.
error-too-few-levels = Liga potrzebuje co najmniej dwóch poziomów, na przykład --levels expert,master.
error-unknown-format = Nazwa { $file } powinna się kończyć na { $known }.
error-polars-missing = Pliki Parquet wymagają polars, które instaluje polecenie: pip install 'commonroom[lab]'. Pliki .csv i .json nie wymagają niczego.
error-ray-missing = Klastry wymagają Ray, który instaluje polecenie: pip install 'commonroom[cluster]'.
error-bad-cluster = „{ $given }” nie jest nazwą klastra. Może to być ray://host:10001 albo local: klaster na tym komputerze.
error-cluster-unreachable = Nie można użyć klastra { $cluster }: { $reason }
error-other-port = Pod { $cluster } Ray nasłuchuje czegoś innego. Adres z ray:// wskazuje port dla klientów, czyli 10001, jeśli nikt go nie zmienił; bez ray:// jest to port, na którym spotykają się komputery klastra.
error-other-program = Komputery klastra mają inny Common Room ({ $there }) niż ten ({ $here }) i grałyby inaczej.
error-cannot-write = Nie można zapisać pliku { $file }: { $reason }.
error-no-results = W pliku { $file } nie ma wyników, które da się odczytać: { $reason }
error-other-schema = Kolumny pliku { $file } są w wersji { $found }, a ten Common Room czyta wersję { $expected }. Rozegraj gry jeszcze raz: to samo ziarno daje te same gry.
error-nothing-to-resume = Bez pliku nic się nie zachowuje, więc nie ma czego wznawiać. Podaj plik przez --out.
error-unfinished = Plik { $file } zawiera { $games ->
        [one] jedną grę
        [few] { $games } gry
       *[other] { $games } gier
    } z niedokończonej symulacji. Wznów ją (--resume) albo najpierw usuń plik.
error-in-use = Inna symulacja zapisuje właśnie do pliku { $file }. Poczekaj na nią albo podaj inny plik.
error-other-simulation = Plik { $file } należy do innej symulacji, więc ta nie może go kontynuować. Różnice: { $differs }.
error-game-failed = Jedna z gier ({ $game }) załamała się, a to nie powinno się zdarzyć. Zgłoś to, prosimy: miejsca { $levels }, { $options }, ziarno { $seed }: { $reason }
error-visitor-failed = Jedna z gier ({ $game }) załamała się, a przy stole siedział własny bot: najpierw zajrzyj tam. Miejsca { $levels }, { $options }, ziarno { $seed }: { $reason }
error-worker-lost = Proces rozgrywający gry nagle się zakończył, być może z braku pamięci albo dlatego, że zakończył go własny bot.

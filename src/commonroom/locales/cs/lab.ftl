### Simulace: ukazatel, souhrn a co se odmítne.

lab-playing = Hraje se
lab-rate = { $rate } her/s
lab-stopping = Končím: rozehrané hry mají dvě vteřiny na dohrání. (Znovu ^C: hned.)
lab-done = Nic nebylo zapsáno. Chceš-li si hry nechat, pojmenuj soubor: --out results.csv
lab-written = { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    } v { $file }
lab-interrupted = Zastaveno.
lab-stopped = Zastaveno po { $games } z { $total } her.
lab-stopped-kept = Zastaveno po { $games } z { $total } her. Jsou uložené v { $file }; tentýž příkaz s --resume pokračuje.
lab-given-up = První z přerušených her: místa { $levels }, { $options }, seed { $seed }.
lab-kept = Hry dohrané předtím jsou uložené v { $file }; tentýž příkaz s --resume pokračuje.

## Souhrn

lab-column-line-up = Sestava
lab-column-games = Hry
lab-column-won = Výhry
lab-column-turns = Tahy
lab-column-decisions = Rozhodnutí
lab-column-ending = Jak hry skončily
lab-column-share = Podíl
lab-column-card = Karta
lab-column-per-game = Na hru
lab-column-in-games = Ve hrách
lab-column-won-with = Výhry s ní
lab-seat = místo { $number }: { $level }
lab-percent = { $rate } %
lab-share = { $rate } % ({ $low }–{ $high })
lab-brackets = V závorce: 95% interval podílu; prostřední polovina všech her.
lab-more = … a dalších { $count }
lab-ending-cut = přerušena
lab-cut = { $games ->
        [one] Jedna hra z { $total } nebrala konce a byla přerušena; nikdo ji nevyhrál.
        [few] { $games } hry z { $total } nebraly konce a byly přerušeny; nikdo je nevyhrál.
       *[other] { $games } her z { $total } nebralo konce a bylo přerušeno; nikdo je nevyhrál.
    } Po kolika odpovědích, říká --most-answers.

## Liga

lab-column-level = Úroveň
lab-column-against = Proti
lab-column-elo = Elo
lab-column-value = Hodnota
lab-sweep-playing = Hraji s { $what } = { $value } …
lab-sweep-stopped = Zastaveno; her: { $games } z { $total }. Nedokončené hodnoty jsou vynechány.
lab-sweep-notes = V závorkách: 95% intervaly podílů (Wilson) a průměrných délek. Všechny hodnoty se hrály se stejnými seedy.
lab-the-game = hra
lab-elo = { $elo } ± { $error }
lab-league-notes = V závorkách: 95% interval podílu. Elo se počítá od nejslabší úrovně, nebo od hry samotné, hrají-li všichni spolu; 70 % proti někomu znamená o 147 bodů víc.

## Co se odmítne

error-bad-line-up = „{ $given }“ neříká, kdo sedí u stolu. Může to být expert,expert,novice nebo expert*3 nebo, pro různé počty hráčů, 2..4:expert.
error-bad-sweep = „{ $given }“ neoznačuje číslo na kartách a jeho hodnoty. Může to být purchases.wand.copies=1..4 nebo purchases.wand.copies=1,3.
error-no-such-number = „{ $given }“ není žádné číslo na kartách. Jsou tu: { $known }.
error-too-many-values = Příliš mnoho hodnot: { $values }. Nejvíc jich může být { $most }.
error-bad-choice = „{ $given }“ nedává volbě hodnotu. Může to být difficulty=beginner nebo difficulty=beginner,standard.
error-too-many-games = { $games } her najednou je příliš mnoho. Nejvíc může být { $most } ve všech kombinacích dohromady.
error-too-few-levels = Liga potřebuje dvě úrovně nebo víc, například --levels expert,master.
error-unknown-format = Jméno { $file } by mělo končit na { $known }.
error-polars-missing = Soubory Parquet potřebují polars, které přijde s: pip install 'commonroom[lab]'. Soubory s koncovkou .csv nebo .json nepotřebují nic.
error-ray-missing = Clustery potřebují Ray, který přijde s: pip install 'commonroom[cluster]'.
error-bad-cluster = „{ $given }“ není cluster. Může to být ray://host:10001 nebo local pro cluster na tomto počítači.
error-cluster-unreachable = Cluster { $cluster } nejde použít: { $reason }
error-other-port = Na { $cluster } Ray naslouchá něčemu jinému. Adresa s ray:// jmenuje port pro klienty, což je 10001, pokud ho nikdo nezměnil; bez ray:// je to port, na kterém se scházejí počítače clusteru.
error-other-program = Počítače clusteru mají jiný Common Room ({ $there }) než tento ({ $here }) a hrály by jiné hry.
error-cannot-write = { $file } nejde zapsat: { $reason }.
error-no-results = { $file } neobsahuje čitelné výsledky: { $reason }
error-other-schema = Sloupce souboru { $file } jsou ve verzi { $found } a tento Common Room čte verzi { $expected }. Zahraj hry znovu: stejný seed dá stejné hry.
error-nothing-to-resume = Bez souboru se nic neukládá, a tak není v čem pokračovat. Pojmenuj soubor pomocí --out.
error-unfinished = { $file } obsahuje nedokončenou simulaci ({ $games ->
        [one] jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }). Pokračuj v ní (--resume), nebo soubor nejdřív odstraň.
error-in-use = Do souboru { $file } právě zapisuje jiná simulace. Počkej na ni, nebo pojmenuj jiný soubor.
error-other-simulation = { $file } patří k jiné simulaci, takže tahle v ní pokračovat nemůže. Liší se: { $differs }.
error-game-failed = Hra { $game } se rozbila, což by se nikdy nemělo stát. Nahlas to prosím: místa { $levels }, { $options }, seed { $seed }: { $reason }
error-visitor-failed = Hra { $game } se rozbila a u stolu seděl vlastní bot: nejdřív se podívej tam. Místa { $levels }, { $options }, seed { $seed }: { $reason }
error-worker-lost = Proces, který hrál hry, náhle skončil, možná pro nedostatek paměti, nebo ho ukončil vlastní bot.

### Simulations: the bar, the summary, and what is refused.

lab-playing = Playing
lab-rate = { $rate } games/s
lab-stopping = Stopping: the games in progress have two seconds to finish. (^C again: at once.)
lab-done = Nothing was written. To keep the games, name a file: --out results.csv
lab-written = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $file }
lab-interrupted = Stopped.
lab-stopped = Stopped after { $games } of { $total } games.
lab-stopped-kept = Stopped after { $games } of { $total } games. They are kept in { $file }; the same command with --resume goes on.
lab-given-up = The first game that was given up: seats { $levels }, { $options }, seed { $seed }.
lab-kept = The games finished before are kept in { $file }; the same command with --resume goes on.

## The summary

lab-column-line-up = Line-up
lab-column-games = Games
lab-column-won = Won
lab-column-turns = Turns
lab-column-decisions = Decisions
lab-column-ending = How games ended
lab-column-share = Share
lab-column-card = Card
lab-column-per-game = Per game
lab-column-in-games = In games
lab-column-won-with = Won with it
# A seat of a game in which the seats compete, and the level of its bot.
lab-seat = seat { $number }: { $level }
lab-percent = { $rate } %
lab-share = { $rate } % ({ $low }–{ $high })
lab-brackets = In brackets: the 95 % interval of a share; the middle half of all games.
lab-more = … and { $count } more
lab-ending-cut = cut short
lab-cut = { $games ->
        [one] One
       *[other] { $games }
    } of { $total } games had no end in sight and were cut short; nobody won them. --most-answers says after how many answers.

## The league

lab-column-level = Level
lab-column-against = Against
lab-column-elo = Elo
lab-column-value = Value
lab-sweep-playing = Playing with { $what } = { $value } …
lab-sweep-stopped = Stopped after { $games } of { $total } games; values that were not finished are left out.
lab-sweep-notes = In brackets: 95 % intervals, of shares (Wilson) and of mean lengths. All values were played with the same seeds.
lab-the-game = the game
lab-elo = { $elo } ± { $error }
lab-league-notes = In brackets: the 95 % interval of a share. Elo counts from the weakest level, or from the game if all play together; 70 % against somebody are 147 points more.

## What is refused

error-bad-line-up = “{ $given }” does not say who sits at the table. It could be expert,expert,novice or expert*3 or, for several numbers of players, 2..4:expert.
error-bad-sweep = “{ $given }” does not name a number of the content and its values. It could be purchases.wand.copies=1..4 or purchases.wand.copies=1,3.
error-no-such-number = “{ $given }” is no number of the content. There are: { $known }.
error-too-many-values = { $values } values are too many. The most is { $most }.
error-bad-choice = “{ $given }” does not give an option its value. It could be difficulty=beginner or difficulty=beginner,standard.
error-too-many-games = { $games } games are too many at once. The most is { $most }, of all combinations together.
error-too-few-levels = A league needs two levels or more, such as --levels expert,master.
error-unknown-format = The name { $file } should end in { $known }.
error-polars-missing = Parquet files need polars, which comes with: pip install 'commonroom[lab]'. Files that end in .csv or .json need nothing.
error-ray-missing = Clusters need Ray, which comes with: pip install 'commonroom[cluster]'.
error-bad-cluster = “{ $given }” does not name a cluster. It could be ray://host:10001, or local for one on this machine.
error-cluster-unreachable = The cluster { $cluster } cannot be used: { $reason }
error-other-port = At { $cluster } Ray listens for something else. An address with ray:// names the port for clients, which is 10001 unless it was changed; without ray:// it is the port at which the machines of the cluster meet.
error-other-program = The machines of the cluster have another Common Room ({ $there }) than this one ({ $here }), and would play other games.
error-cannot-write = { $file } cannot be written: { $reason }.
error-no-results = { $file } holds no results that can be read: { $reason }
error-other-schema = The columns of { $file } are those of version { $found }, and this Common Room reads version { $expected }. Play the games again: the same seed gives the same games.
error-nothing-to-resume = Nothing is kept without a file, so there is nothing to resume. Name the file with --out.
error-unfinished = { $file } keeps { $games ->
        [one] one game
       *[other] { $games } games
    } of a simulation that was not finished. Go on with it (--resume), or remove it first.
error-in-use = Another simulation is writing to { $file } at this moment. Wait for it, or name another file.
error-other-simulation = { $file } belongs to another simulation, so this one cannot go on with it. What differs: { $differs }.
error-game-failed = A game of { $game } broke down, which should never happen. Please report it: seats { $levels }, { $options }, seed { $seed }: { $reason }
error-visitor-failed = A game of { $game } broke down, and a bot of your own sat at the table: look there first. Seats { $levels }, { $options }, seed { $seed }: { $reason }
error-worker-lost = A process that played games came to an end, perhaps for want of memory, or because a bot of your own has ended it.

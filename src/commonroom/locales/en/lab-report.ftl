### The report of ``commonroom lab report``.

lab-reported = { $file } is written, with { $pictures ->
        [one] one picture
       *[other] { $pictures } pictures
    } beside it.
lab-report-heading = Results of { $game }
lab-report-games = { $games ->
        [one] One game
       *[other] { $games } games
    } between bots.
lab-report-intervals = Shares have their 95 % interval in brackets (Wilson): of a hundred such intervals, about 95 hold the true share. In charts the line is the interval, and the dashed line the share of all together.
# What a chart is called for those who cannot see it.
lab-report-chart = Chart: { $heading }. The table beside it has the same numbers.

## Who won

lab-report-won = Games won
lab-report-by-line-up = By line-up and options
lab-report-pack = pack { $mark }
lab-report-no-pack = no pack
lab-report-by-seat = Won by seat, { $seats ->
        [one] one player
       *[other] { $seats } players
    }
lab-report-seats = Only games between bots of one level, in which nothing but the seat differs. A game with several winners counts for each of them.
lab-report-by-level = Won by level
lab-report-levels-met = Only games in which bots of different levels met.
lab-report-dealt = How often those won who had it.
lab-report-dealt-together = How often games were won in which somebody had it. All win or lose together.
lab-report-expected-alike = “Alike” is how often they would have won as bots of the same level in the same seat did, whatever they had.
lab-report-confounded = Some of these sat better or worse than others: with a stronger bot, or in a seat that wins more. Compare them with “Alike”, not with each other.
lab-report-usual = All together: { $share }.

## How games went

lab-report-length = Length
lab-report-length-compared = Length (medians)
lab-report-turns = Turns
lab-report-decisions = Answers given
lab-report-players = { $seats ->
        [one] one player
       *[other] { $seats } players
    }
lab-report-all = all
lab-report-cuts = Under a percentage stands the length that so many of the games do not exceed.
lab-report-endings = How games ended
lab-report-lost = Why games were lost ({ $games ->
        [one] one game
       *[other] { $games } games
    })
lab-report-endings-overlap = Several rules may end one game, so the shares can add up to more than 100 %.
lab-report-won-with = “Won with it” is the share of the games won among those in which it happened. It does not say that the card is why.
lab-report-won-when-used = “Won by them” is how often those won to whom it happened. It does not say that the card is why: who is ahead does more.
lab-report-dice = Dice
lab-report-dice-notes = Every face should come equally often. The chi-square test says how often fair dice would be as far from that; corrected for the number of tests (Holm). Faces without a number are counted in their order. Games of the same seed roll alike, so each seed counts once.
lab-report-fair = fair
lab-report-unfair = not fair

## Two sets of results

lab-report-comparison = Comparison
lab-report-compared = These are { $games } games of { $mine }, the others { $others } of { $theirs }, compared in { $things } respects.
lab-report-significance = Shares are compared by the two-proportion test (by Fisher's where counts are small), lengths by the rank test of Mann and Whitney. The difference is these less the others; of shares it is told in percentage points, with its 95 % interval (Newcombe). “By chance” is how often such a difference would come about by chance; “corrected” takes into account how many things are compared (Holm). Below 0.05 it is told as a difference.
lab-report-kinds-differ = The two sets differ in line-ups, options, rules or packs, so their differences may come from that.
lab-report-hypothesis = What it is about
lab-report-paired = { $pairs } games are in both sets with the same line-up and seed, and with the same options unless these are what was changed; they differ in what was changed and not in luck. Those that ended otherwise are compared by McNemar’s test.
lab-report-paired-table = The same seeds, game by game
lab-report-telling = Differences
lab-report-nothing-telling = Nothing differs by more than chance.
lab-report-differs = differs
lab-report-may-be-chance = may be chance

## Columns

lab-column-seat = Seat
lab-column-rules = Rules
lab-column-name = Name
lab-column-played = Played
lab-column-players = Players
lab-column-mean = Mean
lab-column-won-when-used = Won by them
lab-column-face = Face
lab-column-rolled = Rolled
lab-column-expected = Expected
lab-column-dice = Dice
lab-column-square = Chi-square
lab-column-freedom = Degrees
lab-column-chance = By chance
lab-column-corrected = Corrected
lab-column-verdict = Verdict
lab-column-these = These
lab-column-others = Others
lab-column-expected-alike = Alike
lab-column-pairs = Pairs
lab-column-only-these = Won in these only
lab-column-only-others = Won in the others only
lab-column-difference = Difference

## What is refused

error-matplotlib-missing = Reports need matplotlib, which comes with: pip install 'commonroom[lab]'.
error-other-game = { $file } holds results of { $found }, which cannot be compared with { $expected }.
error-holds-results = { $file } holds the results themselves. Name another file for the page with --out.
error-not-measured = Nothing called “{ $about }” can be compared in these results. There are: { $known }.
error-nothing-to-compare = --about asks how two sets of results differ, so it needs --against.

### What is known of A Year at Hogwarts and of Quidditch before a game begins and after it has ended.

yh-blurb-year-at-hogwarts = A school year between classrooms, secret passages and dark towers. Explore the castle, collect what your secret missions ask for, pass exams, fight whoever stands in your way and fly for your House. Whoever has earned most House points when the year ends wins the House Cup.
yh-blurb-quidditch = Seven players a side, four balls, one winner. Fly your Chasers past the Beaters and their Bludgers, score twice, and send your Seeker after the Golden Snitch.

## Options

yh-variant = Variant
yh-variant-underage = Underage
    .about = For a first game: missions need objects only, there are no Death Eaters, and players fight with one die.
yh-variant-qualified = Qualified
    .about = Missions need cards as well, Death Eaters guard six towers, and nobody wins without having played Quidditch.
yh-variant-teams = Teams
    .about = The rules of Qualified, in teams that do their missions together.
yh-length = Length
yh-length-quick = quick
    .about = About 30 minutes: 1 mission and more than 210 House points.
yh-length-classic = classic
    .about = 45 to 60 minutes: 2 missions and more than 260 House points.
yh-length-long = long
    .about = More than an hour: 3 missions and more than 320 House points.
yh-edition = Edition
yh-edition-it = Italian
    .about = The Italian rulebook, later and clearer.
yh-edition-pl = Polish
    .about = The Polish rulebook: among other things, other fights at 1 and 0 HP, and a freer game with the Quaffle.
yh-teams = Teams
yh-teams-pairs = pairs
    .about = Teams of two; with an odd number of players one team has three.
yh-teams-threes = threes
    .about = Teams of up to three.
yh-teams-together = all together
    .about = One team of all players.
yh-students = Students
yh-students-random = random
    .about = Chance deals everyone a student.
yh-students-chosen = chosen
    .about = Everyone chooses a student, in the order of the seats.
yh-first-player = First player
yh-first-player-random = random
    .about = Chance decides who begins.
yh-first-player-chosen = chosen
    .about = You say who is the youngest.
yh-defence-die = Defence die
yh-defence-die-no = no
    .about = A hit is a hit.
yh-defence-die-yes = yes
    .about = In fights between players, and in the Italian edition with Death Eaters, each hit may be answered with a die.

## Why the game ended

yh-outcome-YH-END-1 = The year is over, and the House Cup is won.
yh-outcome-YH-SOLO-1 = With no HP left, the school year is lost.
yh-outcome-YH-QUI-6 = The Golden Snitch is caught.

## What simulations count

yh-tally-missions = Missions done
yh-tally-cards = Spells and potions played
yh-tally-race_cards = Quidditch cards played

## What one plays for

yh-goal-missions =
    { $count ->
        [one] Finish one mission
       *[other] Missions done
    }
yh-goal-points = House points
yh-goal-quidditch = Play a Quidditch match
yh-goal-lead = Most points at the end (rival: { $points })
yh-goal-alone = With 0 HP the year is lost (now { $hp })
yh-goal-mission = { $mission } ({ $points } points)
yh-goal-place = At { $space-the }
yh-goal-object = { CAPITAL($object) }
yh-goal-card = { CAPITAL($card) }
yh-goal-object-lies = { CAPITAL($object) }: { $space }
yh-goal-object-held = { CAPITAL($object) }: held by { $seat }

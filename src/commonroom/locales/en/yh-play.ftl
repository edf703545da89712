### What is asked, offered and told while A Year at Hogwarts is played; Quidditch is in a file of its own.
### `$seat` is a player's name. `.the` is a name with the article it needs in a sentence, if any, `.a` the
### same for what is mentioned for the first time, and `.at` a space with its preposition.

## Questions: setup and turns

yh-ask-student = Whom will you play?
yh-ask-first = Who is the youngest and takes the first turn?
yh-ask-guard = On which tower does a Death Eater lie in wait?
yh-ask-plan = Your turn. Do you use anything before you roll?
yh-ask-moves = How far do you move?
yh-ask-walk = { $moves ->
        [-1] You have arrived. What do you do here?
        [0] No moves are left. What do you do here?
        [one] 1 move is left. Where do you go?
       *[other] { $moves } moves are left. Where do you go?
    }
yh-ask-reach = Do you take anything that lies one step away?
yh-ask-turn-end = Do you use anything before your turn ends?

## Questions: spaces

yh-ask-common-room = What do you do in the common room?
yh-ask-swap-offer = { $other_seat } offers you { $object-the } for { $other_object-the }. Do you accept?
yh-ask-tower = Do you use Floo powder? You come back at the end of your turn.
yh-ask-trip = Do you take anything here?
yh-ask-pitch = You are on the Quidditch Pitch. What will it be?
yh-ask-pick-action = Which of these cards do you do?

## Questions: cards

yh-ask-draw = { $cards ->
        [one] What do you draw?
       *[other] What do you draw first? { $cards } cards are to come.
    }
yh-ask-discard = { $cards ->
        [one] Which card do you discard?
       *[other] Which card do you discard first? { $cards } have to go.
    }
yh-ask-search = { $cards ->
        [one] Which card do you take from the deck?
       *[other] Which card do you take from the deck first? You may take { $cards }.
    }
yh-ask-go = Where do you go?
yh-ask-take-object = Which object do you take?
yh-ask-drop-object = Which object do you lose?
yh-ask-swap-object = Which objects change hands?
yh-ask-swap-places = With whom do you change places?
yh-ask-give = What do you give { $other_seat }?
yh-ask-name = Whom do you name?
yh-ask-choose = Which do you choose: { $choices }?
    .brief = Which do you choose?
yh-ask-lay = Where does { $object-the } go?

## Questions: missions and fights

yh-ask-mission = Which mission do you try?
yh-ask-gather = Your team has the objects for a mission here. Do you wait for the others?
yh-ask-wait = { $mission }: do you go on waiting for your team?
yh-ask-pledge = { $mission } asks for { $need }. What do you show?
yh-ask-attack = Whom do you fight?
yh-ask-death-eater = { $other_seat } has walked into a Death Eater, whom you will play. Who is it?
yh-ask-fight = { $who } against { $opponent-the }: what do you do?
yh-ask-answer = { CAPITAL($opponent-the) } attacks { $who }. Do you answer?
yh-ask-defence-die = { $hits ->
        [one] You are hit. Do you defend yourself with a die? (1–2: lose 2 HP, 3–5: lose 1, 6: your opponent loses 1)
       *[other] You are hit { $hits } times. Do you defend yourself against the first hit with a die? (1–2: lose 2 HP, 3–5: lose 1, 6: your opponent loses 1)
    }
yh-ask-brawl = You are about to roll against { $other_seat }. Do you use something before?
yh-ask-prize = You have beaten { $other_seat }. What do you take?

## Options: any question

yh-option-accept = Yes
yh-option-refuse = No
yh-option-decline = No, thank you
yh-option-done = Nothing more
yh-option-choose = { $number ->
        [0] The first
        [1] The second
        [2] The third
       *[other] Number { $number }
    }

## Options: setup and turns

yh-option-student = Play { $student }
yh-option-first = { $other_seat } begins
yh-option-guard = { CAPITAL($space-the) }
yh-option-roll = Roll the dice and move
yh-option-cast = Play { $card }
yh-option-use = Use { $object-the }
yh-option-moves = { $moves ->
        [one] 1 space
       *[other] { $moves } spaces
    }
yh-option-walk = Go to { $space-the }
yh-option-stop = Stop here
yh-option-go = Go to { $space-the }
yh-option-take = Take { $object-the }
yh-option-exchange = Take { $object-the } and leave { $other_object-the } here
yh-option-lay = Put { $object-the } { $space-at }

## Options: spaces and cards

yh-option-draw = Draw { $deck-a }
yh-option-resolve = { $card }
yh-option-offer = Offer { $other_seat } { $object-the } for { $other_object-the }
yh-option-floo = Travel to { $space-the }
yh-option-portkey = Use a Portkey to the Little Hangleton Graveyard
yh-option-challenge = Challenge { $other_seat } to a match
yh-option-discard = Discard { $card }
yh-option-drop = Lose { $object-the }
yh-option-swap = Swap { $object-the } for { $other_object-the } of { $other_seat }
yh-option-swap-places = Change places with { $other_seat }
yh-option-give = Give { $card }
yh-option-give-object = Give { $object-the }
yh-option-name = { $other_seat }
yh-option-search = Take { $card }

## Options: missions and fights

yh-option-mission = Try: { $mission }
yh-option-wait = Wait for the team: { $mission }
yh-option-leave = Give up waiting and move
yh-option-pledge = Show { $card }
yh-option-attack = Fight { $other_seat }
yh-option-attack-death-eater = Fight the Death Eater
yh-option-sheet = { $death_eater }
yh-option-strike = Attack with dice
yh-option-strike-hard = Lose HP and attack with more dice
yh-option-play = Play { $card }
yh-option-endure = Let it happen
yh-option-roll-defence = Roll the defence die
yh-option-take-hit = Take the hit and lose 1 HP
yh-option-win-object = Take { $object-the }
yh-option-win-token = Take { $token-a }
yh-option-win-cards = Take cards at random
yh-option-enough = That is enough

## The log: setup and turns

yh-log-student-taken = { $seat } is { $student }.
# Only the player in question, and the team, are told which.
yh-log-missions-dealt = The secret missions of { $seat }: { $missions }.
yh-log-tower-guarded = { $seat } puts a Death Eater { $space-at }.
yh-log-first-player = { $seat } goes first.
yh-log-turn-began = Turn { $turn }: { $seat }.
yh-log-extra-turn-gained = { $seat } will take another turn after this one.
yh-log-move-rolled = { $seat } rolls { $dice } for the move.
yh-log-moves-chosen = { $moves ->
        [one] { $seat } decides to move 1 space.
       *[other] { $seat } decides to move { $moves } spaces.
    }
yh-log-slowed-down = The next move of { $seat } will have one die fewer.
yh-log-stepped = { $seat } walks to { $space-the }.
yh-log-went = { $seat } is now { $space-at }.
yh-log-travelled = { $by-id ->
        [floo] { $seat } steps into the green flames and out again { $space-at }.
        [portkey] { $seat } touches the Portkey and lands { $space-at }.
       *[other] { $seat } rides on { $by } and lands { $space-at }.
    }
yh-log-challenged = { $seat } challenges { $other_seat } to a Quidditch match.
yh-log-places-swapped = { $seat } and { $other_seat } change places.

## The log: objects and tokens

yh-log-object-taken = { $seat } finds { $object-the } { $space-at }.
yh-log-object-laid = { $seat } leaves { $object-the } { $space-at }.
yh-log-object-used = { $seat } uses { $object-the }.
yh-log-object-won = { $seat } gets { $object-the } from { $other_seat }.
yh-log-objects-swapped = { $seat } swaps { $object-the } for { $other_object-the } of { $other_seat }.
yh-log-swap-offered = { $seat } offers { $other_seat } { $object-the } for { $other_object-the }.
yh-log-swap-refused = { $seat } shakes the head.
yh-log-token-gained = { $amount ->
        [one] { $seat } gains { $token-a }.
       *[other] { $seat } gains { $amount } { $token-plural }.
    }
yh-log-token-spent = { $amount ->
        [one] { $seat } spends { $token-a }.
       *[other] { $seat } spends { $amount } { $token-plural }.
    }
yh-log-token-won = { $seat } takes { $token-a } from { $other_seat }.

## The log: cards

# Only the player in question is told which.
yh-log-card-drawn = { $seat } draws { $card }.
yh-log-card-taken = { $seat } draws { $deck-a }.
# Only the two players in question are told which.
yh-log-card-passed = { $card } goes from { $seat } to { $other_seat }.
yh-log-card-moved = { CAPITAL($deck-a) } goes from { $seat } to { $other_seat }.
yh-log-card-discarded = { $seat } discards { $card }.
yh-log-card-kept = { $seat } keeps { $card } for later.
yh-log-card-played = { $seat } plays { $card }.
yh-log-card-revealed = { $seat } draws { $deck-a }: { $card }.
yh-log-named = { $seat } names { $other_seat }.
yh-log-die-rolled = { $seat } rolls { $die }.

## The log: points and HP

yh-log-points-gained = { $seat } gains { $amount } House points (now { $points }).
yh-log-points-lost = { $seat } loses { $amount } House points (now { $points }).
yh-log-hp-gained = { $seat } gains { $amount } HP (now { $hp }).
yh-log-hp-lost = { $seat } loses { $amount } HP (now { $hp }).
yh-log-exam-passed = { CAPITAL($space-at) }, { $seat } passes an exam with “{ $card }”.

## The log: fights

yh-log-fight-began = { $seat } faces { $opponent-the } ({ $hp } HP).
yh-log-players-met = { $seat } runs into { $other_seat }, and they fight.
yh-log-brawl-rolled = { $seat } rolls { $die }, { $other_seat } rolls { $other_die }.
yh-log-attack-rolled = { $hits ->
        [0] { $seat } ({ $who }) attacks: { $dice } against resistance { $res }. No hit!
        [one] { $seat } ({ $who }) attacks: { $dice } against resistance { $res }. One hit!
       *[other] { $seat } ({ $who }) attacks: { $dice } against resistance { $res }. { $hits } hits!
    }
yh-log-defence-rolled = { $die ->
        [6] { $seat } rolls a 6 and turns the blow back.
        [2] { $seat } rolls a 2 and is hit twice as hard.
        [1] { $seat } rolls a 1 and is hit twice as hard.
       *[other] { $seat } rolls a { $die }, which does not help.
    }
yh-log-opponent-hurt = { CAPITAL($opponent-the) }: { $amount } HP less, { $hp } left.
yh-log-opponent-healed = { CAPITAL($opponent-the) }: { $amount } HP more, { $hp } now.
yh-log-opponent-acted = { $seat } feels the power of { $opponent-the }.
yh-log-act-skipped = { CAPITAL($opponent-the) } cannot do a thing this time.
yh-log-attack-skipped = { $seat } cannot attack this time.
yh-log-attack-parried = { $seat } wards the attack of { $other_seat } off: it does nothing.
yh-log-opponent-stunned = { $seat } has stunned the opponent, who does nothing after this attack.
yh-log-stood-unmoved = { $seat } stands unmoved: what the opponent does at the beginning is not done.
yh-log-opponent-immune = { CAPITAL($deck-plural) } do not touch { $opponent-the }.
yh-log-flames-spread = The opponent of { $seat } is still in flames.
yh-log-dice-changed = { $dice ->
        [one] The next attack of { $seat } with dice has 1 die.
       *[other] The next attack of { $seat } with dice has { $dice } dice.
    }
yh-log-resistance-changed = { $seat } now attacks against resistance { $res }.
yh-log-losses-softened = { $amount ->
        [0] The losses of { $seat } are no longer smaller.
       *[other] For the rest of the fight, every loss of { $seat } is { $amount } HP smaller.
    }
yh-log-life-clung = { CAPITAL($opponent-the) } clings to the last HP.
yh-log-player-beaten = { $seat } beats { $other_seat }.
yh-log-fight-won = { $seat } beats { $opponent-the }.
yh-log-fight-lost = { $seat } loses to { $opponent-the }.
yh-log-escaped = { $seat } slips away from the fight.
yh-log-sent-away = { $seat } wakes up in the Leaky Cauldron with { $hp } HP.

## The log: missions and the end

yh-log-mission-shown = { $seat } shows a mission: { $mission }.
yh-log-card-shown = { $seat } shows { $card }.
yh-log-mission-put-off = The team of { $seat } does not have the cards: { $mission }.
yh-log-mission-done = { $seat } has done it: { $mission }!
yh-log-waited = { $seat } waits for the team: { $mission }.
yh-log-waiting-ended = { $seat } stops waiting for the team: { $mission }.
yh-log-year-ended = The year is over, and the House points are counted.
yh-log-school-left = { $seat } has no HP left and must leave the school.

## Phases

yh-phase-setup = Setup
yh-phase-turn = Start of a turn
yh-phase-plan = Before the roll
yh-phase-roll = The roll
yh-phase-adjust = How far
yh-phase-walk = The move
yh-phase-stop = The move
yh-phase-share = The move
yh-phase-reach = Within reach
yh-phase-meet = A meeting
yh-phase-resolve = The space
yh-phase-trip = A trip
yh-phase-brawl = A brawl
yh-phase-fight = A fight
yh-phase-fight-over = After the fight
yh-phase-end = End of the turn

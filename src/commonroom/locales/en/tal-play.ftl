### What is asked, offered and told while Talisman is played.
### `$card` may be a card, a space, a spell or a character; where it is the source of a question, the
### question follows its name after a colon. `$seat` is a player's name, and stands for the player's
### character. `.the` is a name with the article it needs in a sentence, if any, and `.a` the same for what
### is mentioned for the first time.

## Questions: setup and turns

tal-ask-character = Whom will you play?
tal-ask-side-of-card = { $card }: which side of the card lies face up?
tal-ask-first = Who saw one of the films most recently and takes the first turn?
tal-ask-start-of-turn = A turn of { $seat } begins. Do you cast a spell?
tal-ask-plan = You are { $space-at }. What will you do?
tal-ask-extra-turn = { $card }: do you take your extra turn?
tal-ask-end = Anything else before your turn ends, { $seat }?

## Questions: dice and movement

# Whether a roll stands, or some die of it is rolled again.
tal-ask-roll = { CAPITAL($purpose) }: you have rolled { $dice }. Do you keep that?
tal-ask-die = { $card }: how far do you move?
tal-ask-way = { $seat }: where to?
tal-ask-attempt = { $card }: do you try the way through?
tal-ask-go = { $card }: where do you go?
tal-ask-voldemort = { $card }: where do you send him?
tal-ask-attacked = { $card }: whom does he attack?
tal-ask-stat = { $card } attacks you. What do you fight him with?

## Questions: encounters

tal-ask-meet = You are { $space-at }. Whom or what do you meet?
tal-ask-draw-more = { $card }: do you draw more than one card here?
tal-ask-ditch-first = { $card }: what do you leave here before you draw?
tal-ask-replace = { $card }: which card do you put back, if any?
tal-ask-take = { $card }: do you take anything?
tal-ask-leave-object = { $card } carries too many Objects. Which one stays here?
tal-ask-choose = { $card }: what do you choose?
tal-ask-try = { $card }: do you roll the dice?
tal-ask-pay = { $card }: do you pay what it asks?
tal-ask-use = { $card }: { $what } Do you want that?
tal-ask-heal = { $card }: how much do you have healed?
tal-ask-double = { $card }: what do you double?
tal-ask-side = { $card }: to which side does the Advantage turn?
tal-ask-take-held = { $card }: do you take your share?
tal-ask-rob = { $card }: what do you take?
tal-ask-shop = { $card }: what do you buy?
tal-ask-sell = { $card }: what do you sell?
tal-ask-trade-in = { $card }: which Object do you give for a purchase card?
tal-ask-trade-for = { $card }: which card do you take for it?
tal-ask-give-up = { $card }: what do you give up?
tal-ask-roll-more = { $card }: do you roll more dice, and accept what you choose?
tal-ask-put-aside = { $card }: which die do you put aside?
tal-ask-challenge = { $card }: do you accept a challenge?
tal-ask-foretell = { $card }: what will the die show?
tal-ask-shift = { $card }: do you spend the Fate it takes to be right?
tal-ask-break-fall = { $card }: who breaks your fall?
tal-ask-offer = For { $card }: which trophies do you give?
tal-ask-threaten = { $card }: whom do you threaten?
tal-ask-threatened = { $card } towers over you. What is it to be, Fate for { $seat } or a Life?

## Questions: battle

# The first for those who read it without the sheet of the battle, which shows the sums.
tal-ask-fight = You fight { $foes-the } with { $stat }, { $mine } ({ $parts }) against { $theirs } ({ $foe_parts }). What do you do before the dice?
    .brief = You fight { $foes-the } with { $stat }. What do you do before the dice?
# A part of a score and where it comes from.
tal-part = { $source } { $amount }
tal-ask-evade = { $card } attacks you. Do you evade?
tal-ask-save = { $card }: you are about to lose a Life. Do you roll for it?
tal-ask-reward = You have beaten { $card }. What is your reward?

## Questions: spells

tal-ask-trade-spells = { $card }: do you discard spells or buy them?
tal-ask-buy-spell = { $card }: do you buy another spell?
tal-ask-pay-spell = { $card }: which spell do you discard?
tal-ask-avert = { $harm-id ->
        [life] { $card } is about to lose a Life.
        [follower] It is the end of { $card-the }.
       *[enemy] The end is near for { $card-the }.
    } Do you step in?
tal-ask-answer = { $card } has been cast on you. Do you answer?
tal-ask-resist = { $card } has been cast on you. Do you try to resist?
tal-ask-turn-spell = { $card } has been cast on you. What do you make of it?
tal-ask-cast-anew = { $card } is yours now. On whom do you cast it?

## Options: any question

tal-option-accept = Yes
tal-option-decline = No, thank you
tal-option-done = No more
tal-option-pass = Do nothing
tal-option-choose = { $choice-id ->
        [fate] Lose 1 Fate
        [galleon] Lose 1 Galleon
        [life] Lose 1 Life
       *[other] { CAPITAL($choice) }
    }

## Options: setup and turns

tal-option-play = Play { $character }
tal-option-face-up = Side { $side }
tal-option-first = { $other_seat } begins
tal-option-again = Take the extra turn
tal-option-end = End the turn
tal-option-drop-challenge = Drop your challenge

## Options: dice and movement

tal-option-keep = Keep the { $die }
tal-option-fate = Spend Fate and roll the { $die } again
tal-option-reroll = { $card }: roll the { $die } again
tal-option-put-aside = Put the { $die } aside
tal-option-die = { $die }
tal-option-move = Set out
tal-option-walk = Go to { $space-the }
tal-option-short-walk = Go only to { $space-the }
tal-option-travel = Travel to { $space-the }
tal-option-go = Go to { $space-the }
tal-option-cross = Cross to the other side with { $card-the }
tal-option-barrier = Try the barrier
tal-option-gates = Try the Gates with { $stat }
tal-option-turn-back = Turn back towards the Gates
tal-option-remain = Stay and try again
tal-option-enter = Discard the Hallow and enter the Great Hall
tal-option-confront = Fight Lord Voldemort again
tal-option-voldemort = Send him to { $space-the }
tal-option-attacked = { $other_seat }

## Options: encounters

tal-option-space = Meet the space
tal-option-use = { $card-role ->
        [character] Use what { $card } can do
        [follower] Call on { $card-the }
       *[other] Use { $card-the }
    }
tal-option-take = Take { $card-the }
tal-option-take-galleons = Take the Galleons
tal-option-ditch = Leave { $card-the } here
tal-option-ditch-galleon = Leave a Galleon here
tal-option-leave = Leave { $card-the } here
tal-option-give-up = Give up { $card-the }
tal-option-replace = Put back { $card-the }
tal-option-heal = { $amount ->
        [one] Heal 1 Life
       *[other] Heal { $amount } Lives
    }
tal-option-double = Double your { $what-plural }
tal-option-side = { CAPITAL($side-the) }
tal-option-buy = { $price ->
        [0] Take { $card-a }
        [one] Buy { $card-a } for 1 Galleon
       *[other] Buy { $card-a } for { $price } Galleons
    }
tal-option-sell = Give away { $card-the }
tal-option-rob = Take { $what-a } from { $other_seat }
tal-option-foretell = { $die }
tal-option-exchange = Exchange trophies for { $stat }
tal-option-offer = Give { $card-the }
tal-option-threaten = Threaten { $other_seat }
tal-option-give-fate = Give Fate
tal-option-lose-life = Lose a Life

## Options: battle

tal-option-fight = Roll the dice
tal-option-duel = Attack { $other_seat }
tal-option-evade = { $card-role ->
        [character] Evade, as { $card } can
       *[other] Evade with the help of { $card-the }
    }
tal-option-evade-one = { $card-role ->
        [character] Evade only { $foe-the }, as { $card } can
       *[other] Evade only { $foe-the } with the help of { $card-the }
    }
tal-option-pass-by = Slip past { $card-the }
tal-option-stat = { $stat }
tal-option-wound = Cost them a Life
tal-option-take-galleon = Take a Galleon
tal-option-attack = Attack { $card-the }

## Options: spells

tal-option-cast = { $seat } casts { $spell }
tal-option-cast-on = { $seat } casts { $spell } on { $other_seat }
tal-option-meet-by-spell = Cast { $spell } on { $other_seat }, and meet nobody else
tal-option-give-spells = Discard spells for Fate
tal-option-buy-spells = Buy a spell for Fate
tal-option-pay-spell = Discard { $spell }
tal-option-gain-fate = Gain Fate and let it happen
tal-option-block = Spend Fate and block it

## The log: setup and turns

tal-log-character-taken = { $seat } is { $character }.
tal-log-side-chosen = { $seat } plays side { $side } of { $character }, and begins { $space-at }.
tal-log-first-player = { $seat } goes first. The Advantage is with { $advantage-the }.
tal-log-turn-began = Turn { $turn }: { $seat }.
tal-log-turn-lost = { $seat } loses a turn.
tal-log-turns-to-lose = { $turns ->
        [one] { $seat } will lose the next turn.
       *[other] { $seat } will lose the next { $turns } turns.
    }
tal-log-immobilised = { $seat } stands there like a statue.
tal-log-commanded = { $seat } obeys { $other_seat } now.
tal-log-extra-turn-gained = { $seat } gains an extra turn.
tal-log-slowed = { $rounds ->
        [0] { $card } is over and done with: everybody walks as before.
        [one] { $card }: everybody walks slowly for one more round.
       *[other] { $card }: everybody walks slowly for { $rounds } more rounds.
    }

## The log: dice and movement

tal-log-dice-rolled = { $purpose-role ->
        [character] { $seat } ({ $purpose }) rolls { $dice }.
       *[other] { $seat } rolls { $dice } for { $purpose-the }.
    }
tal-log-foe-rolled = A { $die } is rolled for { $foes-the }.
tal-log-die-rerolled = Thanks to { $source-the }, { $seat } rolls the { $die } again and gets a { $to }.
tal-log-die-chosen = { $seat } settles for the { $die }.
tal-log-moved = { $seat } comes to { $space-the }.
tal-log-stayed = { $seat } stays { $space-at }.
tal-log-move-promised = { $seat } keeps in mind: { $what }.
tal-log-turned-back = { $seat } turns back towards the Gates.
tal-log-barrier-tried = { $opened ->
        [1] { $seat } walks straight through the barrier.
       *[other] { $seat } runs into a solid wall.
    }
tal-log-gates-tried = { $opened ->
        [1] The Gates swing open: { $dice }, and { $seat } has { $stat } { $strength }.
       *[other] The Gates stay shut: { $dice }, and { $seat } has only { $stat } { $strength }.
    }
tal-log-voldemort-moved = { $seat } rolls { $die } for Lord Voldemort, who is now { $space-at }.

## The log: encounters

tal-log-card-drawn = { CAPITAL($space-at) }, { $seat } draws { $card-a }.
tal-log-card-replaced = { $seat } thinks better of it and puts { $card-the } back.
tal-log-card-met = { $seat } { $card-met }.
tal-log-card-discarded = Back to the pile: { $card }.
tal-log-card-given-up = { $seat } parts with { $card-the }.
tal-log-card-taken = { $card-role ->
        [follower] { CAPITAL($card-the) } { $card-gender ->
            [plural] join
           *[other] joins
        } { $seat }.
       *[other] { $seat } takes { $card-the }.
    }
tal-log-card-left = { $seat } leaves { $card-the } behind { $space-at }.
tal-log-galleons-left = { $amount ->
        [one] { $seat } leaves a Galleon behind { $space-at }.
       *[other] { $seat } leaves { $amount } Galleons behind { $space-at }.
    }
tal-log-bought = { $price ->
        [one] { $seat } buys { $card-a } for 1 Galleon ({ $left } left).
       *[other] { $seat } buys { $card-a } for { $price } Galleons ({ $left } left).
    }
tal-log-advantage-turned = The Advantage turns to { $side-the }.
tal-log-ability-used = { $card-role ->
        [character] { $seat } ({ $card }) uses an ability of the character card.
        [follower] { $seat } can count on { $card-the }.
       *[other] { $seat } uses { $card-the }.
    }
tal-log-nothing-happened = { $card }: nothing happens to { $seat }.
tal-log-challenge-accepted = { $seat } accepts a challenge of the Quidditch Pitch: { $what }.
tal-log-challenge-met = { $seat } has met the challenge.
tal-log-challenge-dropped = { $seat } drops the challenge.
tal-log-threatened = { $seat } threatens { $other_seat }.
tal-log-foretold = { $seat } has foretold { $named }, and the die shows { $die }.

## The log: what characters have

tal-log-gained = { $amount ->
        [one] { $seat } gains 1 { $what } (now { $now }).
       *[other] { $seat } gains { $amount } { $what-plural } (now { $now }).
    }
tal-log-lost = { $seat } { $what-id ->
        [fate] parts with
        [galleon] parts with
       *[other] loses
    } { $amount ->
        [one] 1 { $what }
       *[other] { $amount } { $what-plural }
    } ({ $now } left).
tal-log-healed = { $amount ->
        [one] { $seat } wins back 1 Life (now { $now }).
       *[other] { $seat } wins back { $amount } Lives (now { $now }).
    }
tal-log-spared = { $card-role ->
        [character] { $seat } ({ $card }) keeps a Life.
       *[other] { $seat } keeps a Life, thanks to { $card-the }.
    }
tal-log-stolen = { $seat } takes { $what-a } from { $other_seat }.
tal-log-became-ferret = { $turns ->
        [one] With a squeak, { $seat } becomes a Ferret for one turn.
       *[other] With a squeak, { $seat } becomes a Ferret for { $turns } turns.
    }
tal-log-ferret-ended = { $seat } stands on two legs again.
tal-log-fell = { $seat } ({ $character }) falls, and will be back next turn.

## The log: spells

tal-log-spell-drawn = { $seat } gains a spell.
# Only the player in question is told which.
tal-log-spell-learned = { $seat } gains a spell: { $spell }.
tal-log-spell-cast = “{ $spell }!” cries { $seat }.
tal-log-spell-cast-on = “{ $spell }!” cries { $seat }, aiming at { $other_seat }.
tal-log-spell-blocked = { $card-role ->
        [character] { $spell } does nothing to { $seat } ({ $card }).
       *[other] { $spell } does nothing to { $seat }, thanks to { $card-the }.
    }
tal-log-spell-discarded = { $seat } discards a spell: { $spell }.

## The log: battle

tal-log-battle-began = { $seat } fights { $foes-the } with { $stat }.
tal-log-evaded = { $card-role ->
        [character] { $seat } ({ $card }) slips away from { $foes-the }.
       *[other] { $seat } slips away from { $foes-the }, thanks to { $card-the }.
    }
tal-log-let-pass = { $seat } passes { $card-the } without a fight.
tal-log-evasion-failed = { $card-role ->
        [character] { $seat } ({ $card }) cannot slip away and has to fight.
       *[other] Even with { $card-the }, { $seat } cannot slip away and has to fight.
    }
tal-log-scored = { $seat } comes to { $score } with a { $die }, against { $foe_score } with a { $foe_die } for { $foes-the }.
tal-log-battle-won = { $seat } wins against { $foes-the }.
tal-log-battle-lost = { $seat } loses against { $foes-the }.
tal-log-stand-off = Neither { $seat } nor { $foes-the } can win.
tal-log-trophy-taken = { $seat } keeps { $card-the } as a trophy.
tal-log-trophies-exchanged = { $seat } exchanges { $cards-the } for { $amount } { $stat }.

## The log: the end

tal-log-ended = After { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $seat } ({ $character }) stands victorious in the Great Hall and has won.

## What odds are of

tal-aim-battle = to win the fight
tal-aim-barrier = to get through the barrier
tal-aim-gates = to open the Gates

### What is known of Talisman before a game begins and after it has ended.

tal-blurb-talisman = The second war of wizards has begun, and everything will be decided in the Great Hall. Race from the streets of London to the heart of Hogwarts, gather Magic, friends and a Hallow, and be the first to beat Lord Voldemort, or to prove yourself worthy of a place at his side.

## Options

tal-edition = Edition
tal-edition-en = English
    .about = The English rulebook: 3 Hallows, and you may turn back even with a Hallow in hand.
tal-edition-pl = Polish
    .about = The Polish rulebook: 5 Hallows, and who reaches the Room of Requirement with one must go in.
tal-characters = Characters
tal-characters-random = random
    .about = Chance deals everyone a character.
tal-characters-chosen = chosen
    .about = Everyone chooses a character, in the order of the seats.
tal-first-player = First player
tal-first-player-random = random
    .about = Chance decides who begins.
tal-first-player-chosen = chosen
    .about = You say who saw one of the films most recently.
tal-inheritance = Inheritance
tal-inheritance-yes = yes
    .about = Who loses the last Life comes back with everything that was carried.
tal-inheritance-no = no
    .about = Who loses the last Life starts again with a new character and nothing.
tal-trophies = Trophies
tal-trophies-five = five
    .about = 5 points of trophies bring 1 Magic or 1 Might.
tal-trophies-seven = seven
    .about = 7 points of trophies bring 1 Magic or 1 Might, for a longer game.
tal-ditch-before-drawing = Ditching before drawing
tal-ditch-before-drawing-no = no
    .about = Cards are left behind at the end of a turn only.
tal-ditch-before-drawing-yes = yes
    .about = Cards may also be left behind before drawing, so that fewer are drawn.
tal-reactions = Spells in between
tal-reactions-everyone = everyone is asked
    .about = Whoever might hold a fitting spell is asked, so that no pause tells who does.
tal-reactions-holders = holders are asked
    .about = Only who holds a fitting spell is asked: quicker, but a pause tells.

## Why the game ended

tal-outcome-TAL-WIN-1 = Lord Voldemort has met his match in the Great Hall.

## What simulations count

tal-tally-spells = Spells cast
tal-tally-bought = Bought

## What one plays for

tal-goal-hallow = Carry a Hallow
tal-goal-grounds = Reach the Hogwarts Grounds
tal-goal-school = Open the Gates (two dice, at most Magic { $magic } or Might { $might })
tal-goal-hall = Enter the Great Hall
tal-goal-voldemort = Beat Voldemort there with Magic

### The rules of Talisman, one message per rule id, in the order of play.
### The value is the rule. `.ruling` says what the rulebooks leave open and how we answer it.
### What no rulebook prints, and we designed ourselves, is called our choice.
### Where the English and the Polish rulebook differ, the edition chosen before the game decides.
### Each text is one line, because Fluent keeps line breaks and readers have screens of any width.

## Chapters

tal-chapter-components = Components
tal-chapter-board = The board
tal-chapter-setup = Setup
tal-chapter-turn = The turn
tal-chapter-voldemort = Lord Voldemort
tal-chapter-encounters = Encounters
tal-chapter-battle = Battle
tal-chapter-holdings = What characters have
tal-chapter-crossing = From region to region
tal-chapter-options = Alternative rules

## Components

tal-rule-TAL-CMP-1 = The box holds eight double-sided character cards and the card of Lord Voldemort, 100 encounter cards in two decks (Outer and Middle), 24 spells, 21 purchase cards, 2 Ferret cards and the Hallows. With them come 4 dice, 6 boards with dials for Magic, Might and Life, 20 Galleons, 36 Fate tokens and one Advantage token with two sides. Galleons, Fate, purchase cards and Hallows are limited to what is in the box, and nobody gains what has run out; a deck that has run out is shuffled again (TAL-DCK-1). Our choice: each encounter deck has 50 cards.
    .ruling = The list of components counts 3 Hallows, while the running text speaks of 5. The English edition plays with 3, the Polish one with 5. The rulebooks do not say where the dials end: here Magic and Might go up to 12 and Life up to 8.

tal-rule-TAL-CMP-2 = A character card shows how much Magic, Might, Life and Fate the character starts with, where it starts, and what it can do. The two sides of a card are the same character, on the same side of the war, with other abilities; you choose the side. For the Order of the Phoenix stand Harry Potter (4/3/4/5, from 4 Privet Drive), Albus Dumbledore (5/2/5/2, from the Ministry of Magic), Minerva McGonagall (4/3/4/3, from 4 Privet Drive) and Rubeus Hagrid (2/5/4/2, from the Leaky Cauldron); for the Death Eaters Draco Malfoy (4/3/4/2, from Malfoy Manor), Bellatrix Lestrange (5/1/3/3, from Azkaban), Lucius Malfoy and Peter Pettigrew. Those numbers and the A sides of these six come from the rulebook; our choice are Lucius and Peter and all B sides. Using an ability is up to you, unless its text leaves no choice.
    .ruling = The printed abilities leave a few questions. Harry's discount is for purchase cards, not for spells. Dumbledore always has a spell, even after Obliviate or after losing his last Life. A spell that McGonagall casts anew is none of her own and does not count for TAL-SPE-2. A spell that protects an enemy is cast on the space where it fights: if that is hers, she may answer it, too. Hagrid's threat is neither a battle nor a spell and leaves his encounter to him; whoever chooses to lose a Life costs him his next turn, even if a spell keeps that Life; after choosing among three dice in his hut he cannot spend Fate. Whoever loses no Life in a place loses none there for any reason, but a battle lost stays lost. Of the two dice that Draco rolls when he attacks, his card lets him choose one; the higher counts, since nobody would choose the other.

tal-rule-TAL-CMP-3 = Lord Voldemort is nobody's character and plays against all. His Magic and his Might are both 7 in London, 9 on the Hogwarts Grounds, 10 in Hogwarts School and 12 in the Great Hall. Whoever beats him outside the Great Hall rolls a die and gains: on 1 a Fate, on 2 a Galleon, on 3 a Life, on 4 a Might, on 5 a Magic, on 6 a spell.

tal-rule-TAL-CMP-4 = Encounter cards are enemies, followers, events, observers, places, Objects, magic objects, finds and Galleons; each has an encounter number, and a card that belongs to a side has two. The rulebooks show Covered in Stinksap, the Aurors, Narcissa Malfoy, Antonin Dolohov, Fred and George, Ginny, Luna (Magic 2 in the English edition, 3 in the Polish), Tonks, Neville, Dobby, Fang, the Marauder's Map and the Seaside Cavern, and mention Grawp, the Troll, the Beaded Bag and the Hogwarts Express Trolley. All other cards, and what is not printed of these, are our choice: the Outer deck has 14 enemies, 12 followers and 4 observers, the Middle deck 16, 9 and 5, and each has 7 events, 5 places and 8 things to take. Enemies with Magic have number 2 and those with Might 3, and they are stronger in the Middle deck; three Middle cards lead to a Hallow.
    .ruling = Covered in Stinksap prints the turning of the Advantage token that every event brings: it is one and the same, not two. Only if the card lay there before, and was not drawn in this turn, does it turn the token itself. Its rounds end with the turns of whoever drew it. Dobby may not be left behind. A Seaside Cavern on which no Fate could be laid, because the supply was empty, goes at the first visit.

tal-rule-TAL-CMP-5 = There are seven kinds of purchase cards, and our choice is that there are three of each: Wand, Exploding Bonbons, Floo Powder, Bertie Bott's Every Flavour Beans, Chocolate Frogs, Lantern and Portkey. The first five are sold at Flourish & Blotts; Lanterns and Portkeys come from encounter cards, which is our choice too. Sweets may save a Life that is lost in battle, but the battle is still lost.
    .ruling = Floo Powder prints a bonus on dice rolls: it counts in battles, at the barrier and at the Gates. It is kept when it is used to cross. You decide of each sweet whether you use it, because no Object has to be used (TAL-OBJ-2); abilities and followers that save a Life leave no such choice.

tal-rule-TAL-CMP-6 = Each spell says when it may be cast, on whom, and what it does: Obliviate, Lumos, Accio, Episkey, Geminio, Impedimenta, Immobulus, Expecto Patronum, Expulso, Protego and Stupefy come from the rulebook. Stupefy answers Immobulus, so that it has no effect; what Stupefy does besides is our choice. So are Wingardium Leviosa, Imperio (a spell of command) and the number of cards: one of each of these two, two of each of the others.
    .ruling = Protego comes before sweets and friends that may save a Life, and it cannot protect Lord Voldemort, who is never killed. At the start of your own turn you may cast Immobulus on yourself. Under Immobulus no ability for the end of the turn works either, but followers above the limit must still be left. If Minerva McGonagall casts it anew on somebody whose turn it is not, that character loses its next turn instead. Under Imperio, whether a promised move, a Portkey or Floo Powder takes the place of your move, and where a promised move leads, stays your own choice.

tal-rule-TAL-CMP-7 = Who becomes a Ferret leaves all Objects, followers and Galleons on the space, for good, and takes a Ferret card that covers the character's abilities for two turns. A Ferret has Magic 1 and Might 1, which nothing changes, and moves 1 space a turn; Life, Fate and spells are kept, but it can neither cast nor gain spells. The dials stay where they are and count again afterwards. Becoming a Ferret once more starts the two turns anew. In a turn of which any part was spent as a Ferret, nothing can be picked up.
    .ruling = There are two Ferret cards, but nothing says what happens to a third Ferret: there may be any number at a time. The turn in which one becomes a Ferret is not one of the two. Only what lies on spaces cannot be picked up, as the rulebooks speak of the spaces one lands on: a Ferret may still win the reward of a battle, gain what a card gives, and buy.

## The board

tal-rule-TAL-BRD-1 = The Outer Region is London, a ring of 24 spaces. Clockwise from the lower right corner: Diagon Alley, Leaky Cauldron, London Streets, Malfoy Manor, King's Cross Station, London Underground, Azkaban, The Forest of Dean, 12 Grimmauld Place, Hall of Prophecy, Ministry of Magic, Ministry Atrium, Hogsmeade, Honeydukes, Shrieking Shack, Godric's Hollow, London Underground, London Streets, 4 Privet Drive, London Streets, St. Mungo's, The Burrow, Gringotts Bank, Knockturn Alley.

tal-rule-TAL-BRD-2 = The Middle Region is the Hogwarts Grounds, a ring of 16 spaces. Clockwise from the lower right corner: Hogwarts Gates, Whomping Willow, Black Lake Shore, Hogsmeade Station, Centaur Clearing, Castle Lawn, The Lake, Castle Lawn, Quidditch Pitch, Forbidden Forest, Aragog's Lair, Forbidden Forest, Hagrid's Hut, Owlery, Castle Lawn, Hospital Wing. Our choice are the names Whomping Willow, Black Lake Shore, Centaur Clearing, Owlery and Hospital Wing.

tal-rule-TAL-BRD-3 = The Inner Region is Hogwarts School, a single path: Moving Staircase, Charms Classroom, Potions Classroom, Divination Classroom, Transfiguration Classroom, Defense Against the Dark Arts Classroom, Astronomy Tower, Room of Requirement, and from there into the Great Hall. Our choice are the names Charms Classroom and Astronomy Tower.

tal-rule-TAL-BRD-4 = Every space of London has an opposite space on the Hogwarts Grounds, the nearest one when both rings are drawn as squares, one inside the other; each corner of the inner square is opposite to three spaces. King's Cross Station faces Hogsmeade Station, 4 Privet Drive faces Hagrid's Hut, and Diagon Alley faces the Hogwarts Gates.
    .ruling = The rulebooks name these three pairs and speak of the opposite space without defining it. The drawing is our answer.

tal-rule-TAL-SPC-1 = In London, Diagon Alley lets you visit Flourish & Blotts or Weasleys' Wizard Wheezes, and Hogsmeade the Three Broomsticks, Madam Puddifoot's Tea Shop or the Hog's Head Inn. Malfoy Manor costs a member of the Order a Life and lets a Death Eater fill up Fate or plot; 12 Grimmauld Place does the same the other way round. At Azkaban, Gringotts Bank and 4 Privet Drive you roll a die for what happens, and at St. Mungo's you may heal at 1 Galleon a Life. At the Shrieking Shack two dice tell how many cards you draw, and doubles send you to King's Cross Station. At all other spaces you draw cards; what exactly each space does stands on it.
    .ruling = The symbols that say how many cards to draw are lost: you draw 1, in the Hall of Prophecy 2. In the Shrieking Shack, cards that lie there count towards the difference of the dice. To which space the text with the two dice belongs is our reading, because it is printed without a name: we give it to the Shrieking Shack, though the London Underground would do as well.

tal-rule-TAL-SPC-2 = On the Hogwarts Grounds, the Whomping Willow takes a Fate, a Galleon or a Life, whichever of them you can pay and choose, and the Forbidden Forest takes a Life. At Hagrid's Hut two dice bring good or ill, in the Hospital Wing you may heal at 1 Galleon a Life, and the Lake carries you off by a die. In the Centaur Clearing the Magic and Might of Objects do not count, and magic objects and spells cannot be used. On the Quidditch Pitch you may roll for a challenge, one at a time, which you must do as soon as you can; it brings a Hallow, and you may drop it if you came by a Hallow in another way. At all other spaces you draw cards.
    .ruling = The symbols that say how many cards to draw are lost: you draw 1, in Aragog's Lair 2, and none at the Lake. The Forbidden Forest takes its Life after the enemies there are beaten, as TAL-ENC-3 has it. In the Centaur Clearing, spells that others cast from elsewhere still work. To beat an enemy for a challenge, any enemy will do, also a foe that comes from a space or a card, or a follower you attack, but not Lord Voldemort. A Life counts only if it is your reward for winning a battle, and is really lost. A challenge waits while you can have no Hallow for it, and what you do meanwhile does not count. Whoever carries a Hallow may accept a challenge as well, since nothing forbids it; it waits like any other.

tal-rule-TAL-SPC-3 = In Hogwarts School, every space has a test. Charms: as many Flying Keys (Magic 4) as a die shows, one at a time. Divination: foretell a die, which each Fate you spend shifts by 1, or gain a Fate and try again next turn. Defense Against the Dark Arts: a Boggart with the Might of two dice, the same every turn until you beat it. Potions costs a member of the Order, and Transfiguration a Death Eater, a Life and perhaps another; on the Astronomy Tower you lose a die of Lives, and each follower you discard saves one.
    .ruling = After a stand-off with a Flying Key or the Boggart, you fight it again next turn. Whoever meets a character there instead, in a battle or by a spell, does not take the test (TAL-ENC-1) and may move on next turn; but a test that has begun holds you until it is passed.

## Setup

tal-rule-TAL-SET-1 = Two to six players take part. Shuffle the two encounter decks and the spells, lay out the Hallows and the purchase cards face up, and put Lord Voldemort in the Great Hall. Everyone is dealt a character at random, or, if all agree, chooses one in turn, the youngest first (here the seats stand for the order of age); then everyone picks a side of the card. Set the dials, take the Fate and the spells that the card gives you and 2 Galleons unless it says otherwise, and stand on your starting space. Everything else is the supply for all gains, losses and payments, and characters nobody plays stay at hand.

tal-rule-TAL-SET-2 = The Advantage token shows the side with fewer characters; if both have the same number, it shows the side that the first player is not on. Whoever saw one of the films most recently goes first, and play goes on clockwise. As only you can know who that is, it is a choice made at setup; if nobody chooses, chance does.

## The turn

tal-rule-TAL-TRN-1 = Your turn has two parts: you move, and then you have an encounter where you are. Spells and abilities for the start of a turn come before you move, and what you may do at its end comes after the encounter.
    .ruling = Extra turns add up, whatever they come from. If you do not take one of them, you give up the others, too.

tal-rule-TAL-MOV-1 = Roll a die and move exactly so many spaces around your region, in the direction you choose. You cannot turn round on the way, except where a move goes on through King's Cross. Moving is not optional.

tal-rule-TAL-MOV-2 = In Hogwarts School only half of your roll counts: 1 to 3 moves you 1 space, 4 or 5 moves you 2, and 6 moves you 3.

tal-rule-TAL-MOV-3 = In Hogwarts School you may turn back in any of your turns, before you move. From then on you move 1 space a turn towards the Hogwarts Gates and ignore what the spaces say, and you cannot change your mind before you get there.
    .ruling = The rulebooks let you turn back at any time. Here you say so before you move, so that nobody flees from dice already rolled, and you still meet a room that you have just entered. Whoever moves 1 space a turn rolls no die, and so never moves Lord Voldemort. That holds for turning back, for Ferrets, for Dobby and for Covered in Stinksap alike. That limit is for the move of your turn. What carries you off instead of it or after it, such as a Portkey, Floo Powder, 4 Privet Drive, a card or the Lake, is no walk and takes you all the way.

## Lord Voldemort

tal-rule-TAL-VOL-1 = If your movement die shows a 1, move 1 space and then roll a die for Lord Voldemort. You move him so many spaces in either direction; his first step may take him to an adjacent space of another region, and the rest of the way stays in that region.
    .ruling = What counts is the final result of your die, in any region; his own die cannot be rolled again with Fate. London and the Grounds touch at all opposite spaces: the ways that the rulebooks name there are for characters. The School is entered only by the Hogwarts Gates and the Great Hall only from the Room of Requirement, as the rulebooks and the board say without naming anybody, and so that holds for him, too. In Hogwarts School he stops where the path ends, but he always takes a step.

tal-rule-TAL-VOL-2 = If Lord Voldemort ends his move where characters are, of whatever side, you choose one of them, and that one chooses to fight him with Magic or with Might. Win, and the roll of TAL-CMP-3 follows; lose, and it costs a Life. As in every battle, your own turn ends if you do not win. Either way he stays there. He can be evaded in London and on the Hogwarts Grounds.
    .ruling = The Advantage counts for nobody against him, because he plays against all. After a stand-off nothing else happens. Whoever enters the Great Hall always meets him there, with Magic 12: if he is elsewhere, he is put back. If he comes to somebody in the Great Hall, that is the last battle of TAL-WIN-1, since whoever defeats him there wins.

## Encounters

tal-rule-TAL-ENC-1 = After moving you meet either the space or one character of the other side who is there, in a battle or by an ability or spell. If you meet a character, you do not do what the space says, visit nobody, take nothing and fight no enemy lying there.

tal-rule-TAL-ENC-2 = If the space tells you to draw, draw from the deck of its region until there are as many cards as the space says, counting cards of any kind that lie there already; you meet those too. If any of the cards drawn is an event, turn the Advantage token over first, once, however many events there are.

tal-rule-TAL-ENC-3 = Meet the cards in the order of their encounter numbers, lowest first, and cards with the same number in the order they were drawn. Usually that means: events and enemies, then what the space says, then observers and places, then taking followers, Galleons and Objects, and last leaving things behind. Taking and leaving are optional.
    .ruling = You may take followers of your own side and neutral ones. Taking always comes after the visits, although places have higher numbers: both the list of the rulebooks and their chart put it last. The exception is Draco Malfoy: if his side says so, Objects have number 1 for him, and he comes by them first.

tal-rule-TAL-ENC-4 = Cards stay on the space where they were met until somebody takes, beats or discards them. A card that is put somewhere else when it is drawn does nothing to you now.

tal-rule-TAL-ENC-5 = A card that belongs to a side is a follower to characters of that side and an enemy to the others, with an encounter number for each. Neutral cards are of nobody's side and have one number.

tal-rule-TAL-ENC-6 = If a card moves you, you go at once: what your old space says is not done, and you take nothing there. If the space itself moves you, you may take things first. Where you arrive you start again, and meet the space or a character there.

tal-rule-TAL-ENC-7 = At a space that does not tell you to draw, meet the cards that lie there first, and then do what the space says.

tal-rule-TAL-ENC-8 = You come to what the space says, and to visiting and taking, only if you have beaten or evaded every enemy you met. Otherwise your turn is over already.

tal-rule-TAL-ADV-1 = If the Advantage token is to be turned to the side it shows already, nothing happens.

tal-rule-TAL-DCK-1 = When a deck runs out, its discards are shuffled and become the new deck. Spells that are played and spells that are discarded go to one pile for all.
    .ruling = The rulebooks speak of one discard pile of encounter cards. Here each of the two encounter decks has a pile of its own, so that their cards never mix.

## Battle

tal-rule-TAL-BAT-1 = An enemy fights with the Magic or the Might on its card, and you fight with the same. First you may evade; if you do not, use what spells, Objects and abilities you like; then both sides roll a die and add it, and you may spend 1 Fate to roll yours again. If your Attack Score is higher, the enemy is beaten and becomes your trophy. If it is lower, you lose a Life, your turn ends and the enemy stays; if both are equal, it is a stand-off, and your turn ends.
    .ruling = The Dementors, the Goblin, the Flying Keys and the Boggart that come from spaces, and foes that appear through a card, are neutral and no trophies.

tal-rule-TAL-BAT-2 = Enemies with the same encounter number that fight with the same thing fight as one: add up their strength and roll one die for all of them. Magic and Might never fight together.

tal-rule-TAL-BAT-3 = Characters fight only characters of the other side, and always with Magic. The one attacked may evade; then spells, Objects, followers and abilities of both come before the dice, and after them the attacker decides first about Fate and cannot go back on it. The winner may make the loser lose a Life, or take one Object (even a Hallow) or one Galleon; a winner whose turn it is may instead attack one follower of the loser as if it were an enemy, and keep it as a trophy. Equal scores are a stand-off. Then the turn ends.
    .ruling = A follower without Magic or Might on its card cannot be attacked. The choice of the reward is the winner's, not the loser's. An attack that is evaded ends the attacker's turn as well.

tal-rule-TAL-BAT-4 = Characters of the side that has the Advantage add 1 to their Attack Score, against characters and against enemies of the other side. A character of the side without it subtracts 1 in a battle with an enemy of the side that has it. In a battle with neutral enemies it means nothing. Against several enemies at once, the English edition adds 1 to their score for each one of the side with the Advantage, and the Polish edition subtracts 1 from yours for each of them.
    .ruling = If your own side has the Advantage, you add 1 once, however many enemies of the other side you fight. Neutral enemies among them do not count. The printed example of a battle does not follow this: there Dumbledore fights an enemy of the side that has the Advantage, and ends with 16 without the 1 that he has to subtract. By the rule it is 15, and that is how we count. Against several enemies, the English 1 for each takes the place of the 1 that you subtract from your own score, because it says of them what the other says of a single one.

tal-rule-TAL-BAT-5 = With the right spell, ability, Object or follower you may evade a character or an enemy that attacks you, also one that comes from an event, a place or an observer. You can do that only in London and on the Hogwarts Grounds. Then neither of you does anything to the other.
    .ruling = Of enemies that fight as one you may evade some and fight the rest, since the chart of encounters asks whether you have beaten or evaded them all.

tal-rule-TAL-TRO-1 = At the end of your turn you may exchange trophies: 5 points of Magic among them for 1 Magic, 5 points of Might for 1 Might, as often as they suffice. Points left over are lost. The cards go to the discard pile.

## What characters have

tal-rule-TAL-FAT-1 = Once per roll you may pay 1 Fate to roll one of your dice again, whether you rolled for movement, in battle, or for a card or space. The new result stands. You can never reroll the die of an enemy or of another player. There is no limit to how much Fate you may have.
    .ruling = The number of Flying Keys and the Might of the Boggart are your own rolls for a space, so Fate may change them. The die that moves Lord Voldemort is not yours and stays as it falls.

tal-rule-TAL-OBJ-1 = You may carry 4 Objects, and never two of the same name; all Hallows count as one name. If you get one too many, you choose at once which to leave face up on your space. Galleons and Fate are no Objects. With the Beaded Bag or Grawp, and in the Polish edition with the Troll, there is no limit.
    .ruling = The rulebooks say that these lift the limit of 4, but set no other: you may carry as many Objects as you like. Once the Bag or the follower is gone, you leave what is too much there and then, before anything else happens. An Object that you leave because it is one too many cannot be taken back in the same turn; a Hallow or a purchase card goes back to its pile (TAL-HAL-1). From another character you may also take an Object of which you have one already; since the two are alike, one of them goes back to its pile at once.

tal-rule-TAL-OBJ-2 = You never have to use an Object, and you may carry one that you cannot use. It does nothing for you then, but it counts, it can pay for things, and nobody else has it. Hallows are magic objects.

tal-rule-TAL-FOL-1 = You may have 3 followers. If you have more at the end of your turn, leave those of your choice on your space. A follower that you must discard goes to the discard pile, and one that another character kills becomes that character's trophy.

tal-rule-TAL-OPN-1 = Your Objects and followers lie open for all to see. Your spells are secret.

tal-rule-TAL-DIT-1 = At the end of your turn you may leave any of your Objects, followers and Galleons face up on your space. What you leave behind you cannot take back in the same turn.
    .ruling = Hallows and purchase cards go back to their piles instead (TAL-HAL-1). Not to take things back holds for whatever you leave on a space in your turn, also for an Object that was one too many (TAL-OBJ-1).

tal-rule-TAL-SPE-1 = Your total Magic, with all that adds to it, decides how many spells you may hold: none up to 3, one with 4, two with 5 or 6, and three with 7 or more. You gain no spell beyond that.
    .ruling = If your Magic drops, you keep the spells you have, but gain none until you are below the limit.

tal-rule-TAL-SPE-2 = In your own turn you may cast as many spells as you like, in the turn of another player only one. Each takes effect at once, before anything else happens.
    .ruling = What may be cast at any time may be cast whenever somebody is asked something in a turn, also after the Attack Rolls, while a player decides about Fate: only what changes Magic or Might must come before the dice. It cannot be cast while another spell takes effect, a price is being paid, or somebody decides about a reaction, an ability, or what to give up or exchange; and nobody waits for it where nothing is asked.

tal-rule-TAL-SPE-3 = A spell leaves your hand only when you cast it or pay with it for an ability. The exceptions are Obliviate, Weasleys' Wizard Wheezes, losing to Gilderoy Lockhart or to Tom Riddle's Memory, and losing your last Life.

tal-rule-TAL-DIA-1 = Your Magic and Might never fall below what you started with and never rise above the end of their dials. What Objects and followers add is not on the dials. You may gain Life beyond what you started with, but healing stops there.
    .ruling = Only the English rulebook says where healing stops. We play the Polish edition the same way, because to heal is to get back what was lost.

tal-rule-TAL-LOS-1 = When you lose a turn, it is your next one. The turn in which that happens goes on as usual.
    .ruling = The chart of encounters seems to end the current turn, against the text of the rule. We follow the text. If you are told twice to lose your next turn before that turn has come, both times it is the same turn, and you lose it once. A lost turn is one of the two turns of a Ferret, and a Portkey that could be used in it is given back unused. A move that 4 Privet Drive promised you waits until you move again.

tal-rule-TAL-LIF-1 = When you lose your last Life, you are brought to St. Mungo's at once, discard your spells, trophies and Fate, and your turn is over. In your next turn you choose a side of your character card again, set all dials to its starting numbers, and play on. You keep your Objects, Galleons and followers.
    .ruling = Only the dials go back to their start, and Fate is on none of them: you do not get new Fate or spells, but Dumbledore, if his side says so, still has one. A Ferret card and a promised move are gone; a challenge, and turns that you are still to lose, stay with you. Until the next turn that you take, you are out of play: nobody can meet you, and nothing reaches you. Even if you have more than 3 followers, you keep them until the end of that turn. Extra turns that you were still to take are gone, because your turn is over and you are out of play.

tal-rule-TAL-HAL-1 = A Hallow or a purchase card that nobody carries lies in its pile and can be gained again; a Hallow that was discarded is available once more.
    .ruling = That also holds for those that you leave behind, willingly or not: other Objects lie on the space then, but of these cards the rulebooks say that they are in their piles when nobody carries them.

## From region to region

tal-rule-TAL-CRS-1 = There are four ways from London to the Hogwarts Grounds: King's Cross; a Portkey, which in the turn after you got it may take you to the opposite space and is given back either way; the roll of 6 at 4 Privet Drive, which leads to Hagrid's Hut; and Floo Powder, from The Burrow or the Ministry Atrium to the opposite space. But for King's Cross these replace your move: you roll no die, Lord Voldemort does not stir, and you have your encounter where you arrive.

tal-rule-TAL-KXS-1 = If your move from within London reaches or passes King's Cross, you may try the barrier there in a battle of Magic: your Magic and a die against 9 and a die. If you are higher, your next step leads to Hogsmeade Station and on from there in either direction; if your move ended exactly at King's Cross, you go on in your next turn. If you are not higher, you stop there and your turn ends, but it costs no Life. Landing there, you may instead meet the space and draw 1 card, without crossing. On the way out nothing stops you.
    .ruling = The board asks for Magic greater than 9, the rules for a roll of both sides. We take both together. Only the English rulebook calls it a battle, and the Polish edition follows it here: what counts in battles, such as a Wand, Harry's two dice or Expecto Patronum, counts here, and whoever gains something from winning a battle gains it. But the barrier is no enemy and attacks nobody: it cannot be evaded or protected, the Advantage means nothing, and no challenge is met by it. However you land at King's Cross from within London, by walking, by a card, by a space or by a promised move, you may try. You may not if you stay there, begin your turn there, or have just come from the Hogwarts Grounds.

tal-rule-TAL-GAT-1 = If you land on the Hogwarts Gates, or would move past them, you may try to open them: choose Magic or Might and roll two dice. If they show no more than that, your turn ends on the Moving Staircase. If they show more, your turn ends at the Gates and you lose 1 of what you chose, though not below what you started with. You must open them every time you want to go in; on the way out nothing stops you.
    .ruling = However you land there, by walking, by a card, by a space or by a Portkey, you may try, and so may whoever has just come out of Hogwarts School. You may not if you stay there or begin your turn there.

tal-rule-TAL-ROR-1 = You must stop at the Room of Requirement. With a Hallow you may discard it and enter the Great Hall, or else turn back; without one you must turn back. In the Polish edition, whoever has a Hallow must enter.
    .ruling = To stop is to end your move: entering is the move of your next turn. In the Polish edition, too, you may leave your Hallow at the end of the turn in which you arrive (TAL-DIT-1), because you must enter only if you still have one.

tal-rule-TAL-WIN-1 = In the Great Hall you fight Lord Voldemort with Magic, and his is 12, whether you came to him or he to you (TAL-VOL-2). Win, and you have won the game, whichever side you are on. Lose, and you are back on the Moving Staircase. After a stand-off, you stay and fight him again in your next turn.
    .ruling = Losing here costs no Life. The Polish rulebook puts the staircase to which the loser goes back at the beginning of the Middle Region: a misprint, because it is the first space of Hogwarts School.

## Alternative rules

tal-rule-TAL-ALT-1 = Without inheritance, whoever loses the last Life is out: Objects, followers and Galleons stay on the space, spells, trophies and Fate go back to their piles, and the Magic and Might gained are lost. In the next turn that player draws one of the unused characters at random and sets it up as at the start of the game.
    .ruling = When no unused character is left, those that were out are shuffled and used again. A challenge ends with the character, but turns that you are still to lose stay with you, because it is the player who loses them.

tal-rule-TAL-ALT-2 = For a longer game, 1 Magic or 1 Might costs 7 points of trophies instead of 5.

tal-rule-TAL-ALT-3 = If you agree on it, you may leave Objects and followers on a space before you draw there. They count as cards on the space, so you draw fewer, but you cannot take them back in the same turn.
    .ruling = Hallows and purchase cards go back to their piles when they are left (TAL-HAL-1), so they do not count.

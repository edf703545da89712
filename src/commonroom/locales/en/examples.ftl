### Worked examples, step by step: `<prefix>-example-<game>-<example>` is the name of one, the others are its steps.
### The first of each game tells how a turn goes.

## Death Eaters Rising

der-example-death-eaters-rising-turn = How a turn goes
der-example-death-eaters-rising-turn-travel = First you travel: your mission token goes to one of the three locations. This turn you deal only with the cards there and with your own team. This one goes to Diagon Alley.
der-example-death-eaters-rising-turn-voldemort = Then Voldemort's die. It turned him to Hogsmeade: the wizards there are hurt, the place gains corruption, and the Death Eaters with him act. Only now you take your dice, four from your headquarters and one for Harry Potter, and roll.
der-example-death-eaters-rising-turn-ability = After each roll at least one die must be placed, or one discarded. Luna Lovegood's ability costs two symbols. Paid for, it works at once: a spell token, and she is healed.
der-example-death-eaters-rising-turn-attack = A double symbol counts as two: Antonin Dolohov gets the first two of the three he asks for. The dice that are left are rolled again.
der-example-death-eaters-rising-turn-headquarters = Second roll, three dice. One pays for the headquarters, which removes corruption from Diagon Alley at once. Two dice are left.
der-example-death-eaters-rising-turn-recruit = Third roll. Sybill Trelawney gets everything she asks for, and the last die fills what Dolohov still lacked.
der-example-death-eaters-rising-turn-end = No die is left, and the turn ends. Only now do characters with all their symbols filled count: wizards join, Death Eaters are damaged.
der-example-death-eaters-rising-turn-next = Trelawney has joined without her damage, Dolohov has taken 1, and that brought a spell token. A new card fills the gap, the mission token comes back, and the next player travels.

## Talisman

tal-example-talisman-turn = How a turn goes
tal-example-talisman-turn-start = A turn has two parts, a move and an encounter. What is for the start of a turn comes first: spells and abilities. Harry Potter has nothing to do here and sets out.
tal-example-talisman-turn-move = The die shows 2, and he must move exactly so far. A Fate could roll it again; he keeps it. On a 1, Lord Voldemort would move, too.
tal-example-talisman-turn-way = He chooses the direction and goes to the London Underground. There he could meet a character of the other side; nobody is there, so he meets the space.
tal-example-talisman-turn-encounter = The space says: draw a card. Narcissa Malfoy would follow a Death Eater. To Harry she is an enemy with Magic 3. He has Magic 4 and 1 for the Advantage, and rolls two dice to use the higher.
tal-example-talisman-turn-trophies = 5 + 4 against 3 + 3: she is beaten and becomes a trophy. At the end of the turn trophies can be exchanged, 5 points for 1. Dolohov's 7 and her 3 make 10.
tal-example-talisman-turn-end = Two Magic more, for good. Things could be left behind now, too. Harry ends his turn.
tal-example-talisman-turn-next = Play goes on to the left. Draco Malfoy begins his turn in Azkaban.
tal-example-talisman-battle = A battle, with the Advantage against you
tal-example-talisman-battle-card = At the Leaky Cauldron, Albus Dumbledore drew Antonin Dolohov, Magic 7. He has 6, and 1 each for Tonks and the Wand, but minus 1: the Advantage is with the Death Eaters. Before the dice he casts Expecto Patronum, which adds his Might of 4.
tal-example-talisman-battle-dice = Now it is 11 to 7. Both roll a die and add it.
tal-example-talisman-battle-fate = 11 + 2 is 13, and 7 + 6 is 13, too: a stand-off. One Fate rolls his die again, once.
tal-example-talisman-battle-won = A 4: 15 to 13, and Dolohov is a trophy. (The rulebooks count 16 here, and forget the Advantage.) A lower score would have cost a Life and ended the turn, with Dolohov still lying there.

## A Year at Hogwarts

yh-example-year-at-hogwarts-turn = How a turn goes
yh-example-year-at-hogwarts-turn-roll = Harry Potter begins at the entrance. Two dice say how far he must go.
yh-example-year-at-hogwarts-turn-walk = Twelve steps, along the footprints and never onto the same space twice. To the right lies the castle: past the hands and the crest to the Clock Tower, and down the wall. On a tower he could stop.
yh-example-year-at-hogwarts-turn-object = An object lies here, and it may be taken in passing, up to two in a turn. What else is on the way, a duel, an action, a spell, does nothing: only the last space counts.
yh-example-year-at-hogwarts-turn-event = With the second object he has his two. The last step ends on an event, which is for everybody.
yh-example-year-at-hogwarts-turn-next = Dobby: everyone rolled, and Neville, who rolled lowest, went to any space he liked. The turn is over, and the player to the right rolls.
yh-example-year-at-hogwarts-rival = Two players meet
yh-example-year-at-hogwarts-rival-roll = Harry Potter rolls 4 and 5: nine steps.
yh-example-year-at-hogwarts-rival-meet = But on the fourth space stands Draco Malfoy. Whoever meets another player must stop and fight.
yh-example-year-at-hogwarts-rival-fight = In Underage both roll one die, and the lower loses 1 HP: 4 to 3, 1 to 3, 5 to 4. Whoever loses 2 HP first has lost.
yh-example-year-at-hogwarts-rival-prize = Draco has lost. Harry takes an object, a token or a random card; he wants the Sword of Gryffindor.
yh-example-year-at-hogwarts-rival-next = The space itself does nothing, and Harry's turn is over.
yh-example-year-at-hogwarts-riddle-lost = Tom Riddle wins at the last moment
yh-example-year-at-hogwarts-riddle-lost-card = Luna Lovegood, 6 HP, is in the Chamber of Secrets with everything that mission 6 asks for. She takes combat card 6.
yh-example-year-at-hogwarts-riddle-lost-dice = Tom Riddle has 9 HP and resistance 5. Revealed, he cost her 2 HP at once. She attacks with her four dice.
yh-example-year-at-hogwarts-riddle-lost-defence = Only the 6 hit. After each attack he takes 3 HP, and she is down to 1. A defence potion gives her 5, and after a defence card he does not act.
yh-example-year-at-hogwarts-riddle-lost-again = 6 HP again, and the dice once more.
yh-example-year-at-hogwarts-riddle-lost-last = Three hits leave him 5, and he takes 3 from her. The Strengthening Solution costs him just those 5.
yh-example-year-at-hogwarts-riddle-lost-lost = But at 0 HP an opponent acts one last time, and her 3 HP are gone. She wakes up in the Leaky Cauldron with 6 HP, without spells and potions, and keeps the objects for another try.
yh-example-year-at-hogwarts-riddle-won = Tom Riddle is beaten without a die
yh-example-year-at-hogwarts-riddle-won-card = The same fight with 9 HP and two attack potions.
yh-example-year-at-hogwarts-riddle-won-potion = 2 HP are lost when he is revealed: 7 left. Instead of rolling, play the Strengthening Solution: he loses 5. (Spells would not touch him.)
yh-example-year-at-hogwarts-riddle-won-ageing = He took 3, and 4 are left to both of you. The Ageing Potion costs him 4.
yh-example-year-at-hogwarts-riddle-won-objects = His last act left you 1 HP, and that is enough: 200 points. The objects go back to the board of Places, wherever you like.
yh-example-year-at-hogwarts-riddle-won-won = The potions lie under their deck, the mission is done, and the next player rolls.
yh-example-year-at-hogwarts-exam = A book in its classroom
yh-example-year-at-hogwarts-exam-roll = Among Harry's books is one for Potions, worth 10 points. The Potions Classroom is two steps away.
yh-example-year-at-hogwarts-exam-class = Two ones! The move must end on the classroom by itself.
yh-example-year-at-hogwarts-exam-passed = 10 points for the book, which goes under its deck, and the classroom's two potions as well. The other book waits for another class.

## Quidditch

yh-example-quidditch-turn = How a turn goes
yh-example-quidditch-turn-quaffle = Gryffindor rolled 4 and 6: ten actions. Flying one slot costs one. The first Chaser flies to the middle and picks up the Quaffle, which costs nothing.
yh-example-quidditch-turn-fly = Four slots on, the Chaser is on the other side's line (3): five actions are spent.
yh-example-quidditch-turn-shoot = From there one may shoot, the sixth action: the Chaser rolls a die, and so does the Keeper.
yh-example-quidditch-turn-bludger = 4 to 5, no goal, and the Quaffle is the Keeper's. With the seventh action a Beater flies to a Bludger.
yh-example-quidditch-turn-throw = Hitting it is free. A die says how far it flies, and here it reaches a Chaser of Slytherin, who must roll 4 or more to stay.
yh-example-quidditch-turn-rest = A 2: that Chaser is out. Three actions are left, and another Chaser flies forward.
yh-example-quidditch-turn-slytherin = Slytherin rolls 5 and 6: one step back to the line, a pass from the Keeper, eight slots forward, and a shot with the eleventh action.
yh-example-quidditch-turn-next = 5 to 3: a goal, and a Quidditch card for it. The Quaffle is with Gryffindor's Keeper. Two goals win the first part.
yh-example-quidditch-race = The race for the Snitch
yh-example-quidditch-race-firebolt = Gryffindor won the first part and flies first: 8. One Quidditch card may be played in a turn, and the Firebolt brings 4 more.
yh-example-quidditch-race-feint = Slytherin rolls 12 and plays the Wronski Feint, another die: 5 more. That is 17 of 24.
yh-example-quidditch-race-confundus = Gryffindor rolls 6 and stands at 18. The Confundus Charm sends the other Seeker 3 spaces back.
yh-example-quidditch-race-snitch = From 14, Slytherin rolls 5 and 5: once round the pitch, the Snitch is caught, and the match is won.

## Voldemort Returns

yh-example-voldemort-returns-turn = How a turn goes
yh-example-voldemort-returns-turn-roll = Voldemort has returned, and his Death Eaters are about. Heroes roll two dice, he and each of his one.
yh-example-voldemort-returns-turn-meet = Hermione Granger could go seven steps, but on the second stands Lucius Malfoy. A hero who meets a Death Eater must stop and fight.
yh-example-voldemort-returns-turn-attack = Whoever moves in attacks first: Hermione rolls her four attack dice.
yh-example-voldemort-returns-turn-defence = 2, 4, 5 and 3 against resistance 4 are two hits. Each may be answered with a defence die: 1 or 2 costs 2 HP, 3 to 5 costs 1, and a 6 costs the attacker 1.
yh-example-voldemort-returns-turn-next = 2 and 4: Lucius lost 3 HP, and now he attacks. Without HP he would be removed, and Hermione would go to Start with 1 HP.

### The rules of A Year at Hogwarts, one message per rule id, in the order of play.
### The value is the rule. `.ruling` says what the rulebooks leave open and how we answer it.
### What no rulebook prints, and we designed ourselves, is called our choice.
### Where the Italian and the Polish rulebook differ, the edition chosen before the game decides.
### Each text is one line, because Fluent keeps line breaks and readers have screens of any width.

## Chapters

yh-chapter-components = Components
yh-chapter-board = The boards
yh-chapter-setup = Setup and ending
yh-chapter-turn = The turn
yh-chapter-points = House points
yh-chapter-fights = Fights
yh-chapter-quidditch = Quidditch
yh-chapter-voldemort-returns = Voldemort Returns

## Components

yh-rule-YH-CMP-1 = There is a main board, which shows Hogwarts as the Marauder's Map does, and three smaller ones: Diagon Alley, Places and the Quidditch pitch. The box holds 210 cards in eight decks (action, combat, duel, event, book, potion, Quidditch and spell), 30 missions, 30 objects, 6 Death Eater tokens, 60 House Cup tokens, 20 Floo tokens, 10 Portkeys, 70 HP tokens, 5 dice, 15 sheets and 15 pawns.
    .ruling = When all Floo tokens or Portkeys are taken, nobody gains another. The tokens for HP and House points and the five dice limit nothing.

yh-rule-YH-CMP-2 = The 30 combat cards are numbered like the 30 missions, and each belongs to the mission with its number. Our choice: of the other 180 cards 40 are spells, 34 potions, 24 books, 26 action cards, 20 event cards, 20 duel cards and 16 Quidditch cards.
    .ruling = The rulebooks count 210 cards but not the decks; these are the numbers we play with.

yh-rule-YH-CMP-3 = Every player has a student: Harry Potter, Hermione Granger, Ron Weasley, Draco Malfoy, Luna Lovegood or, our choice, Ginny Weasley, Neville Longbottom or Cho Chang. A sheet shows the student's HP, how well attacks are resisted, 3 or 4 attack dice, the books, spells and potions to begin with, one ability for moving and one for fighting. Harry's are printed: 7 HP and 4 dice, 2 spells instead of 1 on a spell space, and opponents who resist 1 less; Hermione has 4 dice, Luna 6 HP and 4 dice. All other numbers and abilities are our choice. The six Death Eaters Narcissa Malfoy, Barty Crouch Jr, Lucius Malfoy, Walden Macnair, Bellatrix Lestrange and Peter Pettigrew have sheets too, with 1 spell and 1 potion each and no room for objects, and so has Lord Voldemort, with 7 HP.

yh-rule-YH-CMP-4 = The 30 objects are six Horcruxes (Tom Riddle's Diary, Marvolo Gaunt's Ring, Hufflepuff's Cup, Slytherin's Locket, Ravenclaw's Diadem and Nagini), four that Pettigrew needs (the Cauldron, the Father's Bone, Wormtail's Hand and Harry Potter), and the Basilisk Fang, the Sword of Gryffindor, the Elder Wand, the Resurrection Stone, the Time-Turner, the Invisibility Cloak and Buckbeak. Our choice are the other 13: the Enchanted Harp, the Winged Key, the Philosopher's Stone, the Sorting Hat, the Marauder's Map, the Golden Egg, the Triwizard Cup, the Prophecy Orb, the DA Coin, the Memory Phial, the Deluminator, the Golden Snitch and the Two-Way Mirror.

yh-rule-YH-CMP-5 = Six objects can be used once, and then go to one of the three object spaces of Diagon Alley. The Elder Wand and the Sword of Gryffindor each give one more attack die for one fight, and the Resurrection Stone gives 6 HP in a fight. The Time-Turner gives another turn. The Invisibility Cloak lets you leave a fight and go 5 spaces away. Buckbeak carries you to any space of Diagon Alley or Places; in the Polish edition you return afterwards.
    .ruling = Objects are no cards and count towards no limit. The Time-Turner may be used before your roll, at any step of your move, and when your turn ends; there is only one further turn at a time. Under the Cloak nothing stops you and the space you reach does nothing; nobody has won or lost, a card you met goes back to its deck, and you keep a mission with its objects and cards. A fight of a whole team is over too. You do not walk back over spaces that you entered in the same turn. Where that leaves no way of 5 spaces, you go as far as one can. Whoever leaves a fight on a trip sets out from where the trip began. Buckbeak is no card for the start of a turn, such as Gillyweed, and does not take the place of the roll: he flies when your turn would end, and where he lands you do what one does on a trip by Floo powder. He also flies to the Graveyard, except in the Polish edition, which lets nobody in without a Portkey; and he brings you back at the end of the turn from any place from which no path leads home.

yh-rule-YH-CMP-6 = A mission has a place, objects to bring, cards to show in the expert variants, House points and an opponent. The rulebooks show numbers 1 to 3 (the West Wing on the third floor, one object each, 50, 50 and 60 points, against Fluffy, the Devil's Snare and Professor Quirrell) and number 6 (the Chamber of Secrets, the Basilisk Fang and Tom Riddle's Diary, 200 points, against Tom Riddle). Missions 1 to 10 retell the first three books, 11 to 20 the next two, 21 to 30 the last two; they bring 40 to 300 points, the harder the more. All other missions are our choice: every object is needed by at least one of them, and every card they ask for exists at least twice.

yh-rule-YH-CMP-7 = A combat or duel card shows the opponent's HP, how well it resists, and what it does: when revealed, before each of your attacks, or after each of them. Tom Riddle has 9 HP and resistance 5: you lose 2 HP when he is revealed and 3 HP after each of your attacks, and spells do not touch him. Vincent Crabbe has 4 HP and resistance 3: you lose 10 House points when he is revealed and 2 HP before each of your attacks. All other opponents are our choice.

yh-rule-YH-CMP-8 = These cards are printed. Spells: Fiendfyre (your opponent loses 6 HP), Wingardium Leviosa (look through the spell deck and take 2), Alohomora, Accio and Obliviate (also for the start of a turn) and Lumos. Potions: Polyjuice Potion (look through the potion deck and take 1), Skele-Gro, which the Polish edition calls Madam Pomfrey's pick-me-up (5 HP for you), Strengthening Solution (5 HP), Ageing Potion (4 HP), and Gillyweed, Forgetfulness Potion and Amortentia (also for the start of a turn). Books: Gadding with Ghouls (5 points) and Magical Drafts and Potions (10 points). Actions: Dolores Umbridge (40 points lost), Horace Slughorn (15 points) and Floo Powder. Event: Dobby (everybody rolls, and the lowest may go to any space of the castle). Quidditch: Nimbus 2000 (2 spaces), Firebolt (4 spaces), Wronski Feint (roll another die) and Confundus Charm (the other Seeker 3 spaces back). All else is our choice.
    .ruling = Books give 5 to 20 points, though one page of the Italian rulebook says 5 to 10. A deck that was looked through is shuffled. A card that sends you somewhere ends there: the space does nothing, nobody is met, and your next turn starts from it; only where it takes the place of your roll does the move end as usual.

## The boards

yh-rule-YH-BRD-1 = The game begins at the entrance: to the right lies the castle, to the left the road to Diagon Alley. There you may enter the school or go to the Leaky Cauldron, in the Italian edition also in passing, in the Polish one only if you stop. Twelve steps from Start lead past the pointing hands and the Hogwarts crest to the Clock Tower and down the west wall: potion, Gryffindor Tower, object, duel, action, Hufflepuff Tower, spell, object and event.
    .ruling = To stop at the entrance means, in the Polish edition, that Start ends every move, as the Quidditch pitch does: whoever walked on would have chosen without stopping. The next turn leads on in either direction.

yh-rule-YH-BRD-2 = From the Leaky Cauldron it is 4 moves to Gringotts, and from there 4 more to Borgin & Burkes or to Ollivanders. Flourish & Blotts is in Diagon Alley too.

yh-rule-YH-BRD-3 = From Honeydukes to the Hog's Head it is 3 moves in the Italian edition and 2 in the Polish one. Every space in between is stepped on.

yh-rule-YH-BRD-4 = Secret passages lead both ways. From the Hospital Wing past the One-Eyed Witch to Honeydukes costs 1 extra move; from the Whomping Willow to the Shrieking Shack, from the Room of Requirement to the Hog's Head, from the Ministry of Magic to the Hall of Prophecies and from one space into Gringotts costs none. A bridge is 1 space. Nobody walks through walls, and nobody enters the Great Hall.
    .ruling = The space that leads into Gringotts is the one in the street, 4 moves from the Leaky Cauldron; the 4 further moves count from there. The passage at the Ministry joins two Places; a trip leads to one of them and back, so nobody comes through it.

yh-rule-YH-BRD-5 = There are 18 towers, 6 classrooms, 18 object spaces on the main board, 3 in Diagon Alley and 9 on Places. Floo powder leads to 7 Places, and a Portkey, from the Quidditch pitch, to the Little Hangleton Graveyard; in the Polish edition nothing else leads there.
    .ruling = The towers of the common rooms and the Clock Tower are among the 18. The seven Places are the Ministry of Magic, the Hall of Prophecies, Honeydukes, the Hog's Head, the Shrieking Shack, the Burrow and Malfoy Manor.

yh-rule-YH-BRD-6 = Our choice: exactly how the spaces of the boards are joined, where known facts leave it open. Every space can be reached, and no two towers are more than 24 moves apart.

yh-rule-YH-BRD-7 = Spaces are joined only by footprints or by a step drawn as a double line.

yh-rule-YH-SPC-1 = When your move ends on a symbol, draw. A spell, a potion or a book is kept. An action card is carried out by you, an event card for everyone, and a duel card is fought. An HP space, such as the Hospital Wing, gives the HP printed on it.

yh-rule-YH-SPC-2 = In a common room draw an action card, a book, a potion or a spell, as you like, or offer any player a swap of one object against one. The other may refuse.

yh-rule-YH-SPC-3 = In Dumbledore's Office draw 2 spells, in Hagrid's Hut 1 potion and 1 spell, in Snape's Office 2 potions, and in the Library 2 books, or 1 in the Polish edition.
    .ruling = The Polish booklet gives 2 books on page 5 and 1 on page 7; the Polish edition follows page 7, which tells what each place does.

yh-rule-YH-SPC-4 = In the classrooms for Charms, Transfiguration and Defence Against the Dark Arts draw 1 spell, in those for Potions, Herbology and Care of Magical Creatures 2 potions. Exams come on top.

yh-rule-YH-SPC-5 = The Quidditch pitch ends your move. There you must challenge a player, unless you spend a Portkey: then you go to the Little Hangleton Graveyard, do its mission if you can, and return at the end of your turn.
    .ruling = The Portkey is given back when it is used. In Teams you challenge a player of another team, if there is one. If somebody stands there whom you must fight, you fight instead. Alone you may simply stay.

yh-rule-YH-SPC-6 = On a tower you may always stop. There you may use a Floo token: go to one of the 7 Places, collect objects, do a mission if you can, and return to the tower at the end of your turn.
    .ruling = The token is given back when it is used. A trip is no move: nobody is met at its end, and the space does nothing else. The same holds for Portkeys.

yh-rule-YH-SPC-7 = One more space draws 2 books.
    .ruling = That space is Flourish & Blotts.

## Setup and ending

yh-rule-YH-SET-1 = Choose how long you will play. Quick: until somebody has done at least 1 mission and has more than 210 House points; classic: 2 missions and more than 260; long: 3 missions and more than 320. And choose a variant: Underage, Qualified or Teams. A single player plays Solo, by the rules of Underage or Qualified.

yh-rule-YH-SET-2 = Shuffle every deck but the combat cards. Everyone takes a student sheet, 1 Floo token (2 in Underage), 1 Portkey, the HP, books, spells and potions that the sheet says, and 5 secret missions at random, or 3 if there are more than 6 players. No effect ever takes a mission away. All pawns stand on Start.

yh-rule-YH-SET-3 = In Qualified and Teams the players put the six Death Eater tokens on six towers of their choice. A Death Eater stays there until beaten.
    .ruling = The players take turns, from the first player on, with one token at a time.

yh-rule-YH-SET-4 = The 30 objects lie at random on the object spaces: 18 on the main board, 3 in Diagon Alley and 9 on Places.

yh-rule-YH-SET-5 = The youngest player starts, and play passes to the right.
    .ruling = Only you can know who that is, so it is a choice made at setup; if nobody chooses, chance does.

yh-rule-YH-END-1 = The game ends at once when a player meets the condition of the chosen length. Whoever has most House points then wins, whether it is that player or not.
    .ruling = If several have most, they share the win. A card that is being carried out is carried out to its end first, for everyone it is for.

yh-rule-YH-END-2 = In Qualified and Teams that player must also have taken part in a Quidditch match.
    .ruling = Having been challenged is enough, and so is having lost. Solo does without.

yh-rule-YH-END-3 = In Teams the score is that of the team.
    .ruling = Every member scores the points of a mission that the team has done, just as its opponent has its HP once for each member; it counts as one mission. The House points of all members are added up, and missions and a Quidditch match of any member count for the team. Where a card speaks of who has most or fewest House points, the score of the team counts.

## The turn

yh-rule-YH-TRN-1 = Roll two dice and move exactly so many spaces in any direction; then do what the space says. You may not do without the roll, except as YH-TEAM-2 or a card allows.

yh-rule-YH-TRN-2 = The movement ability of your sheet may be used in your move.
    .ruling = Abilities that only give you more are used unasked; with all others you may do without. Whoever may step past players and Death Eaters may also stop where they stand, and fight. Whoever draws 2 spells or potions instead of 1 does so only where exactly 1 card of that deck and nothing else is drawn, and not in classrooms. Draco's two action cards are drawn face up, and the other goes back.

yh-rule-YH-MOV-1 = In one turn never enter a space twice.
    .ruling = The space you start from counts as entered: to come back to it would be to retrace your steps, for which you must wait.

yh-rule-YH-MOV-2 = On meeting another player or a Death Eater you must stop, and you fight.

yh-rule-YH-MOV-3 = You may stop early on a tower or on the place of a mission, whether you hold a mission for it or not. For an exam the move must end on the classroom by itself.
    .ruling = Both booklets could be read so that a book lets you stop early in its classroom; but the Italian page on exams says that the move ends there, and the Polish page on moves knows two exceptions only, so it must come out exactly.

yh-rule-YH-MOV-4 = If you cannot walk as far as you rolled, you stop where no step is left.
    .ruling = The rulebooks do not speak of it. Only if no walk of that length exists, and no early stop, do you walk until you can go no further.

yh-rule-YH-OBJ-1 = Passing or stopping on an object space you may take objects, at most 2 in a turn. You hold at most 6: whoever has 6 may swap one and leave it there.
    .ruling = The Polish booklet says that you must collect what a mission names: you must bring it there, but which objects you pick up on the way, and when, is your choice.

yh-rule-YH-OBJ-2 = After a mission is done, the objects it needed go to object spaces of Places of your choice, occupied or not; in the Polish edition to any spaces of Places, and special objects to Diagon Alley. After a mission is lost you keep them.
    .ruling = In Teams the member who won the fight chooses the spaces.

yh-rule-YH-CRD-1 = Used cards go to the bottom of their deck.
    .ruling = Everyone may look at the cards that were put there. They are drawn, in their order, when no other card of the deck is left.

yh-rule-YH-CRD-2 = Accio, Alohomora, Obliviate, Gillyweed, Forgetfulness Potion and Amortentia may be played before the roll instead of in a fight. The Polish edition allows that to the spells only.
    .ruling = A card that could do nothing now is not offered. No card moves a player away whose team is fighting for a mission.

## House points

yh-rule-YH-MIS-1 = At the place of a mission you hold, with its objects and, in Qualified and Teams, and alone in the Italian edition, the cards it asks for, you must take its combat card and fight. Win, and you score its points; the cards that were used and asked for go to the bottom of their decks.
    .ruling = Of several you choose one. In Teams it is your choice whether to wait for the others, for nobody knows yet whether the team will have the cards. A mission that is tried, or waited for, takes the place of what the space does. A card counts for one thing that is asked for, and the cards are shown before the fight. Those are then safe from whatever makes you discard. That missions ask for cards of whoever is alone stands on two pages of the Italian rulebook; the Polish one does not name that variant.

yh-rule-YH-MIS-2 = Lose a mission, and you go to the Leaky Cauldron with 6 HP and without your spells and potions. Objects, Floo tokens and Portkeys are kept.
    .ruling = So are books.

yh-rule-YH-MIS-3 = The cards a mission asks for need not be played, but after the fight they are discarded. In the Polish edition only those that were played are.

yh-rule-YH-EXM-1 = In a classroom you hand in books of its class, several at once, and score their points. The books go to the bottom of their deck, and you draw the cards of the classroom as well.
    .ruling = All books of the class are handed in.

yh-rule-YH-ACT-1 = Action cards are carried out at once: they give or take House points, Floo tokens and more. In the Polish edition a Floo Powder card is kept and used like a token.
    .ruling = House points never fall below 0. Outside a fight nobody falls below 1 HP.

yh-rule-YH-QUI-0 = Whoever wins a Quidditch match scores 40 House points.

## Fights

yh-rule-YH-FGT-1 = To attack, roll your attack dice: every die that shows at least your opponent's resistance costs it 1 HP.
    .ruling = Cards and abilities change a resistance only between 2 and 6. There are five dice; whoever has more rolls some of them again.

yh-rule-YH-FGT-2 = Instead of rolling you may attack with an attack spell or an attack potion, which does what it says.

yh-rule-YH-FGT-3 = A defence card in your own turn does what it says, your opponent skips the attack or ability that would follow, and you act again, with dice or another card; in the Polish edition that must be an attack. That attack is answered as usual.
    .ruling = What an opponent on a card does is its attack, before yours as well as after it: so from your defence card to your next attack it does nothing, not even what comes before that attack; what comes after it comes as usual. What another card or an ability makes an opponent skip is skipped whole: what it does before and after one attack, or its last act at 0 HP. An attack card that makes the opponent skip begins with what would follow at once. The Polish booklet tells what a round holds: a defence card, then an attack; a card that answers an attack of the opponent is none of these.

yh-rule-YH-FGT-4 = The combat abilities of the sheets apply to each attack, in every fight with attack dice.
    .ruling = Nobody pays HP for an ability if that would lose the fight.

yh-rule-YH-FGT-5 = Cards may be played at any moment of a fight, as many as its limit allows.
    .ruling = Attack cards take the place of the dice. Defence cards are played in your own turn, or in answer to an attack, which then does nothing; an attack card so answered, and more dice for that attack, are used up. What an opponent on a card does, when revealed, before or after your attack or as its last act, is an attack too and may be answered in the same way.

yh-rule-YH-PVP-1 = If you meet a player, you attack, because you arrived last; then you take turns. The fight takes the place of the space and ends your turn. If two are there, you choose one. In the Italian edition the two then ignore each other for two rounds.

yh-rule-YH-PVP-2 = In Underage both roll one die; the lower loses 1 HP, and equal dice are rolled again. Whoever first loses 2 HP has lost, and the winner may take 1 object, a Portkey, a Floo token or 1 random card. There are no spells and potions.
    .ruling = A player without HP has lost at once, and goes to the Leaky Cauldron with 6 HP after the winner has taken something. Special objects can be used as in every fight; whoever has another die by them counts the higher one. A winner who holds six objects takes no other.

yh-rule-YH-PVP-3 = In Qualified, and in Teams against another team, you attack with dice or cards, at most 1 potion and 1 spell each. Whoever is first down to 1 HP has lost, and the winner may take 2 objects, or a Portkey or Floo token, or 2 random cards. In the Italian edition a loser with 0 HP also discards all spells and potions and goes to the Leaky Cauldron with 6 HP. If you agreed on the defence die, hits are answered as in YH-VR-FGT.
    .ruling = Whoever begins the fight with 1 HP loses at the first hit. HP that you pay for a card of your own count as lost. A winner who holds six objects takes no other. In the Polish edition a loser keeps 1 HP. If one attack leaves both too weak, its attacker has won, unless at 0 HP; whoever wins has at least 1 HP left. The Polish booklet prescribes the defence die on page 14 and allows it on page 15; you agree on it.

yh-rule-YH-PVP-4 = Members of a team do not fight each other.

yh-rule-YH-DE-1 = In Qualified and Teams, the player to the right of whoever walks into a Death Eater chooses a Death Eater still in play, takes the cards of its sheet and plays it. You attack first, then you take turns, with at most 3 cards each; whoever has 0 HP has lost. Win, and you score 20 points, and the token is gone. Lose, and you discard all cards (in the Polish edition spells and potions) and go to the Leaky Cauldron with 6 HP, but keep objects, Floo tokens and Portkeys.
    .ruling = A Death Eater who survives is fresh next time, and its cards go to the bottom of their decks. In Teams it is played by the next player of another team, if there is one, for members of a team do not fight each other. If one card leaves both without HP, whoever played it has won: the opponent was at 0 first.

yh-rule-YH-DUE-1 = In a duel you fight the student on the card; if it is your own, it goes to the bottom and you draw again. Win, and you draw a spell, a potion and a book. Down to 1 HP you have lost and discard 3 cards of your choice, or all if you have fewer. With 0 HP, in the Italian edition, you discard all cards and go to the Leaky Cauldron with 6 HP. In the Polish edition whoever has only 1 HP loses at once, and a beaten student acts one last time. You may play 5 cards in Underage and 3 in Qualified.
    .ruling = In Teams it is 3 as well. All cards means spells, potions and books, never missions. In the Polish edition 0 HP counts as 1, and the duel is lost, too, if that last act leaves you 1 HP, as the last act of an opponent can lose a mission. In the Italian edition whoever begins with 1 HP loses at the first hit.

yh-rule-YH-CMB-1 = For a mission reveal its combat card: what it does when revealed is done first. Then you attack, and before or after each attack, as printed, the opponent does what it does, but not when you play a defence card.

yh-rule-YH-CMB-2 = At 0 HP the opponent acts one last time. You win only if you have at least 1 HP left.
    .ruling = Its last act is what it does after an attack, or, if that is nothing, what it does before one.

yh-rule-YH-CMB-3 = In the fight for a mission you may play 5 cards in Underage, 3 in Qualified, and 2 for each player in Teams. Alone it is as in the variant you follow, in the Polish edition 2.
    .ruling = In Teams the Italian text could also mean two cards for the whole team; the Polish one says that each player has two.

yh-rule-YH-CMB-4 = In Teams the opponent has its HP once for each member. Every member attacks in their own turn, and alone suffers what the opponent does.
    .ruling = What it does when revealed is done to the member who completes the team. If a member falls to 0 HP, the mission is lost for the whole team, and all members go to the Leaky Cauldron; whoever has more than 6 HP keeps them. What a card does for the rest of a fight holds for whoever played it.

yh-rule-YH-TEAM-1 = You play as one team, or in teams of two or three. For a mission all members must be at the place, with its objects and cards between them.
    .ruling = A team shows its missions to each other. Seats that are the same number of seats apart belong together. If there is one team only, cards that name a player name one of its members.

yh-rule-YH-TEAM-2 = Members who are at the place must wait, without a turn, until all are there. In the fight a member attacks instead of rolling.
    .ruling = Whoever waits may give it up at the start of a turn, because a team can lose the cards it needs while it waits. For the same reason whoever comes there may decline. Whoever waits or fights for the team on a trip stays there until that is over. Whoever fights with a team, or waits on a trip, is met by nobody and moved by no card.

yh-rule-YH-SOLO-1 = Alone there is no Quidditch and no fight with players or Death Eaters. With 0 HP the game is lost.
    .ruling = Alone, Teams is played as Qualified. The six Death Eater tokens stay in the box: the Polish rulebook lays them out, but nobody can fight them.

## Quidditch

yh-rule-YH-QUI-1 = The challenger picks any player (in Teams see YH-SPC-5), and both choose a house team. The Seeker waits at (1); the Keeper stands on one of the three goal slots (2), two Beaters on the defence line (3) and three Chasers in the attack area (4). The Quaffle lies in the centre and one Bludger in each half.
    .ruling = The challenger chooses a house first, and the other player another one.

yh-rule-YH-QUI-2 = The higher total of two dice starts. In your turn roll two dice: so many actions you have. To fly one slot along the lines is one action. The Keeper never leaves (2), and Chasers may not enter the enemy's (2), in the Polish edition not their own either. A Chaser who enters the Quaffle's slot may take it for free; a Beater who enters a Bludger's slot may hit it for free.
    .ruling = Equal totals are rolled again. You may end your turn early. To pick a Bludger up is to hit it: a Beater who does not, or on whom one comes to rest, must leave the slot and enter it again. Of two Bludgers on a slot one is hit.

yh-rule-YH-QUI-3 = To hit a Bludger roll a die: it flies up to so many slots in a straight line, in the Polish edition exactly so many. A Keeper, Beater or Chaser who is struck rolls a die, and is out with less than 4. A Chaser who is out drops the Quaffle on the spot; for a Keeper who held it, the side puts it on any slot of its line (3). A side without Chasers has lost the first part.
    .ruling = Bludgers are there to put opponents out: they fly past pieces of the side that hits them. Of several opponents on one slot the one with the Quaffle is struck, else a Chaser before a Beater, and a Beater before the Keeper. A Quaffle dropped on a slot with another Chaser is that Chaser's at once, first of all one of the side in turn. If it would fall into (2), where the other side could never take it, it goes to that side's Keeper or, if the Keeper is out, onto its line (3), as after a shot.

yh-rule-YH-QUI-4 = A Chaser steals the Quaffle by flying onto an enemy who carries it, for one action in all; otherwise no piece enters a slot with another piece, in the Polish edition no slot with a piece of the other side. In the Polish edition the thief may then step to an empty slot next to it, and a carrier may throw the Quaffle one slot for one action.
    .ruling = The Quaffle is thrown to a Chaser of the same side or to an empty slot, and not into (2).

yh-rule-YH-QUI-5 = A carrier on the enemy's line (3) may shoot for one action: roll a die, and the Keeper rolls one. Higher than the Keeper is a goal, and you draw a Quidditch card. Goal or not, the Quaffle then goes to that Keeper, or, if the Keeper is out, to any slot of that side's line (3). A Keeper passes to a Chaser on its own line (3) for one action. Whoever scores twice has won the first part.
    .ruling = If the Keeper is out, the shot scores. Put on a slot with a Chaser of that side, the Quaffle is that Chaser's. The Keeper always rolls. Every match begins with all Quidditch cards in the deck. Put under a Chaser of the other side, it lies there until a Chaser enters the slot.

yh-rule-YH-QUI-6 = In the second part the Seekers start at (1), the one of the winner of the first part first. Roll two dice and fly, with at most one Quidditch card a turn; whoever is first round the pitch has caught the Snitch and won. In A Year at Hogwarts that is 40 House points, and the challenged player's pawn returns to where it stood, while the challenger stays on the pitch.
    .ruling = Once round the pitch is 24 spaces. A card that changes the dice is played before the Seeker flies, every other card after it.

yh-rule-YH-QUI-7 = The pitch has nine columns of five slots and three goal slots (2) behind each end.
    .ruling = The drawing is lost, and the printed example needs this one. The columns are B to J and the rows 1 to 5; the goal slots are A2 to A4 and K2 to K4, the lines (3) the columns B and J, the attack areas (4) the columns C to F and F to I without the centre F3, and the Bludgers start on I4 and C2. Straight lines are rows, columns and diagonals; pieces fly along rows and columns. Nobody starts on the centre or on a Bludger. Column F may hold Chasers of both sides; the side that does not start takes its places first. The first opponent in its line stops a Bludger, which stays where its flight ends. The Polish booklet puts the Chasers on the next two lines, but its own example begins with one beside the centre: the example is followed.

## Voldemort Returns

yh-rule-YH-VR-FGT = In Voldemort Returns whoever moves in attacks first, then you take turns, with attack dice or with cards, at most 3. Each hit may be answered with a defence die: on 1 or 2 it costs 2 HP, on 3, 4 or 5 it costs 1, and on a 6 the attacker loses 1; without the die it costs 1. Combat abilities apply, and 0 HP loses. A beaten hero goes to Start with 1 HP, and a beaten Death Eater is removed; in the Polish edition the Death Eater Pettigrew goes to Start with 1 HP instead. Death Eaters draw on spell and potion spaces, and Lord Voldemort ignores HP spaces. In A Year at Hogwarts only the defence die is of use, and only if you agreed on it: in fights between players and, in the Italian edition, with Death Eaters.
    .ruling = Harry, too, is sent to Start. Whoever is beaten keeps objects and cards, and a Death Eater who wins keeps what HP, at least 1, and cards are left. The Italian edition lets another hero fight the same Death Eater in the next turn: whoever was beaten and that Death Eater avoid each other until that hero's next turn is over. Special objects may be used as in other fights. Of the Polish booklet's two sentences on spells and potions for Death Eaters, the golden rules on page 15 are followed: they draw. Defence dice are rolled one by one, each for one hit: the fight is over as soon as somebody has 0 HP. If one card leaves both without HP, whoever played it has won, as in YH-DE-1.

### What guides say to whoever plays a game for the first time, step by step; the rules are real, the dice are scripted.

guide-waits = That would be allowed, too. But the guide's dice are laid out for one way through, so it waits for: { $what }

## Death Eaters Rising

der-guide-goal = You play together: beat Lord Voldemort before he beats you. Each turn one of you takes a team to one of the three locations, and the dice decide what it gets done there.
der-guide-danger = This is how the game wins: too many wizards in the hospital wing, a player without wizards, too many places under Voldemort's control, or one whole location. To win, you must damage Voldemort himself, but never more often than there are Death Eaters in Azkaban.
der-guide-travel = Your team is Harry Potter, alone so far. In Hogsmeade stands Antonin Dolohov, and one more hit will beat him. Take your mission there.
der-guide-voldemort = Then Voldemort acts. His die turned him to Diagon Alley: wizards there are hurt, the place gains corruption, and Bellatrix Lestrange, who is with him, hits your team wherever it is. A place that ends a turn with 5 corruption is lost for good.
der-guide-roll = Now your dice, four of them from your headquarters, the Room of Requirement. Each colour favours one virtue. Roll.
der-guide-dolohov = Every card shows the symbols it asks for. Dolohov asks for two Bravery and one Loyalty. A double symbol counts as two: put the double Bravery on him.
der-guide-room = One roll may serve several cards. Your headquarters has abilities, too: for two Friendship the Room of Requirement heals. Pay it with the double Friendship.
der-guide-heal = An ability works as soon as it is paid. Harry belongs to Dumbledore's Army, so he loses 2 damage.
der-guide-again = After each roll you must place or discard at least one die; the others may be rolled again. Roll the two that are left.
der-guide-trelawney = Wizards at your location are won over the same way. Sybill Trelawney asks for two Knowledge: put the double Knowledge on her.
der-guide-loyalty = And the Loyalty is just what Dolohov still lacks.
der-guide-won = The turn is over. Trelawney has joined your team, Dolohov sits in Azkaban, and for the damage you dealt you took a spell token. Now watch your friend's turn.
der-guide-token = Your friend lacks one Bravery to win over Kingsley Shacklebolt. Spell tokens may be used in anybody's turn, and yours gives a Bravery: speak up and use it.
der-guide-fill = Where does it go? On Kingsley.
der-guide-end = Kingsley has joined your friend, thanks to you. That is the heart of the game: see who is about to fall, and decide together who goes where. When Voldemort's own card comes up from the deck, he can be attacked like a Death Eater.

## Talisman

tal-guide-goal = Be the first to beat Lord Voldemort in the Great Hall, at the heart of the board. The way there leads from London, the outer ring, across the Hogwarts Grounds into the School. Nobody starts strong enough, so grow on the way.
tal-guide-sheet = You are Harry Potter of the Order of the Phoenix. Magic and Might count in battle, Life must not run out, Fate rolls a die again, Galleons buy things. Nobody else sees your spells.
tal-guide-move = A turn is a move and what you meet at its end. Set out.
tal-guide-keep = You rolled a 6, and you must move exactly that far. A Fate token could roll the die again, but a 6 is just right: keep it.
tal-guide-way = You may go either way round the ring, and choose among the spaces where you can end. One of them is Diagon Alley, where the shops are.
tal-guide-shop = Here you choose between two shops. Flourish & Blotts sells useful things.
tal-guide-wand = A Wand adds 1 to your Magic in every battle. It costs 2 Galleons, but Harry pays 1 less in Diagon Alley.
tal-guide-enough = The Wand is among your things now. Keep the other Galleon.
tal-guide-rest = At the end of a turn you may leave things behind. There is no need to: end your turn, and watch your rival's.
tal-guide-rival = Draco Malfoy went to Azkaban, where a die decides what happens, and got away unharmed. He is a Death Eater: should you end your move on his space, you could fight him instead of meeting the space. Your turn: set out.
tal-guide-two = A 2. Keep it.
tal-guide-streets = Two steps on are the London Streets. On most spaces one draws an encounter card: let us see what comes.
tal-guide-battle = Snatchers, enemies with Magic 3! You have Magic 5: your own 4, and 1 for the Wand. Each side adds a die, and the higher sum wins. You could cast your spell first, but save it: roll the dice.
tal-guide-fate = Harry rolls two dice in battle and uses the higher. Still, 5 + 2 against 3 + 5 would cost you a Life. That is what Fate is for: roll the 1 again.
tal-guide-trophy = Won! Beaten enemies are trophies: at the end of a turn, trophies worth 5 Magic in all buy 1 Magic for good. Three are not enough yet, so end your turn.
tal-guide-end = So it goes on: win battles, find followers and objects. With Magic to spare, try the barrier at King's Cross Station, then the Hogwarts Gates. In the School you will need a Hallow to enter the Great Hall, where Voldemort waits with Magic 12.

## A Year at Hogwarts

yh-guide-goal = A school year for the House Cup. In a quick game the year ends when somebody has done a mission and has more than 210 House points; then the most points win. Missions bring most of them, and exams, duels and Quidditch help.
yh-guide-hand = You are Harry Potter. Here are your HP, your cards and your mission, which only you can see: tame the three-headed dog in the West Wing, on the third floor, with the Enchanted Harp. It is worth 50 points.
yh-guide-roll = That is where the dog is, not far from you. Two dice say how many steps you take. Roll.
yh-guide-trophies = Two steps. You follow the footprints and never enter a space twice in a turn. The Enchanted Harp lies in the Trophy Room: step there.
yh-guide-harp = Objects may be taken in passing, up to two each turn. Take the harp.
yh-guide-spells = One step is left. What happens to you depends on the space where the move ends: this one gives a spell, and Harry draws two. Go there.
yh-guide-rival = Two spells, Stupefy and Episkey. You will need them soon. Now Hermione Granger takes her turn.
yh-guide-again = She has drawn a potion. If two students meet, they fight, so mind the distance. Your turn: the dog is three steps away. Roll.
yh-guide-first = Three, just enough! (With more you could have stopped there as well: at the place of a mission everyone may.) The first step.
yh-guide-second = You only pass this space, so it does nothing. On to the next.
yh-guide-third = And here is the West Wing.
yh-guide-mission = You hold the harp, so the mission begins at once: whoever can do one must try it. A mission is always a fight.
yh-guide-strike = Fluffy has 6 HP and resistance 4, and Harry lowers the resistance of his opponents by 1: each of your four dice that shows 3 or more is a hit. Attack.
yh-guide-stupefy = Three hits, but Fluffy has three heads, and one of them bit you: 2 HP lost. Do not roll now. Stupefy takes exactly the 3 HP that Fluffy has left.
yh-guide-lay = Well done, 50 House points! The object goes back among the Places, wherever you like. Hide it at The Burrow.
yh-guide-end = Your Charms book is worth 10 points in an exam: end a move in the Charms Classroom. A Floo token takes you from any tower to one of the Places and back. Whoever is out of HP wakes up in the Leaky Cauldron, so visit the Hospital Wing now and then.

## Quidditch

yh-guide-quidditch-goal = Two teams, two parts. First the Chasers: whoever scores a second goal wins this part. Then the Seekers race for the Golden Snitch, and the first to fly once round the pitch wins the match.
yh-guide-quidditch-sides = You are Gryffindor, on the left, and you have scored once already. Your dice gave you 6 actions: one action moves a player one slot along the lines.
yh-guide-quidditch-beater = The black balls are Bludgers. A Beater who reaches one may hit it for free. Beater 1 has one right in front: fly there.
yh-guide-quidditch-throw = In this row, further right, flies a Slytherin Chaser. Send the Bludger to the right: a die says how far it can go.
yh-guide-quidditch-quaffle = A 2! Whoever is struck needs at least 4, so the Chaser is out. Now the red Quaffle: your Chaser 1 is right beside it. Fly there.
yh-guide-quidditch-take = Taking the Quaffle costs nothing.
yh-guide-quidditch-fly = Goals are shot from the last column but one, in front of the Keeper. On towards the hoops!
yh-guide-quidditch-line = One more, and you can shoot.
yh-guide-quidditch-shoot = Shoot! You roll a die, the Keeper rolls another, and you need the higher one.
yh-guide-quidditch-race = Goal, the second one! That wins the first part and brings a Quidditch card. You start the race, and your Seeker is about to fly 9 of 24 spaces. In each turn of it you may play one card: the Nimbus 2000 flies 2 more.
yh-guide-quidditch-end = Slytherin's Seeker is far behind, but holds a card, too. So goals pay twice: they bring the first turn of the race, and cards for it. In A Year at Hogwarts, a match is flown whenever somebody reaches the pitch and challenges another player.

## Voldemort Returns

yh-guide-return-goal = One player is Peter Pettigrew and wants his master back; the others are Harry and his friends. The heroes hunt six Horcruxes: once Lord Voldemort is back and has his wand, he cannot be beaten as long as one of them is left.
yh-guide-return-horcruxes = Three of the six Horcruxes lie here, the others in Flourish & Blotts, in Gringotts and in the Ministry of Magic. Only the Basilisk Fang and the Sword of Gryffindor can destroy them.
yh-guide-return-roll = You are Harry, and the fang lies in the Trophy Room beside you. Two dice say how many steps you take. Roll.
yh-guide-return-trophies = Three steps, along the footprints. The first leads to the Trophy Room.
yh-guide-return-fang = Objects are taken in passing. Take the fang.
yh-guide-return-on = On to the north wall. You do not end your move here, so the space does nothing.
yh-guide-return-tower = In the Clock Tower Nagini is waiting.
yh-guide-return-destroy = With the fang you may try to destroy her: you and Pettigrew roll a die each, and yours must be higher. If it is not, you must try again in your next turn instead of moving. Try!
yh-guide-return-rival = Five to three: Nagini is no more. Now Pettigrew moves. He needs four things: the Cauldron, his master's Father's Bone, his own Hand, and a token called Harry Potter.
yh-guide-return-end = Two of the four. With all of them he goes through the Quidditch Pitch to the graveyard, and Voldemort returns with six Death Eaters. Then Harry needs the Resurrection Stone and Voldemort the Elder Wand, because when they meet, whoever lacks his own loses.

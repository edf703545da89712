### The rules of Death Eaters Rising, one message per rule id, in the order of play.
### The value is the rule. `.ruling` says what the rulebook leaves open and how we answer it.
### What the rulebook does not print, and we designed ourselves, is called our choice.
### Each text is one line, because Fluent keeps line breaks and readers have screens of any width.

## Chapters

der-chapter-components = Components
der-chapter-setup = Setup
der-chapter-turn = The turn
der-chapter-travel = Travel
der-chapter-voldemort = Voldemort's die
der-chapter-dice = Wizard dice
der-chapter-end = End of turn
der-chapter-damage = Damage
der-chapter-tokens = Spell tokens
der-chapter-corruption = Corruption
der-chapter-villain = Fighting Voldemort
der-chapter-winning = Winning
der-chapter-losing = Losing

## Components

der-rule-DER-CMP-1 = The game is for 2 to 4 players, who play together. It has 44 character cards (33 wizards, 10 Death Eaters and Lord Voldemort), 6 headquarters cards (two for each of the three factions), 6 mission tokens, 6 place cards and one Villain card. With them come a location board in three parts, Voldemort's figure, 14 wizard dice in four colours, one eight-sided Voldemort die, 24 spell tokens, 60 damage counters and 15 corruption counters.

der-rule-DER-CMP-2 = There are four virtues, Friendship, Bravery, Knowledge and Loyalty, and four colours of wizard dice, purple, red, blue and orange. Each colour favours a different virtue and shows one symbol doubled on one of its faces; a doubled symbol counts as two. Our choice: purple favours Friendship, red Bravery, blue Knowledge and orange Loyalty, and a die shows its favourite virtue once on two faces and doubled on a third, and each of the other three virtues on one face. Also our choice: there are 4 purple, 4 red, 4 blue and 2 orange dice.

der-rule-DER-CMP-3 = The Voldemort die has eight faces: three turn Voldemort one location clockwise, three turn him one location counter-clockwise, and two show the Dark Mark, which leaves him where he is.

der-rule-DER-CMP-4 = Each of the three factions has its own headquarters and two starting wizards. Hogwarts meets in Dumbledore's Office and starts with Albus Dumbledore or Minerva McGonagall. The Order of the Phoenix meets at 12 Grimmauld Place and starts with Nymphadora Tonks or Sirius Black. Dumbledore's Army meets in the Room of Requirement and starts with Harry Potter or Hermione Granger.

der-rule-DER-CMP-5 = The Ministry of Magic has the places Department of Mysteries and Atrium, Diagon Alley has Ollivander's and Gringotts, and Hogsmeade has the Hog's Head and Hogsmeade Station. Once Voldemort controls a place, each Dark Mark sets off its penalty. Department of Mysteries: add 1 corruption to every place where any Death Eater stands; Atrium: this turn, damaging a Death Eater takes one extra symbol assigned to it; Gringotts: nobody may use spell tokens this turn; Hog's Head: this turn, damage may be removed from only one wizard in each team. The penalties of Ollivander's and Hogsmeade Station are our choice.
    .ruling = We do not know which symbol the Atrium asks for: here it is one Loyalty, from a die or a spell token, and neither damage dealt by abilities nor an attack on Voldemort needs it. Gringotts prints "round", which we read as the current turn; you may still gain tokens. Under the Hog's Head penalty the one wizard of a team may be healed more than once, and the damage that a wizard loses on being recruited does not count. A wizard who was healed and is then swapped into another team is the one wizard of both teams.

der-rule-DER-CMP-6 = There are twelve kinds of spell token. Four assign 1 Friendship, Bravery, Knowledge or Loyalty, and four give you a purple, red, blue or orange die. The others remove 1 corruption, remove 2 damage from 1 wizard, remove 1 damage from each of 2 wizards, or swap a wizard with a fellow player. That there are two tokens of each kind is our choice.

der-rule-DER-CMP-7 = Harry Potter, Minerva McGonagall and Nymphadora Tonks cost 6 of one virtue and give you one extra die each turn if your team has another wizard of their own faction; Albus Dumbledore costs 2 + 4 and gives one if your team has a wizard of one particular other faction. Luna Lovegood (3 + 1): pay 2 symbols to take a spell token and remove 1 damage from any one wizard; Sybill Trelawney (2): once per turn, before assigning, reroll as many dice as you like; Bill Weasley (4): if your team has another Weasley or Fleur, roll one extra die each turn, of one of two colours, and each turn you choose which. These numbers and abilities come from the rulebook; the virtues, factions and dice colours in them are our choice. So are the texts of the starting wizards Sirius Black and Hermione Granger.

der-rule-DER-CMP-8 = These Death Eaters come from the rulebook, with the symbols it takes to damage them and what they do when Voldemort is at their location. Peter Pettigrew (2 + 1) deals 1 damage to one least damaged wizard of a certain faction in every player's team, and DER-DMG-2 settles ties; Antonin Dolohov (2 + 1) deals 1 damage to each wizard of a certain faction at this location or, if there is none, adds 1 corruption here. Bellatrix Lestrange (2 + 2) deals 1 damage to each wizard in the active player's team, and in addition adds 1 corruption to Diagon Alley; Lucius Malfoy (2 + 2) removes 1 damage from every other Death Eater, and in addition adds 1 corruption to the Ministry of Magic. The virtues they ask for and the factions they hunt are our choice.
    .ruling = It is not certain when the line that begins "in addition" applies. We take it for the Dark Mark ability, so Bellatrix and Lucius have one, and Dolohov and Pettigrew have none. Pettigrew's card speaks of one least damaged wizard, while the rulebook says that such abilities hit all who tie: the rule is the more exact one, so here all are hit, and the card says so.

der-rule-DER-CMP-9 = Each headquarters gives a base pool of four dice and two abilities, one for 1 symbol and one for 2, each usable once per turn. Dumbledore's Office: remove 1 corruption from your location; take a spell token, and every other player with at least two Hogwarts wizards may take one too. Room of Requirement: remove 1 corruption from your location; every player may remove 1 damage from one wizard of their team, or 2 if it is a wizard of Dumbledore's Army. Our choice are both abilities of 12 Grimmauld Place, made to fit the other two, the virtues that abilities cost, and the colours of the dice, which differ per faction: every pool has at least one red die and at most two of a colour.
    .ruling = Which ability has which cost is not certain; we keep the printed order. In the Office, removing corruption costs 2 and the spell token 1; in the Room, removing corruption costs 1 and healing 2.

der-rule-DER-CMP-10 = Each faction has 11 wizards, two of them starting wizards; the ones named here are our choice, except Trelawney, Bill and Luna, whom the rulebook shows. Hogwarts: Trelawney, Snape, Hagrid, Mrs Norris, Flitwick, Sprout, Madam Pomfrey, Firenze and Dobby; Order of the Phoenix: Lupin, Moody, Bill, Fleur, Molly, Arthur, Kingsley, Mundungus Fletcher and Aberforth; Dumbledore's Army: Ron, Ginny, Neville, Luna, Cho Chang, Fred, George, Dean Thomas and Seamus Finnigan; and six more Death Eaters: Rookwood, Macnair, Rodolphus Lestrange, Rabastan Lestrange, Mulciber and Yaxley. Starting wizards can take 6 damage, other wizards 4 to 6 (one may take 7) and Death Eaters 2 or 3; wizards cost 2 to 6 symbols, Death Eaters 3 or 4. Every card has an ability of its own that matters, of the kinds this family of games knows: an extra die (often only with a certain faction), turning a die to a face you choose, rerolling, paying symbols to heal, take a token, remove corruption or damage a Death Eater, taking damage to gain something, or a token when a Death Eater was damaged.

## Setup

der-rule-DER-SET-1 = Voldemort's figure starts facing a random location. Each location gets its two place cards face up, one on top of the other, in random order.
    .ruling = The rulebook does not say which of the two cards is in play or how the locations lie around Voldemort. The top card is the active place, and clockwise the locations are the Ministry of Magic, Diagon Alley and Hogsmeade.

der-rule-DER-SET-2 = The spell tokens lie face down, and the corruption counters and damage counters form their supplies.
    .ruling = The rulebook says what happens when dice or spell tokens run out, but not damage counters, of which the box has 60. We take counters for as many as are needed: if yours run out, use anything that is at hand.

der-rule-DER-SET-3 = Each player chooses a faction and takes its headquarters, one of its two starting wizards and one of its mission tokens. Two players may share a faction, but never three, and each starting wizard exists only once.

der-rule-DER-SET-4 = Lord Voldemort's card is set aside, and all the other character cards are shuffled, including the starting wizards nobody took and the Death Eaters. Three cards are dealt face up at each location, and then Voldemort's card goes into the middle of the remaining deck.
    .ruling = The rulebook does not count out the middle: 16, 15 or 15 cards lie above him with 2, 3 or 4 players.

der-rule-DER-SET-5 = The player who saw one of the films most recently takes the first turn, and play goes on clockwise.
    .ruling = Only you can know who that is, so the first player is a choice made at setup; if nobody chooses, chance does.

## The turn

der-rule-DER-TRN-1 = A turn has four phases, always in this order: travel, Voldemort, wizard dice, end of turn.

## Travel

der-rule-DER-TRV-1 = Begin your turn by putting your mission token on a location of your choice. For this turn you deal only with the three characters lying face up there, with its active place, and with your own team, which is at that location too.

der-rule-DER-TRV-2 = The wizards at a location are the wizard cards lying face up there and, if the active player's mission token is there, the active team; the teams of the other players are nowhere. You may travel to the same location every turn, and a team may grow to any size.
    .ruling = The rulebook speaks of wizards at a location without saying who that is, and is silent on repeated visits and on the size of a team. This whole rule is our answer.

## Voldemort's die

der-rule-DER-VOL-1 = Roll the Voldemort die and turn Voldemort the way it shows: one location clockwise, one location counter-clockwise, or, on the Dark Mark, not at all.

der-rule-DER-VOL-2 = Voldemort deals 1 damage to each wizard card at the location he now faces. If your mission token is there, each wizard in your team takes 1 damage too; the teams of the other players do not.

der-rule-DER-VOL-3 = Next, 1 corruption goes on the active place of Voldemort's location. This happens every turn, whatever the die showed.

der-rule-DER-VOL-4 = Then each Death Eater at Voldemort's location carries out its regular ability. Death Eaters elsewhere do nothing, unless the die showed the Dark Mark.

der-rule-DER-VOL-5 = On the Dark Mark Voldemort stays where he is, and his attack, the corruption and the regular abilities at his location follow as in any turn (DER-VOL-2 to DER-VOL-4). After that come the Dark Mark abilities of all Death Eaters, first those at his location and then those at the other two, clockwise. Last come the penalties of all controlled places.

der-rule-DER-VOL-6 = Death Eaters at one location act in the order of their slots, and penalties follow the order in which the places fell under control. On the Dark Mark, a Death Eater who is with Voldemort carries out the regular ability and then the Dark Mark ability; one who is elsewhere carries out only the Dark Mark ability.
    .ruling = The rulebook orders the locations, but neither the Death Eaters within one nor the penalties, and it leaves room for doubt about which abilities the Dark Mark sets off where. This whole rule is our answer.

## Wizard dice

der-rule-DER-DIC-1 = For your first roll, take the four dice of your headquarters, add the dice that your team's abilities and spell tokens give you, and roll them all. The 14 dice are one supply for everybody: you never get more dice of a colour than it still holds, and if there are too few, you take those there are. Dice that you have assigned or discarded this turn are not back in the supply.
    .ruling = The rulebook has you take the dice after placing your mission token, yet spell tokens may be used before the roll. So we check the condition of an extra die once, when you take your dice to roll them for the first time, and for the location where you placed the token: healing or swapping a wizard before that may still bring a die or take one away; moving the token on, and what changes later, does neither.

der-rule-DER-DIC-2 = After each roll, assign at least one die to (a) a matching symbol of a character at your location, (b) an ability of your headquarters, or (c) an ability of a wizard in your team. If you cannot or do not want to, discard one die for the rest of the turn instead. Then roll the remaining dice again, and so on.
    .ruling = The rulebook leaves the details open. One roll may feed several cards; a doubled face fills up to two matching symbols of one card or one ability, and what it shows beyond that is lost; dice stay where you assigned them; and you may gather a cost over several rolls, but whatever is unfinished at the end of the turn is lost.

der-rule-DER-DIC-3 = An ability of a headquarters or of a wizard takes effect at once when it is paid for. You may use each ability once per turn, also one that costs nothing, and you never have to. Only the active player's headquarters and team have abilities.
    .ruling = The rulebook does not say what happens to an ability that would do nothing now. You may pay its cost all the same; one that costs nothing, and a spell token, can be used only if it does something. A die does something only while a symbol is open somewhere. What is used works as far as it can: only what says “may” or “up to” can be left.

der-rule-DER-DIC-6 = An ability that turns or rerolls dice is used after a roll, before you assign any die of that roll.
    .ruling = The rulebook does not say whether the doubled face may be chosen: yes, you may turn a die to it.

der-rule-DER-DIC-4 = Filling some of a character's symbols is not enough: only if all of them are filled is a wizard at your location recruited, or a Death Eater damaged. This happens at the end of the turn, not at once.

der-rule-DER-DIC-5 = Dice can damage each Death Eater only once per turn. Abilities may deal it more damage in the same turn.

## End of turn

der-rule-DER-END-1 = Your turn ends when all your dice are assigned or discarded, or when no open symbol is left anywhere in your reach. Then, in this order: wizards with all symbols filled join your team and lose all their damage; each Death Eater with all symbols filled, or Voldemort, takes 1 damage, and you take 1 spell token for each damage dealt; the dice go back to the supply. Places with 5 corruption move to the Villain card and lose their counters; characters with full damage tracks go to the hospital wing (wizards) or to Azkaban (Death Eaters); empty spots at the locations are refilled from the deck; and your mission token comes back to you.
    .ruling = The rulebook also ends the turn when you cannot add a die to any available card, yet it makes you discard a die when none fits. We read it so: a roll that merely does not fit costs you a die, and the turn ends only when no open symbol is left. You may stop early, which means discarding all the dice you have left; tokens may still help then.

der-rule-DER-END-2 = Whether Voldemort is beaten is checked right after damage is dealt, before any loss. Whether you have lost is checked once, after full characters have left and before the refill, and every reason that applies is reported. The refill runs clockwise from the active location; if Voldemort's card is drawn for a spot, the next card takes that spot, and when the deck is empty, spots stay empty.
    .ruling = The rulebook gives no order for checking victory and defeat or for the refill, and does not say what happens when the refill draws Voldemort or the deck runs out. This whole rule is our answer.

## Damage

der-rule-DER-DMG-1 = A character never has more damage than its track can hold: once the track is full it takes no more, and it cannot use abilities that are paid for with damage to itself. Defeat is checked only at the end of the turn, so healing a character before then saves it. A full wizard at a location can also be saved by recruiting it.
    .ruling = The rulebook does not say what a full wizard can still do. Until the end of the turn it counts as before and may use its other abilities.

der-rule-DER-DMG-3 = A Death Eater with a full track accepts no dice, and neither does Voldemort while he has as much damage as there are Death Eaters in Azkaban. A Death Eater filled this turn counts for Voldemort only from the next turn on. Damage dealt by abilities never hits Voldemort.
    .ruling = The rulebook says only that such damage cannot be dealt, not whether dice may still be placed, when a fallen Death Eater begins to count, or whether abilities reach Voldemort. This whole rule is our answer.

der-rule-DER-DMG-2 = An effect on the most or the least damaged wizard hits all wizards that tie for it. A wizard without any damage counts too, with zero.
    .ruling = The rulebook does not say what happens if the most damaged wizard is full already. It counts all the same and takes nothing, and nobody takes the damage in its place.

## Spell tokens

der-rule-DER-TOK-1 = Any player may use spell tokens on any player's turn, at any time after the Voldemort die is resolved, before or after any roll. A token with a virtue fills a symbol of a character at the active location, or pays for an ability of a wizard in the active player's team.
    .ruling = The rulebook leaves much open here. When: after the whole Voldemort phase and until the end of turn begins; a token gained during the turn may be used at once, but tokens and recruits from the end of turn only from the next turn on. Tokens with a virtue may also pay for an ability of the active headquarters, and fit Voldemort and the extra symbol of the Atrium; no token replaces the die you must assign after a roll. The die from a die token must be in the supply and joins the next roll; if you have no dice left, you get one more roll. Healing tokens, and abilities that say "any wizard", reach wizards in any team or face up at the active location; the corruption token works on the active place of the active location.

der-rule-DER-TOK-2 = Used spell tokens are laid aside face up. As soon as the supply is empty, they are shuffled and become the new supply, face down.
    .ruling = The rulebook does not say what happens if there are no used tokens either: then none is taken. Nor does it say whether your tokens are secret: they lie open in front of you.

der-rule-DER-TOK-3 = The player who uses a swap token exchanges one of their own wizards for one wizard of another player.
    .ruling = The rulebook gives no details. The other player must agree, as nobody's team is changed against their will. The swap may be made on any player's turn, damage stays on the card, and an ability already used this turn stays used. Symbols filled for the ability of a wizard who leaves the active team are lost. Whoever is refused keeps the token, but does not ask again this turn.

der-rule-DER-TOK-4 = You take one spell token for each damage that you deal to a Death Eater or to Voldemort, whether with dice, at the end of the turn, or with an ability.
    .ruling = The rulebook does not say when an ability earns its token: at once.

## Corruption

der-rule-DER-COR-1 = A place holds at most 5 corruption; any more is lost. A place that is full at the end of a turn falls under Voldemort's control for ever. Removing just one counter before then saves it.
    .ruling = The rulebook does not say what comes after a controlled place. The location's next place becomes active, and after that the location itself: it too can hold 5 corruption, has no penalty, and counts only for DER-LOS-4.

der-rule-DER-COR-2 = Corruption that an effect puts on a location goes on its active place. A wizard's ability that speaks of a location covers the places there as well. The penalty of the Department of Mysteries adds 1 corruption once per place, however many Death Eaters stand there.
    .ruling = The rulebook only says that wizards' abilities cover the places of a location. Where corruption on a location goes, and that Death Eaters at one place are not counted singly, is our answer. So is this: if several locations are the most corrupted, the first clockwise from the card that says so is meant.

## Fighting Voldemort

der-rule-DER-VIL-1 = When Voldemort's card is drawn, it is put on the Villain card. From then on a team at his location may attack him as if he were a Death Eater, by filling 3 symbols. The number is printed; that the virtue is Bravery is our choice.

der-rule-DER-VIL-2 = The damage on Voldemort may never exceed the number of Death Eaters in Azkaban.

der-rule-DER-VIL-3 = Voldemort does not count as a Death Eater for any effect.

der-rule-DER-VIL-4 = Once Voldemort is revealed, you may discard one die before the first roll of your turn to move your mission token to his location. You choose the die. Otherwise your pool stays as it was fixed when you first placed the token: the move adds no dice and takes none away.
    .ruling = The rulebook does not say what becomes of symbols that spell tokens filled before the move: on characters at the location you leave they are lost, on abilities they stay. The die counts as discarded this turn like any other, and you follow him once a turn. Whoever moves takes their dice first, with the abilities that count where the token lay.

## Winning

der-rule-DER-WIN-1 = You all win when Voldemort has 5 damage: 4 in the game for beginners, 6 or more in the game for experts. As his damage cannot exceed the number of Death Eaters in Azkaban, at least that many must lie there.
    .ruling = The rulebook sets no upper end for experts: here it is 10.

## Losing

der-rule-DER-LOS-1 = You all lose when the number of defeated wizards reaches 8 with 2 players, 10 with 3 players or 12 with 4 players.

der-rule-DER-LOS-2 = You all lose when any player has no wizard left.

der-rule-DER-LOS-3 = You all lose when Voldemort controls four places or more, wherever they are.

der-rule-DER-LOS-4 = You all lose when Voldemort controls one location wholly: both of its places and the location itself.

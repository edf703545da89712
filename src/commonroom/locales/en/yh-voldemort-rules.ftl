### The rules of Voldemort Returns, one message per rule id; how its fights go is with the other fights.

yh-rule-YH-VR-1 = Two to four play. One player is Peter Pettigrew; the others are Harry Potter, Ron Weasley and Hermione Granger, and with two players Harry stands alone. All take the HP, spells and potions of their sheets, heroes also 1 Floo and 1 Portkey token. Missions, books, duels, events and action cards are not used: from their decks nothing is drawn. Nobody takes the tokens of the other side.
    .ruling = Harry is always in play. Which seat plays Pettigrew is agreed on before the game.

yh-rule-YH-VR-2 = The six Horcruxes lie where everyone knows: Tom Riddle's Diary at Flourish & Blotts, Marvolo Gaunt's Ring in Dumbledore's Office, Hufflepuff's Cup at Gringotts, Slytherin's Locket at the Ministry of Magic, Ravenclaw's Diadem in the Room of Requirement, Nagini on the Clock Tower. Pettigrew's Cauldron, Father's Bone, Wormtail's Hand and Harry Potter token, and the heroes' Basilisk Fang and Sword of Gryffindor, lie on random object spaces. The Elder Wand and the Resurrection Stone are put aside.
    .ruling = Those six lie on different spaces, and only where one can walk to: Pettigrew has no Floo powder.

yh-rule-YH-VR-3 = All start on Start. Pettigrew begins, and play passes to the right. He moves with 1 die, heroes with 2. He must collect his four tokens and reach the Graveyard through the Quidditch Pitch, for which he needs no Portkey. There he becomes Lord Voldemort, and six Death Eaters appear on towers of his choice, with HP and cards as on their sheets. From then on he moves every one of them in his turn, each with 1 die and its movement ability, and each fights a hero it meets.
    .ruling = Reaching the pitch with all four tokens is enough. In the turn of the return the Death Eaters already move, but Voldemort does not. He starts on the pitch, moves with 1 die and has no ability. Pettigrew goes on as a Death Eater with the HP and cards he has by then. The villain chooses the order in which his characters move, and they play cards in fights only. Spaces serve Death Eaters as they serve everyone; Voldemort has no use for them. A Death Eater who appears on a hero's tower does not attack before it has moved. There is no Quidditch.

yh-rule-YH-VR-4 = When Lord Voldemort has returned, his player puts the Resurrection Stone, and then Harry's player the Elder Wand, on a space of their choice: on the main board, in the Polish edition also in Diagon Alley. Harry seeks the Stone, Voldemort the Wand.
    .ruling = Each must find his token himself: Harry's friends do not take the Stone, nor Death Eaters the Wand.

yh-rule-YH-VR-5 = A hero who has the Basilisk Fang or the Sword of Gryffindor and stands where a Horcrux lies rolls a die, and so does the villain's player. Higher destroys it, and Voldemort has 1 HP less, so that after all six he has 1 left. Whoever fails must try again next turn instead of moving. In the Polish edition the space can be used as well, and heroes on one space may hand the Fang and the Sword to each other.
    .ruling = One may stop early where a Horcrux lies, and one may leave it alone. At a Place reached by Floo powder one stays until it is destroyed, and then returns to the tower. Tools are handed over when a turn begins on a space with friends, or when somebody steps onto such a space in a move.

yh-rule-YH-VR-6 = The game ends when Harry and Voldemort meet. A side without its token loses. If both have theirs and any Horcrux is left, Voldemort wins. If all six are gone, each rolls one die, and the higher wins. Only these two fight each other.
    .ruling = If neither has his token, Voldemort wins. Equal dice are rolled again. The Italian text gives Voldemort the victory for having the Stone, which he cannot take; the Elder Wand is meant. Meeting means that one of them walks onto the space of the other.

yh-rule-YH-VR-7 = Heroes fight Death Eaters, and Harry meets Voldemort; there are no other fights, and none before the return. A move ends only where such a meeting takes place: nobody is stopped by friends or by Pettigrew, and Ron, Hermione and Voldemort pass each other by. Duel spaces do nothing.
    .ruling = Who meets several enemies chooses one. On a trip by Floo powder nobody is met.

### What is asked, offered and told in Voldemort Returns, besides what it shares with A Year at Hogwarts.
### `$character` is Lord Voldemort, a Death Eater or a hero; `$object` a token or a Horcrux.

## Questions

yh-ask-horcrux = You have found { $object-the }. Do you try to destroy it?
yh-ask-horcrux-again = You must try { $object-the } again. Do you play a card first?
yh-ask-pass-on = You are on one space with a friend. Do you hand anything over?
yh-ask-command = Whom do you send out next?
yh-ask-muster = On which tower does { $character } appear?
yh-ask-hide = Where do you hide { $object-the }?
yh-ask-face = Several Death Eaters are here. Whom do you face?

## Options

yh-option-destroy = Try to destroy { $object-the }
yh-option-pass-on = Hand { $object-the } to { $other_seat }
yh-option-send = Move { $character }
yh-option-hide = Hide { $object-the } { $space-at }
yh-option-face = Face { $character }

## Log

yh-log-token-laid = { CAPITAL($object-the) } lies { $space-at }.
yh-log-horcrux-rolled = { $seat } tries to destroy { $object-the }: { $die } against the { $other_die } of { $other_seat }.
yh-log-horcrux-destroyed = { $left ->
        [0] { $seat } destroys { $object-the }, the last of the Horcruxes!
        [one] { $seat } destroys { $object-the }. One Horcrux is left.
       *[other] { $seat } destroys { $object-the }. { $left } Horcruxes are left.
    }
yh-log-horcrux-resisted = { CAPITAL($object-the) } resists, and { $seat } must try again.
yh-log-voldemort-returned = In the Graveyard { $seat } completes the ritual: Lord Voldemort is back, with { $hp } HP.
yh-log-death-eater-placed = { $seat } calls { $death_eater }, who appears { $space-at }.
yh-log-character-sent = { $seat } moves { $character }.
yh-log-character-healed = { $character } gains { $amount } HP (now { $hp }).
yh-log-voldemort-weakened = Lord Voldemort feels it: { $hp } HP are left to him.
yh-log-death-eater-removed = { $death_eater } is out of the game.
yh-log-sent-to-start = { $character } goes back to Start with { $hp } HP.
yh-log-final-meeting = { $seat } comes face to face with { $other_seat }: Harry Potter and Lord Voldemort have met.
yh-log-final-rolled = The last dice: { $seat } rolls { $die }, { $other_seat } rolls { $other_die }.
yh-log-war-ended = { $cause-id ->
        [no-stone] Without the Resurrection Stone there is no way out: { $victor } wins.
        [neither] Harry has come without the Resurrection Stone: { $victor } wins.
        [no-wand] Without the Elder Wand nothing helps Voldemort: { $victor } wins.
        [horcruxes] While a Horcrux is left, the Elder Wand decides it: { $victor } wins.
       *[die] The dice have spoken: { $victor } wins.
    }

## Phases

yh-phase-command = The villain's orders
yh-phase-retry = Another try
yh-phase-graveyard = The Graveyard
yh-phase-final = The final meeting

## Hints

yh-hint-by-dice = By dice alone, without cards and abilities.

## What one plays for

yh-goal-horcruxes = Horcruxes destroyed
yh-goal-tool = The Basilisk Fang or the Sword of Gryffindor
yh-goal-ritual = Pettigrew's tokens
yh-goal-graveyard = Reach the Graveyard, through the Quidditch Pitch
yh-goal-stone = Harry has the Resurrection Stone
yh-goal-wand = Voldemort has the Elder Wand
yh-goal-meet-voldemort = Then Harry meets Voldemort
yh-goal-meet-harry = Meet Harry while a Horcrux is left

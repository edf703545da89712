### What is known of Voldemort Returns before a game begins and after it has ended.

yh-voldemort-returns = Voldemort Returns
yh-blurb-voldemort-returns = One player against all others. Peter Pettigrew gathers what he needs to bring his master back; Harry, Ron and Hermione hunt Horcruxes. Then Lord Voldemort returns with six Death Eaters, and in the end he and Harry must meet.

## Options

yh-pettigrew = Peter Pettigrew
yh-pettigrew-first = the first seat
    .about = Whoever sits first plays Pettigrew and Voldemort.
yh-pettigrew-last = the last seat
    .about = Whoever sits last plays Pettigrew and Voldemort.
yh-pettigrew-random = random
    .about = Chance decides who plays Pettigrew and Voldemort.

## Why the game ended

yh-outcome-YH-VR-6 = Harry Potter and Lord Voldemort have met for the last time.

## What simulations count

yh-tally-victor = Victories
yh-tally-removed = Death Eaters beaten

### Voldemort Returns in a terminal.

play-vr-title = { $horcruxes ->
        [0] Turn { $turn } · no Horcrux left
        [one] Turn { $turn } · 1 Horcrux left
       *[other] Turn { $turn } · { $horcruxes } Horcruxes left
    }
play-vr-numbers = { $hp } HP · Floo { $floo } · Portkeys { $portkeys } · cards { $cards }
play-vr-held = Must try again: { $object }
play-vr-villains = Lord Voldemort (V on the map) and his Death Eaters
play-vr-tokens = What lies on the boards
play-vr-moves = { $moves ->
        [one] 1 move away
       *[other] { $moves } moves away
    }

### Voldemort Returns in a terminal.

play-vr-title = { $horcruxes ->
        [0] Tura { $turn } · żadnego horkruksa
        [one] Tura { $turn } · został 1 horkruks
        [few] Tura { $turn } · zostały { $horcruxes } horkruksy
       *[other] Tura { $turn } · zostało { $horcruxes } horkruksów
    }
play-vr-numbers = { $hp } PŻ · Fiuu { $floo } · świstokliki { $portkeys } · karty { $cards }
play-vr-held = Musi próbować znów: { $object }
play-vr-villains = Lord Voldemort (V na mapie) i jego śmierciożercy
play-vr-tokens = Co leży na planszach
play-vr-moves = { $moves ->
        [one] 1 ruch stąd
        [few] { $moves } ruchy stąd
       *[other] { $moves } ruchów stąd
    }

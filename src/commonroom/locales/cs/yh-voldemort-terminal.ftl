### Voldemort se vrací v terminálu.

play-vr-title = { $horcruxes ->
        [0] Tah { $turn } · nezbývá žádný viteál
        [one] Tah { $turn } · zbývá 1 viteál
        [few] Tah { $turn } · zbývají { $horcruxes } viteály
       *[other] Tah { $turn } · zbývá { $horcruxes } viteálů
    }
play-vr-numbers = životy { $hp } · letax { $floo } · přenášedla { $portkeys } · karty { $cards }
play-vr-held = Musí zkusit znovu: { $object }
play-vr-villains = Lord Voldemort (na mapě V) a jeho Smrtijedi
play-vr-tokens = Co leží na plánech
play-vr-moves = { $moves ->
        [one] 1 krok daleko
        [few] { $moves } kroky daleko
       *[other] { $moves } kroků daleko
    }

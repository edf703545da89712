### Il Ritorno di Voldemort in un terminale.

play-vr-title = { $horcruxes ->
        [0] Turno { $turn } · nessun Horcrux rimasto
        [one] Turno { $turn } · 1 Horcrux rimasto
       *[other] Turno { $turn } · { $horcruxes } Horcrux rimasti
    }
play-vr-numbers = { $hp } PV · Polvere Volante { $floo } · Passaporte { $portkeys } · carte { $cards }
play-vr-held = Deve riprovare: { $object }
play-vr-villains = Lord Voldemort (V sulla mappa) e i suoi Mangiamorte
play-vr-tokens = Che cosa c'è sui tabelloni
play-vr-moves = { $moves ->
        [one] a 1 passo
       *[other] a { $moves } passi
    }

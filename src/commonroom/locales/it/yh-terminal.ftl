### Lo schermo del terminale intorno a Un Anno a Hogwarts e al Quidditch.

## La mappa e i giocatori

play-yh-title = Turno { $turn } · { $variant } · l'anno finisce con { $missions ->
        [one] 1 missione
       *[other] { $missions } missioni
    } e più di { $points } Punti Casa
play-yh-symbol-spell = Incantesimo
play-yh-symbol-potion = Pozione
play-yh-symbol-book = Libro
play-yh-symbol-action = Azione
play-yh-symbol-event = Evento
play-yh-symbol-duel = Duello
play-yh-symbol-object = casella Oggetto
play-yh-symbol-health = PV
play-yh-symbol-tower = torre
play-yh-symbol-common-room = sala comune
play-yh-symbol-classroom = classe
play-yh-symbol-pitch = Campo di Quidditch
play-yh-symbol-plain = niente
play-yh-symbol-lying = c'è un Oggetto
play-yh-symbol-dark = Mangiamorte
play-yh-numbers = { $hp } PV · { $points } Punti Casa · Polvere Volante { $floo } · Passaporte { $portkeys }
play-yh-cards = Incantesimi { $spells } · Pozioni { $potions } · Libri { $books } · missioni { $missions }
play-yh-waiting = Aspetta la squadra: { $mission }
play-yh-team = Squadra { $number }

## Quello che vede solo il giocatore

play-yh-yours = Solo per i tuoi occhi
play-yh-mission = { $points } punti · { $place }
play-yh-object = { $object }: { $place }
play-yh-object-of = { $object }: ce l'ha { $seat }
play-yh-needs = Mostra: { $needs }
play-yh-here = { $place }, proprio qui
play-yh-way = { $moves ->
        [one] { $place }, a 1 passo
       *[other] { $place }, a { $moves } passi, passando per: { $first }
    }
play-yh-by-floo = { $place }, con la Polvere Volante da una torre
play-yh-by-portkey = { $place }, con la Passaporta dal Campo di Quidditch

## Combattimenti

play-yh-hp = { $hp } PV
play-yh-res = resistenza { $res }
play-yh-attack-dice = { $dice ->
        [one] 1 dado attacco
       *[other] { $dice } dadi attacco
    }

## Quidditch

play-yh-pitch-title = { $house } { $goals } : { $other_goals } { $other_house }
play-yh-pitch-legend = P Portiere · B Battitore · C Cacciatore, dopo la lettera della Casa · ● Pluffa · ✹ Bolide
play-yh-keeper = P
play-yh-beater = B
play-yh-chaser = C
play-yh-seeker = Cercatore { $at } su { $lap }
play-yh-hidden-cards = { $count ->
        [one] 1 carta Quidditch coperta
       *[other] { $count } carte Quidditch coperte
    }
play-yh-slowed = tira un dado nel prossimo turno
play-yh-muted = non gioca carte nel prossimo turno
play-yh-shielded = al sicuro dalle carte

### Jak raporty nazywają to, co się liczy w grze.

tal-tally-characters = Postacie
tal-tally-sides = Strony kart postaci
tal-tally-alignments = Strony wojny
tal-tally-met = Napotkane karty
tal-die-move_dice = Ruch
tal-die-battle_dice = Walka
tal-die-enemy_dice = Wrogowie
tal-die-voldemort_die = Kość Voldemorta
tal-die-other_dice = Wszystkie inne wybory jednego z sześciu

"""What is seen to whenever something has happened, whoever did it."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import keep_spell, keep_to_limit
from commonroom.games.talisman.rules.quidditch import can_pay_challenge, pay_challenge
from commonroom.kernel import Script


def settled(
    phase: Callable[[Talisman], Script[str | None]],
) -> Callable[[Talisman], Script[str | None]]:
    """The phase, and then what it left to be seen to.

    Phases are short, so this is as good as at once: a challenge that can be paid is, Objects that
    are too many because their carrier is gone are left, and Dumbledore has a spell.
    """

    def run(game: Talisman) -> Script[str | None]:
        following = yield from phase(game)
        most, keepers = game.content.limit.objects, game.content.spell_keepers
        for seat, player in enumerate(game.state.players):
            if player.challenge and can_pay_challenge(game, seat):
                yield from pay_challenge(game, seat)
            if len(player.objects) > most:
                yield from keep_to_limit(game, seat)
            if not player.spells and not keepers.isdisjoint(
                (player.character, *player.followers, *player.objects)
            ):
                keep_spell(game, seat)
        return following

    return run

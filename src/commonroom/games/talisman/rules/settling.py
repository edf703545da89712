"""What is seen to whenever something has happened, whoever did it."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import keep_spell, keep_to_limit
from commonroom.games.talisman.rules.quidditch import can_pay_challenge, pay_challenge
from commonroom.kernel import Asking, Decision, Option, Phase, Script


def settled(phase: Callable[[Talisman], Script[str | None] | str]) -> Phase:
    """The phase, and then what it left to be seen to.

    Phases are short, so this is as good as at once: a challenge that can be paid is, Objects that
    are too many because their carrier is gone are left, and Dumbledore has a spell. A phase that
    is no script has done nothing that would matter to this.
    """

    def run(game: Talisman) -> Script[str | None] | str:
        following = phase(game)
        return following if isinstance(following, str) else _then(game, following)

    return run


def settled_asking(
    ask: Callable[[Talisman], Decision | str],
    act: Callable[[Talisman, Option], Script[str | None] | str],
) -> Asking:
    """The same for a phase that begins with its question."""

    def settled_act(game: Talisman, option: Option) -> Script[str | None] | str:
        following = act(game, option)
        return following if isinstance(following, str) else _then(game, following)

    return Asking(ask, settled_act)


def _then(game: Talisman, script: Script[str | None]) -> Script[str | None]:
    following = yield from script
    if _unsettled(game):
        yield from _see_to(game)
    return following


def _unsettled(game: Talisman) -> bool:
    """Whether there may be something to see to; asked after every phase, and hardly ever so."""
    content = game.content
    most, keepers, cards = content.limit.objects, content.spell_keepers, content.spell_cards
    for seat, player in enumerate(game.state.players):
        if player.challenge and can_pay_challenge(game, seat):
            return True
        if len(player.objects) > most and game.object_limit(seat) is not None:
            return True
        if player.spells:
            continue
        if player.character in keepers and player.side in keepers[player.character]:
            return True
        if cards and not cards.isdisjoint(player.followers + player.objects):
            return True
    return False


def _see_to(game: Talisman) -> Script[None]:
    for seat, player in enumerate(game.state.players):
        if player.challenge:
            yield from pay_challenge(game, seat)
        if len(player.objects) > game.content.limit.objects:
            yield from keep_to_limit(game, seat)
        keep_spell(game, seat)

"""Scripts of cards that no record can say. (The one of McGonagall is with the spells.)"""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import DECLINE, ask
from commonroom.games.talisman.events import Threatened
from commonroom.games.talisman.game import DEATH_EATERS, Talisman
from commonroom.games.talisman.rules.duel import take_from
from commonroom.games.talisman.rules.life import wound
from commonroom.games.talisman.rules.turns import will_lose
from commonroom.games.talisman.traits import Bespoke
from commonroom.kernel import NOTHING, Decision, Msg, Option, Script


def land(game: Talisman, seat: int) -> Script[None]:
    """A character has ended a movement: whoever threatens may do so now."""
    if game.state.players[seat].fallen or not game.has_company(seat):
        return NOTHING
    return _land(game, seat, game.state.players[seat].space)


def _land(game: Talisman, seat: int, space: str) -> Script[None]:
    for other in game.standing_on(space):
        for _, trait in game.having(other, Bespoke):
            if trait.name == "threaten":
                victims = game.standing_on(space) if other == seat else [seat]
                yield from threaten(game, other, victims, trait.numbers)


def threaten(game: Talisman, seat: int, others: list[int], numbers: dict[str, int]) -> Script[None]:
    """TAL-CMP-2 Hagrid (threaten): a Death Eater gives Fate, or loses a Life and he a turn.

    RULING: it is neither a battle nor a spell, and does not replace the encounter. Whoever chose to
    lose a Life costs him his turn also if a spell keeps that Life.
    """
    victims = [s for s in others if s != seat and game.alignment(s) == DEATH_EATERS]
    options: list[Option] = verbs.THREATEN.each(victims)
    if not options:
        return
    player = game.state.players[seat]
    deed = Deed(seat, player.character, "TAL-CMP-2")
    option = yield ask(deed, "threaten", [*options, DECLINE])
    if option == DECLINE:
        return
    victim = verbs.THREATEN.arg(option)
    game.tell(Threatened, rule=deed.rule, seat=seat, other_seat=victim)
    ways: list[Option] = [verbs.LOSE_LIFE.option()]
    if game.state.players[victim].fate >= numbers["fate"]:
        ways.insert(0, verbs.GIVE_FATE.option())
    prompt = Msg("tal-ask-threatened", {"seat": seat, "card": player.character})
    answer = ways[0]
    if len(ways) > 1:
        answer = yield Decision(victim, "pay", ways, prompt, deed.rule)
    if answer == verbs.GIVE_FATE.option():
        for _ in range(numbers["fate"]):
            yield from take_from(game, seat, victim, "fate", deed.rule)
        return
    for _ in range(numbers["life"]):
        yield from wound(game, victim, deed.rule)
    will_lose(game, seat, numbers["turns"])

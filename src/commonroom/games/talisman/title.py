"""Talisman as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from commonroom.games.talisman import arrange, checks, entries
from commonroom.games.talisman import content as box
from commonroom.games.talisman.about import ABOUT
from commonroom.games.talisman.cards import verbs as _verbs  # noqa: F401 - fills their table
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import HALLOW, Talisman
from commonroom.games.talisman.goals import goals
from commonroom.games.talisman.hints import hints
from commonroom.games.talisman.options import VERBS
from commonroom.games.talisman.rules.draw import draw
from commonroom.games.talisman.rules.encounter import encounter, meet, part
from commonroom.games.talisman.rules.facing import face, what_before_dice
from commonroom.games.talisman.rules.great_hall import hall
from commonroom.games.talisman.rules.movement import (
    keep_or_reroll,
    move,
    rolled,
    way,
    which_die,
    which_way,
)
from commonroom.games.talisman.rules.plan import plan, what_first
from commonroom.games.talisman.rules.settling import open_conductor
from commonroom.games.talisman.rules.setup import setup, sides, table_for
from commonroom.games.talisman.rules.taking import take, what_to_take
from commonroom.games.talisman.rules.turn import begin, pass_on
from commonroom.games.talisman.rules.turn_end import again, end, last, what_last, whether_again
from commonroom.games.talisman.rules.voldemort import voldemort
from commonroom.games.talisman.state import NOBODY, Table
from commonroom.games.talisman.statistics import TalismanStatistics, statistics
from commonroom.games.talisman.view import TableView, view
from commonroom.games.talisman.wording.cards import SIDES, printed
from commonroom.kernel import (
    Asking,
    Chance,
    Match,
    Msg,
    Option,
    Result,
    Rule,
    Title,
    content_of,
)
from commonroom.kernel.goals import Goal
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question

_REACHED = {"outer": 0, "middle": 35, "inner": 65, "great-hall": 95, "": 0}


class TalismanTitle(Title):
    """The title."""

    about = ABOUT
    rules_version = 4
    game_type = Talisman
    state_type = Table
    statistics_type = TalismanStatistics
    content_dir = Path(__file__).parent / "content"
    files = entries.FILES
    build = staticmethod(box.build)
    problems = staticmethod(checks.problems)
    conductor = staticmethod(open_conductor)
    phases = {
        "setup": setup,
        "sides": sides,
        "begin": begin,
        "plan": Asking(what_first, plan),
        "move": move,
        "roll": Asking(which_die, keep_or_reroll),
        "rolled": rolled,
        "way": Asking(which_way, way),
        "voldemort": voldemort,
        "meet": meet,
        "draw": draw,
        "encounter": encounter,
        "battle": Asking(what_before_dice, face),
        "take": Asking(what_to_take, take),
        "part": part,
        "hall": hall,
        "end": end,
        "last": Asking(what_last, last),
        "extra": Asking(whether_again, again),
        "next": pass_on,
    }
    verbs = VERBS

    def opening(self, content: Content, seats: int, options: Mapping[str, str]) -> Table:
        return table_for(content, seats, options)

    def seats_of(self, position: Mapping[str, Any]) -> int:
        return len(arrange.read_position(position).players)

    def arranged(
        self, content: Content, seats: int, options: Mapping[str, str], position: Mapping[str, Any]
    ) -> Table:
        return arrange.table_of(content, options, arrange.read_position(position))

    def view(self, game: Talisman, seat: int | None) -> TableView:
        return view(game, seat)

    def result(self, game: Talisman) -> Result:
        winner = game.state.winner
        return Result((winner,) if winner != NOBODY else (), ("TAL-WIN-1",))

    def printed(self, content: Content) -> dict[str, list[Msg]]:
        """Both sides of a character card are ``harry-potter``, one of them ``harry-potter/a``."""
        boxes = (content.characters, content.encounters, content.spells, content.purchases,
                 content.spaces, content.hallows, content.ferrets, content.villain)  # fmt: skip
        cards = [card for box in boxes for card in box]
        cards += [f"{character}/{side}" for character in content.characters for side in SIDES]
        return {card: printed(content, card) for card in cards}

    def goals(self, content: Content, view: TableView) -> tuple[Goal, ...]:
        return goals(content, view)

    def hints(self, content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
        return hints(content, view, question)

    def progress(self, game: Talisman) -> int:
        """How near the character that is nearest has come to the Great Hall."""
        best = 0
        for player in game.state.players:
            space = game.content.spaces.get(player.space)
            if space is None:
                continue
            grown = min(30, 4 * max(0, player.magic - 4))
            reached = _REACHED[space.region]
            if space.region == "inner":
                reached += 4 * space.index
            best = max(best, grown if space.region == "outer" else reached + grown // 4)
        return min(99, best)

    def resample(self, game: Talisman, seat: int | None, chance: Chance) -> None:
        """Deal the other hands anew from all spells that the seat has not seen.

        What a perfect memory could work out from a deck that was shuffled anew is not kept.
        """
        state = game.state
        others = [player for number, player in enumerate(state.players) if number != seat]
        unseen = sorted([*state.spells, *(spell for one in others for spell in one.spells)])
        for player in others:
            player.spells = tuple(chance.draw(unseen, "hand") for _ in player.spells)
        state.spells = tuple(unseen)

    def rules(self) -> Sequence[Rule]:
        content: Content = content_of(self.about.id)
        return list(content.rules.values())

    def statistics(self, match: Match) -> TalismanStatistics:
        return statistics(match.events, match.setting.seats, match.game.content)

    def inventory(self, game: Talisman) -> dict[str, object]:
        """What never changes: every card and token lies in one place."""
        state, content = game.state, game.content
        carried = [card for p in state.players for card in p.objects + p.followers + p.trophies]
        carried += [card for cards in state.lying.values() for card in cards]
        cards = [card for card in carried if card in content.encounters]
        for piles in (state.decks, state.bottoms, state.discards):
            cards += [card for pile in piles.values() for card in pile]
        cards += [state.slow_card] if state.slow_card else []
        goods = Counter(card for card in carried if card not in content.encounters)
        goods.update(state.purchases)
        goods[HALLOW] += state.hallows
        spells = [spell for player in state.players for spell in player.spells]
        players = state.players
        characters = [player.character for player in players if player.character]
        return {
            "encounters": sorted(cards),
            "goods": sorted(goods.items()),
            "spells": sorted([*spells, *state.spells, *state.spell_discard]),
            "galleons": state.galleons
            + sum(player.galleons for player in players)
            + sum(state.coins.values()),
            "fate": state.fate + sum(player.fate for player in players) + sum(state.held.values()),
            "characters": sorted([*characters, *state.unused, *state.out]),
            "dials": all(_within(game, seat) for seat in range(game.seats)),
        }


def _within(game: Talisman, seat: int) -> bool:
    """TAL-DIA-1 Whether a character's dials are where they can be."""
    player, limit = game.state.players[seat], game.content.limit
    if not player.side or player.fallen:
        return not player.life
    card = game.card(seat)
    return (
        card.magic <= player.magic <= limit.magic
        and card.might <= player.might <= limit.might
        and 0 < player.life <= limit.life
    )


TITLE = TalismanTitle()

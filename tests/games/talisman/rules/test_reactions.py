"""Asked to react (TAL-SPE-2): at tables of people, a pause does not tell what somebody holds.

Each test compares two worlds that differ in the spell of one hand only: one that fits the moment,
and one that does not.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.talisman.cards.table import (
    FIGHT,
    PASS,
    Table,
    beginning,
    harry,
    lucius,
    meeting,
    table,
)
from tests.games.talisman.rules.scene import Seat, eater_too

EVERYONE = {"reactions": "everyone"}


def _rival(spell: str) -> Seat:
    return eater_too("azkaban", spells=[spell])


def _turn_begins(spell: str, options: dict[str, str]) -> Table:
    return beginning({**harry(), "space": "azkaban"}, others=[_rival(spell)], options=options)


def _enemy_beaten(spell: str, options: dict[str, str]) -> Table:
    at = meeting("inferi", 6, 1, others=[_rival(spell)], options=options)
    at.do(FIGHT)
    return at


def _attacked(spell: str, options: dict[str, str]) -> Table:
    at = table(lucius(), harry(spells=[spell]), phase="meet", options=options)
    at.do(("duel", 1))
    return at


def _spell_on_me(spell: str, options: dict[str, str]) -> Table:
    rival = {**lucius(spells=[spell]), "space": "azkaban"}
    at = beginning(rival, others=[harry(spells=["immobulus"])], options=options)
    at.do(("cast-on", 1, "immobulus", 0))
    return at


MOMENTS: dict[str, tuple[Callable[[str, dict[str, str]], Table], int]] = {
    "immobulus": (_turn_begins, 1),
    "protego": (_enemy_beaten, 1),
    "impedimenta": (_attacked, 1),
    "stupefy": (_spell_on_me, 0),
}
"""A spell → how its moment comes, and who may hold it."""


@pytest.mark.rule("TAL-SPE-2")
@pytest.mark.parametrize("spell", MOMENTS)
def test_who_might_hold_a_spell_is_asked_like_who_does(spell: str) -> None:
    """The same seat is asked the same, everybody else sees the same; one can only pass."""
    come, asked = MOMENTS[spell]
    holds, lacks = (come(one, EVERYONE) for one in (spell, "lumos"))
    assert holds.asked == lacks.asked
    assert holds.asked[0] == asked
    assert lacks.asks(asked) == {"pass"}
    assert len(holds.asks(asked)) == 2
    for viewer in (1 - asked, None):
        assert holds.shown(viewer) == lacks.shown(viewer)
    holds.do(PASS)
    lacks.do(PASS)
    assert holds.asked == lacks.asked


@pytest.mark.rule("TAL-SPE-2")
@pytest.mark.parametrize("spell", MOMENTS)
def test_programs_are_asked_only_for_what_they_hold(spell: str) -> None:
    """Without the option a match has no question to which there is but one answer."""
    come, asked = MOMENTS[spell]
    holds, lacks = (come(one, {}) for one in (spell, "lumos"))
    assert holds.asked[0] == asked
    assert "pass" in holds.asks(asked)
    assert lacks.asks(lacks.decision.owner) != {"pass"}


@pytest.mark.rule("TAL-SPE-2")
def test_nobody_is_asked_for_spells_that_all_have_seen_cast() -> None:
    """Both copies of Protego lie on the discard pile: no hand can hold one."""
    spells = ["accio", "lumos", "immobulus", "geminio"]
    at = meeting("inferi", 6, 1, others=[_rival("lumos")], options=EVERYONE, spells=spells)
    at.do(FIGHT)
    assert at.decision.prompt.key != "tal-ask-avert"


@pytest.mark.rule("TAL-SPE-2")
def test_nobody_is_asked_who_cannot_cast() -> None:
    """An empty hand, and a Ferret, are for all to see."""
    for rival in (eater_too("azkaban"), eater_too("azkaban", spells=["lumos"], ferret=2)):
        at = meeting("inferi", 6, 1, others=[rival], options=EVERYONE)
        at.do(FIGHT)
        assert at.decision.prompt.key != "tal-ask-avert"

"""Spells for any time, cast in the middle of something (TAL-SPE-2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from commonroom.games.talisman.events import Scored
from tests.games.talisman.cards.table import harry, table
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    ORDER_SIDE,
    Scene,
    Seat,
    eater,
    order,
    scene,
)

EXPULSO = ("cast", 0, "expulso")
MINE = {"magic": 5, "galleons": 4, "spells": ["expulso"]}
HERE = "leaky-cauldron"


def _rival(spell: str) -> Seat:
    return eater("azkaban", spells=[spell])


def _after_the_attack_rolls(rival: Seat) -> Scene:
    at = scene(
        order(HERE, **MINE, fate=1), rival, dice=[2, 2],
        phase="meet", lying={HERE: ["hit-wizards"]},
    )  # fmt: skip
    at.do(("fight",))
    return at


def _after_the_movement_roll(rival: Seat) -> Scene:
    return scene(order(HERE, **MINE, fate=1), rival, dice=[2], phase="move")


def _while_taking(rival: Seat) -> Scene:
    return scene(
        order(HERE, **MINE), rival, phase="meet",
        lying={HERE: ["marauders-map"]},
    )  # fmt: skip


def _at_the_shops(rival: Seat) -> Scene:
    return scene(order("diagon-alley", **MINE, fate=2), rival, phase="meet")


def _in_a_shop(rival: Seat) -> Scene:
    at = _at_the_shops(rival)
    at.do(next(option for option in at.options if option[0] == "choose"))
    return at


def _before_a_challenge(rival: Seat) -> Scene:
    return scene(order("quidditch-pitch", **MINE), rival, phase="meet")


def _sending_voldemort(rival: Seat) -> Scene:
    return scene(
        order(HERE, **MINE), rival, dice=[2], phase="voldemort",
        voldemort="hagrids-hut", lying={HERE: ["wand"]},
    )  # fmt: skip


def _choosing_how_to_fight_voldemort(rival: Seat) -> Scene:
    at = scene(
        order(HERE, **MINE), rival, dice=[1], phase="voldemort",
        voldemort="diagon-alley",
    )  # fmt: skip
    at.do(("voldemort", HERE))
    return at


MOMENTS: dict[str, Callable[[Seat], Scene]] = {
    "battle": _after_the_attack_rolls,
    "roll": _after_the_movement_roll,
    "take": _while_taking,
    "choose": _at_the_shops,
    "shop": _in_a_shop,
    "challenge": _before_a_challenge,
    "voldemort": _sending_voldemort,
    "stat": _choosing_how_to_fight_voldemort,
}


@pytest.mark.rule("TAL-SPE-2", "TAL-CMP-6")
@pytest.mark.parametrize("moment", MOMENTS)
def test_whoever_is_asked_may_cast_and_is_asked_again(moment: str) -> None:
    at = MOMENTS[moment](_rival("obliviate"))
    asked, options = at.asked, list(at.options)
    assert EXPULSO in options
    at.changed()
    at.do(EXPULSO, ("side", EATER_SIDE))
    assert at.changed() == {"0.spells": [], "advantage": EATER_SIDE}
    assert (at.asked, [*at.options, EXPULSO]) == (asked, options)
    _finish(at, moment)


@pytest.mark.rule("TAL-SPE-2", "TAL-CMP-6")
@pytest.mark.parametrize("moment", MOMENTS)
def test_others_may_speak_up_and_only_they_hear_of_it(moment: str) -> None:
    """A guest takes the spells away; whoever was asked has the same question, without them."""
    at = MOMENTS[moment](_rival("obliviate"))
    asked, options = at.asked, list(at.options)
    assert ("cast-on", 1, "obliviate", 0) in at.decision.options_of(1)
    at.changed()
    at.says(1, ("cast-on", 1, "obliviate", 0))
    assert at.changed() == {"0.spells": [], "1.spells": []}
    assert (at.asked, [*at.options, EXPULSO]) == (asked, options)
    assert not at.decision.guests
    _finish(at, moment)


@pytest.mark.rule("TAL-SPE-2")
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_others_see_does_not_tell_who_could_cast(moment: str) -> None:
    """Two tables that differ in a hand only: the same is asked, and all but its owner see the same.

    Nobody is asked more often because somebody holds a spell for any time.
    """
    holds, lacks = (MOMENTS[moment](_rival(spell)) for spell in ("obliviate", "geminio"))
    assert (holds.asked, holds.options) == (lacks.asked, lacks.options)
    assert list(holds.decision.guests) == [1]
    assert not lacks.decision.guests
    for viewer in (0, None):
        assert holds.match.view(viewer) == lacks.match.view(viewer)
    for at in (holds, lacks):
        _finish(at, moment)


def _finish(at: Scene, moment: str) -> None:
    """To a calm moment, with as few dice as possible."""
    match moment:
        case "battle":
            at.do(("accept",))
        case "roll":
            at.do(("accept",))
        case "take" | "shop":
            at.do(("done",))
        case "choose":
            at.do(("choose", "flourish-and-blotts"), ("done",))
        case "challenge":
            at.do(("decline",))
        case "voldemort":
            at.do(("voldemort", "aragogs-lair"), ("done",))
        case _:
            at.do(("stat", "magic"))


@pytest.mark.rule("TAL-SPE-2", "TAL-BAT-1", "TAL-BAT-4")
def test_the_advantage_still_counts_after_the_attack_rolls() -> None:
    """Magic and Might are settled before the dice; the Advantage is part of the score."""
    at = scene(
        order(HERE, magic=5, fate=1, spells=["expulso"]), eater("azkaban"), dice=[2, 2],
        phase="meet", lying={HERE: ["corban-yaxley"]}, advantage=EATER_SIDE,
    )  # fmt: skip
    at.do(("fight",), EXPULSO, ("side", ORDER_SIDE))
    at.do(("accept",))
    assert at.event(Scored).sources == ("magic", "advantage")
    assert at.event(Scored).amounts == (5, 1)


@pytest.mark.rule("TAL-SPE-2", "TAL-CMP-2")
def test_what_a_spell_changes_changes_the_question() -> None:
    """McGonagall pays her last Fate to block a spell, and so has none for her die."""
    mine = harry(fate=2, magic=5, spells=["geminio"])
    at = table(
        {**mine, "character": "minerva-mcgonagall", "side": "a"},
        _rival("obliviate"), dice=[2, 2], phase="meet", shipped=True,
        lying={HERE: ["snatchers"]},
    )  # fmt: skip
    at.do(("fight",))
    assert at.asks() == {"accept", "fate 2"}
    at.says(1, ("cast-on", 1, "obliviate", 0))
    assert not at.decision.guests  # a spell takes effect before anything else happens
    at.do(("block",))
    assert at.asks() == {"accept"}
    assert list(at.shown(0).turn.dice) == [2]
    at.do(("accept",))
    assert at.event(Scored).die == 2

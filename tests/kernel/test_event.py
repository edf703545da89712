"""Events know their name, their log line, and who may hear them."""

from typing import ClassVar

import msgspec

from commonroom.kernel import Event, Msg
from tests.toy.state import BeanDrawn, BeanEaten, HandSeen, MatchWon


def test_an_event_goes_by_its_kebab_name() -> None:
    event = BeanEaten(rule="TOY-BIT-1", seat=1, bean="toffee", source="hand")
    assert event.name == "bean-eaten"
    assert msgspec.json.decode(msgspec.json.encode(event)) == {
        "event": "bean-eaten",
        "rule": "TOY-BIT-1",
        "audience": None,
        "public": None,
        "seat": 1,
        "bean": "toffee",
        "source": "hand",
    }


def test_the_log_line_has_what_is_to_be_told_and_nothing_else() -> None:
    event = HandSeen(
        rule="TOY-PEE-1", seat=0, other_seat=2, beans=("toffee", "earwax"), audience=(0,)
    )
    assert event.line() == Msg(
        "toy-log-hand-seen", {"seat": 0, "other_seat": 2, "beans": ["toffee", "earwax"]}
    )
    assert BeanDrawn(rule="TOY-RES-1", seat=1).line() == Msg("toy-log-bean-drawn", {"seat": 1})
    assert MatchWon(rule="TOY-WIN-1", winners=()).line() == Msg(
        "toy-log-match-won", {"winners": []}
    )


def test_what_is_for_screens_only_is_not_told() -> None:
    class BeanRolled(Event, frozen=True, kw_only=True):
        prefix: ClassVar[str] = "untold"
        untold: ClassVar[frozenset[str]] = frozenset({"path"})
        seat: int
        path: tuple[int, ...]

    event = BeanRolled(rule="TOY-BIT-1", seat=1, path=(1, 2))
    assert event.line() == Msg("untold-log-bean-rolled", {"seat": 1})
    assert b'"path":[1,2]' in msgspec.json.encode(event)


def test_a_public_event_is_for_everyone() -> None:
    event = BeanEaten(rule="TOY-BIT-1", seat=1, bean="toffee", source="hand")
    assert [event.seen_by(viewer) for viewer in (0, 1, None)] == [event] * 3


def test_outsiders_see_the_public_form_of_a_private_event() -> None:
    public = BeanDrawn(rule="TOY-RES-1", seat=1)
    event = BeanDrawn(rule="TOY-RES-1", seat=1, bean="toffee", audience=(1,), public=public)
    assert event.seen_by(1) is event
    assert event.seen_by(0) is event.seen_by(None) is public


def test_outsiders_see_nothing_of_a_private_event_without_public_form() -> None:
    event = BeanDrawn(rule="TOY-RES-1", seat=1, bean="toffee", audience=(1,))
    assert event.seen_by(1) is event
    assert event.seen_by(0) is None
    assert event.seen_by(None) is None

"""What cards do is told, in order, each deed by an event that names its card."""

import pytest

from commonroom.games.death_eaters_rising.events import Restricted
from tests.games.death_eaters_rising.cards.table import Table, after_voldemort, paid, table
from tests.games.death_eaters_rising.scene import DIAGON, MINISTRY


def last_told(at: Table, count: int) -> list[str]:
    """The last events, each as its name and what its line in the log speaks of."""
    lines = [event.line() for event in at.match.events[-count:]]
    return [" ".join([msg.key.removeprefix("der-log-"), *_words(msg.args)]) for msg in lines]


def _words(args: object) -> list[str]:
    assert isinstance(args, dict)
    return [" ".join(one) if isinstance(one, list) else str(one) for one in args.values()]


def test_turned_dice() -> None:
    at = table("purple-loyalty purple-loyalty red-loyalty blue-loyalty", team="hermione-granger")
    at.roll()
    at.answer("change", "hermione-granger")
    at.answer("turn", "red-loyalty", "red-bravery-2")
    assert last_told(at, 2) == [
        "ability-used 0 hermione-granger", "die-turned red-loyalty red-bravery-2",
    ]  # fmt: skip


def test_rerolled_dice() -> None:
    at = table(
        "red-bravery blue-knowledge blue-knowledge orange-loyalty | red-loyalty",
        team="sybill-trelawney",
    )
    at.roll()
    at.answer("change", "sybill-trelawney")
    at.answer("reroll", "red-bravery")
    at.answer("done")
    assert last_told(at, 2) == [
        "ability-used 0 sybill-trelawney",
        "dice-rerolled red-bravery red-loyalty",
    ]


def test_dice_gained_and_found() -> None:
    at = table(team="sirius-black mrs-norris", revealed=True)
    at.use("sirius-black")
    assert last_told(at, 3) == [
        "ability-used 0 sirius-black", "damaged sirius-black 1 1 6", "die-gained red",
    ]  # fmt: skip
    at.answer("follow", "orange")
    at.use("mrs-norris")
    assert last_told(at, 2) == ["ability-used 0 mrs-norris", "die-gained orange"]


def test_a_die_that_is_left() -> None:
    at = after_voldemort("clockwise", team="dobby", diagon="mulciber")
    at.answer("leave", "red")
    assert last_told(at, 1) == ["die-left 0 red"]


def test_a_flight() -> None:
    at = table(team="cho-chang")
    at.use("cho-chang")
    at.answer("travel", DIAGON)
    assert last_told(at, 2) == [
        "ability-used 0 cho-chang",
        "mission-moved 0 cho-chang diagon-alley",
    ]


@pytest.mark.parametrize(
    ("place", "limit"),
    [
        ("gringotts", "no-tokens"),
        ("atrium", "strike-costs-loyalty"),
        ("hogs-head", "one-healed"),
        ("ollivanders", "single-faces"),
    ],
)
def test_a_restriction_by_a_place(place: str, limit: str) -> None:
    at = after_voldemort("dark-mark", team="dobby", ministry="", controlled=place)
    (told,) = (event for event in at.match.events if isinstance(event, Restricted))
    assert (told.rule, told.card, told.limit, told.amount) == ("DER-CMP-5", place, limit, 1)
    assert told.line().args["card"] == place
    assert at.match.view(1).turn.limits == {limit: 1}  # type: ignore[attr-defined] # its own view


@pytest.mark.parametrize(
    ("death_eater", "limit"),
    [("augustus-rookwood", "no-tokens"), ("mulciber", "fewer-dice"), ("yaxley", "extra-dice")],
)
def test_a_restriction_by_a_death_eater(death_eater: str, limit: str) -> None:
    at = after_voldemort("clockwise", team="dobby", ministry="", diagon=death_eater)
    if death_eater == "mulciber":
        at.answer("leave", "red")
    (told,) = (event for event in at.match.events if isinstance(event, Restricted))
    assert (told.rule, told.card, told.limit) == ("DER-VOL-4", death_eater, limit)


def test_what_is_restricted_already_is_not_told_again() -> None:
    at = after_voldemort(
        "dark-mark", team="dobby", ministry="augustus-rookwood", controlled="gringotts"
    )
    told = [event.card for event in at.match.events if isinstance(event, Restricted)]
    assert told == ["augustus-rookwood"]


def test_a_filled_symbol() -> None:
    at = table(team="firenze", tokens="token-friendship", hogsmeade="harry-potter")
    at.cast("token-friendship", "fill", "friendship", "harry-potter")
    assert last_told(at, 2) == [
        "token-used 0 token-friendship", "symbol-filled friendship harry-potter",
    ]  # fmt: skip


def test_a_swap() -> None:
    at = table(team="firenze", friends=["dobby"], tokens="token-swap", friend_tokens="token-swap")
    at.cast("token-swap", "swap", "firenze")
    at.answer("swap-for", "dobby")
    at.answer("refuse")
    assert last_told(at, 1) == ["swap-declined 0 1"]
    at.answer("token", 1, "token-swap", seat=1)
    at.answer("swap", "dobby")
    at.answer("swap-for", "firenze")
    at.answer("accept")
    assert last_told(at, 1) == ["swapped 1 dobby 0 firenze"]


def test_a_reaction() -> None:
    at = paid(
        "kingsley-shacklebolt",
        "token-swap token-heal",
        team="kingsley-shacklebolt ginny-weasley",
        hogsmeade="mulciber",
    )
    at.answer("strike", "mulciber")
    told = last_told(at, 5)
    assert told[0] == "ability-used 0 kingsley-shacklebolt"
    assert told[1].startswith("damaged mulciber 1 1")
    assert told[2:] == [
        "token-taken 0 token-swap", "ability-used 0 ginny-weasley", "token-taken 0 token-heal",
    ]  # fmt: skip


def test_a_guard() -> None:
    at = after_voldemort("clockwise", team="alastor-moody", mission=DIAGON)
    at.answer("guard", "alastor-moody")
    assert last_told(at, 2) == [
        "guarded alastor-moody alastor-moody 1", "corrupted ollivanders 1 2",
    ]  # fmt: skip


def test_the_dark_mark() -> None:
    at = after_voldemort(
        "dark-mark", team="dobby", ministry="bellatrix-lestrange", controlled="gringotts"
    )
    acted = [line for line in last_told(at, 9) if "acted" in line or "fired" in line]
    assert acted == [
        "ability-acted bellatrix-lestrange", "mark-acted bellatrix-lestrange",
        "penalty-fired gringotts",
    ]  # fmt: skip
    assert at.table.facing == MINISTRY

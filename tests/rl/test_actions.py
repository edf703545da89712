"""The action table: every option of every title has a number of its own, and keeps it."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import commonroom
from commonroom.kernel import Match, Option, title
from commonroom.kernel.errors import BadOptionValue
from commonroom.rl import action_table
from commonroom.rl.actions import IMPLIED, SEAT, SILENCE, ActionTable, Special
from commonroom.rl.board import NOTHING, Board
from commonroom.rl.domains import Domain
from commonroom.rl.errors import NoNumber, SameNumber
from tests.conformance.tables import covering_tables
from tests.rl.playing import playing

GAMES = commonroom.games()
BEANS = Domain.of("beans", ["red", "blue", "ear-wax"])
SLOTS = Domain.of("slots", [(0, 0), (0, 1), (1, 0)])
TOY = ActionTable(
    "toy",
    4,
    {
        "eat": (BEANS,),
        "stop": (),
        "give": (SEAT, BEANS),
        "put": (BEANS, SLOTS),
        "buy": (BEANS, IMPLIED),
    },
)


def test_numbers_run_through_the_arguments_the_last_one_fastest() -> None:
    options: list[Option] = [("eat", "red"), ("eat", "ear-wax"), ("stop",), ("put", "blue", 0, 1)]
    assert TOY.legal(options, 0, 2) == {
        1: ("eat", "red"),
        3: ("eat", "ear-wax"),
        4: ("stop",),
        5 + 4 * 3 + 3 + 1: ("put", "blue", 0, 1),
    }
    assert TOY.size == 1 + 3 + 1 + 12 + 9 + 3


def test_seats_are_counted_from_the_one_that_answers() -> None:
    (mine,) = TOY.legal([("give", 2, "red")], seat=1, seats=3)
    (yours,) = TOY.legal([("give", 0, "red")], seat=2, seats=3)
    assert mine == yours
    assert TOY.named(mine) == ("give", 1, "red")


def test_what_the_position_implies_is_not_numbered() -> None:
    assert list(TOY.legal([("buy", "red", 3)], 0, 2)) == list(TOY.legal([("buy", "red", 5)], 0, 2))
    with pytest.raises(SameNumber, match="buy"):
        TOY.legal([("buy", "red", 3), ("buy", "red", 5)], 0, 2)


def test_an_option_offered_twice_is_one() -> None:
    assert TOY.legal([("stop",), ("stop",)], 0, 2) == {4: ("stop",)}


@pytest.mark.parametrize(
    "option", [("eat", "green"), ("drink", "red"), ("stop", 1), ("eat",), ("put", "red", 1, 1)]
)
def test_an_option_without_a_number_is_refused(option: Option) -> None:
    with pytest.raises(NoNumber, match=re.escape(repr(option))):
        TOY.legal([option], 0, 2)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_a_title_has_its_numbers(game: str) -> None:
    """With as many arguments as the title says."""
    table = action_table(game)
    assert {
        block.verb: sum(1 if isinstance(a, Special) else a.width for a in block.arguments)
        for block in table.blocks
    } == {verb: len(declared.arguments) for verb, declared in title(game).verbs.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_for_something_else(game: str) -> None:
    table = action_table(game)
    names = [table.named(number) for number in range(table.size)]
    assert names[SILENCE] == ("silence",)
    assert len(set(names)) == table.size
    assert sum(block.size for block in table.blocks) == table.size - 1


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_has_a_number_of_its_own(game: str) -> None:
    """Owners and guests, at tables that show every setting."""
    tables = covering_tables(game)
    for table in tables:
        for board in playing(table, 3000 // len(tables)):
            check(board)


NEVILLE = {"student": "neville-longbottom", "space": "paddock", "objects": ["golden-egg"]}
CHO = {"student": "cho-chang", "space": "owlery", "objects": ["da-coin"]}
RARE: list[tuple[str, dict[str, Any], list[int | str], list[Option], list[Option]]] = [
    (
        "death-eaters-rising",
        {
            "players": [{"team": {"harry-potter": 0, "luna-lovegood": 0, "ron-weasley": 0}},
                        {"team": {"minerva-mcgonagall": 0}}],
            "locations": {"diagon-alley": {"characters": {"yaxley": 0}}},
            "facing": "ministry-of-magic", "phase": "travel",
        },
        ["clockwise"],
        [("travel", "diagon-alley"), ("roll",)],
        [("adds", "harry-potter"), ("adds", "ron-weasley")],
    ),
    (
        "talisman",
        {"players": [{"character": "harry-potter", "space": "great-hall"},
                     {"character": "lucius-malfoy", "space": "st-mungos"}]},
        [],
        [],
        [("confront",)],
    ),
    (
        "year-at-hogwarts",
        {
            "players": [NEVILLE, {"student": "ginny-weasley", "objects": ["nagini"],
                                  "space": "west-wall-action"}, CHO],
            "active": 1, "phase": "resolve",
        },
        ["mundungus-fletcher"],
        [("choose", 0)],
        [("swap", "nagini", "da-coin"), ("swap", "nagini", "golden-egg")],
    ),
]  # fmt: skip
"""Title, position, dice, what is answered, and the names of what is then offered with the verb."""


@pytest.mark.parametrize(
    ("game", "position", "dice", "answers", "names"),
    RARE,
    ids=[f"{game} {names[0][0]}" for game, *_, names in RARE],
)
def test_what_is_seldom_offered_has_its_number_too(
    game: str, position: dict[str, Any], dice: list[int | str], answers: list[Option],
    names: list[Option],
) -> None:  # fmt: skip
    match = commonroom.arrange(game, position, dice=dice)
    for answer in answers:
        match.answer(answer)
    assert offered(match, str(names[0][0])) == names


def offered(match: Match, verb: str) -> list[Option]:
    """The names of what is offered with a verb; everything that is offered has a number."""
    table, decision = action_table(match.setting.game), match.decision
    assert decision is not None
    legal = table.legal(decision.options, decision.owner, match.setting.seats)
    assert list(legal.values()) == list(decision.options)
    return [name for number in legal if (name := table.named(number))[0] == verb]


def test_what_only_other_cards_make_possible_has_its_number_too(tmp_path: Path) -> None:
    """In Voldemort Returns nobody finds six objects, and nobody may take those of a rival."""
    (tmp_path / "limits.toml").write_text('[[limits]]\nid = "box"\nobjects_held = 1\n')
    (tmp_path / "potions.toml").write_text(
        '[[potions]]\nid = "amortentia"\n'
        'start = [{ do = "give", what = ["object", "card"], to = "right" }]\n'
    )
    harry = {"character": "harry-potter", "space": "owlery", "potions": ["amortentia", "gillyweed"],
             "objects": ["basilisk-fang"]}  # fmt: skip
    company = [{"character": "peter-pettigrew"}, harry, {"character": "ron-weasley"}]
    position = {
        "players": company, "active": 1, "lying": {"west-wall-object": ["sword-of-gryffindor"]},
    }  # fmt: skip
    match = commonroom.arrange("voldemort-returns", position, dice=[1, 1], pack=tmp_path)
    giving = match.copy()
    giving.answer(("cast", "amortentia"))
    assert offered(giving, "give-object") == [("give-object", "basilisk-fang")]
    for answer in ("roll",), ("walk", "owlery-bridge"), ("walk", "west-wall-object"):
        match.answer(answer)
    assert offered(match, "exchange") == [("exchange", "sword-of-gryffindor", "basilisk-fang")]


def check(board: Board) -> None:
    """Numbers and options are one to one, and every number says what its option is."""
    floor, legal = board.floor, board.legal
    offered = {*floor.options, *([NOTHING] if floor.as_guest else [])}
    assert set(legal.values()) == offered
    assert len(legal) == len(offered)
    for number, option in legal.items():
        assert number == SILENCE if option == NOTHING else named(board, number, option)


def named(board: Board, number: int, option: Option) -> bool:
    """Whether a number's name is its option, but for seats and what is implied."""
    table = board.actions
    verb, *said = table.named(number)
    block = next(block for block in table.blocks if block.verb == verb)
    given = list(option[1:])
    for argument in block.arguments:
        if argument is IMPLIED:
            given.pop(0)
        elif argument is SEAT:
            assert (board.floor.seat + int(said.pop(0))) % board.seats == given.pop(0)
        else:
            for _ in range(argument.width):
                assert said.pop(0) == given.pop(0)
    return verb == option[0] and not said and not given


@pytest.mark.parametrize("number", [-1, 10**9])
def test_a_number_that_stands_for_nothing_is_refused(number: int) -> None:
    with pytest.raises(BadOptionValue, match="it takes 0 to "):
        action_table("quidditch").named(number)


def test_numbers_do_not_depend_on_what_was_asked_before() -> None:
    """A table that has seen everything and a fresh one say the same."""
    old = action_table("quidditch")
    new = ActionTable("quidditch", 2, {block.verb: block.arguments for block in old.blocks})
    board = Board("quidditch", 2, None, guests=False)
    board.deal(3)
    random = Random(3)
    for _ in range(200):
        legal = board.legal
        assert new.legal(board.floor.options, board.floor.seat, 2) == legal
        board.answer(random.choice(list(legal)))

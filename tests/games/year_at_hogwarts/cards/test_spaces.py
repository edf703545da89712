"""Every space of the three boards: what it does to whoever ends a move there."""

import pytest

from commonroom.games.year_at_hogwarts.events import SwapRefused, Travelled
from tests.games.year_at_hogwarts.cards.missions import MISSIONS
from tests.games.year_at_hogwarts.cards.table import (
    ACCEPT,
    DECLINE,
    STOP,
    Changes,
    Table,
    beginning,
    box,
    card,
    each_card,
    landing,
    me,
    neville,
)

SPELL = [
    "west-wall-spell", "north-wall-spell", "viaduct-gate", "south-wall-spell",
    "west-corridor-spell", "east-corridor-spell", "middle-corridor-spell",
    "library-corridor-spell", "room-of-requirement", "dungeon-spell", "wooden-bridge",
    "forest-edge", "maze", "madam-malkins", "ollivanders", "knockturn-alley",
    "transfiguration-classroom", "charms-classroom", "defence-classroom",
]  # fmt: skip
POTION = [
    "black-lake", "west-wall-potion", "east-wall-potion", "south-wall-potion",
    "west-corridor-potion", "east-corridor-potion", "middle-corridor-potion", "prefects-bathroom",
    "dungeon-potion", "pitch-lawn", "greenhouse-potion", "apothecary", "wizard-wheezes",
    "three-broomsticks",
]  # fmt: skip
BOOK = [
    "north-wall-book", "east-wall-book", "west-corridor-book", "east-corridor-book",
    "middle-corridor-book", "library-corridor-book", "great-hall-east-door", "staff-room",
    "hut-path", "quidditch-supplies",
]  # fmt: skip
TWO_POTIONS = ["snapes-office", "potions-classroom", "creatures-classroom", "herbology-classroom"]
ACTION = [
    "owlery-bridge", "west-wall-action", "north-wall-action", "east-wall-action",
    "west-corridor-action", "library-corridor-action", "great-hall-west-door",
    "viaduct-courtyard", "pitch-path", "centaur-glade", "owl-emporium", "horizont-alley",
    "hogsmeade-lane",
]  # fmt: skip
EVENT = [
    "west-wall-event", "moaning-myrtles-bathroom", "east-landing", "grand-staircase",
    "stone-circle", "viaduct", "knockturn-corner",
]  # fmt: skip
DUEL = [
    "west-wall-duel", "south-wall-duel", "west-corridor-duel", "east-corridor-duel",
    "entrance-hall", "west-wing-third-floor", "chamber-of-secrets", "forbidden-forest",
    "knockturn-steps", "malfoy-manor",
]  # fmt: skip
HEALTH = {
    "boathouse": 1, "west-landing": 1, "sundial-garden": 1, "leaky-cauldron": 1,
    "florean-fortescues": 1, "the-burrow": 1, "honeydukes": 1, "kitchens": 2, "hospital-wing": 3,
}  # fmt: skip
COMMON = [
    "gryffindor-common-room", "hufflepuff-common-room", "ravenclaw-common-room",
    "slytherin-common-room",
]  # fmt: skip
TOWERS = [
    "owlery", "west-tower", "clock-tower", "gryffindor-tower", "hufflepuff-tower", "north-tower",
    "library-tower", "astronomy-tower", "ravenclaw-tower", "hospital-tower", "defence-tower",
    "dark-tower", "slytherin-tower", "south-tower", "bell-tower", "headmasters-tower",
    "viaduct-tower", "training-grounds-tower",
]  # fmt: skip
OBJECT = [
    "owlery-lane", "lakeshore", "west-wall-object", "west-wall-lower-object", "north-wall-object",
    "north-wall-far-object", "east-wall-object", "south-wall-object", "west-corridor-object",
    "east-corridor-object", "middle-corridor-object", "fountain-court", "trophy-room",
    "dungeon-object", "paddock", "forest-object", "training-grounds", "rose-garden",
]  # fmt: skip
SHOPS = ["gringotts", "ollivanders", "borgin-and-burkes"]
PLACES = [
    "ministry-of-magic", "hall-of-prophecies", "the-burrow", "malfoy-manor", "shrieking-shack",
    "honeydukes", "high-street", "three-broomsticks", "hogs-head",
]  # fmt: skip
FLOO = [
    "ministry-of-magic", "hall-of-prophecies", "the-burrow", "malfoy-manor", "shrieking-shack",
    "honeydukes", "hogs-head",
]  # fmt: skip
QUIET = [
    "start", "entrance-hands", "entrance-crest", "whomping-willow", "gringotts-steps",
    "little-hangleton-graveyard", "gringotts", "borgin-and-burkes", "ministry-of-magic",
    "hall-of-prophecies", "shrieking-shack", "high-street", "hogs-head",
]  # fmt: skip
SPECIAL = [
    "dumbledores-office", "hagrids-hut", "library", "flourish-and-blotts", "quidditch-pitch",
]  # fmt: skip
PITCH, GRAVEYARD = "quidditch-pitch", "little-hangleton-graveyard"


def each_space(*lists: list[str]) -> pytest.MarkDecorator:
    """The test runs for each of these spaces as `name`."""
    return each_card(dict.fromkeys(name for names in lists for name in names))


def on(space: str, *dice: int | str, **more: object) -> Table:
    """Ginny, with nothing but 20 points and what the test gives her, has ended her move there."""
    return landing(space, *dice, by=me(points=20, **more), others=[neville()])


def test_every_space_does_one_thing() -> None:
    named = [
        *SPELL, *POTION, *BOOK, *TWO_POTIONS, *ACTION, *EVENT, *DUEL, *HEALTH, *COMMON, *TOWERS,
        *OBJECT, *QUIET, *SPECIAL,
    ]  # fmt: skip
    assert sorted(named) == sorted(box().boards["it"].spaces)
    assert set(box().boards["it"].spaces) - set(box().boards["pl"].spaces) == {"hogsmeade-lane"}


# ---- symbols --------------------------------------------------------------------------------

DRAWS: dict[str, tuple[tuple[str, ...], Changes]] = {
    **dict.fromkeys(SPELL, (("stupefy",), {"0.spells": ["stupefy"]})),
    **dict.fromkeys(POTION, (("skele-gro",), {"0.potions": ["skele-gro"]})),
    **dict.fromkeys(BOOK, (("dragon-species",), {"0.books": ["dragon-species"]})),
    **dict.fromkeys(
        TWO_POTIONS, (("skele-gro", "gillyweed"), {"0.potions": ["skele-gro", "gillyweed"]})
    ),
    "dumbledores-office": (("stupefy", "lumos"), {"0.spells": ["stupefy", "lumos"]}),
    "hagrids-hut": (
        ("stupefy", "skele-gro"), {"0.spells": ["stupefy"], "0.potions": ["skele-gro"]},
    ),
    "library": (
        ("dragon-species", "book-of-potions"), {"0.books": ["dragon-species", "book-of-potions"]},
    ),
    "flourish-and-blotts": (
        ("dragon-species", "book-of-potions"), {"0.books": ["dragon-species", "book-of-potions"]},
    ),
}  # fmt: skip


@each_card(DRAWS)
@pytest.mark.rule("YH-SPC-1", "YH-SPC-3", "YH-SPC-4", "YH-SPC-7")
def test_cards_are_drawn_and_kept(name: str, row: tuple[tuple[str, ...], Changes]) -> None:
    """So many cards of its decks; then the turn is over."""
    dice, change = row
    at = on(name, *dice)
    assert at.changed() == change
    assert at.over


@card("library")
@pytest.mark.rule("YH-SPC-3")
def test_the_library_in_the_polish_edition() -> None:
    """One book only."""
    at = landing("library", "dragon-species", others=[neville()], options={"edition": "pl"})
    assert at.changed() == {"0.books": ["dragon-species"]}


@each_space(ACTION)
@pytest.mark.rule("YH-SPC-1")
def test_action_space(name: str, row: None) -> None:
    """An action card is drawn and resolved at once."""
    assert on(name, "caught-by-snape").changed() == {"0.points": 10}


@each_space(EVENT)
@pytest.mark.rule("YH-SPC-1")
def test_event_space(name: str, row: None) -> None:
    """An event is drawn and resolved for everyone."""
    assert on(name, "hospital-wing-day").changed() == {"0.hp": 10, "1.hp": 10}


@each_space(DUEL)
@pytest.mark.rule("YH-SPC-1", "YH-DUE-1")
def test_duel_space(name: str, row: None) -> None:
    """A duel card is drawn and fought."""
    at = on(name, "cedric-diggory")
    assert (at.fight.kind, at.fight.foe.who) == ("duel", "cedric-diggory")


@each_card(HEALTH)
@pytest.mark.rule("YH-SPC-1")
def test_hp_space(name: str, row: int) -> None:
    """So many HP, without an upper limit."""
    assert on(name).changed() == {"0.hp": 7 + row}
    assert on(name, hp=1).changed() == {"0.hp": 1 + row}


@each_space(QUIET, OBJECT)
def test_nothing_happens(name: str, row: None) -> None:
    """To whoever ends a move there and has no mission."""
    at = on(name)
    assert at.changed() == {}
    assert at.over


# ---- rooms ----------------------------------------------------------------------------------


@each_space(COMMON)
@pytest.mark.rule("YH-SPC-2")
def test_common_room(name: str, row: None) -> None:
    """An action, book, potion or spell of one's choice."""
    for deck, drawn, change in (
        ("action", "caught-by-snape", {"0.points": 10}),
        ("book", "dragon-species", {"0.books": ["dragon-species"]}),
        ("potion", "skele-gro", {"0.potions": ["skele-gro"]}),
        ("spell", "stupefy", {"0.spells": ["stupefy"]}),
    ):
        at = on(name, drawn)
        assert at.asks() == {"draw action", "draw book", "draw potion", "draw spell"}
        at.do(("draw", deck))
        assert at.changed() == change
        assert at.over


@each_space(COMMON)
@pytest.mark.rule("YH-SPC-2")
def test_swap_in_a_common_room(name: str, row: None) -> None:
    """Or the offer of a swap of objects to any player, who may refuse."""
    for answer, change in (
        (ACCEPT, {"0.objects": ["da-coin"], "2.objects": ["nagini"]}),
        (DECLINE, {}),
    ):
        at = landing(name, by=me(objects=["nagini"]))
        offers = {option for option in at.asks() if option.startswith("offer")}
        assert offers == {"offer nagini 1 golden-egg", "offer nagini 2 da-coin"}
        at.do(("offer", "nagini", 2, "da-coin"))
        assert at.asked == (2, "swap-offer")
        at.do(answer)
        assert at.changed() == change
        assert at.happened(SwapRefused) == (answer == DECLINE)
        assert at.over


# ---- towers and trips -----------------------------------------------------------------------


@each_space(TOWERS)
@pytest.mark.rule("YH-SPC-6", "YH-BRD-5")
def test_tower(name: str, row: None) -> None:
    """With a Floo token to one of seven Places and back at the end of the turn; or not."""
    assert on(name).changed() == {}
    at = landing(name, by=me(floo=2), others=[neville()], lying={"the-burrow": ["nagini"]})
    assert at.asks() == {*(f"floo {place}" for place in FLOO), "decline"}
    at.do(("floo", "the-burrow"))
    assert at.player().space == "the-burrow"
    at.do(("take", "nagini"))
    assert at.changed() == {"0.floo": 1, "0.objects": ["nagini"], "lying.the-burrow": None}
    assert at.over
    at = on(name, floo=1).do(DECLINE)
    assert at.changed() == {}


@each_space(TOWERS)
@pytest.mark.rule("YH-MOV-3")
def test_stopping_on_a_tower(name: str, row: None) -> None:
    """One may end a move there early."""
    at = stepping_onto(name, moves=5)
    assert at.can("stop")
    at.do(STOP)
    assert at.player().space == name
    assert at.over


@each_space(FLOO)
@pytest.mark.rule("YH-SPC-6")
def test_place_of_a_trip(name: str, row: None) -> None:
    """On a trip one takes objects and does a mission; nobody is met and nothing else happens."""
    at = landing(
        "north-tower", by=me(floo=1), others=[neville(space=name)],
        lying={name: ["nagini", "cauldron", "deluminator"]},
    ).do(("floo", name))  # fmt: skip
    assert at.event(Travelled).by == "floo"
    at.do(("take", "nagini"), ("take", "deluminator"))
    assert at.changed() == {
        "0.floo": 0, "0.objects": ["nagini", "deluminator"], f"lying.{name}": ["cauldron"],
    }  # fmt: skip
    assert at.over


@card("little-hangleton-graveyard", "quidditch-pitch")
@pytest.mark.rule("YH-SPC-5", "YH-BRD-5")
def test_portkey_to_the_graveyard() -> None:
    """From the pitch, by a Portkey, for its mission; back at the end of the turn."""
    things = ["cauldron", "fathers-bone", "harry-potter-token", "wormtails-hand"]
    mission = "escape-the-graveyard"
    at = on(PITCH, portkeys=1, missions=[mission], objects=things)
    assert at.asks() == {"challenge 1", "portkey"}
    at.do(("portkey",))
    assert (at.player().space, at.player().portkeys) == (GRAVEYARD, 0)
    assert at.fight.foe.who == "voldemort-reborn"
    at = on(PITCH, portkeys=1).do(("portkey",))
    assert at.changed() == {"0.portkeys": 0}
    assert at.over
    assert not box().boards["it"].steps[GRAVEYARD]


@card("quidditch-pitch")
@pytest.mark.rule("YH-SPC-5", "YH-SOLO-1")
def test_pitch() -> None:
    """Whoever comes there stops and challenges a player, any of them; alone, nobody."""
    at = stepping_onto(PITCH, moves=5)
    assert at.asks() == {"challenge 1"}
    at.do(("challenge", 1))
    assert at.asked == (0, "house")
    assert landing(PITCH, by=me(), others=[]).asked == (0, "plan")


# ---- on the way -----------------------------------------------------------------------------


def beside(space: str, *dice: int | str, moves: int, **more: object) -> Table:
    """Ginny, with so many moves left, stands before a space."""
    board = box().boards["it"]
    before = next(step.to for step in board.steps[space] if step.moves)
    return beginning(
        me(space=before, **more), *dice,
        others=[neville(space="maze" if space != "maze" else "start")],
        phase="walk", left=moves, lying={before: []},
    )  # fmt: skip


def stepping_onto(space: str, *dice: int | str, moves: int, **more: object) -> Table:
    """She steps onto it."""
    return beside(space, *dice, moves=moves, **more).do(("walk", space))


ON_FOOT = [space for space in (*OBJECT, *SHOPS, *PLACES) if space not in ("gringotts", *FLOO)]


@each_space(ON_FOOT, ["honeydukes", "hogs-head"])
@pytest.mark.rule("YH-OBJ-1", "YH-BRD-5")
def test_object_space(name: str, row: None) -> None:
    """Whoever passes may take what lies there; it is one of the spaces where objects are laid."""
    end = name == "three-broomsticks"  # no way leads on: the move ends, and a potion is drawn
    at = stepping_onto(name, *["skele-gro"] * end, moves=1 if end else 3)
    (thing,) = at.state.lying[name]
    assert at.can("take", thing)
    at.do(("take", thing))
    assert at.player().objects == (thing,)
    assert name not in at.state.lying


def test_object_spaces() -> None:
    board = box().boards["it"]
    assert set(board.object_spaces("hogwarts")) == set(OBJECT)
    assert set(board.object_spaces("diagon-alley")) == set(SHOPS)
    assert set(board.object_spaces("places")) == set(PLACES)


WALKED = sorted(
    {one.place for one in MISSIONS.values()} - {*FLOO, GRAVEYARD, "gringotts"} | {"hogs-head"}
)


DEAD_ENDS = [
    "chamber-of-secrets", "dumbledores-office", "prefects-bathroom", "west-wing-third-floor",
]  # fmt: skip


@each_space([name for name in WALKED if name not in DEAD_ENDS])
@pytest.mark.rule("YH-MOV-3")
def test_stopping_at_the_place_of_a_mission(name: str, row: None) -> None:
    """Anyone may end a move there early."""
    assert stepping_onto(name, moves=4, missions=[mission_at(name)]).can("stop")
    assert stepping_onto(name, moves=4).can("stop")


@each_space(DEAD_ENDS)
@pytest.mark.rule("YH-MOV-3")
def test_entering_the_place_of_a_mission(name: str, row: None) -> None:
    """From where no way leads on, also with too many moves, for one may stop there."""
    assert beside(name, moves=4).can("walk", name)
    assert beside(name, moves=1).can("walk", name)


def mission_at(place: str) -> str:
    return next(mission for mission, one in MISSIONS.items() if one.place == place)


@card("gringotts", "gringotts-steps")
@pytest.mark.rule("YH-BRD-4")
def test_gringotts_is_free_to_enter() -> None:
    """From the steps in front of it, also without a move left."""
    at = stepping_onto("gringotts-steps", moves=1)
    assert at.can("walk", "gringotts")
    at.do(("walk", "gringotts"))
    thing = at.state.lying["gringotts"][0]
    at.do(("take", thing))
    assert at.player().objects == (thing,)


@card("whomping-willow", "shrieking-shack", "room-of-requirement", "hogs-head")
@pytest.mark.rule("YH-BRD-4")
@pytest.mark.parametrize(
    ("one", "other"),
    [("whomping-willow", "shrieking-shack"), ("room-of-requirement", "hogs-head")],
)
def test_free_passages(one: str, other: str) -> None:
    """They cost no move, in both directions, and can be taken when none is left."""
    at = stepping_onto(one, moves=1)
    assert (at.state.left, at.can("walk", other)) == (0, True)
    at = beginning(me(space=other), others=[neville()], phase="walk", left=1, lying={other: []})
    at.do(("walk", one))
    assert at.state.left == 1


@card("hospital-wing", "honeydukes")
@pytest.mark.rule("YH-BRD-4")
def test_the_one_eyed_witch() -> None:
    """The passage behind her costs one move."""
    at = beginning(
        me(space="hospital-wing"),
        others=[neville()],
        phase="walk",
        left=3,
        lying={"honeydukes": []},
    ).do(("walk", "honeydukes"))
    assert at.state.left == 2


@card("ministry-of-magic", "hall-of-prophecies")
@pytest.mark.rule("YH-BRD-4")
def test_the_department_of_mysteries() -> None:
    """Between the Ministry and the Hall one walks for free, after a flight with Buckbeak, too."""
    lying: dict[str, list[str]] = {"ministry-of-magic": [], "hall-of-prophecies": ["nagini"]}
    at = beginning(
        me(space="ministry-of-magic"), others=[neville()], phase="walk", left=1, lying=lying
    ).do(("walk", "hall-of-prophecies"), ("take", "nagini"))
    assert at.player().objects == ("nagini",)


@card("start", "leaky-cauldron", "entrance-hands")
@pytest.mark.rule("YH-BRD-1")
@pytest.mark.parametrize(("edition", "passes"), [("it", True), ("pl", False)])
def test_start_between_school_and_town(edition: str, passes: bool) -> None:
    """From Start to the school or the Leaky Cauldron; coming by, one passes (it) or stops (pl)."""
    at = beginning(me(), others=[neville()], phase="walk", left=3, options={"edition": edition})
    assert at.offers("walk") == {"entrance-hands", "leaky-cauldron"}
    at = beginning(
        me(space="leaky-cauldron"), others=[neville()], phase="walk", left=3,
        options={"edition": edition},
    ).do(("walk", "start"))  # fmt: skip
    assert at.over != passes

"""The two abilities of each headquarters, paid with symbols like those of wizards."""

import pytest

from tests.games.death_eaters_rising.cards.table import card, paid, table
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY

pytestmark = pytest.mark.rule("DER-CMP-9", "DER-DIC-3")


@pytest.mark.parametrize(
    ("leader", "abilities"),
    [
        ("minerva-mcgonagall", {"office-cleanse", "office-token"}),
        ("sirius-black", {"grimmauld-cleanse", "grimmauld-die"}),
        ("harry-potter", {"room-cleanse", "room-heal"}),
    ],
)
def test_only_the_active_headquarters_is_paid(leader: str, abilities: set[str]) -> None:
    """Each faction has two abilities of its own, and no others."""
    at = table(team=leader, friends=["pomona-sprout:1", "nymphadora-tonks", "hermione-granger"])
    assert at.targets() == abilities


# ---- Dumbledore's Office --------------------------------------------------------------------


@card("office-cleanse", "room-cleanse")
@pytest.mark.parametrize(
    ("ability", "leader"),
    [("office-cleanse", "minerva-mcgonagall"), ("room-cleanse", "harry-potter")],
)
def test_cleansing_here(ability: str, leader: str) -> None:
    """Remove 1 corruption here."""
    at = paid(ability, team=leader, corruption=f"{MINISTRY}:4 {HOGSMEADE}:3")
    assert at.changed() == {"corruption": {HOGSMEADE: 2}}
    at = paid(ability, team=leader, corruption=f"{MINISTRY}:4 {DIAGON}:3")
    assert at.changed() == {}


@card("office-token")
def test_office_token() -> None:
    """Take a spell token; every other player with at least 2 Hogwarts wizards may too."""
    at = paid(
        "office-token",
        "token-heal token-swap",
        team="dobby rubeus-hagrid",  # two as well, but of this player
        friends=["remus-lupin pomona-sprout firenze", "luna-lovegood mrs-norris", "harry-potter"],
    )
    assert at.asks(seat=1) == {"accept", "refuse"}
    at.answer("accept", seat=1)
    assert at.changed() == {"tokens": {0: ["token-heal"], 1: ["token-swap"]}}


@card("office-token")
def test_office_token_refused() -> None:
    """Every other player with 2 Hogwarts wizards may take one: each is asked, in turn order."""
    at = paid(
        "office-token",
        "token-heal token-swap",
        team="dobby",
        friends=["pomona-sprout firenze", "minerva-mcgonagall mrs-norris"],
    )
    at.answer("refuse", seat=1)
    at.answer("accept", seat=2)
    assert at.changed() == {"tokens": {0: ["token-heal"], 2: ["token-swap"]}}


@card("office-token")
@pytest.mark.rule("DER-TOK-2")
def test_office_token_when_tokens_run_out() -> None:
    """Take a spell token; nobody is asked about a second that does not exist."""
    at = paid(
        "office-token",
        "token-heal",
        team="dobby",
        friends=["pomona-sprout firenze"],
        supply="token-heal",
    )
    assert at.changed() == {"tokens": {0: ["token-heal"]}}
    two = paid(
        "office-token",
        "token-heal token-swap",
        team="dobby",
        friends=["pomona-sprout firenze", "minerva-mcgonagall mrs-norris"],
        supply="token-heal token-swap",
    )
    two.answer("accept", seat=1)
    assert two.changed() == {"tokens": {0: ["token-heal"], 1: ["token-swap"]}}


# ---- 12 Grimmauld Place ---------------------------------------------------------------------


@card("grimmauld-cleanse")
def test_grimmauld_cleanse() -> None:
    """Remove 1 corruption here; with 2 Order wizards, 1 at another location of your choice too."""
    at = paid("grimmauld-cleanse", team="remus-lupin sirius-black dobby")
    assert at.asks() == {f"cleanse {MINISTRY}", f"cleanse {DIAGON}"}
    at.answer("cleanse", DIAGON)
    assert at.changed() == {"corruption": {HOGSMEADE: 0, DIAGON: 0}}


@card("grimmauld-cleanse")
def test_grimmauld_cleanse_with_one_order_wizard() -> None:
    """Remove 1 corruption here; without a second Order wizard in the team nowhere else."""
    at = paid("grimmauld-cleanse", team="remus-lupin dobby", friends=["sirius-black"])
    assert at.changed() == {"corruption": {HOGSMEADE: 0}}


@card("grimmauld-cleanse")
def test_grimmauld_cleanse_does_what_it_can() -> None:
    """Remove 1 corruption at another location even if there is none here, and the other way."""
    team = "remus-lupin sirius-black"
    at = paid("grimmauld-cleanse", team=team, corruption=f"{MINISTRY}:2")
    assert at.changed() == {"corruption": {MINISTRY: 1}}
    at = paid("grimmauld-cleanse", team=team, corruption=f"{HOGSMEADE}:2")
    assert at.changed() == {"corruption": {HOGSMEADE: 1}}


@card("grimmauld-die")
def test_grimmauld_die() -> None:
    """Gain a red or orange die for your next roll."""
    at = paid("grimmauld-die", team="remus-lupin")
    assert at.asks() == {"colour red", "colour orange"}
    at.answer("colour", "orange")
    assert at.waiting == ["orange"]
    assert at.changed() == {}


@card("grimmauld-die")
def test_grimmauld_die_and_the_supply() -> None:
    """Gain a red or orange die: both orange ones are taken, so it is red."""
    at = paid("grimmauld-die", team="remus-lupin ron-weasley hermione-granger")
    assert at.waiting == ["red"]


# ---- Room of Requirement --------------------------------------------------------------------


@card("room-heal")
def test_room_heal() -> None:
    """Every player may remove 1 damage from one wizard in their team, 2 if of the Army."""
    at = paid(
        "room-heal",
        team="luna-lovegood:3 dobby:2 remus-lupin",
        friends=["pomona-sprout:2 fred-weasley:1", "firenze", "cho-chang:1"],
        hogsmeade="dean-thomas:1",
    )
    assert at.asks(seat=0) == {"heal luna-lovegood", "heal dobby", "done"}
    at.answer("heal", "luna-lovegood", seat=0)
    assert at.asks(seat=1) == {"heal pomona-sprout", "heal fred-weasley", "done"}
    at.answer("heal", "pomona-sprout", seat=1)
    assert at.asks(seat=3) == {"heal cho-chang", "done"}
    at.answer("done", seat=3)
    assert at.changed() == {"damage": {"luna-lovegood": 1, "pomona-sprout": 1}}


@card("room-heal")
def test_room_heal_goes_round() -> None:
    """Every player may remove damage: the active one first, then in turn order."""
    at = paid("room-heal", team="dobby:1", friends=["luna-lovegood:1", "firenze:1"], active=1)
    for seat, wizard in ((1, "luna-lovegood"), (2, "firenze"), (0, "dobby")):
        assert at.asks(seat) == {f"heal {wizard}", "done"}
        at.answer("heal", wizard, seat=seat)
    assert at.changed() == {"damage": {"luna-lovegood": 0, "firenze": 0, "dobby": 0}}


@card("room-heal")
def test_room_heal_with_nobody_hurt() -> None:
    """Every player may remove 1 damage: nobody has any, and nobody is asked."""
    at = paid(
        "room-heal", team="luna-lovegood", friends=["pomona-sprout"], hogsmeade="dean-thomas:1"
    )
    assert at.changed() == {}

"""Wizards who give an extra die when dice are taken.

Pools: Dumbledore's Office red, 2 blue, orange; 12 Grimmauld Place purple, 2 red, orange; Room of
Requirement 2 purple, red, blue. The first wizard of a team stands for its faction.
"""

import pytest

from tests.games.death_eaters_rising.cards.table import card, full, table
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY

pytestmark = pytest.mark.rule("DER-CMP-7", "DER-CMP-10", "DER-DIC-1")


@card("albus-dumbledore")
def test_albus_dumbledore() -> None:
    """An extra red die if your team has an Order wizard."""
    assert table(team="albus-dumbledore remus-lupin").extra_dice == ["red"]
    elsewhere = table(
        team="albus-dumbledore dobby luna-lovegood",
        friends=["remus-lupin"],
        hogsmeade="alastor-moody",
    )
    assert elsewhere.extra_dice == []


@card("albus-dumbledore")
def test_albus_dumbledore_counts_a_full_wizard() -> None:
    """An extra red die if your team has an Order wizard, also one with a full track."""
    assert table(team=f"albus-dumbledore {full('remus-lupin')}").extra_dice == ["red"]


@card("minerva-mcgonagall")
def test_minerva_mcgonagall() -> None:
    """An extra purple die if your team has another Hogwarts wizard."""
    assert table(team="minerva-mcgonagall dobby").extra_dice == ["purple"]
    assert table(team="minerva-mcgonagall remus-lupin luna-lovegood").extra_dice == []


@card("nymphadora-tonks")
def test_nymphadora_tonks() -> None:
    """An extra blue die if your team has another Order wizard."""
    assert table(team="nymphadora-tonks remus-lupin").extra_dice == ["blue"]
    assert table(team="nymphadora-tonks dobby", friends=["remus-lupin"]).extra_dice == []


@card("harry-potter")
def test_harry_potter() -> None:
    """An extra red die if your team has another Army wizard."""
    assert table(team="harry-potter luna-lovegood").extra_dice == ["red"]
    assert table(team="harry-potter dobby", friends=["luna-lovegood"]).extra_dice == []


@card("harry-potter")
def test_an_extra_die_is_rolled_with_the_others() -> None:
    """An extra red die each turn."""
    at = table(
        "purple-loyalty purple-friendship red-bravery blue-knowledge red-bravery-2",
        team="harry-potter luna-lovegood",
    )
    at.roll()
    assert at.rolled.count("red-bravery") == at.rolled.count("red-bravery-2") == 1


@card("ron-weasley")
def test_ron_weasley() -> None:
    """An extra orange die if Harry or Hermione is in your team."""
    assert table(team="ron-weasley hermione-granger").extra_dice == ["orange"]
    assert table(team="ron-weasley harry-potter").extra_dice == ["orange", "red"]  # Harry's own
    assert table(team="ron-weasley luna-lovegood", friends=["harry-potter"]).extra_dice == []


@card("ron-weasley")
def test_ron_weasley_finds_no_die_in_the_supply() -> None:
    """An extra orange die, if there is one: the Order has the first, Aberforth took the second."""
    at = table(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty orange-loyalty",
        team="aberforth-dumbledore ron-weasley hermione-granger",
    )
    at.roll()
    at.answer("colour", "orange")
    assert sum(die.startswith("orange") for die in at.rolled) == 2
    at.match.game.chance.assert_spent()


@card("bill-weasley")
@pytest.mark.parametrize("comrade", ["fleur-delacour:2", "molly-weasley", "fred-weasley"])
def test_bill_weasley(comrade: str) -> None:
    """An extra blue or orange die if your team has another Weasley or Fleur."""
    at = table(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty orange-bravery",
        team=f"bill-weasley {comrade}",
        hogsmeade="mulciber",  # Fleur adds none
    )
    at.roll()
    assert at.asks() == {"colour blue", "colour orange"}
    at.answer("colour", "orange")
    assert at.rolled[4:] == ["orange-bravery"]


@card("bill-weasley")
def test_bill_weasley_alone() -> None:
    """Nothing without another Weasley or Fleur: he is not counted, nor are other teams."""
    at = table(team="bill-weasley remus-lupin", friends=["ginny-weasley"], hogsmeade="ron-weasley")
    assert at.extra_dice == []


@card("bill-weasley")
def test_bill_weasley_is_not_asked_for_what_the_supply_lacks() -> None:
    """An extra blue or orange die: the Order has an orange one, Ron took the other."""
    at = table(team="remus-lupin ron-weasley hermione-granger bill-weasley")
    assert at.extra_dice == ["blue", "orange"]


@card("fleur-delacour")
@pytest.mark.parametrize(
    ("here", "dice"),
    [
        ("", ["purple"]),
        ("cho-chang dobby ron-weasley", ["purple"]),
        ("cho-chang mulciber", []),
        ("peter-pettigrew:3", []),
    ],
)
def test_fleur_delacour(here: str, dice: list[str]) -> None:
    """An extra purple die if no Death Eater is at your location, a beaten one included."""
    assert table(team="remus-lupin fleur-delacour:4", hogsmeade=here).extra_dice == dice


@card("fleur-delacour")
def test_fleur_delacour_minds_her_own_location() -> None:
    """Death Eaters elsewhere do not keep her die, nor do those where the token moves on to."""
    at = table(team="fleur-delacour cho-chang", diagon="mulciber")
    assert at.extra_dice == ["purple"]
    at.use("cho-chang")
    at.answer("travel", DIAGON)
    assert at.extra_dice == ["purple"]


@card("aberforth-dumbledore")
def test_aberforth_dumbledore() -> None:
    """An extra blue or orange die at Hogsmeade."""
    at = table(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty blue-bravery",
        team="aberforth-dumbledore",
        mission=HOGSMEADE,
    )
    at.roll()
    assert at.asks() == {"colour blue", "colour orange"}
    at.answer("colour", "blue")
    assert at.rolled[4:] == ["blue-bravery"]


@card("aberforth-dumbledore")
@pytest.mark.parametrize("mission", [MINISTRY, DIAGON])
def test_aberforth_dumbledore_elsewhere(mission: str) -> None:
    """Nothing anywhere else, even if the token follows Voldemort to Hogsmeade later."""
    at = table(team="aberforth-dumbledore", mission=mission, facing=HOGSMEADE, revealed=True)
    assert at.extra_dice == []
    at.answer("follow", "red")
    assert sorted(at.waiting) == ["orange", "purple", "red"]


@card("aberforth-dumbledore")
def test_aberforth_dumbledore_minds_where_the_token_was_placed() -> None:
    """Flying on neither takes his die away nor brings one."""
    at = table(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty blue-bravery",
        team="remus-lupin aberforth-dumbledore cho-chang",
        mission=HOGSMEADE,
    )
    at.use("cho-chang")
    at.answer("travel", DIAGON)
    at.roll()
    at.answer("colour", "blue")
    assert at.rolled[4:] == ["blue-bravery"]
    at = table(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty",
        team="remus-lupin aberforth-dumbledore cho-chang",
        mission=DIAGON,
    )
    at.use("cho-chang")
    at.answer("travel", HOGSMEADE)
    at.roll()
    assert at.rolled == ["purple-loyalty", "red-loyalty", "red-loyalty", "orange-loyalty"]


@card("neville-longbottom")
@pytest.mark.parametrize(
    ("team", "dice"),
    [
        ("neville-longbottom luna-lovegood:1 dobby:2", ["red"]),
        ("neville-longbottom:1 luna-lovegood:1 dobby", []),
    ],
)
def test_neville_longbottom(team: str, dice: list[str]) -> None:
    """An extra red die if at least 2 other wizards of your team have damage."""
    assert table(team=team, friends=["pomona-sprout:1 firenze:1"]).extra_dice == dice

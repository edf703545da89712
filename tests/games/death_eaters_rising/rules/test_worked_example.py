"""The worked example of the rulebook, page 8: one turn of three rolls.

The faces of its dice are lost; these rolls lead to what the page shows.
"""

import pytest

from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, scene, told


@pytest.mark.rule("DER-TRN-1", "DER-DIC-2", "DER-DIC-3", "DER-DIC-4", "DER-END-1", "DER-TOK-4")
def test_a_turn_of_the_room_of_requirement_in_three_rolls() -> None:
    at = scene(
        """
        clockwise
        | purple-friendship-2 purple-knowledge red-bravery-2 blue-loyalty red-friendship
        | token-heal
        | purple-loyalty blue-bravery red-knowledge
        | blue-knowledge-2 red-loyalty
        | token-red-die
        | cho-chang
        """,
        team="harry-potter:1 luna-lovegood:2",
        friends=["minerva-mcgonagall:1"],
        facing=DIAGON,
        ministry="rubeus-hagrid firenze yaxley",
        diagon="sybill-trelawney:2 antonin-dolohov neville-longbottom:1",
        hogsmeade="dobby lucius-malfoy fred-weasley",
        corruption="diagon-alley:3 ministry-of-magic:1",
        deck="cho-chang ron-weasley",
    )

    at.travel(DIAGON)
    assert at.changed() == {
        "facing": HOGSMEADE,
        "damage": {"dobby": 1, "fred-weasley": 1},
        "corruption": {HOGSMEADE: 1},
    }

    # First roll: Luna is paid with 2 and helps at once; Dolohov gets his first two symbols.
    at.roll()
    at.assign("purple-friendship-2", "luna-lovegood")
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {"damage": {"luna-lovegood": 1}, "tokens": {0: ["token-heal"]}}
    at.assign("red-bravery-2", "antonin-dolohov")

    # Second roll, three dice: the headquarters removes corruption at once.
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    assert at.changed() == {"corruption": {DIAGON: 2}}

    # Third roll, two dice: everything asked of Trelawney and Dolohov is there.
    at.roll()
    at.assign("blue-knowledge-2", "sybill-trelawney")
    assert at.changed() == {}
    assert at.table.rolls == 3
    at.assign("red-loyalty", "antonin-dolohov")

    # No die is left, and the token is kept: Trelawney joins, Dolohov is damaged.
    at.end_turn()
    assert at.changed() == {
        "teams": {0: ["harry-potter", "luna-lovegood", "sybill-trelawney"]},
        "damage": {"sybill-trelawney": 0, "antonin-dolohov": 1},
        "tokens": {0: ["token-heal", "token-red-die"]},
        "characters": {DIAGON: ["cho-chang", "antonin-dolohov", "neville-longbottom"]},
    }
    assert told(at.match.events, "dice-rolled", "ability-used", "recruited", "damaged")[-6:] == [
        "ability-used luna-lovegood",
        "dice-rolled",
        "ability-used room-cleanse",
        "dice-rolled",
        "recruited sybill-trelawney",
        "damaged antonin-dolohov",
    ]
    assert at.decision.owner == 1

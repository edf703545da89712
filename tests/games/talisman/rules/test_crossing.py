"""TAL-CRS: Portkeys, Privet Drive and other ways from region to region."""

import pytest

from commonroom.games.talisman.events import (
    VoldemortMoved,
)
from tests.games.talisman.rules.crossing import (
    BARRIER,
    KINGS_CROSS,
    MUNGOS,
    ways,
)
from tests.games.talisman.rules.scene import (
    eater,
    order,
    scene,
)


@pytest.mark.rule("TAL-CRS-1")
@pytest.mark.parametrize("used", [True, False])
def test_a_portkey_is_for_the_next_turn_only_and_returned_either_way(used: bool) -> None:
    at = scene(
        order("gringotts-bank", objects=["portkey"]),
        eater("hospital-wing"),
        dice=[] if used else [2],
    )
    assert at.options == [("move",), ("cross", "portkey")]
    assert at.changed() == {"0.objects": [], "purchases.portkey": 3}
    if used:
        at.do(("cross", "portkey"))
        assert at.changed() == {"0.space": "hospital-wing"}
        assert at.happened(VoldemortMoved) == 0
        assert at.options == [("space",), ("duel", 1)]  # then the space or a character
    else:
        at.do(("move",))
        assert ways(at.options) == {"diagon-alley", MUNGOS}


@pytest.mark.rule("TAL-CRS-1")
def test_a_portkey_takes_nobody_anywhere_from_the_grounds() -> None:
    at = scene(order("hospital-wing", objects=["portkey"]), eater("azkaban"))
    assert at.options == [("move",)]
    assert at.changed() == {"0.objects": [], "purchases.portkey": 3}


@pytest.mark.rule("TAL-CRS-1")
def test_a_portkey_just_found_is_kept_until_the_next_turn() -> None:
    at = scene(
        order(MUNGOS), eater("azkaban", lost_turns=1), phase="meet", lying={MUNGOS: ["portkey"]}
    )
    at.do(("take", "portkey"))
    assert at.player(0).objects == ("portkey",)
    at.do(("end",))
    assert ("cross", "portkey") in at.options


@pytest.mark.rule("TAL-CRS-1", "TAL-GAT-1")
def test_a_portkey_may_land_at_the_gates() -> None:
    at = scene(order("diagon-alley", objects=["portkey"]), eater("azkaban"))
    at.do(("cross", "portkey"))
    assert at.options == [("space",), ("gates", "magic"), ("gates", "might")]


@pytest.mark.rule("TAL-CRS-1", "TAL-SPC-1")
def test_privet_drive_leads_to_hagrids_hut_as_the_next_move() -> None:
    at = scene(
        order("4-privet-drive"), eater("azkaban", lost_turns=1), dice=[6, 3, 3], phase="meet"
    )
    assert at.changed() == {"0.next_move": "hagrids-hut", "1.lost_turns": 0}
    assert at.options == [("travel", "hagrids-hut")]  # no choice, no die
    at.do(("travel", "hagrids-hut"))
    assert at.changed() == {"0.space": "hagrids-hut", "0.next_move": "", "0.might": 4}
    assert at.happened(VoldemortMoved) == 0


@pytest.mark.rule("TAL-CRS-1", "TAL-SPC-1", "TAL-KXS-1")
def test_privet_drive_may_offer_any_other_space_of_london() -> None:
    at = scene(order("4-privet-drive"), eater("azkaban", lost_turns=1), dice=[5], phase="meet")
    offered = [option[1] for option in at.options if option[0] == "travel"]
    assert len(offered) == 23
    assert "4-privet-drive" not in offered
    assert ("move",) in at.options
    at.do(("travel", KINGS_CROSS))
    assert at.options == [("space",), BARRIER]  # whoever lands there may try


@pytest.mark.rule("TAL-CRS-1")
def test_a_promised_move_is_forgotten_in_another_region() -> None:
    at = scene(
        order(MUNGOS, next_move="hagrids-hut"), eater("azkaban"), phase="meet",
        lying={MUNGOS: ["vanishing-cabinet"], "owlery": ["wand"]}, dice=[6],
    )  # fmt: skip
    at.do(("accept",))
    assert at.changed() == {"0.space": "owlery", "0.next_move": ""}


@pytest.mark.rule("TAL-CRS-1", "TAL-CMP-6")
def test_a_portkey_taken_before_the_move_is_for_the_next_turn() -> None:
    at = scene(order("azkaban", spells=["accio"]), eater("honeydukes", objects=["portkey"]))
    at.do(("cast-on", 0, "accio", 1), ("rob", 1, "portkey"))
    assert at.options == [("move",)]


@pytest.mark.rule("TAL-CRS-1", "TAL-CMP-2")
def test_whoever_comes_otherwise_than_by_a_die_lands_all_the_same() -> None:
    at = scene(
        eater("4-privet-drive", next_move="region", next_may=True),
        {"character": "rubeus-hagrid", "space": "azkaban"},
    )
    at.do(("travel", "azkaban"))
    assert at.asked == (1, "threaten")

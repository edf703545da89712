"""The battle example of the rulebook, as the rules have it (both prints forget the Advantage)."""

import pytest

import commonroom
from commonroom.games.talisman.events import BattleWon, Scored, TrophyTaken
from commonroom.kernel import Match
from tests.games.talisman.table import answer_all, event

LEAKY = "leaky-cauldron"


def dumbledore(dice: list[int | str], edition: str, fate: int = 3) -> Match:
    """Dumbledore is about to meet the Leaky Cauldron; the Death Eaters have the Advantage."""
    return commonroom.arrange(
        "talisman",
        {
            "phase": "meet",
            "advantage": "death-eaters",
            "players": [
                {
                    "character": "albus-dumbledore",
                    "space": LEAKY,
                    "magic": 6,
                    "might": 4,
                    "fate": fate,
                    "spells": ["expecto-patronum", "expulso"],
                    "objects": ["wand"],
                    "followers": ["nymphadora-tonks"],
                },
                {"character": "bellatrix-lestrange", "space": "azkaban"},
            ],
        },
        dice=dice,
        options={"edition": edition},
    )


@pytest.mark.rule("TAL-BAT-1", "TAL-BAT-4", "TAL-FAT-1", "TAL-CMP-4", "TAL-CMP-6")
@pytest.mark.parametrize(("edition", "first", "score"), [("pl", 2, 13), ("en", 1, 12)])
def test_dumbledore_beats_dolohov_with_fate(edition: str, first: int, score: int) -> None:
    match = dumbledore(["antonin-dolohov", first, 6, 4], edition)
    assert match.decision is not None
    prompt = match.decision.prompt
    assert prompt.key == "tal-ask-fight"
    assert (prompt.args["mine"], prompt.args["theirs"]) == (7, 7)  # 6 + 1 + 1 - 1
    match.answer(("cast", 0, "expecto-patronum"))
    assert match.decision is not None
    assert match.decision.prompt.args["mine"] == 11  # and the Might of 4
    match.answer(("fight",))
    fight = match.game.state.fight
    assert fight is not None
    assert (fight.dice, fight.other_dice) == ([first], [6])
    told = match.answer(("fate", first))
    scored = event(told, Scored)
    assert dict(zip(scored.sources, scored.amounts, strict=True)) == {
        "magic": 6, "nymphadora-tonks": 1, "wand": 1, "expecto-patronum": 4, "advantage": -1,
    }  # fmt: skip
    assert (scored.score, scored.foe_score) == (15, 13)
    assert event(told, TrophyTaken).card == "antonin-dolohov"
    assert match.game.state.players[0].trophies == ("antonin-dolohov",)
    assert match.game.state.players[0].fate == 2
    assert sum(scored.amounts) + first == score
    match.game.chance.assert_spent()


@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize(("edition", "first"), [("pl", 2), ("en", 1)])
def test_without_fate_it_is_no_victory(edition: str, first: int) -> None:
    match = dumbledore(["antonin-dolohov", first, 6], edition)
    told = answer_all(match, ("cast", 0, "expecto-patronum"), ("fight",), ("accept",))
    scored = event(told, Scored)
    life = match.game.state.players[0].life
    assert (scored.score, life) == ((13, 5) if edition == "pl" else (12, 4))
    assert not [one for one in told if isinstance(one, BattleWon)]
    assert match.game.state.lying[LEAKY] == ("antonin-dolohov",)
    assert match.game.state.active == 0
    assert match.game.state.phase == "last"
    match.game.chance.assert_spent()

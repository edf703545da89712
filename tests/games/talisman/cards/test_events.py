"""The events: done at once when they are met, then discarded; drawn, they flip the Advantage."""

import pytest

from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    LEAKY,
    MOVE,
    OWLERY,
    Changes,
    card,
    each_card,
    gone,
    harry,
    lucius,
    meeting,
    rolls,
    table,
)
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    HALLOW,
    ORDER_SIDE,
    Seat,
    box,
    eater_too,
    order_too,
)

pytestmark = pytest.mark.rule("TAL-CMP-4", "TAL-ENC-3")

EVENTS = [
    "covered-in-stinksap", "knight-bus", "daily-prophet-smear", "dementors-over-london",
    "call-to-arms", "quidditch-world-cup", "ministry-inquiry", "tale-of-the-three-brothers",
    "owl-post", "moodys-lesson", "stolen-hour", "weasleys-fireworks", "goblet-of-fire",
    "phoenix-song",
]  # fmt: skip
ROLLED: dict[str, list[int | str]] = {
    "dementors-over-london": [6],
    "ministry-inquiry": [6, 6],
    "moodys-lesson": [4],
    "weasleys-fireworks": [6, 6],
    "owl-post": ["lumos"],
}


def test_events_are_number_1() -> None:
    assert {card.number for card in box().encounters.values() if card.kind == "event"} == {1}


@each_card(*EVENTS)
@pytest.mark.rule("TAL-ENC-2")
def test_event_drawn(name: str) -> None:
    """An event is number 1; drawn, it flips the Advantage, once; met, it is gone."""
    at = meeting(name, *ROLLED.get(name, []), drawn=True, advantage=EATER_SIDE)
    while at.asked[1] not in ("plan", "end"):
        at.do(DECLINE if DECLINE in at.options else ACCEPT)
    assert at.table.advantage == ORDER_SIDE
    assert at.table.lying == {}
    if name != "covered-in-stinksap":
        assert at.table.discards[box().encounters[name].deck] == (name,)


def fellows(region: str) -> list[Seat]:
    """A Death Eater in this region, a member of the Order in another."""
    here, there = "azkaban", "castle-lawn-1"
    if region == "middle":
        here, there = there, here
    return [eater_too(here), order_too(there)]


# ---- Outer ----------------------------------------------------------------------------------


@card("covered-in-stinksap")
@pytest.mark.rule("TAL-MOV-3")
def test_stinksap() -> None:
    """The Advantage turns, if it has not when this was drawn; for two rounds everybody moves 1
    space, without a die; then it is discarded.
    """
    at = table(
        harry(), order_too("diagon-alley"), phase="meet", dice=[2],
        lying={LEAKY: ["covered-in-stinksap", "beaded-bag"]},
    )  # fmt: skip
    slow = {"slow_card": "covered-in-stinksap", f"lying.{LEAKY}": ["beaded-bag"]}
    assert at.changed() == {**slow, "advantage": EATER_SIDE}
    at.do(DONE)
    for seat, to in ((1, LEAKY), (0, "diagon-alley"), (1, "diagon-alley"), (0, LEAKY)):
        at.do(MOVE)
        assert f"walk {to}" in at.asks(seat)
        assert len(at.options) == 2
        assert at.table.slow_card
        at.do(("walk", to), *([DONE] if to == LEAKY else []))
    assert at.changed() == {"slow_card": "", "discards.outer": ["covered-in-stinksap"]}
    at.do(MOVE)
    assert at.asks(1) == {"walk london-streets-1", "walk gringotts-bank"}


@card("knight-bus")
@pytest.mark.rule("TAL-ENC-6")
def test_knight_bus() -> None:
    """You may move to any other space of your region, and meet it or a character there."""
    at = meeting("knight-bus", 6)
    ring = [space for space in box().rings["outer"] if space != LEAKY]
    assert at.asks() == {f"go {space}" for space in ring} | {"decline"}
    at.do(("go", "azkaban"))
    assert at.changed() == {"0.space": "azkaban", "0.magic": 5, **gone("knight-bus")}


@card("knight-bus")
def test_knight_bus_declined() -> None:
    """You may move: or stay."""
    at = meeting("knight-bus")
    at.do(DECLINE)
    assert at.changed() == gone("knight-bus")


@card("daily-prophet-smear")
@pytest.mark.parametrize(
    ("who", "token", "change"),
    [
        (harry(fate=1), ORDER_SIDE, {"2.fate": 1}),
        (harry(fate=1), EATER_SIDE, {"0.fate": 0, "1.fate": 1}),
        (harry(fate=0), EATER_SIDE, {"1.fate": 1}),
        (lucius(fate=1), ORDER_SIDE, {"0.fate": 0, "2.fate": 1}),
    ],
)
def test_daily_prophet_smear(who: Seat, token: str, change: Changes) -> None:
    """Each character of the side without the Advantage loses 1 Fate."""
    at = meeting("daily-prophet-smear", me=who, advantage=token)
    assert at.changed() == {**change, **gone("daily-prophet-smear")}


@card("call-to-arms")
@pytest.mark.parametrize(
    ("who", "token", "change"),
    [
        (harry(), ORDER_SIDE, {"0.fate": 1, "1.fate": 3}),
        (harry(), EATER_SIDE, {"2.fate": 3}),
        (lucius(), EATER_SIDE, {"0.fate": 1, "2.fate": 3}),
    ],
)
def test_call_to_arms(who: Seat, token: str, change: Changes) -> None:
    """Each character of the side with the Advantage gains 1 Fate."""
    at = meeting("call-to-arms", me=who, advantage=token)
    assert at.changed() == {**change, **gone("call-to-arms")}


@card("dementors-over-london")
@pytest.mark.parametrize(
    ("dice", "change"),
    [
        ((1, 3), {"0.life": 3}),
        ((2, 6), {"0.life": 3}),
        ((3, 1), {"1.life": 3}),
        ((4, 2), {"1.life": 3}),
        ((5, 5), {}),
    ],
)
def test_dementors_over_london(dice: tuple[int, int], change: Changes) -> None:
    """Each character in your region, you first, rolls: 1–2, it loses 1 Life."""
    at = meeting("dementors-over-london", *dice, others=fellows("outer"))
    assert at.changed() == {**change, **gone("dementors-over-london")}


@card("dementors-over-london")
def test_dementors_over_london_kill_whoever_meets_them() -> None:
    """Each character rolls: the others too, if you lose your last Life by it."""
    at = meeting("dementors-over-london", 1, 1, me=harry(life=1), others=fellows("outer"))
    assert at.changed() == {
        "0.life": 0, "0.fallen": True, "0.space": "st-mungos", "1.life": 3,
        **gone("dementors-over-london"),
    }  # fmt: skip


@card("quidditch-world-cup")
def test_quidditch_world_cup() -> None:
    """Everybody may pay 1 G and roll: 4–6, it gains 3 G."""
    others = [eater_too("azkaban", galleons=1), order_too("azkaban")]
    at = meeting("quidditch-world-cup", 4, 3, me=harry(galleons=2), others=others)
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.changed() == {"0.galleons": 4}
    assert at.asks(1) == {"accept", "decline"}
    at.do(ACCEPT)  # and the third has nothing to pay with
    assert at.changed() == {"1.galleons": 0, **gone("quidditch-world-cup")}


@card("quidditch-world-cup")
@pytest.mark.parametrize("face", range(1, 7))
def test_quidditch_world_cup_roll(face: int) -> None:
    """Rolling 4–6 gains 3 G, 1–3 nothing."""
    at = meeting("quidditch-world-cup", face, me=harry(galleons=1), others=[eater_too("azkaban")])
    at.do(ACCEPT)
    assert at.player(0).galleons == (3 if face >= 4 else 0)


@card("quidditch-world-cup")
def test_quidditch_world_cup_declined() -> None:
    """Everybody may pay: or not."""
    at = meeting("quidditch-world-cup", me=harry(galleons=1))
    at.do(DECLINE, DECLINE, DECLINE)
    assert at.changed() == gone("quidditch-world-cup")


@card("ministry-inquiry")
@pytest.mark.parametrize(
    ("dice", "change"),
    [
        ((1, 3), {"0.lost_turns": 1}),
        ((2, 6), {"0.lost_turns": 1}),
        ((3, 2), {"2.lost_turns": 1}),
        ((6, 4), {}),
    ],
)
def test_ministry_inquiry(dice: tuple[int, int], change: Changes) -> None:
    """Everybody with a spell rolls: 1–2, it loses its next turn."""
    others = [eater_too("azkaban"), order_too("azkaban", spells=["geminio"])]
    at = meeting("ministry-inquiry", *dice, me=harry(spells=["lumos"]), others=others)
    assert at.changed() == {**change, **gone("ministry-inquiry")}


# ---- Middle ---------------------------------------------------------------------------------


@card("tale-of-the-three-brothers")
@pytest.mark.rule("TAL-HAL-1")
def test_tale_of_the_three_brothers() -> None:
    """Take a Hallow."""
    at = meeting("tale-of-the-three-brothers")
    assert at.changed() == {
        "0.objects": [HALLOW], "hallows": 2, **gone("tale-of-the-three-brothers"),
    }  # fmt: skip


@card("tale-of-the-three-brothers")
@pytest.mark.rule("TAL-OBJ-1", "TAL-HAL-1")
def test_tale_of_the_three_brothers_in_vain() -> None:
    """Take a Hallow: not with one, nor if none is left."""
    at = meeting("tale-of-the-three-brothers", me=harry(objects=[HALLOW]))
    assert at.changed() == gone("tale-of-the-three-brothers")
    greedy = [eater_too("azkaban", objects=[HALLOW])]
    lying = {OWLERY: ["tale-of-the-three-brothers"], "st-mungos": [HALLOW], "azkaban": [HALLOW]}
    at = table({**harry(), "space": OWLERY}, *greedy, phase="meet", lying=lying)
    assert at.changed() == gone("tale-of-the-three-brothers")


@card("owl-post")
def test_owl_post() -> None:
    """Gain 1 spell; each other character in your region gains 1 Fate."""
    at = meeting("owl-post", "lumos")
    assert at.changed() == {
        "0.spells": ["lumos"], "1.fate": 3, "2.fate": 3, **gone("owl-post"),
    }  # fmt: skip
    at.learned(0, "lumos")
    at = meeting("owl-post", me=harry(magic=3), others=[eater_too("azkaban")])
    assert at.changed() == gone("owl-post")


@card("moodys-lesson")
@pytest.mark.rule("TAL-CMP-7")
@rolls({1: "ferret", 2: "ferret", 3: "", 4: "", 5: "fate", 6: "fate"})
def test_moodys_lesson(face: int, change: str) -> None:
    """Roll: 1–2 become a Ferret; 5–6 gain 1 Fate."""
    at = meeting("moodys-lesson", face, me=harry(objects=["cleansweep"], galleons=1))
    changes: dict[str, Changes] = {
        "": {},
        "fate": {"0.fate": 1},
        "ferret": {
            "0.ferret": 2, "0.objects": [], "0.galleons": 0, f"lying.{OWLERY}": ["cleansweep"],
            f"coins.{OWLERY}": 1,
        },
    }  # fmt: skip
    assert at.changed() == {**gone("moodys-lesson"), **changes[change]}


@card("stolen-hour")
@pytest.mark.parametrize("again", [True, False])
def test_stolen_hour(again: bool) -> None:
    """You may take one more turn after this one."""
    at = meeting("stolen-hour")
    assert at.asks() == {"again", "decline"}
    at.do(("again",) if again else DECLINE)
    assert at.asked == (0 if again else 1, "plan")
    assert at.changed() == gone("stolen-hour")


@card("weasleys-fireworks")
@rolls({1: 1, 2: 1, 3: 1, 4: 0, 5: 0, 6: 0})
def test_weasleys_fireworks(face: int, change: int) -> None:
    """Each other character in your region rolls: 1–3, it loses its next turn."""
    at = meeting("weasleys-fireworks", face, others=fellows("middle"))
    assert at.changed() == gone("weasleys-fireworks")
    assert at.active == 1 + change  # the turn lost was to be the next one


@card("goblet-of-fire")
@rolls(
    {
        1: {"0.life": 3},
        2: {"0.life": 3},
        3: {"0.might": 4},
        4: {"0.might": 4},
        5: {"0.magic": 5},
        6: {"0.magic": 5, "0.galleons": 2},
    }
)
def test_goblet_of_fire(face: int, change: Changes) -> None:
    """You may roll: 1–2 lose 1 Life; 3–4 +1 Might; 5 +1 Magic; 6 +1 Magic and 2 G."""
    at = meeting("goblet-of-fire", face)
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.changed() == {**change, **gone("goblet-of-fire")}


@card("goblet-of-fire")
def test_goblet_of_fire_declined() -> None:
    """You may roll: or not."""
    at = meeting("goblet-of-fire")
    at.do(DECLINE)
    assert at.changed() == gone("goblet-of-fire")


@card("phoenix-song")
@pytest.mark.rule("TAL-DIA-1")
def test_phoenix_song() -> None:
    """Everybody heals 1 Life, up to its start."""
    at = meeting("phoenix-song", me=harry(life=4))
    assert at.changed() == {"1.life": 3, "2.life": 3, **gone("phoenix-song")}
    at = meeting("phoenix-song", me=harry(life=1))
    assert at.changed() == {"0.life": 2, "1.life": 3, "2.life": 3, **gone("phoenix-song")}

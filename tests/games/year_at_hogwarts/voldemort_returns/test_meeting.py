"""Who meets whom: Death Eaters, and the final meeting."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import AttackRolled
from commonroom.games.year_at_hogwarts.voldemort_returns.events import CharacterHealed
from commonroom.kernel import Match
from tests.games.year_at_hogwarts.voldemort_returns.positions import (
    HARRY,
    HERMIONE,
    HORCRUXES,
    PETTIGREW,
    RON,
    VOLDEMORT,
    answer_all,
    arranged,
    asked,
    options,
    player,
    spent,
    table,
    walk,
)

LUCIUS: dict[str, Any] = {"character": "lucius-malfoy", "space": "entrance-hands"}
STRIKE = ("strike",)


def hero_meets(
    *eaters: dict[str, Any], dice: list[int | str], edition: str = "it", **harry: Any
) -> Match:
    """Harry steps from Start into whoever stands at the pointing hands."""
    match = arranged(
        VOLDEMORT,
        {**HARRY, **harry},
        RON,
        death_eaters=list(eaters),
        active=1,
        dice=[3, 3, *dice],
        edition=edition,
    )
    match.answer(("roll",))
    walk(match, "entrance-hands")
    return match


# ---- whom one meets -------------------------------------------------------------------------


@pytest.mark.rule("YH-VR-7")
def test_before_the_return_nobody_stops_anybody() -> None:
    pettigrew = {**PETTIGREW, "space": "entrance-hands"}
    ron = {**RON, "space": "entrance-crest"}
    match = arranged(pettigrew, HARRY, ron, dice=[1, 2], active=1)
    match.answer(("roll",))
    walk(match, "entrance-hands", "entrance-crest", "clock-tower")
    assert asked(match)[0] == 2


@pytest.mark.rule("YH-VR-7")
def test_ron_walks_past_voldemort_and_friends() -> None:
    ron = {**RON, "space": "start"}
    harry = {**HARRY, "space": "entrance-crest"}
    match = arranged({**VOLDEMORT, "space": "entrance-hands"}, ron, harry, dice=[1, 2], active=1)
    answer_all(match, ("roll",), ("moves", 3))
    walk(match, "entrance-hands", "entrance-crest", "clock-tower")
    assert not table(match).over
    assert player(match, 1).space == "clock-tower"


@pytest.mark.rule("YH-VR-7")
def test_voldemort_walks_past_ron() -> None:
    ron = {**RON, "space": "forest-edge"}
    match = arranged({**VOLDEMORT, "space": "hagrids-hut"}, ron, HARRY, dice=[2])
    walk(match, "forest-edge", "forbidden-forest")
    assert player(match, 0).space == "forbidden-forest"
    assert asked(match) == (1, "plan")


@pytest.mark.rule("YH-VR-7", "YH-MOV-2")
def test_a_hero_must_stop_at_a_death_eater_and_attacks_first() -> None:
    match = hero_meets(LUCIUS, dice=[])
    assert asked(match) == (1, "fight")
    assert table(match).left == 0


@pytest.mark.rule("YH-VR-7")
def test_nobody_fights_a_death_eater_who_is_elsewhere() -> None:
    match = arranged(
        VOLDEMORT, {**HARRY, "space": "west-wall-spell"}, death_eaters=[LUCIUS], active=1,
        phase="meet", dice=["lumos", "protego"],
    )  # fmt: skip
    assert (player(match, 1).spells, asked(match)[0]) == (("lumos", "protego"), 0)


@pytest.mark.rule("YH-VR-7", "YH-PVP-1")
def test_of_several_death_eaters_one_chooses() -> None:
    match = hero_meets(LUCIUS, {**LUCIUS, "character": "walden-macnair"}, dice=[])
    assert options(match) == [("face", "lucius-malfoy"), ("face", "walden-macnair")]
    match.answer(("face", "walden-macnair"))
    fight = table(match).fight
    assert fight is not None
    assert fight.foe.who == "walden-macnair"


@pytest.mark.rule("YH-VR-7", "YH-VR-FGT")
def test_a_death_eater_must_stop_at_a_hero_and_attacks_first() -> None:
    harry = {**HARRY, "space": "forest-edge"}
    match = arranged(
        VOLDEMORT, harry, {**RON, "space": "forest-edge"}, dice=[4],
        death_eaters=[{**LUCIUS, "space": "forbidden-forest"}],
    )  # fmt: skip
    match.answer(("send", "lucius-malfoy"))
    walk(match, "forest-edge")
    assert options(match) == [("attack", 1), ("attack", 2)]
    match.answer(("attack", 1))
    assert asked(match) == (0, "fight")


@pytest.mark.rule("YH-VR-7")
def test_a_duel_space_does_nothing() -> None:
    match = arranged(PETTIGREW, {**HARRY, "space": "entrance-hall"}, active=1, phase="resolve")
    assert asked(match) == (0, "plan")
    assert table(match).fight is None


@pytest.mark.rule("YH-VR-3", "YH-SPC-1")
def test_what_a_death_eater_gains_is_told_of_it_and_not_of_the_seat() -> None:
    lucius = {**LUCIUS, "space": "rose-garden", "hp": 4}
    match = arranged(VOLDEMORT, HARRY, dice=[1, 1], death_eaters=[lucius])
    match.answer(("send", "lucius-malfoy"))
    events = match.answer(("walk", "sundial-garden"))
    healed = next(event for event in events if isinstance(event, CharacterHealed))
    assert (healed.character, healed.amount, healed.hp) == ("lucius-malfoy", 1, 5)
    assert table(match).pawns["lucius-malfoy"].hp == 5


# ---- the fight ------------------------------------------------------------------------------


@pytest.mark.rule("YH-VR-FGT", "YH-FGT-1")
def test_hermione_fights_lucius() -> None:
    """Worked example 6: 2, 4, 5, 3 are two hits; the defence dice 2 and 4 cost him 3 HP."""
    hermione = {**HERMIONE, "space": "start"}
    match = arranged(
        VOLDEMORT, hermione, HARRY, death_eaters=[LUCIUS], active=1, dice=[3, 3, 2, 4, 5, 3, 2, 4]
    )
    match.answer(("roll",))
    walk(match, "entrance-hands")
    match.answer(STRIKE)
    rolled = [event for event in match.events if isinstance(event, AttackRolled)]
    assert [(event.dice, event.res, event.hits) for event in rolled] == [((2, 4, 5, 3), 4, 2)]
    assert asked(match) == (0, "defence-die")
    answer_all(match, ("roll-defence",), ("roll-defence",))
    fight = table(match).fight
    assert fight is not None
    assert fight.foe.hp == 6 - 3
    assert asked(match) == (0, "fight")  # now it is his turn
    spent(match)


@pytest.mark.rule("YH-VR-FGT")
@pytest.mark.parametrize(
    ("die", "lost", "mine"), [(1, 2, 0), (2, 2, 0), (3, 1, 0), (4, 1, 0), (5, 1, 0), (6, 0, 1)]
)
def test_the_defence_die(die: int, lost: int, mine: int) -> None:
    match = hero_meets(LUCIUS, dice=[4, 1, 1, 1, die])
    answer_all(match, STRIKE, ("roll-defence",))
    fight = table(match).fight
    assert fight is not None
    assert (fight.foe.hp, player(match, 1).hp) == (6 - lost, 7 - mine)


@pytest.mark.rule("YH-VR-FGT")
def test_a_hit_that_is_not_defended_takes_one() -> None:
    match = hero_meets(LUCIUS, dice=[4, 1, 1, 1])
    answer_all(match, STRIKE, ("take-hit",))
    fight = table(match).fight
    assert fight is not None
    assert (fight.foe.hp, player(match, 1).hp) == (5, 7)


@pytest.mark.rule("YH-VR-FGT")
def test_at_most_three_cards_in_a_fight() -> None:
    hand = ["protego", "episkey", "expecto-patronum", "stupefy"]
    match = hero_meets(LUCIUS, dice=[], spells=hand)
    for card in hand[:3]:
        assert ("play", card) in options(match)
        match.answer(("play", card))
    assert options(match) == [STRIKE]
    assert player(match, 1).hp == 7 + 1 + 2 + 2


@pytest.mark.rule("YH-VR-FGT")
def test_a_beaten_death_eater_is_out_and_its_cards_go_to_the_bottom() -> None:
    lucius = {**LUCIUS, "hp": 1, "spells": ["reducto"], "potions": ["gillyweed"]}
    match = hero_meets(lucius, dice=[4, 1, 1, 1], objects=["basilisk-fang"])
    answer_all(match, STRIKE, ("endure",), ("take-hit",))
    assert table(match).pawns == {}
    assert table(match).bottoms["spell"] == ("reducto",)
    assert table(match).bottoms["potion"] == ("gillyweed",)
    assert (player(match, 1).space, table(match).fight) == ("entrance-hands", None)
    assert asked(match) == (2, "plan")


@pytest.mark.rule("YH-VR-FGT")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_a_beaten_hero_goes_to_start_with_1_hp_and_keeps_what_it_has(edition: str) -> None:
    lucius = {**LUCIUS, "spells": ["reducto"]}
    match = hero_meets(
        lucius, dice=[1, 1, 1, 1], hp=2, spells=["stupefy"], objects=["basilisk-fang"],
        edition=edition,
    )  # fmt: skip
    answer_all(match, STRIKE, ("endure",), ("play", "reducto"), ("endure",))
    harry = player(match, 1)
    assert (harry.space, harry.hp) == ("start", 1)
    assert (harry.spells, harry.objects) == (("stupefy",), ("basilisk-fang",))
    pawn = table(match).pawns["lucius-malfoy"]
    assert (pawn.space, pawn.hp, pawn.spells) == ("entrance-hands", 6, ())
    assert asked(match) == (2, "plan")


@pytest.mark.rule("YH-VR-FGT")
def test_what_a_death_eater_loses_it_does_not_regain() -> None:
    lucius = {**LUCIUS, "hp": 5, "spells": ["reducto", "stupefy"]}
    match = hero_meets(lucius, dice=[4, 1, 1, 1], hp=3)
    answer_all(match, STRIKE, ("endure",), ("take-hit",), ("play", "stupefy"))
    pawn = table(match).pawns["lucius-malfoy"]
    assert (pawn.hp, pawn.spells) == (4, ("reducto",))


@pytest.mark.rule("YH-VR-FGT")
def test_a_death_eater_who_wins_without_any_hp_left_has_one() -> None:
    """Lucius attacks with what costs him his last HP, but Harry was at 0 first."""
    lucius = {**LUCIUS, "hp": 2, "potions": ["erumpent-potion"]}
    match = hero_meets(lucius, dice=[1, 1, 1, 1], hp=5)
    answer_all(match, STRIKE, ("endure",), ("play", "erumpent-potion"))
    assert (player(match, 1).space, player(match, 1).hp) == ("start", 1)
    assert table(match).pawns["lucius-malfoy"].hp == 1


@pytest.mark.rule("YH-VR-FGT", "YH-PVP-3")
def test_so_has_a_hero() -> None:
    match = hero_meets({**LUCIUS, "hp": 5}, dice=[], hp=2, potions=["erumpent-potion"])
    match.answer(("play", "erumpent-potion"))
    assert (player(match, 1).space, player(match, 1).hp) == ("entrance-hands", 1)
    assert "lucius-malfoy" not in table(match).pawns


@pytest.mark.rule("YH-VR-FGT")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_a_beaten_pettigrew_goes_to_start_in_the_polish_edition(edition: str) -> None:
    eater = {"character": "peter-pettigrew", "space": "entrance-hands", "hp": 1}
    match = hero_meets(eater, dice=[5, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1], edition=edition)
    answer_all(match, STRIKE, ("take-hit",), STRIKE)  # his ability saves him once
    assert asked(match) == (1, "fight")
    answer_all(match, STRIKE, ("take-hit",))
    pawns = table(match).pawns
    if edition == "it":
        assert not pawns
    else:
        assert (pawns["peter-pettigrew"].space, pawns["peter-pettigrew"].hp) == ("start", 1)


@pytest.mark.rule("YH-VR-FGT")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_only_another_hero_may_fight_the_same_death_eater_next_turn(edition: str) -> None:
    """(it) The beaten hero and the victor pass each other by; (pl) they may meet at once."""
    wary = [(1, "lucius-malfoy", 4)] if edition == "it" else []
    match = arranged(
        VOLDEMORT, HARRY, {**RON, "space": "start"}, death_eaters=[LUCIUS], active=1, turn=1,
        wary=wary, dice=[1, 2, 1, 1], edition=edition,
    )  # fmt: skip
    match.answer(("roll",))
    walk(match, "entrance-hands")
    if edition == "pl":
        assert asked(match) == (1, "fight")
        return
    walk(match, "entrance-crest", "clock-tower")
    answer_all(match, ("roll",), ("moves", 2))
    walk(match, "entrance-hands")
    assert asked(match) == (2, "fight")


@pytest.mark.rule("YH-VR-FGT")
def test_a_beaten_hero_and_the_victor_avoid_each_other_until_the_next_turn_is_over() -> None:
    match = hero_meets({**LUCIUS, "spells": ["reducto"]}, dice=[1, 1, 1, 1], hp=2)
    answer_all(match, STRIKE, ("endure",), ("play", "reducto"))
    assert table(match).wary == ((1, "lucius-malfoy", 4),)  # turns 1 and 2 are others', 3 Harry's


@pytest.mark.rule("YH-VR-FGT")
@pytest.mark.parametrize("until", [3, 4])
def test_the_victor_passes_the_beaten_hero_by(until: int) -> None:
    match = arranged(
        VOLDEMORT, {**HARRY, "space": "forest-edge"}, RON, dice=[2], turn=3,
        death_eaters=[{**LUCIUS, "space": "forbidden-forest"}], wary=[(1, "lucius-malfoy", until)],
    )  # fmt: skip
    match.answer(("send", "lucius-malfoy"))
    walk(match, "forest-edge")
    assert asked(match) == (0, "walk" if until == 4 else "fight")


@pytest.mark.rule("YH-VR-FGT")
@pytest.mark.parametrize("hero", [1, 2])
def test_a_hero_beaten_in_the_villains_turn_is_left_alone_for_one_turn_of_its_own(
    hero: int,
) -> None:
    """Not in the villain's next turn: the hero's own is over by then."""
    places = ["rose-garden", "forest-edge"] if hero == 2 else ["forest-edge", "rose-garden"]
    lucius = {**LUCIUS, "space": "forbidden-forest", "spells": ["reducto"]}
    match = arranged(
        VOLDEMORT, {**HARRY, "space": places[0], "hp": 2}, {**RON, "space": places[1], "hp": 2},
        dice=[4, 1], death_eaters=[lucius],
    )  # fmt: skip
    match.answer(("send", "lucius-malfoy"))
    walk(match, "forest-edge")
    match.answer(("play", "reducto"))
    assert player(match, hero).space == "start"
    assert table(match).wary == ((hero, "lucius-malfoy", hero + 1),)


# ---- the final meeting ----------------------------------------------------------------------

ALL = list(HORCRUXES)


def final(
    dice: list[int | str], *, stone: bool, wand: bool, destroyed: int, by_voldemort: bool = False
) -> Match:
    """Harry steps onto Voldemort, or Voldemort onto Harry."""
    harry = {**HARRY, "space": "forest-edge", "objects": ["resurrection-stone"] * stone}
    villain = {**VOLDEMORT, "space": "forbidden-forest", "objects": ["elder-wand"] * wand}
    rolled = [1] if by_voldemort else [1, 1]
    match = arranged(
        villain, harry, RON, active=0 if by_voldemort else 1, destroyed=ALL[:destroyed],
        dice=[*rolled, *dice],
    )  # fmt: skip
    if not by_voldemort:
        match.answer(("roll",))
    walk(match, "forest-edge" if by_voldemort else "forbidden-forest")
    spent(match)
    return match


def winners(match: Match) -> tuple[int, ...]:
    assert match.result is not None
    assert match.result.reasons == ("YH-VR-6",)
    return match.result.winners


@pytest.mark.rule("YH-VR-6")
@pytest.mark.parametrize("by_voldemort", [False, True])
@pytest.mark.parametrize(
    ("stone", "wand", "destroyed", "won"),
    [
        (True, False, 0, (1, 2)),
        (False, True, 6, (0,)),
        (False, False, 6, (0,)),
        (True, True, 5, (0,)),
    ],
)
def test_a_side_without_its_token_loses_and_horcruxes_decide(
    stone: bool, wand: bool, destroyed: int, won: tuple[int, ...], by_voldemort: bool
) -> None:
    match = final([], stone=stone, wand=wand, destroyed=destroyed, by_voldemort=by_voldemort)
    assert winners(match) == won


@pytest.mark.rule("YH-VR-6")
def test_with_all_in_place_one_die_each_decides_and_ties_roll_again() -> None:
    assert winners(final([3, 3, 5, 4], stone=True, wand=True, destroyed=6)) == (1, 2)
    assert winners(final([2, 6], stone=True, wand=True, destroyed=6)) == (0,)


@pytest.mark.rule("YH-VR-6", "YH-VR-7")
def test_harry_cannot_hide_from_voldemort_behind_a_death_eater() -> None:
    match = arranged(
        {**VOLDEMORT, "space": "entrance-hands"}, HARRY, death_eaters=[LUCIUS], active=1,
        dice=[1, 2],
    )  # fmt: skip
    match.answer(("roll",))
    walk(match, "entrance-hands")
    assert winners(match) == (0,)


@pytest.mark.rule("YH-VR-6", "YH-CMP-8")
def test_a_card_that_takes_the_place_of_the_roll_can_lead_to_the_meeting() -> None:
    harry = {**HARRY, "potions": ["gillyweed"], "objects": ["resurrection-stone"]}
    match = arranged({**VOLDEMORT, "space": "lakeshore"}, harry, RON, active=1)
    answer_all(match, ("cast", "gillyweed"), ("go", "lakeshore"))
    assert winners(match) == (1, 2)

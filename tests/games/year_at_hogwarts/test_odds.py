"""The odds of fights are those of the rules: every course of chance is played to check them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from commonroom.games.year_at_hogwarts.bots.skill import Skill
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.odds.bout import Bout
from commonroom.games.year_at_hogwarts.odds.dice import strikes, sums
from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse
from commonroom.games.year_at_hogwarts.odds.standing import Standing, Terms
from commonroom.games.year_at_hogwarts.rules import duels
from commonroom.kernel import Match, Option, arrange, content_of, outcomes
from tests.games.year_at_hogwarts.acts import acts, endured

FORESIGHT = 3
"""So many attacks that cost no HP are played out, here and in the odds."""


@pytest.fixture
def content() -> Content:
    found: Content = content_of("year-at-hogwarts")
    return found


def bout(content: Content, student: str, foe: str) -> Bout:
    kind = "duel" if foe in content.duels else "combat"
    card = content.duels[foe] if kind == "duel" else content.combat[foe]
    return Bout(content, content.students[student], card, Terms(kind, kind == "combat"))


# ---- against the rules themselves -----------------------------------------------------------


class Tree:
    """Everything that can happen in a duel, played with the rules and the best answers."""

    def __init__(self) -> None:
        self.memo: dict[bytes, float] = {}

    def value(self, match: Match, rounds: int, won: bool) -> float:
        game = match.game
        assert isinstance(game, Year)
        if game.state.fight is None or match.decision is None:
            return float(won)
        if rounds == 0:
            return 0.0
        key = msgspec.json.encode((game.state.fight, game.state.players, rounds, acts(match)))
        if key not in self.memo:
            options = match.decision.options
            self.memo[key] = max(self.after(match, option, rounds) for option in options)
        return self.memo[key]

    def after(self, match: Match, option: Option, rounds: int) -> float:
        """The chance once an option is chosen; equal ends of the dice are played on once."""
        merged: dict[bytes, tuple[float, Match, int, bool]] = {}
        for chance, world in outcomes(match, option):
            before, game = match.game.state, world.game
            assert isinstance(game, Year)
            fight = game.state.fight
            if fight is not None:
                fight.dice.clear()
            spent = option[0] != "use" and game.state.players[0].hp >= before.players[0].hp
            spent = spent and not self.is_defence(match, option) and not acts(world)
            won = fight is None and game.state.players[0].space == before.players[0].space
            won = won and game.state.players[0].hp > 1
            key = msgspec.json.encode((fight, game.state.players, spent, won, acts(world)))
            known = merged.get(key)
            share = float(chance) + (known[0] if known else 0.0)
            merged[key] = share, world, rounds - spent, won
        return sum(share * self.value(w, left, won) for share, w, left, won in merged.values())

    @staticmethod
    def is_defence(match: Match, option: Option) -> bool:
        cards = match.game.content.fight_cards
        return option[0] == "play" and cards[option[1]].kind == "defence"


def duel(student: str, foe: str, hp: int, **me: Any) -> Match:
    """The moment after the duel card was drawn."""
    seat = {"student": student, "space": "west-wall-action", "hp": hp, **me}
    other = {"student": "luna-lovegood" if student != "luna-lovegood" else "cho-chang"}
    position = {
        "players": [seat, other],
        "phase": "walk",
        "left": 1,
        "trodden": ["hufflepuff-tower", "west-wall-action"],
    }
    match = arrange("year-at-hogwarts", position, dice=[foe, *([1] * 20)])
    match.answer(("walk", "west-wall-duel"))
    endured(match)
    return match


@pytest.mark.rule("YH-FGT-1", "YH-FGT-2", "YH-FGT-3", "YH-DUE-1")
@pytest.mark.parametrize(
    ("student", "foe", "hp", "cards"),
    [
        ("neville-longbottom", "pansy-parkinson", 2, ()),
        ("neville-longbottom", "pansy-parkinson", 2, ("incendio",)),
        ("neville-longbottom", "blaise-zabini", 2, ("episkey", "reducto")),
    ],
)
def test_the_odds_of_a_duel_are_those_of_the_rules(
    content: Content,
    student: str,
    foe: str,
    hp: int,
    cards: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # What is drawn after a duel that is won would be told apart card by card.
    monkeypatch.setattr(duels, "won", lambda game, seat: None)
    match = duel(student, foe, hp, spells=list(cards))
    game = match.game
    assert isinstance(game, Year)
    assert game.state.fight is not None
    now = Standing(
        game.state.players[0].hp,
        game.state.fight.foe.hp,
        Mods(),
        Purse(cards=cards, left=5),
        FORESIGHT,
    )
    found = bout(content, student, foe).odds(now)
    assert found.win == pytest.approx(Tree().value(match, FORESIGHT, False), abs=1e-3)


# ---- by hand --------------------------------------------------------------------------------


@pytest.mark.rule("YH-CMP-7", "YH-CMB-2")
def test_a_sure_win_and_a_sure_loss(content: Content) -> None:
    riddle = bout(content, "luna-lovegood", "tom-riddle")
    cards = ("strengthening-solution", "ageing-potion")
    lucky = Standing(7, 9, purse=Purse(cards=cards, left=5))
    assert riddle.odds(lucky) == (1.0, True)
    assert riddle.odds(lucky._replace(hp=6)).win < 1
    assert riddle.odds(Standing(3, 9)).win == 0


@pytest.mark.rule("YH-CMP-7", "YH-FGT-2")
def test_an_immune_opponent_is_not_touched(content: Content) -> None:
    riddle = bout(content, "luna-lovegood", "tom-riddle")
    assert riddle.odds(Standing(3, 1, purse=Purse(cards=("fiendfyre",), left=5))).win == 0
    assert riddle.odds(Standing(4, 1, purse=Purse(cards=("ageing-potion",), left=5))).win == 1


@pytest.mark.rule("YH-FGT-3")
def test_healing_more_helps_more(content: Content) -> None:
    fight = bout(content, "harry-potter", "professor-quirrell")
    chances = [
        fight.odds(Standing(8, 7, purse=Purse(cards=cards, left=5))).win
        for cards in ((), ("episkey",), ("expecto-patronum",), ("expecto-patronum", "episkey"))
    ]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


@pytest.mark.rule("YH-FGT-3")
def test_where_an_attack_must_follow_another_defence_card_waits(content: Content) -> None:
    luna, cedric = content.students["luna-lovegood"], content.duels["cedric-diggory"]
    now = Standing(6, cedric.hp, Mods(warded=True))
    laden = now._replace(purse=Purse(cards=("forgetfulness-potion",), left=5))
    free, bound = (Bout(content, luna, cedric, Terms("duel", False, row)) for row in (True, False))
    assert free.odds(now) == bound.odds(now)
    assert free.odds(laden).win > bound.odds(laden).win > bound.odds(now).win


@pytest.mark.rule("YH-CMB-3")
def test_the_limit_of_cards_counts(content: Content) -> None:
    fight = bout(content, "harry-potter", "professor-quirrell")
    cards = ("skele-gro", "mandrake-draught")
    free = fight.odds(Standing(4, 7, purse=Purse(cards=cards, left=2))).win
    assert fight.odds(Standing(4, 7, purse=Purse(cards=cards, left=1))).win < free


def test_a_deck_that_is_searched_makes_the_odds_a_lower_bound(content: Content) -> None:
    fight = bout(content, "harry-potter", "professor-quirrell")
    found = fight.odds(Standing(9, 7, purse=Purse(cards=("wingardium-leviosa",), left=5)))
    assert not found.exact
    assert found.win >= fight.odds(Standing(9, 7)).win


def test_what_takes_too_long_is_bounded_from_below(content: Content) -> None:
    fight = bout(content, "harry-potter", "corban-yaxley")
    cards = ("fiendfyre", "episkey", "skele-gro", "stupefy", "lumos", "felix-felicis")
    rich = Standing(9, 11, purse=Purse(cards=cards, left=5))
    hasty = bout(content, "harry-potter", "corban-yaxley").odds(rich, nodes=40)
    assert not hasty.exact
    assert hasty.win <= fight.odds(rich, nodes=20_000).win + 1e-9


def test_the_thorough_find_the_same_whatever_they_have_looked_at_before(content: Content) -> None:
    skill = Skill(content, thorough=True)
    purse = Purse(cards=("fiendfyre", "skele-gro", "protego", "reducto", "stupefy"), left=5)
    options: list[Option] = [("strike",), *(("play", card) for card in purse.cards)]
    prices = dict.fromkeys(options, -1.0)  # so that nothing is left out because it is not better
    foe = content.combat["basilisk"]
    shared = skill.bout("harry-potter", foe, "combat", "it")
    for hp in (7, 5, 6):
        now = Standing(hp, foe.hp, purse=purse)
        fresh = skill.look(bout(content, "harry-potter", foe.id), now, prices)
        assert skill.look(shared, now, prices) == fresh
        expert = Skill(content)
        hasty = expert.look(expert.bout("harry-potter", foe, "combat", "it"), now, prices)
        assert all(fresh[one] >= chance for one, chance in hasty.items() if one in fresh)


def test_a_chance_is_that_of_the_odds_and_asks_for_no_proof(content: Content) -> None:
    fight = bout(content, "harry-potter", "professor-quirrell")
    now = Standing(9, 7, purse=Purse(cards=("wingardium-leviosa", "stupefy"), left=5))
    assert fight.chance_unmet(now) == fight.odds_unmet(now).win
    for option in (("strike",), ("play", "stupefy")):
        odds = fight.after(now, option)
        assert odds is not None
        assert fight.chance_after(now, option) == odds.win
    assert fight.chance_after(now, ("flee",)) is None


@pytest.mark.rule("YH-FGT-1")
def test_dice(content: Content) -> None:
    assert sum(blow.chance for blow in strikes(4, 5, 1, 3)) == pytest.approx(1)
    assert dict(sums(2))[7] == pytest.approx(1 / 6)
    mean = sum(blow.chance * blow.damage for blow in strikes(4, 4))
    assert mean == pytest.approx(2)
    with_sixes = sum(blow.chance * blow.damage for blow in strikes(4, 4, 1))
    assert with_sixes == pytest.approx(2 + 4 / 6)

"""The twelve kinds of spell token, used by the active player or by a fellow player.

Whoever uses a token chooses. A used token lies face up among the used ones.
"""

import pytest

from commonroom.games.death_eaters_rising.content import VIRTUES
from tests.games.death_eaters_rising.cards.table import card, full, paid, table
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY

pytestmark = pytest.mark.rule("DER-CMP-6", "DER-TOK-1", "DER-TOK-2")


# ---- symbols --------------------------------------------------------------------------------

A_VIRTUE = pytest.mark.parametrize(
    "virtue",
    [pytest.param(virtue, marks=pytest.mark.card(f"token-{virtue}")) for virtue in VIRTUES],
)


@A_VIRTUE
@pytest.mark.parametrize("seat", [0, 1])
def test_symbol_token(virtue: str, seat: int) -> None:
    """Fill 1 symbol of the virtue: of a character here, the headquarters or the active team."""
    token = f"token-{virtue}"
    at = table(
        team="kingsley-shacklebolt mundungus-fletcher",
        friends=["luna-lovegood severus-snape"],
        tokens=token,
        friend_tokens=token,
        hogsmeade="antonin-dolohov lucius-malfoy dean-thomas",
        diagon="bill-weasley peter-pettigrew",
    )
    needs = {target: at.needs(target) for target in at.targets()}
    wanting = sorted(target for target, need in needs.items() if virtue in need)
    assert 0 < len(wanting) < len(needs) == 7
    at.answer("token", seat, token, seat=seat)
    assert at.asks(seat) == {f"fill {virtue} {target}" for target in wanting}
    target = next(target for target in wanting if sum(needs[target].values()) > 1)
    at.answer("fill", virtue, target, seat=seat)
    left = {target: at.needs(target) for target in at.targets()}
    needs[target][virtue] -= 1
    assert left == needs | {target: {key: n for key, n in needs[target].items() if n}}
    assert at.changed() == {"tokens": {seat: []}, "used tokens": [token]}


@A_VIRTUE
@pytest.mark.parametrize("leader", ["firenze", "remus-lupin", "cho-chang"])
def test_symbol_token_without_a_symbol(virtue: str, leader: str) -> None:
    """Fill 1 symbol: not offered if no such symbol is open here."""
    token = f"token-{virtue}"
    at = table(team=leader, tokens=token, diagon="antonin-dolohov lucius-malfoy dean-thomas")
    some = any(virtue in at.needs(target) for target in at.targets())
    assert at.can("token", 0, token) == some


@card("token-loyalty")
@pytest.mark.rule("DER-DIC-2")
def test_a_symbol_token_is_no_die() -> None:
    """Fill 1 symbol: a die must be assigned or discarded all the same."""
    at = table(
        "red-friendship blue-friendship blue-friendship orange-friendship",
        team="dobby",
        tokens="token-loyalty",
        hogsmeade="antonin-dolohov",
    )
    at.roll()
    at.cast("token-loyalty", "fill", "loyalty", "antonin-dolohov")
    assert not at.can("roll")


@card("token-bravery")
@pytest.mark.rule("DER-VIL-1")
def test_a_symbol_token_fits_voldemort() -> None:
    """Fill 1 Bravery: of Voldemort too, where he is."""
    at = table(
        team="firenze",
        tokens="token-bravery",
        facing=HOGSMEADE,
        revealed=True,
        azkaban="mulciber",
    )
    at.cast("token-bravery", "fill", "bravery", "lord-voldemort")
    assert at.needs("lord-voldemort") == {"bravery": 2}


@card("token-friendship")
def test_a_symbol_token_completes_an_ability() -> None:
    """Fill 1 symbol: an ability that this completes resolves at once, for the active player."""
    at = table("token-swap", team="firenze", friend_tokens="token-friendship")
    assert at.needs("office-token") == {"friendship": 1}
    at.answer("token", 1, "token-friendship", seat=1)
    at.answer("fill", "friendship", "office-token", seat=1)
    assert at.changed() == {
        "tokens": {0: ["token-swap"], 1: []},
        "used tokens": ["token-friendship"],
    }


# ---- dice -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "colour",
    [
        pytest.param(colour, marks=pytest.mark.card(f"token-{colour}-die"))
        for colour in ("purple", "red", "blue", "orange")
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_die_token(colour: str, seat: int) -> None:
    """Gain a die of the colour for the active player's next roll."""
    token = f"token-{colour}-die"
    at = table(
        f"red-bravery blue-bravery blue-bravery orange-bravery {colour}-loyalty",
        team="firenze",
        tokens=token,
        friend_tokens=token,
    )
    at.answer("token", seat, token, seat=seat)
    assert at.extra_dice == [colour]
    at.roll()
    assert at.rolled[4:] == [f"{colour}-loyalty"]
    assert at.changed() == {"tokens": {seat: []}, "used tokens": [token]}


@card("token-orange-die")
def test_a_die_token_and_the_supply() -> None:
    """Gain an orange die: not offered when both are in play."""
    at = table(team="firenze", tokens="token-orange-die", friend_tokens="token-orange-die")
    at.cast("token-orange-die")
    assert not at.offers("token", seat=1)
    assert at.waiting.count("orange") == 2


@card("token-red-die")
def test_a_die_token_after_the_last_die() -> None:
    """Gain a red die: with no dice left there is one more roll."""
    at = table(
        "red-bravery blue-bravery blue-bravery orange-bravery"
        "| blue-bravery blue-bravery orange-bravery | blue-bravery orange-bravery | orange-bravery"
        "| red-bravery-2",
        team="firenze",
        tokens="token-red-die",
    )
    at.roll()
    for die in ("red-bravery", "blue-bravery", "blue-bravery", "orange-bravery"):
        at.discard(die)
    assert at.asks() == {"end", "token 0 token-red-die"}
    at.cast("token-red-die")
    at.roll()
    assert at.rolled == ["red-bravery-2"]


# ---- corruption and damage ------------------------------------------------------------------


@card("token-cleanse")
@pytest.mark.parametrize("seat", [0, 1])
def test_token_cleanse(seat: int) -> None:
    """Remove 1 corruption at the active location."""
    at = table(
        team="dobby",
        tokens="token-cleanse",
        friend_tokens="token-cleanse",
        corruption=f"{MINISTRY}:3 {DIAGON}:2 {HOGSMEADE}:5",
    )
    at.answer("token", seat, "token-cleanse", seat=seat)
    assert at.changed() == {
        "corruption": {HOGSMEADE: 4},
        "tokens": {seat: []},
        "used tokens": ["token-cleanse"],
    }


@card("token-cleanse")
def test_token_cleanse_where_all_is_clean() -> None:
    """Remove 1 corruption: not offered if there is none at the active location."""
    at = table(
        team="dobby",
        tokens="token-cleanse",
        friend_tokens="token-cleanse",
        corruption=f"{MINISTRY}:3 {DIAGON}:2",
    )
    assert not at.offers("token") + at.offers("token", seat=1)


@card("token-heal")
@pytest.mark.parametrize("seat", [0, 1])
def test_token_heal(seat: int) -> None:
    """Remove 2 damage from any wizard: any team's, or face up at the active location."""
    at = table(
        team="luna-lovegood:3 dobby",
        friends=["pomona-sprout:1", "firenze:1"],
        tokens="token-heal",
        friend_tokens="token-heal",
        hogsmeade="cho-chang:1 yaxley:1",
        diagon="fred-weasley:1",
    )
    at.answer("token", seat, "token-heal", seat=seat)
    patients = {"luna-lovegood", "pomona-sprout", "firenze", "cho-chang"}
    assert at.asks(seat) == {f"heal {one}" for one in patients}
    at.answer("heal", "luna-lovegood", seat=seat)
    assert at.changed() == {
        "damage": {"luna-lovegood": 1},
        "tokens": {seat: []},
        "used tokens": ["token-heal"],
    }


@card("token-heal-two")
def test_token_heal_two() -> None:
    """Remove 1 damage from each of up to 2 wizards."""
    at = table(
        team="luna-lovegood:3 dobby",
        friends=["pomona-sprout:1"],
        friend_tokens="token-heal-two",
        hogsmeade="cho-chang:2",
    )
    at.answer("token", 1, "token-heal-two", seat=1)
    at.answer("heal", "luna-lovegood", seat=1)
    assert at.asks(seat=1) == {"heal pomona-sprout", "heal cho-chang", "done"}
    at.answer("heal", "cho-chang", seat=1)
    assert at.changed() == {
        "damage": {"luna-lovegood": 2, "cho-chang": 1},
        "tokens": {1: []},
        "used tokens": ["token-heal-two"],
    }


@card("token-heal-two")
def test_token_heal_two_heals_fewer() -> None:
    """Remove 1 damage from each of up to 2 wizards: one of two, or the only one."""
    at = table(team="dobby:1", friends=["pomona-sprout:1"], tokens="token-heal-two")
    at.cast("token-heal-two", "heal", "dobby")
    at.answer("done")
    assert at.changed()["damage"] == {"dobby": 0}
    only = table(team="dobby:2", friends=["pomona-sprout"], tokens="token-heal-two")
    only.cast("token-heal-two", "heal", "dobby")
    assert only.changed()["damage"] == {"dobby": 1}


@card("token-heal", "token-heal-two")
@pytest.mark.parametrize("token", ["token-heal", "token-heal-two"])
def test_healing_tokens_with_nobody_hurt(token: str) -> None:
    """Remove damage: not offered if no wizard in reach has any; Death Eaters are not meant."""
    at = table(
        team="dobby",
        friends=["pomona-sprout"],
        tokens=token,
        friend_tokens=token,
        hogsmeade="yaxley:1 cho-chang",
        diagon="fred-weasley:1",
    )
    assert not at.offers("token") + at.offers("token", seat=1)


@card("token-heal")
def test_token_heal_saves_a_full_wizard() -> None:
    """Remove 2 damage: also from a full wizard, who then stays in the team."""
    at = table(
        "red-bravery blue-bravery blue-bravery orange-bravery",
        team=f"dobby {full('firenze')}",
        tokens="token-heal",
    )
    at.roll()
    at.cast("token-heal", "heal", "firenze")
    at.end_turn()
    assert at.table.players[0].team == ("dobby", "firenze")


# ---- swap -----------------------------------------------------------------------------------


@card("token-swap")
@pytest.mark.rule("DER-TOK-3")
def test_token_swap() -> None:
    """Swap one of your wizards for one of another player, who must agree; damage stays."""
    at = table(
        team="luna-lovegood:1 dobby:2",
        friends=["pomona-sprout:1", "madam-pomfrey:3 firenze"],
        tokens="token-swap",
        hogsmeade="cho-chang",
    )
    at.cast("token-swap")
    assert at.asks() == {"swap luna-lovegood", "swap dobby"}
    at.answer("swap", "luna-lovegood")
    assert at.asks() == {f"swap-for {one}" for one in ("pomona-sprout", "madam-pomfrey", "firenze")}
    at.answer("swap-for", "madam-pomfrey")
    assert at.asks(seat=2) == {"accept", "refuse"}
    at.answer("accept", seat=2)
    assert at.changed() == {
        "teams": {0: ["madam-pomfrey", "dobby"], 2: ["luna-lovegood", "firenze"]},
        "tokens": {0: []},
        "used tokens": ["token-swap"],
    }
    assert "madam-pomfrey" in at.targets()
    assert "luna-lovegood" not in at.targets()


@card("token-swap")
@pytest.mark.rule("DER-TOK-3")
def test_token_swap_refused() -> None:
    """The other player must agree; if not, the token is not used, nor offered again this turn."""
    at = table(
        team="luna-lovegood dobby",
        friends=["pomona-sprout", "firenze"],
        tokens="token-swap",
        friend_tokens="token-swap",
    )
    at.cast("token-swap", "swap", "dobby")
    at.answer("swap-for", "firenze")
    at.answer("refuse", seat=2)
    assert at.changed() == {}
    assert not at.can("token", 0, "token-swap")
    assert at.can("token", 1, "token-swap", seat=1)


@card("token-swap")
@pytest.mark.rule("DER-TOK-3")
def test_token_swap_by_a_fellow_player() -> None:
    """Swap on another player's turn, even away what they have used: the new wizard is fresh."""
    at = paid(
        "madam-pomfrey",
        team="madam-pomfrey dobby:1",
        friends=["pomona-sprout"],
        friend_tokens="token-swap",
    )
    at.answer("heal", "dobby")
    at.answer("token", 1, "token-swap", seat=1)
    at.answer("swap", "pomona-sprout", seat=1)
    at.answer("swap-for", "madam-pomfrey", seat=1)
    at.answer("accept", seat=0)
    assert at.table.players[0].team == ("pomona-sprout", "dobby")
    assert "pomona-sprout" in at.targets()


@card("token-swap")
@pytest.mark.rule("DER-TOK-3")
def test_token_swap_there_and_back() -> None:
    """Swap twice: an ability used this turn stays used."""
    at = paid(
        "madam-pomfrey",
        team="madam-pomfrey:1 dobby",
        friends=["pomona-sprout"],
        tokens="token-swap",
        friend_tokens="token-swap",
    )
    at.answer("heal", "madam-pomfrey")
    at.cast("token-swap", "swap", "madam-pomfrey")
    at.answer("swap-for", "pomona-sprout")
    at.answer("accept", seat=1)
    at.answer("token", 1, "token-swap", seat=1)
    at.answer("swap", "madam-pomfrey", seat=1)
    at.answer("swap-for", "pomona-sprout", seat=1)
    at.answer("accept", seat=0)
    assert at.table.players[0].team == ("madam-pomfrey", "dobby")
    assert "madam-pomfrey" not in at.targets()

"""DER-CMP: what is in the box. The content is the one that is shipped, not the cast."""

from collections import Counter

import pytest

from commonroom.games.death_eaters_rising.content import VIRTUES, DeathEater, Wizard
from commonroom.games.death_eaters_rising.vocabulary import (
    Action,
    AfterRoll,
    Bonus,
    Cleanse,
    Corrupt,
    Damage,
    ExtraDie,
    Fill,
    GainDie,
    Heal,
    If,
    Mend,
    Reroll,
    Swap,
    TakeToken,
    TeamHas,
    WizardHere,
)
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, box


@pytest.mark.rule("DER-CMP-1")
def test_the_box_holds_one_villain_with_a_die_and_two_headquarters_of_each_faction() -> None:
    content = box()
    assert list(content.villain) == ["lord-voldemort"]
    assert len(content.voldemort.die) == 8
    assert [hq.copies for hq in content.headquarters.values()] == [2, 2, 2]


@pytest.mark.rule("DER-CMP-1", "DER-COR-1")
def test_the_fifteen_corruption_counters_are_always_enough() -> None:
    content = box()
    assert {entry.corruption for entry in content.places.values()} == {5}
    assert sum(location.corruption for location in content.locations.values()) == 15


@pytest.mark.rule("DER-CMP-2")
@pytest.mark.parametrize(
    ("colour", "count", "favours"),
    [
        ("purple", 4, "friendship"),
        ("red", 4, "bravery"),
        ("blue", 4, "knowledge"),
        ("orange", 2, "loyalty"),
    ],
)
def test_each_colour_favours_a_virtue_and_doubles_it_on_one_face(
    colour: str, count: int, favours: str
) -> None:
    content = box()
    others = [virtue for virtue in VIRTUES if virtue != favours]
    assert content.dice[colour].count == count
    assert content.rolls[colour] == (
        f"{colour}-{favours}",
        f"{colour}-{favours}",
        f"{colour}-{favours}-2",
        *(f"{colour}-{virtue}" for virtue in others),
    )
    shown = {face: (VIRTUES[content.faces[face].virtue], content.faces[face].count)
             for face in content.rolls[colour]}  # fmt: skip
    assert shown == {
        f"{colour}-{favours}": (favours, 1),
        f"{colour}-{favours}-2": (favours, 2),
        **{f"{colour}-{virtue}": (virtue, 1) for virtue in others},
    }


@pytest.mark.rule("DER-CMP-3")
def test_voldemorts_die_turns_him_three_times_each_way_and_shows_two_dark_marks() -> None:
    assert Counter(box().voldemort.die) == {"clockwise": 3, "counter-clockwise": 3, "dark-mark": 2}


@pytest.mark.rule("DER-CMP-4")
@pytest.mark.parametrize(
    ("faction", "headquarters", "starters"),
    [
        ("hogwarts", "dumbledores-office", ("albus-dumbledore", "minerva-mcgonagall")),
        ("order-of-the-phoenix", "12-grimmauld-place", ("nymphadora-tonks", "sirius-black")),
        ("dumbledores-army", "room-of-requirement", ("harry-potter", "hermione-granger")),
    ],
)
def test_a_faction_has_its_headquarters_and_two_starters(
    faction: str, headquarters: str, starters: tuple[str, str]
) -> None:
    content = box()
    assert content.headquarters_of[faction] == headquarters
    assert content.headquarters[headquarters].starters == starters
    assert {content.wizards[starter].faction for starter in starters} == {faction}
    assert [w for w in content.starters if content.wizards[w].faction == faction] == list(starters)


@pytest.mark.rule("DER-CMP-5")
def test_each_location_has_its_two_places() -> None:
    assert box().places_of == {
        MINISTRY: ("department-of-mysteries", "atrium"),
        DIAGON: ("ollivanders", "gringotts"),
        HOGSMEADE: ("hogs-head", "hogsmeade-station"),
    }


@pytest.mark.rule("DER-CMP-6")
def test_there_are_two_spell_tokens_of_each_of_twelve_kinds() -> None:
    tokens = box().tokens
    assert {token.count for token in tokens.values()} == {2}
    assert {name: token.effects for name, token in tokens.items()} == {
        "token-friendship": (Fill(virtues=("friendship",)),),
        "token-bravery": (Fill(virtues=("bravery",)),),
        "token-knowledge": (Fill(virtues=("knowledge",)),),
        "token-loyalty": (Fill(virtues=("loyalty",)),),
        "token-purple-die": (GainDie(colours=("purple",)),),
        "token-red-die": (GainDie(colours=("red",)),),
        "token-blue-die": (GainDie(colours=("blue",)),),
        "token-orange-die": (GainDie(colours=("orange",)),),
        "token-cleanse": (Cleanse(amount=1, where="here"),),
        "token-heal": (Heal(amount=2, whom="any", wizards=1),),
        "token-heal-two": (Heal(amount=1, whom="any", wizards=2),),
        "token-swap": (Swap(),),
    }


def numerals(card: Wizard | DeathEater) -> list[int]:
    """The printed numbers; which virtue they belong to is our design."""
    return sorted(card.requirement.values(), reverse=True)


@pytest.mark.rule("DER-CMP-7")
@pytest.mark.parametrize(
    ("wizard", "printed"),
    [
        ("harry-potter", [6]),
        ("minerva-mcgonagall", [6]),
        ("nymphadora-tonks", [6]),
        ("albus-dumbledore", [4, 2]),
        ("luna-lovegood", [3, 1]),
        ("sybill-trelawney", [2]),
        ("bill-weasley", [4]),
    ],
)
def test_known_wizards_cost_what_is_printed(wizard: str, printed: list[int]) -> None:
    card = box().wizards[wizard]
    assert numerals(card) == printed
    assert card.source == "seed"
    assert not card.designed("ability")


@pytest.mark.rule("DER-CMP-7")
@pytest.mark.parametrize("wizard", ["harry-potter", "minerva-mcgonagall", "nymphadora-tonks"])
def test_three_starters_give_a_die_with_another_wizard_of_their_faction(wizard: str) -> None:
    card = box().wizards[wizard]
    assert isinstance(card.ability, ExtraDie)
    assert card.ability.condition == TeamHas(faction=card.faction)
    assert len(card.ability.colours) == 1


@pytest.mark.rule("DER-CMP-7")
def test_dumbledore_gives_a_die_with_a_wizard_of_another_faction() -> None:
    card = box().wizards["albus-dumbledore"]
    assert isinstance(card.ability, ExtraDie)
    assert isinstance(card.ability.condition, TeamHas)
    assert card.ability.condition == TeamHas(faction=card.ability.condition.faction)
    assert card.ability.condition.faction not in (None, card.faction)


@pytest.mark.rule("DER-CMP-7")
def test_luna_takes_a_token_and_heals_for_two_symbols() -> None:
    ability = box().wizards["luna-lovegood"].ability
    assert isinstance(ability, Action)
    assert sum(ability.cost.values()) == 2
    assert (ability.wounds, ability.effects) == (0, (TakeToken(), Heal(amount=1)))


@pytest.mark.rule("DER-CMP-7")
def test_trelawney_rerolls_and_bill_gives_a_die_of_two_colours() -> None:
    content = box()
    assert content.wizards["sybill-trelawney"].ability == AfterRoll(effect=Reroll())
    bill = content.wizards["bill-weasley"]
    assert isinstance(bill.ability, ExtraDie)
    assert len(set(bill.ability.colours)) == 2
    assert bill.ability.condition == TeamHas(group="weasley", wizards=("fleur-delacour",))
    assert [w.id for w in content.wizards.values() if "weasley" in w.groups] == [
        "bill-weasley", "molly-weasley", "arthur-weasley",
        "ron-weasley", "ginny-weasley", "fred-weasley", "george-weasley",
    ]  # fmt: skip


@pytest.mark.rule("DER-CMP-8")
@pytest.mark.parametrize(
    ("death_eater", "printed"),
    [
        ("peter-pettigrew", [2, 1]),
        ("antonin-dolohov", [2, 1]),
        ("bellatrix-lestrange", [2, 2]),
        ("lucius-malfoy", [2, 2]),
    ],
)
def test_known_death_eaters_take_what_is_printed(death_eater: str, printed: list[int]) -> None:
    card = box().death_eaters[death_eater]
    assert numerals(card) == printed
    assert card.source == "seed"


@pytest.mark.rule("DER-CMP-8")
def test_pettigrew_and_dolohov_hunt_a_faction_and_have_no_dark_mark_ability() -> None:
    content = box()
    pettigrew, dolohov = (
        content.death_eaters[name] for name in ("peter-pettigrew", "antonin-dolohov")
    )
    (hunt,) = pettigrew.regular
    assert isinstance(hunt, Damage)
    assert hunt.faction is not None
    assert hunt == Damage(whom="every-team", pick="least", faction=hunt.faction)
    (choice,) = dolohov.regular
    assert isinstance(choice, If)
    assert isinstance(choice.condition, WizardHere)
    prey = choice.condition.faction
    assert choice == If(
        condition=WizardHere(faction=prey),
        then=(Damage(whom="here", faction=prey),),
        otherwise=(Corrupt(),),
    )
    assert (pettigrew.dark_mark, dolohov.dark_mark) == ((), ())


@pytest.mark.rule("DER-CMP-8")
def test_bellatrix_and_lucius_add_corruption_under_the_dark_mark() -> None:
    content = box()
    bellatrix, lucius = (
        content.death_eaters[name] for name in ("bellatrix-lestrange", "lucius-malfoy")
    )
    assert bellatrix.regular == (Damage(whom="active-team"),)
    assert bellatrix.dark_mark == (Corrupt(where="location", location=DIAGON),)
    assert lucius.regular == (Mend(),)
    assert lucius.dark_mark == (Corrupt(where="location", location=MINISTRY),)


@pytest.mark.rule("DER-CMP-9")
def test_headquarters_give_four_dice_in_colours_of_their_own() -> None:
    pools = [headquarters.pool for headquarters in box().headquarters.values()]
    assert [sum(pool.values()) for pool in pools] == [4, 4, 4]
    assert all(pool["red"] >= 1 for pool in pools)
    assert all(max(pool.values()) <= 2 for pool in pools)
    assert all(pools.count(pool) == 1 for pool in pools)


@pytest.mark.rule("DER-CMP-9")
def test_headquarters_abilities_and_their_costs_are_the_printed_ones() -> None:
    def printed(headquarters: str) -> list[tuple[int, tuple[object, ...]]]:
        abilities = [part.ability for part in box().headquarters[headquarters].abilities]
        return [(sum(ability.cost.values()), ability.effects) for ability in abilities]

    share = TakeToken(who="others", faction="hogwarts", wizards=2)
    own = Bonus(amount=1, faction="dumbledores-army")
    assert printed("dumbledores-office") == [(2, (Cleanse(),)), (1, (TakeToken(), share))]
    assert printed("room-of-requirement") == [
        (1, (Cleanse(),)),
        (2, (Heal(amount=1, whom="each-player", bonus=own),)),
    ]
    assert sorted(cost for cost, _ in printed("12-grimmauld-place")) == [1, 2]


@pytest.mark.rule("DER-CMP-10")
@pytest.mark.parametrize(
    ("faction", "names"),
    [
        ("hogwarts", "sybill-trelawney severus-snape rubeus-hagrid mrs-norris filius-flitwick "
         "pomona-sprout madam-pomfrey firenze dobby"),
        ("order-of-the-phoenix", "remus-lupin alastor-moody bill-weasley fleur-delacour "
         "molly-weasley arthur-weasley kingsley-shacklebolt mundungus-fletcher "
         "aberforth-dumbledore"),
        ("dumbledores-army", "ron-weasley ginny-weasley neville-longbottom luna-lovegood cho-chang "
         "fred-weasley george-weasley dean-thomas seamus-finnigan"),
    ],
)  # fmt: skip
def test_a_faction_has_these_wizards_beside_its_starters(faction: str, names: str) -> None:
    wizards = {w.id for w in box().wizards.values() if w.faction == faction and not w.starter}
    assert set(names.split()) <= wizards


@pytest.mark.rule("DER-CMP-10")
def test_six_more_death_eaters_serve_voldemort() -> None:
    ours = {card.id for card in box().death_eaters.values() if card.source == "ours"}
    assert ours >= {
        "augustus-rookwood", "walden-macnair", "rodolphus-lestrange", "rabastan-lestrange",
        "mulciber", "yaxley",
    }  # fmt: skip


@pytest.mark.rule("DER-CMP-10")
def test_our_own_numbers_keep_to_the_guide_rails() -> None:
    content = box()
    starters = [content.wizards[starter] for starter in content.starters]
    others = [wizard for wizard in content.wizards.values() if not wizard.starter]
    assert {wizard.track for wizard in starters} == {6}
    tracks = Counter(wizard.track for wizard in others)
    assert set(tracks) <= {4, 5, 6, 7}
    assert tracks[7] <= 1
    assert {card.track for card in content.death_eaters.values()} <= {2, 3}
    assert {sum(wizard.requirement.values()) for wizard in others} <= {2, 3, 4, 5, 6}
    assert {sum(card.requirement.values()) for card in content.death_eaters.values()} == {3, 4}


@pytest.mark.rule("DER-CMP-10")
def test_every_card_has_an_ability_of_its_own() -> None:
    content = box()
    ours = [w.ability for w in content.wizards.values() if w.designed("ability")]
    assert all(ours.count(ability) == 1 for ability in ours)
    acts = [(card.regular, card.dark_mark) for card in content.death_eaters.values()]
    assert all(acts.count(act) == 1 for act in acts)

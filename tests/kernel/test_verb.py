"""Verbs: options are built and read as declared, and everything else is derived from them."""

import pytest

from commonroom.kernel.verb import DIE, SEAT, Argument, Domain, Verb, pair, verbs_in

SPELLS = Domain[dict[str, int], str]("spells", lambda box: [*box, *box], cards=True)
SLOTS = Domain.fixed("slots", [(-4, 1), (0, 0)], thing="slot")

CAST = Verb("cast", Argument("spell", SPELLS))
CAST_ON = Verb(
    "cast-on", Argument("seat", SEAT, implied=True), Argument("spell", SPELLS), Argument("at", SEAT)
)
FLY = Verb("fly", Argument("piece", SPELLS), *pair(("column", "row"), SLOTS))
REROLL = Verb("reroll", Argument("card", SPELLS), Argument("die", DIE))
END = Verb("end")


def test_an_option_is_a_plain_tuple_verb_first() -> None:
    assert END.option() == ("end",)
    assert CAST.option("accio") == ("cast", "accio")
    assert REROLL.option("accio", 6) == ("reroll", "accio", 6)
    assert CAST_ON.option(0, "accio", 2) == ("cast-on", 0, "accio", 2)
    assert type(CAST.option("accio")) is tuple
    assert CAST.each(["accio", "lumos"]) == [("cast", "accio"), ("cast", "lumos")]


def test_arguments_come_back_as_they_went_in() -> None:
    spell: str = CAST.arg(CAST.option("accio"))
    caster, spell_there, target = CAST_ON.args(("cast-on", 0, "lumos", 2))
    numbers: tuple[int, int] = caster, target
    assert (spell, spell_there, numbers) == ("accio", "lumos", (0, 2))
    assert FLY.args(FLY.option("keeper", *(-4, 1))) == ("keeper", -4, 1)
    assert END.args(END.option()) == ()


def test_an_option_has_just_the_arguments_of_its_verb() -> None:
    with pytest.raises(TypeError):
        CAST.option("accio", 2)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="shorter"):
        REROLL.named(("reroll", "accio"))


def test_arguments_have_names_for_texts() -> None:
    assert FLY.named(("fly", "keeper", -4, 1)) == {"piece": "keeper", "column": -4, "row": 1}
    assert END.named(("end",)) == {}


def test_boards_light_up_what_an_option_names() -> None:
    """But neither numbers nor what nobody chooses."""
    assert CAST.things(("cast", "accio")) == ["accio"]
    assert CAST_ON.things(("cast-on", 0, "accio", 2)) == ["accio", "seat:2"]
    assert FLY.things(("fly", "keeper", -4, 1)) == ["keeper", "slot:-4,1"]
    assert REROLL.things(("reroll", "accio", 6)) == ["accio"]
    turn = Verb("turn", *pair(("die", "to"), Domain.fixed("turns", [("red", "blue")])))
    assert turn.things(("turn", "red", "blue")) == ["red", "blue"]


def test_a_verb_knows_where_its_card_stands() -> None:
    assert CAST_ON.card(("cast-on", 0, "accio", 2)) == "accio"
    assert END.card(("end",)) is None
    price = Verb("sell", Argument("seat", SEAT), Argument("card", SPELLS, implied=True))
    assert price.card(("sell", 0, "accio")) is None


def test_a_domain_lists_each_value_once_in_the_order_of_the_box() -> None:
    assert SPELLS.values({"lumos": 1, "accio": 2}) == ("lumos", "accio")
    assert DIE.values(None) == (1, 2, 3, 4, 5, 6)


def test_a_module_lists_its_verbs_in_the_order_they_are_declared() -> None:
    assert list(verbs_in({"SPELLS": SPELLS, "END": END, "CAST": CAST})) == ["end", "cast"]

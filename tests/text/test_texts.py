"""How messages become text."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from commonroom.kernel import Msg
from commonroom.text import (
    BadText,
    Texts,
    TextsUnavailable,
    UnknownLanguage,
    languages,
    stray_words,
)
from commonroom.text.catalogue import LOCALES, Catalogue

ENGLISH = """
pot-brews = { CAPITAL($potion-the) } is brewed by { $brewer_seat }.
pot-needs = It takes { $herbs }.
pot-lacks = Who has { $herbs-a-or }?
pot-stirs = { $times ->
    [one] Stir once.
   *[other] Stir { $times } times.
  }
pot-tastes = { $potion-id ->
    [felix] It tastes of luck.
   *[other] It tastes of { $potion }.
  }
pot-then = { $first } Then: { $second }
pot-only-english = Mind { $herb }!
kettle-says = “{ $words }”
"""
ENGLISH_NAMES = """
pot-felix = liquid luck
    .the = the liquid luck
pot-nettle = nettle
    .a = a nettle
pot-asphodel = asphodel
    .a = an asphodel
pot-wormwood = wormwood
"""
CZECH = """
pot-needs = Vezmi { $herbs-acc }.
pot-brews = { $potion-gender ->
    [masculine] Uvařen
   *[feminine] Uvařena
  } { $potion } ({ $brewer_seat }).
pot-stirs = { $times ->
    [one] Zamíchej jednou.
    [few] Zamíchej { $times }krát, potichu.
   *[other] Zamíchej { $times }krát.
  }
"""
CZECH_NAMES = """
pot-felix = nápoj
    .gender = masculine
pot-nettle = kopřiva
    .acc = kopřivu
pot-asphodel = asfodel
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Catalogues of a made-up game, laid out like `locales/`."""
    for language, texts, names in (("en", ENGLISH, ENGLISH_NAMES), ("cs", CZECH, CZECH_NAMES)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "pot-texts.ftl").write_text(texts, encoding="utf-8")
        (tmp_path / language / "pot-names.ftl").write_text(names, encoding="utf-8")
    return tmp_path


@pytest.fixture
def english(shelf: Path) -> Texts:
    return Texts(folders=[shelf], strict=True)


@pytest.fixture
def czech(shelf: Path) -> Texts:
    return Texts("cs", folders=[shelf], strict=True)


def test_ids_are_called_by_name_in_the_form_the_sentence_wants(english: Texts) -> None:
    msg = Msg("pot-brews", {"potion": "felix", "brewer_seat": 1})
    assert english.say(msg, {1: "Vera"}) == "The liquid luck is brewed by Vera."


def test_a_name_without_the_form_is_said_plainly(english: Texts) -> None:
    msg = Msg("pot-brews", {"potion": "nettle", "brewer_seat": 0})
    assert english.say(msg) == "Nettle is brewed by Player 1."


def test_a_player_may_get_another_name(english: Texts) -> None:
    msg = Msg("pot-brews", {"potion": "nettle", "brewer_seat": 0})
    said = [english.say(msg, {0: name}) for name in ("Vera", "Boris", "Vera")]
    assert said == [f"Nettle is brewed by {name}." for name in ("Vera", "Boris", "Vera")]


@pytest.mark.parametrize(
    ("herbs", "said"),
    [
        ([], "It takes nothing."),
        (["nettle"], "It takes nettle."),
        (["nettle", "asphodel"], "It takes nettle and asphodel."),
        (["nettle", "asphodel", "wormwood"], "It takes nettle, asphodel and wormwood."),
        (["nettle", "asphodel", "nettle"], "It takes 2 × nettle and asphodel."),
        ([Msg("pot-nettle"), 3], "It takes nettle and 3."),
        ([3, 3], "It takes 3 and 3."),
    ],
)
def test_lists_are_joined(english: Texts, herbs: list[str | int | Msg], said: str) -> None:
    assert english.say(Msg("pot-needs", {"herbs": herbs})) == said


def test_alternatives_are_joined_with_or_in_the_form_asked_for(english: Texts) -> None:
    msg = Msg("pot-lacks", {"herbs": ["nettle", "asphodel", "wormwood"]})
    assert english.say(msg) == "Who has a nettle, an asphodel or wormwood?"


def test_numbers_choose_their_plural(english: Texts, czech: Texts) -> None:
    stirs = [Msg("pot-stirs", {"times": times}) for times in (1, 2, 5)]
    assert [english.say(msg) for msg in stirs] == ["Stir once.", "Stir 2 times.", "Stir 5 times."]
    assert [czech.say(msg) for msg in stirs] == [
        "Zamíchej jednou.",
        "Zamíchej 2krát, potichu.",
        "Zamíchej 5krát.",
    ]


def test_the_id_itself_can_choose_a_variant(english: Texts) -> None:
    tastes = [english.say(Msg("pot-tastes", {"potion": one})) for one in ("felix", "nettle")]
    assert tastes == ["It tastes of luck.", "It tastes of nettle."]


def test_messages_inside_messages_are_said_first(english: Texts) -> None:
    inner = Msg("pot-then", {"first": Msg("pot-stirs", {"times": 1}), "second": "wormwood"})
    msg = Msg("pot-then", {"first": inner, "second": Msg("pot-felix.the")})
    assert english.say(msg) == "Stir once. Then: wormwood Then: the liquid luck"


def test_prefixes_without_names_quote_strings(english: Texts) -> None:
    assert english.say(Msg("kettle-says", {"words": "nettle {x}"})) == "“nettle {x}”"


def test_a_translation_uses_cases_and_genders_that_english_lacks(czech: Texts) -> None:
    needs = Msg("pot-needs", {"herbs": ["nettle", "asphodel"]})
    brews = Msg("pot-brews", {"potion": "felix", "brewer_seat": 2})
    assert czech.say(needs) == "Vezmi kopřivu a asfodel."
    assert czech.say(brews) == "Uvařen nápoj (Hráč 3)."


def test_what_a_language_lacks_is_said_in_english_with_its_own_names(czech: Texts) -> None:
    assert czech.say(Msg("pot-only-english", {"herb": "nettle"})) == "Mind kopřiva!"
    assert czech.say(Msg("pot-only-english", {"herb": "wormwood"})) == "Mind wormwood!"


@pytest.mark.parametrize(
    "msg",
    [
        Msg("pot-explodes"),
        Msg("pot-tastes", {"potion": "mandrake"}),
        Msg("pot-tastes"),
        Msg("pot-tastes", {"potion": "felix", "spoon": 1}),
        Msg("pot-then", {"first": Msg("pot-explodes"), "second": "felix"}),
    ],
)
def test_strict_texts_refuse_what_others_say_as_well_as_they_can(shelf: Path, msg: Msg) -> None:
    with pytest.raises(BadText):
        Texts(folders=[shelf], strict=True).say(msg)
    assert Texts(folders=[shelf]).say(msg)


def test_a_translation_may_leave_an_argument_out(shelf: Path) -> None:
    (shelf / "cs" / "more.ftl").write_text("pot-tastes = Ochutnej!", encoding="utf-8")
    said = Texts("cs", folders=[shelf], strict=True).say(Msg("pot-tastes", {"potion": "felix"}))
    assert said == "Ochutnej!"


def test_a_card_without_texts_is_called_by_its_id(shelf: Path) -> None:
    said = Texts(folders=[shelf]).say(Msg("pot-only-english", {"herb": "gilly-weed"}))
    assert said == "Mind Gilly Weed!"


def test_one_can_ask_whether_there_is_a_message(english: Texts) -> None:
    asked = ["pot-felix", "pot-felix.the", "pot-felix.acc", "pot-explodes"]
    assert [english.has(key) for key in asked] == [True, True, False, False]


def test_the_pseudo_language_shows_what_is_no_message() -> None:
    texts = Texts.pseudo()
    said = texts.say(Msg("der-log-first-player", {"seat": 0}))
    assert said == "⟦Þłàýéř 1 ğóéś ƒířśť.⟧"
    assert stray_words(f"{said} or not? {said}") == ["or", "not"]


def test_english_is_the_first_language() -> None:
    assert languages()[0] == "en"
    assert {"en", "cs"} <= set(languages())


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'; there are: en, cs"):
        Texts("tlh")


def test_the_engine_does_not_need_fluent() -> None:
    code = (
        "import sys, commonroom\n"
        "match = commonroom.new_match('death-eaters-rising', seats=2, seed=1)\n"
        "assert match.decision and not {'fluent', 'babel'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_texts_without_fluent_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    with pytest.raises(TextsUnavailable, match=r"pip install 'commonroom\[terminal\]'"):
        Catalogue("en", (LOCALES,))

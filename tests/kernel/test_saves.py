"""A save is loaded exactly or refused precisely, whatever has happened to its bytes."""

import json
import zlib
from collections.abc import Iterable
from copy import deepcopy
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import commonroom
from commonroom.kernel import Match, registry, saves
from commonroom.kernel.errors import (
    BadSave,
    CorruptSave,
    ForeignSave,
    UnknownGame,
    UnknownSaveVersion,
    WrongRulesVersion,
)
from tests.toy.title import TITLE


def played(answers: int = 9) -> Match:
    """A match in the middle of a phase."""
    match, random = commonroom.new_match("toy", seats=3, seed=5), Random(1)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(random.choice(match.decision.options))
    return match


def envelope(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(data))
    return found


def forged(body: Any) -> bytes:
    """A save with another body, whose check value fits."""
    text = json.dumps(body, separators=(",", ":")).encode()
    check = blake2b(text, digest_size=16).hexdigest()
    head = {"format": saves.FORMAT, "version": saves.VERSION, "check": check}
    return zlib.compress(json.dumps(head).encode()[:-1] + b', "body": ' + text + b"}")


def test_a_save_is_compressed_json_with_the_documented_fields() -> None:
    match = played()
    found = envelope(match.save())
    assert list(found) == ["format", "version", "check", "body"]
    assert (found["format"], found["version"]) == ("commonroom-save", 1)
    assert list(found["body"]) == [
        "game", "rules", "seats", "options", "key", "answers", "checkpoint", "pack", "position",
        "dice", "rekeys",
    ]  # fmt: skip
    assert list(found["body"]["checkpoint"]) == ["at", "key", "chance", "lock", "state"]
    assert len(found["body"]["answers"]) == 9


def test_a_forger_who_changes_nothing_is_believed() -> None:
    """Otherwise the tests below would all pass for the wrong reason."""
    match = played()
    assert commonroom.load(forged(envelope(match.save())["body"])).save() == match.save()


def test_a_save_cut_anywhere_is_refused() -> None:
    data = played().save()
    for length in range(len(data)):
        with pytest.raises(CorruptSave):
            commonroom.load(data[:length])


def test_a_save_with_any_bit_flipped_is_refused_or_the_same() -> None:
    """The few bits that pad the last block mean nothing."""
    match = played()
    data = match.save()
    harmless = 0
    for bit in range(8 * len(data)):
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        try:
            harmless += commonroom.load(bytes(flipped)).save() == data
        except BadSave:
            continue
    assert harmless < 8


@pytest.mark.parametrize("data", [b"", b"\0", b"{}", b"PK\3\4", bytes(1000), "text", None, 7])
def test_what_is_no_save_at_all_is_refused(data: Any) -> None:
    with pytest.raises(CorruptSave):
        commonroom.load(data)


@pytest.mark.parametrize(
    "text",
    [
        b"", b"null", b"[]", b"{}", b'"commonroom-save"', b'{"format":"other","version":1}',
        b'{"version":1}', b'{"format":"commonroom-save"}', b'{"format":7,"version":1}',
        b'{"format":"commonroom-save","version":"one"}', b"\xff\xfe", b"{", b"[" * 100_000,
        b'{"format":"\xff","version":1}',
    ],
)  # fmt: skip
def test_something_foreign_is_called_foreign(text: bytes) -> None:
    with pytest.raises(ForeignSave):
        commonroom.load(zlib.compress(text))


@pytest.mark.parametrize("version", [0, 2, 99])
def test_another_version_is_refused_by_its_number(version: int) -> None:
    """Even if that version has none of our other fields."""
    text = json.dumps({"format": "commonroom-save", "version": version, "new": []}).encode()
    with pytest.raises(UnknownSaveVersion, match=f"format {version}; this program reads format 1"):
        commonroom.load(zlib.compress(text))


@pytest.mark.parametrize(
    "fields", [{}, {"check": ""}, {"check": "", "body": {}}, {"check": 3, "body": None}]
)
def test_an_envelope_without_its_letter_is_corrupt(fields: dict[str, Any]) -> None:
    text = json.dumps({"format": "commonroom-save", "version": 1, **fields}).encode()
    with pytest.raises(CorruptSave):
        commonroom.load(zlib.compress(text))


def test_a_body_that_does_not_fit_its_check_value_is_corrupt() -> None:
    found = envelope(played().save())
    found["body"]["seats"] = 2
    with pytest.raises(CorruptSave, match="check value"):
        commonroom.load(zlib.compress(json.dumps(found).encode()))


def test_a_bomb_is_not_unpacked() -> None:
    with pytest.raises(CorruptSave, match="too large"):
        commonroom.load(zlib.compress(b" " * (saves._LARGEST + 1)))


def test_a_save_with_something_behind_it_is_corrupt() -> None:
    with pytest.raises(CorruptSave, match="something follows"):
        commonroom.load(played().save() + b"\0")


def test_a_save_of_other_rules_is_refused_before_anything_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    body = envelope(played().save())["body"]
    body["options"] = {"an option": "of those rules"}
    monkeypatch.setattr(TITLE, "rules_version", 2)
    with pytest.raises(WrongRulesVersion, match="rules version 1; this program plays 2"):
        commonroom.load(forged(body))


def test_a_save_of_a_game_that_is_not_here_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    data = played().save()
    monkeypatch.delitem(registry._places, "toy")
    with pytest.raises(UnknownGame, match="'toy'"):
        commonroom.load(data)


JUNK: list[Any] = [
    None, True, -1, 0, 1, 2, 3, 10**9, 10**30, 0.5, "", "x", "toy", "AAAA", [], [[]], {}, {"a": 1},
    [0, 0], [-1, ["force", 1]], [-1, ["resample", 0, 1]], [-1, []], [-1, ["resample"]],
    [-1, ["force", "x"]], [-1, ["wish"]], [-1, ["go-on-at", "x"]], [-1, ["go-on-at", 10**18]],
    [-1, ["go-on-at"]], [0, ["stop"]], [1, ["stop"]],
]  # fmt: skip


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested data."""
    inner: Iterable[tuple[Any, Any]] = ()
    if isinstance(thing, (dict, list)):
        inner = thing.items() if isinstance(thing, dict) else enumerate(thing)
    return [path, *(found for key, item in inner for found in places(item, (*path, key)))]


BODY: dict[str, Any] = {}


@pytest.fixture(scope="module", autouse=True)
def _body() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._places, "toy", "tests.toy.title:TITLE")
        BODY.update(envelope(played().save())["body"])


@settings(max_examples=400)
@given(st.data())
def test_a_forged_save_is_loaded_or_refused_and_nothing_else(data: st.DataObject) -> None:
    body = deepcopy(BODY)
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(places(body)[1:]))
        holder = body
        for key in way:
            holder = holder[key]
        if data.draw(st.booleans()):
            holder[last] = deepcopy(data.draw(st.sampled_from(JUNK)))
        else:
            del holder[last]
    try:
        match = commonroom.load(forged(body))
    except (BadSave, UnknownGame):
        return
    assert match.decision is not None or match.result is not None
    assert commonroom.load(match.save()).save() == match.save()


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ([0, ["dance"]], "is not one of"),
        ([7, ["stop"]], "nothing to answer"),
        ([-1, ["wish", 1, 2]], "no world is made by 'wish'"),
    ],
)
def test_an_answer_nobody_could_have_given_is_noticed(answer: list[Any], reason: str) -> None:
    body = envelope(played(8).save())["body"]
    body["answers"].append(answer)
    with pytest.raises(CorruptSave, match=reason):
        commonroom.load(forged(body))


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("at", 99, "after its last answer"),
        ("at", -1, ">= 0"),
        ("lock", "nothing-yet", "lock does not fit"),
        ("lock", "because", "lock"),
        ("key", "AAAA", "key"),
        ("chance", [-1, 0, [], 0, False], "before the start"),
    ],
)
def test_an_impossible_checkpoint_is_noticed(field: str, value: Any, reason: str) -> None:
    body = envelope(played().save())["body"]
    body["checkpoint"][field] = value
    with pytest.raises(CorruptSave, match=reason):
        commonroom.load(forged(body))


def test_an_impossible_phase_is_noticed() -> None:
    body = envelope(played().save())["body"]
    for phase in ("nap", "", "count"):
        body["checkpoint"]["state"]["phase"] = phase
        with pytest.raises(CorruptSave):
            commonroom.load(forged(body))


def test_impossible_content_and_options_are_noticed() -> None:
    good = envelope(played().save())["body"]
    changes: list[dict[str, Any]] = [
        {"pack": {"beans": [{"id": "liquorice", "worth": 1}]}},
        {"pack": {"cats": []}},
        {"pack": {"beans": [{}]}},
        {"options": {"appetite": "huge"}},
        {"options": {"colour": "red"}},
        {"seats": 9},
        {"position": {"eaters": 3}},
        {"position": {}},
    ]
    for change in changes:
        with pytest.raises(CorruptSave):
            commonroom.load(forged({**good, **change}))


def test_a_world_can_be_saved_and_loaded() -> None:
    in_step = played().resample(0, 1)
    in_step.go_on_at(1000)
    worlds = played().resample(0, 1), played().resample(None, 1), played().forced((1, 0)), in_step
    for world in worlds:
        loaded = commonroom.load(world.save())
        assert loaded.save() == world.save()
        assert loaded.game.state == world.game.state
        assert loaded.game.chance.mark == world.game.chance.mark
        assert not loaded.can_undo()


@pytest.mark.parametrize(
    ("part", "value"),
    [("corruption", {"hogsmeade": 0}), ("places", {"ministry-of-magic": ["x"]})],
)
def test_a_save_that_cannot_be_shown_is_corrupt(part: str, value: object) -> None:
    """It can be brought to its decision; only whoever looks stumbles."""
    match = commonroom.new_match("death-eaters-rising", seats=2, seed=3)
    for _ in range(4):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    body = envelope(match.save())["body"]
    body["checkpoint"]["state"][part] = value
    with pytest.raises(CorruptSave):
        commonroom.load(forged(body))

"""Sitting down, playing, coming back, watching: all of it through real sockets."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from commonroom.tables.chain import canonical
from commonroom.tables.dice import commitment
from commonroom.wire import protocol as wire
from tests.server.house import House, Json, Sitter


def play(sitters: list[Sitter], random: Random, most: int = 10_000) -> int:
    """Random answers by whoever must; how many there were."""
    for count in range(most):
        owner = _owner(sitters)
        if owner is None:
            return count
        options = owner.options()
        reply = owner.answer(random.choice(options))
        assert reply["type"] == "done", reply
        for sitter in sitters:
            sitter.catch_up(reply["seq"])
    return most


def _owner(sitters: list[Sitter]) -> Sitter | None:
    for sitter in sitters:
        decision = sitter.position["decision"]
        if decision is not None and not decision["guest"]:
            return sitter
    assert sitters[0].position["outcome"] is not None, sitters[0].position
    return None


@pytest.mark.parametrize("spoken", [None, wire.VERSION + 1])
def test_a_client_of_another_version_is_told_so(house: House, spoken: int | None) -> None:
    """A page left open over an update; those of version 1 did not say which they speak."""
    table = house.create()
    sitter = house.connect()
    said = {} if spoken is None else {"protocol": spoken}
    sitter.say(type="hello", table=table["table"], token=table["seats"][0]["token"], **said)
    assert sitter.hear("welcome", "refused")["error"] == "other-version"
    assert sitter.closed() == 4426
    sitter.leave()


def test_two_people_and_a_bot_play_a_whole_game_while_somebody_watches(house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, {"level": "random"})
    ada, bob, fan = house.sit(table, 0), house.sit(table, 1), house.sit(table, None)
    assert (ada.welcome["you"], bob.welcome["you"], fan.welcome["you"]) == (0, 1, None)
    random = Random(1)
    while ada.position["outcome"] is None:
        for sitter in (ada, bob):
            decision = sitter.position["decision"]
            if decision is not None and not decision["guest"]:
                reply = sitter.answer(random.choice(sitter.options()))
                assert reply["type"] == "done" or reply["error"] == "stale", reply
                break
        else:
            ada.receive()
        for other in (ada, bob):
            other.catch_up(sitter.seq)
    fan.until(lambda: fan.position["outcome"] is not None)
    assert fan.position["outcome"] == ada.position["outcome"]
    assert fan.position["decision"] is None
    for sitter in (ada, bob, fan):
        news = [one["seq"] for message in sitter.heard for one in message.get("news", ())]
        assert news == sorted(set(news))
        sitter.leave()


def test_whoever_comes_back_hears_what_they_missed_and_nothing_twice(house: House) -> None:
    table = house.create()
    sitters = [house.sit(table, seat) for seat in range(3)]
    random = Random(2)
    play(sitters, random, 3)
    missed = sitters[1].seq
    sitters[1].leave()
    rest = [sitters[0], sitters[2]]
    for _ in range(50):
        owner = next((one for one in rest if _may(one)), None)
        if owner is None:
            break
        reply = owner.answer(random.choice(owner.options()))
        for sitter in rest:
            sitter.catch_up(reply["seq"])
    back = house.sit(table, 1, since=missed)
    news = [one["seq"] for one in back.welcome["news"]]
    assert news == list(range(missed + 1, back.welcome["seq"] + 1))
    assert _may(back)
    for sitter in (*rest, back):
        sitter.leave()


def _may(sitter: Sitter) -> bool:
    decision = sitter.position["decision"]
    return decision is not None and not decision["guest"]


def test_a_decision_is_shown_only_to_those_who_may_answer_it(house: House) -> None:
    table = house.create()
    ada, bob, fan = house.sit(table, 0), house.sit(table, 1), house.sit(table, None)
    assert ada.position["decision"]["guest"] is False
    assert fan.position["decision"] is None
    assert fan.position["waiting_for"] == 0
    offered = {tuple(option) for option in bob.options()}
    assert not offered & {tuple(option) for option in ada.options()}
    assert all(option[0] == "whistle" and option[1] == 1 for option in offered)
    for sitter in (ada, bob, fan):
        sitter.leave()


def test_offers_say_what_lights_up_for_them(house: House) -> None:
    """What is chosen, not whose whistle it is."""
    table = house.create()
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    offers = [*ada.position["decision"]["offers"], *bob.position["decision"]["offers"]]
    things = {tuple(offer["option"]): offer["things"] for offer in offers}
    assert things.pop(("dare",)) == []
    assert things.pop(("peek", 1)) == ["seat:1"]
    assert any(option[0] == "whistle" for option in things)
    assert {option[-1]: things[option] for option in things if option[0] in {"eat", "whistle"}} == {
        option[-1]: [option[-1]] for option in things if option[0] in {"eat", "whistle"}
    }
    for sitter in (ada, bob):
        sitter.leave()


def test_hints_say_what_can_be_taken_back(house: House) -> None:
    table = house.create()
    ada = house.sit(table, 0)
    hints = ada.hear("hints")
    assert hints["decision"] == ada.position["decision"]["id"]
    undoable = {
        option[0]: hint["undoable"]
        for option, hint in zip(ada.options(), hints["hints"], strict=True)
    }
    assert undoable["eat"] is True
    assert undoable["dare"] is False
    ada.leave()
    quiet = house.sit(table, 0, hints=False)
    quiet.ask(type="say", phrase="hello")
    assert not [message for message in quiet.heard if message["type"] == "hints"]
    quiet.leave()


def test_odds_come_from_the_game(house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, game="death-eaters-rising")
    sitters = [house.sit(table, seat) for seat in range(2)]
    random = Random(3)
    for _ in range(300):
        owner = _owner(sitters)
        assert owner is not None
        if any(option[0] == "assign" for option in owner.options()):
            decision = owner.position["decision"]["id"]
            owner.until(partial(_hints, owner, decision))
            chances = [hint["chance"] for hint in _hints(owner, decision)]
            assert any(chance is not None and 0 <= chance <= 1 for chance in chances)
            break
        play(sitters, random, 1)
    else:
        pytest.fail("no die was ever laid on anything")
    for sitter in sitters:
        sitter.leave()


def _hints(sitter: Sitter, decision: int) -> list[Any]:
    for message in sitter.heard:
        if message["type"] == "hints" and message["decision"] == decision:
            return list(message["hints"])
    return []


def refused(sitter: Sitter, error: str, **message: Any) -> None:
    reply = sitter.ask(**message)
    assert (reply["type"], reply.get("error")) == ("refused", error), reply


def test_stale_repeated_and_forged_answers_change_nothing(house: House) -> None:
    table = house.create()
    ada, bob, fan = house.sit(table, 0), house.sit(table, 1), house.sit(table, None)
    decision = ada.position["decision"]["id"]
    good: Json = {"type": "answer", "decision": decision, "option": ["dare"], "seen": ada.seq}
    refused(bob, "no-such-option", **good)
    refused(fan, "spectators-watch", **good)
    refused(ada, "stale", **{**good, "decision": 0})
    refused(ada, "stale", **{**good, "decision": decision + 5})
    refused(ada, "stale", **{**good, "seen": decision - 1})
    refused(ada, "no-such-option", **{**good, "option": ["fly"]})
    assert ada.ask(**good, nonce="mine")["type"] == "done"
    seq = ada.seq
    again = ada.ask(**good, nonce="mine")
    assert (again["type"], again["seq"]) == ("done", seq)
    refused(ada, "stale", **good)
    assert house.listed(table)["entries"] == seq
    for sitter in (ada, bob, fan):
        sitter.leave()


def test_talking_naming_pausing(house: House) -> None:
    table = house.create()
    ada, bob, fan = house.sit(table, 0), house.sit(table, 1), house.sit(table, None)
    for message in (
        {"type": "say", "text": "Well met!"},
        {"type": "say", "phrase": "good-luck"},
        {"type": "name", "name": "Adelaide"},
        {"type": "pause", "paused": True},
    ):
        assert ada.ask(**message)["type"] == "done"
    for reader in (bob, fan):
        reader.catch_up(ada.seq)
        said = [one["entry"] for message in reader.heard for one in message.get("news", ())]
        assert [one["kind"] for one in said] == ["said", "said", "named", "paused"]
        assert (said[0]["text"], said[1]["phrase"]) == ("Well met!", "good-luck")
        company = next(m["company"] for m in reversed(reader.heard) if m.get("company"))
        assert company["sitters"][0]["name"] == "Adelaide"
        assert company["paused"] is True
    refused(fan, "spectators-watch", type="say", text="boo")
    refused(ada, "said-nothing", type="say")
    refused(ada, "table-paused", type="answer", decision=1, option=["dare"], seen=ada.seq)
    for sitter in (ada, bob, fan):
        sitter.leave()


def test_taking_back_by_rule_and_by_consent(house: House) -> None:
    table = house.create({}, {})
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    first = ada.position["decision"]
    ada.answer(["dare"])
    refused(ada, "undo-chance-spoke", type="undo")
    assert ada.position["undo"] is False
    assert ada.ask(type="takeback", to=first["id"])["type"] == "done"
    bob.until(lambda: bob.position["takeback"] is not None)
    asked = bob.position["takeback"]["asked"]
    assert bob.position["takeback"] == {
        "seat": 0,
        "to": first["id"],
        "agreed": [0],
        "asked": asked,
    }
    assert bob.ask(type="agree", agree=True)["type"] == "done"
    ada.until(lambda: ada.seq == bob.seq)
    assert ada.position["decision"]["offers"] == first["offers"]
    assert ada.position["decision"]["id"] != first["id"]
    ada.answer(next(option for option in ada.options() if option[0] == "eat"))
    assert ada.position["undo"] is True
    assert ada.ask(type="undo")["type"] == "done"
    refused(bob, "nothing-to-take-back", type="takeback")
    for sitter in (ada, bob):
        sitter.leave()


def test_whoever_agrees_to_one_takeback_does_not_agree_to_another(house: House) -> None:
    table = house.create({}, {})
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    ada.answer(["dare"])
    ada.ask(type="takeback")
    bob.until(lambda: bob.position["takeback"] is not None)
    seen = bob.position["takeback"]["asked"]
    ada.ask(type="agree", agree=False, to=seen)
    refused(bob, "stale", type="agree", agree=True, to=seen)
    ada.ask(type="takeback")
    bob.until(lambda: (bob.position["takeback"] or {}).get("asked", seen) != seen)
    before = bob.position["takeback"]
    refused(bob, "stale", type="agree", agree=True, to=seen)
    refused(bob, "stale", type="agree", agree=False, to=seen)
    late = house.sit(table, 1)
    assert late.position["takeback"] == before
    assert bob.ask(type="agree", agree=True, to=before["asked"])["type"] == "done"
    bob.until(lambda: bob.position["takeback"] is None)
    for sitter in (ada, bob, late):
        sitter.leave()


def test_a_recap_of_what_came_after_ones_last_turn(house: House) -> None:
    table = house.create()
    sitters = [house.sit(table, seat) for seat in range(3)]
    play(sitters, Random(4), 8)
    for sitter in sitters:
        past = sitter.ask(type="history", after=sitter.position["last_turn"])
        whole = sitter.ask(type="history", after=0)
        own = [
            one["seq"]
            for one in whole["news"]
            if one["entry"]["kind"] == "answered" and one["entry"]["seat"] == sitter.welcome["you"]
        ]
        assert sitter.position["last_turn"] == (own[-1] if own else 0)
        assert [one["seq"] for one in whole["news"]] == list(range(1, sitter.seq + 1))
        assert past["news"] == [
            one for one in whole["news"] if one["seq"] > sitter.position["last_turn"]
        ]
        sitter.leave()


def test_standing_in_returning_and_presence(house: House) -> None:
    table = house.create({}, {})
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    refused(ada, "still-here", type="stand-in", seat=1)
    assert bob.ask(type="stand-in", level="random")["type"] == "done"
    ada.until(lambda: _sitter(ada, 1)["stand_in"] == "random")
    refused(bob, "not-a-person", type="answer", decision=1, option=["stop"], seen=bob.seq)
    assert bob.ask(type="return")["type"] == "done"
    ada.until(lambda: _sitter(ada, 1)["stand_in"] is None)
    bob.leave()
    ada.until(lambda: not _sitter(ada, 1)["here"])
    ada.leave()


def _sitter(reader: Sitter, seat: int) -> Json:
    company = next(m["company"] for m in reversed(reader.heard) if m.get("company"))
    found: Json = company["sitters"][seat]
    return found


def test_a_rematch_is_found_with_the_same_secret(house: House) -> None:
    table = house.create({}, {})
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    refused(ada, "not-over-yet", type="rematch")
    play([ada, bob], Random(5))
    refused(ada, "match-over", type="undo")
    assert ada.ask(type="rematch")["type"] == "done"
    assert bob.ask(type="rematch")["type"] == "done"
    again = next(
        one["entry"]["table"]
        for message in bob.heard
        for one in message.get("news", ())
        if one["entry"]["kind"] == "rematched"
    )
    for seat, sitter in enumerate((ada, bob)):
        new = house.sit({**table, "table": again}, seat)
        assert new.welcome["you"] == seat
        assert new.position["outcome"] is None
        new.leave()
        sitter.leave()


def test_the_dice_are_committed_at_the_start_and_opened_at_the_end(house: House) -> None:
    table = house.create({}, {})
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    play([ada, bob], Random(6))
    key = ada.position["outcome"]["secret"]
    token = table["watch"]["token"]
    file = house.http.get(
        f"/api/tables/{table['table']}/file", headers={"authorization": f"Bearer {token}"}
    ).json()
    terms = canonical(file["terms"]).decode()
    assert commitment(bytes.fromhex(key), terms) == ada.welcome["table"]["commitment"]
    before = [
        m for m in (*ada.heard, *bob.heard) if (m.get("position") or {}).get("outcome") is None
    ]
    assert before
    assert not [message for message in before if key in str(message)]
    ada.leave()
    bob.leave()


@pytest.mark.parametrize("reactions", ["always", "matters", "never"])
def test_people_are_offered_the_word_as_often_as_they_like(house: House, reactions: str) -> None:
    table = house.create(reactions="matters")
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    bob.ask(type="react", reactions=reactions)
    ada.answer(next(option for option in ada.options() if option[0] == "eat"))
    bob.until(lambda: bob.seq == ada.seq)
    decision = bob.position["decision"]
    if reactions == "never":
        assert decision is None
    else:
        assert decision["guest"]
        assert decision["attention"] == (reactions == "always")
    ada.leave()
    bob.leave()


def test_a_renewed_secret_ends_connections_that_came_with_the_old_one(house: House) -> None:
    table = house.create()
    ada, thief, bob = house.sit(table, 0), house.sit(table, 0), house.sit(table, 1)
    path = f"/api/tables/{table['table']}/secret"
    bearing = {"authorization": f"Bearer {table['seats'][0]['token']}"}
    link = house.http.post(path, headers=bearing).json()
    assert link["seat"] == 0
    assert link["url"].endswith(f"/t/{table['table']}#{link['token']}")
    assert [ada.closed(), thief.closed()] == [4401, 4401]
    assert house.http.post(path, headers=bearing).status_code == 404
    assert bob.ask(type="say", phrase="hello")["type"] == "done"
    table["seats"][0] = link
    again = house.sit(table, 0)
    assert again.answer(["dare"])["type"] == "done"
    for sitter in (ada, thief, bob, again):
        sitter.leave()

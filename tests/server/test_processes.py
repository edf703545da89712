"""Several server processes on one PostgreSQL are one house."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.server.house import House, Json, Process, Sitter
from tools import postgres

pytestmark = pytest.mark.postgres
GAME = "death-eaters-rising"


@pytest.fixture(scope="module")
def pair(postgres_server: postgres.Server) -> Iterator[tuple[House, House]]:
    database = postgres_server.database()
    with ThreadPoolExecutor(2) as pool:  # together, as after a power cut
        processes = list(pool.map(Process, [database] * 2))
    yield processes[0].house, processes[1].house
    for process in processes:
        process.stop()


def test_people_at_different_processes_play_one_game(pair: tuple[House, House]) -> None:
    table = pair[0].create({"name": "Ada"}, {"name": "Bob"}, game=GAME)
    ada, bob = pair[0].sit(table, 0, since=0), pair[1].sit(table, 1, since=0)
    random = Random(1)
    for _ in range(40):
        owner = next((one for one in (ada, bob) if _must(one)), None)
        if owner is None:
            break
        reply = owner.answer(random.choice(owner.options()))
        assert reply["type"] == "done", reply
        for sitter in (ada, bob):
            sitter.catch_up(reply["seq"])
    news = [
        [one for message in sitter.heard for one in message.get("news", ())]
        for sitter in (ada, bob)
    ]
    assert news[0] == news[1]
    assert len(news[0]) > 20
    ada.leave()
    bob.leave()


def _must(sitter: Sitter) -> bool:
    decision = sitter.position["decision"]
    return decision is not None and not decision["guest"]


def test_the_same_decision_answered_at_two_processes_at_once(pair: tuple[House, House]) -> None:
    """One wins, the other is told."""
    table = pair[0].create({}, {}, game=GAME)
    both = [house.sit(table, 0, hints=False) for house in pair]
    other = pair[1].sit(table, 1)
    random, races = Random(2), 0
    for _ in range(60):
        if not _must(both[0]):
            if not _must(other):
                break
            reply = other.answer(random.choice(other.options()))
        else:
            options = both[0].options()
            wishes = [random.choice(options), random.choice(options)]
            replies = _at_once(both, wishes)
            assert sorted(reply["type"] for reply in replies) == ["done", "refused"], replies
            reply = next(reply for reply in replies if reply["type"] == "done")
            error = next(reply["error"] for reply in replies if reply["type"] == "refused")
            assert error == "stale"
            races += 1
        for sitter in (*both, other):
            sitter.catch_up(reply["seq"])
    assert races > 5
    for sitter in (*both, other):
        sitter.leave()


def _at_once(sitters: list[Sitter], wishes: list[list[object]]) -> list[Json]:
    start = threading.Barrier(2)

    def answer(sitter: Sitter, wish: list[object]) -> Json:
        start.wait()
        return sitter.answer(wish)

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(answer, sitters, wishes))


def test_one_command_starts_several_workers(postgres_server: postgres.Server) -> None:
    process = Process(postgres_server.database(), workers=2)
    house = process.house
    try:
        table = house.create({}, {}, game=GAME)
        sitters = [house.sit(table, seat) for seat in (0, 1, None, None)]
        owner = next(one for one in sitters if _must(one))
        reply = owner.answer(owner.options()[0])
        for sitter in sitters:
            sitter.catch_up(int(reply["seq"]))
            sitter.leave()
    finally:
        process.kill()
    assert not process.speaks, "workers go with the server"

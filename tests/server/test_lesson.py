"""A game's first lesson over HTTP, and a running game looked back at."""

from __future__ import annotations

import msgspec
import pytest

import commonroom
from commonroom.server import bodies
from commonroom.tables.guide import has_guide
from tests.server.house import House, Json

GAMES = [game for game in commonroom.games() if has_guide(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_holds_what_a_table_would_say(house: House, game: str) -> None:
    response = house.http.get(f"/api/games/{game}/lesson")
    assert response.status_code == 200
    lesson = msgspec.json.decode(response.content, type=bodies.Lesson)
    position, seq = lesson.welcome.position, lesson.welcome.seq
    assert (lesson.game, lesson.welcome.you, seq) == (game, 0, 1)
    for step in lesson.steps:
        offers = position.decision.offers if position.decision else ()
        assert len(step.hints) == len(offers)
        assert step.answer is None or step.answer in [offer.option for offer in offers]
        assert (step.answer is None) == (step.waits is None)
        for update in step.updates:
            assert update.seq == seq + 1
            assert update.position is not None
            position, seq = update.position, update.seq
    assert not position.undo


def test_a_game_without_a_guide_has_no_lesson(house: House) -> None:
    offered = {game["id"]: game["guide"] for game in house.http.get("/api/games").json()}
    assert [game for game, has in offered.items() if has] == GAMES
    assert offered["toy"] is False
    for game in ("toy", "nonesuch"):
        assert house.http.get(f"/api/games/{game}/lesson").status_code == 404


def look_back(house: House, table: Json, holder: int | None, query: str) -> tuple[int, Json]:
    link = table["watch"] if holder is None else table["seats"][holder]
    known = {"authorization": f"Bearer {link['token']}"}
    response = house.http.get(f"/api/tables/{table['table']}/replay?{query}", headers=known)
    return response.status_code, response.json()


def test_a_running_game_is_looked_back_at_from_ones_own_seat_only(house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"})
    sitters = [house.sit(table, seat, hints=False) for seat in range(2)]
    for _ in range(4):
        for sitter in sitters:
            if sitter.options() and not sitter.position["decision"]["guest"]:
                seq = sitter.answer(sitter.options()[0])["seq"]
                break
        for sitter in sitters:
            sitter.catch_up(seq)
    status, seen = look_back(house, table, 0, f"seat=0&after={seq - 1}")
    assert (status, seen["outcome"], len(seen["frames"])) == (200, None, 2)
    assert look_back(house, table, None, "after=0")[0] == 200
    for holder, query in ((0, "seat=1"), (0, ""), (None, "seat=0")):
        status, refused = look_back(house, table, holder, query)
        assert (status, refused["error"]) == (409, "not-over-yet")
    assert look_back(house, table, 0, "seat=0&after=soon")[0] == 400

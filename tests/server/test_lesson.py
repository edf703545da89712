"""A game's first lesson over HTTP, and a running game looked back at."""

from __future__ import annotations

import msgspec
import pytest

import commonroom
from commonroom.server import bodies
from commonroom.tables.guide import examples, has_guide
from tests.server.house import House, Json

GAMES = [game for game in commonroom.games() if has_guide(game)]


def lessons() -> list[tuple[str, str]]:
    """Every game's lesson and examples, by their addresses."""
    return [
        (game, f"/api/games/{game}/{kind}")
        for game in GAMES
        for kind in ("lesson", *(f"examples/{example}" for example in examples(game)))
    ]


@pytest.mark.parametrize(("game", "address"), lessons())
def test_a_lesson_holds_what_a_table_would_say(house: House, game: str, address: str) -> None:
    response = house.http.get(address)
    assert response.status_code == 200
    lesson = msgspec.json.decode(response.content, type=bodies.Lesson)
    assert address.endswith(f"/{lesson.example or 'lesson'}")
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


def test_an_example_that_is_none_is_not_found(house: House) -> None:
    for address in ("talisman/examples/nonesuch", "nonesuch/examples/turn", "toy/examples/turn"):
        assert house.http.get(f"/api/games/{address}").status_code == 404


def test_a_screen_is_told_what_a_rulebook_holds(house: House) -> None:
    """Examples, the pages of the booklets, and the cards that a rule names."""
    info = house.http.get("/api/games/talisman").json()
    assert [one["id"] for one in info["examples"]] == ["turn", "battle"]
    english, polish = info["booklets"]
    assert (english["id"], english["language"], polish["language"]) == ("talisman-en", "en", "pl")
    (page,) = [one for one in english["pages"] if one["page"] == 14]
    assert "TAL-WIN-1" in page["rules"]
    assert "TAL-MOV-1" not in page["rules"]
    assert "floo-powder" in info["named"]["TAL-CRS-1"]
    known = {rule["id"] for rule in info["rules"]}
    assert {rule for one in english["pages"] for rule in one["rules"]} <= known


def test_a_game_of_a_box_is_told_only_of_its_own_rules(house: House) -> None:
    info = house.http.get("/api/games/quidditch").json()
    printed = {
        rule for book in info["booklets"] for page in book["pages"] for rule in page["rules"]
    }
    assert printed == {rule["id"] for rule in info["rules"]}


def test_a_rule_names_a_student_before_the_duel_card(house: House) -> None:
    named = house.http.get("/api/games/year-at-hogwarts").json()["named"]
    assert "harry-potter" in named["YH-CMP-3"]
    assert "duel-harry-potter" not in named["YH-CMP-3"]


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

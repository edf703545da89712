"""The HTTP side: what it promises, and what it does with what nobody promised."""

from __future__ import annotations

import socket
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.datastructures import Headers

from commonroom.server import app
from commonroom.server.headers import SECURITY, same_origin
from commonroom.server.limits import LOOKS_BACK, Budgets, household
from commonroom.server.openapi import document
from commonroom.server.schema import schema as json_schema
from commonroom.tables.errors import TryAgain
from commonroom.tables.manager import TableManager
from commonroom.wire.protocol import VERSION
from tests.server.house import ADMIN, PATIENCE, House, Json
from tests.server.house import house as open_house
from tests.server.test_wire import play

API = schemathesis.openapi.from_dict(document())


@pytest.mark.filterwarnings("ignore")
@API.parametrize()
@settings(
    max_examples=25, deadline=None, derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_requests_of_any_shape_get_what_the_document_says(
    case: schemathesis.Case[Any], far: House
) -> None:
    headers = {"authorization": f"Bearer {ADMIN}"} if "admin" in case.path else {}
    response = case.call(base_url=far.address, headers=headers, timeout=PATIENCE)
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/api/nothing", "/healthz", "/metrics", "/x.js", "/%00"]
)
def test_every_answer_has_the_security_headers(house: House, path: str) -> None:
    response = house.http.get(path)
    assert response.status_code in (200, 401, 404)
    for name, value in SECURITY.items():
        assert response.headers[name] == value
    policy = response.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "script" not in policy  # so that scripts are only our own, by default-src
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "path",
    ["/" + "x" * 256, "/t/" + "%C3%A9" * 128, "/assets/" + "y" * 9000, "/x" * 3000],
)
def test_no_file_has_a_name_so_long(house: House, path: str) -> None:
    assert house.http.get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/..%2f..%2f..%2fetc/passwd", "/../../etc/passwd", "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd", "/locales/en.ftl",
    ],
)  # fmt: skip
def test_files_outside_the_client_are_not_served(house: House, path: str) -> None:
    with httpx2.Client(base_url=house.address) as client:
        response = client.get(path)
    assert "root:" not in response.text
    assert "import" not in response.text


def test_the_client_may_lie_behind_a_symbolic_link(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real" / "assets").mkdir(parents=True)
    (tmp_path / "real" / "assets" / "a.js").write_text("ours")
    (tmp_path / "secret.js").write_text("theirs")
    (tmp_path / "real" / "secret.js").symlink_to(tmp_path / "secret.js")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    monkeypatch.setattr(app, "WEB", tmp_path / "link")
    assert house.http.get("/assets/a.js").text == "ours"
    assert house.http.get("/secret.js").status_code == 404


def test_a_table_is_created_with_links_and_codes(house: House) -> None:
    table = house.create({"name": "Ada"}, {"level": "random"})
    links = [*table["seats"], table["watch"]]
    assert [link["seat"] for link in links] == [0, 1, None]
    assert len({link["token"] for link in links}) == 3
    for link in links:
        assert link["url"] == f"{house.address}/t/{table['table']}#{link['token']}"
        assert link["qr"].startswith("<svg")


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({}, "malformed"),
        ({"game": "chess", "chairs": [{}, {}]}, "unknown-game"),
        ({"game": "toy", "chairs": [{}]}, "bad-option-value"),
        ({"game": "toy", "chairs": [{}] * 9}, "malformed"),
        ({"game": "toy", "chairs": [{}, {}], "options": {"appetite": "none"}}, "bad-option-value"),
        ({"game": "toy", "chairs": [{}, {"level": "genius"}]}, "bad-option-value"),
        ({"game": "quidditch", "chairs": [{}, {"level": "master-9"}]}, "bad-option-value"),
        ({"game": "toy", "chairs": [{}, {}], "speed": 3}, "malformed"),
        ({"game": "toy", "chairs": [{"name": "x" * 41}, {}]}, "malformed"),
        ({"game": "toy", "chairs": [{}, {}], "more": 1}, "malformed"),
    ],
)
def test_plans_that_make_no_sense_are_refused(house: House, body: Any, error: str) -> None:
    response = house.http.post("/api/tables", json=body)
    assert (response.status_code, response.json()["error"]) == (400, error)


def test_too_much_is_refused(house: House) -> None:
    large = house.http.post("/api/tables", content=b"[" + b"1," * 20_000)
    assert (large.status_code, large.json()["error"]) == (413, "too-large")


def test_the_admin_lists_closes_exports_measures_and_removes(house: House) -> None:
    table = house.create({}, {})
    sitter = house.sit(table, 0)
    listed = house.listed(table)
    assert (listed["status"], listed["here"], listed["entries"]) == ("open", 1, 1)
    over: Any = house.admin("/api/admin/tables?status=over")
    assert listed not in over
    file = house.admin(f"/api/admin/tables/{table['table']}/file")
    assert (file["result"], len(file["rows"])) == (None, 1)
    house.admin(f"/api/admin/tables/{table['table']}/close", "POST")
    sitter.until(lambda: sitter.position["outcome"] is not None)
    assert sitter.position["decision"] is None
    assert sitter.ask(type="say", phrase="hello")["error"] == "table-closed"
    page = metrics(house)
    assert 'commonroom_tables{status="closed"}' in page
    while "commonroom_connections 1.0" not in page:  # whoever has just left may still be counted
        page = metrics(house)
    sitter.leave()
    house.admin(f"/api/admin/tables/{table['table']}", "DELETE")
    left: Any = house.admin("/api/admin/tables")
    assert table["table"] not in [one["table"] for one in left]


def metrics(house: House) -> str:
    return house.http.get("/metrics", headers={"authorization": f"Bearer {ADMIN}"}).text


@pytest.mark.parametrize("token", [None, "wrong", ADMIN + "x", "ünïcode"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/metrics"),
        ("GET", "/api/admin/tables"),
        ("GET", "/api/admin/tables/x/file"),
        ("POST", "/api/admin/tables/x/close"),
        ("DELETE", "/api/admin/tables/x"),
    ],
)
def test_nobody_else_is_the_admin(house: House, token: str | None, method: str, path: str) -> None:
    headers = [] if token is None else [(b"authorization", f"Bearer {token}".encode())]
    response = house.http.request(method, path, headers=headers)
    assert (response.status_code, response.json()["error"]) == (401, "not-allowed")


def test_a_finished_game_is_given_to_those_who_have_a_link(house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"})
    path, token = f"/api/tables/{table['table']}", table["seats"][1]["token"]
    known = {"authorization": f"Bearer {token}"}
    assert house.http.get(f"{path}/file", headers=known).json()["error"] == "not-over-yet"
    assert house.http.get(f"{path}/replay", headers=known).status_code == 409
    sitters = [house.sit(table, seat) for seat in range(2)]
    play(sitters, Random(1))
    for other in ({}, {"authorization": "Bearer x"}, {"authorization": f"Basic {token}"}):
        assert house.http.get(f"{path}/file", headers=other).status_code in (401, 404)
        assert house.http.get(f"{path}/replay", headers=other).status_code in (401, 404)
    file = house.http.get(f"{path}/file", headers=known)
    assert file.json()["result"]["winners"] is not None
    replay = house.http.get(f"{path}/replay?seat=1", headers=known).json()
    assert replay["names"] == ["Ada", "Bob"]
    assert len(replay["frames"]) == len(file.json()["rows"])
    assert house.http.get(f"{path}/replay?seat=2", headers=known).status_code == 400
    again = house.http.post("/api/tables/import", content=file.content)
    assert again.status_code == 201
    back = house.sit(again.json(), 0)
    assert back.position["outcome"]["result"] == file.json()["result"]
    assert back.welcome["table"]["imported"] is True
    forged = msgspec.json.decode(file.content)
    forged["rows"][1]["entry"]["option"] = ["fly"]
    response = house.http.post("/api/tables/import", json=forged)
    assert (response.status_code, response.json()["error"]) == (400, "bad-game-file")
    for sitter in (*sitters, back):
        sitter.leave()


def summary(house: House, table: Json, token: str) -> Json:
    path = f"/api/tables/{table['table']}/summary"
    reply = house.http.get(path, headers={"authorization": f"Bearer {token}"})
    return {"status": reply.status_code, **reply.json()}


def test_a_list_of_tables_tells_whose_turn_it_is(house: House) -> None:
    table = house.create({"name": "Ada"}, {}, {"level": "random"})
    tokens = [link["token"] for link in table["seats"]]
    fresh = summary(house, table, tokens[0])
    assert (fresh["asked"], fresh["progress"], fresh["over"]) == (False, 0, False)
    comer = house.connect()  # to look at a table is not to begin it
    comer.say(type="hello", protocol=VERSION, table=table["table"], token=tokens[0], mixes=True)
    assert comer.hear("promise", "welcome")["type"] == "promise"
    comer.leave()
    ada = house.sit(table, 0)
    bob = house.sit(table, 1)
    bob.ask(type="name", name="Bob")
    seen = [summary(house, table, token) for token in (*tokens[:2], table["watch"]["token"])]
    assert [one["you"] for one in seen] == [0, 1, None]
    assert [one["asked"] for one in seen] == [True, False, False]
    assert [one["waiting_for"] for one in seen] == [0, 0, 0]
    for one in seen:
        assert [sitter["name"] for sitter in one["sitters"][:2]] == ["Ada", "Bob"]
        assert one["sitters"][2]["level"] == "random"
        assert one["result"] is None
    assert summary(house, table, "wrong")["status"] == 404
    house.admin(f"/api/admin/tables/{table['table']}/close", "POST")
    over = summary(house, table, tokens[1])
    assert (over["over"], over["asked"], over["waiting_for"]) == (True, False, None)
    assert (over["progress"], over["result"]) == (100, None)
    assert over["sitters"][1]["name"] == "Bob"
    for sitter in (ada, bob):
        sitter.leave()


@pytest.mark.usefixtures("no_time_passes")
def test_nobody_has_the_game_played_again_without_end(house: House) -> None:
    table = house.create()
    path = f"/api/tables/{table['table']}/replay"

    def look_back(seat: int) -> int:
        known = {"authorization": f"Bearer {table['seats'][seat]['token']}"}
        return house.http.get(f"{path}?seat={seat}", headers=known).status_code

    seen = [look_back(0) for _ in range(LOOKS_BACK + 1)]
    assert seen == [200] * LOOKS_BACK + [429]
    assert look_back(1) == 200


def test_a_file_that_is_refused_was_work_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[float] = []
    monkeypatch.setattr(Budgets, "_spend", lambda self, caller, seconds: spent.append(seconds))
    assert house.http.post("/api/tables/import", json={}).status_code == 400
    assert len(spent) == 1


def test_a_request_that_does_not_arrive_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_ARRIVES", 0.2)
    where = httpx2.URL(house.address)
    with socket.create_connection((where.host, where.port or 80), timeout=PATIENCE) as line:
        host = f"{where.host}:{where.port}"
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\n".encode())
        line.sendall(b"Content-Length: 1000\r\n\r\n{")
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_a_kept_replay_needs_neither_a_budget_nor_the_rules_of_its_day(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.create({"name": "Ada"}, {})
    sitters = [house.sit(table, seat) for seat in range(2)]
    assert sitters[1].ask(type="name", name="Bob")["type"] == "done"
    play(sitters, Random(1))
    known = {"authorization": f"Bearer {table['seats'][0]['token']}"}
    path = f"/api/tables/{table['table']}/replay?seat=0"
    before = house.http.get(path, headers=known).json()
    assert before["names"] == ["Ada", "Bob"]

    def unreadable(*_: object) -> None:
        raise TryAgain

    monkeypatch.setattr(TableManager, "at", unreadable)
    monkeypatch.setattr(Budgets, "_now", lambda self, caller: 0)
    assert house.http.get(path, headers=known).json() == before
    refused = house.http.get(f"/api/tables/{table['table']}/replay?seat=1", headers=known)
    assert refused.json()["error"] == "too-fast"
    monkeypatch.undo()
    for sitter in sitters:
        sitter.leave()


def test_games_and_texts_are_served(house: House) -> None:
    games = house.http.get("/api/games").json()
    assert "death-eaters-rising" in [game["id"] for game in games]
    whole = house.http.get("/api/games/death-eaters-rising").json()
    assert set(whole) == {
        "about", "booklets", "content", "examples", "named", "printed", "rules",
    }  # fmt: skip
    assert whole["content"]["locations"]
    assert whole["printed"]["hermione-granger"]
    locales = house.http.get("/api/locales").json()
    response = house.http.get(locales["en"])
    assert "der-death-eaters-rising" in response.text
    assert "error-stale" in response.text
    assert "immutable" in response.headers["cache-control"]


def test_new_tables_from_one_address_are_limited(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from commonroom.server.limits import Buckets

    monkeypatch.setattr(Buckets, "take", lambda self, caller: False)
    response = house.http.post("/api/tables", json={"game": "toy", "chairs": [{}, {}]})
    assert (response.status_code, response.json()["error"]) == (429, "too-fast")


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        (None, True),
        ("http://games.example:8000", True),
        ("https://public.example", True),
        ("null", False),
        ("", False),
        ("http://games.example", False),
        ("http://games.example:8000.evil.example", False),
        ("http://evil.example/games.example:8000", False),
        ("http://games.example:8000@evil.example", False),
    ],
)
def test_only_our_own_pages_may_ask(origin: str | None, ours: bool) -> None:
    headers = {"host": "games.example:8000", **({} if origin is None else {"origin": origin})}
    assert same_origin(Headers(headers), "https://public.example/") == ours


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:0:0:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "", True),
    ],
)
def test_whoever_has_many_addresses_counts_once(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_a_page_elsewhere_creates_no_tables(house: House) -> None:
    body = {"game": "toy", "chairs": [{}, {}]}
    evil = {"origin": "https://evil.example"}
    for path in ("/api/tables", "/api/tables/import"):
        response = house.http.post(path, json=body, headers=evil)
        assert (response.status_code, response.json()["error"]) == (401, "not-allowed")
    own = house.http.post("/api/tables", json=body, headers={"origin": house.address})
    assert own.status_code == 201


def test_the_schema_names_every_message() -> None:
    names = set(json_schema()["$defs"])
    assert {"Hello", "Answer", "Welcome", "Update", "Refused", "Plan", "GameFile"} <= names


def test_a_house_has_as_many_tables_as_its_owner_wants(tmp_path: Path) -> None:
    with open_house(database=f"sqlite:///{tmp_path}/t.db", most_tables=2) as house:
        tables = [house.create(), house.create()]
        plan = {"game": "toy", "chairs": [{}, {}]}
        answer = house.http.post("/api/tables", json=plan)
        assert (answer.status_code, answer.json()["error"]) == (503, "house-full")
        house.admin(f"/api/admin/tables/{tables[0]['table']}/close", "POST")
        house.create()


@pytest.mark.usefixtures("no_time_passes")
def test_an_address_has_as_many_tables_a_day(tmp_path: Path) -> None:
    with open_house(database=f"sqlite:///{tmp_path}/t.db", tables_per_day=2) as house:
        plan = {"game": "toy", "chairs": [{}, {}]}
        answers = [house.http.post("/api/tables", json=plan).status_code for _ in range(3)]
        assert answers == [201, 201, 429]

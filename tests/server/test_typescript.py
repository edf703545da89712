"""The browser's types are those of the protocol and of the games' views."""

from pathlib import Path

import pytest

from commonroom.kernel import games
from commonroom.server.typescript import modules, view, wire

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
MODULES = dict(modules())


@pytest.mark.parametrize("path", MODULES)
def test_the_browser_knows_the_types_of_today(path: str) -> None:
    assert (SOURCES / path).read_text("utf-8") == MODULES[path], "run `make wire`"


def test_what_clients_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    module = wire()
    assert "  since?: number | null;" in module
    assert "  company: Company | null;" in module
    welcome = module[module.index("interface Welcome ") :]
    assert "?: " not in welcome[: welcome.index("}")]


def test_unions_are_named() -> None:
    assert "  entry: PublicEntry;" in wire()


def test_what_an_entry_leaves_out_is_optional() -> None:
    module = wire()
    assert "  kind: 'answered';\n  seat: number;" in module
    assert "  kind: 'paused';\n  seat?: number | null;" in module


def test_a_view_is_typed_down_to_its_leaves() -> None:
    module = view("year-at-hogwarts")
    assert "  hand: Record<string, string[]> | null;" in module
    assert "unknown" not in module
    module = view("voldemort-returns")
    assert "  truces" not in module
    assert "\nexport type View = ReturnView;\n" in module
    assert "unknown" not in module


def test_what_several_games_show_is_declared_once() -> None:
    declared = [
        line
        for game in games()
        for line in view(game).splitlines()
        if line.startswith("export interface Quidditch")
    ]
    assert declared == sorted(set(declared), key=declared.index)
    shared = "import type { QuidditchSideView, QuidditchView } from '../year-at-hogwarts/view';"
    assert shared in view("quidditch")

"""The browser's types are those of the protocol and of the games' views."""

from pathlib import Path

import pytest

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
    assert "?: " not in module[module.index("interface Welcome ") : module.index("interface Plan ")]


def test_unions_are_named() -> None:
    assert "  news: AnyNews[];" in wire()


def test_a_view_is_typed_down_to_its_leaves() -> None:
    module = view("voldemort-returns")
    assert "  hand: Record<string, string[]> | null;" in module
    assert "  truces" not in module
    assert "\nexport type View = ReturnView;\n" in module
    assert "unknown" not in module

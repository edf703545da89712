"""The browser's types are those of the protocol."""

from pathlib import Path

from commonroom.server.typescript import typescript

WIRE = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "wire.ts"


def test_the_browser_knows_the_protocol_of_today() -> None:
    assert WIRE.read_text("utf-8") == typescript(), "run `make wire`"


def test_what_clients_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    module = typescript()
    assert "  since?: number | null;" in module
    assert "  company: Company | null;" in module
    assert "?: " not in module[module.index("interface Welcome ") : module.index("interface Plan ")]


def test_unions_are_named() -> None:
    assert "  news: AnyNews[];" in typescript()

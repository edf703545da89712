"""A house, and a browser in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, expect

from commonroom.server.app import WEB
from tests.browser.chromium import DESK, LAUNCH
from tests.browser.finished import finished_table
from tests.browser.screen import Screen
from tests.server.house import House, Json, Process

Open = Callable[..., Screen]
PATIENCE = 60_000
"""Milliseconds until something that should happen at once is given up, on a busy machine."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **LAUNCH}


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    assert (WEB / "index.html").is_file(), "build the client first: make web"
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('house')}/t.db")
    yield process
    process.stop()


@pytest.fixture
def house(process: Process) -> House:
    return process.house


@pytest.fixture(scope="session")
def finished(process: Process) -> Json:
    """A table whose game is over."""
    return finished_table(process.house)


@pytest.fixture
def open_screen(browser: Browser, house: House) -> Iterator[Open]:
    """Opens a browser of its own for each reader; nothing may go wrong behind its screen."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(message.text)

    def failed(error: Error) -> None:
        problems.append(str(error))

    def open_screen(path: str = "/", *, house: House = house, **options: Any) -> Screen:
        size, routes = options.pop("viewport", DESK), options.pop("routes", {})
        chosen = {"theme": "light", "language": "en", "speed": 0, **options}
        context = browser.new_context(
            base_url=house.address, viewport=size, reduced_motion="reduce", accept_downloads=True
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", failed)
        for pattern, handler in routes.items():
            page.route(pattern, handler)
        return Screen(page, chosen).open(path)

    open_screen.problems = problems  # type: ignore[attr-defined]
    yield open_screen
    for context in contexts:
        context.close()
    assert problems == []

"""A house, and a browser in front of it."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

import commonroom
from commonroom.server.app import WEB
from tests.browser.finished import finished_table
from tests.browser.screen import Screen
from tests.server.house import House, Json, Process
from tools import site as site_builder
from tools.chromium import DESK, LAUNCH
from tools.static_host import SITE

PATIENCE = 60_000
"""Milliseconds until something that should happen at once is given up, on a busy machine."""
expect.set_options(timeout=PATIENCE)
GAMES = commonroom.games()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **LAUNCH}


@pytest.fixture(scope="session")
def site() -> Path:
    """The page that needs no server; whoever comes first builds it, if it has changed."""
    SITE.parent.mkdir(exist_ok=True)
    with (SITE.parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, site_builder.__file__], check=True, capture_output=True)
    return SITE


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


class Open:
    """Opens a browser of its own for each reader."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self._house = house
        self._contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        """What went wrong behind the screens."""

    def __call__(self, path: str = "/", *, house: House | None = None, **options: Any) -> Screen:
        size, routes = options.pop("viewport", DESK), options.pop("routes", {})
        motion, script = options.pop("reduced_motion", "reduce"), options.pop("script", "")
        chosen = {"theme": "light", "language": "en", "speed": 0, "met": GAMES, "asks": "always"}
        chosen |= options
        context = self._browser.new_context(
            base_url=(house or self._house).address,
            viewport=size,
            reduced_motion=motion,
            accept_downloads=True,
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(script)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        for pattern, handler in routes.items():
            page.route(pattern, handler)
        return Screen(page, chosen).open(path)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def open_screen(browser: Browser, house: House) -> Iterator[Open]:
    """Nothing may go wrong behind any screen."""
    opened = Open(browser, house)
    yield opened
    opened.close()
    assert opened.problems == []

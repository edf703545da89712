"""``python -m tests.browser.screenshots [folder]``: every screen, at both sizes, by day and night.

The pictures are made with the client as it was built last. `--game` leaves the others out.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.chromium import DESK, LAUNCH, PHONE
from tests.browser.finished import address, play
from tests.server.house import House, Process

SIZES: dict[str, ViewportSize] = {
    "desk": ViewportSize(width=DESK["width"], height=DESK["height"]),
    "phone": ViewportSize(width=PHONE["width"], height=PHONE["height"]),
}
THEMES = ("light", "dark")
BOTS = ({"level": "novice"}, {"level": "novice"})


@click.command()
@click.argument("folder", type=click.Path(path_type=Path), default=Path("build/screenshots"))
@click.option("--game", "chosen", help="Only this game.")
@click.option("--turns", default=25, help="How many answers are given before the picture.")
@click.option("--size", "sizes", multiple=True, default=tuple(SIZES))
@click.option("--theme", "themes", multiple=True, default=THEMES)
def main(
    folder: Path, chosen: str | None, turns: int, sizes: tuple[str, ...], themes: tuple[str, ...]
) -> None:
    """Look at them, and mend what is ugly."""
    folder.mkdir(parents=True, exist_ok=True)
    with _house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        games = [game["id"] for game in house.http.get("/api/games").json()]
        tables = {game: _played(house, game, turns) for game in games if chosen in (None, game)}
        for size, theme in itertools.product(sizes, themes):
            with _page(browser, house, size, theme) as page:
                page.goto("/")
                _shoot(page, folder / f"lobby-{size}-{theme}.png")
                for game, (playing, over) in tables.items():
                    _table(page, game, playing, folder, f"{size}-{theme}")
                    page.goto(over)
                    page.wait_for_selector(".end")
                    _shoot(page, folder / f"{game}-end-{size}-{theme}.png")
                    page.goto(over.replace("#", "/replay?at=40#"))
                    page.wait_for_selector(".reel")
                    _shoot(page, folder / f"{game}-replay-{size}-{theme}.png")
        browser.close()


@contextmanager
def _house() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as place:
        process = Process(f"sqlite:///{place}/tables.db")
        yield process.house
        process.stop()


@contextmanager
def _page(browser: Browser, house: House, size: str, theme: str) -> Iterator[Page]:
    settings = f'{{"theme":"{theme}","language":"en"}}'
    context = browser.new_context(
        base_url=house.address,
        viewport=SIZES[size],
        device_scale_factor=1 if size == "desk" else 2,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('commonroom.settings', '{settings}')")
    yield context.new_page()
    context.close()


def _played(house: House, game: str, turns: int) -> tuple[str, str]:
    """A table in the middle of a game, and one that is over (or was closed, if that takes long)."""
    playing = house.create({"name": "Ada"}, *BOTS, game=game)
    play(house, playing, turns)
    over = house.create({"name": "Ada"}, *BOTS, game=game)
    if not play(house, over, 250):
        house.admin(f"/api/admin/tables/{over['table']}/close", "POST")
    return address(playing, 0), address(over, 0)


def _table(page: Page, game: str, address: str, folder: Path, suffix: str) -> None:
    page.goto(address)
    page.wait_for_selector(".stage")
    page.wait_for_timeout(700)
    _shoot(page, folder / f"{game}-{suffix}.png")
    if suffix.startswith("phone"):
        for number, name in enumerate(("mine", "log"), 1):
            page.locator("nav.phone button").nth(number).click()
            _shoot(page, folder / f"{game}-{name}-{suffix}.png")


def _shoot(page: Page, file: Path) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=file)


if __name__ == "__main__":
    main()

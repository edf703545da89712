"""``python -m tests.browser.screenshots [folder]``: every screen, at both sizes, by day and night.

The pictures are made with the client as it was built last. `--game` leaves the others out;
`--readme` takes the pictures of the README again, too.
"""

from __future__ import annotations

import itertools
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

import commonroom
from tests.browser.finished import address, play
from tests.server.house import House, Json, Process
from tools.chromium import DESK, LAUNCH, PHONE

SIZES: dict[str, ViewportSize] = {
    "desk": ViewportSize(width=DESK["width"], height=DESK["height"]),
    "phone": ViewportSize(width=PHONE["width"], height=PHONE["height"]),
}
THEMES = ("light", "dark")
BOT = {"level": "novice"}
README = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = {
    "death-eaters-rising": ("dark", 23),
    "talisman": ("light", 27),
    "year-at-hogwarts": ("light", 28),
}
"""Game → by which light the README shows its table, and after how many answers."""
LESSON, STEPS = "quidditch", 2
"""The lesson that the README shows, by night, and how far it has gone."""


@click.command()
@click.argument("folder", type=click.Path(path_type=Path), default=Path("build/screenshots"))
@click.option("--game", "chosen", help="Only this game.")
@click.option("--turns", default=25, help="How many answers are given before the snapshot.")
@click.option("--size", "sizes", multiple=True, default=tuple(SIZES))
@click.option("--theme", "themes", multiple=True, default=THEMES)
@click.option("--readme", is_flag=True, help="Renew docs/pictures.")
def main(
    folder: Path,
    chosen: str | None,
    turns: int,
    sizes: tuple[str, ...],
    themes: tuple[str, ...],
    readme: bool,
) -> None:
    """Look at them, and mend what is ugly."""
    folder.mkdir(parents=True, exist_ok=True)
    with _house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        games = [one for one in house.http.get("/api/games").json() if chosen in (None, one["id"])]
        tables = {one["id"]: _played(house, one, turns) for one in games}
        for size, theme in itertools.product(sizes, themes):
            with _page(browser, house, size, theme) as page:
                page.goto("/")
                _shoot(page, folder / f"lobby-{size}-{theme}.png")
                _sheet(page, folder / f"pictures-{size}-{theme}.png")
                for game, (playing, over) in tables.items():
                    _screens(page, game, playing, over, folder, f"{size}-{theme}")
        if readme:
            _renew(browser, house)
        browser.close()


@contextmanager
def _house() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as place:
        process = Process(f"sqlite:///{place}/tables.db")
        yield process.house
        process.stop()


@contextmanager
def _page(browser: Browser, house: House, size: str, theme: str) -> Iterator[Page]:
    settings = json.dumps({"theme": theme, "language": "en", "met": commonroom.games()})
    context = browser.new_context(
        base_url=house.address,
        viewport=SIZES[size],
        device_scale_factor=1 if size == "desk" else 2,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('commonroom.settings', '{settings}')")
    yield context.new_page()
    context.close()


def _renew(browser: Browser, house: House) -> None:
    """The pictures of the README."""
    for game, (theme, turns) in SHOWN.items():
        table = house.create({"name": "Ada"}, BOT, BOT, game=game)
        play(house, table, turns)
        with _page(browser, house, "desk", theme) as page:
            _lay(page, address(table, 0))
            _shoot(page, README / f"{game}.jpg")
    with _page(browser, house, "desk", "dark") as page:
        _learn(page, LESSON, STEPS)
        _shoot(page, README / f"{LESSON}-lesson.jpg")


def _played(house: House, game: Json, turns: int) -> tuple[str, str]:
    """A table in the middle of a game, and one that is over (or was closed, if that takes long)."""
    chairs = ({"name": "Ada"}, *[BOT] * (min(max(game["seats"]), 3) - 1))
    playing = house.create(*chairs, game=game["id"])
    play(house, playing, turns)
    over = house.create(*chairs, game=game["id"])
    if not play(house, over, 250):
        house.admin(f"/api/admin/tables/{over['table']}/close", "POST")
    return address(playing, 0), address(over, 0)


def _screens(page: Page, game: str, playing: str, over: str, folder: Path, suffix: str) -> None:
    """The rulebook, the lesson, the table in play, its end and its replay."""
    page.goto(f"/rules/{game}")
    page.wait_for_selector("figure")
    _shoot(page, folder / f"{game}-rules-{suffix}.png")
    _learn(page, game, 1)
    _shoot(page, folder / f"{game}-lesson-{suffix}.png")
    _lay(page, playing)
    _shoot(page, folder / f"{game}-{suffix}.png")
    for name in ("You", "Log", "Chat") if suffix.startswith("phone") else ():
        tab = page.locator("nav.phone").get_by_role("button", name=name)
        if tab.count():
            tab.click()
            _shoot(page, folder / f"{game}-{name.lower()}-{suffix}.png")
    page.goto(over)
    page.wait_for_selector(".end")
    _shoot(page, folder / f"{game}-end-{suffix}.png")
    page.goto(over.replace("#", "/replay?at=40#"))
    page.wait_for_selector(".reel")
    _shoot(page, folder / f"{game}-replay-{suffix}.png")


def _sheet(page: Page, file: Path) -> None:
    """All pictures on one sheet, to be judged side by side."""
    page.goto("/pictures")
    page.wait_for_selector(".gallery li")
    page.screenshot(path=file, full_page=True)


def _lay(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(".stage")
    page.wait_for_timeout(700)


def _learn(page: Page, game: str, steps: int) -> None:
    """A lesson after some steps, each by doing what the guide says."""
    page.goto(f"/learn/{game}")
    coach = page.locator(".coach")
    for _ in range(steps):
        before = coach.locator(".soft").inner_text()
        coach.get_by_role("button", name="Next").or_(page.locator("button.offer[data-lit]")).click()
        expect(coach.locator(".soft")).not_to_have_text(before)
    page.wait_for_timeout(700)


def _shoot(page: Page, file: Path) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=file, quality=85 if file.suffix == ".jpg" else None)


if __name__ == "__main__":
    main()

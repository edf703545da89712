"""``python -m benchmarks.stage``: how smoothly events play in the browser.

Needs `make web` before, and Chromium. A spectator watches three bots. While a scene is on the
stage, every frame is timed; Chromium's own trace says what the page's main thread worked for them,
in time of the processor, which other work on the machine does not lengthen.
"""

from __future__ import annotations

import json
import statistics
import tempfile

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from benchmarks.results import load_now
from tests.browser.finished import address
from tests.server.house import House, Process
from tools.chromium import DESK, LAUNCH

GAMES = ("death-eaters-rising", "talisman", "year-at-hogwarts")
SECONDS = 12
BUDGET = 1000 / 60
"""Milliseconds of a frame at 60 a second."""
LATE = 1.5 * BUDGET
"""A frame that took longer was seen to come late."""
TRACED = ["toplevel", "devtools.timeline"]
PAGE = "CrRendererMain"
"""The thread of a page."""

TIME = """() => {
  window.frames_ms = [];
  window.frames = 0;
  let last = null;
  const tick = (now) => {
    const playing = document.querySelector('.theatre')?.dataset.scene !== undefined;
    if (playing && last !== null) window.frames_ms.push(now - last);
    last = playing ? now : null;
    window.frames += 1;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def main() -> None:
    """Measure, and print a table."""
    print(f"load {load_now():.1f}")
    process = Process(f"sqlite:///{tempfile.mkdtemp()}/t.db")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**LAUNCH)
            for game in GAMES:
                times, frames, tasks = _watched(browser, process.house, game)
                late = sum(time > LATE for time in times) / len(times)
                print(
                    f"{game:<22}{len(times):5} frames  median {statistics.median(times):5.1f} ms"
                    f"  late {late:6.1%}  work {sum(tasks) / frames:5.2f} ms a frame"
                    f"  longest {max(tasks):5.1f} ms  over {sum(t > BUDGET for t in tasks)}"
                )
            browser.close()
    finally:
        process.stop()


def _watched(browser: Browser, house: House, game: str) -> tuple[list[float], int, list[float]]:
    """Milliseconds of every frame while a scene was shown; how many frames there were in all, and
    milliseconds of work in each task of the page."""
    chairs = [{"level": "novice"}] * 3
    table = house.create(*chairs, game=game, speed=1)
    size: ViewportSize = {"width": DESK["width"], "height": DESK["height"]}
    page = browser.new_page(viewport=size, base_url=house.address)
    page.goto(address(table))
    page.locator(".theatre[data-scene]").wait_for(state="attached")
    page.evaluate(TIME)
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(SECONDS * 1000)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    times: list[float] = page.evaluate("window.frames_ms")
    frames: int = page.evaluate("window.frames")
    page.close()
    named = [event for event in trace if event["name"] == "thread_name"]
    mains = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == PAGE}
    work = [
        event.get("tdur", 0) / 1000
        for event in trace
        if event["name"] == "ThreadControllerImpl::RunTask"
        and (event["pid"], event["tid"]) in mains
    ]
    return times, frames, work


if __name__ == "__main__":
    main()

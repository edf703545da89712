"""``python -m benchmarks.stage``: how smoothly events play in the browser.

Needs `make web` before, and Chromium. A spectator watches three bots. While a scene is on the
stage, every frame is timed; Chromium's own trace says what the page's main thread worked for them,
in time of the processor, which other work on the machine does not lengthen. So it also tells how
many late frames would have been late on a quiet machine: those for which some thread of Chromium
worked too long. The others waited for a processor.
"""

from __future__ import annotations

import json
import statistics
import tempfile
from collections import Counter
from typing import Any, NamedTuple

import httpx2
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from benchmarks.load import served, server
from benchmarks.results import load_now
from tools.chromium import DESK, LAUNCH

GAMES = ("death-eaters-rising", "talisman", "year-at-hogwarts")
SECONDS = 12
BUDGET = 1000 / 60
"""Milliseconds of a frame at 60 a second."""
LATE = 1.5 * BUDGET
"""A frame that took longer was seen to come late."""
TRACED = ["toplevel", "devtools.timeline", "blink.user_timing"]
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
PAGE = "CrRendererMain"
"""The thread of a page."""

TIME = """() => {
  window.frames_ms = [];
  window.frames = 0;
  let last = null;
  const tick = (now) => {
    const playing = document.querySelector('.theatre')?.dataset.scene !== undefined;
    if (playing && last !== null) {
      window.frames_ms.push(now - last);
      performance.mark(`frame ${now - last}`);
    }
    last = playing ? now : null;
    window.frames += 1;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


class Watched(NamedTuple):
    """What was seen of one table."""

    times: list[float]
    """Milliseconds of every frame while a scene was shown."""
    frames: int
    """How many frames there were in all."""
    tasks: list[float]
    """Milliseconds of work in each task of the page."""
    slow: int
    """Frames that would have been late on a quiet machine, too."""


def main() -> None:
    """Measure, and print a table."""
    print(f"load {load_now():.1f}")
    with (
        tempfile.TemporaryDirectory() as folder,
        served(*server(f"sqlite:///{folder}/t.db")) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**LAUNCH)
        for game in GAMES:
            times, frames, tasks, slow = _watched(browser, house.address, game)
            late = sum(time > LATE for time in times) / len(times)
            print(
                f"{game:<22}{len(times):5} frames  median {statistics.median(times):5.1f} ms"
                f"  late {late:6.1%}, by their own work {slow / len(times):6.1%}"
                f"  work {sum(tasks) / frames:5.2f} ms a frame"
                f"  longest {max(tasks):5.1f} ms  over {sum(t > BUDGET for t in tasks)}"
            )
        browser.close()


def _watched(browser: Browser, address: str, game: str) -> Watched:
    plan = {"game": game, "chairs": [{"level": "novice"}] * 3, "speed": 1}
    table = httpx2.post(f"{address}/api/tables", json=plan).raise_for_status().json()
    size: ViewportSize = {"width": DESK["width"], "height": DESK["height"]}
    page = browser.new_page(viewport=size)
    page.goto(table["watch"]["url"])
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
    done = [event for event in trace if event["name"] in TASKS]
    work = [_worked(task) for task in done if (task["pid"], task["tid"]) in mains]
    return Watched(times, frames, work, _slow(trace, done))


def _worked(task: dict[str, Any]) -> float:
    """Milliseconds of a processor."""
    return float(task.get("tdur", 0)) / 1000


def _slow(trace: list[dict[str, Any]], tasks: list[dict[str, Any]]) -> int:
    """Late frames for which one of Chromium's threads worked longer than a frame may take."""
    count = 0
    for mark in trace:
        kind, _, took = mark["name"].partition(" ")
        if kind != "frame" or not took or float(took) <= LATE:
            continue
        began = mark["ts"] - 1000 * float(took)
        threads: Counter[tuple[int, int]] = Counter()
        for task in tasks:
            if began <= task["ts"] <= mark["ts"]:
                threads[task["pid"], task["tid"]] += round(1000 * _worked(task))
        count += max(threads.values(), default=0) > 1000 * LATE
    return count


if __name__ == "__main__":
    main()

"""``python -m benchmarks.site``: how long a page without a server takes, and how fast it plays.

Needs `make site` before, and Chromium. Cold: a browser that has never been here; cached: the next
visit. From the address to the first question of a game of Quidditch that is laid at once. Experts
look, think and answer in the same browser, in games that they play among themselves.
"""

from __future__ import annotations

import os
import statistics
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import commonroom
from commonroom.kernel import title
from tools.chromium import LAUNCH
from tools.static_host import SITE, Host

ROUNDS = 5
ANSWERS = 400
_EXPERTS = """
import time

import commonroom
from commonroom.bots import seated, step

taken = []
seed = 0
while len(taken) < answers:
    seed += 1
    match = commonroom.new_match(game, seats=seats, seed=seed)
    bots = seated(match, ["expert"] * seats, seed)
    while match.decision is not None and len(taken) < answers:
        began = time.perf_counter()
        step(match, bots)
        taken.append(time.perf_counter() - began)
taken
"""
_KEPT = """async () => (await (await caches.open('python-memory')).keys()).length > 0"""
_PYTHON = """async ([code, game, seats, answers]) => {
  const { loadPyodide } = await import(new URL('python/pyodide.mjs', document.baseURI).href);
  window.python ??= await loadPyodide({ indexURL: new URL('python/', document.baseURI).href });
  const packed = await fetch('python/commonroom.zip.gz');
  const whole = new Response(packed.body.pipeThrough(new DecompressionStream('gzip')));
  window.python.unpackArchive(await whole.arrayBuffer(), 'wheel');
  const globals = window.python.toPy({ game, seats, answers });
  return window.python.runPython(code, { globals }).toJs();
}"""


def main() -> None:
    """Measure, and print tables."""
    host = Host(SITE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        before = os.getloadavg()[0]
        pairs = [_visits(browser, host) for _ in range(ROUNDS)]
        print(f"load {before:.1f} before the visits, {os.getloadavg()[0]:.1f} after")
        for name, times in zip(("cold", "cached"), zip(*pairs, strict=True), strict=True):
            middle = statistics.median(times)
            print(f"{name:<8}{middle:6.1f} s   ({min(times):.1f} to {max(times):.1f})")
        page = browser.new_context(base_url=host.address).new_page()
        page.goto("./")
        for game in commonroom.games():
            _tell(game, page.evaluate(_PYTHON, [_EXPERTS, game, _seats(game), ANSWERS]))
        browser.close()
    host.stop()


def _seats(game: str) -> int:
    return min(3, max(title(game).about.seats))


def _tell(game: str, taken: list[Any]) -> None:
    ordered = sorted(1000 * float(one) for one in taken)
    middle, late = statistics.median(ordered), ordered[len(ordered) * 95 // 100]
    print(f"{game:<22}{middle:6.1f} ms, one in twenty over {late:.1f} ms")


def _visits(browser: Browser, host: Host) -> tuple[float, float]:
    """The first visit and the second."""
    context = browser.new_context(base_url=host.address)
    context.set_default_timeout(120_000)
    cold = _first_question(context)
    page = context.pages[0]
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function(_KEPT)
    page.close()
    cached = _first_question(context)
    context.close()
    return cold, cached


def _first_question(context: BrowserContext) -> float:
    page = context.new_page()
    began = time.monotonic()
    page.goto("./#/?game=quidditch")
    page.locator("button.main").last.click()
    page.locator("button.offer:enabled").first.wait_for()
    return time.monotonic() - began


if __name__ == "__main__":
    main()

"""``python -m benchmarks.site``: how long a page without a server takes to its first question.

Needs `make site` before, and Chromium. Cold: a browser that has never been here; cached: the next
visit. From the address to the first question of a game of Quidditch that is laid at once.
"""

from __future__ import annotations

import statistics
import time

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tools.chromium import LAUNCH
from tools.static_host import SITE, Host

ROUNDS = 5


def main() -> None:
    """Measure, and print a table."""
    host = Host(SITE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        pairs = [_visits(browser, host) for _ in range(ROUNDS)]
        browser.close()
    host.stop()
    for name, times in zip(("cold", "cached"), zip(*pairs, strict=True), strict=True):
        middle = statistics.median(times)
        print(f"{name:<8}{middle:6.1f} s   ({min(times):.1f} to {max(times):.1f})")


def _visits(browser: Browser, host: Host) -> tuple[float, float]:
    """The first visit and the second."""
    context = browser.new_context(base_url=host.address)
    context.set_default_timeout(120_000)
    cold = _first_question(context)
    page = context.pages[0]
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
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

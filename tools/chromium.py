"""The browser that tests and screenshots start. ``python -m tools.chromium`` names it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
          "microsoft-edge", "msedge", "chrome")  # fmt: skip
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    *(f"{os.environ.get(folder)}/{program}"
      for folder in ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")
      for program in ("Google/Chrome/Application/chrome.exe",
                      "Microsoft/Edge/Application/msedge.exe")),
)  # fmt: skip


def installed() -> str | None:
    """A browser that the machine has, of the kind that the tests are written for."""
    named = (shutil.which(name) for name in _NAMES)
    placed = (place for place in _PLACES if Path(place).is_file())
    return next((path for path in (*named, *placed) if path is not None), None)


def of_playwright() -> str | None:
    """The one that `playwright install chromium` has fetched."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


_OWN = installed()
LAUNCH: dict[str, Any] = {
    **({} if _OWN is None else {"executable_path": _OWN}),
    "args": ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
}
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

if __name__ == "__main__":
    found = _OWN or of_playwright()
    if found is None:
        sys.exit("There is no Chromium, Chrome or Edge here.")
    sys.stdout.write(f"{found}\n")

"""Debian's chromium, as the tests and the screenshots start it."""

from __future__ import annotations

import shutil
from typing import Any

LAUNCH: dict[str, Any] = {
    "executable_path": shutil.which("chromium") or "/usr/bin/chromium",
    "args": ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"],
}
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}

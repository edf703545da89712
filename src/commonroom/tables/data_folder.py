"""The data folder: where games are kept unless somebody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's own, as the XDG base directories have it."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "commonroom"

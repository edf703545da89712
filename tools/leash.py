"""Programs that tests start do not outlive them, however the tests end."""

from __future__ import annotations

import subprocess
from pathlib import Path

_GUARD = 'read -r _; kill -s "$0" -- "-$1"; test -z "$2" || { sleep 5; rm -rf "$2"; }'
"""Waits for a line that never comes: the pipe ends when the tests do."""


class Leash:
    """Ends a group of processes, and removes their folder, once this process is gone."""

    def __init__(self, group: int, signal: str = "KILL", folder: Path | None = None) -> None:
        self._guard = subprocess.Popen(
            ["sh", "-c", _GUARD, signal, str(group), str(folder or "")],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip

    def loose(self) -> None:
        """Its owner looks after the processes to the end."""
        self._guard.kill()
        self._guard.wait()
        assert self._guard.stdin is not None
        self._guard.stdin.close()

"""The built site behind an address, as a host of files would serve it: for tests and benchmarks."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

SITE = Path(__file__).parent.parent / "build" / "site"


class Static(SimpleHTTPRequestHandler):
    """A host that knows files and nothing else."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript",
                      ".wasm": "application/wasm", ".ftl": "text/plain"}  # fmt: skip

    def parse_request(self) -> bool:
        if isinstance(self.server, _Server) and self.server.silent:
            self.close_connection = True
            return False
        return super().parse_request()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name upstream
        pass


class _Server(ThreadingHTTPServer):
    silent = False


class Host:
    """The built site behind an address."""

    def __init__(self, folder: Path) -> None:
        serve = functools.partial(Static, directory=str(folder))
        self._server = _Server(("127.0.0.1", 0), serve)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Answer nobody for a while."""
        self._server.silent = True
        yield
        self._server.silent = False

    def stop(self) -> None:
        """Serve no more."""
        self._server.shutdown()
        self._server.server_close()

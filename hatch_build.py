"""The build hook: a wheel holds the built browser client.

`COMMONROOM_NO_WEB=1` leaves the client out, for those who want the rules or the terminal only.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebHook(BuildHookInterface[Any]):
    """Builds the client before files are collected; an editable install leaves that to make."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and self._wanted():
            _builder(self.root).build()

    def dependencies(self) -> list[str]:
        if not self._wanted():
            return []
        builder = _builder(self.root)
        return [] if builder.has_node(os.environ.get("PATH", "")) else [builder.NODE_WHEEL]

    def _wanted(self) -> bool:
        return not os.environ.get("COMMONROOM_NO_WEB")


def _builder(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_build", Path(root) / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

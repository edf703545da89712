"""The browser client is built when it has changed, with the npm that there is."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The build module, working on a small client of its own, with an npm that only notes."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, built = tmp_path / "web", tmp_path / "built"
    (web / "src").mkdir(parents=True)
    (web / "public").mkdir()
    (web / "node_modules").mkdir()
    built.mkdir()
    for name in ("index.html", "package.json", "package-lock.json", "tsconfig.json", "src/a.ts"):
        (web / name).write_text(name)
    monkeypatch.setattr(module, "WEB", web)
    monkeypatch.setattr(module, "_LOCK", web / "package-lock.json")
    monkeypatch.setattr(module, "_INSTALLED", web / "node_modules" / ".commonroom-lock")
    monkeypatch.setattr(module, "STAMP", built / ".stamp")
    ran: list[str] = []
    monkeypatch.setattr(module, "npm", lambda *args: ran.append(args[-1]))
    module.__dict__["ran"] = ran
    return module


def test_it_is_built_once(builder: ModuleType) -> None:
    assert builder.build()
    assert not builder.build()
    assert builder.ran == ["--silent", "build"]


def test_it_is_built_again_when_a_source_changes_but_not_for_a_test(builder: ModuleType) -> None:
    builder.build()
    (builder.WEB / "src" / "a.test.ts").write_text("test")
    assert not builder.build()
    (builder.WEB / "src" / "a.ts").write_text("changed")
    assert builder.build()
    texts = builder.WEB.parent / "src" / "commonroom" / "locales" / "en"
    texts.mkdir(parents=True)
    (texts / "web.ftl").write_text("the server says these")
    assert not builder.build()
    (texts / "web-page.ftl").write_text("the page brings these along")
    assert builder.build()
    assert builder.ran == ["--silent", "build", "build", "build"]


def test_scripts_are_run_with_tools_installed_once(builder: ModuleType) -> None:
    builder.run("lint", "test")
    builder.run("lint")
    assert builder.ran == ["--silent", "lint", "test", "lint"]


def test_its_tools_are_installed_again_when_the_lock_file_changes(builder: ModuleType) -> None:
    builder.build()
    (builder.WEB / "package-lock.json").write_text("changed")
    assert builder.build()
    assert builder.ran == ["--silent", "build", "--silent", "build"]


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v18.20.0", False), ("v20.18.3", False), ("v20.19.0", True), ("v24.0.1", True)],
)
def test_an_old_node_will_not_do(
    builder: ModuleType, tmp_path: Path, version: str, enough: bool
) -> None:
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n")
        (folder / name).chmod(0o755)
    assert builder.has_node(str(folder)) is enough
    assert not builder.has_node(str(tmp_path))


def test_the_lock_file_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock

"""The program that writes the reports, before it plays."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from commonroom.lab import formats, report_command
from commonroom.lab.balance import __main__ as program


@pytest.mark.parametrize("module", [formats, report_command])
def test_what_is_not_installed_is_said_before_thousands_of_games(
    module: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object) -> None:
        raise AssertionError("it plays")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "played", played)
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["balance", "quidditch"])
    with pytest.raises(SystemExit, match=r"commonroom\[lab\]"):
        program.main()
    assert list(tmp_path.iterdir()) == []

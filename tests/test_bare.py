"""A bare installation, without any extra: every command says in one line what it needs."""

import os
import subprocess
import sys
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path

import pytest

import commonroom

CORE = ("click", "msgspec", "rich", "pygments", "markdown-it-py", "mdurl")
NEEDS = {
    "play talisman": "terminal",
    "learn talisman": "terminal",
    "rules talisman TAL-BAT-1": "terminal",
    "rules --page talisman-en 12": "terminal",
    "simulate death-eaters-rising --games 1": "lab",
    "lab league quidditch --games 1": "lab",
    "lab report results.csv": "lab",
    "content check .": "terminal",
    "content export talisman all": "terminal",
    "serve": "server",
    "join http://localhost/t/abc": "terminal",
    "verify game.commonroom": "server",
}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with nothing but the core's dependencies and Common Room itself."""
    folder = tmp_path_factory.mktemp("bare")
    for name in (*CORE, "commonroom"):
        found = distribution(name)
        for file in {Path(part.parts[0]) for part in found.files or () if part.parts[0] != ".."}:
            if file.suffix != ".pth" and file.name != "__pycache__":
                (folder / file.name).symlink_to(Path(str(found.locate_file(file))))
    ours = folder / "commonroom"
    if not ours.exists():  # an editable installation lists no modules
        ours.symlink_to(Path(commonroom.__file__).parent)
    return folder


def run(bare: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-S", "-m", *args],
        cwd=bare, env={**os.environ, "PYTHONPATH": str(bare)}, capture_output=True, text=True,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("command", NEEDS)
def test_a_command_names_its_extra_in_one_line(bare: Path, command: str) -> None:
    done = run(bare, "commonroom", *command.split())
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert f"pip install 'commonroom[{NEEDS[command]}]'" in done.stderr
    assert done.stdout == ""


@pytest.mark.slow
def test_the_help_lists_all_commands_and_what_is_missing(bare: Path) -> None:
    done = run(bare, "commonroom", "--help")
    assert done.returncode == 0, done.stderr
    _, _, commands = done.stdout.partition("Commands:")
    for command in NEEDS:
        assert f"\n  {command.split()[0]} " in commands


@pytest.mark.slow
def test_the_help_of_a_command_that_cannot_be_used_says_why(bare: Path) -> None:
    done = run(bare, "commonroom", "serve", "--help")
    assert "pip install 'commonroom[server]'" in " ".join(done.stdout.split())


@pytest.mark.slow
def test_learning_names_its_extra(bare: Path) -> None:
    for program in ("commonroom.rl", "commonroom.rl.baselines"):
        done = run(bare, program, "talisman")
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert "pip install 'commonroom[rl]'" in done.stderr


@pytest.mark.slow
def test_a_program_that_uses_what_is_not_there_gets_the_whole_error(bare: Path) -> None:
    (bare / "learner.py").write_text("import commonroom.rl")
    done = run(bare, "learner")
    assert "Traceback" in done.stderr
    assert "pip install 'commonroom[rl]'" in done.stderr.splitlines()[-1]


@pytest.mark.slow
def test_the_strength_of_bots_is_told_with_its_extra(bare: Path) -> None:
    done = run(bare, "commonroom.lab.strength", "quidditch")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "pip install 'commonroom[lab]'" in done.stderr


def test_open_spiel_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "commonroom.rl.open_spiel", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"commonroom\[spiel\]"):
        import_module("commonroom.rl.open_spiel")


@pytest.mark.slow
def test_the_rules_need_no_extra(bare: Path) -> None:
    program = "import commonroom as c; assert c.new_match('talisman', seats=2, seed=1).decision"
    (bare / "rules_only.py").write_text(program)
    assert run(bare, "rules_only").returncode == 0


def test_games_are_a_list_and_a_package() -> None:
    """The name is the function that says which there are, and hides none of them."""
    import commonroom.games.talisman
    import commonroom.games.talisman.about as about

    assert commonroom.games.talisman.about is about
    assert about.ABOUT.id in commonroom.games()

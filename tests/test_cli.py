"""The command itself: whatever the screen or the disk refuses ends in a sentence."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from commonroom.cli import main


def test_every_command_is_told_of_in_one_whole_line() -> None:
    for group in ([], ["lab"], ["content"]):
        result = CliRunner().invoke(main, [*group, "--help"], terminal_width=80)
        _, _, commands = result.output.partition("Commands:")
        assert commands
        assert "..." not in commands


def test_the_help_names_the_games() -> None:
    result = CliRunner().invoke(main, ["--help"], terminal_width=80)
    assert "GAME is one of death-eaters-rising, talisman" in result.output


def test_a_game_that_is_none_is_answered_with_those_there_are() -> None:
    for command in ("play", "learn", "rules", "simulate"):
        result = CliRunner().invoke(main, [command, "chess"])
        assert result.exit_code == 2
        assert f"Usage: main {command} [OPTIONS] GAME" in result.stderr
        assert "'chess' is not one of 'death-eaters-rising', 'talisman'" in result.stderr


def test_a_screen_without_the_letters_of_a_language_shows_the_others() -> None:
    result = CliRunner(charset="ascii").invoke(
        main, ["rules", "talisman", "TAL-BAT-1", "--language", "pl"]
    )
    assert result.exit_code == 0, result.exception
    assert "TAL-BAT-1" in result.output
    assert "Wr?g walczy" in result.output


def test_rules_are_told_to_programs() -> None:
    command = ["rules", "death-eaters-rising", "DER-WIN", "--language", "it", "--json"]
    found = json.loads(CliRunner().invoke(main, command).stdout)
    assert found[0]["id"] == "DER-WIN-1"
    assert all(rule["id"].startswith("DER-WIN") for rule in found)
    assert "Voldemort" in found[0]["text"]
    assert any(found[0]["pages"].values())
    both = CliRunner().invoke(main, ["rules", "--page", "talisman-en", "12", "--json"])
    assert both.exit_code == 2


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    kept = tmp_path / "file" / "kept.session"
    result = CliRunner().invoke(
        main, ["play", "talisman", "--seats", "ann,ben", "--file", str(kept)], input=""
    )
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert result.stderr == f"Error: {kept.parent}: File exists\n"


def test_the_tab_key_completes_commands_games_and_options() -> None:
    """As the line of the README that turns it on has it."""

    def completed(typed: str) -> str:
        words = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
        env = {"_COMMONROOM_COMPLETE": "bash_complete", **words}
        return CliRunner().invoke(main, env=env, prog_name="commonroom").output

    assert "plain,simulate" in completed("commonroom sim")
    assert "plain,talisman" in completed("commonroom play tal")
    assert "plain,--reactions" in completed("commonroom play --re")


def test_bytes_that_are_no_letters_are_no_choice_either(tmp_path: Path) -> None:
    seats = ["--seats", "ann,ben", "--file", str(tmp_path / "kept")]
    result = CliRunner().invoke(main, ["play", "talisman", *seats], input=b"\xff\nq\n")
    assert result.exit_code == 0, result.exception
    assert "“\ufffd” is not one of the choices" in result.stdout


def test_who_stops_a_command_while_it_is_loaded_is_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("commonroom.cli.importlib.import_module", stopped)
    result = CliRunner().invoke(main, ["simulate", "talisman"])
    assert result.exit_code == 130
    assert result.stderr == "Stopped.\n"

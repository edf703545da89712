"""The command itself: whatever the screen or the disk refuses ends in a sentence."""

from pathlib import Path

from click.testing import CliRunner

from commonroom.cli import main


def test_a_screen_without_the_letters_of_a_language_shows_the_others() -> None:
    result = CliRunner(charset="ascii").invoke(
        main, ["rules", "talisman", "TAL-BAT-1", "--language", "pl"]
    )
    assert result.exit_code == 0, result.exception
    assert "TAL-BAT-1" in result.output
    assert "Wr?g walczy" in result.output


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    kept = tmp_path / "file" / "kept.session"
    result = CliRunner().invoke(
        main, ["play", "talisman", "--seats", "ann,ben", "--file", str(kept)], input=""
    )
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert f"'{kept.parent}'" in result.stderr

"""``commonroom rules``: the rule book with its sources and its tests."""

from pathlib import Path

from click.testing import CliRunner

from commonroom.cli import main
from commonroom.kernel import games, title
from commonroom.terminal.rule_tests import covering_tests


def test_every_rule_of_every_game_is_listed() -> None:
    for game in games():
        result = CliRunner().invoke(main, ["rules", game])
        assert result.exit_code == 0
        for rule in title(game).rules():
            assert rule.id in result.output


def test_rules_can_be_narrowed_to_a_chapter() -> None:
    result = CliRunner().invoke(main, ["rules", "death-eaters-rising", "der-vol"])
    assert "DER-VOL-1" in result.output
    assert "DER-TOK-1" not in result.output


def test_a_rule_that_is_none_is_refused() -> None:
    result = CliRunner().invoke(main, ["rules", "death-eaters-rising", "der-xyz"])
    assert result.exit_code == 2
    assert "There is no rule der-xyz" in result.output


def test_brackets_are_nothing_special() -> None:
    result = CliRunner().invoke(main, ["rules", "death-eaters-rising", "[/x]"])
    assert result.exit_code == 2
    assert "There is no rule [/x]" in result.output


def test_tests_are_found_by_their_marks_and_those_of_their_module(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.rule("DER-CMP-1")\n'
        '@pytest.mark.rule("DER-VOL-1", "DER-VOL-2")\n'
        "def test_one(): ...\n"
        "def test_two(): ...\n"
        '@pytest.mark.rule("DER-VOL-3")\n'
        "def helper(): ...\n"
    )
    one, two = "tests/test_a.py::test_one", "tests/test_a.py::test_two"
    assert covering_tests(folder) == {
        "DER-VOL-1": [one],
        "DER-VOL-2": [one],
        "DER-CMP-1": [one, two],
    }


def test_an_installation_without_tests_says_nothing_of_them(tmp_path: Path) -> None:
    assert covering_tests(tmp_path / "nowhere") is None

"""The reference pages say what the tables say."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import commonroom
from commonroom.rl import action_table
from commonroom.rl.__main__ import main
from commonroom.rl.errors import NoSpec
from commonroom.rl.reference import fewest, page
from commonroom.rl.spec import spec_of

PAGES = Path(__file__).parent.parent.parent / "docs" / "rl"


@pytest.mark.parametrize("game", commonroom.games())
def test_the_page_of_a_title_is_up_to_date(game: str) -> None:
    """If not: python -m commonroom.rl --write docs/rl"""
    assert (PAGES / f"{game}.md").read_text(encoding="utf-8") == page(game, fewest(game))


def test_there_are_no_other_pages() -> None:
    assert {path.stem for path in PAGES.iterdir()} == set(commonroom.games())


def run(*args: str) -> str:
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_folder_that_cannot_be_made_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = CliRunner().invoke(main, ["--write", str(tmp_path / "file" / "pages")])
    assert result.exit_code == 1
    assert result.stderr == f"Error: {tmp_path / 'file' / 'pages'}: Not a directory\n"


def test_the_command_prints_and_writes_pages(tmp_path: Path) -> None:
    assert run("quidditch") == page("quidditch", 2)
    assert run("talisman", "--seats", "4") == page("talisman", 4)
    run("--write", str(tmp_path))
    assert (tmp_path / "quidditch.md").read_text(encoding="utf-8") == page("quidditch", 2)


def test_the_command_prints_every_number() -> None:
    table = action_table("quidditch")
    lines = run("quidditch", "--every").splitlines()
    assert len(lines) == table.size
    assert lines[56] == "56 fly keeper -4 -2"


def test_a_title_without_numbers_is_told_what_to_write() -> None:
    with pytest.raises(NoSpec, match=r"write commonroom/rl/titles/toy\.py"):
        spec_of("toy", None)


@pytest.mark.parametrize("args", [[], ["talisman", "--seats", "99"]])
def test_the_command_wants_a_game_and_a_table_that_it_has(args: list[str]) -> None:
    assert CliRunner().invoke(main, args).exit_code == 2

"""Choices: how they stand below a question."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from commonroom.terminal.choices import numbered


def shown(*choices: str) -> list[str]:
    console = Console(file=io.StringIO(), width=80)
    console.print(numbered((number, Text(line)) for number, line in enumerate(choices, 1)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_many_short_choices_stand_in_columns_and_are_read_downwards() -> None:
    rows = shown(*(f"Chaser 1 flies to {letter}3" for letter in "ABCDEFGHIJ"))
    assert len(rows) == 4
    assert rows[0].split("Chaser 1 flies to ") == ["   1 ", "A3   5 ", "E3   9 ", "I3"]
    assert rows[3].split() == ["4", *["Chaser", "1", "flies", "to", "D3"], "8",
                               *["Chaser", "1", "flies", "to", "H3"]]  # fmt: skip


@pytest.mark.parametrize("choices", [["Go"] * 8, [*["Go"] * 8, "Go to the Forbidden Forest " * 2]])
def test_few_choices_and_long_ones_stand_below_one_another(choices: list[str]) -> None:
    assert len(shown(*choices)) == len(choices)


def test_no_line_is_broken_between_a_number_and_its_percent_sign() -> None:
    for blanks in range(12):
        (row, *more) = shown("x" * (60 + blanks) + " 8 (11 %) spaces, and a few")
        assert not row.endswith("(11")
        assert "11 %" in " ".join([row, *more])


def test_there_may_be_no_choices() -> None:
    assert shown() == []

"""The boards of both editions, as the content files have them."""

from pathlib import Path

import pytest

from commonroom.games.year_at_hogwarts import board as boards_module
from commonroom.games.year_at_hogwarts.board import ENTRY_TYPES, Board, Edition, build_boards
from commonroom.kernel import Entries
from commonroom.kernel import content as content_files

FOLDER = Path(boards_module.__file__).parent / "content"


@pytest.fixture(scope="session")
def board_entries() -> Entries:
    stems = {path.stem: None for path in FOLDER.glob("*.toml")}
    return content_files.typed(content_files.read_folder(FOLDER, stems), ENTRY_TYPES)


@pytest.fixture(scope="session")
def boards(board_entries: Entries) -> dict[Edition, Board]:
    return build_boards(board_entries)


@pytest.fixture(scope="session", params=["it", "pl"])
def board(boards: dict[Edition, Board], request: pytest.FixtureRequest) -> Board:
    edition: Edition = request.param
    return boards[edition]

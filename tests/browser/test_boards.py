"""Every game's table: played a while, it is sound in either light and says nothing untranslated."""

from __future__ import annotations

import pytest

import commonroom
from commonroom.kernel import title
from tests.browser.conftest import Open
from tests.browser.finished import BOT, address, play
from tests.browser.pseudo import strange_catalogue, stray
from tests.server.house import House

GAMES = commonroom.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_play_is_sound_and_all_of_it_is_translated(
    open_screen: Open, house: House, game: str
) -> None:
    bots = [BOT] * (min(title(game).about.seats) - 1)
    table = house.create({"name": "Ada"}, *bots, game=game)
    play(house, table, 12)
    dark = open_screen(address(table, 0), theme="dark")
    dark.asked().sound()
    light = open_screen(address(table, 0), routes={"**/locales/en.*": strange_catalogue})
    light.asked().sound()
    assert stray(light) == []
    light.answer()

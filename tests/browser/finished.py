"""Games played to their end without a browser, for the screens that come after."""

from __future__ import annotations

from tests.server.house import House, Json

GAME = "death-eaters-rising"
BOT: Json = {"level": "random"}


def finished_table(house: House, game: str = GAME, most: int = 600) -> Json:
    """A table of Ada and two careless bots whose game is over."""
    table = house.create({"name": "Ada"}, BOT, BOT, game=game)
    assert play(house, table, most), "the game did not end"
    return table


def play(house: House, table: Json, answers: int, seat: int = 0) -> bool:
    """Let a seat answer up to this often, with what comes first or next; whether it is over."""
    sitter = house.sit(table, seat, hints=False)

    def asked() -> bool:
        decision = sitter.position["decision"]
        return bool(decision and not decision["guest"]) or sitter.position["outcome"] is not None

    for number in range(answers):
        sitter.until(asked)
        if sitter.position["outcome"] is not None:
            break
        options = sitter.options()
        sitter.catch_up(sitter.answer(options[number % len(options)])["seq"])
    sitter.until(asked)
    over = sitter.position["outcome"] is not None
    sitter.leave()
    return over


def address(table: Json, *seats: int) -> str:
    """The link to one seat, or to several that share a screen; without one: to watch."""
    tokens = [table["seats"][seat]["token"] for seat in seats] or [table["watch"]["token"]]
    return f"/t/{table['table']}#{','.join(tokens)}"

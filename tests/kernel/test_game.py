"""The running context: what it does with news, and steps within scripts."""

import pytest

import commonroom
from commonroom.kernel import Decision, Event, Msg, Script, ended
from commonroom.kernel.title import AnyGame
from tests.toy.state import DieRolled


@pytest.fixture
def game() -> AnyGame:
    return commonroom.new_match("toy", seats=2, seed=1, muted=True).game


def test_an_event_is_built_only_if_somebody_listens(game: AnyGame) -> None:
    built: list[int] = []

    def kind(value: int) -> Event:
        built.append(value)
        return DieRolled(rule="TOY-DAR-1", seat=0, value=value)

    game.tell(kind, value=1)
    assert built == []
    game.listen()
    game.tell(kind, value=2)
    assert built == [2]
    assert game.news == [DieRolled(rule="TOY-DAR-1", seat=0, value=2)]


def test_nobody_listens_to_a_copy(game: AnyGame) -> None:
    game.listen()
    twin = game.beside(game.state.copy(), game.chance.copy())
    twin.tell(DieRolled, rule="TOY-DAR-1", seat=0, value=3)
    assert twin.news == game.news == []


def test_a_step_can_be_run_to_its_end_within_a_script() -> None:
    def asking() -> Script[str | None]:
        option = yield Decision(0, "choose", [("go",)], Msg("x"), "TOY-BIT-1")
        return "gone" if option == ("go",) else None

    script = ended(asking())
    next(script)
    with pytest.raises(StopIteration) as stop:
        script.send(("go",))
    assert stop.value.value == "gone"
    for step in ("rest", None):
        with pytest.raises(StopIteration) as stop:
            next(ended(step))
        assert stop.value.value == step

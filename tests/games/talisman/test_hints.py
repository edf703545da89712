"""Hints show the face of the card an option is about, and of a character only the side in play."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.wording.cards import printed
from commonroom.kernel import Match, Option, arrange, new_match
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question


def hints(match: Match) -> Mapping[Option, Hint]:
    """What the one who must answer is told."""
    decision = match.decision
    assert decision is not None
    question = Question.heard_by(decision, decision.owner)
    return match.title.hints(match.game.content, match.view(decision.owner), question)


def test_whoever_picks_a_side_is_shown_what_is_on_it() -> None:
    match = new_match("talisman", seats=2, seed=1)
    view = match.view(0)
    assert isinstance(view, TableView)
    character = view.players[0].character
    told = hints(match)
    for side in ("a", "b"):
        face = tuple(printed(match.game.content, f"{character}/{side}"))
        assert told[("face-up", side)].note == face
    assert told[("face-up", "a")] != told[("face-up", "b")]


def test_a_character_in_play_has_one_side() -> None:
    lucius = {"character": "lucius-malfoy", "side": "a"}
    match = arrange("talisman", {"players": [lucius, {"character": "harry-potter"}]})
    face = tuple(printed(match.game.content, "lucius-malfoy/a"))
    assert hints(match)[("use", "lucius-malfoy")].note == face

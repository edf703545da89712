"""A whole game as readable text: what was asked, what could be answered, the answer, what happened.

    0 is asked der-ask-travel [DER-TRV-1]
        travel: ministry-of-magic, diagon-alley, hogsmeade
    > 0: travel diagon-alley
      travelled seat=0 location=diagon-alley [DER-TRV-1]

A long list of options is told by its length and a digest: it is compared, not read. The text holds
everything that its game was played from, so it can be told again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

import commonroom
from commonroom.kernel import Answer, Decision, Event, Match, Option, title

FOLDER = Path(__file__).parent
WIDTH = 100
"""What takes more is no longer read."""
ANSWER = "> "
Player = Callable[[Match], Answer]
"""Answers the open decision, as its owner or as a guest."""


class Opening(NamedTuple):
    """What a game begins with."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]

    def match(self) -> Match:
        return commonroom.new_match(
            self.game, seats=self.seats, seed=self.seed, options=self.options
        )


def story(opening: Opening, player: Player) -> str:
    """The game that a player makes of an opening."""
    return "".join(f"{line}\n" for line in _lines(opening, player))


def _lines(opening: Opening, player: Player) -> Iterator[str]:
    match = opening.match()
    yield "Regenerate with `make golden`."
    yield f"game {opening.game}"
    yield f"rules {title(opening.game).rules_version}"
    yield f"seats {opening.seats}"
    yield f"seed {opening.seed}"
    options = match.setting.options
    yield " ".join(["options", *(f"{name}={value}" for name, value in options.items())])
    yield ""
    yield from map(told, match.events)
    while match.decision is not None:
        yield from asked(match.decision)
        answer = player(match)
        yield f"{ANSWER}{answer.seat}: {spoken(answer.option)}"
        yield from map(told, match.answer(answer.option, answer.seat))
    assert match.result is not None
    winners = ", ".join(map(str, match.result.winners)) or "nobody"
    yield f"\nwon by {winners} [{' '.join(match.result.reasons)}]"


def asked(decision: Decision) -> Iterator[str]:
    """The question, and what everyone could answer, verb by verb."""
    yield f"\n{decision.owner} is asked {decision.prompt.key} [{decision.rule}]"
    yield from _offered("    ", decision.options)
    for seat, options in sorted(decision.guests.items()):
        yield from _offered(f"    {seat} may say ", options)


def _offered(lead: str, options: Sequence[Option]) -> Iterator[str]:
    for verb, group in groupby(options, key=itemgetter(0)):
        rest = ", ".join(" ".join(map(str, option[1:])) for option in group)
        line = f"{lead}{verb}: {rest}" if rest else f"{lead}{verb}"
        if len(line) > WIDTH:
            digest = blake2b(rest.encode(), digest_size=4).hexdigest()
            line = f"{lead}{verb}: {rest.count(',') + 1} options, digest {digest}"
        yield line


def spoken(option: Option) -> str:
    """An option as it stands in a story."""
    return " ".join(map(str, option))


def told(event: Event) -> str:
    """An event with everything it says."""
    parts = [event.name]
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field not in ("rule", "audience", "public"):
            text = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            parts.append(f"{field}={text}")
    start = "\n  " if event.name == "turn-began" else "  "
    return f"{start}{' '.join(parts)} [{event.rule}]"


# ---- telling it again


def read(text: str) -> tuple[Opening, list[str]]:
    """The opening of a story and the answers in it."""
    lines, head = text.splitlines(), _head(text)
    options = dict(pair.split("=") for pair in head["options"].split())
    opening = Opening(head["game"], int(head["seats"]), int(head["seed"]), options)
    return opening, [line.removeprefix(ANSWER) for line in lines if line.startswith(ANSWER)]


def rules_of(text: str) -> str:
    """The `rules_version` that a story was told under."""
    return _head(text)["rules"]


def _head(text: str) -> dict[str, str]:
    lines = text.splitlines()[1:6]
    return {name: rest for name, _, rest in (line.partition(" ") for line in lines)}


def is_won(text: str) -> bool:
    """Whether somebody won the game of a story."""
    return "\nwon by nobody [" not in text


def found(match: Match, answer: str) -> Answer | None:
    """The answer that a line of a story means now; None if it cannot be given."""
    decision = match.decision
    assert decision is not None
    seat, _, said = answer.partition(": ")
    options = decision.options_of(int(seat))
    return next((Answer(int(seat), one) for one in options if spoken(one) == said), None)

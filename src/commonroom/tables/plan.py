"""Plans: how a table is set up, and the secrets that its links carry."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Literal, TypeAlias

import msgspec

from commonroom.bots import offered_levels
from commonroom.kernel import title
from commonroom.kernel.errors import BadOptionValue
from commonroom.tables.errors import NoSuchTable

Speed: TypeAlias = Literal[0, 1, 2, 4]
"""How fast bots play and things move: 0 at once, then 1 slow to 4 quick."""
TakebackPolicy: TypeAlias = Literal["consent", "free", "never"]
"""Beyond what the rules allow freely: everyone must agree, nobody is asked, or not at all."""
Reactions: TypeAlias = Literal["always", "matters", "never"]
"""When a seat is offered the word in others' turns: always, after chance spoke, or never."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
TableId: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a bot of some level, or a person who may give a name later."""

    name: Name | None = None
    level: Word | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is created with."""

    game: Word
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=50)] = {}
    pack: Word = ""
    """The id of one of the house's content packs; without one, the box as it is."""
    speed: Speed = 1
    takeback: TakebackPolicy = "consent"
    reactions: Reactions = "matters"
    patience: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0
    """Seconds the table waits for a person who is away before a bot stands in; 0: for ever."""

    def settled(self) -> Plan:
        """The plan with its options filled in; refuses what the game does not offer."""
        about = title(self.game).about
        at_tables = {option.id: option.values[0] for option in about.table_options}
        options = about.settled(len(self.chairs), at_tables | self.options)
        chairs = list(self.chairs)
        for seat, chair in enumerate(chairs):
            if chair.level is not None:
                level = offered_level(self.game, chair.level)
                chairs[seat] = Chair(chair.name or f"{level.capitalize()} {seat + 1}", level)
        return msgspec.structs.replace(self, options=options, chairs=tuple(chairs))


def offered_level(game: str, level: str) -> str:
    """A level at which bots play the game; refuses any other, and any budget of one's own choice:
    all tables share the house's bot pool. Of the bots of others it takes whom the host lets in.
    """
    known = offered_levels(game)
    if level not in known:
        raise BadOptionValue("level", level, known)
    return level


def fresh_token() -> str:
    """A secret for a link: 128 bits."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> bytes:
    """What is stored of a secret."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def opened_by(token: str, seats: Sequence[bytes], watch: bytes) -> int | None:
    """The seat whose digest a secret fits, None for a spectator's; raises if it fits none.

    It takes equally long, whichever it is and how much of it is right.
    """
    offered = digest(token)
    fits = [hmac.compare_digest(offered, kept) for kept in (*seats, watch)]
    if True not in fits:
        raise NoSuchTable
    place = fits.index(True)
    return place if place < len(seats) else None


def fresh_key() -> bytes:
    """The host's secret, of which all dice of a table come: 256 bits."""
    return secrets.token_bytes(32)


def fresh_id() -> str:
    """A table's public name: short enough to read out."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(10))

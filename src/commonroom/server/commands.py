"""Commands: what a client's message means at the table."""

from __future__ import annotations

from commonroom.server.errors import Malformed
from commonroom.tables import entries
from commonroom.tables.errors import SpectatorsWatch, Stale
from commonroom.tables.live import Live, Wish
from commonroom.tables.manager import TableManager
from commonroom.wire import protocol as wire


async def act(manager: TableManager, table: str, seat: int | None, message: wire.FromClient) -> int:
    """Do what a seat says; returns where the table stands then. Refused: raises."""
    if seat is None:
        raise SpectatorsWatch
    nonce = message.nonce
    match message:
        case wire.Answer(decision=decision, option=option, seen=seen):
            if seen < decision:
                raise Stale  # nobody answers what they have not seen
            answered = entries.Answered(seat=seat, option=option, nonce=nonce)
            return await manager.act(table, answered, decision)
        case wire.Undo():
            undo = Wish(lambda live: live.undo(seat, nonce), seat, nonce)
            return await manager.act(table, undo)
        case wire.Takeback(to=to):
            back = Wish(lambda live: live.ask_back(seat, to, nonce), seat, nonce)
            return await manager.act(table, back)
        case wire.Agree(agree=agree, to=to):
            agreed = Wish(lambda live: live.agreement(seat, agree, to, nonce), seat, nonce)
            return await manager.act(table, agreed)
        case wire.Open(entropy=entropy, seen=seen):
            opened = Wish(lambda live: _opened(live, seat, entropy, seen, nonce), seat, nonce)
            return await manager.act(table, opened)
        case wire.StandIn(seat=absent, level=level):
            return await manager.stand_in(table, seat, absent, level, nonce)
        case wire.Rematch():
            return await manager.rematch(table, seat, nonce)
        case _:
            return await manager.act(table, _entry(seat, message))


def _opened(live: Live, seat: int, entropy: str, seen: int, nonce: str) -> entries.Opened:
    """What a client adds knows nothing of what others added after the newest pledge."""
    if seen < live.mix.pledged:
        raise Stale
    return entries.Opened(seat=seat, entropy=entropy, nonce=nonce)


def _entry(seat: int, message: wire.FromClient) -> entries.AnyEntry:
    """The entry that a message is, word for word."""
    nonce = message.nonce
    match message:
        case wire.Say(text=text, phrase=phrase):
            return entries.Said(seat=seat, text=text, phrase=phrase, nonce=nonce)
        case wire.SetName(name=name):
            return entries.Named(seat=seat, name=name, nonce=nonce)
        case wire.Pause(paused=paused):
            return entries.Paused(seat=seat, paused=paused, nonce=nonce)
        case wire.Return():
            return entries.Returned(seat=seat, nonce=nonce)
        case wire.Pledge(pledge=pledge):
            return entries.Pledged(seat=seat, pledge=pledge, nonce=nonce)
        case wire.React(reactions=reactions):
            return entries.Reacts(seat=seat, reactions=reactions, nonce=nonce)
        case _:
            raise Malformed("not at this moment")

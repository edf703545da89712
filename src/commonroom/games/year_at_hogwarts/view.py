"""What a seat may know of the table: all but the hands and missions of others and the decks.

Cards that are hidden are shown together, in no order: everyone can work out what is among them, and
nobody can tell where. In Teams the missions of a team are open to its members. Nothing here says
who is being asked.

Most of a table stays as it is from one question to the next, so what was seen of a player or of the
decks is shown again while it is the same. It is nobody's to change.
"""

from __future__ import annotations

from collections.abc import Iterable

from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.quidditch import view as pitch
from commonroom.games.year_at_hogwarts.rules.combatants import dice_of, hp_of, res_of
from commonroom.games.year_at_hogwarts.seen import (
    BrawlView,
    FightView,
    PlayerView,
    SideView,
    TableView,
    TurnView,
)
from commonroom.games.year_at_hogwarts.state import Brawl, Fight, Player, Side
from commonroom.kernel.piles import in_order


def view(game: Year, seat: int | None) -> TableView:
    """The table as a seat (None: a spectator) sees it."""
    state = game.state
    return TableView(
        seat=seat,
        phase=state.phase,
        options=dict(game.options),
        players=tuple(player_view(game, one, seat) for one in range(game.seats)),
        turn=turn_view(game),
        lying=lying(game),
        dark_towers=state.dark_towers,
        death_eaters=state.death_eaters,
        truces=state.truces,
        deck_sizes=deck_sizes(game),
        unseen=unseen(game, seat),
        unseen_missions=in_order(_unseen_missions(game, seat)),
        bottoms=dict(state.bottoms),
        floo=state.floo,
        portkeys=state.portkeys,
        fight=fight_view(game, state.fight, seat) if state.fight is not None else None,
        standing=tuple(fight_view(game, fight, seat) for fight in state.standing),
        brawl=_brawl(state.brawl) if state.brawl is not None else None,
        quidditch=pitch.view(state.quidditch, state.phase, seat) if state.quidditch else None,
        over=state.over,
    )


def knows_missions(game: Year, seat: int | None, other: int) -> bool:
    """RULING: a team shows its missions to each other."""
    return seat is not None and game.team_of(other) == game.team_of(seat)


def deck_sizes(game: Year) -> dict[str, int]:
    """How many cards each deck has."""
    now, kept = game.state.decks, game.looks.get("decks")
    if kept is None or kept[0] != now:
        kept = game.looks["decks"] = now.copy(), {deck: len(cards) for deck, cards in now.items()}
    found: dict[str, int] = kept[1]
    return found


def unseen(game: Year, seat: int | None) -> dict[str, tuple[str, ...]]:
    """Deck → the cards that are in its heap or hidden from a seat, in no order."""
    fight, decks, hands = game.state.fight, game.state.decks, game.hidden_hands(seat)
    held = fight.hand if fight is not None and fight.foe.seat != seat else ()
    of = [*decks.values(), *held]
    for player in hands:
        of += (player.spells, player.potions, player.books)
    kept = game.looks.get(("unseen", seat))
    if kept is None or kept[0] != of:
        kept = game.looks["unseen", seat] = of, _unseen(game, hands, held)
    found: dict[str, tuple[str, ...]] = kept[1]
    return found


def _unseen(game: Year, hands: Iterable[Player], held: Iterable[str]) -> dict[str, tuple[str, ...]]:
    hidden = dict(game.state.decks)
    spells: list[str] = []
    potions: list[str] = []
    for player in hands:
        spells += player.spells
        potions += player.potions
        if player.books:
            hidden["book"] += player.books
    hidden["spell"] += tuple(spells)
    hidden["potion"] += tuple(potions)
    for card in held:
        hidden[game.content.deck_of[card]] += (card,)
    return {deck: in_order(cards) if cards else cards for deck, cards in hidden.items()}


def _unseen_missions(game: Year, seat: int | None) -> tuple[str, ...]:
    missions = game.state.missions
    for other, player in enumerate(game.state.players):
        if player.missions and not knows_missions(game, seat, other):
            missions += tuple([one for one in player.missions if one not in player.shown])
    return missions


def player_view(game: Year, number: int, seat: int | None) -> PlayerView:
    """A player as a seat sees it."""
    player, team = game.state.players[number], game.team_of(number)
    knows = knows_missions(game, seat, number)
    kept = game.looks.get(("player", number, seat))
    if kept is None or kept[0] != (player, team, knows):
        of = player.copy(), team, knows
        kept = game.looks["player", number, seat] = (
            of,
            _player(player, number, team, number == seat, knows),
        )
    seen: PlayerView = kept[1]
    return seen


def _player(player: Player, number: int, team: int, own: bool, knows: bool) -> PlayerView:
    spells, potions, books = player.spells, player.potions, player.books
    return PlayerView(
        seat=number,
        team=team,
        student=player.student,
        space=player.space,
        hp=player.hp,
        points=player.points,
        floo=player.floo,
        portkeys=player.portkeys,
        floo_cards=player.floo_cards,
        counts={"spell": len(spells), "potion": len(potions), "book": len(books)},
        hand={"spell": spells, "potion": potions, "book": books} if own else None,
        mission_count=len(player.missions),
        missions=player.missions if knows else None,
        shown=player.shown,
        pledged=player.pledged,
        objects=player.objects,
        done=player.done,
        flown=player.flown,
        one_die=player.one_die,
        waiting=player.waiting,
        home=player.home,
    )


def lying(game: Year) -> dict[str, tuple[str, ...]]:
    """Space → the objects on it, in an order that tells nothing."""
    now, kept = game.state.lying, game.looks.get("lying")
    if kept is None or kept[0] != now:
        kept = game.looks["lying"] = now.copy(), dict(sorted(now.items()))
    found: dict[str, tuple[str, ...]] = kept[1]
    return found


def turn_view(game: Year) -> TurnView:
    """The turn in progress, which everyone sees."""
    state = game.state
    return TurnView(
        number=state.turn,
        active=state.active,
        dice=state.dice,
        left=state.left,
        trodden=tuple(state.trodden),
        taken=state.taken,
        free_stop=state.free_stop,
        extra=state.extra,
        fleer=state.fleer,
        trip=state.trip,
    )


def _brawl(brawl: Brawl) -> BrawlView:
    return BrawlView(tuple(brawl.seats), tuple(brawl.losses), tuple(brawl.dice))


def fight_view(game: Year, fight: Fight, seat: int | None) -> FightView:
    """A fight as a seat sees it."""
    acting = fight.sides[fight.acting]
    return FightView(
        kind=fight.kind,
        sides=tuple(_side(game, side, fight.foe) for side in fight.sides),
        foe=_side(game, fight.foe, acting),
        acting=fight.acting,
        answering=fight.answering,
        mission=fight.mission,
        holder=fight.holder,
        hand_count=len(fight.hand),
        hand=tuple(fight.hand) if seat is not None and seat == fight.foe.seat else None,
        playing=tuple(fight.playing),
        dice=tuple(fight.dice),
    )


def _side(game: Year, side: Side, foe: Side) -> SideView:
    return SideView(
        who=side.who,
        seat=side.seat,
        student=side.student,
        hp=hp_of(game, side),
        full=side.full,
        res=res_of(game, side, foe),
        dice=dice_of(game, side) if side.who in game.content.sheets else 0,
        stalled=side.stalled,
        warded=side.warded,
        burning=side.burning,
        softened=side.softened,
        spells=side.spells,
        potions=side.potions,
    )

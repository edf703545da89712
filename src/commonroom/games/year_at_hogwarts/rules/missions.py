"""Missions: what they need, how they are tried, won and lost (YH-MIS, YH-CMB-4, YH-TEAM)."""

from __future__ import annotations

import msgspec

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.content import Mission, Need
from commonroom.games.year_at_hogwarts.events import (
    CardDiscarded,
    CardShown,
    FightBegan,
    MissionDone,
    MissionPutOff,
    MissionShown,
    Waited,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.asking import DECLINE, ask
from commonroom.games.year_at_hogwarts.rules.combatants import student_side
from commonroom.games.year_at_hogwarts.rules.ending import check, score
from commonroom.games.year_at_hogwarts.rules.fights import open_fight
from commonroom.games.year_at_hogwarts.rules.holdings import (
    discard_all,
    send_away,
    stop_waiting,
    take_back,
    to_bottom,
)
from commonroom.games.year_at_hogwarts.rules.objects import lay
from commonroom.games.year_at_hogwarts.state import Fight, Side, without
from commonroom.games.year_at_hogwarts.wording import cards as wording
from commonroom.kernel import Option, Script


def known(game: Year, seat: int) -> list[str]:
    """The missions a player can do; RULING: a team shows its missions to each other."""
    return [one for member in game.members(seat) for one in game.state.players[member].missions]


def here(game: Year, seat: int) -> list[Mission]:
    """Of those, the ones whose place this is and whose objects the team has (YH-TEAM-1)."""
    space = game.state.players[seat].space
    missions = [game.content.missions[one] for one in known(game, seat)]
    return [one for one in missions if one.place == space and has_objects(game, seat, one)]


def has_objects(game: Year, seat: int, mission: Mission) -> bool:
    """YH-MIS-1 Whether the objects are there, between the members of a team."""
    held = [thing for one in game.members(seat) for thing in game.state.players[one].objects]
    return all(thing in held for thing in mission.objects)


def units(game: Year, mission: Mission) -> list[Need]:
    """YH-MIS-1 The cards a mission requires one by one, the named ones first."""
    if not game.variant.needs_cards:
        return []
    single = [need for need in mission.needs for _ in range(need.count)]
    return sorted(single, key=lambda need: need.card is None)


def has_cards(game: Year, seat: int, mission: Mission) -> bool:
    """YH-MIS-1 Whether a player has the required cards; a card counts for one need."""
    hand = [*game.hand(seat, "spell"), *game.hand(seat, "potion")]
    for need in units(game, mission):
        card = next((one for one in hand if game.content.meets(need, one)), None)
        if card is None:
            return False
        hand.remove(card)
    return True


# ---- trying it ------------------------------------------------------------------------------


def offers(game: Year, seat: int) -> list[Option]:
    """YH-MIS-1 The missions that can be tried here and now."""
    missions = here(game, seat)
    if not missions:
        return []
    team = len(game.members(seat)) > 1
    verb = "wait" if team else "mission"
    return [(verb, one.id) for one in missions if team or has_cards(game, seat, one)]


def offer(game: Year, seat: int) -> Script[str]:
    """YH-MIS-1 A mission that can be done must be tried; of several one chooses.

    Says the next phase, or "" if none is tried. YH-TEAM-2 RULING: a team may begin to wait for its
    members or not, because nobody knows yet whether it will have the cards. RULING: a mission that
    is tried, or waited for, takes the place of what the space does.
    """
    found = offers(game, seat)
    if not found:
        return ""
    game.seal()
    team = len(game.members(seat)) > 1

    def options() -> list[Option]:
        return [*offers(game, seat), DECLINE] if team else offers(game, seat)

    option = found[0]
    if team or len(found) > 1:
        option = yield from ask(seat, "gather" if team else "mission", options, "YH-MIS-1")
    if option == DECLINE:
        return ""
    missions = game.content.missions
    if option[0] == verbs.MISSION.name:
        return (yield from attempt(game, seat, missions[verbs.MISSION.arg(option)]))
    mission = missions[verbs.WAIT.arg(option)]
    game.state.players[seat].waiting = mission.id
    show(game, seat, mission)
    game.tell(Waited, rule="YH-TEAM-2", seat=seat, mission=mission.id)
    if not assembled(game, seat, mission):
        return "end"
    return (yield from attempt(game, seat, mission))


def assembled(game: Year, seat: int, mission: Mission) -> bool:
    """YH-TEAM-1 Whether all members wait at the place, with the objects between them."""
    players = [game.state.players[one] for one in game.members(seat)]
    ready = all(one.waiting == mission.id and one.space == mission.place for one in players)
    return ready and has_objects(game, seat, mission)


def holder_of(game: Year, seat: int, mission: str) -> int:
    """The member whose mission it is."""
    players = game.state.players
    return next(one for one in game.members(seat) if mission in players[one].missions)


def show(game: Year, seat: int, mission: Mission) -> None:
    """A mission is secret no more."""
    holder = holder_of(game, seat, mission.id)
    player = game.state.players[holder]
    game.seal()
    if mission.id not in player.shown:
        player.shown += (mission.id,)
        game.tell(MissionShown, rule="YH-MIS-1", seat=holder, mission=mission.id)


def attempt(game: Year, seat: int, mission: Mission) -> Script[str]:
    """YH-MIS-1, YH-CMB-4 Show the mission and its cards, and fight; a team's foe has more HP."""
    show(game, seat, mission)
    members = [one for one in game.in_turn(seat) if one in game.members(seat)]
    if not (yield from _pledge_all(game, members, mission)):
        for one in members:
            take_back(game, one)
            stop_waiting(game, one)
        game.tell(MissionPutOff, rule="YH-TEAM-1", seat=seat, mission=mission.id)
        return ""
    card = game.content.combat[game.content.combat_of[mission.id]]
    hp = card.hp * len(members)
    fight = Fight(
        "combat",
        [student_side(game, one) for one in members],
        Side(card.id, hp=hp, full=hp),
        mission=mission.id,
        holder=holder_of(game, seat, mission.id),
    )
    game.tell(FightBegan, rule="YH-CMB-1", seat=seat, opponent=card.id, hp=hp)
    return (yield from open_fight(game, fight))


def _pledge_all(game: Year, members: list[int], mission: Mission) -> Script[bool]:
    """YH-MIS-1, YH-TEAM-1 Show the required cards; whoever has one may, until all are there."""
    for need in units(game, mission):
        shown = False
        for seat in members:
            shown = yield from _pledge(game, seat, mission, need, alone=len(members) == 1)
            if shown:
                break
        if not shown:
            return False
    return True


def _pledge(game: Year, seat: int, mission: Mission, need: Need, *, alone: bool) -> Script[bool]:
    def fitting() -> list[Option]:
        hand = game.hand(seat, "spell") + game.hand(seat, "potion")
        cards = [one for one in dict.fromkeys(hand) if game.content.meets(need, one)]
        found: list[Option] = verbs.PLEDGE.each(cards)
        return found if alone else [*found, DECLINE]

    options = fitting()
    if not options:
        return False
    option = options[0]
    if not alone or len(options) > 1:
        asked = wording.need(msgspec.structs.replace(need, count=1))
        option = yield from ask(
            seat, "pledge", fitting, "YH-MIS-1", "pay", mission=mission.id, need=asked
        )
    if option == DECLINE:
        return False
    card = verbs.PLEDGE.arg(option)
    game.remove_from_hand(seat, card)
    game.state.players[seat].pledged += (card,)
    game.seal()
    game.tell(CardShown, rule="YH-MIS-1", seat=seat, card=card)
    return True


# ---- how it ends ----------------------------------------------------------------------------


def won(game: Year, fight: Fight) -> Script[None]:
    """YH-MIS-1 Points; YH-MIS-3 required cards; YH-OBJ-2 the objects go to Places.

    YH-END-3 RULING: every member of a team scores the points, as its opponent has its HP once for
    each.
    """
    holder, mission = game.state.players[fight.holder], game.content.missions[fight.mission]
    holder.missions = without(holder.missions, mission.id)
    holder.shown = without(holder.shown, mission.id)
    holder.done += (mission.id,)
    game.tell(MissionDone, rule="YH-MIS-1", seat=fight.holder, mission=mission.id)
    for side in fight.sides:
        _discard_pledged(game, side.seat)
        stop_waiting(game, side.seat)
    game.state.carrying_out = True  # the year ends when the whole team has its points
    for side in fight.sides:
        score(game, side.seat, mission.points, "YH-MIS-1")
    game.state.carrying_out = False
    check(game)
    if not game.state.over:
        yield from _lay_objects(game, fight, mission)


def _discard_pledged(game: Year, seat: int) -> None:
    if game.switches.required_cards_discarded_unused:
        player = game.state.players[seat]
        for card in player.pledged:
            to_bottom(game, card)
            game.tell(CardDiscarded, rule="YH-MIS-3", seat=seat, card=card)
        player.pledged = ()
    take_back(game, seat)


def _lay_objects(game: Year, fight: Fight, mission: Mission) -> Script[None]:
    """YH-OBJ-2 RULING: the member in turn lays them."""
    switches, seat = game.switches, fight.sides[fight.acting].seat
    for thing in mission.objects:
        owners = [one.seat for one in fight.sides if thing in game.state.players[one.seat].objects]
        if not owners:
            continue  # a special object used up in the fight
        special = game.content.objects[thing].power is not None
        if special and switches.special_object_after_mission == "diagon-alley":
            yield from lay(game, seat, owners[0], thing, "diagon-alley", "YH-OBJ-2", False)
        else:
            anywhere = switches.mission_objects_to == "any-space"
            yield from lay(game, seat, owners[0], thing, "places", "YH-OBJ-2", anywhere)


def lost(game: Year, fight: Fight) -> None:
    """YH-MIS-2 To the Leaky Cauldron without spells and potions.

    RULING: books are kept. RULING: all members of a team go there.
    """
    for side in fight.sides:
        discard_all(game, side.seat, ("spell", "potion"), "YH-MIS-2")
        send_away(game, side.seat, "YH-MIS-2")

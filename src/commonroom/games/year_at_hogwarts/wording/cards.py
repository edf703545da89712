"""What is printed on cards, sheets, tokens and spaces, put into messages from their records.

Nobody writes the text of a card, so it cannot disagree with what the card does, and the card of a
content pack reads as well as ours. Owns the faces; what effects and abilities say is in
`effects` and `abilities`.
"""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.games.year_at_hogwarts.board import EDITIONS, LIBRARY, Space
from commonroom.games.year_at_hogwarts.content import (
    Content,
    FightCard,
    Mission,
    Need,
    Object,
    Opponent,
    Power,
    Sheet,
    Student,
)
from commonroom.games.year_at_hogwarts.vocabulary import Fly
from commonroom.games.year_at_hogwarts.wording import abilities
from commonroom.games.year_at_hogwarts.wording.effects import (
    Clauses,
    acts,
    amount,
    deeds,
    effects,
    race_effects,
    sentences,
)
from commonroom.kernel import Arg, Msg


def printed(content: Content, card: str) -> list[Msg]:
    """The lines on a card, sheet, token or space; none if it is no such thing."""
    if card in content.sheets:
        return _sheet(content.sheets[card])
    if card in content.villain:
        return [Msg("yh-face-voldemort", {"hp": content.villain[card].hp})]
    if card in content.objects:
        return _object(content, content.objects[card])
    if card in content.missions:
        return _mission(content, content.missions[card])
    if card in content.combat:
        return _opponent(content.combat[card])
    if card in content.duels:
        return _opponent(content.duels[card])
    if card in content.fight_cards:
        return _fight_card(content.fight_cards[card], content.deck_of[card])
    return _drawn(content, card) or _space(content, card)


def everything_printed(content: Content) -> dict[str, list[Msg]]:
    """All of it, by id."""
    groups: list[Mapping[str, object]] = [
        content.students, content.death_eaters, content.villain, content.objects, content.missions,
        content.combat, content.duels, content.spells, content.potions, content.books,
        content.actions, content.events, content.quidditch,
        *(board.spaces for board in content.boards.values()),
    ]  # fmt: skip
    ids = dict.fromkeys(id_ for group in groups for id_ in group)
    return {id_: lines for id_ in ids if (lines := printed(content, id_))}


def outcome(rule: str) -> Msg:
    """How the game ended: the rules of its result, in words."""
    return Msg(f"yh-outcome-{rule}")


# ---- sheets and tokens ----------------------------------------------------------------------


def _sheet(sheet: Sheet) -> list[Msg]:
    numbers: dict[str, Arg] = {"hp": sheet.hp, "res": sheet.res, "dice": sheet.dice}
    hands = [("spell", sheet.spells), ("potion", sheet.potions)]
    if isinstance(sheet, Student):
        head = Msg("yh-face-student", {"house": sheet.house, **numbers})
        hands.insert(0, ("book", sheet.books))
    else:
        head = Msg("yh-face-death-eater", numbers)
    cards: Clauses = [amount(deck, count) for deck, count in hands if count]
    return [
        head,
        Msg("yh-face-starts", {"cards": cards}),
        Msg("yh-face-move", {"clause": abilities.move(sheet.move)}),
        Msg("yh-face-fight", {"clause": abilities.fight(sheet.fight)}),
    ]


def _object(content: Content, thing: Object) -> list[Msg]:
    lines = [] if thing.power is None else [_power(thing.power)]
    if thing.power is not None and any(isinstance(one, Fly) for one in thing.power.effects):
        lines.append(Msg("yh-face-returns"))
    needing: Clauses = [one.id for one in content.missions.values() if thing.id in one.objects]
    return [*lines, Msg("yh-face-needed", {"missions": needing})] if needing else lines


def _power(power: Power) -> Msg:
    done = deeds(power.deeds) if power.when == "fight" else effects(power.effects)
    return Msg(f"yh-face-power-{power.when}", {"effects": [*done]})


# ---- missions and opponents -----------------------------------------------------------------


def _mission(content: Content, mission: Mission) -> list[Msg]:
    head: dict[str, Arg] = {
        "number": mission.number,
        "space": mission.place,
        "points": mission.points,
    }
    foe = content.combat[content.combat_of[mission.id]]
    against: dict[str, Arg] = {"opponent": foe.id, "hp": foe.hp, "res": foe.res}
    return [
        Msg("yh-face-mission", head),
        Msg("yh-face-objects", {"objects": list(mission.objects)}),
        Msg("yh-face-needs", {"needs": [need(one) for one in mission.needs]}),
        Msg("yh-face-against", against),
    ]


def need(asked: Need) -> Msg:
    """YH-MIS-1 A card, or so many of a kind, that a mission asks for."""
    if asked.card is not None:
        return Msg("yh-need-card", {"card": asked.card, "count": asked.count})
    kind = "any" if asked.kind is None else asked.kind
    deck = "card" if asked.deck is None else asked.deck
    return Msg(f"yh-need-{kind}", {"what": deck, "count": asked.count})


def _opponent(card: Opponent) -> list[Msg]:
    lines = [Msg("yh-face-opponent", {"hp": card.hp, "res": card.res})]
    for moment, done in (("reveal", card.reveal), ("before", card.before), ("after", card.after)):
        if done:
            lines.append(Msg(f"yh-face-{moment}", {"effects": [*acts(done)]}))
    if card.immune:
        lines.append(Msg("yh-face-immune", {"decks": list(card.immune)}))
    return lines


# ---- the decks ------------------------------------------------------------------------------


def _fight_card(card: FightCard, deck: str) -> list[Msg]:
    done = deeds(card.effects, defence=card.kind == "defence")
    lines = [Msg(f"yh-face-{card.kind}", {"deck": deck, "text": sentences(done)})]
    if card.start:
        start = "yh-face-start" if deck == "spell" else "yh-face-start-potion"
        lines.append(Msg(start, {"effects": [*effects(card.start)]}))
    return lines


def _drawn(content: Content, card: str) -> list[Msg]:
    if card in content.books:
        book = content.books[card]
        return [Msg("yh-face-book", {"subject": book.subject, "points": book.points})]
    if card in content.actions:
        action = content.actions[card]
        kept = [Msg("yh-face-kept")] if action.kept else []
        return [sentences(effects(action.effects)), *kept]
    if card in content.events:
        return [sentences(effects(content.events[card].effects))]
    if card in content.quidditch:
        return [sentences(race_effects(content.quidditch[card].effects))]
    return []


# ---- spaces ---------------------------------------------------------------------------------


def _space(content: Content, id_: str) -> list[Msg]:
    found = [content.boards[edition].spaces.get(id_) for edition in EDITIONS]
    space = next((one for one in found if one is not None), None)
    if space is None:
        return []
    return [*_offered(space), *_drawn_at(content, space), *_special(space)]


def _offered(space: Space) -> list[Msg]:
    lines = []
    if space.object:
        lines.append(Msg("yh-space-object"))
    if space.mission:
        lines.append(Msg("yh-space-mission"))
    if space.health:
        lines.append(Msg("yh-space-health", {"amount": space.health}))
    if space.classroom is not None:
        lines.append(Msg("yh-space-classroom", {"subject": space.classroom}))
    return lines


def _drawn_at(content: Content, space: Space) -> list[Msg]:
    """YH-SPC-1, YH-SPC-3 What is drawn; in the Library the editions differ."""
    if space.id == LIBRARY:
        books: dict[str, Arg] = {
            edition: amount("book", content.editions[edition].library_books) for edition in EDITIONS
        }
        return [Msg("yh-space-library", books)]
    if space.resolve is not None:
        return [Msg(f"yh-space-{space.resolve}")]
    cards: Clauses = [amount(deck, count) for deck, count in space.draw.items()]
    return [Msg("yh-space-draw", {"cards": cards})] if cards else []


def _special(space: Space) -> list[Msg]:
    lines = []
    if space.common_room is not None:
        lines.append(Msg("yh-space-common-room"))
    if space.tower:
        lines.append(Msg("yh-space-tower"))
    if space.id in _BY_NAME:
        lines.append(Msg(f"yh-space-{space.id}"))
    return lines


_BY_NAME = ("quidditch-pitch", "start", "little-hangleton-graveyard")
"""Spaces that do what no other does."""

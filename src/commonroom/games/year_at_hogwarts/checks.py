"""What must hold for the content as a whole, which no single entry can see for itself.

Owns the references between entries, the guide rails of our own design, and that the facts of `seed`
are kept. The rails bind only what is ours: a pack that says what is printed on somebody's copy need
not keep to them. What is `OfTheBox` does not bind a pack that goes beyond it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from commonroom.games.year_at_hogwarts.abilities import StopAt
from commonroom.games.year_at_hogwarts.board import EDITIONS, START, Subject
from commonroom.games.year_at_hogwarts.content import DECKS, FILES, Content, Mission, Opponent
from commonroom.games.year_at_hogwarts.seed import (
    HORCRUXES,
    POWERS,
    PRINTED,
    START_CARDS,
)
from commonroom.games.year_at_hogwarts.settings import Switches, Variant
from commonroom.games.year_at_hogwarts.vocabulary import (
    ON_OPPONENT,
    Effect,
    Escape,
    Fly,
    FreeStop,
    Give,
    Go,
    Hurt,
    HurtRoll,
    Name,
    Regrow,
    Search,
    all_acts,
    unfolded,
)
from commonroom.kernel.content import OfTheBox, Problem


def problems(content: Content) -> Iterator[Problem]:
    """Everything that is wrong with the content; nothing if it can be played."""
    for check in (
        _counts, _ids, _printed, _sheets, _objects, _missions, _needs, _opponents, _duels, _cards,
        _books, _effects, _settings, _editions,
    ):  # fmt: skip
        for stem, entry, field, reason in check(content):
            yield f"{stem}.toml", entry, field, reason


def _counts(content: Content) -> Iterator[Problem]:
    """YH-CMP-1, YH-CMP-2, YH-CMP-3"""
    for stem in ("students", "death_eaters", "objects", "missions", "combat"):
        found, due = len(getattr(content, stem)), content.box[stem].count
        if found != due:
            yield stem, "", "", OfTheBox(f"there are {found}, not {due}")
    for deck, cards in content.decks.items():
        if len(cards) != (due := content.box[deck].count):
            reason = OfTheBox(f"the deck has {len(cards)} cards, not {due}")
            yield DECKS[deck], "", "copies", reason
    for stem, due in (("villain", 1), ("limits", 1), ("lengths", 3)):
        if len(getattr(content, stem)) != due:
            yield stem, "", "", f"there should be {due}"


def _ids(content: Content) -> Iterator[Problem]:
    """An id names one thing in the whole box, because its name is looked up by it."""
    seen = {space: "spaces" for board in content.boards.values() for space in board.spaces}
    for stem in (stem for stem in FILES if stem != "box"):
        for key in getattr(content, stem, ()):
            if key in seen:
                yield stem, key, "id", f"the id is also in {seen[key]}.toml"
            seen[key] = stem


def _printed(content: Content) -> Iterator[Problem]:
    """What a rulebook prints is a fact."""
    for stem, entries in PRINTED.items():
        for key, facts in entries.items():
            for field, due in facts.items():
                if getattr(getattr(content, stem)[key], field) != due:
                    yield stem, key, field, OfTheBox(f"the rulebook prints {due}")


def _sheets(content: Content) -> Iterator[Problem]:
    """YH-CMP-3"""
    spaces = _spaces(content)
    for student in content.students.values():
        if student.designed("dice") and student.dice not in (3, 4):
            yield "students", student.id, "dice", OfTheBox("students have 3 or 4")
        if student.designed("hp") and not 5 <= student.hp <= 9:
            yield "students", student.id, "hp", OfTheBox("5 to 9 are expected")
        if student.designed("res") and student.res > 5:
            yield "students", student.id, "res", OfTheBox("2 to 5 is expected")
        if isinstance(student.move, StopAt):
            for space in student.move.spaces:
                if space not in spaces:
                    yield "students", student.id, "move", f"there is no space {space}"
    for sheet in content.death_eaters.values():
        if (sheet.spells, sheet.potions) != (1, 1):
            reason = OfTheBox("the rulebook prints 1 spell and 1 potion")
            yield "death_eaters", sheet.id, "spells", reason


def _spaces(content: Content) -> frozenset[str]:
    """The spaces that both editions have."""
    one, other = (content.boards[edition].spaces.keys() for edition in EDITIONS)
    return frozenset(one & other)


def _objects(content: Content) -> Iterator[Problem]:
    """YH-CMP-4, YH-CMP-5, YH-VR-2"""
    wanted = {name for mission in content.missions.values() for name in mission.objects}
    for token in content.objects.values():
        power = token.power
        does = () if power is None else power.deeds + power.effects
        if does != ((POWERS[token.id],) if token.id in POWERS else ()):
            reason = OfTheBox("the rulebook prints what the six can do")
            yield "objects", token.id, "power", reason
        if power and (power.when == "fight") != bool(power.deeds):
            yield "objects", token.id, "power", "deeds are for a fight, effects for a turn"
        if token.horcrux != HORCRUXES.get(token.id):
            reason = OfTheBox("the rulebook prints the six places")
            yield "objects", token.id, "horcrux", reason
        if token.id not in wanted:
            yield "objects", token.id, "id", OfTheBox("no mission needs it")


def _missions(content: Content) -> Iterator[Problem]:
    """YH-CMP-2, YH-CMP-6"""
    places = {
        space.id
        for board in content.boards.values()
        for space in board.spaces.values()
        if space.mission
    }
    for stem, numbered in (("missions", content.missions), ("combat", content.combat)):
        if sorted(card.number for card in numbered.values()) != [*range(1, len(numbered) + 1)]:
            yield stem, "", "number", f"the numbers are 1 to {len(numbered)}"
    for mission in content.missions.values():
        if mission.id not in content.combat_of:
            yield "missions", mission.id, "number", "no combat card has this number"
        if mission.place not in places:
            yield "missions", mission.id, "place", f"{mission.place} is no place of missions"
        if len(set(mission.objects)) < len(mission.objects):
            yield "missions", mission.id, "objects", "an object stands twice"
        for token in mission.objects:
            if token not in content.objects:
                yield "missions", mission.id, "objects", f"there is no object {token}"
        yield from _worth(mission)
    for place in sorted(places - {mission.place for mission in content.missions.values()}):
        yield "missions", "", "place", f"no mission leads to {place}"


WORTH = {1: range(40, 121), 2: range(50, 201), 3: range(100, 251), 4: range(250, 301)}
"""YH-CMP-6 How many points our own missions are worth by the objects they need."""


def _worth(mission: Mission) -> Iterator[Problem]:
    worth = WORTH.get(len(mission.objects), range(0))
    if mission.designed("objects") and mission.points not in worth:
        yield "missions", mission.id, "points", OfTheBox("out of the range for so many objects")


def _needs(content: Content) -> Iterator[Problem]:
    """YH-CMP-6, YH-MIS-1 Each required card exists at least twice."""
    for mission in content.missions.values():
        for need in mission.needs:
            if need.card is not None:
                if need.kind or need.deck:
                    yield "missions", mission.id, "needs", "a card has no kind or deck besides"
                elif need.card not in content.fight_cards:
                    yield "missions", mission.id, "needs", f"there is no card {need.card}"
                elif content.fight_cards[need.card].copies < 2 * need.count:
                    yield "missions", mission.id, "needs", f"there is only one {need.card}"
            elif not (need.kind and need.deck):
                yield "missions", mission.id, "needs", "a card, or a kind and a deck, is missing"


def _opponents(content: Content) -> Iterator[Problem]:
    """YH-CMP-7"""
    for card in content.combat.values():
        for field, reason in _opponent(card, range(4, 16)):
            yield "combat", card.id, field, reason
    for duel in content.duels.values():
        for field, reason in _opponent(duel, range(3, 7)):
            yield "duels", duel.id, field, reason


def _opponent(card: Opponent, hp: range) -> Iterator[tuple[str, str]]:
    if card.designed("hp") and card.hp not in hp:
        yield "hp", OfTheBox(f"{hp[0]} to {hp[-1]} are expected")
    if card.designed("res") and card.res > 5:
        yield "res", OfTheBox("2 to 5 is expected")
    if not card.reveal + card.before + card.after:
        yield "after", "it has no ability"
    acts = list(all_acts(card.reveal + card.before + card.after))
    if card.designed("acts") and sum(a.amount for a in acts if isinstance(a, Regrow)) > 1:
        yield "after", "it heals too fast for the fight to end"
    if len(card.immune) > 1 and card.designed("acts"):
        yield "immune", "one kind of cards must be left"


def _duels(content: Content) -> Iterator[Problem]:
    """YH-DUE-1 Each student is met as well, on one card."""
    met = Counter(duel.student for duel in content.duels.values() if duel.student is not None)
    if met != Counter(content.students.keys()):
        yield "duels", "", "student", "each student has one duel card"


def _cards(content: Content) -> Iterator[Problem]:
    """YH-FGT-2, YH-FGT-3, YH-CRD-2"""
    for card in content.fight_cards.values():
        stem = "spells" if card.id in content.spells else "potions"
        attacks = any(isinstance(deed, (*ON_OPPONENT, Search)) for deed in card.effects)
        if card.kind == "attack" and not attacks:
            yield stem, card.id, "effects", "an attack does something to the opponent"
        if card.kind == "defence" and any(isinstance(d, Hurt | HurtRoll) for d in card.effects):
            yield stem, card.id, "effects", "a defence card takes no HP"
        if any(isinstance(deed, Escape) for deed in card.effects):
            yield stem, card.id, "effects", "only an object leads out of a fight"
        if card.id in START_CARDS and not card.start:
            reason = OfTheBox("the rulebook says that it is played before the roll")
            yield stem, card.id, "start", reason
        if card.source == "ours" and card.start:
            reason = OfTheBox("the rulebook names those played before the roll")
            yield stem, card.id, "start", reason


def _books(content: Content) -> Iterator[Problem]:
    """YH-EXM-1"""
    written = Counter(book.subject for book in content.books.values())
    for subject in get_args(Subject):
        if not written[subject]:
            yield "books", "", "subject", f"there is no book for {subject}"


def _effects(content: Content) -> Iterator[Problem]:
    """What effects refer to exists, and each stands where it can be done."""
    spaces = _spaces(content)
    for stem, key, field, effects, before_roll in _lists(content):
        namings = [effect for effect in unfolded(effects) if isinstance(effect, Name)]
        named = {id(effect) for naming in namings for effect in unfolded(naming.effects)}
        for effect in unfolded(effects):
            match effect:
                case Go(to=tuple(to)) if not to or not spaces.issuperset(to):
                    yield stem, key, field, f"not all of these are spaces: {', '.join(to)}"
                case Go(instead=True) | FreeStop() | Fly() if not before_roll:
                    yield stem, key, field, "there is no roll to come"
                case Give(to="namer") if id(effect) not in named:
                    yield stem, key, field, "nobody has named who gives"
                case _:
                    pass


def _lists(content: Content) -> Iterator[tuple[str, str, str, tuple[Effect, ...], bool]]:
    """File, entry, field and effects, and whether they are done before a roll."""
    for action in content.actions.values():
        yield "actions", action.id, "effects", action.effects, False
    for event in content.events.values():
        yield "events", event.id, "effects", event.effects, False
    for card in content.fight_cards.values():
        stem = "spells" if card.id in content.spells else "potions"
        yield stem, card.id, "start", card.start, True


def _settings(content: Content) -> Iterator[Problem]:
    """YH-SET-1"""
    for variant in get_args(Variant):
        if variant not in content.variants:
            yield "variants", variant, "id", "the variant is missing"
    limits = content.limit
    if limits.least_res > limits.most_res:
        yield "limits", limits.id, "least_res", "is more than most_res"


def _editions(content: Content) -> Iterator[Problem]:
    """The switches of both editions; what the boards say too, they say alike."""
    for edition in EDITIONS:
        if edition not in content.editions:
            yield "editions", edition, "id", "the edition is missing"
            continue
        switches, board = content.editions[edition], content.boards[edition]
        if board.distances("honeydukes").get("hogs-head") != switches.honeydukes_to_hogs_head:
            yield "editions", edition, "honeydukes_to_hogs_head", "the paths say otherwise"
        if (START in board.ends_move) != (switches.entrance_choice == "stopping"):
            yield "editions", edition, "entrance_choice", "the spaces say otherwise"
        if switches.vr_auto_win_token not in content.objects:
            yield "editions", edition, "vr_auto_win_token", "there is no such object"
        if switches.vr_two_players not in content.students:
            yield "editions", edition, "vr_two_players", "there is no such student"
        for name in switches.rulings:
            if name not in Switches.__struct_fields__:
                yield "editions", edition, "rulings", f"there is no switch {name}"

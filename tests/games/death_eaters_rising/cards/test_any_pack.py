"""Whatever pack is accepted can be played and read, however odd its cards.

Cards are spelled at random from the vocabulary. Some of them must be refused as bad content; with
all the others together a game is played at random.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import inspect

import commonroom
from commonroom.games.death_eaters_rising.vocabulary import Ability, Action, Effects, If
from commonroom.games.death_eaters_rising.wording import printed
from commonroom.kernel import content_of
from commonroom.kernel.errors import BadContent
from commonroom.text import Texts
from tests.games.death_eaters_rising.scene import GAME, box

ABILITY, ACTION, EFFECTS = (inspect.type_info(kind) for kind in (Ability, Action, Effects))


def spelled(kind: inspect.Type, chance: Random, name: str = "", depth: int = 0) -> object:
    """Data that reads as a type of the vocabulary, as it would stand in a content file."""
    match kind:
        case inspect.IntType(ge=least, le=most):
            return chance.randint(least or 0, most or 0)
        case inspect.LiteralType(values=values):
            return chance.choice(values)
        case inspect.StrType():
            return chance.choice(list(box().locations if name == "location" else box().wizards))
        case inspect.UnionType(types=types):
            flat = [one for one in types if getattr(one, "cls", None) is not If]
            return spelled(chance.choice(flat if depth > 1 else types), chance, name, depth)
        case inspect.VarTupleType(item_type=item, min_length=least):
            length = chance.randint(least or 0, 2)
            return [spelled(item, chance, name, depth + 1) for _ in range(length)]
        case inspect.DictType(key_type=key, value_type=value):
            return {spelled(key, chance): spelled(value, chance)}
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            record: dict[object, object] = {tag_field: tag}
            for field in fields:
                if field.required or chance.random() < 0.5:
                    record[field.name] = spelled(field.type, chance, field.name, depth)
            return {key: value for key, value in record.items() if value is not None}
    assert isinstance(kind, inspect.NoneType)
    return None


def odd_cards(chance: Random) -> Iterator[tuple[str, dict[str, object]]]:
    """Every card that does something, doing something else: its file and its entry."""
    content = box()
    for id_ in content.wizards:
        yield "wizards", {"id": id_, "ability": spelled(ABILITY, chance)}
    for id_ in content.death_eaters:
        lines = {"regular": spelled(EFFECTS, chance), "dark_mark": spelled(EFFECTS, chance)}
        yield "death_eaters", {"id": id_, **lines}
    for id_ in content.places:
        yield "places", {"id": id_, "penalty": spelled(EFFECTS, chance)}
    for id_ in content.tokens:
        yield "tokens", {"id": id_, "effects": spelled(EFFECTS, chance)}
    for headquarters in content.headquarters.values():
        abilities = []
        for cost, part in enumerate(headquarters.abilities, 1):
            action = spelled(ACTION, chance)
            assert isinstance(action, dict)
            abilities.append({"id": part.id, "ability": action | {"cost": {"loyalty": cost}}})
        yield "headquarters", {"id": headquarters.id, "abilities": abilities}


def in_toml(value: object) -> str:
    match value:
        case dict():
            return f"{{ {', '.join(f'{key} = {in_toml(one)}' for key, one in value.items())} }}"
        case list():
            return f"[{', '.join(map(in_toml, value))}]"
        case str():
            return f'"{value}"'
    assert isinstance(value, int)
    return str(value).lower()


def refusal(stem: str, entry: dict[str, object]) -> BadContent | None:
    try:
        content_of(GAME, {stem: [entry]})
    except BadContent as error:
        return error
    return None


def written(chance: Random, folder: Path) -> list[str]:
    """A pack of all odd cards that are not refused; their ids."""
    entries: defaultdict[str, list[dict[str, object]]] = defaultdict(list)
    for stem, entry in odd_cards(chance):
        error = refusal(stem, entry)
        if error is None:
            entries[stem].append(entry)
        else:
            assert (error.file, error.entry) == (f"{stem}.toml", entry["id"])
    for stem, some in entries.items():
        (folder / f"{stem}.toml").write_text(f"{stem} = {in_toml(some)}", encoding="utf-8")
    return [str(entry["id"]) for some in entries.values() for entry in some]


@pytest.mark.parametrize("seed", range(12))
def test_an_accepted_pack_can_be_played_and_read(seed: int, tmp_path: Path) -> None:
    chance = Random(seed)
    odd = written(chance, tmp_path)
    assert len(odd) > 10
    match = commonroom.new_match(GAME, seats=2 + seed % 3, seed=seed, pack=tmp_path)
    texts = Texts(strict=True)
    for card in odd:
        assert all(texts.say(line) for line in printed(match.game.content, card))
    for _ in range(500):
        if match.decision is None:
            break
        asked = [match.decision.owner, *match.decision.guests]
        seat = chance.choice(asked)
        match.answer(chance.choice(match.decision.options_of(seat)), seat)
    assert match.game.state.turn > 2 or match.result is not None  # odd cards may end it at once

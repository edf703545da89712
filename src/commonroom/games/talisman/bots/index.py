"""What cards and spaces do, by id."""

from __future__ import annotations

from typing import TypeVar

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.traits import Use, When
from commonroom.games.talisman.vocabulary import Effect, unfolded

E = TypeVar("E")


class Index:
    """What cards and spaces do, by id: found once, asked often."""

    def __init__(self, content: Content) -> None:
        self._effects: dict[str, tuple[Effect, ...]] = {}
        for space in content.spaces.values():
            self._effects[space.id] = space.text
        for card in content.encounters.values():
            uses = [t.effects for t in card.traits if isinstance(t, When | Use)]
            effects = card.effects + card.on_win + card.on_loss
            self._effects[card.id] = effects + tuple(e for part in uses for e in part)
        for spell in content.spells.values():
            self._effects[spell.id] = spell.effects + spell.on_target
        for character in content.characters.values():
            for name, side in (("a", character.a), ("b", character.b)):
                traits = [trait for ability in side.abilities for trait in ability]
                self._effects[f"{character.id}/{name}"] = tuple(
                    effect for t in traits if isinstance(t, When | Use) for effect in t.effects
                )
        self._effects[content.voldemort.id] = ()

    def all(self, source: str, kind: type[E]) -> list[E]:
        """The effects of a kind in what a card does, however deep."""
        effects = unfolded(self._effects.get(source, ()))
        return [effect for effect in effects if isinstance(effect, kind)]

    def effects(self, source: str) -> tuple[Effect, ...]:
        """What a card does."""
        return self._effects.get(source, ())

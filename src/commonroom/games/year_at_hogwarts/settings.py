"""The numbers a match is played by: its length, its variant, the limits, the edition's switches.

Owns their shape; the content files have the values.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from commonroom.games.year_at_hogwarts.board import BoardName, Edition
from commonroom.games.year_at_hogwarts.vocabulary import Count, Entry

Variant: TypeAlias = Literal["underage", "qualified", "teams"]
"""Solo is played under the rules of underage or qualified."""
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Length(Entry, frozen=True, kw_only=True):
    """YH-SET-1 So many missions, and more than so many points."""

    missions: Count
    points: Annotated[int, msgspec.Meta(ge=1)]


class VariantRules(Entry, frozen=True, kw_only=True):
    """YH-SET-1 What a variant changes."""

    id: Variant
    floo: Count
    """YH-SET-2"""
    needs_cards: bool
    """YH-MIS-1"""
    death_eaters: bool
    """YH-SET-3"""
    quidditch_to_end: bool
    """YH-END-2"""
    mission_cards: Count
    """YH-CMB-3"""
    duel_cards: Count
    """YH-DUE-1"""
    player_spells: Number
    player_potions: Number
    """YH-PVP-2, YH-PVP-3"""
    prize_objects: Count
    prize_cards: Count
    """YH-PVP-2, YH-PVP-3 What the winner takes: objects, or one token, or random cards."""


class Limits(Entry, frozen=True, kw_only=True):
    """The numbers that hold in every game."""

    floo_tokens: Number
    portkey_tokens: Number
    """YH-CMP-1. RULING: when the tokens are gone, none is gained. The tokens for HP and House
    points and the five dice limit nothing.
    """
    portkeys: Count
    """YH-SET-2"""
    missions: Count
    missions_many: Count
    many_players: Count
    """YH-SET-2 `missions_many` with more than `many_players`."""
    objects_per_turn: Count
    objects_held: Count
    """YH-OBJ-1"""
    least_res: Count
    most_res: Count
    """RULING: res is changed by cards and abilities within these; a printed one outside stays."""
    hp_after_defeat: Count
    """YH-MIS-2"""
    brawl_losses: Count
    """YH-PVP-2"""
    death_eater_points: Annotated[int, msgspec.Meta(ge=1)]
    """YH-DE-1"""
    duel_discards: Count
    """YH-DUE-1"""
    quidditch_points: Annotated[int, msgspec.Meta(ge=1)]
    """YH-QUI-0"""
    returned_cards: Count
    returned_hp: Count
    """YH-VR-FGT Cards in a fight, and HP of whoever goes back to Start."""


class Switches(Entry, frozen=True, kw_only=True):
    """The edition switches. `rulings` names those that are our answer in this edition."""

    id: Edition
    honeydukes_to_hogs_head: Count
    """YH-BRD-3 The paths say so; here it is told."""
    library_books: Count
    """YH-SPC-3"""
    entrance_choice: Literal["passing", "stopping"]
    """YH-BRD-1 The spaces say so; here it is told."""
    buckbeak_returns: bool
    buckbeak_to_graveyard: bool
    """YH-CMP-5. The Polish book lets nobody into the Graveyard but by Portkey, from the pitch; the
    Italian one only says that Floo powder does not lead there.
    """
    mission_objects_to: Literal["object-spaces", "any-space"]
    """YH-OBJ-2 Both on Places."""
    special_object_after_mission: Literal["places", "diagon-alley"]
    """YH-OBJ-2"""
    required_cards_discarded_unused: bool
    """YH-MIS-3"""
    start_of_turn_potions: bool
    """YH-CRD-2"""
    defence_cards_in_a_row: bool
    """YH-FGT-3 Whether another defence card may follow one, or only an attack."""
    pvp_truce_rounds: Number
    """YH-PVP-1"""
    pvp_zero_hp: Literal["leaky-cauldron", "as-one"]
    """YH-PVP-3"""
    defence_die_fights: tuple[Literal["player", "death-eater"], ...]
    """YH-PVP-3 The fights that the optional defence die is for."""
    floo_cards_kept: bool
    """YH-ACT-1"""
    solo_needs_cards: bool
    """YH-MIS-1 Whether missions ask for their cards of whoever plays alone, in every variant."""
    solo_mission_cards: Number
    """YH-CMB-3 How many cards whoever plays alone may play for a mission; 0: as in the variant."""
    death_eater_card_limit: Count
    """YH-DE-1"""
    lost_to_death_eater_discards: Literal["all", "spells-and-potions"]
    """YH-DE-1"""
    duel_zero_hp: Literal["leaky-cauldron", "as-one"]
    duel_at_one_hp: Literal["fight", "lost"]
    duel_last_act_at_zero: bool
    """YH-DUE-1"""
    quaffle_throw: bool
    step_after_steal: bool
    """YH-QUI-4"""
    own_pieces_block: bool
    """YH-QUI-2 Whether pieces keep out of slots with pieces of their own side, too."""
    bludger_range: Literal["up-to", "exactly"]
    """YH-QUI-3"""
    chasers_barred_from: Literal["enemy", "all"]
    """YH-QUI-2 Keeper slots."""
    vr_auto_win_token: str
    """YH-VR-6"""
    vr_harry_sent_to_start: bool
    """YH-VR-FGT Whether a beaten Harry goes to Start like his friends, or stays with his 1 HP."""
    vr_rematch: Literal["another-hero", "same-hero"]
    """YH-VR-FGT"""
    vr_stone_wand_on: Annotated[tuple[BoardName, ...], msgspec.Meta(min_length=1)]
    """YH-VR-4"""
    vr_tools_passed: bool
    """YH-VR-5 Whether the Fang and the Sword go from hero to hero on one space."""
    vr_pettigrew_sent_to_start: bool
    """YH-VR-FGT Whether a beaten Pettigrew goes on, like a hero, or is out like the others."""
    vr_two_players: str
    """YH-VR-1 The one hero."""
    rulings: tuple[str, ...] = ()

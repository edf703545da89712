"""The laws notice: a game that breaks one fails its test."""

from collections.abc import Callable, Iterator

import pytest

from commonroom.kernel import registry
from tests.conformance import (
    mutants,
    test_hash_seeds,
    test_inventory,
    test_play,
    test_positions,
    test_secrets,
    test_words,
)
from tests.conformance.tables import Table

BROKEN: list[tuple[str, Callable[[Table], None]]] = [
    ("Endless", test_play.test_play_ends_with_a_result),
    ("Speechless", test_play.test_there_is_always_something_to_answer),
    ("Stammering", test_play.test_there_is_always_something_to_answer),
    ("Promising", test_play.test_every_listed_option_is_accepted),
    ("Flagging", test_play.test_options_are_plain_data_with_the_verb_first),
    ("Echoing", test_play.test_guests_are_other_seats_and_no_option_is_offered_to_two),
    ("Moody", test_positions.test_a_copy_equals_its_original),
    ("Forgetful", test_positions.test_a_copy_plays_on_like_its_original),
    ("Forgetful", test_positions.test_a_loaded_match_plays_on_like_the_saved_one),
    ("Sharing", test_positions.test_nothing_in_the_state_lies_in_two_places),
    ("Untyped", test_positions.test_the_state_is_plain_data_that_json_gives_back),
    ("Meddling", test_positions.test_a_phase_that_begins_with_its_question_only_looks),
    ("Gambling", test_positions.test_replaying_the_answers_gives_the_same_match_at_every_step),
    ("Attentive", test_positions.test_a_muted_match_plays_like_a_heard_one),
    ("OpenHanded", test_secrets.test_views_cannot_tell_hidden_worlds_apart),
    ("Absentminded", test_secrets.test_views_cannot_tell_hidden_worlds_apart),
    ("Absentminded", test_secrets.test_resampling_a_world_keeps_what_the_seat_knows),
    ("Stale", test_secrets.test_a_resampled_world_can_be_played_on),
    ("Inflating", test_secrets.test_a_resampled_world_can_be_played_on),
    (
        "Unsealed",
        test_secrets.test_an_answer_without_chance_or_seal_shows_nobody_anything_hidden,
    ),
    ("Gossiping", test_secrets.test_the_public_form_of_a_secret_does_not_depend_on_the_secret),
    ("Whispering", test_secrets.test_a_private_event_names_seats_and_its_public_form_is_public),
    ("Lawless", test_words.test_every_decision_event_and_result_cites_an_existing_rule),
    ("Loose", test_words.test_a_view_is_json_and_comes_back_as_its_own_type),
    ("Mumbling", test_words.test_prompts_options_and_log_lines_are_well_formed_messages),
    ("Nameless", test_words.test_prompts_options_and_log_lines_are_well_formed_messages),
    ("Mislabelled", test_words.test_prompts_options_and_log_lines_are_well_formed_messages),
    ("Overdone", test_words.test_progress_is_per_cent_and_whole_only_at_the_end),
    ("Baking", test_inventory.test_playing_changes_neither_the_content_nor_the_setting),
    ("Losing", test_inventory.test_everything_in_the_box_lies_somewhere_at_every_step),
]


@pytest.fixture
def mutant(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    name: str = request.param
    monkeypatch.setitem(registry._places, name, f"{mutants.__name__}:THE_{name}")
    yield name
    registry._titles.pop(name, None)
    registry._base.pop(name, None)


@pytest.mark.parametrize(("mutant", "law"), BROKEN, indirect=["mutant"])
def test_a_broken_law_is_noticed(mutant: str, law: Callable[[Table], None]) -> None:
    table = Table(mutant, 3, (("appetite", "large"), ("blindfold", "no")), seed=2)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        law(table)


@pytest.mark.parametrize("mutant", ["Unordered"], indirect=True)
def test_the_order_of_a_set_is_noticed(mutant: str) -> None:
    with pytest.raises(AssertionError):
        test_hash_seeds.test_a_game_is_the_same_under_every_hash_seed(mutant)


def test_every_mutant_is_tried() -> None:
    assert {name for name, _ in BROKEN} | {"Unordered"} == set(mutants.MUTANTS)

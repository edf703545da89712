"""Playing at the keyboard: answers, commands, leaving and coming back."""

import io
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import commonroom
from commonroom import bots, kernel
from commonroom.cli import main
from commonroom.terminal.loop import Loop
from commonroom.terminal.play_command import TABLEAUX, tableau_of
from commonroom.terminal.screen import Leave, Screen
from commonroom.terminal.session import Chair, Session, resume
from commonroom.text import Texts, languages, stray_words
from tests.languages import COMPLETE

GAME = "death-eaters-rising"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.session"


def play(file: Path, typed: str, *args: str) -> Result:
    command = ["play", GAME, "--file", str(file), "--seed", "1", *args]
    if not {"--seats"} & set(args):
        command += ["--seats", "Ada,novice"]
    return CliRunner().invoke(main, command, input=typed)


class AtKeyboard(Console):
    """A console whose person types these lines."""

    def __init__(self, typed: str) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False)
        self.lines: Iterator[str] = iter(typed.splitlines())

    def input(self, *_args: object, **_kwargs: object) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    @property
    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def seated(position: dict[str, object]) -> Session:
    match = commonroom.arrange(GAME, position)
    return Session(match, (Chair("Ada"), Chair("Bob")), None)


TWO_TEAMS: dict[str, object] = {
    "players": [
        {"team": {"harry-potter": 2}},
        {"team": {"albus-dumbledore": 1}, "tokens": ["token-heal"]},
    ],
    "locations": {"hogsmeade": {"characters": {"antonin-dolohov": 0, "luna-lovegood": 1}}},
}


def test_a_number_answers_and_the_game_is_kept(file: Path) -> None:
    result = play(file, "5\n")
    assert result.exit_code == 0
    assert "Harry Potter leads the team" in result.output
    kept = resume(file)
    assert kept.match.game.state.players[0].team == ("harry-potter",)
    assert [chair.name for chair in kept.chairs] == ["Ada", "Novice 2"]


def test_a_kept_game_goes_on_where_it_was_left(file: Path) -> None:
    play(file, "5\n")
    before = resume(file).match.save()
    result = play(file, "q\n")
    assert "Welcome back" in result.output
    assert resume(file).match.save() == before


def test_whoever_cannot_wait_for_a_bot_finds_the_game_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("commonroom.terminal.loop.step", interrupted)
    result = play(file, "", "--seats", "novice,Ada")
    assert result.exit_code == 0
    assert "Your game is kept in" in result.output
    assert resume(file).match.answered == 0


def test_a_new_game_can_be_begun_over_a_kept_one(file: Path) -> None:
    play(file, "5\n")
    play(file, "1\n", "--new")
    assert resume(file).match.game.state.players[0].team == ("albus-dumbledore",)


@pytest.mark.parametrize(
    "other", [("--seats", "ada,expert"), ("--seats", "ada"), ("--option", "difficulty=expert")]
)
def test_a_kept_game_is_not_taken_for_another(file: Path, other: tuple[str, ...]) -> None:
    play(file, "5\n")
    before = file.read_bytes()
    result = play(file, "q\n", *other)
    assert result.exit_code == 2
    assert "There is another game in" in result.output
    assert file.read_bytes() == before


def test_a_kept_game_has_the_cards_that_it_began_with(file: Path, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    card = '[[wizards]]\nid = "severus-snape"\nrequirement = {{ knowledge = {} }}\n'
    (pack / "wizards.toml").write_text(card.format(3))
    play(file, "5\n", "--pack", str(pack))
    assert play(file, "q\n", "--pack", str(pack)).exit_code == 0
    (pack / "wizards.toml").write_text(card.format(4))
    result = play(file, "q\n", "--pack", str(pack))
    assert (result.exit_code, "There is another game in" in result.output) == (2, True)
    assert play(file, "q\n").exit_code == 0  # who names no cards goes on with those it has


def test_what_is_told_at_the_end_goes_on_with_the_very_game(tmp_path: Path) -> None:
    file = tmp_path / "our game.session"
    told = " ".join(play(file, "5\nq\n").output.split())
    assert f"commonroom play {GAME} --file '{file}'" in told


def test_what_is_told_at_the_end_goes_on_in_the_same_language(file: Path) -> None:
    args = ["--language", "pl", "--reactions", "never"]
    told = " ".join(play(file, "q\n", *args).output.split())
    assert f"commonroom play {GAME} --language pl --reactions never --file" in told
    assert "--language" not in play(file, "q\n").output


def test_a_file_beside_the_kept_game_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "game.new").write_text("mine")
    play(tmp_path / "game.session", "5\n")
    assert (tmp_path / "game.new").read_text() == "mine"


@pytest.mark.parametrize("typed", ["7", "0", "-1", "harry", "1 2", "²", "😀"])
def test_what_is_no_choice_gets_a_friendly_line(file: Path, typed: str) -> None:
    result = play(file, f"{typed}\nq\n")
    assert result.exit_code == 0
    assert f"“{typed}” is not one of the choices" in result.output
    assert "from 1 to 6" in result.output


def test_rules_cards_log_and_help_are_at_hand(file: Path) -> None:
    result = play(file, "r\nr der-dic-2\nr der-xyz-9\nc: luna\nc nobody\nl\n?\nt\nq\n")
    assert result.exit_code == 0
    for text in (
        "DER-SET-3",
        "DER-DIC-2",
        "There is no rule DER-XYZ-9",
        "Take a spell token",
        "No card has “nobody” in its name",
        "A number answers",
        "Nothing lies on the table before everybody has chosen who leads their team.",
    ):
        assert text in result.output
    assert "Nothing lies" not in play(file, "q\n", "--new").output  # nobody has asked


@pytest.mark.parametrize("language", languages())
def test_the_keys_are_explained_by_no_card_or_rule_that_another_game_has(language: str) -> None:
    texts = Texts(language)
    for key in ("play-hint", "play-help"):
        told = texts.say(kernel.Msg(key)).lower()
        assert "luna" not in told
        assert "der-" not in told


def test_an_answer_can_be_taken_back_until_a_die_has_spoken() -> None:
    session = seated(TWO_TEAMS | {"phase": "muster", "mission": "hogsmeade"})
    session.match.answer(("token", 1, "token-heal"), seat=1)
    screen = Screen(AtKeyboard(""), Texts(), tableau_of(session.match))
    assert screen._undo(session)
    assert session.match.game.state.players[1].tokens == ("token-heal",)
    assert not screen._undo(session)


@pytest.mark.parametrize(("other", "marked"), [(None, False), ("novice", True)])
def test_what_a_bot_answers_at_once_is_marked_as_not_to_be_taken_back(
    other: str | None, marked: bool
) -> None:
    match = commonroom.new_match(GAME, seats=2, seed=1)
    session = Session(match, (Chair("Ada"), Chair("Bob", other)), None)
    console = AtKeyboard("1\nu\n")
    with pytest.raises(Leave):
        Loop(session, Screen(console, Texts(), tableau_of(match)), "never").run()
    assert ("Begin with Albus Dumbledore ⚀" in console.shown) == marked
    assert ("Taken back." in console.shown) != marked


def test_others_are_offered_the_word_and_may_stay_silent() -> None:
    position = TWO_TEAMS | {"phase": "muster", "mission": "hogsmeade"}
    session = seated(position)
    console = AtKeyboard("1\n1\n\n\n")  # Bob steps in and heals somebody; Ada goes on
    screen = Screen(console, Texts(), tableau_of(session.match))
    with pytest.raises(Leave):
        Loop(session, screen, "matters").run()
    assert session.match.game.state.players[1].tokens == ()
    assert "Enter: let them go on" in console.shown
    asked = "Ada is asked: “Your dice are ready. What will you do before you roll?” Do you step in?"
    assert asked in console.shown


def test_nobody_is_offered_the_word_who_does_not_want_it() -> None:
    session = seated(TWO_TEAMS | {"phase": "muster", "mission": "hogsmeade"})
    console = AtKeyboard("")
    with pytest.raises(Leave):
        Loop(session, Screen(console, Texts(), tableau_of(session.match)), "never").run()
    assert "Enter: let them go on" not in console.shown


def test_a_whole_game_is_played_to_its_end(file: Path) -> None:
    result = play(file, "1\n" * 3000, "--seats", "novice,novice")
    assert result.exit_code == 0
    assert "DER-WIN-1" in result.output or "DER-LOS-" in result.output
    assert not file.exists()


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--seats", "Ada"], "seats"),
        (["--seats", "Ada,,novice"], "seats"),
        (["--option", "difficulty=silly"], "difficulty"),
        (["--option", "colour=red"], "colour"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    file: Path, args: list[str], complaint: str
) -> None:
    result = play(file, "", *args)
    assert result.exit_code == 2
    assert complaint in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("damage", [b"", b"{}", b"not a session", b'{"format":9}'])
def test_a_damaged_file_is_refused_and_left_alone(file: Path, damage: bytes) -> None:
    file.write_bytes(damage)
    result = play(file, "")
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert file.read_bytes() == damage


def test_every_word_on_the_screen_is_a_message() -> None:
    """Played in the pseudo language, nothing is left in plain letters but names and rule ids."""
    position = TWO_TEAMS | {"phase": "travel", "revealed": True, "azkaban": ["yaxley"]}
    session = Session(seated(position).match, (Chair("1"), Chair("2")), None)
    console = AtKeyboard("3\nx\n?\nl\nr\nc zzz\nu\n\n")
    texts = Texts.pseudo(strict=False)
    with pytest.raises(Leave):
        Loop(session, Screen(console, texts, tableau_of(session.match)), "matters").run()
    rule_ids = {word for rule in session.match.title.rules() for word in stray_words(rule.id)}
    assert set(stray_words(console.shown)) <= rule_ids


def test_what_only_another_seat_may_know_is_not_told() -> None:
    match = commonroom.new_match("talisman", seats=2, seed=5)
    while not (secret := [event for event in match.events if event.audience == (1,)]):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    console = AtKeyboard("")
    screen = Screen(console, Texts(), tableau_of(match))
    ada = Session(match, (Chair("Ada"), Chair("Bob", "novice")), None)
    screen.tell(ada.heard(secret, 0), ada)
    public = console.shown
    nobody = Session(match, (Chair("Cy", "novice"), Chair("Bob", "novice")), None)
    screen.tell(nobody.heard(secret, None), nobody)
    assert "gains a spell." in public
    assert "gains a spell:" not in public
    assert "gains a spell:" in console.shown


def test_whoever_wins_is_named_unless_all_play_together() -> None:
    def verdict(session: Session, *winners: int) -> str:
        screen = Screen(AtKeyboard(""), Texts(), tableau_of(session.match))
        return Loop(session, screen, "never")._verdict(kernel.Result(winners, ()))

    apart = Session(kernel.new_match("quidditch", seats=2), (Chair("Ada"), Chair("Bob")), None)
    assert "Bob" in verdict(apart, 1)
    assert "nobody" in verdict(apart)
    together = seated(TWO_TEAMS)
    assert "You have won" in verdict(together, 0, 1)
    assert "lost" in verdict(together)


def test_a_bot_does_not_repeat_itself(file: Path) -> None:
    result = play(file, "", "--seats", "novice,novice", "--option", "difficulty=beginner")
    said = [line for line in result.output.splitlines() if line.startswith("Novice 1:")]
    assert said
    assert all(one != next_ for one, next_ in pairwise(said))
    assert "Novice 2:" in result.output


def test_a_bot_gives_no_reason_for_what_nobody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(
        commonroom.new_match(GAME, seats=2, seed=1), (Chair("Cy", "novice"), Chair("Ada")), None
    )

    def hidden(*_: object) -> list[kernel.Event]:
        return []

    monkeypatch.setattr(session, "heard", hidden)
    console = AtKeyboard("")
    with pytest.raises(Leave):
        Loop(session, Screen(console, Texts(), tableau_of(session.match)), "never").run()
    assert session.match.answered == 1
    assert "Cy:" not in console.shown


def test_names_are_kept_as_they_are_typed(file: Path) -> None:
    play(file, "q\n", "--seats", "minerva McGonagall,novice")
    assert resume(file).chairs[0].name == "Minerva McGonagall"


def test_a_game_that_nobody_has_drawn_yet_is_shown_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kernel.registry._places, "toy", "tests.toy.title:TITLE")
    match = commonroom.arrange("toy", {"eaters": [{"hand": ["toffee"]}, {"hand": ["earwax"]}]})
    console = AtKeyboard("1\nq\n")
    session = Session(match, (Chair("Ada"), Chair("Bob")), None)
    with pytest.raises(Leave):
        Loop(session, Screen(console, Texts(), tableau_of(match)), "never").run()
    assert len(match.answers) == 1
    assert '"known":["toffee"]' in console.shown
    assert '"known":["earwax"]' not in console.shown


@pytest.mark.parametrize("game", commonroom.games())
def test_every_game_has_a_look(game: str) -> None:
    assert game in TABLEAUX


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", commonroom.games())
def test_eighty_columns_are_enough_for_every_name(game: str, language: str) -> None:
    seats = max(kernel.title(game).about.seats)
    match = commonroom.new_match(game, seats=seats, seed=3, muted=True)
    players = bots.seated(match, ["novice"] * seats, 3)
    for _ in range(60):
        bots.step(match, players)
    console = Console(file=io.StringIO(), width=80)
    names = {seat: f"Novice {seat + 1}" for seat in range(seats)}
    console.print(tableau_of(match).table(match.view(0), Texts(language), names))
    assert isinstance(console.file, io.StringIO)
    assert "…" not in console.file.getvalue()


@pytest.mark.parametrize(("wide", "told"), [(60, 1), (80, 0)])
def test_whoever_plays_in_too_narrow_a_window_is_told_once(wide: int, told: int) -> None:
    match = commonroom.new_match("quidditch", seats=2, seed=1)
    session = Session(match, (Chair("Ada"), Chair("Bob")), None)
    console = AtKeyboard("t\nt\n")
    console.width = wide
    with pytest.raises(Leave):
        Loop(session, Screen(console, Texts(), tableau_of(match)), "never").run()
    assert console.shown.count(f"This window is {wide} columns wide.") == told


def test_the_pitch_is_shown_again_after_every_piece_that_is_placed(file: Path) -> None:
    args = ["play", "quidditch", "--file", str(file), "--seed", "1", "--seats", "ann,ben"]
    shown = CliRunner().invoke(main, args, input="1\n" * 6).stdout.split("Where does ")
    assert len(shown) > 4
    for one, other in pairwise(shown[1:]):
        assert "K Keeper" in one  # the legend below the pitch, before the next question
        assert one != other


def test_who_has_one_choice_only_is_not_told_of_a_range() -> None:
    said = Texts().say(kernel.Msg("play-nothing-typed", {"most": 1}))
    assert said == "Please type 1, or ? for help."
    assert "1 to 2" in Texts().say(kernel.Msg("play-nothing-typed", {"most": 2}))


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.session"
    result = CliRunner().invoke(main, ["play", GAME, "--file", str(file)])
    assert result.exit_code == 2
    assert f"there is no folder {file.parent}" in result.stderr
    assert list(tmp_path.iterdir()) == []

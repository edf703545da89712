"""Bots of others sit down like any level: in a terminal, in simulations, at a server's tables."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from commonroom import bots
from commonroom.bots import visitors
from commonroom.cli import main
from commonroom.kernel import new_match
from commonroom.kernel.errors import BadOptionValue
from commonroom.lab.errors import OtherSimulation
from commonroom.lab.formats import read
from commonroom.lab.grid import planned
from commonroom.lab.journal import Journal
from commonroom.lab.plan import play
from commonroom.tables.plan import Chair, Plan

GAME = "quidditch"
MINE = "mine=my_bots:Chaser"
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bots.py"


@pytest.fixture(autouse=True)
def beside_my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder with the bot of docs/write-a-bot.md, and with nothing else on the path."""
    shutil.copy(EXAMPLE, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def test_the_bot_of_the_page_beats_novices() -> None:
    won = 0
    for seed in range(60):
        seats = [MINE, "novice"] if seed % 2 else ["novice", MINE]
        match = new_match(GAME, seats=2, seed=seed, muted=True)
        result = bots.play(match, bots.seated(match, seats, seed))
        assert result is not None
        won += seats[result.winners[0]] == MINE
    assert won >= 35


def test_worker_processes_find_it_and_results_name_it(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    args = [GAME, "--games", "4", "--seats", f"{MINE},random", "--workers", "2", "--out", str(out)]
    result = CliRunner().invoke(main, ["simulate", *args])
    assert result.exit_code == 0, result.output
    assert {row.record.levels for row in read(out)} == {(MINE, "random")}


def test_its_long_word_is_told_whole_on_a_narrow_screen() -> None:
    args = ["simulate", GAME, "--games", "1", "--seats", f"{MINE},random", "--workers", "1"]
    result = CliRunner().invoke(main, args, env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    assert "…" not in result.stdout


def test_a_name_may_begin_with_a_capital_but_is_never_a_person(tmp_path: Path) -> None:
    args = ["simulate", GAME, "--games", "1", "--workers", "1", "--seats"]
    result = CliRunner().invoke(main, [*args, "Mine=my_bots:Chaser,random"])
    assert result.exit_code == 0, result.output
    seats = ["--seats", "mine=my_bots.Chaser,ada", "--file", str(tmp_path / "kept")]
    result = CliRunner().invoke(main, ["play", GAME, *seats])
    assert (result.exit_code, "is no bot" in result.output) == (2, True), result.output


@pytest.mark.parametrize("ending", ["raise ValueError('two\\nlines')", "raise SystemExit"])
def test_who_wrote_a_bot_that_stumbles_is_told_where(tmp_path: Path, ending: str) -> None:
    lines = ["class Bot:", " def __init__(self, content): ...", f" def choose(self, *_): {ending}"]
    (tmp_path / "clumsy.py").write_text("\n".join(lines))
    args = ["simulate", GAME, "--games", "1", "--workers", "1", "--seats"]
    result = CliRunner().invoke(main, [*args, "mine=clumsy:Bot,random"])
    assert result.exit_code == 1
    assert "a bot of your own sat at the table" in result.stderr
    assert "(clumsy.py, line 3)" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("said", "reason"),
    [("Choice(question.options[0], 'a plain reason')", "a reason is a Msg, not 'a plain reason'"),
     ("question.options[0]", "choose must return a Choice, not ('"),
     ("'fly'", "choose must return a Choice, not 'fly'"),
     ("None", "choose must return a Choice, not None")],
)  # fmt: skip
def test_what_is_no_answer_is_told_in_the_same_words_everywhere(
    tmp_path: Path, said: str, reason: str
) -> None:
    module = f"mute_{sum(said.encode())}"
    word = f"mine={module}:Bot"
    (tmp_path / f"{module}.py").write_text(f"""
from commonroom.kernel.policy import Choice
class Bot:
    def __init__(self, content): ...
    def choose(self, view, question, chance): return {said}
""")
    told = f"{word} gave no answer: {reason}"
    match = new_match(GAME, seats=2, seed=1)
    with pytest.raises(visitors.NoAnswer, match=re.escape(told)):
        bots.play(match, bots.seated(match, [word, "random"], seed=1))
    args = ["simulate", GAME, "--games", "1", "--workers", "1", "--seats", f"{word},random"]
    simulated = CliRunner().invoke(main, args)
    assert (simulated.exit_code, told in simulated.stderr) == (1, True), simulated.stderr
    args = ["play", GAME, "--seats", f"{word},random", "--file", str(tmp_path / "kept")]
    played = CliRunner().invoke(main, args, env={"COLUMNS": "200"})
    assert isinstance(played.exception, SystemExit)
    assert (played.exit_code, reason in played.output) == (1, True), played.output


def test_the_reasons_of_a_plan_are_looked_at_too(tmp_path: Path) -> None:
    (tmp_path / "planner.py").write_text("""
from commonroom.kernel.policy import Choice, Plan
class Bot:
    def __init__(self, content): ...
    def choose(self, view, question, chance):
        self.planned = Plan(question.prompt.key, set(), (Choice(question.options[0], "why"),))
        return Choice(question.options[0])
    def plan(self): return self.planned
""")
    match = new_match(GAME, seats=2, seed=1)
    with pytest.raises(visitors.NoAnswer, match="a reason is a Msg, not 'why'"):
        bots.play(match, bots.seated(match, ["mine=planner:Bot", "random"], seed=1))


@pytest.mark.parametrize("place", ["alone.py", "many/deep/alone.py"])
def test_a_simulation_goes_on_only_with_the_bot_that_it_began_with(
    tmp_path: Path, place: str
) -> None:
    file = tmp_path / place
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(EXAMPLE, file)
    module = place.removesuffix(".py").replace("/", ".")
    plan = planned(GAME, games=2, line_ups=[f"mine={module}:Chaser,random"])
    with Journal(tmp_path / "games", plan) as journal:
        journal.add(play(plan, 0))
    with Journal(tmp_path / "games", plan, resume=True) as journal:
        assert journal.done == 1
    file.write_text(file.read_text().replace("min(found)", "max(found)"))
    with pytest.raises(OtherSimulation, match="bots"):
        Journal(tmp_path / "games", plan, resume=True)


def test_it_plays_in_a_league() -> None:
    args = ["lab", "league", GAME, "--levels", f"random,{MINE}", "--games", "2", "--workers", "1"]
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output
    assert MINE in result.output


def test_it_sits_down_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    args = ["play", GAME, "--seats", f"{MINE},random", "--seed", "1", "--file", str(file)]
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output
    assert "Mine 1: It seemed best to the bot." in result.output


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """With a package that offers two bots, one of which is called like a level."""
    names = ("theirs", "novice")
    entries = EntryPoints([EntryPoint(name, "my_bots:Chaser", visitors.GROUP) for name in names])
    monkeypatch.setattr(visitors, "entry_points", lambda group: entries.select(group=group))
    kept = (visitors._offered, visitors.maker_of, visitors.tell_of_the_level)
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


@pytest.mark.usefixtures("installed")
def test_installed_packages_offer_bots_by_name() -> None:
    match = new_match(GAME, seats=2, seed=1, muted=True)
    assert bots.play(match, bots.seated(match, ["theirs", "random"], seed=1)) is not None


@pytest.mark.usefixtures("installed")
def test_who_names_no_level_is_told_of_installed_bots_too() -> None:
    with pytest.raises(BadOptionValue, match=r"random or novice or .* or master or theirs$"):
        bots.checked_level(GAME, "foo")


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_named_like_a_level_is_told_of_once() -> None:
    with pytest.warns(UserWarning, match="novice is a level: the bot my_bots:Chaser needs") as told:
        assert [bots.checked_level(GAME, "novice") for _ in range(2)] == ["novice", "novice"]
    assert len(told) == 1


@pytest.mark.parametrize(
    ("word", "reason"),
    [("mine=nowhere_at_all:Bot", "nowhere_at_all.*nor in"),
     ("mine=my_bots:Sense", "no method choose"), ("mine=my_bots:Nobody", "Nobody"),
     ("mine=my_bots.Chaser", "a name, a module and a class"), ("mine=", "a name, a module"),
     ("novice=my_bots:Chaser", "novice is a level"), ("master-9=my_bots:Chaser", "is a level"),
     ("mine=faulty:Bot", r"oh no.*faulty\.py, line 2"),
     ("mine=leaving:Bot", r"leaving cannot be loaded: SystemExit\('bye'\) \(leaving\.py, line 2"),
     ("mine=refusing:Bot", r"cannot be made of the content: SystemExit"),
     ("mine=unfinished:Bot", r"unfinished\.py, line 1"),
     ("mine=modest:Bot", "cannot be made of the content.*argument")],
)  # fmt: skip
def test_what_is_no_bot_is_refused(word: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text("\nraise KeyError('oh no')\n")
    (tmp_path / "leaving.py").write_text("import sys\nsys.exit('bye')\n")
    (tmp_path / "refusing.py").write_text(
        "class Bot:\n def choose(self, *_): ...\n def __init__(self, content): raise SystemExit"
    )
    (tmp_path / "unfinished.py").write_text("class Bot(\n")
    (tmp_path / "modest.py").write_text("class Bot:\n    def choose(self, *_): ...\n")
    match = new_match(GAME, seats=2, seed=1)
    with pytest.raises(visitors.NoSuchBot, match=reason):
        bots.seated(match, [word, "random"], seed=1)


def test_a_server_seats_whom_its_host_lets_in_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chairs = (Chair("Ada"), Chair(level="mine"))
    for level in ("mine", MINE):
        with pytest.raises(BadOptionValue):
            Plan(GAME, (Chair("Ada"), Chair(level=level))).settled()
    monkeypatch.setenv(visitors.WELCOME, MINE)
    assert bots.offered_levels(GAME)[-2:] == ("master", "mine")
    assert Plan(GAME, chairs).settled().chairs[1] == Chair("Mine 2", "mine")
    with pytest.raises(BadOptionValue):
        Plan(GAME, (Chair("Ada"), Chair(level=MINE))).settled()
    match = new_match(GAME, seats=2, seed=1, muted=True)
    assert bots.play(match, bots.seated(match, ["mine", "random"], seed=1)) is not None


_SPOILER = """
import msgspec
from commonroom.kernel.policy import Choice
def spoil(thing):
    for part in getattr(thing, "__struct_fields__", ()):
        spoil(getattr(thing, part))
    if isinstance(thing, tuple):
        for part in thing:
            spoil(part)
    if isinstance(thing, dict):
        for part in thing.values():
            spoil(part)
        thing.clear()
class Polite:
    def __init__(self, content): ...
    def choose(self, view, question, chance):
        return Choice(chance.one_of(question.options, "option"))
class Rude(Polite):
    def choose(self, view, question, chance):
        spoil(view), spoil(question)
        return super().choose(view, question, chance)
"""


@pytest.mark.parametrize("game", ["year-at-hogwarts", "voldemort-returns", "talisman"])
def test_what_a_bot_does_to_its_view_is_seen_by_nobody(tmp_path: Path, game: str) -> None:
    (tmp_path / "spoiling.py").write_text(_SPOILER)
    shown: list[list[bytes]] = []
    for name in ("Polite", "Rude"):
        match = new_match(game, seats=2, seed=1)
        seats = bots.seated(match, [f"mine=spoiling:{name}", f"mine=spoiling:{name}"], seed=1)
        shown.append([])
        for _ in range(150):
            assert match.decision is not None
            prompt = match.decision.prompt
            bots.step(match, seats)
            shown[-1].append(msgspec.json.encode([prompt, match.view(0), match.view(None)]))
    assert shown[0] == shown[1]

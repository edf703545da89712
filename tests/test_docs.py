"""The pages' examples run, their commands answer as printed, their links lead somewhere."""

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

import commonroom
from commonroom.cli import main
from commonroom.kernel import Match, Msg, games, title
from commonroom.lab.results import columns
from commonroom.server.settings import PREFIX, Settings
from commonroom.text import Texts, languages
from make import TASKS

ROOT = Path(__file__).parent.parent
PAGES = [
    page for glob in ("*.md", "docs/**/*.md", "src/**/*.md") for page in sorted(ROOT.glob(glob))
]

FENCE = re.compile(r"^```(?P<info>[^\n`]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!\w+:)(?P<path>[^)#\s]+)")
TYPED = re.compile(r"^(?:\$ |    )(?:\w+=\S+ )?(?:\S+/)?commonroom (?P<args>.+)$", re.MULTILINE)
"""A command of ours where a reader would copy it from: after a prompt, or indented."""


class Block(NamedTuple):
    info: str
    line: int
    body: str


def blocks(page: Path, info: str) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = (
        Block(fence["info"].strip(), text.count("\n", 0, fence.start("body")), fence["body"])
        for fence in FENCE.finditer(text)
    )
    return [block for block in found if block.info == info]


def pages_with(info: str) -> list[object]:
    return [
        pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES if blocks(page, info)
    ]


def lay_files(page: Path, folder: Path) -> None:
    """The page's TOML blocks that begin with the name of their file."""
    for block in blocks(page, "toml"):
        if named := re.match(r"# (?P<path>\S+\.toml)\n", block.body):
            file = folder / named["path"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.body, encoding="utf-8")


def commands(block: Block) -> Iterator[tuple[list[str], str]]:
    """Each `$ commonroom …` line with the output printed under it."""
    for part in re.split(r"^\$ ", block.body, flags=re.MULTILINE)[1:]:
        line, _, output = part.partition("\n")
        program, *args = shlex.split(line, comments=True)
        assert program == "commonroom", f"line {block.line}: cannot run {program}"
        yield args, output


@pytest.mark.parametrize("doc", pages_with("python"))
def test_python_examples_run(doc: Path) -> None:
    """The blocks of a page share a namespace, as a reader would type them one after another."""
    namespace: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(doc, "python"):
        source = "\n" * block.line + block.body  # so that a traceback names the page's own line
        exec(compile(source, str(doc), "exec"), namespace)


@pytest.mark.parametrize("doc", pages_with("console run"))
def test_commands_answer_as_printed(
    doc: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Output shown under a command of a "console run" block must match; `...` skips any part."""
    checker = doctest.OutputChecker()
    runner = CliRunner(env={"XDG_DATA_HOME": str(tmp_path)})  # where games are kept
    monkeypatch.chdir(tmp_path)
    lay_files(doc, tmp_path)
    for block in blocks(doc, "console run"):
        for args, expected in commands(block):
            result = runner.invoke(main, args)
            assert result.exit_code == 0, f"commonroom {shlex.join(args)}\n{result.output}"
            if expected.strip():
                assert checker.check_output(expected, result.output, doctest.ELLIPSIS), (
                    f"commonroom {shlex.join(args)} printed\n{result.output}"
                )


@pytest.mark.slow
def test_a_card_is_added_to_the_box_as_written(tmp_path: Path) -> None:
    """The page's changes are made to a copy of the program, which then plays with the card."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("web"))
    (changes,) = blocks(ROOT / "docs" / "add-a-card.md", "diff")
    applied = subprocess.run(
        ["git", "apply", "-"], input=changes.body, cwd=tmp_path, capture_output=True, text=True
    )
    assert applied.returncode == 0, applied.stderr
    program = """
import commonroom
from commonroom.bots import play, seated
from commonroom.kernel import Msg, content_of, title
from commonroom.text import Texts, languages

content = content_of("talisman")
assert content.spell_deck.count("sonorus") == 1
for language in languages():
    texts = Texts(language, strict=True)
    name, text = Msg("tal-sonorus"), title("talisman").printed(content)["sonorus"]
    print(texts.say(name), *map(texts.say, text))
for seed in range(3):
    match = commonroom.new_match("talisman", seats=2, seed=seed)
    assert play(match, seated(match, ["novice", "novice"], seed))
"""
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True,
        text=True,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("Sonorus") >= len(languages())


@pytest.mark.parametrize(
    "doc",
    [
        pytest.param(page, id=str(page.relative_to(ROOT)))
        for page in PAGES
        if TYPED.search(page.read_text(encoding="utf-8"))
    ],
)
def test_commands_that_take_long_are_at_least_known(doc: Path) -> None:
    """With `--help`, nothing is done, but an option that there is not is refused."""
    for typed in TYPED.finditer(doc.read_text(encoding="utf-8")):
        args = shlex.split(typed["args"], comments=True)
        result = CliRunner().invoke(main, [*args, "--help"])
        assert result.exit_code == 0, f"commonroom {typed['args']}\n{result.output}"


def test_what_is_to_be_made_or_installed_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    targets = {*TASKS, "help"}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        named = re.findall(r"(?:`|^    |^\$ )(?:make|python make\.py) ([a-z]+)", text, re.MULTILINE)
        assert targets.issuperset(named), page
        extras = ",".join(re.findall(r"\[([a-z,]+)\]'", text)).split(",")
        assert {"", *project["optional-dependencies"]}.issuperset(extras), page


def test_make_knows_every_task() -> None:
    """Whoever types `make` and whoever types `python make.py` have the same tasks."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    (targets,) = re.findall(r"^TASKS := (.+)$", makefile, re.MULTILINE)
    assert sorted(targets.split()) == sorted({*TASKS, "help"})
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_what_runs_in_a_container_is_set_as_the_server_reads_it() -> None:
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__}
    for name in ("Dockerfile", "compose.yaml"):
        named = set(re.findall(r"\bCOMMONROOM_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8")))
        assert named, name
        assert named <= known, name


@pytest.mark.slow
def test_the_website_of_these_pages_is_built(tmp_path: Path) -> None:
    """A link without a page, or a docstring that Sphinx cannot read, is an error."""
    built = subprocess.run(
        [sys.executable, ROOT / "tools" / "docs_site.py", tmp_path], capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    assert "new_match" in (tmp_path / "docs" / "api" / "commonroom.html").read_text("utf-8")
    assert (tmp_path / "docs" / "host-it.html").is_file()


def test_the_readme_shows_python_and_commands() -> None:
    assert blocks(ROOT / "README.md", "python")
    assert blocks(ROOT / "README.md", "console run")


@pytest.mark.parametrize("doc", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(doc: Path) -> None:
    text = FENCE.sub("", doc.read_text(encoding="utf-8"))
    broken = [
        link["path"] for link in LINK.finditer(text) if not (doc.parent / link["path"]).exists()
    ]
    assert not broken


def headings(page: Path) -> set[str]:
    """What the headings of a page are called behind a `#`."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("doc", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_headings_that_are_there(doc: Path) -> None:
    text = FENCE.sub("", doc.read_text(encoding="utf-8"))
    links = re.findall(r"\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)", text)
    for path, heading in links:
        page = doc.parent / path if path else doc
        if page.suffix == ".md":
            assert heading in headings(page), f"{path}#{heading}"


def test_the_index_leads_to_every_page() -> None:
    index = ROOT / "docs" / "index.md"
    linked = {index.parent / link["path"] for link in LINK.finditer(index.read_text("utf-8"))}
    assert set(ROOT.glob("docs/**/*.md")) - {index} <= linked


def test_everything_a_match_can_do_is_told() -> None:
    page = (ROOT / "docs" / "concepts.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(?:commonroom|match)\.(\w+)", page))
    makers = {name for name, part in vars(Match).items() if isinstance(part, classmethod)}
    assert told >= {name for name in vars(Match) if not name.startswith("_")} - makers
    assert told >= set(commonroom.__all__) - {"Match"}


@pytest.mark.parametrize("game", games())
def test_every_option_is_told(game: str) -> None:
    """In the words that the lobby uses, the usual value first."""
    about, texts = title(game).about, Texts("en")
    page = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    name = texts.say(Msg(f"{about.prefix}-{game}"))
    (chapter,) = re.findall(rf"^## {name}\n(.*?)(?:^## |\Z)", page, re.MULTILINE | re.DOTALL)
    told = [line for line in chapter.splitlines() if line.startswith("| ")]
    assert told[1:] == [
        f"| {'' if number else f'`{option.id}` ({option.rule})'} | `{value}` "
        f"| {texts.say(Msg(f'{about.prefix}-{option.id}-{value}.about'))} |"
        for option in (*about.options, *about.table_options)
        for number, value in enumerate(option.values)
    ]
    seats = "2" if game == "quidditch" else f"{about.seats[0]} to {about.seats[-1]}"
    assert f"`{game}`, {seats} players, {about.minutes[0]} to {about.minutes[1]} min" in chapter
    numbers = rf"\| {seats.replace(' to ', '–')}\b[^|]*\| {'–'.join(map(str, about.minutes))} \|"
    assert re.search(rf"\*\*{name}\*\*[^|]*{numbers}", (ROOT / "README.md").read_text("utf-8"))


def test_the_way_of_an_answer_is_as_drawn() -> None:
    """Every function that the table in the concepts names is in the file that it names."""
    page = (ROOT / "docs" / "concepts.md").read_text(encoding="utf-8")
    hops = re.findall(r"`([#\w]+)` in `([\w./-]+)`", page)
    assert len(hops) >= 12
    for name, file in hops:
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"(def |^ +|async ){re.escape(name)}( =|\()", text, re.M), (name, file)


@pytest.mark.parametrize("game", games())
def test_every_column_of_results_is_told(game: str) -> None:
    """Those of a game under its name, those of all games before, its dice after."""
    page = (ROOT / "docs" / "simulate.md").read_text(encoding="utf-8")
    _, _, page = page.partition("## The columns")
    name = Texts("en").say(Msg(f"{title(game).about.prefix}-{game}"))
    common, _, rest = page.partition("\n\n**")
    (own,) = re.findall(rf"^\*?\*?{name}\*\*\n\n(.*?)\n\n", rest, re.MULTILINE | re.DOTALL)
    (dice,) = re.findall(r"^Last come the dice.*?\n\n", rest, re.MULTILINE | re.DOTALL)
    listed = [
        column
        for table in (common, own)
        for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        for column in re.findall(r"`(\w+)`", row)
    ]
    counted = [one for one in columns(game) if not one.startswith("option_")]
    thrown = title(game).statistics_type.dice
    assert sorted(listed) == sorted(one for one in counted if one not in thrown)
    assert set(thrown) <= set(re.findall(r"`(\w+)`", dice))


def test_the_glossary_names_what_there_is() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for path in re.findall(r"`((?:tables|server|kernel|terminal)/\w+\.py|web/[\w./-]+)`", page):
        assert (ROOT / path).exists() or (ROOT / "src" / "commonroom" / path).exists(), path

"""What the source code can say, read from its syntax."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import commonroom
from commonroom.kernel import games, title

SRC = Path(commonroom.__file__).parent
BROWSER = SRC.parent.parent / "web" / "src"
HOLE = "([A-Za-z0-9-]+?)"
_QUOTED = re.compile(r"""(['"`])((?:web|phrase)-[A-Za-z0-9-]*(?:\$\{[^}]*\}[A-Za-z0-9.-]*)*)\1""")


class Call(NamedTuple):
    """A ``Msg(...)`` whose key is written out."""

    where: str
    key: str
    args: frozenset[str] | None
    """The names of its arguments; None if only running the code would tell."""


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the package, parsed; a game speaks from when it is registered."""
    playable = {_folder(SRC.parent / type(title(game)).__module__.replace(".", "/"))
                for game in games()}  # fmt: skip
    return {
        str(file.relative_to(SRC)): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(SRC.rglob("*.py"))
        if _folder(file) in (None, *playable)
    }


def _folder(file: Path) -> Path | None:
    """The folder of the game that a file belongs to; a game may lie within another."""
    return next((folder for folder in file.parents if (folder / "title.py").exists()
                 and SRC / "games" in folder.parents), None)  # fmt: skip


@cache
def _nodes() -> list[tuple[str, ast.AST]]:
    return [(name, node) for name, tree in modules().items() for node in ast.walk(tree)]


@cache
def _named_calls() -> list[tuple[str, ast.Call, str]]:
    """Every call of something by its bare name: the file, the call, the name."""
    return [
        (file, node, node.func.id)
        for file, node in _nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


@cache
def constants() -> frozenset[str]:
    """Every string in the code, but for docstrings."""
    prose = {id(node.value) for _, node in _nodes() if isinstance(node, ast.Expr)}
    return frozenset(
        node.value
        for _, node in _nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string that begins like a key, with its holes: ``der-ask-{question}``."""
    texts = set()
    for _, node in _nodes():
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else HOLE
                for part in node.values
            ]
            if re.match(r"[a-z]+\\-", parts[0]) and not re.search(r"\s", "".join(parts)):
                texts.add("".join(parts))
    return tuple(re.compile(text) for text in sorted(texts))


@cache
def calls() -> tuple[Call, ...]:
    """Every message whose key is written out where it is made."""
    found = []
    for name, node, called in _named_calls():
        if called == "Msg" and node.args and isinstance(node.args[0], ast.Constant):
            key = str(node.args[0].value)
            found.append(Call(f"{name}:{node.lineno}", key, _names(node)))
    return tuple(found)


def _names(call: ast.Call) -> frozenset[str] | None:
    given = [*call.args[1:], *(keyword.value for keyword in call.keywords)]
    if not given:
        return frozenset()
    if isinstance(given[0], ast.Dict):
        keys = [key.value for key in given[0].keys if isinstance(key, ast.Constant)]
        if len(keys) == len(given[0].keys):
            return frozenset(map(str, keys))
    return None


def asked(functions: tuple[str, ...], folder: str) -> set[tuple[str, frozenset[str]]]:
    """The questions that calls of these functions in a folder ask, and with which arguments."""
    return {
        (str(name.value), frozenset(str(word.arg) for word in node.keywords))
        for file, node, called in _named_calls()
        if file.startswith(folder)
        and called in functions
        and len(node.args) > 1
        and isinstance(name := node.args[1], ast.Constant)
    }


def passed(function: str, position: int, folder: str) -> set[str]:
    """The strings that calls of a function in a folder give it at this position."""
    return {
        str(argument.value)
        for name, node, called in _named_calls()
        if name.startswith(folder)
        and called == function
        and isinstance(argument := node.args[position], ast.Constant)
    }


@cache
def browser() -> frozenset[str]:
    """The keys in the browser client's source; ``${…}`` stands where only running it would tell."""
    files = [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    return frozenset(
        re.sub(r"\$\{[^}]*\}", "${}", key)
        for file in files
        if not file.name.endswith(".test.ts")
        for _, key in _QUOTED.findall(file.read_text(encoding="utf-8"))
    )


def browser_says(key: str) -> bool:
    """Whether the browser client can say this message."""
    return any(
        re.fullmatch(re.escape(said).replace(re.escape("${}"), HOLE), key) for said in browser()
    )

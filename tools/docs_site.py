"""``make docs``: the pages of the checkout and the API reference as a website in build/docs.
``python tools/docs_site.py FOLDER``: the same in FOLDER/docs.

The pages are written for a reader of the checkout, so their links point to files of it. They are
laid out beside it first, where a link leads to a page or, if there is none, is plain
words; Sphinx does the rest.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import build_main

ROOT = Path(__file__).parent.parent
_BUILD = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build"
SOURCE = _BUILD / "docs-source"
SITE = _BUILD / "docs"
_OF_THE_ROOT = ("README.md", "CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md", "SECURITY.md")
API = {
    "commonroom": "Start a match, arrange a position, load a save: what stays as it is",
    "commonroom.kernel": "What every game shares",
    "commonroom.bots": "Players that see only what their seat sees",
    "commonroom.wire.protocol": "What a client and a server say to each other",
    "commonroom.rl": "The games as environments for programs that learn",
}
_LINK = re.compile(
    r"(?P<bang>!?)\[(?P<words>[^\]]*)\]\((?P<path>(?!\w+:)[^)#\s]+)(?P<at>#[^)\s]+)?\)"
)
_CONFIG = """
project = "Common Room"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Common Room"
myst_heading_anchors = 3
autodoc_default_options = {"members": True, "undoc-members": False, "show-inheritance": False}
autodoc_typehints = "signature"
suppress_warnings = ["misc.highlighting_failure", "myst.header", "myst.xref_missing", "ref.python"]
"""


def main() -> None:
    """Lay the pages out and build the website; a warning is an error."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    SOURCE.mkdir(parents=True)
    (SOURCE / "conf.py").write_text(_CONFIG, encoding="utf-8")
    for page, place in pages().items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(_led(page, place), encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", SOURCE / "pictures")
    _lay_out_api()
    _lay_out_index()
    sys.exit(build_main(["-q", "-W", "--keep-going", "-b", "html", str(SOURCE), str(SITE)]))


def pages() -> dict[Path, Path]:
    """A page of the checkout → where it is laid out."""
    of_the_root = {ROOT / name: SOURCE / name.lower() for name in _OF_THE_ROOT}
    docs = ROOT / "docs"
    return of_the_root | {page: SOURCE / page.relative_to(docs) for page in docs.rglob("*.md")}


def _led(page: Path, place: Path) -> str:
    """The text of a page, whose links lead to where the pages are laid out."""
    laid_out = pages()

    def led(link: re.Match[str]) -> str:
        target = (page.parent / link["path"]).resolve()
        if link["bang"]:
            to = SOURCE / target.relative_to(ROOT / "docs")
        elif target in laid_out:
            to = laid_out[target]
        else:
            return link["words"]
        return f"{link['bang']}[{link['words']}]({_relative(to, place)}{link['at'] or ''})"

    return _LINK.sub(led, page.read_text(encoding="utf-8"))


def _relative(target: Path, page: Path) -> str:
    return Path(os.path.relpath(target, page.parent)).as_posix()


def _lay_out_api() -> None:
    (SOURCE / "api").mkdir()
    for module, about in API.items():
        (SOURCE / "api" / f"{module}.md").write_text(
            f"# {module}\n\n{about}.\n\n```{{eval-rst}}\n.. automodule:: {module}\n"
            f"{_members(module)}```\n", encoding="utf-8",
        )  # fmt: skip


def _members(module: str) -> str:
    """A package shows what it offers, wherever that is written; any other module its own."""
    offered = hasattr(importlib.import_module(module), "__all__")
    again = module == "commonroom"  # its few names are the kernel's, and indexed there
    return (
        "   :members:\n"
        + ("   :imported-members:\n" if offered else "")
        + ("   :no-index:\n" if again else "")
    )


def _lay_out_index() -> None:
    """The index of docs/ is the front page; what is in the margin comes from this list."""
    index = SOURCE / "index.md"
    first = ["readme", "games", "host-it", "concepts"]
    rest = sorted(
        place.relative_to(SOURCE).with_suffix("").as_posix() for place in pages().values()
    )
    trees = {
        "Pages": [*first, *(name for name in rest if name not in {*first, "index"})],
        "API": [f"api/{module}" for module in API],
    }
    margin = "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n" + "\n".join(names) + "\n```\n"
        for caption, names in trees.items()
    )
    index.write_text(index.read_text(encoding="utf-8") + margin, encoding="utf-8")


if __name__ == "__main__":
    main()

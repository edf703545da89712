"""``make site``: the whole house as plain files in build/site, for any folder on the web.

The page is the browser client, built with its tables in itself. Beside it lie Python as
WebAssembly, our package, and the answers to every request that is always answered alike.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "site"
WHEELS = ROOT / "build" / "site-wheels"
BYTECODE = ROOT / "build" / "site-bytecode"
SOURCE = ROOT / "src" / "commonroom"
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
_OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
_PLATFORM = ("--only-binary=:all:", "--implementation", "cp", "--python-version", "314",
             "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32")  # fmt: skip
_BUNDLED = ("msgspec", "structlog")
_NOTICES = {
    "svelte": "LICENSE.md",
    "qr": "LICENSE-MIT",
    "@fontsource/alegreya": "LICENSE",
    "@fontsource/alegreya-sc": "LICENSE",
    "@fontsource/almendra": "LICENSE",
}
"""What the page itself is made of, and the file of its terms, which ask to go along."""
_PACKAGES = ("bots", "games", "kernel", "packs", "server", "tab", "tables", "text", "wire")
_LEFT_OUT = (
    "server/web/", "tables/migrations/", "server/admin.py", "server/app.py", "server/device.py",
    "server/doors.py", "server/headers.py", "server/metrics.py", "server/openapi.py",
    "server/serve_command.py", "server/typescript.py", "server/websocket.py",
)  # fmt: skip
"""What only a server has."""
_UNUSED = (
    "_pydatetime", "_pyio", "_pyrepl", "_sysconfigdata__emscripten_wasm32-emscripten",
    "argparse", "bdb", "cProfile", "cmd", "code", "colorsys", "compileall",
    "configparser", "ctypes", "dbm", "difflib", "doctest", "ensurepip",
    "filecmp", "fileinput", "ftplib", "getopt", "getpass", "gettext", "gzip", "html",
    "http", "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "modulefinder",
    "netrc", "nturl2path", "optparse", "pdb", "pickletools", "platform",
    "plistlib", "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc",
    "pydoc_data", "quopri", "rlcompleter", "runpy", "sched", "shelve", "shlex", "smtplib",
    "socketserver", "sqlite3", "statistics", "symtable", "sysconfig", "tabnanny", "tarfile",
    "this", "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle", "unittest",
    "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
)  # fmt: skip
"""Of Python's own library: what nobody asks for at a table."""
_ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig")
_STAMP = SITE / ".stamp"
"""Says what the site was made from."""
_OLD = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same files make the same archive."""


def main() -> None:
    """Build everything, unless nothing has changed, and say what it weighs."""
    made_from = _fingerprint()
    if not (_STAMP.is_file() and _STAMP.read_text(encoding="utf-8") == made_from):
        _build()
        _STAMP.write_text(made_from, encoding="utf-8")
    _say(_weights())
    _say("\nTry it: python -m http.server --directory build/site 8080")


def _fingerprint() -> str:
    """A digest of everything the site is built from."""
    client = runpy.run_path(str(WEB / "build.py"))["fingerprint"]()
    digest = hashlib.sha256(client.encode())
    alone = (ROOT / "LICENSE", ROOT / "requirements.lock", Path(__file__), WEB / "bytecode.mjs")
    for file in (*alone, *sorted((SOURCE / "locales").rglob("*.ftl"))):
        digest.update(file.name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    for name, data in sorted(_own()):
        digest.update(name.encode() + b"\0" + hashlib.sha256(data).digest())
    return digest.hexdigest()


def _build() -> None:
    _npm("run")  # installs what the two need
    with ThreadPoolExecutor() as both:
        compiled = both.submit(_compiled)
        _npm("run", "site")  # empties the folder
        library, ours = compiled.result()
    python = SITE / "python"
    python.mkdir(parents=True, exist_ok=True)
    for name in _OF_PYODIDE:
        shutil.copy(PYODIDE / name, python / name)
    (python / "python_stdlib.zip").write_bytes(_packed(library))
    (python / "commonroom.zip.gz").write_bytes(_packed_as_one(ours))
    asyncio.run(_answers())
    _policy()
    (SITE / "404.html").write_bytes(
        (SITE / "index.html").read_bytes()
    )  # hosts show it for any page
    (SITE / "licences.txt").write_text(_licences(), encoding="utf-8")
    _keep_for_the_next_visit()


def _npm(*args: str, **environment: str) -> None:
    command = [sys.executable, str(WEB / "build.py"), *args]
    subprocess.run(command, check=True, env={**os.environ, **environment})


def _packed(files: dict[str, bytes]) -> bytes:
    """An archive, the same whenever the files are."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _OLD), data, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def _packed_as_one(files: dict[str, bytes]) -> bytes:
    """An archive compressed as a whole: it is smaller, and the browser itself unpacks it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _OLD), data)
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def _compiled() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Python's own library and our package, with bytecode in place of sources: a browser would
    compile them at every visit. What was compiled before is not compiled again."""
    ours = {**dict(_own()), **dict(others()), "commonroom/bots/minds.json": _minds()}
    files = {f"library/{name}": data for name, data in _standard_library().items()}
    files |= {f"ours/{name}": data for name, data in ours.items()}
    compiler = (WEB / "bytecode.mjs").read_bytes() + (PYODIDE / "package.json").read_bytes()
    kept = {
        name: BYTECODE / hashlib.sha256(compiler + name.encode() + data).hexdigest()
        for name, data in files.items()
        if name.endswith(".py")
    }
    _compile({name: file for name, file in kept.items() if not file.is_file()}, files)
    made = {name: data for name, data in files.items() if name not in kept}
    made |= {f"{name}c": file.read_bytes() for name, file in kept.items()}
    library, package = (
        {name.removeprefix(part): data for name, data in made.items() if name.startswith(part)}
        for part in ("library/", "ours/")
    )
    return library, package


def _compile(wanted: dict[str, Path], files: dict[str, bytes]) -> None:
    """Compile some files, and keep what comes of each where it is wanted."""
    if not wanted:
        return
    BYTECODE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name in wanted:
            file = Path(folder) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(files[name])
        _npm("run", "bytecode", BYTECODE=folder)
        for name, kept in wanted.items():
            shutil.move(Path(folder) / f"{name}c", kept)


def _minds() -> bytes:
    """By what the bots of each game are recognised, which is worked out from their sources."""
    from commonroom.bots import mind_of
    from commonroom.kernel import games

    return json.dumps({game: mind_of(game) for game in games()}).encode()


def _standard_library() -> dict[str, bytes]:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        return {name: archive.read(name) for name in archive.namelist() if _is_used(name)}


def _is_used(name: str) -> bool:
    """Whether a file of Python's own library is for somebody at a table."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.partition(".")[0] in _ENCODINGS
    return not name.endswith("/") and top.partition(".")[0] not in _UNUSED


def _own() -> Iterator[tuple[str, bytes]]:
    files = [SOURCE / "__init__.py"]
    for package in _PACKAGES:
        files += [file for file in (SOURCE / package).rglob("*") if file.is_file()]
    for file in files:
        name = file.relative_to(SOURCE).as_posix()
        if not name.startswith(_LEFT_OUT) and file.suffix != ".pyc":
            yield f"commonroom/{name}", file.read_bytes()


def others() -> Iterator[tuple[str, bytes]]:
    """The contents of the wheels that a house needs; what is told about them is left out."""
    for name in _BUNDLED:
        yield from (one for one in unpacked(name) if ".dist-info/" not in one[0])


def unpacked(name: str) -> Iterator[tuple[str, bytes]]:
    """The contents of a package for Python in a browser."""
    with zipfile.ZipFile(_wheel(name)) as archive:
        for file in archive.namelist():
            if not file.endswith((".pyi", "/RECORD", "/")):
                yield file, archive.read(file)


def _wheel(name: str) -> Path:
    """A package as it is fetched, in the version of the lock."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    (version,) = re.findall(rf"^{name}==(\S+)", lock, re.MULTILINE)
    wanted = f"{name.replace('-', '_')}-{version}-*.whl"
    WHEELS.mkdir(parents=True, exist_ok=True)
    if not list(WHEELS.glob(wanted)):
        with tempfile.TemporaryDirectory(dir=WHEELS) as folder:
            subprocess.run(
                [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                 "--disable-pip-version-check", "--constraint", ROOT / "requirements.lock",
                 "--dest", folder, *_PLATFORM, name], check=True,
            )  # fmt: skip
            for file in Path(folder).glob("*.whl"):
                file.replace(WHEELS / file.name)  # at once: others may look for it, too
    return next(WHEELS.glob(wanted))


async def _answers() -> None:
    """What is always answered alike needs no Python in the reader's browser."""
    sys.path.insert(0, str(ROOT))
    from commonroom.tab.house import House
    from commonroom.tab.memory import MemoryChannel, MemoryDrawer
    from commonroom.tables.guide import examples

    house = House(MemoryDrawer(), MemoryChannel([]), "")

    async def put(address: str) -> str:
        status, media, text = await house.request("GET", address, None, b"")
        assert status == 200, (address, status)
        file = SITE / "data" / (address[1:] + (".json" if media == "application/json" else ""))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return text

    for game in json.loads(await put("/api/games")):
        await put(f"/api/games/{game['id']}")
        for example in examples(game["id"]):
            await put(f"/api/games/{game['id']}/examples/{example}")
        if game["guide"]:
            await put(f"/api/games/{game['id']}/lesson")
    for address in json.loads(await put("/api/locales")).values():
        await put(address)


def _policy() -> None:
    """The page may run its own scripts and WebAssembly, and speak to nobody else."""
    from commonroom.server.headers import SITE_POLICY

    page = SITE / "index.html"
    tag = f'<meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}" />'
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<head>", f"<head>\n    {tag}", 1), encoding="utf-8")


def _keep_for_the_next_visit() -> None:
    """Tell the service worker what there is, and by which name to know this version."""
    digest, names, weight = hashlib.sha256(), ["./"], 0
    for file in sorted(one for one in SITE.rglob("*") if one.is_file()):
        name = file.relative_to(SITE).as_posix()
        digest.update(name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
        if name not in ("sw.js", "404.html") and file.suffix != ".woff":
            names.append(name)
            weight += file.stat().st_size
    version = digest.hexdigest()[:16]
    worker = SITE / "sw.js"
    text = worker.read_text(encoding="utf-8")
    for quote in "\"'`":
        text = text.replace(f"{quote}__FILES__{quote}", json.dumps(names))
    worker.write_text(text.replace("__VERSION__", version), encoding="utf-8")
    told = {"version": version, "bytes": weight}
    (SITE / "site.json").write_text(json.dumps(told), encoding="utf-8")


def _licences() -> str:
    """Whose work is in the site besides ours, and under which terms."""
    told = ["Common Room: MIT\n\n" + (ROOT / "LICENSE").read_text(encoding="utf-8")]
    told.append("Pyodide: Mozilla Public License 2.0, unchanged. CPython in it: PSF License, its "
                "library compiled and without what is not used here.\n")  # fmt: skip
    for package in _BUNDLED:
        with zipfile.ZipFile(_wheel(package)) as archive:
            texts = [archive.read(name).decode() for name in sorted(archive.namelist())
                     if "licenses/" in name.lower()]  # fmt: skip
        told.append(f"{package}\n\n" + "\n".join(texts))
    for name, file in _NOTICES.items():
        text = (WEB / "node_modules" / name / file).read_text(encoding="utf-8")
        told.append(f"{name}\n\n{text}")
    told.append("Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.\n")
    told.append("Fluent: Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0\n")
    return ("\n" + "-" * 78 + "\n\n").join(told)


def _weights() -> str:
    """What goes over the wire, compressed as hosts do."""
    groups: dict[str, int] = {}
    for file in (one for one in SITE.rglob("*") if one.is_file() and one != _STAMP):
        name = file.relative_to(SITE)
        group = name.name if name.parts[0] == "python" else name.parts[0]
        groups[group] = groups.get(group, 0) + len(gzip.compress(file.read_bytes(), 6))
    rows = [f"{size / 2**20:7.2f} MB  {name}" for name, size in sorted(groups.items())]
    return "\n".join([*rows, f"{sum(groups.values()) / 2**20:7.2f} MB  in all"])


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()

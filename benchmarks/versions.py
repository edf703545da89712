"""How fast bots play whole games, beside other versions of them, in the same run.

    python -m benchmarks.versions talisman --against da4dc5c
    python -m benchmarks.versions talisman --against build/compiled --against da4dc5c
    python -m benchmarks.versions talisman --of build/compiled --against da4dc5c

Each version plays in a process of its own, the same seeds, in turns; what is told is the median of
the rounds' ratios, and whether both gave the same answers, as compiled bots must. A version is a
commit, or a folder with a package `commonroom` in it.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import NamedTuple

import click

ROOT = Path(__file__).parent.parent
PLAYER = """
import sys, time, zlib
import commonroom
from commonroom.bots import seated, step

for line in sys.stdin:
    game, level, seats, first, count = line.split()
    played, start = [], time.process_time()
    for seed in range(int(first), int(first) + int(count)):
        match = commonroom.new_match(game, seats=int(seats), seed=seed, muted=True)
        players = seated(match, [level] * int(seats), seed)
        while step(match, players):
            pass
        played.append(match)
    seconds = time.process_time() - start
    print(seconds, zlib.crc32(repr([list(one.answers) for one in played]).encode()), flush=True)
"""
"""What both versions run: only what has been the same for long."""


class Played(NamedTuple):
    """How many games a version plays in a second of processor time, and a digest of all answers."""

    speed: float
    answers: str


class Player:
    """A process in which one version plays."""

    def __init__(self, package: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env=os.environ | {"PYTHONPATH": str(package)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def games(self, game: str, level: str, seats: int, first: int, count: int) -> Played:
        """Play so many games."""
        there, back = self._process.stdin, self._process.stdout
        assert there is not None
        assert back is not None
        there.write(f"{game} {level} {seats} {first} {count}\n")
        there.flush()
        seconds, digest = back.readline().split()
        return Played(count / float(seconds), digest)

    def close(self) -> None:
        """Nobody asks any more."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def package_of(version: str, scratch: Path) -> Path:
    """The folder with the package of a version: a folder as it is, or a commit unpacked."""
    if Path(version, "commonroom").is_dir():
        return Path(version).resolve()
    packed = subprocess.run(
        ["git", "archive", version, "src"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(scratch, filter="data")
    return scratch / "src"


@click.command()
@click.argument("games", nargs=-1, required=True)
@click.option(
    "--against", required=True, multiple=True, help="A commit, or a folder with the package."
)
@click.option("--of", "mine", default="src", help="What is measured, if not the plain package.")
@click.option("--level", default="expert", show_default=True)
@click.option("--seats", default=2, show_default=True)
@click.option("--rounds", type=click.IntRange(min=3), default=7, show_default=True)
@click.option("--count", default=10, show_default=True, help="Games in a round.")
def main(
    games: tuple[str, ...],
    against: tuple[str, ...],
    mine: str,
    level: str,
    seats: int,
    rounds: int,
    count: int,
) -> None:
    """Games a second of one version and of others, and the ratios."""
    with tempfile.TemporaryDirectory() as scratch:
        versions = (str(ROOT / "src") if mine == "src" else mine, *against)
        packages = [package_of(one, Path(scratch, str(at))) for at, one in enumerate(versions)]
        players = [Player(package) for package in packages]
        for game in games:
            all_rounds = []
            for number in range(rounds + 1):
                games_of_round = game, level, seats, 1_000 * number, count
                all_rounds.append([player.games(*games_of_round) for player in players])
            played = all_rounds[1:]  # the first round fills the memories
            first, *others = zip(*played, strict=True)
            click.echo(
                f"{game}, {seats} {level}s: {median(one.speed for one in first):.2f} games/s"
            )
            for name, other in zip(against, others, strict=True):
                ratios = sorted(a.speed / b.speed for a, b in zip(first, other, strict=True))
                alike = all(a.answers == b.answers for a, b in zip(first, other, strict=True))
                click.echo(
                    f"  {median(ratios):.2f} times as fast ({ratios[0]:.2f}–{ratios[-1]:.2f}) "
                    f"as {name}, {median(one.speed for one in other):.2f} games/s, "
                    f"{'the same' if alike else 'not the same'} answers"
                )
        for player in players:
            player.close()


if __name__ == "__main__":
    main()

"""What simulations are refused for, and what can go wrong with them."""

from __future__ import annotations

from commonroom.kernel.errors import CommonRoomError


class BadLineUp(CommonRoomError):
    """A text that does not say who sits at the table."""

    def __init__(self, given: str) -> None:
        super().__init__(
            f"{given!r} is no line-up; these are: expert,expert,novice  expert*3  2..4:expert",
            "bad-line-up", given=given,
        )  # fmt: skip


class BadChoice(CommonRoomError):
    """A text that does not give an option its values."""

    def __init__(self, given: str) -> None:
        super().__init__(f"{given!r} is not NAME=VALUE[,VALUE…]", "bad-choice", given=given)


class BadSweep(CommonRoomError):
    """A text that names no number of the content, or no values for it."""

    def __init__(self, given: str) -> None:
        super().__init__(
            f"{given!r} names no number of the content; this does: purchases.wand.copies=1..4",
            "bad-sweep", given=given,
        )  # fmt: skip


class NoSuchNumber(CommonRoomError):
    """A name that leads to no number of the content."""

    def __init__(self, given: str, known: str) -> None:
        super().__init__(
            f"{given!r} is no number of the content; there are: {known}",
            "no-such-number", given=given, known=known,
        )  # fmt: skip


class TooManyValues(CommonRoomError):
    """A sweep over more values than anybody looks at."""

    def __init__(self, values: int, most: int) -> None:
        super().__init__(
            f"{values} values are too many; {most} are the most",
            "too-many-values", values=str(values), most=str(most),
        )  # fmt: skip


class NotMeasured(CommonRoomError):
    """A report is to be about something that the results do not have in common."""

    def __init__(self, about: str, known: str) -> None:
        super().__init__(
            f"nothing called {about!r} can be compared; there are: {known}",
            "not-measured", about=about, known=known,
        )  # fmt: skip


class NothingToCompare(CommonRoomError):
    """A hypothesis needs two sets of results."""

    def __init__(self) -> None:
        super().__init__("--about needs --against", "nothing-to-compare")


class TooManyGames(CommonRoomError):
    """More games than can be kept track of at once."""

    def __init__(self, games: int, most: int) -> None:
        super().__init__(
            f"{games} games are too many at once; {most} are the most",
            "too-many-games", games=str(games), most=str(most),
        )  # fmt: skip


class TooFewLevels(CommonRoomError):
    """A league in which nobody would meet anybody."""

    def __init__(self) -> None:
        super().__init__("a league needs two levels or more", "too-few-levels")


class UnknownFormat(CommonRoomError):
    """Nothing is written in files of this kind."""

    def __init__(self, file: str, known: str) -> None:
        super().__init__(f"{file} should end in {known}", "unknown-format", file=file, known=known)


class PolarsMissing(CommonRoomError):
    """Parquet needs polars, which is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "parquet needs polars, which comes with: pip install 'commonroom[lab]'",
            "polars-missing",
        )


class MatplotlibMissing(CommonRoomError):
    """Charts need matplotlib, which is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "reports need matplotlib, which comes with: pip install 'commonroom[lab]'",
            "matplotlib-missing",
        )


class RayMissing(CommonRoomError):
    """A cluster needs Ray, which is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "clusters need Ray, which comes with: pip install 'commonroom[cluster]'", "ray-missing"
        )


class BadCluster(CommonRoomError):
    """A text that names no cluster."""

    def __init__(self, given: str) -> None:
        super().__init__(
            f"{given!r} is no cluster; these are: ray://host:10001  local",
            "bad-cluster", given=given,
        )  # fmt: skip


class ClusterUnreachable(CommonRoomError):
    """A cluster that does not answer, or does not let us in."""

    def __init__(self, cluster: str, reason: str) -> None:
        super().__init__(
            f"the cluster {cluster} cannot be used: {reason}",
            "cluster-unreachable", cluster=cluster, reason=reason,
        )  # fmt: skip


class OtherPort(CommonRoomError):
    """A port of Ray's, but not the one that an address of this kind stands for."""

    def __init__(self, cluster: str) -> None:
        super().__init__(
            f"{cluster} is another port of Ray: ray:// belongs to the one for clients",
            "other-port", cluster=cluster,
        )  # fmt: skip


class OtherProgram(CommonRoomError):
    """A machine of the cluster would play by other rules."""

    def __init__(self, here: str, there: str) -> None:
        super().__init__(
            f"the cluster has Common Room {there}, but this is {here}",
            "other-program", here=here, there=there,
        )  # fmt: skip


class CannotWrite(CommonRoomError):
    """A file that cannot be written."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(
            f"{file} cannot be written: {reason}", "cannot-write", file=file, reason=reason
        )


class HoldsResults(CommonRoomError):
    """A report would be written over the very results it tells of."""

    def __init__(self, file: str) -> None:
        super().__init__(
            f"{file} holds the results; the report needs another file", "holds-results", file=file
        )


class NoResults(CommonRoomError):
    """A file that holds no results, or none that can be read."""

    def __init__(self, file: str, reason: str) -> None:
        super().__init__(
            f"{file} holds no results: {reason}", "no-results", file=file, reason=reason
        )


class OtherGame(CommonRoomError):
    """Results of different games cannot be compared."""

    def __init__(self, file: str, found: str, expected: str) -> None:
        super().__init__(
            f"{file} holds results of {found}, not of {expected}",
            "other-game", file=file, found=found, expected=expected,
        )  # fmt: skip


class OtherSchema(CommonRoomError):
    """Results whose columns are those of another version."""

    def __init__(self, file: str, found: str, expected: int) -> None:
        super().__init__(
            f"{file} has the columns of version {found}, not {expected}; play the games again",
            "other-schema", file=file, found=found, expected=expected,
        )  # fmt: skip


class NothingToResume(CommonRoomError):
    """Without a file, nothing was kept that could be resumed."""

    def __init__(self) -> None:
        super().__init__("only a simulation with a file can be resumed", "nothing-to-resume")


class Unfinished(CommonRoomError):
    """The journal of an unfinished simulation lies where a new one should begin."""

    def __init__(self, file: str, games: int) -> None:
        super().__init__(
            f"{file} holds {games} games of an unfinished simulation; resume it or remove it",
            "unfinished", file=file, games=games,
        )  # fmt: skip


class InUse(CommonRoomError):
    """Another simulation is writing to the same file at this moment."""

    def __init__(self, file: str) -> None:
        super().__init__(f"another simulation is writing to {file}", "in-use", file=file)


class OtherSimulation(CommonRoomError):
    """A simulation cannot be resumed with other arguments than it began with."""

    def __init__(self, file: str, differs: str) -> None:
        super().__init__(
            f"{file} belongs to another simulation: it differs in {differs}",
            "other-simulation", file=file, differs=differs,
        )  # fmt: skip


class GameFailed(CommonRoomError):
    """The rules or a bot stumbled in one of the games."""

    def __init__(self, game: str, levels: str, options: str, seed: str, reason: str) -> None:
        super().__init__(
            f"{game} with {levels} ({options}), seed {seed!r}, failed: {reason}",
            "game-failed", game=game, levels=levels, options=options, seed=seed, reason=reason,
        )  # fmt: skip


class VisitorFailed(CommonRoomError):
    """A game stumbled at whose table a bot of somebody else sat: most likely over that bot."""

    def __init__(self, game: str, levels: str, options: str, seed: str, reason: str) -> None:
        super().__init__(
            f"{game} with {levels} ({options}), seed {seed!r}, failed: {reason}",
            "visitor-failed", game=game, levels=levels, options=options, seed=seed, reason=reason,
        )  # fmt: skip


class WorkerLost(CommonRoomError):
    """A worker process died."""

    def __init__(self) -> None:
        super().__init__("a worker process died", "worker-lost")

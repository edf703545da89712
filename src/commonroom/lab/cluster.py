"""Clusters: the games of a plan, played on as many machines as a Ray cluster has.

Every game is a task of Ray's, and depends on its seed only, so it does not matter who plays it:
what a worker or a whole machine had in hand when it died, Ray gives to another, by the same seed
and with the same result.
"""

from __future__ import annotations

import logging
import os
import re
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.metadata import version
from importlib.util import find_spec
from itertools import islice, takewhile
from tempfile import TemporaryDirectory
from threading import current_thread, main_thread
from time import monotonic
from typing import Any
from warnings import catch_warnings, simplefilter

from commonroom.kernel import title
from commonroom.lab.errors import (
    BadCluster,
    ClusterUnreachable,
    OtherPort,
    OtherProgram,
    RayMissing,
    WorkerLost,
)
from commonroom.lab.plan import Plan, Row, play
from commonroom.lab.workers import interrupts_held

LOCAL = "local"
"""The word for a cluster on this machine, begun for this simulation and ended with it."""
_REMOTE = re.compile(r"ray://[\w.-]+(:\d+)?|[\w.-]+:\d+", re.ASCII)
"""From outside, or, without ``ray://``, from one of the machines that belong to it."""
_LOOPBACK = "127.0.0.2"
"""Ray takes 127.0.0.1 for "find an address that others can reach", and nobody else should."""
_STORE = 100_000_000
"""Bytes of shared memory; games are small, and Ray would take a third of all there is."""
_AHEAD = 2
"""Games that wait for each core, so that none of them is idle."""
_PORT = 10001
"""Where Ray listens for who wants to join from outside, unless it was told otherwise."""
_PATIENCE = 4.0
"""Seconds until an address at which nobody answers is given up."""
_SETTINGS = b"\0\0\0\4\0\0\0\0\0"
"""The first frame of either side in HTTP/2, which Ray speaks. The fourth byte says what it is."""
_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + _SETTINGS
_NO_RAY = "what answers there is not Ray"
_PING = b"\x08\x06"
_OUTSIDE = "/ray.rpc.RayletDriver/ClusterInfo", _PING
"""What Ray can be asked at the port for who joins from outside, and how it is asked for nothing."""
_INSIDE = "/ray.rpc.NodeInfoGcsService/GetClusterId", b""
"""The same at the port for the machines of the cluster."""
_STARTS = 5
"""How often to begin a cluster here: Ray gives up on its own parts if they take 15 seconds."""


def played(
    plan: Plan,
    indexes: Iterable[int],
    address: str,
    workers: int | None,
    stopping: Callable[[], bool],
) -> Iterator[Row]:
    """The games with these indexes, in any order; none is begun once it is time to stop.

    Without a number of workers, the whole cluster plays.
    """
    wanted = takewhile(lambda _: not stopping(), indexes)
    with _joined(address, workers) as ray:
        player = ray.remote(num_cpus=1, max_retries=-1)(play_there)
        cores = int(ray.cluster_resources()["CPU"])
        most = _AHEAD * cores if workers is None else min(workers, _AHEAD * cores)
        here = version("commonroom")
        waiting: list[Any] = []
        try:
            while True:
                with interrupts_held():
                    room = islice(wanted, most - len(waiting))
                    waiting += [player.remote(here, plan, index) for index in room]
                if not waiting:
                    return
                done, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error  # what went wrong in the game itself
        except (ray.exceptions.RayError, ConnectionError) as error:
            raise WorkerLost from error


def check(address: str) -> None:
    """Refuse what is no cluster, or cannot be used here, before anybody waits for it."""
    if address != LOCAL and not _REMOTE.fullmatch(address):
        raise BadCluster(address)
    if find_spec("ray") is None:
        raise RayMissing
    if address != LOCAL:
        end = monotonic() + _PATIENCE
        _knock(address, end)
        if find_spec("grpc") is not None and not _tls():
            _ask(address, end)


def _place(address: str) -> tuple[str, int]:
    host, _, port = address.removeprefix("ray://").partition(":")
    return host, int(port or _PORT)


def _tls() -> bool:
    """Whether the cluster answers only who speaks TLS, as Ray will."""
    return os.environ.get("RAY_USE_TLS", "0") != "0"


def _knock(address: str, end: float) -> None:
    """Refuse an address at which nobody is, or something else: Ray would try for half a minute."""
    try:
        with socket.create_connection(_place(address), timeout=_PATIENCE) as there:
            if _tls():
                return
            there.sendall(_GREETING)
            answer = b""
            while len(answer) < len(_SETTINGS):
                there.settimeout(max(0.01, end - monotonic()))
                if not (more := there.recv(len(_SETTINGS))):
                    break
                answer += more
    except OSError as error:
        raise ClusterUnreachable(address, str(error)) from error
    if answer[3:4] != _SETTINGS[3:4]:
        raise ClusterUnreachable(address, _NO_RAY)


def _ask(address: str, end: float) -> None:
    """Refuse what speaks as Ray does, but is not the part of it that was asked for, nor in time."""
    import grpc

    token = os.environ.get("RAY_AUTH_TOKEN")
    pass_on = [("authorization", f"Bearer {token}")] if token else []
    asked, other = (_OUTSIDE, _INSIDE) if address.startswith("ray://") else (_INSIDE, _OUTSIDE)
    known = grpc.StatusCode.OK, grpc.StatusCode.UNAUTHENTICATED  # the token is Ray's affair
    host, port = _place(address)
    there = grpc.insecure_channel(f"{host}:{port}", [("grpc.enable_http_proxy", 0)])
    with there:

        def answer(method: str, message: bytes) -> tuple[object, str]:
            try:
                left = max(0.5, end - monotonic())
                there.unary_unary(method)(message, timeout=left, metadata=pass_on)
            except grpc.RpcError as error:
                return error.code(), error.details() or _NO_RAY
            return grpc.StatusCode.OK, ""

        code, words = answer(*asked)
        if code in known:
            return
        if code != grpc.StatusCode.UNIMPLEMENTED:
            raise ClusterUnreachable(address, words)
        if answer(*other)[0] in known:
            raise OtherPort(address)
        raise ClusterUnreachable(address, _NO_RAY)


def play_there(program: str, plan: Plan, index: int) -> Row:
    """Play a game on another machine, unless it would play by other rules than ours."""
    there = version("commonroom"), title(plan.game).rules_version
    if there != (program, plan.rules):
        raise OtherProgram(f"{program}/{plan.rules}", f"{there[0]}/{there[1]}")
    return play(plan, index)


@contextmanager
def _joined(address: str, workers: int | None) -> Iterator[Any]:
    """Take part in a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody asked for it to be told
    os.environ.setdefault("RAY_DEDUP_LOGS", "0")
    if address == LOCAL and "ray" not in sys.modules:  # it looks at these when it is imported
        os.environ.setdefault("RAY_worker_niceness", "0")  # as other processes that play here
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    import ray

    logging.getLogger("ray").setLevel(logging.ERROR)
    with (
        redirect_stdout(_WithoutRay(sys.stdout)),
        TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder,
    ):
        try:
            with interrupts_held():
                _begin(ray, address, workers, folder)
            yield ray
        finally:
            ray.shutdown()


class _WithoutRay:
    """A stream less what Ray's own threads say; it says so of every worker, even at the end."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write what others have to say."""
        if current_thread().name.startswith("ray_"):
            return len(text)
        return int(self._stream.write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _begin(ray: Any, address: str, workers: int | None, folder: str) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    own: dict[str, Any] = {
        "num_cpus": workers,
        "include_dashboard": False,
        "object_store_memory": _STORE,
        "_temp_dir": folder,
    }
    if sys.platform == "linux":  # elsewhere Ray does so by itself
        own["_node_ip_address"] = _LOOPBACK
    heard = signal.getsignal(signal.SIGTERM)
    for left in reversed(range(_STARTS if address == LOCAL else 1)):
        try:
            with catch_warnings():
                simplefilter("ignore")  # what goes wrong is raised, too
                ray.init(address, **quiet, **(own if address == LOCAL else {}))
        except Exception as error:  # Ray raises whatever the network, gRPC or a child did
            ray.shutdown()
            if not left:
                raise ClusterUnreachable(address, str(error)) from error
        else:
            if current_thread() is main_thread():
                signal.signal(signal.SIGTERM, heard)  # Ray would end the program in its own way
            return

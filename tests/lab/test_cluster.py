"""A real Ray cluster plays the same games, whatever happens to its workers."""

from __future__ import annotations

import socket
import socketserver
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

import pytest

from commonroom.lab import cluster, formats
from commonroom.lab.errors import (
    BadCluster,
    ClusterUnreachable,
    OtherPort,
    OtherProgram,
    RayMissing,
)
from commonroom.lab.simulation import simulate
from tests.lab import until_node_killed, until_worker_killed
from tests.lab.plans import plan, rows

ROOT = Path(__file__).parent.parent.parent

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray has no wheel for this Python or this kind of machine"
)


@needs_ray
@pytest.mark.slow
def test_a_worker_that_is_killed_costs_no_game_and_repeats_none(tmp_path: Path) -> None:
    out, alone = tmp_path / "results.json", tmp_path / "alone.json"
    program = [sys.executable, "-m", until_worker_killed.__name__, str(out)]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "killed\n"), done.stderr
    chosen = until_worker_killed.planned()
    formats.write(alone, chosen.game, rows(chosen))
    assert out.read_bytes() == alone.read_bytes()
    assert sorted(tmp_path.iterdir()) == [alone, out]


@needs_ray
@pytest.mark.slow
def test_a_machine_that_dies_costs_no_game_and_repeats_none(tmp_path: Path) -> None:
    """The others play on, and the file is the same; what is finished is known to be."""
    out, alone = tmp_path / "results.json", tmp_path / "alone.json"
    program = [sys.executable, "-m", until_node_killed.__name__, str(out)]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    said = [line for line in done.stdout.splitlines() if line in ("killed", "resumed")]
    assert (done.returncode, said) == (0, ["killed", "resumed"]), done.stderr  # Ray may say more
    chosen = until_node_killed.planned()
    formats.write(alone, chosen.game, rows(chosen))
    assert out.read_bytes() == alone.read_bytes()


@needs_ray
def test_a_cluster_at_whose_address_nobody_is_is_refused_without_asking_ray(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ray would try for half a minute."""
    asked: list[object] = []
    monkeypatch.setattr("ray.init", lambda *args, **_: asked.append(args))
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))  # and nobody listens
        with pytest.raises(ClusterUnreachable):
            simulate(plan(2), None, workers=2, cluster=f"ray://127.0.0.1:{deaf.getsockname()[1]}")
    assert asked == []


class _Answers(socketserver.BaseRequestHandler):
    """Somebody else's server: it takes what comes, and says what it always says."""

    words = b""

    def handle(self) -> None:
        self.request.recv(100)
        if self.words:
            self.request.sendall(self.words)
        else:
            self.request.recv(1000)  # silent until the other hangs up


@needs_ray
@pytest.mark.parametrize("words", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"no"])
def test_what_answers_but_is_not_ray_is_refused_without_asking_ray(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("ray.init", lambda *args, **_: asked.append(args))
    monkeypatch.setattr(cluster, "_PATIENCE", 0.5)
    handler = type("Handler", (_Answers,), {"words": words})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(ClusterUnreachable):
            cluster.check(f"ray://127.0.0.1:{server.server_address[1]}")
        server.shutdown()
    assert asked == []


@contextmanager
def speaking(*methods: str) -> Iterator[str]:
    """A server that speaks as Ray does, and can be asked this only."""
    import grpc

    server = grpc.server(ThreadPoolExecutor(2))
    for method in methods:
        _, service, name = method.split("/")
        told = grpc.unary_unary_rpc_method_handler(lambda message, context: b"")
        known = grpc.method_handlers_generic_handler(service, {name: told})
        server.add_generic_rpc_handlers([known])
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.stop(None).wait()


@needs_ray
@pytest.mark.parametrize("scheme", ["ray://", ""])
def test_a_stranger_who_speaks_as_ray_does_is_refused_without_asking_ray(scheme: str) -> None:
    with speaking() as place, pytest.raises(ClusterUnreachable, match="not Ray"):
        cluster.check(f"{scheme}{place}")


@needs_ray
@pytest.mark.parametrize(("scheme", "other"), [("ray://", ""), ("", "ray://")])
def test_a_port_of_ray_for_others_is_refused_with_the_port_that_is_meant(
    scheme: str, other: str
) -> None:
    (asked, _) = cluster._OUTSIDE if other else cluster._INSIDE
    with speaking(asked) as place:
        with pytest.raises(OtherPort, match="ray://"):
            cluster.check(f"{scheme}{place}")
        cluster.check(f"{other}{place}")


def test_one_worker_needs_no_cluster() -> None:
    small = plan(2)
    assert simulate(small, None, workers=1, cluster=cluster.LOCAL).summary.games == 2


@pytest.mark.parametrize("address", ["", "remote", "ray://", "http://host:10001", "ray://host:x"])
def test_what_names_no_cluster_is_refused(address: str) -> None:
    with pytest.raises(BadCluster):
        simulate(plan(2), None, workers=2, cluster=address)


def test_without_ray_there_are_no_clusters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(RayMissing, match=r"commonroom\[cluster\]"):
        cluster.check(cluster.LOCAL)


def test_a_machine_with_other_rules_does_not_play() -> None:
    with pytest.raises(OtherProgram, match=r"0\.0\.0"):
        cluster.play_there("0.0.0", plan(1), 0)

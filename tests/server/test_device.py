"""The page that needs no server, as a server has it."""

from __future__ import annotations

from pathlib import Path

from tests.server.house import House
from tests.server.house import house as open_house


def test_a_server_without_the_page_says_so(house: House) -> None:
    response = house.http.get("/device/site.json")
    assert (response.status_code, response.json()) == (200, None)


def test_the_page_may_run_python_and_nothing_beside_it_is_served(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("the page")
    (site / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (tmp_path / "beside.txt").write_text("not for others")
    with open_house(database=f"sqlite:///{tmp_path}/t.db", site=str(site)) as house:
        page = house.http.get("/device/")
        assert (page.text, page.headers["cache-control"]) == ("the page", "no-cache")
        policy = page.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval'" in policy
        assert "frame-ancestors 'none'" in policy
        wasm = house.http.get("/device/pyodide.asm.wasm")
        assert wasm.headers["content-type"] == "application/wasm"  # compiled as it arrives
        for path in ("../beside.txt", "%2e%2e/beside.txt", "%00", "no"):
            assert house.http.get(f"/device/{path}").status_code == 404, path
        assert "wasm" not in house.http.get("/").headers["content-security-policy"]

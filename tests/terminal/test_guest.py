"""A guest at a table elsewhere: which links lead to one."""

import pytest

from commonroom.terminal.guest import Address, address_of


def test_a_link_says_where_its_table_is() -> None:
    assert address_of("https://owls.example:8443/house/t/abc#secret") == Address(
        "wss://owls.example:8443/house/ws", "abc", "secret"
    )


@pytest.mark.parametrize(
    "link",
    [
        "",
        "abc",
        "ftp://owls.example/t/abc#secret",
        "http://owls.example/t/abc",
        "http:///t/abc#secret",
        "http://:80/t/abc#secret",
        "http://owls.example:99999/t/abc#secret",
        "http://owls.example:x/t/abc#secret",
        "http://[::bad/t/abc#secret",
    ],
)
def test_what_is_no_link_to_a_table(link: str) -> None:
    assert address_of(link) is None

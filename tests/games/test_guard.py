"""The guard over tests of cards finds every mark."""

from types import FunctionType

import pytest

from tests.games.guard import marked


def test_marks_of_tests_and_of_their_parameters_are_found() -> None:
    @pytest.mark.card("dobby")
    @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.card("firenze"))])
    def marked_twice(x: int) -> None: ...

    assert isinstance(marked_twice, FunctionType)
    assert marked(marked_twice) == {"dobby", "firenze"}

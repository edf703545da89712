"""Piles in an order that tells nothing."""

from commonroom.kernel.piles import in_order


def test_however_a_pile_was_shuffled_it_looks_the_same() -> None:
    assert in_order(("stupefy", "accio", "stupefy")) == ("accio", "stupefy", "stupefy")
    assert in_order(("stupefy", "stupefy", "accio")) == ("accio", "stupefy", "stupefy")
    assert in_order(()) == ()

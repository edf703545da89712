"""Quidditch, within A Year at Hogwarts and as a game of its own (YH-QUI)."""

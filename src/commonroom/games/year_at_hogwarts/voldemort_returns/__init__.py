"""Voldemort Returns, the second mode of A Year at Hogwarts, as a game of its own (YH-VR)."""

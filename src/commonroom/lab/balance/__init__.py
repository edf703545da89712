"""The balance reports: does a game keep to the bands its design promises?

``python -m commonroom.lab.balance GAME`` plays the games and writes the report. What is promised of
a game, and what else is worth telling, is in a module of its own.
"""

"""Tables: live games that people and bots sit at, and that nothing can lose.

The journal is the table: every entry is written before anyone is told of it, and a live match is
only a cache of it. This package knows no network; the server and the terminal talk to it.
"""

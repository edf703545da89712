"""The wire: what tables and those who sit at them say to each other, as types.

The server speaks it on one side, `commonroom join` and the browser on the other.
"""

"""OpenSpiel comes as wheels only, and not for every system: its tests run where it is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_open_spiel.py"]

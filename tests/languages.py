"""The languages that are complete. A translation that still grows is not listed here yet."""

COMPLETE = ("en", "pl", "it", "cs")

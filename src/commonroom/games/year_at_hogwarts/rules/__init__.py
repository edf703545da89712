"""The rules, one module per chapter."""

"""The rules of Talisman, one module per chapter of the rulebook."""

"""The rules of Death Eaters Rising, one module per chapter of the rulebook."""

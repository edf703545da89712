"""The chances of fights with combat and duel cards."""

"""Card texts: the effects of a card as messages, which the renderer turns into sentences."""

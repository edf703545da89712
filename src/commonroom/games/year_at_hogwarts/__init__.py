"""A Year at Hogwarts: students race for the House Cup across the Marauder's Map."""

"""The chances of the wizard dice: the questions, and how the answers are computed."""

"""What cards do: one executor for every record of the vocabulary."""

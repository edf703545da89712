"""What cards and tokens do."""

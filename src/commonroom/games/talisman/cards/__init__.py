"""What the cards and spaces of Talisman do."""

"""Talisman: Harry Potter: two to six players race for the Great Hall."""

"""Content packs: cards of one's own, laid over those of the box.

Whether a pack can be played is decided where it is played, in the kernel; here is what their makers
and those who offer them at tables need.
"""

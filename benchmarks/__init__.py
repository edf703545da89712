"""Speed of Common Room's engine and of its peers, side by side in one run.

``python -m benchmarks`` (or ``make bench``) is the way in; ``docs/performance.md`` tells the
method. Nothing here asserts a time: machines differ, so results are read as ratios.
"""

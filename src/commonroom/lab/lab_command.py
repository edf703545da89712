"""``commonroom lab``: what is done with many games once they are played."""

from __future__ import annotations

import click

from commonroom.lab.report_command import report


@click.group()
def lab() -> None:
    """Study games by the thousand."""


lab.add_command(report)

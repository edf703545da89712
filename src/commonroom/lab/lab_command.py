"""``commonroom lab``: what many games tell."""

from __future__ import annotations

import click

from commonroom.lab.league_command import league
from commonroom.lab.report_command import report
from commonroom.lab.sweep_command import sweep


@click.group()
def lab() -> None:
    """Study games by the thousand."""


lab.add_command(league)
lab.add_command(report)
lab.add_command(sweep)

"""Logs: one line for each event, with a plain traceback where something went wrong.

Never with the values of variables, which may be secrets.
"""

from __future__ import annotations

import logging
import sys

import structlog


def configure() -> None:
    """Lines for people on a terminal, JSON for machines everywhere else."""
    shown: list[structlog.typing.Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if sys.stderr.isatty()
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )

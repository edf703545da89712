"""What the numbers of a title mean: ``python -m commonroom.rl talisman``."""

from __future__ import annotations

from pathlib import Path

import click

from commonroom.kernel import games, title
from commonroom.rl.board import action_table
from commonroom.rl.reference import every_action, fewest, page


@click.command()
@click.argument("game", metavar="[GAME]", type=click.Choice(games()), required=False)
@click.option("--seats", type=int, help="How many seats the observation has.")
@click.option("--every", is_flag=True, help="Each action by its number, one a line.")
@click.option(
    "--write",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the pages of all games into a folder.",
)
def main(game: str | None, seats: int | None, every: bool, write: Path | None) -> None:
    """Print what the numbers of a game's actions and observations mean."""
    if write is not None:
        try:
            write.mkdir(parents=True, exist_ok=True)
            for one in games():
                (write / f"{one}.md").write_text(page(one, fewest(one)), encoding="utf-8")
        except OSError as error:
            raise click.ClickException(f"{error.filename}: {error.strerror}") from error
    elif game is None:
        raise click.UsageError("name a game, or a folder to write to")
    elif seats is not None and seats not in title(game).about.seats:
        raise click.UsageError(f"{game} has no table of {seats}")
    elif every:
        click.echo("\n".join(every_action(action_table(game))))
    else:
        click.echo(page(game, seats or fewest(game)), nl=False)


if __name__ == "__main__":
    main()

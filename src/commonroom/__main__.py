"""``python -m commonroom …``: the command, where its script is not on the path."""

from commonroom.cli import main

main(prog_name="commonroom")

"""``python -m commonroom …``: the command, where its script is not on the path."""

from commonroom.cli import main

if __name__ == "__main__":
    main(prog_name="commonroom")

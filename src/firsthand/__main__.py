"""`python -m firsthand` is the `firsthand` command."""

from firsthand.interfaces.cli.main import main

if __name__ == "__main__":
    main()

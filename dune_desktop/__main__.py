"""`python -m dune_desktop`."""

import sys

from dune_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())

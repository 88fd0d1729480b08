"""`python -m dune_desktop`."""

import sys

from dune_desktop.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # the packaged program is also the process in which computers think
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())

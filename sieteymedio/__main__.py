"""`python -m sieteymedio`: see `sieteymedio.terminal.cli`."""

from __future__ import annotations

import sys

from sieteymedio.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())

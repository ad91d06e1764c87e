"""`python -m sieteymedio`: see `sieteymedio.cli`."""

from __future__ import annotations

import sys

from sieteymedio.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`frontier`, or `python -m app`: see `app/cli`."""

import gc
import sys

from app import cli


def main() -> int:
    # A move leaves no cycles behind, so looking for some every few hundred objects only halts somebody's move.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())

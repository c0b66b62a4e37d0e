"""`frontier`, or `python -m app`: see `app/cli`."""

import gc
import sys

from app import cli


def main() -> int:
    # Moves create no reference cycles, so frequent collections would only add latency to them.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())

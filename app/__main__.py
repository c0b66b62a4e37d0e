"""`python -m app`: see `app/cli`."""

import gc
import sys

from app.cli import main

if __name__ == "__main__":
    # No move leaves anything behind that refers to itself. To search for such things after every few hundred new
    # objects, as Python does unless told otherwise, only halts somebody's move for milliseconds.
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    sys.exit(main())

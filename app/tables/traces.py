"""What a log may say of an error."""

from pathlib import Path
from traceback import extract_tb

STEPS = 5


def trace_of(error: BaseException) -> str:
    """Return what went wrong and where, innermost first, and no value: a message might hold a hand, a seed, a name."""
    steps = reversed(extract_tb(error.__traceback__)[-STEPS:])
    return " ← ".join([type(error).__name__, *(f"{Path(step.filename).name}:{step.lineno}" for step in steps)])

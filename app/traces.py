"""Tracebacks without values, for logs."""

from pathlib import Path
from traceback import extract_tb

STEPS = 5


def trace_of(error: BaseException) -> str:
    """Return the error's type and innermost frames. No message: it might contain a hand, a seed or a name."""
    steps = reversed(extract_tb(error.__traceback__)[-STEPS:])
    return " ← ".join([type(error).__name__, *(f"{Path(step.filename).name}:{step.lineno}" for step in steps)])

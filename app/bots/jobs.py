"""Work spread over all cores."""

import os
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    return os.cpu_count() or 1


def spread(task: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """Do a task for every item in so many processes, and yield the results as they come."""
    if jobs == 1:
        yield from map(task, items)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(task, items)

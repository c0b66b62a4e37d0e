"""Threads that read the same kind of thing for the first time, at the same time: msgspec ends the process.

So there must be nothing left to learn when the server's code has been read in.
"""

import sys
from contextlib import suppress
from multiprocessing.queues import SimpleQueue
from types import FrameType
from typing import Any

import msgspec

from app.engine.codec import wrapper
from app.games import TITLES
from app.tables.model import Entry, Table
from tests.faults.processes import FORKS, PATIENCE


class Unknown(msgspec.Struct):
    """Something that nobody has read yet."""

    name: str


READ_IN_THREADS = {
    "table": Table,
    "entry": Entry,
    **{f"{name} state": title.game.state_type for name, title in TITLES.items()},
    **{f"{name} action": wrapper(title.game.action_type) for name, title in TITLES.items()},
}


def is_learnt_by_reading(kind: Any) -> bool:
    """Tell whether msgspec had to look at the fields of a type in order to read it."""
    called = set[str]()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            called.add(frame.f_code.co_name)

    sys.setprofile(note)
    with suppress(msgspec.ValidationError):
        msgspec.convert({}, kind)
    sys.setprofile(None)
    return "get_class_annotations" in called


def read_all(learnt: SimpleQueue[list[str]]) -> None:
    """Read one of each kind, and tell which of them were new."""
    kinds = {**READ_IN_THREADS, "unknown": Unknown}
    learnt.put([name for name, kind in kinds.items() if is_learnt_by_reading(kind)])


def test_a_fresh_server_knows_all_that_its_threads_will_read() -> None:
    learnt = FORKS.SimpleQueue()
    process = FORKS.Process(target=read_all, args=(learnt,))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode == 0
    assert learnt.get() == ["unknown"], "what is new is noticed, and nothing else is new"

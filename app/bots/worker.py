"""A worker process: answers the questions that come over its standard input (see `pool.py`), one after the other.

It is started as `python -m app.bots.worker app.bots:TITLES`.
"""

import os
import signal
import sys
import threading
from collections.abc import Mapping
from pkgutil import resolve_name
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from app.bots.coach import advise
from app.bots.questions import Answer, decision_in, read_question, view_in, write_answer
from app.bots.thinking import BotFailed, answer_of
from app.engine.bots import Title
from app.traces import trace_of

READY = b"ready"

LENGTH_BYTES = 4

POLITE = 10
"""Added to the process's niceness: people's moves come first."""


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH_BYTES) + data


def main(titles: Mapping[str, Title]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    os.nice(POLITE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints must not come between answers
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=receive, args=(sys.stdin.buffer, questions), daemon=True).start()
    answers.write(framed(READY))
    answers.flush()
    while True:
        answers.write(framed(write_answer(reply(titles, questions.get()))))
        answers.flush()


def receive(line: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Pass on the questions until the server ends, however it does; then end, even in the middle of a thought."""
    while head := line.read(LENGTH_BYTES):
        questions.put(line.read(int.from_bytes(head)))
    os._exit(0)


def reply(titles: Mapping[str, Title], data: bytes) -> Answer:
    try:
        question = read_question(data)
        title = titles[question.title]
        view, decision = view_in(question, title), decision_in(question, title)
        if question.kind is None:
            return Answer(advice=advise(title, view, decision))
        return Answer(msgspec.to_builtins(answer_of(title, question.kind, view, decision)))
    except BotFailed as error:
        return Answer(failure=str(error))
    except Exception as error:  # a question that can't be read fails that one answer
        return Answer(failure=trace_of(error))


if __name__ == "__main__":
    main(resolve_name(sys.argv[1]))

"""Questions to bots as they travel to a worker process: like a page, it gets its seat's view and decision, no more.

A decision computes its offers from the state when they are needed. Here they are listed, and the state stays behind.
"""

from typing import Any

import msgspec

from app.bots.coach import Advice
from app.engine.bots import Title
from app.engine.choices import Spec
from app.engine.codec import read_action
from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.events import Seat


class ListedOffer(msgspec.Struct, frozen=True, array_like=True):
    action: str
    fields: dict[str, Spec]


class ListedDecision(msgspec.Struct, frozen=True, array_like=True):
    id: str
    seat: Seat
    key: str
    params: dict[str, Any]
    offers: list[ListedOffer]
    default: dict[str, Any]


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot of some kind, or the coach, is asked; the view is still encoded, its type depends on the title."""

    title: str
    kind: str | None
    """None asks the coach."""
    view: msgspec.Raw
    decision: ListedDecision


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The bot's action or the coach's advice, or why there is none."""

    action: dict[str, Any] | None = None
    failure: str = ""
    advice: Advice | None = None


_encode = msgspec.msgpack.Encoder().encode
_questions = msgspec.msgpack.Decoder(Question)
_answers = msgspec.msgpack.Decoder(Answer)


def write_question(title: str, kind: str | None, view: Any, decision: Decision) -> bytes:
    offers = [ListedOffer(offer.action.tag(), dict(offer.fields)) for offer in decision.offers]
    default = msgspec.to_builtins(decision.default)
    listed = ListedDecision(decision.id, decision.seat, decision.key, dict(decision.params), offers, default)
    return _encode(Question(title, kind, msgspec.Raw(_encode(view)), listed))


def read_question(data: bytes) -> Question:
    return _questions.decode(data)


def view_in(question: Question, title: Title) -> Any:
    return msgspec.msgpack.decode(question.view, type=title.game.view_type)


def decision_in(question: Question, title: Title) -> Decision:
    listed, game = question.decision, title.game
    kinds = {kind.tag(): kind for kind in game.handlers}
    offers = [Offer(kinds[each.action], each.fields) for each in listed.offers]
    default: Action = read_action(listed.default, game.action_type)
    return Decision(listed.id, listed.seat, listed.key, (menu(*offers),), lambda: default, listed.params)


def write_answer(answer: Answer) -> bytes:
    return _encode(answer)


def read_answer(data: bytes) -> Answer:
    return _answers.decode(data)

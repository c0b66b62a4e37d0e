"""Explanations: what each sensible answer to a decision is worth, and the main reasons, as data.

The best answer is compared with the second best, every other answer with the best. A reason is a topic (see `Topic` in
`app/engine/bots.py`) with its effect on the chance to win: what changes if the network sees this topic of one answer's
result, and everything else of the other's. Rivals' own numbers belong to denial, except for tempo.

In words, `explain-value` and `reason-<topic>-<more|less>` of the catalogues.
"""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from app.bots.network import Network
from app.bots.search import Search, Valued
from app.engine.bots import Feature, Topic
from app.engine.decisions import Action, Decision
from app.engine.events import Seat

TOPICS: tuple[Topic, ...] = get_args(Topic)

WORTH_TELLING = 0.005
"""Effects on the chance to win that are smaller are no reasons."""

MOST_TRIED = 3
"""Candidates that are tried in all worlds, at least."""

Rows = Sequence[Sequence[float]]


class Reason(msgspec.Struct, frozen=True):
    """How much a topic adds to the chance to win, compared with the other answer."""

    topic: Topic
    effect: float

    @property
    def key(self) -> str:
        """Return the key of the reason in words."""
        direction: Literal["more", "less"] = "more" if self.effect > 0 else "less"
        return f"reason-{self.topic}-{direction}"


class Explained(msgspec.Struct, frozen=True):
    """An answer, the chance to win and the final points that are expected after it, and why; the best comes first."""

    action: Action
    chance: float
    points: float
    worlds: int
    """In so many worlds it was tried."""
    reasons: list[Reason]
    """Compared with the best answer, or of the best with the second best; the strongest comes first."""


def explain(search: Search, view: Any, decision: Decision, actions: Sequence[Action] | None = None) -> list[Explained]:
    """Return what each sensible answer is worth, best first, and why. An only answer has no reasons."""
    seat = decision.seat
    actions = actions or search.lookahead.candidates(view, decision)
    valued = search.value(view, decision, actions, keep=MOST_TRIED)
    features, network = search.lookahead.features, search.network
    return [
        Explained(
            action=each.action,
            chance=each.estimates[seat].chance,
            points=each.estimates[seat].points,
            worlds=each.worlds,
            reasons=reasons(network, features, seat, each, valued[place == 0]) if len(valued) > 1 else [],
        )
        for place, each in enumerate(valued)
    ]


def reasons(network: Network, features: Sequence[Feature], seat: Seat, answer: Valued, other: Valued) -> list[Reason]:
    """Return the topics in which two results differ, those with the strongest effects first."""
    found = [Reason(topic, effect_of(network, features, seat, topic, answer.rows, other.rows)) for topic in TOPICS]
    told = [reason for reason in found if abs(reason.effect) >= WORTH_TELLING]
    return sorted(told, key=lambda reason: -abs(reason.effect))


def effect_of(
    network: Network, features: Sequence[Feature], seat: Seat, topic: Topic, rows: Rows, others: Rows
) -> float:
    """Return what a topic adds to the chance: put into the other result, and taken out of this one, on average."""

    def chance(seen: Rows) -> float:
        return network.estimate(seen)[seat].chance

    put_in = chance(swapped(features, seat, topic, others, rows)) - chance(others)
    taken_out = chance(rows) - chance(swapped(features, seat, topic, rows, others))
    return (put_in + taken_out) / 2


def swapped(features: Sequence[Feature], seat: Seat, topic: Topic, rows: Rows, others: Rows) -> list[list[float]]:
    """Return the rows with what belongs to a topic from the others."""
    return [
        [
            there if topic == (feature.topic if place == seat or feature.topic == "tempo" else "denial") else here
            for feature, here, there in zip(features, row, other, strict=True)
        ]
        for place, (row, other) in enumerate(zip(rows, others, strict=True))
    ]

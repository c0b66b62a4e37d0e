"""The coach: suggests an answer to a person, and says why.

It thinks like the master: what it suggests is the best of `explain`, where a title declares a lookahead, and what the
usual bot would do elsewhere. The numbers in its words are the title's (see `Teaching` in `app/engine/bots.py`).

Like a bot, it knows the seat's view and the decision, and nothing else.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from app.bots.explain import Explained, explain
from app.bots.master import Master
from app.bots.search import Search
from app.engine.bots import Remark, Title, Topic, dice_for
from app.engine.decisions import Action, Decision

MOST_REMARKS = 3

MOST_TOPICS = 2


class Weighed(msgspec.Struct, frozen=True):
    """The suggestion compared with the second best answer: chances to win in percent, and what makes the difference."""

    chance: int
    points: int
    """Final points that are expected after the suggestion."""
    instead: dict[str, Any]
    """The second best answer."""
    instead_chance: int
    topics: list[Topic]
    """In what the suggestion is better, most of all first."""


class Advice(msgspec.Struct, frozen=True):
    """What the coach says about a decision, as it is sent to a page."""

    action: dict[str, Any]
    goal: Remark | None
    remarks: list[Remark]
    weighed: Weighed | None
    """None where there is no second sensible answer."""


def advise(title: Title, view: Any, decision: Decision) -> Advice:
    """Return the coach's advice; whatever is hidden from the seat, it is the same."""
    found = compare(title, view, decision)
    action, teaching = found[0].action if found else usual_answer(title, view, decision), title.teaching
    return Advice(
        action=msgspec.to_builtins(action),
        goal=None if teaching is None else teaching.goal(view, decision),
        remarks=[] if teaching is None else list(teaching.why(view, decision, action))[:MOST_REMARKS],
        weighed=weighed(found),
    )


def compare(title: Title, view: Any, decision: Decision) -> list[Explained]:
    """Return the sensible answers, best first; none where there is nothing to compare."""
    search = search_of(title)
    actions: Sequence[Action] = () if search is None else search.lookahead.candidates(view, decision)
    return [] if search is None or len(actions) < 2 else explain(search, view, decision, actions)


def search_of(title: Title) -> Search | None:
    master = title.bots.get("master")
    return master.search if isinstance(master, Master) else None


def usual_answer(title: Title, view: Any, decision: Decision) -> Action:
    bot = next(iter(title.bots.values()))
    return bot.answer(view, decision, dice_for(view, decision.id))


def weighed(found: Sequence[Explained]) -> Weighed | None:
    if not found:
        return None
    best, second, *_ = found
    return Weighed(
        chance=round(100 * best.chance),
        points=round(best.points),
        instead=msgspec.to_builtins(second.action),
        instead_chance=round(100 * second.chance),
        topics=[reason.topic for reason in best.reasons if reason.effect > 0][:MOST_TOPICS],
    )

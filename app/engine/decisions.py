"""Decisions: what a seat is asked, what it may answer, and why it may not answer something else.

Decision ── menus ── offers: a kind of action with a specification for each field (see `choices.py`)
                  └─ blocked: what a player might look for that cannot be done now, and why
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import islice
from typing import Any

import msgspec

from app.engine.choices import Spec
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.rng import Dice, pick

_encode = msgspec.json.Encoder().encode

MOST_FORESEEN = 60
"""Offers of more actions than this are sent without their effects."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The answer to a decision. Titles derive one Struct per kind of action, with a tag and typed, bounded fields."""

    @classmethod
    @cache
    def tag(cls) -> str:
        """Return the name of this kind of action, as it is written in logs and frames."""
        return str(cls.__struct_config__.tag)


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A kind of action that may be taken now, with a specification for each of its fields.

    The same kind may be offered several times (one auction for each card). Put the field that tells the offers
    apart first: an answer is explained by the offer whose fields it fits furthest.
    """

    action: type[Action]
    fields: Mapping[str, Spec] = {}

    def judge(self, action: Action) -> tuple[int, Refusal | None]:
        """Return how many fields fit, and why the next one does not (None: all do)."""
        given: dict[str, Any] = {}
        for name, spec in self.fields.items():
            value = getattr(action, name)
            refusal = spec.refusal(value, given)
            if refusal is not None:
                return len(given), refusal
            given[name] = value
        return len(given), None

    def sample(self, dice: Dice) -> Action:
        """Return a random action that this offer allows."""
        given: dict[str, Any] = {}
        for name, spec in self.fields.items():
            given[name] = spec.sample(dice, given)
        return self.action(**given)

    def count(self, limit: int = 1000) -> int:
        """Return how many actions this offer allows, counting no further than `limit`."""
        return sum(1 for _ in islice(self.each(), limit))

    def each(self) -> Iterator[Action]:
        """Go through all actions that this offer allows. There may be very many."""
        return self._each(list(self.fields), {})

    def _each(self, names: list[str], given: dict[str, Any]) -> Iterator[Action]:
        """Go through the actions whose first fields are given; `names` are the others."""
        if not names:
            yield self.action(**given)
            return
        for value in self.fields[names[0]].each(given):
            yield from self._each(names[1:], {**given, names[0]: value})

    def wire(self, foresee: Callable[[Action], Any] | None = None) -> dict[str, Any]:
        """Return the offer as data for a page; its specifications encode themselves.

        Where effects can be foreseen they are listed for each action, unless there are too many to be looked at.
        """
        found: dict[str, Any] = {"action": self.action.tag(), "fields": self.fields}
        if foresee is not None and self.count(MOST_FORESEEN + 1) <= MOST_FORESEEN:
            found["effects"] = [
                {"fields": {name: getattr(action, name) for name in self.fields}, "effect": foresee(action)}
                for action in self.each()
            ]
        return found


class Blocked(msgspec.Struct, frozen=True, gc=False):
    """Something a player might look for that cannot be done now, and why: shown greyed, and said when tried.

    Without fields it speaks of that kind of action as a whole, where none is offered.
    """

    action: type[Action]
    refusal: Refusal
    fields: Mapping[str, str | int] = {}

    def covers(self, action: Action) -> bool:
        """Tell whether this is what the action tries."""
        return type(action) is self.action and all(
            getattr(action, name) == value for name, value in self.fields.items()
        )

    def wire(self) -> dict[str, Any]:
        """Return the reason as plain data for a page."""
        return {
            "action": self.action.tag(),
            "fields": dict(self.fields),
            "code": self.refusal.code,
            "params": dict(self.refusal.params),
        }


class Menu(msgspec.Struct, frozen=True):
    """Kinds of action that belong together: what is open among them and what is not, spelled out when it is needed."""

    actions: tuple[type[Action], ...]
    spell_out: "Callable[[], SpelledOut]"


SpelledOut = tuple[Sequence[Offer], Sequence[Blocked]]
"""What is open and what is not."""


class Kept(SpelledOut):
    """A menu spelled out that a title keeps, as it stays the same for many moves: pages are told the same bytes."""

    @cached_property
    def wire(self) -> tuple[bytes, bytes]:
        """Return both lists as JSON, without their brackets."""
        return _listed(self, None)


@cache
def shut(action: type[Action], code: str) -> Kept:
    """Return that this kind of action cannot be taken now, and why."""
    return Kept(((), (Blocked(action, Refusal(code)),)))


def _listed(spelled: SpelledOut, foresee: Callable[[Action], Any] | None) -> tuple[bytes, bytes]:
    offers, blocked = spelled
    return (
        _encode([offer.wire(foresee) for offer in offers])[1:-1],
        _encode([block.wire() for block in blocked])[1:-1],
    )


def menu(*offers: Offer, blocked: Sequence[Blocked] = ()) -> Menu:
    """Return a menu that is spelled out already."""
    actions = dict.fromkeys([offer.action for offer in offers] + [block.action for block in blocked])
    return Menu(tuple(actions), lambda: (offers, blocked))


class Decision(msgspec.Struct, frozen=True, eq=False, dict=True):
    """One question to one seat, open until it is answered or overtaken.

    `id` says what is asked and stays the same while the question does, whatever other seats do meanwhile; a new
    question gets a new id, so a late answer to an old one is recognised. `key` is the prompt in the catalogues.
    `fallback` gives the legal action that stands in for a player whose time is up; there is none exactly if nobody
    waits for the answer. `foresee` tells what an action would do, as far as the seat can know it beforehand, so that
    a page can show it before it is done. All three are worked out only for who asks: a judge needs one menu, a page
    everything.
    """

    id: str
    seat: Seat
    key: str
    menus: tuple[Menu, ...]
    fallback: Callable[[], Action] | None = None
    params: Mapping[str, Any] = {}
    foresee: Callable[[Action], Any] | None = None

    @property
    def awaited(self) -> bool:
        """Tell whether the game waits for this answer."""
        return self.fallback is not None

    @cached_property
    def default(self) -> Action | None:
        """Return the action that stands in for a player whose time is up."""
        return None if self.fallback is None else self.fallback()

    @cached_property
    def _spelled_out(self) -> tuple[SpelledOut, ...]:
        """Return what each of the menus says."""
        return tuple([each.spell_out() for each in self.menus])

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """Return all that may be done."""
        return tuple([entry for offers, _ in self._spelled_out for entry in offers])

    @cached_property
    def blocked(self) -> tuple[Blocked, ...]:
        """Return what cannot be done, with reasons."""
        return tuple([entry for _, blocked in self._spelled_out for entry in blocked])

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the action is not allowed; None if it is. This is the only legality test there is."""
        best: tuple[int, Refusal] | None = None
        shut: list[Blocked] = []
        for offers, blocked in self._spelled_out_for(action):
            shut += blocked
            for offer in offers:
                if type(action) is offer.action:
                    fitting, refusal = offer.judge(action)
                    if refusal is None:
                        return None
                    if best is None or fitting > best[0]:
                        best = fitting, refusal
        for block in shut:
            if block.covers(action) and (block.fields or best is None):
                return block.refusal
        return best[1] if best else Refusal("not_now", {"action": action.tag()})

    def _spelled_out_for(self, action: Action) -> Iterator[SpelledOut]:
        """Go through the menus that know this kind of action; only those are spelled out, unless all are already."""
        known = self.__dict__.get("_spelled_out")
        for place, each in enumerate(self.menus):
            if type(action) in each.actions:
                yield known[place] if known else each.spell_out()

    def __contains__(self, action: Action) -> bool:
        return self.refusal(action) is None

    def sample(self, dice: Dice) -> Action:
        """Return a random legal action, every offer being as likely."""
        return pick(dice, self.offers).sample(dice)

    @cached_property
    def wire(self) -> bytes:
        """Return the decision as JSON for the page of its own seat, and of nobody else."""
        lists = [
            each.wire if isinstance(each, Kept) and self.foresee is None else _listed(each, self.foresee)
            for each in self._spelled_out
        ]
        head = {"id": self.id, "key": self.key, "params": self.params, "awaited": self.awaited}
        return b"".join(
            (
                _encode(head)[:-1],
                b',"offers":[',
                b",".join([offers for offers, _ in lists if offers]),
                b'],"blocked":[',
                b",".join([blocked for _, blocked in lists if blocked]),
                b'],"default":',
                _encode(self.default),
                b"}",
            )
        )

"""Decisions: what a seat is asked, what it may answer, and why it may not answer something else.

Decision ── menus ── entries ─┬─ Offer: you may; a kind of action with a specification for each field (see `choices.py`)
                              └─ Blocked: you may not, because; what a player might look for now, and why it can't be
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

MAX_FORESEEN = 60
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
        given: dict[str, Any] = {}
        for name, spec in self.fields.items():
            given[name] = spec.sample(dice, given)
        return self.action(**given)

    def count(self, limit: int = 1000) -> int:
        """Return how many actions this offer allows, counting no further than `limit`."""
        return sum(1 for _ in islice(self.each(), limit))

    def each(self) -> Iterator[Action]:
        """There may be very many."""
        return self._each(list(self.fields), {})

    def _each(self, names: list[str], given: dict[str, Any]) -> Iterator[Action]:
        """Go through the actions whose first fields are given; `names` are the others."""
        if not names:
            yield self.action(**given)
            return
        for value in self.fields[names[0]].each(given):
            yield from self._each(names[1:], {**given, names[0]: value})

    def wire(self, effect_of: "EffectOf | Alike | None") -> "OfferWire":
        """Return the offer for a page; its specifications encode themselves.

        Where effects can be foreseen they are listed for each action, unless there are too many to be looked at.
        """
        effects = []
        if isinstance(effect_of, Alike):
            effects = [effect_of.effect(self)]
        elif effect_of is not None and len(actions := list(islice(self.each(), MAX_FORESEEN + 1))) <= MAX_FORESEEN:
            effects = [
                EffectWire({name: getattr(action, name) for name in self.fields}, effect_of(action))
                for action in actions
            ]
        return OfferWire(self.action.tag(), self.fields, effects)


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

    def wire(self) -> "BlockedWire":
        return BlockedWire(self.action.tag(), self.fields, self.refusal.code, self.refusal.params)


Entry = Offer | Blocked


class Menu(msgspec.Struct, frozen=True, eq=False, dict=True):
    """Kinds of action that belong together: what is open among them and what is not, listed when it is needed."""

    actions: tuple[type[Action], ...]
    make: Callable[[], Sequence[Entry]]

    @cached_property
    def entries(self) -> Sequence[Entry]:
        return self.make()


def menu(*entries: Entry) -> Menu:
    return Menu(tuple(dict.fromkeys(entry.action for entry in entries)), lambda: entries)


class EffectWire(msgspec.Struct, frozen=True):
    """What an action would do, as a page reads it."""

    fields: Mapping[str, Any]
    effect: Any


class Alike(msgspec.Struct, frozen=True):
    """Tells what all actions of an offer would do, whatever they say in the fields that are not named."""

    effect: Callable[[Offer], EffectWire]


EffectOf = Callable[[Any], Any]
"""Tells what an action would do."""
Foresee = Mapping[type[Action], EffectOf | Alike]
"""The same for each kind of action whose effects are foreseen."""


class OfferWire(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer as a page reads it."""

    action: str
    fields: Mapping[str, Spec]
    effects: list[EffectWire] = []


class BlockedWire(msgspec.Struct, frozen=True):
    """A reason as a page reads it."""

    action: str
    fields: Mapping[str, str | int]
    code: str
    params: Mapping[str, Any]


class DecisionWire(msgspec.Struct, frozen=True):
    """A decision as sent to the page of its own seat, and to nobody else."""

    id: str
    key: str
    params: Mapping[str, Any]
    awaited: bool
    offers: list[OfferWire]
    blocked: list[BlockedWire]
    default: Action | None


class Decision(msgspec.Struct, frozen=True, eq=False, dict=True):
    """One question to one seat, open until it is answered or overtaken.

    `id` says what is asked and stays the same while the question does, whatever other seats do meanwhile; a new
    question gets a new id, so a late answer to an old one is recognised. `key` is the prompt in the catalogues.
    `fallback` gives a legal action as a proposal, for a page to fill in and for bots to fall back on; there is none
    exactly if nobody waits for the answer. `foresee`, which the engine sets, previews the effects of actions by kind,
    as far as the seat can know them, so that a page can show them. All three are computed only on demand: checking an
    action needs one menu, a page everything.
    """

    id: str
    seat: Seat
    key: str
    menus: tuple[Menu, ...]
    fallback: Callable[[], Action] | None = None
    params: Mapping[str, Any] = {}
    foregone: bool = False
    """There is only one answer, and skipping the question tells nobody more than the answer itself would.

    Never set this because of something that stays hidden: the missing question would give it away.
    """
    foresee: Callable[[], Foresee] | None = None

    @property
    def awaited(self) -> bool:
        """Tell whether the game waits for this answer."""
        return self.fallback is not None

    @cached_property
    def default(self) -> Action | None:
        """Return the action that is proposed."""
        return None if self.fallback is None else self.fallback()

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        return tuple([entry for menu in self.menus for entry in menu.entries if isinstance(entry, Offer)])

    @cached_property
    def blocked(self) -> tuple[Blocked, ...]:
        """What cannot be done, with reasons."""
        return tuple([entry for menu in self.menus for entry in menu.entries if isinstance(entry, Blocked)])

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the action is not allowed; None if it is. This is the only legality test there is."""
        best: tuple[int, Refusal] | None = None
        reasons: list[Blocked] = []
        for entry in self._entries_for(action):
            if isinstance(entry, Blocked):
                reasons.append(entry)
                continue
            fitting, refusal = entry.judge(action)
            if refusal is None:
                return None
            if best is None or fitting > best[0]:
                best = fitting, refusal
        for reason in reasons:
            if reason.covers(action) and (reason.fields or best is None):
                return reason.refusal
        return best[1] if best else Refusal("not_now", {"action": action.tag()})

    def _entries_for(self, action: Action) -> Iterator[Entry]:
        """Go through the entries for this kind of action; menus that don't know it are left alone."""
        for menu in self.menus:
            if type(action) in menu.actions:
                yield from (entry for entry in menu.entries if type(action) is entry.action)

    def __contains__(self, action: Action) -> bool:
        return self.refusal(action) is None

    def sample(self, dice: Dice) -> Action:
        """Return a random legal action, every offer being as likely."""
        return pick(dice, self.offers).sample(dice)

    def wire(self) -> DecisionWire:
        effects = {} if self.foresee is None else self.foresee()
        return DecisionWire(
            self.id,
            self.key,
            self.params,
            self.awaited,
            [offer.wire(effects.get(offer.action)) for offer in self.offers],
            [reason.wire() for reason in self.blocked],
            self.default,
        )

"""Specifications of an action's fields, which replace lists of all legal actions.

    Amount(low, high)             a whole number
    Choose(items)                 one of the items
    Pick(items, low, high)        a number of different items
    Pay(items, price)             items that are worth at least a price, no change given
    Assign(places, kinds, bounds) how many workers of each kind stand in each place

Each can explain why a value is invalid (`refusal`), sample a valid one (`sample`) and iterate over all of them
(`each`). The same objects are the server's legality test, the form on the page, and the choices of bots and tests.

A specification may depend on an *earlier* field of the same action (the price of three factories): `given` holds the
fields read so far.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, compress
from operator import add, sub
from typing import Any, NamedTuple

import msgspec

from app.engine.errors import Refusal
from app.engine.rng import Dice, pick, shuffled

Given = Mapping[str, Any]


class Amount(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="spec", tag="amount"):
    """An integer from `low` to `high`; `below` and `above` are the error codes for others.

    `costs` tells the page the price of each number from `low` on, as far as its seat can pay; it is unset where the
    number itself is the price, or where nothing is paid.
    """

    low: int
    high: int
    below: str = "below_minimum"
    above: str = "above_maximum"
    costs: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET

    def refusal(self, value: int, given: Given) -> Refusal | None:
        if value < self.low:
            return Refusal(self.below, {"low": self.low})
        if value > self.high:
            return Refusal(self.above, {"high": self.high})
        return None

    def sample(self, dice: Dice, given: Given) -> int:
        return self.low + dice.below(self.high - self.low + 1)

    def each(self, given: Given) -> Iterator[int]:
        return iter(range(self.low, self.high + 1))


class Choose(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="spec", tag="choose"):
    """Exactly one of the items: names, or integers that form no range, such as the steps of a bidding ladder."""

    items: tuple[str | int, ...]
    unknown: str = "not_offered"

    def refusal(self, value: str | int, given: Given) -> Refusal | None:
        return None if value in self.items else Refusal(self.unknown, {"item": value})

    def sample(self, dice: Dice, given: Given) -> str | int:
        return pick(dice, self.items)

    def each(self, given: Given) -> Iterator[str | int]:
        return iter(self.items)


class Pick(msgspec.Struct, frozen=True, gc=False, tag_field="spec", tag="pick"):
    """From `low` to `high` distinct items, in any order."""

    items: tuple[str, ...]
    low: int
    high: int
    unknown: str = "not_offered"

    def refusal(self, value: Sequence[str], given: Given) -> Refusal | None:
        if refusal := _unknown_or_repeated(value, self.items, self.unknown):
            return refusal
        if not self.low <= len(value) <= self.high:
            return Refusal("wrong_number", {"low": self.low, "high": self.high})
        return None

    def sample(self, dice: Dice, given: Given) -> list[str]:
        size = self.low + dice.below(self.high - self.low + 1)
        return shuffled(dice, self.items)[:size]

    def each(self, given: Given) -> Iterator[list[str]]:
        for size in range(self.low, self.high + 1):
            yield from map(list, combinations(self.items, size))


class Pay(msgspec.Struct, frozen=True, gc=False, tag_field="spec", tag="pay"):
    """Items whose total worth is at least the price; no change is given.

    With `per`, the price is multiplied by the field of that name. At least one of the `including` items must be paid
    (times `per`). With `minimal`, no item may be superfluous; discarding down to a hand limit uses this, with weights
    for values.
    """

    items: Mapping[str, int]
    price: int
    per: str = ""
    including: tuple[str, ...] = ()
    minimal: bool = False
    unknown: str = "unknown_card"
    too_low: str = "payment_too_low"
    too_much: str = "pays_too_much"
    worthless: str = "pays_nothing"
    lacking: str = "lacks_required_item"

    def due(self, given: Given) -> int:
        return self.price * self._things(given)

    def required(self, given: Given) -> int:
        """Return how many of the `including` items must be paid."""
        return self._things(given) if self.including else 0

    def _things(self, given: Given) -> int:
        return int(given[self.per]) if self.per else 1

    def refusal(self, value: Sequence[str], given: Given) -> Refusal | None:
        known = {item: self.items[item] for item in value if item in self.items}
        if len(known) < len(value):
            return _unknown_or_repeated(value, self.items, self.unknown)
        worths = list(known.values())
        due, total = self.due(given), sum(worths)
        if self.minimal and 0 in worths:
            return Refusal(self.worthless, {"item": value[worths.index(0)]})
        if due == 0 and value:
            return Refusal("nothing_due")
        if self.including and sum(item in self.including for item in value) < self.required(given):
            return Refusal(self.lacking, {"count": self.required(given)})
        if total < due:
            return Refusal(self.too_low, {"total": total, "due": due})
        if self.minimal and worths and total - min(worths) >= due:
            return Refusal(self.too_much, {"total": total, "due": due})
        return None

    def sample(self, dice: Dice, given: Given) -> list[str]:
        """Draw items at random until the price is met."""
        due, chosen, total = self.due(given), [], 0
        rest = shuffled(dice, self.items)
        for item in [item for item in rest if item in self.including][: self.required(given)]:
            rest.remove(item)
            chosen.append(item)
            total += self.items[item]
        while total < due:
            chosen.append(rest.pop())
            total += self.items[chosen[-1]]
        if self.minimal:
            for item in list(chosen):
                if total - self.items[item] >= due:
                    chosen.remove(item)
                    total -= self.items[item]
        return chosen

    def each(self, given: Given) -> Iterator[list[str]]:
        """Iterate over all valid payments, pruning branches that cannot reach the price."""
        if self.due(given) == 0:
            yield []
            return
        items = [item for item, worth in self.items.items() if worth or not self.minimal]
        left = [0] * (len(items) + 1)
        for index in range(len(items) - 1, -1, -1):
            left[index] = left[index + 1] + self.items[items[index]]

        yield from self._payments(items, left, given, [], 0)

    def _payments(
        self, items: list[str], left: list[int], given: Given, chosen: list[str], total: int, index: int = 0
    ) -> Iterator[list[str]]:
        """Extend the chosen items; `left[index]` is the total worth of the items from `index` on."""
        if total + left[index] < self.due(given):
            return
        if index == len(items):
            if self.refusal(chosen, given) is None:
                yield list(chosen)
            return
        item = items[index]
        if not (self.minimal and total >= self.due(given)):
            yield from self._payments(items, left, given, [*chosen, item], total + self.items[item], index + 1)
        yield from self._payments(items, left, given, chosen, total, index + 1)


def _unknown_or_repeated(value: Sequence[str], items: Any, code: str) -> Refusal | None:
    """Return a refusal if a value is repeated or not among the items."""
    if len(set(value)) != len(value):
        return Refusal(code, {"item": next(item for item in value if value.count(item) > 1)})
    if not all(map(items.__contains__, value)):
        return Refusal(code, {"item": next(item for item in value if item not in items)})
    return None


class Bound(msgspec.Struct, frozen=True, gc=False):
    """The number of workers of these kinds in these places is from `low` to `high`; `code` is the error if not."""

    places: tuple[str, ...]
    kinds: tuple[str, ...]
    low: int
    high: int
    code: str


Crews = Mapping[str, Mapping[str, int]]
Group = tuple[str, ...]
Plan = dict[tuple[Group, str], int]


class Slot(NamedTuple):
    """A variable of the search: the number of workers of one kind in one group of equivalent places."""

    group: Group
    kind: str
    room: int
    """Capacity of the group for workers of all kinds."""
    touched: list[bool]
    """Which bounds the slot counts towards."""
    reach: list[int]
    """How much the later slots can contribute to each bound; the rest must come from this one."""


def _filled(slots: list[Slot], plan: Plan, lows: list[int], highs: list[int]) -> Iterator[Plan]:
    """Iterate over all ways to complete a plan; `lows` and `highs` are what remains of the bounds."""
    if len(plan) == len(slots):
        if max(lows, default=0) <= 0:
            yield plan
        return
    slot = slots[len(plan)]
    lacking = list(map(sub, lows, slot.reach))
    if any(lack > 0 and not touched for lack, touched in zip(lacking, slot.touched, strict=True)):
        return
    room = slot.room - sum([number for (group, _), number in plan.items() if group is slot.group])
    least, most = max([0, *lacking]), min([room, *compress(highs, slot.touched)])
    for number in range(least, most + 1):
        yield from _filled(
            slots,
            {**plan, (slot.group, slot.kind): number},
            [low - number * touched for low, touched in zip(lows, slot.touched, strict=True)],
            [high - number * touched for high, touched in zip(highs, slot.touched, strict=True)],
        )


class Assign(msgspec.Struct, frozen=True, gc=False, tag_field="spec", tag="assign"):
    """How many workers of each kind are in each place: `{place: {kind: number}}`; zeros may be omitted.

    `places` has the capacity of each place; `bounds` are all other constraints.
    """

    places: Mapping[str, int]
    kinds: tuple[str, ...]
    bounds: tuple[Bound, ...]
    unknown: str = "not_offered"
    crowded: str = "no_room"

    def refusal(self, value: Crews, given: Given) -> Refusal | None:
        """Return the first error: an unknown place or kind, a place over its capacity, a violated bound."""
        heads = dict.fromkeys(self.kinds, 0)
        for place, crew in value.items():
            if place not in self.places:
                return Refusal(self.unknown, {"item": place})
            room = self.places[place]
            for kind, number in crew.items():
                if kind not in heads:
                    return Refusal(self.unknown, {"item": kind})
                heads[kind] += number
                if number < 0:
                    return Refusal(self.crowded, {"item": place, "high": self.places[place]})
                room -= number
            if room < 0:
                return Refusal(self.crowded, {"item": place, "high": self.places[place]})
        for bound in self.bounds:
            number = 0
            if len(bound.places) == len(self.places):
                for kind in bound.kinds:
                    number += heads[kind]
            else:
                for place in bound.places:
                    if place in value:
                        for kind in bound.kinds:
                            number += value[place].get(kind, 0)
            if not bound.low <= number <= bound.high:
                return Refusal(bound.code, {"number": number, "low": bound.low, "high": bound.high})
        return None

    def sample(self, dice: Dice, given: Given) -> dict[str, dict[str, int]]:
        """Choose numbers for each group of equivalent places, then distribute them within the groups."""
        groups = self._groups()
        plan = pick(dice, self._plans(groups))
        value: dict[str, dict[str, int]] = {}
        for group in groups:
            room = shuffled(dice, [place for place in group for _ in range(self.places[place])])
            for kind in self.kinds:
                for _ in range(plan[group, kind]):
                    crew = value.setdefault(room.pop(), {})
                    crew[kind] = crew.get(kind, 0) + 1
        return value

    def each(self, given: Given) -> Iterator[dict[str, dict[str, int]]]:
        single = tuple((place,) for place in self.places)
        for plan in self._plans(single):
            value: dict[str, dict[str, int]] = {}
            for (group, kind), number in plan.items():
                if number:
                    value.setdefault(group[0], {})[kind] = number
            yield value

    def _groups(self) -> tuple[Group, ...]:
        """Group the places that no bound distinguishes."""
        groups: dict[tuple[bool, ...], list[str]] = {}
        for place in self.places:
            groups.setdefault(tuple(place in bound.places for bound in self.bounds), []).append(place)
        return tuple(map(tuple, groups.values()))

    def _plans(self, groups: tuple[Group, ...]) -> Iterator[Plan]:
        """Iterate over all numbers of each kind in each group that satisfy the bounds."""
        lows, highs = [bound.low for bound in self.bounds], [bound.high for bound in self.bounds]
        later = [0] * len(self.bounds)
        slots: list[Slot] = []
        for group in reversed(groups):
            room = sum(self.places[place] for place in group)
            counted = [group[0] in bound.places for bound in self.bounds]
            here = [0] * len(self.bounds)
            for kind in reversed(self.kinds):
                touched = [within and kind in bound.kinds for within, bound in zip(counted, self.bounds, strict=True)]
                slots.append(Slot(group, kind, room, touched, list(map(add, here, later))))
                most = min([room, *compress(highs, touched)])
                here = [min(room, number + most * now) for number, now in zip(here, touched, strict=True)]
            later = list(map(add, here, later))
        slots.reverse()
        return _filled(slots, {}, lows, highs)


Spec = Amount | Choose | Pick | Pay | Assign

"""How the shape of states has changed since version 8, the oldest that can be played."""

from app.engine.versions import Raw, Reshape
from app.games.outpost.state import State

RULES = State.__struct_fields__.index("rules")


def lift_to_9(raw: Raw) -> Raw:
    """Add the switch `useful_purchases_count`, which is off, and `idle_rounds` and `bought`, which it alone counts."""
    return [*raw[:RULES], [*raw[RULES], False], *raw[RULES + 1 :], 0, 0]


def lower_to_8(raw: Raw) -> Raw:
    return [*raw[:RULES], raw[RULES][:-1], *raw[RULES + 1 : -2]]


RESHAPES = (Reshape(9, lift_to_9, lower_to_8),)

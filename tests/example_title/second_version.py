"""Sealed Bids, version 2, as a later release would have it: a rule has changed, and with it the shape of states.

Where the highest bids are equal the lot now goes to the first of these bidders. Games of version 1 are played on as
they were begun.
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from app.engine.bots import Title
from app.engine.game import Setup
from app.engine.stages import Course, Stage
from app.engine.turn import Turn
from app.engine.versions import Raw, Reshape
from tests.example_title import SEALED_BIDS
from tests.example_title import game as first_version


class Rules(msgspec.Struct, frozen=True, array_like=True):
    ties_to_first: bool


def rules_for(version: int) -> Rules:
    return Rules(ties_to_first=version >= 2)


class State(first_version.State):
    rules: Rules


def set_up(setup: Setup, turn: Turn) -> State:
    begun = first_version.set_up(setup, turn)
    return State(**msgspec.structs.asdict(begun), rules=rules_for(setup.version))


def winner_of(state: State, bids: Sequence[int]) -> int | None:
    found = first_version.winner_of(state, bids)
    return bids.index(max(bids)) if found is None and state.rules.ties_to_first else found


def lift(raw: Raw) -> Raw:
    return [*raw, msgspec.to_builtins(rules_for(1))]


def lower(raw: Raw) -> Raw:
    return raw[:-1]


def _stage(stage: Stage[State]) -> Stage[State]:
    if stage.name != "bids":
        return stage
    return replace(stage, does=lambda state, turn: first_version.do_award(state, turn, winner_of))


_first = SEALED_BIDS.game
SEALED_BIDS_2 = Title(
    replace(
        _first,
        meta=msgspec.structs.replace(_first.meta, version=2),
        state_type=State,
        course=Course(tuple(map(_stage, _first.course.stages)), handlers={first_version.Bid: first_version.do_bid}),
        set_up=set_up,
        reshapes=(Reshape(2, lift, lower),),
    ),
    SEALED_BIDS.bots,
)

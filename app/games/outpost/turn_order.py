"""Phase 1: who plays first (spec §6)."""

from itertools import groupby

from app.engine.events import Seat
from app.engine.game import Turn
from app.games.outpost.scoring import cost_total, vp
from app.games.outpost.state import State


def do_order(state: State, turn: Turn) -> None:
    """Put the leader first: by points, then by cost of upgrades, then by lot."""
    standing = {
        Seat(seat): (vp(state.rules, player), cost_total(state.rules, player))
        for seat, player in enumerate(state.players)
    }
    state.order = []
    for _, group in groupby(sorted(standing, key=standing.__getitem__, reverse=True), key=standing.__getitem__):
        tied = list(group)
        if len(tied) > 1:
            turn.rng.shuffle("order", tied)
        state.order += tied
    turn.tell("outpost-order", seats=list(state.order))

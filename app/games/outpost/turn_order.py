"""Phase 1: who plays first (spec §6)."""

from itertools import groupby

from app.engine.events import Seat
from app.engine.game import Turn
from app.games.outpost.scoring import cost_total, vp
from app.games.outpost.state import State


def do_order(state: State, turn: Turn) -> None:
    """Put the leader first: by points, then by cost of upgrades, then by lot."""

    def standing(seat: Seat) -> tuple[int, int]:
        player = state.players[seat]
        return vp(state.rules, player), cost_total(state.rules, player)

    ranked = sorted(map(Seat, range(len(state.players))), key=standing, reverse=True)
    state.order = []
    for _, group in groupby(ranked, key=standing):
        tied = list(group)
        if len(tied) > 1:
            turn.rng.shuffle("order", tied)
        state.order += tied
    turn.tell("outpost-order", seats=list(state.order))

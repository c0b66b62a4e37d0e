"""Phase 1: turn order (spec §6)."""

from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.scoring import cost_total, vp
from app.games.outpost.state import State


def do_begin_round(state: State, turn: Turn) -> None:
    """Forget what held for the last round only, and put the players in order."""
    state.auctions = state.asked = 0
    state.insisted = False
    state.defaulted = []
    state.immune = []
    for player in state.players:
        player.step = "auctions"
        player.purchases = 0
        player.internalized = False
    do_order(state, turn)


def do_order(state: State, turn: Turn) -> None:
    """Put the leader first: by points, then by cost of upgrades, then by lot."""
    standing = [(vp(state.rules, player), cost_total(state.rules, player)) for player in state.players]
    by_rank: dict[tuple[int, int], list[Seat]] = {rank: [] for rank in sorted(standing, reverse=True)}
    for seat, rank in enumerate(standing):
        by_rank[rank].append(Seat(seat))
    state.order = []
    for tied in by_rank.values():
        if len(tied) > 1:
            turn.rng.shuffle("order", tied)
        state.order += tied
    turn.tell("outpost-order", seats=list(state.order))

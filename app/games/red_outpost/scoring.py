"""The end of a round and of the game (spec §8, §9)."""

import msgspec

from app.engine.game import Outcome
from app.engine.stages import OVER
from app.engine.turn import Turn
from app.games.red_outpost.components import CRYSTALS_PER_VP, PALACE_VP, ROUNDS, WORKERS
from app.games.red_outpost.mood import leaders
from app.games.red_outpost.phases import do_begin_phase
from app.games.red_outpost.state import State, Worker


def do_end_round(state: State, turn: Turn) -> None:
    """Score the moods, then begin the next round or end the game (§8).

    After the last round everything stays where it is, so that the board shows why the moods scored.
    """
    do_score_moods(state, turn)
    if state.round == ROUNDS:
        do_end_game(state, turn)
        return
    players = len(state.players)
    for player in state.players:
        player.stored = 0
    state.workers = {name: new_worker(players) for name in WORKERS}
    state.round += 1
    do_begin_phase(state, "morning", turn)


def new_worker(players: int) -> Worker:
    """Return a worker as every round begins: upright in the Barracks, in the neutral mood."""
    return Worker("barracks", upright=True, mood=0, disks=[0] * players, crystals=[0] * players)


def do_score_moods(state: State, turn: Turn) -> None:
    """Give every leader of each worker the points of that worker's mood, in full, be they a gain or a loss."""
    for name, worker in state.workers.items():
        ahead = leaders(worker)
        points = state.rules.mood_vp(worker.mood)
        for seat in ahead:
            if state.round == 1:
                state.players[seat].points.moods_1 += points
            else:
                state.players[seat].points.moods_2 += points
        if ahead:
            turn.tell("red_outpost-mood_scored", worker=name, mood=worker.mood, seats=ahead, points=points)


def after_round(state: State) -> str | None:
    """End with the last round."""
    return OVER if state.phase == "over" else None


def palace_points(donations: list[int]) -> list[int]:
    """Return the points of the palace: 4, 2 and 1 for the highest amounts, ties in full, no rank skipped (§9)."""
    ranks = sorted({amount for amount in donations if amount}, reverse=True)
    worth = dict(zip(ranks, PALACE_VP, strict=False))
    return [worth.get(amount, 0) for amount in donations]


def do_end_game(state: State, turn: Turn) -> None:
    """Score donations and crystals, and name the winners (§9)."""
    donated = palace_points([player.palace for player in state.players])
    for seat, (player, points) in enumerate(zip(state.players, donated, strict=True)):
        player.points.palace = points
        player.points.crystals = player.crystals // CRYSTALS_PER_VP
        turn.tell("red_outpost-final", seat=seat, palace=points, crystals=player.points.crystals)
    state.phase = "over"
    ended = outcome(state)
    turn.tell("red_outpost-over", winners=list(ended.winners), score=max(ended.scores), scores=list(ended.scores))


def outcome(state: State) -> Outcome:
    """Return the final ranking: points, then crystals; players equal in both share a rank (§9)."""
    return Outcome.of(
        state.round,
        (msgspec.structs.asdict(player.points) for player in state.players),
        crystals=(player.crystals for player in state.players),
    )

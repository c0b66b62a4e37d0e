"""Positions in a line or two, moves, and refusals: what the tests of the rules are written in.

    state = position(3, turn=5)
    town(state, 0, "farm market", workers=2, silver=5, trade=1)
    state = won(state, {1: (0, 4)})
    state = play(state, 0, Pay(debts=0))
    assert refused(state, 0, Build("farm")) == "not_in_offer"
    after = answer(state, 1, Hire(), place("homestead/1"))

Seats are 0, 1, 2 …; seat 0 is the first player. Lots are counted from 1, as everybody does. Only what a position asks
for is changed; moves go through the engine's own driver.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from app.engine.codec import decode, encode, fingerprint
from app.engine.decisions import Action, Decision
from app.engine.driver import drafted, start, submit
from app.engine.errors import IllegalAction
from app.engine.events import Seat
from app.engine.game import Game, Setup, Step
from app.engine.rng import RngState, seed_from
from app.engine.turn import Turn
from app.games.homesteaders import HOMESTEADERS
from app.games.homesteaders.actions import Bid, Pass, Pay, PlaceWorkers
from app.games.homesteaders.components import HIDDEN, NUMBERS, STACKS, BuildingId, SlotId, TileId
from app.games.homesteaders.state import Lot, Player, State

GAME: Game[State] = HOMESTEADERS.game


# --- tables ------------------------------------------------------------------------------------------------------


def table(players: int = 3, seed: str = "homesteaders", **options: str) -> State:
    """Return a game as it is laid out from a named seed."""
    return start(GAME, Setup(players, seed_from(seed), options)).state


def position(players: int = 3, turn: int = 1, stage: str = "placing", **options: str) -> State:
    """Return a table in a stage of a round, seat 0 holding the first-player card, and nobody having any goods."""
    state = table(players, first_player="first_seat", **options)
    state.round, state.stage = turn, stage
    state.lots = [Lot() for _ in state.stacks] if turn <= 10 else []
    for player in state.players:
        for good in HIDDEN:
            setattr(player.goods, good, 0)
    if stage == "bidding":
        state.turn = Seat(0)
    return state


def lay_out(state: State, lot: int, tile: str) -> None:
    """Let this tile be up for auction this round on lot 2 or 3; those of lot 1 have their rounds."""
    order = state.stacks[lot - 1]
    here, there = state.round - 1, order.index([row.id for row in STACKS[lot - 1]].index(TileId(tile)))
    order[here], order[there] = order[there], order[here]


def town(
    state: State,
    seat: int,
    buildings: str = "",
    /,
    *,
    workers: int | None = None,
    rails: int = 0,
    track: int = 0,
    **goods: int,
) -> Player:
    """Give a seat these buildings besides the Homestead, and exactly these goods."""
    player = state.players[seat]
    for name in buildings.split():
        state.left[NUMBERS[BuildingId(name)]] -= 1
        assert state.left[NUMBERS[BuildingId(name)]] >= 0, f"no {name} left for this position"
        player.buildings.append(BuildingId(name))
    for good in HIDDEN:
        setattr(player.goods, good, goods.pop(good, 0))
    assert not goods, goods
    player.goods.worker = player.goods.worker if workers is None else workers
    player.goods.rail, player.track = rails, track
    return player


def stand(state: State, seat: int, *slots: str) -> None:
    """Let a worker stand on each of these slots since the last placement."""
    state.players[seat].placed = {SlotId(slot): slots.count(slot) for slot in slots}


def has(state: State, seat: int) -> dict[str, int]:
    """Return what is behind the seat's screen, noughts left out."""
    goods = state.players[seat].goods
    return {good: count for good in HIDDEN if (count := goods.of(good))}


def won(state: State, winners: Mapping[int, tuple[int, int]]) -> State:
    """Return the table after an auction: by lot, who has won it for how much; everybody else has passed."""
    state = decode(encode(state), State)
    state.stage, state.lot, state.turn, state.agenda = "lots", -1, None, []
    state.lots = [Lot() for _ in state.stacks]
    for lot, (seat, amount) in winners.items():
        state.lots[lot - 1] = Lot(Seat(seat), amount)
    leaders = [seat for seat, _ in winners.values()]
    state.passed = [Seat(seat) for seat in range(len(state.players)) if seat not in leaders]
    GAME.course.carry_on(state, Turn(state.rng))
    return state


def with_paid_lot(state: State, amount: int = 3, lot: int = 1) -> State:
    """Return the table when seat 0 has won a lot and paid for it with silver brought along."""
    state = won(state, {lot: (0, amount)})
    state.players[0].goods.silver += amount
    return play(state, 0, Pay())


# --- moves -------------------------------------------------------------------------------------------------------


def decision(state: State, seat: int) -> Decision:
    """Return what the seat is asked; it must be asked something."""
    found = GAME.decision_for(state, Seat(seat))
    assert found is not None, f"seat {seat} has nothing to decide"
    return found


def asked(state: State) -> list[int]:
    """Return the seats for which the game waits, in turn order."""
    return [int(found.seat) for found in GAME.pending(state) if found.awaited]


def question(state: State, seat: int) -> str:
    """Return the last part of the prompt that the seat is shown."""
    return decision(state, seat).key.removeprefix("homesteaders-ask-")


def step(state: State, seat: int, action: Action) -> Step[State]:
    """Answer the seat's open decision and return all that follows.

    Where all decide at the same time, what leaves the question open is a draft: the step shows how the game looks to
    the seat then.
    """
    if GAME.course.is_sealing(state, action):
        found = drafted(GAME, state, Seat(seat), [action])
        if found.decision is not None:
            data = encode(found.state)
            return Step(found.state, data, fingerprint(data), found.events, (), True)
    return answer(state, seat, action)


def answer(state: State, seat: int, *actions: Action) -> Step[State]:
    """Do all this behind the screen and answer with the last of it; return all that follows."""
    return submit(GAME, state, Seat(seat), decision(state, seat).id, actions[-1], draft=actions[:-1])


def opened(state: State, seat: int) -> State:
    """Return the game as a seat that has sealed its answer sees it."""
    return GAME.unsealed(state, Seat(seat))[0]


def play(state: State, seat: int, *actions: Action) -> State:
    """Answer the seat's open decisions, one after the other, and return the game after them."""
    for action in actions:
        state = step(state, seat, action).state
    return state


def refused(state: State, seat: int, action: Action) -> str:
    """Return the code of the refusal; the state must be as it was before."""
    before = encode(state)
    with pytest.raises(IllegalAction) as caught:
        step(state, seat, action)
    assert encode(state) == before
    return caught.value.code


def params_of(state: State, seat: int, action: Action) -> dict[str, Any]:
    """Return what the refusal says besides its code."""
    with pytest.raises(IllegalAction) as caught:
        step(state, seat, action)
    return caught.value.params


def told(step: Step[State], key: str) -> list[dict[str, Any]]:
    """Return the public parts of all events with this key."""
    return [dict(event.public) for event in step.events if event.key == f"homesteaders-{key}"]


def place(*slots: str) -> PlaceWorkers:
    """Put a worker on each of these slots."""
    crews: dict[str, dict[str, int]] = {}
    for slot in slots:
        crew = crews.setdefault(slot, {"worker": 0})
        crew["worker"] += 1
    return PlaceWorkers(crews)


def all_place(state: State, *placements: PlaceWorkers) -> State:
    """Let all seats place their workers, in the order of the seats; those without a placement leave them idle."""
    for seat in range(len(state.players)):
        state = play(state, seat, placements[seat] if seat < len(placements) else place())
    return state


def all_pay(state: State) -> State:
    """Let everybody pay wages in the usual way."""
    while state.stage == "wages":
        state = by_default(state, asked(state)[0])
    return state


def by_default(state: State, seat: int) -> State:
    """Answer the seat's question as it is proposed."""
    default = decision(state, seat).default
    assert default is not None
    return play(state, seat, default)


def bids(state: State, *said: str) -> State:
    """Bid and pass in the order in which the game asks: "0: 5 on 1", "2: pass"; passers take what is usual."""
    for line in said:
        seat, what = line.split(": ")
        assert asked(state) == [int(seat)], (line, asked(state))
        if what == "pass":
            state = play(state, int(seat), Pass())
            while state.stage == "bidding" and state.agenda:
                state = by_default(state, int(seat))
        else:
            amount, _, lot = what.split()
            state = play(state, int(seat), Bid(int(lot), int(amount)))
    return state


def finish_round(state: State) -> State:
    """Answer everything by its default until the next round has begun, or the game is over."""
    turn = state.round
    while state.round == turn and (seats := asked(state)):
        state = by_default(state, seats[0])
    return state


def new_turn() -> Turn:
    """Return a turn for calling a rule directly."""
    return Turn(RngState(seed_from("turn")))

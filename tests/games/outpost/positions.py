"""Positions in a line or two, moves, and refusals: what the tests of the rules are written in.

    state = position(4, market="nodule warehouse")
    colony(state, 0, hand="titanium/10 titanium/10 titanium/9")
    state = play(state, 0, OpenAuction("nodule", 25))
    assert refused(state, 1, Bid(25)) == "below_minimum"

A card is named by its face ("water/7", "water/mega", "ore/note"): the builder looks for a copy in the piles, so
no card is ever in two places. Only what a position asks for is changed; moves go through the engine's own driver.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from app.engine.codec import decode, encode
from app.engine.decisions import Action, Decision
from app.engine.driver import start, submit
from app.engine.errors import IllegalAction
from app.engine.events import Seat
from app.engine.game import Game, Setup, Step
from app.engine.rng import Draw, Rng, RngState, seed_from
from app.engine.turn import Turn
from app.games.outpost import OUTPOST
from app.games.outpost.actions import Pass
from app.games.outpost.colony import do_gain
from app.games.outpost.components import BOXES, PRINTED, UPGRADE_IDS, CardNumber, Resource, UpgradeId, names_of
from app.games.outpost.hand import hand as hand_of
from app.games.outpost.market import do_take_from_stock
from app.games.outpost.production import do_mint
from app.games.outpost.state import Player, State, TurnStep, Works

GAME: Game[State] = OUTPOST.game
BOX = BOXES["expert"]

Built = int | tuple[int, int, int]
"""Factories of a kind: so many, each with its colonist; or (built, run by colonists, run by robots)."""


# --- tables ------------------------------------------------------------------------------------------------------


def table(players: int = 4, seed: str = "outpost", **options: str) -> State:
    """Return a game as it is dealt from a named seed."""
    return start(GAME, Setup(players, seed_from(seed), options)).state


def position(players: int = 4, market: str = "", turn: int = 2, era: int = 1, **options: str) -> State:
    """Return a table on which seats play in the order 0, 1, 2 …, seat 0 begins, and nobody holds a card."""
    state = table(players, **options)
    state.round, state.era = turn, era
    take_order(state, *range(players))
    for player in state.players:
        put_back(state, player)
    offer(state, market)
    return state


def take_order(state: State, *seats: int) -> None:
    """Let the seats play in this order; the first one is at it."""
    state.order = [Seat(seat) for seat in seats]
    state.stage = "turns"
    state.active = state.order[0]


def offer(state: State, market: str) -> None:
    """Put these upgrades on offer and all others back into the stock."""
    for name in state.market:
        state.stock[name] = state.stock.get(name, 0) + 1
    state.market = [take_upgrade(state, name) for name in market.split()]


def stock(state: State, **left: int) -> None:
    """Leave this many copies in stock, as if the others had never been printed."""
    for name, count in left.items():
        state.stock[UpgradeId(name)] = count
        if not count:
            del state.stock[UpgradeId(name)]


def sell_out(state: State, up_to: int) -> None:
    """Leave no upgrade with a number up to this one, neither in stock nor on offer."""
    for name in UPGRADE_IDS[:up_to]:
        state.stock.pop(name, None)
    state.market = [name for name in state.market if name in state.stock]


def take_upgrade(state: State, name: str) -> UpgradeId:
    """Take a copy out of the stock."""
    upgrade = UpgradeId(name)
    assert upgrade in state.stock, f"no {name} left for this position"
    do_take_from_stock(state, upgrade)
    return upgrade


# --- colonies ----------------------------------------------------------------------------------------------------


def colony(
    state: State,
    seat: int,
    *,
    upgrades: str = "",
    factories: Mapping[str, Built] | None = None,
    colonists: int | None = None,
    robots: int | None = None,
    hand: str | None = None,
    step: TurnStep | None = None,
) -> None:
    """Give a seat these upgrades on top of its own, and exactly these factories, operators and cards if named."""
    player = state.players[seat]
    for name in upgrades.split():
        do_gain(player, take_upgrade(state, name))
    if factories is not None:
        player.factories = {Resource(kind): works(built) for kind, built in factories.items()}
        player.colonists = sum(crew.colonists for crew in player.factories.values())
        player.robots = sum(crew.robots for crew in player.factories.values())
    player.colonists = player.colonists if colonists is None else colonists
    player.robots = player.robots if robots is None else robots
    if hand is not None:
        put_back(state, player)
        for face in hand.split():
            do_hold(state, player, face)
    if step is not None:
        player.step = step


def works(built: Built) -> Works:
    """Return factories of one kind with their operators."""
    return Works(built, built, 0) if isinstance(built, int) else Works(*built)


def put_back(state: State, player: Player) -> None:
    """Lay the player's cards at the bottom of their draw piles."""
    for each in hand_of(player):
        if each.kind == "normal":
            deck = state.decks[each.resource]
            deck.draw.insert(0, each.number)
    player.hand = []


def do_hold(state: State, player: Player, face: str) -> None:
    """Put a card with this face into the player's hand; mega cards and notes are made."""
    kind, value = face.split("/")
    if value in ("mega", "note"):
        do_mint(state, player, Resource(kind), value, 1)
    else:
        player.hand.append(take_card(state, Resource(kind), int(value)))


def take_card(state: State, resource: Resource, value: int) -> CardNumber:
    """Take a card of this value out of the piles."""
    deck = state.decks[resource]
    for pile in (deck.draw, deck.discard):
        for number in pile:
            if PRINTED[number].value == value:
                pile.remove(number)
                return number
    raise AssertionError(f"no {resource}/{value} left for this position")


def stack(state: State, resource: str, *values: int) -> None:
    """Put cards of these values on top of a draw pile, the first one uppermost."""
    kind = Resource(resource)
    taken = [take_card(state, kind, value) for value in values]
    state.decks[kind].draw += reversed(taken)


def leave(state: State, resource: str, *, draw: int, discard: int = 0) -> None:
    """Leave only this many cards in the piles of a resource, as if the others were in hands."""
    deck = state.decks[Resource(resource)]
    cards = deck.draw + deck.discard
    deck.draw, deck.discard = cards[:draw], cards[draw : draw + discard]


def held(state: State, seat: int) -> list[str]:
    """Return the names of the cards in the seat's hand."""
    return names_of(state.players[seat].hand)


def cards(state: State, seat: int, faces: str) -> list[str]:
    """Return the names of cards with these faces in the seat's hand."""
    left = held(state, seat)
    chosen: list[str] = []
    for face in faces.split():
        name = next((name for name in left if name.startswith(f"{face}/")), None)
        assert name is not None, f"seat {seat} holds no {face}"
        left.remove(name)
        chosen.append(name)
    return chosen


def faces(state: State, seat: int) -> str:
    """Return the seat's hand by its faces, sorted."""
    return " ".join(sorted(name.rpartition("/")[0] for name in held(state, seat)))


def crews(robots: Mapping[str, int] | None = None, **colonists: int) -> dict[str, dict[str, int]]:
    """Return an assignment: numbers of colonists and of robots by kind of factory."""
    assigned = {kind: {"colonist": count} for kind, count in colonists.items()}
    for kind, count in (robots or {}).items():
        assigned.setdefault(kind, {})["robot"] = count
    return assigned


# --- moves -------------------------------------------------------------------------------------------------------


def decision(state: State, seat: int) -> Decision:
    """Return what the seat is asked; it must be asked something."""
    found = GAME.decision_for(state, Seat(seat))
    assert found is not None, f"seat {seat} has nothing to decide"
    return found


def asked(state: State) -> list[int]:
    """Return the seats for which the game waits."""
    return [int(found.seat) for found in GAME.pending(state) if found.awaited]


def step(state: State, seat: int, action: Action) -> Step[State]:
    """Answer the seat's open decision and return all that follows."""
    return submit(GAME, state, Seat(seat), decision(state, seat).id, action)


def play(state: State, seat: int, action: Action) -> State:
    """Answer the seat's open decision and return the game after it."""
    return step(state, seat, action).state


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


def all_pass(state: State) -> State:
    """Let everybody who is asked for a bid pass until the auction is over."""
    while state.auction is not None and state.auction.bidder is not None:
        state = play(state, state.auction.bidder, Pass())
    return state


def finish_turn(state: State) -> State:
    """Let the active player end the turn by its defaults."""
    turn, active = state.round, state.active
    assert active is not None
    while (state.round, state.active) == (turn, active):
        default = decision(state, active).default
        assert default is not None
        state = play(state, active, default)
    return state


def finish_round(state: State) -> State:
    """Answer everything by its default until the next round has begun, or the game is over."""
    turn = state.round
    while state.round == turn and (seats := asked(state)):
        default = decision(state, seats[0]).default
        assert default is not None
        state = play(state, seats[0], default)
    return state


# --- loaded dice -------------------------------------------------------------------------------------------------


class LoadedRng(Rng):
    """Chance whose dice show what they are told; shuffles stay as they are."""

    def __init__(self, state: RngState, rolls: list[int]) -> None:
        super().__init__(state)
        self.rolls = rolls

    def die(self, label: str, sides: int) -> int:
        """Show the next of the given rolls."""
        assert self.rolls, "rolled more often than the dice are loaded for"
        result = self.rolls.pop(0)
        assert 1 <= result <= sides, f"a die of {sides} sides cannot show {result}"
        self.draws.append(Draw(label, sides, result))
        return result


class LoadedTurn(Turn):
    """A step whose dice are loaded; `rolls` are those not rolled yet."""

    def __init__(self, *rolls: int, state: RngState | None = None) -> None:
        super().__init__(state or RngState(seed_from("loaded")))
        self.rolls = list(rolls)
        self.rng = LoadedRng(self.rng.state, self.rolls)

    def told(self, key: str) -> list[dict[str, Any]]:
        """Return the public parts of all events with this key."""
        return [dict(event.public) for event in self.events if event.key == key]


def next_round(state: State, *rolls: int) -> State:
    """Return the game in its next round, the market's dice showing these rolls and no others."""
    state = decode(encode(state), State)
    state.round, state.stage, state.active = state.round + 1, "order", None
    turn = LoadedTurn(*rolls, state=state.rng)
    GAME.course.carry_on(state, turn)
    assert not turn.rolls, f"these dice were not rolled: {turn.rolls}"
    return state

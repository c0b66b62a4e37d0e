"""The standard bot's model of the game: the possible outcomes of an action.

Everything but the order of the decks is public, so a view determines the rest of the state. Where a card is drawn, all
possible cards are tried, weighted by their probability.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import permutations

from app.engine.codec import decode, encode
from app.engine.decisions import Action
from app.engine.events import Seat
from app.engine.foresight import Foresight, Unforeseen
from app.engine.rng import RngState
from app.engine.turn import Turn
from app.games.red_outpost.flow import COURSE, do_rest_of_turn
from app.games.red_outpost.state import State
from app.games.red_outpost.view import RedOutpostView
from app.games.red_outpost.world import world

NO_SEED = "00" * 32
"""For shuffles in simulations: any order will do."""


class Unshuffled:
    """Dice that leave every deck in the order in which its cards are listed."""

    def below(self, sides: int) -> int:
        return 0


def state_from(view: RedOutpostView) -> State:
    """Return the state that a view shows; the decks hold the right cards in an arbitrary order."""
    return world(view, Unshuffled())


def copy(state: State) -> State:
    return decode(encode(state), State)


def certain_outcome(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action's certain effects."""
    draft = copy(state)
    with suppress(Unforeseen):
        do_rest_of_turn(draft, seat, action, Foresight())
    return draft


def outcomes(state: State, seat: Seat, action: Action) -> list[tuple[float, State]]:
    """Return the states when the player next decides or the turn ends, with their probabilities."""
    draft = copy(state)
    try:
        do_rest_of_turn(draft, seat, action, Foresight())
    except Unforeseen:
        return [(chance, played(world, seat, action)) for chance, world in worlds(state, draft)]
    return [(1.0, draft)]


def played(world: State, seat: Seat, action: Action) -> State:
    """Carry out an action with known top cards."""
    do_rest_of_turn(world, seat, action, Turn(RngState(NO_SEED)))
    return world


def worlds(state: State, halted: State) -> Iterator[tuple[float, State]]:
    """Iterate over the distinct orders of the deck from which the action draws, with their probabilities."""
    of_lake = halted.visit is not None and halted.visit.place == "lake"
    deck = (state.lake if of_lake else state.ship).draw
    draws = min(len(deck), 1 + halted.agenda.count("lake_draw") if of_lake else 1)
    tops = Counter(permutations(deck, draws))
    for top, ways in tops.items():
        world = copy(state)
        cards = (world.lake if of_lake else world.ship).draw
        for card in top:
            cards.remove(card)
        cards += reversed(top)
        yield ways / tops.total(), world


def after_turn(state: State) -> State:
    """Return the state at the next player's decision, with arbitrary shuffles on the way."""
    draft = copy(state)
    COURSE.carry_on(draft, Turn(RngState(NO_SEED)))
    return draft

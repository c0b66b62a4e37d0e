"""The game as a bot imagines it: a position rebuilt from a view, and what may come of an action.

All is public but the order of the decks, so a view says everything that a player could know. Where a card is drawn,
every card that can be on top is tried, each with its chance.
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
from app.games.red_outpost.components import LAKE, LAKE_NUMBERS, SHIP
from app.games.red_outpost.data import read_rules
from app.games.red_outpost.flow import COURSE, do_rest_of_turn
from app.games.red_outpost.meta import META
from app.games.red_outpost.state import Pile, Player, Points, State, Visit, Worker
from app.games.red_outpost.view import PileView, RedOutpostView, VisitView

NO_SEED = "00" * 32
"""Where a bot imagines a shuffle, any order will do."""

SHIP_NUMBERS = {row.id: number for number, row in enumerate(SHIP)}


def imagined(view: RedOutpostView) -> State:
    """Return the position that a view shows; the decks hold the right cards in an order of no meaning."""
    rules, table = read_rules(view.data), view.table
    return State(
        rules=rules,
        version=META.version,
        rng=RngState(NO_SEED),
        answers=[0] * table.players,
        stage=table.stage,
        agenda=list(table.agenda),
        sealed={},
        round=table.round,
        phase=table.phase,
        first=table.first,
        active=table.active,
        turns=table.turns,
        workers={
            each.worker: Worker(each.place, each.upright, each.mood, list(each.disks), list(each.crystals))
            for each in view.workers
        },
        storehouse={kind: goods.stored for kind, goods in view.goods.items()},
        exported={kind: goods.exported for kind, goods in view.goods.items()},
        players=[
            Player(
                each.crystals,
                each.wheel,
                Points(**each.sources),
                each.palace,
                each.stored,
                each.location_card,
                each.worker_card,
            )
            for each in view.players
        ],
        lake=pile(view.lake, {str(name): number for name, number in LAKE_NUMBERS.items()}, rules.lake),
        ship=pile(view.ship, SHIP_NUMBERS, rules.ship),
        morning=list(view.tokens.morning),
        evening=list(view.tokens.evening),
        visit=visit(view.visit),
    )


def visit(view: VisitView | None) -> Visit | None:
    if view is None:
        return None
    return Visit(view.worker, view.place, list(view.produced), view.exchanges, view.reshuffled)


def pile(view: PileView, numbers: dict[str, int], counts: tuple[int, ...]) -> Pile:
    """Return a deck of all cards that are not open."""
    discard, taken = [numbers[name] for name in view.discard], [numbers[name] for name in view.taken]
    left = Counter(dict(enumerate(counts)))
    left.subtract(discard + taken)
    return Pile(sorted(left.elements()), discard, taken)


def copy(state: State) -> State:
    return decode(encode(state), State)


def surely(state: State, seat: Seat, action: Action) -> State:
    """Return the position after an action as far as it is certain."""
    draft = copy(state)
    with suppress(Unforeseen):
        do_rest_of_turn(draft, seat, action, Foresight())
    return draft


def outcomes(state: State, seat: Seat, action: Action) -> list[tuple[float, State]]:
    """Return what may come of an action until its player must decide again or the turn ends, with the chances."""
    draft = copy(state)
    try:
        do_rest_of_turn(draft, seat, action, Foresight())
    except Unforeseen:
        return [(chance, played(world, seat, action)) for chance, world in worlds(state, draft)]
    return [(1.0, draft)]


def played(world: State, seat: Seat, action: Action) -> State:
    """Carry an action out where the top cards are known."""
    do_rest_of_turn(world, seat, action, Turn(RngState(NO_SEED)))
    return world


def worlds(state: State, halted: State) -> Iterator[tuple[float, State]]:
    """Iterate over the deck orders that matter for the visit at which the preview stopped."""
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
    """Return the position at the next player's decision, whatever is shuffled on the way."""
    draft = copy(state)
    COURSE.carry_on(draft, Turn(RngState(NO_SEED)))
    return draft


def fish_chance(cards: list[int]) -> float:
    return sum(LAKE[card].fish > 0 for card in cards) / max(1, len(cards))

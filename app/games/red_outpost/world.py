"""A position rebuilt from a view: all is public but the order of the decks."""

from collections import Counter

from app.engine.rng import Dice, shuffled
from app.engine.worlds import common_parts
from app.games.red_outpost.components import LAKE_NUMBERS, SHIP
from app.games.red_outpost.data import read_rules
from app.games.red_outpost.meta import META
from app.games.red_outpost.state import Pile, Player, Points, State, Visit, Worker
from app.games.red_outpost.view import PileView, RedOutpostView, VisitView

SHIP_NUMBERS = {row.id: number for number, row in enumerate(SHIP)}


def world(view: RedOutpostView, dice: Dice) -> State:
    """Return a position that looks like the view, with the decks in any order."""
    rules, table = read_rules(view.data), view.table
    return State(
        **common_parts(view.game, table.players, META.version, dice),
        rules=rules,
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
        lake=pile(view.lake, {str(name): number for name, number in LAKE_NUMBERS.items()}, rules.lake, dice),
        ship=pile(view.ship, SHIP_NUMBERS, rules.ship, dice),
        morning=list(view.tokens.morning),
        evening=list(view.tokens.evening),
        visit=visit(view.visit),
    )


def visit(view: VisitView | None) -> Visit | None:
    if view is None:
        return None
    return Visit(view.worker, view.place, list(view.produced), view.exchanges, view.reshuffled)


def pile(view: PileView, numbers: dict[str, int], counts: tuple[int, ...], dice: Dice) -> Pile:
    """Return a deck of all cards that are not open, shuffled."""
    discard, taken = [numbers[name] for name in view.discard], [numbers[name] for name in view.taken]
    left = Counter(dict(enumerate(counts)))
    left.subtract(discard + taken)
    return Pile(shuffled(dice, sorted(left.elements())), discard, taken)

"""Setting up (spec §4)."""

from app.engine.events import Seat
from app.engine.game import Setup
from app.engine.turn import Turn
from app.games.outpost.components import BOXES, ORE, RESOURCES, UPGRADE_IDS, WATER, Resource, UpgradeId, names_of
from app.games.outpost.earning import do_start
from app.games.outpost.editions import Rules, rules_for
from app.games.outpost.kicker import do_fill_slots, new_kicker
from app.games.outpost.market import can_fill, do_offer, do_tell_missing, has_stock, roll_die
from app.games.outpost.production import draw_cards, shuffled
from app.games.outpost.state import Deck, Player, State, Works

START_COLONISTS = 3
START_FACTORIES = {ORE: 2, WATER: 1}
MOST_ALIKE = 10
"""With two players: as soon as this many upgrades have the same number of copies, the others get the other number."""


def set_up(setup: Setup, turn: Turn) -> State:
    """Set up the game: stock, decks and colonies; with starting hands, also the first market and the first player.

    Without starting hands, the first round begins like every other (§4.2).
    """
    rules = rules_for(setup.players, setup.options, setup.version)
    state = State(
        rules=rules,
        version=setup.version,
        rng=turn.rng.state,
        round=1,
        answers=[0] * setup.players,
        stage="turns" if rules.start_cards else "order",
        agenda=[],
        sealed={},
        era=1,
        order=[Seat(seat) for seat in range(setup.players)],
        players=[new_player() for _ in range(setup.players)],
        stock=stock(rules, turn),
        market=[],
        decks={resource: new_deck(rules, resource, turn) for resource in RESOURCES},
        kicker=new_kicker(rules, turn),
    )
    if not rules.start_cards:
        return state
    do_first_market(state, turn)
    do_fill_slots(state, turn)
    for seat, player in enumerate(state.players):
        drawn = [n for kind, count in rules.start_cards.items() for n in draw_cards(state, kind, count, turn)]
        if rules.money:
            do_start(state, Seat(seat), drawn, turn)
            continue
        player.hand += drawn
        turn.tell("outpost-dealt", seat=seat, cards=rules.start_cards, private={Seat(seat): {"drawn": names_of(drawn)}})
    turn.rng.shuffle("order", state.order)
    turn.tell("outpost-order", seats=list(state.order))
    return state


def stock(rules: Rules, turn: Turn) -> dict[UpgradeId, int]:
    """Return how many copies of each upgrade are in play; with two players a die decides for each (§4.1)."""
    if rules.copies:
        return dict(zip(UPGRADE_IDS, rules.copies, strict=True))
    copies: list[int] = []
    for _ in UPGRADE_IDS:
        if copies.count(2) == MOST_ALIKE:
            copies.append(1)
        elif copies.count(1) == MOST_ALIKE:
            copies.append(2)
        else:
            copies.append(2 if turn.rng.die("stock", 10) % 2 == 0 else 1)
    return dict(zip(UPGRADE_IDS, copies, strict=True))


def do_first_market(state: State, turn: Turn) -> None:
    """Fill the first market while anything fits; a roll that does not is made again, never stepped down (§4.1)."""
    while len(state.market) < state.rules.market_size:
        if not can_fill(state):
            do_tell_missing(state, turn)
            return
        roll = roll_die(state, turn)
        if has_stock(state, roll):
            do_offer(state, turn, UPGRADE_IDS[roll - 1], roll)
        else:
            turn.tell("outpost-rerolled", roll=roll)


def new_deck(rules: Rules, resource: Resource, turn: Turn) -> Deck:
    return Deck(shuffled(BOXES[rules.box].decks[resource], resource, turn), [])


def new_player() -> Player:
    """Return a young colony: every factory has its colonist."""
    return Player(
        colonists=START_COLONISTS,
        robots=0,
        factories={kind: Works(built=count, colonists=count) for kind, count in START_FACTORIES.items()},
    )

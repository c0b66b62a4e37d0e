"""Setting up (spec §4)."""

from app.engine.events import Seat
from app.engine.game import Setup
from app.engine.turn import Turn
from app.games.red_outpost.components import (
    EVENING_TOKENS,
    LOCATION_CARDS,
    MORNING_TOKENS,
    REGULAR,
    RESOURCES,
    START_CRYSTALS,
    WORKER_CARDS,
    WORKERS,
    LocationId,
)
from app.games.red_outpost.data import edited, read_rules
from app.games.red_outpost.phases import do_begin_phase
from app.games.red_outpost.scoring import new_worker
from app.games.red_outpost.state import Pile, Player, Points, State


def set_up(setup: Setup, turn: Turn) -> State:
    """Set up the game: decks, blocking tokens, special cards and the first player."""
    rules = read_rules(setup.options["data"])
    lake, ship = new_pile("lake", rules.lake, turn), new_pile("ship", rules.ship, turn)
    morning, evening = blocking_tokens(setup.options["blocking"] == "random", turn)
    state = State(
        rules=rules,
        version=setup.version,
        rng=turn.rng.state,
        answers=[0] * setup.players,
        stage="visit",
        agenda=[],
        sealed={},
        round=1,
        phase="morning",
        first=Seat(0),
        active=Seat(0),
        turns=0,
        workers={name: new_worker(setup.players) for name in WORKERS},
        storehouse=dict.fromkeys(RESOURCES, 0),
        exported=dict.fromkeys(RESOURCES, 0),
        players=[Player(START_CRYSTALS, rules.wheel_start, Points()) for _ in range(setup.players)],
        lake=lake,
        ship=ship,
        morning=morning,
        evening=evening,
    )
    turn.tell("red_outpost-closed_mornings", location=list(morning))
    turn.tell("red_outpost-closed_evenings", location=list(evening))
    if changed := edited(rules):
        turn.tell("red_outpost-edited", row=changed)
    if setup.options["special_cards"] == "on":
        do_deal_cards(state, turn)
    if setup.options["first_player"] == "random":
        state.first = Seat(turn.rng.die("first", setup.players) - 1)
    do_begin_phase(state, "morning", turn)
    return state


def new_pile(label: str, counts: tuple[int, ...], turn: Turn) -> Pile:
    """Return a shuffled deck with these numbers of cards of each kind."""
    cards = [number for number, count in enumerate(counts) for _ in range(count)]
    turn.rng.shuffle(label, cards)
    return Pile(cards)


def blocking_tokens(random: bool, turn: Turn) -> tuple[list[LocationId], list[LocationId]]:
    """Return where the morning and the evening tokens lie: as advised for first games, or drawn (§4)."""
    if not random:
        return list(MORNING_TOKENS), list(EVENING_TOKENS)
    places = list(REGULAR)
    turn.rng.shuffle("tokens", places)
    return places[:3], places[3:6]


def do_deal_cards(state: State, turn: Turn) -> None:
    """Deal everybody a location card and a worker card, face up."""
    of_locations, of_workers = list(LOCATION_CARDS), list(WORKER_CARDS)
    turn.rng.shuffle("cards.location", of_locations)
    turn.rng.shuffle("cards.worker", of_workers)
    for seat, player in enumerate(state.players):
        player.location_card, player.worker_card = of_locations[seat], of_workers[seat]
        turn.tell("red_outpost-dealt", seat=seat, card=[player.location_card, player.worker_card])

"""Positions of Outpost with questions that are rare in play."""

from collections.abc import Callable

from app.engine.turn import Turn
from app.games.outpost.actions import Attack, Bid, OpenAuction
from app.games.outpost.colony import do_build, do_gain, do_lose
from app.games.outpost.components import TITANIUM, UpgradeId
from app.games.outpost.state import State
from tests.browser.staging import Staged
from tests.games.outpost.positions import GAME, all_pass, cards, colony, play, position, put_back

MARKET = "nodule warehouse scientists"


class Scene(Staged):
    """A table of three in a position made by hand."""

    def __init__(self, name: str, options: dict[str, str], make: Callable[[State], State], seat: int) -> None:
        super().__init__(name, "outpost", 3, options, seat)
        self.make = make

    def state(self) -> State:
        return self.make(colonies(position(self.players, MARKET, 2, 2, **self.options)))


def colonies(state: State) -> State:
    """Three colonies in the middle of a game, each with something to lose."""
    hand = "ore/3 ore/4 water/5 water/7 water/9 titanium/9 titanium/10 titanium/12 research/13"
    colony(state, 0, upgrades="warehouse heavy_equipment", factories={"ore": 2, "water": 2, "titanium": 1}, hand=hand)
    hand = "ore/2 ore/5 water/6 water/8 titanium/8 titanium/13 research/12"
    colony(state, 1, upgrades="data_library nodule", factories={"ore": 2, "water": 4}, colonists=7, hand=hand)
    hand = "ore/1 water/10 titanium/7 new_chemicals/20"
    colony(state, 2, upgrades="ecoplants robots", factories={"ore": 2, "titanium": (2, 1, 1)}, hand=hand)
    return state


def own(state: State, seat: int, *kicker: str) -> None:
    """Give a seat these Kicker cards."""
    for name in kicker:
        do_gain(state.players[seat], UpgradeId(name))


def proceed(state: State) -> State:
    """Carry on until the next decision."""
    GAME.course.carry_on(state, Turn(state.rng))
    return state


def after_turns(state: State) -> State:
    """Finish everybody's turn."""
    state.active = None
    for player in state.players:
        player.step = "done"
    return proceed(state)


def at_production(state: State) -> State:
    """Begin the next round."""
    state.round, state.stage, state.active = state.round + 1, "order", None
    return proceed(state)


def exchange(state: State) -> State:
    """Ada may force an exchange."""
    own(state, 0, "wily_trader")
    assert state.kicker is not None
    state.stage, state.active, state.kicker.trades = "exchange", None, [(state.order[0], UpgradeId("wily_trader"))]
    return proceed(state)


def redraw(state: State) -> State:
    """Ada has drawn a card on top and gives one back."""
    own(state, 0, "ice_prospector")
    colony(state, 1, factories={"ore": 2})
    return at_production(state)


def mega(state: State) -> State:
    """Bob may take a mega card."""
    return at_production(state)


def discard(state: State) -> State:
    """Ada holds more cards than she may keep after the turns."""
    return after_turns(state)


def assignment(state: State) -> State:
    """Ada has more factories than people, after the turns."""
    do_build(state.players[0], TITANIUM, 3)
    return after_turns(state)


def doubt(state: State) -> State:
    """Bob's bid may be doubted."""
    return play(play(state, 0, OpenAuction("scientists", 40)), 1, Bid(140))


def default(state: State) -> State:
    """Ada has won with more than she holds."""
    return all_pass(play(state, 0, OpenAuction("scientists", 90)))


def raid(state: State) -> State:
    """Ada attacks Bob's Nodule, and he must answer."""
    spent = cards(state, 0, "titanium/10 titanium/12 research/13 water/9 water/7")
    return play(state, 0, Attack(owner=1, asset="nodule", cards=spent, amount=0))


def eviction(state: State) -> State:
    """Bob has lost his Nodule, and somebody must leave."""
    do_lose(state.players[1], UpgradeId("nodule"))
    return after_turns(state)


def cash(state: State) -> State:
    """Ada has money instead of cards."""
    for seat, player in enumerate(state.players):
        put_back(state, player)
        player.cash, player.tokens = 120 - 20 * seat, seat
    return state


def cash_bid(state: State) -> State:
    """Bob is asked for a bid in money."""
    return play(cash(state), 0, OpenAuction("scientists", 40))


def careless(state: State) -> State:
    """Ada holds more cards than she may keep, and her colonists work in the worst factories."""
    water, ore = "water/4 water/5 water/6 water/7 water/8 water/9", "ore/1 ore/2 ore/3 ore/4 ore/5"
    colony(state, 0, factories={"ore": 2, "water": 2}, hand=f"{water} {ore} titanium/9 titanium/12")
    return state


CLASSIC, KICKER = {"edition": "classic"}, {"kicker": "on"}
SCENES = (
    Scene("exchange", KICKER, exchange, 0),
    Scene("redraw", KICKER, redraw, 0),
    Scene("mega", {}, mega, 1),
    Scene("classic-turn", CLASSIC, lambda state: state, 0),
    Scene("classic-operators", CLASSIC, assignment, 0),
    Scene("classic-discard", CLASSIC | {"mega_production": "on"}, discard, 0),
    Scene("doubt", CLASSIC | {"bid_verification": "challenge"}, doubt, 2),
    Scene("default", {"secret_overbid": "on"}, default, 0),
    Scene("raid", {"space_terrorism": "on"}, raid, 1),
    Scene("eviction", {"space_terrorism": "on"}, eviction, 1),
    Scene("money", {"money": "on"}, cash, 0),
    Scene("money-bid", {"money": "on"}, cash_bid, 1),
)
CARELESS = Scene("careless", {}, careless, 0)

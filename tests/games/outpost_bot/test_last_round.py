"""The standard bot's last round, when only points count."""

from app.engine.events import Player, Seat
from app.games.outpost.bot_outlook import Beliefs, rounds_left
from app.games.outpost.scoring import vp
from app.games.outpost.state import State
from tests.games.outpost.positions import colony, position
from tests.games.outpost_bot.bots import GAME
from tests.games.outpost_bot.test_bot import turn_of_bot


def rounds_expected(state: State) -> int:
    return rounds_left(GAME.view_for(state, Player(Seat(1))), Beliefs())


def winning(colonists: int | None = None) -> State:
    """Return a position in the edition of 1991, in which seat 0 has ended its turn with idle Titanium factories."""
    state = position(2, era=3, turn=17, edition="classic")
    owned = "moon_base planetary_cruiser space_station outpost orbital_lab laboratory"
    colony(state, 0, upgrades=owned, factories={"titanium": (31, 10, 0)}, step="done", colonists=colonists)
    return state


def test_it_knows_that_the_game_ends_once_idle_operators_are_assigned() -> None:
    """§12.1: there, operators are assigned after all turns."""
    assert vp(winning(31).rules, winning(31).players[0]) < 75
    assert rounds_expected(winning(colonists=10)) > 0
    assert rounds_expected(winning(colonists=31)) == 0


def test_it_buys_what_together_brings_most_points() -> None:
    """Two purchases for 61 credits, neither of which brings most by itself."""
    state = position(2, era=3, turn=17)
    colony(
        state,
        0,
        upgrades="data_library nodule warehouse robots orbital_lab orbital_lab laboratory moon_base planetary_cruiser",
        factories={
            "ore": (2, 0, 1),
            "water": (9, 2, 7),
            "research": 4,
            "new_chemicals": 2,
            "moon_ore": 1,
            "ring_ore": (1, 0, 0),
        },
        hand="new_chemicals/20 research/10 research/14 research/17",
    )
    state.spiral = 20  # 55 points end the game, and here are more
    assert vp(state.rules, turn_of_bot(state, 0).players[0]) == 80

"""Setting up (spec §3, §12)."""

from itertools import groupby

from app.engine.events import Seat
from app.engine.game import Setup
from app.engine.turn import Turn
from app.games.homesteaders.components import (
    BUILDINGS,
    HOMESTEAD,
    NEUTRAL_LADDER,
    NEUTRAL_START,
    STACKS,
    START_SILVER,
)
from app.games.homesteaders.rules import rules_for
from app.games.homesteaders.state import Goods, Player, State


def set_up(setup: Setup, turn: Turn) -> State:
    """Set up the game: the buildings, the stacks of tiles, a Homestead for each player, and the first player."""
    rules = rules_for(setup.options)
    first = turn.rng.die("first player", setup.players) - 1 if rules.drawing_first_player else 0
    turn.tell("homesteaders-first_player", seat=first)
    return State(
        version=setup.version,
        rng=turn.rng.state,
        answers=[0] * setup.players,
        stage="round",
        agenda=[],
        sealed={},
        rules=rules,
        players=[new_player() for _ in range(setup.players)],
        left=[row.copies_for(setup.players) for row in BUILDINGS],
        stacks=[stack(number, turn) for number in range(stacks_in_use(setup.players))],
        first=Seat(first),
        lots=[],
        passed=[],
        neutral=NEUTRAL_LADDER.index(NEUTRAL_START),
    )


def stacks_in_use(players: int) -> int:
    """Return on how many spaces there are auctions: a third one only with four players."""
    return 3 if players == 4 else 2


def stack(number: int, turn: Turn) -> list[int]:
    """Return the order of a stack: the first as printed, the others shuffled within each stage."""
    order: list[int] = []
    for stage, tiles in groupby(range(len(STACKS[number])), key=lambda tile: STACKS[number][tile].stage):
        part = list(tiles)
        if number:
            turn.rng.shuffle(f"stack {number + 1}.{stage}", part)
        order += part
    return order


def new_player() -> Player:
    """Return a young town: a Homestead, a worker and some silver."""
    return Player(goods=Goods(silver=START_SILVER, worker=1), buildings=[HOMESTEAD], placed={})

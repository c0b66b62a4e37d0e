"""Training games: bots play one another at all kinds of tables, and the position after every round is kept.

The games are varied on purpose. Bots have different beliefs, and now and then give an answer that seems second best:
otherwise the network would never see where other choices lead.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from app.bots.master import Master
from app.bots.network import Network, read_network
from app.bots.search import Effort, Search, final
from app.engine.bots import Bot, Lookahead, Title
from app.engine.decisions import Action, Decision
from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.game import Setup
from app.engine.match import chooser, play_on
from app.engine.options import Meta, TableOption
from app.engine.rng import Dice, Stream, pick, seed_from
from app.engine.turn import Turn
from app.games import TITLES

ERRATIC = 12
"""One answer in so many is a random candidate."""

MOST_ANSWERS = 20_000
"""Longer games are given up, and nothing is learned from them."""

LIGHT = Effort(worlds=1)
"""What a master thinks in training games."""

USUAL_PLAYERS = 4


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A finished training game: encoded states after the rounds, and by seat the share of the win and the points."""

    number: int
    states: list[bytes]
    shares: list[float]
    points: list[float]


class Erratic:
    """Plays like another bot, but gives a random candidate now and then."""

    def __init__(self, bot: Bot, lookahead: Lookahead) -> None:
        self.bot = bot
        self.lookahead = lookahead

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        if dice.below(ERRATIC) == 0:
            return pick(dice, self.lookahead.candidates(view, decision))
        return self.bot.answer(view, decision, dice)


def some_setup(meta: Meta, seed: str, dice: Dice) -> Setup:
    """Return a table: half of them for the usual number of players, and half with the default options."""
    players = meta.least_players + dice.below(meta.most_players - meta.least_players + 1)
    if meta.least_players <= USUAL_PLAYERS <= meta.most_players and dice.below(2):
        players = USUAL_PLAYERS
    kind = dice.below(4)
    options: dict[str, Any] = {}
    if kind == 2 and meta.presets:
        options = dict(pick(dice, meta.presets).options)
    while kind == 3:
        choices = [option for option in meta.options if isinstance(option, TableOption)]
        options = {option.key: pick(dice, option.values) for option in choices if dice.below(3) == 0}
        try:
            meta.read_options(options)
            break
        except BadSetup:
            continue  # they do not go together
    return Setup(players, seed, options)


def play_game(title: Title, number: int, seed: str, network: Network | None) -> Played | None:
    """Play a training game. With a network, half of the seats are masters."""
    game, lookahead = title.game, title.lookahead
    assert lookahead is not None
    dice = Stream(seed_from(f"train {game.meta.title} {seed} {number}"))
    setup = some_setup(game.meta, seed_from(f"game {seed} {number}"), dice)
    bots = [Erratic(some_bot(title, lookahead, network, dice), lookahead) for _ in range(setup.players)]
    choose = chooser(game, bots, dice)
    state = start(game, setup).state
    states: list[bytes] = []
    left = MOST_ANSWERS
    while left > 0 and not game.is_over(state):
        left -= play_on(game, state, choose, lookahead.until, left)
        if not game.is_over(state):
            states.append(game.write(state))
        game.course.carry_on(state, Turn(state.rng))
    outcome = game.outcome(state)
    if outcome is None:
        return None
    ended = final(outcome)
    return Played(number, states, [each.chance for each in ended], [each.points for each in ended])


def some_bot(title: Title, lookahead: Lookahead, network: Network | None, dice: Dice) -> Bot:
    if network is not None and dice.below(2):
        return Master(Search(title.game, lookahead, network, LIGHT))
    return lookahead.noisy(dice)


def play_numbered(title: str, seed: str, network_file: Path | None, number: int) -> Played:
    """Play one game; where it was given up, there is nothing in it."""
    network = None if network_file is None else cached_network(network_file)
    return play_game(TITLES[title], number, seed, network) or Played(number, [], [], [])


@cache
def cached_network(file: Path) -> Network:
    return read_network(file)

"""Bots that think ahead: search with worlds dealt from a view, and a value network that learned by self-play.

    search      what each sensible answer to a decision is worth; `master.py` gives the best one
    network     who will win, from every seat's features; weights are in `weights/<title>.json`
    training    self-play (`selfplay.py`) and fitting (`fit.py`) in turn: `frontier train`

A title takes part by declaring a `Lookahead` (see `app/engine/bots.py`). docs/bots.md tells how, and how
strong the bots are.
"""

import msgspec

from app.bots.master import Master
from app.bots.network import Network, path_of, read_network
from app.bots.search import Search
from app.engine.bots import Title, kind_of, split_kind
from app.games import TITLES as RULES


def network_for(title: Title) -> Network | None:
    """Return the network of a title; None if it has not been trained with the features that the title has now."""
    path = path_of(title.game.meta.title)
    if title.lookahead is None or not path.exists():
        return None
    network = read_network(path)
    return network if network.fits(title.lookahead.features) else None


def with_masters(title: Title) -> Title:
    """Add a master, and one of every style in which the title has a standard bot."""
    network = network_for(title)
    if network is None or title.lookahead is None:
        return title
    search = Search(title.game, title.lookahead, network)
    bots = dict(title.bots)
    for kind, bot in title.bots.items():
        strength, style = split_kind(kind)
        if strength == "standard":
            bots[kind_of("master", style)] = Master(search, bot if style else None)
    return msgspec.structs.replace(title, bots=bots)


TITLES: dict[str, Title] = {name: with_masters(title) for name, title in RULES.items()}
"""The titles with all bots that can play them."""

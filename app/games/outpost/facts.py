"""What everybody knows and no page shows: what else it takes to draw a world from a view (`world.py`)."""

import msgspec

from app.engine.events import Seat
from app.games.outpost.components import UpgradeId
from app.games.outpost.editions import Rules
from app.games.outpost.state import Placing, State


class FactsView(msgspec.Struct, frozen=True):
    """Fields of the state that have no secret; `State` describes them."""

    rules: Rules
    auctions: int
    asked: int
    placing: Placing | None
    insisted: bool
    sold_out_low: bool
    sold_out_mid: bool
    barred: list[UpgradeId]
    defaulted: list[tuple[Seat, UpgradeId]]
    spiral: int
    minted: int
    best_points: list[int]
    level_rounds: int
    quiet_rounds: int | None
    idle_rounds: int
    bought: int


def facts_view(state: State) -> FactsView:
    return FactsView(*(getattr(state, name) for name in FactsView.__struct_fields__))

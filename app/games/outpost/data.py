"""What a host may edit because it is not certain: the prices of the Kicker cards (spec §15.2).

Each row says where its usual number comes from.
"""

from collections.abc import Mapping

from app.engine.errors import Refusal
from app.engine.options import Row, Rows, TableData
from app.games.outpost.components import KICKER, LAUNCH_FACILITY, MERCHANT_HOUSE, SMELTER, UpgradeId

DEAREST = 500

SINGLE = "single"
"""One public source, which says that it was checked against printed cards."""

DISPUTED = "disputed"
"""The same source; it gave another price before, from a rulebook that it calls misprinted."""

SOURCES: Mapping[UpgradeId, str] = dict.fromkeys((SMELTER, LAUNCH_FACILITY, MERCHANT_HOUSE), DISPUTED)


def check_prices(_prices: Rows) -> Refusal | None:
    """Any prices can be played with; what a single row allows has been checked already."""
    return None


def row_of(card: UpgradeId) -> str:
    return f"price_{card}"


KICKER_PRICES = TableData(
    "kicker_prices",
    tuple(Row(row_of(card.id), (card.cost,), 1, DEAREST, source=SOURCES.get(card.id, SINGLE)) for card in KICKER),
    check_prices,
    used_with={"kicker": "on"},
)


def read_prices(prices: Rows) -> tuple[int, ...]:
    """Return the price of each Kicker card, in the order in which they are listed."""
    return tuple(prices[row_of(card.id)][0] for card in KICKER)

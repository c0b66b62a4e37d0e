"""What the rulebook does not contain because it is printed on the components: the host's table of data (spec §3).

Every value is a row that a host may change before a game. `ROWS` says where each usual value comes from, and the page
about a table shows it; a game tells its players which of them the host has changed.
"""

from collections.abc import Iterator, Mapping

import msgspec

from app.engine.errors import Refusal
from app.engine.options import RULEBOOK, Row, Rows
from app.games.red_outpost.components import LAKE, RESOURCES, SHIP, Resource

MOST_VP = 20
MOST_CARDS = 20
MOST_STEPS = 12


def _rows() -> Iterator[Row]:
    yield Row("wheel_spaces", (4,), 1, 12, source="reviews")
    yield Row("wheel_start", (0,), 0, 11, source=RULEBOOK)
    yield Row("mood_sad", (-1, -2, -3, -4, -5, -6), -MOST_VP, MOST_VP, most=MOST_STEPS, source="inferred")
    yield Row("mood_start", (0,), -MOST_VP, MOST_VP, source="reviews")
    yield Row("mood_happy", (1, 2, 3, 4, 5, 6), -MOST_VP, MOST_VP, most=MOST_STEPS, source="inferred")
    for resource in RESOURCES:
        yield Row(f"export_{resource}", (3, 3, 2), 0, MOST_VP, most=4, source="inferred")
    for row, count, source in zip(LAKE, (3, 2, 1), (RULEBOOK, "inferred", "inferred"), strict=True):
        yield Row(f"lake_{row.id}", (count,), 0, MOST_CARDS, source=source)
    for card in SHIP:
        yield Row(f"ship_{card.id}", (2 if card.id == "nothing" else 1,), 0, MOST_CARDS, source="inferred")
    yield Row("palace_spaces", (0,), 0, 99, source="inferred")
    yield Row("crystals", (24,), 4, 99, source=RULEBOOK)
    yield Row("cubes", (6,), 3, 24, source=RULEBOOK)


ROWS: Mapping[str, Row] = {row.key: row for row in _rows()}


class Rules(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a game is played by: the host's table, read once; the state carries it from set-up to the end."""

    wheel_spaces: int
    wheel_start: int
    mood_sad: tuple[int, ...]
    """VP of the steps below the neutral one, the nearest first."""
    mood_start: int
    """VP of the neutral step, on which all moods begin."""
    mood_happy: tuple[int, ...]
    """VP of the steps above the neutral one, the nearest first."""
    exports: tuple[tuple[int, ...], ...]
    """VP of the export tracks by resource; the last space is the question mark, which is used again and again."""
    lake: tuple[int, ...]
    ship: tuple[int, ...]
    """How many cards there are of each kind."""
    palace_spaces: int
    """Crystals that each player may lay beside the palace; 0 if there is no limit."""
    crystals: int
    cubes: int

    @property
    def lowest_mood(self) -> int:
        """Return the saddest step."""
        return -len(self.mood_sad)

    @property
    def highest_mood(self) -> int:
        """Return the happiest step."""
        return len(self.mood_happy)

    @property
    def fish_cards(self) -> int:
        """Return how many lake cards show fish."""
        return sum(self.lake[1:])

    def mood_vp(self, mood: int) -> int:
        """Return the value of a worker of this mood to the leader."""
        if mood > 0:
            return self.mood_happy[mood - 1]
        return self.mood_sad[-mood - 1] if mood < 0 else self.mood_start

    def track(self, resource: Resource) -> tuple[int, ...]:
        """Return the export track of a resource."""
        return self.exports[RESOURCES.index(resource)]


def read_rules(data: Rows) -> Rules:
    """Return the rules that the host's table says."""
    return Rules(
        wheel_spaces=data["wheel_spaces"][0],
        wheel_start=data["wheel_start"][0],
        mood_sad=tuple(data["mood_sad"]),
        mood_start=data["mood_start"][0],
        mood_happy=tuple(data["mood_happy"]),
        exports=tuple(tuple(data[f"export_{resource}"]) for resource in RESOURCES),
        lake=tuple(data[f"lake_{row.id}"][0] for row in LAKE),
        ship=tuple(data[f"ship_{row.id}"][0] for row in SHIP),
        palace_spaces=data["palace_spaces"][0],
        crystals=data["crystals"][0],
        cubes=data["cubes"][0],
    )


def data_of(rules: Rules) -> dict[str, list[int]]:
    """Return the host's table that the rules were read from."""
    found: dict[str, list[int]] = {
        "wheel_spaces": [rules.wheel_spaces],
        "wheel_start": [rules.wheel_start],
        "mood_sad": list(rules.mood_sad),
        "mood_start": [rules.mood_start],
        "mood_happy": list(rules.mood_happy),
    }
    found |= {f"export_{resource}": list(rules.track(resource)) for resource in RESOURCES}
    found |= {f"lake_{row.id}": [count] for row, count in zip(LAKE, rules.lake, strict=True)}
    found |= {f"ship_{row.id}": [count] for row, count in zip(SHIP, rules.ship, strict=True)}
    return found | {"palace_spaces": [rules.palace_spaces], "crystals": [rules.crystals], "cubes": [rules.cubes]}


def edited(rules: Rules) -> list[str]:
    """Return the rows that the host has changed."""
    return [key for key, values in data_of(rules).items() if tuple(values) != ROWS[key].default]


def check_data(data: Rows) -> Refusal | None:
    """Return why no game can be played with this table (§3); what a single row allows has been checked already."""
    rules = read_rules(data)
    if rules.wheel_start >= rules.wheel_spaces:
        return Refusal("wheel_start_off", {"spaces": rules.wheel_spaces})
    points = [rules.mood_vp(mood) for mood in range(rules.lowest_mood, rules.highest_mood + 1)]
    if points != sorted(points):
        return Refusal("mood_falls")
    if sum(rules.lake) < 3:
        return Refusal("lake_too_small", {"low": 3})
    if not rules.fish_cards:
        return Refusal("lake_without_fish")
    if not sum(rules.ship):
        return Refusal("ship_empty")
    return None

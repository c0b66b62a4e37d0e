"""What is in the box: workers, resources, locations, decks and special cards (spec §1, §2).

Rows are facts of the rulebook. What is printed on the components only, and so is not in it, stands in `data.py`.
"""

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

WorkerId = Literal["shepherd", "farmer", "fisherman", "miner", "commissar", "bureaucrat"]
Resource = Literal["wool", "wheat", "fish", "coal"]
LocationId = Literal[
    "pasture",
    "palace",
    "farm",
    "beer_house",
    "storehouse",
    "administration",
    "spaceship",
    "mine",
    "field_kitchen",
    "lake",
    "labor_camp",
    "barracks",
]
Phase = Literal["morning", "day_1", "lunch", "day_2", "evening", "over"]
Colour = Literal["orange", "blue", "brown", "pink"]
LakeCard = Literal["blank", "one_fish", "two_fish"]

WORKERS: tuple[WorkerId, ...] = get_args(WorkerId)
"""The workers in the order that counts wherever one is needed (§2.1)."""
RESOURCES: tuple[Resource, ...] = get_args(Resource)
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The players' colours by seat."""
PHASES: tuple[Phase, ...] = get_args(Phase)[:-1]
DAYS: tuple[Phase, ...] = ("day_1", "day_2")
"""The phases in which every worker is used once."""

ROUNDS = 2
START_VP = 5
START_CRYSTALS = 1
RESERVE: Mapping[int, int] = {2: 9, 3: 7, 4: 6}
"""Influence disks of each player by number of players, those on the wheel and the VP track not counted (§2.6)."""
EXPORT_SIZE = 3
WHEEL_VP, WHEEL_CRYSTALS = 2, 1
PALACE_VP = (4, 2, 1)
CRYSTALS_PER_VP = 2
MOST_RESTED = 2
"""Workers that the card of the Field Kitchen may lay down (§10.9)."""


class Location(msgspec.Struct, frozen=True):
    """A place to send a worker to (§2.3 to §2.5).

    `mood` is what the visit does to the visitor's mood, `moods` to that of visitors for whom it differs. `cheers` is
    a worker whose mood rises by one when somebody else comes. `produces` is made by any visitor, `expert` by the one
    named in `expert_worker`.
    """

    id: LocationId
    mood: int
    moods: Mapping[WorkerId, int] = {}
    cheers: WorkerId | None = None
    produces: tuple[Resource, ...] = ()
    expert_worker: WorkerId | None = None
    expert: tuple[Resource, ...] = ()

    def mood_of(self, worker: WorkerId) -> int:
        """Return the change of a visitor's mood."""
        return self.moods.get(worker, self.mood)

    def yield_of(self, worker: WorkerId) -> tuple[Resource, ...]:
        """Return what a visitor produces, cube by cube."""
        return self.expert if worker == self.expert_worker else self.produces


LOCATIONS: Mapping[LocationId, Location] = {
    row.id: row
    for row in (
        Location("pasture", -1, {"shepherd": 0}, produces=("wool",)),
        Location("palace", 1, {"commissar": 0}, cheers="commissar"),
        Location("farm", -1, {"farmer": 0}, produces=("wheat",)),
        Location("beer_house", 2, {"commissar": -1}),
        Location("storehouse", 0),
        Location("administration", 0, cheers="bureaucrat"),
        Location("spaceship", -1),
        Location("mine", -2, {"miner": 0}, produces=("coal",), expert_worker="miner", expert=("coal", "coal")),
        Location("field_kitchen", 1),
        Location("lake", -1, {"fisherman": 0}),
        Location("labor_camp", -2, produces=("wheat", "wool", "fish")),
        Location("barracks", 1),
    )
}
REGULAR: tuple[LocationId, ...] = tuple(name for name in LOCATIONS if name not in ("field_kitchen", "barracks"))
"""The ten locations that take one worker and may carry a blocking token."""

MORNING_TOKENS: tuple[LocationId, ...] = ("spaceship", "palace", "beer_house")
EVENING_TOKENS: tuple[LocationId, ...] = ("farm", "pasture", "lake")
"""Where the blocking tokens lie in a first game (§2.7)."""


class LakeRow(msgspec.Struct, frozen=True):
    """A kind of lake card: the fish it gives, and the change of the visitor's mood."""

    id: LakeCard
    fish: int = 0
    mood: int = 0


class ShipRow(msgspec.Struct, frozen=True):
    """A kind of spaceship card: the cube it adds (None: none; "any": one of choice), and its crystals."""

    id: str
    adds: Resource | Literal["any"] | None = None
    crystals: int = 0


LAKE = (LakeRow("blank"), LakeRow("one_fish", fish=1), LakeRow("two_fish", fish=2, mood=1))
SHIP = (
    ShipRow("nothing"),
    *(ShipRow(resource, resource) for resource in RESOURCES),
    *(ShipRow(f"crystal_{resource}", resource, 1) for resource in RESOURCES),
    ShipRow("any", "any"),
    ShipRow("crystal_any", "any", 1),
)
"""The kinds of cards; a pile holds their numbers in these lists. How many there are of each says `data.py`."""

LAKE_NUMBERS: Mapping[LakeCard, int] = {row.id: number for number, row in enumerate(LAKE)}

LOCATION_CARDS: Mapping[str, LocationId] = {f"c_{name}": name for name in LOCATIONS}
WORKER_CARDS: Mapping[str, WorkerId] = {f"c_{name}": name for name in WORKERS}
"""The special cards, and what each is bound to (§2.8)."""

DECLARED: tuple[LocationId, ...] = ("pasture", "beer_house", "administration", "mine", "labor_camp")
"""The locations whose card must be named with the visit, before disks and moods change (§6.1)."""

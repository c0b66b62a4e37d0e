"""A glance at a position: what each visit is worth, estimated from the tables instead of played out.

What a visit changes is taken apart: the disk and the moods, the location's yield, and what the next visitors can
export then. A player's lead is close to linear in these, so they are weighted once and added up. The standard bot
looks closer at the best visits only; in playouts, where speed counts, the glance decides.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import comb

from app.engine.decisions import Action
from app.engine.events import Seat
from app.games.red_outpost.actions import Visit, VisitWithCard
from app.games.red_outpost.bot_reach import Reach, Stored
from app.games.red_outpost.bot_values import (
    Beliefs,
    crystal_worth,
    expected,
    likely_mood,
    palace_share,
    prospects,
    shares,
    step_worth,
)
from app.games.red_outpost.components import (
    COLOURS,
    DECLARED,
    EXPORT_SIZE,
    LAKE,
    LOCATION_CARDS,
    LOCATIONS,
    PHASES,
    RESOURCES,
    SHIP,
    WHEEL_VP,
    WORKERS,
    LocationId,
    Resource,
    WorkerId,
)
from app.games.red_outpost.mood import influence
from app.games.red_outpost.scoring import palace_points
from app.games.red_outpost.state import State, cubes_left
from app.games.red_outpost.visit import CARD_CRYSTALS, CARD_MOOD, CARD_WHEEL, destinations

Lottery = Sequence[tuple[float, float, Stored]]
"""What may come of a choice: chance, points, and the Storehouse afterwards."""


class Glance:
    """What is worth how much to a seat in a state."""

    def __init__(self, state: State, seat: Seat, beliefs: Beliefs) -> None:
        self.state = state
        self.seat = seat
        self.beliefs = beliefs
        self.player = state.players[seat]
        self.weights = lead_weights(prospects(state, beliefs), seat)
        self.mood_weight = beliefs.moods[PHASES.index(state.phase)] if state.phase in PHASES else 0.0
        self.crystal = crystal_worth(state, beliefs)
        self.influence = {name: influence(worker) for name, worker in state.workers.items()}
        self.moods = {name: likely_mood(state, worker) for name, worker in state.workers.items()}
        self.held = {name: self.share(disks) for name, disks in self.influence.items()}
        """The weighted share of each worker's mood points."""
        self.reach = Reach(state, made=1)
        self.yields: dict[object, Sequence[Lottery]] = {}
        self.exports: dict[object, float] = {}
        self.disks: dict[object, float] = {}

    # --- visits ---------------------------------------------------------------------------------------------------

    def visits(self) -> list[tuple[float, Action]]:
        """Return all visits on offer with their values, the best first."""
        found: list[tuple[float, Action]] = [(self.visit(action), action) for action in self.offered()]
        found.sort(key=lambda each: -each[0])
        return found

    def offered(self) -> Iterator[Visit | VisitWithCard]:
        card = LOCATION_CARDS.get(self.player.location_card)
        for name, places in destinations(self.state, self.seat).items():
            for place in places:
                for disk in range(self.player.stored + 1):
                    yield Visit(name, place, disk)
                    full = place == "administration" and disk < self.player.stored
                    if place == card and place in DECLARED and not full:
                        yield VisitWithCard(name, place, disk)

    def visit(self, action: Visit | VisitWithCard) -> float:
        with_card = isinstance(action, VisitWithCard)
        name, place = action.worker, action.to
        row = LOCATIONS[place]
        usual = not with_card or place == "administration"
        spared = with_card and place in ("administration", "labor_camp")
        change = row.mood_of(name) if usual else CARD_MOOD[place]
        worth = self.arrival(name, change, action.stored_disk + (not spared))
        if usual and row.cheers is not None and row.cheers != name:
            worth += self.cheer(row.cheers, 1)
        if place == "administration" and name != "bureaucrat":
            worth += self.best_transfer(name)
        return worth + self.stay(name, place, with_card)

    def arrival(self, name: WorkerId, change: int, disks: int) -> float:
        """Return what another mood of a worker and more disks on the portrait are worth."""
        now = list(self.influence[name])
        now[self.seat] += disks
        points = self.points(self.state.workers[name].mood + change)
        return self.mood_weight * (points * self.share(now) - self.points(self.moods[name]) * self.held[name])

    def cheer(self, name: WorkerId, steps: int) -> float:
        """Return what a change of a worker's mood is worth."""
        mood = self.moods[name]
        return self.mood_weight * self.held[name] * (self.points(mood + steps) - self.points(mood))

    def points(self, mood: int) -> int:
        rules = self.state.rules
        return rules.mood_vp(max(rules.lowest_mood, min(rules.highest_mood, mood)))

    def share(self, disks: Sequence[int]) -> float:
        """Return the weighted share of a mood's points that this influence gives."""
        split = shares(tuple(disks), self.beliefs.behind)
        return sum(weight * each for weight, each in zip(self.weights, split, strict=True))

    # --- locations ------------------------------------------------------------------------------------------------

    def stay(self, name: WorkerId, place: LocationId, with_card: bool) -> float:
        """Return what the location yields, and what the next visitors can export then."""
        beliefs = self.beliefs
        key = place, with_card, EXPERTS.get(place) == name
        if key not in self.yields:
            self.yields[key] = list(self.choices(name, place, with_card))
        return max(
            expected([(chance, points + self.left(stored, name, place)) for chance, points, stored in lottery], beliefs)
            for lottery in self.yields[key]
        )

    def left(self, stored: Stored, name: WorkerId, place: LocationId) -> float:
        """Return what a Storehouse is worth that is left to the next visitors: little, if they are rivals."""
        key = tuple(stored.values()), place, self.state.workers[name].place, name in EXPERTS.values() and name
        if key not in self.exports:
            exports = self.reach.exports(stored, self.beliefs.reach, (name, place))
            self.exports[key] = sum(self.weights[seat] * points for seat, points in exports)
        return self.exports[key]

    def choices(self, name: WorkerId, place: LocationId, with_card: bool) -> Iterator[Lottery]:
        """Iterate over what the visitor's player may choose there."""
        stored = self.state.storehouse
        match place:
            case "palace":
                yield [(1.0, self.donation(), stored)]
            case "beer_house":
                points = CARD_CRYSTALS * self.crystal if with_card else max(0.0, self.swing()[0] - self.crystal)
                yield [(1.0, points if with_card or self.player.crystals else 0.0, stored)]
            case "storehouse":
                yield from self.exchanges()
            case "administration":
                yield [(1.0, self.crystal if name == "bureaucrat" else 0.0, stored)]
            case "spaceship":
                yield list(self.cargo())
            case "lake":
                yield list(self.catch(draws=2 if name == "fisherman" else 1))
            case "mine" | "pasture" if with_card:
                yield [(1.0, self.wheel(CARD_WHEEL) if place == "mine" else 0.0, stored)]
            case _:
                kinds = LOCATIONS[place].yield_of(name)
                points, left = self.added(*kinds)
                yield [(1.0, points + self.wheel(len(kinds)), left)]

    def donation(self) -> float:
        """Return what one more crystal beside the palace is worth."""
        if not self.player.crystals:
            return 0.0
        given = [player.palace for player in self.state.players]
        before = palace_points(given)
        given[self.seat] += 1
        gains = [now - then for now, then in zip(palace_points(given), before, strict=True)]
        kept = palace_share(self.state, self.beliefs)
        worth = kept * sum(weight * gain for weight, gain in zip(self.weights, gains, strict=True))
        return max(0.0, worth - self.crystal)

    def exchanges(self) -> Iterator[Lottery]:
        stored = self.state.storehouse
        yield [(1.0, 0.0, stored)]
        swing = self.swing()[0]
        for kind, number in stored.items():
            if number:
                less = {**stored, kind: number - 1}
                yield [(1.0, max(swing, self.crystal), less)]
            if self.player.crystals:
                points, more = self.added(kind)
                yield [(1.0, points - self.crystal, more)]

    def cargo(self) -> Iterator[tuple[float, float, Stored]]:
        """Iterate over what the spaceship may bring."""
        deck = self.state.ship.draw or self.state.ship.discard
        for number in sorted(set(deck)):
            row, chance = SHIP[number], deck.count(number) / len(deck)
            if row.adds == "any":
                points, left = max((self.added(kind) for kind in RESOURCES), key=lambda each: each[0])
            else:
                points, left = self.added(row.adds) if row.adds else self.added()
            yield chance, points + row.crystals * self.crystal, left

    def catch(self, draws: int) -> Iterator[tuple[float, float, Stored]]:
        """Iterate over what may be caught, if the best of so many cards counts."""
        deck = sorted(self.state.lake.draw or self.state.lake.discard)
        ways = comb(len(deck), min(draws, len(deck)))
        for place, number in enumerate(deck):
            row = LAKE[number]
            fish: list[Resource] = ["fish"] * row.fish
            points, left = self.added(*fish)
            worth = points + self.wheel(row.fish) + row.mood * self.mood_weight
            yield comb(place, min(draws, len(deck)) - 1) / ways, worth, left

    def added(self, *kinds: Resource) -> tuple[float, Stored]:
        """Return the points for exports, and the Storehouse, with more cubes."""
        state, points = self.state, 0
        stored = dict(state.storehouse)
        for kind in kinds:
            if cubes_left(state, kind):
                stored[kind] += 1
            if stored[kind] == EXPORT_SIZE:
                stored[kind] = 0
                points += state.rules.track(kind)[state.exported[kind]]
        return points, stored

    def wheel(self, steps: int) -> float:
        """Return what steps on the production wheel are worth."""
        spaces = self.state.rules.wheel_spaces
        rounds, space = divmod(self.player.wheel + steps, spaces)
        return rounds * (WHEEL_VP + self.crystal) + (space - self.player.wheel) * step_worth(self.state, self.beliefs)

    # --- moods and disks ------------------------------------------------------------------------------------------

    def swing(self) -> tuple[float, WorkerId, WorkerId]:
        """Return whom to cheer up and whom to discourage, and what that is worth."""
        ups = {name: self.cheer(name, 1) for name in WORKERS}
        downs = {name: self.cheer(name, -1) for name in WORKERS}
        return max(
            ((ups[up] + downs[down], up, down) for up in WORKERS for down in WORKERS if up != down),
            key=lambda each: each[0],
        )

    def transfers(self, visitor: WorkerId) -> list[tuple[float, WorkerId, WorkerId, Seat]]:
        """Return for every disk that may be moved what its best move is worth."""
        found = []
        others = [name for name in WORKERS if name != visitor]
        for owner in range(len(COLOURS[: len(self.state.players)])):
            if owner == self.seat:
                continue
            arrivals = {name: self.disk(name, owner, 1) for name in others}
            for name in others:
                if self.state.workers[name].disks[owner]:
                    target = max((each for each in others if each != name), key=lambda each: arrivals[each])
                    found.append((self.disk(name, owner, -1) + arrivals[target], name, target, Seat(owner)))
        return found

    def best_transfer(self, visitor: WorkerId) -> float:
        return max((0.0, *(worth for worth, *_ in self.transfers(visitor))))

    def disk(self, name: WorkerId, owner: int, more: int) -> float:
        """Return what more or fewer disks of a player on a portrait are worth."""
        key = name, owner, more
        if key not in self.disks:
            changed = list(self.influence[name])
            changed[owner] += more
            gain = self.share(changed) - self.held[name]
            self.disks[key] = self.mood_weight * self.points(self.moods[name]) * gain
        return self.disks[key]


EXPERTS: Mapping[LocationId, WorkerId] = {"lake": "fisherman", "mine": "miner", "administration": "bureaucrat"}
"""Who does more at a location than others."""


def lead_weights(worth: Sequence[float], seat: Seat) -> list[float]:
    """Return how much each seat's points count for a player's lead."""
    rivals = [each for each in range(len(worth)) if each != seat]
    best = max(rivals, key=lambda each: worth[each])
    return [1.0 if each == seat else -(1 / len(rivals) + (each == best)) / 2 for each in range(len(worth))]

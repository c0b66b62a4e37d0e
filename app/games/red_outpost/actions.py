"""What a player can do: one Struct for each kind of action (spec §6.1, §7, §10, §11)."""

from typing import Annotated

from msgspec import Meta

from app.engine.decisions import Action
from app.games.red_outpost.components import Colour, LakeCard, LocationId, Resource, WorkerId

Number = Annotated[int, Meta(ge=0, le=10)]
Workers = Annotated[list[WorkerId], Meta(max_length=6)]


class Visit(Action, frozen=True, tag="visit"):
    """Send a worker to a location; `stored_disk` puts the disk on the administration's card on the portrait too."""

    worker: WorkerId
    to: LocationId
    stored_disk: Number = 0


class VisitWithCard(Action, frozen=True, tag="visit_with_card"):
    """Do the same and use one's location card: pasture, beer house, administration, mine or labor camp (§10)."""

    worker: WorkerId
    to: LocationId
    stored_disk: Number = 0


class Decline(Action, frozen=True, tag="decline"):
    """Do nothing of what one may do now."""


class Donate(Action, frozen=True, tag="donate"):
    """Lay a crystal beside the palace (§7.1)."""


class Honour(Action, frozen=True, tag="honour"):
    """Lay the crystal on a worker's portrait instead: the card of the palace (§10.2)."""

    worker: WorkerId


class FarmResource(Action, frozen=True, tag="farm_resource"):
    """Say what the farm produces: the card of the farm (§10.3)."""

    resource: Resource


class Beer(Action, frozen=True, tag="beer"):
    """Pay a crystal: one worker cheers up, another loses heart (§7.1)."""

    up: WorkerId
    down: WorkerId


class StorehouseMood(Action, frozen=True, tag="storehouse_mood"):
    """Hand out a cube: one worker cheers up, another loses heart (§7.1)."""

    up: WorkerId
    down: WorkerId
    resource: Resource


class StorehouseSell(Action, frozen=True, tag="storehouse_sell"):
    """Give a cube of the Storehouse back for a crystal (§7.1)."""

    resource: Resource


class StorehouseBuy(Action, frozen=True, tag="storehouse_buy"):
    """Add a cube to the Storehouse for a crystal (§7.1)."""

    resource: Resource


class MoveDisk(Action, frozen=True, tag="move_disk"):
    """Move another player's disk from one portrait to another (§7.1)."""

    from_worker: WorkerId
    to_worker: WorkerId
    owner: Colour


class ShipResource(Action, frozen=True, tag="ship_resource"):
    """Say which cube the spaceship brings (§7.1)."""

    resource: Resource


class LakeReshuffle(Action, frozen=True, tag="lake_reshuffle"):
    """Shuffle the lake's deck and discard pile together (§7.5)."""


class LakeDraw(Action, frozen=True, tag="lake_draw"):
    """Draw the top card of the lake (§7.5)."""


class LakeTake(Action, frozen=True, tag="lake_take"):
    """Take a card of the lake's discard pile instead: the card of the lake (§10.10)."""

    lake: LakeCard


class LakePick(Action, frozen=True, tag="lake_pick"):
    """Choose which of the fisherman's two cards counts (§7.5)."""

    lake: LakeCard


class MinerExtra(Action, frozen=True, tag="miner_extra"):
    """Produce one more cube: the card of the miner (§10.16)."""

    resource: Resource


class ShipFour(Action, frozen=True, tag="ship_four"):
    """Export one cube of each kind, this one to its track: the card of the spaceship (§10.7)."""

    resource: Resource


class CommissarDonate(Action, frozen=True, tag="commissar_donate"):
    """Lay one more crystal beside the palace: the card of the commissar (§10.17)."""


class Relocate(Action, frozen=True, tag="relocate"):
    """Move another worker to an empty location: the card of the fisherman (§10.15)."""

    worker: WorkerId
    to: LocationId


class KitchenRest(Action, frozen=True, tag="kitchen_rest"):
    """Lay workers down before Lunch: the card of the Field Kitchen (§10.9)."""

    workers: Workers


class BarracksShift(Action, frozen=True, tag="barracks_shift"):
    """Move one of the player's disks to a worker who is still in bed: the card of the Barracks (§10.12)."""

    from_worker: WorkerId
    to_worker: WorkerId

"""What a player can do: one Struct for each kind of action (spec §9, §10)."""

from typing import Annotated

from msgspec import Meta

from app.engine.decisions import Action

# No town, bid or debt comes near these; they keep a hostile message small.
Name = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=10_000)]
Crew = Annotated[dict[Name, Number], Meta(max_length=4)]
Crews = Annotated[dict[Name, Crew], Meta(max_length=60)]


class PlaceWorkers(Action, frozen=True, tag="place_workers"):
    """Say which slots the workers go to (§5.3)."""

    crews: Crews


class PlaceInOrder(Action, frozen=True, tag="place_in_order"):
    """Ask that workers are placed one player after the other this time (§5.3)."""


class PlaceNeutral(Action, frozen=True, tag="place_neutral"):
    """Put the neutral marker on a lot (§6.5)."""

    lot: Number


class Bid(Action, frozen=True, tag="bid"):
    """Take the lead of a lot (§6.2)."""

    lot: Number
    amount: Number


class Pass(Action, frozen=True, tag="pass"):
    """Leave the auction of this round, and advance on the railroad track (§6.3)."""


class Pay(Action, frozen=True, tag="pay"):
    """Pay wages or a bid in one go (§4.1).

    Sell these resources, change so many trade tokens at the Bank, take these debts, then pay with gold and silver.
    """

    gold: Number = 0
    sell_wood: Number = 0
    sell_food: Number = 0
    sell_steel: Number = 0
    sell_copper: Number = 0
    sell_livestock: Number = 0
    sell_gold: Number = 0
    bank: Number = 0
    debts: Number = 0


class Build(Action, frozen=True, tag="build"):
    """Build in one go (§7.2): buy what is missing, then pay the cost and take the building.

    `gold` pieces pay for as many purchases, the dearest of those with a price in silver; `debts` help with the others.
    """

    building: Name
    gold_for_copper: Number = 0
    gold_for_livestock: Number = 0
    buy_wood: Number = 0
    buy_food: Number = 0
    buy_steel: Number = 0
    buy_gold: Number = 0
    buy_copper: Number = 0
    buy_livestock: Number = 0
    gold: Number = 0
    debts: Number = 0


class TakeWorker(Action, frozen=True, tag="take_worker"):
    """Take the worker that a tile or the Workshop gives (§7.4)."""


class UseExchange(Action, frozen=True, tag="exchange"):
    """Pay one resource for what the tile offers (§7.4), after buying it if it is missing, for silver or for gold."""

    good: Name
    buy: Number = 0
    gold: Number = 0
    debts: Number = 0


class Decline(Action, frozen=True, tag="decline"):
    """Do without what is offered: a building, a worker, an exchange."""


class ChooseBonus(Action, frozen=True, tag="choose_bonus"):
    """Take a bonus of the railroad track; `resource` says which one, where that is the bonus (§4.6)."""

    bonus: Name
    resource: Name = ""


class Confirm(Action, frozen=True, tag="confirm"):
    """Say that the lot is done (§7.6)."""


class TakeDebt(Action, frozen=True, tag="take_debt"):
    """Take debt chips, each for 2 silver (§4.2)."""

    count: Number


class Buy(Action, frozen=True, tag="buy"):
    """Buy a resource at the market (§10.1); `gold` pieces and `debts` help with a price in silver."""

    resource: Name
    gold: Number = 0
    debts: Number = 0


class Sell(Action, frozen=True, tag="sell"):
    """Sell a resource at the market (§10.1)."""

    resource: Name


class Hire(Action, frozen=True, tag="hire"):
    """Hire a worker for a trade token and food (§10.1)."""


class UseMarket(Action, frozen=True, tag="use_market"):
    """Turn wood into food or food into steel with a Market (§10.1)."""

    into: Name


class UseBank(Action, frozen=True, tag="use_bank"):
    """Turn trade tokens into silver with a Bank (§10.1)."""

    count: Number


class Repay(Action, frozen=True, tag="repay"):
    """Buy back debt chips after the last income, with silver or with gold (§8.3)."""

    means: Name
    count: Number


class Finish(Action, frozen=True, tag="finish"):
    """Be done with converting: score (§8.2)."""


Trade = TakeDebt | Buy | Sell | Hire | UseMarket | UseBank | Repay
"""What may be done besides, at every decision."""

"""What a player can do: one Struct for each kind of action (spec §5, §8 to §16)."""

from typing import Annotated

from msgspec import Meta

from app.engine.decisions import Action

# No hand, colony or bid comes near these; they keep a hostile message small.
Name = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=99_999)]
Cards = Annotated[list[Name], Meta(max_length=200)]
Upgrades = Annotated[list[Name], Meta(max_length=40)]
Crew = Annotated[dict[Name, Number], Meta(max_length=8)]
Crews = Annotated[dict[Name, Crew], Meta(max_length=40)]


class ChooseMega(Action, frozen=True, tag="choose_mega"):
    """Take this many mega cards, each instead of four normal ones (§8.2)."""

    water: Number = 0
    titanium: Number = 0
    new_chemicals: Number = 0


class Discard(Action, frozen=True, tag="discard"):
    """Give up cards beyond the hand limit (§9)."""

    cards: Cards


class OpenAuction(Action, frozen=True, tag="open_auction"):
    """Put an upgrade of the market up for auction; the amount is the first bid (§10.2)."""

    upgrade: Name
    amount: Number


class Bid(Action, frozen=True, tag="bid"):
    """Offer more than the highest bid (§10.3)."""

    amount: Number


class Pass(Action, frozen=True, tag="pass"):
    """Offer nothing for now; when the bid comes round again one may be back (§10.3)."""


class Pay(Action, frozen=True, tag="pay"):
    """Pay for the auction just won (§10.5)."""

    cards: Cards


class PlaceOperator(Action, frozen=True, tag="place_operator"):
    """Move one operator to the factory just won: from `idle`, or from another kind of factory (§10.6)."""

    operator: Name
    source: Name


class SkipPlacing(Action, frozen=True, tag="skip_placing"):
    """Leave the factory just won without an operator for now (§10.6)."""


class BuyFactories(Action, frozen=True, tag="buy_factories"):
    """Buy factories of one kind in one payment (§10.7)."""

    factory: Name
    count: Number
    cards: Cards


class FirstTurnWater(Action, frozen=True, tag="first_turn_water"):
    """Give the whole starting hand for a Water factory (§10.8)."""


class BuyColonists(Action, frozen=True, tag="buy_colonists"):
    """Bring in colonists in one payment (§10.9)."""

    count: Number
    cards: Cards


class BuyRobots(Action, frozen=True, tag="buy_robots"):
    """Buy robots in one payment (§10.9)."""

    count: Number
    cards: Cards


class Assign(Action, frozen=True, tag="assign"):
    """Reassign the operators of the factories (§12)."""

    crews: Crews


class AdvanceStep(Action, frozen=True, tag="advance_step"):
    """Leave the present step of one's turn for the next one (§10.1)."""


class EndTurn(Action, frozen=True, tag="end_turn"):
    """Finish one's turn (§10.10)."""


class Internalize(Action, frozen=True, tag="internalize"):
    """Take no part in further auctions of this round (§13)."""


class Insist(Action, frozen=True, tag="insist"):
    """Demand that internalized players finish before the next player starts (§13)."""


class Challenge(Action, frozen=True, tag="challenge"):
    """Doubt that the highest bid, of this amount, can be paid: the bidder's hand is shown (§16.7)."""

    amount: Number


class Default(Action, frozen=True, tag="default"):
    """Not pay for the auction just won, but the penalty (§16.3)."""

    cards: Cards


class KeepSelect(Action, frozen=True, tag="keep_select"):
    """Give back as many of the cards just drawn as were drawn on top (§15.3)."""

    cards: Cards


class Exchange(Action, frozen=True, tag="exchange"):
    """Force another player to give a better card for this one (§15.3)."""

    card: Name
    target: Number


class ExchangePass(Action, frozen=True, tag="exchange_pass"):
    """Force no exchange (§15.3)."""


class Attack(Action, frozen=True, tag="attack"):
    """Attack a factory or an upgrade of another player; what it is attacked with is spent (§16.4).

    The means are cards, or an amount of money at a table that plays with money (§16.8). So with the next two.
    """

    owner: Number
    asset: Name
    cards: Cards
    amount: Number


class SupportAttack(Action, frozen=True, tag="support_attack"):
    """Support another player's attack (§16.4)."""

    cards: Cards
    amount: Number


class Defend(Action, frozen=True, tag="defend"):
    """Defend what is attacked; it counts double (§16.4)."""

    cards: Cards
    amount: Number


class StayOut(Action, frozen=True, tag="stay_out"):
    """Neither support an attack nor defend against it (§16.4)."""


class RemoveColonists(Action, frozen=True, tag="remove_colonists"):
    """Give up colonists who lost their housing, by where they work (§16.4)."""

    crews: Crews

"""Exchanges that Wily Trader and Merchant House force on others (spec §15.3)."""

from collections.abc import Sequence

from app.engine.choices import Choose
from app.engine.decisions import Blocked, Decision, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Exchange, ExchangePass
from app.games.outpost.colony import box
from app.games.outpost.components import Card, CardNumber, Resource, UpgradeId, card, cards_named
from app.games.outpost.hand import do_part_with, hand
from app.games.outpost.state import Kicker, State


def do_line_up_trades(state: State, _turn: Turn) -> None:
    """Line up all exchanges of the round: in player order, one for each copy."""
    kicker, rows = table_of(state), box(state.rules).upgrades
    kicker.trades = [
        (seat, name)
        for seat in state.order
        for name, count in state.players[seat].upgrades.items()
        for _ in range(count if rows[name].trades else 0)
    ]


def do_skip_impossible(state: State, _turn: Turn) -> None:
    """Skip exchanges for which a player lacks the cards, which is public from their backs."""
    kicker = table_of(state)
    while kicker.trades and not trade_offers(state, *kicker.trades[0]):
        del kicker.trades[0]
    if not kicker.trades:
        kicker.aside = []


def table_of(state: State) -> Kicker:
    """Return the Kicker cards of a table that has them."""
    assert state.kicker is not None
    return state.kicker


def tradable(state: State, seat: Seat, resource: Resource) -> list[CardNumber]:
    """Return the cards of a resource that may change hands: no mega cards, and none that was taken this round."""
    aside = table_of(state).aside
    return [
        number
        for number in state.players[seat].hand
        if number not in aside and card(number).resource == resource and card(number).kind != "mega"
    ]


def trade_offers(state: State, seat: Seat, upgrade: UpgradeId) -> list[Offer]:
    """Offer each kind of card that the owner holds, with those who hold one too."""
    offers = []
    for resource in box(state.rules).upgrades[upgrade].trades:
        own = tradable(state, seat, resource)
        targets = [other for other in state.order if other != seat and tradable(state, other, resource)]
        if own and targets:
            fields = {
                "card": Choose(tuple(card(number).id for number in own), "unknown_card"),
                "target": Choose(tuple(targets), "target_has_none"),
            }
            offers.append(Offer(Exchange, fields))
    return offers


def cards_kept(state: State, seat: Seat, offers: Sequence[Offer]) -> list[Blocked]:
    """Say of each card in hand that cannot be given why not: a mega card never, others not in this exchange."""
    names = [spec.items for offer in offers if isinstance(spec := offer.fields["card"], Choose)]
    return [
        Blocked(Exchange, Refusal("mega_not_tradable" if held.kind == "mega" else "wrong_resource"), {"card": held.id})
        for held in hand(state.players[seat])
        if not any(held.id in given for given in names)
    ]


def trader(state: State) -> list[Seat]:
    """Return the player who may force the next exchange."""
    return [seat for seat, _ in table_of(state).trades[:1]]


def trade_decision(state: State, seat: Seat) -> Decision:
    """Ask whether to force an exchange."""
    kicker = table_of(state)
    upgrade = kicker.trades[0][1]
    offers = trade_offers(state, seat, upgrade)
    return Decision(
        f"{state.round}.trade.{seat}.{len(kicker.trades)}",
        seat,
        "outpost-ask-exchange",
        (menu(Offer(ExchangePass), *offers, *cards_kept(state, seat, offers)),),
        fallback=ExchangePass,
        params={"upgrade": upgrade},
    )


def do_exchange(state: State, seat: Seat, action: Exchange, turn: Turn) -> None:
    """Give the card for the lowest better one of its kind; without one, it comes back (§15.3, R35)."""
    kicker, target = table_of(state), Seat(action.target)
    del kicker.trades[0]
    (given,) = cards_named([action.card])
    better = [card(number) for number in tradable(state, target, given.resource)]
    received = min((held for held in better if held.value > given.value), key=lambda held: held.value, default=None)
    turn.reveal()
    if received is None:
        learn(state, given.number, target)
        turn.tell(
            "outpost-not_exchanged",
            seat=seat,
            seats=[target],
            resource=given.resource,
            private={seat: {"given": given.id}, target: {"given": given.id}},
        )
        return
    do_swap(state, seat, given, target, received)
    turn.tell(
        "outpost-exchanged",
        seat=seat,
        seats=[target],
        resource=given.resource,
        private={
            seat: {"given": given.id, "received": received.id},
            target: {"given": given.id, "received": received.id},
        },
    )


def do_swap(state: State, seat: Seat, given: Card, target: Seat, received: Card) -> None:
    """Let two cards change hands; the one taken stays for the round, the one given may go on (§15.3).

    Both players know both; what others knew of such cards there is no longer sure.
    """
    kicker = table_of(state)
    for owner, partner, lost, got in ((seat, target, given, received), (target, seat, received, given)):
        player = state.players[owner]
        do_part_with(player, [lost.number])
        player.hand.append(got.number)
        for number in player.hand:
            if card(number).resource == got.resource and card(number).kind == "normal":
                knowing = state.known.pop(number, [])
                if partner in knowing:
                    state.known[number] = [partner]
    kicker.aside.append(received.number)
    state.known[given.number] = [seat]
    state.known[received.number] = [target]


def learn(state: State, number: CardNumber, seat: Seat) -> None:
    """Note that the seat has seen a card of another's hand."""
    knowing = state.known.setdefault(number, [])
    if seat not in knowing:
        knowing.append(seat)


def do_exchange_pass(state: State, seat: Seat, _action: ExchangePass, turn: Turn) -> None:
    del table_of(state).trades[0]
    turn.tell("outpost-exchange_passed", seat=seat)

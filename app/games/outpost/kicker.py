"""The Kicker cards: slots, and cards drawn again (spec §15)."""

from app.engine.choices import Pick
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import KeepSelect
from app.games.outpost.colony import box
from app.games.outpost.components import KICKER, Resource, UpgradeId, card, numbers_named
from app.games.outpost.editions import Rules
from app.games.outpost.payment import do_give_up
from app.games.outpost.state import Kicker, Player, Redraw, State

ERAS = (1, 2, 3)


def new_kicker(rules: Rules, turn: Turn) -> Kicker | None:
    """Return the shuffled piles of the three eras; None where the cards are not used."""
    if not rules.kicker_slots:
        return None
    piles = [[row.id for row in KICKER if row.era == era] * rules.kicker_slots for era in ERAS]
    for pile in piles:
        turn.rng.shuffle("kicker", pile)
    return Kicker(slots=[], piles=piles)


def do_fill_slots(state: State, turn: Turn) -> None:
    """Turn up cards of the present era until the slots are full or its pile is empty (§15.1)."""
    kicker = state.kicker
    if kicker is None:
        return
    pile = kicker.piles[state.era - 1]
    while pile and len(kicker.slots) < state.rules.kicker_slots:
        kicker.slots.append(pile.pop())
        turn.reveal()
        turn.tell("outpost-kicker_offered", upgrade=kicker.slots[-1])


def do_leave_era(state: State) -> None:
    """Take all Kicker cards of past eras out of the game, those on offer included (§15.1)."""
    if state.kicker is not None:
        state.kicker.slots = []
        for era in range(1, state.era):
            state.kicker.piles[era - 1] = []


def on_offer(state: State) -> list[UpgradeId]:
    """Return all that can be opened: the market, and the Kicker slots."""
    return state.market if state.kicker is None else state.market + state.kicker.slots


# --- drawing again -----------------------------------------------------------------------------------------------


def redrawn(rules: Rules, player: Player, resource: Resource) -> int:
    """Return how many more cards of a resource the player draws, to give as many back."""
    rows = box(rules).upgrades
    return sum(count for name, count in player.upgrades.items() if rows[name].redraws == resource)


def to_choose(state: State, seat: Seat) -> Redraw | None:
    """Return the cards of which the seat still has to give some back."""
    redraws = state.kicker.redraws if state.kicker else ()
    return next((each for each in redraws if each.seat == seat), None)


def has_kicker(state: State) -> bool:
    return state.kicker is not None


def must_choose_redraw(state: State) -> list[Seat]:
    """Return the players who still have to give cards back."""
    return [seat for seat in state.order if to_choose(state, seat)]


def redraw_decision(state: State, seat: Seat) -> Decision:
    """Ask which of the cards just drawn to give back; by default the lowest."""
    redraw = to_choose(state, seat)
    assert redraw is not None
    names = sorted((card(number) for number in redraw.drawn), key=lambda held: held.value)
    spec = Pick(tuple(held.id for held in names), redraw.count, redraw.count, "unknown_card")
    return Decision(
        f"{state.round}.redraw.{seat}.{redraw.resource}",
        seat,
        "outpost-ask-redraw",
        (menu(Offer(KeepSelect, {"cards": spec})),),
        fallback=lambda: KeepSelect([held.id for held in names[: redraw.count]]),
        params={"resource": redraw.resource, "number": redraw.count},
    )


def do_keep_select(state: State, seat: Seat, action: KeepSelect, turn: Turn) -> None:
    redraw = to_choose(state, seat)
    assert redraw is not None
    assert state.kicker is not None
    state.kicker.redraws.remove(redraw)
    do_give_up(state, seat, numbers_named(action.cards), turn)
    turn.tell("outpost-discarded", seat=seat, cards=list(action.cards))

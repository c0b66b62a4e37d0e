"""Phase 3: mega cards are chosen, then factories produce (spec §8)."""

from collections.abc import Iterable

from app.engine.choices import Amount, Spec
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import ChooseMega
from app.games.outpost.colony import owned, works
from app.games.outpost.components import (
    AVERAGE,
    COPIES_APART,
    MEGA,
    MEGA_GROUP,
    RESOURCES,
    CardNumber,
    Resource,
    minted_number,
    names_of,
)
from app.games.outpost.editions import Rules
from app.games.outpost.kicker import redrawn
from app.games.outpost.state import Player, Redraw, State


def must_choose_mega(state: State) -> list[Seat]:
    """Return the players who still have to choose; whether there is a choice is public."""
    if not state.rules.mega_cards:
        return []
    players = state.players
    return [seat for seat in state.order if players[seat].megas is None and any(most_megas(players[seat]).values())]


def most_megas(player: Player) -> dict[Resource, int]:
    """Return how many mega cards the operated factories can produce, for each resource that has them (§8.2)."""
    return {kind: works(player, kind).operated // MEGA_GROUP for kind in MEGA}


def mega_decision(state: State, seat: Seat) -> Decision:
    """Ask how many mega cards to take of each resource, before any card is seen (§8.2)."""
    amounts: dict[str, Spec] = {
        resource: Amount(0, high, above="mega_not_eligible")
        for resource, high in most_megas(state.players[seat]).items()
    }
    choice = menu(Offer(ChooseMega, amounts))
    return Decision(f"{state.round}.mega.{seat}", seat, "outpost-ask-mega", (choice,), fallback=ChooseMega)


def do_choose_mega(state: State, seat: Seat, action: ChooseMega, _turn: Turn) -> None:
    chosen = {resource: getattr(action, resource) for resource in MEGA}
    state.players[seat].megas = {resource: count for resource, count in chosen.items() if count}


def do_produce(state: State, turn: Turn) -> None:
    """Give every player, in order, a card for each operated factory and each upgrade that produces (§8.3)."""
    for seat in state.order:
        player = state.players[seat]
        megas, player.megas = player.megas or {}, None
        drawn: list[CardNumber] = []
        counts: dict[str, int] = {}
        notes: dict[str, int] = {}
        for resource, due in cards_due(state.rules, player).items():
            wanted = due
            if resource in megas:
                do_mint(state, player, resource, "mega", megas[resource])
                wanted -= MEGA_GROUP * megas[resource]
            cards = draw_cards(state, resource, wanted, turn)
            more = redrawn(state.rules, player, resource) if state.kicker is not None and cards else 0
            if more:
                cards += draw_cards(state, resource, more, turn)
            lacking = wanted + more - len(cards)
            made = do_mint(state, player, resource, "note", lacking) if lacking else ()
            if state.kicker is not None and more:
                state.kicker.redraws.append(Redraw(seat, resource, [*cards, *made], more))
            if cards:
                drawn += cards
                counts[resource] = len(cards)
            if lacking:
                notes[resource] = lacking
        player.hand += drawn
        turn.tell(
            "outpost-produced",
            seat=seat,
            cards=counts,
            megas=megas,
            notes=notes,
            private={seat: {"drawn": names_of(drawn)}},
        )


def cards_due(rules: Rules, player: Player) -> dict[Resource, int]:
    """Return how many cards the colony produces, in the order of the resources."""
    due = {kind: cards[works(player, kind).operated] for kind, cards in yields(rules, player).items()}
    return {kind: count for kind, count in due.items() if count}


def income(rules: Rules, player: Player) -> int:
    """Return what these cards are worth on average."""
    return sum(AVERAGE[resource] * count for resource, count in cards_due(rules, player).items())


def yields(rules: Rules, player: Player) -> dict[Resource, list[int]]:
    """Return the cards of each resource with none, one, two … of its factories operated, where there are any.

    Upgrades may double, or produce without an operator.
    """
    doubled = dict.fromkeys(RESOURCES, 0)
    extra = dict.fromkeys(RESOURCES, 0)
    for row, count in owned(rules, player):
        if row.doubles:
            doubled[row.doubles] += count
        if row.produces:
            extra[row.produces] += count
    found: dict[Resource, list[int]] = {}
    for kind in RESOURCES:
        built = works(player, kind).built
        if built or extra[kind]:
            found[kind] = [operated + operated // 2 * doubled[kind] + extra[kind] for operated in range(built + 1)]
    return found


def draw_cards(state: State, resource: Resource, count: int, turn: Turn) -> list[CardNumber]:
    """Take cards from the top of the pile; when it ends, of the discards, which are shuffled. There may be fewer."""
    deck = state.decks[resource]
    if len(deck.draw) < count and deck.discard:
        deck.draw = shuffled(deck.discard, resource, turn) + deck.draw
        deck.discard = []
        turn.tell("outpost-reshuffled", resource=resource)
    drawn = deck.draw[: -count - 1 : -1]
    if drawn:
        del deck.draw[-len(drawn) :]
        turn.reveal()
    return drawn


def shuffled(cards: Iterable[CardNumber], resource: Resource, turn: Turn) -> list[CardNumber]:
    pile = list(cards)
    turn.rng.shuffle(f"deck.{resource}", pile)
    return pile


def do_mint(state: State, player: Player, resource: Resource, kind: str, count: int) -> tuple[CardNumber, ...]:
    """Make mega cards, or notes for cards that the deck could not give: open, and gone when spent."""
    first = minted_number(resource, kind, state.minted + 1)
    made = tuple(range(first, first + count * COPIES_APART, COPIES_APART))
    state.minted += count
    player.hand += made
    return made

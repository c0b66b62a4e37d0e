"""Phase 3: mega cards are chosen, then factories produce (spec §8)."""

from functools import lru_cache

from app.engine.choices import Amount, Spec
from app.engine.events import Seat
from app.engine.game import Decision, Offer, Turn, menu
from app.games.outpost.actions import ChooseMega
from app.games.outpost.colony import advantages, works
from app.games.outpost.components import (
    MEGA,
    RESOURCES,
    CardNumber,
    Resource,
    minted_number,
    names_of,
)
from app.games.outpost.editions import Rules
from app.games.outpost.kicker import redrawn
from app.games.outpost.state import Player, Redraw, State, opened_works

MEGA_GROUP = 4
"""How many operated factories of a kind make one mega card."""


def mega_groups(player: Player, resource: Resource) -> int:
    """Return how many mega cards of a resource the player may take."""
    return works(player, resource).operated // MEGA_GROUP


def may_choose_mega(rules: Rules, player: Player) -> bool:
    """Tell whether there is a choice to make: everybody can see whether there is."""
    return rules.mega_cards and _makes_groups(player.sealed_works)


@lru_cache(maxsize=1024)
def _makes_groups(sealed_works: bytes) -> bool:
    factories = opened_works(sealed_works)
    return any(factories[resource].operated >= MEGA_GROUP for resource in MEGA if resource in factories)


def must_choose_mega(state: State, seat: Seat) -> bool:
    """Tell whether the seat still has to choose."""
    player = state.players[seat]
    return player.megas is None and may_choose_mega(state.rules, player)


def mega_decision(state: State, seat: Seat) -> Decision:
    """Ask how many mega cards to take of each resource, before any card is seen (§8.2)."""
    player = state.players[seat]
    amounts: dict[str, Spec] = {
        resource: Amount(0, mega_groups(player, resource), above="mega_not_eligible") for resource in MEGA
    }
    offer = Offer(ChooseMega, amounts)
    return Decision(f"{state.round}.mega.{seat}", seat, "outpost-ask-mega", (menu(offer),), fallback=ChooseMega)


def do_choose_mega(state: State, seat: Seat, action: ChooseMega, turn: Turn) -> None:
    """Keep the choice secret until all have chosen."""
    chosen = {resource: getattr(action, resource) for resource in MEGA}
    state.players[seat].megas = {resource: count for resource, count in chosen.items() if count}
    turn.tell("outpost-mega_chosen", seat=seat, private={seat: {"megas": state.players[seat].megas}})


def do_produce(state: State, turn: Turn) -> None:
    """Give every player, in order, a card for each operated factory and each upgrade that produces (§8.3)."""
    for seat in state.order:
        player = state.players[seat]
        megas = player.megas or {}
        player.megas = None
        if megas:
            turn.reveal()
        drawn = b""
        counts: dict[str, int] = {}
        notes: dict[str, int] = {}
        for resource, due in cards_due(state.rules, player).items():
            large = megas.get(resource, 0)
            wanted = due - MEGA_GROUP * large
            cards = draw_cards(state, resource, wanted, turn)
            more = redrawn(state.rules, player, resource) if state.kicker is not None and cards else 0
            if more:
                cards += draw_cards(state, resource, more, turn)
            lacking = wanted + more - len(cards)
            drawn += cards
            if large:
                do_mint(state, player, resource, "mega", large)
            if cards:
                counts[resource] = len(cards)
            made = do_mint(state, player, resource, "note", lacking) if lacking else ()
            if made:
                notes[resource] = lacking
            if state.kicker is not None and more:
                state.kicker.redraws.append(Redraw(seat, resource, [*cards, *made], more))
        player.cards += drawn
        turn.tell(
            "outpost-produced",
            seat=seat,
            cards=counts,
            megas=megas,
            notes=notes,
            private={seat: {"drawn": names_of(drawn)}},
        )


def cards_due(rules: Rules, player: Player) -> dict[Resource, int]:
    """Return how many cards the colony produces: of operated factories, and of upgrades that need no operator."""
    printed = advantages(rules, player)
    due = {kind: crew.colonists + crew.robots for kind, crew in player.factories.items()}
    for kind, times in printed.doubles.items():
        due[kind] = due.get(kind, 0) + works(player, kind).operated // 2 * times
    for kind, count in printed.produces.items():
        due[kind] = due.get(kind, 0) + count
    return {resource: due[resource] for resource in RESOURCES if due.get(resource)}


def draw_cards(state: State, resource: Resource, count: int, turn: Turn) -> bytes:
    """Take cards from the top of the pile, shuffling the discard pile in when it is empty; fewer if none are left."""
    deck = state.decks[resource]
    drawn = deck.draw[: -count - 1 : -1]
    deck.draw = deck.draw[: len(deck.draw) - len(drawn)]
    if len(drawn) < count and deck.discard:
        deck.draw, deck.discard = shuffled(deck.discard, resource, turn), bytearray()
        turn.tell("outpost-reshuffled", resource=resource)
        drawn += draw_cards(state, resource, count - len(drawn), turn)
    turn.revealed |= bool(drawn)
    return drawn


def shuffled(cards: bytes | bytearray, resource: Resource, turn: Turn) -> bytes:
    """Return the cards of a resource in a new order."""
    pile = bytearray(cards)
    turn.rng.shuffle(f"deck.{resource}", pile)
    return bytes(pile)


def do_mint(state: State, player: Player, resource: Resource, kind: str, count: int) -> tuple[CardNumber, ...]:
    """Make mega cards, or notes for cards that the deck could not give: open, and gone when spent."""
    made = tuple([minted_number(resource, kind, state.minted + nth) for nth in range(1, count + 1)])
    state.minted += count
    player.open_cards += made
    return made

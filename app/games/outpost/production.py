"""Phase 3: mega cards are chosen, then factories produce (spec §8)."""

from app.engine.choices import Amount, Spec
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import ChooseMega
from app.games.outpost.colony import advantages, industry
from app.games.outpost.components import (
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
    """Return who still has to choose: everybody can see whether there is a choice."""
    if not state.rules.mega_cards:
        return []
    players = state.players
    return [seat for seat in state.order if players[seat].megas is None and any(industry(players[seat]).megas)]


def mega_decision(state: State, seat: Seat) -> Decision:
    """Ask how many mega cards to take of each resource, before any card is seen (§8.2)."""
    amounts: dict[str, Spec] = {
        resource: Amount(0, high, above="mega_not_eligible")
        for resource, high in zip(MEGA, industry(state.players[seat]).megas, strict=True)
    }
    choice = menu(Offer(ChooseMega, amounts))
    return Decision(f"{state.round}.mega.{seat}", seat, "outpost-ask-mega", (choice,), fallback=ChooseMega)


def do_choose_mega(state: State, seat: Seat, action: ChooseMega, turn: Turn) -> None:
    """Keep the choice secret until all have chosen."""
    chosen = {resource: getattr(action, resource) for resource in MEGA}
    state.players[seat].megas = {resource: count for resource, count in chosen.items() if count}
    turn.tell("outpost-mega_chosen", seat=seat, private={seat: {"megas": state.players[seat].megas}})


def do_produce(state: State, turn: Turn) -> None:
    """Give every player, in order, a card for each operated factory and each upgrade that produces (§8.3)."""
    for seat in state.order:
        player = state.players[seat]
        megas, player.megas = player.megas or {}, None
        if megas:
            turn.reveal()
        drawn = b""
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
    printed, running = advantages(rules, player), industry(player).running
    due = dict(running)
    for kind, times in printed.doubles.items():
        if kind in running:
            due[kind] += running[kind] // 2 * times
    for kind, count in printed.produces.items():
        due[kind] = due.get(kind, 0) + count
    return due if len(due) == len(running) else {resource: due[resource] for resource in RESOURCES if resource in due}


def draw_cards(state: State, resource: Resource, count: int, turn: Turn) -> bytes:
    """Take cards from the top of the pile; when it ends, of the discards, which are shuffled. There may be fewer."""
    deck = state.decks[resource]
    pile = deck.draw
    if len(pile) < count and deck.discard:
        pile = shuffled(deck.discard, resource, turn) + pile
        deck.discard = bytearray()
        turn.tell("outpost-reshuffled", resource=resource)
    drawn = pile[: -count - 1 : -1]
    if drawn:
        deck.draw = pile[: -len(drawn)]
        turn.revealed = True
    return drawn


def shuffled(cards: bytes | bytearray, resource: Resource, turn: Turn) -> bytes:
    """Return the cards of a resource in a new order."""
    pile = bytearray(cards)
    turn.rng.shuffle(f"deck.{resource}", pile)
    return bytes(pile)


def do_mint(state: State, player: Player, resource: Resource, kind: str, count: int) -> tuple[CardNumber, ...]:
    """Make mega cards, or notes for cards that the deck could not give: open, and gone when spent."""
    first = minted_number(resource, kind, state.minted + 1)
    made = tuple(range(first, first + count * COPIES_APART, COPIES_APART))
    state.minted += count
    player.open_cards += made
    return made

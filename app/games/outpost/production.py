"""Phase 3: mega cards are chosen, then factories produce (spec §8)."""

from app.engine.choices import Amount, Spec
from app.engine.events import Seat
from app.engine.game import Decision, Offer, Turn, menu
from app.games.outpost.actions import ChooseMega
from app.games.outpost.colony import box, works
from app.games.outpost.components import FACES, MEGA, RESOURCES, CardId, CardNumber, Resource, make_number, number_of
from app.games.outpost.editions import Rules
from app.games.outpost.kicker import redrawn
from app.games.outpost.state import Player, Redraw, State

MEGA_GROUP = 4
"""How many operated factories of a kind make one mega card."""


def mega_groups(player: Player, resource: Resource) -> int:
    """Return how many mega cards of a resource the player may take."""
    return works(player, resource).operated // MEGA_GROUP


def may_choose_mega(rules: Rules, player: Player) -> bool:
    """Tell whether there is a choice to make: everybody can see whether there is."""
    return rules.mega_cards and any(mega_groups(player, resource) for resource in MEGA)


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
        drawn: list[CardId] = []
        counts: dict[str, int] = {}
        notes: dict[str, int] = {}
        due = cards_due(state.rules, player)
        for resource in [each for each in RESOURCES if each in due]:
            large = megas.get(resource, 0)
            wanted = due[resource] - MEGA_GROUP * large
            cards = draw_cards(state, resource, wanted, turn)
            lacking = wanted - len(cards)
            if state.kicker is not None and cards and (more := redrawn(state.rules, player, resource)):
                extra = draw_cards(state, resource, more, turn)
                cards += extra
                if extra:
                    numbers = [number_of(name) for name in cards]
                    state.kicker.redraws.append(Redraw(seat, resource, numbers, len(extra)))
            player.hand += [mint(state, resource, "mega") for _ in range(large)]
            player.hand += map(number_of, cards)
            player.hand += [mint(state, resource, "note") for _ in range(lacking)]
            drawn += cards
            if cards:
                counts[resource] = len(cards)
            if lacking:
                notes[resource] = lacking
        turn.tell(
            "outpost-produced", seat=seat, cards=counts, megas=megas, notes=notes, private={seat: {"drawn": drawn}}
        )


def cards_due(rules: Rules, player: Player) -> dict[Resource, int]:
    """Return how many cards the colony produces: of operated factories, and of upgrades that need no operator."""
    due = {kind: crew.operated for kind, crew in player.factories.items() if crew.operated}
    for name, count in player.upgrades.items():
        row = box(rules).upgrades[name]
        if row.produces is not None:
            due[row.produces] = due.get(row.produces, 0) + count
        if row.doubles is not None and (extra := works(player, row.doubles).operated // 2 * count):
            due[row.doubles] += extra
    return due


def draw_cards(state: State, resource: Resource, count: int, turn: Turn) -> list[CardId]:
    """Take cards from the top of the pile, shuffling the discard pile in when it is empty; fewer if none are left."""
    deck, cards = state.decks[resource], box(state.rules).cards[resource]
    drawn: list[CardId] = []
    while (missing := count - len(drawn)) > 0:
        if not deck.draw:
            if not deck.discard:
                break
            deck.draw, deck.discard = deck.discard, []
            turn.rng.shuffle(f"deck.{resource}", deck.draw)
            turn.tell("outpost-reshuffled", resource=resource)
        drawn += [cards[number] for number in deck.draw[: -missing - 1 : -1]]
        del deck.draw[-missing:]
        turn.reveal()
    return drawn


def mint(state: State, resource: Resource, face: str) -> CardNumber:
    """Make a mega card, or a note for a card that the deck could not give: open, and gone when spent."""
    state.minted += 1
    return make_number(resource, FACES[face], state.minted)

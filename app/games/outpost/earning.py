"""Phase 3 with money: production is paid out at once (spec §16.8).

The cards that say how much are laid away face down, so nobody knows what another holds.
"""

from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.components import AVERAGE, MEGA, MEGA_GROUP, RESEARCH, CardNumber, card, names_of
from app.games.outpost.production import cards_due, draw_cards
from app.games.outpost.state import Player, State


def do_earn(state: State, turn: Turn) -> None:
    """Give every player, in order, what the production is worth, and a token for each Research card in it."""
    for seat in state.order:
        player = state.players[seat]
        megas, player.megas = player.megas or {}, None
        drawn: list[CardNumber] = []
        counts: dict[str, int] = {}
        notes: dict[str, int] = {}
        due = cards_due(state.rules, player)
        total = sum(MEGA[resource] * large for resource, large in megas.items())
        for resource, full in due.items():
            wanted = full - MEGA_GROUP * megas.get(resource, 0)
            cards = draw_cards(state, resource, wanted, turn)
            drawn += cards
            if cards:
                counts[resource] = len(cards)
            if len(cards) < wanted:
                notes[resource] = wanted - len(cards)
                total += AVERAGE[resource] * notes[resource]
        player.cash += total
        player.tokens += due.get(RESEARCH, 0)
        total += do_pay_out(state, player, drawn)
        turn.tell(
            "outpost-earned",
            seat=seat,
            cards=counts,
            megas=megas,
            notes=notes,
            private={seat: {"drawn": names_of(drawn), "total": total}},
        )


def do_start(state: State, seat: Seat, drawn: list[CardNumber], turn: Turn) -> None:
    """Give a player what the starting hand is worth."""
    total = do_pay_out(state, state.players[seat], drawn)
    cards = state.rules.start_cards
    turn.tell("outpost-started", seat=seat, cards=cards, private={seat: {"drawn": names_of(drawn), "total": total}})


def do_pay_out(state: State, player: Player, cards: list[CardNumber]) -> int:
    """Give a player what these cards are worth, and lay them away face down; return the sum."""
    total = 0
    for drawn in map(card, cards):
        total += drawn.value
        state.decks[drawn.resource].discard.append(drawn.number)
    player.cash += total
    return total

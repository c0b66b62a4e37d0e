"""The lake: drawing, choosing and reshuffling its cards (spec §7.5, §10.10)."""

from app.engine.choices import Choose
from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.actions import Decline, LakeDraw, LakePick, LakeReshuffle, LakeTake
from app.games.red_outpost.components import LAKE, LAKE_NUMBERS
from app.games.red_outpost.mood import do_mood
from app.games.red_outpost.production import do_produce
from app.games.red_outpost.state import State, decision_id, visiting

# --- reshuffling -------------------------------------------------------------------------------------------------


def may_reshuffle_before(state: State) -> bool:
    """Tell whether there is something to shuffle into the deck before the fisherman draws."""
    return bool(state.lake.discard)


def may_reshuffle_after(state: State) -> bool:
    """Tell whether the fisherman's one permission to reshuffle is still open."""
    return not visiting(state).reshuffled


def reshuffle_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the lake is reshuffled: before drawing or after it, once a visit."""
    key = "red_outpost-ask-lake_before" if state.now == "lake_before" else "red_outpost-ask-lake_after"
    return Decision(decision_id(state), seat, key, (menu(Offer(Decline), Offer(LakeReshuffle)),), fallback=Decline)


def do_lake_reshuffle(state: State, _seat: Seat, _action: LakeReshuffle, turn: Turn) -> None:
    """Shuffle deck and discard pile together."""
    do_shuffle(state, turn)


def do_shuffle(state: State, turn: Turn) -> None:
    """Shuffle all cards that were not taken into a new deck."""
    pile = state.lake
    pile.draw, pile.discard = sorted(pile.draw + pile.discard), []
    turn.rng.shuffle("lake", pile.draw)
    visiting(state).reshuffled = True
    turn.tell("red_outpost-lake_shuffled")


# --- drawing -----------------------------------------------------------------------------------------------------


def may_choose_source(state: State) -> bool:
    """Tell whether the drawing player may also take an open card."""
    return state.mover.location_card == "c_lake" and bool(state.lake.discard)


def lake_draw_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the top card is drawn or an open one taken, the card of the lake being held (§10.10)."""
    kinds = tuple(row.id for number, row in enumerate(LAKE) if number in state.lake.discard)
    offers = Offer(LakeDraw), Offer(LakeTake, {"lake": Choose(kinds, "not_in_discard")})
    return Decision(decision_id(state), seat, "red_outpost-ask-lake_draw", (menu(*offers),), fallback=LakeDraw)


def do_lake_draw(state: State, _seat: Seat, _action: Action, turn: Turn) -> None:
    """Draw the top card because its player says so."""
    do_draw(state, turn)


def do_draw(state: State, turn: Turn) -> None:
    """Show the top card; an empty deck is first rebuilt from the discard pile."""
    pile = state.lake
    if not pile.draw:
        pile.draw, pile.discard = pile.discard, []
        turn.rng.shuffle("lake", pile.draw)
        turn.tell("red_outpost-lake_shuffled")
    turn.reveal()
    card = pile.draw.pop()
    pile.taken.append(card)
    turn.tell("red_outpost-lake_drawn", seat=state.active, lake=LAKE[card].id)


def do_lake_take(state: State, seat: Seat, action: LakeTake, turn: Turn) -> None:
    """Take an open card as if it had been drawn."""
    card = LAKE_NUMBERS[action.lake]
    state.lake.discard.remove(card)
    state.lake.taken.append(card)
    turn.tell("red_outpost-lake_taken", seat=seat, lake=action.lake)


# --- rewards -----------------------------------------------------------------------------------------------------


def may_pick(state: State) -> bool:
    """Tell whether the fisherman's two cards differ."""
    return len(set(state.lake.taken)) > 1


def lake_pick_decision(state: State, seat: Seat) -> Decision:
    """Ask which of two different cards counts."""
    kinds = tuple(row.id for number, row in enumerate(LAKE) if number in state.lake.taken)
    best = kinds[-1]
    offer = Offer(LakePick, {"lake": Choose(kinds)})
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-lake_pick",
        (menu(offer),),
        fallback=lambda: LakePick(best),
    )


def do_lake_pick(state: State, seat: Seat, action: LakePick, turn: Turn) -> None:
    """Put the chosen card first."""
    card = LAKE_NUMBERS[action.lake]
    state.lake.taken.sort(key=lambda other: other != card)
    turn.tell("red_outpost-lake_picked", seat=seat, lake=action.lake)


def do_settle(state: State, turn: Turn) -> None:
    """Give the reward of the first card, discard all that was taken, and reshuffle if no fish is left in the deck."""
    pile = state.lake
    reward = LAKE[pile.taken[0]]
    for _ in range(reward.fish):
        do_produce(state, "fish", turn)
    do_mood(state, visiting(state).worker, reward.mood, turn)
    pile.discard += pile.taken
    pile.taken = []
    if sum(LAKE[card].fish > 0 for card in pile.discard) == state.rules.fish_cards:
        do_shuffle(state, turn)

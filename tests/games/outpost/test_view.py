"""What each viewer sees, and what nobody else may learn (spec §17)."""

from collections.abc import Iterable

import msgspec
import pytest

from app.engine.codec import decode, encode
from app.engine.driver import start
from app.engine.events import Archive, Event, Player, Seat, Spectator, Viewer
from app.engine.game import Setup
from app.engine.rng import commitment, seed_from
from app.games.outpost.actions import Bid, BuyFactories, ChooseMega, Discard, EndTurn, Internalize, OpenAuction, Pass
from app.games.outpost.components import NODULE, PRINTED, UPGRADE_IDS, WAREHOUSE, Resource
from app.games.outpost.hand import hand
from app.games.outpost.sections import OutpostView
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    cards,
    colony,
    finish_turn,
    held,
    next_round,
    play,
    position,
    step,
    stock,
    table,
    take_order,
)

OUTSIDERS: list[Viewer] = [Player(Seat(1)), Spectator()]
TEN_ORE = "ore/1 ore/1 ore/2 ore/2 ore/3 ore/3 ore/4 ore/4 ore/5 ore/5"


def view(state: State, viewer: Viewer) -> OutpostView:
    shown: OutpostView = GAME.view_for(state, viewer)
    return shown


def text(state: State, viewer: Viewer) -> str:
    """Return all that reaches the viewer, as it is sent."""
    return msgspec.json.encode(view(state, viewer)).decode()


def told(events: Iterable[Event], viewer: Viewer) -> str:
    return msgspec.json.encode([event.params_for(viewer) for event in events]).decode()


def hidden_cards(state: State, seat: int) -> list[str]:
    return [name for name in held(state, seat) if name.split("/")[1] not in ("mega", "note")]


# --- hands -------------------------------------------------------------------------------------------------------


def test_the_owner_sees_the_own_cards_with_their_values() -> None:
    """§17.1."""
    state = position(3)
    colony(state, 0, hand="water/7 research/12 titanium/mega")
    own = view(state, Player(Seat(0))).hands[Seat(0)]
    assert [(shown.resource, shown.kind, shown.value, shown.weight) for shown in own.cards] == [
        ("water", "normal", 7, 1),
        ("research", "normal", 12, 0),
        ("titanium", "mega", 44, 4),
    ]
    assert own.total == 63


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_nobody_else_sees_a_card_of_a_hand_or_its_total(viewer: Viewer) -> None:
    """§17.1."""
    state = table(3)
    assert Seat(0) not in view(state, viewer).hands
    assert not any(f'"{name}"' in text(state, viewer) for name in hidden_cards(state, 0))


def test_a_player_sees_only_the_own_hand_and_a_spectator_none() -> None:
    """§17.1."""
    state = table(4)
    assert [list(view(state, Player(Seat(seat))).hands) for seat in range(4)] == [[0], [1], [2], [3]]
    assert view(state, Spectator()).hands == {}


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_everybody_sees_the_backs_of_all_cards_and_the_faces_of_mega_cards_and_notes(viewer: Viewer) -> None:
    """§17.1."""
    state = position(3)
    colony(state, 0, hand="water/7 water/8 water/mega ore/note research/12", upgrades="warehouse")
    shown = view(state, viewer).colonies[0]
    assert shown.backs == {"ore": 1, "water": 3, "research": 1}
    assert [(one.kind, one.value) for one in shown.open_cards] == [("mega", 30), ("note", 3)]
    assert (shown.hand_count, shown.hand_limit) == (2 + 4 + 1, 15)


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_the_range_of_a_hand_comes_from_its_backs_alone(viewer: Viewer) -> None:
    """§17.2: Water is worth 4 to 10, Research 9 to 17, a mega card exactly 30."""
    state = position(3)
    colony(state, 0, hand="water/7 research/12 water/mega")
    shown = view(state, viewer).colonies[0]
    assert (shown.worth_low, shown.worth_high) == (4 + 9 + 30, 10 + 17 + 30)


def exchange_hidden(state: State) -> State:
    """Give seats 0 and 2 other cards with the same backs, and turn all draw piles upside down."""
    other = decode(encode(state), State)
    for seat in (0, 2):
        player = other.players[seat]
        for owned in hand(player):
            deck = other.decks[owned.resource]
            player.hand[player.hand.index(owned.number)] = deck.draw.pop(0)
            deck.draw.append(owned.number)
    for deck in other.decks.values():
        deck.draw = deck.draw[::-1]
    return other


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_other_hidden_cards_make_no_difference_to_what_others_see(viewer: Viewer) -> None:
    """§17.1: values in hand and the order of the piles."""
    state = table(3)
    other = exchange_hidden(state)
    assert state.players[0].hand != other.players[0].hand
    assert text(state, viewer) == text(other, viewer)
    assert text(state, Player(Seat(0))) != text(other, Player(Seat(0)))


def test_how_far_each_could_go_in_an_auction_comes_from_backs_and_discounts_alone() -> None:
    """§17.2, §17.4: 4 Water are worth 10 each at most, 1 Research 17; Heavy Equipment saves 5 on a Nodule."""
    state = position(3, "nodule")
    colony(state, 0, hand="titanium/10 titanium/10 ore/5")
    colony(state, 1, hand="water/7 water/8 water/9 water/5 research/12", upgrades="heavy_equipment")
    state = play(state, 0, OpenAuction("nodule", 25))
    other = decode(encode(state), State)
    colony(other, 1, hand="water/4 water/6 water/10 water/6 research/9")
    for viewer in (Player(Seat(0)), Player(Seat(2)), Spectator()):
        seen = view(state, viewer).auction
        assert seen is not None
        assert seen.most == [13 + 13 + 5, 4 * 10 + 17 + 5, 0]
        assert seen == view(other, viewer).auction


# --- the table ---------------------------------------------------------------------------------------------------


def test_market_stock_and_piles_are_public() -> None:
    """§17.1."""
    state = position(3, "nodule warehouse")
    colony(state, 0, hand="titanium/10")
    spent = cards(state, 0, "titanium/10")
    state = play(state, 0, BuyFactories("ore", 1, spent))
    seen = view(state, Spectator())
    assert [(shown.upgrade, shown.cost) for shown in seen.market] == [("nodule", 25), ("warehouse", 25)]
    assert seen.stock == dict.fromkeys(UPGRADE_IDS, 2) | {NODULE: 1, WAREHOUSE: 1}
    stock(state, nodule=0)
    assert view(state, Spectator()).stock[NODULE] == 0  # what has run out is listed, too
    assert seen.decks[Resource("titanium")].discard == spent
    assert seen.decks[Resource("titanium")].discarded == len(spent)
    assert seen.decks[Resource("titanium")].left == 52
    assert (seen.table.order, seen.table.active, seen.table.era, seen.table.round) == ([0, 1, 2], 0, 1, 2)


def test_colonies_are_public() -> None:
    """§17.1."""
    state = position(3)
    colony(state, 0, upgrades="robots moon_base data_library", factories={"ore": (3, 1, 1), "moon_ore": 1})
    shown = view(state, Spectator()).colonies[0]
    assert (shown.vp, shown.cost_total) == (2 + 20 + 3 + 1, 50 + 200 + 15)
    assert (shown.colonists, shown.robots, shown.robot_limit) == (2, 1, 2)
    assert (shown.base_support, shown.support_limit, shown.max_colonists) == (5, 6, 6)
    assert shown.upgrades == {"robots": 1, "moon_base": 1, "data_library": 1}
    assert shown.discounts == {"scientists": 10, "laboratory": 10}
    assert [(kind, crew.built, crew.operated) for kind, crew in shown.factories.items()] == [
        ("ore", 3, 2),
        ("moon_ore", 1, 1),
    ]


def test_what_a_colony_will_produce_is_public_as_its_operators_stand() -> None:
    """§8.1: operated factories and upgrades that need nobody; §2.2: what a card is worth on average."""
    state = position(3)
    colony(state, 1, upgrades="scientists", factories={"ore": (2, 1, 0), "water": 1})
    shown = view(state, Spectator()).colonies[1]
    assert (shown.produces, shown.income) == ({"ore": 1, "water": 1, "research": 1}, 3 + 7 + 13)


@pytest.mark.parametrize(("ring", "order"), [("clockwise", [0, 1, 2]), ("purchase_order", [2, 0, 1])])
def test_everybody_sees_how_the_bid_goes_round(ring: str, order: list[int]) -> None:
    """§10.3."""
    state = position(3, market="nodule", auction_ring=ring)
    take_order(state, 2, 0, 1)
    for seat in range(3):
        colony(state, seat, hand="new_chemicals/20 water/7")
    auction = view(play(state, 2, OpenAuction("nodule", 25)), Spectator()).auction
    assert auction is not None
    assert auction.ring == order


def test_pages_are_told_what_is_printed_on_the_components() -> None:
    """§2.2, §2.3: one row for each kind, with what a card of it is worth."""
    shown = view(position(3), Spectator()).components
    assert shown.upgrades["nodule"].support == 3  # type: ignore[index]
    assert shown.factories["moon_ore"].vp == 20  # type: ignore[index]
    assert (shown.average["water"], shown.mega["water"]) == (7, 30)  # type: ignore[index]
    assert shown.exempt == ("research", "microbiotics")


def test_bids_passes_and_withdrawals_are_public() -> None:
    """§17.1."""
    state = position(4, "nodule")
    for seat in range(4):
        colony(state, seat, hand="titanium/10 titanium/10 water/6 ore/4")
    state = play(state, 3, Internalize())
    state = play(play(state, 0, OpenAuction("nodule", 25)), 1, Bid(27))
    state = play(state, 2, Pass())
    seen = view(state, Spectator())
    assert seen.auction is not None
    shown = seen.auction
    assert (shown.upgrade, shown.high, shown.amount, shown.bidder, shown.passed) == ("nodule", 1, 27, 0, [2])
    assert [one.internalized for one in seen.colonies] == [False, False, False, True]
    assert seen.game.awaited == [0]


def test_the_seed_is_shown_as_a_promise_only() -> None:
    """§17.3."""
    state = table(3)
    for viewer in (*OUTSIDERS, Player(Seat(0))):
        assert state.rng.seed not in text(state, viewer)
        assert view(state, viewer).archive is None
        assert view(state, viewer).game.commitment == commitment(state.rng.seed)


def test_the_archive_sees_everything() -> None:
    """§17.1: after the end everything may be revealed."""
    state = table(3)
    opened = view(state, Archive())
    assert opened.archive is not None
    assert opened.archive.piles[Resource("ore")][-1] == PRINTED[state.decks[Resource("ore")].draw[-1]].id
    assert [[shown.id for shown in opened.hands[Seat(seat)].cards] for seat in range(3)] == [
        held(state, seat) for seat in range(3)
    ]


def test_the_result_is_shown_when_the_game_is_over_and_not_before() -> None:
    state = position(2)
    colony(state, 0, factories={"ore": 76}, step="done")
    state.active = Seat(1)
    assert view(state, Spectator()).game.result is None
    result = view(finish_turn(state), Spectator()).game.result
    assert result is not None
    assert (result.scores, result.ranks) == ((76, 3), (1, 2))
    assert result.sources == ({"ore": 76}, {"ore": 2, "water": 1})
    assert view(finish_turn(state), Archive()).game.seed == state.rng.seed


# --- choices made at the same time -------------------------------------------------------------------------------


def choosing_megas() -> State:
    state = position(3, "nodule warehouse data_library")
    for seat in (0, 1):
        colony(state, seat, factories={"water": 4})
    return next_round(state)


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_a_mega_choice_is_hidden_until_all_have_chosen(viewer: Viewer) -> None:
    """§8.2, §17.1."""
    took = step(choosing_megas(), 0, ChooseMega(water=1))
    left = step(choosing_megas(), 0, ChooseMega())
    assert text(took.state, viewer) == text(left.state, viewer)
    assert told(took.events, viewer) == told(left.events, viewer)
    assert [event.key for event in took.events] == ["answer-sealed"]
    assert view(took.state, viewer).game.awaited == [1]
    assert view(took.state, Player(Seat(0))).hands[Seat(0)].megas == {"water": 1}


def test_mega_choices_are_shown_when_the_last_one_is_in() -> None:
    """§8.2."""
    state = play(choosing_megas(), 0, ChooseMega(water=1))
    events = step(state, 1, ChooseMega()).events
    assert [event.public["megas"] for event in events if event.key == "outpost-produced"][:2] in (
        [{"water": 1}, {}],
        [{}, {"water": 1}],
    )


def test_mega_choices_once_shown_cannot_be_taken_back_freely_though_no_card_was_drawn() -> None:
    """The contract of Turn.reveal: simultaneous choices shown when the last one is in."""
    state = position(2, "nodule warehouse")
    for seat in (0, 1):
        colony(state, seat, factories={"water": 4})
    state = play(next_round(state), 0, ChooseMega(water=1))
    assert not step(state, 1, ChooseMega(water=1)).reversible


def discarding() -> State:
    state = position(3, "nodule warehouse data_library")
    colony(state, 0, factories={}, hand=TEN_ORE + " water/10")
    colony(state, 1, factories={}, hand=TEN_ORE + " water/7")
    return next_round(state)


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_a_discard_is_hidden_until_all_have_discarded(viewer: Viewer) -> None:
    """§9, §17.1."""
    state = discarding()
    water = step(state, 0, Discard(cards(state, 0, "water/10")))
    ore = step(state, 0, Discard(cards(state, 0, "ore/5")))
    assert text(water.state, viewer) == text(ore.state, viewer)
    assert told(water.events, viewer) == told(ore.events, viewer)
    assert [event.key for event in ore.events] == ["answer-sealed"]
    assert view(ore.state, viewer).game.awaited == [1]
    own = [shown.id for shown in view(ore.state, Player(Seat(0))).hands[Seat(0)].cards]
    assert sorted(own + cards(state, 0, "ore/5")) == sorted(held(state, 0))


def test_discards_are_open_when_the_last_one_is_in() -> None:
    """§9: and the step cannot be taken back freely."""
    state = discarding()
    state = play(state, 0, Discard(cards(state, 0, "ore/5")))
    gone = cards(state, 0, "ore/5") + cards(state, 1, "water/7")
    last = step(state, 1, Discard(cards(state, 1, "water/7")))
    shown = [name for event in last.events if event.key == "outpost-discarded" for name in event.public["cards"]]
    assert sorted(shown) == sorted(gone)
    assert not last.reversible


# --- events ------------------------------------------------------------------------------------------------------


def test_dealt_values_are_told_to_their_owner_only() -> None:
    """§17.4."""
    first = start(GAME, Setup(3, seed_from("outpost")))
    for seat in range(3):
        for name in held(first.state, seat):
            assert f'"{name}"' in told(first.events, Player(Seat(seat)))
            for viewer in (Player(Seat((seat + 1) % 3)), Spectator()):
                assert f'"{name}"' not in told(first.events, viewer)


def test_drawn_values_are_told_to_their_owner_only() -> None:
    """§17.4: everybody is told how many cards of each kind."""
    state = position(3, "nodule warehouse data_library")
    for seat in (0, 1):
        colony(state, seat, step="done")
    state.active = Seat(2)
    last = step(state, 2, EndTurn())
    produced = [event for event in last.events if event.key == "outpost-produced"]
    assert sorted(event.public["seat"] for event in produced) == [0, 1, 2]
    for event in produced:
        seat = event.public["seat"]
        assert event.public["cards"] == {"ore": 2, "water": 1}
        assert event.params_for(Player(seat))["drawn"] == held(last.state, seat)
        for viewer in (Player(Seat((seat + 1) % 3)), Spectator()):
            assert "drawn" not in event.params_for(viewer)


def test_notes_and_reshuffles_are_public() -> None:
    """§8.3: a note has no secret face."""
    state = position(2, "nodule warehouse")
    colony(state, 0, step="done")
    state.active = Seat(1)
    deck = state.decks[Resource("water")]
    deck.discard, deck.draw = deck.draw[:1], []
    events = step(state, 1, EndTurn()).events
    assert [event.public for event in events if event.key == "outpost-reshuffled"] == [{"resource": "water"}]
    assert [event.public["notes"] for event in events if event.key == "outpost-produced"] == [{}, {"water": 1}]


def test_a_spent_card_is_told_to_everybody() -> None:
    """§17.1, §17.4."""
    state = position(3)
    colony(state, 0, hand="titanium/10 ore/3")
    spent, kept = cards(state, 0, "titanium/10 ore/3")
    events = step(state, 0, BuyFactories("ore", 1, [spent])).events
    assert f'"{spent}"' in told(events, Spectator())
    assert f'"{kept}"' not in told(events, Spectator())


def test_rolls_are_told_to_everybody() -> None:
    """§7.4."""
    state = position(2)
    state.active = Seat(1)
    colony(state, 0, step="done")
    events = step(state, 1, EndTurn()).events
    offered = [event.params_for(Spectator()) for event in events if event.key == "outpost-offered"]
    assert [row["upgrade"] for row in offered] == finish_turn(state).market
    assert all(1 <= row["roll"] <= 4 for row in offered)

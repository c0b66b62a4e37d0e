"""The standard bot with every edition and option: it plays by the rules, wins, and throws no game away."""

from itertools import cycle, islice

import pytest

from app.engine.bots import Bot, RandomBot
from app.engine.events import Player, Seat
from app.games.outpost.actions import (
    Assign,
    Attack,
    Bid,
    BuyFactories,
    Challenge,
    ChooseMega,
    Default,
    Defend,
    EndTurn,
    OpenAuction,
    Pass,
    Pay,
    RemoveColonists,
    StayOut,
    SupportAttack,
)
from app.games.outpost.bot_outlook import Beliefs
from app.games.outpost.bot_position import Position, coins, names, payment, without
from app.games.outpost.components import HEAVY_EQUIPMENT
from app.games.outpost.meta import META
from app.games.outpost.scoring import vp
from app.games.outpost.state import EVERYBODY, State
from tests.games.outpost.positions import cards, colony, crews, decision, play, position
from tests.games.outpost_bot.bots import BOT, ENDLESS, GAME, answer, game, play_out

EVERYTHING = next(preset.options for preset in META.presets if preset.key == "classic_everything")


def named(options: dict[str, str]) -> str:
    return "-".join(f"{key}={value}" for key, value in options.items())


@pytest.mark.parametrize(
    "options",
    [
        {"kicker": "on", "space_terrorism": "on"},
        {"edition": "classic", "bid_verification": "challenge", "mega_production": "on"},
        {"edition": "classic", "money": "on", "mega_production": "on"},
        {"money": "on", "secret_overbid": "on", "space_terrorism": "on", "internalizing": "concurrent"},
        EVERYTHING,
    ],
    ids=named,
)
def test_it_plays_whole_games_by_the_rules(options: dict[str, str]) -> None:
    """Every answer goes through the driver, which refuses what is not offered."""
    assert max(game([BOT] * 4, "whole", **options).scores) >= 65


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {"limited_availability_2": "1"}), (2, {"edition": "classic", "money": "on"})],
)
def test_games_end_also_where_there_is_not_enough_for_75_points(players: int, options: dict[str, str]) -> None:
    """§14: housing and robots keep everybody below, with no upgrade left."""
    best = [max(game([BOT] * players, f"few {number}", **options).scores) for number in range(6)]
    assert min(best) < 75 <= max(best)


SCARCE = [
    {"limited_availability_1": rolls, "limited_availability_2": copies, "money": money, **others}
    for rolls, copies in (("off", "1"), ("on", "1"), ("off", "2"), ("on", "off"))
    for money in ("off", "on")
    for others in (
        {"edition": "classic"},
        {"edition": "classic", "space_terrorism": "on", "death_spiral": "off"},
        {"edition": "classic", "death_spiral": "on"},
        {"edition": "anniversary"},
        {"edition": "anniversary", "space_terrorism": "on", "death_spiral": "off"},
    )
]


@pytest.mark.parametrize("players", range(2, 10))
@pytest.mark.parametrize("kind", ["standard", "random", "both"])
def test_every_game_of_bots_ends_with_every_option_that_limits_upgrades(players: int, kind: str) -> None:
    """§14: each number of players and kind of bots has its share of the tables."""
    bots: dict[str, list[Bot]] = {"standard": [BOT], "random": [RandomBot()], "both": [BOT, RandomBot()]}
    at_table = list(islice(cycle(bots[kind]), players))
    first = 2 * (players % 8) + (kind == "random")
    for number, options in enumerate(SCARCE[first::16]):
        play_out(at_table, f"scarce {kind} {number}", options, ENDLESS)


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "classic"},
        {"kicker": "on"},
        {"secret_overbid": "on"},
        {"bid_verification": "challenge"},
        {"space_terrorism": "on"},
        {"money": "on"},
        EVERYTHING,
    ],
    ids=named,
)
def test_it_beats_random_players_with_every_option(options: dict[str, str]) -> None:
    for number in range(4):
        bots: list[Bot] = [RandomBot()] * 3
        bots.insert(number, BOT)
        assert game(bots, f"edition {number}", **options).winners == (number,)


# --- secret overbidding ------------------------------------------------------------------------------------------


def test_it_never_bids_what_it_cannot_pay_though_it_may() -> None:
    """§16.3: 999 is accepted; its hand is worth 27."""
    state = position(2, "nodule warehouse", secret_overbid="on", turn=5)
    colony(state, 0, factories={"water": 5}, hand="water/9 water/9 water/9")
    opened = answer(state, 0)
    assert isinstance(opened, OpenAuction)
    assert opened.amount <= 27
    state = play(play(state, 0, OpenAuction("nodule", 25)), 1, Bid(27))
    assert answer(state, 0) == Pass()


def test_it_pays_what_it_has_won_rather_than_default() -> None:
    state = position(2, "nodule", secret_overbid="on")
    colony(state, 0, hand="water/9 water/9 water/9")
    state = play(play(state, 0, OpenAuction("nodule", 25)), 1, Pass())
    assert isinstance(answer(state, 0), Pay)
    colony(state, 0, hand="water/9")  # somebody else bid for it
    assert answer(state, 0) == Default([])


# --- doubts ------------------------------------------------------------------------------------------------------


def bid_of(amount: int, hand: str) -> State:
    """Return an auction in which seat 0 opened a Nodule with so much, and seat 1 is asked."""
    state = position(3, "nodule", edition="classic", bid_verification="challenge")
    colony(state, 0, hand=hand)
    return play(state, 0, OpenAuction("nodule", amount))


def test_it_doubts_a_bid_that_the_backs_of_the_cards_make_impossible_or_unlikely() -> None:
    """§16.7: three Titanium cards are worth 30 on average, 39 at most, and more than 35 in one hand of fifteen."""
    hand = "titanium/10 titanium/11 titanium/12"
    assert answer(bid_of(40, hand), 1) == Challenge(40)
    assert answer(bid_of(36, hand), 1) == Challenge(36)
    assert answer(bid_of(33, hand), 1) == Pass()


def test_it_goes_by_what_everybody_sees_and_not_by_what_is_in_the_hand() -> None:
    for amount in range(25, 45):
        poor, rich_hand = bid_of(amount, "titanium/7 titanium/7 titanium/7"), bid_of(amount, "titanium/13 " * 3)
        assert answer(poor, 1) == answer(rich_hand, 1)


def test_it_counts_discounts_open_cards_and_cards_that_were_shown() -> None:
    state = bid_of(40, "titanium/10 titanium/11 titanium/12")
    state.players[0].upgrades = {HEAVY_EQUIPMENT: 2}
    assert answer(state, 1) == Pass()
    assert answer(bid_of(40, "water/mega titanium/7"), 1) == Pass()
    shown = bid_of(36, "titanium/13 titanium/12 titanium/12")
    assert answer(shown, 1) == Challenge(36)
    for number in shown.players[0].hand:
        shown.known[number] = [EVERYBODY]
    assert answer(shown, 1) == Pass()


def test_it_asks_once_and_never_where_money_is_played_with() -> None:
    state = bid_of(40, "titanium/13 titanium/13 titanium/13")
    state = play(state, 1, answer(state, 1))
    assert state.auction is None or not isinstance(answer(state, 1), Challenge)
    state = position(3, "nodule", edition="classic", bid_verification="challenge", money="on")
    assert answer(play(state, 0, OpenAuction("nodule", 900)), 1) == Pass()


# --- money -------------------------------------------------------------------------------------------------------


def rich(*cash: int, market: str = "", **options: str) -> State:
    """Return a table on which the seats hold so much money."""
    state = position(len(cash), market, turn=9, era=2, money="on", **options)
    for player, held in zip(state.players, cash, strict=True):
        player.cash = held
    return state


def test_it_bids_money_in_round_sums_while_it_can() -> None:
    state = rich(200, 200, market="orbital_lab")
    colony(state, 0, factories={"water": 5})
    state.active = Seat(1)
    raised = answer(play(state, 1, OpenAuction("orbital_lab", 51)), 0)
    assert isinstance(raised, Bid)
    assert raised.amount % 5 == 0
    state.players[0].cash = 53
    assert answer(play(state, 1, OpenAuction("orbital_lab", 51)), 0) == Bid(52)


def test_it_pays_without_cards_and_takes_mega_cards_from_the_first() -> None:
    state = rich(75, 0)
    colony(state, 0, factories={"water": 4}, colonists=5)
    assert answer(state, 0) == BuyFactories("water", 1, [])
    state.stage, state.active = "mega", None
    assert answer(state, 0) == ChooseMega(water=1)


def test_a_fortune_is_one_thing_to_pay_with() -> None:
    """Thinking takes no longer the more there is: money is not counted out coin by coin."""
    state = position(3, "nodule", money="on")
    state.players[0].cash = 50_000
    seen = Position(GAME.view_for(state, Player(Seat(0))), decision(state, 0), Beliefs())
    assert len(seen.cards) == 1
    paid = payment(seen.cards, 35)
    assert paid is not None
    assert (names(paid), coins(paid), coins(without(seen.cards, paid))) == ([], 35, 49_965)
    assert payment(seen.cards, 50_001) is None


def test_it_builds_new_chemicals_only_with_a_token() -> None:
    state = rich(80, 0)
    colony(state, 0, upgrades="scientists nodule", factories={"water": 5})
    state.players[0].tokens = 1
    assert answer(state, 0) == BuyFactories("new_chemicals", 1, [])
    state.players[0].tokens = 0
    assert answer(state, 0) == EndTurn()


def test_it_runs_no_more_than_the_hand_limit_allows() -> None:
    state = rich(0, 0, edition="classic")
    colony(state, 0, upgrades="outpost", factories={"ore": 9, "water": (9, 0, 0)}, colonists=9, robots=9)
    state.players[0].upgrades = {}
    state.stage, state.active, state.players[0].step = "assign", Seat(0), "operators"
    chosen = answer(state, 0)
    assert isinstance(chosen, Assign)
    assert {kind: sum(crew.values()) for kind, crew in chosen.crews.items()} == {"water": 9, "ore": 1}


# --- attacks -----------------------------------------------------------------------------------------------------

LEADER = "outpost ecoplants moon_base moon_base"


def last_round(hand: str, points: int = 76) -> State:
    """Return a last round: seat 1 has 75 points or more and has finished, seat 0 has done all but this."""
    state = position(3, era=3, turn=18, space_terrorism="on")
    colony(state, 1, upgrades=LEADER, factories={"moon_ore": 2, "titanium": 13}, step="done")
    assert vp(state.rules, state.players[1]) == points
    colony(state, 0, factories={"ore": 5}, hand=hand, step="operators")
    return state


def test_it_attacks_who_is_about_to_win_where_that_stops_them() -> None:
    """Ecoplants cost 30 and are worth five points: sixty credits make 76 points 71."""
    state = last_round("moon_ore/60 ore/1")
    attacked = answer(state, 0)
    assert attacked == Attack(1, "ecoplants", cards(state, 0, "moon_ore/60"), 0)
    assert vp(state.rules, play(state, 0, attacked).players[1]) == 71


def test_it_spends_all_it_has_on_it_where_the_owner_can_defend() -> None:
    state = last_round("moon_ore/60 moon_ore/50")
    colony(state, 1, hand="water/9")
    attacked = answer(state, 0)
    assert isinstance(attacked, Attack)
    assert len(attacked.cards) == 2


def test_it_attacks_nobody_while_money_is_of_use() -> None:
    state = position(3, era=2, turn=9, space_terrorism="on")
    colony(state, 1, upgrades="ecoplants nodule", factories={"water": 8}, step="done")
    colony(state, 0, hand="moon_ore/60 moon_ore/50", factories={"ore": 5}, step="operators")
    assert answer(state, 0) == EndTurn()


def test_it_attacks_nobody_when_it_wins_itself() -> None:
    state = last_round("moon_ore/60")
    colony(state, 0, upgrades="outpost laboratory", factories={"moon_ore": 3, "titanium": 8}, colonists=11)
    state.players[0].step = "operators"
    assert vp(state.rules, state.players[0]) > vp(state.rules, state.players[1])
    assert answer(state, 0) == EndTurn()


def test_it_spends_on_the_leader_what_the_hand_limit_would_take() -> None:
    """1991: of eleven cards five can be kept when the last turn is over."""
    state = position(3, era=2, turn=12, edition="classic", space_terrorism="on")
    colony(state, 1, upgrades="ecoplants nodule", factories={"water": 8}, step="done")
    colony(state, 2, step="done")
    hand = "water/10 " * 2 + "water/9 " * 4 + "titanium/13 " * 5
    colony(state, 0, factories={"ore": 5}, hand=hand, step="operators")
    attacked = answer(state, 0)
    assert isinstance(attacked, Attack)
    assert attacked.owner == 1
    assert not any(name.startswith("titanium") for name in attacked.cards)
    colony(state, 0, hand="titanium/13 " * 5)
    assert answer(state, 0) == EndTurn()


def test_it_supports_an_attack_that_stops_the_winner_with_what_is_missing() -> None:
    state = last_round("ring_ore/50 ore/1")
    colony(state, 2, hand="titanium/10 titanium/11 titanium/12", step="done")
    state = play(state, 0, Attack(1, "ecoplants", cards(state, 0, "ring_ore/50"), 0))
    assert answer(state, 2) == SupportAttack(cards(state, 2, "titanium/10"), 0)


def test_it_stays_out_of_attacks_that_are_none_of_its_business() -> None:
    state = position(3, era=2, turn=9, space_terrorism="on")
    colony(state, 0, hand="ore/1")
    colony(state, 2, hand="titanium/10 titanium/10", step="done")
    state = play(state, 0, Attack(1, "ore", cards(state, 0, "ore/1"), 0))
    assert answer(state, 2) == StayOut()


def test_it_defends_what_is_worth_it_with_just_enough() -> None:
    """Sixty on Ecoplants: a single credit in defence and sixty are not enough."""
    state = position(3, era=3, turn=16, space_terrorism="on")
    colony(state, 0, hand="moon_ore/60")
    colony(state, 1, upgrades="ecoplants", hand="ore/1 ore/3 titanium/10")
    state = play(state, 0, Attack(1, "ecoplants", cards(state, 0, "moon_ore/60"), 0))
    defended = answer(state, 1)
    assert defended == Defend(cards(state, 1, "ore/1"), 0)
    state = play(state, 1, defended)
    assert state.players[1].upgrades == {"ecoplants": 1}


def test_it_does_not_defend_at_any_price_nor_what_is_not_in_danger() -> None:
    state = position(3, era=2, turn=9, space_terrorism="on")
    colony(state, 0, hand="moon_ore/60 moon_ore/55 ore/1")
    colony(state, 1, hand="moon_ore/50 moon_ore/50")
    weak = play(state, 0, Attack(1, "ore", cards(state, 0, "ore/1"), 0))
    assert answer(weak, 1) == StayOut()
    strong = play(state, 0, Attack(1, "ore", cards(state, 0, "moon_ore/60 moon_ore/55"), 0))
    assert answer(strong, 1) == StayOut()


def test_it_lets_those_go_who_are_missed_least() -> None:
    state = position(3, space_terrorism="on")
    colony(state, 0, factories={"ore": 2, "titanium": 4})
    state.stage, state.active = "evict", None
    assert answer(state, 0) == RemoveColonists(crews(ore=1))

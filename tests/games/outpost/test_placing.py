"""Staffing a factory won when one's own turn is over (spec §10.6)."""

from app.engine.events import Seat
from app.games.outpost.actions import Assign, Bid, EndTurn, OpenAuction, Pay, PlaceOperator, SkipPlacing
from app.games.outpost.components import Resource
from app.games.outpost.state import State
from tests.games.outpost.positions import Built, all_pass, asked, colony, crews, decision, held, play, position, refused

COSTS = {"laboratory": 80, "outpost": 100, "moon_base": 200, "robots": 50, "scientists": 40}


def won_late(
    upgrade: str = "laboratory", upgrades: str = "", colonists: int = 3, robots: int = 0, **factories: Built
) -> State:
    """Seat 0 has finished its turn and then wins an upgrade that seat 1 opened."""
    cost = COSTS[upgrade]
    state = position(3, upgrade)
    colony(
        state,
        0,
        upgrades=upgrades,
        factories=factories or {"ore": 2, "water": 1},
        colonists=colonists,
        robots=robots,
        hand="moon_ore/50 " * 4 + "moon_ore/45",
        step="done",
    )
    colony(state, 1, hand="ring_ore/40 " * 4 + "ring_ore/45")
    state.active = Seat(1)
    state = play(play(state, 1, OpenAuction(upgrade, cost)), 0, Bid(cost + 1))
    state = all_pass(state)
    return play(state, 0, Pay(held(state, 0)))


def crew(state: State, kind: str) -> tuple[int, int, int]:
    works = state.players[0].factories[Resource(kind)]
    return works.built, works.colonists, works.robots


def test_one_operator_may_move_to_the_factory_just_won() -> None:
    """§10.6: then the active player goes on."""
    state = won_late()
    assert (asked(state), decision(state, 0).key) == ([0], "outpost-ask-place")
    state = play(state, 0, PlaceOperator("colonist", "ore"))
    assert (crew(state, "ore"), crew(state, "research")) == ((2, 1, 0), (1, 1, 0))
    assert asked(state) == [1]


def test_it_is_an_offer_and_not_a_duty() -> None:
    """§10.6: skipping is also what happens by default."""
    state = won_late()
    assert decision(state, 0).default == SkipPlacing()
    state = play(state, 0, SkipPlacing())
    assert (crew(state, "research"), asked(state)) == ((1, 0, 0), [1])


def test_an_idle_operator_may_move_there() -> None:
    state = won_late(colonists=4)
    assert crew(play(state, 0, PlaceOperator("colonist", "idle")), "research") == (1, 1, 0)


def test_an_idle_robot_may_move_there() -> None:
    state = won_late(upgrades="robots", robots=1)
    assert crew(play(state, 0, PlaceOperator("robot", "idle")), "research") == (1, 0, 1)


def test_a_working_robot_may_move_there() -> None:
    state = won_late(upgrades="robots", robots=1, ore=(2, 1, 1), water=1)
    state = play(state, 0, PlaceOperator("robot", "ore"))
    assert (crew(state, "ore"), crew(state, "research")) == ((2, 1, 0), (1, 0, 1))


def test_nobody_comes_from_where_nobody_works() -> None:
    """§10.6."""
    state = won_late(ore=(2, 2, 0), water=(1, 0, 0))
    for source in ("water", "titanium", "nowhere", ""):
        assert refused(state, 0, PlaceOperator("colonist", source)) == "no_such_operator"
    assert refused(won_late(), 0, PlaceOperator("colonist", "idle")) == "no_such_operator"


def test_a_robot_that_one_does_not_own_is_no_such_operator() -> None:
    """§10.6: a robot would be allowed in a Research factory, but there is none to move."""
    assert refused(won_late(), 0, PlaceOperator("robot", "idle")) == "no_such_operator"


def test_no_robot_moves_to_a_special_factory() -> None:
    """§10.6."""
    state = won_late("moon_base", upgrades="robots", robots=1, ore=(2, 1, 1), water=1)
    assert refused(state, 0, PlaceOperator("robot", "ore")) == "robot_not_allowed"
    assert crew(play(state, 0, PlaceOperator("colonist", "ore")), "moon_ore") == (1, 1, 0)


def test_an_idle_robot_beyond_the_limit_cannot_move_there() -> None:
    """§10.6."""
    state = won_late(upgrades="robots", colonists=1, robots=2, ore=(2, 1, 1))
    assert refused(state, 0, PlaceOperator("robot", "idle")) == "robot_limit"
    assert crew(play(state, 0, PlaceOperator("robot", "ore")), "research") == (1, 0, 1)


def test_a_colonist_who_must_live_in_a_special_factory_cannot_leave_it() -> None:
    """§10.6."""
    state = won_late(colonists=6, ore=(5, 5, 0), moon_ore=1)
    assert refused(state, 0, PlaceOperator("colonist", "moon_ore")) == "housing"
    assert crew(play(state, 0, PlaceOperator("colonist", "ore")), "research") == (1, 1, 0)


def test_neither_of_these_is_offered() -> None:
    """§10.6: an idle robot beyond the limit, a colonist who would be without housing; one more Nodule houses them."""
    robots = won_late(upgrades="robots", colonists=1, robots=2, ore=(2, 1, 1))
    assert PlaceOperator("robot", "idle") not in decision(robots, 0)
    crowded = won_late(colonists=6, ore=(5, 5, 0), moon_ore=1)
    assert PlaceOperator("colonist", "moon_ore") not in decision(crowded, 0)
    housed = won_late(upgrades="nodule", colonists=6, ore=(5, 5, 0), moon_ore=1)
    assert PlaceOperator("colonist", "moon_ore") in decision(housed, 0)


def test_a_colonist_may_move_from_one_special_factory_to_another() -> None:
    """R18."""
    state = won_late("moon_base", colonists=6, ore=(5, 5, 0), ring_ore=1)
    state = play(state, 0, PlaceOperator("colonist", "ring_ore"))
    assert (crew(state, "ring_ore"), crew(state, "moon_ore")) == ((1, 0, 0), (1, 1, 0))


def test_a_robot_won_out_of_turn_stays_idle() -> None:
    """§10.6: only new factories may be staffed."""
    state = won_late("robots", ore=(3, 2, 0), water=1)
    assert (state.players[0].robots, asked(state)) == (1, [1])


def test_an_upgrade_without_factory_asks_nothing() -> None:
    assert asked(won_late("scientists")) == [1]


def test_who_has_no_operator_at_all_leaves_it_idle() -> None:
    """R7."""
    state = won_late(colonists=0, ore=(1, 0, 0))
    assert (crew(state, "research"), asked(state)) == ((1, 0, 0), [1])


def test_nothing_else_can_be_done_while_it_is_asked() -> None:
    """§10.6: no free assignment, and the own turn is over."""
    state = won_late()
    for action in (Assign(crews(ore=2, research=1)), EndTurn()):
        assert refused(state, 0, action) == "not_now"


def test_whose_turn_is_still_to_come_is_not_asked() -> None:
    """§10.6: seat 2 will assign freely in its own step 3."""
    state = position(3, "laboratory")
    colony(state, 0, hand="moon_ore/50 moon_ore/50")
    colony(state, 2, hand="moon_ore/55 moon_ore/55")
    state = play(play(state, 0, OpenAuction("laboratory", 80)), 2, Bid(81))
    state = all_pass(state)
    state = play(state, 2, Pay(held(state, 2)))
    assert asked(state) == [0]
    assert state.players[2].factories[Resource("research")].built == 1

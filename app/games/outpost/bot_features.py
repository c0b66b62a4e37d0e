"""What describes a seat's position: the inputs of the value network (see `app/bots`).

Everything is public, except for the viewer's own money; of others the expected amount counts.
"""

from app.engine.bots import Topic
from app.engine.features import features_of, measured
from app.games.outpost.bot_estate import Estate, estate_of
from app.games.outpost.bot_outlook import Beliefs, Outlook, expected_hand_worth, outlook_of
from app.games.outpost.bot_values import Economy, economy_of, final_points
from app.games.outpost.components import KICKER, RESOURCES, UPGRADES
from app.games.outpost.sections import ColonyView, OutpostView

BELIEFS = Beliefs()

OWN: tuple[tuple[str, Topic], ...] = (
    ("expected_points", "points"),
    ("points", "points"),
    ("missing_points", "points"),
    ("can_finish", "tempo"),
    ("income", "income"),
    ("cards_each_round", "income"),
    ("money", "means"),
    ("cards", "means"),
    ("beyond_limit", "means"),
    ("hand_limit", "means"),
    ("tokens", "means"),
    ("colonist_count", "income"),
    ("robot_count", "income"),
    ("free_housing", "income"),
    ("idle_operators", "income"),
    ("idle_factories", "income"),
    ("next_investment", "income"),
    ("discounts", "means"),
    ("place_in_order", "tempo"),
    *[(f"{kind}_factories", "income") for kind in RESOURCES],
    *[(row.id, "points") for row in (*UPGRADES, *KICKER)],
)
"""About the seat itself."""

RIVALS = ("expected_points", "points", "income", "money", "cards_each_round")
"""Of these, the most that any rival has, the rivals’ average, and the share of rivals who have more."""

TABLE: tuple[str, ...] = (
    "players",
    "round",
    "era_2",
    "era_3",
    "rounds_left",
    "upgrades_left",
    "classic",
    "kicker",
    "with_money",
    "mega_cards",
    "space_terrorism",
    "goal",
)
"""About the game, the same for all seats."""

FEATURES = features_of(OWN, RIVALS, TABLE)


def measure(view: OutpostView) -> list[list[float]]:
    outlook = outlook_of(view, BELIEFS)
    table = table_features(view, outlook)
    rows = [own_features(view, outlook, colony) for colony in view.colonies]
    return measured(OWN, RIVALS, rows, table)


def own_features(view: OutpostView, outlook: Outlook, colony: ColonyView) -> list[float]:
    """Return what describes a colony by itself."""
    estate = estate_of(colony, view.components)
    economy = economy_of(estate, outlook)
    money = money_of(view, colony)
    goal = view.table.victory_vp
    works = colony.factories
    return [
        final_points(estate, money, outlook, build_from=1, bid_from=1),
        colony.vp,
        max(0, goal - colony.vp),
        float(colony.vp + money / BELIEFS.credits_per_point >= goal),
        colony.income,
        sum(colony.produces.values()),
        money,
        colony.hand_count,
        max(0, colony.hand_count + sum(colony.produces.values()) - colony.hand_limit),
        colony.hand_limit,
        colony.tokens,
        colony.colonists,
        colony.robots,
        estate.berths,
        idle_operators(colony, estate),
        sum(crew.built - crew.operated for crew in works.values()),
        next_investment(economy, money),
        sum(credit * outlook.supply.get(name, 0) for name, credit in colony.discounts.items()),
        view.table.order.index(colony.seat) / view.table.players,
        *[works[kind].operated if kind in works else 0 for kind in RESOURCES],
        *[colony.upgrades.get(row.id, 0) for row in (*UPGRADES, *KICKER)],
    ]


def money_of(view: OutpostView, colony: ColonyView) -> float:
    own = view.hands.get(colony.seat)
    return expected_hand_worth(colony, view) if own is None else own.total


def idle_operators(colony: ColonyView, estate: Estate) -> int:
    return max(0, estate.operators - sum(crew.operated for crew in colony.factories.values()))


def next_investment(economy: Economy, money: float) -> float:
    """Return the share of the next purchase of factories or operators that the money pays."""
    return min(3.0, money / max(1, economy.growth[0].cost)) if economy.growth else 0.0


def table_features(view: OutpostView, outlook: Outlook) -> list[float]:
    rules = view.facts.rules
    return [
        view.table.players,
        view.table.round,
        float(view.table.era == 2),
        float(view.table.era == 3),
        outlook.rounds,
        sum(outlook.supply.values()),
        float(rules.box == "classic"),
        float(rules.kicker_slots > 0),
        float(rules.money),
        float(rules.mega_cards),
        float(rules.space_terrorism),
        view.table.victory_vp,
    ]

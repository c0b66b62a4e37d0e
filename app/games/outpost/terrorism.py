"""Space terrorism: attacking what others own (spec §16.4).

    attack → each other player once, in player order: support it, defend against it, or stay out → destroyed or not

What is spent on either side is laid down openly and gone at once, however the attack ends.
"""

from collections.abc import Iterator

from app.engine.choices import Amount, Choose, Pay, Spec
from app.engine.decisions import Blocked, Decision, Entry, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Attack, Defend, StayOut, SupportAttack
from app.games.outpost.colony import box, do_lose, do_set, works
from app.games.outpost.components import BUYABLE, Resource, UpgradeId, numbers_named, worth
from app.games.outpost.editions import Rules
from app.games.outpost.money import NO_CARDS
from app.games.outpost.operators import do_stop_excess
from app.games.outpost.payment import Purse, do_give_up, purse_of
from app.games.outpost.state import Contribution, Player, Raid, Side, State, Works

TIMES_THE_COST = 2
"""An attack must spend this many times what its target costs."""
TIMES_THE_DEFENCE = 2
"""It must also outweigh the defence, which counts this many times."""


# --- what can be attacked ----------------------------------------------------------------------------------------


def attack_costs(rules: Rules) -> dict[str, int]:
    """Return what each thing that can be attacked costs: kinds of factories, and upgrades.

    A special factory and its upgrade are one thing, and it goes by the upgrade's name.
    """
    rows = box(rules)
    costs: dict[str, int] = {}
    for kind in BUYABLE:
        cost = rows.factories[kind].cost
        assert cost is not None
        costs[kind] = cost
    return costs | {name: row.cost for name, row in rows.upgrades.items()}


def attack_needs(rules: Rules) -> dict[str, int]:
    """Return the cost of an attack on each target without a defence."""
    return {asset: TIMES_THE_COST * cost for asset, cost in attack_costs(rules).items()}


def owned(player: Player, asset: str) -> int:
    """Return how many a player has of something that can be attacked."""
    return player.upgrades.get(UpgradeId(asset), 0) or works(player, Resource(asset)).built


def assets(player: Player) -> Iterator[str]:
    """Iterate over a player's possible targets."""
    yield from (kind for kind in player.factories if kind in BUYABLE)
    yield from player.upgrades


def is_immune(state: State, owner: Seat, asset: str) -> bool:
    """Tell whether each of the owner's pieces of this kind has survived an attack this round."""
    return state.immune.count((owner, asset)) >= owned(state.players[owner], asset)


# --- attacking ---------------------------------------------------------------------------------------------------


def attack_offers(state: State, seat: Seat, purse: Purse) -> list[Entry]:
    """Offer to attack anything that another player owns and that is not immune, with any cards, at least one."""
    if not purse.total:
        return [Blocked(Attack, Refusal("nothing_to_spend"))]
    entries: list[Entry] = []
    for owner in [each for each in state.order if each != seat]:
        open_assets = []
        for asset in assets(state.players[owner]):
            if is_immune(state, owner, asset):
                entries.append(Blocked(Attack, Refusal("immune"), {"owner": owner, "asset": asset}))
            else:
                open_assets.append(asset)
        if open_assets:
            fields: dict[str, Spec] = {
                "owner": Choose((owner,), "no_such_asset"),
                "asset": Choose(tuple(open_assets), "no_such_asset"),
            }
            entries.append(Offer(Attack, fields | means(state.rules, purse)))
    return [*entries, Blocked(Attack, Refusal("no_such_asset"))]


def means(rules: Rules, purse: Purse) -> dict[str, Spec]:
    """Return what may be spent on either side: any cards, at least one; or credits, where there are no cards."""
    if rules.money:
        return {"cards": NO_CARDS, "amount": Amount(1, purse.total, above="cannot_afford")}
    return {"cards": Pay(purse.values, 1, too_low="needs_a_card"), "amount": Amount(0, 0)}


def do_attack(state: State, seat: Seat, action: Attack, turn: Turn) -> None:
    """Lay down what is attacked with; then the others are asked."""
    owner = Seat(action.owner)
    value, cards = do_spend(state, seat, action, turn)
    place = state.order.index(seat)
    raid = Raid(
        attacker=seat,
        owner=owner,
        asset=action.asset,
        parts=[Contribution(seat, "attack", value)],
        to_ask=state.order[place + 1 :] + state.order[:place],
    )
    turn.tell(
        "outpost-attacked",
        seat=seat,
        seats=[owner],
        asset=action.asset,
        cards=cards,
        total=value,
        needed=needed(state.rules, raid),
    )
    state.raid = raid
    state.agenda.append("raid")
    do_ask_next(state, raid, turn)


def do_spend(state: State, seat: Seat, action: Attack | SupportAttack | Defend, turn: Turn) -> tuple[int, list[str]]:
    """Take the means out of the hand; return what they are worth, and the cards among them."""
    player = state.players[seat]
    player.purchases += 1
    player.cash -= action.amount
    given = numbers_named(action.cards)
    do_give_up(state, seat, given, turn)
    return action.amount + worth(given), list(action.cards)


# --- answering ---------------------------------------------------------------------------------------------------


def spent_on(raid: Raid, side: Side) -> int:
    return sum(part.value for part in raid.parts if part.side == side)


def needed(rules: Rules, raid: Raid) -> int:
    """Return how much the attackers must have spent, as things stand."""
    return attack_needs(rules)[raid.asset] + TIMES_THE_DEFENCE * spent_on(raid, "defence")


def to_destroy(rules: Rules, raid: Raid) -> int:
    """Return how much more decides the attack for the attackers; 0 if it would succeed as things stand."""
    return max(0, needed(rules, raid) - spent_on(raid, "attack"))


def to_save(rules: Rules, raid: Raid) -> int:
    """Return how much more decides it for the defence; 0 if it would hold as things stand."""
    return max(0, (spent_on(raid, "attack") - needed(rules, raid)) // TIMES_THE_DEFENCE + 1)


def next_to_answer(state: State) -> list[Seat]:
    """Return whom the attack waits for."""
    return [] if state.raid is None else state.raid.to_ask[:1]


def raid_decision(state: State, seat: Seat) -> Decision:
    """Ask whether to support the attack, to defend against it, or to stay out of it."""
    raid = running_raid(state)
    purse = purse_of(state.rules, state.players[seat])
    entries: list[Entry] = []
    for action in (SupportAttack, Defend):
        if purse.total:
            entries.append(Offer(action, means(state.rules, purse)))
        else:
            entries.append(Blocked(action, Refusal("nothing_to_spend")))
    return Decision(
        f"{state.round}.raid.{state.asked}",
        seat,
        "outpost-ask-raid",
        (menu(Offer(StayOut), *entries),),
        fallback=StayOut,
        params={
            "seat": raid.attacker,
            "seats": [raid.owner],
            "asset": raid.asset,
            "total": spent_on(raid, "attack"),
            "needed": needed(state.rules, raid),
        },
    )


def do_support_attack(state: State, seat: Seat, action: SupportAttack, turn: Turn) -> None:
    raid = running_raid(state)
    value, cards = do_spend(state, seat, action, turn)
    raid.parts.append(Contribution(seat, "attack", value))
    turn.tell("outpost-supported", seat=seat, cards=cards, total=value)
    do_go_on(state, raid, turn)


def do_defend(state: State, seat: Seat, action: Defend, turn: Turn) -> None:
    raid = running_raid(state)
    value, cards = do_spend(state, seat, action, turn)
    raid.parts.append(Contribution(seat, "defence", value))
    turn.tell("outpost-defended", seat=seat, cards=cards, total=value)
    do_go_on(state, raid, turn)


def do_stay_out(state: State, seat: Seat, _action: StayOut, turn: Turn) -> None:
    turn.tell("outpost-stayed_out", seat=seat)
    do_go_on(state, running_raid(state), turn)


def running_raid(state: State) -> Raid:
    assert state.raid is not None
    return state.raid


def do_go_on(state: State, raid: Raid, turn: Turn) -> None:
    """Let the next one speak; everybody does so once."""
    del raid.to_ask[0]
    do_ask_next(state, raid, turn)


def do_ask_next(state: State, raid: Raid, turn: Turn) -> None:
    """Ask the next player; if there is none, the attack is resolved.

    Players without cards are skipped, which is public. Money is hidden, so with money all players are asked.
    """
    while raid.to_ask and not state.rules.money and not state.players[raid.to_ask[0]].hand:
        del raid.to_ask[0]
    if raid.to_ask:
        state.asked += 1
    else:
        state.raid = None
        do_decide(state, raid, turn)


# --- the outcome -------------------------------------------------------------------------------------------------


def do_decide(state: State, raid: Raid, turn: Turn) -> None:
    """Destroy the target if the attackers spent enough; otherwise it is immune for the rest of the round."""
    spent, limit = spent_on(raid, "attack"), needed(state.rules, raid)
    if spent >= limit:
        do_destroy(state, raid.owner, raid.asset)
        turn.tell(
            "outpost-destroyed",
            seat=raid.owner,
            seats=[raid.attacker],
            asset=raid.asset,
            total=spent,
            needed=limit,
        )
        do_stop_excess(state, raid.owner, turn)
    else:
        state.immune.append((raid.owner, raid.asset))
        turn.tell("outpost-survived", seat=raid.owner, asset=raid.asset, total=spent, needed=limit)


def do_destroy(state: State, owner: Seat, asset: str) -> None:
    """Take a factory or an upgrade out of the game; what an upgrade made possible before stays."""
    player = state.players[owner]
    row = box(state.rules).upgrades.get(UpgradeId(asset))
    if row is None:
        do_raze(player, Resource(asset))
        return
    do_lose(player, row.id)
    if row.factory is not None and box(state.rules).factories[row.factory].special:
        do_raze(player, row.factory)


def do_raze(player: Player, kind: Resource) -> None:
    """Take one factory of a kind, one that runs if any does; its operator, a robot rather than a colonist, is idle."""
    crew = works(player, kind)
    robots = max(0, crew.robots - 1)
    colonists = crew.colonists if crew.robots else max(0, crew.colonists - 1)
    do_set(player, kind, Works(crew.built - 1, colonists, robots))

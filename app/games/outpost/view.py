"""What each viewer sees, put together field by field (spec §17.1).

A card's back shows its resource, so everybody sees how many cards of each kind a hand holds, and the worth of mega
cards and notes. The values of normal cards are their owner's secret, and so is money; so are mega and discard choices
until all have chosen, the order of the decks, and the seed.
"""

from collections import Counter
from functools import cache, lru_cache

import msgspec

from app.engine.codec import decode, encode
from app.engine.events import Archive, Open, Seat, Viewer
from app.engine.events import Player as PlayerViewer
from app.engine.game import GameView
from app.engine.stages import OVER
from app.games.outpost.auction import circle, last_bids, least_bid, means, reckoned_limit
from app.games.outpost.colony import (
    ROBOT_COST,
    base_support,
    box,
    colonist_cost,
    discount,
    discounts,
    hand_limit,
    max_colonists,
    robot_limit,
    support_limit,
    surplus,
)
from app.games.outpost.components import (
    AVERAGE,
    HIGHEST,
    LOWEST,
    MEGA,
    MEGA_GROUP,
    PRINTED,
    RESOURCES,
    UPGRADE_IDS,
    CardNumber,
    Register,
    Resource,
    Upgrade,
    card,
    names_of,
)
from app.games.outpost.editions import Rules
from app.games.outpost.facts import facts_view
from app.games.outpost.hand import hand, hand_count, hand_total, weight
from app.games.outpost.kicker import on_offer
from app.games.outpost.money import factories_for, operating_limit
from app.games.outpost.production import cards_due, income, yields
from app.games.outpost.scoring import cost_total, goal, vp
from app.games.outpost.sections import (
    ArchiveView,
    AuctionView,
    CardView,
    ColonyView,
    ComponentsView,
    ContributionView,
    DeckView,
    HandView,
    ImmuneView,
    KickerView,
    OfferView,
    OutpostView,
    RaidView,
    RedrawView,
    TableView,
    WorthView,
)
from app.games.outpost.standstill import ending
from app.games.outpost.state import EVERYBODY, Kicker, Player, State
from app.games.outpost.steps import closed_by
from app.games.outpost.terrorism import attack_costs, attack_needs, needed, spent_on, to_destroy, to_save
from app.games.outpost.winning import price


def view_for(state: State, viewer: Viewer, game: GameView, shared: OutpostView | None) -> OutpostView:
    """Return what the viewer may see, and nothing else: what everybody sees, and the hands open to this viewer."""
    view = shared or shared_view(state, game)
    if isinstance(viewer, PlayerViewer):
        hands = {viewer.seat: hand_view(state, viewer.seat)}
        return msgspec.structs.replace(view, hands=hands, known=known_cards(state, viewer.seat))
    if isinstance(viewer, Open):
        return msgspec.structs.replace(view, hands=hands_view(state))
    if isinstance(viewer, Archive):
        return msgspec.structs.replace(view, game=game, hands=hands_view(state), archive=archive_view(state))
    return view


def known_cards(state: State, own: int = EVERYBODY) -> dict[Seat, list[CardView]]:
    """Return the cards in others' hands that a seat, or everybody, was shown and that have not been spent since."""
    shown = {number for number, seats in state.known.items() if own in seats or EVERYBODY in seats}
    found: dict[Seat, list[CardView]] = {}
    for place, player in enumerate(state.players):
        seen = [number for number in player.hand if number in shown]
        if seen and place != own:
            found[Seat(place)] = list(map(faces(state.rules.exempt).__getitem__, seen))
    return found


def shared_view(state: State, game: GameView) -> OutpostView:
    rules = encode(state.rules)
    return OutpostView(
        game=game,
        table=TableView(
            players=len(state.players),
            round=state.round,
            phase=state.stage,
            era=state.era,
            era_2_vp=state.rules.era_2_vp,
            era_3_vp=state.rules.era_3_vp,
            victory_vp=goal(state),
            order=list(state.order),
            active=state.active,
            ending=None if state.stage == OVER else ending(state),
        ),
        facts=facts_view(state),
        components=components_view(rules),
        market=[OfferView(name, box(state.rules).upgrades[name].cost) for name in on_offer(state)],
        stock={name: state.stock.get(name, 0) for name in UPGRADE_IDS},
        kicker=None if state.kicker is None else kicker_view(state, state.kicker),
        decks=decks_view(state),
        auction=auction_view(state),
        raid=raid_view(state),
        immune=[ImmuneView(*piece, count) for piece, count in Counter(state.immune).items()],
        colonies=[colony_view(rules, Seat(seat), encode(player)) for seat, player in enumerate(state.players)],
        hands={},
        known=known_cards(state),
        archive=None,
    )


@lru_cache(maxsize=64)
def components_view(encoded_rules: bytes) -> ComponentsView:
    """Return what is printed on the components of a table, and how its rules have them used."""
    rules = decode(encoded_rules, Rules)
    return ComponentsView(
        upgrades=box(rules).upgrades,
        factories=box(rules).factories,
        average=AVERAGE,
        mega=MEGA if rules.mega_cards else {},
        exempt=rules.exempt,
        robot_cost=ROBOT_COST,
        robots_unlimited=rules.robots_unlimited,
        late_discard=rules.late_discard,
        bid_check=rules.bid_check,
        money=rules.money,
        worth={name: worth_view(rules, row) for name, row in box(rules).upgrades.items()},
        runs={name: factories_for(row.hand) for name, row in box(rules).upgrades.items()} if rules.money else {},
        space_terrorism=rules.space_terrorism,
        attack_needed=attack_needs(rules) if rules.space_terrorism else {},
        mega_average={resource: MEGA_GROUP * AVERAGE[resource] for resource in MEGA} if rules.mega_cards else {},
        closes=closed_by(rules),
    )


def worth_view(rules: Rules, row: Upgrade) -> WorthView:
    """Return what an upgrade is worth with the special factory that comes with it."""
    special = None if row.factory is None else box(rules).factories[row.factory]
    if special is None or not special.special:
        return WorthView(row.vp, operated=False)
    return WorthView(row.vp + special.vp, operated=True)


def decks_view(state: State) -> dict[Resource, DeckView]:
    """Return what everybody sees of the decks. Where players hold money, discards lie face down (§16.8)."""
    return {
        kind: DeckView(len(deck.draw), len(deck.discard), [] if state.rules.money else names_of(deck.discard))
        for kind, deck in state.decks.items()
    }


def auction_view(state: State) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    cost = box(state.rules).upgrades[auction.upgrade].cost
    return AuctionView(
        number=state.auctions,
        upgrade=auction.upgrade,
        high=auction.high,
        amount=auction.amount,
        bidder=auction.bidder,
        passed=list(auction.passed),
        standing=cost if auction.high is None else auction.amount,
        least=least_bid(auction),
        most=[reckoned_limit(state, player, auction.upgrade) for player in state.players],
        ring=circle(state),
        bids=last_bids(auction),
        earlier=list(auction.earlier),
        shown=auction.shown,
        answered=auction.answered,
    )


def kicker_view(state: State, kicker: Kicker) -> KickerView:
    redraws = [RedrawView(each.seat, each.resource, len(each.drawn), each.count) for each in kicker.redraws]
    return KickerView(
        slots=state.rules.kicker_slots,
        left=list(map(len, kicker.piles)),
        coming=list(map(sorted, kicker.piles)),
        redraws=redraws,
        trades=list(kicker.trades),
        taken=[
            (Seat(seat), card(number).resource)
            for seat, player in enumerate(state.players)
            for number in sorted(kicker.aside)
            if number in player.hand
        ],
    )


def raid_view(state: State) -> RaidView | None:
    raid = state.raid
    if raid is None:
        return None
    return RaidView(
        attacker=raid.attacker,
        owner=raid.owner,
        asset=raid.asset,
        cost=attack_costs(state.rules)[raid.asset],
        attack=spent_on(raid, "attack"),
        defence=spent_on(raid, "defence"),
        needed=needed(state.rules, raid),
        to_destroy=to_destroy(state.rules, raid),
        to_save=to_save(state.rules, raid),
        parts=[ContributionView(part.seat, part.side, part.value) for part in raid.parts],
        to_ask=list(raid.to_ask),
    )


@lru_cache(maxsize=1024)
def colony_view(encoded_rules: bytes, seat: Seat, encoded_player: bytes) -> ColonyView:
    """Return what everybody sees of a colony. It is cached, since most moves leave most colonies as they are."""
    rules, player = decode(encoded_rules, Rules), decode(encoded_player, Player)
    backs = Counter(held.resource for held in hand(player))
    shown: list[CardView] = []
    low = high = 0
    for held in hand(player):
        if held.kind == "normal":
            low += LOWEST[held.resource]
            high += HIGHEST[held.resource]
        else:
            shown.append(faces(rules.exempt)[held.number])
            low += held.value
            high += held.value
    return ColonyView(
        seat=seat,
        vp=vp(rules, player),
        cost_total=cost_total(rules, player),
        backs={kind: backs[kind] for kind in RESOURCES if kind in backs},  # their order tells nothing
        open_cards=shown,
        worth_low=low,
        worth_high=high,
        hand_count=hand_count(rules, player),
        hand_limit=hand_limit(rules, player),
        colonists=player.colonists,
        robots=player.robots,
        base_support=base_support(rules, player),
        support_limit=support_limit(rules, player),
        max_colonists=max_colonists(rules, player),
        robot_limit=robot_limit(rules, player),
        colonist_cost=colonist_cost(player),
        surplus=surplus(rules, player),
        operating_limit=operating_limit(rules, player) if rules.money else None,
        factories=dict(player.factories),
        upgrades=dict(player.upgrades),
        discounts=discounts(rules, player),
        produces=cards_due(rules, player),
        yields=yields(rules, player),
        income=income(rules, player),
        step=player.step,
        internalized=player.internalized,
        purchases=player.purchases,
        tokens=player.tokens,
    )


@cache
def faces(exempt: tuple[Resource, ...]) -> Register[CardNumber, CardView]:
    """Return by number every card face up, where cards of these resources take up nothing of the hand limit."""

    def face(number: CardNumber) -> CardView:
        held = card(number)
        return CardView(held.id, held.resource, held.kind, held.value, weight(exempt, held))

    return Register({each.number: face(each.number) for each in PRINTED}, face)


def hand_view(state: State, seat: Seat) -> HandView:
    rules, rows, player = state.rules, box(state.rules).upgrades, state.players[seat]
    redraws, aside = (state.kicker.redraws, state.kicker.aside) if state.kicker else ((), ())
    return HandView(
        cards=list(map(faces(rules.exempt).__getitem__, player.hand)),
        total=hand_total(player),
        most={name: means(rules, player, name) for name in on_offer(state)},
        prices={name: price(rows[name].cost, discount(rules, player, name)) for name in on_offer(state)},
        megas=player.megas,
        drawn=[names_of(each.drawn) for each in redraws if each.seat == seat],
        taken=names_of(number for number in player.hand if number in aside),
    )


def hands_view(state: State) -> dict[Seat, HandView]:
    """Return all hands."""
    return {Seat(seat): hand_view(state, Seat(seat)) for seat in range(len(state.players))}


def archive_view(state: State) -> ArchiveView:
    return ArchiveView({kind: names_of(deck.draw) for kind, deck in state.decks.items()})

### Outpost. How parameters become variables is told in app/texts.py.

outpost-title = Outpost

## What happened: the course of the game

outpost-dealt = { $you ->
    [seat] You start with { $cards }.
   *[none] { $seat } starts with { $cards }.
}
outpost-dealt-own = { $you ->
    [seat] You start with { $drawn }.
   *[none] { $seat } starts with { $drawn }.
}
outpost-round = Round { $round }
outpost-order = Player order: { $seats }.
outpost-era = Era { $era ->
    [1] I
    [2] II
   *[3] III
} begins.
outpost-offered = Rolled { $roll }: { $upgrade } enters the market.
outpost-slot_empty = Rolled { $roll }: { $upgrade } is sold out, so the slot stays empty.
outpost-kicker_offered = Kicker: { $upgrade } is revealed.
outpost-spiral = No upgrades left: { $score } points now end the game.
outpost-nothing_left = No upgrade is for sale, and none can come as things stand. The game ends if nobody buys anything for { $rounds } rounds in a row.
outpost-quiet_round = Nobody bought anything this round. { $rounds ->
    [one] If nobody does next round, the game ends.
   *[other] If nobody does for { $rounds } more rounds, the game ends.
}
outpost-sold_out = No upgrade is for sale, and none can come as things stand. The game ends if nobody buys anything useful for { $rounds } rounds in a row.
outpost-idle_round = Nobody bought anything useful this round. { $rounds ->
    [one] If nobody does next round, the game ends.
   *[other] If nobody does for { $rounds } more rounds, the game ends.
}
outpost-level_round = Nobody beat their own best score this round. { $rounds ->
    [one] If nobody does next round, the game ends.
   *[other] If nobody does for { $rounds } more rounds, the game ends.
}
outpost-standstill = { $reason ->
    [nobody_buys] Nobody has bought anything for { $rounds } rounds, and no upgrades are left: the game ends.
    [nothing_useful] Nobody has bought anything useful for { $rounds } rounds: the game ends.
    [nobody_gains] Nobody has beaten their own best score for { $rounds } rounds: the game ends.
   *[nobody_can_gain] No upgrades are left, and no purchase can bring anyone more points: the game ends.
}
outpost-rerolled = Rolled { $roll }, which adds nothing: roll again.
outpost-market_short = { $missing ->
    [one] Not enough upgrades left: one market slot stays empty.
   *[other] Not enough upgrades left: { $missing } market slots stay empty.
}
outpost-reshuffled = The { $resource } discard pile is shuffled into a new deck.
outpost-produced = { $you ->
    [seat] You produce
   *[none] { $seat } produces
} { $cards_count ->
    [0] no normal cards
   *[other] { $cards }
}{ $megas_count ->
    [0] { "" }
   *[other] { "; " }mega cards: { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { "; " }notes for missing cards: { $notes }
}.
outpost-produced-own = { $you ->
    [seat] You produce
   *[none] { $seat } produces
} { $drawn_count ->
    [0] no normal cards
   *[other] { $drawn }
}{ $megas_count ->
    [0] { "" }
   *[other] { "; " }mega cards: { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { "; " }notes for missing cards: { $notes }
}.
outpost-discarded = { $you ->
    [seat] You discard { $cards }.
   *[none] { $seat } discards { $cards }.
}
outpost-over = Game over: { $winners_count ->
    [one] { $you ->
        [winners] you win
       *[none] { $winners } wins
    }
   *[other] { $winners } win together
} with { $score } points!

## What happened: turns and auctions

outpost-turn = { $you ->
    [seat] Your turn.
   *[none] { $seat }’s turn.
}
outpost-step = { $you ->
    [seat] You move on: { $step }.
   *[none] { $seat } moves on: { $step }.
}
outpost-turn_ended = { $you ->
    [seat] You end your turn.
   *[none] { $seat } ends their turn.
}
outpost-opened = { $you ->
    [seat] You open { $upgrade } at { $amount }.
   *[none] { $seat } opens { $upgrade } at { $amount }.
}
outpost-bid = { $you ->
    [seat] You bid { $amount }.
   *[none] { $seat } bids { $amount }.
}
outpost-passed = { $you ->
    [seat] You pass.
   *[none] { $seat } passes.
}
outpost-cannot_bid = { $you ->
    [seat] You cannot bid higher and are skipped.
   *[none] { $seat } cannot bid higher and is skipped.
}
outpost-won = { $you ->
    [seat] You win { $upgrade } for { $amount }.
   *[none] { $seat } wins { $upgrade } for { $amount }.
}
outpost-paid = { $you ->
    [seat] You pay
   *[none] { $seat } pays
} { $cards_count ->
    [0] nothing.
   *[other] { $due } with { $cards } (worth { $total }).
}
outpost-gained = { $you ->
    [seat] You receive
   *[none] { $seat } receives
} { $upgrade }{ $robots ->
    [0] { "" }
    [one] { " " }and { $robots } robot
   *[other] { " " }and { $robots } robots
}{ $factory_count ->
    [0] { "" }
   *[other] { " " }and 1 { $factory }
}.
outpost-challenged = { $you ->
    [seat] You challenge { $seats }’s bid of { $amount }. { $seats } shows
    [seats] { $seat } challenges your bid of { $amount }. You show
   *[none] { $seat } challenges { $seats }’s bid of { $amount }. { $seats } shows
} { $cards_count ->
    [0] an empty hand.
   *[other] { $cards } (worth { $total }).
}
outpost-challenged_cash = { $you ->
    [seat] You challenge { $seats }’s bid of { $amount }. { $seats } has { $total }.
    [seats] { $seat } challenges your bid of { $amount }. You have { $total }.
   *[none] { $seat } challenges { $seats }’s bid of { $amount }. { $seats } has { $total }.
}
outpost-bid_reduced = { $you ->
    [seat] You cannot pay that: your bid drops to { $amount }.
   *[none] { $seat } cannot pay that: the bid drops to { $amount }.
}
outpost-bid_void = { $you ->
    [seat] You cannot pay that and are out: { $seats }’s bid of { $amount } stands again.
    [seats] { $seat } cannot pay that and is out: your bid of { $amount } stands again.
   *[none] { $seat } cannot pay that and is out: { $seats }’s bid of { $amount } stands again.
}
outpost-auction_void = { $you ->
    [seat] You cannot pay
   *[none] { $seat } cannot pay
} the printed cost: { $upgrade } stays on the market.
outpost-exchanged = { $you ->
    [seat] You force { $seats } to exchange { $resource } and get a better card.
    [seats] { $seat } forces you to exchange { $resource } and gets a better card.
   *[none] { $seat } forces { $seats } to exchange { $resource } and gets a better card.
}
outpost-exchanged-own = { $you ->
    [seat] You force { $seats } to exchange: you give { $given } and get { $received }.
    [seats] { $seat } forces you to exchange: you give { $received } and get { $given }.
   *[none] { $seat } forces { $seats } to exchange: { $given } for { $received }.
}
outpost-not_exchanged = { $you ->
    [seat] You try to exchange { $resource } with { $seats }, who has nothing better.
    [seats] { $seat } tries to exchange { $resource } with you, but you have nothing better.
   *[none] { $seat } tries to exchange { $resource } with { $seats }, who has nothing better.
}
outpost-not_exchanged-own = { $you ->
    [seat] You offer { $given } to { $seats }, who has nothing better.
    [seats] { $seat } offers { $given } to you, but you have nothing better.
   *[none] { $seat } offers { $given } to { $seats }, who has nothing better.
}
outpost-exchange_passed = { $you ->
    [seat] You force no exchange.
   *[none] { $seat } forces no exchange.
}
outpost-defaulted = { $you ->
    [seat] You don’t pay for { $upgrade }.
   *[none] { $seat } doesn’t pay for { $upgrade }.
} Penalty { $amount }: { $cards_count ->
    [0] nothing to give up.
   *[other] { $cards }.
}
outpost-unsold = Nobody bids for { $upgrade }: it stays on the market.
outpost-internalized = { $you ->
    [seat] You withdraw from this round’s auctions.
   *[none] { $seat } withdraws from this round’s auctions.
}
outpost-insisted = { $you ->
    [seat] You ask
   *[none] { $seat } asks
} those who withdrew to finish their turns first.

## What happened: factories and operators

outpost-built = { $you ->
    [seat] You buy { $count } { $factory }.
   *[none] { $seat } buys { $count } { $factory }.
}
outpost-first_turn_water = { $you ->
    [seat] You trade your whole starting hand for a Water factory: { $cards }.
   *[none] { $seat } trades their whole starting hand for a Water factory: { $cards }.
}
outpost-colonists = { $you ->
    [seat] You buy
   *[none] { $seat } buys
} { $count ->
    [one] { $count } colonist.
   *[other] { $count } colonists.
}
outpost-robots = { $you ->
    [seat] You buy
   *[none] { $seat } buys
} { $count ->
    [one] { $count } robot.
   *[other] { $count } robots.
}
outpost-assigned = { $you ->
    [seat] You assign your operators:
   *[none] { $seat } assigns operators:
} { $count ->
    [one] { $count } factory runs.
   *[other] { $count } factories run.
}
outpost-placed = { $you ->
    [seat] You move
   *[none] { $seat } moves
} a { $operator } { $source } to the new { $factory }.
outpost-not_placed = { $you ->
    [seat] You leave
   *[none] { $seat } leaves
} the new { $factory } without an operator.

## What happened: space terrorism

outpost-attacked = { $you ->
    [seat] You attack { $seats }’s { $asset }
    [seats] { $seat } attacks your { $asset }
   *[none] { $seat } attacks { $seats }’s { $asset }
} with { $cards_count ->
    [0] { $total }
   *[other] { $cards } (worth { $total })
}; { $needed } needed.
outpost-supported = { $you ->
    [seat] You support the attack
   *[none] { $seat } supports the attack
} with { $cards_count ->
    [0] { $total }.
   *[other] { $cards } (worth { $total }).
}
outpost-defended = { $you ->
    [seat] You defend
   *[none] { $seat } defends
} with { $cards_count ->
    [0] { $total }
   *[other] { $cards } (worth { $total })
}; it counts double.
outpost-stayed_out = { $you ->
    [seat] You stay out of it.
   *[none] { $seat } stays out of it.
}
outpost-destroyed = { $total } of { $needed } needed: { $you ->
    [seat] { $seats } destroys your { $asset }.
    [seats] you destroy { $seat }’s { $asset }.
   *[none] { $seats } destroys { $seat }’s { $asset }.
}
outpost-survived = { $total } of { $needed } needed: { $you ->
    [seat] the attack on your { $asset } fails.
   *[none] the attack on { $seat }’s { $asset } fails.
} It is safe for the rest of the round.
outpost-evicted = { $count ->
    [one] { $you ->
        [seat] You have no housing for { $count } colonist, who leaves.
       *[none] { $seat } has no housing for { $count } colonist, who leaves.
    }
   *[other] { $you ->
        [seat] You have no housing for { $count } colonists, who leave.
       *[none] { $seat } has no housing for { $count } colonists, who leave.
    }
}
outpost-stopped = { $you ->
    [seat] You can no longer run that many factories:
   *[none] { $seat } can no longer run that many factories:
} { $count ->
    [one] one stops.
   *[other] { $count } stop.
}

## What happened: money

outpost-started = { $you ->
    [seat] You start with the value of { $cards }.
   *[none] { $seat } starts with the value of { $cards }.
}
outpost-started-own = { $you ->
    [seat] You start with { $total }: { $drawn }.
   *[none] { $seat } starts with { $total }: { $drawn }.
}
outpost-earned = { $cards_count ->
    [0] { $you ->
        [seat] You produce no normal cards
       *[none] { $seat } produces no normal cards
    }
   *[other] { $you ->
        [seat] You earn the value of { $cards }
       *[none] { $seat } earns the value of { $cards }
    }
}{ $megas_count ->
    [0] { "" }
   *[other] { "; " }mega cards: { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { "; " }notes for missing cards: { $notes }
}.
outpost-earned-own = { $you ->
    [seat] You earn { $total }:
   *[none] { $seat } earns { $total }:
} { $drawn_count ->
    [0] no normal cards
   *[other] { $drawn }
}{ $megas_count ->
    [0] { "" }
   *[other] { "; " }mega cards: { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { "; " }notes for missing cards: { $notes }
}.
outpost-paid_cash = { $you ->
    [seat] You pay { $total }.
   *[none] { $seat } pays { $total }.
}
outpost-defaulted_cash = { $you ->
    [seat] You don’t pay for { $upgrade }.
   *[none] { $seat } doesn’t pay for { $upgrade }.
} Penalty { $amount }: { $total } lost.
outpost-first_turn_water_cash = { $you ->
    [seat] You trade all your starting money for a Water factory.
   *[none] { $seat } trades all their starting money for a Water factory.
}

## What is asked

outpost-ask-mega = How many mega cards? Each replaces four normal cards of its kind.
outpost-ask-discard = You are { $excess } over your hand limit: choose cards to discard.
outpost-ask-turn = Your turn: { $step_id ->
    [auctions] open an auction, or move on
    [factories] buy factories, or move on
    [operators] buy and assign operators
   *[any] open auctions and buy, in any order
}
outpost-ask-early = You can play ahead: { $step_id ->
    [factories] buy factories, or move on
    [operators] buy and assign operators
   *[any] buy in any order
}
outpost-ask-aside = You can still act during other players’ turns.
outpost-ask-assign = All turns are done: assign your operators.
outpost-ask-doubt = Do you challenge the bid of { $amount }?
outpost-ask-redraw = Choose { $number ->
    [one] { $number } card
   *[other] { $number } cards
} to give back from the { $resource } you just drew.
outpost-ask-exchange = { $upgrade }: do you force an exchange?
outpost-ask-rebid = { $upgrade } is auctioned again, from { $amount }: bid or pass?
outpost-ask-overbid = You won { $upgrade }: pay { $due }, or refuse and lose { $amount }?
outpost-ask-bid = { $upgrade } stands at { $amount }: bid or pass?
outpost-ask-pay = You won { $upgrade }: choose cards to pay { $due }.
outpost-ask-place = Move an operator to your new { $factory }?
outpost-ask-raid = { $you ->
    [seat] Your attack on { $seats }’s { $asset } has { $total } of { $needed } needed. Add more?
    [seats] { $seat } attacks your { $asset } with { $total } of { $needed } needed. Defend?
   *[none] { $seat } attacks { $seats }’s { $asset } with { $total } of { $needed } needed. Take a side?
}
outpost-ask-evict = { $number ->
    [one] You have no housing for { $number } colonist: choose who leaves.
   *[other] You have no housing for { $number } colonists: choose who leaves.
}

## Refused

refused-internalized = You have withdrawn from this round’s auctions.
refused-step_closed = This step of your turn is over.
refused-any_order = There are no steps at this table: play your turn in any order.
refused-not_again = This upgrade can’t be auctioned again this turn.
refused-bid_changed = The bid has changed. Please look again.
refused-option_not_in_edition = { $option } does not exist in this edition. Leave it as it is, or choose the other edition.
refused-options_exclude = These options don’t go together: { $option }.
refused-wrong_resource = This card can’t be exchanged now.
refused-mega_not_tradable = Mega cards can’t be exchanged.
refused-target_has_none = That player has no such card to exchange.
refused-high_bidder = You can’t withdraw: the highest bid is yours.
refused-not_on_offer = This upgrade isn’t on the market.
refused-cannot_afford = You can pay { $high } at most.
refused-cannot_afford_as_many = You can afford { $high } at most.
refused-internalizing_off = At this table, nobody can withdraw from auctions.
refused-not_buyable = This factory can’t be bought: it comes only with its upgrade.
refused-needs_heavy_equipment = Titanium factories need Heavy Equipment.
refused-needs_laboratory = Research factories need a Laboratory.
refused-needs_robots = You need the Robots upgrade to buy robots.
refused-needs_research_card = Pay with at least one Research card for each New Chemicals factory.
refused-not_first_turn = This is only possible in the first round.
refused-already_purchased = You have already bought something: this takes your whole starting hand.
refused-support_limit = { $high ->
    [0] Your housing is full.
    [one] You have housing for only { $high } more colonist.
   *[other] You have housing for only { $high } more colonists.
}
refused-too_many_operators = Too many operators: { $high ->
    [0] none can work here.
   *[other] at most { $high } can work here.
}
refused-factories_full = { $item }: you have only { $high } to run.
refused-robot_limit = { $high ->
    [0] Your robots can’t work yet: you need the Robots upgrade.
    [one] Only { $high } of your robots can work.
   *[other] Only { $high } of your robots can work.
}
refused-robot_not_allowed = Robots can’t work here: special factories need colonists.
refused-housing = { $low ->
    [one] Your housing is full: at least { $low } colonist must work in a special factory.
   *[other] Your housing is full: at least { $low } colonists must work in special factories.
}
refused-operators_left_idle = You must staff as many factories as you can: { $low }, not { $number }.
refused-no_such_factory = You have no such factory.
refused-no_such_operator = Nobody can be moved from there.
refused-assignment_incomplete = Assign your operators before you end your turn.
refused-mega_not_eligible = { $high ->
    [0] Each mega card of this kind needs four running factories: you can’t take any.
   *[other] Each mega card of this kind needs four running factories: you can take { $high } at most.
}
refused-card_exempt = { $item } doesn’t count towards your hand limit: keep it.
refused-still_over_limit = Not enough: this frees { $total }, and you are { $due } over the limit.
refused-discards_too_many = You are only { $due } over the limit: keep a card.
refused-immune = This survived an attack and can’t be attacked again this round.
refused-no_such_asset = That player has no such thing.
refused-nothing_to_spend = You have nothing to spend.
refused-needs_a_card = Choose at least one card.
refused-wrong_number_leaves = Exactly { $low } must leave; you chose { $number }.
refused-needs_research_token = Each New Chemicals factory costs a Research token.
refused-operating_limit = You can run { $high } factories at most. A higher hand limit allows more.
refused-all_sold = The last copy has been sold.

## Upgrades. The descriptions are told with the row of components.py as parameters.

outpost-upgrade-data_library = Data Library
outpost-upgrade-data_library-about = Discounts: { $discounts }.
outpost-upgrade-warehouse = Warehouse
outpost-upgrade-warehouse-about = { $run ->
    [0] Hand limit +{ $hand }.
   *[other] You can run { $run } more factories.
}
outpost-upgrade-heavy_equipment = Heavy Equipment
outpost-upgrade-heavy_equipment-about = You can buy Titanium factories. Discounts: { $discounts }.
outpost-upgrade-nodule = Nodule
outpost-upgrade-nodule-about = Houses { $support } more colonists.
outpost-upgrade-scientists = Scientists
outpost-upgrade-scientists-about = Produces a Research card every round, without an operator.
outpost-upgrade-orbital_lab = Orbital Lab
outpost-upgrade-orbital_lab-about = Produces a Microbiotics card every round, without an operator.
outpost-upgrade-robots = Robots
outpost-upgrade-robots-about = You can buy robots; { $robots_limit ->
    [none] all of them can work
   *[colonists] each copy lets as many work as you have colonists
}.{ $robots ->
    [0] { "" }
    [one] { " " }Comes with { $robots } robot.
   *[other] { " " }Comes with { $robots } robots.
}
outpost-upgrade-laboratory = Laboratory
outpost-upgrade-laboratory-about = Comes with a Research factory; you can buy more of them.
outpost-upgrade-ecoplants = Ecoplants
outpost-upgrade-ecoplants-about = Colonists cost 5 instead of 10. Discounts: { $discounts }.
outpost-upgrade-outpost = Outpost
outpost-upgrade-outpost-about = Houses { $support } more colonists. { $run ->
    [0] Hand limit +{ $hand }.
   *[other] You can run { $run } more factories.
} Comes with a Titanium factory.
outpost-upgrade-ice_prospector = Ice Prospector
outpost-upgrade-ice_prospector-about = When you draw Water, draw one extra card and give one back.
outpost-upgrade-robot_prototype = Robot Prototype
outpost-upgrade-robot_prototype-about = Comes with { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
} that can work even without the Robots upgrade.
outpost-upgrade-smelter = Smelter
outpost-upgrade-smelter-about = Two running Ore factories produce a third Ore card. Discounts: { $discounts }.
outpost-upgrade-wily_trader = Wily Trader
outpost-upgrade-wily_trader-about = Once a round, force a player to swap a better Ore, Water or Titanium card for one of yours.
outpost-upgrade-launch_facility = Launch Facility
outpost-upgrade-launch_facility-about = Discounts: { $discounts }.
outpost-upgrade-merchant_house = Merchant House
outpost-upgrade-merchant_house-about = Once a round, force a player to swap a better Research, Microbiotics or New Chemicals card for one of yours.
outpost-upgrade-ncf_prototype = New Chemicals Prototype
outpost-upgrade-ncf_prototype-about = Comes with a New Chemicals factory; no Research card needed.
outpost-upgrade-refinery = Refinery
outpost-upgrade-refinery-about = When you draw Titanium, draw one extra card and give one back.
outpost-upgrade-biosphere = Biosphere
outpost-upgrade-biosphere-about = Houses { $support } more colonists.
outpost-upgrade-space_station = Space Station
outpost-upgrade-space_station-about = Comes with an Orbital Medicine factory, which houses its colonist.
outpost-upgrade-planetary_cruiser = Planetary Cruiser
outpost-upgrade-planetary_cruiser-about = Comes with a Ring Ore factory, which houses its colonist.
outpost-upgrade-moon_base = Moon Base
outpost-upgrade-moon_base-about = Comes with a Moon Ore factory, which houses its colonist.

## Discounts, after a number of credits: 10 on Scientists

outpost-discounts-robots = on Robots
outpost-discounts-space_station = on Space Station
outpost-discounts-planetary_cruiser = on Planetary Cruiser
outpost-discounts-moon_base = on Moon Base
outpost-discounts-scientists = on Scientists
outpost-discounts-laboratory = on Laboratory
outpost-discounts-warehouse = on Warehouse
outpost-discounts-nodule = on Nodule
outpost-discounts-outpost = on Outpost

## Resources

outpost-resource-ore = Ore
outpost-resource-water = Water
outpost-resource-titanium = Titanium
outpost-resource-research = Research
outpost-resource-microbiotics = Microbiotics
outpost-resource-new_chemicals = New Chemicals
outpost-resource-orbital_medicine = Orbital Medicine
outpost-resource-ring_ore = Ring Ore
outpost-resource-moon_ore = Moon Ore

## Cards; $face is the value, “mega” or “note”

outpost-item-ore = { $face ->
    [note] Ore note
   *[other] Ore { $face }
}
outpost-item-water = { $face ->
    [mega] mega Water
    [note] Water note
   *[other] Water { $face }
}
outpost-item-titanium = { $face ->
    [mega] mega Titanium
    [note] Titanium note
   *[other] Titanium { $face }
}
outpost-item-research = { $face ->
    [note] Research note
   *[other] Research { $face }
}
outpost-item-microbiotics = { $face ->
    [note] Microbiotics note
   *[other] Microbiotics { $face }
}
outpost-item-new_chemicals = { $face ->
    [mega] mega New Chemicals
    [note] New Chemicals note
   *[other] New Chemicals { $face }
}
outpost-item-orbital_medicine = { $face ->
    [note] Orbital Medicine note
   *[other] Orbital Medicine { $face }
}
outpost-item-ring_ore = { $face ->
    [note] Ring Ore note
   *[other] Ring Ore { $face }
}
outpost-item-moon_ore = { $face ->
    [note] Moon Ore note
   *[other] Moon Ore { $face }
}

## Factories

outpost-factory-ore = { $count ->
    [one] Ore factory
   *[other] Ore factories
}
outpost-factory-water = { $count ->
    [one] Water factory
   *[other] Water factories
}
outpost-factory-titanium = { $count ->
    [one] Titanium factory
   *[other] Titanium factories
}
outpost-factory-research = { $count ->
    [one] Research factory
   *[other] Research factories
}
outpost-factory-new_chemicals = { $count ->
    [one] New Chemicals factory
   *[other] New Chemicals factories
}
outpost-factory-orbital_medicine = { $count ->
    [one] Orbital Medicine factory
   *[other] Orbital Medicine factories
}
outpost-factory-ring_ore = { $count ->
    [one] Ring Ore factory
   *[other] Ring Ore factories
}
outpost-factory-moon_ore = { $count ->
    [one] Moon Ore factory
   *[other] Moon Ore factories
}

## What can be attacked: factories, and upgrades by their own names

outpost-asset-ore = { outpost-factory-ore }
outpost-asset-water = { outpost-factory-water }
outpost-asset-titanium = { outpost-factory-titanium }
outpost-asset-research = { outpost-factory-research }
outpost-asset-new_chemicals = { outpost-factory-new_chemicals }
outpost-asset-data_library = { outpost-upgrade-data_library }
outpost-asset-warehouse = { outpost-upgrade-warehouse }
outpost-asset-heavy_equipment = { outpost-upgrade-heavy_equipment }
outpost-asset-nodule = { outpost-upgrade-nodule }
outpost-asset-scientists = { outpost-upgrade-scientists }
outpost-asset-orbital_lab = { outpost-upgrade-orbital_lab }
outpost-asset-robots = { outpost-upgrade-robots }
outpost-asset-laboratory = { outpost-upgrade-laboratory }
outpost-asset-ecoplants = { outpost-upgrade-ecoplants }
outpost-asset-outpost = { outpost-upgrade-outpost }
outpost-asset-space_station = { outpost-upgrade-space_station }
outpost-asset-planetary_cruiser = { outpost-upgrade-planetary_cruiser }
outpost-asset-moon_base = { outpost-upgrade-moon_base }
outpost-asset-ice_prospector = { outpost-upgrade-ice_prospector }
outpost-asset-robot_prototype = { outpost-upgrade-robot_prototype }
outpost-asset-smelter = { outpost-upgrade-smelter }
outpost-asset-wily_trader = { outpost-upgrade-wily_trader }
outpost-asset-launch_facility = { outpost-upgrade-launch_facility }
outpost-asset-merchant_house = { outpost-upgrade-merchant_house }
outpost-asset-ncf_prototype = { outpost-upgrade-ncf_prototype }
outpost-asset-refinery = { outpost-upgrade-refinery }
outpost-asset-biosphere = { outpost-upgrade-biosphere }

## Operators, and where one comes from

outpost-operator-colonist = { $count ->
    [one] colonist
   *[other] colonists
}
outpost-operator-robot = { $count ->
    [one] robot
   *[other] robots
}
outpost-source-idle = from the reserve
outpost-source-ore = from an Ore factory
outpost-source-water = from a Water factory
outpost-source-titanium = from a Titanium factory
outpost-source-research = from a Research factory
outpost-source-new_chemicals = from a New Chemicals factory
outpost-source-orbital_medicine = from an Orbital Medicine factory
outpost-source-ring_ore = from a Ring Ore factory
outpost-source-moon_ore = from a Moon Ore factory

## Phases of a round, steps of a turn

outpost-phase-mega = Mega cards
outpost-phase-assign = Operators
outpost-phase-evict = Lost housing
outpost-phase-redraw = Cards given back
outpost-phase-exchange = Exchanges
outpost-phase-discard = Hand limit
outpost-phase-late_discard = Hand limit
outpost-phase-turns = Player turns
outpost-phase-over = Game over
outpost-step-auctions = auctions
outpost-step-factories = factories
outpost-step-operators = operators
outpost-step-done = finished
outpost-step-any = any order

## Actions: what is written on their buttons

outpost-action-choose_mega = Choose mega cards
outpost-action-discard = Discard
outpost-action-open_auction = Open an auction
outpost-action-bid = Bid
outpost-action-pass = Pass
outpost-action-pay = Pay
outpost-action-place_operator = Move an operator
outpost-action-skip_placing = Leave it idle
outpost-action-buy_factories = Buy factories
outpost-action-first_turn_water = Trade your whole hand for a Water factory
outpost-action-buy_colonists = Buy colonists
outpost-action-buy_robots = Buy robots
outpost-action-assign = Assign operators
outpost-action-advance_step = Next step
outpost-action-end_turn = End turn
outpost-action-internalize = Withdraw from auctions
outpost-action-challenge = Challenge the bid
outpost-action-keep_select = Give back
outpost-action-exchange = Exchange
outpost-action-exchange_pass = Don’t exchange
outpost-action-default = Don’t pay
outpost-action-insist = Make them finish first
outpost-action-attack = Attack
outpost-action-support_attack = Support the attack
outpost-action-defend = Defend
outpost-action-stay_out = Stay out
outpost-action-remove_colonists = Remove colonists

## Standing orders

outpost-action-pass_auction = Pass this auction
outpost-action-bid_up_to = Bid up to
outpost-action-pass_unless = Pass on all except
outpost-action-pass_until_turn = Pass until my turn
outpost-action-take_megas = Choose mega cards
outpost-action-discard_cheapest = Discard the cheapest cards
outpost-action-stay_out_of_attacks = Stay out of attacks
outpost-order-pass_auction = Pass for the rest of this auction
outpost-order-bid_up_to = { $step ->
    [1] { $upgrade }: bid up to { $limit }
   *[other] { $upgrade }: bid up to { $limit }, raising by { $step }
}, then { $then }
outpost-order-pass_unless = { $upgrade_count ->
    [0] Pass on everything this round
   *[other] Pass on everything this round except { $upgrade }
}
outpost-order-pass_until_turn = Pass on everything until my turn
outpost-order-take_megas = Take { $number }
outpost-order-discard_cheapest = Discard my cheapest cards
outpost-order-stay_out_of_attacks = Stay out of attacks on others
outpost-then-pass = pass
outpost-then-ask = ask me
outpost-number-all = as many mega cards as possible
outpost-number-none = no mega cards

## The board. tests/js/outpost.test.js sees to it that each of these is used.

outpost-board-course = Overview
outpost-board-round = Round
outpost-board-era = Era
outpost-board-banner-era = Era { $era } begins
outpost-board-phase = Phase
outpost-board-order = Player order
outpost-board-road = Race to { $goal } points
outpost-board-ending-fewer_points = { $rounds ->
    [one] No upgrades left. The game ends after this round.
   *[other] No upgrades left: the goal drops by 10 VP each round. At current scores, the game ends in { $rounds } rounds.
}
outpost-board-ending-nobody_can_gain = No upgrades left, and no purchase brings anyone more VP: this is the last round.
outpost-board-ending-nobody_buys = { $rounds ->
    [one] Last chance: the game ends after this round if nobody buys anything.
   *[other] No upgrades left. The game ends if nobody buys anything for { $rounds } more rounds.
}
outpost-board-ending-nothing_useful = { $rounds ->
    [one] Last chance: the game ends after this round if nobody buys anything useful.
   *[other] The game ends if nobody buys anything useful for { $rounds } more rounds.
}
outpost-board-ending-nobody_gains = { $rounds ->
    [one] Last chance: the game ends after this round if nobody beats their own best score.
   *[other] The game ends in { $rounds } rounds if nobody beats their own best score.
}
outpost-board-milestone-era = Era { $era }
outpost-board-milestone-end = End
outpost-board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
outpost-board-points-name = points
outpost-board-points-operated = points while it runs
outpost-board-market = Market
outpost-board-market-empty = Nothing for sale.
outpost-board-for-you = you pay { $cost }
outpost-board-afford = you can bid { $high }
outpost-board-left = { $count ->
    [0] no more
   *[other] { $count } more
}
outpost-board-left-about = copies still to come
outpost-board-open = Open an auction for { $upgrade } (minimum { $cost })
outpost-board-stock = Upcoming upgrades
outpost-board-stock-cost = from { $cost }
outpost-board-decks = Production decks
outpost-board-discarded = { $count } discarded
outpost-board-auction = Auction: { $upgrade }
outpost-board-minimum = Minimum { $cost }
outpost-board-minimum-name = Minimum
outpost-board-leads = bid by
outpost-board-sold = sold to
outpost-board-no-bid = no bid yet
outpost-board-ring = Bidding order
outpost-board-bidder-leads = leads
outpost-board-bidder-bids = to bid
outpost-board-bidder-out = withdrawn
outpost-board-bidder-passed = passed
outpost-board-bidder-waits = waiting
outpost-board-last-bid = bid { $amount }
outpost-board-most = up to { $amount }
outpost-board-you-most = you can bid { $most }
outpost-board-your-hand = Your hand
outpost-board-hand-of = { $name }’s hand
outpost-board-hand-count = { $count } of { $limit } cards
outpost-board-hand-total = worth { $total }
outpost-board-hand-choose = choose cards here
outpost-board-hand-empty = No cards.
outpost-board-mega-card = mega card: counts as { $weight } towards the hand limit
outpost-board-note-card = note: replaces a missing card
outpost-board-exempt-card = does not count towards the hand limit
outpost-board-tray-discard = Cards to discard
outpost-board-tray-paid = Due { $due } · you pay { $total } · you have { $held }
outpost-board-tray-freed = Freed: { $total } of { $due }
outpost-board-tray-lost = { $over } lost: no change
outpost-board-tray-research = Research cards: { $inside } of { $required }
outpost-board-tray-cheapest = Best payment
outpost-board-tray-cheapest-discard = Cheapest cards
outpost-board-your-colony = Your colony
outpost-board-colonists = { $count } of { $limit } colonists
outpost-board-robots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}, { $limit } can work
outpost-board-idle = { $count } idle
outpost-board-buy = Buy { $name } for { $price }
outpost-board-costs = costs { $cost }
outpost-board-average = average card
outpost-board-average-short = average
outpost-board-points-running = points for each one running
outpost-board-needs = needs { $name }
outpost-board-needs-research = needs a Research card in the payment
outpost-board-running = { $running } of { $built } running
outpost-board-site = { $factory }: { $operator } at work
outpost-board-site-empty = { $factory }: no operator
outpost-board-take = { $factory }: remove the { $operator }
outpost-board-put = { $factory }: assign an operator
outpost-board-produces = Next production
outpost-board-income = about { $income }
outpost-board-income-change = Next production: { $from } → { $to }
outpost-board-income-short = income
outpost-board-income-name = average income
outpost-board-upgrades = Upgrades
outpost-board-rivals = Rivals
outpost-board-colonies = Colonies
outpost-board-place = place in the player order
outpost-board-place-about = place in the player order; upgrades worth { $cost } in all
outpost-board-place-number = no. { $place }
outpost-board-hand-short = cards
outpost-board-hand-name = cards in hand and hand limit
outpost-board-withdrawn = withdrawn from this round’s auctions
outpost-board-waited = to act
outpost-board-cards = Hand
outpost-board-factories = Factories
outpost-board-people = People
outpost-board-mega = mega
outpost-board-mega-of = Mega { $resource }
outpost-board-worth = worth { $low }–{ $high }
outpost-board-worth-name = worth
outpost-board-worth-exact = worth { $low }
outpost-board-your-bid = Your bid
outpost-board-raises = Quick raises
outpost-board-terms = Minimum { $least } · you pay { $due } · you have { $total }
outpost-board-terms-saved = ({ $saved } saved)
outpost-board-terms-left = · { $left } left
outpost-board-opening = Auction of { $upgrade }
outpost-board-open-at = Open { $upgrade } at { $amount }
outpost-board-binding = Opening bid (binding)
outpost-board-bid = Bid { $amount }
outpost-board-pass = Pass
outpost-board-up-to = Up to …
outpost-board-up-to-limit = Up to { $limit }
outpost-board-can-pay = You can pay { $most } at most right now.
outpost-board-hint-pass = Not interested? Pass once for the whole auction.
outpost-board-hint-no = No thanks
outpost-board-ordered-passed = { $count ->
    [one] passed on { $upgrade }
   *[other] passed on { $upgrade } { $count } times
}
outpost-board-ordered-bid = { $count ->
    [one] bid { $amount } for { $upgrade }
   *[other] bid { $count } times for { $upgrade }, last { $amount }
}
outpost-board-ordered-stayed_out = { $count ->
    [one] stayed out of an attack
   *[other] stayed out of { $count } attacks
}
outpost-board-internalize-about = You stop bidding for the rest of this round.
outpost-board-insist-about = Those who withdrew finish their turns before the next player starts.
outpost-board-closes = Ends your { $steps } this round.
outpost-board-buying = Buying: { $name }
outpost-board-buy-for = Buy { $what } ({ $due })
outpost-board-how-many = How many
outpost-board-pay = Pay { $due }
outpost-board-paying = Paying for { $upgrade }
outpost-board-discard = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
outpost-board-steps = Steps of your turn
outpost-board-menu-market = Choose a card in the market to open an auction
outpost-board-all-for-water = Trade all your money for a Water factory
outpost-board-everybody = Put everyone to work
outpost-board-next = On to { $step }
outpost-board-assigning = { $running ->
    [one] { $running } factory runs
   *[other] { $running } factories run
}: about { $income } next round
outpost-board-assign-below = Click a factory in your colony to remove or assign an operator.
outpost-board-mega-take = { $count ->
    [0] Take no mega cards
    [one] Take { $count } mega card
   *[other] Take { $count } mega cards
}
outpost-board-mega-worth = { $worth } for sure; four cards average { $average }
outpost-board-place-from = { $operator } { $source }
outpost-tie-cost = printed cost of the upgrades
outpost-board-key-hand = Go to your hand
outpost-board-key-colony = Go to your colony
outpost-board-key-market = Go to the market
outpost-board-key-others = Go to the rivals
outpost-board-key-pass = Pass in an auction
outpost-board-waste-auctions = You won’t be able to bid for the rest of this round. Withdraw?
outpost-board-waste-hand = { $money ->
    [yes] You have { $total }, and the factory costs { $cost }. Give it all?
   *[no] Your hand is worth { $total }, and the factory costs { $cost }. Give it all?
}
outpost-board-waste-payment = You would lose { $over }; you could lose only { $least }. Pay like this?
outpost-board-waste-discard = These cards are worth { $chosen }; you could discard only { $least }. Discard these?
outpost-board-waste-misplaced = Your operators earn about { $income } next round; in better factories, { $count }. End your turn?
outpost-board-waste-people = { $count ->
    [one] { $count } colonist has no factory to work in. End your turn?
   *[other] { $count } colonists have no factory to work in. End your turn?
}
outpost-board-waste-factories = { $count ->
    [one] { $count } factory has no operator: it produces nothing and scores nothing. End your turn?
   *[other] { $count } factories have no operator: they produce nothing and score nothing. End your turn?
}
outpost-board-waste-cards = { $count ->
    [one] After the next production you will be { $count } card over your limit of { $limit } unless you spend some now. End your turn?
   *[other] After the next production you will be { $count } cards over your limit of { $limit } unless you spend some now. End your turn?
}
outpost-board-mend-assign = Move them
outpost-board-mend-factory = Buy { $count } { $factory }{ $total ->
    [0] { "" }
   *[other] { " " }({ $total })
}
outpost-board-mend-colonists = { $count ->
    [one] Buy { $count } colonist
   *[other] Buy { $count } colonists
}{ $total ->
    [0] { "" }
   *[other] { " " }({ $total })
}
outpost-board-mend-robots = { $count ->
    [one] Buy { $count } robot
   *[other] Buy { $count } robots
}{ $total ->
    [0] { "" }
   *[other] { " " }({ $total })
}

## The board: Kicker, 1991 and the options

outpost-board-kicker = Kicker
outpost-board-kicker-left = { $count ->
    [0] no more of era { $era }
   *[other] { $count } more of era { $era }
}
outpost-board-kicker-empty = { $count ->
    [one] One empty slot
   *[other] { $count } empty slots
}
outpost-board-tray-back = { $resource }: cards to give back
outpost-board-give-back = { $count ->
    [one] Give back { $count } card
   *[other] Give back { $count } cards
}
outpost-board-tray-choose = { $count ->
    [one] Choose { $count } card from your hand.
   *[other] Choose { $count } cards from your hand.
}
outpost-board-exchange-card = Choose one of your cards.
outpost-board-exchange-target = Choose a player to exchange with.
outpost-board-exchange-offer = Offer { $card } to { $name }
outpost-board-exchange-about = You get their lowest card that beats yours. If they have none, you keep yours.
outpost-board-seen = seen: { $values }
outpost-board-seen-about = A card that you have seen.
outpost-board-overbid = { $check ->
    [none] You can pay { $most } at most. If you win and don’t pay, you lose what you bid above the printed cost.
   *[other] You can pay { $most } at most. If you are challenged, or win, your bid drops.
}
outpost-board-doubt = Challenge the { $amount }
outpost-board-challenge-about = The high bidder shows their whole hand to everyone. If it can’t pay the bid, the bid drops.
outpost-board-default = Don’t pay, lose { $penalty }
outpost-board-default-about = You lose at least { $penalty }, or all you have, and { $upgrade } is auctioned again without you. Unless you give all you have, nobody learns whether you could have paid.
outpost-board-your-money = Your money
outpost-board-money-of = { $name }’s money
outpost-board-cash-left = You pay { $due } of { $total } · { $left } left
outpost-board-tokens = { $count ->
    [one] { $count } research token
   *[other] { $count } research tokens
}
outpost-board-tokens-name = Tokens
outpost-board-needs-token = needs a Research token each
outpost-board-operating = { $limit } factories can run
outpost-board-surplus = { $count ->
    [one] { $count } colonist without housing leaves at the end of the round
   *[other] { $count } colonists without housing leave at the end of the round
}
outpost-board-surplus-short = { $count } without housing
outpost-board-raid = Attack: { $asset }
outpost-board-raid-against = attacks
outpost-board-raid-needed = Needed: twice the cost of { $cost } + twice the defence of { $defence }
outpost-board-raid-of = of { $needed } needed
outpost-board-raid-falls = It falls.
outpost-board-raid-stands = It stands.
outpost-board-raid-holds = It stands: { $missing } more needed.
outpost-board-raid-sides = Sides
outpost-board-raid-owner = owner
outpost-board-side-attack = attacks with { $value }
outpost-board-side-defence = defends with { $value }
outpost-board-side-asked = deciding
outpost-board-side-waits = waiting
outpost-board-side-out = stays out
outpost-board-immune = { $count ->
    [one] survived an attack: safe this round
   *[other] { $count } survived an attack: safe this round
}
outpost-board-attack-what = Attack { $name }’s { $asset } ({ $needed } needed)
outpost-board-attack-go = Attack { $name }’s { $asset }
outpost-board-attack-target = Target
outpost-board-attack-about = { $needed } destroys it, plus 2 for every credit of defence. Others can help either side.
outpost-board-target = { $name }: { $asset } ({ $needed } needed)
outpost-board-target-immune = { $name }: { $asset } (safe this round)
outpost-board-tray-lay = Choose cards from your hand.
outpost-board-forecast = { $strength } of { $least } needed.
outpost-board-enough-destroy = Just enough to destroy
outpost-board-enough-save = Just enough to save
outpost-board-defending = { $you ->
    [seat] Defend your { $asset }
   *[none] Defend { $seat }’s { $asset }
}
outpost-board-defending-about = Each credit counts double.
outpost-board-supporting = { $you ->
    [seat] Attack your own { $asset }
   *[none] Attack { $seat }’s { $asset }
}
outpost-board-supporting-about = Each credit adds to the attack.
outpost-board-evict = { $count ->
    [one] Remove { $count } colonist
   *[other] Remove { $count } colonists
}
outpost-board-waste-overbid = You can pay { $most } at most. Bid { $amount }?
outpost-board-waste-default = You could pay { $due }. Not paying costs you { $amount } and gets you nothing. Refuse to pay?
outpost-board-waste-attack = This is worth { $strength } of { $needed } needed: others would have to help. Attack?
outpost-board-waste-cards-now = { $count ->
    [one] You are { $count } card over your limit of { $limit } and will have to discard unless you spend some now. End your turn?
   *[other] You are { $count } cards over your limit of { $limit } and will have to discard unless you spend some now. End your turn?
}
outpost-board-status-turn = { $you ->
    [seats] Your turn
   *[none] { $seats }’s turn
}
outpost-board-status-bid = { $upgrade }: { $seats } to bid or pass
outpost-board-status-pay = { $upgrade }: { $seats } to pay
outpost-board-status-raid = Attack on { $asset }: { $seats } to take a side
outpost-board-status-phase = { $phase }: waiting for { $seats }

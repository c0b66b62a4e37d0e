### Homesteaders. How parameters become variables is told in app/texts.py.

homesteaders-title = Homesteaders

## What happened: the course of the game

homesteaders-first_player = { $you ->
    [seat] You have the first-player card.
   *[none] { $seat } has the first-player card.
}
homesteaders-round = Round { $round }. Auction 1: { $lot_1 }. Auction 2: { $lot_2 }.{ $lot_3_count ->
    [0] { "" }
   *[other] { " Auction 3: " }{ $lot_3 }.
}
homesteaders-stage = { $stage }: new buildings are available.
homesteaders-final_income = Ten rounds have been played: one last income.
homesteaders-place_in_order = { $you ->
    [seat] You ask for turn order: worker placement starts over.
   *[none] { $seat } asks for turn order: worker placement starts over.
}
homesteaders-placed = { $you ->
    [seat] You place
   *[none] { $seat } places
} { $slots_count ->
    [0] no workers
   *[other] workers: { $slots }
}{ $idle ->
    [0] { "" }
   *[other] { " (" }{ $idle } idle)
}.
homesteaders-income = { $you ->
    [seat] You receive
   *[none] { $seat } receives
} { $gets_count ->
    [0] no income
   *[other] { $gets }
}.
homesteaders-income-faded = { $seat } receives income.
homesteaders-debt_discarded = { $building }: { $you ->
    [seat] { $gives_count ->
        [0] you have no debt and receive { $gets }
       *[other] you discard { $gives }
    }
   *[none] { $gives_count ->
        [0] { $seat } has no debt and receives { $gets }
       *[other] { $seat } discards { $gives }
    }
}.
homesteaders-debt_discarded-faded = { $seat } uses the { $building }.
homesteaders-wages = { $you ->
    [seat] You pay { $gives } in wages.
   *[none] { $seat } pays { $gives } in wages.
}
homesteaders-wages-faded = { $seat } pays wages.
homesteaders-scored = { $you ->
    [seat] You score
   *[none] { $seat } scores
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $sources }.
homesteaders-scored_nothing = { $you ->
    [seat] You score no points.
   *[none] { $seat } scores no points.
}
homesteaders-over = Game over: { $winners_count ->
    [one] { $you ->
        [winners] you win
       *[none] { $winners } wins
    }
   *[other] { $winners } win together
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}!

## What happened: trade and debt

homesteaders-borrowed = { $you ->
    [seat] You borrow: { $gets }.
   *[none] { $seat } borrows: { $gets }.
}
homesteaders-borrowed-faded = { $seat } borrows.
homesteaders-bought = { $you ->
    [seat] You buy { $gets } for { $gives }.
   *[none] { $seat } buys { $gets } for { $gives }.
}
homesteaders-bought-faded = { $seat } buys something.
homesteaders-sold = { $you ->
    [seat] You sell at the market: { $gives } for { $gets }.
   *[none] { $seat } sells at the market: { $gives } for { $gets }.
}
homesteaders-sold-faded = { $seat } sells something.
homesteaders-hired = { $you ->
    [seat] You hire { $gets } for { $gives }.
   *[none] { $seat } hires { $gets } for { $gives }.
}
homesteaders-hired-faded = { $seat } hires { $gets }.
homesteaders-used_market = { $you ->
    [seat] You turn { $gives } into { $gets } at the Market.
   *[none] { $seat } turns { $gives } into { $gets } at the Market.
}
homesteaders-used_market-faded = { $seat } uses the Market.
homesteaders-used_bank = { $you ->
    [seat] You turn { $gives } into { $gets } at the Bank.
   *[none] { $seat } turns { $gives } into { $gets } at the Bank.
}
homesteaders-used_bank-faded = { $seat } uses the Bank.
homesteaders-repaid = { $you ->
    [seat] You repay debt: { $gives } return to the supply.
   *[none] { $seat } repays debt: { $gives } return to the supply.
}
homesteaders-repaid-faded = { $seat } repays debt.

## What happened: the auction

homesteaders-neutral = { $you ->
    [seat] You place the neutral bid of { $amount } on auction { $lot }.
   *[none] { $seat } places the neutral bid of { $amount } on auction { $lot }.
}
homesteaders-neutral_level = Neutral bid next round: { $amount }.
homesteaders-bid = { $you ->
    [seat] You bid { $amount } on auction { $lot }.
   *[none] { $seat } bids { $amount } on auction { $lot }.
}
homesteaders-outbid_neutral = { $you ->
    [seat] You bid { $amount } on auction { $lot }, beating the neutral bid.
   *[none] { $seat } bids { $amount } on auction { $lot }, beating the neutral bid.
}
homesteaders-outbid = { $you ->
    [seat] You bid { $amount } on auction { $lot }, outbidding { $seats }.
    [seats] { $seat } bids { $amount } on auction { $lot }, outbidding you.
   *[none] { $seat } bids { $amount } on auction { $lot }, outbidding { $seats }.
}
homesteaders-passed = { $you ->
    [seat] You pass.
   *[none] { $seat } passes.
}
homesteaders-unsold = Auction { $lot }: no bids.
homesteaders-neutral_won = The neutral bid wins auction { $lot }: nobody gets it.
homesteaders-won = { $you ->
    [seat] You win auction { $lot } for { $amount }.
   *[none] { $seat } wins auction { $lot } for { $amount }.
}
homesteaders-advanced = { $you ->
    [seat] You advance to space { $track } of the railroad track.
   *[none] { $seat } advances to space { $track } of the railroad track.
}
homesteaders-bonus = { $you ->
    [seat] You take { $gets } from the railroad track.
   *[none] { $seat } takes { $gets } from the railroad track.
}

## What happened: lots and buildings

homesteaders-paid = { $you ->
    [seat] You pay { $gives } for auction { $lot }.
   *[none] { $seat } pays { $gives } for auction { $lot }.
}
homesteaders-paid-faded = { $seat } pays { $amount } for auction { $lot }.
homesteaders-built = { $you ->
    [seat] You build
   *[none] { $seat } builds
} { $building } { $gives_count ->
    [0] for free
   *[other] for { $gives }
}.
homesteaders-built-faded = { $seat } builds { $building }.
homesteaders-forged = { $you ->
    [seat] Forge: you receive { $gets }.
   *[none] Forge: { $seat } receives { $gets }.
}
homesteaders-forged-faded = Forge: { $seat } is rewarded.
homesteaders-building_gives = { $you ->
    [seat] { $building }: you receive { $gets }.
   *[none] { $building }: { $seat } receives { $gets }.
}
homesteaders-building_gives-faded = { $building }: { $seat } receives a bonus.
homesteaders-not_built = { $you ->
    [seat] You build nothing.
   *[none] { $seat } builds nothing.
}
homesteaders-no_worker = { $you ->
    [seat] You decline the worker.
   *[none] { $seat } declines the worker.
}
homesteaders-not_exchanged = { $you ->
    [seat] You decline the exchange.
   *[none] { $seat } declines the exchange.
}
homesteaders-received = { $you ->
    [seat] You receive { $gets }.
   *[none] { $seat } receives { $gets }.
}
homesteaders-received-faded = { $seat } receives points.
homesteaders-exchanged = { $you ->
    [seat] You exchange { $gives } for { $gets }.
   *[none] { $seat } exchanges { $gives } for { $gets }.
}
homesteaders-exchanged-faded = { $seat } makes the exchange.
homesteaders-lot_done = { $you ->
    [seat] You are done with auction { $lot }.
   *[none] { $seat } is done with auction { $lot }.
}

## What is asked

homesteaders-ask-place = Place your workers.
homesteaders-ask-wages = Pay { $due } in wages.
homesteaders-ask-neutral = Place the neutral bid of { $amount }.
homesteaders-ask-bid = Your turn: bid or pass.
homesteaders-ask-bonus = Railroad track, space { $track }: choose a bonus.
homesteaders-ask-pay = You won auction { $lot } for { $due }. How do you pay?
homesteaders-ask-build = What do you build? Allowed: { $types }.
homesteaders-ask-station = Train Station: what else do you build? Allowed: { $types }.
homesteaders-ask-worker = Take the free worker?
homesteaders-ask-exchange = Exchange { $gives } for { $gets }?
homesteaders-ask-confirm = Done with auction { $lot }?
homesteaders-ask-final = Last trades and repayments. Your score now: { $score }.

## Refused

refused-no_trade_token = No trade token left: every deal costs one.
refused-not_enough_trade_tokens = { $high ->
    [one] You have only { $high } trade token.
   *[other] You have only { $high } trade tokens.
}
refused-too_many_debts = You have reached the debt limit.
refused-debts_not_needed = { $high ->
    [0] You don’t need any debt for this.
   *[other] That’s more debt than you need: { $high } will do.
}
refused-not_enough_silver = { $low ->
    [one] Not enough silver: sell, use gold, or take { $low } debt.
   *[other] Not enough silver: sell, use gold, or take { $low } debts.
}
refused-not_enough_gold = You don’t have that much gold.
refused-too_much_gold = That’s too much gold, and there is no change.
refused-way_not_proposed = This can’t be done in one step: trade first, then try again.
refused-must_buy_first = Buy at least { $low } of it first.
refused-missing_goods = Missing { $missing }
refused-out_of_reach = Missing { $missing } (not enough trade tokens)
refused-no_such_resource = You can’t choose that resource here.
refused-no_such_building = You need the { $building } for this.
refused-no_river_port = You need a River Port to use gold instead.
refused-too_early = You can repay debts only after the last income.
refused-no_debt = You have no debts.
refused-repay_needs_silver = Repaying a debt costs 5 silver.
refused-repay_needs_gold = You have no gold to repay a debt with.
refused-lacks_workers = { $high ->
    [one] You have { $high } worker, but placed { $number }.
   *[other] You have { $high } workers, but placed { $number }.
}
refused-no_such_slot = You have no such worker slot.
refused-slot_overfull = { $high ->
    [one] { $item } has room for { $high } worker.
   *[other] { $item } has room for { $high } workers.
}
refused-already_in_order = Workers are already placed in turn order this round.
refused-no_such_lot = There is no such auction this round.
refused-not_on_ladder = Possible bids: 3, 4, 5, 6, 7, 9, 12, 16 and 21.
refused-bid_too_low = { $low ->
    [0] The bid is at { $high }, the maximum.
   *[other] Minimum { $low }: the bid is at { $high }.
}
refused-no_higher_bid = No higher bid is possible: you can only pass.
refused-no_such_bonus = There is no such bonus.
refused-bonus_locked = You haven’t reached this bonus yet.
refused-already_owned = You already have this building.
refused-type_not_allowed = Allowed here: { $types }
refused-not_in_offer = This building is not available now.
refused-beyond_limit = The bid is already at { $amount }.

## Goods, after a number

homesteaders-resource-silver = { $count ->
    [one] silver
   *[other] silver
}
homesteaders-resource-trade = { $count ->
    [one] trade token
   *[other] trade tokens
}
homesteaders-resource-debt = { $count ->
    [one] debt
   *[other] debts
}
homesteaders-resource-vp = { $count ->
    [one] victory point
   *[other] victory points
}
homesteaders-resource-wood = wood
homesteaders-resource-food = food
homesteaders-resource-steel = steel
homesteaders-resource-gold = gold
homesteaders-resource-copper = copper
homesteaders-resource-livestock = livestock
homesteaders-resource-worker = { $count ->
    [one] worker
   *[other] workers
}
homesteaders-resource-rail = { $count ->
    [one] rail line
   *[other] rail lines
}

## Where points come from, after a number

homesteaders-sources-chips = from chips
homesteaders-sources-buildings = from buildings
homesteaders-sources-bonuses = from building bonuses
homesteaders-sources-goods = from gold, copper and livestock
homesteaders-sources-debts = for debts

## Where points come from, in a table

homesteaders-points-chips = VP chips
homesteaders-points-buildings = Buildings
homesteaders-points-bonuses = Building bonuses
homesteaders-points-goods = Gold, copper, livestock
homesteaders-points-debts = Debts

## Buildings

homesteaders-building-homestead = Homestead
homesteaders-building-homestead-about = Income: 2 silver. One worker: 1 wood. Another worker: 1 victory point.
homesteaders-building-grain_mill = Grain Mill
homesteaders-building-grain_mill-about = Income: 1 food.
homesteaders-building-farm = Farm
homesteaders-building-farm-about = One worker: 1 trade token and 2 silver. Another worker: 1 food.
homesteaders-building-market = Market
homesteaders-building-market-about = Income: 1 trade token. Worker: 2 silver. Any time, a trade token turns wood into food or food into steel.
homesteaders-building-foundry = Foundry
homesteaders-building-foundry-about = Worker: 1 steel.
homesteaders-building-steel_mill = Steel Mill
homesteaders-building-steel_mill-about = Income: 1 steel.
homesteaders-building-boarding_house = Boarding House
homesteaders-building-boarding_house-about = When built: discard 1 debt, or gain 2 silver if you have none. Income: 2 silver. At the end: 1 point per industrial building.
homesteaders-building-railworkers_house = Railworkers House
homesteaders-building-railworkers_house-about = Income: 1 silver and 1 trade token. At the end: 1 point per worker and per rail line.
homesteaders-building-ranch = Ranch
homesteaders-building-ranch-about = When built: 1 trade token. Worker: 1 livestock.
homesteaders-building-trading_post = Trading Post
homesteaders-building-trading_post-about = Income: 2 trade tokens.
homesteaders-building-general_store = General Store
homesteaders-building-general_store-about = Income: 1 trade token. You get 1 extra silver for each resource you sell at the market.
homesteaders-building-gold_mine = Gold Mine
homesteaders-building-gold_mine-about = Worker: 1 gold.
homesteaders-building-copper_mine = Copper Mine
homesteaders-building-copper_mine-about = Worker: 1 copper.
homesteaders-building-river_port = River Port
homesteaders-building-river_port-about = Two workers: 1 gold. You may use gold instead of copper or livestock to build and in exchanges for 4 points.
homesteaders-building-church = Church
homesteaders-building-church-about = Income: 2 victory points.
homesteaders-building-workshop = Workshop
homesteaders-building-workshop-about = When built: 1 worker, if you like. Income: 1 victory point.
homesteaders-building-depot = Depot
homesteaders-building-depot-about = When built: 1 railroad advance. Income: 2 silver. At the end: 1 point per rail line.
homesteaders-building-stables = Stables
homesteaders-building-stables-about = Income: 1 trade token and 1 victory point. At the end: 1 point per residential building.
homesteaders-building-bank = Bank
homesteaders-building-bank-about = Income: discard 1 debt, or gain 2 silver if you have none. Any time, a trade token turns into 1 silver. At the end: 1 point per special building.
homesteaders-building-meatpacking_plant = Meatpacking Plant
homesteaders-building-meatpacking_plant-about = One worker: 2 victory points. Another worker: 2 victory points.
homesteaders-building-forge = Forge
homesteaders-building-forge-about = When built: 1 railroad advance. Worker: 2 victory points. Each building you build later: 1 victory point.
homesteaders-building-factory = Factory
homesteaders-building-factory-about = Income: 2 victory points. At the end: 1 point per industrial building.
homesteaders-building-rodeo = Rodeo
homesteaders-building-rodeo-about = Income: 1 silver per worker you have, 5 at most.
homesteaders-building-lawyer = Lawyer
homesteaders-building-lawyer-about = Income: 2 victory points. You can outbid others with an equal bid. At the end: 1 point per commercial building.
homesteaders-building-fairgrounds = Fairgrounds
homesteaders-building-fairgrounds-about = Income: 1 gold. At the end: 1 point per residential building.
homesteaders-building-dude_ranch = Dude Ranch
homesteaders-building-dude_ranch-about = At the end: 1 point per worker.
homesteaders-building-town_hall = Town Hall
homesteaders-building-town_hall-about = At the end: 1 point per commercial building.
homesteaders-building-terminal = Terminal
homesteaders-building-terminal-about = At the end: 1 point per rail line.
homesteaders-building-restaurant = Restaurant
homesteaders-building-restaurant-about = At the end: 1 point per special building.
homesteaders-building-train_station = Train Station
homesteaders-building-train_station-about = When built: 1 rail line, and you may build one more building of any type.
homesteaders-building-circus = Circus
homesteaders-building-circus-about = At the end: 1 point per worker.
homesteaders-building-rail_yard = Rail Yard
homesteaders-building-rail_yard-about = When built: 1 railroad advance. At the end: 1 point per building you have.

## Places for workers; $face is which one of the building

homesteaders-item-homestead = Homestead { $face }
homesteaders-item-farm = Farm { $face }
homesteaders-item-market = Market
homesteaders-item-foundry = Foundry
homesteaders-item-ranch = Ranch
homesteaders-item-gold_mine = Gold Mine
homesteaders-item-copper_mine = Copper Mine
homesteaders-item-river_port = River Port
homesteaders-item-meatpacking_plant = Meatpacking Plant { $face }
homesteaders-item-forge = Forge

## Types of building and stages of the game

homesteaders-types-residential = Residential
homesteaders-types-industrial = Industrial
homesteaders-types-commercial = Commercial
homesteaders-types-special = Special
homesteaders-stage-settlement = Settlement
homesteaders-stage-settlement_town = Settlement and Town
homesteaders-stage-town = Town
homesteaders-stage-city = City

## Auction tiles

homesteaders-lot_1-a1-01 = Residential or Commercial
homesteaders-lot_1-a1-02 = Industrial
homesteaders-lot_1-a1-03 = Commercial
homesteaders-lot_1-a1-04 = Residential or Industrial
homesteaders-lot_1-a1-05 = Commercial + 1 worker
homesteaders-lot_1-a1-06 = Residential + 1 worker
homesteaders-lot_1-a1-07 = Industrial + 1 worker
homesteaders-lot_1-a1-08 = Any building
homesteaders-lot_1-a1-09 = Any building + 4 points for 1 copper
homesteaders-lot_1-a1-10 = Any building + 4 points for 1 livestock
homesteaders-lot_2-a2-s1 = Residential
homesteaders-lot_2-a2-s2 = Industrial
homesteaders-lot_2-a2-s3 = Any building
homesteaders-lot_2-a2-s4 = 1 worker + 1 railroad advance
homesteaders-lot_2-a2-t1 = Residential or Commercial
homesteaders-lot_2-a2-t2 = Commercial or Industrial
homesteaders-lot_2-a2-t3 = Industrial or Special
homesteaders-lot_2-a2-t4 = Residential or Special + 1 rail line for 1 wood
homesteaders-lot_2-a2-c1 = Commercial or Industrial + 2 points for 1 food
homesteaders-lot_2-a2-c2 = Residential or Special + 2 points for 1 food
homesteaders-lot_3-a3-s1 = Residential
homesteaders-lot_3-a3-s2 = Commercial
homesteaders-lot_3-a3-s3 = Industrial
homesteaders-lot_3-a3-s4 = 1 worker + 1 railroad advance
homesteaders-lot_3-a3-t1 = Residential
homesteaders-lot_3-a3-t2 = Commercial
homesteaders-lot_3-a3-t3 = Industrial + 1 rail line for 1 wood
homesteaders-lot_3-a3-t4 = Any building
homesteaders-lot_3-a3-c1 = Residential or Commercial + 2 points for 1 food
homesteaders-lot_3-a3-c2 = 6 points + 2 points for 1 food

## Bonuses of the railroad track

homesteaders-bonus-trade = 1 trade token
homesteaders-bonus-rail = 1 rail line
homesteaders-bonus-worker = 1 worker
homesteaders-bonus-resource = 1 resource of your choice
homesteaders-bonus-vp = 3 victory points

## Phases of a round, steps of a lot

homesteaders-phase-placing = Worker placement
homesteaders-phase-wages = Wages
homesteaders-phase-neutral = Neutral bid
homesteaders-phase-bidding = Auction
homesteaders-phase-lots = Building
homesteaders-phase-final = Final trades
homesteaders-phase-over = Game over
homesteaders-step-pay = paying
homesteaders-step-build = building
homesteaders-step-station = building once more
homesteaders-step-worker = deciding on a worker
homesteaders-step-exchange = deciding on the exchange
homesteaders-step-bonus = choosing a bonus
homesteaders-step-confirm = confirming

## Actions: what is written on their buttons

homesteaders-action-place_workers = Place workers
homesteaders-action-place_in_order = Wait for the players before me
homesteaders-action-place_neutral = Place the neutral bid
homesteaders-action-bid = Bid
homesteaders-action-pass = Pass
homesteaders-action-pay = Pay
homesteaders-action-build = Build
homesteaders-action-take_worker = Take the worker
homesteaders-action-exchange = Exchange
homesteaders-action-decline = Decline
homesteaders-action-choose_bonus = Choose a bonus
homesteaders-action-confirm = Done
homesteaders-action-take_debt = Take debt
homesteaders-action-buy = Buy
homesteaders-action-sell = Sell
homesteaders-action-hire = Hire a worker
homesteaders-action-use_market = Use the Market
homesteaders-action-use_bank = Use the Bank
homesteaders-action-repay = Repay debt
homesteaders-action-finish = Finish

## Standing orders

homesteaders-action-neutral_on = Place the neutral bid on
homesteaders-action-bid_up_to = Bid up to
homesteaders-action-pass_with = Otherwise pass and take
homesteaders-action-pay_wages = Pay wages in silver
homesteaders-order-neutral_on = Place the neutral bid on auction { $lot }
homesteaders-order-bid_up_to = Bid up to { $limit } on auction { $lot }
homesteaders-order-pass_with = { $resource_count ->
    [0] When not bidding, pass and take { $bonus }
   *[other] When not bidding, pass and take 1 { $resource }
}
homesteaders-order-pay_wages = Pay wages in silver while it lasts

## Fields of actions: what is written beside them

homesteaders-field-crews = Workers
homesteaders-field-lot = Auction
homesteaders-field-amount = Bid
homesteaders-field-gold = Gold to pay with
homesteaders-field-sell_wood = Wood to sell
homesteaders-field-sell_food = Food to sell
homesteaders-field-sell_steel = Steel to sell
homesteaders-field-sell_copper = Copper to sell
homesteaders-field-sell_livestock = Livestock to sell
homesteaders-field-sell_gold = Gold to sell
homesteaders-field-bank = Trade tokens to use at the Bank
homesteaders-field-debts = Debts to take
homesteaders-field-building = Building
homesteaders-field-gold_for_copper = Gold instead of copper
homesteaders-field-gold_for_livestock = Gold instead of livestock
homesteaders-field-buy_wood = Wood to buy
homesteaders-field-buy_food = Food to buy
homesteaders-field-buy_steel = Steel to buy
homesteaders-field-buy_gold = Gold to buy
homesteaders-field-buy_copper = Copper to buy
homesteaders-field-buy_livestock = Livestock to buy
homesteaders-field-good = Give
homesteaders-field-buy = Buy first
homesteaders-field-bonus = Bonus
homesteaders-field-resource = Resource
homesteaders-field-count = How many
homesteaders-field-into = Turn into
homesteaders-field-means = Pay with

## The board: where the game stands

homesteaders-board-course = Round and phase
homesteaders-board-round = Round
homesteaders-board-round-now = Round { $round } of { $rounds }
homesteaders-board-last-income = Last income
homesteaders-board-banner-stage = { $stage }: round { $round }, new buildings
homesteaders-board-stage = Stage
homesteaders-board-phase = Phase
homesteaders-board-order = Turn order
homesteaders-board-scenes = View
homesteaders-board-first = First player
homesteaders-board-status = { $you ->
    [seat] You are { $step }.
   *[none] { $seat } is { $step }.
}
homesteaders-board-status-lot = { $you ->
    [seat] Auction { $lot }: you are { $step }.
   *[none] Auction { $lot }: { $seat } is { $step }.
}
homesteaders-board-status-placing = Placing workers: { $seats }
homesteaders-board-status-wages = Paying wages: { $seats }
homesteaders-board-status-neutral = { $you ->
    [seats] Your turn: place the neutral bid.
   *[none] { $seats }’s turn to place the neutral bid.
}
homesteaders-board-status-bidding = { $you ->
    [seats] Your turn to bid.
   *[none] { $seats }’s turn to bid.
}
homesteaders-board-status-final = Last trades: { $seats }

## The board: the auction

homesteaders-board-auction = Auction
homesteaders-board-standing = Bidding status
homesteaders-board-stand-leads = leads no. { $lot }
homesteaders-board-stand-wins = won no. { $lot }
homesteaders-board-stand-bids = bidding
homesteaders-board-stand-passed = passed
homesteaders-board-stand-waits = still in
homesteaders-board-lot = Auction { $lot }
homesteaders-board-ladder = Bids on auction { $lot }
homesteaders-board-no-bid = no bid yet
homesteaders-board-unsold = unclaimed
homesteaders-board-neutral = Neutral bid
homesteaders-board-neutral-leads = neutral { $amount }
homesteaders-board-neutral-here = Place it here
homesteaders-board-bidding = Your bid
homesteaders-board-bid = Bid { $amount } on auction { $lot }
homesteaders-board-bid-cost = Bid { $amount } on auction { $lot } ({ $cost } at the end)
homesteaders-board-bid-from = Bid { $amount }+ on auction { $lot }
homesteaders-board-bid-hint = Or choose any step of a ladder.
homesteaders-board-means = { $gold ->
    [0] Costs { $amount }; you have { $silver } silver.
   *[other] Costs { $amount }; you have { $silver } silver and { $gold } gold.
}
homesteaders-board-means-points = At best { $change } at the end
homesteaders-board-pass = Pass
homesteaders-board-up-to = Max bid
homesteaders-board-up-to-limit = Max { $limit }
homesteaders-board-ordered-neutral = placed the neutral bid on auction { $lot }
homesteaders-board-ordered-bid = bid { $amount } on auction { $lot }
homesteaders-board-ordered-outbid = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-outbid_neutral = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-passed = passed
homesteaders-board-ordered-bonus = took { $gets }
homesteaders-board-pass-about = Advance on the railroad track and take a bonus: { $bonuses }.
homesteaders-board-pass-first = for { $bonus }
homesteaders-board-pass-to = space { $track }: up to { $bonus }
homesteaders-board-no-building = No building
homesteaders-board-any-building = Any building
homesteaders-board-exchange = After building, you may make this exchange once.
homesteaders-board-exchange-port = After building, you may make this exchange once. With a River Port, gold will do.
homesteaders-board-advance = 1 railroad advance
homesteaders-board-track = Railroad track: pass to advance and take a bonus you have reached
homesteaders-board-any-resource = resource of your choice
homesteaders-board-track-start = Start
homesteaders-board-this-round = This round’s auctions

## The board: one’s own stock and the market

homesteaders-board-stock = Behind your screen
homesteaders-board-stock-open = Your goods
homesteaders-board-score = { $score ->
    [one] { $score } point now
   *[other] { $score } points now
}
homesteaders-board-score-about = Your score if the game ended now.
homesteaders-board-market = Market
homesteaders-board-market-about = each deal costs a trade token
homesteaders-board-price = Price
homesteaders-board-buy = Buy { $gets } for { $gives }
homesteaders-board-buy-debts = { $debts ->
    [one] Take { $debts } debt and buy { $gets } for { $gives }
   *[other] Take { $debts } debts and buy { $gets } for { $gives }
}
homesteaders-board-buy-short = Buy
homesteaders-board-deal-points = { $deal } ({ $change } at the end)
homesteaders-board-sell = Sell: { $gives } for { $gets }
homesteaders-board-sell-short = Sell
homesteaders-board-swaps = Other deals
homesteaders-board-swap = { $action }: { $gives_count ->
    [0] { $gets }
   *[other] { $gets_count ->
        [0] { $gives }
       *[other] { $gives } for { $gets }
    }
}

## The board: towns

homesteaders-board-town = Your town
homesteaders-board-workers = Workers
homesteaders-board-rails = Rail lines
homesteaders-board-points-name = points
homesteaders-board-public-points = Points everybody can see: printed on buildings, plus their bonuses so far
homesteaders-board-printed = Printed points
homesteaders-board-bonus-now = Bonus so far
homesteaders-board-income-about = Every round, without a worker
homesteaders-board-idle = { $idle } idle
homesteaders-board-slot = { $place }: { $here } of { $room } workers
homesteaders-board-place-hint = Click a slot to move a worker.
homesteaders-board-income = Income:
homesteaders-board-income-placed = Current income:
homesteaders-board-wages = { $wages ->
    [0] no wages
   *[other] wages { $wages }
}
homesteaders-board-silver-after = silver { $before } → { $after }
homesteaders-board-silver-short = silver { $before }: { $after } short
homesteaders-board-towns = Towns
homesteaders-board-rivals = Rivals
homesteaders-board-waited = to act
homesteaders-board-screen = Screen

## The board: buildings and tiles

homesteaders-board-offer = Buildings
homesteaders-board-within-reach = Affordable now
homesteaders-board-nothing-near = Nothing affordable yet
homesteaders-board-land = Auction { $lot }: allowed buildings
homesteaders-board-land-empty = Auction { $lot }: no building
homesteaders-board-other-buildings = Other buildings
homesteaders-board-leaves = left:
homesteaders-board-offer-empty = No buildings left.
homesteaders-board-copies-about = { $copies ->
    [one] { $copies } copy left
   *[other] { $copies } copies left
}
homesteaders-board-leaving = gone after this round
homesteaders-board-owned = built
homesteaders-board-build-name = Build { $building }
homesteaders-board-cost = Cost:
homesteaders-board-free = free
homesteaders-board-reach-ready = Affordable
homesteaders-board-reach-far = Missing { $missing } (not enough trade tokens)
homesteaders-board-reach-trade = Buy { $missing } for { $gives }
homesteaders-board-reach-debts = { $debts ->
    [one] Buy { $missing } for { $gives } ({ $debts } debt)
   *[other] Buy { $missing } for { $gives } ({ $debts } debts)
}
homesteaders-board-later = Later buildings
homesteaders-board-from-round = { $stage }: from round { $round }
homesteaders-board-coming = Upcoming tiles
homesteaders-board-coming-open = Auction 1, round by round
homesteaders-board-coming-hidden = Auction { $lot }: face down, shuffled within each stage
homesteaders-board-coming-later = Later stages
homesteaders-board-in-round = Round { $round }

## The board: answers

homesteaders-board-placing = { $placed } of { $workers } workers placed
homesteaders-board-place-proposed = Reset
homesteaders-board-in-order-first = Have everybody place in turn order
homesteaders-board-in-order-about = This round, players place one after the other, and you see what those before you do. Secret placements so far are taken back.
homesteaders-board-pay = Pay
homesteaders-board-then-pay = then pay
homesteaders-board-first-sell = sell
homesteaders-board-first-bank = { $tokens ->
    [one] change { $tokens } trade token at the Bank
   *[other] change { $tokens } trade tokens at the Bank
}
homesteaders-board-first-borrow = { $debts ->
    [one] take { $debts } debt
   *[other] take { $debts } debts
}
homesteaders-board-first-buy = buy
homesteaders-board-lost = { $lost } lost (no change)
homesteaders-board-more-ways = More ways to pay
homesteaders-board-points-change = { $change } { $count ->
    [one] point
   *[other] points
}
homesteaders-board-points-about = What this changes in your final score, all else being equal
homesteaders-board-build-nothing = Build nothing
homesteaders-board-choose-below = { $count ->
    [one] Choose a building below: { $count } is affordable.
   *[other] Choose a building below: { $count } are affordable.
}
homesteaders-board-nothing-to-build = You can’t afford any building allowed here.
homesteaders-board-build-for = Build for
homesteaders-board-then-build = then build for

## The board: asked before something is wasted

homesteaders-board-waste-idle = { $count ->
    [one] { $count } worker stays idle although a slot is free. You still pay the wage.
   *[other] { $count } workers stay idle although a slot is free. You still pay their wages.
}
homesteaders-board-waste-partly = { $count ->
    [one] A slot without its full crew brings nothing.
   *[other] { $count } slots without their full crew bring nothing.
}
homesteaders-board-waste-change = There is no change for gold: you would lose { $lost } silver, and you have enough silver to pay.
homesteaders-board-waste-building = { $count ->
    [one] You can afford a building now, and you get nothing for skipping it.
   *[other] You can afford { $count } buildings now, and you get nothing for skipping them.
}
homesteaders-board-waste-debts = You still have debts, and you can repay one.
homesteaders-board-waste-trade = { $count ->
    [one] You still have { $count } trade token and something to sell: a sale brings a point.
   *[other] You still have { $count } trade tokens and something to sell: each sale brings a point.
}
homesteaders-board-mend-place = Put them to work
homesteaders-board-mend-pay = Pay { $gives } instead
homesteaders-board-mend-repay = Repay a debt
homesteaders-board-mend-sell = Sell 1 { $good } first

## The board: keys and the end

homesteaders-board-key-auction = Go to the auction
homesteaders-board-key-stock = Go to your goods and the market
homesteaders-board-key-town = Go to your town
homesteaders-board-key-offer = Go to the buildings
homesteaders-board-key-others = Go to the rivals
homesteaders-board-key-pass = Pass
homesteaders-tie-silver = Silver left

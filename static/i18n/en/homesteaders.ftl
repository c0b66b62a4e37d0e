### Homesteaders. How parameters become variables is told in app/texts.py.

homesteaders-title = Homesteaders

## What happened: the course of the game

homesteaders-first_player = { $seat } holds the first-player card.
homesteaders-round = Round { $round }: auction 1: { $lot_1 }; auction 2: { $lot_2 }{ $lot_3_count ->
    [0] { "" }
   *[other] ; auction 3: { $lot_3 }
}.
homesteaders-stage = { $stage }: other buildings are on offer from now on.
homesteaders-final_income = The ten rounds are over: there is one last income.
homesteaders-place_in_order = { $seat } asks for the workers to be placed in turn order: the placement begins anew.
homesteaders-placed = { $seat } { $slots_count ->
    [0] places no worker
   *[other] places workers: { $slots }
}{ $idle ->
    [0] { "" }
    [one] { "; " }{ $idle } stays idle
   *[other] { "; " }{ $idle } stay idle
}.
homesteaders-income = { $seat } receives { $gets_count ->
    [0] no income
   *[other] { $gets }
}.
homesteaders-income-faded = { $seat } receives income.
homesteaders-debt_discarded = { $gives_count ->
    [0] { $seat } has no debt to get rid of and receives { $gets } from the { $building }.
   *[other] { $seat } gets rid of { $gives } thanks to the { $building }.
}
homesteaders-debt_discarded-faded = { $seat } benefits from the { $building }.
homesteaders-wages = { $seat } pays the workers { $gives }.
homesteaders-wages-faded = { $seat } pays the workers.
homesteaders-scored = { $score ->
    [one] { $seat } has { $score } point: { $sources }.
   *[other] { $seat } has { $score } points: { $sources }.
}
homesteaders-scored_nothing = { $seat } has no points.
homesteaders-over = { $winners_count ->
    [one] { $score ->
        [one] The game is over: { $winners } wins with { $score } point!
       *[other] The game is over: { $winners } wins with { $score } points!
    }
   *[other] { $score ->
        [one] The game is over: { $winners } win together with { $score } point!
       *[other] The game is over: { $winners } win together with { $score } points!
    }
}

## What happened: trade and debt

homesteaders-borrowed = { $seat } borrows: { $gets }.
homesteaders-borrowed-faded = { $seat } borrows.
homesteaders-bought = { $seat } buys { $gets } for { $gives }.
homesteaders-bought-faded = { $seat } buys something.
homesteaders-sold = { $seat } sells at the market: { $gives } for { $gets }.
homesteaders-sold-faded = { $seat } sells something.
homesteaders-hired = { $seat } hires { $gets } for { $gives }.
homesteaders-hired-faded = { $seat } hires { $gets }.
homesteaders-used_market = { $seat } turns { $gives } into { $gets } at the Market.
homesteaders-used_market-faded = { $seat } uses the Market.
homesteaders-used_bank = { $seat } turns { $gives } into { $gets } at the Bank.
homesteaders-used_bank-faded = { $seat } uses the Bank.
homesteaders-repaid = { $seat } repays debts: { $gives } go back to the supply.
homesteaders-repaid-faded = { $seat } repays debts.

## What happened: the auction

homesteaders-neutral = { $seat } puts the neutral marker on auction { $lot }: it bids { $amount }.
homesteaders-neutral_level = In the next round the neutral marker bids { $amount }.
homesteaders-bid = { $seat } bids { $amount } on auction { $lot }.
homesteaders-outbid_neutral = { $seat } bids { $amount } on auction { $lot } and takes the lead from the neutral marker.
homesteaders-outbid = { $seat } bids { $amount } on auction { $lot }: { $seats } is outbid.
homesteaders-passed = { $seat } passes.
homesteaders-unsold = Nobody wants the lot of auction { $lot }.
homesteaders-neutral_won = The neutral marker keeps the lot of auction { $lot }: nobody gets it.
homesteaders-won = { $seat } wins auction { $lot } for { $amount }.
homesteaders-advanced = { $seat } advances on the railroad track: space { $track }.
homesteaders-bonus = { $seat } takes { $gets } from the railroad track.

## What happened: lots and buildings

homesteaders-paid = { $seat } pays { $gives } for the lot of auction { $lot }.
homesteaders-paid-faded = { $seat } pays { $amount } for the lot of auction { $lot }.
homesteaders-built = { $gives_count ->
    [0] { $seat } builds { $building } for free.
   *[other] { $seat } builds { $building } for { $gives }.
}
homesteaders-built-faded = { $seat } builds { $building }.
homesteaders-forged = The Forge brings { $seat } { $gets }.
homesteaders-forged-faded = The Forge brings { $seat } a reward.
homesteaders-building_gives = { $building }: { $seat } receives { $gets }.
homesteaders-building_gives-faded = { $building }: { $seat } receives a bonus.
homesteaders-not_built = { $seat } builds nothing.
homesteaders-no_worker = { $seat } does without the worker.
homesteaders-not_exchanged = { $seat } does without the exchange.
homesteaders-received = { $seat } receives { $gets }.
homesteaders-received-faded = { $seat } receives points.
homesteaders-exchanged = { $seat } gives { $gives } for { $gets }.
homesteaders-exchanged-faded = { $seat } uses the exchange.
homesteaders-lot_done = { $seat } is done with auction { $lot }.

## What is asked

homesteaders-ask-place = Where do your workers go?
homesteaders-ask-wages = Wages of { $due } are due: how do you pay?
homesteaders-ask-neutral = Where does the neutral marker bid { $amount }?
homesteaders-ask-bid = Do you bid, or do you pass?
homesteaders-ask-bonus = You stand on space { $track } of the railroad track: which bonus do you take?
homesteaders-ask-pay = Auction { $lot } is yours for { $due }: how do you pay?
homesteaders-ask-build = What do you build? Allowed: { $types }.
homesteaders-ask-station = The Train Station lets you build something more: { $types }.
homesteaders-ask-worker = Do you take the free worker?
homesteaders-ask-exchange = Do you give { $gives } for { $gets }?
homesteaders-ask-confirm = Are you done with auction { $lot }?
homesteaders-ask-final = Last trades and repayments: you would score { $score ->
    [one] { $score } point
   *[other] { $score } points
} now.

## Refused

refused-no_trade_token = You have no trade token: every deal takes one.
refused-not_enough_trade_tokens = { $high ->
    [one] You have only { $high } trade token.
   *[other] You have only { $high } trade tokens.
}
refused-too_many_debts = Nobody lends you any more: you have borrowed more than any game could ask for.
refused-debts_not_needed = { $high ->
    [0] No debt is needed for this.
   *[other] That is more debt than this takes: { $high } will do.
}
refused-not_enough_silver = { $low ->
    [one] Your silver does not suffice: sell, use gold, or take { $low } debt.
   *[other] Your silver does not suffice: sell, use gold, or take { $low } debts.
}
refused-not_enough_gold = You do not have that much gold.
refused-too_much_gold = That is more gold than this takes, and there is no change.
refused-way_not_proposed = This cannot be done in one go: trade first, then come back to it.
refused-must_buy_first = Something is missing: buy at least { $low } of it first.
refused-missing_goods = You lack { $missing }.
refused-out_of_reach = Missing { $missing } (not enough trade tokens)
refused-no_such_resource = That is not a resource that you could choose here.
refused-no_such_building = For this you need the { $building }.
refused-no_river_port = Only the owner of a River Port may use gold instead.
refused-too_early = Debts can only be repaid after the last income.
refused-no_debt = You have no debts.
refused-repay_needs_silver = Repaying a debt takes 5 silver.
refused-repay_needs_gold = You have no gold to repay a debt with.
refused-lacks_workers = { $high ->
    [one] You have { $high } worker, and you have placed { $number }.
   *[other] You have { $high } workers, and you have placed { $number }.
}
refused-no_such_slot = You have no such place for workers.
refused-slot_overfull = { $item } has room for { $high } only.
refused-already_in_order = Workers are already being placed in turn order.
refused-no_such_lot = There is no such auction this round.
refused-not_on_ladder = Bids are 3, 4, 5, 6, 7, 9, 12, 16 or 21.
refused-bid_too_low = { $low ->
    [0] The highest bid here is { $high }: nobody can go higher.
   *[other] The highest bid here is { $high }: you need at least { $low }.
}
refused-no_higher_bid = Nobody can go higher on any auction: you can only pass.
refused-no_such_bonus = There is no such bonus.
refused-bonus_locked = Your marker has not reached this bonus yet.
refused-already_owned = You already have this building: each one only once.
refused-type_not_allowed = Allowed here: { $types }.
refused-not_in_offer = No copy of this building can be built now.
refused-beyond_limit = The highest bid is { $amount } already.

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
homesteaders-sources-bonuses = from bonuses of buildings
homesteaders-sources-goods = from gold, copper and livestock
homesteaders-sources-debts = for debts

## Where points come from, in a table

homesteaders-points-chips = VP chips
homesteaders-points-buildings = Buildings
homesteaders-points-bonuses = Bonuses of buildings
homesteaders-points-goods = Gold, copper and livestock
homesteaders-points-debts = Debts

## Buildings

homesteaders-building-homestead = Homestead
homesteaders-building-homestead-about = Brings 2 silver; a worker brings 1 wood, another one 1 victory point.
homesteaders-building-grain_mill = Grain Mill
homesteaders-building-grain_mill-about = Brings 1 food.
homesteaders-building-farm = Farm
homesteaders-building-farm-about = A worker brings 1 trade token and 2 silver, another one 1 food.
homesteaders-building-market = Market
homesteaders-building-market-about = Brings 1 trade token; a worker brings 2 silver. At any time, a trade token turns wood into food or food into steel.
homesteaders-building-foundry = Foundry
homesteaders-building-foundry-about = A worker brings 1 steel.
homesteaders-building-steel_mill = Steel Mill
homesteaders-building-steel_mill-about = Brings 1 steel.
homesteaders-building-boarding_house = Boarding House
homesteaders-building-boarding_house-about = Rids you of a debt when it is built, or brings 2 silver if you have none. Brings 2 silver. At the end, 1 point for each industrial building.
homesteaders-building-railworkers_house = Railworkers House
homesteaders-building-railworkers_house-about = Brings 1 silver and 1 trade token. At the end, 1 point for each worker and each rail line.
homesteaders-building-ranch = Ranch
homesteaders-building-ranch-about = Brings 1 trade token when it is built. A worker brings 1 livestock.
homesteaders-building-trading_post = Trading Post
homesteaders-building-trading_post-about = Brings 2 trade tokens.
homesteaders-building-general_store = General Store
homesteaders-building-general_store-about = Brings 1 trade token, and 1 silver more for everything you sell at the market.
homesteaders-building-gold_mine = Gold Mine
homesteaders-building-gold_mine-about = A worker brings 1 gold.
homesteaders-building-copper_mine = Copper Mine
homesteaders-building-copper_mine-about = A worker brings 1 copper.
homesteaders-building-river_port = River Port
homesteaders-building-river_port-about = Two workers bring 1 gold. Gold may stand for copper and livestock when you build and in the exchanges for 4 points.
homesteaders-building-church = Church
homesteaders-building-church-about = Brings 2 victory points.
homesteaders-building-workshop = Workshop
homesteaders-building-workshop-about = Brings a worker when it is built, if you like, and 1 victory point.
homesteaders-building-depot = Depot
homesteaders-building-depot-about = Moves you along the railroad track when it is built. Brings 2 silver. At the end, 1 point for each rail line.
homesteaders-building-stables = Stables
homesteaders-building-stables-about = Brings 1 trade token and 1 victory point. At the end, 1 point for each residential building.
homesteaders-building-bank = Bank
homesteaders-building-bank-about = Rids you of a debt, or brings 2 silver if you have none. At any time, trade tokens turn into silver. At the end, 1 point for each special building.
homesteaders-building-meatpacking_plant = Meatpacking Plant
homesteaders-building-meatpacking_plant-about = Each of two workers brings 2 victory points.
homesteaders-building-forge = Forge
homesteaders-building-forge-about = Moves you along the railroad track when it is built. A worker brings 2 victory points. Every building that you build later brings 1 victory point.
homesteaders-building-factory = Factory
homesteaders-building-factory-about = Brings 2 victory points. At the end, 1 point for each industrial building.
homesteaders-building-rodeo = Rodeo
homesteaders-building-rodeo-about = Brings 1 silver for each of your workers, 5 at most.
homesteaders-building-lawyer = Lawyer
homesteaders-building-lawyer-about = Brings 2 victory points, and lets you outbid others with an equal bid. At the end, 1 point for each commercial building.
homesteaders-building-fairgrounds = Fairgrounds
homesteaders-building-fairgrounds-about = Brings 1 gold. At the end, 1 point for each residential building.
homesteaders-building-dude_ranch = Dude Ranch
homesteaders-building-dude_ranch-about = At the end, 1 point for each worker.
homesteaders-building-town_hall = Town Hall
homesteaders-building-town_hall-about = At the end, 1 point for each commercial building.
homesteaders-building-terminal = Terminal
homesteaders-building-terminal-about = At the end, 1 point for each rail line.
homesteaders-building-restaurant = Restaurant
homesteaders-building-restaurant-about = At the end, 1 point for each special building.
homesteaders-building-train_station = Train Station
homesteaders-building-train_station-about = Brings 1 rail line when it is built, and lets you build something more of any type.
homesteaders-building-circus = Circus
homesteaders-building-circus-about = At the end, 1 point for each worker.
homesteaders-building-rail_yard = Rail Yard
homesteaders-building-rail_yard-about = Moves you along the railroad track when it is built. At the end, 1 point for each of your buildings.

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
homesteaders-stage-settlement_town = Settlement and town
homesteaders-stage-town = Town
homesteaders-stage-city = City

## Auction tiles

homesteaders-lot_1-a1-01 = Residential or Commercial
homesteaders-lot_1-a1-02 = Industrial
homesteaders-lot_1-a1-03 = Commercial
homesteaders-lot_1-a1-04 = Residential or Industrial
homesteaders-lot_1-a1-05 = Commercial + a worker
homesteaders-lot_1-a1-06 = Residential + a worker
homesteaders-lot_1-a1-07 = Industrial + a worker
homesteaders-lot_1-a1-08 = any building
homesteaders-lot_1-a1-09 = any building + 4 points for copper
homesteaders-lot_1-a1-10 = any building + 4 points for livestock
homesteaders-lot_2-a2-s1 = Residential
homesteaders-lot_2-a2-s2 = Industrial
homesteaders-lot_2-a2-s3 = any building
homesteaders-lot_2-a2-s4 = a worker + an advance (railroad)
homesteaders-lot_2-a2-t1 = Residential or Commercial
homesteaders-lot_2-a2-t2 = Commercial or Industrial
homesteaders-lot_2-a2-t3 = Industrial or Special
homesteaders-lot_2-a2-t4 = Residential or Special + a rail line for wood
homesteaders-lot_2-a2-c1 = Commercial or Industrial + 2 points for food
homesteaders-lot_2-a2-c2 = Residential or Special + 2 points for food
homesteaders-lot_3-a3-s1 = Residential
homesteaders-lot_3-a3-s2 = Commercial
homesteaders-lot_3-a3-s3 = Industrial
homesteaders-lot_3-a3-s4 = a worker + an advance (railroad)
homesteaders-lot_3-a3-t1 = Residential
homesteaders-lot_3-a3-t2 = Commercial
homesteaders-lot_3-a3-t3 = Industrial + a rail line for wood
homesteaders-lot_3-a3-t4 = any building
homesteaders-lot_3-a3-c1 = Residential or Commercial + 2 points for food
homesteaders-lot_3-a3-c2 = 6 points + 2 points for food

## Bonuses of the railroad track

homesteaders-bonus-trade = 1 trade token
homesteaders-bonus-rail = 1 rail line
homesteaders-bonus-worker = 1 worker
homesteaders-bonus-resource = 1 resource of your choice
homesteaders-bonus-vp = 3 victory points

## Phases of a round, steps of a lot

homesteaders-phase-placing = Placing workers
homesteaders-phase-wages = Wages
homesteaders-phase-neutral = Neutral bid
homesteaders-phase-bidding = Auction
homesteaders-phase-lots = Building
homesteaders-phase-final = Last trades
homesteaders-phase-over = Game over
homesteaders-step-pay = pays
homesteaders-step-build = builds
homesteaders-step-station = builds once more
homesteaders-step-worker = may take a worker
homesteaders-step-exchange = may use the exchange
homesteaders-step-bonus = chooses a bonus
homesteaders-step-confirm = confirms

## Actions: what is written on their buttons

homesteaders-action-place_workers = Place the workers
homesteaders-action-place_in_order = Place in turn order
homesteaders-action-place_neutral = Place the neutral marker
homesteaders-action-bid = Bid
homesteaders-action-pass = Pass
homesteaders-action-pay = Pay
homesteaders-action-build = Build
homesteaders-action-take_worker = Take the worker
homesteaders-action-exchange = Exchange
homesteaders-action-decline = Do without
homesteaders-action-choose_bonus = Choose a bonus
homesteaders-action-confirm = Done
homesteaders-action-take_debt = Take debts
homesteaders-action-buy = Buy
homesteaders-action-sell = Sell
homesteaders-action-hire = Hire a worker
homesteaders-action-use_market = Use the Market
homesteaders-action-use_bank = Use the Bank
homesteaders-action-repay = Repay debts
homesteaders-action-finish = Finish

## Standing orders

homesteaders-action-neutral_on = Place the neutral marker on
homesteaders-action-bid_up_to = Bid up to
homesteaders-action-pass_with = Otherwise pass and take
homesteaders-action-pay_wages = Pay wages in silver
homesteaders-order-neutral_on = Place the neutral marker on auction { $lot }
homesteaders-order-bid_up_to = Bid up to { $limit } on auction { $lot }
homesteaders-order-pass_with = { $resource_count ->
    [0] When not bidding, pass and take { $bonus }
   *[other] When not bidding, pass and take 1 { $resource }
}
homesteaders-order-pay_wages = Pay wages in silver while there is enough

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
homesteaders-field-bank = Trade tokens to change at the Bank
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
homesteaders-field-good = What is given
homesteaders-field-buy = To be bought first
homesteaders-field-bonus = Bonus
homesteaders-field-resource = Resource
homesteaders-field-count = How many
homesteaders-field-into = What it becomes
homesteaders-field-means = Paid with

## Options of a table

homesteaders-option-information = Screens
homesteaders-option-information-about = Whether goods are hidden behind screens.
homesteaders-option-information-screens = Hidden
homesteaders-option-information-screens-about = Silver, resources, trade tokens, debts and points of others are hidden until the end; the log tells amounts of the current round only.
homesteaders-option-information-open = Open
homesteaders-option-information-open-about = Everybody sees what everybody has; the log keeps everything.
homesteaders-option-placement = Placing workers
homesteaders-option-placement-about = In which order workers are placed.
homesteaders-option-placement-simultaneous = All together
homesteaders-option-placement-simultaneous-about = All place at the same time, in secret; anybody may ask for turn order in a round.
homesteaders-option-placement-turn_order = In turn order
homesteaders-option-placement-turn_order-about = One player after the other, first player first.
homesteaders-option-confirm_lot = Confirming lots
homesteaders-option-confirm_lot-about = Whether the winner of a lot says when it is done.
homesteaders-option-confirm_lot-on = Yes
homesteaders-option-confirm_lot-on-about = The game waits until the winner confirms, so even the last lot of a round can be undone before new tiles appear.
homesteaders-option-confirm_lot-off = No
homesteaders-option-confirm_lot-off-about = The game continues after the last step of a lot. You can still undo it until another player acts or new tiles appear.
homesteaders-option-first_player = First player
homesteaders-option-first_player-about = Who begins.
homesteaders-option-first_player-drawn = Drawn
homesteaders-option-first_player-drawn-about = Chance decides who begins.
homesteaders-option-first_player-first_seat = First seat
homesteaders-option-first_player-first_seat-about = Whoever sits in the first seat begins.

## The board: where the game stands

homesteaders-board-course = Where the game stands
homesteaders-board-round = Round
homesteaders-board-round-now = Round { $round } of { $rounds }
homesteaders-board-last-income = Last income
homesteaders-board-banner-stage = { $stage }: round { $round }, other buildings on offer
homesteaders-board-stage = Stage
homesteaders-board-phase = Phase
homesteaders-board-order = Turn order
homesteaders-board-scenes = What is shown here
homesteaders-board-first = First player
homesteaders-board-status = { $name } { $step }.
homesteaders-board-status-lot = Auction { $lot }: { $name } { $step }.
homesteaders-board-status-placing = { $seats_count ->
    [one] { $seats } is placing workers.
   *[other] { $seats } are placing workers.
}
homesteaders-board-status-wages = { $seats_count ->
    [one] { $seats } is paying the workers.
   *[other] { $seats } are paying the workers.
}
homesteaders-board-status-neutral = { $seats } places the neutral marker.
homesteaders-board-status-bidding = It is { $seats }’s turn to bid.
homesteaders-board-status-final = { $seats_count ->
    [one] { $seats } is making the last trades.
   *[other] { $seats } are making the last trades.
}

## The board: the auction

homesteaders-board-auction = Auction
homesteaders-board-standing = How the players stand
homesteaders-board-stand-leads = leads no. { $lot }
homesteaders-board-stand-wins = won no. { $lot }
homesteaders-board-stand-bids = bids now
homesteaders-board-stand-passed = has passed
homesteaders-board-stand-waits = still in
homesteaders-board-lot = Auction { $lot }
homesteaders-board-ladder = Bids on auction { $lot }
homesteaders-board-no-bid = no bid yet
homesteaders-board-unsold = unclaimed
homesteaders-board-neutral = Neutral marker
homesteaders-board-neutral-leads = neutral { $amount }
homesteaders-board-neutral-here = Marker here
homesteaders-board-bidding = Your bid
homesteaders-board-bid = Bid { $amount } on auction { $lot }
homesteaders-board-bid-cost = Bid { $amount } on auction { $lot } ({ $cost } at the end)
homesteaders-board-bid-from = Auction { $lot }: from { $amount }
homesteaders-board-bid-hint = Any step of a ladder can be clicked.
homesteaders-board-means = { $gold ->
    [0] Costs { $amount }; you have { $silver } silver.
   *[other] Costs { $amount }; you have { $silver } silver and { $gold } gold.
}
homesteaders-board-means-points = At best { $change } at the end
homesteaders-board-pass = Pass
homesteaders-board-up-to = Max bid
homesteaders-board-up-to-limit = Max { $limit }
homesteaders-board-ordered-neutral = put the neutral marker on auction { $lot }
homesteaders-board-ordered-bid = bid { $amount } on auction { $lot }
homesteaders-board-ordered-outbid = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-outbid_neutral = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-passed = passed
homesteaders-board-ordered-bonus = took { $gets }
homesteaders-board-pass-about = Passing moves you along the railroad track. You may choose among: { $bonuses }.
homesteaders-board-pass-first = for { $bonus }
homesteaders-board-pass-to = to space { $track }: up to { $bonus }
homesteaders-board-no-building = No building
homesteaders-board-any-building = Any building
homesteaders-board-exchange = One may exchange this once, after building.
homesteaders-board-exchange-port = One may exchange this once, after building; with a River Port, gold will do.
homesteaders-board-advance = An advance on the railroad track
homesteaders-board-track = Railroad track: whoever passes advances and takes one of the bonuses reached
homesteaders-board-any-resource = resource of your choice
homesteaders-board-track-start = Start
homesteaders-board-this-round = This round’s auctions

## The board: one’s own stock and the market

homesteaders-board-stock = Behind your screen
homesteaders-board-stock-open = Your goods
homesteaders-board-score = worth { $score } now
homesteaders-board-score-about = What you would score if the game ended now.
homesteaders-board-market = Market
homesteaders-board-market-about = every deal takes a trade token
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
homesteaders-board-swaps = Also at any time
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
homesteaders-board-public-points = Points that everybody can see: printed on buildings, and their bonuses as they stand
homesteaders-board-printed = Points printed on the building
homesteaders-board-bonus-now = What its bonus is worth by now
homesteaders-board-income-about = Comes in every round, without a worker
homesteaders-board-idle = { $idle } idle
homesteaders-board-slot = { $place }: { $here } of { $room } workers
homesteaders-board-explain = What they do
homesteaders-board-place-hint = Click a place to move a worker.
homesteaders-board-income = Income:
homesteaders-board-income-placed = Income as it stands:
homesteaders-board-wages = { $wages ->
    [0] no wages
   *[other] wages { $wages }
}
homesteaders-board-silver-after = silver { $before } → { $after }
homesteaders-board-silver-short = silver { $before }: { $after } short
homesteaders-board-towns = Towns
homesteaders-board-rivals = The others
homesteaders-board-waited = to decide
homesteaders-board-screen = Screen

## The board: buildings and tiles

homesteaders-board-offer = Buildings on offer
homesteaders-board-within-reach = Within reach now
homesteaders-board-nothing-near = Nothing within reach yet
homesteaders-board-land = Auction { $lot }: what may be built there
homesteaders-board-land-empty = Auction { $lot }: no building
homesteaders-board-other-buildings = Other buildings on offer
homesteaders-board-leaves = leaves
homesteaders-board-offer-empty = Nothing can be built any more.
homesteaders-board-copies-about = { $copies ->
    [one] { $copies } copy left
   *[other] { $copies } copies left
}
homesteaders-board-leaving = gone after this round
homesteaders-board-owned = yours
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
homesteaders-board-later = Buildings of later stages
homesteaders-board-from-round = { $stage }: from round { $round } on
homesteaders-board-coming = What is to come
homesteaders-board-coming-open = Auction 1, round by round
homesteaders-board-coming-hidden = Auction { $lot }: still face down, in any order within a stage
homesteaders-board-coming-later = Later stages
homesteaders-board-in-round = Round { $round }

## The board: answers

homesteaders-board-placing = { $placed } of { $workers } workers placed
homesteaders-board-place-proposed = As proposed
homesteaders-board-in-order-about = Everybody places one after the other this round, so that you see what others do; what was placed in secret is taken back.
homesteaders-board-pay = Pay
homesteaders-board-then-pay = then pay
homesteaders-board-first-sell = sell { $sells }
homesteaders-board-first-bank = { $tokens ->
    [one] change { $tokens } trade token at the Bank
   *[other] change { $tokens } trade tokens at the Bank
}
homesteaders-board-first-borrow = { $debts ->
    [one] take { $debts } debt
   *[other] take { $debts } debts
}
homesteaders-board-first-buy = buy
homesteaders-board-lost = { $lost } lost: no change
homesteaders-board-more-ways = Other ways to pay
homesteaders-board-points-change = { $change } { $count ->
    [one] point
   *[other] points
}
homesteaders-board-points-about = What this changes in your score at the end, all else being equal
homesteaders-board-build-nothing = Build nothing
homesteaders-board-choose-below = { $count ->
    [one] Choose the building below: { $count } is within reach.
   *[other] Choose a building below: { $count } are within reach.
}
homesteaders-board-nothing-to-build = You cannot afford anything that is allowed here.
homesteaders-board-build-for = Build for
homesteaders-board-then-build = then build for

## The board: asked before something is wasted

homesteaders-board-waste-idle = { $count ->
    [one] { $count } worker stays idle though a place is free, and is paid all the same.
   *[other] { $count } workers stay idle though a place is free, and are paid all the same.
}
homesteaders-board-waste-partly = { $count ->
    [one] A place that is not fully manned brings nothing.
   *[other] { $count } places that are not fully manned bring nothing.
}
homesteaders-board-waste-change = There is no change for gold: { $lost } silver would be lost, and your silver would do.
homesteaders-board-waste-building = { $count ->
    [one] You could build something with what you have, and nothing makes up for it.
   *[other] You could build { $count } buildings with what you have, and nothing makes up for it.
}
homesteaders-board-waste-debts = You still have debts, and you could repay one.
homesteaders-board-waste-trade = { $count ->
    [one] You still have { $count } trade token and something to sell: a sale brings a point.
   *[other] You still have { $count } trade tokens and something to sell: a sale brings a point.
}
homesteaders-board-mend-place = Put them to work
homesteaders-board-mend-pay = Pay { $gives } instead
homesteaders-board-mend-repay = Repay one now
homesteaders-board-mend-sell = Sell 1 { $good } first

## The board: keys and the end

homesteaders-board-key-auction = To the auction
homesteaders-board-key-stock = To your stock and the market
homesteaders-board-key-town = To your town
homesteaders-board-key-offer = To the buildings on offer
homesteaders-board-key-others = To the others
homesteaders-board-key-pass = Pass
homesteaders-tie-silver = Silver left

### What the cards at a Homesteaders table say: loaded with the first one.

## Things

homesteaders-resource-silver-about = Pays for land and wages. Missing silver can be borrowed, or had for gold.
homesteaders-resource-trade-about = Each deal costs one: buying or selling a resource, or hiring a worker for one food.
homesteaders-resource-debt-about = Brings 2 silver whenever you can trade. Debts left at the end cost points: 1 for the first, 2 for the second, and so on.
homesteaders-resource-vp-about = Collected during the game. Buildings, precious goods and debts are counted at the end.
homesteaders-resource-wood-about = Builds most early buildings.
homesteaders-resource-food-about = Builds, and hires a worker with a trade token.
homesteaders-resource-steel-about = Builds the larger industrial and railroad buildings.
homesteaders-resource-gold-about = Worth 5 silver when you pay, repays a debt at the end, and each one left is worth 2 points.
homesteaders-resource-copper-about = Builds late buildings and pays for exchanges; each one left is worth 2 points.
homesteaders-resource-livestock-about = Builds late buildings and pays for exchanges; each one left is worth 2 points.
homesteaders-resource-worker-about = Works in one of your slots each round. Costs 1 silver in wages a round, even when idle, and never leaves.
homesteaders-resource-rail-about = Brings 1 silver at every income.
homesteaders-types-about = A type of building. Land allows some types; some buildings score for those you own.
homesteaders-slot = Worker slot
homesteaders-slot-about = Brings its income each round if all the workers it needs are there.
homesteaders-tile = Land
homesteaders-tile-about = The winner may put up an available building of an allowed type, then takes the extras.
homesteaders-plot = Free plot
homesteaders-plot-about = Room for another building. There is always more.
homesteaders-exchange = Exchange
homesteaders-exchange-about = The winner of this land may make it once. It is not a sale, and takes no trade token.
homesteaders-copies = Copies
homesteaders-copies-about = How many are still available. You cannot build the same building twice.

homesteaders-symbol-round = Round
homesteaders-symbol-round-about = New tiles, income, auction, building.
homesteaders-symbol-stage = Stage
homesteaders-symbol-stage-about = Decides which buildings and tiles are available. Buildings that are left over go when the town grows.
homesteaders-symbol-phase = Phase
homesteaders-symbol-phase-about = The part of the round that is being played.
homesteaders-symbol-first = First player
homesteaders-symbol-first-about = Bids first. The card goes to the winner of the first auction at the end of the round.
homesteaders-symbol-lead = Leads an auction
homesteaders-symbol-lead-about = Has the highest bid on it so far. Nobody leads two.
homesteaders-symbol-next = To act
homesteaders-symbol-next-about = The game waits for this player.
homesteaders-symbol-pass = Passed
homesteaders-symbol-pass-about = Out of this round’s auctions; took an advance on the railroad track instead.
homesteaders-symbol-bid = Bid
homesteaders-symbol-bid-about = A step of the ladder. A bid must be higher than the one already there, and is paid only by who wins the land.
homesteaders-symbol-advance = Railroad track
homesteaders-symbol-advance-about = Each advance moves your marker one space; then you choose one of the bonuses you have reached.
homesteaders-symbol-screen = Behind the screen
homesteaders-symbol-screen-about = Goods that only their owner sees during the game.
homesteaders-symbol-build = Build
homesteaders-symbol-build-about = A building goes up on the land.
homesteaders-symbol-done = Done
homesteaders-symbol-done-about = Affordable, or finished.
homesteaders-symbol-neutral = Neutral bid
homesteaders-symbol-neutral-about = With two players it opens one of the auctions. If nobody beats it, nobody gets that land.
homesteaders-symbol-out = Leaves the game
homesteaders-symbol-out-about = No longer available.
homesteaders-symbol-undo = Taken back
homesteaders-symbol-undo-about = An answer was taken back.

homesteaders-phase-placing-about = Everyone places their workers and collects income.
homesteaders-phase-wages-about = Everyone pays 1 silver for each worker.
homesteaders-phase-neutral-about = The first player places the neutral bid on one of the auctions.
homesteaders-phase-bidding-about = In turn order, bid on an auction or pass, until everyone leads one or has passed.
homesteaders-phase-lots-about = The winners pay, may build and use the extras of their land, in the order of the auctions.
homesteaders-phase-final-about = One last time to trade and repay debts.
homesteaders-phase-over-about = The game is over.

## Now

homesteaders-now-kind = { $types }
homesteaders-now-cost = Costs { $cost }.
homesteaders-now-free = Costs nothing.
homesteaders-now-printed = { $count ->
    [one] { $count } point at the end for the building itself.
   *[other] { $count } points at the end for the building itself.
}
homesteaders-now-copies = { $count ->
    [0] None left.
    [one] { $count } left, until round { $until } is over.
   *[other] { $count } left, until round { $until } is over.
}
homesteaders-now-later = Available from round { $round }.
homesteaders-now-owners = Built by { $seats }.
homesteaders-now-ready = You can afford it now.
homesteaders-now-far = You are missing { $missing }, and trade tokens to buy it.
homesteaders-now-reach = You can afford it after buying { $missing } for { $gives }.
homesteaders-now-reach-debts = You can afford it after buying { $missing } for { $gives }, with { $debts ->
    [one] { $debts } new debt
   *[other] { $debts } new debts
}.
homesteaders-now-yours = You have { $count }.
homesteaders-now-buy = Buying one costs you { $gives }.
homesteaders-now-sell = Selling one brings { $gets }, and costs a trade token.
homesteaders-now-tile-points = The winner gets { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
homesteaders-now-tile-worker = The winner gets a worker.
homesteaders-now-tile-advance = The winner advances on the railroad track.
homesteaders-now-tile-exchange = The winner may give { $gives } for { $gets }.
homesteaders-now-tile-port = The winner may give { $gives } for { $gets }; with a River Port, gold will do instead.
homesteaders-now-rounds = This is round { $round } of { $rounds }.
homesteaders-now-stage = This stage lasts until round { $until } is over.
homesteaders-now-track = You are on space { $track } of { $spaces }.

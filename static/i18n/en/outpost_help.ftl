### What the cards at an Outpost table say: loaded with the first one.

## Things

outpost-resource-about = Cards are money. Everyone sees on the back what was produced; only the owner sees how much the card is worth.
outpost-factory-about = With an operator it produces a card every round and is worth its victory points; without one it is worth nothing.
outpost-deck = Deck
outpost-deck-about = Where production cards come from. When it runs out, its discards are shuffled into a new deck.
outpost-turn_order = Player order
outpost-turn_order-about = Most victory points first; ties go to the higher total printed cost of upgrades, then to chance. Going first is a disadvantage.
outpost-ring = Bidders
outpost-ring-about = Each in turn bids higher or passes. Whoever passed can bid again after a new bid. The bar shows how much a player could bid, judging by the backs of their cards.
outpost-kicker = Kicker cards
outpost-kicker-about = Upgrades with slots of their own. They are auctioned like the others, but no discounts apply. Unsold ones leave when the next era starts.

outpost-symbol-vp = Victory points
outpost-symbol-vp-about = From upgrades, and from factories while they run. The most points win.
outpost-symbol-colonist = Colonists
outpost-symbol-colonist-about = A colonist can run any factory. Each needs housing.
outpost-symbol-robot = Robots
outpost-symbol-robot-about = A robot runs any factory except the special ones and needs no housing. You need the Robots upgrade to buy any.
outpost-symbol-hand = Cards in hand
outpost-symbol-hand-about = Cards held, and the hand limit. Whoever has more must discard, but only when the hand limit is checked, once a round.
outpost-symbol-era = Era
outpost-symbol-era-about = Decides which dice refill the market, and so which upgrades can come. It rises with the points of the leader.
outpost-symbol-research = Research
outpost-symbol-research-about = Each New Chemicals factory takes a Research card, or a research token where credits are used. Research cards may be exempt from the hand limit.
outpost-symbol-mega = Mega card
outpost-symbol-mega-about = One open card instead of four, of a known worth. It counts as four cards towards the hand limit.
outpost-symbol-note = Note
outpost-symbol-note-about = Stands for a card when its deck has run out. It is open and worth the average of its kind.
outpost-symbol-discount = Discount
outpost-symbol-discount-about = Reduces what you pay for an upgrade you won, but never the minimum bid.
outpost-symbol-bid = Bid
outpost-symbol-bid-about = The highest bid so far. Whoever bids it pays it, minus their own discounts.
outpost-symbol-pass = Passed
outpost-symbol-pass-about = Out of this auction, unless somebody bids again.
outpost-symbol-lead = Highest bidder
outpost-symbol-lead-about = Wins the upgrade if all others pass.
outpost-symbol-out = Withdrawn
outpost-symbol-out-about = Takes no part in auctions for the rest of the round.
outpost-symbol-housing = Housing
outpost-symbol-housing-about = Limits how many colonists you can have. Nodule, Outpost and Biosphere add to it.
outpost-symbol-produce = Next production
outpost-symbol-produce-about = What the running factories would bring next round, at the average of their cards.
outpost-symbol-die = Market dice
outpost-symbol-die-about = The roll is the number of the upgrade that enters the market.
outpost-symbol-discard = Discard
outpost-symbol-discard-about = Cards beyond the hand limit are lost.
outpost-symbol-turn = Player’s turn
outpost-symbol-turn-about = Open auctions, buy factories and people, assign operators.
outpost-symbol-done = Done
outpost-symbol-done-about = This step, or the turn, is finished.
outpost-symbol-next = Next
outpost-symbol-next-about = To act next, or go on to the next step.
outpost-symbol-round = Round
outpost-symbol-round-about = Player order, market, production, turns. The game ends after the round in which somebody reaches the goal.
outpost-symbol-doubt = Known card
outpost-symbol-doubt-about = You have seen this card, or may doubt a bid.
outpost-symbol-exchange = Exchange
outpost-symbol-exchange-about = Force a player to swap their lowest better card of this kind for one of yours, once a round.
outpost-symbol-cash = Money
outpost-symbol-cash-about = What the cards are worth together. Only their owner knows exactly; for others it is what the backs allow.
outpost-symbol-attack = Attack
outpost-symbol-attack-about = Destroys its target if it is worth at least twice the cost plus twice the defence.
outpost-symbol-shield = Safe this round
outpost-symbol-shield-about = It survived an attack and cannot be attacked again this round.
outpost-symbol-fire = Destroyed
outpost-symbol-fire-about = An attack succeeded: it leaves the game.

outpost-phase-mega-about = Those who could take mega cards decide, all at the same time.
outpost-phase-assign-about = In player order, everyone assigns their operators.
outpost-phase-evict-about = Whoever has more colonists than housing makes room.
outpost-phase-redraw-about = After drawing an extra card, give one back.
outpost-phase-exchange-about = Wily Traders and Merchant Houses can force exchanges.
outpost-phase-discard-about = Everyone discards down to their hand limit at the same time.
outpost-phase-late_discard-about = Everyone discards down to their hand limit at the same time.
outpost-phase-turns-about = In player order, everyone opens auctions, buys factories and people, and assigns operators.
outpost-phase-over-about = The game is over.

## Now

outpost-now-worth = { $count ->
    [one] Worth { $count } victory point.
   *[other] Worth { $count } victory points.
}
outpost-now-worth-operated = Worth { $count } victory points while its factory runs.
outpost-now-minimum = Minimum bid { $cost }.
outpost-now-minimum-yours = Minimum bid { $cost }; at that price you would pay { $price }.
outpost-now-most = You can bid up to { $most }.
outpost-now-copies = { $offered } on the market, { $left } still to come.
outpost-now-owned = You have { $count }.
outpost-now-price = Costs you { $cost } each now.
outpost-now-comes-with-upgrade = Cannot be bought: it comes with its upgrade.
outpost-now-research-each = Each also needs a Research card in the payment.
outpost-now-token-each = Each also takes a research token.
outpost-now-has-upgrade = Needs { $upgrade }, which you have.
outpost-now-needs-upgrade = Needs { $upgrade }, which you don’t have.
outpost-now-running = While it runs: { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
} and a card worth { $average } on average.
outpost-now-built = You have { $built }, of which { $running ->
    [one] { $running } runs
   *[other] { $running } run
}.
outpost-now-average = A card is worth { $average } on average.
outpost-now-mega = A mega card is worth { $worth } and stands for four cards.
outpost-now-in-hand = { $count ->
    [one] You hold { $count } card
   *[other] You hold { $count } cards
} of it, worth { $total }.
outpost-now-deck = { $left } left in the deck, { $discarded } discarded.
outpost-now-points = { $count ->
    [one] You have { $count } point.
   *[other] You have { $count } points.
}
outpost-now-goal = { $goal } points end the game.
outpost-now-colonists = You have { $count } and room for { $limit }.
outpost-now-robots = You have { $count }; { $limit } can work.
outpost-now-hand = Your cards count { $count } of { $limit }.
outpost-now-cash = Your hand is worth { $total }.
outpost-now-eras = Era II starts when the leader has { $era_2 } points, era III at { $era_3 }.
outpost-now-income = Yours: about { $income } next round.

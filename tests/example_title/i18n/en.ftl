sealed_bids-title = Sealed Bids
game-sealed_bids = Three lots, three secret bids. Pay enough, and no more.
game-sealed_bids-length = Five minutes.
game-sealed_bids-mood = Harmless.

sealed_bids-lot = Round { $round }: a lot worth { $lot } points.
sealed_bids-bid = { $seat } bid { $coins }.
sealed_bids-won = { $seat } wins { $lot } points for { $coins } coins.
sealed_bids-tied = The highest bids are equal: nobody gets the lot worth { $lot }.
sealed_bids-over = { $winners_count ->
    [one] The game is over: { $winners } wins with { $score } points!
   *[other] The game is over: { $winners } win together with { $score } points!
}

sealed_bids-ask-bid = Your secret bid for the lot
sealed_bids-action-bid = Bid
sealed_bids-action-bid_each_time = Bid the same each time
sealed_bids-order-bid_each_time = Bid { $coins } for every lot
sealed_bids-points-lots = Lots
sealed_bids-points-coins = Coins kept

sealed_bids-section-lot = The lot
sealed_bids-section-players = Players
sealed_bids-section-own = For you alone
sealed_bids-field-coins = Coins
sealed_bids-field-seat = Player
sealed_bids-field-points = Points
sealed_bids-field-round = Round
sealed_bids-field-worth = Worth
sealed_bids-field-bid = Your bid
sealed_bids-field-lots = Lots that did not come up
sealed_bids-stage-bids = Bids

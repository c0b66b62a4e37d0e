### What is told to somebody who comes back to a table, and notes to oneself.

story-heading = While you were away
story-close = Close
# Between two items of a list.
story-next = {", "}
story-earlier = { $count ->
    [one] one earlier one
   *[other] { $count } earlier ones
}
story-round = Round { $round } has begun.
story-moves = { $count ->
    [one] The others made one move.
   *[other] The others made { $count } moves.
}
memo-about = Only you can read them, here and on your other devices.
memo-done = Done

outpost-story-auctions = { $count ->
    [one] One auction
   *[other] { $count } auctions
}: { $items }.
outpost-story-won = { $you ->
    [seat] you won { $upgrade } for { $amount }
   *[none] { $upgrade } went to { $seat } for { $amount }
}
outpost-story-won-lost = you were outbid on { $upgrade } by { $seat } at { $amount }
outpost-story-fights = { $count ->
    [one] One loss
   *[other] { $count } losses
}: { $items }.
outpost-story-destroyed = { $asset } ({ $seat })
homesteaders-story-auctions = { $count ->
    [one] One auction
   *[other] { $count } auctions
}: { $items }.
homesteaders-story-won = { $you ->
    [seat] you won auction { $lot } for { $amount }
   *[none] auction { $lot } went to { $seat } for { $amount }
}
homesteaders-story-won-lost = you were outbid in auction { $lot } by { $seat } at { $amount }
homesteaders-story-buildings = Built: { $items }.
homesteaders-story-built = { $you ->
    [seat] your { $building }
   *[none] { $building } ({ $seat })
}
red_outpost-story-exports = Exported: { $items }.
red_outpost-story-exported = { $resource }, { $points } for { $seat }
red_outpost-story-moods = Moods scored: { $items }.
red_outpost-story-mood_scored = { $worker }, { $points } for { $seats }

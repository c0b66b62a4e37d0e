# What the coach says in Outpost (app/games/outpost/teaching.py).

outpost-coach-goal = The most points win once someone has { $target }: you have { $points }, your best opponent { $best }. { $rounds ->
    [0] This may be the last round.
    [one] About 1 more round after this one.
   *[other] About { $rounds } more rounds after this one.
}

outpost-coach-mega = Choose how you draw: mega cards are worth more, small cards pay more exactly.
outpost-coach-discard = Keep what you can spend well next round.
outpost-coach-redraw = Keep the cards that are worth most.
outpost-coach-exchange = Trade a poor card for a better one.
outpost-coach-turn = On your turn, win an upgrade if the price is right, then buy what still pays for itself.
outpost-coach-early = Buy what still pays for itself before the end.
outpost-coach-bid = Bid only up to what the upgrade will bring you.
outpost-coach-rebid = Bid only up to what the upgrade will bring you.
outpost-coach-pay = You get no change, so pay as exactly as you can.
outpost-coach-overbid = Weigh the price against the penalty.
outpost-coach-place = A factory earns only with an operator.
outpost-coach-assign = Staff the factories that earn most.
outpost-coach-raid = Defend only what is worth more than the cards it takes.
outpost-coach-evict = Let go of the operators you miss least.

outpost-why-factories = { $count } { $factory } for { $cost } { $count ->
    [one] brings
   *[other] bring
} in about { $income } a round, so you have it back in { $back ->
    [one] 1 round
   *[other] { $back } rounds
}.
outpost-why-operators = { $count } { $operator } for { $cost } put idle factories to work: about { $income } more a round, so you have it back in { $back ->
    [one] 1 round
   *[other] { $back } rounds
}.
outpost-why-operator_needed = { $count ->
    [one] It earns only once an operator runs it.
   *[other] They earn only once operators run them.
}
outpost-why-last_points = Only points count now: this adds { $points }.
outpost-why-left = It costs { $cost }: you would have { $left } left.
outpost-why-end = Nothing else on offer is worth more than the { $left } you keep.
outpost-why-hand = Next round brings about { $income }; you hold { $hand } of at most { $limit } cards.
outpost-why-worth = { $upgrade } is worth up to { $limit } to you. At this price you gain { $gain ->
    [0] less than a point
    [one] about 1 point
   *[other] about { $gain } points
} by the end.
outpost-why-rivals = Your opponents should drop out at about { $limit }.
outpost-why-too_dear = The next bid is { $least }, and you have { $left }.
outpost-why-pass = For { $amount } you would pay { $cost } and have { $left } left; { $upgrade } would bring { $lost ->
    [0] no more points than that money can buy elsewhere.
    [one] about 1 point less than that money can buy elsewhere.
   *[other] about { $lost } points less than that money can buy elsewhere.
}
outpost-why-pay = { $over ->
    [0] These cards pay { $due } exactly. You keep { $left }.
   *[other] These cards pay { $due } and waste { $over }, the least possible. You keep { $left }.
}
outpost-why-discard = You can keep { $limit } cards. These are worth { $lost } in all, the least you can give up.
outpost-why-mega = You make about { $income } a round: that is enough to go without small cards.
outpost-why-no_mega = You make about { $income } a round: you need small cards to pay exactly.
outpost-why-assign = Your income rises from about { $before } to about { $income } a round.
outpost-why-place = A { $factory } at work brings in about { $income } a round.
outpost-why-place_from = The { $factory } that stops brings in only about { $income }.

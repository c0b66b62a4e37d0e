# What the coach says in Homesteaders (app/games/homesteaders/teaching.py).

homesteaders-coach-goal = Round { $round } of { $rounds }, and the most points win. You would score { $points } now; your best opponent’s town shows { $best }.

homesteaders-coach-place = Send your workers where the goods come from that you want to build with.
homesteaders-coach-wages = Each worker costs 1 silver a round. Avoid debts: each one costs more points than the last.
homesteaders-coach-neutral = The neutral bid closes an auction unless someone pays more.
homesteaders-coach-bid = Bid for what you can build with, and not more than it will bring you.
homesteaders-coach-bonus = Take what helps you most in the rounds to come.
homesteaders-coach-pay = Keep the goods that you need for building.
homesteaders-coach-build = Build what earns for many rounds while there are many left, and what scores later.
homesteaders-coach-station = Build what earns for many rounds while there are many left, and what scores later.
homesteaders-coach-worker = A worker earns in every round, and costs 1 silver in each.
homesteaders-coach-exchange = Exchange only what you can spare.
homesteaders-coach-confirm = Anything left to trade before you finish?
homesteaders-coach-final = Turn what you have left into points.

homesteaders-why-place = Your workers bring { $gives }.
homesteaders-why-wages = { $short ->
    [0] After wages of { $due } you would have { $left } silver.
   *[other] Wages are { $due }: you would be { $short } silver short.
}
homesteaders-why-hire = { $incomes ->
    [one] The new worker can work 1 more time.
   *[other] The new worker can work { $incomes } more times.
}
homesteaders-why-left = After paying { $cost } you would have { $left } silver left.
homesteaders-why-debts = { $count ->
    [one] That takes 1 new debt: you would owe { $debts }.
   *[other] That takes { $count } new debts: you would owe { $debts }.
}
homesteaders-why-lot = With auction { $lot } you can build { $building }: { $gain ->
    [0] a little better than passing.
    [one] about 1 point better than passing.
   *[other] about { $gain } points better than passing.
}
homesteaders-why-lot_alone = Auction { $lot } is { $gain ->
    [0] a little better than passing.
    [one] about 1 point better than passing.
   *[other] about { $gain } points better than passing.
}
homesteaders-why-building = { $building }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $gives_count ->
    [0] {""}
   *[other] , and { $gives } in every income
}{ $slots_count ->
    [0] {""}
   *[other] , { $slots } if workers are there
}. { $incomes ->
    [one] 1 more income
   *[other] { $incomes } more incomes
} to come.
homesteaders-why-pass = Passing moves you along the railroad track: { $bonus }{ $resource_count ->
    [0] .
   *[other] {" "}({ $resource }).
}
homesteaders-why-no_lot = Auction { $lot } for { $amount } would be { $lost ->
    [0] no better.
    [one] about 1 point worse.
   *[other] about { $lost } points worse.
}
homesteaders-why-neutral = Auction { $lot } is the one you can best do without.
homesteaders-why-worker = { $incomes ->
    [one] The worker earns in 1 more income.
   *[other] The worker earns in { $incomes } more incomes.
}
homesteaders-why-gain = { $gain ->
    [one] About 1 point better than anything else.
   *[other] About { $gain } points better than anything else.
}
homesteaders-why-gain_over_nothing = { $gain ->
    [one] About 1 point better than doing nothing.
   *[other] About { $gain } points better than doing nothing.
}

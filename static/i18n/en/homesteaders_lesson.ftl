# The lesson of Homesteaders.

homesteaders-lesson-goal = Build up a town over ten rounds: the most points win. You score for buildings, and for the goods and chips that your town gathers.
homesteaders-lesson-town = This is your town: a Homestead and one worker. The Homestead brings 2 silver every round, and more with a worker in it. Behind your screen you have 6 silver.
homesteaders-lesson-place = Every round begins with the workers. Almost every building costs wood, and you have none.
homesteaders-lesson-place-do = Place your worker where the Homestead brings wood.
homesteaders-lesson-wages = You received 2 silver and 1 wood. Now it’s time for wages: 1 silver per worker, every round.
homesteaders-lesson-wages-do = Pay 1 silver.
homesteaders-lesson-bid = Two lots are up for auction each round. Win one, and you may build a type that it lists: auction 1 allows a residential or a commercial building. Bids start at 3.
homesteaders-lesson-bid-do = Bid 3 on auction 1.
homesteaders-lesson-outbid = You were outbid. You have 7 silver, and a good building this early pays off every round.
homesteaders-lesson-outbid-do = Bid 5 on auction 1.
homesteaders-lesson-pay = The others dropped out: the lot is yours.
homesteaders-lesson-pay-do = Pay 5 silver.
homesteaders-lesson-build = Now build. The Market costs your 1 wood. It is worth 2 points, brings a trade token every round, and 2 silver more with a worker in it.
homesteaders-lesson-build-do = Build the Market.
homesteaders-lesson-again = Round 2. The Homestead brings its 2 silver without a worker, too, so the worker can earn 2 more at the Market.
homesteaders-lesson-again-do = Place your worker in the Market.
homesteaders-lesson-income = 4 silver and a trade token came in. Wages are due again.
homesteaders-lesson-income-do = Pay 1 silver.
homesteaders-lesson-second = Both lots allow industrial buildings, and the Foundry among them is free. You have 5 silver.
homesteaders-lesson-second-do = Bid 3 on auction 1.
homesteaders-lesson-pass = That went up fast: it would take 7 now, and you have 5. You could borrow, but debts cost points in the end. Passing brings a bonus: one step along the railroad track.
homesteaders-lesson-pass-do = Pass.
homesteaders-lesson-trade = The railroad brought a trade token. Use it to buy or sell goods whenever you have a decision to make. Taking a debt gives you 2 silver at once; the more debts you have, the more points they cost.
homesteaders-lesson-finish = That’s a round of Homesteaders: place, earn, bid, build. Play on here, or start a new game with what you know.

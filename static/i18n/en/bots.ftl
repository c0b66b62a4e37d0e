# What bots expect of an answer, and why (app/bots/explain.py).
# $chance and $effect are in percent.

explain-value = { $chance } % to win, about { $points } points
explain-best = Best answer
explain-reason = { $reason } ({ $effect } %)

reason-points-more = More points
reason-points-less = Fewer points
reason-income-more = More income
reason-income-less = Less income
reason-means-more = More left to spend
reason-means-less = Less left to spend
reason-tempo-more = Better timing
reason-tempo-less = Worse timing
reason-denial-more = Holds rivals back
reason-denial-less = Leaves more to rivals

# Ce que les bots attendent d’une réponse, et pourquoi (app/bots/explain.py).
# $chance et $effect sont en pour cent.

explain-value = { $chance } % de chances de gagner, environ { $points } points
explain-best = Meilleure réponse
explain-reason = { $reason } ({ $effect } %)

reason-points-more = Plus de points
reason-points-less = Moins de points
reason-income-more = De meilleurs revenus
reason-income-less = Des revenus moindres
reason-means-more = Plus de moyens en réserve
reason-means-less = Moins de moyens en réserve
reason-tempo-more = Meilleur moment
reason-tempo-less = Moins bon moment
reason-denial-more = Freine les adversaires
reason-denial-less = Laisse le champ libre aux adversaires

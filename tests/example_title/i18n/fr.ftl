sealed_bids-title = Plis cachetés
game-sealed_bids = Trois lots, trois offres secrètes. Payez assez, mais pas plus.
game-sealed_bids-length = Cinq minutes.
game-sealed_bids-mood = Inoffensif.

sealed_bids-lot = Manche { $round } : un lot de { $lot } points.
sealed_bids-bid = { $seat } a offert { $coins }.
sealed_bids-won = { $seat } remporte { $lot } points pour { $coins } pièces.
sealed_bids-tied = Les meilleures offres sont égales : personne n’obtient le lot de { $lot } points.
sealed_bids-over = { $winners_count ->
    [one] La partie est terminée : { $winners } gagne avec { $score } points !
   *[other] La partie est terminée : { $winners } gagnent ensemble avec { $score } points !
}

sealed_bids-ask-bid = Votre offre secrète pour le lot
sealed_bids-action-bid = Offrir
sealed_bids-action-bid_each_time = Offrir toujours autant
sealed_bids-order-bid_each_time = Offrir { $coins } pour chaque lot
sealed_bids-points-lots = Lots
sealed_bids-points-coins = Pièces gardées

sealed_bids-section-lot = Le lot
sealed_bids-section-players = Joueurs
sealed_bids-section-own = Pour vous seul
sealed_bids-field-coins = Pièces
sealed_bids-field-seat = Joueur
sealed_bids-field-points = Points
sealed_bids-field-round = Manche
sealed_bids-field-worth = Valeur
sealed_bids-field-bid = Votre offre
sealed_bids-field-lots = Lots non vendus
sealed_bids-stage-bids = Offres

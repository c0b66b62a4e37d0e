# Ce que dit le conseiller dans Outpost (app/games/outpost/teaching.py).

outpost-coach-goal = Le plus de points l’emporte dès que quelqu’un en a { $target } : vous en avez { $points }, votre meilleur adversaire { $best }. { $rounds ->
    [0] C’est peut-être la dernière manche.
    [one] Encore 1 manche environ après celle-ci.
   *[other] Encore { $rounds } manches environ après celle-ci.
}

outpost-coach-mega = Choisissez votre pioche : les cartes méga valent plus, les petites permettent de payer juste.
outpost-coach-discard = Gardez ce que vous dépenserez bien à la prochaine manche.
outpost-coach-redraw = Gardez les cartes qui valent le plus.
outpost-coach-exchange = Échangez une carte faible contre une meilleure.
outpost-coach-turn = À votre tour, gagnez une amélioration si le prix est bon, puis achetez ce qui s’amortit encore.
outpost-coach-early = Achetez ce qui s’amortit encore avant la fin.
outpost-coach-bid = Ne misez pas plus que ce que l’amélioration vous rapportera.
outpost-coach-rebid = Ne misez pas plus que ce que l’amélioration vous rapportera.
outpost-coach-pay = On ne rend pas la monnaie : payez au plus juste.
outpost-coach-overbid = Comparez le prix et la pénalité.
outpost-coach-place = Une usine ne rapporte qu’avec un opérateur.
outpost-coach-assign = Faites tourner les usines qui rapportent le plus.
outpost-coach-raid = Ne défendez que ce qui vaut plus que les cartes à dépenser.
outpost-coach-evict = Renoncez aux opérateurs qui vous manqueront le moins.

outpost-why-factories = { $count } { $factory } pour { $cost } : environ { $income } de plus par manche, donc { $count ->
    [one] amortie
   *[other] amorties
} en { $back ->
    [one] 1 manche
   *[other] { $back } manches
}.
outpost-why-operators = { $count } { $operator } pour { $cost } : des usines inactives se mettent à tourner, environ { $income } de plus par manche. C’est amorti en { $back ->
    [one] 1 manche
   *[other] { $back } manches
}.
outpost-why-operator_needed = { $count ->
    [one] Elle ne rapporte qu’une fois qu’un opérateur y travaille.
   *[other] Elles ne rapportent qu’une fois que des opérateurs y travaillent.
}
outpost-why-last_points = Seuls les points comptent maintenant : vous en gagnez { $points }.
outpost-why-left = Vous payez { $cost } : il vous resterait { $left }.
outpost-why-end = Rien d’autre ne vaut mieux que les { $left } que vous gardez.
outpost-why-hand = La prochaine manche rapporte environ { $income } ; vous avez { $hand } cartes sur { $limit } au plus.
outpost-why-worth = { $upgrade } vaut pour vous jusqu’à { $limit }. À ce prix, vous y gagnez { $gain ->
    [0] moins d’un point
    [one] environ 1 point
   *[other] environ { $gain } points
} d’ici la fin.
outpost-why-rivals = Vos adversaires devraient renoncer vers { $limit }.
outpost-why-too_dear = La prochaine mise est de { $least }, et vous avez { $left }.
outpost-why-pass = À { $amount }, vous paieriez { $cost } et il vous resterait { $left } ; { $upgrade } rapporterait { $lost ->
    [0] au mieux ce que cet argent peut rapporter ailleurs.
    [one] environ 1 point de moins que cet argent placé ailleurs.
   *[other] environ { $lost } points de moins que cet argent placé ailleurs.
}
outpost-why-pay = { $over ->
    [0] Ces cartes font exactement { $due }. Vous gardez { $left }.
   *[other] Ces cartes paient { $due } et en perdent { $over }, le moins possible. Vous gardez { $left }.
}
outpost-why-discard = Vous pouvez garder { $limit } cartes. Celles-ci valent { $lost } en tout : impossible de perdre moins.
outpost-why-mega = Vous gagnez environ { $income } par manche : assez pour vous passer de petites cartes.
outpost-why-no_mega = Vous gagnez environ { $income } par manche : il vous faut de petites cartes pour payer juste.
outpost-why-assign = Vos revenus passent d’environ { $before } à environ { $income } par manche.
outpost-why-place = Une { $factory } en activité rapporte environ { $income } par manche.
outpost-why-place_from = L’{ $factory } qui s’arrête ne rapporte qu’environ { $income }.

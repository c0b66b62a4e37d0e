# Ce que dit le conseiller dans Homesteaders (app/games/homesteaders/teaching.py).

homesteaders-coach-goal = Manche { $round } sur { $rounds }, et le plus de points l’emporte. Vous en auriez { $points } maintenant ; la ville de votre meilleur adversaire en montre { $best }.

homesteaders-coach-place = Envoyez vos ouvriers là où l’on produit ce qu’il vous faut pour bâtir.
homesteaders-coach-wages = Chaque ouvrier coûte 1 pièce d’argent par manche. Évitez les dettes : chacune coûte plus de points que la précédente.
homesteaders-coach-neutral = La mise neutre ferme une enchère, sauf si quelqu’un paie plus.
homesteaders-coach-bid = Misez sur ce que vous pourrez bâtir, et pas plus que ce que cela rapportera.
homesteaders-coach-bonus = Prenez ce qui vous aidera le plus aux prochaines manches.
homesteaders-coach-pay = Gardez les biens dont vous avez besoin pour bâtir.
homesteaders-coach-build = Bâtissez d’abord ce qui rapporte longtemps, puis ce qui donne des points.
homesteaders-coach-station = Bâtissez d’abord ce qui rapporte longtemps, puis ce qui donne des points.
homesteaders-coach-worker = Un ouvrier rapporte à chaque manche, et coûte chaque fois 1 pièce d’argent.
homesteaders-coach-exchange = N’échangez que ce dont vous pouvez vous passer.
homesteaders-coach-confirm = Encore un échange avant de finir ?
homesteaders-coach-final = Changez en points ce qui vous reste.

homesteaders-why-place = Vos ouvriers rapportent { $gives }.
homesteaders-why-wages = { $short ->
    [0] Après { $due } de salaires, il vous resterait { $left } en argent.
   *[other] Les salaires coûtent { $due } : il vous manquerait { $short } en argent.
}
homesteaders-why-hire = { $incomes ->
    [one] Le nouvel ouvrier peut encore travailler 1 fois.
   *[other] Le nouvel ouvrier peut encore travailler { $incomes } fois.
}
homesteaders-why-left = Après avoir payé { $cost }, il vous resterait { $left } en argent.
homesteaders-why-debts = { $count ->
    [one] Cela prend 1 dette de plus : vous en auriez { $debts }.
   *[other] Cela prend { $count } dettes de plus : vous en auriez { $debts }.
}
homesteaders-why-lot = L’enchère { $lot } vous permet de bâtir ceci : { $building }. { $gain ->
    [0] C’est un peu mieux que passer.
    [one] C’est environ 1 point de mieux que passer.
   *[other] C’est environ { $gain } points de mieux que passer.
}
homesteaders-why-lot_alone = L’enchère { $lot } vaut { $gain ->
    [0] un peu mieux que passer.
    [one] environ 1 point de plus que passer.
   *[other] environ { $gain } points de plus que passer.
}
homesteaders-why-building = { $building } : { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}{ $gives_count ->
    [0] {""}
   *[other] , et { $gives } à chaque revenu
}{ $slots_count ->
    [0] {""}
   *[other] , { $slots } si des ouvriers y sont
}. Encore { $incomes ->
    [one] 1 revenu.
   *[other] { $incomes } revenus.
}
homesteaders-why-pass = Passer vous fait avancer sur la voie ferrée : { $bonus }{ $resource_count ->
    [0] .
   *[other] {" "}({ $resource }).
}
homesteaders-why-no_lot = L’enchère { $lot } pour { $amount } ne serait pas meilleure{ $lost ->
    [0] .
    [one] {" "}: environ 1 point de moins.
   *[other] {" "}: environ { $lost } points de moins.
}
homesteaders-why-neutral = L’enchère { $lot } est celle dont vous pouvez le mieux vous passer.
homesteaders-why-worker = { $incomes ->
    [one] L’ouvrier rapporte encore à 1 revenu.
   *[other] L’ouvrier rapporte encore à { $incomes } revenus.
}
homesteaders-why-gain = { $gain ->
    [one] Environ 1 point de mieux que tout le reste.
   *[other] Environ { $gain } points de mieux que tout le reste.
}
homesteaders-why-gain_over_nothing = { $gain ->
    [one] Environ 1 point de mieux que ne rien faire.
   *[other] Environ { $gain } points de mieux que ne rien faire.
}

### Ce que disent les fiches d’une table de Homesteaders : chargé avec la première.

## Choses

homesteaders-resource-silver-about = Paie les terrains et les salaires. S’il en manque, on emprunte ou l’on paie en or.
homesteaders-resource-trade-about = Chaque échange en coûte un : acheter ou vendre une ressource, ou embaucher un ouvrier pour une nourriture.
homesteaders-resource-debt-about = Rapporte 2 pièces d’argent chaque fois que vous pouvez commercer. Les dettes qui restent à la fin coûtent des points : 1 pour la première, 2 pour la deuxième, etc.
homesteaders-resource-vp-about = Gagnés pendant la partie. Bâtiments, biens précieux et dettes se comptent à la fin.
homesteaders-resource-wood-about = Sert à la plupart des premiers bâtiments.
homesteaders-resource-food-about = Sert à construire, et à embaucher un ouvrier avec un jeton de commerce.
homesteaders-resource-steel-about = Sert aux grands bâtiments industriels et ferroviaires.
homesteaders-resource-gold-about = Vaut 5 pièces d’argent pour payer, rembourse une dette à la fin, et chaque or restant vaut 2 points.
homesteaders-resource-copper-about = Sert aux bâtiments tardifs et aux échanges ; chaque cuivre restant vaut 2 points.
homesteaders-resource-livestock-about = Sert aux bâtiments tardifs et aux échanges ; chaque bétail restant vaut 2 points.
homesteaders-resource-worker-about = Travaille chaque manche sur un de vos emplacements. Coûte 1 pièce d’argent de salaire par manche, même inactif, et ne part jamais.
homesteaders-resource-rail-about = Rapporte 1 pièce d’argent à chaque revenu.
homesteaders-types-about = Un type de bâtiment. Un terrain en autorise certains ; certains bâtiments rapportent des points pour ceux que vous avez.
homesteaders-slot = Emplacement d’ouvrier
homesteaders-slot-about = Rapporte son revenu à chaque manche si tous les ouvriers nécessaires y sont.
homesteaders-tile = Terrain
homesteaders-tile-about = Qui le remporte peut y construire un bâtiment disponible d’un type autorisé, puis profite des bonus.
homesteaders-plot = Parcelle libre
homesteaders-plot-about = De la place pour un autre bâtiment. Il y en a toujours.
homesteaders-exchange = Échange
homesteaders-exchange-about = Le gagnant du terrain peut le faire une fois. Ce n’est pas une vente, et il ne coûte pas de jeton de commerce.
homesteaders-copies = Exemplaires
homesteaders-copies-about = Combien sont encore disponibles. On ne construit jamais deux fois le même bâtiment.

homesteaders-symbol-round = Manche
homesteaders-symbol-round-about = Nouvelles tuiles, revenu, enchères, construction.
homesteaders-symbol-stage = Époque
homesteaders-symbol-stage-about = Elle décide des bâtiments et des tuiles disponibles. Ceux qui restent partent quand la ville grandit.
homesteaders-symbol-phase = Phase
homesteaders-symbol-phase-about = La partie de la manche en cours.
homesteaders-symbol-first = Premier joueur
homesteaders-symbol-first-about = Mise en premier. La carte revient au gagnant de la première enchère à la fin de la manche.
homesteaders-symbol-lead = Mène une enchère
homesteaders-symbol-lead-about = A la plus haute mise jusqu’ici. On n’en mène jamais deux.
homesteaders-symbol-next = À son tour
homesteaders-symbol-next-about = La partie attend ce joueur.
homesteaders-symbol-pass = A passé
homesteaders-symbol-pass-about = Hors des enchères de la manche ; a avancé sur la piste ferroviaire.
homesteaders-symbol-bid = Mise
homesteaders-symbol-bid-about = Une marche de l’échelle. Une mise doit dépasser celle qui s’y trouve ; seul le gagnant du terrain la paie.
homesteaders-symbol-advance = Piste ferroviaire
homesteaders-symbol-advance-about = Chaque avancée déplace votre pion d’une case ; vous choisissez alors l’un des bonus déjà atteints.
homesteaders-symbol-screen = Derrière le paravent
homesteaders-symbol-screen-about = Des biens que seul leur propriétaire voit pendant la partie.
homesteaders-symbol-build = Construire
homesteaders-symbol-build-about = Un bâtiment s’élève sur le terrain.
homesteaders-symbol-done = Fait
homesteaders-symbol-done-about = À votre portée, ou terminé.
homesteaders-symbol-neutral = Mise neutre
homesteaders-symbol-neutral-about = À deux joueurs, elle ouvre l’une des enchères. Si personne ne la dépasse, personne n’obtient ce terrain.
homesteaders-symbol-out = Quitte la partie
homesteaders-symbol-out-about = N’est plus disponible.
homesteaders-symbol-undo = Annulé
homesteaders-symbol-undo-about = Une réponse a été annulée.

homesteaders-phase-placing-about = Chacun place ses ouvriers et reçoit son revenu.
homesteaders-phase-wages-about = Chacun paie 1 pièce d’argent par ouvrier.
homesteaders-phase-neutral-about = Le premier joueur place la mise neutre sur l’une des enchères.
homesteaders-phase-bidding-about = Dans l’ordre du tour, on mise ou on passe, jusqu’à ce que chacun mène une enchère ou ait passé.
homesteaders-phase-lots-about = Les gagnants paient, construisent s’ils le veulent et profitent des bonus, dans l’ordre des enchères.
homesteaders-phase-final-about = Une dernière fois pour commercer et rembourser.
homesteaders-phase-over-about = La partie est terminée.

## Maintenant

homesteaders-now-kind = { $types }
homesteaders-now-cost = Coûte { $cost }.
homesteaders-now-free = Ne coûte rien.
homesteaders-now-printed = { $count ->
    [one] { $count } point à la fin pour le bâtiment lui-même.
   *[other] { $count } points à la fin pour le bâtiment lui-même.
}
homesteaders-now-copies = { $count ->
    [0] Il n’en reste plus.
    [one] Il en reste { $count }, jusqu’à la fin de la manche { $until }.
   *[other] Il en reste { $count }, jusqu’à la fin de la manche { $until }.
}
homesteaders-now-later = Disponible à partir de la manche { $round }.
homesteaders-now-owners = Construit par { $seats }.
homesteaders-now-ready = Vous pouvez le payer maintenant.
homesteaders-now-far = Il vous manque { $missing }, et des jetons de commerce pour l’acheter.
homesteaders-now-reach = Vous pouvez le payer en achetant { $missing } pour { $gives }.
homesteaders-now-reach-debts = Vous pouvez le payer en achetant { $missing } pour { $gives }, avec { $debts ->
    [one] { $debts } nouvelle dette
   *[other] { $debts } nouvelles dettes
}.
homesteaders-now-yours = Vous en avez { $count }.
homesteaders-now-buy = En acheter un exemplaire vous coûte { $gives }.
homesteaders-now-sell = En vendre un exemplaire rapporte { $gets }, et coûte un jeton de commerce.
homesteaders-now-tile-points = Le gagnant reçoit { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
homesteaders-now-tile-worker = Le gagnant reçoit un ouvrier.
homesteaders-now-tile-advance = Le gagnant avance sur la piste ferroviaire.
homesteaders-now-tile-exchange = Le gagnant peut donner { $gives } contre { $gets }.
homesteaders-now-tile-port = Le gagnant peut donner { $gives } contre { $gets } ; avec un { homesteaders-building-river_port }, l’or convient aussi.
homesteaders-now-rounds = C’est la manche { $round } sur { $rounds }.
homesteaders-now-stage = Cette époque dure jusqu’à la fin de la manche { $until }.
homesteaders-now-track = Vous êtes sur la case { $track } sur { $spaces }.

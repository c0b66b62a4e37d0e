# Ce que dit le conseiller dans Red Outpost (app/games/red_outpost/teaching.py).

red_outpost-coach-goal = Manche { $round } sur { $rounds }, et le plus de points l’emporte. Vous en avez { $points }, votre meilleur adversaire { $best }.

red_outpost-coach-visit = Complétez des exportations, et posez vos disques sur des ouvriers qui seront heureux.
red_outpost-coach-farm = Choisissez le cube qui complète une exportation, ou qui n’en offre pas au suivant.
red_outpost-coach-donate = Les cristaux donnés au Palais comptent à la fin si les autres en donnent moins.
red_outpost-coach-beer = Égayez un ouvrier que vous dominez, attristez-en un que d’autres dominent.
red_outpost-coach-storehouse = Un cube peut compléter une exportation, valoir un cristal ou changer deux humeurs.
red_outpost-coach-move_disk = Prenez la tête sur un ouvrier heureux, ou laissez un malheureux aux autres.
red_outpost-coach-ship_any = Choisissez le cube qui complète une exportation, ou qui n’en offre pas au suivant.
red_outpost-coach-lake_before = Remélangez si cela rend le poisson plus probable.
red_outpost-coach-lake_draw = Prenez ce qui est sûr si la pioche promet moins.
red_outpost-coach-lake_pick = Prenez la pêche qui compte le plus pour vous.
red_outpost-coach-lake_after = Pensez au prochain Pêcheur.
red_outpost-coach-miner_extra = Un cube de plus contre un cran d’humeur.
red_outpost-coach-ship_four = Choisissez la piste qui paie le plus maintenant.
red_outpost-coach-commissar = Les cristaux donnés au Palais comptent à la fin si les autres en donnent moins.
red_outpost-coach-relocate = Écartez un ouvrier de votre route, ou placez-le sur celle des autres.
red_outpost-coach-kitchen = Un ouvrier qui se repose ne sert à personne au Déjeuner, et n’égaie pas les autres joueurs.
red_outpost-coach-barracks = Placez votre disque là où il décide qui est en tête.

red_outpost-why-exports = Vous exportez { $resource } : { $points ->
    [one] 1 point
   *[other] { $points } points
} tout de suite.
red_outpost-why-reward = { $steps ->
    [one] Un pas
   *[other] { $steps } pas
} sur la roue de production, et le tour est bouclé : { $points } points et un cristal.
red_outpost-why-wheel = { $steps ->
    [one] Un pas sur la roue de production
   *[other] { $steps } pas sur la roue de production
} ; encore { $missing } pour sa récompense.
red_outpost-why-crystals = { $count ->
    [one] Vous gagnez 1 cristal.
   *[other] Vous gagnez { $count } cristaux.
}
red_outpost-why-draws = Une carte est piochée ; son effet vient en plus.
red_outpost-why-leads = Vous prenez la tête sur cet ouvrier : { $worker }. À l’humeur { $mood }, cela vaut { $points ->
    [one] 1 point
   *[other] { $points } points
} en fin de manche.
red_outpost-why-shares = Vous partagez la tête sur cet ouvrier : { $worker }. À l’humeur { $mood }, chacun y gagne { $points ->
    [one] 1 point
   *[other] { $points } points
} en fin de manche.
red_outpost-why-moods = Les humeurs vous promettent { $points ->
    [one] 1 point
   *[other] { $points } points
} de plus en fin de manche.
red_outpost-why-denies = Cela met environ { $points ->
    [one] 1 point
   *[other] { $points } points
} d’exportation hors de portée de vos adversaires.
red_outpost-why-leaves = Mais cela met environ { $points ->
    [one] 1 point
   *[other] { $points } points
} d’exportation à portée de vos adversaires.

### Ce qu’on raconte à qui revient à une table, et les notes pour soi.

story-heading = En votre absence
story-close = Fermer
# Entre deux éléments d’une liste.
story-next = {", "}
story-earlier = { $count ->
    [one] une plus ancienne
   *[other] { $count } plus anciennes
}
story-round = Le tour { $round } a commencé.
story-moves = { $count ->
    [one] Les autres ont joué un coup.
   *[other] Les autres ont joué { $count } coups.
}
memo-about = Vous seul pouvez les lire, ici et sur vos autres appareils.
memo-done = Terminé

outpost-story-auctions = { $count ->
    [one] Une enchère
   *[other] { $count } enchères
} : { $items }.
outpost-story-won = { $you ->
    [seat] vous avez remporté { $upgrade } pour { $amount }
   *[none] { $upgrade } pour { $seat } à { $amount }
}
outpost-story-won-lost = { $seat } a surenchéri sur vous pour { $upgrade } à { $amount }
outpost-story-fights = { $count ->
    [one] Une perte
   *[other] { $count } pertes
} : { $items }.
outpost-story-destroyed = { $asset } ({ $seat })
homesteaders-story-auctions = { $count ->
    [one] Une enchère
   *[other] { $count } enchères
} : { $items }.
homesteaders-story-won = { $you ->
    [seat] vous avez remporté l’enchère { $lot } pour { $amount }
   *[none] l’enchère { $lot } pour { $seat } à { $amount }
}
homesteaders-story-won-lost = { $seat } a surenchéri sur vous à l’enchère { $lot }, pour { $amount }
homesteaders-story-buildings = Construit : { $items }.
homesteaders-story-built = { $you ->
    [seat] votre { $building }
   *[none] { $building } ({ $seat })
}
red_outpost-story-exports = Exporté : { $items }.
red_outpost-story-exported = { $resource }, { $points } pour { $seat }
red_outpost-story-moods = Humeurs comptées : { $items }.
red_outpost-story-mood_scored = { $worker }, { $points } pour { $seats }

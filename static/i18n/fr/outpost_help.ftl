### Ce que disent les fiches d’une table d’Outpost : chargé avec la première.

## Choses

outpost-resource-about = Les cartes sont de l’argent. Tous voient au dos ce qui a été produit ; seul le propriétaire voit ce que vaut la carte.
outpost-factory-about = Avec un opérateur, elle produit une carte par manche et vaut ses points de victoire ; sans opérateur, elle ne vaut rien.
outpost-deck = Pioche
outpost-deck-about = D’où viennent les cartes de production. Quand elle est vide, on mélange sa défausse.
outpost-turn_order = Ordre des joueurs
outpost-turn_order-about = Le plus de points de victoire d’abord ; à égalité, le coût imprimé total des améliorations, puis le sort. Jouer en premier est un désavantage.
outpost-ring = Enchérisseurs
outpost-ring-about = Chacun à son tour surenchérit ou passe. Qui a passé peut revenir après une nouvelle offre. La barre montre jusqu’où un joueur pourrait aller, d’après le dos de ses cartes.
outpost-kicker = Cartes Kicker
outpost-kicker-about = Des améliorations qui ont leurs propres places. On les met aux enchères comme les autres, mais sans remise. Les invendues partent à l’ère suivante.

outpost-symbol-vp = Points de victoire
outpost-symbol-vp-about = Ils viennent des améliorations, et des usines tant qu’elles tournent. Le plus grand total l’emporte.
outpost-symbol-colonist = Colons
outpost-symbol-colonist-about = Un colon fait tourner n’importe quelle usine. Il lui faut un logement.
outpost-symbol-robot = Robots
outpost-symbol-robot-about = Un robot fait tourner toute usine sauf les usines spéciales, et se passe de logement. Pour en acheter, il faut l’amélioration Robots.
outpost-symbol-hand = Cartes en main
outpost-symbol-hand-about = Les cartes tenues, et la limite de main. On défausse l’excédent, mais seulement au moment du contrôle, une fois par manche.
outpost-symbol-era = Ère
outpost-symbol-era-about = Elle décide des dés qui remplissent le marché, donc des améliorations possibles. Elle avance avec les points du premier au score.
outpost-symbol-research = Recherche
outpost-symbol-research-about = Chaque usine { outpost-resource-new_chemicals } demande une carte Recherche, ou un jeton de recherche quand on joue avec des crédits. Les cartes Recherche peuvent échapper à la limite de main.
outpost-symbol-mega = Méga-carte
outpost-symbol-mega-about = Une seule carte visible au lieu de quatre, d’une valeur connue. Elle compte pour quatre cartes dans la limite de main.
outpost-symbol-note = Reconnaissance de dette
outpost-symbol-note-about = Remplace une carte quand sa pioche est épuisée. Elle est visible et vaut la moyenne de sa sorte.
outpost-symbol-discount = Remise
outpost-symbol-discount-about = Réduit ce que vous payez pour une amélioration gagnée, jamais l’offre minimale.
outpost-symbol-bid = Offre
outpost-symbol-bid-about = La meilleure offre jusqu’ici. Son auteur la paie, moins ses propres remises.
outpost-symbol-pass = A passé
outpost-symbol-pass-about = Hors de cette enchère, sauf si quelqu’un surenchérit.
outpost-symbol-lead = Meilleure offre
outpost-symbol-lead-about = Remporte l’amélioration si tous les autres passent.
outpost-symbol-out = Retiré
outpost-symbol-out-about = Ne participe plus aux enchères pour le reste de la manche.
outpost-symbol-housing = Logements
outpost-symbol-housing-about = Ils limitent le nombre de vos colons. Ces améliorations en ajoutent : { outpost-upgrade-nodule }, { outpost-upgrade-outpost } et { outpost-upgrade-biosphere }.
outpost-symbol-produce = Prochaine production
outpost-symbol-produce-about = Ce que les usines en marche rapporteraient à la prochaine manche, à la moyenne de leurs cartes.
outpost-symbol-die = Dés du marché
outpost-symbol-die-about = Le résultat est le numéro de l’amélioration qui arrive au marché.
outpost-symbol-discard = Défausse
outpost-symbol-discard-about = Les cartes au-delà de la limite de main sont perdues.
outpost-symbol-turn = Tour d’un joueur
outpost-symbol-turn-about = Ouvrir des enchères, acheter des usines et des opérateurs, les affecter.
outpost-symbol-done = Terminé
outpost-symbol-done-about = Cette étape, ou le tour, est finie.
outpost-symbol-next = Suivant
outpost-symbol-next-about = C’est à lui, ou l’on passe à l’étape suivante.
outpost-symbol-round = Manche
outpost-symbol-round-about = Ordre des joueurs, marché, production, tours. La partie s’achève après la manche où un joueur atteint le but.
outpost-symbol-doubt = Carte connue
outpost-symbol-doubt-about = Vous avez vu cette carte, ou vous pouvez contester une offre.
outpost-symbol-exchange = Échange
outpost-symbol-exchange-about = Imposez à un joueur, une fois par manche, d’échanger sa plus petite carte meilleure que la vôtre, de la même sorte.
outpost-symbol-cash = Argent
outpost-symbol-cash-about = Ce que valent les cartes ensemble. Seul leur propriétaire le sait ; pour les autres, c’est ce que permettent les dos.
outpost-symbol-attack = Attaque
outpost-symbol-attack-about = Détruit sa cible si elle vaut au moins deux fois le coût plus deux fois la défense.
outpost-symbol-shield = À l’abri cette manche
outpost-symbol-shield-about = A survécu à une attaque et ne peut plus être visé cette manche.
outpost-symbol-fire = Détruit
outpost-symbol-fire-about = Une attaque a réussi : la cible quitte la partie.

outpost-phase-mega-about = Ceux qui pourraient prendre des méga-cartes décident, tous en même temps.
outpost-phase-assign-about = Dans l’ordre des joueurs, chacun affecte ses opérateurs.
outpost-phase-evict-about = Qui a plus de colons que de logements fait de la place.
outpost-phase-redraw-about = Après une carte supplémentaire, on en rend une.
outpost-phase-exchange-about = Les Négociants rusés et les Maisons de commerce peuvent imposer des échanges.
outpost-phase-discard-about = Tous défaussent en même temps jusqu’à leur limite de main.
outpost-phase-late_discard-about = Tous défaussent en même temps jusqu’à leur limite de main.
outpost-phase-turns-about = Dans l’ordre des joueurs, chacun ouvre des enchères, achète des usines et des opérateurs, et les affecte.
outpost-phase-over-about = La partie est terminée.

## Maintenant

outpost-now-worth = { $count ->
    [one] Vaut { $count } point de victoire.
   *[other] Vaut { $count } points de victoire.
}
outpost-now-worth-operated = Vaut { $count } points de victoire tant que son usine tourne.
outpost-now-minimum = Offre minimale : { $cost }.
outpost-now-minimum-yours = Offre minimale : { $cost } ; à ce prix, vous paieriez { $price }.
outpost-now-most = Vous pouvez offrir jusqu’à { $most }.
outpost-now-copies = { $offered } au marché, { $left } encore à venir.
outpost-now-owned = Vous en avez { $count }.
outpost-now-price = Vous coûte { $cost } l’unité en ce moment.
outpost-now-comes-with-upgrade = Ne s’achète pas : elle vient avec son amélioration.
outpost-now-research-each = Chacune demande aussi une carte Recherche dans le paiement.
outpost-now-token-each = Chacune demande aussi un jeton de recherche.
outpost-now-has-upgrade = Demande l’amélioration { $upgrade }, que vous avez.
outpost-now-needs-upgrade = Demande l’amélioration { $upgrade }, que vous n’avez pas.
outpost-now-running = En marche : { $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
} et une carte qui vaut { $average } en moyenne.
outpost-now-built = Vous en avez { $built }, dont { $running } en marche.
outpost-now-average = Une carte vaut { $average } en moyenne.
outpost-now-mega = Une méga-carte vaut { $worth } et remplace quatre cartes.
outpost-now-in-hand = { $count ->
    [one] Vous avez { $count } carte
   *[other] Vous avez { $count } cartes
} de cette sorte ; valeur : { $total }.
outpost-now-deck = { $left } dans la pioche, { $discarded } dans la défausse.
outpost-now-points = { $count ->
    [one] Vous avez { $count } point.
   *[other] Vous avez { $count } points.
}
outpost-now-goal = { $goal } points mettent fin à la partie.
outpost-now-colonists = Vous en avez { $count }, et de la place pour { $limit }.
outpost-now-robots = Vous en avez { $count } ; { $limit } peuvent travailler.
outpost-now-hand = Vos cartes comptent pour { $count } sur { $limit }.
outpost-now-cash = Votre main vaut { $total }.
outpost-now-eras = L’ère II commence quand le premier a { $era_2 } points, l’ère III à { $era_3 }.
outpost-now-income = Pour vous : environ { $income } à la prochaine manche.

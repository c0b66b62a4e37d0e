### Ce que disent les fiches d’une table de Red Outpost : chargé avec la première.

## Choses

red_outpost-worker-about = Il est à tout le monde. Qui l’envoie laisse un disque sur son portrait ; en fin de journée, celui qui y a le plus de disques marque les points de son humeur.
red_outpost-resource-about = Les cubes produits vont à l’Entrepôt. Dès qu’il y en a assez d’une sorte, ils sont exportés, et le joueur dont c’est le tour marque.
red_outpost-phase-morning-about = Chacun joue un tour. Puis chaque ouvrier encore à la Caserne gagne un cran d’humeur.
red_outpost-phase-day_1-about = On joue à tour de rôle jusqu’à ce que chaque ouvrier ait été utilisé une fois. Aucun lieu n’est fermé.
red_outpost-phase-lunch-about = Chacun envoie un ouvrier à la Cuisine de Campagne.
red_outpost-phase-day_2-about = On joue à tour de rôle jusqu’à ce que chaque ouvrier ait été utilisé une fois. Aucun lieu n’est fermé.
red_outpost-phase-evening-about = Chacun joue un tour. La Caserne est ouverte aussi.
red_outpost-phase-over-about = La partie est terminée.
red_outpost-round = Journée
red_outpost-round-about = Une partie compte deux journées de cinq phases. Après chacune, on évalue les humeurs.
red_outpost-turn_order = Ordre des tours
red_outpost-turn_order-about = Qui envoie un ouvrier ensuite pendant cette phase. Le jeton premier joueur change de main après chaque phase.
red_outpost-deck-lake = Cartes Lac
red_outpost-deck-lake-about = Du poisson, ou rien. Quand toutes les cartes de poisson sont visibles, on remélange.
red_outpost-deck-ship = Cartes Astronef
red_outpost-deck-ship-about = Un cube, un cube et un cristal, ou rien. On remélange quand la pioche est épuisée.

red_outpost-symbol-crystal = Cristaux
red_outpost-symbol-crystal-about = Dépensez-les à la Brasserie et à l’Entrepôt, donnez-les au Palais, ou gardez-les : deux valent un point à la fin.
red_outpost-symbol-vp = Points de victoire
red_outpost-symbol-vp-about = Ils viennent des exportations, de la roue, des humeurs et du Palais. Ils peuvent descendre sous zéro. Le plus grand total l’emporte.
red_outpost-symbol-palace = Donné au Palais
red_outpost-symbol-palace-about = À la fin, ceux qui ont donné le plus de cristaux marquent des points.
red_outpost-symbol-disk = Disques d’influence
red_outpost-symbol-disk-about = L’un d’eux va sur le portrait de l’ouvrier que vous envoyez. Le plus de disques marque les points de l’humeur ; à égalité, chacun les marque.
red_outpost-symbol-wheel = Roue de production
red_outpost-symbol-wheel-about = Votre marqueur avance d’un cran pour chaque cube produit. Passer la récompense rapporte des points et un cristal.
red_outpost-symbol-happy = Meilleure humeur
red_outpost-symbol-happy-about = L’humeur de l’ouvrier monte, et avec elle les points de celui qui mène sur le portrait.
red_outpost-symbol-sad = Moins bonne humeur
red_outpost-symbol-sad-about = L’humeur de l’ouvrier baisse, et avec elle les points de celui qui mène sur le portrait.
red_outpost-symbol-mood = Humeur
red_outpost-symbol-mood-about = Chaque case de la piste vaut des points, bons ou mauvais, pour celui qui a le plus de disques sur le portrait en fin de journée.
red_outpost-symbol-export = Exportation
red_outpost-symbol-export-about = Le joueur dont c’est le tour marque la prochaine case de cette sorte. La dernière case sert encore et encore.
red_outpost-symbol-store = Entrepôt
red_outpost-symbol-store-about = Les cubes qui attendent l’exportation.
red_outpost-symbol-card = Carte
red_outpost-symbol-card-about = On pioche une carte ici, ou l’une de vos cartes spéciales s’applique.
red_outpost-symbol-first = Premier joueur
red_outpost-symbol-first-about = Commence cette phase. Le jeton passe ensuite au joueur suivant.
red_outpost-symbol-closed = Fermé
red_outpost-symbol-closed-about = Aucun ouvrier ne peut s’y rendre à ce moment de la journée.
red_outpost-symbol-question = Inconnu
red_outpost-symbol-question-about = Dépend d’une carte qui n’est pas encore piochée.
red_outpost-symbol-next = Et ensuite
red_outpost-symbol-next-about = Un autre choix suit.
red_outpost-symbol-shuffle = Mélanger
red_outpost-symbol-shuffle-about = Toutes les cartes retournent dans la pioche.
red_outpost-symbol-beer = Une tournée de bière
red_outpost-symbol-beer-about = Pour un cristal : humeur +1 pour un ouvrier, −1 pour un autre.
red_outpost-symbol-bed = Repos
red_outpost-symbol-bed-about = L’ouvrier se repose et gagne de l’humeur.
red_outpost-symbol-data = Nombres
red_outpost-symbol-data-about = L’hôte de cette table a choisi certains nombres.

## Maintenant

red_outpost-now-here = Sur place : { $worker }.
red_outpost-now-closed = Fermé en ce moment.
red_outpost-now-closes = Fermé pendant la phase { $phase }.
red_outpost-now-stands = Peut être envoyé ; se trouve ici : { $location }.
red_outpost-now-lies = Déjà utilisé pendant cette phase ; se trouve ici : { $location }.
red_outpost-now-mood = Humeur { $mood } ; vaut { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-now-leads = Le plus de disques : { $seats }.
red_outpost-now-nobody = Personne n’y a encore de disque.
red_outpost-now-stored = { $stored } cubes sur { $room } à l’Entrepôt.
red_outpost-now-export = La prochaine exportation rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
red_outpost-now-supply = Il en reste { $count } dans la réserve.
red_outpost-now-points = Vous en avez { $points } ; les humeurs actuelles y changeraient { $outlook }.
red_outpost-now-crystals = Vous en avez { $count }.
red_outpost-now-crystals-left = Il en reste { $count } dans la réserve.
red_outpost-now-given = Vous en avez donné { $count }.
red_outpost-now-disks = Il vous en reste { $count } pour la journée.
red_outpost-now-wheel = Il vous manque { $count ->
    [one] { $count } cran
   *[other] { $count } crans
} jusqu’à la récompense.
red_outpost-now-first = { $you ->
    [seat] Vous l’avez en ce moment.
   *[none] { $seat } l’a en ce moment.
}
red_outpost-now-deck = { $left } dans la pioche, { $discarded } visibles.

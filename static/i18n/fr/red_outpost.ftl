### Red Outpost. app/texts.py explique comment les paramètres deviennent des variables.

red_outpost-title = Red Outpost

## Ce qui s’est passé : le cours de la partie

red_outpost-closed_mornings = Fermés chaque Matinée : { $location }.
red_outpost-closed_evenings = Fermés chaque Soirée : { $location }.
red_outpost-edited = L’hôte a modifié les données de cette partie : { $row }.
red_outpost-dealt = { $seat } a les cartes spéciales { $card }.
red_outpost-phase = Manche { $round }, { $phase } : { $seat } commence.
red_outpost-mood_scored = { $worker }, humeur { $mood } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seats }.
red_outpost-final = { $seat } marque { $palace } pour le palais et { $crystals } pour les cristaux.
red_outpost-over = { $winners_count ->
    [one] { $score ->
        [one] La partie est terminée : { $winners } gagne avec { $score } point !
       *[other] La partie est terminée : { $winners } gagne avec { $score } points !
    }
   *[other] { $score ->
        [one] La partie est terminée : { $winners } gagnent ensemble avec { $score } point !
       *[other] La partie est terminée : { $winners } gagnent ensemble avec { $score } points !
    }
}

## Ce qui s’est passé : tours

red_outpost-visited = { $seat } envoie { $visitor } { $to }.
red_outpost-stayed = { $seat } laisse { $visitor } sur place : { $location }.
red_outpost-stored_placed = { $seat } ajoute le disque mis de côté : { $worker }.
red_outpost-mood_up = { $worker } : l’humeur monte de { $steps }, à { $mood }.
red_outpost-mood_down = { $worker } : l’humeur baisse de { $steps }, à { $mood }.
red_outpost-produced = { $seat } produit un cube : { $resource }.
red_outpost-added = Un cube arrive à l’Entrepôt pour { $seat } : { $resource }.
red_outpost-exported = Exportation ({ $resource }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }.
red_outpost-wheel = { $seat } passe la récompense de la roue de production : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-crystals = { $count ->
    [one] { $seat } gagne { $count } cristal.
   *[other] { $seat } gagne { $count } cristaux.
}
red_outpost-donated = { $seat } pose un cristal près du palais et y en a { $total }.
red_outpost-honoured = { $seat } pose un cristal sur un portrait : { $worker }.
red_outpost-beer = { $seat } paie un cristal pour une tournée de bière.
red_outpost-handed_out = { $seat } distribue un cube de l’Entrepôt : { $resource }.
red_outpost-sold = { $seat } vend un cube de l’Entrepôt : { $resource }.
red_outpost-bought = { $seat } paie un cristal pour un cube : { $resource }.
red_outpost-disk_moved = { $seat } déplace un disque { DE($seats) } : { $from_worker } → { $to_worker }.
red_outpost-ship_card = L’Astronef apporte à { $seat } : { $ship }.
red_outpost-ship_shuffled = Les cartes de l’Astronef sont mélangées et forment une nouvelle pioche.
red_outpost-lake_drawn = { $seat } tire une carte du lac : { $lake }.
red_outpost-lake_taken = { $seat } prend une carte ouverte du lac : { $lake }.
red_outpost-lake_picked = { $seat } choisit : { $lake }.
red_outpost-lake_shuffled = Les cartes du lac sont mélangées.
red_outpost-card_used = { $seat } utilise une carte spéciale : { $card }.
red_outpost-relocated = { $seat } déplace { $visitor } { $to }.
red_outpost-rested = { $seat } accorde du repos pendant le Déjeuner : { $worker }.

## Ce qui est demandé

red_outpost-ask-visit = { $phase } : quel ouvrier envoyez-vous, et où ?
red_outpost-ask-farm = Que produit la ferme ?
red_outpost-ask-donate = Donnez-vous un cristal au palais ?
red_outpost-ask-beer = Payez-vous un cristal pour qu’un ouvrier se réjouisse et qu’un autre se décourage ?
red_outpost-ask-storehouse = Que faites-vous à l’entrepôt ?
red_outpost-ask-move_disk = Déplacez-vous un disque d’un autre joueur ?
red_outpost-ask-ship_any = Quel cube l’Astronef apporte-t-il ?
red_outpost-ask-lake_before = Mélangez-vous les cartes du lac avant que le Pêcheur ne tire ?
red_outpost-ask-lake_draw = Tirez-vous une carte du lac, ou en prenez-vous une ouverte ?
red_outpost-ask-lake_pick = Laquelle des deux cartes compte ?
red_outpost-ask-lake_after = Mélangez-vous les cartes du lac maintenant ?
red_outpost-ask-miner_extra = Le Mineur produit-il un cube de plus au prix d’un cran d’humeur ?
red_outpost-ask-ship_four = Expédiez-vous un cube de chaque sorte ? Sur quelle piste ?
red_outpost-ask-commissar = La Commissaire donne-t-elle un cristal au palais ?
red_outpost-ask-relocate = Déplacez-vous un autre ouvrier vers un lieu vide ?
red_outpost-ask-kitchen = Quels ouvriers se reposent pendant le Déjeuner ?
red_outpost-ask-barracks = Déplacez-vous un de vos disques vers quelqu’un qui dort encore ?

## Refus

refused-worker_tired = Cet ouvrier a déjà servi pendant cette phase, ou se repose.
refused-only_kitchen_at_lunch = Au Déjeuner, les ouvriers ne peuvent aller qu’à la Cuisine de Campagne.
refused-kitchen_only_at_lunch = La Cuisine de Campagne n’est ouverte qu’au Déjeuner.
refused-barracks_only_in_evening = On ne peut aller à la Caserne que pendant la Soirée.
refused-blocked_morning = Ce lieu est fermé pendant la Matinée.
refused-blocked_evening = Ce lieu est fermé pendant la Soirée.
refused-same_location = L’ouvrier s’y trouve déjà : choisissez un autre lieu.
refused-occupied = Un autre ouvrier s’y trouve.
refused-no_stored_disk = Aucun disque n’est mis de côté sur votre carte.
refused-card_not_held = Vous n’avez pas cette carte.
refused-card_not_applicable = Votre carte ne s’utilise pas ainsi.
refused-card_full = Votre carte porte déjà un disque : placez-le.
refused-palace_full = Vous n’avez plus de place près du palais.
refused-supply_empty = La réserve commune est épuisée.
refused-same_worker_twice = Nommez des ouvriers différents.
refused-resource_not_in_storehouse = Il n’y a pas de tel cube à l’Entrepôt.
refused-no_crystal = Vous n’avez pas de cristal.
refused-disk_is_yours = Ce disque est à vous : seuls ceux des autres se déplacent.
refused-visitor_protected = Le portrait de l’ouvrier en visite reste tel quel.
refused-disk_not_there = Il n’y a pas de tel disque sur ce portrait.
refused-not_in_discard = Il n’y a pas de telle carte dans la défausse.
refused-not_produced = Seulement ce qui a été produit pendant ce tour, et jamais de Charbon.
refused-not_the_fisherman = Le Pêcheur déplace quelqu’un d’autre, pas lui-même.
refused-target_not_regular = On ne déplace personne à la Cuisine de Campagne ni à la Caserne.
refused-target_not_empty = Quelqu’un s’y trouve : le lieu doit être vide.
refused-not_in_barracks = Cet ouvrier n’est pas à la Caserne.
refused-wheel_start_off = La roue doit commencer sur l’une de ses { $spaces } cases, comptées à partir de 0.
refused-mood_falls = Une meilleure humeur ne peut pas valoir moins qu’une moins bonne.
refused-lake_too_small = Le lac demande au moins { $low } cartes.
refused-lake_without_fish = Au moins une carte du lac doit montrer du poisson.
refused-ship_empty = L’Astronef demande au moins une carte.

## Ouvriers : par leur nom, et comme ceux qu’on envoie

red_outpost-worker-shepherd = Berger
red_outpost-worker-farmer = Fermière
red_outpost-worker-fisherman = Pêcheur
red_outpost-worker-miner = Mineur
red_outpost-worker-commissar = Commissaire
red_outpost-worker-bureaucrat = Bureaucrate
red_outpost-visitor-shepherd = le Berger
red_outpost-visitor-farmer = la Fermière
red_outpost-visitor-fisherman = le Pêcheur
red_outpost-visitor-miner = le Mineur
red_outpost-visitor-commissar = la Commissaire
red_outpost-visitor-bureaucrat = la Bureaucrate
red_outpost-workers-shepherd = { red_outpost-worker-shepherd }
red_outpost-workers-farmer = { red_outpost-worker-farmer }
red_outpost-workers-fisherman = { red_outpost-worker-fisherman }
red_outpost-workers-miner = { red_outpost-worker-miner }
red_outpost-workers-commissar = { red_outpost-worker-commissar }
red_outpost-workers-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-up-shepherd = { red_outpost-worker-shepherd }
red_outpost-up-farmer = { red_outpost-worker-farmer }
red_outpost-up-fisherman = { red_outpost-worker-fisherman }
red_outpost-up-miner = { red_outpost-worker-miner }
red_outpost-up-commissar = { red_outpost-worker-commissar }
red_outpost-up-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-down-shepherd = { red_outpost-worker-shepherd }
red_outpost-down-farmer = { red_outpost-worker-farmer }
red_outpost-down-fisherman = { red_outpost-worker-fisherman }
red_outpost-down-miner = { red_outpost-worker-miner }
red_outpost-down-commissar = { red_outpost-worker-commissar }
red_outpost-down-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-from_worker-shepherd = { red_outpost-worker-shepherd }
red_outpost-from_worker-farmer = { red_outpost-worker-farmer }
red_outpost-from_worker-fisherman = { red_outpost-worker-fisherman }
red_outpost-from_worker-miner = { red_outpost-worker-miner }
red_outpost-from_worker-commissar = { red_outpost-worker-commissar }
red_outpost-from_worker-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-to_worker-shepherd = { red_outpost-worker-shepherd }
red_outpost-to_worker-farmer = { red_outpost-worker-farmer }
red_outpost-to_worker-fisherman = { red_outpost-worker-fisherman }
red_outpost-to_worker-miner = { red_outpost-worker-miner }
red_outpost-to_worker-commissar = { red_outpost-worker-commissar }
red_outpost-to_worker-bureaucrat = { red_outpost-worker-bureaucrat }

## Lieux : par leur nom, ce qu’on y fait, et comme destination

red_outpost-location-pasture = Pâturage
red_outpost-location-pasture-about = Produit 1 Laine. Humeur −1, sauf le Berger.
red_outpost-location-palace = Palais des Soviets
red_outpost-location-palace-about = Humeur +1 pour le visiteur et pour la Commissaire, qui ne gagne rien à venir elle-même. Vous pouvez donner un cristal.
red_outpost-location-farm = Ferme
red_outpost-location-farm-about = Produit 1 Blé. Humeur −1, sauf la Fermière.
red_outpost-location-beer_house = Brasserie
red_outpost-location-beer_house-about = Humeur +2, mais −1 pour la Commissaire. Pour un cristal, un ouvrier gagne un cran d’humeur et un autre en perd un.
red_outpost-location-storehouse = Entrepôt
red_outpost-location-storehouse-about = Vendez un cube contre un cristal, achetez-en un, ou distribuez-en un : un ouvrier gagne un cran d’humeur et un autre en perd un.
red_outpost-location-administration = Administration
red_outpost-location-administration-about = Humeur +1 pour la Bureaucrate, et vous pouvez déplacer un disque d’un autre joueur d’un portrait à un autre. Le portrait de l’ouvrier en visite est protégé : aucun disque ne le quitte ni n’y arrive. La Bureaucrate, elle, rapporte un cristal.
red_outpost-location-spaceship = Astronef
red_outpost-location-spaceship-about = Humeur −1. Tirez une carte : elle ajoute un cube, un cube et un cristal, ou rien ; jamais un cristal seul.
red_outpost-location-mine = Mine
red_outpost-location-mine-about = Produit 1 Charbon, humeur −2 ; le Mineur en produit 2 sans rien perdre.
red_outpost-location-field_kitchen = Cuisine de Campagne
red_outpost-location-field_kitchen-about = Humeur +1. Ouverte au Déjeuner, pour tous.
red_outpost-location-lake = Lac
red_outpost-location-lake-about = Tirez une carte pour du poisson. Humeur −1, sauf le Pêcheur, qui en tire deux et choisit ; qui l’envoie peut mélanger les cartes du Lac avant ou après le tirage. Quand toutes les cartes de poisson sont visibles, les cartes du Lac sont mélangées.
red_outpost-location-labor_camp = Camp de travail
red_outpost-location-labor_camp-about = Produit 1 Blé, 1 Laine et 1 Poisson. Humeur −2.
red_outpost-location-barracks = Caserne
red_outpost-location-barracks-about = Humeur +1. Ouverte pendant la Soirée, pour tous ; qui dort encore à la fin de la Matinée gagne aussi 1.
red_outpost-to-pasture = au Pâturage
red_outpost-to-palace = au Palais des Soviets
red_outpost-to-farm = à la Ferme
red_outpost-to-beer_house = à la Brasserie
red_outpost-to-storehouse = à l’Entrepôt
red_outpost-to-administration = à l’Administration
red_outpost-to-spaceship = à l’Astronef
red_outpost-to-mine = à la Mine
red_outpost-to-field_kitchen = à la Cuisine de Campagne
red_outpost-to-lake = au Lac
red_outpost-to-labor_camp = au Camp de travail
red_outpost-to-barracks = à la Caserne

## Ressources, couleurs, phases, origine des points

red_outpost-resource-wool = Laine
red_outpost-resource-wheat = Blé
red_outpost-resource-fish = Poisson
red_outpost-resource-coal = Charbon
red_outpost-owner-orange = Orange
red_outpost-owner-blue = Bleu
red_outpost-owner-brown = Brun
red_outpost-owner-pink = Rose
red_outpost-phase-morning = Matinée
red_outpost-phase-day_1 = Journée 1
red_outpost-phase-lunch = Déjeuner
red_outpost-phase-day_2 = Journée 2
red_outpost-phase-evening = Soirée
red_outpost-phase-over = Fin de la partie
red_outpost-points-start = Au départ
red_outpost-points-exports = Exportations
red_outpost-points-wheel = Roue de production
red_outpost-points-moods_1 = Humeurs, manche 1
red_outpost-points-moods_2 = Humeurs, manche 2
red_outpost-points-palace = Palais
red_outpost-points-crystals = Cristaux

## Cartes du lac et de l’Astronef

red_outpost-lake-blank = rien
red_outpost-lake-one_fish = 1 Poisson
red_outpost-lake-two_fish = 2 Poissons et humeur +1
red_outpost-ship-nothing = rien
red_outpost-ship-wool = Laine
red_outpost-ship-wheat = Blé
red_outpost-ship-fish = Poisson
red_outpost-ship-coal = Charbon
red_outpost-ship-crystal_wool = Laine et un cristal
red_outpost-ship-crystal_wheat = Blé et un cristal
red_outpost-ship-crystal_fish = Poisson et un cristal
red_outpost-ship-crystal_coal = Charbon et un cristal
red_outpost-ship-any = un cube au choix
red_outpost-ship-crystal_any = un cube au choix et un cristal

## Cartes spéciales

red_outpost-card-c_pasture = Pâturage
red_outpost-card-c_pasture-about = Au Pâturage : humeur +2 pour le visiteur au lieu de tout ce qui y est imprimé.
red_outpost-card-c_palace = Palais des Soviets
red_outpost-card-c_palace-about = Au palais : votre cristal peut aller sur un portrait, où il compte comme un disque pour cette manche.
red_outpost-card-c_farm = Ferme
red_outpost-card-c_farm-about = À la Ferme : vous choisissez ce qui est produit. La perte d’humeur reste.
red_outpost-card-c_beer_house = Brasserie
red_outpost-card-c_beer_house-about = À la Brasserie : 2 cristaux au lieu de tout ce qui y est imprimé.
red_outpost-card-c_storehouse = Entrepôt
red_outpost-card-c_storehouse-about = À l’Entrepôt : deux échanges de cubes et de cristaux au lieu d’un.
red_outpost-card-c_administration = Administration
red_outpost-card-c_administration-about = À l’Administration : votre disque peut attendre sur cette carte, un seul à la fois, et rejoindre le disque habituel à un tour suivant. S’il attend encore à la fin d’une manche, il vous revient.
red_outpost-card-c_spaceship = Astronef
red_outpost-card-c_spaceship-about = À l’Astronef : vous pouvez ensuite expédier un cube de chaque sorte et marquer sur l’une de leurs pistes.
red_outpost-card-c_mine = Mine
red_outpost-card-c_mine-about = À la Mine : 3 crans sur la roue de production et humeur −1 au lieu de tout ce qui y est imprimé.
red_outpost-card-c_field_kitchen = Cuisine de Campagne
red_outpost-card-c_field_kitchen-about = Avant le Déjeuner, vous pouvez coucher jusqu’à deux ouvriers.
red_outpost-card-c_lake = Lac
red_outpost-card-c_lake-about = Au Lac : vous pouvez prendre une carte ouverte au lieu d’en tirer une.
red_outpost-card-c_labor_camp = Camp de travail
red_outpost-card-c_labor_camp-about = Au Camp de travail : pas de perte d’humeur, et aucun disque n’est posé.
red_outpost-card-c_barracks = Caserne
red_outpost-card-c_barracks-about = À la fin de la Matinée, vous pouvez déplacer un de vos disques vers un ouvrier à la Caserne.
red_outpost-card-c_shepherd = Berger
red_outpost-card-c_shepherd-about = Le Berger peut travailler là où il se trouve, s’il pouvait aussi s’y rendre pendant cette phase : jamais au Déjeuner, à la Caserne ni dans un lieu fermé.
red_outpost-card-c_farmer = Fermière
red_outpost-card-c_farmer-about = La Fermière peut rejoindre des ouvriers couchés.
red_outpost-card-c_fisherman = Pêcheur
red_outpost-card-c_fisherman-about = Après un tour avec le Pêcheur, vous pouvez déplacer un autre ouvrier, debout ou couché, vers un lieu vide qui n’est pas fermé ; jamais à la Cuisine de Campagne ni à la Caserne. Il n’y pose aucun disque et n’y fait rien.
red_outpost-card-c_miner = Mineur
red_outpost-card-c_miner-about = Si le Mineur produit autre chose que du Charbon, il peut en produire un de plus, humeur −1.
red_outpost-card-c_commissar = Commissaire
red_outpost-card-c_commissar-about = Après un tour avec la Commissaire, vous pouvez donner un cristal au palais.
red_outpost-card-c_bureaucrat = Bureaucrate
red_outpost-card-c_bureaucrat-about = La Bureaucrate peut entrer dans les lieux fermés.

## Actions : ce qui est écrit sur leurs boutons

red_outpost-action-visit = Envoyer un ouvrier
red_outpost-action-visit_with_card = Envoyer un ouvrier et utiliser votre carte
red_outpost-action-decline = Non, continuer
red_outpost-action-donate = Donner un cristal au palais
red_outpost-action-honour = Poser le cristal sur un portrait
red_outpost-action-farm_resource = Produire
red_outpost-action-beer = Payer un cristal
red_outpost-action-storehouse_mood = Distribuer un cube
red_outpost-action-storehouse_sell = Vendre un cube
red_outpost-action-storehouse_buy = Acheter un cube
red_outpost-action-move_disk = Déplacer un disque
red_outpost-action-ship_resource = Ajouter ce cube
red_outpost-action-lake_reshuffle = Mélanger les cartes du lac
red_outpost-action-lake_draw = Tirer une carte
red_outpost-action-lake_take = Prendre une carte ouverte
red_outpost-action-lake_pick = Choisir cette carte
red_outpost-action-miner_extra = Produire un cube de plus
red_outpost-action-ship_four = Expédier un cube de chaque
red_outpost-action-commissar_donate = Donner un cristal de plus au palais
red_outpost-action-relocate = Déplacer un ouvrier
red_outpost-action-kitchen_rest = Les laisser se reposer
red_outpost-action-barracks_shift = Déplacer votre disque
red_outpost-field-worker = Ouvrier
red_outpost-field-to = Destination
red_outpost-field-stored_disk = Disque mis de côté à ajouter
red_outpost-field-up = Se réjouit
red_outpost-field-down = Se décourage
red_outpost-field-resource = Ressource
red_outpost-field-from_worker = De
red_outpost-field-to_worker = Vers
red_outpost-field-owner = Disque de
red_outpost-field-lake = Carte
red_outpost-field-workers = Ouvriers

## Options d’une table

red_outpost-option-blocking = Lieux fermés
red_outpost-option-blocking-about = Quels lieux sont fermés pendant la Matinée et pendant la Soirée.
red_outpost-option-blocking-recommended = Conseillés
red_outpost-option-blocking-recommended-about = Les six lieux que la règle conseille pour les premières parties.
red_outpost-option-blocking-random = Au hasard
red_outpost-option-blocking-random-about = Six lieux sont tirés avant la partie.
red_outpost-option-special_cards = Cartes spéciales
red_outpost-option-special_cards-about = Chacun peut recevoir un pouvoir de lieu et un pouvoir d’ouvrier.
red_outpost-option-special_cards-off = Sans
red_outpost-option-special_cards-off-about = Conseillé pour les premières parties.
red_outpost-option-special_cards-on = Avec
red_outpost-option-special_cards-on-about = Chaque joueur reçoit une carte de lieu et une carte d’ouvrier, face visible.
red_outpost-option-first_player = Premier joueur
red_outpost-option-first_player-about = Qui a le jeton au départ.
red_outpost-option-first_player-random = Au sort
red_outpost-option-first_player-random-about = Une place est tirée au sort.
red_outpost-option-first_player-first_seat = Première place
red_outpost-option-first_player-first_seat-about = La première place commence ; l’hôte peut ordonner les places.
red_outpost-option-data = Données du matériel
red_outpost-option-data-about = Valeurs imprimées sur le plateau et les cartes mais absentes de la règle. Modifiez-les si vous les connaissez mieux, ou pour essayer autre chose.

## Le tableau de données : l’origine d’une valeur, et ses lignes

red_outpost-source-rulebook = d’après la règle
red_outpost-source-reviews = d’après des critiques publiées, non confirmé par la règle
red_outpost-source-inferred = notre meilleur jugement, non confirmé par la règle
red_outpost-row-wheel_spaces = Cases de la roue
red_outpost-row-wheel_spaces-about = Tant de cubes produits donnent la récompense.
red_outpost-row-wheel_start = Départ sur la roue
red_outpost-row-wheel_start-about = La case de départ des marqueurs, comptée à partir de 0 ; la récompense est avant la case 0.
red_outpost-row-mood_sad = Points des mauvaises humeurs
red_outpost-row-mood_sad-about = Un nombre pour chaque cran sous le départ, le plus proche d’abord. Autant de nombres, autant de crans.
red_outpost-row-mood_start = Points de l’humeur neutre
red_outpost-row-mood_start-about = Ce que vaut l’humeur de départ.
red_outpost-row-mood_happy = Points des bonnes humeurs
red_outpost-row-mood_happy-about = Un nombre pour chaque cran au-dessus du départ, le plus proche d’abord. Autant de nombres, autant de crans.
red_outpost-row-export_wool = Exportation (Laine)
red_outpost-row-export_wool-about = Points des cases depuis la gauche ; la dernière sert indéfiniment.
red_outpost-row-export_wheat = Exportation (Blé)
red_outpost-row-export_wheat-about = Points des cases depuis la gauche ; la dernière sert indéfiniment.
red_outpost-row-export_fish = Exportation (Poisson)
red_outpost-row-export_fish-about = Points des cases depuis la gauche ; la dernière sert indéfiniment.
red_outpost-row-export_coal = Exportation (Charbon)
red_outpost-row-export_coal-about = Points des cases depuis la gauche ; la dernière sert indéfiniment.
red_outpost-row-lake_blank = Lac : rien
red_outpost-row-lake_blank-about = Nombre de cartes de cette sorte au lac.
red_outpost-row-lake_one_fish = Lac : 1 Poisson
red_outpost-row-lake_one_fish-about = Nombre de cartes de cette sorte au lac.
red_outpost-row-lake_two_fish = Lac : 2 Poissons et humeur +1
red_outpost-row-lake_two_fish-about = Nombre de cartes de cette sorte au lac.
red_outpost-row-ship_nothing = Astronef : rien
red_outpost-row-ship_nothing-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_wool = Astronef : Laine
red_outpost-row-ship_wool-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_wheat = Astronef : Blé
red_outpost-row-ship_wheat-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_fish = Astronef : Poisson
red_outpost-row-ship_fish-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_coal = Astronef : Charbon
red_outpost-row-ship_coal-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_crystal_wool = Astronef : Laine et un cristal
red_outpost-row-ship_crystal_wool-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_crystal_wheat = Astronef : Blé et un cristal
red_outpost-row-ship_crystal_wheat-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_crystal_fish = Astronef : Poisson et un cristal
red_outpost-row-ship_crystal_fish-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_crystal_coal = Astronef : Charbon et un cristal
red_outpost-row-ship_crystal_coal-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_any = Astronef : un cube au choix
red_outpost-row-ship_any-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-ship_crystal_any = Astronef : un cube au choix et un cristal
red_outpost-row-ship_crystal_any-about = Nombre de cartes de cette sorte à l’Astronef.
red_outpost-row-palace_spaces = Places près du palais
red_outpost-row-palace_spaces-about = Cristaux que chacun peut donner ; 0 pour autant qu’on veut.
red_outpost-row-crystals = Cristaux
red_outpost-row-crystals-about = Tous les cristaux du jeu, ceux des joueurs compris.
red_outpost-row-cubes = Cubes de chaque sorte
red_outpost-row-cubes-about = Tous les cubes d’une ressource.

## Le plateau : où en est la partie

red_outpost-board-course = Où en est la partie
red_outpost-board-round = Manche
red_outpost-board-order = Tours
red_outpost-board-players = Joueurs
red_outpost-board-points = Points :
red_outpost-board-banner = Manche { $round } · { $phase }
red_outpost-board-outlook = Si la manche finissait maintenant, les humeurs rapporteraient :
red_outpost-board-points-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; si la manche finissait maintenant, les humeurs rapporteraient { $outlook }
red_outpost-board-crystals = Cristaux
red_outpost-board-palace = Cristaux au palais
red_outpost-board-reserve = Disques restants
red_outpost-board-own-card = Votre carte spéciale : { $about }
red_outpost-board-stored = Disque sur la carte
red_outpost-board-first = Premier joueur
red_outpost-board-status-kitchen = { $seat } choisit qui se repose pendant le Déjeuner.
red_outpost-board-status-visit = { $seat } choisit quel ouvrier envoyer, et où.
red_outpost-board-status-farm = { $seat } choisit ce que la ferme produit.
red_outpost-board-status-donate = { $seat } peut donner un cristal au palais.
red_outpost-board-status-beer = { $seat } peut payer une tournée de bière.
red_outpost-board-status-storehouse = { $seat } choisit que faire à l’entrepôt.
red_outpost-board-status-move_disk = { $seat } peut déplacer un disque d’un autre joueur.
red_outpost-board-status-ship_any = { $seat } choisit le cube que l’Astronef apporte.
red_outpost-board-status-lake_before = { $seat } peut mélanger les cartes du lac avant que le Pêcheur ne tire.
red_outpost-board-status-lake_draw = { $seat } tire une carte du lac ou en prend une ouverte.
red_outpost-board-status-lake_pick = { $seat } choisit laquelle des deux cartes du lac compte.
red_outpost-board-status-lake_after = { $seat } peut mélanger les cartes du lac.
red_outpost-board-status-miner_extra = { $seat } décide si le Mineur produit un cube de plus.
red_outpost-board-status-ship_four = { $seat } peut expédier un cube de chaque sorte.
red_outpost-board-status-commissar = { $seat } décide si la Commissaire donne un cristal au palais.
red_outpost-board-status-relocate = { $seat } peut déplacer un autre ouvrier vers un lieu vide.
red_outpost-board-status-barracks = { $seat } peut déplacer un disque vers quelqu’un qui dort encore.

## Le plateau : carte et portraits

red_outpost-board-map = La colonie
red_outpost-board-map-about = Pointez un lieu pour lire ce qu’il fait.
red_outpost-board-at = Ici : { $place }
red_outpost-board-token = Fermé pendant cette phase : { $phase }
red_outpost-board-token-shut = Fermé maintenant : { $phase }
red_outpost-board-standing = debout
red_outpost-board-lying = déjà employé ou au repos dans cette phase
red_outpost-board-stands-at = { $place }
red_outpost-board-lies-at = { $place } · indisponible
red_outpost-board-portraits = Ouvriers
red_outpost-board-mood = { $worker } : humeur { $mood }, vaut { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-board-mood-next = Elle passerait à { $mood }.
red_outpost-board-influence = Influence : { $worker }
red_outpost-board-with-crystals = { $count ->
    [one] dont un cristal
   *[other] dont { $count } cristaux
}
red_outpost-board-leads = en tête
red_outpost-board-nobody = à personne

## Le plateau : marchandises et pioches

red_outpost-board-goods = Entrepôt et exportations
red_outpost-board-resource = Ressource
red_outpost-board-stored-cubes = Stock
red_outpost-board-exports = Exportations
red_outpost-board-cubes = { $count ->
    [0] aucun
    [one] 1 cube
   *[other] { $count } cubes
}
red_outpost-board-space-full = occupée, valait { $count }
red_outpost-board-space-next = la prochaine exportation vaut { $count }
red_outpost-board-space-later = vaudra { $count } ensuite
red_outpost-board-supply-of = { $count } en réserve
red_outpost-board-wheel = Roue de production
red_outpost-board-wheel-left = Cubes avant la récompense
red_outpost-board-to-reward = { $count ->
    [one] 1 cube avant la récompense
   *[other] { $count } cubes avant la récompense
}
red_outpost-board-decks = Pioches
red_outpost-board-deck-lake = Lac
red_outpost-board-deck-ship = Astronef
red_outpost-board-deck-left = { $count } en pioche
red_outpost-board-taken = Tiré :
red_outpost-board-discarded = { $count ->
    [one] 1 ouverte
   *[other] { $count } ouvertes
}
red_outpost-board-supply = { $count ->
    [one] 1 cristal en réserve
   *[other] { $count } cristaux en réserve
}

## Le plateau : ce que ferait une action

red_outpost-board-effects = Ce que cela ferait
red_outpost-board-effect-mood = { $worker } : humeur { $change }
red_outpost-board-effect-cube = Entrepôt : { $resource } { $change }
red_outpost-board-effect-export = { $resource } : exportation
red_outpost-board-effect-points = { $change } { $count ->
    [one] point
   *[other] points
}
red_outpost-board-effect-crystals = Cristaux { $change }
red_outpost-board-effect-palace = Au palais { $change }
red_outpost-board-effect-wheel = Roue { $change }
red_outpost-board-effect-draws = Des cartes sont tirées ou mélangées
red_outpost-board-effect-leaders = { $count ->
    [one] { $names } serait en tête : { $worker }
   *[other] { $names } seraient en tête : { $worker }
}
red_outpost-board-effect-nobody = Personne ne serait en tête : { $worker }
red_outpost-board-effect-outlook = Si la manche finissait maintenant : { $change } pour vous
red_outpost-board-effect-asks = Ensuite : { $what }
red_outpost-board-then = un choix suit
red_outpost-board-no-effect = aucun effet

## Le plateau : réponses

red_outpost-board-pick-worker = Choisissez un ouvrier ici ou sur le plateau.
red_outpost-board-pick-place = Choisissez maintenant un lieu sur la carte.
red_outpost-board-use-card = Utiliser votre carte spéciale
red_outpost-board-add-stored = Ajouter le disque de votre carte
red_outpost-board-do-visit = Envoyer { $visitor } { $to }
red_outpost-board-do-visit_with_card = Envoyer { $visitor } { $to } avec votre carte
red_outpost-board-do-relocate = Déplacer { $visitor } { $to }
red_outpost-board-do-beer = Payer un cristal : { $up } monte, { $down } baisse
red_outpost-board-do-storehouse_mood = Distribuer { $resource } : { $up } monte, { $down } baisse
red_outpost-board-do-move_disk = Déplacer un disque { DE($seats) } : { $from_worker } → { $to_worker }
red_outpost-board-do-barracks_shift = Déplacer votre disque : { $from_worker } → { $to_worker }
red_outpost-board-do-honour = Poser le cristal sur un portrait : { $worker }
red_outpost-board-waste-visit = Cette visite n’apporte rien que votre disque : { $location }. La faire quand même ?
red_outpost-board-waste-mood = L’humeur ne peut plus monter : { $worker }. Le faire quand même ?
red_outpost-tie-crystals = Cristaux
red_outpost-board-key-map = Aller à la carte
red_outpost-board-key-portraits = Aller aux ouvriers
red_outpost-board-key-goods = Aller à l’entrepôt et aux exportations
red_outpost-board-key-players = Aller aux joueurs
red_outpost-board-key-forget = Oublier ce qui est à moitié choisi

### Red Outpost. app/texts.py explique comment les paramètres deviennent des variables.

red_outpost-title = Red Outpost

## Ce qui s’est passé : le cours de la partie

red_outpost-closed_mornings = Fermés pendant la Matinée : { $location }.
red_outpost-closed_evenings = Fermés pendant la Soirée : { $location }.
red_outpost-edited = Modifié par l’hôte : { $row }.
red_outpost-dealt = { $you ->
    [seat] Vos cartes spéciales : { $card }.
   *[none] Cartes spéciales { DE($seat) } : { $card }.
}
red_outpost-phase = Manche { $round }, { $phase } : { $you ->
    [seat] vous commencez.
   *[none] { $seat } commence.
}
red_outpost-mood_scored = { $worker }, humeur { $mood } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seats }.
red_outpost-final = { $you ->
    [seat] Vous marquez { $palace } pour le Palais et { $crystals } pour les cristaux.
   *[none] { $seat } marque { $palace } pour le Palais et { $crystals } pour les cristaux.
}
red_outpost-over = Partie terminée : { $winners_count ->
    [one] { $you ->
        [winners] vous gagnez
       *[none] { $winners } gagne
    }
   *[other] { $you ->
        [winners] { $winners } gagnez ensemble
       *[none] { $winners } gagnent ensemble
    }
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !

## Ce qui s’est passé : tours

red_outpost-visited = { $you ->
    [seat] Vous envoyez { $visitor } { $to }.
   *[none] { $seat } envoie { $visitor } { $to }.
}
red_outpost-stayed = { $you ->
    [seat] Vous laissez { $visitor } travailler sur place : { $location }.
   *[none] { $seat } laisse { $visitor } travailler sur place : { $location }.
}
red_outpost-stored_placed = { $you ->
    [seat] Vous posez votre disque mis de côté : { $worker }.
   *[none] { $seat } pose son disque mis de côté : { $worker }.
}
red_outpost-mood_up = { $worker } : humeur +{ $steps } (maintenant { $mood }).
red_outpost-mood_down = { $worker } : humeur −{ $steps } (maintenant { $mood }).
red_outpost-produced = { $you ->
    [seat] Vous produisez 1 { $resource }.
   *[none] { $seat } produit 1 { $resource }.
}
red_outpost-added = { $you ->
    [seat] Vous ajoutez 1 { $resource } à l’Entrepôt.
   *[none] { $seat } ajoute 1 { $resource } à l’Entrepôt.
}
red_outpost-exported = Exportation ({ $resource }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $you ->
    [seat] pour vous.
   *[none] pour { $seat }.
}
red_outpost-wheel = { $you ->
    [seat] Roue de production : vous marquez
   *[none] Roue de production : { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-crystals = { $you ->
    [seat] Vous gagnez
   *[none] { $seat } gagne
} { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}.
red_outpost-donated = { $you ->
    [seat] Vous donnez un cristal au Palais ({ $total } jusqu’ici).
   *[none] { $seat } donne un cristal au Palais ({ $total } jusqu’ici).
}
red_outpost-honoured = { $you ->
    [seat] Vous posez un cristal sur un portrait : { $worker }.
   *[none] { $seat } pose un cristal sur un portrait : { $worker }.
}
red_outpost-beer = { $you ->
    [seat] Vous payez un cristal pour une tournée de bière.
   *[none] { $seat } paie un cristal pour une tournée de bière.
}
red_outpost-handed_out = { $you ->
    [seat] Vous distribuez 1 { $resource } de l’Entrepôt.
   *[none] { $seat } distribue 1 { $resource } de l’Entrepôt.
}
red_outpost-sold = { $you ->
    [seat] Vous vendez 1 { $resource } de l’Entrepôt.
   *[none] { $seat } vend 1 { $resource } de l’Entrepôt.
}
red_outpost-bought = { $you ->
    [seat] Vous achetez 1 { $resource } pour un cristal.
   *[none] { $seat } achète 1 { $resource } pour un cristal.
}
red_outpost-disk_moved = { $you ->
    [seat] Vous déplacez un disque ({ $seats }) : { $from_worker } → { $to_worker }.
    [seats] { $seat } déplace votre disque : { $from_worker } → { $to_worker }.
   *[none] { $seat } déplace un disque ({ $seats }) : { $from_worker } → { $to_worker }.
}
red_outpost-ship_card = { $you ->
    [seat] Vous piochez une carte Astronef : { $ship }.
   *[none] { $seat } pioche une carte Astronef : { $ship }.
}
red_outpost-ship_shuffled = Les cartes Astronef sont mélangées et forment une nouvelle pioche.
red_outpost-lake_drawn = { $you ->
    [seat] Vous piochez une carte Lac : { $lake }.
   *[none] { $seat } pioche une carte Lac : { $lake }.
}
red_outpost-lake_taken = { $you ->
    [seat] Vous prenez une carte Lac visible : { $lake }.
   *[none] { $seat } prend une carte Lac visible : { $lake }.
}
red_outpost-lake_picked = { $you ->
    [seat] Vous choisissez : { $lake }.
   *[none] { $seat } choisit : { $lake }.
}
red_outpost-lake_shuffled = Les cartes Lac sont mélangées.
red_outpost-card_used = { $you ->
    [seat] Vous utilisez une carte spéciale : { $card }.
   *[none] { $seat } utilise une carte spéciale : { $card }.
}
red_outpost-relocated = { $you ->
    [seat] Vous déplacez { $visitor } { $to }.
   *[none] { $seat } déplace { $visitor } { $to }.
}
red_outpost-rested = { $you ->
    [seat] Vous laissez se reposer pendant le Déjeuner : { $worker }.
   *[none] { $seat } laisse se reposer pendant le Déjeuner : { $worker }.
}

## Ce qui est demandé

red_outpost-ask-visit = { $phase } : envoyez un ouvrier dans un lieu.
red_outpost-ask-farm = Choisissez ce que produit la Ferme.
red_outpost-ask-donate = Donner un cristal au Palais ?
red_outpost-ask-beer = Payer un cristal : humeur +1 pour un ouvrier, −1 pour un autre ?
red_outpost-ask-storehouse = Entrepôt : distribuer, vendre ou acheter un cube ?
red_outpost-ask-move_disk = Déplacer un disque d’un autre joueur ?
red_outpost-ask-ship_any = Choisissez le cube que l’Astronef apporte.
red_outpost-ask-lake_before = Mélanger les cartes Lac avant que le Pêcheur pioche ?
red_outpost-ask-lake_draw = Piocher une carte Lac, ou en prendre une visible ?
red_outpost-ask-lake_pick = Choisissez l’une des deux cartes.
red_outpost-ask-lake_after = Mélanger les cartes Lac maintenant ?
red_outpost-ask-miner_extra = Mineur : produire un cube de plus, humeur −1 ?
red_outpost-ask-ship_four = Expédier un cube de chaque sorte ? Choisissez la piste à marquer.
red_outpost-ask-commissar = Commissaire : donner un cristal de plus au Palais ?
red_outpost-ask-relocate = Pêcheur : déplacer un autre ouvrier vers un lieu vide ?
red_outpost-ask-kitchen = Laisser un ou deux ouvriers se reposer pendant le Déjeuner ?
red_outpost-ask-barracks = Déplacer un de vos disques vers un ouvrier encore à la Caserne ?

## Refus

refused-worker_tired = Cet ouvrier a déjà travaillé pendant cette phase, ou se repose.
refused-only_kitchen_at_lunch = Au Déjeuner, les ouvriers ne vont qu’à la Cuisine de Campagne.
refused-kitchen_only_at_lunch = La Cuisine de Campagne n’est ouverte qu’au Déjeuner.
refused-barracks_only_in_evening = On n’envoie des ouvriers à la Caserne que pendant la Soirée.
refused-blocked_morning = Ce lieu est fermé pendant la Matinée.
refused-blocked_evening = Ce lieu est fermé pendant la Soirée.
refused-same_location = L’ouvrier y est déjà : choisissez un autre lieu.
refused-occupied = Un autre ouvrier s’y trouve.
refused-no_stored_disk = Il n’y a pas de disque sur votre carte.
refused-card_not_held = Vous n’avez pas cette carte.
refused-card_not_applicable = Votre carte ne s’utilise pas ainsi.
refused-card_full = Votre carte porte déjà un disque : placez-le.
refused-palace_full = Vous n’avez plus de place au Palais.
refused-supply_empty = Il n’y en a plus dans la réserve.
refused-same_worker_twice = Choisissez deux ouvriers différents.
refused-resource_not_in_storehouse = Ce cube n’est pas à l’Entrepôt.
refused-no_crystal = Vous n’avez pas de cristal.
refused-disk_is_yours = Ce disque est à vous : on ne déplace que ceux des autres.
refused-visitor_protected = Aucun disque ne quitte ni ne rejoint le portrait de l’ouvrier en visite.
refused-disk_not_there = Ce disque n’est pas sur ce portrait.
refused-not_in_discard = Cette carte n’est pas dans la défausse.
refused-not_produced = Choisissez une ressource produite pendant ce tour, sauf le Charbon.
refused-not_the_fisherman = Le Pêcheur déplace un autre ouvrier, pas lui-même.
refused-target_not_regular = On ne déplace personne à la Cuisine de Campagne ni à la Caserne.
refused-target_not_empty = Le lieu doit être vide.
refused-not_in_barracks = Cet ouvrier n’est pas à la Caserne.
refused-wheel_start_off = Le départ doit être l’une des { $spaces } cases de la roue, comptées à partir de 0.
refused-mood_falls = Une meilleure humeur ne peut pas valoir moins qu’une moins bonne.
refused-lake_too_small = Il faut au moins { $low } cartes Lac.
refused-lake_without_fish = Au moins une carte Lac doit montrer du poisson.
refused-ship_empty = Il faut au moins une carte Astronef.

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
red_outpost-location-pasture-about = Produisez 1 Laine. Humeur −1, sauf pour le Berger.
red_outpost-location-palace = Palais des Soviets
red_outpost-location-palace-about = Humeur +1 pour le visiteur et pour la Commissaire. Si la Commissaire vient elle-même, aucune humeur ne change. Vous pouvez donner un cristal au Palais.
red_outpost-location-farm = Ferme
red_outpost-location-farm-about = Produisez 1 Blé. Humeur −1, sauf pour la Fermière.
red_outpost-location-beer_house = Brasserie
red_outpost-location-beer_house-about = Humeur +2, mais −1 pour la Commissaire. Vous pouvez payer un cristal : humeur +1 pour un ouvrier, −1 pour un autre.
red_outpost-location-storehouse = Entrepôt
red_outpost-location-storehouse-about = Vous pouvez faire une chose : vendre un cube contre un cristal, en acheter un pour un cristal, ou en distribuer un (humeur +1 pour un ouvrier, −1 pour un autre).
red_outpost-location-administration = Administration
red_outpost-location-administration-about = Humeur +1 pour la Bureaucrate. Vous pouvez déplacer un disque d’un autre joueur d’un portrait à un autre, mais ni depuis ni vers celui de l’ouvrier en visite. Si la Bureaucrate vient elle-même, vous gagnez un cristal à la place.
red_outpost-location-spaceship = Astronef
red_outpost-location-spaceship-about = Humeur −1. Piochez une carte : elle ajoute un cube, un cube et un cristal, ou rien, mais jamais un cristal seul.
red_outpost-location-mine = Mine
red_outpost-location-mine-about = Produisez 1 Charbon, humeur −2. Le Mineur en produit 2, et son humeur ne change pas.
red_outpost-location-field_kitchen = Cuisine de Campagne
red_outpost-location-field_kitchen-about = Humeur +1. Ouverte au Déjeuner, à autant d’ouvriers qu’on veut.
red_outpost-location-lake = Lac
red_outpost-location-lake-about = Piochez une carte pour du poisson. Humeur −1, sauf pour le Pêcheur, qui pioche deux cartes dont vous choisissez une ; vous pouvez mélanger les cartes Lac avant ou après la pioche. Quand toutes les cartes de poisson sont visibles, les cartes Lac sont mélangées.
red_outpost-location-labor_camp = Camp de travail
red_outpost-location-labor_camp-about = Produisez 1 Blé, 1 Laine et 1 Poisson. Humeur −2.
red_outpost-location-barracks = Caserne
red_outpost-location-barracks-about = Humeur +1. Ouverte pendant la Soirée, à autant d’ouvriers qu’on veut. Les ouvriers encore là à la fin de la Matinée gagnent aussi humeur +1.
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
red_outpost-card-c_pasture-about = Au Pâturage : humeur +2 pour le visiteur, au lieu de tout ce qui y est imprimé.
red_outpost-card-c_palace = Palais des Soviets
red_outpost-card-c_palace-about = Au Palais : vous pouvez poser votre cristal sur un portrait, où il compte comme un disque pour cette manche.
red_outpost-card-c_farm = Ferme
red_outpost-card-c_farm-about = À la Ferme : vous choisissez ce qui est produit. La perte d’humeur reste.
red_outpost-card-c_beer_house = Brasserie
red_outpost-card-c_beer_house-about = À la Brasserie : 2 cristaux, au lieu de tout ce qui y est imprimé.
red_outpost-card-c_storehouse = Entrepôt
red_outpost-card-c_storehouse-about = À l’Entrepôt : deux ventes ou achats au lieu d’un.
red_outpost-card-c_administration = Administration
red_outpost-card-c_administration-about = À l’Administration : votre disque peut attendre sur cette carte (un seul à la fois). À un tour suivant, posez-le avec votre disque habituel. S’il attend encore à la fin d’une manche, il vous revient.
red_outpost-card-c_spaceship = Astronef
red_outpost-card-c_spaceship-about = À l’Astronef : vous pouvez ensuite expédier un cube de chaque sorte et marquer la prochaine case de l’une de leurs pistes.
red_outpost-card-c_mine = Mine
red_outpost-card-c_mine-about = À la Mine : 3 crans sur la roue de production et humeur −1, au lieu de tout ce qui y est imprimé.
red_outpost-card-c_field_kitchen = Cuisine de Campagne
red_outpost-card-c_field_kitchen-about = Avant le Déjeuner, vous pouvez laisser un ou deux ouvriers se reposer.
red_outpost-card-c_lake = Lac
red_outpost-card-c_lake-about = Au Lac : vous pouvez prendre une carte visible au lieu d’en piocher une.
red_outpost-card-c_labor_camp = Camp de travail
red_outpost-card-c_labor_camp-about = Au Camp de travail : pas de perte d’humeur, et vous ne posez pas de disque.
red_outpost-card-c_barracks = Caserne
red_outpost-card-c_barracks-about = À la fin de la Matinée, vous pouvez déplacer un de vos disques vers un ouvrier à la Caserne.
red_outpost-card-c_shepherd = Berger
red_outpost-card-c_shepherd-about = Le Berger peut travailler là où il se trouve, s’il pouvait aussi s’y rendre pendant cette phase : jamais au Déjeuner, à la Caserne ni dans un lieu fermé.
red_outpost-card-c_farmer = Fermière
red_outpost-card-c_farmer-about = La Fermière peut aller dans un lieu où tous les ouvriers ont déjà travaillé ou se reposent.
red_outpost-card-c_fisherman = Pêcheur
red_outpost-card-c_fisherman-about = Après un tour avec le Pêcheur, vous pouvez déplacer un autre ouvrier, qu’il ait travaillé ou non, vers un lieu vide qui n’est pas fermé, mais jamais à la Cuisine de Campagne ni à la Caserne. Vous ne posez pas de disque, et il ne s’y passe rien.
red_outpost-card-c_miner = Mineur
red_outpost-card-c_miner-about = Si le Mineur produit autre chose que du Charbon, il peut en produire un de plus, humeur −1.
red_outpost-card-c_commissar = Commissaire
red_outpost-card-c_commissar-about = Après un tour avec la Commissaire, vous pouvez donner un cristal au Palais.
red_outpost-card-c_bureaucrat = Bureaucrate
red_outpost-card-c_bureaucrat-about = La Bureaucrate peut entrer dans les lieux fermés.

## Actions : ce qui est écrit sur leurs boutons

red_outpost-action-visit = Envoyer un ouvrier
red_outpost-action-visit_with_card = Envoyer un ouvrier avec votre carte
red_outpost-action-decline = Non merci
red_outpost-action-donate = Donner un cristal au Palais
red_outpost-action-honour = Poser le cristal sur un portrait
red_outpost-action-farm_resource = Produire
red_outpost-action-beer = Payer un cristal
red_outpost-action-storehouse_mood = Distribuer un cube
red_outpost-action-storehouse_sell = Vendre un cube
red_outpost-action-storehouse_buy = Acheter un cube
red_outpost-action-move_disk = Déplacer un disque
red_outpost-action-ship_resource = Ajouter ce cube
red_outpost-action-lake_reshuffle = Mélanger les cartes Lac
red_outpost-action-lake_draw = Piocher une carte
red_outpost-action-lake_take = Prendre une carte visible
red_outpost-action-lake_pick = Choisir cette carte
red_outpost-action-miner_extra = Produire un cube de plus
red_outpost-action-ship_four = Expédier un cube de chaque sorte
red_outpost-action-commissar_donate = Donner un cristal de plus au Palais
red_outpost-action-relocate = Déplacer un ouvrier
red_outpost-action-kitchen_rest = Les laisser se reposer
red_outpost-action-barracks_shift = Déplacer votre disque
red_outpost-field-worker = Ouvrier
red_outpost-field-to = Lieu
red_outpost-field-stored_disk = Disque mis de côté
red_outpost-field-up = Humeur +1
red_outpost-field-down = Humeur −1
red_outpost-field-resource = Ressource
red_outpost-field-from_worker = De
red_outpost-field-to_worker = Vers
red_outpost-field-owner = Disque de
red_outpost-field-lake = Carte
red_outpost-field-workers = Ouvriers

## Le plateau : où en est la partie

red_outpost-board-course = Manche et phase
red_outpost-board-round = Manche
red_outpost-board-order = Ordre du tour
red_outpost-board-players = Joueurs
red_outpost-board-points = Points :
red_outpost-board-banner = Manche { $round } · { $phase }
red_outpost-board-outlook = Humeurs si la manche finissait maintenant :
red_outpost-board-points-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $outlook } pour les humeurs si la manche finissait maintenant
red_outpost-board-crystals = Cristaux
red_outpost-board-palace = Cristaux au Palais
red_outpost-board-reserve = Disques restants
red_outpost-board-own-card = Votre carte spéciale : { $about }
red_outpost-board-stored = Disque mis de côté
red_outpost-board-first = Premier joueur
red_outpost-board-status-kitchen = { $you ->
    [seat] Vous choisissez qui se repose pendant le Déjeuner.
   *[none] { $seat } choisit qui se repose pendant le Déjeuner.
}
red_outpost-board-status-visit = { $you ->
    [seat] À vous d’envoyer un ouvrier.
   *[none] À { $seat } d’envoyer un ouvrier.
}
red_outpost-board-status-farm = { $you ->
    [seat] Vous choisissez ce que produit la Ferme.
   *[none] { $seat } choisit ce que produit la Ferme.
}
red_outpost-board-status-donate = { $you ->
    [seat] Vous pouvez donner un cristal au Palais.
   *[none] { $seat } peut donner un cristal au Palais.
}
red_outpost-board-status-beer = { $you ->
    [seat] Vous pouvez payer une tournée de bière.
   *[none] { $seat } peut payer une tournée de bière.
}
red_outpost-board-status-storehouse = { $you ->
    [seat] Vous pouvez utiliser l’Entrepôt.
   *[none] { $seat } peut utiliser l’Entrepôt.
}
red_outpost-board-status-move_disk = { $you ->
    [seat] Vous pouvez déplacer un disque d’un autre joueur.
   *[none] { $seat } peut déplacer un disque d’un autre joueur.
}
red_outpost-board-status-ship_any = { $you ->
    [seat] Vous choisissez le cube que l’Astronef apporte.
   *[none] { $seat } choisit le cube que l’Astronef apporte.
}
red_outpost-board-status-lake_before = { $you ->
    [seat] Vous pouvez mélanger les cartes Lac avant de piocher.
   *[none] { $seat } peut mélanger les cartes Lac avant de piocher.
}
red_outpost-board-status-lake_draw = { $you ->
    [seat] Vous piochez une carte Lac ou en prenez une visible.
   *[none] { $seat } pioche une carte Lac ou en prend une visible.
}
red_outpost-board-status-lake_pick = { $you ->
    [seat] Vous choisissez l’une des deux cartes Lac.
   *[none] { $seat } choisit l’une des deux cartes Lac.
}
red_outpost-board-status-lake_after = { $you ->
    [seat] Vous pouvez mélanger les cartes Lac.
   *[none] { $seat } peut mélanger les cartes Lac.
}
red_outpost-board-status-miner_extra = { $you ->
    [seat] Vous pouvez produire un cube de plus avec le Mineur.
   *[none] { $seat } peut produire un cube de plus avec le Mineur.
}
red_outpost-board-status-ship_four = { $you ->
    [seat] Vous pouvez expédier un cube de chaque sorte.
   *[none] { $seat } peut expédier un cube de chaque sorte.
}
red_outpost-board-status-commissar = { $you ->
    [seat] Vous pouvez donner un cristal de plus au Palais.
   *[none] { $seat } peut donner un cristal de plus au Palais.
}
red_outpost-board-status-relocate = { $you ->
    [seat] Vous pouvez déplacer un autre ouvrier vers un lieu vide.
   *[none] { $seat } peut déplacer un autre ouvrier vers un lieu vide.
}
red_outpost-board-status-barracks = { $you ->
    [seat] Vous pouvez déplacer un disque vers un ouvrier à la Caserne.
   *[none] { $seat } peut déplacer un disque vers un ouvrier à la Caserne.
}

## Le plateau : carte et portraits

red_outpost-board-map = Colonie
red_outpost-board-map-about = Choisissez un lieu pour voir son effet.
red_outpost-board-at = Ici : { $place }
red_outpost-board-token = Fermé pendant la phase { $phase }
red_outpost-board-token-shut = Fermé maintenant ({ $phase })
red_outpost-board-standing = disponible
red_outpost-board-lying = déjà utilisé ou au repos
red_outpost-board-stands-at = { $place }
red_outpost-board-lies-at = { $place } · pas libre
red_outpost-board-portraits = Ouvriers
red_outpost-board-mood = { $worker } : humeur { $mood }, vaut { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-board-mood-next = Passe à { $mood }.
red_outpost-board-influence = Influence : { $worker }
red_outpost-board-with-crystals = { $count ->
    [one] dont un cristal
   *[other] dont { $count } cristaux
}
red_outpost-board-leads = en tête
red_outpost-board-nobody = aucun disque

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
red_outpost-board-space-full = occupée ; valait { $count }
red_outpost-board-space-next = prochaine exportation : { $count }
red_outpost-board-space-later = ensuite : { $count }
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
red_outpost-board-taken = Piochées :
red_outpost-board-discarded = { $count ->
    [one] 1 visible
   *[other] { $count } visibles
}
red_outpost-board-supply = { $count ->
    [one] 1 cristal en réserve
   *[other] { $count } cristaux en réserve
}

## Le plateau : ce que ferait une action

red_outpost-board-effects = Effets
red_outpost-board-effect-mood = { $worker } : humeur { $change }
red_outpost-board-effect-cube = Entrepôt : { $resource } { $change }
red_outpost-board-effect-export = { $resource } : exportation
red_outpost-board-effect-points = { $change } { $count ->
    [one] point
   *[other] points
}
red_outpost-board-effect-crystals = Cristaux { $change }
red_outpost-board-effect-palace = Palais { $change }
red_outpost-board-effect-wheel = Roue { $change }
red_outpost-board-effect-draws = Pioche ou mélange des cartes
red_outpost-board-effect-leaders = { $seats_count ->
    [one] Majorité ({ $worker }) : { $seats }
   *[other] Majorité partagée ({ $worker }) : { $seats }
}
red_outpost-board-effect-nobody = Majorité ({ $worker }) : personne
red_outpost-board-effect-outlook = Si la manche finissait maintenant : { $change } pour vous
red_outpost-board-effect-asks = Ensuite : { $what }
red_outpost-board-then = un choix suit
red_outpost-board-no-effect = aucun effet

## Le plateau : réponses

red_outpost-board-pick-worker = Choisissez un ouvrier ici ou sur la carte.
red_outpost-board-pick-place = Choisissez maintenant un lieu sur la carte.
red_outpost-board-use-card = Utiliser votre carte spéciale
red_outpost-board-add-stored = Ajouter votre disque mis de côté
red_outpost-board-do-visit = Envoyer { $visitor } { $to }
red_outpost-board-do-visit_with_card = Envoyer { $visitor } { $to } avec votre carte
red_outpost-board-do-relocate = Déplacer { $visitor } { $to }
red_outpost-board-do-beer = Payer un cristal : { $up } humeur +1, { $down } humeur −1
red_outpost-board-do-storehouse_mood = Distribuer { $resource } : { $up } humeur +1, { $down } humeur −1
red_outpost-board-do-move_disk = Déplacer un disque { DE($seats) } : { $from_worker } → { $to_worker }
red_outpost-board-do-barracks_shift = Déplacer votre disque : { $from_worker } → { $to_worker }
red_outpost-board-do-honour = Poser le cristal sur un portrait : { $worker }
red_outpost-board-waste-visit = Cette visite n’apporte rien d’autre que votre disque : { $location }. La faire quand même ?
red_outpost-board-waste-mood = L’humeur ne peut plus monter : { $worker }. Le faire quand même ?
red_outpost-tie-crystals = Cristaux
red_outpost-board-key-map = Aller à la carte
red_outpost-board-key-portraits = Aller aux ouvriers
red_outpost-board-key-goods = Aller à l’Entrepôt et aux exportations
red_outpost-board-key-players = Aller aux joueurs
red_outpost-board-key-forget = Effacer la sélection

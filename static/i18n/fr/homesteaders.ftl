### Homesteaders. app/texts.py explique comment les paramètres deviennent des variables.

homesteaders-title = Homesteaders

## Ce qui est arrivé : le cours de la partie

homesteaders-first_player = { $you ->
    [seat] Vous avez la carte premier joueur.
   *[none] { $seat } a la carte premier joueur.
}
homesteaders-round = Manche { $round }. Enchère 1 : { $lot_1 }. Enchère 2 : { $lot_2 }.{ $lot_3_count ->
    [0] { "" }
   *[other] { " Enchère 3 : " }{ $lot_3 }.
}
homesteaders-stage = { $stage } : de nouveaux bâtiments sont disponibles.
homesteaders-final_income = Les dix manches sont jouées : dernier revenu.
homesteaders-place_in_order = { $you ->
    [seat] Vous demandez l’ordre du tour : le placement recommence.
   *[none] { $seat } demande l’ordre du tour : le placement recommence.
}
homesteaders-placed = { $you ->
    [seat] { $slots_count ->
        [0] Vous ne placez aucun ouvrier
       *[other] Vous placez vos ouvriers : { $slots }
    }
   *[none] { $slots_count ->
        [0] { $seat } ne place aucun ouvrier
       *[other] { $seat } place ses ouvriers : { $slots }
    }
}{ $idle ->
    [0] { "" }
    [one] { " (" }{ $idle } inactif)
   *[other] { " (" }{ $idle } inactifs)
}.
homesteaders-income = { $you ->
    [seat] { $gets_count ->
        [0] Vous n’avez aucun revenu
       *[other] Vous recevez { $gets }
    }
   *[none] { $gets_count ->
        [0] { $seat } n’a aucun revenu
       *[other] { $seat } reçoit { $gets }
    }
}.
homesteaders-income-faded = { $seat } reçoit son revenu.
homesteaders-debt_discarded = { $building } : { $you ->
    [seat] { $gives_count ->
        [0] vous n’avez pas de dette et recevez { $gets }
       *[other] vous défaussez { $gives }
    }
   *[none] { $gives_count ->
        [0] { $seat } n’a pas de dette et reçoit { $gets }
       *[other] { $seat } défausse { $gives }
    }
}.
homesteaders-debt_discarded-faded = { $building } : { $seat } en profite.
homesteaders-wages = { $you ->
    [seat] Vous payez vos ouvriers : { $gives }.
   *[none] { $seat } paie ses ouvriers : { $gives }.
}
homesteaders-wages-faded = { $seat } paie ses ouvriers.
homesteaders-scored = { $you ->
    [seat] Vous marquez
   *[none] { $seat } marque
} { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $sources }.
homesteaders-scored_nothing = { $you ->
    [seat] Vous ne marquez aucun point.
   *[none] { $seat } ne marque aucun point.
}
homesteaders-over = Partie terminée : { $winners_count ->
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

## Ce qui est arrivé : commerce et dettes

homesteaders-borrowed = { $you ->
    [seat] Vous empruntez : { $gets }.
   *[none] { $seat } emprunte : { $gets }.
}
homesteaders-borrowed-faded = { $seat } emprunte.
homesteaders-bought = { $you ->
    [seat] Vous achetez { $gets } pour { $gives }.
   *[none] { $seat } achète { $gets } pour { $gives }.
}
homesteaders-bought-faded = { $seat } fait un achat.
homesteaders-sold = { $you ->
    [seat] Vous vendez au marché : { $gives } contre { $gets }.
   *[none] { $seat } vend au marché : { $gives } contre { $gets }.
}
homesteaders-sold-faded = { $seat } fait une vente.
homesteaders-hired = { $you ->
    [seat] Vous embauchez { $gets } pour { $gives }.
   *[none] { $seat } embauche { $gets } pour { $gives }.
}
homesteaders-hired-faded = { $seat } embauche { $gets }.
homesteaders-used_market = { $you ->
    [seat] Au Marché, vous échangez { $gives } contre { $gets }.
   *[none] Au Marché, { $seat } échange { $gives } contre { $gets }.
}
homesteaders-used_market-faded = { $seat } utilise le Marché.
homesteaders-used_bank = { $you ->
    [seat] À la Banque, vous échangez { $gives } contre { $gets }.
   *[none] À la Banque, { $seat } échange { $gives } contre { $gets }.
}
homesteaders-used_bank-faded = { $seat } utilise la Banque.
homesteaders-repaid = { $you ->
    [seat] Vous remboursez des dettes : { $gives } retournent à la réserve.
   *[none] { $seat } rembourse des dettes : { $gives } retournent à la réserve.
}
homesteaders-repaid-faded = { $seat } rembourse des dettes.

## Ce qui est arrivé : les enchères

homesteaders-neutral = { $you ->
    [seat] Vous posez la mise neutre de { $amount } sur l’enchère { $lot }.
   *[none] { $seat } pose la mise neutre de { $amount } sur l’enchère { $lot }.
}
homesteaders-neutral_level = Mise neutre à la prochaine manche : { $amount }.
homesteaders-bid = { $you ->
    [seat] Vous misez { $amount } sur l’enchère { $lot }.
   *[none] { $seat } mise { $amount } sur l’enchère { $lot }.
}
homesteaders-outbid_neutral = { $you ->
    [seat] Vous misez { $amount } sur l’enchère { $lot } et dépassez la mise neutre.
   *[none] { $seat } mise { $amount } sur l’enchère { $lot } et dépasse la mise neutre.
}
homesteaders-outbid = { $you ->
    [seat] Vous misez { $amount } sur l’enchère { $lot } et dépassez { $seats }.
    [seats] { $seat } mise { $amount } sur l’enchère { $lot } et vous dépasse.
   *[none] { $seat } mise { $amount } sur l’enchère { $lot } et dépasse { $seats }.
}
homesteaders-passed = { $you ->
    [seat] Vous passez.
   *[none] { $seat } passe.
}
homesteaders-unsold = Enchère { $lot } : aucune mise.
homesteaders-neutral_won = La mise neutre remporte l’enchère { $lot } : personne ne l’obtient.
homesteaders-won = { $you ->
    [seat] Vous remportez l’enchère { $lot } pour { $amount }.
   *[none] { $seat } remporte l’enchère { $lot } pour { $amount }.
}
homesteaders-advanced = { $you ->
    [seat] Vous avancez sur la piste ferroviaire (case { $track }).
   *[none] { $seat } avance sur la piste ferroviaire (case { $track }).
}
homesteaders-bonus = { $you ->
    [seat] Vous prenez { $gets } sur la piste ferroviaire.
   *[none] { $seat } prend { $gets } sur la piste ferroviaire.
}

## Ce qui est arrivé : lots et bâtiments

homesteaders-paid = { $you ->
    [seat] Vous payez { $gives } pour l’enchère { $lot }.
   *[none] { $seat } paie { $gives } pour l’enchère { $lot }.
}
homesteaders-paid-faded = { $seat } paie { $amount } pour l’enchère { $lot }.
homesteaders-built = { $you ->
    [seat] Vous construisez :
   *[none] { $seat } construit :
} { $building } { $gives_count ->
    [0] (gratuit)
   *[other] pour { $gives }
}.
homesteaders-built-faded = { $seat } construit : { $building }.
homesteaders-forged = { $you ->
    [seat] Forge : vous recevez { $gets }.
   *[none] Forge : { $seat } reçoit { $gets }.
}
homesteaders-forged-faded = Forge : { $seat } en profite.
homesteaders-building_gives = { $you ->
    [seat] { $building } : vous recevez { $gets }.
   *[none] { $building } : { $seat } reçoit { $gets }.
}
homesteaders-building_gives-faded = { $building } : { $seat } reçoit un bonus.
homesteaders-not_built = { $you ->
    [seat] Vous ne construisez rien.
   *[none] { $seat } ne construit rien.
}
homesteaders-no_worker = { $you ->
    [seat] Vous refusez l’ouvrier.
   *[none] { $seat } refuse l’ouvrier.
}
homesteaders-not_exchanged = { $you ->
    [seat] Vous renoncez à l’échange.
   *[none] { $seat } renonce à l’échange.
}
homesteaders-received = { $you ->
    [seat] Vous recevez { $gets }.
   *[none] { $seat } reçoit { $gets }.
}
homesteaders-received-faded = { $seat } reçoit des points.
homesteaders-exchanged = { $you ->
    [seat] Vous échangez { $gives } contre { $gets }.
   *[none] { $seat } échange { $gives } contre { $gets }.
}
homesteaders-exchanged-faded = { $seat } fait l’échange.
homesteaders-lot_done = { $you ->
    [seat] Vous en avez fini avec l’enchère { $lot }.
   *[none] { $seat } en a fini avec l’enchère { $lot }.
}

## Ce qui est demandé

homesteaders-ask-place = Placez vos ouvriers.
homesteaders-ask-wages = Payez { $due } de salaires.
homesteaders-ask-neutral = Posez la mise neutre de { $amount }.
homesteaders-ask-bid = À vous : misez ou passez.
homesteaders-ask-bonus = Piste ferroviaire, case { $track } : choisissez un bonus.
homesteaders-ask-pay = Vous remportez l’enchère { $lot } pour { $due }. Comment payez-vous ?
homesteaders-ask-build = Que construisez-vous ? Autorisé : { $types }.
homesteaders-ask-station = Gare : que construisez-vous de plus ? Autorisé : { $types }.
homesteaders-ask-worker = Prendre l’ouvrier gratuit ?
homesteaders-ask-exchange = Échanger { $gives } contre { $gets } ?
homesteaders-ask-confirm = En avez-vous fini avec l’enchère { $lot } ?
homesteaders-ask-final = Derniers échanges et remboursements. Votre score actuel : { $score }.

## Refusé

refused-no_trade_token = Plus de jeton de commerce : chaque échange en coûte un.
refused-not_enough_trade_tokens = { $high ->
    [one] Vous n’avez que { $high } jeton de commerce.
   *[other] Vous n’avez que { $high } jetons de commerce.
}
refused-too_many_debts = Vous avez atteint la limite des dettes.
refused-debts_not_needed = { $high ->
    [0] Pas besoin de dette pour cela.
   *[other] C’est plus de dettes qu’il n’en faut : { $high } au plus.
}
refused-not_enough_silver = { $low ->
    [one] Pas assez d’argent : vendez, payez en or ou prenez { $low } dette.
   *[other] Pas assez d’argent : vendez, payez en or ou prenez { $low } dettes.
}
refused-not_enough_gold = Vous n’avez pas autant d’or.
refused-too_much_gold = C’est trop d’or, et on ne rend pas la monnaie.
refused-way_not_proposed = Impossible en une seule fois : échangez d’abord, puis réessayez.
refused-must_buy_first = Achetez-en d’abord au moins { $low }.
refused-missing_goods = Il manque { $missing }
refused-out_of_reach = Il manque { $missing } (pas assez de jetons de commerce)
refused-no_such_resource = Cette ressource n’est pas au choix ici.
refused-no_such_building = Nécessite : { $building }.
refused-no_river_port = Il faut un Port fluvial pour donner de l’or à la place.
refused-too_early = Les dettes ne se remboursent qu’après le dernier revenu.
refused-no_debt = Vous n’avez pas de dettes.
refused-repay_needs_silver = Rembourser une dette coûte 5 pièces d’argent.
refused-repay_needs_gold = Vous n’avez pas d’or pour rembourser une dette.
refused-lacks_workers = { $high ->
    [one] Vous avez { $high } ouvrier et en avez placé { $number }.
   *[other] Vous avez { $high } ouvriers et en avez placé { $number }.
}
refused-no_such_slot = Vous n’avez pas d’emplacement de ce nom.
refused-slot_overfull = { $high ->
    [one] { $item } : { $high } ouvrier au plus.
   *[other] { $item } : { $high } ouvriers au plus.
}
refused-already_in_order = On place déjà dans l’ordre du tour à cette manche.
refused-no_such_lot = Cette enchère n’existe pas à cette manche.
refused-not_on_ladder = Mises possibles : 3, 4, 5, 6, 7, 9, 12, 16 et 21.
refused-bid_too_low = { $low ->
    [0] La mise est à { $high }, le maximum.
   *[other] Minimum { $low } : la mise est à { $high }.
}
refused-no_higher_bid = Aucune mise plus haute n’est possible : il ne reste qu’à passer.
refused-no_such_bonus = Ce bonus n’existe pas.
refused-bonus_locked = Vous n’avez pas encore atteint ce bonus.
refused-already_owned = Vous avez déjà ce bâtiment.
refused-type_not_allowed = Autorisé ici : { $types }
refused-not_in_offer = Ce bâtiment n’est pas disponible actuellement.
refused-beyond_limit = La mise est déjà à { $amount }.

## Biens, après un nombre

homesteaders-resource-silver = { $count ->
    [one] pièce d’argent
   *[other] pièces d’argent
}
homesteaders-resource-trade = { $count ->
    [one] jeton de commerce
   *[other] jetons de commerce
}
homesteaders-resource-debt = { $count ->
    [one] dette
   *[other] dettes
}
homesteaders-resource-vp = { $count ->
    [one] point de victoire
   *[other] points de victoire
}
homesteaders-resource-wood = bois
homesteaders-resource-food = nourriture
homesteaders-resource-steel = acier
homesteaders-resource-gold = or
homesteaders-resource-copper = cuivre
homesteaders-resource-livestock = bétail
homesteaders-resource-worker = { $count ->
    [one] ouvrier
   *[other] ouvriers
}
homesteaders-resource-rail = { $count ->
    [one] ligne ferroviaire
   *[other] lignes ferroviaires
}

## D’où viennent les points, après un nombre

homesteaders-sources-chips = en jetons
homesteaders-sources-buildings = en bâtiments
homesteaders-sources-bonuses = en bonus de bâtiments
homesteaders-sources-goods = en or, cuivre et bétail
homesteaders-sources-debts = pour les dettes

## D’où viennent les points, en tableau

homesteaders-points-chips = Jetons PV
homesteaders-points-buildings = Bâtiments
homesteaders-points-bonuses = Bonus des bâtiments
homesteaders-points-goods = Or, cuivre et bétail
homesteaders-points-debts = Dettes

## Bâtiments

homesteaders-building-homestead = Homestead
homesteaders-building-homestead-about = Revenu : 2 pièces d’argent. Un ouvrier : 1 bois. Un autre ouvrier : 1 point de victoire.
homesteaders-building-grain_mill = Moulin à grain
homesteaders-building-grain_mill-about = Revenu : 1 nourriture.
homesteaders-building-farm = Ferme
homesteaders-building-farm-about = Un ouvrier : 1 jeton de commerce et 2 pièces d’argent. Un autre ouvrier : 1 nourriture.
homesteaders-building-market = Marché
homesteaders-building-market-about = Revenu : 1 jeton de commerce. Ouvrier : 2 pièces d’argent. À tout moment, un jeton de commerce change du bois en nourriture ou de la nourriture en acier.
homesteaders-building-foundry = Fonderie
homesteaders-building-foundry-about = Ouvrier : 1 acier.
homesteaders-building-steel_mill = Aciérie
homesteaders-building-steel_mill-about = Revenu : 1 acier.
homesteaders-building-boarding_house = Pension de famille
homesteaders-building-boarding_house-about = À la construction : défaussez 1 dette, ou recevez 2 pièces d’argent si vous n’en avez pas. Revenu : 2 pièces d’argent. À la fin : 1 point par bâtiment industriel.
homesteaders-building-railworkers_house = Maison des cheminots
homesteaders-building-railworkers_house-about = Revenu : 1 pièce d’argent et 1 jeton de commerce. À la fin : 1 point par ouvrier et par ligne ferroviaire.
homesteaders-building-ranch = Ranch
homesteaders-building-ranch-about = À la construction : 1 jeton de commerce. Ouvrier : 1 bétail.
homesteaders-building-trading_post = Comptoir
homesteaders-building-trading_post-about = Revenu : 2 jetons de commerce.
homesteaders-building-general_store = Magasin général
homesteaders-building-general_store-about = Revenu : 1 jeton de commerce. Chaque ressource vendue au marché rapporte 1 pièce d’argent de plus.
homesteaders-building-gold_mine = Mine d’or
homesteaders-building-gold_mine-about = Ouvrier : 1 or.
homesteaders-building-copper_mine = Mine de cuivre
homesteaders-building-copper_mine-about = Ouvrier : 1 cuivre.
homesteaders-building-river_port = Port fluvial
homesteaders-building-river_port-about = Deux ouvriers : 1 or. L’or peut remplacer le cuivre et le bétail pour construire et dans les échanges à 4 points.
homesteaders-building-church = Église
homesteaders-building-church-about = Revenu : 2 points de victoire.
homesteaders-building-workshop = Atelier
homesteaders-building-workshop-about = À la construction : 1 ouvrier, facultatif. Revenu : 1 point de victoire.
homesteaders-building-depot = Dépôt
homesteaders-building-depot-about = À la construction : 1 avancée ferroviaire. Revenu : 2 pièces d’argent. À la fin : 1 point par ligne ferroviaire.
homesteaders-building-stables = Écuries
homesteaders-building-stables-about = Revenu : 1 jeton de commerce et 1 point de victoire. À la fin : 1 point par bâtiment résidentiel.
homesteaders-building-bank = Banque
homesteaders-building-bank-about = Revenu : défaussez 1 dette, ou recevez 2 pièces d’argent si vous n’en avez pas. À tout moment, un jeton de commerce se change en 1 pièce d’argent. À la fin : 1 point par bâtiment spécial.
homesteaders-building-meatpacking_plant = Usine de conserves
homesteaders-building-meatpacking_plant-about = Un ouvrier : 2 points de victoire. Un autre ouvrier : 2 points de victoire.
homesteaders-building-forge = Forge
homesteaders-building-forge-about = À la construction : 1 avancée ferroviaire. Ouvrier : 2 points de victoire. Chaque bâtiment construit ensuite : 1 point de victoire.
homesteaders-building-factory = Usine
homesteaders-building-factory-about = Revenu : 2 points de victoire. À la fin : 1 point par bâtiment industriel.
homesteaders-building-rodeo = Rodéo
homesteaders-building-rodeo-about = Revenu : 1 pièce d’argent par ouvrier possédé, 5 au plus.
homesteaders-building-lawyer = Avocat
homesteaders-building-lawyer-about = Revenu : 2 points de victoire. Vous pouvez dépasser une mise en l’égalant. À la fin : 1 point par bâtiment commercial.
homesteaders-building-fairgrounds = Champ de foire
homesteaders-building-fairgrounds-about = Revenu : 1 or. À la fin : 1 point par bâtiment résidentiel.
homesteaders-building-dude_ranch = Ranch de vacances
homesteaders-building-dude_ranch-about = À la fin : 1 point par ouvrier.
homesteaders-building-town_hall = Hôtel de ville
homesteaders-building-town_hall-about = À la fin : 1 point par bâtiment commercial.
homesteaders-building-terminal = Terminus
homesteaders-building-terminal-about = À la fin : 1 point par ligne ferroviaire.
homesteaders-building-restaurant = Restaurant
homesteaders-building-restaurant-about = À la fin : 1 point par bâtiment spécial.
homesteaders-building-train_station = Gare
homesteaders-building-train_station-about = À la construction : 1 ligne ferroviaire, et vous pouvez construire un bâtiment de plus, de n’importe quel type.
homesteaders-building-circus = Cirque
homesteaders-building-circus-about = À la fin : 1 point par ouvrier.
homesteaders-building-rail_yard = Gare de triage
homesteaders-building-rail_yard-about = À la construction : 1 avancée ferroviaire. À la fin : 1 point par bâtiment possédé.

## Places pour ouvriers ; $face dit laquelle du bâtiment

homesteaders-item-homestead = Homestead { $face }
homesteaders-item-farm = Ferme { $face }
homesteaders-item-market = Marché
homesteaders-item-foundry = Fonderie
homesteaders-item-ranch = Ranch
homesteaders-item-gold_mine = Mine d’or
homesteaders-item-copper_mine = Mine de cuivre
homesteaders-item-river_port = Port fluvial
homesteaders-item-meatpacking_plant = Usine de conserves { $face }
homesteaders-item-forge = Forge

## Types de bâtiment et étapes de la partie

homesteaders-types-residential = Résidentiel
homesteaders-types-industrial = Industriel
homesteaders-types-commercial = Commercial
homesteaders-types-special = Spécial
homesteaders-stage-settlement = Colonie
homesteaders-stage-settlement_town = Colonie et Ville
homesteaders-stage-town = Ville
homesteaders-stage-city = Métropole

## Tuiles d’enchères

homesteaders-lot_1-a1-01 = Résidentiel ou Commercial
homesteaders-lot_1-a1-02 = Industriel
homesteaders-lot_1-a1-03 = Commercial
homesteaders-lot_1-a1-04 = Résidentiel ou Industriel
homesteaders-lot_1-a1-05 = Commercial + 1 ouvrier
homesteaders-lot_1-a1-06 = Résidentiel + 1 ouvrier
homesteaders-lot_1-a1-07 = Industriel + 1 ouvrier
homesteaders-lot_1-a1-08 = Tout bâtiment
homesteaders-lot_1-a1-09 = Tout bâtiment + 4 points pour 1 cuivre
homesteaders-lot_1-a1-10 = Tout bâtiment + 4 points pour 1 bétail
homesteaders-lot_2-a2-s1 = Résidentiel
homesteaders-lot_2-a2-s2 = Industriel
homesteaders-lot_2-a2-s3 = Tout bâtiment
homesteaders-lot_2-a2-s4 = 1 ouvrier + 1 avancée ferroviaire
homesteaders-lot_2-a2-t1 = Résidentiel ou Commercial
homesteaders-lot_2-a2-t2 = Commercial ou Industriel
homesteaders-lot_2-a2-t3 = Industriel ou Spécial
homesteaders-lot_2-a2-t4 = Résidentiel ou Spécial + 1 ligne ferroviaire pour 1 bois
homesteaders-lot_2-a2-c1 = Commercial ou Industriel + 2 points pour 1 nourriture
homesteaders-lot_2-a2-c2 = Résidentiel ou Spécial + 2 points pour 1 nourriture
homesteaders-lot_3-a3-s1 = Résidentiel
homesteaders-lot_3-a3-s2 = Commercial
homesteaders-lot_3-a3-s3 = Industriel
homesteaders-lot_3-a3-s4 = 1 ouvrier + 1 avancée ferroviaire
homesteaders-lot_3-a3-t1 = Résidentiel
homesteaders-lot_3-a3-t2 = Commercial
homesteaders-lot_3-a3-t3 = Industriel + 1 ligne ferroviaire pour 1 bois
homesteaders-lot_3-a3-t4 = Tout bâtiment
homesteaders-lot_3-a3-c1 = Résidentiel ou Commercial + 2 points pour 1 nourriture
homesteaders-lot_3-a3-c2 = 6 points + 2 points pour 1 nourriture

## Bonus de la piste du chemin de fer

homesteaders-bonus-trade = 1 jeton de commerce
homesteaders-bonus-rail = 1 ligne ferroviaire
homesteaders-bonus-worker = 1 ouvrier
homesteaders-bonus-resource = 1 ressource au choix
homesteaders-bonus-vp = 3 points de victoire

## Phases d’une manche, étapes d’un lot

homesteaders-phase-placing = Placement des ouvriers
homesteaders-phase-wages = Salaires
homesteaders-phase-neutral = Mise neutre
homesteaders-phase-bidding = Enchères
homesteaders-phase-lots = Construction
homesteaders-phase-final = Derniers échanges
homesteaders-phase-over = Partie terminée
homesteaders-step-pay = payer
homesteaders-step-build = construire
homesteaders-step-station = construire encore
homesteaders-step-worker = prendre ou non un ouvrier
homesteaders-step-exchange = faire ou non l’échange
homesteaders-step-bonus = choisir un bonus
homesteaders-step-confirm = confirmer

## Actions : ce qui est écrit sur leurs boutons

homesteaders-action-place_workers = Placer les ouvriers
homesteaders-action-place_in_order = Attendre les joueurs avant moi
homesteaders-action-place_neutral = Poser la mise neutre
homesteaders-action-bid = Miser
homesteaders-action-pass = Passer
homesteaders-action-pay = Payer
homesteaders-action-build = Construire
homesteaders-action-take_worker = Prendre l’ouvrier
homesteaders-action-exchange = Échanger
homesteaders-action-decline = Refuser
homesteaders-action-choose_bonus = Choisir un bonus
homesteaders-action-confirm = Terminé
homesteaders-action-take_debt = Prendre des dettes
homesteaders-action-buy = Acheter
homesteaders-action-sell = Vendre
homesteaders-action-hire = Embaucher un ouvrier
homesteaders-action-use_market = Utiliser le Marché
homesteaders-action-use_bank = Utiliser la Banque
homesteaders-action-repay = Rembourser des dettes
homesteaders-action-finish = Terminer

## Les consignes

homesteaders-action-neutral_on = Poser la mise neutre sur
homesteaders-action-bid_up_to = Miser jusqu’à
homesteaders-action-pass_with = Sinon passer et prendre
homesteaders-action-pay_wages = Payer les salaires en argent
homesteaders-order-neutral_on = Poser la mise neutre sur l’enchère { $lot }
homesteaders-order-bid_up_to = Miser jusqu’à { $limit } sur l’enchère { $lot }
homesteaders-order-pass_with = { $resource_count ->
    [0] Si je ne mise pas, passer et prendre { $bonus }
   *[other] Si je ne mise pas, passer et prendre 1 { $resource }
}
homesteaders-order-pay_wages = Payer les salaires en argent tant qu’il en reste

## Champs des actions : ce qui est écrit à côté

homesteaders-field-crews = Ouvriers
homesteaders-field-lot = Enchère
homesteaders-field-amount = Mise
homesteaders-field-gold = Or pour payer
homesteaders-field-sell_wood = Bois à vendre
homesteaders-field-sell_food = Nourriture à vendre
homesteaders-field-sell_steel = Acier à vendre
homesteaders-field-sell_copper = Cuivre à vendre
homesteaders-field-sell_livestock = Bétail à vendre
homesteaders-field-sell_gold = Or à vendre
homesteaders-field-bank = Jetons de commerce pour la Banque
homesteaders-field-debts = Dettes à prendre
homesteaders-field-building = Bâtiment
homesteaders-field-gold_for_copper = Or à la place du cuivre
homesteaders-field-gold_for_livestock = Or à la place du bétail
homesteaders-field-buy_wood = Bois à acheter
homesteaders-field-buy_food = Nourriture à acheter
homesteaders-field-buy_steel = Acier à acheter
homesteaders-field-buy_gold = Or à acheter
homesteaders-field-buy_copper = Cuivre à acheter
homesteaders-field-buy_livestock = Bétail à acheter
homesteaders-field-good = Donner
homesteaders-field-buy = Acheter d’abord
homesteaders-field-bonus = Bonus
homesteaders-field-resource = Ressource
homesteaders-field-count = Combien
homesteaders-field-into = Changer en
homesteaders-field-means = Payer avec

## Le plateau : où en est la partie

homesteaders-board-course = Manche et phase
homesteaders-board-round = Manche
homesteaders-board-round-now = Manche { $round } sur { $rounds }
homesteaders-board-last-income = Dernier revenu
homesteaders-board-banner-stage = { $stage } : manche { $round }, nouveaux bâtiments
homesteaders-board-stage = Époque
homesteaders-board-phase = Phase
homesteaders-board-order = Ordre du tour
homesteaders-board-scenes = Vue
homesteaders-board-first = Premier joueur
homesteaders-board-status = { $you ->
    [seat] À vous { DE($step) }.
   *[none] À { $seat } { DE($step) }.
}
homesteaders-board-status-lot = { $you ->
    [seat] Enchère { $lot } : à vous { DE($step) }.
   *[none] Enchère { $lot } : à { $seat } { DE($step) }.
}
homesteaders-board-status-placing = Placement des ouvriers : { $seats }
homesteaders-board-status-wages = Paiement des salaires : { $seats }
homesteaders-board-status-neutral = { $you ->
    [seats] À vous de poser la mise neutre.
   *[none] À { $seats } de poser la mise neutre.
}
homesteaders-board-status-bidding = { $you ->
    [seats] À vous de miser.
   *[none] À { $seats } de miser.
}
homesteaders-board-status-final = Derniers échanges : { $seats }

## Le plateau : les enchères

homesteaders-board-auction = Enchères
homesteaders-board-standing = État des enchères
homesteaders-board-stand-leads = mène la nº { $lot }
homesteaders-board-stand-wins = a gagné la nº { $lot }
homesteaders-board-stand-bids = doit miser
homesteaders-board-stand-passed = a passé
homesteaders-board-stand-waits = en lice
homesteaders-board-lot = Enchère { $lot }
homesteaders-board-ladder = Mises de l’enchère { $lot }
homesteaders-board-no-bid = pas encore de mise
homesteaders-board-unsold = non attribuée
homesteaders-board-neutral = Mise neutre
homesteaders-board-neutral-leads = neutre { $amount }
homesteaders-board-neutral-here = La poser ici
homesteaders-board-bidding = Votre mise
homesteaders-board-bid = Miser { $amount } sur l’enchère { $lot }
homesteaders-board-bid-cost = Miser { $amount } sur l’enchère { $lot } ({ $cost } à la fin)
homesteaders-board-bid-from = Miser { $amount }+ sur la nº { $lot }
homesteaders-board-bid-hint = Ou choisissez un échelon.
homesteaders-board-means = { $gold ->
    [0] Coûte { $amount } ; vous avez { $silver } en argent.
   *[other] Coûte { $amount } ; vous avez { $silver } en argent et { $gold } en or.
}
homesteaders-board-means-points = Au mieux { $change } à la fin
homesteaders-board-pass = Passer
homesteaders-board-up-to = Mise max
homesteaders-board-up-to-limit = Max { $limit }
homesteaders-board-ordered-neutral = posé la mise neutre sur l’enchère { $lot }
homesteaders-board-ordered-bid = misé { $amount } sur l’enchère { $lot }
homesteaders-board-ordered-outbid = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-outbid_neutral = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-passed = passé
homesteaders-board-ordered-bonus = pris { $gets }
homesteaders-board-pass-about = Avancez sur la piste ferroviaire et prenez un bonus : { $bonuses }.
homesteaders-board-pass-first = pour { $bonus }
homesteaders-board-pass-to = case { $track } : jusqu’à { $bonus }
homesteaders-board-no-building = Aucun bâtiment
homesteaders-board-any-building = Tout bâtiment
homesteaders-board-exchange = Échange possible une fois, après la construction.
homesteaders-board-exchange-port = Échange possible une fois, après la construction. Avec un Port fluvial, l’or convient.
homesteaders-board-advance = 1 avancée ferroviaire
homesteaders-board-track = Piste ferroviaire : passez pour avancer et prendre un bonus déjà atteint
homesteaders-board-any-resource = ressource au choix
homesteaders-board-track-start = Départ
homesteaders-board-this-round = Enchères de la manche

## Le plateau : vos biens et le marché

homesteaders-board-stock = Derrière votre paravent
homesteaders-board-stock-open = Vos biens
homesteaders-board-score = Score : { $score }
homesteaders-board-score-about = Votre score si la partie finissait maintenant.
homesteaders-board-market = Marché
homesteaders-board-market-about = chaque échange coûte un jeton de commerce
homesteaders-board-price = Prix
homesteaders-board-buy = Acheter { $gets } pour { $gives }
homesteaders-board-buy-debts = { $debts ->
    [one] Prendre { $debts } dette et acheter { $gets } pour { $gives }
   *[other] Prendre { $debts } dettes et acheter { $gets } pour { $gives }
}
homesteaders-board-buy-short = Achat
homesteaders-board-deal-points = { $deal } ({ $change } à la fin)
homesteaders-board-sell = Vendre : { $gives } contre { $gets }
homesteaders-board-sell-short = Vente
homesteaders-board-swaps = Autres échanges
homesteaders-board-swap = { $action } : { $gives_count ->
    [0] { $gets }
   *[other] { $gets_count ->
        [0] { $gives }
       *[other] { $gives } pour { $gets }
    }
}

## Le plateau : les villes

homesteaders-board-town = Votre ville
homesteaders-board-workers = Ouvriers
homesteaders-board-rails = Lignes ferroviaires
homesteaders-board-points-name = points
homesteaders-board-public-points = Points visibles de tous : ceux imprimés sur les bâtiments, plus leurs bonus actuels
homesteaders-board-printed = Points imprimés
homesteaders-board-bonus-now = Bonus actuel
homesteaders-board-income-about = À chaque manche, sans ouvrier
homesteaders-board-idle = { $idle ->
    [one] { $idle } inactif
   *[other] { $idle } inactifs
}
homesteaders-board-slot = { $place } : ouvriers { $here } sur { $room }
homesteaders-board-place-hint = Cliquez sur un emplacement pour déplacer un ouvrier.
homesteaders-board-income = Revenu :
homesteaders-board-income-placed = Revenu actuel :
homesteaders-board-wages = { $wages ->
    [0] aucun salaire
   *[other] salaires { $wages }
}
homesteaders-board-silver-after = argent { $before } → { $after }
homesteaders-board-silver-short = argent { $before } : il manque { $after }
homesteaders-board-towns = Villes
homesteaders-board-rivals = Rivaux
homesteaders-board-waited = doit jouer
homesteaders-board-screen = Paravent

## Le plateau : bâtiments et tuiles

homesteaders-board-offer = Bâtiments
homesteaders-board-within-reach = À votre portée
homesteaders-board-nothing-near = Rien à votre portée pour l’instant
homesteaders-board-land = Enchère { $lot } : bâtiments autorisés
homesteaders-board-land-empty = Enchère { $lot } : aucun bâtiment
homesteaders-board-other-buildings = Autres bâtiments
homesteaders-board-leaves = reste :
homesteaders-board-offer-empty = Il n’y a plus de bâtiments.
homesteaders-board-copies-about = { $copies ->
    [one] { $copies } exemplaire restant
   *[other] { $copies } exemplaires restants
}
homesteaders-board-leaving = disparaît après cette manche
homesteaders-board-owned = construit
homesteaders-board-build-name = Construire : { $building }
homesteaders-board-cost = Coût :
homesteaders-board-free = gratuit
homesteaders-board-reach-ready = À votre portée
homesteaders-board-reach-far = Il manque { $missing } (pas assez de jetons de commerce)
homesteaders-board-reach-trade = Acheter { $missing } pour { $gives }
homesteaders-board-reach-debts = { $debts ->
    [one] Acheter { $missing } pour { $gives } ({ $debts } dette)
   *[other] Acheter { $missing } pour { $gives } ({ $debts } dettes)
}
homesteaders-board-later = Bâtiments à venir
homesteaders-board-from-round = { $stage } : dès la manche { $round }
homesteaders-board-coming = Tuiles à venir
homesteaders-board-coming-open = Enchère 1, manche par manche
homesteaders-board-coming-hidden = Enchère { $lot } : face cachée, mélangées par époque
homesteaders-board-coming-later = Époques suivantes
homesteaders-board-in-round = Manche { $round }

## Le plateau : les réponses

homesteaders-board-placing = { $placed ->
    [one] { $placed } ouvrier placé sur { $workers }
   *[other] { $placed } ouvriers placés sur { $workers }
}
homesteaders-board-place-proposed = Réinitialiser
homesteaders-board-in-order-first = Faire placer dans l’ordre du tour
homesteaders-board-in-order-about = Pour cette manche, chacun place à son tour, et vous voyez ce que font les joueurs avant vous. Les placements secrets déjà faits sont annulés.
homesteaders-board-pay = Payer
homesteaders-board-then-pay = puis payer
homesteaders-board-first-sell = vendre
homesteaders-board-first-bank = { $tokens ->
    [one] changer { $tokens } jeton de commerce à la Banque
   *[other] changer { $tokens } jetons de commerce à la Banque
}
homesteaders-board-first-borrow = { $debts ->
    [one] prendre { $debts } dette
   *[other] prendre { $debts } dettes
}
homesteaders-board-first-buy = acheter
homesteaders-board-lost = { $lost } de perdu (pas de monnaie)
homesteaders-board-more-ways = Autres façons de payer
homesteaders-board-points-change = { $change } { $count ->
    [one] point
   *[other] points
}
homesteaders-board-points-about = Ce que cela change à votre score final, toutes choses égales par ailleurs
homesteaders-board-build-nothing = Ne rien construire
homesteaders-board-choose-below = { $count ->
    [one] Choisissez un bâtiment ci-dessous : { $count } est à votre portée.
   *[other] Choisissez un bâtiment ci-dessous : { $count } sont à votre portée.
}
homesteaders-board-nothing-to-build = Aucun des bâtiments autorisés n’est à votre portée.
homesteaders-board-build-for = Construire pour
homesteaders-board-then-build = puis construire pour

## Le plateau : demandé avant un gaspillage

homesteaders-board-waste-idle = { $count ->
    [one] { $count } ouvrier reste inactif alors qu’un emplacement est libre. Il faut le payer quand même.
   *[other] { $count } ouvriers restent inactifs alors qu’un emplacement est libre. Il faut les payer quand même.
}
homesteaders-board-waste-partly = { $count ->
    [one] Un emplacement incomplet ne rapporte rien.
   *[other] { $count } emplacements incomplets ne rapportent rien.
}
homesteaders-board-waste-change = On ne rend pas la monnaie sur l’or : vous perdriez { $lost } en argent, et votre argent suffit.
homesteaders-board-waste-building = { $count ->
    [one] Un bâtiment est à votre portée, et y renoncer ne rapporte rien.
   *[other] { $count } bâtiments sont à votre portée, et y renoncer ne rapporte rien.
}
homesteaders-board-waste-debts = Vous avez encore des dettes, et de quoi en rembourser une.
homesteaders-board-waste-trade = { $count ->
    [one] Il vous reste { $count } jeton de commerce et de quoi vendre : une vente rapporte un point.
   *[other] Il vous reste { $count } jetons de commerce et de quoi vendre : chaque vente rapporte un point.
}
homesteaders-board-mend-place = Les mettre au travail
homesteaders-board-mend-pay = Payer plutôt { $gives }
homesteaders-board-mend-repay = Rembourser une dette
homesteaders-board-mend-sell = Vendre d’abord 1 { $good }

## Le plateau : touches et fin de partie

homesteaders-board-key-auction = Aller aux enchères
homesteaders-board-key-stock = Aller à vos biens et au marché
homesteaders-board-key-town = Aller à votre ville
homesteaders-board-key-offer = Aller aux bâtiments
homesteaders-board-key-others = Aller aux rivaux
homesteaders-board-key-pass = Passer
homesteaders-tie-silver = Argent restant

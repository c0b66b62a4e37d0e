### Homesteaders. app/texts.py explique comment les paramètres deviennent des variables.

homesteaders-title = Homesteaders

## Ce qui est arrivé : le cours de la partie

homesteaders-first_player = { $seat } tient la carte premier joueur.
homesteaders-round = Manche { $round } : enchère 1 : { $lot_1 } ; enchère 2 : { $lot_2 }{ $lot_3_count ->
    [0] { "" }
   *[other] { " ; enchère 3 : " }{ $lot_3 }
}.
homesteaders-stage = { $stage } : d’autres bâtiments sont désormais proposés.
homesteaders-final_income = Les dix manches sont finies : il reste un dernier revenu.
homesteaders-place_in_order = { $seat } demande que les ouvriers soient placés dans l’ordre du tour : le placement recommence.
homesteaders-placed = { $seat } { $slots_count ->
    [0] ne place aucun ouvrier
   *[other] place ses ouvriers : { $slots }
}{ $idle ->
    [0] { "" }
    [one] { " ; " }{ $idle } reste inoccupé
   *[other] { " ; " }{ $idle } restent inoccupés
}.
homesteaders-income = { $seat } { $gets_count ->
    [0] n’a aucun revenu
   *[other] reçoit { $gets }
}.
homesteaders-income-faded = { $seat } reçoit son revenu.
homesteaders-debt_discarded = { $gives_count ->
    [0] { $seat } n’a pas de dette à défausser et reçoit { $gets } ({ $building }).
   *[other] { $seat } se défait de { $gives } ({ $building }).
}
homesteaders-debt_discarded-faded = { $building } : { $seat } en profite.
homesteaders-wages = { $seat } paie ses ouvriers : { $gives }.
homesteaders-wages-faded = { $seat } paie ses ouvriers.
homesteaders-scored = { $score ->
    [one] { $seat } a { $score } point : { $sources }.
   *[other] { $seat } a { $score } points : { $sources }.
}
homesteaders-scored_nothing = { $seat } n’a aucun point.
homesteaders-over = { $winners_count ->
    [one] { $score ->
        [one] La partie est terminée : { $winners } gagne avec { $score } point !
       *[other] La partie est terminée : { $winners } gagne avec { $score } points !
    }
   *[other] { $score ->
        [one] La partie est terminée : { $winners } gagnent ensemble avec { $score } point !
       *[other] La partie est terminée : { $winners } gagnent ensemble avec { $score } points !
    }
}

## Ce qui est arrivé : commerce et dettes

homesteaders-borrowed = { $seat } emprunte : { $gets }.
homesteaders-borrowed-faded = { $seat } emprunte.
homesteaders-bought = { $seat } achète { $gets } contre { $gives }.
homesteaders-bought-faded = { $seat } fait un achat.
homesteaders-sold = { $seat } vend au marché : { $gives } contre { $gets }.
homesteaders-sold-faded = { $seat } fait une vente.
homesteaders-hired = { $seat } embauche { $gets } contre { $gives }.
homesteaders-hired-faded = { $seat } embauche { $gets }.
homesteaders-used_market = { $seat } échange au Marché { $gives } contre { $gets }.
homesteaders-used_market-faded = { $seat } se sert du Marché.
homesteaders-used_bank = { $seat } échange à la Banque { $gives } contre { $gets }.
homesteaders-used_bank-faded = { $seat } se sert de la Banque.
homesteaders-repaid = { $seat } rembourse des dettes : { $gives } retournent à la réserve.
homesteaders-repaid-faded = { $seat } rembourse des dettes.

## Ce qui est arrivé : les enchères

homesteaders-neutral = { $seat } pose le pion neutre sur l’enchère { $lot } : il mise { $amount }.
homesteaders-neutral_level = À la prochaine manche, le pion neutre misera { $amount }.
homesteaders-bid = { $seat } mise { $amount } sur l’enchère { $lot }.
homesteaders-outbid_neutral = { $seat } mise { $amount } sur l’enchère { $lot } et prend l’avantage sur le pion neutre.
homesteaders-outbid = { $seat } mise { $amount } sur l’enchère { $lot } et surpasse { $seats }.
homesteaders-passed = { $seat } passe.
homesteaders-unsold = Personne ne veut du lot de l’enchère { $lot }.
homesteaders-neutral_won = Le pion neutre garde le lot de l’enchère { $lot } : personne ne l’obtient.
homesteaders-won = { $seat } remporte l’enchère { $lot } pour { $amount }.
homesteaders-advanced = { $seat } avance sur la piste du chemin de fer (case { $track }).
homesteaders-bonus = { $seat } prend { $gets } grâce au chemin de fer.

## Ce qui est arrivé : lots et bâtiments

homesteaders-paid = { $seat } paie { $gives } pour le lot de l’enchère { $lot }.
homesteaders-paid-faded = { $seat } paie { $amount } pour le lot de l’enchère { $lot }.
homesteaders-built = { $gives_count ->
    [0] { $seat } construit gratuitement : { $building }.
   *[other] { $seat } construit : { $building }, pour { $gives }.
}
homesteaders-built-faded = { $seat } construit : { $building }.
homesteaders-forged = La Forge rapporte à { $seat } { $gets }.
homesteaders-forged-faded = La Forge récompense { $seat }.
homesteaders-building_gives = { $building } : { $seat } reçoit { $gets }.
homesteaders-building_gives-faded = { $building } : { $seat } reçoit un bonus.
homesteaders-not_built = { $seat } ne construit rien.
homesteaders-no_worker = { $seat } renonce à l’ouvrier.
homesteaders-not_exchanged = { $seat } renonce à l’échange.
homesteaders-received = { $seat } reçoit { $gets }.
homesteaders-received-faded = { $seat } reçoit des points.
homesteaders-exchanged = { $seat } donne { $gives } contre { $gets }.
homesteaders-exchanged-faded = { $seat } fait l’échange de la tuile.
homesteaders-lot_done = { $seat } a terminé l’enchère { $lot }.

## Ce qui est demandé

homesteaders-ask-place = Où vont vos ouvriers ?
homesteaders-ask-wages = Salaires à payer : { $due }. Comment payez-vous ?
homesteaders-ask-neutral = Où le pion neutre mise-t-il { $amount } ?
homesteaders-ask-bid = Misez-vous, ou passez-vous ?
homesteaders-ask-bonus = Vous êtes à la case { $track } de la piste du chemin de fer : quel bonus prenez-vous ?
homesteaders-ask-pay = L’enchère { $lot } est à vous pour { $due } : comment payez-vous ?
homesteaders-ask-build = Que construisez-vous ? Autorisé : { $types }.
homesteaders-ask-station = La Gare vous permet de construire encore : { $types }.
homesteaders-ask-worker = Prenez-vous l’ouvrier gratuit ?
homesteaders-ask-exchange = Donnez-vous { $gives } contre { $gets } ?
homesteaders-ask-confirm = Avez-vous terminé l’enchère { $lot } ?
homesteaders-ask-final = Derniers échanges et remboursements : vous marqueriez { $score ->
    [one] { $score } point
   *[other] { $score } points
} maintenant.

## Refusé

refused-no_trade_token = Vous n’avez plus de jeton de commerce : chaque échange en coûte un.
refused-not_enough_trade_tokens = { $high ->
    [one] Vous n’avez que { $high } jeton de commerce.
   *[other] Vous n’avez que { $high } jetons de commerce.
}
refused-too_many_debts = Plus personne ne vous prête : vous avez emprunté plus qu’aucune partie ne le demande.
refused-debts_not_needed = { $high ->
    [0] Aucune dette n’est nécessaire pour cela.
   *[other] C’est plus de dettes qu’il n’en faut : { $high } au plus.
}
refused-not_enough_silver = { $low ->
    [one] Votre argent ne suffit pas : vendez, payez en or ou prenez { $low } dette.
   *[other] Votre argent ne suffit pas : vendez, payez en or ou prenez { $low } dettes.
}
refused-not_enough_gold = Vous n’avez pas autant d’or.
refused-too_much_gold = C’est plus d’or qu’il n’en faut, et on ne rend pas la monnaie.
refused-way_not_proposed = Cela ne se fait pas d’un seul coup : échangez d’abord, puis revenez-y.
refused-must_buy_first = Il manque quelque chose : achetez-en d’abord au moins { $low }.
refused-missing_goods = Il vous manque { $missing }.
refused-out_of_reach = Il manque { $missing } (pas assez de jetons de commerce)
refused-no_such_resource = Ce n’est pas une ressource que vous pouvez choisir ici.
refused-no_such_building = Pour cela, il vous faut : { $building }.
refused-no_river_port = Seul le propriétaire d’un Port fluvial peut donner de l’or à la place.
refused-too_early = Les dettes ne se remboursent qu’après le dernier revenu.
refused-no_debt = Vous n’avez pas de dettes.
refused-repay_needs_silver = Rembourser une dette coûte 5 pièces d’argent.
refused-repay_needs_gold = Vous n’avez pas d’or pour rembourser une dette.
refused-lacks_workers = { $high ->
    [one] Vous avez { $high } ouvrier et vous en avez placé { $number }.
   *[other] Vous avez { $high } ouvriers et vous en avez placé { $number }.
}
refused-no_such_slot = Vous n’avez pas de telle place pour des ouvriers.
refused-slot_overfull = { $item } n’a de place que pour { $high }.
refused-already_in_order = Les ouvriers sont déjà placés dans l’ordre du tour.
refused-no_such_lot = Il n’y a pas de telle enchère à cette manche.
refused-not_on_ladder = On mise 3, 4, 5, 6, 7, 9, 12, 16 ou 21.
refused-bid_too_low = { $low ->
    [0] La plus haute mise est ici de { $high } : on ne peut pas monter plus haut.
   *[other] La plus haute mise est ici de { $high } : il faut au moins { $low }.
}
refused-no_higher_bid = On ne peut plus monter sur aucune enchère : il ne reste qu’à passer.
refused-no_such_bonus = Il n’y a pas de tel bonus.
refused-bonus_locked = Votre pion n’a pas encore atteint ce bonus.
refused-already_owned = Vous avez déjà ce bâtiment : un seul de chaque.
refused-type_not_allowed = Ce terrain n’accepte que : { $types }.
refused-not_in_offer = Aucun exemplaire de ce bâtiment ne peut être construit maintenant.
refused-beyond_limit = La plus haute mise est déjà de { $amount }.

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
homesteaders-sources-buildings = pour les bâtiments
homesteaders-sources-bonuses = pour les bonus des bâtiments
homesteaders-sources-goods = pour l’or, le cuivre et le bétail
homesteaders-sources-debts = pour les dettes

## D’où viennent les points, en tableau

homesteaders-points-chips = Jetons de points
homesteaders-points-buildings = Bâtiments
homesteaders-points-bonuses = Bonus des bâtiments
homesteaders-points-goods = Or, cuivre et bétail
homesteaders-points-debts = Dettes

## Bâtiments

homesteaders-building-homestead = Homestead
homesteaders-building-homestead-about = Rapporte 2 pièces d’argent ; un ouvrier rapporte 1 bois, un autre 1 point de victoire.
homesteaders-building-grain_mill = Moulin à grain
homesteaders-building-grain_mill-about = Rapporte 1 nourriture.
homesteaders-building-farm = Ferme
homesteaders-building-farm-about = Un ouvrier rapporte 1 jeton de commerce et 2 pièces d’argent, un autre 1 nourriture.
homesteaders-building-market = Marché
homesteaders-building-market-about = Rapporte 1 jeton de commerce ; un ouvrier rapporte 2 pièces d’argent. À tout moment, un jeton de commerce change du bois en nourriture ou de la nourriture en acier.
homesteaders-building-foundry = Fonderie
homesteaders-building-foundry-about = Un ouvrier rapporte 1 acier.
homesteaders-building-steel_mill = Aciérie
homesteaders-building-steel_mill-about = Rapporte 1 acier.
homesteaders-building-boarding_house = Pension de famille
homesteaders-building-boarding_house-about = À la construction, défausse une dette, ou rapporte 2 pièces d’argent si vous n’en avez pas. Rapporte 2 pièces d’argent. À la fin, 1 point par bâtiment industriel.
homesteaders-building-railworkers_house = Maison des cheminots
homesteaders-building-railworkers_house-about = Rapporte 1 pièce d’argent et 1 jeton de commerce. À la fin, 1 point par ouvrier et par ligne ferroviaire.
homesteaders-building-ranch = Ranch
homesteaders-building-ranch-about = Rapporte 1 jeton de commerce à la construction. Un ouvrier rapporte 1 bétail.
homesteaders-building-trading_post = Comptoir
homesteaders-building-trading_post-about = Rapporte 2 jetons de commerce.
homesteaders-building-general_store = Magasin général
homesteaders-building-general_store-about = Rapporte 1 jeton de commerce, et 1 pièce d’argent de plus pour tout ce que vous vendez au marché.
homesteaders-building-gold_mine = Mine d’or
homesteaders-building-gold_mine-about = Un ouvrier rapporte 1 or.
homesteaders-building-copper_mine = Mine de cuivre
homesteaders-building-copper_mine-about = Un ouvrier rapporte 1 cuivre.
homesteaders-building-river_port = Port fluvial
homesteaders-building-river_port-about = Deux ouvriers rapportent 1 or. L’or peut remplacer le cuivre et le bétail pour construire et dans les échanges à 4 points.
homesteaders-building-church = Église
homesteaders-building-church-about = Rapporte 2 points de victoire.
homesteaders-building-workshop = Atelier
homesteaders-building-workshop-about = Apporte un ouvrier à la construction, si vous le voulez, et rapporte 1 point de victoire.
homesteaders-building-depot = Dépôt
homesteaders-building-depot-about = Vous fait avancer sur la piste du chemin de fer à la construction. Rapporte 2 pièces d’argent. À la fin, 1 point par ligne ferroviaire.
homesteaders-building-stables = Écuries
homesteaders-building-stables-about = Rapporte 1 jeton de commerce et 1 point de victoire. À la fin, 1 point par bâtiment résidentiel.
homesteaders-building-bank = Banque
homesteaders-building-bank-about = Défausse une dette, ou rapporte 2 pièces d’argent si vous n’en avez pas. À tout moment, les jetons de commerce se changent en argent. À la fin, 1 point par bâtiment spécial.
homesteaders-building-meatpacking_plant = Usine de conserves
homesteaders-building-meatpacking_plant-about = Deux ouvriers rapportent chacun 2 points de victoire.
homesteaders-building-forge = Forge
homesteaders-building-forge-about = Vous fait avancer sur la piste du chemin de fer à la construction. Un ouvrier rapporte 2 points de victoire. Chaque bâtiment construit ensuite rapporte 1 point de victoire.
homesteaders-building-factory = Usine
homesteaders-building-factory-about = Rapporte 2 points de victoire. À la fin, 1 point par bâtiment industriel.
homesteaders-building-rodeo = Rodéo
homesteaders-building-rodeo-about = Rapporte 1 pièce d’argent par ouvrier que vous avez, 5 au plus.
homesteaders-building-lawyer = Avocat
homesteaders-building-lawyer-about = Rapporte 2 points de victoire et vous permet de surpasser une mise en l’égalant. À la fin, 1 point par bâtiment commercial.
homesteaders-building-fairgrounds = Champ de foire
homesteaders-building-fairgrounds-about = Rapporte 1 or. À la fin, 1 point par bâtiment résidentiel.
homesteaders-building-dude_ranch = Ranch de vacances
homesteaders-building-dude_ranch-about = À la fin, 1 point par ouvrier.
homesteaders-building-town_hall = Hôtel de ville
homesteaders-building-town_hall-about = À la fin, 1 point par bâtiment commercial.
homesteaders-building-terminal = Terminus
homesteaders-building-terminal-about = À la fin, 1 point par ligne ferroviaire.
homesteaders-building-restaurant = Restaurant
homesteaders-building-restaurant-about = À la fin, 1 point par bâtiment spécial.
homesteaders-building-train_station = Gare
homesteaders-building-train_station-about = Rapporte 1 ligne ferroviaire à la construction et permet de construire encore un bâtiment de n’importe quel type.
homesteaders-building-circus = Cirque
homesteaders-building-circus-about = À la fin, 1 point par ouvrier.
homesteaders-building-rail_yard = Gare de triage
homesteaders-building-rail_yard-about = Vous fait avancer sur la piste du chemin de fer à la construction. À la fin, 1 point par bâtiment que vous avez.

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
homesteaders-stage-settlement_town = Colonie et ville
homesteaders-stage-town = Ville
homesteaders-stage-city = Métropole

## Tuiles d’enchères

homesteaders-lot_1-a1-01 = Résidentiel ou Commercial
homesteaders-lot_1-a1-02 = Industriel
homesteaders-lot_1-a1-03 = Commercial
homesteaders-lot_1-a1-04 = Résidentiel ou Industriel
homesteaders-lot_1-a1-05 = Commercial + un ouvrier
homesteaders-lot_1-a1-06 = Résidentiel + un ouvrier
homesteaders-lot_1-a1-07 = Industriel + un ouvrier
homesteaders-lot_1-a1-08 = tout bâtiment
homesteaders-lot_1-a1-09 = tout bâtiment + 4 points contre du cuivre
homesteaders-lot_1-a1-10 = tout bâtiment + 4 points contre du bétail
homesteaders-lot_2-a2-s1 = Résidentiel
homesteaders-lot_2-a2-s2 = Industriel
homesteaders-lot_2-a2-s3 = tout bâtiment
homesteaders-lot_2-a2-s4 = un ouvrier + une avancée (chemin de fer)
homesteaders-lot_2-a2-t1 = Résidentiel ou Commercial
homesteaders-lot_2-a2-t2 = Commercial ou Industriel
homesteaders-lot_2-a2-t3 = Industriel ou Spécial
homesteaders-lot_2-a2-t4 = Résidentiel ou Spécial + une ligne contre du bois
homesteaders-lot_2-a2-c1 = Commercial ou Industriel + 2 points contre de la nourriture
homesteaders-lot_2-a2-c2 = Résidentiel ou Spécial + 2 points contre de la nourriture
homesteaders-lot_3-a3-s1 = Résidentiel
homesteaders-lot_3-a3-s2 = Commercial
homesteaders-lot_3-a3-s3 = Industriel
homesteaders-lot_3-a3-s4 = un ouvrier + une avancée (chemin de fer)
homesteaders-lot_3-a3-t1 = Résidentiel
homesteaders-lot_3-a3-t2 = Commercial
homesteaders-lot_3-a3-t3 = Industriel + une ligne contre du bois
homesteaders-lot_3-a3-t4 = tout bâtiment
homesteaders-lot_3-a3-c1 = Résidentiel ou Commercial + 2 points contre de la nourriture
homesteaders-lot_3-a3-c2 = 6 points + 2 points contre de la nourriture

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
homesteaders-step-pay = paie
homesteaders-step-build = construit
homesteaders-step-station = construit encore
homesteaders-step-worker = peut prendre un ouvrier
homesteaders-step-exchange = peut faire l’échange
homesteaders-step-bonus = choisit un bonus
homesteaders-step-confirm = confirme

## Actions : ce qui est écrit sur leurs boutons

homesteaders-action-place_workers = Placer les ouvriers
homesteaders-action-place_in_order = Placer dans l’ordre du tour
homesteaders-action-place_neutral = Poser le pion neutre
homesteaders-action-bid = Miser
homesteaders-action-pass = Passer
homesteaders-action-pay = Payer
homesteaders-action-build = Construire
homesteaders-action-take_worker = Prendre l’ouvrier
homesteaders-action-exchange = Échanger
homesteaders-action-decline = Renoncer
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

homesteaders-action-neutral_on = Poser le pion neutre sur
homesteaders-action-bid_up_to = Miser jusqu’à
homesteaders-action-pass_with = Sinon passer et prendre
homesteaders-action-pay_wages = Payer les salaires en argent
homesteaders-order-neutral_on = Poser le pion neutre sur l’enchère { $lot }
homesteaders-order-bid_up_to = Miser jusqu’à { $limit } sur l’enchère { $lot }
homesteaders-order-pass_with = { $resource_count ->
    [0] À défaut de miser, passer et prendre { $bonus }
   *[other] À défaut de miser, passer et prendre 1 { $resource }
}
homesteaders-order-pay_wages = Payer les salaires en argent tant qu’il y en a assez

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
homesteaders-field-bank = Jetons de commerce à changer à la Banque
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
homesteaders-field-good = Ce qui est donné
homesteaders-field-buy = À acheter d’abord
homesteaders-field-bonus = Bonus
homesteaders-field-resource = Ressource
homesteaders-field-count = Combien
homesteaders-field-into = Ce que cela devient
homesteaders-field-means = Payé avec

## Options d’une table

homesteaders-option-information = Paravents
homesteaders-option-information-about = Si les biens sont cachés derrière des paravents.
homesteaders-option-information-screens = Cachés
homesteaders-option-information-screens-about = L’argent, les ressources, les jetons de commerce, les dettes et les points des autres restent cachés jusqu’à la fin ; le journal ne donne que les montants de la manche en cours.
homesteaders-option-information-open = Ouverts
homesteaders-option-information-open-about = Chacun voit ce que tous possèdent ; le journal garde tout.
homesteaders-option-placement = Placement des ouvriers
homesteaders-option-placement-about = Dans quel ordre les ouvriers sont placés.
homesteaders-option-placement-simultaneous = Tous ensemble
homesteaders-option-placement-simultaneous-about = Tous placent en même temps, en secret ; chacun peut demander l’ordre du tour pour une manche.
homesteaders-option-placement-turn_order = Dans l’ordre du tour
homesteaders-option-placement-turn_order-about = Un joueur après l’autre, à partir du premier.
homesteaders-option-confirm_lot = Confirmation des lots
homesteaders-option-confirm_lot-about = Si le gagnant d’un lot dit quand il a terminé.
homesteaders-option-confirm_lot-on = Oui
homesteaders-option-confirm_lot-on-about = La partie attend que le gagnant confirme : même le dernier lot d’une manche peut être annulé avant l’arrivée des nouvelles tuiles.
homesteaders-option-confirm_lot-off = Non
homesteaders-option-confirm_lot-off-about = La partie continue dès la dernière étape d’un lot ; on peut encore annuler tant que personne d’autre n’a joué et que les nouvelles tuiles n’ont pas été révélées.
homesteaders-option-first_player = Premier joueur
homesteaders-option-first_player-about = Qui commence.
homesteaders-option-first_player-drawn = Tiré au sort
homesteaders-option-first_player-drawn-about = Le hasard désigne qui commence.
homesteaders-option-first_player-first_seat = Première place
homesteaders-option-first_player-first_seat-about = Qui occupe la première place commence.

## Le plateau : où en est la partie

homesteaders-board-course = Où en est la partie
homesteaders-board-round = Manche
homesteaders-board-round-now = Manche { $round } sur { $rounds }
homesteaders-board-last-income = Dernier revenu
homesteaders-board-banner-stage = { $stage } : manche { $round }, d’autres bâtiments disponibles
homesteaders-board-stage = Époque
homesteaders-board-phase = Phase
homesteaders-board-order = Ordre du tour
homesteaders-board-scenes = Ce qui est affiché ici
homesteaders-board-first = Premier joueur
homesteaders-board-status = { $name } { $step }.
homesteaders-board-status-lot = Enchère { $lot } : { $name } { $step }.
homesteaders-board-status-placing = { $seats_count ->
    [one] { $seats } place ses ouvriers.
   *[other] { $seats } placent leurs ouvriers.
}
homesteaders-board-status-wages = { $seats_count ->
    [one] { $seats } paie ses ouvriers.
   *[other] { $seats } paient leurs ouvriers.
}
homesteaders-board-status-neutral = { $seats } place le pion neutre.
homesteaders-board-status-bidding = C’est à { $seats } de miser.
homesteaders-board-status-final = { $seats_count ->
    [one] { $seats } fait ses derniers échanges.
   *[other] { $seats } font leurs derniers échanges.
}

## Le plateau : les enchères

homesteaders-board-auction = Enchères
homesteaders-board-standing = Où en sont les joueurs
homesteaders-board-stand-leads = mène nº { $lot }
homesteaders-board-stand-wins = a gagné la nº { $lot }
homesteaders-board-stand-bids = à son tour
homesteaders-board-stand-passed = a passé
homesteaders-board-stand-waits = en lice
homesteaders-board-lot = Enchère { $lot }
homesteaders-board-ladder = Mises de l’enchère { $lot }
homesteaders-board-no-bid = pas encore de mise
homesteaders-board-unsold = à personne
homesteaders-board-neutral = Pion neutre
homesteaders-board-neutral-leads = neutre { $amount }
homesteaders-board-neutral-here = Le pion ici
homesteaders-board-bidding = Votre mise
homesteaders-board-bid = Miser { $amount } sur l’enchère { $lot }
homesteaders-board-bid-cost = Miser { $amount } sur l’enchère { $lot } ({ $cost } à la fin)
homesteaders-board-bid-from = Enchère { $lot } : dès { $amount }
homesteaders-board-bid-hint = Chaque échelon peut être cliqué.
homesteaders-board-means = { $gold ->
    [0] Coûte { $amount } ; argent disponible : { $silver }.
   *[other] Coûte { $amount } ; argent disponible : { $silver }, or : { $gold }.
}
homesteaders-board-means-points = Au mieux { $change } à la fin
homesteaders-board-pass = Passer
homesteaders-board-up-to = Mise max
homesteaders-board-up-to-limit = Max { $limit }
homesteaders-board-ordered-neutral = posé le pion neutre sur l’enchère { $lot }
homesteaders-board-ordered-bid = misé { $amount } sur l’enchère { $lot }
homesteaders-board-ordered-outbid = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-outbid_neutral = { homesteaders-board-ordered-bid }
homesteaders-board-ordered-passed = passé
homesteaders-board-ordered-bonus = pris { $gets }
homesteaders-board-pass-about = Passer vous fait avancer sur la piste du chemin de fer. Au choix : { $bonuses }.
homesteaders-board-pass-first = pour { $bonus }
homesteaders-board-pass-to = case { $track } : jusqu’à { $bonus }
homesteaders-board-no-building = Aucun bâtiment
homesteaders-board-any-building = Tout bâtiment
homesteaders-board-exchange = Échange possible une fois, après la construction.
homesteaders-board-exchange-port = Échange possible une fois, après la construction ; avec un Port fluvial, l’or convient.
homesteaders-board-advance = Une avancée sur la piste du chemin de fer
homesteaders-board-track = Piste du chemin de fer : qui passe avance et prend l’un des bonus atteints
homesteaders-board-any-resource = ressource au choix
homesteaders-board-track-start = Départ
homesteaders-board-this-round = Enchères de la manche

## Le plateau : vos biens et le marché

homesteaders-board-stock = Derrière votre paravent
homesteaders-board-stock-open = Vos biens
homesteaders-board-score = vaut { $score } à présent
homesteaders-board-score-about = Votre score si la partie finissait maintenant.
homesteaders-board-market = Marché
homesteaders-board-market-about = tout échange coûte un jeton de commerce
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
homesteaders-board-swaps = Possible aussi à tout moment
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
homesteaders-board-public-points = Points visibles de tous : ceux des bâtiments et leurs bonus à ce jour
homesteaders-board-printed = Points du bâtiment
homesteaders-board-bonus-now = Valeur de son bonus à ce jour
homesteaders-board-income-about = Rapporte à chaque manche, sans ouvrier
homesteaders-board-idle = { $idle ->
    [one] { $idle } inactif
   *[other] { $idle } inactifs
}
homesteaders-board-slot = { $place } : ouvriers { $here } sur { $room }
homesteaders-board-explain = Leurs effets
homesteaders-board-place-hint = Cliquez sur une place pour déplacer un ouvrier.
homesteaders-board-income = Revenu :
homesteaders-board-income-placed = Revenu en l’état :
homesteaders-board-wages = { $wages ->
    [0] aucun salaire
   *[other] salaires { $wages }
}
homesteaders-board-silver-after = argent { $before } → { $after }
homesteaders-board-silver-short = argent { $before } : il manque { $after }
homesteaders-board-towns = Villes
homesteaders-board-rivals = Les autres
homesteaders-board-waited = doit décider
homesteaders-board-screen = Paravent

## Le plateau : bâtiments et tuiles

homesteaders-board-offer = Bâtiments à construire
homesteaders-board-within-reach = À votre portée
homesteaders-board-nothing-near = Rien à votre portée pour l’instant
homesteaders-board-land = Enchère { $lot } : ce qu’on peut y bâtir
homesteaders-board-land-empty = Enchère { $lot } : aucun bâtiment
homesteaders-board-other-buildings = Autres bâtiments disponibles
homesteaders-board-leaves = reste
homesteaders-board-offer-empty = Il n’y a plus rien à construire.
homesteaders-board-copies-about = { $copies ->
    [one] { $copies } exemplaire restant
   *[other] { $copies } exemplaires restants
}
homesteaders-board-leaving = disparaît après cette manche
homesteaders-board-owned = à vous
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
homesteaders-board-later = Bâtiments des époques suivantes
homesteaders-board-from-round = { $stage } : dès la manche { $round }
homesteaders-board-coming = Ce qui vient
homesteaders-board-coming-open = Enchère 1, manche par manche
homesteaders-board-coming-hidden = Enchère { $lot } : encore face cachée, dans un ordre inconnu au sein d’une époque
homesteaders-board-coming-later = Époques suivantes
homesteaders-board-in-round = Manche { $round }

## Le plateau : les réponses

homesteaders-board-placing = { $placed ->
    [one] { $placed } ouvrier placé sur { $workers }
   *[other] { $placed } ouvriers placés sur { $workers }
}
homesteaders-board-place-proposed = Comme proposé
homesteaders-board-in-order-about = Chacun place à son tour pour cette manche, et vous voyez ce que font les autres ; ce qui était placé en secret est repris.
homesteaders-board-pay = Payer
homesteaders-board-then-pay = puis payer
homesteaders-board-first-sell = vendre { $sells }
homesteaders-board-first-bank = { $tokens ->
    [one] changer { $tokens } jeton de commerce à la Banque
   *[other] changer { $tokens } jetons de commerce à la Banque
}
homesteaders-board-first-borrow = { $debts ->
    [one] prendre { $debts } dette
   *[other] prendre { $debts } dettes
}
homesteaders-board-first-buy = acheter
homesteaders-board-lost = { $lost } de perdu : on ne rend pas la monnaie
homesteaders-board-more-ways = Autres façons de payer
homesteaders-board-points-change = { $change } { $count ->
    [one] point
   *[other] points
}
homesteaders-board-points-about = Ce que cela change à votre score final, toutes choses égales par ailleurs
homesteaders-board-build-nothing = Ne rien construire
homesteaders-board-choose-below = { $count ->
    [one] Choisissez le bâtiment ci-dessous : { $count } est à votre portée.
   *[other] Choisissez un bâtiment ci-dessous : { $count } sont à votre portée.
}
homesteaders-board-nothing-to-build = Rien de ce qui est autorisé ici n’est à votre portée.
homesteaders-board-build-for = Construire pour
homesteaders-board-then-build = puis construire pour

## Le plateau : demandé avant un gaspillage

homesteaders-board-waste-idle = { $count ->
    [one] { $count } ouvrier reste inactif alors qu’une place est libre ; il est payé quand même.
   *[other] { $count } ouvriers restent inactifs alors qu’une place est libre ; ils sont payés quand même.
}
homesteaders-board-waste-partly = { $count ->
    [one] Une place incomplète ne rapporte rien.
   *[other] { $count } places incomplètes ne rapportent rien.
}
homesteaders-board-waste-change = On ne rend pas la monnaie sur l’or : { $lost } en argent seraient perdus, et votre argent suffirait.
homesteaders-board-waste-building = { $count ->
    [one] Vous pourriez construire avec ce que vous avez, et rien ne remplace un bâtiment.
   *[other] Vous pourriez construire { $count } bâtiments avec ce que vous avez, et rien n’en remplace un.
}
homesteaders-board-waste-debts = Vous avez encore des dettes, et de quoi en rembourser une.
homesteaders-board-waste-trade = { $count ->
    [one] Il vous reste { $count } jeton de commerce et de quoi vendre : une vente rapporte un point.
   *[other] Il vous reste { $count } jetons de commerce et de quoi vendre : une vente rapporte un point.
}
homesteaders-board-mend-place = Les mettre au travail
homesteaders-board-mend-pay = Payer plutôt { $gives }
homesteaders-board-mend-repay = En rembourser une
homesteaders-board-mend-sell = Vendre d’abord 1 { $good }

## Le plateau : touches et fin de partie

homesteaders-board-key-auction = Aux enchères
homesteaders-board-key-stock = À vos biens et au marché
homesteaders-board-key-town = À votre ville
homesteaders-board-key-offer = Aux bâtiments à construire
homesteaders-board-key-others = Aux autres
homesteaders-board-key-pass = Passer
homesteaders-tie-silver = Argent restant

### Outpost. app/texts.py explique comment les paramètres deviennent des variables.

outpost-title = Outpost

## Ce qui s’est passé : le cours de la partie

outpost-dealt = { $you ->
    [seat] Vous commencez avec { $cards }.
   *[none] { $seat } commence avec { $cards }.
}
outpost-dealt-own = { $you ->
    [seat] Vous commencez avec { $drawn }.
   *[none] { $seat } commence avec { $drawn }.
}
outpost-round = Manche { $round }
outpost-order = Ordre des joueurs : { $seats }.
outpost-era = L’ère { $era ->
    [1] I
    [2] II
   *[3] III
} commence.
outpost-offered = Dé : { $roll }. { $upgrade } arrive au marché.
outpost-slot_empty = Dé : { $roll }. Plus d’exemplaire ({ $upgrade }) : la place reste vide.
outpost-kicker_offered = Nouvelle carte Kicker : { $upgrade }.
outpost-spiral = Plus d’amélioration à vendre : { $score } points suffisent désormais.
outpost-nothing_left = Aucune amélioration n’est en vente et, en l’état, aucune ne peut plus venir. Si personne n’achète rien pendant { $rounds } manches de suite, la partie s’arrête.
outpost-quiet_round = Personne n’a rien acheté pendant cette manche. { $rounds ->
    [one] Encore une comme celle-ci, et la partie s’arrête.
   *[other] Encore { $rounds } comme celle-ci, et la partie s’arrête.
}
outpost-sold_out = Aucune amélioration n’est en vente et, en l’état, aucune ne peut plus venir. Si personne n’achète rien d’utile pendant { $rounds } manches de suite, la partie s’arrête.
outpost-idle_round = Personne n’a rien acheté d’utile pendant cette manche. { $rounds ->
    [one] Encore une comme celle-ci, et la partie s’arrête.
   *[other] Encore { $rounds } comme celle-ci, et la partie s’arrête.
}
outpost-level_round = Personne n’a battu son meilleur total de points pendant cette manche. { $rounds ->
    [one] Encore une comme celle-ci, et la partie s’arrête.
   *[other] Encore { $rounds } comme celle-ci, et la partie s’arrête.
}
outpost-standstill = { $reason ->
    [nobody_buys] Personne n’a rien acheté depuis { $rounds } manches, et il n’y a plus d’amélioration à vendre : la partie s’arrête.
    [nothing_useful] Personne n’a rien acheté d’utile depuis { $rounds } manches : la partie s’arrête.
    [nobody_gains] Personne n’a battu son meilleur total de points depuis { $rounds } manches : la partie s’arrête.
   *[nobody_can_gain] Il n’y a plus d’amélioration à vendre, et aucun achat ne peut plus rapporter de points : la partie s’arrête.
}
outpost-rerolled = Dé : { $roll }. Rien à ajouter, on relance.
outpost-market_short = { $missing ->
    [one] Il ne reste pas assez d’améliorations : une place du marché reste vide.
   *[other] Il ne reste pas assez d’améliorations : { $missing } places du marché restent vides.
}
outpost-reshuffled = La défausse ({ $resource }) est mélangée et forme une nouvelle pioche.
outpost-produced = { $cards_count ->
    [0] { $you ->
        [seat] Vous ne produisez aucune carte normale
       *[none] { $seat } ne produit aucune carte normale
    }
   *[other] { $you ->
        [seat] Vous produisez { $cards }
       *[none] { $seat } produit { $cards }
    }
}{ $megas_count ->
    [0] { "" }
   *[other] { " ; " }méga-cartes : { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { " ; " }reconnaissances de dette : { $notes }
}.
outpost-produced-own = { $drawn_count ->
    [0] { $you ->
        [seat] Vous ne produisez aucune carte normale
       *[none] { $seat } ne produit aucune carte normale
    }
   *[other] { $you ->
        [seat] Vous produisez { $drawn }
       *[none] { $seat } produit { $drawn }
    }
}{ $megas_count ->
    [0] { "" }
   *[other] { " ; " }méga-cartes : { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { " ; " }reconnaissances de dette : { $notes }
}.
outpost-discarded = { $you ->
    [seat] Vous défaussez { $cards }.
   *[none] { $seat } défausse { $cards }.
}
outpost-over = Partie terminée : { $winners_count ->
    [one] { $you ->
        [winners] vous gagnez
       *[none] { $winners } gagne
    }
   *[other] { $you ->
        [winners] { $winners }, vous gagnez ensemble
       *[none] { $winners } gagnent ensemble
    }
} avec { $score } points !

## Ce qui s’est passé : tours et enchères

outpost-turn = { $you ->
    [seat] À vous de jouer.
   *[none] Au tour { DE($seat) }.
}
outpost-step = { $you ->
    [seat] Vous passez à l’étape suivante : { $step }.
   *[none] { $seat } passe à l’étape suivante : { $step }.
}
outpost-turn_ended = { $you ->
    [seat] Vous terminez votre tour.
   *[none] { $seat } termine son tour.
}
outpost-opened = { $you ->
    [seat] Vous ouvrez l’enchère : { $upgrade } à { $amount }.
   *[none] { $seat } ouvre l’enchère : { $upgrade } à { $amount }.
}
outpost-bid = { $you ->
    [seat] Vous offrez { $amount }.
   *[none] { $seat } offre { $amount }.
}
outpost-passed = { $you ->
    [seat] Vous passez.
   *[none] { $seat } passe.
}
outpost-cannot_bid = { $you ->
    [seat] Vous ne pouvez pas surenchérir : on passe au suivant.
   *[none] { $seat } ne peut pas surenchérir : on passe au suivant.
}
outpost-won = { $you ->
    [seat] Vous remportez { $upgrade } pour { $amount }.
   *[none] { $seat } remporte { $upgrade } pour { $amount }.
}
outpost-paid = { $you ->
    [seat] { $cards_count ->
        [0] Vous n’avez rien à payer.
       *[other] Vous payez { $due } avec { $cards } (valeur { $total }).
    }
   *[none] { $cards_count ->
        [0] { $seat } n’a rien à payer.
       *[other] { $seat } paie { $due } avec { $cards } (valeur { $total }).
    }
}
outpost-gained = { $you ->
    [seat] Vous recevez
   *[none] { $seat } reçoit
} { $upgrade }{ $robots ->
    [0] { "" }
    [one] { " " }et { $robots } robot
   *[other] { " " }et { $robots } robots
}{ $factory_count ->
    [0] { "" }
   *[other] { " " }et 1 { $factory }
}.
outpost-challenged = { $you ->
    [seat] Vous contestez l’offre de { $amount } { DE($seats) }. Main montrée :
    [seats] { $seat } conteste votre offre de { $amount }. Main montrée :
   *[none] { $seat } conteste l’offre de { $amount } { DE($seats) }. Main montrée :
} { $cards_count ->
    [0] aucune carte.
   *[other] { $cards } (valeur { $total }).
}
outpost-challenged_cash = { $you ->
    [seat] Vous contestez l’offre de { $amount } { DE($seats) }. Argent montré : { $total }.
    [seats] { $seat } conteste votre offre de { $amount }. Argent montré : { $total }.
   *[none] { $seat } conteste l’offre de { $amount } { DE($seats) }. Argent montré : { $total }.
}
outpost-bid_reduced = { $you ->
    [seat] Vous ne pouvez pas payer autant : votre offre est ramenée à { $amount }.
   *[none] { $seat } ne peut pas payer autant : son offre est ramenée à { $amount }.
}
outpost-bid_void = { $you ->
    [seat] Vous ne pouvez pas payer autant et passez : l’offre de { $amount } { DE($seats) } est rétablie.
    [seats] { $seat } ne peut pas payer autant et passe : votre offre de { $amount } est rétablie.
   *[none] { $seat } ne peut pas payer autant et passe : l’offre de { $amount } { DE($seats) } est rétablie.
}
outpost-auction_void = { $you ->
    [seat] Vous ne pouvez pas payer le coût imprimé :
   *[none] { $seat } ne peut pas payer le coût imprimé :
} { $upgrade } reste au marché.
outpost-exchanged = { $you ->
    [seat] Vous imposez à { $seats } un échange { DE($resource) } et obtenez une meilleure carte.
    [seats] { $seat } vous impose un échange { DE($resource) } et obtient une meilleure carte.
   *[none] { $seat } impose à { $seats } un échange { DE($resource) } et obtient une meilleure carte.
}
outpost-exchanged-own = { $you ->
    [seat] Vous imposez un échange à { $seats } : { $given } contre { $received }.
    [seats] { $seat } vous impose un échange : votre { $received } contre { $given }.
   *[none] { $seat } impose un échange à { $seats } : { $given } contre { $received }.
}
outpost-not_exchanged = { $you ->
    [seat] Vous tentez un échange { DE($resource) } avec { $seats }, qui n’a rien de mieux.
    [seats] { $seat } tente un échange { DE($resource) } avec vous, mais vous n’avez rien de mieux.
   *[none] { $seat } tente un échange { DE($resource) } avec { $seats }, qui n’a rien de mieux.
}
outpost-not_exchanged-own = { $you ->
    [seat] Vous proposez { $given } à { $seats }, qui n’a rien de mieux.
    [seats] { $seat } vous propose { $given }, mais vous n’avez rien de mieux.
   *[none] { $seat } propose { $given } à { $seats }, qui n’a rien de mieux.
}
outpost-exchange_passed = { $you ->
    [seat] Vous n’imposez aucun échange.
   *[none] { $seat } n’impose aucun échange.
}
outpost-defaulted = { $you ->
    [seat] Vous ne payez pas { $upgrade }.
   *[none] { $seat } ne paie pas { $upgrade }.
} Pénalité de { $amount } : { $cards_count ->
    [0] rien à défausser.
   *[other] { $cards }.
}
outpost-unsold = Personne n’enchérit sur { $upgrade }, qui reste au marché.
outpost-internalized = { $you ->
    [seat] Vous vous retirez des enchères de cette manche.
   *[none] { $seat } se retire des enchères de cette manche.
}
outpost-insisted = { $you ->
    [seat] Vous demandez
   *[none] { $seat } demande
} que ceux qui se sont retirés terminent d’abord leur tour.

## Ce qui s’est passé : usines et opérateurs

outpost-built = { $you ->
    [seat] Vous achetez { $count } { $factory }.
   *[none] { $seat } achète { $count } { $factory }.
}
outpost-first_turn_water = { $you ->
    [seat] Vous donnez toute votre main de départ pour une usine d’Eau : { $cards }.
   *[none] { $seat } donne toute sa main de départ pour une usine d’Eau : { $cards }.
}
outpost-colonists = { $you ->
    [seat] Vous achetez
   *[none] { $seat } achète
} { $count ->
    [one] { $count } colon.
   *[other] { $count } colons.
}
outpost-robots = { $you ->
    [seat] Vous achetez
   *[none] { $seat } achète
} { $count ->
    [one] { $count } robot.
   *[other] { $count } robots.
}
outpost-assigned = { $you ->
    [seat] Vous affectez vos opérateurs :
   *[none] { $seat } affecte ses opérateurs :
} { $count ->
    [one] { $count } usine tourne.
   *[other] { $count } usines tournent.
}
outpost-placed = { $you ->
    [seat] Vous déplacez un { $operator } { $source } vers votre nouvelle { $factory }.
   *[none] { $seat } déplace un { $operator } { $source } vers sa nouvelle { $factory }.
}
outpost-not_placed = { $you ->
    [seat] Vous laissez votre nouvelle { $factory } sans opérateur.
   *[none] { $seat } laisse sa nouvelle { $factory } sans opérateur.
}

## Ce qui s’est passé : terrorisme spatial

outpost-attacked = { $you ->
    [seat] Vous attaquez { $seats } ({ $asset })
    [seats] { $seat } vous attaque ({ $asset })
   *[none] { $seat } attaque { $seats } ({ $asset })
} avec { $cards_count ->
    [0] { $total }
   *[other] { $cards } (valeur { $total })
} ; il faut { $needed }.
outpost-supported = { $you ->
    [seat] Vous soutenez l’attaque
   *[none] { $seat } soutient l’attaque
} avec { $cards_count ->
    [0] { $total }.
   *[other] { $cards } (valeur { $total }).
}
outpost-defended = { $you ->
    [seat] Vous défendez
   *[none] { $seat } défend
} avec { $cards_count ->
    [0] { $total }
   *[other] { $cards } (valeur { $total })
}, qui comptent double.
outpost-stayed_out = { $you ->
    [seat] Vous restez à l’écart.
   *[none] { $seat } reste à l’écart.
}
outpost-destroyed = { $total } sur { $needed } nécessaires : { $you ->
    [seat] { $seats } réussit son attaque. Vous perdez : { $asset }.
    [seats] votre attaque réussit. { $seat } perd : { $asset }.
   *[none] { $seats } réussit son attaque. { $seat } perd : { $asset }.
}
outpost-survived = { $total } sur { $needed } nécessaires : { $you ->
    [seat] l’attaque contre vous ({ $asset }) échoue.
   *[none] l’attaque contre { $seat } ({ $asset }) échoue.
} Plus rien à craindre jusqu’à la fin de la manche.
outpost-evicted = { $count ->
    [one] { $you ->
        [seat] Vous n’avez plus de logement pour { $count } colon, qui s’en va.
       *[none] { $seat } n’a plus de logement pour { $count } colon, qui s’en va.
    }
   *[other] { $you ->
        [seat] Vous n’avez plus de logement pour { $count } colons, qui s’en vont.
       *[none] { $seat } n’a plus de logement pour { $count } colons, qui s’en vont.
    }
}
outpost-stopped = { $you ->
    [seat] Vous ne pouvez plus faire tourner autant d’usines :
   *[none] { $seat } ne peut plus faire tourner autant d’usines :
} { $count ->
    [one] une s’arrête.
   *[other] { $count } s’arrêtent.
}

## Ce qui s’est passé : argent

outpost-started = { $you ->
    [seat] Vous commencez avec la valeur de { $cards }.
   *[none] { $seat } commence avec la valeur de { $cards }.
}
outpost-started-own = { $you ->
    [seat] Vous commencez avec { $total } : { $drawn }.
   *[none] { $seat } commence avec { $total } : { $drawn }.
}
outpost-earned = { $cards_count ->
    [0] { $you ->
        [seat] Vous ne produisez aucune carte normale
       *[none] { $seat } ne produit aucune carte normale
    }
   *[other] { $you ->
        [seat] Vous touchez la valeur de { $cards }
       *[none] { $seat } touche la valeur de { $cards }
    }
}{ $megas_count ->
    [0] { "" }
   *[other] { " ; " }méga-cartes : { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { " ; " }reconnaissances de dette : { $notes }
}.
outpost-earned-own = { $you ->
    [seat] Vous touchez { $total } :
   *[none] { $seat } touche { $total } :
} { $drawn_count ->
    [0] aucune carte normale
   *[other] { $drawn }
}{ $megas_count ->
    [0] { "" }
   *[other] { " ; " }méga-cartes : { $megas }
}{ $notes_count ->
    [0] { "" }
   *[other] { " ; " }reconnaissances de dette : { $notes }
}.
outpost-paid_cash = { $you ->
    [seat] Vous payez { $total }.
   *[none] { $seat } paie { $total }.
}
outpost-defaulted_cash = { $you ->
    [seat] Vous ne payez pas { $upgrade }.
   *[none] { $seat } ne paie pas { $upgrade }.
} Pénalité de { $amount } : { $total } perdus.
outpost-first_turn_water_cash = { $you ->
    [seat] Vous donnez tout votre argent de départ pour une usine d’Eau.
   *[none] { $seat } donne tout son argent de départ pour une usine d’Eau.
}

## Ce qui est demandé

outpost-ask-mega = Combien de méga-cartes ? Chacune remplace quatre cartes normales du même type.
outpost-ask-discard = Votre main dépasse sa limite de { $excess } : choisissez les cartes à défausser.
outpost-ask-turn = À vous : { $step_id ->
    [auctions] ouvrez une enchère, ou continuez
    [factories] achetez des usines, ou continuez
    [operators] achetez et affectez des opérateurs
   *[any] enchères et achats, dans l’ordre de votre choix
}
outpost-ask-early = Vous pouvez jouer en avance : { $step_id ->
    [factories] achetez des usines, ou continuez
    [operators] achetez et affectez des opérateurs
   *[any] achats dans l’ordre de votre choix
}
outpost-ask-aside = Vous pouvez encore agir pendant le tour des autres.
outpost-ask-assign = Tous les tours sont joués : affectez vos opérateurs.
outpost-ask-doubt = Contestez-vous l’offre de { $amount } ?
outpost-ask-redraw = Choisissez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} { $resource } à rendre parmi celles que vous venez de piocher.
outpost-ask-exchange = { $upgrade } : imposez-vous un échange ?
outpost-ask-rebid = { $upgrade } : nouvelle enchère à partir de { $amount }. Enchérir ou passer ?
outpost-ask-overbid = Vous remportez { $upgrade } : payer { $due }, ou renoncer et perdre { $amount } ?
outpost-ask-bid = { $upgrade } est à { $amount } : surenchérir ou passer ?
outpost-ask-pay = Vous remportez { $upgrade } : choisissez les cartes pour payer { $due }.
outpost-ask-place = Déplacer un opérateur vers votre nouvelle { $factory } ?
outpost-ask-raid = { $you ->
    [seat] Votre attaque contre { $seats } ({ $asset }) atteint { $total } sur { $needed } nécessaires. En ajouter ?
    [seats] { $seat } vous attaque ({ $asset }) avec { $total } sur { $needed } nécessaires. Vous défendre ?
   *[none] { $seat } attaque { $seats } ({ $asset }) avec { $total } sur { $needed } nécessaires. Prendre parti ?
}
outpost-ask-evict = { $number ->
    [one] Il manque un logement pour { $number } colon : choisissez qui s’en va.
   *[other] Il manque des logements pour { $number } colons : choisissez qui s’en va.
}

## Refus

refused-internalized = Vous vous êtes retiré des enchères de cette manche.
refused-step_closed = Cette étape de votre tour est déjà passée.
refused-any_order = À cette table, il n’y a pas d’étapes : jouez votre tour dans l’ordre de votre choix.
refused-not_again = Cette amélioration ne peut plus être mise aux enchères pendant ce tour.
refused-bid_changed = L’offre a changé entre-temps.
refused-option_not_in_edition = { $option } n’existe pas dans cette édition. Laissez l’option telle quelle, ou choisissez l’autre édition.
refused-options_exclude = Ces options sont incompatibles : { $option }.
refused-wrong_resource = Cette carte ne peut pas être échangée maintenant.
refused-mega_not_tradable = Une méga-carte ne s’échange pas.
refused-target_has_none = Ce joueur n’a pas de carte de ce type à échanger.
refused-high_bidder = Vous ne pouvez pas vous retirer : la meilleure offre est la vôtre.
refused-not_on_offer = Cette amélioration n’est pas au marché.
refused-cannot_afford = Vous pouvez payer { $high } au plus.
refused-cannot_afford_as_many = Vous avez les moyens pour { $high } au plus.
refused-internalizing_off = À cette table, on ne se retire pas des enchères.
refused-not_buyable = Cette usine ne s’achète pas : elle vient avec son amélioration.
refused-needs_heavy_equipment = Les usines de Titane nécessitent un Équipement lourd.
refused-needs_laboratory = Les usines de Recherche nécessitent un Laboratoire.
refused-needs_robots = Il faut l’amélioration Robots pour acheter des robots.
refused-needs_research_card = Payez avec au moins une carte Recherche par usine de Nouvelle chimie.
refused-not_first_turn = Ce n’est possible qu’à la première manche.
refused-already_purchased = Vous avez déjà acheté quelque chose : il faut donner toute la main de départ.
refused-support_limit = { $high ->
    [0] Vos logements sont pleins.
    [one] Vous ne pouvez loger que { $high } colon de plus.
   *[other] Vous ne pouvez loger que { $high } colons de plus.
}
refused-too_many_operators = Trop d’opérateurs : { $high ->
    [0] aucun ne peut travailler ici.
    [one] { $high } seul peut travailler ici.
   *[other] { $high } au plus peuvent travailler ici.
}
refused-factories_full = { $item } : vous n’en avez que { $high } à faire tourner.
refused-robot_limit = { $high ->
    [0] Vos robots ne peuvent pas encore travailler : il faut l’amélioration Robots.
    [one] Un seul de vos robots peut travailler.
   *[other] { $high } de vos robots au plus peuvent travailler.
}
refused-robot_not_allowed = Les robots ne travaillent pas ici : une usine spéciale demande un colon.
refused-housing = { $low ->
    [one] Vos logements sont pleins : au moins { $low } colon doit travailler dans une usine spéciale.
   *[other] Vos logements sont pleins : au moins { $low } colons doivent travailler dans des usines spéciales.
}
refused-operators_left_idle = Vous devez faire tourner autant d’usines que possible : { $low }, et non { $number }.
refused-no_such_factory = Vous n’avez pas d’usine de ce type.
refused-no_such_operator = Il n’y a personne à déplacer de là.
refused-assignment_incomplete = Affectez vos opérateurs avant de terminer votre tour.
refused-mega_not_eligible = { $high ->
    [0] Chaque méga-carte de ce type demande quatre usines en marche : vous ne pouvez pas en prendre.
   *[other] Chaque méga-carte de ce type demande quatre usines en marche : vous pouvez en prendre { $high } au plus.
}
refused-card_exempt = { $item } ne compte pas dans votre limite de main : gardez cette carte.
refused-still_over_limit = Pas assez : vous libérez { $total }, et vous dépassez la limite de { $due }.
refused-discards_too_many = Vous ne dépassez la limite que de { $due } : gardez une carte.
refused-immune = Rescapé d’une attaque, donc à l’abri pour cette manche.
refused-no_such_asset = Ce joueur n’a rien de tel.
refused-nothing_to_spend = Vous n’avez rien à dépenser.
refused-needs_a_card = Choisissez au moins une carte.
refused-wrong_number_leaves = Il doit en partir exactement { $low } ; vous en avez choisi { $number }.
refused-needs_research_token = Chaque usine de Nouvelle chimie coûte un jeton de recherche.
refused-operating_limit = Vous pouvez faire tourner { $high } usines au plus. Une limite de main plus haute en permet davantage.
refused-all_sold = Le dernier exemplaire est vendu.

## Améliorations. Leurs descriptions reçoivent comme paramètres la ligne de components.py.

outpost-upgrade-data_library = Bibliothèque de données
outpost-upgrade-data_library-about = Réductions : { $discounts }.
outpost-upgrade-warehouse = Entrepôt
outpost-upgrade-warehouse-about = { $run ->
    [0] Limite de main +{ $hand }.
   *[other] Vous pouvez faire tourner { $run } usines de plus.
}
outpost-upgrade-heavy_equipment = Équipement lourd
outpost-upgrade-heavy_equipment-about = Vous pouvez acheter des usines de Titane. Réductions : { $discounts }.
outpost-upgrade-nodule = Nodule
outpost-upgrade-nodule-about = Loge { $support } colons de plus.
outpost-upgrade-scientists = Scientifiques
outpost-upgrade-scientists-about = Produisent une carte Recherche par manche, sans opérateur.
outpost-upgrade-orbital_lab = Laboratoire orbital
outpost-upgrade-orbital_lab-about = Produit une carte Microbiotique par manche, sans opérateur.
outpost-upgrade-robots = Robots
outpost-upgrade-robots-about = Vous pouvez acheter des robots ; { $robots_limit ->
    [none] tous peuvent travailler
   *[colonists] chaque exemplaire en fait travailler autant que vous avez de colons
}.{ $robots ->
    [0] { "" }
    [one] { " " }Fournit { $robots } robot.
   *[other] { " " }Fournit { $robots } robots.
}
outpost-upgrade-laboratory = Laboratoire
outpost-upgrade-laboratory-about = Fournit une usine de Recherche ; vous pouvez en acheter d’autres.
outpost-upgrade-ecoplants = Écoplantes
outpost-upgrade-ecoplants-about = Les colons coûtent 5 au lieu de 10. Réductions : { $discounts }.
outpost-upgrade-outpost = Avant-poste
outpost-upgrade-outpost-about = Loge { $support } colons de plus. { $run ->
    [0] Limite de main +{ $hand }.
   *[other] Vous pouvez faire tourner { $run } usines de plus.
} Fournit une usine de Titane.
outpost-upgrade-ice_prospector = Prospecteur de glace
outpost-upgrade-ice_prospector-about = Quand vous piochez de l’Eau, piochez une carte de plus et rendez-en une.
outpost-upgrade-robot_prototype = Prototype de robot
outpost-upgrade-robot_prototype-about = Fournit { $robots ->
    [one] { $robots } robot qui peut
   *[other] { $robots } robots qui peuvent
} travailler même sans l’amélioration Robots.
outpost-upgrade-smelter = Fonderie
outpost-upgrade-smelter-about = Deux usines de Minerai actives donnent une carte Minerai de plus. Réductions : { $discounts }.
outpost-upgrade-wily_trader = Négociant rusé
outpost-upgrade-wily_trader-about = Une fois par manche, forcez un joueur à échanger une meilleure carte Minerai, Eau ou Titane contre une des vôtres.
outpost-upgrade-launch_facility = Pas de tir
outpost-upgrade-launch_facility-about = Réductions : { $discounts }.
outpost-upgrade-merchant_house = Maison de commerce
outpost-upgrade-merchant_house-about = Une fois par manche, forcez un joueur à échanger une meilleure carte Recherche, Microbiotique ou Nouvelle chimie contre une des vôtres.
outpost-upgrade-ncf_prototype = Prototype de nouvelle chimie
outpost-upgrade-ncf_prototype-about = Fournit une usine de Nouvelle chimie, sans carte Recherche.
outpost-upgrade-refinery = Raffinerie
outpost-upgrade-refinery-about = Quand vous piochez du Titane, piochez une carte de plus et rendez-en une.
outpost-upgrade-biosphere = Biosphère
outpost-upgrade-biosphere-about = Loge { $support } colons de plus.
outpost-upgrade-space_station = Station spatiale
outpost-upgrade-space_station-about = Fournit une usine de Médecine orbitale, qui loge son colon.
outpost-upgrade-planetary_cruiser = Croiseur planétaire
outpost-upgrade-planetary_cruiser-about = Fournit une usine de Minerai d’anneaux, qui loge son colon.
outpost-upgrade-moon_base = Base lunaire
outpost-upgrade-moon_base-about = Fournit une usine de Minerai lunaire, qui loge son colon.

## Réductions, après un nombre de crédits : 10 sur Scientifiques

outpost-discounts-robots = sur Robots
outpost-discounts-space_station = sur Station spatiale
outpost-discounts-planetary_cruiser = sur Croiseur planétaire
outpost-discounts-moon_base = sur Base lunaire
outpost-discounts-scientists = sur Scientifiques
outpost-discounts-laboratory = sur Laboratoire
outpost-discounts-warehouse = sur Entrepôt
outpost-discounts-nodule = sur Nodule
outpost-discounts-outpost = sur Avant-poste

## Ressources

outpost-resource-ore = Minerai
outpost-resource-water = Eau
outpost-resource-titanium = Titane
outpost-resource-research = Recherche
outpost-resource-microbiotics = Microbiotique
outpost-resource-new_chemicals = Nouvelle chimie
outpost-resource-orbital_medicine = Médecine orbitale
outpost-resource-ring_ore = Minerai d’anneaux
outpost-resource-moon_ore = Minerai lunaire

## Cartes ; $face est la valeur, « mega » ou « note »

outpost-item-ore = { $face ->
    [note] Minerai (dette)
   *[other] Minerai { $face }
}
outpost-item-water = { $face ->
    [mega] méga-Eau
    [note] Eau (dette)
   *[other] Eau { $face }
}
outpost-item-titanium = { $face ->
    [mega] méga-Titane
    [note] Titane (dette)
   *[other] Titane { $face }
}
outpost-item-research = { $face ->
    [note] Recherche (dette)
   *[other] Recherche { $face }
}
outpost-item-microbiotics = { $face ->
    [note] Microbiotique (dette)
   *[other] Microbiotique { $face }
}
outpost-item-new_chemicals = { $face ->
    [mega] méga-Nouvelle chimie
    [note] Nouvelle chimie (dette)
   *[other] Nouvelle chimie { $face }
}
outpost-item-orbital_medicine = { $face ->
    [note] Médecine orbitale (dette)
   *[other] Médecine orbitale { $face }
}
outpost-item-ring_ore = { $face ->
    [note] Minerai d’anneaux (dette)
   *[other] Minerai d’anneaux { $face }
}
outpost-item-moon_ore = { $face ->
    [note] Minerai lunaire (dette)
   *[other] Minerai lunaire { $face }
}

## Usines

outpost-factory-ore = { $count ->
    [one] usine de Minerai
   *[other] usines de Minerai
}
outpost-factory-water = { $count ->
    [one] usine d’Eau
   *[other] usines d’Eau
}
outpost-factory-titanium = { $count ->
    [one] usine de Titane
   *[other] usines de Titane
}
outpost-factory-research = { $count ->
    [one] usine de Recherche
   *[other] usines de Recherche
}
outpost-factory-new_chemicals = { $count ->
    [one] usine de Nouvelle chimie
   *[other] usines de Nouvelle chimie
}
outpost-factory-orbital_medicine = { $count ->
    [one] usine de Médecine orbitale
   *[other] usines de Médecine orbitale
}
outpost-factory-ring_ore = { $count ->
    [one] usine de Minerai d’anneaux
   *[other] usines de Minerai d’anneaux
}
outpost-factory-moon_ore = { $count ->
    [one] usine de Minerai lunaire
   *[other] usines de Minerai lunaire
}

## Ce qui peut être attaqué : usines, et améliorations sous leur propre nom

outpost-asset-ore = { outpost-factory-ore }
outpost-asset-water = { outpost-factory-water }
outpost-asset-titanium = { outpost-factory-titanium }
outpost-asset-research = { outpost-factory-research }
outpost-asset-new_chemicals = { outpost-factory-new_chemicals }
outpost-asset-data_library = { outpost-upgrade-data_library }
outpost-asset-warehouse = { outpost-upgrade-warehouse }
outpost-asset-heavy_equipment = { outpost-upgrade-heavy_equipment }
outpost-asset-nodule = { outpost-upgrade-nodule }
outpost-asset-scientists = { outpost-upgrade-scientists }
outpost-asset-orbital_lab = { outpost-upgrade-orbital_lab }
outpost-asset-robots = { outpost-upgrade-robots }
outpost-asset-laboratory = { outpost-upgrade-laboratory }
outpost-asset-ecoplants = { outpost-upgrade-ecoplants }
outpost-asset-outpost = { outpost-upgrade-outpost }
outpost-asset-space_station = { outpost-upgrade-space_station }
outpost-asset-planetary_cruiser = { outpost-upgrade-planetary_cruiser }
outpost-asset-moon_base = { outpost-upgrade-moon_base }
outpost-asset-ice_prospector = { outpost-upgrade-ice_prospector }
outpost-asset-robot_prototype = { outpost-upgrade-robot_prototype }
outpost-asset-smelter = { outpost-upgrade-smelter }
outpost-asset-wily_trader = { outpost-upgrade-wily_trader }
outpost-asset-launch_facility = { outpost-upgrade-launch_facility }
outpost-asset-merchant_house = { outpost-upgrade-merchant_house }
outpost-asset-ncf_prototype = { outpost-upgrade-ncf_prototype }
outpost-asset-refinery = { outpost-upgrade-refinery }
outpost-asset-biosphere = { outpost-upgrade-biosphere }

## Opérateurs, et d’où il en vient un

outpost-operator-colonist = { $count ->
    [one] colon
   *[other] colons
}
outpost-operator-robot = { $count ->
    [one] robot
   *[other] robots
}
outpost-source-idle = de la réserve
outpost-source-ore = d’une usine de Minerai
outpost-source-water = d’une usine d’Eau
outpost-source-titanium = d’une usine de Titane
outpost-source-research = d’une usine de Recherche
outpost-source-new_chemicals = d’une usine de Nouvelle chimie
outpost-source-orbital_medicine = d’une usine de Médecine orbitale
outpost-source-ring_ore = d’une usine de Minerai d’anneaux
outpost-source-moon_ore = d’une usine de Minerai lunaire

## Phases d’une manche, étapes d’un tour

outpost-phase-mega = Méga-cartes
outpost-phase-assign = Opérateurs
outpost-phase-evict = Logements perdus
outpost-phase-redraw = Cartes rendues
outpost-phase-exchange = Échanges
outpost-phase-discard = Limite de main
outpost-phase-late_discard = Limite de main
outpost-phase-turns = Tours des joueurs
outpost-phase-over = Fin de la partie
outpost-step-auctions = enchères
outpost-step-factories = usines
outpost-step-operators = opérateurs
outpost-step-done = terminé
outpost-step-any = dans l’ordre de votre choix

## Actions : ce qui est écrit sur leurs boutons

outpost-action-choose_mega = Choisir les méga-cartes
outpost-action-discard = Défausser
outpost-action-open_auction = Ouvrir une enchère
outpost-action-bid = Enchérir
outpost-action-pass = Passer
outpost-action-pay = Payer
outpost-action-place_operator = Déplacer un opérateur
outpost-action-skip_placing = La laisser à l’arrêt
outpost-action-buy_factories = Acheter des usines
outpost-action-first_turn_water = Donner toute la main pour une usine d’Eau
outpost-action-buy_colonists = Acheter des colons
outpost-action-buy_robots = Acheter des robots
outpost-action-assign = Affecter les opérateurs
outpost-action-advance_step = Étape suivante
outpost-action-end_turn = Terminer le tour
outpost-action-internalize = Se retirer des enchères
outpost-action-challenge = Contester l’offre
outpost-action-keep_select = Rendre
outpost-action-exchange = Échanger
outpost-action-exchange_pass = Ne pas échanger
outpost-action-default = Ne pas payer
outpost-action-insist = Les faire terminer d’abord
outpost-action-attack = Attaquer
outpost-action-support_attack = Soutenir l’attaque
outpost-action-defend = Défendre
outpost-action-stay_out = Rester à l’écart
outpost-action-remove_colonists = Faire partir des colons

## Les consignes

outpost-action-pass_auction = Passer toute l’enchère
outpost-action-bid_up_to = Enchérir jusqu’à
outpost-action-pass_unless = Tout passer sauf
outpost-action-pass_until_turn = Passer jusqu’à mon tour
outpost-action-take_megas = Choisir les méga-cartes
outpost-action-discard_cheapest = Défausser les moins chères
outpost-action-stay_out_of_attacks = Rester à l’écart des attaques
outpost-order-pass_auction = Passer jusqu’à la fin de cette enchère
outpost-order-bid_up_to = { $step ->
    [1] { $upgrade } : enchérir jusqu’à { $limit }
   *[other] { $upgrade } : enchérir jusqu’à { $limit }, par { $step }
}, puis { $then }
outpost-order-pass_unless = { $upgrade_count ->
    [0] Tout passer pendant cette manche
   *[other] Tout passer pendant cette manche, sauf { $upgrade }
}
outpost-order-pass_until_turn = Tout passer jusqu’à mon tour
outpost-order-take_megas = Prendre { $number }
outpost-order-discard_cheapest = Défausser mes cartes les moins chères
outpost-order-stay_out_of_attacks = Rester à l’écart des attaques contre les autres
outpost-then-pass = passer
outpost-then-ask = me demander
outpost-number-all = autant de méga-cartes que possible
outpost-number-none = aucune méga-carte

## Le plateau. tests/js/outpost.test.js veille à ce que chacun de ces textes serve.

outpost-board-course = Vue d’ensemble
outpost-board-round = Manche
outpost-board-era = Ère
outpost-board-banner-era = L’ère { $era } commence
outpost-board-phase = Phase
outpost-board-order = Ordre des joueurs
outpost-board-road = Course aux { $goal } points
outpost-board-ending-fewer_points = { $rounds ->
    [one] Plus d’amélioration à vendre. La partie s’arrête après cette manche.
   *[other] Plus d’amélioration à vendre : l’objectif baisse de 10 PV par manche. En l’état, la partie s’arrête dans { $rounds } manches.
}
outpost-board-ending-nobody_can_gain = Plus d’amélioration à vendre, et aucun achat ne rapporte plus de PV : c’est la dernière manche.
outpost-board-ending-nobody_buys = { $rounds ->
    [one] Dernière chance : la partie s’arrête après cette manche si personne n’achète rien.
   *[other] Plus d’amélioration à vendre. La partie s’arrête si personne n’achète rien pendant encore { $rounds } manches.
}
outpost-board-ending-nothing_useful = { $rounds ->
    [one] Dernière chance : la partie s’arrête après cette manche si personne n’achète rien d’utile.
   *[other] La partie s’arrête si personne n’achète rien d’utile pendant encore { $rounds } manches.
}
outpost-board-ending-nobody_gains = { $rounds ->
    [one] Dernière chance : la partie s’arrête après cette manche si personne ne bat son meilleur total.
   *[other] La partie s’arrête dans { $rounds } manches si personne ne bat son meilleur total.
}
outpost-board-milestone-era = Ère { $era }
outpost-board-milestone-end = Fin
outpost-board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
outpost-board-points-name = points
outpost-board-points-operated = points si elle tourne
outpost-board-market = Marché
outpost-board-market-empty = Rien en vente.
outpost-board-for-you = vous payez { $cost }
outpost-board-afford = vous pouvez offrir { $high }
outpost-board-left = { $count ->
    [0] plus d’autre
   *[other] encore { $count }
}
outpost-board-left-about = exemplaires encore à venir
outpost-board-open = Ouvrir l’enchère { DE($upgrade) } (minimum { $cost })
outpost-board-stock = Améliorations à venir
outpost-board-stock-cost = dès { $cost }
outpost-board-decks = Pioches de production
outpost-board-discarded = { $count } en défausse
outpost-board-auction = Enchère : { $upgrade }
outpost-board-minimum = Minimum { $cost }
outpost-board-minimum-name = Minimum
outpost-board-leads = offerts par
outpost-board-sold = adjugé à
outpost-board-no-bid = aucune offre
outpost-board-ring = Ordre des offres
outpost-board-bidder-leads = en tête
outpost-board-bidder-bids = à l’offre
outpost-board-bidder-out = hors enchères
outpost-board-bidder-passed = a passé
outpost-board-bidder-waits = attend
outpost-board-last-bid = offre { $amount }
outpost-board-most = jusqu’à { $amount }
outpost-board-you-most = vous pouvez offrir { $most }
outpost-board-your-hand = Votre main
outpost-board-hand-of = Main { DE($name) }
outpost-board-hand-count = { $count ->
    [one] { $count } carte sur { $limit }
   *[other] { $count } cartes sur { $limit }
}
outpost-board-hand-total = vaut { $total }
outpost-board-hand-choose = choisissez vos cartes ici
outpost-board-hand-empty = Aucune carte.
outpost-board-mega-card = méga-carte : compte pour { $weight } dans la limite de main
outpost-board-note-card = reconnaissance de dette : remplace une carte manquante
outpost-board-exempt-card = ne compte pas dans la limite de main
outpost-board-tray-discard = Cartes à défausser
outpost-board-tray-paid = À payer { $due } · vous payez { $total } · vous avez { $held }
outpost-board-tray-freed = Libéré : { $total } sur { $due }
outpost-board-tray-lost = { $over } perdus : la monnaie n’est pas rendue
outpost-board-tray-research = Cartes Recherche : { $inside } sur { $required }
outpost-board-tray-cheapest = Meilleur paiement
outpost-board-tray-cheapest-discard = Les moins chères
outpost-board-your-colony = Votre colonie
outpost-board-colonists = { $count ->
    [one] { $count } colon sur { $limit }
   *[other] { $count } colons sur { $limit }
}
outpost-board-robots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}, { $limit } peuvent travailler
outpost-board-idle = { $count } sans travail
outpost-board-buy = Acheter : { $name } pour { $price }
outpost-board-costs = coûte { $cost }
outpost-board-average = carte moyenne
outpost-board-average-short = moyenne
outpost-board-points-running = points pour chacune en marche
outpost-board-needs = nécessite { $name }
outpost-board-needs-research = nécessite une carte Recherche dans le paiement
outpost-board-running = { $running } sur { $built } en marche
outpost-board-site = { $factory } : { $operator } au travail
outpost-board-site-empty = { $factory } : sans opérateur
outpost-board-take = { $factory } : retirer le { $operator }
outpost-board-put = { $factory } : affecter un opérateur
outpost-board-produces = Prochaine production
outpost-board-income = environ { $income }
outpost-board-income-change = Prochaine production : { $from } → { $to }
outpost-board-income-short = revenu
outpost-board-income-name = revenu moyen
outpost-board-upgrades = Améliorations
outpost-board-rivals = Rivaux
outpost-board-colonies = Colonies
outpost-board-place = place dans l’ordre des joueurs
outpost-board-place-about = place dans l’ordre des joueurs ; améliorations d’un coût total de { $cost }
outpost-board-place-number = nº { $place }
outpost-board-hand-short = cartes
outpost-board-hand-name = cartes en main et limite de main
outpost-board-withdrawn = hors des enchères de cette manche
outpost-board-waited = à jouer
outpost-board-cards = Main
outpost-board-factories = Usines
outpost-board-people = Population
outpost-board-mega = méga
outpost-board-mega-of = Méga { $resource }
outpost-board-worth = vaut { $low }–{ $high }
outpost-board-worth-name = valeur
outpost-board-worth-exact = vaut { $low }
outpost-board-your-bid = Votre offre
outpost-board-raises = Relances rapides
outpost-board-terms = Minimum { $least } · vous payez { $due } · vous avez { $total }
outpost-board-terms-saved = ({ $saved } économisés)
outpost-board-terms-left = · reste { $left }
outpost-board-opening = Enchère { DE($upgrade) }
outpost-board-open-at = Ouvrir { $upgrade } à { $amount }
outpost-board-binding = Première offre, ferme.
outpost-board-bid = Offrir { $amount }
outpost-board-pass = Passer
outpost-board-up-to = Jusqu’à…
outpost-board-up-to-limit = Jusqu’à { $limit }
outpost-board-can-pay = Pour l’instant, vous pouvez payer { $most } au plus.
outpost-board-hint-pass = Pas intéressé ? Passez une fois pour toute l’enchère.
outpost-board-hint-no = Non merci
outpost-board-ordered-passed = { $count ->
    [one] passé sur { $upgrade }
   *[other] passé { $count } fois sur { $upgrade }
}
outpost-board-ordered-bid = { $count ->
    [one] { $amount } offerts pour { $upgrade }
   *[other] { $count } offres pour { $upgrade }, la dernière de { $amount }
}
outpost-board-ordered-stayed_out = { $count ->
    [one] resté à l’écart d’une attaque
   *[other] resté à l’écart de { $count } attaques
}
outpost-board-internalize-about = Vous n’enchérissez plus jusqu’à la fin de la manche.
outpost-board-insist-about = Ceux qui se sont retirés terminent leur tour avant le joueur suivant.
outpost-board-closes = Met fin à vos { $steps } pour cette manche.
outpost-board-buying = Achat : { $name }
outpost-board-buy-for = Acheter { $what } ({ $due })
outpost-board-how-many = Combien
outpost-board-pay = Payer { $due }
outpost-board-paying = Paiement { DE($upgrade) }
outpost-board-discard = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
outpost-board-steps = Étapes de votre tour
outpost-board-menu-market = Choisissez une carte du marché pour ouvrir une enchère
outpost-board-all-for-water = Donner tout son argent pour une usine d’Eau
outpost-board-everybody = Mettre tout le monde au travail
outpost-board-next = Passer aux { $step }
outpost-board-assigning = { $running ->
    [one] { $running } usine tourne
   *[other] { $running } usines tournent
} : environ { $income } à la prochaine manche
outpost-board-assign-below = Cliquez sur une usine de votre colonie pour retirer ou affecter un opérateur.
outpost-board-mega-take = { $count ->
    [0] Ne prendre aucune méga-carte
    [one] Prendre { $count } méga-carte
   *[other] Prendre { $count } méga-cartes
}
outpost-board-mega-worth = { $worth } à coup sûr ; quatre cartes valent { $average } en moyenne
outpost-board-place-from = { $operator } { $source }
outpost-tie-cost = coût imprimé des améliorations
outpost-board-key-hand = Aller à votre main
outpost-board-key-colony = Aller à votre colonie
outpost-board-key-market = Aller au marché
outpost-board-key-others = Aller aux rivaux
outpost-board-key-pass = Passer (dans une enchère)
outpost-board-waste-auctions = Vous ne pourrez plus enchérir jusqu’à la fin de la manche. Vous retirer ?
outpost-board-waste-hand = { $money ->
    [yes] Vous avez { $total }, et l’usine coûte { $cost }. Tout donner ?
   *[no] Votre main vaut { $total }, et l’usine coûte { $cost }. Tout donner ?
}
outpost-board-waste-payment = Vous perdriez { $over } ; vous pourriez ne perdre que { $least }. Payer ainsi ?
outpost-board-waste-discard = Ces cartes valent { $chosen } ; vous pourriez ne défausser que { $least }. Défausser celles-ci ?
outpost-board-waste-misplaced = Vos opérateurs rapporteront environ { $income } à la prochaine manche ; mieux placés, { $count }. Terminer le tour ?
outpost-board-waste-people = { $count ->
    [one] { $count } colon n’a pas d’usine où travailler. Terminer le tour ?
   *[other] { $count } colons n’ont pas d’usine où travailler. Terminer le tour ?
}
outpost-board-waste-factories = { $count ->
    [one] { $count } usine n’a pas d’opérateur : elle ne produit rien et ne rapporte pas de points. Terminer le tour ?
   *[other] { $count } usines n’ont pas d’opérateur : elles ne produisent rien et ne rapportent pas de points. Terminer le tour ?
}
outpost-board-waste-cards = { $count ->
    [one] Après la prochaine production, vous aurez { $count } carte de trop pour votre limite de { $limit }, sauf si vous en dépensez maintenant. Terminer le tour ?
   *[other] Après la prochaine production, vous aurez { $count } cartes de trop pour votre limite de { $limit }, sauf si vous en dépensez maintenant. Terminer le tour ?
}
outpost-board-mend-assign = Les déplacer
outpost-board-mend-factory = Acheter { $count } { $factory }{ $total ->
    [0] { "" }
   *[other] { " " }({ $total })
}
outpost-board-mend-colonists = { $count ->
    [one] Acheter { $count } colon
   *[other] Acheter { $count } colons
}{ $total ->
    [0] { "" }
   *[other] { " " }({ $total })
}
outpost-board-mend-robots = { $count ->
    [one] Acheter { $count } robot
   *[other] Acheter { $count } robots
}{ $total ->
    [0] { "" }
   *[other] { " " }({ $total })
}

## The board: Kicker, 1991 and the options

outpost-board-kicker = Kicker
outpost-board-kicker-left = { $count ->
    [0] plus de carte de l’ère { $era }
   *[other] encore { $count } de l’ère { $era }
}
outpost-board-kicker-empty = { $count ->
    [one] Une place vide
   *[other] { $count } places vides
}
outpost-board-tray-back = { $resource } : cartes à rendre
outpost-board-give-back = { $count ->
    [one] Rendre { $count } carte
   *[other] Rendre { $count } cartes
}
outpost-board-tray-choose = { $count ->
    [one] Choisissez { $count } carte de votre main.
   *[other] Choisissez { $count } cartes de votre main.
}
outpost-board-exchange-card = Choisissez une de vos cartes.
outpost-board-exchange-target = Choisissez avec qui échanger.
outpost-board-exchange-offer = Proposer { $card } à { $name }
outpost-board-exchange-about = Vous recevez sa plus basse carte qui bat la vôtre. S’il n’y en a pas, vous gardez la vôtre.
outpost-board-seen = vues : { $values }
outpost-board-seen-about = Une carte que vous avez vue.
outpost-board-overbid = { $check ->
    [none] Vous pouvez payer { $most } au plus. Si vous gagnez sans payer, vous perdez ce que vous avez offert au-dessus du coût imprimé.
   *[other] Vous pouvez payer { $most } au plus. Si l’on conteste votre offre, ou si vous gagnez, elle est abaissée.
}
outpost-board-doubt = Contester les { $amount }
outpost-board-challenge-about = L’auteur de la meilleure offre montre toute sa main. Si elle ne suffit pas, l’offre est abaissée.
outpost-board-default = Ne pas payer, perdre { $penalty }
outpost-board-default-about = Vous perdez au moins { $penalty }, ou tout ce que vous avez. Remise aux enchères sans vous : { $upgrade }. Si vous gardez quelque chose, personne n’apprend si vous auriez pu payer.
outpost-board-your-money = Votre argent
outpost-board-money-of = L’argent { DE($name) }
outpost-board-cash-left = Vous payez { $due } sur { $total } · reste { $left }
outpost-board-tokens = { $count ->
    [one] { $count } jeton de recherche
   *[other] { $count } jetons de recherche
}
outpost-board-tokens-name = Jetons
outpost-board-needs-token = nécessite un jeton de recherche chacune
outpost-board-operating = { $limit } usines peuvent tourner
outpost-board-surplus = { $count ->
    [one] { $count } colon sans logement s’en va à la fin de la manche
   *[other] { $count } colons sans logement s’en vont à la fin de la manche
}
outpost-board-surplus-short = { $count } sans logement
outpost-board-raid = Attaque : { $asset }
outpost-board-raid-against = attaque
outpost-board-raid-needed = Nécessaire : deux fois le coût de { $cost } + deux fois la défense de { $defence }
outpost-board-raid-of = sur { $needed } nécessaires
outpost-board-raid-falls = La cible tombe.
outpost-board-raid-stands = La cible tient.
outpost-board-raid-holds = La cible tient : il manque { $missing }.
outpost-board-raid-sides = Camps
outpost-board-raid-owner = propriétaire
outpost-board-side-attack = attaque avec { $value }
outpost-board-side-defence = défend avec { $value }
outpost-board-side-asked = doit choisir
outpost-board-side-waits = attend
outpost-board-side-out = reste à l’écart
outpost-board-immune = { $count ->
    [one] rescapée d’une attaque : à l’abri cette manche
   *[other] { $count } rescapées d’une attaque : à l’abri cette manche
}
outpost-board-attack-what = Attaquer { $name } : { $asset } (il faut { $needed })
outpost-board-attack-go = Attaquer { $name } : { $asset }
outpost-board-attack-target = Cible
outpost-board-attack-about = { $needed } suffisent à la détruire, plus 2 par crédit de défense. Les autres peuvent aider chaque camp.
outpost-board-target = { $name } : { $asset } (il faut { $needed })
outpost-board-target-immune = { $name } : { $asset } (à l’abri cette manche)
outpost-board-tray-lay = Choisissez des cartes de votre main.
outpost-board-forecast = { $strength } sur { $least } nécessaires.
outpost-board-enough-destroy = Juste assez pour détruire
outpost-board-enough-save = Juste assez pour sauver
outpost-board-defending = { $you ->
    [seat] Vous défendre : { $asset }
   *[none] Défendre { $seat } : { $asset }
}
outpost-board-defending-about = Chaque crédit compte double.
outpost-board-supporting = { $you ->
    [seat] Attaquer votre propre bien : { $asset }
   *[none] Attaquer { $seat } : { $asset }
}
outpost-board-supporting-about = Chaque crédit s’ajoute à l’attaque.
outpost-board-evict = { $count ->
    [one] Faire partir { $count } colon
   *[other] Faire partir { $count } colons
}
outpost-board-waste-overbid = Vous pouvez payer { $most } au plus. Offrir { $amount } ?
outpost-board-waste-default = Vous pourriez payer { $due }. Ne pas payer vous coûte { $amount } sans rien vous rapporter. Refuser de payer ?
outpost-board-waste-attack = Cela vaut { $strength } sur { $needed } nécessaires : il faudrait de l’aide. Attaquer ?
outpost-board-waste-cards-now = { $count ->
    [one] Vous avez { $count } carte de trop pour votre limite de { $limit } et devrez défausser, sauf si vous en dépensez maintenant. Terminer le tour ?
   *[other] Vous avez { $count } cartes de trop pour votre limite de { $limit } et devrez défausser, sauf si vous en dépensez maintenant. Terminer le tour ?
}
outpost-board-status-turn = { $you ->
    [seats] À vous de jouer
   *[none] Au tour { DE($seats) }
}
outpost-board-status-bid = { $upgrade } : à { $seats } d’enchérir ou de passer
outpost-board-status-pay = { $upgrade } : à { $seats } de payer
outpost-board-status-raid = Attaque ({ $asset }) : à { $seats } de choisir un camp
outpost-board-status-phase = { $phase } : en attente { DE($seats) }

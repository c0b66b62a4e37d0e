### Ce que disent tous les jeux. app/texts.py explique comment les paramètres deviennent des variables.

## Listes et noms

# $list est la liste jusqu’ici, $last son dernier élément.
list-pair = { $list } et { $last }
# $list est la liste jusqu’ici ; un autre élément suit $next.
list-more = { $list }, { $next }
# Un nombre de choses : $name a déjà la forme que demande $count.
list-count = { $count } { $name }
# La personne qui lit, dans une liste de joueurs.
list-you = vous
guest-name = Invité
# $number est compté à partir de 1.
seat-unnamed = Joueur { $number }

## Quand tout le monde répond en même temps

answer-sealed = { $you ->
    [seat] Vous avez répondu.
   *[none] { $seat } a répondu.
}
answer-taken_back = { $you ->
    [seat] Vous changez votre réponse.
   *[none] { $seat } change sa réponse.
}
ask-sealed = Vous pouvez changer votre réponse tant que tous n’ont pas répondu.
action-take_back = Changer ma réponse

## Les consignes

ask-orders = Donner une consigne

## Refus : contraire aux règles

refused-not_now = « { $action } » n’est pas possible pour le moment.
refused-not_offered = Ce choix n’est pas possible.
refused-below_minimum = Trop bas : le minimum est { $low }.
refused-above_maximum = Trop haut : le maximum est { $high }.
refused-wrong_number = Choisissez-en au moins { $low } et au plus { $high }.
refused-unknown_card = { $item } : vous n’avez pas cette carte, ou vous l’avez choisie deux fois.
refused-payment_too_low = { $total } ne suffit pas : il faut { $due }.
refused-pays_too_much = Vous payez { $total } pour { $due }. Gardez quelque chose.
refused-pays_nothing = { $item } ne compte pas ici. Laissez-le de côté.
refused-lacks_required_item = { $count ->
    [one] Il manque à ce paiement un élément obligatoire.
   *[other] Ce paiement doit comprendre { $count } éléments obligatoires.
}
refused-nothing_due = Rien n’est dû. Ne payez aucune carte.
refused-no_room = Pas assez de place : le maximum est { $high }.

## Refus : pas à vous, ou trop tard

refused-no_answer_yet = Votre réponse est encore incomplète.
refused-not_your_decision = Cette décision n’est pas la vôtre.
refused-decision_closed = Trop tard : la partie a avancé.
refused-game_over = La partie est terminée.

## Refus : message illisible

refused-unknown_action = Cette action n’existe pas dans ce jeu.
refused-unknown_name = Le message nomme quelque chose qui n’existe pas dans ce jeu ({ $where }).
refused-unknown_field = Le message contient un élément qui n’a rien à y faire ({ $where }).
refused-missing_field = Il manque un élément au message ({ $where }).
refused-wrong_type = Un élément du message n’est pas du bon type ({ $where }).
refused-too_long = Un élément du message est trop long ({ $where }).
refused-out_of_range = Un nombre du message est hors limites ({ $where }).

## Refus : table impossible

refused-unknown_version = Cette partie a été commencée avec la version { $version } de ses règles, que ce serveur ne connaît pas. Elle ne peut pas continuer ici.

## Refus : partie enregistrée qui ne se vérifie pas

refused-not_a_record = Ce fichier ne contient pas de partie enregistrée.
refused-unknown_format = Le format de ce fichier est inconnu : { $format }.
refused-unknown_title = Il n’y a pas ici de jeu appelé « { $title } ».
refused-wrong_version = Partie jouée avec la version { $version } des règles ; la version d’ici est { $known }.
refused-wrong_commitment = La graine ne correspond pas à l’empreinte affichée avant la partie.
refused-illegal_move = Le coup { $move } est contraire aux règles ({ $reason }).
refused-wrong_draw = Au coup { $move }, les dés ou les cartes ne découlent pas de la graine.
refused-wrong_hash = Après le coup { $move }, la position n’est pas celle qui est enregistrée.
refused-wrong_result = Le résultat n’est pas celui qui est enregistré.

## Refus : à une table

refused-no_such_table = Cette table n’existe pas. Vérifiez le lien.
refused-table_broken = Cette table est endommagée et ne peut pas être ouverte. Vos autres tables ne sont pas touchées.
refused-table_is_lobby = La partie n’a pas encore commencé.
refused-table_is_playing = La partie a déjà commencé.
refused-table_is_over = La partie est terminée.
refused-table_is_closed = Cette table a été fermée.
refused-no_spectators = Cette table n’admet pas de spectateurs.
refused-removed = L’hôte vous a exclu de cette table.
refused-name_to_watch = Choisissez un pseudo pour regarder cette table.
refused-not_seated = Vous n’avez pas de place à cette table.
refused-not_host = Seul l’hôte peut faire cela.
refused-no_such_seat = Cette place n’existe pas.
refused-bot_plays_already = Un bot joue déjà à cette place.
refused-not_away = Un bot ne peut jouer pour { $name } qu’après { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} d’absence.
refused-no_clocks_here = À cette table, le temps n’est pas limité.
refused-too_long_a_holiday = Il vous reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} de vacances pour cette partie, sur { $high }.
refused-table_paused = La partie est en pause. Relancez-la d’abord.
refused-already_paused = La partie est déjà en pause.
refused-only_for_oneself = Vous ne pouvez le proposer que pour vous-même.
refused-no_stand_ins = À cette table, aucun bot ne joue pour les absents.
refused-stand_in_by_vote = À cette table, un bot ne joue pour un absent que si tous les autres sont d’accord.
refused-undo_out_of_reach = Ce coup ne peut pas être annulé.
refused-undo_already_asked = Une demande d’annulation attend déjà des réponses.
refused-nothing_to_agree_to = La demande n’est plus en cours.
refused-already_agreed = Vous avez déjà répondu.
refused-already_proposed = Il y a déjà une proposition. Répondez-y d’abord.
refused-nobody_sits_there = Cette place est celle d’un bot.
refused-no_vote_needed = À cette table, tout joueur peut faire jouer un bot à la place d’un absent.
refused-still_waiting = { $name } n’a pas encore répondu.
refused-no_coaches_here = Vous n’avez pas droit à un conseiller à cette table.
refused-no_coach = Activez d’abord votre conseiller.
refused-advice_outdated = Cette question n’est plus ouverte.
refused-no_advice = Le conseiller ne trouve rien à dire ici. Jouez comme bon vous semble.
refused-seat_given_away = Les autres joueurs ont accepté de donner votre place à quelqu’un d’autre.
refused-no_orders_here = Ce jeu n’a pas de consignes.
refused-no_such_order = Cette consigne n’existe plus.
refused-too_many_orders = Vous pouvez avoir au plus { $high } consignes. Retirez-en une d’abord.

## Refus : sur le web

refused-no_such_token = Ce jeton est déjà révoqué.
refused-too_many_tokens = Vous pouvez avoir { $most } jetons au plus. Révoquez-en un d’abord.
refused-token_unknown = Ce jeton est inconnu, ou il a été révoqué.
refused-token_only_plays = Un jeton personnel ne sert qu’à jouer. Passez par un navigateur.
refused-not_recognised = Choisissez d’abord un pseudo.
refused-too_often = Trop rapide : attendez un instant et réessayez.
refused-too_many_requests = Trop de requêtes depuis votre réseau. Réessayez dans un instant.
refused-too_many_sockets = Vous avez trop de tables ouvertes à la fois. Fermez une fenêtre ou un onglet.
refused-unreadable_frame = Ce message ne peut pas être lu.
refused-trying_again = Le serveur n’atteint pas sa base de données en ce moment. Rien n’est perdu : réessayez dans un instant.
refused-our_fault = Une erreur s’est produite de notre côté. Rien n’a été changé.
refused-wrong_origin = Cette requête ne vient pas d’une de nos pages.

### Ce que disent tous les jeux. app/texts.py explique comment les paramètres deviennent des variables.

## Listes et noms

# $list est la liste jusqu’ici, $last son dernier élément.
list-pair = { $list } et { $last }
# $list est la liste jusqu’ici ; un autre élément suit $next.
list-more = { $list }, { $next }
# Un nombre de choses : $name a déjà la forme que demande $count.
list-count = { $count } { $name }
# $number est compté à partir de 1.
seat-unnamed = Joueur { $number }

## Refus : contraire aux règles

refused-not_now = « { $action } » n’est pas possible pour le moment.
refused-not_offered = Ce choix n’est pas proposé : merci d’en prendre un qui l’est.
refused-below_minimum = C’est trop peu : il faut au moins { $low }.
refused-above_maximum = C’est trop : le maximum est { $high }.
refused-wrong_number = Il faut en choisir au moins { $low } et au plus { $high }.
refused-unknown_card = { $item } : vous n’avez pas cette carte, ou elle est citée deux fois.
refused-payment_too_low = { $total } ne suffit pas : il faut { $due }.
refused-pays_too_much = Vous donnez plus que nécessaire : { $total } pour { $due }. Gardez quelque chose.
refused-pays_nothing = { $item } ne compte pas ici : laissez-le de côté.
refused-lacks_required_item = { $count ->
    [one] Il manque à ce paiement un élément obligatoire.
   *[other] Ce paiement doit comprendre { $count } éléments obligatoires.
}
refused-nothing_due = Il n’y a rien à payer : ne donnez aucune carte.
refused-no_room = Il n’y a pas autant de place : le maximum est { $high }.

## Refus : pas à vous, ou trop tard

refused-not_your_decision = Cette décision revient à quelqu’un d’autre.
refused-decision_closed = Trop tard : la partie a avancé depuis cette question.
refused-game_over = La partie est terminée.

## Refus : message illisible

refused-unknown_action = Cette action n’existe pas dans ce jeu.
refused-unknown_field = Le message contient un élément qui n’a rien à y faire ({ $where }).
refused-missing_field = Il manque un élément au message ({ $where }).
refused-wrong_type = Un élément du message n’est pas du bon type ({ $where }).
refused-too_long = Un élément du message est trop long ({ $where }).
refused-out_of_range = Un nombre du message est hors limites ({ $where }).

## Refus : table impossible

refused-player_count = Ce jeu se joue de { $low } à { $high }.
refused-unknown_option = Ce jeu n’a pas d’option « { $option } ».
refused-bad_option = Ce n’est pas possible pour l’option « { $option } ». Valeurs possibles : { $values }.
refused-option_without_value = Écrivez une option sous la forme clé=valeur, et non « { $option } ».
refused-bad_seed = La graine doit comporter 64 chiffres hexadécimaux.
refused-unknown_bot = Aucun bot ne s’appelle « { $bot } ». Il y a : { $known }.
refused-bot_count = Nommez un bot pour toutes les places ou un par place : { $bots } pour { $players } places.
refused-no_games = Demandez au moins une partie.

## Refus : partie enregistrée qui ne se vérifie pas

refused-not_a_record = Ce fichier ne contient pas de partie enregistrée.
refused-unknown_format = Le format de ce fichier est inconnu : { $format }.
refused-unknown_title = Il n’y a pas ici de jeu appelé « { $title } ».
refused-wrong_version = Partie jouée avec la version { $version } des règles ; la version d’ici est { $known }.
refused-wrong_commitment = La graine n’est pas celle qui avait été promise avant la partie.
refused-illegal_move = Le coup { $move } est contraire aux règles ({ $reason }).
refused-wrong_draw = Au coup { $move }, les dés ou les cartes ne sont pas ceux que donne la graine.
refused-wrong_hash = Après le coup { $move }, la partie n’est pas dans l’état enregistré.
refused-wrong_result = Le résultat n’est pas celui qui est enregistré.

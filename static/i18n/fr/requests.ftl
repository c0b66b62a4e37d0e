### Les refus de requêtes HTTP. Le serveur écrit ces phrases lui-même : aucune page ne les a.

refused-player_count = Ce jeu se joue de { $low } à { $high }.
refused-unknown_option = Ce jeu n’a pas d’option « { $option } ».
refused-bad_option = « { $option } » ne peut pas prendre cette valeur. Valeurs possibles : { $values }.
refused-bad_data = « { $option } » doit être formé de lignes de nombres, chacune avec son nom.
refused-unknown_row = Le tableau « { $option } » n’a pas de ligne « { $row } ».
refused-bad_row = { $row } : donnez des nombres entiers de { $low } à { $high }.
refused-bad_row_length = { $row } : { $high ->
    [one] donnez un seul nombre.
   *[other] donnez de { $low } à { $high } nombres.
}
refused-option_without_value = Écrivez une option sous la forme clé=valeur, et non « { $option } ».
refused-bad_seed = La graine doit comporter 64 chiffres hexadécimaux.
refused-unknown_bot = Aucun bot ne s’appelle « { $bot } ». Il y a : { $known }.
refused-bot_count = Nommez un bot pour toutes les places ou un par place : { $bots } pour { $players } places.
refused-no_games = Demandez au moins une partie.
refused-no_lesson = Il n’y a pas de leçon pour ce jeu.
refused-no_such_spectator = Ce spectateur est déjà parti.
refused-host_stays = Vous ne pouvez pas vous exclure vous-même. Quittez plutôt votre place.
refused-nobody_to_host = Un bot ne peut pas être l’hôte.
refused-terms_changed = La table vient d’être modifiée. Regardez d’abord ce qui a changé.
refused-table_full = Toutes les places sont prises.
refused-seat_taken = Cette place est prise.
refused-seats_are_free = Il reste des places libres : invitez des amis ou ajoutez des bots.
refused-seats_are_taken = Seules les places libres peuvent être retirées.
refused-bad_order = Le nouvel ordre doit nommer chaque place une fois.
refused-nothing_granted = Les joueurs n’ont pas accepté de céder une place.
refused-not_your_proposal = Seuls l’hôte et l’auteur de la proposition reçoivent le lien.
refused-no_notices_here = Ce serveur n’envoie pas de notifications.
refused-no_such_channel = Ce lien ne fonctionne pas, ou les notifications sont déjà arrêtées.
refused-channel_unreachable = Rien ne répond à cette adresse. Vérifiez-la : elle doit être publique et commencer par « https ».
refused-channel_refused = Le service a refusé le premier message (erreur { $status }). Vérifiez l’adresse.
refused-too_many_channels = Vous avez déjà réglé { $high } moyens. Retirez-en un d’abord.
refused-no_push_here = Ce serveur n’envoie pas de notifications.
refused-bad_subscription = L’abonnement de votre navigateur est inutilisable.
refused-no_mail_here = Ce serveur n’envoie pas de courriel.
refused-bad_mail_address = Ce n’est pas une adresse de courriel.
refused-bad_web_address = Il faut une adresse web qui commence par « https ».
refused-unknown_time_zone = Ce fuseau horaire est inconnu.
refused-seat_link_used_up = Ce lien a servi, a été retiré ou a expiré. Demandez-en un nouveau.
refused-already_seated = Vous avez déjà une place à cette table.
refused-not_over_yet = Disponible une fois la partie terminée.
refused-no_such_position = Cette position n’existe pas : la partie en est au coup { $high }.
refused-bad_name = Choisissez un pseudo de 1 à { $high } caractères visibles.
refused-link_used_up = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil.
refused-wrong_code = Ce code de récupération n’est pas valable. Vérifiez-le et réessayez.
refused-signed_in_already = { $count ->
    [0] Ce navigateur est connecté en tant { QUE($name) }. Continuer en tant { QUE($other) } ? Le retour restera possible pendant 30 jours.
    [one] Ce navigateur est connecté en tant { QUE($name) }, dont une partie n’est pas terminée. Continuer en tant { QUE($other) } ? Le retour restera possible pendant 30 jours.
   *[other] Ce navigateur est connecté en tant { QUE($name) }, dont { $count } parties ne sont pas terminées. Continuer en tant { QUE($other) } ? Le retour restera possible pendant 30 jours.
}
refused-seats_at_risk = { $count ->
    [one] Vous perdriez votre place dans une partie en cours : sans code de récupération ni clé d’accès, impossible d’y revenir.
   *[other] Vous perdriez vos places dans { $count } parties en cours : sans code de récupération ni clé d’accès, impossible d’y revenir.
}
refused-passkey_refused = Cette clé d’accès n’a pas été acceptée. Réessayez ou utilisez votre code de récupération.
refused-passkey_too_late = Délai dépassé. Réessayez.
refused-no_passkeys_here = Les clés d’accès ne fonctionnent pas à cette adresse : il faut un nom de domaine et HTTPS.
refused-too_many_passkeys = Vous pouvez avoir au plus { $high } clés d’accès. Retirez-en une d’abord.
refused-no_such_device = Cet appareil est déjà déconnecté, ou cette clé déjà retirée.
refused-this_device = Pour cet appareil, utilisez « Se déconnecter ».
refused-no_such_page = Cette page n’existe pas.
refused-not_ready = Le serveur ne peut rien enregistrer en ce moment ({ $reason }).

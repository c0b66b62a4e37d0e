### Les notifications à qui n’est pas à sa table : les messages eux-mêmes, et les réglages.

## Messages. $game est le nom du jeu, $others sont les autres joueurs.

notice-waits = { $others_count ->
    [0] { $game } : c’est à vous.
   *[other] { $game } avec { $others } : c’est à vous.
}
notice-outbid = { $others_count ->
    [0] { $game } : on a surenchéri, c’est de nouveau à vous.
   *[other] { $game } avec { $others } : on a surenchéri, c’est de nouveau à vous.
}
notice-consent = { $game } avec { $others } : on vous demande votre accord.
notice-mention = { $game } avec { $others } : on parle de vous dans la discussion.
notice-ended = { $others_count ->
    [0] { $game } : la partie est finie. Voyez le résultat.
   *[other] { $game } avec { $others } : la partie est finie. Voyez le résultat.
}
notice-asleep = { $game } avec { $others } est en sommeil : personne n’a joué depuis 30 jours. Chacun peut reprendre.
notice-seat = { $game } avec { $others } : une place vous attend dans la partie suivante.
notice-waits-table = { $game } : c’est à { $name } de jouer.
notice-consent-table = { $game } : on demande l’accord { DE($name) }.
notice-ended-table = { $game } : la partie est finie. Voyez le résultat.
notice-asleep-table = { $game } est en sommeil : personne n’a joué depuis 30 jours. Chacun peut reprendre.
notice-seat-table = { $game } : la partie suivante est ouverte. À vos places !
notice-several = { $count } tables
notice-hello = Les notifications de vos parties arriveront ici.
notice-hello-table = Les nouvelles de votre partie arriveront ici.
notice-confirm = On a demandé à recevoir à cette adresse les notifications de parties de Frontier. Si c’est vous, confirmez-le ici ; sinon, ignorez ce message.
notice-stop = Ne plus recevoir ces notifications :

## Réglages

notices-heading = Notifications
notices-about = En votre absence, vous recevez une seule notification par table, jusqu’à votre retour.
notices-none = Rien n’est encore réglé.
notices-add = Ajouter
notices-added = C’est réglé. Un premier message est parti.
notices-remove = Retirer
notices-removed = Retiré.
notices-saved = Enregistré.
notices-hook = Webhook
notices-hook-form = Service
notices-hook-url = Adresse du webhook
notices-hook-about = L’adresse est enregistrée chiffrée, et n’est plus jamais montrée.
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-ntfy = ntfy
notices-form-json = JSON
notices-form-push = Notification
notices-push = Cet appareil
notices-push-about = Votre navigateur affiche une notification, même sans page de Frontier ouverte. Sur iPhone et iPad, ajoutez d’abord Frontier à l’écran d’accueil.
notices-push-add = Me prévenir sur cet appareil
notices-push-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
notices-push-failed = Votre navigateur n’a pas pu être joint par son service de notifications. Réessayez plus tard.
notices-push-not-here = Ce navigateur n’accepte pas de notifications, ou la page n’a pas été chargée en HTTPS.
notices-form-email = Courriel
notices-mail = Courriel
notices-mail-address = Votre adresse
notices-mail-sent = Ouvrez le lien du message que nous vous avons envoyé.
notices-unconfirmed = En attente : ouvrez le lien de notre message.
notices-confirm = Confirmer
notices-confirm-ask = Recevoir les notifications de vos parties à { $label } ?
notices-confirmed = Confirmé. Les notifications de vos parties y arriveront.
notices-confirm-late = Ce lien a expiré. Indiquez l’adresse de nouveau.
notices-channel = { $form } · { $label }
notices-channel-table = { $form } · { $label }, pour toute une table
notices-ended-failing = Arrêté : rien n’est passé pendant une journée. Retirez-le ou ajoutez-le de nouveau.
notices-ended-gone = Arrêté : cette adresse n’existe plus. Retirez-la ou ajoutez-la de nouveau.
notices-broken = Un moyen de vous prévenir de vos parties ne fonctionne plus.
notices-kinds = Me prévenir quand
notices-kinds-table = Prévenir tout le monde quand
notices-kind-waits = une partie m’attend
notices-kind-outbid = on surenchérit et mon ordre ne va pas plus loin
notices-kind-consent = on demande mon accord
notices-kind-mention = on parle de moi dans la discussion
notices-kind-ended = une partie est finie
notices-kind-asleep = une partie est mise en sommeil
notices-kind-seat = on m’offre une place
notices-kind-waits-table = c’est à quelqu’un de jouer
notices-kind-consent-table = il faut l’accord de quelqu’un
notices-kind-ended-table = la partie est finie
notices-kind-asleep-table = la partie est mise en sommeil
notices-kind-seat-table = la partie suivante est ouverte
notices-times = Quand
notices-quiet-from = Silence de
notices-quiet-to = à
notices-quiet-never = jamais
notices-digest = Envoi
notices-digest-never = tout de suite
notices-digest-at = une fois par jour, à { $hour }
notices-zone = Les heures sont celles de { $zone }.
notices-here = À cette table
notices-here-usual = Comme à mes autres tables
notices-here-none = Aucun moyen de vous joindre n’est encore réglé.
notices-here-set-up = Régler les notifications
notices-table = Pour toute la table
notices-table-about = Un webhook pour le salon de votre groupe. L’hôte seul peut le voir et le changer.
notices-stop = Ne plus recevoir ces notifications
notices-stop-ask = Ne plus envoyer aucune notification à { $label } ?
notices-stopped = C’est fait. Plus aucune notification n’y sera envoyée.

### The words of the lobby.

host-usual-one = standard
lobby-seats = Places
lobby-options = Règles de la table
lobby-options-usual = { $count ->
    [0] Règles standard
   *[other] Pour le reste, règles standard
}
lobby-option-other = modifiée
lobby-option-data = nombres modifiés par l’hôte
lobby-option-usually = standard : { $numbers }
lobby-options-change = Modifier les options
lobby-options-save = Enregistrer les options
lobby-options-keep = Annuler
terms-changed = Ce qui a changé
terms-changed-guest = Si cela vous convient, dites à nouveau que vous êtes prêt.
terms-changed-host = Les autres doivent confirmer à nouveau qu’ils sont prêts.
lobby-invited = { $name } vous invite à jouer à { $game }
lobby-sit = Rejoindre
lobby-leave = Quitter ma place
lobby-close = Fermer la table
lobby-leave-sure = Quitter cette table ? { $name } en deviendra l’hôte.
lobby-close-sure = Fermer cette table pour tout le monde ?
lobby-start = Commencer la partie
lobby-start-sure = { $count ->
    [one] Il manque encore { $names }. Commencer quand même ?
   *[other] Il manque encore { $names }. Commencer quand même ?
}
lobby-be-ready = Je suis prêt
lobby-be-unready = Je ne suis pas prêt
lobby-is-ready = prêt
lobby-not-ready = pas prêt
lobby-shuffle = Mélanger les places
lobby-fill = Compléter avec des bots
lobby-up = Monter la place { $number }
lobby-down = Descendre la place { $number }
lobby-more-seats = Une place de plus
lobby-fewer-seats = Retirer la place
lobby-bot-strength = Niveau : { $name }
lobby-bot-style = Tempérament : { $name }
lobby-add-bot = Ajouter un bot
lobby-remove-bot = Retirer
lobby-hand-on = Nommer hôte
lobby-hand-on-sure = Faire { DE($name) } l’hôte de la table ?
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-full-closed = Toutes les places sont prises, et cette table n’accepte pas de spectateurs.
lobby-free = { $count ->
    [one] { $count } place est libre : invitez quelqu’un, ajoutez un bot ou retirez la place.
   *[other] { $count } places sont libres : invitez des amis, ajoutez des bots ou retirez des places.
}
lobby-free-guest = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
lobby-all-ready = Tout le monde est prêt : vous pouvez commencer.
lobby-not-all-ready = En attente { DE($names) }.
lobby-wait = Tout le monde est prêt : l’hôte peut commencer.
lobby-here = { $count ->
    [one] Vous êtes seul ici pour l’instant.
   *[other] { $count } personnes sont ici.
}
lobby-watching = { $count ->
    [0] Aucun spectateur.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
invite-heading = Inviter des amis
invite-label = Lien vers cette table
invite-code = Code
invite-about = Toute personne qui a ce lien peut rejoindre la table.
invite-share = Partager
invite-scan = Code QR
invite-text = Rejoignez ma table pour une partie { DE($game) }.
device-heading = Jouer sur un autre appareil

## Les réglages d’une table : pour chacun son nom, ses valeurs et ce qu’elles veulent dire

setting-pace = Rythme
setting-pace-live = En direct
setting-pace-live-about = Tout le monde joue en même temps, d’une traite.
setting-pace-days = Sur plusieurs jours
setting-pace-days-about = Chacun joue quand il a le temps.
setting-stand_in = Si quelqu’un est absent
setting-stand_in-nobody = La partie attend
setting-stand_in-nobody-about = Aucun bot ne joue à la place d’un absent.
setting-stand_in-away = Tout joueur peut faire jouer un bot
setting-stand_in-vote = Un bot joue si tous les autres sont d’accord
setting-stand_in-vote-about = { $minutes ->
    [one] Après { $minutes } minute d’absence, un bot peut jouer à la place de l’absent, jusqu’à son retour, si tous les autres sont d’accord.
   *[other] Après { $minutes } minutes d’absence, un bot peut jouer à la place de l’absent, jusqu’à son retour, si tous les autres sont d’accord.
}
setting-away_minutes = Absent au bout de (minutes)
setting-open_hands = Mains visibles
setting-open_hands-false = Non
setting-open_hands-false-about = Chacun ne voit que sa propre main.
setting-open_hands-true = Oui, pour apprendre
setting-open_hands-true-about = Pour enseigner le jeu : tout le monde, spectateurs compris, voit les mains, l’argent et les choix secrets. Vous pouvez annuler votre dernier coup sans demander, avec tout ce qui l’a suivi. Les bots ne regardent pas.
setting-spectators = Spectateurs
setting-spectators-true = Autorisés
setting-spectators-true-about = { $open ->
    [yes] Toute personne qui a le lien peut regarder et voit aussi toutes les mains.
   *[no] Toute personne qui a le lien peut regarder, mais ne voit que les informations publiques.
}
setting-spectators-false = Non autorisés
setting-spectators-false-about = Seuls les joueurs voient la partie.
setting-private = Salon public
setting-private-true = Table non affichée
setting-private-true-about = Il faut le lien pour rejoindre la table.
setting-private-false = Table affichée
setting-private-false-about = Tout le monde peut la trouver sur la page d’accueil et la rejoindre.
setting-decision_hours = Temps par décision
setting-when_late = Temps écoulé
setting-quiet = La nuit
setting-weekends = Les pendules le week-end
setting-weekends-true = Elles tournent
setting-weekends-false = Elles s’arrêtent
setting-quiet_from = Nuit à partir de
setting-quiet_to = Nuit jusqu’à
setting-time_zone = Fuseau horaire
setting-bank_minutes = Temps de réflexion par joueur
setting-increment_seconds = Bonus par réponse
setting-evening_end = Fin de la soirée (facultatif)
setting-no-limit = Sans limite
setting-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
setting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
setting-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
setting-when_late-remind = Rappeler et attendre
setting-when_late-bot = Un bot prend cette décision
quiet-none = Les pendules tournent la nuit
quiet-hours = Pendules arrêtées de { $from } h à { $to } h
bank-is = { $seconds ->
    [0] Chacun a { $minutes } minutes de réflexion. Ensuite, un bot répond.
   *[other] Chacun a { $minutes } minutes de réflexion, plus { $seconds } secondes par réponse. Ensuite, un bot répond.
}
evening-is = La soirée se termine à { $time } ; la table indique si la partie tient le rythme.
hours-are-remind = { $count ->
    [one] Chaque décision peut prendre { $count } heure ; ensuite, un rappel est envoyé.
   *[other] Chaque décision peut prendre { $count } heures ; ensuite, un rappel est envoyé.
}
hours-are-bot = { $count ->
    [one] Chaque décision peut prendre { $count } heure ; ensuite, un bot répond.
   *[other] Chaque décision peut prendre { $count } heures ; ensuite, un bot répond.
}
weekends-off = Les pendules s’arrêtent le week-end.
quiet-is = Les pendules s’arrêtent de { $from } h à { $to } h ({ $zone }).

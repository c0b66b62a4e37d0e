### Les mots des pages elles-mêmes. app/texts.py explique comment les paramètres deviennent des variables.

site-name = Frontier
site-sentence = De grands jeux d’enchères, entre amis ou contre des bots, dans votre navigateur : ni compte ni téléchargement, un lien suffit.
site-needs-script = Ces pages ont besoin de JavaScript.
language-name = Français
skip = Aller au contenu
# $label dit de quoi parle $text : à lire à voix haute, ou à montrer quand on désigne quelque chose.
labelled = { $label } : { $text }
copy = Copier
copied = Copié.
sending = Envoi…
error-heading = Il n’y a rien à voir ici
error-unknown = Quelque chose n’a pas fonctionné. Merci de réessayer.
error-no-answer = Le serveur ne répond pas. Merci de réessayer dans un instant.
refused-not_connected = Il n’y a pas de connexion pour le moment. Merci de réessayer dans un instant.
foot-unofficial = Frontier est une œuvre d’amateurs, non officielle, avec ses propres dessins et ses propres mots, sans lien avec aucun auteur ni éditeur.
foot-games = Outpost est un jeu de James Hlavaty, avec des règles de Tom Lehmann ; Homesteaders est d’Alex Rockwell, Red Outpost de Raman Hryhoryk ; tous les noms appartiennent à leurs propriétaires. Si ces jeux vous plaisent, achetez-les : autour d’une table, ils sont encore meilleurs.
foot-licence = Le code source est libre, sous licence MIT.

## Réglages

prefs-heading = Réglages
prefs-language = Langue
prefs-theme = Couleurs
prefs-theme-auto = Celles du système
prefs-theme-light = Claires
prefs-theme-dark = Sombres
prefs-motion = Mouvements
prefs-motion-auto = Comme le système
prefs-motion-less = Le moins possible
prefs-motion-full = Laisser bouger
prefs-sound = Un son discret quand c’est à moi
prefs-notify = Une notification quand c’est à moi
prefs-notify-denied = Votre navigateur n’autorise pas les notifications de cette page. Ses propres réglages permettent de le changer.
prefs-art = Des mots plutôt que des images

## La première page

home-heading = Bâtissez une colonie. Surenchérissez.
play-now = Jouer tout de suite contre des bots
play-seats = Joueurs
play-name = Votre nom, si vous voulez
host-heading = Ouvrir une table
host-about = Ouvrez une table, envoyez le lien à vos amis, complétez avec des bots.
host-game = Jeu
host-seats = Places, la vôtre comprise
host-options = Règles de cette table
host-presets = Partir de
host-presets-about = Un clic choisit tout un ensemble ; chaque règle reste modifiable plus bas.
host-each = Règle par règle
host-usual = tout comme d’habitude
host-usual-one = habituel
host-cell = { $name }, nombre { $number }
host-bounds = { $count ->
    [one] De { $low } à { $high }.
   *[other] Jusqu’à { $count } nombres de { $low } à { $high } ; laissez le reste vide.
}
host-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
}
host-listed = L’annoncer sur la première page
host-listed-about = Tout le monde pourra la trouver. Sinon, seul votre lien y mène.
host-spectators = D’autres peuvent regarder
host-spectators-about = Ils voient ce que tous voient, jamais une main.
host-open = Ouvrir la table
join-heading = Rejoindre une table
join-code = Lien ou code
join-example = à coller ici
join-go = Y aller
tables-mine = Vos tables
tables-listed = Tables en direct
tables-none-mine = Vous n’êtes encore à aucune table.
tables-none-listed = Aucune table n’est annoncée pour le moment. Ouvrez-en une !
tables-waiting = on vous attend
tables-waiting-count = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
tables-driven = un bot joue pour vous
tables-lost = votre place a été donnée
tables-lobby = cherche des joueurs
tables-playing = en cours
tables-over = terminée
tables-closed = fermée
tables-unplayable = ne peut pas être jouée ici
tables-unknown-game = Jeu inconnu
tables-more = En voir plus
tables-older = { $count ->
    [one] Une table terminée
   *[other] { $count } tables terminées
}
tables-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
games-heading = Les jeux
games-players = de { $low } à { $high } joueurs
games-play = Jouer contre des bots
games-rules = Lire les règles
game-outpost = Vous dirigez une colonie sur un monde lointain. Les usines changent le travail en argent, les enchères l’argent en progrès, et qui mène le paie plus cher que les autres.
game-homesteaders = Vous fondez une ville dans la prairie. Misez sur des terres, élevez des bâtiments, donnez du travail à vos bras, et payez vos dettes avant que le chemin de fer ne passe sans vous.
game-red_outpost = Vous partagez un équipage sur une planète lointaine de l’étoile rouge. Chacun peut envoyer les mêmes camarades au travail : osez, mais ménagez leur humeur.
person-heading = Vous
person-name = Votre nom
person-save = Enregistrer
person-saved = Vous êtes { $name }.
device-about = Continuez à jouer sur un autre appareil : ce lien y emporte vos places. Il ne sert qu’une fois.
device-make = Créer un lien
device-link = À ouvrir sur l’autre appareil
device-copy-it = Copiez le lien.
link-heading = Emporter vos places
link-about = Vous serez ici la même personne que sur l’autre appareil.
link-claim = Continuer ici
link-without-secret = Il manque la fin du lien dans l’adresse de cette page. Veuillez rouvrir le lien lui-même.
seat-heading = Prendre une place
seat-about = Ce lien vous donne une place dans une partie en cours : sa main, et tout ce qui s’y jouera désormais.
seat-claim = Prendre la place

## Règles

rules-title = { $game } : les règles
rules-heading = Comment on joue à { $game }
rules-contents = Sur cette page
rules-play = Y jouer maintenant
rules-back = Vers la première page
rules-presets = Les lire pour
rules-other = Ce qui n’est pas comme d’habitude ici
rules-here = comme sur cette page
rules-usual = Règles
about-table = À propos de cette table
rules-changed = { $count ->
    [one] Une règle inhabituelle
   *[other] { $count } règles inhabituelles
}
rules-amounts = { $amounts }

## Avant la partie

lobby-seats = Places
lobby-options = Comment on joue
lobby-options-usual = { $count ->
    [0] Tout est comme d’habitude
   *[other] Tout le reste est comme d’habitude
}
lobby-option-other = pas comme d’habitude
lobby-option-data = l’hôte a changé les nombres
lobby-option-usually = d’ordinaire { $numbers }
lobby-private-yes = Privée : seules les personnes qui ont le lien la trouvent.
lobby-private-no = Annoncée à tous sur la première page.
lobby-spectators-yes = D’autres peuvent regarder ; ils ne voient jamais une main.
lobby-spectators-no = Personne ne peut regarder.
lobby-invited = { $name } vous invite à jouer à { $game } : prenez place.
lobby-sit = S’asseoir
lobby-leave = Se lever
lobby-close = Fermer la table
lobby-close-sure = Fermer cette table pour tout le monde ?
lobby-start = Commencer la partie
lobby-start-sure = { $count ->
    [one] { $names } n’a pas encore dit oui. Commencer tout de même ?
   *[other] { $names } n’ont pas encore dit oui. Commencer tout de même ?
}
lobby-cancel = Pas maintenant
lobby-be-ready = Pour moi, on peut commencer
lobby-be-unready = Finalement pas encore
lobby-is-ready = c’est bon
lobby-not-ready = pas encore
lobby-shuffle = Mélanger les places
lobby-fill = Compléter avec des bots
lobby-up = Monter la place { $number }
lobby-down = Descendre la place { $number }
lobby-more-seats = Une place de plus
lobby-fewer-seats = Retirer la place
lobby-bot-kind = Sorte de bot pour la place { $number }
lobby-add-bot = Ajouter un bot
lobby-remove-bot = Retirer
lobby-kick = Exclure
lobby-of = { $what } : { $name }
lobby-full = Toutes les places sont prises ; vous pouvez regarder.
lobby-free = { $count ->
    [one] Une place est encore libre : invitez quelqu’un, ajoutez un bot ou retirez la place.
   *[other] { $count } places sont encore libres : invitez des amis, ajoutez des bots ou retirez des places.
}
lobby-free-guest = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-all-ready = Tout le monde a dit oui : vous pouvez commencer.
lobby-not-all-ready = On attend encore le oui { DE($names) }.
lobby-wait = Tout le monde a dit oui : l’hôte peut commencer.
lobby-here = { $count ->
    [one] Personne d’autre n’est là pour l’instant.
   *[other] { $count } personnes sont ici.
}
lobby-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
remove-sure = Exclure { $name } ? Son retour à cette table ne sera plus possible.
remove-sure-nameless = N’autoriser désormais que les personnes ayant un nom à regarder ?
spectators-nameless = Personnes sans nom
invite-heading = Inviter des amis
invite-label = Lien vers cette table
invite-code = Code
invite-about = Quiconque a ce lien peut venir à la table.
invite-share = Partager
device-heading = Jouer sur un autre appareil

## Le rythme d’une table, et les joueurs absents

pace = Rythme
pace-live = En direct
pace-live-about = Tout le monde joue en même temps.
pace-days = Sur plusieurs jours
pace-days-about = Chacun joue quand il a le temps.
pace-is-live = Partie en direct.
pace-is-days = Partie sur plusieurs jours.
stand-in = Si quelqu’un est absent
stand-in-nobody = La partie attend
stand-in-nobody-about = Si quelqu’un est absent, la partie l’attend.
stand-in-away = Tout joueur peut faire jouer un bot
stand-in-away-about = { $minutes ->
    [one] Après { $minutes } minute d’absence, tout joueur peut faire jouer un bot à la place de l’absent, jusqu’à son retour.
   *[other] Après { $minutes } minutes d’absence, tout joueur peut faire jouer un bot à la place de l’absent, jusqu’à son retour.
}
stand-in-vote = Un bot joue si tous les autres sont d’accord
stand-in-vote-about = { $minutes ->
    [one] Après { $minutes } minute d’absence, un bot peut jouer à la place de l’absent, jusqu’à son retour, si tous les autres sont d’accord.
   *[other] Après { $minutes } minutes d’absence, un bot peut jouer à la place de l’absent, jusqu’à son retour, si tous les autres sont d’accord.
}
stand-in-minutes = Minutes

api-heading = API
api-body = Corps
api-answer = Réponse
api-types = Types

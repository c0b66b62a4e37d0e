### Les mots des pages elles-mêmes. app/texts.py explique comment les paramètres deviennent des variables.

site-name = Frontier
site-sentence = De grands jeux d’enchères dans votre navigateur, entre amis ou contre des bots. Ni compte ni téléchargement : un lien suffit.
site-needs-script = Frontier a besoin de JavaScript.
language-name = Français
skip = Aller au contenu
# $label dit de quoi parle $text : à lire à voix haute, ou à montrer quand on désigne quelque chose.
labelled = { $label } : { $text }
copy = Copier
copied = Copié.
sending = Envoi…
error-heading = Cela n’a pas marché
error-unknown = Une erreur s’est produite. Merci de réessayer.
error-no-answer = Le serveur ne répond pas. Merci de réessayer dans un instant.
refused-not_connected = Pas de connexion pour le moment. Merci de réessayer dans un instant.
foot-unofficial = Frontier est un projet d’amateurs non officiel, avec ses propres dessins et ses propres textes. Il n’est lié à aucun auteur ni éditeur.
foot-games = Outpost est un jeu de James Hlavaty, avec des règles expertes de Tom Lehmann ; Homesteaders est d’Alex Rockwell, Red Outpost de Raman Hryhoryk. Tous les noms appartiennent à leurs propriétaires. Si ces jeux vous plaisent, achetez-les : autour d’une table, ils sont encore meilleurs.
foot-licence = Logiciel libre sous licence MIT.

## Réglages

prefs-heading = Réglages
prefs-language = Langue
prefs-theme = Thème
prefs-theme-auto = Comme le système
prefs-theme-light = Clair
prefs-theme-dark = Sombre
prefs-motion = Animations
prefs-motion-auto = Comme le système
prefs-motion-less = Réduites
prefs-motion-full = Toutes
prefs-sound = Un son discret quand c’est mon tour
prefs-notify = Une notification quand c’est mon tour
prefs-notify-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
prefs-art = Texte à la place des icônes

## La première page

home-heading = Bâtissez une colonie. Surenchérissez.
home-picture = Une table d’Outpost : une enchère à trois joueurs.
play-now = Jouer contre des bots
play-seats = Joueurs
play-bots = Bots
play-name = Votre pseudo
play-friends = Jouer avec des amis
play-friends-about = Avec des amis, vous ouvrez une table et recevez un lien à leur envoyer. Options et bots se choisissent là.
host-game = Jeu
host-options = Options
host-presets = Formules
host-presets-about = Une formule règle toutes les options d’un coup. Vous pouvez encore changer chacune plus bas.
host-each = Toutes les options
host-cell = { $name }, nombre { $number }
host-bounds = { $count ->
    [one] De { $low } à { $high }.
   *[other] Jusqu’à { $count } nombres de { $low } à { $high } ; laissez le reste vide.
}
join-heading = Rejoindre une table
join-code = Lien ou code
join-example = collez-le ici
join-go = Rejoindre
tables-mine = Vos parties
tables-listed = Salon public
tables-none-mine = Vous n’avez pas encore de partie.
tables-waiting = on vous attend
tables-waiting-count = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
tables-driven = un bot joue pour vous
tables-lesson = Leçon
tables-open_hands = Mains visibles
tables-lost = votre place a été donnée
tables-lobby = dans le salon
tables-playing = en cours
tables-over = terminée
tables-closed = fermée
tables-unplayable = injouable ici
tables-unknown-game = Jeu inconnu
tables-more = En voir plus
tables-older = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
tables-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
games-heading = Les jeux
games-players = de { $low } à { $high }
games-fact-players = Joueurs
games-fact-length = Durée
games-fact-mood = Ambiance
games-play = Jouer contre des bots
games-rules = Règles
game-outpost = Dirigez une colonie sur un monde lointain. Les usines changent le travail en argent, les enchères l’argent en progrès, et le premier paie toujours plus que les autres.
game-homesteaders = Fondez une ville dans la prairie. Enchérissez pour des terrains, construisez, donnez du travail à vos habitants et remboursez vos dettes avant que le chemin de fer ne passe sans vous.
game-red_outpost = Partagez un équipage sur une planète lointaine de l’étoile rouge. Chaque joueur peut envoyer n’importe quel camarade au travail : servez-vous-en bien, et ménagez leur humeur.
game-outpost-length = Deux à quatre heures en direct, selon le nombre de joueurs.
game-outpost-mood = Impitoyable sans être méchant : personne n’attaque personne, mais toute avance se creuse. Pour qui aime compter et enchérir.
game-homesteaders-length = Une à deux heures en direct, toujours dix manches.
game-homesteaders-mood = Cordial : on peut vous souffler un terrain, jamais ce que vous possédez. Idéal pour découvrir les jeux d’enchères.
game-red_outpost-length = Environ une heure en direct.
game-red_outpost-mood = Malicieux : tous partagent les mêmes travailleurs, et un autre peut envoyer ailleurs celui qu’il vous fallait. Peu de règles, aucune attaque.
person-heading = Vous
person-name = Votre pseudo
person-save = Enregistrer
person-saved = Vous êtes { $name }.
device-about = Continuez sur un autre appareil avec ce lien. Il ne sert qu’une fois.
device-make = Créer un lien
device-link = À ouvrir sur l’autre appareil
device-copy-it = Copiez le lien.
link-heading = Continuer sur cet appareil
link-about = Vous serez ici le même joueur que sur votre autre appareil, avec les mêmes places.
link-claim = Continuer ici
link-without-secret = Il manque la fin de ce lien. Merci d’ouvrir le lien entier.
seat-heading = Prendre une place
seat-about = Ce lien vous donne une place dans une partie en cours : sa main, et tous les coups à venir.
seat-claim = Prendre la place

## Règles

rules-title = Règles { DE($game) }
rules-heading = Comment jouer à { $game }
rules-contents = Sur cette page
rules-play = Jouer maintenant
rules-back = Accueil
rules-presets = Afficher les règles pour
rules-other = Ce qui diffère ici des règles standard
rules-here = en vigueur ici
rules-usual = Règles
about-table = À propos de cette table
rules-changed = { $count ->
    [one] { $count } règle modifiée
   *[other] { $count } règles modifiées
}
rules-amounts = { $amounts }

## Avant la partie

lobby-cancel = Annuler
lobby-kick = Exclure
lobby-of = { $what } : { $name }
remove-sure = Exclure { $name } ? Il ne sera plus possible de revenir à cette table.
remove-sure-nameless = N’autoriser désormais que les spectateurs qui ont un pseudo ?
spectators-nameless = Spectateurs sans pseudo

## Les réglages d’une table : pour chacun son nom, ses valeurs et ce qu’elles veulent dire

setting-stand_in-away-about = { $minutes ->
    [one] Après { $minutes } minute d’absence, tout joueur peut faire jouer un bot à la place de l’absent, jusqu’à son retour.
   *[other] Après { $minutes } minutes d’absence, tout joueur peut faire jouer un bot à la place de l’absent, jusqu’à son retour.
}

api-heading = API
api-body = Corps
api-answer = Réponse
api-types = Types

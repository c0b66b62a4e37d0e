### Les mots des pages elles-mêmes. app/texts.py explique comment les paramètres deviennent des variables.

site-name = Frontier
site-sentence = Jouez à Outpost, le classique des enchères où grandit une colonie spatiale, entre amis ou contre des bots, dans votre navigateur.
site-needs-script = Ces pages ont besoin de JavaScript.
skip = Aller au contenu
yes = oui
no = non
copy = Copier
copied = Copié.
sending = Envoi…
error-unknown = Quelque chose n’a pas fonctionné. Merci de réessayer.
error-no-answer = Le serveur ne répond pas. Merci de réessayer dans un instant.
refused-not_connected = Il n’y a pas de connexion pour le moment. Merci de réessayer dans un instant.

## La première page

play-now = Jouer tout de suite contre des bots
play-seats = Joueurs, vous compris
host-heading = Ouvrir une table
host-seats = Places
host-listed = L’annoncer à tous (sinon, seul votre lien y mène)
host-private = Privée, par lien seulement
host-spectators = D’autres peuvent regarder
host-open = Ouvrir la table
join-heading = Rejoindre une table
join-code = Code ou lien
join-go = Y aller
tables-mine = Vos tables
tables-listed = Tables à rejoindre ou à regarder
tables-none-mine = Vous n’êtes encore à aucune table.
tables-none-listed = Aucune table n’est annoncée pour le moment.
tables-your-turn = on vous attend
tables-lobby = cherche des joueurs
tables-playing = en cours
tables-over = terminée
tables-closed = fermée
person-heading = Vous
person-name = Votre nom
person-save = Enregistrer
person-saved = Vous êtes { $name }.
device-about = Emportez vos places sur un autre appareil : ce lien ne sert qu’une fois.
device-make = Créer un lien
device-link = À ouvrir sur l’autre appareil
device-copy-it = Copiez le lien.
link-heading = Emporter vos places
link-about = Vous serez ici la même personne que sur l’autre appareil.
link-claim = Continuer ici
link-without-secret = Ce lien a déjà servi ici, ou il en manque une partie. Merci d’en créer un autre.

## Avant la partie

lobby-seats = Places
lobby-options = Comment on joue
lobby-sit = S’asseoir
lobby-leave = Se lever
lobby-close = Fermer la table
lobby-start = Commencer la partie
lobby-shuffle = Mélanger les places
lobby-up = Monter la place { $number }
lobby-bot-kind = Sorte de bot
lobby-add-bot = Ajouter un bot
lobby-remove-bot = Retirer
lobby-kick = Renvoyer
lobby-full = Toutes les places sont prises ; vous pouvez regarder.
lobby-free = { $count ->
    [one] Une place est encore libre : invitez quelqu’un ou ajoutez un bot.
   *[other] { $count } places sont encore libres : invitez des amis ou ajoutez des bots.
}
lobby-ready = Tout le monde est là : vous pouvez commencer.
lobby-wait = On attend que l’hôte commence.
invite-heading = Inviter des amis
invite-label = Lien vers cette table
invite-about = Quiconque a ce lien peut venir à la table.

### Ce que seules disent des pages du serveur, et aucun script : les règles de toute table, et la page sur une table.

## Règles : ce qui vaut à toute table

rules-table = À la table
rules-table-undo = Vous pouvez annuler une étape librement si rien n’a été tiré, si rien de caché n’a été révélé (payer une carte la révèle) et si personne n’a joué depuis. Toute autre annulation demande l’accord de tous les autres joueurs, y compris ceux dont un bot joue la place. Seul contre des bots, vous pouvez tout annuler, mais une partie où vous avez repris ce que vous aviez vu est marquée comme entraînement. À mains visibles, vous pouvez annuler votre dernier coup sans demander, quoi qu’il ait suivi.
rules-table-ready = Dans le salon, chaque joueur dit quand il est prêt. L’hôte peut commencer sans attendre, après une confirmation. S’il change une option, un réglage ou le nombre de places, tout le monde est interrogé à nouveau.
rules-table-stand-in = Il n’y a pas de pendule. La page peut suggérer une réponse, mais c’est vous qui l’envoyez ; seule une réponse sans aucun choix est donnée à votre place. Vous pouvez laisser un bot jouer pour vous et reprendre la main d’un simple clic. Chaque table décide si un bot peut remplacer les absents : jamais, au bout de quelques minutes si un joueur le demande, ou si tous les autres sont d’accord. À votre retour, vous voyez ce qui a été joué pour vous. Si vous quittez une partie en cours, un bot joue à votre place jusqu’à votre retour.
rules-table-seats = Si un joueur a perdu l’accès à sa place ou doit arrêter, les autres peuvent accorder un nouveau lien ou un remplaçant. Il faut l’accord de tous, sauf de l’absent. Les autres absents ne sont attendus qu’un temps : le nombre de minutes de la table dans une partie en direct, trois jours dans une partie sur plusieurs jours. Tant que le lien n’a pas servi, chacun peut encore s’y opposer, à commencer par le joueur dont c’est la place. Ouvrir le lien montre la main de la place et la retire à son ancien occupant.

## La page sur une table

about-back = Retour à la table
about-settings = Réglages de la table
about-numbers = L’hôte peut modifier ces nombres avant la partie.
about-unsure = { $count ->
    [0] Tous sont confirmés.
    [one] { $count } ligne n’est confirmée par aucune règle du jeu.
   *[other] { $count } lignes ne sont confirmées par aucune règle du jeu.
}
about-by-host = Modifié par l’hôte
about-uncertain = non confirmé
about-fair = Franc-jeu
about-seed-use = Chaque carte et chaque jet d’une partie découlent d’un seul nombre secret, la graine, tirée à l’ouverture de cette table. Son empreinte est affichée dès le début, et aucune autre graine n’a la même. Après la partie, la graine est affichée aussi : chacun peut vérifier que rien n’a été changé en route. Cela ne prouve pas que l’hébergeur du serveur n’a pas regardé.
about-fingerprint = Empreinte de la graine
about-seed = Graine
about-seed-later = Secrète jusqu’à la fin de la partie.
about-check = Vous n’avez pas à croire ce serveur sur parole : téléchargez la partie et vérifiez-la sur votre propre machine.
about-version = Version des règles
about-version-is = { $game }, version { $version }. Cette partie la garde jusqu’au bout, même quand le serveur reçoit des règles plus récentes.

## La page d’une partie qui ne peut pas être ouverte

unopened-heading = Cette partie ne peut pas être ouverte
unopened-entry = L’entrée { $entry } de son journal est endommagée.
unopened-about = Vous pouvez toujours lire ce qui s’est passé. L’hébergeur du serveur pourra peut-être rétablir la partie, avec une autre version du serveur ou en réparant la table.
unopened-download = Télécharger le journal
unopened-close-about = Si vous ne voulez pas attendre, fermez la table pour tout le monde. Elle disparaît de vos listes et ne pourra plus être jouée.
unopened-view = Dernière position enregistrée
unopened-view-about = Ce que tout le monde pouvait voir après l’entrée { $entry } du journal, tel qu’enregistré : sans le plateau.

### Ce que seules disent des pages du serveur, et aucun script : les règles de toute table, et la page sur une table.

## Règles : ce qui vaut à toute table

rules-table = À la table
rules-table-undo = Vous pouvez annuler une étape sans demander si rien n’a été tiré, si rien de caché n’a été montré (une carte payée est montrée) et si personne n’a joué depuis. Pour tout le reste, on demande à tous les autres joueurs, même à ceux pour qui joue un bot. Seul contre des bots, vous pouvez tout annuler, mais une partie où vous avez repris ce que vous aviez vu est marquée comme entraînement.
rules-table-ready = Dans le salon, chacun dit quand il est prêt. L’hôte peut commencer sans attendre, après qu’on le lui a demandé une fois.
rules-table-stand-in = Il n’y a pas de pendule. La page peut remplir une proposition, mais c’est vous qui l’envoyez ; seule une réponse sans aucun choix est donnée à votre place. Vous pouvez laisser un bot jouer pour vous et reprendre la main d’un simple clic. Qu’un bot puisse jouer pour un absent est une règle de la table : jamais, au bout de quelques minutes si un joueur le souhaite, ou si tous les autres sont d’accord. À son retour, chacun lit ce qui a été joué pour lui. Qui quitte une partie en cours est joué par un bot, et peut revenir lui aussi.
rules-table-seats = Si quelqu’un a perdu l’accès à sa place ou ne peut pas continuer, les autres peuvent accorder un nouveau lien ou un remplaçant. Il faut l’accord de tous les joueurs, sauf de l’absent ; les autres absents ne sont attendus qu’un temps : autant de minutes que le dit la table dans une partie en direct, trois jours dans une partie sur plusieurs jours. Tant que le lien n’a pas servi, chacun peut encore s’y opposer, à commencer par le joueur dont c’est la place. Il montre la main de cette place à qui l’ouvre, et la retire à qui l’avait.

## La page sur une table

about-back = Retour à la table
about-numbers = L’hôte peut changer ces nombres avant la partie.
about-unsure = { $count ->
    [0] Tous sont sûrs.
    [one] Une ligne est incertaine : aucune règle ne la confirme.
   *[other] { $count } lignes sont incertaines : aucune règle ne les confirme.
}
about-by-host = Changé par l’hôte
about-uncertain = incertain
about-fair = Franc-jeu
about-seed-use = Chaque carte et chaque jet d’une partie découle d’un seul nombre secret, la graine, tirée à l’ouverture de cette table. Son empreinte est montrée dès lors, et personne ne peut trouver une autre graine qui ait la même. Après la partie, la graine est montrée aussi, et chacun peut vérifier que rien n’a été changé en route. Cela ne prouve pas que qui tient le serveur n’a pas regardé.
about-fingerprint = Empreinte de la graine
about-seed = Graine
about-seed-later = Secrète jusqu’à la fin de la partie.
about-check = Vous n’avez pas à croire ce serveur sur parole : téléchargez la partie et vérifiez-la sur votre propre machine.
about-version = Version des règles
about-version-is = { $game }, version { $version }. La partie la garde jusqu’au bout, même quand le serveur en apprend de plus récentes.

## La page d’une partie qui ne peut pas être ouverte

unopened-heading = Cette partie ne peut pas être ouverte
unopened-entry = L’entrée { $entry } de son journal est endommagée.
unopened-about = Vous pouvez toujours lire ce qui s’est passé. La personne qui tient ce serveur pourra peut-être rétablir la partie, avec une autre version du serveur ou en réparant la table.
unopened-download = Télécharger le journal
unopened-close-about = Si vous ne voulez pas attendre, fermez la table pour tout le monde. Elle disparaît de vos listes et ne pourra plus être jouée.
unopened-view = Dernière position enregistrée
unopened-view-about = Ce que tout le monde pouvait voir après l’entrée { $entry } du journal, tel qu’enregistré : sans le plateau.

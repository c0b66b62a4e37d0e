### Ce que seules disent des pages du serveur, et aucun script : les règles de toute table, et la page sur une table.

## Règles : ce qui vaut à toute table

rules-table = À la table
rules-table-undo = Vous pouvez annuler une étape sans demander si rien n’a été tiré, si rien de caché n’a été montré (une carte payée est montrée) et si personne n’a joué depuis. Pour tout le reste, on demande aux autres.
rules-table-ready = Dans le salon, chacun dit quand il est prêt. L’hôte peut commencer sans attendre, après qu’on le lui a demandé une fois.
rules-table-stand-in = Il n’y a pas de pendule, et l’on ne répond jamais à votre place : la page peut remplir une proposition, mais c’est vous qui l’envoyez. Vous pouvez laisser un bot jouer pour vous et reprendre la main à tout moment. Si quelqu’un est absent depuis un moment, tout joueur peut laisser un bot jouer à sa place jusqu’à son retour. Qui quitte une partie en cours est joué par un bot, et peut revenir lui aussi.

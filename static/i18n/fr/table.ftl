### Les mots d’une table de jeu, de son journal et de sa fin. app/texts.py explique comment les paramètres deviennent des variables.

## La page d’une table

table-opening = Ouverture de la table…
table-closed = Cette table a été fermée.
table-home = Vers la première page
connection-connecting = Connexion…
connection-open = Connecté
connection-lost = Connexion perdue : nouvel essai
connection-closed = Déconnecté : rechargez la page
connection-retry = Essayer maintenant
present-heading = À la table
present-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
seat-free = Place libre
seat-you = vous
seat-host = hôte
seat-here = présent
seat-away = absent
seat-played-by-bot = joué par un bot
bot-standard = bot standard
bot-random = bot au hasard

## Pendant la partie

status-waiting = On attend { $names }.
status-over = La partie est terminée.
asked-heading = Ce que vous pouvez faire
undo-step = Annuler
undo-turn = Reprendre depuis mon premier coup encore ouvert
undo-ask = Demander à reprendre mon dernier coup
undo-asked = { $name } voudrait reprendre un coup. Êtes-vous d’accord ?
undo-asked-own = Vous avez demandé à reprendre un coup : les autres décident.
undo-agreed = { $name } voudrait reprendre un coup ; vous êtes d’accord.
undo-agree = Accepter
undo-decline = Refuser
draft-drop = Abandonner
question-yes = Oui, je le fais
question-no = Non, je corrige
driver-bot = Un bot joue pour vous.
driver-hand-over = Laisser un bot jouer pour moi
driver-take-back = Jouer à nouveau moi-même
end-heading = Classement final
end-rematch = Rejouer avec tout le monde
end-to-rematch = Vers la partie suivante
log-heading = Ce qui s’est passé
log-by-bot = joué par un bot
log-undo = { $name } revient en arrière : les coups barrés ne comptent pas.
log-undo_asked = { $name } demande à reprendre un coup.
log-undo_agreed = { $name } accepte.
log-undo_declined = { $name } n’est pas d’accord.
log-driver-bot = { $name } laisse jouer un bot.
log-driver-person = { $name } joue à nouveau en personne.
chat-heading = Discussion
chat-label = Dire quelque chose
chat-send = Envoyer

## Le formulaire d’une décision

field-amount = Montant
field-count = Combien
field-cards = Cartes
field-upgrade = Amélioration
field-factory = Type
field-operator = Qui
field-source = D’où
field-crews = Opérateurs au travail
form-range = de { $low } à { $high }
form-less = { $label } : un de moins
form-more = { $label } : un de plus
form-sum = Ensemble { $total } sur { $due }.
form-waste = { $over } de trop, et la monnaie n’est pas rendue.
form-picked = { $number } choisis, il en faut de { $low } à { $high }.
form-including = Au moins { $number } de ceux-ci doivent en être : { $items }.
form-worth = compte { $number }
form-room = place pour { $room }

## Le plateau

board-course = Où en est la partie
board-round = Manche
board-era = Ère
board-phase = Phase
board-goal = Se termine à
board-order = Ordre des joueurs
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-auction = Enchère : { $name }
board-high = { $name } mène avec { $amount }.
board-bidder = À { $name } d’enchérir.
board-passed = Ont passé : { $names }.
board-market = Marché
board-market-empty = Rien n’est proposé.
board-upgrade = Amélioration
board-cost = Mise minimale
board-saving = Vous économisez
board-colonies = Colonies
board-hand = Main
board-hand-size = { $number } sur { $limit } : { $cards }
board-your-hand = Votre main
board-hand-of = Main de { $name }
board-hand-total = Vaut { $total } en tout.
board-hand-limit = Limite de main : { $number } sur { $limit }.
board-worth = Valeur de la main
board-between = de { $low } à { $high }
board-factories = Usines
board-running = { $what } ({ $number } en marche)
board-people = Population
board-people-count = { $colonists } colons sur { $most }, { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
}
board-upgrades = Améliorations
board-withdrawn = Hors des enchères de cette manche.

## Revoir la partie

replay-title = { $game }, pas à pas
refused-no_such_position = Cette position n’existe pas : la partie en est à l’entrée { $high }.

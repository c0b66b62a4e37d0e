### Les mots d’une table de jeu, de son journal et de sa fin. app/texts.py explique comment les paramètres deviennent des variables.

## La page d’une table

table-opening = Ouverture de la table…
table-closed = Cette table a été fermée.
table-unopened = Ce que vous pouvez faire
board-broken = Le plateau a planté. Vous pouvez continuer avec cette version simple, ou recharger la page.
table-home = Accueil
connection-connecting = Connexion…
connection-open = Connecté
connection-lost = Connexion perdue. Reconnexion…
connection-closed = Déconnecté. Rechargez la page.
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
bot-easy = débutant
bot-standard = standard
bot-standard-builder = standard, bâtisseur
bot-standard-gambler = standard, flambeur
bot-standard-miser = standard, économe
bot-master = expert
bot-master-builder = expert, bâtisseur
bot-master-gambler = expert, flambeur
bot-master-miser = expert, économe
bot-random = aléatoire
bot-strength-easy = Débutant
bot-strength-standard = Standard
bot-strength-master = Expert
bot-strength-random = Aléatoire
bot-style-even = Équilibré
bot-style-builder = Bâtisseur
bot-style-gambler = Flambeur
bot-style-miser = Économe

## Pendant la partie

status-waiting = En attente { DE($names) }.
status-over = La partie est terminée.
status-watching = vous êtes spectateur
sending-what = Envoi : { $what }
past-notice = Vous regardez le coup { $seq } sur { $last }.
past-back = Coup précédent
past-on = Coup suivant
past-leave = Revenir à la partie
asked-heading = Ce que vous pouvez faire
bar-raise = Agrandir
bar-lower = Réduire
tabs-heading = Parties de la table
tab-play = Jouer
tab-result = Résultat
tab-board = Plateau
tab-rivals = Rivaux
tab-log = Journal
tab-chat = Discussion
menu = Menu
menu-memo = Mes notes
next-table = Suivante ({ $count })
menu-notices = Notifications
menu-account = Compte
hand-over-ask = Laisser un bot jouer à votre place ?
hand-over-about = Il répond à tout dès maintenant, y compris pour votre tour en cours. Vous pouvez reprendre la main à tout moment.
hand-over-yes = Laisser jouer le bot
banner-round = Manche { $round }
drafted-heading = Visible de vous uniquement pour l’instant
undo-step = Annuler ce coup
undo-turn = Recommencer mon tour
undo-ask = Demander à annuler
undo-asked = { $name } demande à annuler un coup. Êtes-vous d’accord ?
undo-asked-own = Vous avez demandé à annuler un coup. Les autres décident.
undo-agreed = { $name } demande à annuler un coup. Vous avez accepté.
undo-asked-others = { $name } demande à annuler un coup.
# $first is the sentence of the first of the moves.
undo-moves = { $count ->
    [one] Cela annulerait : « { $first } »
   *[other] Cela annulerait { $count } coups, à partir de « { $first } ».
}
undo-moves-others = Y compris des coups { DE($names) }.
undo-seen = Ce que tout le monde a déjà vu
undo-agree = Accepter
undo-decline = Refuser
undo-withdraw = Retirer la demande
waiting-answers = En attente de la réponse { DE($names) }.
practice = Partie d’entraînement
practice-about = Des coups ont été annulés après avoir révélé quelque chose.
open-hands-about = Partie pour apprendre : tout le monde voit toutes les mains et peut annuler son dernier coup sans demander.

coach = Conseiller
coach-about = Propose une réponse à chaque question et dit pourquoi. Les autres voient que vous en avez un.
coach-has = conseillé
coach-had = a été conseillé
setting-coach = Conseiller
setting-coach-nobody = Personne
setting-coach-bots = Seulement contre des bots
setting-coach-all = Qui veut
setting-coach-nobody-about = Pas de conseiller à cette table.
setting-coach-bots-about = Un conseiller propose des coups à qui joue seul contre des bots.
setting-coach-all-about = Chacun peut avoir un conseiller qui propose des coups ; les autres voient qui en a un.
draft-drop = Annuler
draft-cancel = Annuler
question-yes = { $action } quand même
question-no = Non, je modifie
driver-bot = Un bot joue pour vous.
played-for-you = { $count ->
    [one] Un bot a joué un coup pour vous
   *[other] Un bot a joué { $count } coups pour vous
}
played-for-you-read = J’ai vu
driver-hand-over = Laisser un bot jouer pour moi
driver-take-back = Reprendre la main
driver-stand-in = Laisser jouer un bot
end-heading = Classement final
end-rematch = Revanche
end-to-rematch = Aller à la revanche
log-heading = Journal de la partie
log-since = Depuis votre dernier coup
log-earlier = Afficher les coups précédents
log-look = Afficher cette position
log-replay = Revoir
log-sieve = Filtrer
log-sieve-player = Joueur
log-sieve-kind = Événements
log-all-players = Tout le monde
log-all-kinds = Tout
log-nothing = Aucun coup à afficher.
log-kind-auction = Enchères
log-kind-build = Constructions
log-kind-income = Revenus
log-kind-market = Marché
log-kind-conflict = Attaques et échanges
log-kind-trade = Transactions
log-kind-visit = Ouvriers envoyés
log-kind-goods = Marchandises
log-kind-mood = Humeurs
log-kind-table = La table
log-by-bot = joué par un bot
log-ordered = par consigne
log-undo = { $you ->
    [seat] Vous avez annulé les coups barrés.
   *[none] { $name } a annulé les coups barrés.
}
log-undo-agreed = { $you ->
    [seat] Vous acceptez aussi : les coups barrés sont annulés.
   *[none] { $name } accepte aussi : les coups barrés sont annulés.
}
log-undo_asked = { $you ->
    [seat] Vous demandez à annuler un coup.
   *[none] { $name } demande à annuler un coup.
}
log-undo_agreed = { $you ->
    [seat] Vous acceptez.
   *[none] { $name } accepte.
}
log-undo_declined = { $you ->
    [seat] Vous refusez.
   *[none] { $name } refuse.
}
log-undo_withdrawn = { $you ->
    [seat] Vous retirez votre demande d’annulation.
   *[none] { $name } retire sa demande d’annulation.
}
log-practice = Des coups ont été annulés après avoir révélé quelque chose : c’est désormais une partie d’entraînement.
log-driver-bot = { $you ->
    [seat] Vous laissez jouer un bot.
   *[none] { $name } laisse jouer un bot.
}
log-driver-stand-in = { $you ->
    [seat] En votre absence, { $by } laisse un bot jouer à votre place.
    [by] Vous laissez un bot jouer pour { $name } jusqu’à son retour.
   *[none] { $by } laisse un bot jouer pour { $name } jusqu’à son retour.
}
log-driver-person = { $you ->
    [seat] Vous reprenez la main.
   *[none] { $name } reprend la main.
}
log-driver-vote = { $you ->
    [seat] Tout le monde est d’accord : un bot joue pour vous jusqu’à votre retour.
   *[none] Tout le monde est d’accord : un bot joue pour { $name } jusqu’à son retour.
}
log-seat_asked-stand_in = { $you ->
    [seat] Vous proposez qu’un bot joue pour { $was }.
    [of] { $name } propose qu’un bot joue pour vous.
   *[none] { $name } propose qu’un bot joue pour { $was }.
}
log-seat_asked-new_link = { $you ->
    [seat] Vous proposez un nouveau lien pour { $was }.
    [of] { $name } propose un nouveau lien pour vous.
   *[none] { $name } propose un nouveau lien pour { $was }.
}
log-seat_asked-substitute = { $you ->
    [seat] Vous proposez un remplaçant pour { $was }.
    [of] { $name } propose un remplaçant pour vous.
   *[none] { $name } propose un remplaçant pour { $was }.
}
log-seat_asked-self = { $you ->
    [seat] Vous demandez un remplaçant.
   *[none] { $name } demande un remplaçant.
}
log-seat_agreed = { $you ->
    [seat] Vous acceptez.
   *[none] { $name } accepte.
}
log-seat_granted-new_link = { $you ->
    [of] Tout le monde est d’accord : vous recevez un nouveau lien.
   *[none] Tout le monde est d’accord : { $was } reçoit un nouveau lien.
}
log-seat_granted-substitute = { $you ->
    [of] Tout le monde est d’accord : quelqu’un peut prendre votre place.
   *[none] Tout le monde est d’accord : quelqu’un peut prendre la place { DE($was) }.
}
log-seat_declined = { $you ->
    [seat] Vous refusez.
   *[none] { $name } refuse.
}
log-seat_withdrawn = { $you ->
    [seat] Vous retirez votre proposition.
   *[none] { $name } retire sa proposition.
}
log-seat_given-new_link = { $you ->
    [seat] Vous revenez avec un nouveau lien.
   *[none] { $name } revient avec un nouveau lien.
}
log-seat_given-substitute = { $you ->
    [seat] Vous prenez la place { DE($was) }.
   *[none] { $name } prend la place { DE($was) }.
}
chat-heading = Discussion
chat-label = Dire quelque chose
chat-name = Choisissez un pseudo pour discuter
chat-empty = Aucun message pour l’instant.
chat-hide = Masquer
chat-show = Afficher
chat-watching = spectateur :
chat-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
zen-on = Masquer la discussion
zen-off = Afficher la discussion
chat-mute-spectators = Masquer le public
chat-hear-spectators = Afficher le public
chat-send = Envoyer

## Les consignes

orders-heading = Mes consignes
orders-about = Elles répondent pour vous. Vous seul les voyez.
orders-in-turn = La première qui s’applique est suivie.
orders-button = { $count ->
    [0] Consignes
   *[other] Consignes ({ $count })
}
orders-withdraw = Retirer
orders-withdraw-which = Retirer : { $order }
orders-asleep = En pause : sa réponse a été annulée.
orders-ended = Arrêtée. { $reason }
orders-wake = Reprendre
# $deeds est une liste, dont les éléments sont séparés par orders-did-next.
orders-did = Vos consignes : { $deeds }.
orders-did-next = {" ; "}
orders-did-other = { $count ->
    [one] une réponse
   *[other] { $count } réponses
}
status-ordered = Une de vos consignes va répondre.
key-orders = Aller à vos consignes
end-orders = Consignes à la fin de la partie

## Les pauses et la fin anticipée

status-paused = La partie est en pause.
pause-game = Mettre la partie en pause
pause-ask = Mettre la partie en pause ?
pause-about = Tant que personne ne la relance, plus rien ne se joue : ni joueur, ni bot, ni ordre permanent.
pause-reason = Raison (facultatif)
pause-yes = Faire une pause
pause-after-auction = Après cette enchère
pause-after-bidding = Après ces enchères
pause-now = { $you ->
    [seat] Vous avez mis la partie en pause.
   *[none] { $name } a mis la partie en pause.
}
pause-later = { $you ->
    [seat] Une pause suivra ces enchères, à votre demande.
   *[none] Une pause suivra ces enchères, à la demande { DE($name) }.
}
pause-asleep = Cette table est en sommeil : personne n’y a joué depuis 30 jours.
pause-resume = Reprendre la partie
pause-drop = Renoncer à la pause
end-early = Arrêter la partie
end-early-ask = Arrêter la partie avant la fin ?
end-early-about = Si tous les autres sont d’accord, la partie s’arrête ici, avec les scores actuels.
end-early-about-alone = La partie s’arrête ici, avec les scores actuels. C’est définitif.
end-early-yes = Arrêter la partie
end-early-propose = Demander aux autres
end-ended-early = Partie arrêtée d’un commun accord : voici les scores à ce moment-là.
proposal-end_early = { $by } propose d’arrêter la partie ici, avec les scores actuels.
proposal-end_early-own = Vous proposez d’arrêter la partie ici, avec les scores actuels.
log-paused = { $you ->
    [seat] Vous mettez la partie en pause.
   *[none] { $name } met la partie en pause.
}
log-paused-later = { $you ->
    [seat] Vous demandez une pause après ces enchères.
   *[none] { $name } demande une pause après ces enchères.
}
# $said est la phrase qui dit qui met la partie en pause.
log-paused-reason = { $said } « { $reason } »
log-asleep = Personne n’a joué ici depuis 30 jours : la table est mise en sommeil.
log-resumed = { $you ->
    [seat] Vous reprenez la partie.
   *[none] { $name } relance la partie.
}
log-seat_asked-end_early = { $you ->
    [seat] Vous proposez d’arrêter la partie avant la fin.
   *[none] { $name } propose d’arrêter la partie avant la fin.
}
log-ended = La partie s’arrête avant la fin, avec les scores actuels.
log-holiday = { $you ->
    [seat] Vous êtes en vacances jusqu’au { $until }.
   *[none] { $name } est en vacances jusqu’au { $until }.
}
log-holiday-over = { $you ->
    [seat] Vous êtes de retour de vacances.
   *[none] { $name } est de retour de vacances.
}
log-late = { $you ->
    [seat] Votre temps est écoulé. Ceci est un rappel.
   *[none] { $name } n’a plus de temps et reçoit un rappel.
}
log-late-bot = temps écoulé : un bot a répondu

## Les pendules

clock-left = reste { $time }
clock-due = jusqu’à { $time }
clock-late = temps écoulé
clock-holiday = en vacances jusqu’au { $day }
clock-yours = Votre temps : { $time }
clock-yours-due = À jouer avant { $time }
clock-yours-late = Votre temps est écoulé
holiday-take = Partir en vacances
holiday-ask = Partir en vacances ?
holiday-about = D’ici là, votre pendule s’arrête. Vous pouvez jouer malgré tout, et rentrer plus tôt. Il vous reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} pour cette partie.
holiday-until = Jusqu’au
holiday-yes = Arrêter ma pendule
holiday-end = Je suis de retour
evening-on-pace = Fin prévue vers { $time }
evening-behind = À ce rythme, la partie finira vers { $time }, après { $end }

## Une place dont le joueur est absent

proposal-menu = Options de la place
propose-stand_in = Proposer qu’un bot joue
propose-new_link = Proposer un nouveau lien
propose-substitute = Proposer un remplaçant
proposal-stand_in = { $by } propose qu’un bot joue pour { $name }.
proposal-stand_in-own = Vous proposez qu’un bot joue pour { $name }.
proposal-stand_in-yours = { $by } propose qu’un bot joue pour vous.
proposal-new_link = { $by } propose un nouveau lien vers la place { DE($name) }.
proposal-new_link-own = Vous proposez un nouveau lien vers la place { DE($name) }.
proposal-new_link-yours = { $by } propose un nouveau lien vers votre place. La personne qui l’ouvre joue à votre place.
proposal-substitute = { $by } propose que quelqu’un d’autre prenne la place { DE($name) }.
proposal-substitute-own = Vous proposez que quelqu’un d’autre prenne la place { DE($name) }.
proposal-substitute-yours = { $by } propose que quelqu’un d’autre prenne votre place.
proposal-self = { $name } demande un remplaçant.
proposal-self-yours = Vous avez demandé un remplaçant.
proposal-granted-new_link = Tout le monde est d’accord : { $name } reçoit un nouveau lien.
proposal-granted-new_link-yours = Tout le monde est d’accord : votre place reçoit un nouveau lien. Tant que personne ne l’a ouvert, elle reste à vous.
proposal-granted-substitute = Tout le monde est d’accord : quelqu’un d’autre peut prendre la place { DE($name) }.
proposal-granted-substitute-yours = Tout le monde est d’accord : quelqu’un d’autre peut prendre votre place. D’ici là, elle reste à vous.
proposal-go-on = Continuer sans { $names }
proposal-withdraw = Retirer
proposal-keep = Garder ma place
seat-link = Lien vers la place
seat-link-about = Envoyez ce lien à la personne qui reprend la place. Il ne sert qu’une fois, pendant un jour, et montre la main de cette place.
seat-link-make = Créer le lien
seat-lost = Tous les autres joueurs ont accepté de donner votre place à { $name }. Vous pouvez encore regarder.

## Le formulaire d’une décision

field-amount = Montant
field-count = Combien
field-cards = Cartes
field-upgrade = Amélioration
field-factory = Type
field-operator = Qui
field-source = Depuis
field-crews = Opérateurs au travail
field-limit = Jusqu’à
field-step = Relancer de
field-then = Ensuite
field-number = Combien
field-upgrades = Sauf
# Un nombre en mots : $label est le nom du champ.
describe-number = { $label } { $number }
form-range = de { $low } à { $high }
form-less = { $label } : un de moins
form-more = { $label } : un de plus
form-sum = { $total } sur { $due } pour l’instant.
form-waste = Vous payez { $over } de trop, et la monnaie n’est pas rendue.
form-picked = { $number } choisis ; il en faut de { $low } à { $high }.
form-including = Dont au moins { $number } de : { $items }.
form-worth = vaut { $number }
form-room = place pour { $room }

## Revoir la partie

replay-title = Revoir { $game }
replay-to-table = Retour à la table
replay-controls = Commandes de lecture
replay-run = Lecture
replay-pause = Pause
replay-pace = Vitesse
replay-pace-0 = lente
replay-pace-1 = normale
replay-pace-2 = rapide
replay-as = Point de vue
replay-as-open = toutes les mains visibles
replay-as-spectator = spectateur
replay-as-you = { $name } (vous)
replay-as-seat = { $name }
replay-scrub = Moment de la partie
replay-step = Coup { $at } sur { $end }
replay-round-step = Manche { $round }, coup { $at } sur { $end }
replay-still = partie en cours

## Touches

help = Aide et règles
explain = Qu’est-ce que c’est ?
close = Fermer
key-help = Ouvrir ou fermer l’aide
key-explain = Expliquer ce qu’on clique
key-confirm = Confirmer
key-drop = Annuler, ou revenir à la partie
key-undo = Annuler votre dernier pas
key-actions = Aller à vos choix
key-log = Aller au journal
key-chat = Aller à la discussion
key-next = Table suivante qui vous attend
key-zen = Masquer ou afficher la discussion
key-back = Coup précédent
key-on = Coup suivant
key-now = Revenir à la partie
key-round-back = Manche précédente
key-round-on = Manche suivante
key-first = Début de la partie
key-last = Fin de la partie
key-run = Lecture ou pause

## La fin

end-winner = { $count ->
    [one] { $you ->
        [winners] Vous gagnez avec { $points } points !
       *[none] { $names } gagne avec { $points } points !
    }
   *[other] Victoire partagée avec { $points } points : { $names } !
}
end-rank = Place
end-player = Joueur
end-points = Points
end-tie-used = Départage : { $what }
end-tie-unused = Départage (sans objet) : { $what }
end-sources = Points par source
end-source = Source
end-charts = Le fil de la partie
end-replay = Revoir la partie
chart-loading = Chargement des graphiques…
chart-numbers = Afficher en tableau
chart-rounds = Manches
chart-phases = Phases
chart-after-round = Après la manche
chart-after-phase = Après la phase
chart-of-vp = Points de victoire
chart-of-income = Revenus
chart-of-crystals = Cristaux
chart-of-prices = Prix payés aux enchères
chart-price = { $what } : { $price }, par { $name }
chart-what = Lot
chart-round = Manche
chart-who = Gagnant
chart-paid = Prix
proof-heading = La partie était-elle honnête ?
proof-about = Chaque carte et chaque jet étaient fixés avant le premier coup. Vous pouvez rejouer toute la partie pour vérifier que rien n’a été changé.
proof-check = Vérifier cette partie
proof-running = La partie entière est rejouée…
proof-good = Partie vérifiée. Les { $moves } coups étaient permis, et les { $draws } tirages étaient fixés avant la partie.
proof-taken-back = { $count ->
    [one] Un coup annulé n’en fait pas partie.
   *[other] { $count } coups annulés n’en font pas partie.
}
proof-download = Télécharger la partie
refused-session_ended = Vous avez été déconnecté de cet appareil.

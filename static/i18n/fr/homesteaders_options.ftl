### The options of Homesteaders.

homesteaders-option-information = Paravents
homesteaders-option-information-about = Si vous voyez ce que les autres possèdent.
homesteaders-option-information-screens = Cachés
homesteaders-option-information-screens-about = L’argent, les ressources, les jetons de commerce, les dettes et les points des autres restent cachés jusqu’à la fin. Le journal ne garde que les montants de la manche en cours : retenez-les ! Pour les bonnes mémoires.
homesteaders-option-information-open = Ouverts
homesteaders-option-information-open-about = Chacun voit ce que tous possèdent, et le journal garde tous les montants. Plus facile pour apprendre, mais plus long.
homesteaders-option-placement = Placement des ouvriers
homesteaders-option-placement-about = Si tout le monde place ses ouvriers en même temps.
homesteaders-option-placement-simultaneous = Simultané
homesteaders-option-placement-simultaneous-about = Tout le monde place en même temps, en secret : c’est rapide. À chaque manche, un joueur peut demander l’ordre du tour.
homesteaders-option-placement-turn_order = Dans l’ordre du tour
homesteaders-option-placement-turn_order-about = L’un après l’autre, à partir du premier joueur : vous voyez ce que font ceux qui jouent avant vous. Plus long : chacun attend son tour.
homesteaders-option-confirm_lot = Confirmer chaque enchère
homesteaders-option-confirm_lot-about = Si le gagnant d’une enchère confirme qu’il a terminé.
homesteaders-option-confirm_lot-on = Oui
homesteaders-option-confirm_lot-on-about = La partie attend la confirmation du gagnant : même la dernière enchère d’une manche peut être annulée avant l’arrivée des nouvelles tuiles. Un clic de plus par enchère.
homesteaders-option-confirm_lot-off = Non
homesteaders-option-confirm_lot-off-about = La partie continue d’elle-même. On peut encore annuler tant que personne d’autre n’a joué et que les nouvelles tuiles ne sont pas révélées. C’est plus rapide.
homesteaders-option-first_player = Premier joueur
homesteaders-option-first_player-about = Qui commence.
homesteaders-option-first_player-drawn = Au hasard
homesteaders-option-first_player-drawn-about = Un joueur tiré au sort commence.
homesteaders-option-first_player-first_seat = Première place
homesteaders-option-first_player-first_seat-about = La personne à la première place commence. L’hôte peut changer l’ordre des places.

# The lesson of Red Outpost.

red_outpost-lesson-goal = Six ouvriers appartiennent à tous. Pendant deux manches, chacun les envoie travailler ; le plus de points l’emporte. Les exportations en rapportent, et l’influence sur les ouvriers heureux.
red_outpost-lesson-map = Dix lieux accueillent chacun un ouvrier. La Cuisine de Campagne ouvre au Déjeuner, la Caserne en Soirée. Trois lieux sont fermés en Matinée, trois autres en Soirée.
red_outpost-lesson-work = Le travail produit des biens, mais gâte l’humeur. Au Pâturage, seul le Berger est chez lui : il produit de la laine sans perdre le moral.
red_outpost-lesson-work-do = Envoyez le Berger au Pâturage.
red_outpost-lesson-portraits = Votre disque est posé sur le portrait du Berger. À la fin de la manche, qui a le plus de disques sur un ouvrier marque son humeur, bonne ou mauvaise.
red_outpost-lesson-export = L’Entrepôt contient deux laines et deux blés. Trois cubes pareils sont exportés : les points vont à qui ajoute le troisième. Le Camp de travail produit un blé, une laine et un poisson.
red_outpost-lesson-export-do = Envoyez la Commissaire au Camp de travail.
red_outpost-lesson-cheer = Deux exportations, 6 points, et un tour de roue : 2 points et un cristal. Mais la Commissaire est triste. Le Berger n’est qu’à vous : rendez-le heureux.
red_outpost-lesson-cheer-do = Envoyez le Berger à la Brasserie.
red_outpost-lesson-beer = Ici, vous pouvez payer un cristal : un ouvrier s’égaie, un autre s’attriste. Vous tenez à la Commissaire, un rival à la Fermière.
red_outpost-lesson-beer-do = Payez le cristal : la Commissaire monte, la Fermière descend.
red_outpost-lesson-lunch = Au Déjeuner, tous peuvent aller à la Cuisine de Campagne. Elle remonte le moral, et vous ajoutez un disque.
red_outpost-lesson-lunch-do = Envoyez la Commissaire à la Cuisine de Campagne.
red_outpost-lesson-lake = L’Entrepôt contient deux poissons : avec un troisième, ils seraient exportés. La moitié des cartes du Lac montrent du poisson, cela vaut un essai.
red_outpost-lesson-lake-do = Envoyez la Bureaucrate au Lac.
red_outpost-lesson-palace = Belle prise ! Au Palais, l’humeur du visiteur monte d’un cran, et celle de la Commissaire aussi, où qu’elle soit.
red_outpost-lesson-palace-do = Envoyez le Mineur au Palais des Soviets.
red_outpost-lesson-donate = Les cristaux donnés au Palais comptent à la fin de la partie : le plus gros don vaut 4 points, puis 2 et 1.
red_outpost-lesson-donate-do = Donnez votre cristal.
red_outpost-lesson-evening = C’est votre dernier tour de la manche. À la Caserne, un ouvrier gagne encore un cran, et vous dominez chez le Berger.
red_outpost-lesson-evening-do = Envoyez le Berger à la Caserne.
red_outpost-lesson-score = Vous dominez chez le Berger (4 points) et la Commissaire (3), et partagez la Bureaucrate (2). Puis tous les disques sont revenus, et les ouvriers se sont réveillés à la Caserne.
red_outpost-lesson-finish = Voilà Red Outpost : faites travailler les mal-aimés, gâtez vos favoris, et surveillez qui pose le troisième cube. Jouez ici la deuxième manche, ou commencez une nouvelle partie.

# The lesson of Outpost.

outpost-lesson-goal = Vous dirigez une colonie lointaine. Le plus de points l’emporte ; la partie finit avec la manche où quelqu’un atteint 75. Les améliorations et les usines en activité rapportent des points.
outpost-lesson-colony = Voici votre colonie : deux usines de Minerai et une d’Eau, avec un colon au travail dans chacune. Chaque usine en activité produit une carte par manche.
outpost-lesson-cards = Ces cartes sont votre argent. Le nombre indique la valeur de la carte, et vous seul la voyez. On ne rend pas la monnaie : payez avec des cartes qui tombent juste.
outpost-lesson-factory = Plus d’usines, c’est plus d’argent à chaque manche. Le Minerai rapporte environ 3 par manche, l’Eau environ 7.
outpost-lesson-factory-do = Achetez une usine d’Eau pour 20.
outpost-lesson-colonist = Une usine ne produit rien tant que personne n’y travaille. Il vous reste 10, juste le prix d’un colon.
outpost-lesson-colonist-do = Achetez un colon pour 10.
outpost-lesson-assign = Votre nouveau colon est inactif, et la nouvelle usine d’Eau est vide.
outpost-lesson-assign-do = Mettez tout le monde au travail.
outpost-lesson-end = Vous avez tout dépensé, et vous avez bien fait : ce qu’on bâtit tôt rapporte le plus longtemps.
outpost-lesson-end-do = Terminez votre tour.
outpost-lesson-auction = Manche 2 : vos quatre cartes valent 25. Il vous reste de la place pour un colon ; le Nodule en loge trois de plus et rapporte 2 points. Les améliorations se vendent aux enchères.
outpost-lesson-auction-do = Mettez le Nodule aux enchères à 25.
outpost-lesson-again = Personne n’a surenchéri : le Nodule est à vous pour 25. Quatre usines en activité et le Nodule font 6 points : vous menez.
outpost-lesson-again-do = Terminez votre tour.
outpost-lesson-save = Manche 3. L’Équipement lourd permet d’acheter des usines de Titane, qui rapportent 10 par manche. Il part à 30, et vous avez 20. Les cartes se gardent, dix au plus.
outpost-lesson-save-do = Économisez : terminez votre tour sans rien acheter.
outpost-lesson-pass = On vous interroge aussi dans les enchères des autres. La Bibliothèque de données ne fait que baisser le prix de deux améliorations à venir, et vous économisez pour mieux.
outpost-lesson-pass-do = Passez.
outpost-lesson-equipment = Manche 4 : vous avez maintenant 38. Le premier au score joue en premier, et les autres enchérissent contre lui : mener a son prix.
outpost-lesson-equipment-do = Mettez l’Équipement lourd aux enchères à 30.
outpost-lesson-bid = Un adversaire le veut aussi. Chaque enchère doit dépasser la précédente. Vous pourriez aller jusqu’à 38, mais n’offrez pas plus qu’il ne faut.
outpost-lesson-bid-do = Offrez 32.
outpost-lesson-pay = Les autres ont renoncé : l’Équipement lourd est à vous. On ne rend pas la monnaie : cherchez les cartes qui font juste ce que vous devez.
outpost-lesson-pay-do = Choisissez les cartes et payez.
outpost-lesson-finish = Voilà le cœur d’Outpost : gagner, enchérir, bâtir, et en tirer des points à temps. Continuez ici et bâtissez des usines de Titane, ou commencez une nouvelle partie.

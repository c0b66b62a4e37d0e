### L’aide à côté d’une table, et les fiches de ce qui s’y trouve : chargées au premier besoin.

help-rules = Règles
help-keys = Clavier
help-search = Chercher dans les règles
help-sections = Aller à une section
help-found = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}
help-no-rules = Ce jeu n’a pas de page de règles.

explain-rules = Règles : { $section }
explain-about = Posez la souris sur n’importe quoi pour voir ce que c’est, ce que cela fait et ce que cela vous coûte maintenant ; sur un écran tactile, touchez-le. Gardez le doigt appuyé sur ce qui agirait au toucher. Ou activez ce mode : jusqu’à la touche Échap, chaque clic et chaque Tab ne font qu’expliquer.
explain-asking = Touchez ou cliquez pour voir ce que c’est.
explain-done = Terminé

keys-heading = Raccourcis clavier
keys-about = Les raccourcis sont inactifs pendant la saisie. Pour le reste, utilisez Tab et Entrée.

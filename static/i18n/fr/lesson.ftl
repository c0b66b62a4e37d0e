# Lessons: what all of them have in common.

home-learn = Apprendre { $game } en 10 minutes
lesson-guide = Guide
lesson-count = { $step } sur { $steps }
lesson-next = Suivant
lesson-back = Retour
lesson-look = Montrer
lesson-fill = Remplir pour moi
lesson-done = C’est fait.
lesson-waiting = Vos adversaires jouent.
lesson-about = Ceci est une leçon. La donne est la même pour tous : l’empreinte ne prouve donc rien ici.
lesson-strayed = Vous avez choisi autre chose, c’est votre partie ! Annulez ce coup pour revenir à la leçon, ou continuez sans le guide.
lesson-take-back = Annuler ce coup
lesson-play-on = Continuer ici
lesson-again = Nouvelle partie
lesson-close = Masquer le guide
lesson-show = Afficher le guide
lesson-key = Aller au guide

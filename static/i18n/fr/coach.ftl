# Le conseiller à la table. Ses raisons chiffrées sont dans les fichiers des jeux, les autres dans bots.ftl.

coach-thinking = Il réfléchit…
coach-suggests = Conseil : { $what }
coach-fill = Remplir pour moi
coach-off = Désactiver le conseiller
coach-waits = Le conseiller parlera à votre tour.
coach-because = Surtout : { $reasons }.
coach-weighed = Vous gagnez d’ici { $chance } parties sur 100, environ { $other } avec « { $instead } ».
coach-close = « { $instead } » se défend tout autant.
coach-key = Aller au conseiller

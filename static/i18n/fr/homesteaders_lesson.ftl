# The lesson of Homesteaders.

homesteaders-lesson-goal = Vous bâtissez une ville en dix manches, et le plus de points l’emporte. Les bâtiments rapportent des points, tout comme les biens et les jetons que votre ville accumule.
homesteaders-lesson-town = Voici votre ville : un Homestead et un ouvrier. Le Homestead rapporte 2 pièces d’argent par manche, et plus avec un ouvrier. Derrière votre paravent, vous en avez 6.
homesteaders-lesson-place = Chaque manche commence par les ouvriers. Presque tous les bâtiments coûtent du bois, et vous n’en avez pas.
homesteaders-lesson-place-do = Placez votre ouvrier là où le Homestead donne du bois.
homesteaders-lesson-wages = Vous avez reçu 2 pièces d’argent et 1 bois. Les ouvriers attendent maintenant leur salaire : 1 pièce chacun, à chaque manche.
homesteaders-lesson-wages-do = Payez 1 pièce d’argent.
homesteaders-lesson-bid = Deux lots sont mis aux enchères à chaque manche. Qui en gagne un construit ce qu’il indique : l’enchère 1 permet du résidentiel ou du commercial. On commence à 3.
homesteaders-lesson-bid-do = Misez 3 sur l’enchère 1.
homesteaders-lesson-outbid = On a surenchéri. Vous avez 7 pièces d’argent, et un bon bâtiment si tôt rapporte à chaque manche.
homesteaders-lesson-outbid-do = Misez 5 sur l’enchère 1.
homesteaders-lesson-pay = Les autres ont renoncé : le lot est à vous.
homesteaders-lesson-pay-do = Payez 5 pièces d’argent.
homesteaders-lesson-build = Construisez maintenant. Le Marché coûte votre bois. Il vaut 2 points, donne un jeton de commerce par manche, et 2 pièces de plus avec un ouvrier.
homesteaders-lesson-build-do = Construisez le Marché.
homesteaders-lesson-again = Manche 2. Le Homestead donne ses 2 pièces même sans ouvrier : le vôtre peut en gagner 2 de plus au Marché.
homesteaders-lesson-again-do = Placez votre ouvrier au Marché.
homesteaders-lesson-income = Vous avez reçu 4 pièces d’argent et un jeton de commerce. Il faut de nouveau payer les salaires.
homesteaders-lesson-income-do = Payez 1 pièce d’argent.
homesteaders-lesson-second = Les deux lots permettent des bâtiments industriels, dont la Fonderie, qui est gratuite. Vous avez 5 pièces d’argent.
homesteaders-lesson-second-do = Misez 3 sur l’enchère 1.
homesteaders-lesson-pass = Ça monte vite : il faudrait 7, et vous avez 5. Vous pourriez emprunter, mais les dettes coûtent des points. Passer donne un bonus : un pas sur la piste ferroviaire.
homesteaders-lesson-pass-do = Passez.
homesteaders-lesson-trade = La piste ferroviaire vous donne un jeton de commerce : il permet d’acheter ou de vendre un bien. Une dette donne 2 pièces aussitôt, mais coûte de plus en plus de points à la fin.
homesteaders-lesson-finish = Voilà une manche de Homesteaders : placer, gagner, miser, construire. Continuez ici, ou commencez une nouvelle partie avec ce que vous savez.

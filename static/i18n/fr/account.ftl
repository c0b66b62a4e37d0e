### Les mots de la page du compte, et de la connexion ailleurs.

account-heading = Compte
account-at-risk = { $count ->
    [0] Seul ce navigateur sait que vous êtes { $name }. Par précaution, créez un code de récupération ou ajoutez une clé d’accès.
    [one] Seul ce navigateur sait que vous êtes { $name }. S’il l’oublie, votre place est perdue : créez un code de récupération ou ajoutez une clé d’accès.
   *[other] Seul ce navigateur sait que vous êtes { $name }. S’il l’oublie, vos places dans { $count } parties sont perdues : créez un code de récupération ou ajoutez une clé d’accès.
}
account-cancel = Annuler
account-name = Nom
account-code = Code de récupération
account-code-about = Notez-le, puis saisissez-le dans n’importe quel navigateur pour retrouver vos parties.
account-code-make = Créer un code de récupération
account-code-renew = Créer un nouveau code
account-code-made = Vous avez un code, créé le { $date }. Un nouveau code le remplace.
account-code-yours = Votre code de récupération
account-code-once = Il ne s’affiche que maintenant. Quiconque l’a peut jouer à votre place.
account-passkeys = Clés d’accès
account-passkeys-about = Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre écran.
passkey-add = Ajouter une clé d’accès
passkey-added = Clé d’accès ajoutée.
passkey-remove = Retirer
passkey-removed = Clé d’accès retirée.
passkey-times = Ajoutée le { $made } · dernière utilisation le { $used }
passkey-cancelled = Annulé : aucune clé d’accès n’a été utilisée.
passkey-known = Cet appareil a déjà une clé d’accès à votre nom.
passkey-not-in-browser = Ce navigateur ne gère pas les clés d’accès, ou la page n’a pas été chargée en HTTPS.
passkey-not-here = Les clés d’accès ne fonctionnent pas à cette adresse : il faut un nom de domaine et HTTPS.
account-devices = Appareils
device-name = { $browser } sur { $system }
device-unknown = Navigateur inconnu
device-this = cet appareil
device-times = Connecté le { $made } · dernière utilisation le { $used }
device-end = Déconnecter
device-end-others = Déconnecter tous les autres appareils
device-ended = { $count ->
    [0] Aucun autre appareil n’était connecté.
    [one] Un appareil a été déconnecté.
   *[other] { $count } appareils ont été déconnectés.
}
account-tokens = Pour vos programmes
account-tokens-about = Avec un jeton personnel, un bot que vous avez écrit peut jouer à votre place. Il ne peut ni se connecter, ni modifier votre compte.
token-name = À quoi servira-t-il ?
token-make = Créer un jeton
token-yours = Jeton « { $name } »
token-once = Il ne s’affiche que maintenant. Quiconque l’a peut jouer à votre place, jusqu’à ce que vous le révoquiez.
token-revoke = Révoquer
token-revoked = Jeton révoqué.
token-unused = Créé le { $made } · jamais utilisé
token-used = Créé le { $made } · dernière utilisation le { $used }
sign-in-heading = Retrouver vos places
sign-in-about = Saisissez votre code de récupération, ou utilisez une clé d’accès. Vous pouvez aussi ouvrir un lien créé sur un appareil encore connecté.
sign-in-other = Continuer sous un autre nom
sign-in-other-about = Avec le code de récupération ou la clé d’accès d’une autre personne. Vous pourrez revenir à votre identité actuelle.
sign-in-go = Se connecter
sign-in-passkey = Utiliser une clé d’accès
sign-in-as = Continuer en tant { QUE($name) }
sign-in-stay = Rester { $name }
switch-back = Redevenir { $name }
sign-out = Se déconnecter
sign-out-about = Ce navigateur ne vous connaîtra plus.
sign-out-anyway = Se déconnecter quand même
home-keep = Seul ce navigateur vous connaît. Protégez vos places :
home-account = Compte et appareils
home-played-before = Avez-vous déjà joué ici ?

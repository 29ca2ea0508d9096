import type { AuthMessages } from './messages';

export const fr: AuthMessages = {
  'login.title': 'Se connecter',
  'login.lead': 'Contents de vous revoir.',
  'login.email': 'Courriel',
  'login.password': 'Mot de passe',
  'login.submit': 'Se connecter',
  'login.noAccount': 'Pas encore de compte ?',
  'login.toRegister': 'En créer un',
  'login.expiredTitle': 'Votre session est terminée.',
  'login.expired':
    'Après dix minutes sans activité, nous fermons la session pour protéger votre profil. Reconnectez-vous pour reprendre là où vous étiez.',
  'login.form': 'Connexion',

  'demo.title': 'Essayer sans compte',
  'demo.sentence': 'Cette installation est en mode démo : entrez avec un compte déjà rempli.',
  'demo.seeker': 'Entrer comme candidat·e',
  'demo.recruiter': 'Entrer comme recruteur·se',
  'demo.failed': 'La démo ne s’est pas ouverte.',

  'welcome.headline': 'On se parle avant de se voir.',
  'welcome.lead':
    'Vous vous présentez en vidéo. Les entreprises vous trouvent sans savoir qui vous êtes, et c’est vous qui décidez.',
  'welcome.step1': 'Vous vous présentez',
  'welcome.step1Text': 'Une courte vidéo et ce que vous savez faire. Rien n’est public.',
  'welcome.step2': 'On vous trouve pour vos compétences',
  'welcome.step2Text': 'Votre nom, votre visage et vos coordonnées restent derrière le givre.',
  'welcome.step3': 'Vous dites oui, ou non',
  'welcome.step3Text':
    'Un recruteur qui ouvre votre profil attend votre réponse 72 heures. Sans votre oui, tout se referme.',
  'welcome.frost': 'Vidéo masquée',
  'welcome.frostCaption': 'Ce qu’un recruteur voit de vous au départ.',

  'register.title': 'Créer un compte',
  'register.lead': 'Gratuit pour les personnes qui cherchent un emploi, du début à la fin.',
  'register.whoAreYou': 'Vous venez',
  'register.seeker': 'Chercher un emploi',
  'register.recruiter': 'Recruter',
  'register.fullName': 'Nom complet',
  'register.email': 'Courriel',
  'register.emailHint': 'Il reste caché des recruteurs tant que vous n’avez pas choisi de vous faire connaître.',
  'register.password': 'Mot de passe',
  'register.passwordHint': '8 caractères au moins. Une phrase facile à retenir convient très bien.',
  'register.visible': 'Les recruteurs peuvent trouver mon profil',
  'register.visibleHint':
    'Ils voient vos compétences et votre expérience, sans nom, visage ni coordonnées. Si vous désactivez ce choix, vous n’apparaissez dans aucune recherche ni correspondance. Il se change à tout moment dans votre profil.',
  'register.adult': 'J’ai 18 ans ou plus.',
  'register.terms': 'J’accepte les conditions d’utilisation et la politique de confidentialité.',
  'register.termsShort': 'Conditions et confidentialité',
  'register.readTerms': 'Lire l’essentiel',
  'register.adultNeeded': 'Les comptes sont réservés aux personnes de 18 ans et plus.',
  'register.termsNeeded': 'Votre accord est nécessaire pour créer le compte.',
  'register.submit': 'Créer mon compte',
  'register.hasAccount': 'Déjà un compte ?',
  'register.toLogin': 'Se connecter',
  'register.form': 'Inscription',

  'recruiter.title': 'Nous accueillons chaque entreprise en personne',
  'recruiter.sentence':
    'Un compte de recrutement donne accès à des profils de personnes. Nous vérifions donc chaque entreprise avant de l’ouvrir, avec quelqu’un de notre équipe. Il n’y a pas d’inscription automatique.',
  'recruiter.demo': 'En mode démo, vous pouvez entrer tout de suite dans une entreprise déjà approuvée.',

  'brief.title': 'Conditions et confidentialité, l’essentiel',
  'brief.free': 'Le service est gratuit pour les candidat·e·s ; ce sont les entreprises qui paient.',
  'brief.adult': 'Il s’adresse aux personnes de 18 ans et plus, qui donnent des renseignements exacts sur elles-mêmes.',
  'brief.use':
    'Votre profil et vos vidéos servent à vous proposer des offres et à vous faire trouver. Rien d’autre, et aucune vente à des tiers.',
  'brief.score':
    'Un score compare votre profil aux offres. Il est calculé par ordinateur à partir de ce que vous écrivez, il s’explique, et il ne refuse jamais personne. Ni le visage, ni la voix, ni le nom n’y entrent.',
  'brief.masked':
    'Votre nom, votre visage et vos coordonnées sont masqués tant qu’aucun recruteur n’a ouvert votre profil ; vous voyez lequel, et vous répondez.',
  'brief.files':
    'La position et l’appareil enregistrés dans un fichier vidéo sont retirés dès la réception. Une vidéo supprimée l’est avec tous ses fichiers.',
  'brief.close': 'Fermer',
};

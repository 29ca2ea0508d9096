import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import type { AuthMessages } from './messages';

const seen = promisesIn.fr;

export const fr: AuthMessages = {
  'login.title': 'Se connecter',
  'login.lead': 'Quel plaisir de vous revoir.',
  'login.email': 'Courriel',
  'login.password': 'Mot de passe',
  'login.submit': 'Se connecter',
  'login.noAccount': 'Pas encore de compte?',
  'login.toRegister': 'En créer un',
  'login.expiredTitle': 'Votre session est terminée.',
  'login.expired':
    'Elle se ferme après dix minutes sans activité, ou quand vous y mettez fin ailleurs. Reconnectez-vous pour reprendre là où vous étiez.',
  'login.form': 'Connexion',

  'login.codeTitle': 'Validation en deux étapes',
  'login.codeLead': 'Votre mot de passe est exact. Entrez maintenant le code de votre application.',
  'login.codeLeadGoogle': 'Google confirme que c’est vous. Entrez maintenant le code de votre application.',
  'login.codeFor': 'Compte : {email}',
  'login.code': 'Code à six chiffres',
  'login.codeHint': 'Il change toutes les trente secondes et ne sert qu’une fois.',
  'login.recovery': 'Code de secours',
  'login.recoveryHint': 'Douze caractères, comme 7KMP-4XQ2-9TWB. Chaque code ne sert qu’une fois.',
  'login.useRecovery': 'Utiliser un code de secours',
  'login.useApp': 'Utiliser l’application',
  'login.codeSubmit': 'Continuer',
  'login.otherAccount': 'Revenir à la connexion',
  'login.codeForm': 'Code de connexion',

  'demo.title': 'Essayer sans compte',
  'demo.sentence': 'Ce site est en mode démo : entrez avec un compte déjà rempli.',
  'demo.seeker': 'Entrer comme candidat·e',
  'demo.recruiter': 'Entrer comme recruteur·se',
  'demo.failed': 'La démo ne s’est pas ouverte.',

  'welcome.headline': 'On se parle avant de se voir.',
  'welcome.lead':
    'Vous vous présentez en vidéo. Les entreprises vous trouvent sans savoir qui vous êtes, et c’est vous qui décidez.',
  'welcome.step1': 'Vous vous présentez',
  'welcome.step1Text': 'Une courte vidéo et ce que vous savez faire. Rien n’est public.',
  'welcome.step2': 'On vous trouve pour vos compétences',
  'welcome.step2Text': 'Votre nom, votre visage et vos coordonnées restent masqués.',
  'welcome.step3': 'Vous dites oui, ou non',
  'welcome.step3Text':
    'Une entreprise qui ouvre votre profil attend votre réponse 72 heures. Sans votre oui, tout se referme.',
  'welcome.frost': 'Vidéo masquée',
  'welcome.frostCaption': 'Ce qu’une entreprise voit de vous au départ.',

  'register.failed': 'Le compte n’a pas pu être créé. Réessayez dans un instant.',
  'register.title': 'Créer un compte',
  'register.lead': 'Gratuit pour les personnes qui cherchent un emploi, du début à la fin.',
  'register.whoAreYou': 'Vous venez pour',
  'register.seeker': 'Trouver un emploi',
  'register.recruiter': 'Recruter',
  'register.fullName': 'Nom complet',
  'register.email': 'Courriel',
  'register.emailHint': `Les recruteurs ne le voient pas dans leurs recherches. Il s’ouvre à ${seen.opensTo('email')}.`,
  'register.password': 'Mot de passe',
  'register.passwordHint': 'Au moins 8 caractères. Une phrase facile à retenir convient très bien.',
  'register.visible': 'Les recruteurs peuvent trouver mon profil',
  'register.visibleHint': `Ils voient ${seen.shown('MASKED')}. Si vous désactivez ce choix, vous n’apparaissez dans aucune recherche ni correspondance. Il se change à tout moment dans votre profil.`,
  'register.adult': 'J’ai 18 ans ou plus.',
  'register.accept': 'J’accepte les',
  'register.termsLink': 'conditions d’utilisation',
  'register.and': 'et la',
  'register.privacyLink': 'politique de confidentialité',
  'register.termsShort': 'Conditions et confidentialité',
  'register.readTerms': 'Lire l’essentiel',
  'register.adultNeeded': 'Les comptes sont réservés aux personnes de 18 ans et plus.',
  'register.termsNeeded': 'Votre accord est nécessaire pour créer le compte.',
  'register.submit': 'Créer mon compte',
  'register.hasAccount': 'Déjà un compte?',
  'register.toLogin': 'Se connecter',
  'register.form': 'Inscription',

  'recruiter.title': 'Nous accueillons chaque entreprise en personne',
  'recruiter.sentence':
    'Un compte de recrutement donne accès aux profils de personnes. Quelqu’un de notre équipe vérifie donc chaque entreprise avant de l’ouvrir. Il n’y a pas d’inscription automatique.',
  'recruiter.contact': 'Nous écrire',
  'recruiter.demo': 'En mode démo, vous pouvez essayer tout de suite une entreprise déjà approuvée.',

  'brief.title': 'Conditions et confidentialité, l’essentiel',
  'brief.free': 'Le service est gratuit pour les candidat·es; ce sont les entreprises qui paient.',
  'brief.adult': 'Il s’adresse aux personnes de 18 ans et plus, qui donnent des renseignements exacts.',
  'brief.use':
    'Votre profil et vos vidéos servent à vous proposer des offres et à vous faire trouver. Rien d’autre, et aucune vente à des tiers.',
  'brief.score':
    'Un score compare votre profil aux offres. Il est calculé par ordinateur à partir de ce que vous écrivez, il donne ses raisons et il ne refuse jamais personne. Votre visage, votre voix et votre nom ne servent jamais.',
  'brief.masked': `Tant que votre profil est masqué, les recruteurs voient ${seen.shown('MASKED')}. Le reste s’ouvre à ${seen.opensTo('email')}; vous voyez laquelle.`,
  'brief.files':
    'Le lieu et l’appareil enregistrés dans un fichier vidéo sont retirés dès la réception. Quand vous supprimez une vidéo, tous ses fichiers sont supprimés.',
  'brief.close': 'Fermer',

  'login.forgot': 'Mot de passe oublié?',
  'login.passwordChanged':
    'Votre nouveau mot de passe est enregistré, et toutes vos sessions sont fermées. Connectez-vous.',

  'consents.title': 'Avant de continuer',
  'consents.lead':
    'Votre compte a été ouvert sans ces deux réponses. Nous en gardons la version et la date; vous les retrouverez dans vos paramètres.',
  'consents.form': 'Âge et conditions',
  'consents.submit': 'Continuer',
  'consents.termsNeeded': 'Votre accord est nécessaire pour utiliser Entrevue.',
  'google.newTitle': 'Bienvenue! Il reste deux réponses à donner',
  'google.newLead': 'Google a confirmé votre adresse. Votre compte s’ouvre dès que vous avez répondu.',
  'passkey.enter': 'Utiliser une clé d’accès',
  'passkey.failed': 'La connexion avec la clé d’accès n’a pas réussi.',
  'company.continue': 'Continuer avec votre entreprise',
  'company.title': 'Connexion par votre entreprise',
  'company.lead':
    'Entrez votre adresse courriel professionnelle. Nous ouvrons la page de connexion de votre entreprise.',
  'company.email': 'Adresse courriel professionnelle',
  'company.submit': 'Continuer',
  'company.unknown':
    'Aucune entreprise n’a activé cette connexion pour {domain}. Vérifiez l’adresse, ou connectez-vous d’une autre façon.',
  'company.running': 'Nous vérifions la réponse de votre entreprise.',
  'company.failed': 'La connexion par votre entreprise a échoué.',
  'company.back': 'Revenir à la connexion',
  'company.again': 'Recommencer',
  'company.testedTitle': 'L’essai a réussi.',
  'company.tested':
    'Votre fournisseur a bien confirmé une adresse de votre domaine. Vous pouvez maintenant activer la connexion.',
  'company.toSettings': 'Revenir aux paramètres',
  'google.or': 'ou',
  'google.continue': 'Continuer avec Google',
  'google.title': 'Connexion avec Google',
  'google.running': 'Nous vérifions la réponse de Google.',
  'google.failed': 'La connexion avec Google a échoué.',
  'google.unexpected':
    'Cette réponse ne correspond à aucune demande faite dans cet onglet. Recommencez à partir de la page de connexion.',
  'google.declinedTitle': 'Vous n’êtes pas connecté·e.',
  'google.declined': 'Google n’a rien transmis, comme vous l’avez demandé.',
  'google.back': 'Revenir à la connexion',

  'link.continue': 'Continuer avec un lien par courriel',

  'forgot.title': 'Mot de passe oublié',
  'forgot.lead': 'Entrez l’adresse de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'forgot.submit': 'Envoyer le lien',
  'forgot.back': 'Revenir à la connexion',
  'forgot.sentTitle': 'Vérifiez vos courriels',
  'forgot.sent':
    'Si un compte existe avec l’adresse {email}, un lien vient d’y être envoyé. Il est valable dix minutes et ne sert qu’une fois.',
  'forgot.nothingCame':
    'Rien reçu après quelques minutes? Regardez dans vos courriels indésirables, ou vérifiez l’adresse.',
  'forgot.again': 'Changer l’adresse ou renvoyer',

  'reset.title': 'Nouveau mot de passe',
  'reset.lead':
    'Il remplace l’ancien, ferme toutes vos sessions ouvertes, ici et ailleurs, et retire vos clés d’accès.',
  'reset.password': 'Nouveau mot de passe',
  'reset.submit': 'Enregistrer le mot de passe',
  'reset.newLink': 'Demander un nouveau lien',
  'reset.brokenTitle': 'Ce lien est incomplet',
  'reset.broken': 'Ouvrez-le directement à partir du courriel, ou demandez-en un nouveau.',

  'verify.title': 'Vérification de votre adresse',
  'verify.running': 'Nous vérifions le lien.',
  'verify.doneTitle': 'Votre adresse est vérifiée',
  'verify.done':
    'Merci. Les alertes et les nouvelles que vous demandez peuvent maintenant vous parvenir à cette adresse.',
  'verify.continue': 'Continuer',
  'verify.failedTitle': 'Ce lien n’a pas fonctionné',
  'verify.noLink': 'Le lien est incomplet. Ouvrez-le directement à partir du courriel.',
  'verify.toResend': 'Un lien fonctionne une seule fois, pendant 48 heures, et seul le dernier envoyé fonctionne.',
  'verify.signInToResend':
    'Un lien fonctionne une seule fois, pendant 48 heures. Connectez-vous pour en recevoir un autre.',

  'invited.title': 'Vous êtes invité·e à recruter',
  'invited.lead': 'Votre invitation est déjà approuvée : le compte s’ouvre tout de suite.',
  'invited.leadTeam':
    'Créez votre compte avec l’adresse qui a reçu l’invitation. Vous rejoindrez l’équipe à l’étape suivante.',
  'register.emailHintInvited': 'L’adresse qui a reçu l’invitation.',
  'register.marketing': 'Je veux aussi recevoir les nouveautés (facultatif).',
  'register.marketingHint': 'Par courriel; vous pouvez vous désabonner d’un clic.',
};

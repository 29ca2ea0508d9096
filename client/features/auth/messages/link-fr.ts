import type { LinkMessages } from './link-messages';

export const linkWordsFr: LinkMessages = {
  withPassword: 'Choisir plutôt un mot de passe',
  passkeyContinue: 'Continuer avec une clé d’accès',
  passkeyLead:
    'Votre empreinte, votre visage ou le code de votre appareil remplace le mot de passe. Si vous perdez l’appareil, un lien par courriel vous connecte.',
  passkeySubmit: 'Créer mon compte avec une clé d’accès',
  passkeyName: 'Première clé d’accès',
  title: 'Connexion par courriel',
  lead: 'Entrez votre adresse. Nous vous enverrons un lien qui vous connecte, sans mot de passe.',
  submit: 'Recevoir le lien',
  back: 'Se connecter avec un mot de passe',
  sentTitle: 'Vérifiez vos courriels',
  sent: 'Nous avons envoyé un lien à {email}. Il fonctionne une seule fois, pendant 15 minutes, sur n’importe quel appareil.',
  nothingCame: 'Rien après quelques minutes? Vérifiez les courriels indésirables et l’adresse.',
  again: 'Demander un autre lien',
  looking: 'Nous vérifions le lien.',
  confirmTitle: 'Confirmez la connexion',
  confirmLead: 'Vous allez vous connecter au compte {email}.',
  newTitle: 'Ouvrez votre compte',
  newLead: 'Votre adresse {email} est confirmée. Il ne reste qu’à ouvrir votre compte.',
  codeLead: 'Votre lien est valide. Entrez maintenant le code de votre application.',
  failedTitle: 'Ce lien ne fonctionne plus',
};

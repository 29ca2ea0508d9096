import type { SharesMessages } from './messages.js';

export const fr: SharesMessages = {
  'SHARES.TOO_MANY': 'Une entreprise peut avoir 50 liens ouverts. Révoquez-en un dont vous n’avez plus besoin.',
  'SHARES.COMPANY_MISSING': 'Créez d’abord la page de votre entreprise : les liens lui appartiennent.',
  'SHARES.EXPIRED': 'Ce lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'SHARES.REVOKED': 'Ce lien ne fonctionne plus : il a été révoqué.',
  'SHARES.PASSWORD_REQUIRED': 'Ce lien demande un mot de passe.',
  'SHARES.PASSWORD_WRONG': 'Ce mot de passe n’est pas le bon.',
  'SHARES.FEEDBACK_FULL': 'Cette personne a déjà 20 avis par ce lien.',
};

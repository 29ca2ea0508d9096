import type { MatchingMessages } from './messages.js';

export const fr: MatchingMessages = {
  'MATCHING.ACTION_REFUSED': 'Cette correspondance a déjà changé\u00A0: ce choix n’est plus possible.',
  'MATCHING.REVIEW_OPEN':
    'Vous avez déjà demandé qu’une personne regarde cette correspondance\u00A0: sa réponse s’affichera ici.',
  'MATCHING.REVIEW_ANSWERED': 'Cette demande a déjà reçu une réponse.',
  'MATCHING.NOTICE':
    'Ce score est calculé à partir du texte du profil et de l’offre, sans nom, photo, âge, genre ni école. Aucune candidature n’est écartée automatiquement\u00A0: une personne décide, et vous pouvez faire corriger vos données.',
};

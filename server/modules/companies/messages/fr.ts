import type { CompaniesMessages } from './messages.js';

export const fr: CompaniesMessages = {
  'COMPANIES.EXISTS_ALREADY': 'Vous avez déjà une entreprise. Modifiez sa fiche plutôt que d’en créer une autre.',
  'COMPANIES.VIDEO_UNKNOWN': 'Cette adresse ne mène à aucune de vos vidéos. Envoyez d’abord la vidéo, puis ajoutez-la.',
  'COMPANIES.VIDEO_LISTED_ALREADY': 'Cette vidéo est déjà dans la galerie de l’entreprise.',
  'COMPANIES.GALLERY_FULL': 'Une galerie contient au plus {max} vidéos. Retirez-en une pour faire de la place.',
};

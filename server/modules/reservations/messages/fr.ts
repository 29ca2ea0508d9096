import type { ReservationsMessages } from './messages.js';

export const fr: ReservationsMessages = {
  'RESERVATIONS.COMPANY_MISSING': 'Créez d’abord la page de votre entreprise : une réservation se fait en son nom.',
  'RESERVATIONS.JOB_UNKNOWN': 'Choisissez une offre active de votre entreprise.',
  'RESERVATIONS.ALREADY_RESERVED': 'Votre entreprise attend déjà la réponse de cette personne.',
  'RESERVATIONS.ALREADY_OPEN': 'Le profil de cette personne est déjà ouvert à votre entreprise.',
  'RESERVATIONS.TOO_MANY_ACTIVE':
    'Vous avez déjà {max} réservations en attente : attendez une réponse ou annulez-en une.',
  'RESERVATIONS.COOLING_DOWN':
    'Votre entreprise a annulé une réservation de cette personne : réessayez dans {days} jour(s).',
  'RESERVATIONS.TOO_MANY_CANCELLED': 'Vous avez annulé {max} réservations en un jour : réessayez demain.',
  'RESERVATIONS.ACTION_REFUSED': 'Cette réservation a déjà changé : ce choix n’est plus possible.',
  'RESERVATIONS.EXPIRED': 'Le délai de cette réservation est écoulé.',
  'RESERVATIONS.VIDEO_NOT_FOR_SALE':
    'Cette personne ne permet pas l’achat d’une vidéo à l’unité. Réservez son profil pour lui demander une rencontre.',
  'RESERVATIONS.REASON_WITHOUT_REFUSAL': 'Une raison n’accompagne qu’un refus.',
  'RESERVATIONS.SOMEBODY': 'Candidat·e',
};

import type { ReservationsMessages } from './messages.js';

export const fr: ReservationsMessages = {
  'RESERVATIONS.COMPANY_MISSING': 'Créez d’abord la page de votre entreprise : une réservation se fait en son nom.',
  'RESERVATIONS.JOB_UNKNOWN': 'Choisissez une offre active de votre entreprise.',
  'RESERVATIONS.ALREADY_RESERVED': 'Votre entreprise attend déjà la réponse de cette personne.',
  'RESERVATIONS.ALREADY_OPEN': 'Le profil de cette personne est déjà ouvert à votre entreprise.',
  'RESERVATIONS.TOO_MANY_ACTIVE':
    'Vous avez déjà {max} réservations en attente : attendez une réponse ou annulez-en une.',
  'RESERVATIONS.TOO_MANY_CANCELLED': 'Vous avez annulé {max} réservations en un jour : réessayez demain.',
  'RESERVATIONS.VIDEO_NOT_FOR_SALE':
    'Les présentations de cette personne ne s’achètent pas à l’unité. Réservez son profil pour lui demander une rencontre.',
  'RESERVATIONS.COOLING_DOWN':
    'Votre entreprise a déjà fait une demande à cette personne, qui ne l’a pas acceptée : vous pourrez refaire une demande à partir du {until}.',
  'RESERVATIONS.CLOSED':
    'Votre entreprise a fait deux demandes à cette personne, qui ne les a pas acceptées : elle seule peut en permettre une autre.',
  'RESERVATIONS.IS_ACTIVE':
    'Cette demande attend encore une réponse, depuis le {since} : ce choix n’est pas possible maintenant.',
  'RESERVATIONS.IS_MATCHED': 'Cette demande a déjà été acceptée le {since} : ce choix n’est plus possible.',
  'RESERVATIONS.IS_REJECTED': 'Cette demande a déjà été refusée le {since}.',
  'RESERVATIONS.IS_EXPIRED': 'Cette demande a expiré le {since}.',
  'RESERVATIONS.IS_CANCELLED': 'Cette demande a déjà été annulée le {since}.',
  'RESERVATIONS.IS_HIRED': 'Cette demande a déjà mené à une embauche le {since} : c’est définitif.',
  'RESERVATIONS.EXPIRED': 'Le délai pour répondre à cette demande a pris fin le {since}.',
  'RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL': '« Plus jamais » ne va qu’avec un refus.',
  'RESERVATIONS.REASON_WITHOUT_REFUSAL': 'Une raison ne va qu’avec un refus.',
  'RESERVATIONS.SOMEBODY': 'Candidat·e',
};

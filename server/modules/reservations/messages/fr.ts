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
    'Cette personne ne permet pas l’achat d’une vidéo à l’unité. Réservez son profil pour lui demander une rencontre.',
  'RESERVATIONS.COOLING_DOWN':
    'Votre entreprise a déjà fait une demande à cette personne, sans réponse positive : vous pourrez refaire une demande à partir du {until}.',
  'RESERVATIONS.CLOSED':
    'Votre entreprise a fait deux demandes à cette personne, sans réponse positive : vous n’en ferez une autre que si elle l’autorise.',
  'RESERVATIONS.IS_ACTIVE':
    'Cette demande attend encore une réponse, depuis le {since} : ce choix n’est pas possible maintenant.',
  'RESERVATIONS.IS_MATCHED': 'Cette demande a déjà été acceptée le {since} : ce choix n’est plus possible.',
  'RESERVATIONS.IS_REJECTED': 'Cette demande a déjà été refusée le {since}.',
  'RESERVATIONS.IS_EXPIRED': 'Cette demande est déjà expirée depuis le {since}.',
  'RESERVATIONS.IS_CANCELLED': 'Cette demande a déjà été annulée le {since}.',
  'RESERVATIONS.IS_HIRED': 'Cette demande a déjà mené à une embauche le {since} : c’est définitif.',
  'RESERVATIONS.EXPIRED': 'Le délai de cette demande est écoulé depuis le {since}.',
  'RESERVATIONS.NEVER_AGAIN_WITHOUT_REFUSAL': '« Plus jamais » n’accompagne qu’un refus.',
  'RESERVATIONS.REASON_WITHOUT_REFUSAL': 'Une raison n’accompagne qu’un refus.',
  'RESERVATIONS.SOMEBODY': 'Candidat·e',
};

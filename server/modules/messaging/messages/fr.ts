import type { MessagingMessages } from './messages.js';

export const fr: MessagingMessages = {
  'MESSAGING.ENDED': 'Cette conversation est terminée : elle peut être lue, mais pas poursuivie.',
  'MESSAGING.NOT_PERMITTED':
    'Vous pourrez écrire à cette entreprise une fois que vous aurez postulé, accepté une correspondance ou reçu une réservation.',
  'MESSAGING.BLOCKED_BY_YOU': 'Vous avez bloqué cette personne. Débloquez-la pour lui écrire.',
  'MESSAGING.UNAVAILABLE': 'Cette personne ne peut pas recevoir de messages.',
  'MESSAGING.COMPANY_MISSING': 'Créez d’abord la page de votre entreprise : vos messages sont envoyés en son nom.',
  'MESSAGING.ATTACHMENT_WHILE_MASKED':
    'Votre profil est masqué pour cette entreprise : un fichier pourrait révéler qui vous êtes. Envoyez votre message sans pièce jointe.',
  'MESSAGING.ATTACHMENT_UNKNOWN': 'Une pièce jointe n’est plus disponible. Joignez-la de nouveau.',
  'MESSAGING.TOO_MANY_CONVERSATIONS': 'Vous avez commencé {max} conversations en un jour : réessayez demain.',
  'MESSAGING.TOO_MANY_REPORTS': 'Vous avez envoyé {max} signalements en un jour : réessayez demain.',
  'MESSAGING.ALREADY_REPORTED': 'Vous l’avez déjà signalé. Une personne de notre équipe s’en occupe.',
  'MESSAGING.REPORT_RESOLVED': 'Quelqu’un a déjà traité ce signalement.',
  'MESSAGING.TOO_MANY_BLOCKED': 'Vous avez bloqué {max} personnes, le maximum. Débloquez-en une d’abord.',
  'MESSAGING.SCHEDULED_HAS_PRICE': 'Ce message coûte des crédits : il ne peut pas être envoyé plus tard.',
  'MESSAGING.SCHEDULED_IN_PAST': 'Cette heure est passée. Choisissez-en une autre.',
  'MESSAGING.SCHEDULED_TOO_FAR': 'Un message peut être programmé au plus {days} jours à l’avance.',
  'MESSAGING.SCHEDULED_FULL':
    'Vous avez déjà {max} messages programmés. Annulez-en un ou attendez que l’un d’eux soit envoyé.',
  'MESSAGING.SCHEDULED_ROLE': 'Vous ne recrutez plus pour cette entreprise.',
  'MESSAGING.SOMEBODY': 'Candidat·e',
};

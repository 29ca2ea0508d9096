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
  'MESSAGING.SOMEBODY': 'Candidat·e',
};

import type { ApplicationsMessages } from './messages.js';

export const fr: ApplicationsMessages = {
  'APPLICATIONS.ALREADY_APPLIED': 'Vous avez déjà postulé à cette offre.',
  'APPLICATIONS.POSTING_CLOSED': 'Cette offre n’accepte plus de candidatures.',
  'APPLICATIONS.HIDDEN_FROM_COMPANY':
    'Vous vous cachez de cette entreprise\u00A0: postuler lui montrerait votre profil. Retirez-la d’abord de vos exclusions.',
  'APPLICATIONS.VIDEO_NOT_READY': 'Choisissez une de vos vidéos traitées et visibles.',
  'APPLICATIONS.WITHDRAWAL_REFUSED':
    'L’entreprise a déjà répondu à cette candidature\u00A0: elle ne peut plus être retirée. Écrivez-lui pour demander son retrait.',
  'APPLICATIONS.ALREADY_CHANGED': 'Cette candidature a déjà changé\u00A0: ce choix n’est plus possible.',
  'APPLICATIONS.UNDO_OVER': 'Un refus ne peut être repris que pendant cinq minutes.',
  'APPLICATIONS.MISPLACED_PART': 'Cette partie ne va pas avec le choix demandé.',
  'APPLICATIONS.INTERVIEW_IN_PAST': 'Choisissez un moment à venir.',
  'APPLICATIONS.UNKNOWN_TIME_ZONE': 'Ce fuseau horaire est inconnu.',
  'APPLICATIONS.SLOT_GONE': 'Ce moment n’est plus offert. Choisissez-en un autre.',
  'APPLICATIONS.INTERVIEW_CANCELLED': 'Cette entrevue est annulée.',
  'APPLICATIONS.INTERVIEW_SUMMARY': 'Entrevue\u00A0: {job} – {company}',
  'APPLICATIONS.INTERVIEW_VIDEO': 'Entrevue par vidéo',
  'APPLICATIONS.INTERVIEW_PHONE': 'Entrevue au téléphone',
  'APPLICATIONS.INTERVIEW_IN_PERSON': 'Entrevue en personne',
};

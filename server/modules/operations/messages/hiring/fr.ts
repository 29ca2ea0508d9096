import type { HiringMessages } from './messages.js';

export const fr: HiringMessages = {
  'OPERATIONS.HIRING_FILE': 'entrevue-recrutement',
  'OPERATIONS.HIRING_TITLE': 'Offre',
  'OPERATIONS.HIRING_STATUS': 'État',
  'OPERATIONS.HIRING_VIEWS': 'Vues',
  'OPERATIONS.HIRING_APPLICATIONS': 'Candidatures',
  'OPERATIONS.HIRING_ANSWERED': 'Avec réponse',
  'OPERATIONS.HIRING_INTERVIEWS': 'Avec entrevue',
  'OPERATIONS.HIRING_OFFERS': 'Avec offre',
  'OPERATIONS.HIRING_ACCEPTED': 'Acceptées',
  'OPERATIONS.HIRING_HIRED': 'Embauches',
  'OPERATIONS.HIRING_RESPONSE_HOURS': 'Délai de réponse médian (heures)',
  'OPERATIONS.HIRING_HIRE_HOURS': 'Délai d’embauche médian (heures)',
  'OPERATIONS.HIRING_CREDITS': 'Crédits dépensés',
  'OPERATIONS.HIRING_JOB_DRAFT': 'Brouillon',
  'OPERATIONS.HIRING_JOB_ACTIVE': 'Ouverte',
  'OPERATIONS.HIRING_JOB_PAUSED': 'En pause',
  'OPERATIONS.HIRING_JOB_CLOSED': 'Retirée',
};

import type { OperationsMessages } from './messages.js';

export const fr: OperationsMessages = {
  'OPERATIONS.CSV_FILE': 'entrevue-journal',
  'OPERATIONS.CSV_DATE': 'Date (UTC)',
  'OPERATIONS.CSV_OPERATOR': 'Qui',
  'OPERATIONS.CSV_OPERATOR_ID': 'Identifiant',
  'OPERATIONS.CSV_ACTION': 'Action',
  'OPERATIONS.CSV_SUBJECT': 'Objet',
  'OPERATIONS.CSV_SUBJECT_ID': 'Identifiant de l’objet',
  'OPERATIONS.CSV_REASON': 'Raison',
  'OPERATIONS.CSV_DETAILS': 'Détails',
};

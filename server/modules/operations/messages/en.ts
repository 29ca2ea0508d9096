import type { OperationsMessages } from './messages.js';

export const en: OperationsMessages = {
  'OPERATIONS.CSV_FILE': 'entrevue-audit',
  'OPERATIONS.CSV_DATE': 'Date (UTC)',
  'OPERATIONS.CSV_OPERATOR': 'Who',
  'OPERATIONS.CSV_OPERATOR_ID': 'ID',
  'OPERATIONS.CSV_ACTION': 'Action',
  'OPERATIONS.CSV_SUBJECT': 'Subject',
  'OPERATIONS.CSV_SUBJECT_ID': 'Subject ID',
  'OPERATIONS.CSV_REASON': 'Reason',
  'OPERATIONS.CSV_DETAILS': 'Details',
};

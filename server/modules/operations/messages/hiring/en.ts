import type { HiringMessages } from './messages.js';

export const en: HiringMessages = {
  'OPERATIONS.HIRING_FILE': 'entrevue-hiring',
  'OPERATIONS.HIRING_TITLE': 'Job',
  'OPERATIONS.HIRING_STATUS': 'Status',
  'OPERATIONS.HIRING_VIEWS': 'Views',
  'OPERATIONS.HIRING_APPLICATIONS': 'Applications',
  'OPERATIONS.HIRING_ANSWERED': 'Answered',
  'OPERATIONS.HIRING_INTERVIEWS': 'Interviewed',
  'OPERATIONS.HIRING_OFFERS': 'Offered',
  'OPERATIONS.HIRING_ACCEPTED': 'Accepted',
  'OPERATIONS.HIRING_HIRED': 'Hired',
  'OPERATIONS.HIRING_RESPONSE_HOURS': 'Median response time (hours)',
  'OPERATIONS.HIRING_HIRE_HOURS': 'Median time to hire (hours)',
  'OPERATIONS.HIRING_CREDITS': 'Credits spent',
  'OPERATIONS.HIRING_JOB_DRAFT': 'Draft',
  'OPERATIONS.HIRING_JOB_ACTIVE': 'Active',
  'OPERATIONS.HIRING_JOB_PAUSED': 'Paused',
  'OPERATIONS.HIRING_JOB_CLOSED': 'Removed',
};

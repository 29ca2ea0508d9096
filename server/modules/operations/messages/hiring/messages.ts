type Column =
  | 'TITLE'
  | 'STATUS'
  | 'VIEWS'
  | 'APPLICATIONS'
  | 'ANSWERED'
  | 'INTERVIEWS'
  | 'OFFERS'
  | 'ACCEPTED'
  | 'HIRED'
  | 'RESPONSE_HOURS'
  | 'HIRE_HOURS'
  | 'CREDITS';
type Status = 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'CLOSED';

/** Words of the table of hiring figures. */
export type HiringMessages = Record<
  'OPERATIONS.HIRING_FILE' | `OPERATIONS.HIRING_${Column}` | `OPERATIONS.HIRING_JOB_${Status}`,
  string
>;

export interface MessagingMessages {
  'MESSAGING.ENDED': string;
  'MESSAGING.NOT_PERMITTED': string;
  'MESSAGING.BLOCKED_BY_YOU': string;
  'MESSAGING.UNAVAILABLE': string;
  'MESSAGING.COMPANY_MISSING': string;
  'MESSAGING.ATTACHMENT_WHILE_MASKED': string;
  'MESSAGING.ATTACHMENT_UNKNOWN': string;
  /** `{max}` per day. */
  'MESSAGING.TOO_MANY_CONVERSATIONS': string;
  /** `{max}` per day. */
  'MESSAGING.TOO_MANY_REPORTS': string;
  'MESSAGING.ALREADY_REPORTED': string;
  'MESSAGING.REPORT_RESOLVED': string;
  /** `{max}` people. */
  'MESSAGING.TOO_MANY_BLOCKED': string;
  /** Name of a masked person in lists. */
  'MESSAGING.SOMEBODY': string;
}

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
  'MESSAGING.SCHEDULED_HAS_PRICE': string;
  'MESSAGING.SCHEDULED_IN_PAST': string;
  /** `{days}`. */
  'MESSAGING.SCHEDULED_TOO_FAR': string;
  /** `{max}` messages. */
  'MESSAGING.SCHEDULED_FULL': string;
  'MESSAGING.SCHEDULED_ROLE': string;
  /** Name of a masked person in lists. */
  'MESSAGING.SOMEBODY': string;
}

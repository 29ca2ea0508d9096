/** `{from}` and `{to}` are statuses as the contract names them. */
export interface MatchingMessages {
  'MATCHING.ACTION_REFUSED': string;
  'MATCHING.REVIEW_OPEN': string;
  'MATCHING.REVIEW_ANSWERED': string;
  /** Shown with every score. */
  'MATCHING.NOTICE': string;
}

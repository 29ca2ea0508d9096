/** `{since}`: when the match came to that status. */
export interface MatchingMessages {
  'MATCHING.IS_PENDING': string;
  'MATCHING.IS_ACCEPTED': string;
  'MATCHING.IS_MATCHED': string;
  'MATCHING.IS_REJECTED': string;
  'MATCHING.IS_CANCELLED': string;
  'MATCHING.IS_HIRED': string;
  'MATCHING.ALREADY_INTRODUCED': string;
  'MATCHING.REVIEW_OPEN': string;
  'MATCHING.REVIEW_ANSWERED': string;
  'MATCHING.PRESET_NAME_TAKEN': string;
  /** `{most}`: how many presets one may keep. */
  'MATCHING.TOO_MANY_PRESETS': string;
  /** A band of years of experience. */
  'MATCHING.YEARS_BETWEEN': string;
  'MATCHING.YEARS_FROM': string;
  /** Shown with every score. */
  'MATCHING.NOTICE': string;
}

/** `{from}` and `{to}` are statuses as the contract names them. */
export interface MatchingMessages {
  'MATCHING.ACTION_REFUSED': string;
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

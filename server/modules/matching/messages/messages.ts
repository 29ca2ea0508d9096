/** `{since}`: when the match got this status. */
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
  /** `{most}`: max number of presets. */
  'MATCHING.TOO_MANY_PRESETS': string;
  'MATCHING.TOO_MANY_SHARED_PRESETS': string;
  /** A range of years of experience. */
  'MATCHING.YEARS_BETWEEN': string;
  'MATCHING.YEARS_FROM': string;
  /** Shown with every score. */
  'MATCHING.NOTICE': string;
  /** Remarks for operators (`server/platform/health/health-text.ts`). */
  'HEALTH.MATCHING_LEVEL': string;
  'HEALTH.TAXONOMY_OUTDATED': string;
  'HEALTH.EMBEDDINGS_USED': string;
  'HEALTH.EMBEDDINGS_MISSING_one': string;
  'HEALTH.EMBEDDINGS_MISSING_other': string;
  'HEALTH.EMBEDDINGS_MISSING_MANY': string;
  'HEALTH.SHARDS_ANSWER_one': string;
  'HEALTH.SHARDS_ANSWER_other': string;
  'HEALTH.SHARDS_MISSING': string;
}

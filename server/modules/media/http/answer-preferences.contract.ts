import { z } from 'zod';
import { videoKind } from './media.contract.js';

/** How the caller prefers to answer. Only the caller reads it. */
export const answerPreferences = z.strictObject({
  format: videoKind,
  /** As the questions suggest, twice as long, or five minutes. */
  answer_time: z.enum(['suggested', 'double', 'long']),
  /** To think before each answer; null for no limit. */
  think_seconds: z.int().min(1).max(600).nullable(),
});
export type AnswerPreferences = z.infer<typeof answerPreferences>;

/** `preferences` is null if the caller kept none. */
export const keptAnswerPreferences = z.object({ preferences: answerPreferences.nullable() });
export type KeptAnswerPreferences = z.infer<typeof keptAnswerPreferences>;

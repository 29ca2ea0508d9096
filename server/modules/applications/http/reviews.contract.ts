import { z } from 'zod';
import { id, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { blindStep } from './blind.contract.js';

export const MAX_CRITERIA = 10;
/** Scores are 1 to 4, each with its words. */
export const scoreSteps = [1, 2, 3, 4] as const;

const criterionId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const words = trimmedText(1, 200);

const criterionFields = { id: criterionId, name: trimmedText(1, 120) };

/** The criterion and the meaning of 1, 2, 3 and 4, in the posting's language. */
export const criterion = z.object({ ...criterionFields, anchors: z.tuple([words, words, words, words]) });
export type Criterion = z.output<typeof criterion>;

export const scorecardTemplate = z.object({ id: z.string(), name: z.string(), criteria: z.array(criterion) });
export type ScorecardTemplate = z.output<typeof scorecardTemplate>;

/** `version` 0: the team still uses the standard criteria. */
export const scorecard = z.object({
  job_id: id,
  title: z.string(),
  criteria: z.array(criterion),
  version: z.int().min(0),
  templates: z.array(scorecardTemplate),
  allowed_actions: z.array(z.enum(['EDIT'])),
});
export type Scorecard = z.infer<typeof scorecard>;

/** `version` is the one this change is based on; another one stored meanwhile gives 409. */
export const saveScorecardRequest = z.strictObject({
  criteria: z
    .array(z.strictObject({ ...criterionFields, anchors: z.tuple([words, words, words, words]) }))
    .min(1)
    .max(MAX_CRITERIA)
    .refine((criteria) => new Set(criteria.map(({ id: each }) => each)).size === criteria.length, {
      error: 'must not repeat a criterion',
    }),
  version: z.int().min(0),
});
export type SaveScorecardRequest = z.output<typeof saveScorecardRequest>;

export const givenScore = z.object({
  criterion_id: z.string(),
  criterion: z.string(),
  score: z.int().min(1).max(4).nullable(),
  note: z.string(),
});
export type GivenScore = z.infer<typeof givenScore>;

export const reviewVersion = z.object({ at: timestamp, average: z.number().nullable(), after_close: z.boolean() });

const reviewFields = {
  scores: z.array(givenScore),
  average: z.number().nullable(),
  /** It was submitted after the posting closed. */
  after_close: z.boolean(),
  updated_at: timestamp,
  /** Each time it was submitted, oldest first. */
  versions: z.array(reviewVersion),
};

/** The reader's own review; `submitted_at` is null for a draft, which only they see. */
export const ownReview = z.object({ ...reviewFields, submitted_at: timestamp.nullable() });
export type OwnReview = z.infer<typeof ownReview>;

export const myReview = z.object({
  application_id: id,
  criteria: z.array(criterion),
  /** Null before the first save. */
  review: ownReview.nullable(),
  /** The posting is closed: a score given now says so. */
  posting_closed: z.boolean(),
});
export type MyReview = z.infer<typeof myReview>;

/** `submit: false` keeps a draft. Once submitted, a review can be changed, and each version stays readable. */
export const saveReviewRequest = z.strictObject({
  scores: z
    .array(
      z.strictObject({
        criterion_id: criterionId,
        score: z.int().min(1).max(4).nullable(),
        note: trimmedText(0, 2000).optional(),
      }),
    )
    .max(MAX_CRITERIA),
  submit: z.boolean().default(true),
  /** The step of a blind review that the score is about: submitting opens the next one. Absent: the current step. */
  blind_step: blindStep.optional(),
});
export type SaveReviewRequest = z.output<typeof saveReviewRequest>;

const summaryFields = { average: z.number(), spread: z.number(), n: z.int().min(0) };

export const teamReview = z.object({
  ...reviewFields,
  /** Null if the person left the platform. */
  reviewer: z.string().nullable(),
  is_yours: z.boolean(),
  submitted_at: timestamp,
});
export type TeamReview = z.infer<typeof teamReview>;

/** `spread`: highest minus lowest. */
export const teamReviews = z.object({
  reviews: z.array(teamReview),
  summary: z.object(summaryFields),
  criteria: z.array(z.object({ criterion_id: z.string(), criterion: z.string(), ...summaryFields })),
});
export type TeamReviews = z.infer<typeof teamReviews>;

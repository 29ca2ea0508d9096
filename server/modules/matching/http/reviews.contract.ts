import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

/** OPEN: requested, no answer yet. */
export const reviewStatuses = ['OPEN', 'ANSWERED'] as const;
const reviewStatus = z.enum(reviewStatuses);

export const LONGEST_REVIEW_MESSAGE = 1000;
const LONGEST_REVIEW_ANSWER = 2000;

/** A review of a match by a person, as the requesting seeker sees it. */
export const review = z.object({
  status: reviewStatus,
  message: z.string().nullable(),
  answer: z.string().nullable(),
  asked_at: timestamp,
  answered_at: timestamp.nullable(),
});
export type Review = z.infer<typeof review>;

/** The body is optional. */
export const askReviewRequest = z.strictObject({ message: nullableText(LONGEST_REVIEW_MESSAGE).optional() }).optional();
export type AskReviewRequest = z.infer<typeof askReviewRequest>;

export const askReviewAnswer = z.object({ review });
export type AskReviewAnswer = z.infer<typeof askReviewAnswer>;

/** The same, as operators see it. */
export const matchReview = review.extend({
  id,
  match_id: id,
  job_title: z.string().nullable(),
  match_score: z.int().min(0).max(100),
  seeker_id: id,
});
export type MatchReviewAnswer = z.infer<typeof matchReview>;

export const matchReviewsQuery = z.strictObject({ ...pageFields, status: upperEnum(reviewStatuses).optional() });
export type MatchReviewsQuery = z.infer<typeof matchReviewsQuery>;

/** Open ones first, oldest first. */
export const matchReviewsPage = pageOf('reviews', matchReview);
export type MatchReviewsPage = z.infer<typeof matchReviewsPage>;

export const answerReviewRequest = z.strictObject({ answer: trimmedText(1, LONGEST_REVIEW_ANSWER) });
export type AnswerReviewRequest = z.infer<typeof answerReviewRequest>;

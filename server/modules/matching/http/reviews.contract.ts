import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

/** OPEN: somebody asked, nobody has answered. */
export const reviewStatuses = ['OPEN', 'ANSWERED'] as const;
const reviewStatus = z.enum(reviewStatuses);

export const LONGEST_REVIEW_MESSAGE = 1000;
const LONGEST_REVIEW_ANSWER = 2000;

/** A person's look at a match, as the seeker who asked for it sees it. */
export const review = z.object({
  status: reviewStatus,
  message: z.string().nullable(),
  answer: z.string().nullable(),
  asked_at: timestamp,
  answered_at: timestamp.nullable(),
});
export type Review = z.infer<typeof review>;

/** The whole body may be left out. */
export const askReviewRequest = z.strictObject({ message: nullableText(LONGEST_REVIEW_MESSAGE).optional() }).optional();
export type AskReviewRequest = z.infer<typeof askReviewRequest>;

export const askReviewAnswer = z.object({ review });
export type AskReviewAnswer = z.infer<typeof askReviewAnswer>;

/** The same as the operator who answers it sees it. */
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

/** What is open first, the longest waiting before the others. */
export const matchReviewsPage = pageOf('reviews', matchReview);
export type MatchReviewsPage = z.infer<typeof matchReviewsPage>;

export const answerReviewRequest = z.strictObject({ answer: trimmedText(1, LONGEST_REVIEW_ANSWER) });
export type AnswerReviewRequest = z.infer<typeof answerReviewRequest>;

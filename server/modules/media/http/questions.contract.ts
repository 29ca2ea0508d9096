import { z } from 'zod';
import { id, nullableText, trimmedText } from '../../../platform/contract/fields.contract.js';

/** Max lengths in characters, and max numbers. */
export const questionTextMax = 500;
export const answerTextMax = 5_000;
export const questionsMax = 50;
export const blockTitleMax = 120;
export const blocksMax = 50;

/** A day, longer than any accepted video; catches typing errors. */
const LONGEST_SECONDS = 86_400;

/**
 * Seconds from the start of the video, rounded to milliseconds. Limits are checked separately below, where each has its own
 * message.
 */
const seconds = z.number().transform((value) => Math.round(value * 1000) / 1000);

export interface QuestionTimes {
  readonly timestamp_start: number;
  readonly timestamp_end?: number | null | undefined;
}

/** An invalid time of a question: the field, and a code that is also the message's key. */
export interface TimeProblem {
  readonly field: 'timestamp_start' | 'timestamp_end';
  readonly code:
    | 'MEDIA.INVALID_START'
    | 'MEDIA.INVALID_END'
    | 'MEDIA.TIME_TOO_LONG'
    | 'MEDIA.INVALID_TIME_RANGE'
    | 'MEDIA.END_TOO_LONG';
}

/**
 * The rule for a question's times, shared by form and server.
 *
 * @param duration of the video in seconds; if null, only the order is checked
 */
export function timeProblemOf(times: QuestionTimes, duration: number | null): TimeProblem | null {
  const { timestamp_start: start, timestamp_end: end = null } = times;
  if (!(start >= 0) || start > LONGEST_SECONDS) return { field: 'timestamp_start', code: 'MEDIA.INVALID_START' };
  if (duration !== null && start > duration) return { field: 'timestamp_start', code: 'MEDIA.TIME_TOO_LONG' };
  if (end === null) return null;
  if (!(end >= 0) || end > LONGEST_SECONDS) return { field: 'timestamp_end', code: 'MEDIA.INVALID_END' };
  if (end <= start) return { field: 'timestamp_end', code: 'MEDIA.INVALID_TIME_RANGE' };
  return duration !== null && end > duration ? { field: 'timestamp_end', code: 'MEDIA.END_TOO_LONG' } : null;
}

/** A question in a request. `order` is its position; positions in responses start at 0 without gaps. */
export const questionInput = z.strictObject({
  question_text: trimmedText(0, questionTextMax),
  timestamp_start: seconds,
  timestamp_end: seconds.nullable().optional(),
  answer_text: nullableText(answerTextMax).optional(),
  order: z.int().min(0).max(10_000).optional(),
  question_block_id: id.nullable().optional(),
});
export type QuestionInput = z.infer<typeof questionInput>;

/** Missing fields stay unchanged; null clears the end, answer or block. */
export const updateQuestionRequest = z.strictObject({
  question_text: trimmedText(0, questionTextMax).optional(),
  timestamp_start: seconds.optional(),
  timestamp_end: seconds.nullable().optional(),
  answer_text: nullableText(answerTextMax).optional(),
  order: z.int().min(0).max(10_000).optional(),
  question_block_id: id.nullable().optional(),
});
export type UpdateQuestionRequest = z.infer<typeof updateQuestionRequest>;

/** All questions of a video; questions missing in the list are deleted. */
export const replaceQuestionsRequest = z.strictObject({ questions: z.array(questionInput).max(questionsMax) });
export type ReplaceQuestionsRequest = z.infer<typeof replaceQuestionsRequest>;

/** A question of a video. `problem`: its times do not fit the video, whose length was unknown when they were written. */
export const videoQuestion = z.object({
  id,
  question_text: z.string(),
  timestamp_start: z.number().min(0),
  timestamp_end: z.number().min(0).nullable(),
  answer_text: z.string().nullable(),
  order: z.int().min(0),
  question_block_id: id.nullable(),
  problem: z.object({ field: z.string(), code: z.string(), message: z.string() }).nullable(),
});
export type VideoQuestion = z.infer<typeof videoQuestion>;

export const videoQuestions = z.object({ questions: z.array(videoQuestion) });
export type VideoQuestions = z.infer<typeof videoQuestions>;

/** A question of a set, without times, which come from the recording. `suggested_seconds` is the usual length of an answer. */
export const blockQuestion = z.object({
  question_text: z.string(),
  suggested_seconds: z.int().min(5).max(600).nullable(),
  order: z.int().min(0),
});
export type BlockQuestion = z.infer<typeof blockQuestion>;

/** A set of questions. `is_default` sets are ours, in the caller's language, and cannot be changed. */
export const questionBlock = z.object({
  id,
  title: z.string(),
  is_default: z.boolean(),
  questions: z.array(blockQuestion),
});
export type QuestionBlock = z.infer<typeof questionBlock>;

/** Default sets first, then the caller's, newest first. */
export const questionBlocks = z.object({ blocks: z.array(questionBlock) });
export type QuestionBlocks = z.infer<typeof questionBlocks>;

/** Questions of a set in order; a plain string is a question without a suggested length. */
const blockQuestionInput = z.union([
  trimmedText(1, questionTextMax).transform((question_text) => ({ question_text, suggested_seconds: null })),
  z.strictObject({
    question_text: trimmedText(1, questionTextMax),
    suggested_seconds: z.int().min(5).max(600).nullable().default(null),
    order: z.int().min(0).max(10_000).optional(),
  }),
]);
export const createBlockRequest = z.strictObject({
  title: trimmedText(1, blockTitleMax),
  questions: z.array(blockQuestionInput).min(1).max(questionsMax),
});
export type CreateBlockRequest = z.infer<typeof createBlockRequest>;

/** Missing fields stay unchanged. */
export const updateBlockRequest = z.strictObject({
  title: trimmedText(1, blockTitleMax).optional(),
  questions: z.array(blockQuestionInput).min(1).max(questionsMax).optional(),
});
export type UpdateBlockRequest = z.infer<typeof updateBlockRequest>;

export const questionsRemoved = z.object({ success: z.literal(true) });
export type QuestionsRemoved = z.infer<typeof questionsRemoved>;

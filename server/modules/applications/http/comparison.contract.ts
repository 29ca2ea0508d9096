import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';
import { closedReasons } from './applications.contract.js';
import { applicationStatus, stageId, stageName } from './stage-fields.contract.js';

/** More people than this do not fit beside each other. */
export const MAX_COMPARED = 4;

/** Ids of applications to the posting, separated by commas. */
export const comparisonQuery = z.strictObject({
  ids: z
    .string()
    .max(200)
    .default('')
    .transform((text): unknown[] => (text === '' ? [] : text.split(',')))
    .pipe(z.array(id).max(MAX_COMPARED)),
});
export type ComparisonQuery = z.output<typeof comparisonQuery>;

/**
 * The parts of an answer that the reader sees. ALL: the video. SOUND: the voice and the words, in a blind review that has reached this
 * step. WORDS: only words. MASK: nothing, because the profile is masked.
 */
export const comparedParts = ['ALL', 'SOUND', 'WORDS', 'MASK'] as const;
export type ComparedPart = (typeof comparedParts)[number];

/** How answers can be played. PREPARING: the sound is being extracted; ask again in a few seconds. */
export const comparedMedia = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('VIDEO'),
    url: z.string(),
    /** HLS, if there are several qualities. */
    hls_url: z.string().nullable(),
    poster_url: z.string(),
    duration: z.number().min(0),
  }),
  z.object({ kind: z.literal('SOUND'), url: z.string(), duration: z.number().min(0) }),
  z.object({ kind: z.literal('PREPARING') }),
]);
export type ComparedMedia = z.infer<typeof comparedMedia>;

export const comparedPerson = z.object({
  application_id: id,
  /** The code name during a blind review. */
  name: z.string(),
  shows: z.enum(comparedParts),
  status: applicationStatus,
  closed_reason: z.enum(closedReasons).nullable(),
  stage: z.object({ id: stageId, name: stageName }),
  /** Null during a blind review. */
  match_score: z.int().min(0).max(100).nullable(),
  skills: z.array(z.string()),
  years_experience: z.number().nullable(),
  /** The reader's own average. */
  own_average: z.number().nullable(),
  /** The team's opinion; null until the reader has submitted a review of this person. */
  team: z
    .object({
      average: z.number(),
      spread: z.number(),
      n: z.int().min(0),
      criteria: z.array(z.object({ criterion_id: z.string(), average: z.number() })),
    })
    .nullable(),
  /** Null without a finished video, and if nothing of it may be heard. */
  media: comparedMedia.nullable(),
  /** The whole speech of the video; null without a transcript. */
  transcript: z.string().nullable(),
  /** The profile's texts, if there is no transcript. */
  own_text: z.object({ about: z.string().nullable(), experience: z.string().nullable() }).nullable(),
});
export type ComparedPerson = z.infer<typeof comparedPerson>;

/** One person's answer. Seconds; null where nothing can be played. */
export const comparedAnswer = z.object({
  application_id: id,
  start: z.number().min(0).nullable(),
  end: z.number().min(0).nullable(),
  said: z.string().nullable(),
  written: z.string().nullable(),
});
export type ComparedAnswer = z.infer<typeof comparedAnswer>;

/** `GET /api/jobs/{id}/comparison`: people who withdrew or left are absent. */
export const comparison = z.object({
  job_id: id,
  title: z.string(),
  criteria: z.array(z.object({ id: z.string(), name: z.string() })),
  /** In the order of the request. */
  people: z.array(comparedPerson),
  /** The posting's own questions first; each with the answers of those who answered it. */
  questions: z.array(z.object({ text: z.string(), of_posting: z.boolean(), answers: z.array(comparedAnswer) })),
});
export type Comparison = z.infer<typeof comparison>;

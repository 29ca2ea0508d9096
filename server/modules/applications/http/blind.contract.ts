import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';

export const blindStep = z.enum(['TEXT', 'SOUND', 'PICTURE']);
export type BlindStepName = z.infer<typeof blindStep>;

/** SILENT: the person has no video, or one without sound. PREPARING: ask again in a few seconds, or go on without it. */
export const blindSound = z.discriminatedUnion('state', [
  z.object({ state: z.literal('SILENT') }),
  z.object({ state: z.literal('PREPARING') }),
  z.object({ state: z.literal('READY'), url: z.string() }),
]);

/**
 * The content of a step of a blind review. All texts are the person's own, without names, contact data, schools and their place. From
 * PICTURE on nothing is hidden, and the application's other answers show everything.
 */
export const blindReview = z.object({
  application_id: id,
  job_id: id,
  job_title: z.string(),
  /** Stands for the person's name while it is hidden. */
  code_name: z.string(),
  step: blindStep,
  /** Steps in the order in which the next ones open; without a video there is no SOUND. */
  steps: z.array(blindStep),
  /** When the reader opened which step. */
  opened: z.array(z.object({ step: blindStep, at: timestamp })),
  skills: z.array(z.string()),
  years_experience: z.number().nullable(),
  letter: z.string().nullable(),
  /** The words said on video; null without a transcript. */
  transcript: z.string().nullable(),
  /** Typed answers beside the video. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The profile's texts, if there is no transcript. */
  own_text: z.object({ about: z.string().nullable(), experience: z.string().nullable() }).nullable(),
  /** Null before the step SOUND. */
  sound: blindSound.nullable(),
  /** Of owners and recruiters, who choose. LEAVE: stop without a score. */
  allowed_actions: z.array(z.enum(['BEGIN', 'LEAVE'])),
});
export type BlindReviewAnswer = z.infer<typeof blindReview>;

import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';

/** The recorder's random id of a recording on the person's device: 32 hexadecimal digits. */
export const recordingId = z.string().regex(/^[0-9a-f]{32}$/);

/** `recording_id` is made by the recorder. The same one gets the same phrase again. */
export const presenceDrawRequest = z.strictObject({ recording_id: recordingId });
export type PresenceDrawRequest = z.infer<typeof presenceDrawRequest>;

/** In the caller's language. An upload that begins before `expires_at` with `presence: recording_id` gets the mark. */
export const presenceDrawn = z.object({
  recording_id: recordingId,
  phrase: z.string(),
  gesture: z.string(),
  drawn_at: timestamp,
  expires_at: timestamp,
});
export type PresenceDrawn = z.infer<typeof presenceDrawn>;

/**
 * "Recorded here, live": the phrase was drawn at `drawn_at`, and the recording arrived after it. Nothing has checked that it is said.
 * `phrase` and `gesture` are null for viewers who see the owner masked; `gesture` also where there is no picture.
 */
export const recordedLive = z.object({
  drawn_at: timestamp,
  phrase: z.string().nullable(),
  /** Language of the phrase. */
  language: z.enum(['fr', 'en']),
  gesture: z.string().nullable(),
});
export type RecordedLive = z.infer<typeof recordedLive>;

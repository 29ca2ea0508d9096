import { z } from 'zod';
import { recordingId } from './presence.contract.js';
import { recordedKind, videoQuality, videoTitleMax } from './media.contract.js';
import { id, queryBoolean, trimmedText } from '../../../platform/contract/fields.contract.js';

export * from './resumable-addresses.contract.js';

/** Max recordings in one upload: one per answer, and a few interrupted ones. */
export const recordingPartsMax = 48;

/**
 * The recorder sends its answers as consecutive recordings in one upload. These are their lengths in bytes, in order, separated
 * by commas; the sum is the length of the upload.
 */
export const recordingParts = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int()).max(recordingPartsMax));

/** Shortest span that can be kept of one recording, and its latest end, in milliseconds. */
export const keptMillisecondsMin = 100;
const keptMillisecondsMax = 3_600_000;

/**
 * The kept span of each recording, in order, separated by commas: `from-to` in milliseconds, or nothing for the whole one.
 * "1200-45300,,0-9000" trims the first and the third of three recordings.
 */
export const keptSpans = z
  .string()
  .max(1000)
  .regex(/^(\d{1,7}-\d{1,7})?(,(\d{1,7}-\d{1,7})?)*$/)
  .transform((text) =>
    text.split(',').map((span) => {
      const [from, to] = span.split('-').map(Number);
      return span === '' || from === undefined || to === undefined ? null : { from, to };
    }),
  )
  .pipe(
    z
      .array(
        z
          .object({ from: z.int().min(0), to: z.int().max(keptMillisecondsMax) })
          .refine(({ from, to }) => to - from >= keptMillisecondsMin)
          .nullable(),
      )
      .max(recordingPartsMax)
      .refine((spans) => spans.some((span) => span !== null)),
  );

/** Keys of `Upload-Metadata` with base64 values (tus 1.0.0, creation). Unknown ones are refused. */
export const resumableMetadata = z
  .strictObject({
    filename: z.string().max(1000).default(''),
    /** The sender's MIME type; the server decides by content. */
    filetype: z.string().max(200).optional(),
    title: trimmedText(0, videoTitleMax).optional(),
    quality: videoQuality.optional(),
    kind: recordedKind.optional(),
    parts: recordingParts.optional(),
    kept: keptSpans.optional(),
    /** Less noise in the sound. */
    reduces_noise: queryBoolean.optional(),
    /** Recording of a live interview: the video becomes the interview's instead of the sender's. */
    recording: id.optional(),
    /** A recording made in the recorder with a drawn phrase: its `recording_id` (`POST /api/presence-draws`). */
    presence: recordingId.optional(),
  })
  .refine(({ recording, presence }) => recording === undefined || presence === undefined, { path: ['presence'] });
export type ResumableMetadata = z.infer<typeof resumableMetadata>;

/** Algorithms of `Upload-Checksum` (tus 1.0.0, checksum). */
export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const;

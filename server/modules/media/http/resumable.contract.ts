import { z } from 'zod';
import { recordedKind, videoQuality, videoTitleMax } from './media.contract.js';
import { id, trimmedText } from '../../../platform/contract/fields.contract.js';

/** Base path of resumable uploads (tus 1.0.0); each upload has its own address below it. */
export const resumableUploadsPath = '/api/uploads';

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

/** Keys of `Upload-Metadata` with base64 values (tus 1.0.0, creation). Unknown ones are refused. */
export const resumableMetadata = z.strictObject({
  filename: z.string().max(1000).default(''),
  /** The sender's MIME type; the server decides by content. */
  filetype: z.string().max(200).optional(),
  title: trimmedText(0, videoTitleMax).optional(),
  quality: videoQuality.optional(),
  kind: recordedKind.optional(),
  parts: recordingParts.optional(),
  /** Recording of a live interview: the video becomes the interview's instead of the sender's. */
  recording: id.optional(),
});
export type ResumableMetadata = z.infer<typeof resumableMetadata>;

/** Max bytes per PATCH, which may have to be sent again after an interruption. */
export const resumableChunkBytes = 8 * 1024 * 1024;

/** Sent with 201. Replaces the session for this upload, so that an upload longer than a session can finish. */
export const uploadTokenHeader = 'upload-token';
/** Algorithms of `Upload-Checksum` (tus 1.0.0, checksum). */
export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const;

import { z } from 'zod';
import { videoQuality, videoTitleMax } from './media.contract.js';
import { trimmedText } from '../../../platform/contract/fields.contract.js';

/** Where resumable uploads (tus 1.0.0) begin; each one has an address of its own below it. */
export const resumableUploadsPath = '/api/uploads';

/** How many recordings one upload may hold: an answer each, and a few that broke off and went on. */
export const recordingPartsMax = 48;

/**
 * The recorder's answers are recordings of their own, sent one after the other as one upload; this tells where each begins:
 * their lengths in bytes, in order, separated by commas. Together they are the length of the upload.
 */
export const recordingParts = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int()).max(recordingPartsMax));

/** The keys of `Upload-Metadata`, whose values are base64 (tus 1.0.0, creation). Unknown ones are refused. */
export const resumableMetadata = z.strictObject({
  filename: z.string().max(1000).default(''),
  /** What the sender takes it for; the server judges by content. */
  filetype: z.string().max(200).optional(),
  title: trimmedText(0, videoTitleMax).optional(),
  quality: videoQuality.optional(),
  parts: recordingParts.optional(),
});
export type ResumableMetadata = z.infer<typeof resumableMetadata>;

/** Largest piece a sender should put into one PATCH, in bytes: what it may have to send again after a cut. */
export const resumableChunkBytes = 8 * 1024 * 1024;

/** Sent with 201: stands in for the session on this one upload, so that an upload longer than a session still ends. */
export const uploadTokenHeader = 'upload-token';
/** Algorithms of `Upload-Checksum` (tus 1.0.0, checksum). */
export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const;

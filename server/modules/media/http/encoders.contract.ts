import { z } from 'zod';
import { id, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { pageOf, pageQuery } from '../../../platform/contract/page.contract.js';

/** Limits of the form. */
export const encoderNameMax = 60;
export const encoderSlotsMax = 16;

export const refusalCode = z.enum([
  'NOT_MP4',
  'OTHER_TRACKS',
  'OTHER_SIZE',
  'OTHER_PICTURE_FORMAT',
  'OTHER_FRAME_RATE',
  'OTHER_SOUND_FORMAT',
  'OTHER_LENGTH',
  'TOO_LARGE',
  'OTHER_FILES',
  'UNREADABLE',
  'FEW_KEY_FRAMES',
  'OTHER_CUTS',
  'NO_ORIGINAL',
  'CHECK_ENDED',
  'ENCODER_VERDICT',
  'OTHER',
]);

export const encoderRefusal = z.object({
  code: refusalCode,
  /** The file that was refused, such as `720p`; null if it was not one of them. */
  rung: z.string().nullable(),
  /** Message of a program such as ffmpeg, untranslated. */
  detail: z.string().nullable(),
});
export type EncoderRefusal = z.infer<typeof encoderRefusal>;

/** An encoder on another machine, for operators. */
export const encoder = z.object({
  id,
  name: z.string(),
  /** How many videos it may encode at once. */
  slots: z.int().min(1).max(encoderSlotsMax),
  /** As it reports it; null before its first contact. */
  version: z.string().nullable(),
  /** Videos that it encodes now, or that are being checked. */
  running: z.int().min(0),
  jobs_done: z.int().min(0),
  /** Results that were not what we asked for. */
  jobs_refused: z.int().min(0),
  /** Why the last one was refused; null if none was. */
  last_refusal: encoderRefusal.nullable(),
  /** It was in contact within seconds. */
  is_alive: z.boolean(),
  created_at: timestamp,
  last_contact_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
});
export type EncoderAnswer = z.infer<typeof encoder>;

export const encodersQuery = pageQuery;
export type EncodersQuery = z.infer<typeof encodersQuery>;

/** Newest first. Revoked ones stay for a month. */
export const encodersPage = pageOf('encoders', encoder);
export type EncodersPage = z.infer<typeof encodersPage>;

export const createEncoderRequest = z.strictObject({
  name: trimmedText(1, encoderNameMax),
  slots: z.int().min(1).max(encoderSlotsMax).default(1),
});
export type CreateEncoderRequest = z.infer<typeof createEncoderRequest>;

/** The only answer with the token: it is stored nowhere. */
export const encoderCreated = z.object({ encoder, token: z.string() });
export type EncoderCreated = z.infer<typeof encoderCreated>;

export const encoderRevoked = z.object({ success: z.literal(true) });
export type EncoderRevoked = z.infer<typeof encoderRevoked>;

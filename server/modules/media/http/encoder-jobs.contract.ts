import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';
import { videoQualities } from './media.contract.js';

/**
 * Grows when the work of an older program would differ. 2: it reports its processor time, and knows
 * `levels_sound`. 3: it knows `reduces_noise`. 4: it names the `codecs` that it can encode, and knows those of a job.
 */
export const ENCODER_PROTOCOL = 4;

export const rungName = z.enum([
  ...(['360p', '720p', '1080p'] as const),
  ...(['360p_av1', '720p_av1', '1080p_av1'] as const),
  ...(['360p_hevc', '720p_hevc', '1080p_hevc'] as const),
]);
/** Codecs besides H.264. */
const codecs = z.array(z.enum(['av1', 'hevc'])).max(2);

export const claimRequest = z.strictObject({
  /** Older programs are still given work that they would do alike. */
  protocol: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(ENCODER_PROTOCOL)]),
  /** Those that it can encode. Programs before protocol 4 encode H.264 only. */
  codecs: codecs.default([]),
  /** Of the program, for operators. */
  version: z.string().regex(/^[\w.+-]{1,40}$/),
});
export type ClaimRequest = z.infer<typeof claimRequest>;

/** Addresses that open without the token, for some minutes. Every report brings new ones. */
export const transferAddresses = z.object({
  /** GET */
  original: z.string(),
  /** PUT, one for each rung that may be sent. */
  files: z.array(z.object({ name: rungName, url: z.string() })),
});
export type TransferAddresses = z.infer<typeof transferAddresses>;

export const encoderJob = z.object({
  id,
  /** Only for the name of its folder. */
  video_id: id,
  claim: z.int().min(1),
  quality: z.enum(videoQualities),
  /** Bytes of the original. */
  size: z.int().min(0),
  /** Bytes of each recording in the original, in order; null if it is one. */
  parts: z.array(z.int().min(0)).nullable(),
  /** Whether the sound is brought to the usual loudness. */
  levels_sound: z.boolean(),
  /** Whether noise in the sound is reduced. Programs before protocol 3 get no such job. */
  reduces_noise: z.boolean(),
  /** Codecs in which rungs are wanted besides H.264: of those that the encoder named. */
  codecs,
  report_seconds: z.int().min(1),
  /** Without a report for this long the job is lost. */
  lease_seconds: z.int().min(1),
  addresses: transferAddresses,
});
export type EncoderJobAnswer = z.infer<typeof encoderJob>;

export const claimAnswer = z.object({
  /** Null if there is no work now. */
  job: encoderJob.nullable(),
  /** When to ask again if there is none, in seconds. */
  wait_seconds: z.int().min(1),
});
export type ClaimAnswer = z.infer<typeof claimAnswer>;

export const reportRequest = z.strictObject({ progress: z.int().min(0).max(100) });
export type ReportRequest = z.infer<typeof reportRequest>;

export const reportAnswer = z.object({ lease_seconds: z.int().min(1), addresses: transferAddresses });
export type ReportAnswer = z.infer<typeof reportAnswer>;

/** As the database stores it: 24 days. */
export const CPU_MS_MAX = 2 ** 31 - 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A stored file. */
export const storedRung = z.object({ name: rungName, size: z.int().min(1), sha256 });
export type StoredRung = z.infer<typeof storedRung>;

export const submitRequest = z.strictObject({
  files: z
    .array(z.strictObject({ name: rungName, size: z.int().min(1), sha256 }))
    .min(1)
    .max(9),
  /** Processor time of the encoding, in milliseconds; absent if the program cannot measure it. */
  cpu_ms: z.int().min(0).max(CPU_MS_MAX).optional(),
});
export type SubmitRequest = z.infer<typeof submitRequest>;

export const returnRequest = z.strictObject({
  /** True if the encoder takes the original for damaged. A worker of the installation looks at it. */
  rejected: z.boolean(),
  /** For operators. */
  reason: z.string().min(1).max(300),
});
export type ReturnRequest = z.infer<typeof returnRequest>;

export const accepted = z.object({ success: z.literal(true) });
export type Accepted = z.infer<typeof accepted>;

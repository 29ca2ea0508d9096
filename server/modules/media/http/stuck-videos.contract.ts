import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageOf, pageQuery } from '../../../platform/contract/page.contract.js';

/**
 * PAUSED: a fault on our side stopped it; it waits for a retry. WAITING: nothing has happened for minutes. FAILED: it was given
 * up, or its file is at fault.
 */
export const stuckStates = ['PAUSED', 'WAITING', 'FAILED'] as const;

/** The fault on our side; `unclear`: ffmpeg ended without a reason. */
export const stuckFaults = [
  'storage',
  'disk-full',
  'database',
  'ffmpeg-missing',
  'killed',
  'out-of-memory',
  'internal',
  'unclear',
] as const;

/** Without title and file name, which operators do not need. */
export const stuckVideo = z.object({
  id,
  owner_id: id,
  state: z.enum(stuckStates),
  /** Null if the file is at fault or the cause is unknown. */
  fault: z.enum(stuckFaults).nullable(),
  /** The program's last message, in English, for administrators. */
  detail: z.string().nullable(),
  /** Code of the failure. */
  failure_code: z.string().nullable(),
  /** Number of failed tries because of our fault. */
  tries: z.int().min(0),
  since: timestamp,
  /** Null if there is no automatic retry. */
  retry_at: timestamp.nullable(),
  /** False if a retry would fail again, for example because the file is at fault. */
  can_retry: z.boolean(),
});
export type StuckVideo = z.infer<typeof stuckVideo>;

export const stuckVideosQuery = pageQuery;
export type StuckVideosQuery = z.infer<typeof stuckVideosQuery>;

/** Those that can be retried first, then newest first. Failed ones of the last 30 days. */
export const stuckVideosPage = pageOf('videos', stuckVideo);
export type StuckVideosPage = z.infer<typeof stuckVideosPage>;

export const retriedVideos = z.object({ retried: z.int().min(1) });
export type RetriedVideos = z.infer<typeof retriedVideos>;

import { z } from 'zod';
import { id, timestamp } from '../../../platform/contract/fields.contract.js';
import { pageOf, pageQuery } from '../../../platform/contract/page.contract.js';

/**
 * PAUSED: a fault of ours stopped it, and it waits for another try. WAITING: nothing has happened with it for minutes. FAILED: it was
 * given up, or its file is at fault.
 */
export const stuckStates = ['PAUSED', 'WAITING', 'FAILED'] as const;

/** What stopped it on our side; `unclear`: ffmpeg ended without saying why. */
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

/** Without its title and the name of its file: operators need neither. */
export const stuckVideo = z.object({
  id,
  owner_id: id,
  state: z.enum(stuckStates),
  /** Null where the file is at fault or nothing is known. */
  fault: z.enum(stuckFaults).nullable(),
  /** What a program said last, in English; for who runs the instance. */
  detail: z.string().nullable(),
  /** Why it failed, as a code. */
  failure_code: z.string().nullable(),
  /** Tries that ended in a fault of ours. */
  tries: z.int().min(0),
  since: timestamp,
  /** Null where it is not tried again by itself. */
  retry_at: timestamp.nullable(),
  /** False where another try would end alike, for example when the file is at fault. */
  can_retry: z.boolean(),
});
export type StuckVideo = z.infer<typeof stuckVideo>;

export const stuckVideosQuery = pageQuery;
export type StuckVideosQuery = z.infer<typeof stuckVideosQuery>;

/** Those that can be retried first, then the newest. Failed ones of the last 30 days. */
export const stuckVideosPage = pageOf('videos', stuckVideo);
export type StuckVideosPage = z.infer<typeof stuckVideosPage>;

export const retriedVideos = z.object({ retried: z.int().min(1) });
export type RetriedVideos = z.infer<typeof retriedVideos>;

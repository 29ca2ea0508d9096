import { z } from 'zod';

/** Half of the videos cost less than `median`, 95 of 100 less than `p95`. */
export const spread = z.object({ median: z.number().min(0), p95: z.number().min(0) });
export type Spread = z.infer<typeof spread>;

export const videoCost = z.object({
  kind: z.enum(['VIDEO', 'AUDIO']),
  /** Videos that these figures are from. */
  videos: z.int().min(1),
  /** Seconds of processor time for a minute; null if it was measured for none of them. */
  cpu_seconds: spread.nullable(),
  /** Bytes of all files made of a minute, without the original. */
  bytes: spread,
  /** Videos that a hardware encoder made. */
  by_hardware: z.int().min(0),
  /** Videos that software made because a hardware encoder failed or its result was not accepted. */
  fallbacks: z.int().min(0),
});
export type VideoCost = z.infer<typeof videoCost>;

/** The cost of a minute, over the videos that were finished in the last days. A kind without videos is absent. */
export const videoCosts = z.object({ days: z.int().min(1), kinds: z.array(videoCost).max(2) });
export type VideoCosts = z.infer<typeof videoCosts>;

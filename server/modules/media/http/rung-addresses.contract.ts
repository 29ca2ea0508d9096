import { z } from 'zod';

/** Header of a rung's playlist with the seconds after which its addresses are renewed. */
export const RENEW_HEADER = 'x-renew-addresses-in';

/** Addresses of the segments of a video. A player replaces the query of each address that begins with `path`. */
export const rungAddresses = z.object({
  /** Seconds after which the player asks again. */
  renew_in: z.int().min(1),
  addresses: z.array(z.object({ path: z.string(), query: z.string() })),
});
export type RungAddresses = z.infer<typeof rungAddresses>;

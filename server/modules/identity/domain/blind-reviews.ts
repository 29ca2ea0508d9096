import type { Seat } from './seat.js';

/** A team member whose role can review blind. */
export interface BlindReader {
  readonly id: string;
  readonly companyId: string;
  readonly seat: Seat;
}

/** Port to the applications module: which people a team member reviews blind now. */
export abstract class BlindReviews {
  abstract among(reader: BlindReader, seekerIds: readonly string[]): Promise<ReadonlySet<string>>;
}

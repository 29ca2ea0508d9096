import type { Seat } from './seat.js';

/** A member of a company's team who may review people without knowing who they are. */
export interface BlindReader {
  readonly id: string;
  readonly companyId: string;
  readonly seat: Seat;
}

/** Whom a member of a team reviews blind now. A port, because applications and their reviews are another module's. */
export abstract class BlindReviews {
  abstract among(reader: BlindReader, seekerIds: readonly string[]): Promise<ReadonlySet<string>>;
}

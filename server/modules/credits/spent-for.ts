import type { Reference } from './domain/ledger-terms.js';

/** A posting that credits were held or spent for. */
export interface SpentPosting {
  readonly id: string;
  readonly title: string;
}

/** The postings behind statement lines. A port: credits do not know what they paid for. */
export abstract class SpentFor {
  /** By the id of the reference; leaves out references without a posting. */
  abstract postingsOf(references: readonly Reference[]): Promise<ReadonlyMap<string, SpentPosting>>;
}

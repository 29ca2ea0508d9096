import type { StoredResume } from './present-candidate.js';

/** Stored files of people. A port: the module that stores them implements it and is bound at the root. */
export abstract class AccountFiles {
  /** People without a résumé are absent. */
  abstract resumesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, StoredResume>>;
}

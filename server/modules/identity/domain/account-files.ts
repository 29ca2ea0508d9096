import type { StoredResume } from './present-candidate.js';

/** What is stored of people beside their texts. Asked here, answered by the module that stores it (bound where modules meet). */
export abstract class AccountFiles {
  /** People without a résumé are absent from the map. */
  abstract resumesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, StoredResume>>;
}

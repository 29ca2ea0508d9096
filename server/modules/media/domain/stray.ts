/** A stored file that no row names, or the pieces of an upload that no row announces. */
export type StrayKind = 'file' | 'pieces';

/**
 * The state of the file's video, document or upload in the database. `leftover`: it was removed or has completed with other files, so the
 * file can be deleted. `undecided`: it is still in progress. `unknown`: no row ever named it, for example after the database was restored
 * to an earlier time.
 */
export type Verdict = 'leftover' | 'undecided' | 'unknown';

export interface Stray {
  readonly key: string;
  readonly kind: StrayKind;
  readonly verdict: Exclude<Verdict, 'undecided'>;
  /** Bytes. */
  readonly size: number;
}

/** Files and bytes of one kind. */
export interface Tally {
  readonly files: number;
  readonly bytes: number;
}

/**
 * The groups of stored files that no row names. Only leftovers are ever deleted. `foreign` carry the id of another installation, `unmarked`
 * carry none and may be of another.
 */
export const strayGroups = ['leftover', 'unknown', 'foreign', 'unmarked'] as const;
export type StrayGroup = (typeof strayGroups)[number];
export type StrayTotals = Readonly<Record<StrayGroup, Tally>>;

export const noStrays: StrayTotals = {
  leftover: { files: 0, bytes: 0 },
  unknown: { files: 0, bytes: 0 },
  foreign: { files: 0, bytes: 0 },
  unmarked: { files: 0, bytes: 0 },
};

/** Pure. */
export const withStray = (totals: StrayTotals, group: StrayGroup, bytes: number): StrayTotals => ({
  ...totals,
  [group]: { files: totals[group].files + 1, bytes: totals[group].bytes + bytes },
});

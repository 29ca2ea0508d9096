import type { Readable } from 'node:stream';

/** One file of what somebody is handed when they ask for everything that is kept about them. */
export interface ExportedFile {
  /** Inside the archive, with `/`; made of ids and words of ours. */
  readonly path: string;
  /** Asked for when its turn has come, so that only one file is held or open at a time. */
  content(): Promise<Buffer | Readable>;
  /** True for what does not get smaller, such as video. */
  readonly packed?: boolean;
}

/** Rows that are kept for a time and no longer, by the name under which the table of periods lists them. */
export interface ExpiringKind {
  readonly kind: string;
  /**
   * Removes what came to its end before a moment.
   *
   * @param limit how many at most; the caller asks again while it gets as many
   * @returns how many
   */
  purge(before: Date, limit: number): Promise<number>;
}

/**
 * What one module keeps about people, and how it lets go of it. Whoever adds a table with somebody's id in it names the column
 * here; a test compares the list with the database.
 */
export interface PersonalDataHolder {
  readonly name: string;
  /** Columns that hold the id of an account, as `table.column`. */
  readonly columns: readonly string[];
  readonly expiring: readonly ExpiringKind[];
  /** Everything that is the person's to have. */
  export(accountId: string): AsyncIterable<ExportedFile>;
  /** The account closes: what must go or be hidden at once, in the caller's transaction. Safe to repeat. */
  close(accountId: string): Promise<void>;
  /** Weeks later: what is left, in the caller's transaction. Safe to repeat. */
  erase(accountId: string): Promise<void>;
}

/** A file of the archive that holds data as JSON. @param read is asked when its turn has come */
export const jsonFile = (path: string, read: () => Promise<unknown>): ExportedFile => ({
  path,
  content: async () => Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`),
});

import type { Readable } from 'node:stream';

/** One file of a person's data export. */
export interface ExportedFile {
  /** Path in the archive, with `/`; contains only ids and our own words. */
  readonly path: string;
  /** Called when the file is written, so that only one is open at a time. */
  content(): Promise<Buffer | Readable>;
  /** True for content that does not compress, such as video. */
  readonly packed?: boolean;
}

/** Rows with a retention period, under the name that the retention table uses. */
export interface ExpiringKind {
  readonly kind: string;
  /**
   * Deletes rows whose period ended before a moment.
   *
   * @param limit maximum rows; the caller calls again while this many are deleted
   * @returns how many were deleted
   */
  purge(before: Date, limit: number): Promise<number>;
}

/**
 * The personal data of one module, and how it is exported and deleted. A new column with an account id must be listed here; a test
 * compares the list with the database.
 */
export interface PersonalDataHolder {
  readonly name: string;
  /** Columns that hold the id of an account, as `table.column`. */
  readonly columns: readonly string[];
  readonly expiring: readonly ExpiringKind[];
  /** All data that the person is entitled to. */
  export(accountId: string): AsyncIterable<ExportedFile>;
  /** When the account closes: deletes or hides what must go immediately, in the caller's transaction. Safe to repeat. */
  close(accountId: string): Promise<void>;
  /** Weeks later: deletes the rest, in the caller's transaction. Safe to repeat. */
  erase(accountId: string): Promise<void>;
}

/** A JSON file of the archive. @param read called when the file is written */
export const jsonFile = (path: string, read: () => Promise<unknown>): ExportedFile => ({
  path,
  content: async () => Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`),
});

import type { Readable } from 'node:stream';
import type { Degraded } from '../../../platform/health/health-checks.js';
import type { KnowsItsFault } from '../domain/fault.js';
import type { StorageKey } from './storage-key.js';

/** A file as it was stored. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Of the content, in hex. */
  readonly sha256: string;
}

export interface ListedFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** A part of a file in bytes, both ends included. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** When an address of the storage's own service is valid. */
export interface AddressLife {
  readonly from: Date;
  readonly seconds: number;
}

/**
 * Storage of media files: a disk on a single machine, an object store if scaled. Everything is streamed. A key exists completely
 * or not at all, and its content never changes.
 */
export abstract class MediaStorage {
  /**
   * Stores the source. Once it resolves the file survives a power failure; if it throws nothing remains.
   *
   * @throws StorageFull if there is no space
   * @throws errors of the source
   */
  abstract write(key: StorageKey, source: AsyncIterable<Uint8Array>): Promise<StoredFile>;

  /** Stores a finished local file, which may be gone afterwards. @throws StorageFull */
  abstract adopt(key: StorageKey, path: string): Promise<StoredFile>;

  /** Copies a file to a local path, which must not exist. @throws FileGone @throws StorageFull */
  abstract copyOut(key: StorageKey, path: string): Promise<void>;

  /** @throws FileGone before the first byte, so that the response can still be an error. */
  abstract open(key: StorageKey, span: ByteSpan): Promise<Readable>;

  /**
   * An address of the storage's own service that opens a file without further rights; null if the storage has none. The same times
   * give the same address, so that caches have the answer for everybody.
   */
  abstract presign(key: StorageKey, life: AddressLife): Promise<string | null>;

  /** Removes one file; does nothing if it is already gone. */
  abstract remove(key: StorageKey): Promise<void>;

  /**
   * Removes the files of a video.
   *
   * @param mayRemove decides by the key; all by default
   * @returns the number of removed files
   */
  abstract removeFolder(folder: string, mayRemove?: (key: StorageKey) => boolean): Promise<number>;

  /** All stored files in the order of their keys, one at a time. @param after continues behind this key */
  abstract list(after?: StorageKey): AsyncIterable<ListedFile>;

  /**
   * Writes to a resumable file from `offset` on, and overwrites any bytes there. Bytes received before a failure of the source
   * are kept, and survive a power failure once this settles.
   *
   * @param id of the upload, one of our UUIDs
   * @returns current size in bytes
   * @throws StorageFull @throws errors of the source
   */
  abstract extendPartial(id: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<number>;

  /** Current size of a resumable file; 0 if there is none. */
  abstract partialSize(id: string): Promise<number>;

  /** Truncates it, for bytes that were wrong. */
  abstract cutPartial(id: string, size: number): Promise<void>;

  /** Its first bytes. */
  abstract partialHead(id: string, count: number): Promise<Uint8Array>;

  /**
   * Makes it a complete file and keeps the pieces, because no row refers to the file yet. Idempotent. Sets its time to now, so
   * that no cleanup considers it old.
   *
   * @throws FileGone @throws StorageFull
   */
  abstract concludePartial(id: string, key: StorageKey): Promise<StoredFile>;

  abstract removePartial(id: string): Promise<void>;

  /** All resumable files. `key` is the id. */
  abstract listPartials(): AsyncIterable<ListedFile>;

  /** Removes leftovers of interrupted writes of one installation. @param mark of the installation @returns their number */
  abstract removeUnfinished(olderThan: Date, mark: string): Promise<number>;

  /**
   * Checks that the storage can be reached and written.
   *
   * @returns degraded if it is full: stored files can still be watched, so traffic may continue
   * @throws Error if it does not work
   */
  abstract check(): Promise<Degraded | void>;
}

/** The database refers to a file that the storage does not have: lost, or just removed. */
export class FileGone extends Error implements KnowsItsFault {
  readonly fault = 'storage';
  constructor() {
    super('stored file is gone');
    this.name = 'FileGone';
  }
}

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

/** A part of a file, both ends included, in bytes. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Where media files lie: a disk in the embedded topology, an object store in the scaled one. Everything is streamed. A key
 * exists whole or not at all, and what it holds never changes.
 */
export abstract class MediaStorage {
  /**
   * Stores what the source yields. When it resolves the file survives a power cut; when it throws nothing is left.
   *
   * @throws StorageFull when there is no room
   * @throws whatever the source throws
   */
  abstract write(key: StorageKey, source: AsyncIterable<Uint8Array>): Promise<StoredFile>;

  /** Stores a finished local file; the local one may be gone afterwards. @throws StorageFull */
  abstract adopt(key: StorageKey, path: string): Promise<StoredFile>;

  /** Puts a private copy at a local path, which must not exist. @throws FileGone @throws StorageFull */
  abstract copyOut(key: StorageKey, path: string): Promise<void>;

  /** @throws FileGone before the first byte, so that an answer can still be an error. */
  abstract open(key: StorageKey, span: ByteSpan): Promise<Readable>;

  /** Removes one file; one that is gone already is fine. */
  abstract remove(key: StorageKey): Promise<void>;

  /** Removes everything of one video. @returns how many files there were */
  abstract removeFolder(folder: string): Promise<number>;

  /** Every stored file, in no order, one at a time. */
  abstract list(): AsyncIterable<ListedFile>;

  /**
   * Adds to a file that arrives in pieces, from `offset` on; what lay there is written over. Whatever arrived before the source
   * fails is kept, and survives a power cut once this has settled.
   *
   * @param id of the upload, a UUID of ours
   * @returns bytes there are now
   * @throws StorageFull @throws whatever the source throws
   */
  abstract extendPartial(id: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<number>;

  /** Bytes of a file that arrives in pieces; 0 where there is none. */
  abstract partialSize(id: string): Promise<number>;

  /** Takes the end of it back, for bytes that turned out wrong. */
  abstract cutPartial(id: string, size: number): Promise<void>;

  /** The first bytes of it. */
  abstract partialHead(id: string, count: number): Promise<Uint8Array>;

  /**
   * Makes it a whole file, and keeps the pieces: until a row names the file they are all that is known of it. Safe to repeat. Its
   * time of writing is now, so that no sweep takes it for something old.
   *
   * @throws FileGone @throws StorageFull
   */
  abstract concludePartial(id: string, key: StorageKey): Promise<StoredFile>;

  abstract removePartial(id: string): Promise<void>;

  /** Everything that arrives in pieces. `key` is the id. */
  abstract listPartials(): AsyncIterable<ListedFile>;

  /** Removes what interrupted writes left behind. @returns how many */
  abstract removeUnfinished(olderThan: Date): Promise<number>;

  /**
   * Proves that the storage can be reached and written to.
   *
   * @returns that it is degraded when it is full: what is stored can still be watched, so that is no reason to take no traffic
   * @throws Error when it does not work
   */
  abstract check(): Promise<Degraded | void>;
}

/** The database knows a file that the storage has not: lost, or removed a moment ago. */
export class FileGone extends Error implements KnowsItsFault {
  readonly fault = 'storage';
  constructor() {
    super('stored file is gone');
    this.name = 'FileGone';
  }
}

import { KEPT_UPLOADS, PIECE_BYTES } from './upload-protocol';

/** Tag of the browser's `sync` event. */
export const UPLOAD_SYNC = 'uploads';
/** Name of the lock of an upload: pages and the service worker send one after the other. */
export const lockOf = (id: string): string => `upload-${id}`;
/** After this time the questions of an arrived video are deleted, like an unpublished recording (milliseconds). */
export const QUESTIONS_KEPT_MS = 7 * 24 * 3_600_000;

/** Answer of the server that ended an upload. */
export interface Refusal {
  readonly status: number;
  readonly body: string;
}

/** An upload that this device keeps, beside its bytes. */
export interface KeptUpload {
  /** Of the upload, and of the video that it becomes. */
  readonly id: string;
  /** Gives access to this upload only; empty once it arrived. */
  readonly token: string;
  /** Id of the person who began it. */
  readonly person: string;
  /** Of refusals. */
  readonly language: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly lastModified: number;
  /** When the server deletes an incomplete upload, in milliseconds since the epoch. */
  readonly until: number;
  readonly state: 'sending' | 'arrived' | 'refused';
  readonly refusal: Refusal | null;
  /** Shown as a notification; null for none. */
  readonly notice: { readonly title: string; readonly body: string } | null;
  /** Used by pages only: title, questions and recording. */
  readonly video: unknown;
}

type Caches = Pick<CacheStorage, 'open' | 'has'>;

const PREFIX = `/${KEPT_UPLOADS}/`;
const keyOf = (id: string): string => `${PREFIX}${id}`;
const pieceOf = (id: string, index: number): string => `${PREFIX}${id}/${index}`;

/**
 * Uploads in a cache of the browser: facts as JSON, and bytes in pieces, so that a piece of a gigabyte is read without the others.
 * Pages write them; pages and the service worker read them.
 */
export class KeptUploads {
  constructor(private readonly caches: Caches) {}

  /** @throws if the device has no space, or if `signal` is aborted; nothing is kept then */
  async add(upload: KeptUpload, file: Blob, signal: AbortSignal): Promise<void> {
    const cache = await this.caches.open(KEPT_UPLOADS);
    try {
      for (let start = 0; start < upload.size; start += PIECE_BYTES) {
        signal.throwIfAborted();
        const piece = file.slice(start, start + PIECE_BYTES);
        await cache.put(pieceOf(upload.id, start / PIECE_BYTES), new Response(piece));
      }
      signal.throwIfAborted();
      // Last, because an upload without all of its bytes cannot be sent.
      await cache.put(keyOf(upload.id), asAnswer(upload));
      signal.throwIfAborted();
    } catch (error) {
      await removeFrom(cache, upload.id, upload.size);
      throw error;
    }
  }

  async all(): Promise<readonly KeptUpload[]> {
    const cache = await this.#existing();
    if (cache === null) return [];
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const ids = paths.filter((path) => path.split('/').length === 3).map((path) => path.slice(PREFIX.length));
    const found = await Promise.all(ids.map((id) => this.find(id)));
    return found.filter((upload) => upload !== null);
  }

  async find(id: string): Promise<KeptUpload | null> {
    const cache = await this.#existing();
    const kept = await cache?.match(keyOf(id));
    return kept === undefined ? null : uploadIn(await kept.text());
  }

  /** Bytes from `offset` to the end of their piece; null if they are no longer there. */
  async bytesFrom(id: string, offset: number): Promise<Blob | null> {
    const cache = await this.#existing();
    const kept = await cache?.match(pieceOf(id, Math.floor(offset / PIECE_BYTES)));
    return kept === undefined ? null : (await kept.blob()).slice(offset % PIECE_BYTES);
  }

  /** All bytes as a file with the name and the time of the first one, so that the upload resumes. */
  async fileOf({ id, size, name, type, lastModified }: KeptUpload): Promise<File | null> {
    const pieces: Blob[] = [];
    for (let start = 0; start < size; start += PIECE_BYTES) {
      const piece = await this.bytesFrom(id, start);
      if (piece === null) return null;
      pieces.push(piece);
    }
    return new File(pieces, name, { type, lastModified });
  }

  /** The bytes arrived: they and the token are deleted. What is left to do stays for a page. */
  async noteArrival(id: string): Promise<void> {
    const cache = await this.#existing();
    const upload = await this.find(id);
    if (cache === null || upload === null) return;
    await cache.put(keyOf(id), asAnswer({ ...upload, token: '', state: 'arrived', refusal: null }));
    await removePieces(cache, id, upload.size);
  }

  async noteRefusal(id: string, refusal: Refusal): Promise<void> {
    const cache = await this.#existing();
    const upload = await this.find(id);
    if (upload !== null) await cache?.put(keyOf(id), asAnswer({ ...upload, state: 'refused', refusal }));
  }

  async remove(id: string): Promise<void> {
    const cache = await this.#existing();
    const upload = await this.find(id);
    if (cache !== null && upload !== null) await removeFrom(cache, id, upload.size);
  }

  async removeExpired(now: number): Promise<void> {
    for (const { id, state, until } of await this.all()) {
      if (now >= until + (state === 'arrived' ? QUESTIONS_KEPT_MS : 0)) await this.remove(id);
    }
  }

  /** Opening a cache that does not exist would make it, also after a sign-out. */
  async #existing(): Promise<Cache | null> {
    return (await this.caches.has(KEPT_UPLOADS)) ? this.caches.open(KEPT_UPLOADS) : null;
  }
}

const asAnswer = (upload: KeptUpload): Response =>
  new Response(JSON.stringify(upload), { headers: { 'content-type': 'application/json' } });

async function removeFrom(cache: Cache, id: string, size: number): Promise<void> {
  await cache.delete(keyOf(id));
  await removePieces(cache, id, size);
}

async function removePieces(cache: Cache, id: string, size: number): Promise<void> {
  for (let index = 0; index * PIECE_BYTES < size; index += 1) await cache.delete(pieceOf(id, index));
}

function uploadIn(text: string): KeptUpload | null {
  try {
    const value = JSON.parse(text) as KeptUpload;
    return typeof value.id === 'string' && typeof value.token === 'string' && value.size > 0 ? value : null;
  } catch {
    return null;
  }
}

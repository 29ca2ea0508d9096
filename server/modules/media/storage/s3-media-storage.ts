import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import { type ByteSpan, FileGone, type ListedFile, MediaStorage, type StoredFile } from './media-storage.js';
import { assertFolder, assertKey, assertUploadId, type StorageKey } from './storage-key.js';

/** Above the 5 MB that the service wants of every part but the last; two at once keep memory small. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Files that arrive in pieces, one object a piece: `.partial/<id>/<offset>`. */
const PARTIAL = '.partial/';
const CHECK = '.check';

interface Piece {
  readonly key: string;
  readonly offset: number;
  readonly size: number;
}

interface ServiceError {
  readonly message?: string;
  readonly name?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** As Node.js names what goes wrong on the way, `ECONNREFUSED`; an error that the SDK wraps has it in its sentence alone. */
const isOfNetwork = (said: string | undefined): boolean =>
  /\bE[A-Z]{4,}\b|TimeoutError|socket hang up/.test(said ?? '');

/** What is missing is gone, what does not answer is away for now; the rest is ours to fix. */
function rethrow(error: unknown): never {
  const { name, code, message, $metadata } = (error ?? {}) as ServiceError;
  const status = $metadata?.httpStatusCode ?? 0;
  if (name === 'NoSuchKey' || name === 'NotFound' || status === 404) throw new FileGone();
  const isAway = status >= 500 || status === 429 || name === 'TimeoutError' || isOfNetwork(code ?? message);
  if (isAway) throw new Unavailable();
  throw error;
}

/** Objects of one bucket of an S3-compatible service. A key exists whole or not at all: the service promises that. */
export class S3MediaStorage extends MediaStorage {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    /** How long the service may stay silent in the middle of an object that we read to its end (milliseconds). */
    private readonly silenceMs: number,
  ) {
    super();
  }

  async write(key: StorageKey, source: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const hash = createHash('sha256');
    let size = 0;
    let failure: unknown;
    async function* counted(): AsyncGenerator<Uint8Array> {
      const iterator = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
      try {
        for (;;) {
          // The source's own failure alone: when the service fails, the library throws that in here, too.
          const next = await iterator.next().catch((error: unknown) => {
            failure = error;
            throw error;
          });
          if (next.done) return;
          hash.update(next.value);
          size += next.value.length;
          yield next.value;
        }
      } finally {
        await iterator.return?.();
      }
    }
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: assertKey(key), Body: Readable.from(counted()) },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    // What was sent of it goes with the failure: the library aborts the parts.
    await upload.done().catch((error: unknown) => {
      if (failure !== undefined) throw failure instanceof Error ? failure : new Error('the source failed');
      return rethrow(error);
    });
    return { size, sha256: hash.digest('hex') };
  }

  adopt(key: StorageKey, path: string): Promise<StoredFile> {
    return this.write(key, createReadStream(path));
  }

  async copyOut(key: StorageKey, path: string): Promise<void> {
    const source = await this.#get(assertKey(key));
    let isOurs = false;
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 }).once('open', () => (isOurs = true));
    try {
      await pipeline(this.#unlessSilent(source), target);
    } catch (error) {
      if (isOurs) await rm(path, { force: true });
      throw error;
    }
  }

  open(key: StorageKey, { start, end }: ByteSpan): Promise<Readable> {
    // Not an async function's throw: a name that is none is refused like everywhere else, before anything is asked.
    return this.#open(key, start, end);
  }

  async #open(key: StorageKey, start: number, end: number): Promise<Readable> {
    return this.#get(assertKey(key), `bytes=${start}-${end}`);
  }

  async remove(key: StorageKey): Promise<void> {
    await this.#delete(assertKey(key));
  }

  async removeFolder(folder: string): Promise<number> {
    const prefix = `${assertFolder(folder)}/`;
    let count = 0;
    for await (const { key } of this.#listed(prefix)) {
      await this.#delete(key);
      count += 1;
    }
    // A promise to a person: looked at once more before it is said.
    for await (const { key } of this.#listed(prefix)) throw new Error(`${key} is still there after it was removed`);
    return count;
  }

  async *list(): AsyncIterable<ListedFile> {
    for await (const file of this.#listed('')) {
      if (!file.key.startsWith(PARTIAL) && file.key !== CHECK) yield file;
    }
  }

  async extendPartial(id: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<number> {
    await this.cutPartial(id, offset);
    let at = offset;
    let held: Uint8Array[] = [];
    let size = 0;
    const keep = async (): Promise<void> => {
      if (size === 0) return;
      await this.#put(this.#pieceKey(id, at), Buffer.concat(held));
      at += size;
      [held, size] = [[], 0];
    };
    try {
      for await (const chunk of source) {
        held.push(chunk);
        size += chunk.length;
        if (size >= PART_BYTES) await keep();
      }
    } finally {
      // Also when the sender broke off: what came is kept.
      await keep();
    }
    return at;
  }

  async partialSize(id: string): Promise<number> {
    let size = 0;
    for (const piece of await this.#pieces(id)) {
      if (piece.offset !== size) break;
      size += piece.size;
    }
    return size;
  }

  async cutPartial(id: string, size: number): Promise<void> {
    for (const piece of await this.#pieces(id)) {
      if (piece.offset + piece.size <= size) continue;
      if (piece.offset < size) {
        const kept = await bytesOf(await this.#get(piece.key, `bytes=0-${size - piece.offset - 1}`));
        await this.#put(piece.key, kept);
      } else await this.#delete(piece.key);
    }
  }

  async partialHead(id: string, count: number): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of this.#contentOf(await this.#pieces(id))) {
      chunks.push(Buffer.from(chunk));
      size += chunk.length;
      if (size >= count) break;
    }
    return Buffer.concat(chunks).subarray(0, count);
  }

  async concludePartial(id: string, key: StorageKey): Promise<StoredFile> {
    const pieces = await this.#pieces(id);
    if (pieces.length === 0) {
      // An earlier version removed the pieces and was lost before it could say so.
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of this.#unlessSilent(await this.#get(assertKey(key)))) {
        hash.update(chunk);
        size += chunk.length;
      }
      return { size, sha256: hash.digest('hex') };
    }
    return this.write(key, this.#contentOf(pieces));
  }

  async removePartial(id: string): Promise<void> {
    for (const { key } of await this.#pieces(id)) await this.#delete(key);
  }

  async *listPartials(): AsyncIterable<ListedFile> {
    const found = new Map<string, ListedFile>();
    for await (const { key, size, modifiedAt } of this.#listed(PARTIAL)) {
      const id = key.slice(PARTIAL.length).split('/')[0] ?? '';
      const before = found.get(id);
      const latest = before && before.modifiedAt > modifiedAt ? before.modifiedAt : modifiedAt;
      found.set(id, { key: id, size: size + (before?.size ?? 0), modifiedAt: latest });
    }
    yield* found.values();
  }

  async removeUnfinished(olderThan: Date): Promise<number> {
    const { Uploads = [] } = await this.client
      .send(new ListMultipartUploadsCommand({ Bucket: this.bucket }))
      .catch((error: unknown) => {
        // Some compatible services cannot list them; those remove them by a rule of the bucket.
        if ((error as ServiceError).name === 'NotImplemented') return { Uploads: [] };
        return rethrow(error);
      });
    const old = Uploads.filter(({ Initiated }) => Initiated !== undefined && Initiated < olderThan);
    for (const { Key, UploadId } of old) {
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId })).catch(rethrow);
    }
    return old.length;
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    await this.#put(CHECK, Buffer.from('ready'));
    await this.#delete(CHECK);
  }

  #pieceKey(id: string, offset: number): string {
    return `${PARTIAL}${assertUploadId(id)}/${String(offset).padStart(15, '0')}`;
  }

  /** In the order of their offsets, which is the order of their names. */
  async #pieces(id: string): Promise<readonly Piece[]> {
    const pieces: Piece[] = [];
    for await (const { key, size } of this.#listed(`${PARTIAL}${assertUploadId(id)}/`)) {
      pieces.push({ key, size, offset: Number(key.split('/').at(-1)) });
    }
    return pieces.sort((left, right) => left.offset - right.offset);
  }

  async *#contentOf(pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
    for (const { key } of pieces) yield* this.#unlessSilent(await this.#get(key));
  }

  /** For what is read at once. A viewer may pause: what is sent to one is not read through here. @throws Unavailable */
  async *#unlessSilent(source: Readable): AsyncGenerator<Uint8Array> {
    const silence = setTimeout(() => source.destroy(new Unavailable()), this.silenceMs);
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        yield chunk;
        silence.refresh();
      }
    } finally {
      clearTimeout(silence);
      source.destroy();
    }
  }

  async *#listed(prefix: string): AsyncGenerator<ListedFile> {
    let token: string | undefined;
    do {
      const page = await this.client
        .send(new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: token }))
        .catch(rethrow);
      for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, size: Size, modifiedAt: LastModified ?? new Date(0) };
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  async #get(key: string, range?: string): Promise<Readable> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: key, ...(range && { Range: range }) });
    const { Body } = await this.client.send(command).catch(rethrow);
    if (!(Body instanceof Readable)) throw new FileGone();
    return Body;
  }

  async #put(key: string, bytes: Uint8Array): Promise<void> {
    await this.client.send(new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: bytes })).catch(rethrow);
  }

  async #delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })).catch(rethrow);
  }
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

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
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type MultipartUpload,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Unavailable } from '../../../platform/errors/request.errors.js';
import {
  type AddressLife,
  type ByteSpan,
  FileGone,
  type ListedFile,
  MediaStorage,
  type StoredFile,
} from './media-storage.js';
import { assertFolder, assertKey, assertUploadId, markOfKey, type StorageKey } from './storage-key.js';

/** Above the service's minimum of 5 MB per part; two at once keep memory small. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Resumable files, one object per piece: `.partial/<id>/<offset>`. */
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

/** Node.js error codes such as `ECONNREFUSED`; errors wrapped by the SDK have them only in their message. */
const isOfNetwork = (text: string | undefined): boolean =>
  /\bE[A-Z]{4,}\b|TimeoutError|socket hang up/.test(text ?? '');

/** Missing objects are gone, missing answers mean unavailable; other errors are bugs. */
function rethrow(error: unknown): never {
  const { name, code, message, $metadata } = (error ?? {}) as ServiceError;
  const status = $metadata?.httpStatusCode ?? 0;
  if (name === 'NoSuchKey' || name === 'NotFound' || status === 404) throw new FileGone();
  const isAway = status >= 500 || status === 429 || name === 'TimeoutError' || isOfNetwork(code ?? message);
  if (isAway) throw new Unavailable();
  throw error;
}

/** Objects in a bucket of an S3-compatible service, which guarantees that a key exists completely or not at all. */
export class S3MediaStorage extends MediaStorage {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    /** Max silence of the service while we read an object completely, in milliseconds. */
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
          // Catch only the source's own failure, because the library throws service failures here too.
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
    // The library aborts the sent parts after a failure.
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
    // Not async, so that an invalid key throws before any request.
    return this.#open(key, start, end);
  }

  async #open(key: StorageKey, start: number, end: number): Promise<Readable> {
    return this.#get(assertKey(key), `bytes=${start}-${end}`);
  }

  presign(key: StorageKey, { from, seconds }: AddressLife): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.bucket,
      Key: assertKey(key),
      // A date, because caches count an age from when they received the answer, which may be just before the address ends.
      ResponseCacheControl: 'public, immutable',
      ResponseExpires: new Date(from.getTime() + seconds * 1000),
    });
    return getSignedUrl(this.client, command, { signingDate: from, expiresIn: seconds });
  }

  async remove(key: StorageKey): Promise<void> {
    await this.#delete(assertKey(key));
  }

  async removeFolder(folder: string, mayRemove: (key: StorageKey) => boolean = () => true): Promise<number> {
    const prefix = `${assertFolder(folder)}/`;
    let count = 0;
    for await (const { key } of this.#listed(prefix)) {
      if (!mayRemove(key)) continue;
      await this.#delete(key);
      count += 1;
    }
    // Verify before promising a person that the files are deleted.
    for await (const { key } of this.#listed(prefix))
      if (mayRemove(key)) throw new Error(`${key} is still there after it was removed`);
    return count;
  }

  async *list(after?: StorageKey): AsyncIterable<ListedFile> {
    for await (const file of this.#listed('', after)) {
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
      // Also if the sender disconnected: keep the received bytes.
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
      // An earlier release removed the pieces and stopped before recording that.
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
    // Last piece first: until all are removed, `partialSize` tells the sweep that some are left.
    for (const { key } of (await this.#pieces(id)).toReversed()) await this.#delete(key);
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

  async removeUnfinished(olderThan: Date, mark: string): Promise<number> {
    let count = 0;
    const failures: unknown[] = [];
    for await (const { Key, UploadId, Initiated } of this.#multipartUploads()) {
      if (Key === undefined || Initiated === undefined || Initiated >= olderThan || markOfKey(Key) !== mark) continue;
      try {
        await this.client.send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId })).catch(rethrow);
        count += 1;
      } catch (error) {
        // An already missing file is fine; any other failure must not stop the rest.
        if (!(error instanceof FileGone)) failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} multipart uploads not aborted`);
    return count;
  }

  /** All pages: a service answers at most a thousand at once. */
  async *#multipartUploads(): AsyncGenerator<MultipartUpload> {
    let from: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> = {};
    for (;;) {
      const page = await this.#multipartPage(from);
      yield* page.Uploads ?? [];
      if (page.IsTruncated !== true || page.NextKeyMarker === undefined) return;
      from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  async #multipartPage(
    from: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'>,
  ): Promise<
    Pick<ListMultipartUploadsCommandOutput, 'Uploads' | 'IsTruncated' | 'NextKeyMarker' | 'NextUploadIdMarker'>
  > {
    try {
      return await this.client.send(new ListMultipartUploadsCommand({ Bucket: this.bucket, ...from }));
    } catch (error) {
      // Some compatible services cannot list uploads; they remove them by a bucket rule.
      if ((error as ServiceError).name === 'NotImplemented') return {};
      return rethrow(error);
    }
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
    await this.#put(CHECK, Buffer.from('ready'));
    await this.#delete(CHECK);
  }

  #pieceKey(id: string, offset: number): string {
    return `${PARTIAL}${assertUploadId(id)}/${String(offset).padStart(15, '0')}`;
  }

  /** In order of offsets, which equals the order of names. */
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

  /** For objects that are read at once, not for viewers, who may pause. @throws Unavailable */
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

  async *#listed(prefix: string, after?: string): AsyncGenerator<ListedFile> {
    let token: string | undefined;
    const where = { Bucket: this.bucket, Prefix: prefix, ...(after !== undefined && { StartAfter: after }) };
    do {
      const page = await this.client
        .send(new ListObjectsV2Command({ ...where, ContinuationToken: token }))
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

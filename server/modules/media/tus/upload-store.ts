import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { mediaLimits } from '../domain/media-limits.js';
import type { UploadRepository } from '../persistence/upload.repository.js';
import type { MediaStorage } from '../storage/media-storage.js';
import { checksumMismatch, noSuchUpload } from './protocol-refusal.js';

/** The sender's checksum of a piece (tus 1.0.0, checksum). */
export interface Checksum {
  readonly algorithm: string;
  readonly digest: Buffer;
}

/** The sender was silent in the middle of a piece; earlier bytes are kept. */
class Silent extends Error {}

/** Fails if the sender is silent while we wait for it, not while it waits for our disk. */
async function* whileItSpeaks(source: Readable): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  for (;;) {
    const timer = setTimeout(() => source.destroy(new Silent()), mediaLimits.uploadSilenceSeconds * 1000);
    const next = await chunks.next().finally(() => clearTimeout(timer));
    if (next.done) return;
    yield next.value;
  }
}

/** Stores the tus server's data in our storage, which also knows each upload's offset. */
export class UploadStore extends DataStore {
  override readonly extensions = ['creation', 'termination', 'checksum', 'expiration'];
  /** Checksum of the current piece by upload; an upload has only one writer. */
  readonly checksums = new Map<string, Checksum>();

  constructor(
    private readonly uploads: UploadRepository,
    private readonly storage: MediaStorage,
  ) {
    super();
  }

  override create(upload: Upload): Promise<Upload> {
    return Promise.resolve(upload);
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.uploads.find(id);
    if (!upload) throw noSuchUpload();
    const { length: size, metadata, finishedAt } = upload;
    const offset = finishedAt ? size : Math.min(size, await this.storage.partialSize(id));
    return new Upload({ id, size, offset, metadata });
  }

  /** Without a checksum all received bytes are kept; with one, the piece is kept completely or not at all. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const checksum = this.checksums.get(id);
    const hash = checksum && createHash(checksum.algorithm);
    let size = offset;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of whileItSpeaks(stream)) {
        hash?.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    }
    try {
      await this.storage.extendPartial(id, offset, counted());
    } catch (error) {
      if (checksum) await this.storage.cutPartial(id, offset);
      if (error instanceof Silent && !checksum) return size;
      throw error;
    }
    if (checksum && hash && !hash.digest().equals(checksum.digest)) {
      await this.storage.cutPartial(id, offset);
      throw checksumMismatch();
    }
    return size;
  }

  override async remove(id: string): Promise<void> {
    await this.uploads.forget(id);
    await this.storage.removePartial(id);
  }
}

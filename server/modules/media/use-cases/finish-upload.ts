import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { mediaLimits } from '../domain/media-limits.js';
import { type Container, containerOf, kindOfFile, type SoundContainer } from '../domain/video-container.js';
import type { VideoUpload } from '../domain/video-upload.entity.js';
import { UnsupportedVideoFormat } from '../domain/video.errors.js';
import { Installation } from '../persistence/installation.js';
import { PresenceRepository } from '../persistence/presence.repository.js';
import { UploadRepository } from '../persistence/upload.repository.js';
import { MediaStorage } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';
import { UploadLocks } from '../tus/upload-lock.js';
import { RecordVideo } from './record-video.js';

/** A permanent rejection of this upload. An unavailable or full storage is temporary, although clients see a similar error. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && error.kind !== 'unavailable' && error.kind !== 'storage_full';

/** Extension of files whose type is not known yet. */
const EXTENSION = 'video';

/** Turns a complete resumable upload into a video. Idempotent at each step. */
@Injectable()
export class FinishUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly presence: PresenceRepository,
    private readonly record: RecordVideo,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly locks: UploadLocks,
    private readonly transaction: Transaction,
    private readonly logger: Logger,
  ) {}

  /**
   * Checks the first bytes as soon as they arrive, so that nobody uploads a gigabyte in vain.
   *
   * @throws UnsupportedVideoFormat; the upload is then deleted
   */
  async inspect(id: string): Promise<void> {
    if (!(await this.#containerOf(await this.storage.partialHead(id, mediaLimits.sniffBytes)))) {
      await this.#refuse(id);
      throw new UnsupportedVideoFormat();
    }
  }

  /** @throws UnsupportedVideoFormat @throws TooManyUploads @throws StorageQuotaExceeded; the upload is then deleted */
  async execute(id: string): Promise<void> {
    await this.locks.holding(id, async () => {
      const upload = await this.transaction.run(() => this.uploads.findForMove(id));
      if (!upload || upload.finishedAt) return;
      const key = storageKey(id, upload.fileId, EXTENSION, await this.installation.mark());
      const stored = await this.storage.concludePartial(id, key);
      try {
        await this.#record(upload, key, stored);
      } catch (error) {
        // A rejection is final. After a fault on our side, the client or the cleanup tries again.
        if (isRefusal(error)) {
          await this.#refuse(id);
          await this.storage.remove(key);
        }
        throw error;
      }
      // Last, so that a crash before this leaves everything needed to start again.
      await this.#removePieces(id);
      this.logger.info({ videoId: id, ownerId: upload.ownerId, bytes: stored.size }, 'upload arrived in pieces');
    });
  }

  async #record(upload: VideoUpload, key: string, stored: { size: number; sha256: string }): Promise<void> {
    const { id: videoId, ownerId, fileName, title, quality, kind, parts, kept, reducesNoise, fileId } = upload;
    const container = await this.#containerOf(await this.#head(key, stored.size));
    if (!container || kindOfFile(fileName, container) === null) throw new UnsupportedVideoFormat();
    await this.record.execute(
      {
        videoId,
        ownerId,
        fileName,
        title,
        quality,
        kind,
        parts: parts ?? null,
        kept: kept ?? null,
        reducesNoise,
        file: { fileId, key, container, stored },
      },
      async (now) => {
        const standing = await this.uploads.findForMove(videoId);
        if (!standing || standing.finishedAt) return false;
        standing.finish(now);
        await this.presence.use(videoId, now);
        return true;
      },
    );
  }

  async #head(key: string, size: number): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    const span = { start: 0, end: Math.min(size, mediaLimits.sniffBytes) - 1 };
    for await (const chunk of (await this.storage.open(key, span)) as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async #containerOf(head: Uint8Array): Promise<Container | SoundContainer | null> {
    return containerOf((await fileTypeFromBuffer(head))?.mime);
  }

  /** Pieces are no longer needed; the next cleanup removes leftovers. */
  async #removePieces(id: string): Promise<void> {
    try {
      await this.storage.removePartial(id);
    } catch (error) {
      this.logger.warn({ err: error, videoId: id }, 'pieces of a finished upload left to the sweep');
    }
  }

  async #refuse(id: string): Promise<void> {
    await this.uploads.forget(id);
    await this.storage.removePartial(id);
  }
}

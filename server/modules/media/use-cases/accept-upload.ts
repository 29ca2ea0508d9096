import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import { defaultQuality, type Quality } from '../domain/encoding-profiles.js';
import { mediaLimits } from '../domain/media-limits.js';
import { containerOf, kindOfFile } from '../domain/video-container.js';
import { EmptyFile, UnsupportedVideoFormat, VideoTooLarge } from '../domain/video.errors.js';
import { Installation } from '../persistence/installation.js';
import { MediaStorage } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';
import { atMost, type ByteStream, peek } from './byte-stream.js';
import { RecordVideo } from './record-video.js';
import { UploadQuota } from './upload-quota.js';

export interface UploadDetails {
  readonly title?: string | undefined;
  readonly quality?: Quality | undefined;
  readonly kind?: 'VIDEO' | 'AUDIO' | undefined;
  /** Less noise in the sound. */
  readonly reducesNoise?: boolean | undefined;
}

export interface IncomingVideo {
  readonly ownerId: string;
  /** The sender's name of the file. Shown to the owner, never part of a path. */
  readonly fileName: string;
  readonly bytes: ByteStream;
  /** Title of a video that its owner did not name, in the owner's language. */
  readonly untitled: string;
  /** The fields sent with the file. A client may send them after the file, so they are read once the file has arrived. */
  details(): Promise<UploadDetails>;
}

/** The fields of a stored video that other modules need. */
export interface AcceptedVideo {
  readonly videoId: string;
}

/** Stores a video: streams its bytes to the storage, checks their type, then writes the row and starts its processing. */
@Injectable()
export class AcceptUpload {
  constructor(
    private readonly record: RecordVideo,
    private readonly quota: UploadQuota,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly logger: Logger,
  ) {}

  /**
   * @throws TooManyUploads
   * @throws StorageQuotaExceeded before or after the bytes are read
   * @throws EmptyFile
   * @throws UnsupportedVideoFormat after the first bytes
   * @throws VideoTooLarge as soon as the limit is exceeded
   * @throws StorageFull
   */
  async execute(incoming: IncomingVideo): Promise<AcceptedVideo> {
    const { ownerId, bytes } = incoming;
    // An early check, so that nobody sends a gigabyte in vain; the check under the lock below decides.
    await this.quota.assertRoom(ownerId, 0);
    const { head, whole } = await peek(bytes, mediaLimits.sniffBytes);
    if (head.length === 0) throw new EmptyFile();
    const container = containerOf((await fileTypeFromBuffer(head))?.mime);
    if (!container || kindOfFile(incoming.fileName, container) === null) throw new UnsupportedVideoFormat();

    const videoId = newId();
    const fileId = newId();
    const key = storageKey(videoId, fileId, container.extension, await this.installation.mark());
    const stored = await this.storage.write(
      key,
      atMost(whole, mediaLimits.maxUploadBytes, () => new VideoTooLarge()),
    );
    try {
      const details = await incoming.details();
      await this.record.execute({
        videoId,
        ownerId,
        fileName: incoming.fileName,
        title: details.title || incoming.untitled,
        quality: details.quality ?? defaultQuality,
        kind: details.kind,
        reducesNoise: details.reducesNoise,
        file: { fileId, key, container, stored },
      });
    } catch (error) {
      // A refusal means that no row exists. After any other failure the row may exist, and the sweep checks that.
      if (error instanceof DomainError) await this.#discard(key);
      throw error;
    }
    return { videoId };
  }

  async #discard(key: string): Promise<void> {
    try {
      await this.storage.remove(key);
    } catch (error) {
      // The sender must see the reason of the refusal; the sweep removes the remaining file.
      this.logger.warn({ err: error }, 'refused upload not removed yet');
    }
  }
}

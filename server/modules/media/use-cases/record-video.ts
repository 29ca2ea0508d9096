import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Quality } from '../domain/encoding-profiles.js';
import type { KeptSpans } from '../domain/kept-span.js';
import { MediaFile } from '../domain/media-file.entity.js';
import { type Container, kindOfFile, type SoundContainer } from '../domain/video-container.js';
import { Video } from '../domain/video.entity.js';
import { VideoRepository } from '../persistence/video.repository.js';
import type { StoredFile } from '../storage/media-storage.js';
import { displayName } from './display-name.js';
import { UploadQuota } from './upload-quota.js';
import { VideoEvents } from './video-events.js';

/** A stored original that becomes a video. */
export interface ArrivedVideo {
  readonly videoId: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly title: string;
  readonly quality: Quality;
  /** AUDIO: only the sound is kept. */
  readonly kind?: 'VIDEO' | 'AUDIO' | undefined;
  /** Bytes of each recording in it, in order, if there are several. */
  readonly parts?: readonly number[] | null;
  /** The kept span of each recording, if any is trimmed. */
  readonly kept?: KeptSpans | null;
  /** Less noise in the sound. */
  readonly reducesNoise?: boolean | undefined;
  readonly file: {
    readonly fileId: string;
    readonly key: string;
    readonly container: Container | SoundContainer;
    readonly stored: StoredFile;
  };
}

/** Creates the row of an uploaded video and its job together, for all kinds of upload. */
@Injectable()
export class RecordVideo {
  constructor(
    private readonly videos: VideoRepository,
    private readonly quota: UploadQuota,
    private readonly events: VideoEvents,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param together runs first in the same transaction; false if there is nothing left to do
   * @throws TooManyUploads @throws StorageQuotaExceeded
   */
  async execute(
    {
      videoId,
      ownerId,
      fileName,
      title,
      quality,
      kind,
      parts = null,
      kept = null,
      reducesNoise = false,
      file,
    }: ArrivedVideo,
    together: (now: Date) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<void> {
    await this.transaction.run(async () => {
      const now = this.clock.now();
      if (!(await together(now))) return;
      await this.videos.lockOwner(ownerId);
      await this.quota.assertRoom(ownerId, file.stored.size);
      const video = Video.announce(
        {
          id: videoId,
          ownerId,
          kind: kind === 'AUDIO' ? kind : (kindOfFile(fileName, file.container) ?? 'AUDIO'),
          title,
          quality,
          originalName: displayName(fileName),
          originalSize: file.stored.size,
          originalParts: parts,
          originalKept: kept,
          reducesNoise,
        },
        now,
      );
      video.receive(now);
      const original = MediaFile.store(
        {
          id: file.fileId,
          videoId,
          kind: 'original',
          storageKey: file.key,
          contentType: file.container.recognised[0],
          ...file.stored,
        },
        now,
      );
      this.videos.add(video, original);
      await this.events.publish('UPLOADED', video);
    });
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { defaultQuality, type Quality } from '../domain/encoding-profiles.js';
import { type ClaimedRecording, InterviewRecordings } from '../domain/interview-recordings.js';
import type { KeptSpans } from '../domain/kept-span.js';
import { mediaLimits } from '../domain/media-limits.js';
import { TooManyUnfinishedUploads, UploadArrived } from '../domain/upload.errors.js';
import { VideoUpload } from '../domain/video-upload.entity.js';
import { EmptyFile, VideoTooLarge } from '../domain/video.errors.js';
import { PresenceRepository } from '../persistence/presence.repository.js';
import { UploadRepository } from '../persistence/upload.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { DiscardVideo } from './discard-video.js';
import { displayName } from './display-name.js';
import { UploadQuota } from './upload-quota.js';

export interface UploadToBegin {
  readonly id: string;
  /** Whose video it becomes, if it is no recording of an interview. */
  readonly senderId: string;
  /** Bytes. */
  readonly length: number;
  readonly fileName: string;
  readonly title?: string | undefined;
  readonly quality?: Quality | undefined;
  readonly kind?: 'VIDEO' | 'AUDIO' | undefined;
  /** Lengths in bytes of the recordings, if the upload contains several. */
  readonly parts?: readonly number[] | undefined;
  /** The kept span of each of them, if any is trimmed. */
  readonly kept?: KeptSpans | undefined;
  /** Less noise in the sound. */
  readonly reducesNoise?: boolean | undefined;
  /** The recording of a live interview that it is. */
  readonly recording?: string | undefined;
  /** The recording on the person's device for which a phrase was drawn. */
  readonly presence?: string | undefined;
  /** Title of a video that its owner did not name, in the owner's language. */
  readonly untitled: string;
  readonly metadata: Readonly<Record<string, string | null>>;
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Announces a video that will arrive in pieces, within its owner's quota. */
@Injectable()
export class BeginUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly videos: VideoRepository,
    private readonly presence: PresenceRepository,
    private readonly quota: UploadQuota,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly discard: DiscardVideo,
    @Optional() private readonly recordings?: InterviewRecordings,
  ) {}

  /**
   * @returns the token that replaces the session for this upload, and its expiry
   * @throws EmptyFile
   * @throws VideoTooLarge
   * @throws TooManyUnfinishedUploads
   * @throws TooManyUploads
   * @throws StorageQuotaExceeded
   */
  execute({ id, senderId, length, fileName, ...upload }: UploadToBegin): Promise<{ token: string; expiresAt: Date }> {
    if (length === 0) throw new EmptyFile();
    if (length > mediaLimits.maxUploadBytes) throw new VideoTooLarge();
    return this.transaction.run(async () => {
      const recording = upload.recording === undefined ? null : await this.#claim(senderId, upload.recording, id);
      const ownerId = recording?.ownerId ?? senderId;
      await this.videos.lockOwner(ownerId);
      const { count, bytes } = await this.uploads.unfinishedOf(ownerId);
      if (count >= mediaLimits.unfinishedPerOwner) throw new TooManyUnfinishedUploads(mediaLimits.unfinishedPerOwner);
      await this.quota.assertRoom(ownerId, bytes + length);
      const token = randomBytes(32).toString('base64url');
      const now = this.clock.now();
      if (upload.presence !== undefined) await this.presence.claim(ownerId, upload.presence, id, now);
      const expiresAt = new Date(now.getTime() + mediaLimits.unfinishedSeconds * 1000);
      const begun = {
        id,
        ownerId,
        fileId: newId(),
        length,
        fileName: displayName(fileName),
        title: recording?.title ?? (upload.title || upload.untitled),
        quality: upload.quality ?? defaultQuality,
        kind: upload.kind ?? ('VIDEO' as const),
        parts: upload.parts ?? null,
        kept: upload.kept ?? null,
        reducesNoise: upload.reducesNoise ?? false,
        metadata: upload.metadata,
        tokenHash: hashOfToken(token),
        expiresAt,
      };
      this.uploads.add(VideoUpload.begin(begun, now));
      return { token, expiresAt };
    });
  }

  /** A recording is uploaded once; a new upload replaces one that was interrupted. */
  async #claim(senderId: string, recordingId: string, uploadId: string): Promise<ClaimedRecording> {
    if (!this.recordings) throw new NotFound();
    const claimed = await this.recordings.claim(senderId, recordingId, uploadId);
    if (claimed.before !== null) {
      if ((await this.uploads.find(claimed.before))?.finishedAt) throw new UploadArrived();
      await this.discard.execute(claimed.ownerId, claimed.before);
    }
    return claimed;
  }
}

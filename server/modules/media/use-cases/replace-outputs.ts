import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { MediaFile, type NewMediaFile } from '../domain/media-file.entity.js';
import type { FinishedVideo } from '../domain/video.entity.js';
import { soundWanted } from '../domain/video.events.js';
import { eraseReplaced } from '../jobs/remake-video.definition.js';
import { RemakeRepository } from '../persistence/remake.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';

export interface Replacement {
  readonly videoId: string;
  readonly claim: number;
  readonly request: number;
  readonly result: FinishedVideo;
  readonly files: readonly NewMediaFile[];
}

/** A segment that begins to be sent just before its address ends. */
const SENDING_MS = 60_000;

/** Publishes the files of a remake instead of the earlier ones, in one transaction. */
@Injectable()
export class ReplaceOutputs {
  constructor(
    private readonly videos: VideoRepository,
    private readonly remakes: RemakeRepository,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @returns false if this attempt no longer counts; then nothing was changed */
  execute({ videoId, claim, request, result, files }: Replacement): Promise<boolean> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      const remake = await this.remakes.find(videoId);
      if (video?.status !== 'completed' || !remake?.isHeldBy(claim, request)) return false;
      const now = this.clock.now();
      const replaced = await this.videos.forgetMade(videoId);
      this.videos.add(...files.map((file) => MediaFile.store(file, now)));
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      video.remade({ ...result, bytes }, remake.reducesNoise, now);
      remake.complete(now);
      if (replaced.some(({ kind }) => kind === 'sound')) await this.outbox.publish(soundWanted, { video_id: videoId });
      const keys = replaced.map(({ storageKey }) => storageKey);
      const delayMs = this.settings.env.MEDIA_SIGNATURE_SECONDS * 1000 + SENDING_MS;
      await this.outbox.enqueue(eraseReplaced, { video_id: videoId, request, keys }, { delayMs });
      return true;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { Video } from '../domain/video.entity.js';
import { NothingToRetry } from '../domain/video.errors.js';
import { compressionIn } from '../jobs/compress-video.definition.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { StuckVideos } from '../queries/stuck-videos.query.js';

/** Limits the request; the next one takes the rest. */
const MAX_AT_ONCE = 500;

/** An operator retries videos now, with another 48 hours before they are given up. */
@Injectable()
export class RetryVideos {
  constructor(
    private readonly videos: VideoRepository,
    private readonly stuck: StuckVideos,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if it is missing or removed @throws NothingToRetry if a retry would change nothing */
  async one(operatorId: string, videoId: string): Promise<void> {
    if (!(await this.#retry(operatorId, videoId))) throw new NothingToRetry();
  }

  /** @returns the number of retried videos @throws NothingToRetry if there are none */
  async all(operatorId: string): Promise<number> {
    let count = 0;
    // One transaction each, so that workers do not wait for all.
    for (const id of await this.stuck.retryable(MAX_AT_ONCE)) {
      const isRetried = await this.#retry(operatorId, id).catch((error: unknown) => {
        // Removed between reading and locking.
        if (error instanceof NotFound) return false;
        throw error;
      });
      if (isRetried) count += 1;
    }
    if (count === 0) throw new NothingToRetry();
    return count;
  }

  #retry(operatorId: string, videoId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (!video || video.status === 'removed') throw new NotFound();
      const fault = await this.videos.findFault(videoId);
      const now = this.clock.now();
      if (!this.#isStuck(video, fault !== null && fault.tries > 0, now)) return false;
      if (!(await this.videos.findFile(videoId, 'original'))) return false;
      if (video.status === 'failed') video.retry(now);
      // Also for waiting videos: a repeated request within minutes has no further effect.
      else video.touch(now);
      fault?.restart(video.claims, now);
      await this.outbox.enqueue(compressionIn(video.lane), { video_id: videoId });
      await this.audit.record({
        operatorId,
        action: 'VIDEO_RETRIED',
        subject: { type: 'VIDEO', id: videoId },
        details: fault ? { fault: fault.kind } : {},
      });
      return true;
    });
  }

  /** The same rule as for retryable videos in the list. */
  #isStuck({ status, failureCode, updatedAt }: Video, isPaused: boolean, now: Date): boolean {
    if (status === 'failed') return failureCode === 'MEDIA.PROCESSING_FAILED';
    if (status === 'uploaded' && isPaused) return true;
    const isQuiet = now.getTime() - updatedAt.getTime() > mediaLimits.delayedSeconds * 1000;
    return (status === 'uploaded' || status === 'processing') && isQuiet;
  }
}

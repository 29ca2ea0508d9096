import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { type Fault, faultDetailMax } from '../domain/fault.js';
import { VideoFault } from '../domain/video-fault.entity.js';
import { compressionIn } from '../jobs/compress-video.definition.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { VideoEvents } from './video-events.js';

/** `gone`: finished, removed, or taken by another worker. */
export type Pause = 'paused' | 'given-up' | 'gone';

/** Pauses a video after a fault on our side, longer each time, and its owner reads that we are working on it. */
@Injectable()
export class PauseProcessing {
  constructor(
    private readonly videos: VideoRepository,
    private readonly outbox: Outbox,
    private readonly events: VideoEvents,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param claim the attempt with the fault; null if none is running */
  async execute(videoId: string, claim: number | null, { kind, detail }: Fault): Promise<Pause> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (video?.status !== 'uploaded' && video?.status !== 'processing') return 'gone';
      if (claim !== null && !video.isHeldBy(claim)) return 'gone';
      const now = this.clock.now();
      const fault = (await this.videos.findFault(videoId)) ?? VideoFault.first(videoId, now);
      this.videos.add(fault);
      const seconds = fault.note({ kind, detail: detail.slice(0, faultDetailMax) }, video.claims, now);
      if (seconds === null) {
        video.fail('MEDIA.PROCESSING_FAILED', {}, now);
        await this.events.publish('FAILED', video);
        return 'given-up';
      }
      if (video.status === 'processing') video.pause(kind, now);
      await this.outbox.enqueue(compressionIn(video.lane), { video_id: videoId }, { delayMs: seconds * 1000 });
      return 'paused';
    });
  }
}

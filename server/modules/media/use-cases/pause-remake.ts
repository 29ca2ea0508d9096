import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { type Fault, faultDetailMax } from '../domain/fault.js';
import { remakeVideo } from '../jobs/remake-video.definition.js';
import { RemakeRepository } from '../persistence/remake.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';

/** Pauses a remake after a fault, longer each time, for 48 hours. The earlier files are served meanwhile, and afterwards. */
@Injectable()
export class PauseRemake {
  constructor(
    private readonly videos: VideoRepository,
    private readonly remakes: RemakeRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param claim the attempt with the fault; null if none is running */
  async execute(
    videoId: string,
    request: number,
    claim: number | null,
    { kind, detail }: Fault,
  ): Promise<'paused' | 'given-up' | 'gone'> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      const remake = await this.remakes.find(videoId);
      if (video?.status !== 'completed' || !remake?.isWanted(request)) return 'gone';
      if (claim !== null && !remake.isHeldBy(claim, request)) return 'gone';
      const seconds = remake.note({ kind, detail: detail.slice(0, faultDetailMax) }, this.clock.now());
      if (seconds === null) return 'given-up';
      await this.outbox.enqueue(remakeVideo, { video_id: videoId, request }, { delayMs: seconds * 1000 });
      return 'paused';
    });
  }
}

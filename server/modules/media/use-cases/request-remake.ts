import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { VideoRemake } from '../domain/video-remake.entity.js';
import type { Video } from '../domain/video.entity.js';
import { OriginalGone, VideoNotReady } from '../domain/video.errors.js';
import { remakeVideo } from '../jobs/remake-video.definition.js';
import { RemakeRepository } from '../persistence/remake.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';

/** The owner wants the sound of a finished video otherwise. Its files are made again while the original is kept. */
@Injectable()
export class RequestRemake {
  constructor(
    private readonly videos: VideoRepository,
    private readonly remakes: RemakeRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Call in a transaction, with the video locked. The same choice again changes nothing.
   *
   * @throws VideoNotReady, OriginalGone, TooManyRemakes
   */
  async execute(video: Video, reducesNoise: boolean): Promise<void> {
    const remake = await this.remakes.find(video.id);
    const wanted = remake?.state === 'waiting' ? remake.reducesNoise : video.reducesNoise;
    if (wanted === reducesNoise && remake?.state !== 'failed') return;
    if (video.status !== 'completed') throw new VideoNotReady();
    const now = this.clock.now();
    if (remake && reducesNoise === video.reducesNoise) return remake.cancel(now);
    if (video.kind === 'TEXT' || !(await this.videos.findFile(video.id, 'original'))) throw new OriginalGone();
    const next = remake ?? VideoRemake.first(video.id, reducesNoise, now);
    if (remake) remake.request(reducesNoise, now);
    else this.remakes.add(next);
    await this.outbox.enqueue(remakeVideo, { video_id: video.id, request: next.requests });
  }
}

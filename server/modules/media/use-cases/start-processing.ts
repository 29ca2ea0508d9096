import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Quality } from '../domain/encoding-profiles.js';
import type { KeptSpans } from '../domain/kept-span.js';
import type { Lane } from '../domain/lane.js';
import type { VideoKind } from '../domain/video.entity.js';
import { mediaLimits } from '../domain/media-limits.js';
import { EncoderShare } from './encoder-share.js';
import { VideoRepository } from '../persistence/video.repository.js';

export interface StartedProcessing {
  readonly claim: number;
  readonly quality: Quality;
  /** The announced kind. */
  readonly presentation: VideoKind;
  readonly originalKey: string;
  readonly lane: Lane;
  /** Bytes of each recording in the original, in order; null if it is one file. */
  readonly originalParts: readonly number[] | null;
  /** The kept span of each recording; null if all is kept. */
  readonly originalKept: KeptSpans | null;
  readonly reducesNoise: boolean;
}

/**
 * `gone`: removed or finished. `elsewhere`: it waits in the lane of long videos, or an encoder on another machine has it. `busy`: the owner's places are taken.
 * `lost`: too many workers disappeared with it.
 */
export type Start =
  | ({ readonly kind: 'started' } & StartedProcessing)
  | { readonly kind: 'gone' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'lost'; readonly detail: string };

/** A worker takes a video. If it is already in processing, its worker is lost, because the queue delivers each job once. */
@Injectable()
export class StartProcessing {
  constructor(
    private readonly videos: VideoRepository,
    private readonly encoders: EncoderShare,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param lane of the worker */
  async execute(videoId: string, lane: Lane): Promise<Start> {
    return this.transaction.run(async () => {
      const video = await this.videos.findForMove(videoId);
      if (video?.status !== 'uploaded' && video?.status !== 'processing') return { kind: 'gone' };
      if (video.lane === 'long' && lane === 'short') return { kind: 'elsewhere' };
      if (await this.encoders.keeps(video)) return { kind: 'elsewhere' };
      const fault = await this.videos.findFault(videoId);
      if (video.claims - (fault?.claims ?? 0) >= mediaLimits.maxClaims) {
        return { kind: 'lost', detail: `${mediaLimits.maxClaims} workers ended while they worked on it` };
      }
      await this.videos.lockOwner(video.ownerId);
      const others = await this.videos.countProcessing(video.ownerId, video.id);
      if (others >= mediaLimits.concurrentProcessingPerOwner) return { kind: 'busy' };
      const original = await this.videos.findFile(videoId, 'original');
      if (!original) return { kind: 'lost', detail: 'no row names its original' };
      const claim = video.start(this.clock.now());
      const { quality, kind, originalParts = null, originalKept = null, reducesNoise } = video;
      return {
        kind: 'started',
        claim,
        lane,
        quality,
        presentation: kind,
        originalKey: original.storageKey,
        originalParts,
        originalKept,
        reducesNoise,
      };
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { Logger } from '../../../platform/logging/logger.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { FurtherCodec } from '../domain/further-codecs.js';
import { dropReasons } from '../ffmpeg/cut-codecs.js';
import { droppedCodecs } from '../media.metrics.js';

/** Counts and logs videos that are published without the rungs of a further codec. */
@Injectable()
export class DroppedCodecs {
  constructor(private readonly metrics: Metrics) {}

  /** @param reason for operators */
  note(
    codec: FurtherCodec,
    reason: string,
    { videoId, log }: { readonly videoId: string; readonly log: Logger },
  ): void {
    const isSmall = reason === dropReasons.saving;
    this.metrics.counter(droppedCodecs).inc({ kind: codec, outcome: isSmall ? 'no-saving' : 'failed' });
    // A file that is not smaller is no fault.
    log[isSmall ? 'info' : 'warn']({ videoId, codec, reason }, 'video published without a further codec');
  }
}

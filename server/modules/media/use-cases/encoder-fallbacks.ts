import { Injectable } from '@nestjs/common';
import type { Logger } from '../../../platform/logging/logger.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { HardwareKind } from '../domain/hardware-encoder.js';
import { encoderFallbacks } from '../media.metrics.js';

/** Counts and logs videos that software encodes because a hardware encoder failed. */
@Injectable()
export class EncoderFallbacks {
  constructor(private readonly metrics: Metrics) {}

  /** @param reason for operators */
  note(kind: HardwareKind, reason: string, { videoId, log }: { readonly videoId: string; readonly log: Logger }): void {
    this.metrics.counter(encoderFallbacks).inc({ kind });
    log.warn({ videoId, encoder: kind, reason }, 'hardware encoder failed; software encodes the video');
  }
}

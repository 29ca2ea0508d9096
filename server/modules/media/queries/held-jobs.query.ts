import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { EncoderJobLost } from '../domain/encoder.errors.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import type { PlayableFile } from './get-playback.query.js';

/** The files that an encoder may read while it has a job. */
@Injectable()
export class HeldJobs {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly clock: Clock,
  ) {}

  async isHeld(jobId: string): Promise<boolean> {
    return (await this.encoders.held(jobId, null, this.clock.now())) !== null;
  }

  /** @throws EncoderJobLost, NotFound */
  async original(jobId: string): Promise<PlayableFile> {
    const job = await this.encoders.held(jobId, null, this.clock.now());
    if (!job) throw new EncoderJobLost();
    const original = await this.encoders.originalOf(job.videoId);
    if (!original) throw new NotFound();
    // Never shown by a browser, whatever it is.
    return { ...original, contentType: 'application/octet-stream' };
  }
}

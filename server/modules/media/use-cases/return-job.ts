import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { refusalWords } from '../domain/encoder-refusal.js';
import { EncoderJobLost } from '../domain/encoder.errors.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { ReleaseJob } from './release-job.js';

/** An encoder gives a video back: it stops, it failed, or it takes the file for damaged. */
@Injectable()
export class ReturnJob {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly release: ReleaseJob,
    private readonly clock: Clock,
  ) {}

  /**
   * A verdict on the file is never believed: a worker of ours looks at it next, and encoders do not get it again.
   *
   * @throws EncoderJobLost
   */
  async execute(encoderId: string, jobId: string, isRejected: boolean, reason: string): Promise<void> {
    if (!(await this.encoders.held(jobId, encoderId, this.clock.now()))) throw new EncoderJobLost();
    await this.release.execute(jobId, isRejected ? 'refused' : 'returned', `${refusalWords.ENCODER_VERDICT}${reason}`);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { EncoderJobLost } from '../domain/encoder.errors.js';
import { EncoderRepository, type HeldJob } from '../persistence/encoder.repository.js';
import { RecordProgress } from './record-progress.js';

/** Share of the whole work in percent: checking and publishing follow. */
const ENCODED_PERCENT = 90;

/** An encoder reports that it still works, which extends its lease. */
@Injectable()
export class ReportJob {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly record: RecordProgress,
    private readonly clock: Clock,
  ) {}

  /** @param percent integer, 0 to 100 @throws EncoderJobLost */
  async execute(encoderId: string, jobId: string, percent: number): Promise<HeldJob> {
    const now = this.clock.now();
    await this.encoders.noteContact(encoderId, now);
    const job = await this.encoders.held(jobId, encoderId, now);
    if (!job || !(await this.encoders.report(jobId, percent, now))) throw new EncoderJobLost();
    const isWanted = await this.record.execute(job.videoId, job.claim, Math.floor((percent / 100) * ENCODED_PERCENT));
    if (!isWanted) throw new EncoderJobLost();
    return job;
  }
}

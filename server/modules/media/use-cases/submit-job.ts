import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { EncoderFilesDiffer, EncoderJobLost } from '../domain/encoder.errors.js';
import type { LadderName } from '../domain/further-codecs.js';
import { checkEncoded } from '../jobs/check-encoded.definition.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';

export interface SubmittedFile {
  readonly name: LadderName;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** An encoder says that it has sent everything; a worker of ours checks it. */
@Injectable()
export class SubmitJob {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly videos: VideoRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param cpuMs processor time, in milliseconds @throws EncoderJobLost @throws EncoderFilesDiffer if other bytes arrived than it announces */
  async execute(
    encoderId: string,
    jobId: string,
    { files, cpuMs }: { readonly files: readonly SubmittedFile[]; readonly cpuMs: number | null },
  ): Promise<void> {
    await this.transaction.run(async () => {
      const known = await this.encoders.held(jobId, encoderId, this.clock.now());
      if (!known) throw new EncoderJobLost();
      const video = await this.videos.findForMove(known.videoId);
      const job = await this.encoders.lockJob(jobId);
      if (job?.state !== 'encoding' || !video?.isHeldBy(job.claim)) throw new EncoderJobLost();
      const arrived = await this.encoders.filesOf(jobId);
      const isSame = ({ name, size, sha256 }: SubmittedFile): boolean =>
        arrived.some((file) => file.name === name && file.sizeBytes === size && file.sha256 === sha256);
      if (arrived.length !== files.length || !files.every(isSame)) throw new EncoderFilesDiffer();
      job.check(cpuMs, this.clock.now());
      await this.outbox.enqueue(checkEncoded, { job_id: jobId });
    });
  }
}

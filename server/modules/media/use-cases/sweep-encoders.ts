import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { checkEncoded } from '../jobs/check-encoded.definition.js';
import { EncoderRepository } from '../persistence/encoder.repository.js';
import { Installation } from '../persistence/installation.js';
import { MediaStorage } from '../storage/media-storage.js';
import { mayBeOf } from '../storage/storage-key.js';
import { ReleaseJob } from './release-job.js';
import { runEveryStep } from './run-every-step.js';

/** Of each kind per run; the next run follows in seconds. */
const MOST = 100;

/** Keeps the jobs of encoders moving. */
@Injectable()
export class SweepEncoders {
  constructor(
    private readonly encoders: EncoderRepository,
    private readonly release: ReleaseJob,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @returns how many things it changed */
  execute(signal: AbortSignal, log: Logger): Promise<number> {
    return runEveryStep(
      [
        () => this.#releaseOverdue(),
        () => this.#askAgain(),
        () => this.#removeFiles(),
        () => this.encoders.forgetOld(this.clock.now()),
      ],
      signal,
      (error) => log.warn({ err: error }, 'a part of the cleaning after encoders failed'),
    );
  }

  async #releaseOverdue(): Promise<number> {
    const overdue = await this.encoders.overdue(this.clock.now(), MOST);
    for (const { id, reason } of overdue) await this.release.execute(id, 'lost', reason);
    return overdue.length;
  }

  async #askAgain(): Promise<number> {
    const unchecked = await this.encoders.unchecked(this.clock.now(), MOST);
    for (const id of unchecked) await this.outbox.enqueue(checkEncoded, { job_id: id });
    return unchecked.length;
  }

  async #removeFiles(): Promise<number> {
    const mark = await this.installation.mark();
    const files = await this.encoders.filesOfEnded(MOST);
    for (const { id, key } of files) {
      // Its job has ended, so no row of a video will name it. In a copy of the database it belongs to another installation.
      if (mayBeOf(key, mark)) await this.storage.remove(key);
      await this.encoders.forgetFile(id);
    }
    return files.length;
  }
}

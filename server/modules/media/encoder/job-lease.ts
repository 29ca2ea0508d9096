import { setTimeout as sleep } from 'node:timers/promises';
import type { EncoderJobAnswer, TransferAddresses } from '../http/encoder-jobs.contract.js';
import { type EncoderApi, Refused } from './encoder-api.js';

/** The video is no longer this encoder's. */
export class JobLost extends Error {
  constructor() {
    super('the video is with others');
    this.name = 'JobLost';
  }
}

/** Reports in the background while a job runs, and aborts it once another one may have it. */
export class JobLease {
  readonly #ended = new AbortController();
  readonly #lost = new AbortController();
  #percent = 0;
  #validUntil: number;
  #addresses: TransferAddresses;
  #running: Promise<void>;

  constructor(
    private readonly api: Pick<EncoderApi, 'report'>,
    private readonly job: Pick<EncoderJobAnswer, 'id' | 'lease_seconds' | 'report_seconds' | 'addresses'>,
  ) {
    this.#addresses = job.addresses;
    this.#validUntil = performance.now() + job.lease_seconds * 1000;
    this.#running = this.#keep();
  }

  /** Aborted when the job is lost. */
  get signal(): AbortSignal {
    return this.#lost.signal;
  }

  /** The newest ones. */
  get addresses(): TransferAddresses {
    return this.#addresses;
  }

  /** @param percent 0 to 100 */
  progress(percent: number): void {
    this.#percent = Math.max(this.#percent, Math.floor(percent));
  }

  async end(): Promise<void> {
    this.#ended.abort();
    await this.#running;
  }

  async #keep(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      await sleep(this.job.report_seconds * 1000, undefined, { signal: this.#ended.signal }).catch(() => {});
      if (this.#ended.signal.aborted) return;
      const asked = performance.now();
      try {
        const answer = await this.api.report(this.job.id, this.#percent, this.#ended.signal);
        // Counted from the question, because the installation counts from before its answer.
        this.#validUntil = asked + answer.lease_seconds * 1000;
        this.#addresses = answer.addresses;
      } catch (error) {
        if (this.#ended.signal.aborted) return;
        const isRefused = error instanceof Refused && [401, 404, 409].includes(error.status);
        // A short outage of the network is not the end; a lease that is over is.
        if (!isRefused && performance.now() < this.#validUntil) continue;
        this.#lost.abort(new JobLost());
        return;
      }
    }
  }
}

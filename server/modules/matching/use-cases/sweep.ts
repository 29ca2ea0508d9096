import { Injectable } from '@nestjs/common';
import { SweepPositions } from '../persistence/sweep-positions.js';

const PAGE = 500;
/** Max ids that a run reads: about three seconds of a core. The next run continues. */
const MAX_READ = 50_000;

export interface ListToCheck {
  /** Key of the stored position. */
  readonly name: string;
  list(page: { after?: string; limit: number }): Promise<readonly string[]>;
  /** Enqueues a job for each row that is wrong. @returns the number of jobs */
  repair(ids: readonly string[]): Promise<number>;
}

export interface SweepResult {
  readonly enqueued: number;
  /** The max number of jobs was enqueued, so more rows are probably wrong. */
  readonly isFull: boolean;
}

/** Checks lists page by page. Each run reads a limited number of ids and stores its position; the next run continues there. */
@Injectable()
export class Sweep {
  constructor(private readonly positions: SweepPositions) {}

  /** @param maxJobs for each list */
  async run(lists: readonly ListToCheck[], maxJobs: number, signal?: AbortSignal): Promise<SweepResult> {
    const results: number[] = [];
    for (const list of lists) results.push(await this.#read(list, maxJobs, signal));
    return {
      enqueued: results.reduce((sum, each) => sum + each, 0),
      isFull: results.some((each) => each >= maxJobs),
    };
  }

  async #read({ name, list, repair }: ListToCheck, maxJobs: number, signal?: AbortSignal): Promise<number> {
    let after = await this.positions.of(name);
    const startsAtFirst = after === undefined;
    let enqueued = 0;
    for (let read = 0; read < MAX_READ && enqueued < maxJobs; read += PAGE) {
      signal?.throwIfAborted();
      const ids = await list({ limit: PAGE, ...(after === undefined ? {} : { after }) });
      enqueued += await repair(ids);
      after = ids.length < PAGE ? undefined : ids.at(-1);
      if (after === undefined) break;
    }
    if (!startsAtFirst || after !== undefined) await this.positions.keep(name, after);
    return enqueued;
  }
}

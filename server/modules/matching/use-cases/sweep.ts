import { Injectable } from '@nestjs/common';
import { SweepPositions } from '../persistence/sweep-positions.js';

const PAGE = 500;
/** Max ids that a run reads: about three seconds of a core. The next run continues. */
const MAX_READ = 50_000;

export interface SweptList {
  /** Its position is kept under this name. */
  readonly name: string;
  list(page: { after?: string; limit: number }): Promise<readonly string[]>;
  /** Enqueues a job for each wrong row. @returns their number */
  repair(ids: readonly string[]): Promise<number>;
}

export interface SweepResult {
  readonly enqueued: number;
  /** As many jobs as allowed were enqueued, so more are probably needed. */
  readonly isFull: boolean;
}

/** Reads lists page by page. What a run does not reach is read by the next one, so that a run costs the same in a market of any size. */
@Injectable()
export class Sweep {
  constructor(private readonly positions: SweepPositions) {}

  /** @param maxJobs for each list */
  async run(lists: readonly SweptList[], maxJobs: number, signal?: AbortSignal): Promise<SweepResult> {
    const results: number[] = [];
    for (const list of lists) results.push(await this.#read(list, maxJobs, signal));
    return {
      enqueued: results.reduce((sum, each) => sum + each, 0),
      isFull: results.some((each) => each >= maxJobs),
    };
  }

  async #read({ name, list, repair }: SweptList, maxJobs: number, signal?: AbortSignal): Promise<number> {
    let after = await this.positions.of(name);
    const isBegunAnew = after === undefined;
    let enqueued = 0;
    for (let read = 0; read < MAX_READ && enqueued < maxJobs; read += PAGE) {
      signal?.throwIfAborted();
      const ids = await list({ limit: PAGE, ...(after === undefined ? {} : { after }) });
      enqueued += await repair(ids);
      after = ids.length < PAGE ? undefined : ids.at(-1);
      if (after === undefined) break;
    }
    if (!isBegunAnew || after !== undefined) await this.positions.keep(name, after);
    return enqueued;
  }
}

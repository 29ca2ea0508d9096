import type { Terminal } from '../../../server/launcher/supervisor/terminal.js';
import type { Cluster } from '../../cluster/cluster.js';

/** The cluster and the terminal of a run. */
export interface Stage {
  /** Starts the cluster at the first call; later calls return the same one. */
  cluster(): Promise<Cluster>;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** The figures of one fault. */
export interface Measured {
  readonly measured: string;
  /** Expectations that were not met, for example `longest answer 8,100 ms`. */
  readonly missed: readonly string[];
  /** Confirmed effects that the database lacks, and effects that no answer confirmed; null where nothing is written. */
  readonly lost: number | null;
  readonly doubled: number | null;
}

/** One row of the table in test/faults/README.md: something that breaks, and what must happen then. */
export interface Fault {
  /** Its row, for example `F7`. */
  readonly row: string;
  readonly done: string;
  readonly expected: string;
  run(stage: Stage): Promise<Measured>;
}

/** Collects expectations that are not met. */
export class Expectations {
  readonly missed: string[] = [];

  /** @param text what was measured instead */
  expect(isMet: boolean, text: string): void {
    if (!isMet) this.missed.push(text);
  }
}

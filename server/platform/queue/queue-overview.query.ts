import { Inject, Injectable } from '@nestjs/common';
import { JobRegistry } from './job-registry.js';
import { Queues } from './queues.js';

/** Jobs of one queue by where they are. `failed` are dead letters, the retained part of them. */
export interface QueueCounts {
  readonly waiting: number;
  readonly active: number;
  /** Waiting for a moment: a retry's or a schedule's. */
  readonly delayed: number;
  readonly completed: number;
  readonly failed: number;
}

const states = ['waiting', 'active', 'delayed', 'prioritized', 'completed', 'failed'] as const;

/** A worker with nothing to do takes a job at once; one that nobody took for this long waits for a worker (milliseconds). */
const UNTAKEN_MS = 60_000;

/** How full the queues are, for health, metrics and the back office. */
@Injectable()
export class QueueOverview {
  constructor(
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
  ) {}

  /** @throws QueueUnavailable within seconds when the backend is away. */
  async counts(): Promise<Record<string, QueueCounts>> {
    const rows = await Promise.all(
      this.registry.queueNames().map(async (name) => {
        const counts = await this.queues.ask(name, (queue) => queue.getJobCounts(...states));
        const of = (state: (typeof states)[number]): number => counts[state] ?? 0;
        return [
          name,
          {
            waiting: of('waiting') + of('prioritized'),
            active: of('active'),
            delayed: of('delayed'),
            completed: of('completed'),
            failed: of('failed'),
          },
        ] as const;
      }),
    );
    return Object.fromEntries(rows);
  }

  /** Of queues in which nothing runs although jobs wait, those whose oldest job nobody takes. */
  async untaken(counts: Readonly<Record<string, QueueCounts>>, now = Date.now()): Promise<string[]> {
    const idle = Object.entries(counts).filter(([, { waiting, active }]) => waiting > 0 && active === 0);
    const names = await Promise.all(
      idle.map(async ([name]) => {
        const [oldest] = await this.queues.ask(name, (queue) => queue.getJobs(['waiting', 'prioritized'], 0, 0, true));
        return oldest && now - oldest.timestamp > UNTAKEN_MS ? [name] : [];
      }),
    );
    return names.flat();
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { JobRegistry } from './job-registry.js';
import { Queues } from './queues.js';

/** Jobs of one queue by state. `failed` counts the dead letters that are still kept. */
export interface QueueCounts {
  readonly waiting: number;
  readonly active: number;
  /** Waiting for a retry or a schedule. */
  readonly delayed: number;
  readonly completed: number;
  readonly failed: number;
}

const states = ['waiting', 'active', 'delayed', 'prioritized', 'completed', 'failed'] as const;

/** Milliseconds. An idle worker takes a job immediately, so an older waiting job means that no worker runs. */
const UNTAKEN_MS = 60_000;

/** Job counts of the queues, for health checks, metrics and the back office. */
@Injectable()
export class QueueOverview {
  constructor(
    @Inject(JobRegistry) private readonly registry: JobRegistry,
    private readonly queues: Queues,
  ) {}

  /** @throws QueueUnavailable within seconds if the backend is unavailable. */
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

  /** Queues with waiting jobs that no worker takes: nothing is active and the oldest job is older than `UNTAKEN_MS`. */
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

  /** How long the oldest waiting job of each queue could have run. A job that was retried counts from its first time. */
  async oldestWaitingSeconds(
    counts: Readonly<Record<string, QueueCounts>>,
    now = Date.now(),
  ): Promise<ReadonlyMap<string, number>> {
    const names = Object.entries(counts).filter(([, { waiting }]) => waiting > 0);
    const ages = await Promise.all(
      names.map(async ([name]) => {
        const found = await this.queues.ask(name, (queue) => queue.getJobs(['waiting', 'prioritized'], 0, 0, true));
        const since = Math.min(...found.map(({ timestamp, delay }) => timestamp + delay));
        return [name, Number.isFinite(since) ? Math.max(0, (now - since) / 1_000) : 0] as const;
      }),
    );
    return new Map(ages);
  }
}

import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks, type Remark } from '../health/health-checks.js';
import { DeadlineExceeded, withDeadline } from './deadline.js';
import { QueueErrorReporter } from './error-reporter.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { type QueueCounts, QueueOverview } from './queue-overview.query.js';
import { RedisEvictsJobs } from './redis-backend.js';

/** Less than readiness waits for any part, so that the answer is ours (milliseconds). */
const REMARK_MS = 1_500;
/** Counting a long queue takes a while. What took longer than this is repeated for ten times as long (milliseconds). */
const SLOW_LOOK_MS = 50;
/** Opening the queues for the first time takes a moment, which is no fault of theirs (milliseconds). */
const OPENING_MS = 20_000;

/** Refuses to start on a backend that may lose jobs, and shows the queues' state in readiness. */
@Injectable()
export class QueueStartCheck implements OnModuleInit, OnApplicationBootstrap {
  #openedAt = performance.now();
  #hasAnswered = false;
  #kept: { readonly remark: Remark; readonly until: number } | null = null;

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly checks: HealthChecks,
    private readonly overview: QueueOverview,
    private readonly errors: QueueErrorReporter,
  ) {}

  onModuleInit(): void {
    this.#openedAt = performance.now();
    this.checks.add({ name: 'queue', check: () => this.#remark() });
  }

  /** @throws RedisEvictsJobs */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.backend.assertUsable();
    } catch (error) {
      if (error instanceof RedisEvictsJobs) throw error;
      // Requests need no queue: their work waits in the outbox.
      this.errors.report('queue', error);
    }
  }

  /** An unavailable queue never makes an instance unready, because requests continue without it. */
  async #remark(): Promise<Remark> {
    if (this.#kept && performance.now() < this.#kept.until) return this.#kept.remark;
    try {
      const since = performance.now();
      const { counts, untaken } = await withDeadline('the queues', REMARK_MS, this.#look());
      this.#hasAnswered = true;
      const sum = (state: 'waiting' | 'active' | 'failed'): number =>
        Object.values(counts).reduce((total, queue) => total + queue[state], 0);
      const counted = `${this.backend.kind}: ${sum('waiting')} waiting, ${sum('active')} active, ${sum('failed')} failed`;
      const isTaken = untaken.length === 0;
      const remark = isTaken ? counted : new Degraded(`${counted}; no worker takes from ${untaken.join(', ')}`);
      const took = performance.now() - since;
      this.#kept = took > SLOW_LOOK_MS ? { remark, until: performance.now() + 10 * took } : null;
      return remark;
    } catch (error) {
      if (this.#isOpening(error)) return `${this.backend.kind}: opening`;
      this.errors.report('queue', error);
      return new Degraded(`${this.backend.kind}: away, jobs wait in the outbox`);
    }
  }

  async #look(): Promise<{ counts: Record<string, QueueCounts>; untaken: string[] }> {
    const counts = await this.overview.counts();
    return { counts, untaken: await this.overview.untaken(counts) };
  }

  #isOpening(error: unknown): boolean {
    const isYoung = performance.now() - this.#openedAt < OPENING_MS;
    return error instanceof DeadlineExceeded && !this.#hasAnswered && isYoung;
  }
}

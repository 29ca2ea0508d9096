import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../health/health-checks.js';
import { DeadlineExceeded, withDeadline } from './deadline.js';
import { QueueErrorReporter } from './error-reporter.js';
import { QUEUE_BACKEND, type QueueBackend } from './queue-backend.js';
import { QueueOverview } from './queue-overview.query.js';
import { RedisEvictsJobs } from './redis-backend.js';

/** Less than readiness waits for any part, so that the answer is ours (milliseconds). */
const REMARK_MS = 1_500;
/** Opening the queues for the first time takes a moment, which is no fault of theirs (milliseconds). */
const OPENING_MS = 20_000;

/** Refuses to start on a backend that may lose jobs, and shows the queues' state in readiness. */
@Injectable()
export class QueueStartCheck implements OnModuleInit, OnApplicationBootstrap {
  #openedAt = performance.now();
  #hasAnswered = false;

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
      // Requests need no queue: what they ask for waits in the outbox.
      this.errors.report('queue', error);
    }
  }

  /** A queue that is away never makes an instance unready, because requests go on without it. */
  async #remark(): Promise<string> {
    try {
      const counts = Object.values(await withDeadline('the queues', REMARK_MS, this.overview.counts()));
      this.#hasAnswered = true;
      const sum = (state: 'waiting' | 'active' | 'failed'): number =>
        counts.reduce((total, queue) => total + queue[state], 0);
      return `${this.backend.kind}: ${sum('waiting')} waiting, ${sum('active')} active, ${sum('failed')} failed`;
    } catch (error) {
      if (this.#isOpening(error)) return `${this.backend.kind}: opening`;
      this.errors.report('queue', error);
      return `${this.backend.kind}: away, jobs wait in the outbox`;
    }
  }

  #isOpening(error: unknown): boolean {
    const isYoung = performance.now() - this.#openedAt < OPENING_MS;
    return error instanceof DeadlineExceeded && !this.#hasAnswered && isYoung;
  }
}

import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks, type Remark } from '../health/health-checks.js';
import type { HealthSentence } from '../health/health-text.js';
import { platformSentences } from '../health/platform-sentences.js';
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

const names = { postgres: 'PostgreSQL', redis: 'Redis' } as const;
const { sentence, count } = platformSentences;

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
      const counted = this.#counted(counts);
      const isTaken = untaken.length === 0;
      const remark = isTaken ? counted : new Degraded([counted, sentence('HEALTH.QUEUE_UNTAKEN', { queues: untaken })]);
      const took = performance.now() - since;
      this.#kept = took > SLOW_LOOK_MS ? { remark, until: performance.now() + 10 * took } : null;
      return remark;
    } catch (error) {
      if (this.#isOpening(error)) return sentence('HEALTH.QUEUE_OPENING', { backend: names[this.backend.kind] });
      this.errors.report('queue', error);
      return new Degraded(sentence('HEALTH.QUEUE_AWAY', { backend: names[this.backend.kind] }));
    }
  }

  #counted(counts: Record<string, QueueCounts>): HealthSentence {
    const sum = (state: 'waiting' | 'active' | 'failed'): number =>
      Object.values(counts).reduce((total, queue) => total + queue[state], 0);
    const waiting = count('HEALTH.QUEUE_WAITING', sum('waiting'));
    const [active, failed] = [sum('active'), sum('failed')];
    return sentence('HEALTH.QUEUE_COUNTS', { backend: names[this.backend.kind], waiting, active, failed });
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

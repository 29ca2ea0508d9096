import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks } from '../health/health-checks.js';
import type { HealthSentence } from '../health/health-text.js';
import { duration, platformSentences } from '../health/platform-sentences.js';
import { QueueModule } from '../queue/queue.module.js';
import { DeadLetters } from './list-dead-letters.query.js';
import { WaitingWork } from './list-waiting-work.query.js';
import { MeasureOutbox } from './measure-outbox.js';
import { OutboxBell } from './outbox-bell.js';
import { Outbox } from './outbox.js';
import { type OutboxGlance, OutboxOverview } from './outbox-overview.query.js';
import { RetryDeadLetter } from './retry-dead-letter.js';
import { SweepOutboxJob } from './sweep-outbox.job.js';

/** A worker delivers due messages within a second; after this many seconds no relay runs, or the queue is unavailable. */
const LATE_SECONDS = 60;
/** An update of all processes takes minutes. Messages that wait longer need a version that is not there. */
const VERSION_LATE_SECONDS = 2 * 3_600;

const { sentence, count } = platformSentences;

/** From transactions to the queue: all processes write to the outbox, workers relay it. */
@Global()
@Module({
  imports: [QueueModule.forProducer()],
  providers: [
    Outbox,
    OutboxBell,
    OutboxOverview,
    DeadLetters,
    WaitingWork,
    RetryDeadLetter,
    SweepOutboxJob,
    MeasureOutbox,
  ],
  exports: [Outbox, OutboxOverview, DeadLetters, WaitingWork, RetryDeadLetter, QueueModule],
})
export class OutboxModule implements OnModuleInit {
  constructor(
    private readonly checks: HealthChecks,
    private readonly overview: OutboxOverview,
  ) {}

  onModuleInit(): void {
    this.checks.add({
      name: 'outbox',
      check: async () => {
        const glance = await this.overview.glance();
        const counted = countedIn(glance);
        if (glance.oldestDueSeconds > LATE_SECONDS)
          return new Degraded([...counted, sentence('HEALTH.OUTBOX_UNTAKEN')]);
        if (glance.oldestWaitingSeconds > VERSION_LATE_SECONDS)
          return new Degraded([...counted, sentence('HEALTH.OUTBOX_UNKNOWN')]);
        return counted;
      },
    });
  }
}

function countedIn(glance: OutboxGlance): HealthSentence[] {
  const { due, oldestDueSeconds, dead, waiting, oldestWaitingSeconds, isMore } = glance;
  const found = sentence('HEALTH.OUTBOX_COUNTS', {
    due: count('HEALTH.OUTBOX_DUE', due),
    dead: count('HEALTH.OUTBOX_DEAD', dead),
  });
  return [
    found,
    ...(oldestDueSeconds > 0 ? [sentence('HEALTH.OUTBOX_OLDEST', { time: duration(oldestDueSeconds) })] : []),
    ...(waiting > 0 ? [count('HEALTH.OUTBOX_OTHER_VERSION', waiting, { time: duration(oldestWaitingSeconds) })] : []),
    ...(isMore ? [sentence('HEALTH.OUTBOX_MORE')] : []),
  ];
}

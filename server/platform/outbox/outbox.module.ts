import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Degraded, HealthChecks } from '../health/health-checks.js';
import { QueueModule } from '../queue/queue.module.js';
import { DeadLetters } from './list-dead-letters.query.js';
import { WaitingWork } from './list-waiting-work.query.js';
import { MeasureOutbox } from './measure-outbox.js';
import { OutboxBell } from './outbox-bell.js';
import { Outbox } from './outbox.js';
import { OutboxOverview } from './outbox-overview.query.js';
import { RetryDeadLetter } from './retry-dead-letter.js';
import { SweepOutboxJob } from './sweep-outbox.job.js';

/** A worker delivers due messages within a second; after this many seconds no relay runs, or the queue is unavailable. */
const LATE_SECONDS = 60;
/** An update of all processes takes minutes. Messages that wait longer need a version that is not there. */
const VERSION_LATE_SECONDS = 2 * 3_600;

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
        const { due, oldestDueSeconds, dead, waiting, oldestWaitingSeconds, isMore } = await this.overview.glance();
        const left = waiting > 0 ? `, ${waiting} for another version (oldest ${oldestWaitingSeconds} s)` : '';
        const remark = `${due} due (oldest ${oldestDueSeconds} s), ${dead} dead${left}${isMore ? ', or more' : ''}`;
        if (oldestDueSeconds > LATE_SECONDS) return new Degraded(`${remark}: no worker hands them on`);
        if (oldestWaitingSeconds > VERSION_LATE_SECONDS) return new Degraded(`${remark}: no worker knows them`);
        return remark;
      },
    });
  }
}

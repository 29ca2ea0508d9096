import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { OutboxOverview } from './outbox-overview.query.js';
import { outboxMessages, outboxOldest } from './outbox.metrics.js';

/** Backlog of the outbox by five short index reads, however long it is. */
@Injectable()
export class MeasureOutbox implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly overview: OutboxOverview,
  ) {}

  onModuleInit(): void {
    const messages = this.metrics.gauge(outboxMessages);
    const oldest = this.metrics.gauge(outboxOldest);
    const read = async (): Promise<void> => {
      const { due, dead, waiting, oldestDueSeconds, oldestWaitingSeconds } = await this.overview.glance();
      for (const [state, count] of Object.entries({ due, dead, waiting })) messages.set({ state }, count);
      oldest.set({ state: 'due' }, oldestDueSeconds);
      oldest.set({ state: 'waiting' }, oldestWaitingSeconds);
    };
    const forget = (): void => {
      messages.reset();
      oldest.reset();
    };
    this.metrics.collect('outbox', read, { forget });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { queueJobs, queueOldest } from './queue.metrics.js';
import { QueueOverview } from './queue-overview.query.js';

const EVERY_MS = 15_000;

/** Depth and age of the queues. On PostgreSQL counting a long queue takes a while: the collector then reads it less often. */
@Injectable()
export class MeasureQueues implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly overview: QueueOverview,
  ) {}

  onModuleInit(): void {
    const jobs = this.metrics.gauge(queueJobs);
    const oldest = this.metrics.gauge(queueOldest);
    const read = async (): Promise<void> => {
      const counts = await this.overview.counts();
      const ages = await this.overview.oldestWaitingSeconds(counts);
      for (const [queue, { waiting, active, delayed, failed }] of Object.entries(counts)) {
        for (const [state, count] of Object.entries({ waiting, active, delayed, failed }))
          jobs.set({ queue, state }, count);
        oldest.set({ queue }, ages.get(queue) ?? 0);
      }
    };
    const forget = (): void => {
      jobs.reset();
      oldest.reset();
    };
    this.metrics.collect('queues', read, { everyMs: EVERY_MS, forget });
  }
}

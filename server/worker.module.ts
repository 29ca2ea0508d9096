import { type DynamicModule, Module } from '@nestjs/common';
import { type AppOptions, CoreModule } from './app.module.js';
import { MetricsServerModule } from './platform/metrics/metrics.module.js';
import { OutboxRelayModule } from './platform/outbox/outbox-relay.module.js';
import { QueueModule, type WorkerOptions } from './platform/queue/queue.module.js';

/** The worker process: the same modules as the API without a way in, and with the work done. */
@Module({})
export class WorkerModule {
  /** @throws UnknownQueue */
  static async forRoot(options: AppOptions & WorkerOptions): Promise<DynamicModule> {
    return {
      module: WorkerModule,
      imports: [
        CoreModule.forRoot(options),
        await QueueModule.forWorker({ queues: options.queues }),
        // Every worker relays, whichever queues it works on: the outbox moves as long as one of them lives.
        OutboxRelayModule,
        MetricsServerModule.forProcess('worker'),
      ],
    };
  }
}

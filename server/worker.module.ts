import { type DynamicModule, Module } from '@nestjs/common';
import { type AppOptions, CoreModule } from './app.module.js';
import { MetricsServerModule } from './platform/metrics/metrics.module.js';
import { OutboxRelayModule } from './platform/outbox/outbox-relay.module.js';
import { QueueModule, type WorkerOptions } from './platform/queue/queue.module.js';

/** The worker process: the modules of the API without controllers, and with the job handlers. */
@Module({})
export class WorkerModule {
  /** @throws UnknownQueue */
  static async forRoot(options: AppOptions & WorkerOptions): Promise<DynamicModule> {
    return {
      module: WorkerModule,
      imports: [
        CoreModule.forRoot(options),
        await QueueModule.forWorker({ queues: options.queues }),
        // Every worker runs the relay, whatever its queues: the outbox is emptied if at least one worker runs.
        OutboxRelayModule,
        MetricsServerModule.forProcess('worker'),
      ],
    };
  }
}

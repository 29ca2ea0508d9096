import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Settings } from '../config/settings.js';
import { declaredQueues } from './definitions.js';
import { discoverJobs } from './discover-jobs.js';
import { QueueErrorReporter } from './error-reporter.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { LiveDeclarations } from './live-declarations.js';
import { OwnQueues } from './own-queues.js';
import { chooseQueueBackend, connectionByBackend, QUEUE_BACKEND, queuePrefix } from './queue-backend.js';
import { MeasureQueues } from './measure-queues.js';
import { QueueOverview } from './queue-overview.query.js';
import { createProcessor } from './queue-processor.js';
import { QueueStartCheck } from './queue-start-check.js';
import { QueueWorkers, WORKER_PLAN, type WorkerPlan } from './queue-workers.js';
import { Queues } from './queues.js';

/** The command line names a queue that does not exist. */
export class UnknownQueue extends Error {
  constructor(unknown: readonly string[], known: readonly string[]) {
    super(`--queues: unknown ${unknown.join(', ')}; the queues are ${known.join(', ')}`);
    this.name = 'UnknownQueue';
  }
}

export interface WorkerOptions {
  /** Names of the queues this process works on, or `all`. */
  readonly queues: readonly string[] | 'all';
}

/** Runs jobs; see `QueueModule.forWorker`. */
@Module({})
export class QueueWorkerModule {}

/**
 * Registers all declared jobs with their handlers, and refuses to start if they do not match. Both processes import
 * `forProducer()`; the worker process also imports `forWorker()`.
 */
@Module({})
export class QueueModule {
  private static readonly producer: DynamicModule = {
    module: QueueModule,
    global: true,
    imports: [DiscoveryModule],
    providers: [
      {
        provide: QUEUE_BACKEND,
        inject: [Settings],
        useFactory: (settings: Settings) => chooseQueueBackend(settings.env.QUEUE_URL),
      },
      { provide: JobRegistry, inject: [DiscoveryService], useFactory: discoverJobs },
      QueueErrorReporter,
      LiveDeclarations,
      OwnQueues,
      Queues,
      QueueOverview,
      QueueStartCheck,
      MeasureQueues,
    ],
    exports: [QUEUE_BACKEND, JobRegistry, QueueErrorReporter, LiveDeclarations, OwnQueues, Queues, QueueOverview],
  };

  /** Adds jobs and reads queues. Always the same object, because Nest identifies dynamic modules by object identity. */
  static forProducer(): DynamicModule {
    return QueueModule.producer;
  }

  /**
   * Runs jobs. It is async because the queues are known only after every module file was loaded; Nest accepts a promise.
   *
   * @throws UnknownQueue
   */
  static async forWorker({ queues }: WorkerOptions): Promise<DynamicModule> {
    await Promise.resolve();
    const known = [...new Map(declaredQueues().map((queue) => [queue.name, queue])).values()];
    const unknown = queues === 'all' ? [] : queues.filter((name) => !known.some((queue) => queue.name === name));
    if (unknown.length > 0) throw new UnknownQueue(unknown, known.map(({ name }) => name).sort());
    const processors = known
      .filter(({ name }) => queues === 'all' || queues.includes(name))
      .map((queue) => ({ queue: queue.name, type: createProcessor(queue) }));
    return {
      module: QueueWorkerModule,
      imports: [
        // manualRegistration: start workers after the application has started, not while it is built.
        BullModule.forRoot({
          connection: connectionByBackend,
          prefix: queuePrefix,
          extraOptions: { manualRegistration: true },
        }),
        BullModule.registerQueue(),
      ],
      providers: [
        JobRunner,
        QueueWorkers,
        { provide: WORKER_PLAN, useValue: { processors } satisfies WorkerPlan },
        ...processors.map(({ type }) => type),
      ],
      exports: [QueueWorkers],
    };
  }
}

import 'reflect-metadata';
import type { AnyEntity, EntitySchema } from '@mikro-orm/core';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ConfigModule } from '../../../../server/platform/config/config.module.js';
import { parseEnv } from '../../../../server/platform/config/env.js';
import { DatabaseModule } from '../../../../server/platform/database/database.module.js';
import { HealthModule } from '../../../../server/platform/health/health.module.js';
import { createLogger } from '../../../../server/platform/logging/logger.js';
import { LoggingModule } from '../../../../server/platform/logging/logging.module.js';
import { NestLogger } from '../../../../server/platform/logging/nest-logger.js';
import { MetricsModule } from '../../../../server/platform/metrics/metrics.module.js';
import { TracingModule } from '../../../../server/platform/tracing/tracing.module.js';
import { OutboxMessageSchema } from '../../../../server/platform/outbox/outbox-message.entity.js';
import { OutboxRelayModule } from '../../../../server/platform/outbox/outbox-relay.module.js';
import { OutboxModule } from '../../../../server/platform/outbox/outbox.module.js';
import { QueueModule } from '../../../../server/platform/queue/queue.module.js';

export interface QueueAppOptions {
  readonly databaseUrl: string;
  /** Default: the database. */
  readonly queueUrl?: string | undefined;
  /** Queues to work on; without any, the process is like the API's. */
  readonly queues?: readonly string[] | 'all';
  /** Default: it relays if it works on queues. */
  readonly relay?: boolean;
  readonly modules?: readonly Type<unknown>[];
}

/** An application with only the platform's queue and outbox. */
export async function startQueueApp(options: QueueAppOptions): Promise<INestApplicationContext> {
  const { databaseUrl, queueUrl, queues = [], relay = queues.length > 0 } = options;
  // Imported only when used, because a file declares its jobs when it is imported.
  const modules = options.modules ?? [(await import('./test-jobs.js')).TestJobsModule];
  const env = parseEnv({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    QUEUE_URL: queueUrl,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  });
  const logger = createLogger(env.LOG_LEVEL).child({ process: queues.length > 0 ? 'worker' : 'api' });
  const entities = [OutboxMessageSchema] as unknown as readonly EntitySchema<AnyEntity>[];
  const app = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(env),
      LoggingModule.forRoot(logger),
      MetricsModule,
      TracingModule.forProcess('entrevue-test'),
      DatabaseModule.forRoot({ entities, applicationName: 'entrevue-test' }),
      HealthModule,
      OutboxModule,
      ...modules,
      ...(queues.length > 0 ? [QueueModule.forWorker({ queues })] : []),
      ...(relay ? [OutboxRelayModule] : []),
    ],
  })
    .setLogger(new NestLogger(logger))
    .compile();
  try {
    return await app.init();
  } catch (error) {
    // A real process would end here; a test must close its connections.
    await app.close();
    throw error;
  }
}

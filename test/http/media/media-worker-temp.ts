import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Global, Module } from '@nestjs/common';
import { parseEnv } from '../../../server/platform/config/env.js';
import { ConfigModule } from '../../../server/platform/config/config.module.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { LoggingModule } from '../../../server/platform/logging/logging.module.js';
import { NestLogger } from '../../../server/platform/logging/nest-logger.js';
import { DatabaseModule } from '../../../server/platform/database/database.module.js';
import { HealthModule } from '../../../server/platform/health/health.module.js';
import { I18nModule } from '../../../server/platform/i18n/i18n.module.js';
import { OutboxRelayModule } from '../../../server/platform/outbox/outbox-relay.module.js';
import { OutboxModule } from '../../../server/platform/outbox/outbox.module.js';
import { QueueModule } from '../../../server/platform/queue/queue.module.js';
import { IdempotencyModule } from '../../../server/platform/idempotency/idempotency.module.js';
import { MediaModule, messages as mediaMessages } from '../../../server/modules/media/index.js';
import { entities as mediaEntities } from '../../../server/modules/media/persistence/entities.js';
import { OutboxMessageSchema } from '../../../server/platform/outbox/outbox-message.entity.js';
import { IdempotencyKeySchema } from '../../../server/platform/idempotency/idempotency-key.entity.js';
import { en } from '../../../server/platform/messages/en.js';
import { fr } from '../../../server/platform/messages/fr.js';
const env = parseEnv(process.env);
const logger = createLogger(env.LOG_LEVEL).child({ process: 'worker' });
@Module({ imports: [ConfigModule.forRoot(env), LoggingModule.forRoot(logger), I18nModule.forRoot([{ fr, en }, mediaMessages] as any), DatabaseModule.forRoot({ entities: [...mediaEntities, OutboxMessageSchema, IdempotencyKeySchema] as any, applicationName: 'w' }), HealthModule, OutboxModule, MediaModule, await QueueModule.forWorker({ queues: ['media', 'media-upkeep'] }), OutboxRelayModule] })
class W {}
await NestFactory.createApplicationContext(W, { logger: new NestLogger(logger), abortOnError: false });

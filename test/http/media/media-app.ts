// TEMPORARY until the whole app compiles
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccountCompanies, IdentityModule, messages, SeekerVideos } from '../../../server/modules/identity/index.js';
import { MediaModule, messages as mediaMessages } from '../../../server/modules/media/index.js';
import { entities } from '../../../server/modules/identity/persistence/entities.js';
import { entities as mediaEntities } from '../../../server/modules/media/persistence/entities.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { ConfigModule } from '../../../server/platform/config/config.module.js';
import { parseEnv } from '../../../server/platform/config/env.js';
import { DatabaseModule } from '../../../server/platform/database/database.module.js';
import { HealthModule } from '../../../server/platform/health/health.module.js';
import { HttpModule } from '../../../server/platform/http/http.module.js';
import { registerBodyDeadline } from '../../../server/platform/http/body-deadline.js';
import { createFastifyAdapter } from '../../../server/platform/http/fastify-adapter.js';
import { registerRequestScope } from '../../../server/platform/http/request-scope.js';
import { I18nModule } from '../../../server/platform/i18n/i18n.module.js';
import { createLogger } from '../../../server/platform/logging/logger.js';
import { LoggingModule } from '../../../server/platform/logging/logging.module.js';
import { IdempotencyModule } from '../../../server/platform/idempotency/idempotency.module.js';
import { registerSecurityHeaders } from '../../../server/platform/security/headers.js';
import { en } from '../../../server/platform/messages/en.js';
import { fr } from '../../../server/platform/messages/fr.js';
import { OutboxModule } from '../../../server/platform/outbox/outbox.module.js';
import { OutboxMessageSchema } from '../../../server/platform/outbox/outbox-message.entity.js';
import { IdempotencyKeySchema } from '../../../server/platform/idempotency/idempotency-key.entity.js';
import { settleKeys } from '../../../server/platform/idempotency/settle-key.js';
import { IdempotencyStore } from '../../../server/platform/idempotency/idempotency-store.js';
import { createTestDatabase } from '../../support/database.js';
import { drainJobs } from '../../support/jobs.js';

@Global()
@Module({
  providers: [
    { provide: AccountCompanies, useValue: { companiesOf: async () => new Map() } },
    { provide: SeekerVideos, useValue: { videosOf: async () => new Map() } },
  ],
  exports: [AccountCompanies, SeekerVideos],
})
class Glue {}

export async function startTestApp({ env: extra = {}, clock = new FixedClock() }: any = {}): Promise<any> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'entrevue-test-'));
  const env = parseEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    WORKER: 'none',
    DEMO_MODE: 'true',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...extra,
  });
  const logger = createLogger(env.LOG_LEVEL);
  const all = [...entities, ...mediaEntities, IdempotencyKeySchema, OutboxMessageSchema] as any;
  @Module({
    imports: [
      ConfigModule.forRoot(env, clock),
      LoggingModule.forRoot(logger),
      I18nModule.forRoot([{ fr, en }, messages, mediaMessages] as any),
      DatabaseModule.forRoot({ entities: all, applicationName: 't' }),
      HealthModule,
      Glue,
      OutboxModule,
      IdempotencyModule,
      IdentityModule,
      MediaModule,
      HttpModule.forRoot(IdentityModule),
    ],
  })
  class App {}
  const app = await NestFactory.create<NestFastifyApplication>(App, createFastifyAdapter(), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  const fastify = app.getHttpAdapter().getInstance();
  registerBodyDeadline(fastify);
  await registerSecurityHeaders(fastify, { isSecure: false });
  await fastify.register(cookie);
  await fastify.register(multipart, { limits: { fieldSize: 10_000, fields: 20, files: 1, headerPairs: 50 } });
  registerRequestScope(fastify, app.get(MikroORM));
  settleKeys(fastify, app.get(IdempotencyStore), logger);
  await app.init();
  await fastify.ready();
  const orm = app.get(MikroORM);
  return {
    app,
    clock,
    orm,
    dataDir,
    databaseUrl: database.url,
    async request({ method = 'GET', url, payload, headers = {}, token }: any) {
      const answer = await app.inject({
        method,
        url,
        ...(payload === undefined ? {} : { payload }),
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      });
      const isJson = String(answer.headers['content-type'] ?? '').includes('application/json') && answer.body !== '';
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? JSON.parse(answer.body) : answer.body,
        text: answer.body,
        bytes: answer.rawPayload,
      };
    },
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return app.getUrl();
    },
    runJobs: () => drainJobs(app),
    async close() {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApi } from '../../server/api.js';
import { PasswordHasher } from '../../server/modules/identity/credentials/password-hasher.js';
import { FixedClock } from '../../server/platform/clock/clock.js';
import { parseEnv } from '../../server/platform/config/env.js';
import { createLogger } from '../../server/platform/logging/logger.js';
import { liveSettings } from './live-settings.js';
import { createTestDatabase } from './database.js';
import { drainJobs } from './jobs.js';
import { keepConnections } from './query.js';

/** Of the passwords of tests: 0.5 ms of a core for each account, where the product's cost takes 14 ms. */
const quickCost = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

export interface TestRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly payload?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bearer token of the caller. */
  readonly token?: string;
  /** Sends no `Idempotency-Key`. Every other write gets a new one, as our client sends it. */
  readonly isKeyless?: boolean;
}

/** A complete answer; `body` is the parsed JSON, or the text if it is not JSON. */
export interface TestAnswer<T = never> {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly body: T;
  readonly text: string;
  readonly bytes: Buffer;
}

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly clock: FixedClock;
  readonly orm: MikroORM;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Sends a request through the whole application without a socket. */
  request<T = Record<string, unknown>>(request: TestRequest): Promise<TestAnswer<T>>;
  /** Listens on a free port of the loopback address. @returns the URL */
  listen(): Promise<string>;
  /** Runs all jobs in the outbox in this process, and the jobs that they start, until none is left. */
  runJobs(options?: { readonly delayed?: boolean }): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: FixedClock;
  /** Receives every log line, of all levels. */
  readonly logTo?: (line: string) => void;
  /** Hashes passwords with the product's cost, for tests of sign-in. */
  readonly hasProductCost?: boolean;
  /** Another application whose database and data folder this one shares. Close this one first. */
  readonly beside?: Pick<TestApp, 'databaseUrl' | 'dataDir'>;
}

/** Starts the real application on its own database. Close it to remove the database and the data folder. */
export async function startTestApp({
  env: extra = {},
  clock = new FixedClock(),
  logTo,
  hasProductCost = false,
  beside,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = beside ? { url: beside.databaseUrl, drop: () => Promise.resolve() } : await createTestDatabase();
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'entrevue-test-')));
  const env = parseEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    // Injected requests come from 127.0.0.1; tests set other addresses with `X-Forwarded-For`.
    TRUSTED_PROXIES: 'loopback',
    WORKER: 'none',
    // No server listens there, so a look-up fails at once. Tests of domains start a DNS server of their own.
    DNS_SERVERS: '127.0.0.1:9',
    DEMO_MODE: 'true',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...(extra['DEMO_MODE'] === 'false' ? liveSettings : {}),
    ...extra,
  });
  const app = await createApi({
    env,
    clock,
    logger: logTo ? createLogger('trace', { write: logTo }) : createLogger(env.LOG_LEVEL),
    applicationName: 'entrevue-test',
    clientFolder: null,
  });
  const orm: MikroORM = app.get(MikroORM);
  if (!hasProductCost) Object.assign(app.get(PasswordHasher), { cost: quickCost });
  const closeConnections = beside ? null : keepConnections(database.url);

  return {
    app,
    clock,
    orm,
    dataDir,
    databaseUrl: database.url,
    async request<T>({
      method = 'GET',
      url,
      payload,
      headers = {},
      token,
      isKeyless,
    }: TestRequest): Promise<TestAnswer<T>> {
      const answer = await app.inject({
        method,
        url,
        ...(payload === undefined ? {} : { payload }),
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(isWrite(method) && !isKeyless ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
      });
      const isJson = String(answer.headers['content-type'] ?? '').includes('application/json') && answer.body !== '';
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: (isJson ? JSON.parse(answer.body) : answer.body) as T,
        text: answer.body,
        bytes: answer.rawPayload,
      };
    },
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return app.getUrl();
    },
    runJobs: (options) => drainJobs(app, options),
    async close() {
      await app.close();
      await closeConnections?.();
      await database.drop();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The same application for a caller that sends no `Idempotency-Key`, as a program that is not our client may do.
 *
 * @example await reserve(withoutKeys(app), recruiter, seeker.id);
 */
export function withoutKeys(app: TestApp): TestApp {
  return { ...app, request: (request) => app.request({ ...request, isKeyless: true }) };
}

function isWrite(method: NonNullable<TestRequest['method']>): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

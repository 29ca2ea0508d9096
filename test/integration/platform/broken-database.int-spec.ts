import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { mikroOrmConfig } from '../../../server/platform/database/mikro-orm.config.js';
import { type ApiProcess, startApi } from '../../support/api-process.js';
import { createTestDatabase } from '../../support/database.js';
import { freePort } from '../../support/running-instance.js';
import { eventually } from '../media/support/processes.js';
import { type OwnPostgres, startOwnPostgres } from '../queue/support/own-postgres.js';
import { startRedis } from '../queue/support/redis-server.js';

jest.setTimeout(200_000);

/** Reliability F7. */
const ANSWERS_WITHIN_MS = 6_000;
/** Reliability F6. */
const BACK_WITHIN_MS = 2_000;
/** Reliability F12. */
const WITHOUT_REDIS_MS = 500;
/** Prometheus gives up after ten seconds. */
const SCRAPED_WITHIN_MS = 3_000;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The remaining requests of this minute, if Redis counted this one. */
  readonly left: string | null;
  readonly ms: number;
}

const report = (line: string): void => void process.stderr.write(`    ${line}\n`);

/** The 99th percentile. */
const p99 = (answers: readonly Answer[]): number =>
  answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.ceil(answers.length * 0.99) - 1] ?? 0;

/** A separate API, and requests that use its database. */
async function startAsked(databaseUrl: string, env: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'entrevue-broken-'));
  const port = await freePort();
  const api: ApiProcess = await startApi({ databaseUrl, dataDir, port, env });
  const ask = async (path = '/api/jobs'): Promise<Answer> => {
    const at = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      left: answer.headers.get('x-ratelimit-remaining'),
      ms: performance.now() - at,
    };
  };
  /** Sends `count` requests, one every `everyMs`, without waiting for earlier answers. */
  const askOften = async (count: number, everyMs: number): Promise<Answer[]> => {
    const answers: Promise<Answer>[] = [];
    for (let n = 0; n < count; n += 1) {
      answers.push(ask());
      await sleep(everyMs);
    }
    return Promise.all(answers);
  };
  const backAfter = async (): Promise<number> => {
    const since = performance.now();
    while ((await ask()).status !== 200) await sleep(50);
    return performance.now() - since;
  };
  return {
    ask,
    askOften,
    backAfter,
    close: async () => {
      await api.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

describe('an API whose database', () => {
  let postgres: OwnPostgres;
  let api: Awaited<ReturnType<typeof startAsked>>;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    api = await startAsked(postgres.url);
  });
  afterAll(async () => {
    await postgres?.signal('SIGCONT').catch(() => undefined);
    await api?.close();
    await postgres?.remove();
  });

  it('is frozen answers 503 within seconds, and serves again once the database continues', async () => {
    expect(await api.ask()).toMatchObject({ status: 200 });
    await api.ask('/api/health/ready');
    await postgres.signal('SIGSTOP');
    // The first requests get open connections, on which they would wait for ever.
    const asking = api.askOften(150, 100);
    const readiness = await api.ask('/api/health/ready');
    const answers = await asking;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(answers.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
    const longest = Math.max(...answers.map(({ ms }) => ms));
    expect(longest).toBeLessThan(ANSWERS_WITHIN_MS);
    expect(readiness.ms).toBeLessThan(400);
    expect((await api.ask('/api/health/ready')).status).toBe(503);
    expect((await api.ask('/api/health')).status).toBe(200);
    await postgres.signal('SIGCONT');
    const back = await api.backAfter();
    report(
      `frozen: longest answer ${Math.round(longest)} ms, p99 ${Math.round(p99(answers))} ms, back after ${Math.round(back)} ms`,
    );
    expect(back).toBeLessThan(BACK_WITHIN_MS);
  });

  it('is killed answers 503 with Retry-After, and never 500', async () => {
    expect(await api.ask()).toMatchObject({ status: 200 });
    const asking = api.askOften(300, 10);
    await sleep(500);
    await postgres.signal('SIGKILL');
    const answers = await asking;
    await postgres.restart();
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 2']));
    const back = await api.backAfter();
    report(`killed: ${others.length} of ${answers.length} answered 503, back after ${Math.round(back)} ms`);
    expect(back).toBeLessThan(BACK_WITHIN_MS);
  });
});

describe('a connection of the pool', () => {
  it('is not cut for a slow statement, nor because this process was busy', async () => {
    const database = await createTestDatabase();
    const orm = await MikroORM.init(
      mikroOrmConfig({ url: database.url, entities: [], applicationName: 'entrevue-test', poolSize: 2 }),
    );
    try {
      expect(await orm.em.fork().execute(`select pg_sleep(6), 'slow' as said`)).toMatchObject([{ said: 'slow' }]);
      const busy = orm.em.fork().execute(`select pg_sleep(0.2), 'busy' as said`);
      await sleep(50);
      for (const until = performance.now() + 6_000; performance.now() < until;);
      expect(await busy).toMatchObject([{ said: 'busy' }]);
    } finally {
      await orm.close(true);
      await database.drop();
    }
  });
});

describe('a pool of one connection', () => {
  it('gets its connection back if a transaction could not begin', async () => {
    const postgres = await startOwnPostgres();
    const orm = await MikroORM.init(
      mikroOrmConfig({ url: postgres.url, entities: [], applicationName: 'entrevue-test', poolSize: 1 }),
    );
    const one = (): Promise<unknown> => orm.em.fork().transactional((em) => em.execute('select 1 as one'));
    try {
      expect(await one()).toEqual([{ one: 1 }]);
      await postgres.signal('SIGSTOP');
      await expect(one()).rejects.toThrow('the database does not answer');
      await postgres.signal('SIGCONT');
      await sleep(1_500);
      expect(await one()).toEqual([{ one: 1 }]);
    } finally {
      await postgres.signal('SIGCONT').catch(() => undefined);
      await orm.close(true);
      await postgres.remove();
    }
  });
});

describe('an API whose Redis is stopped', () => {
  it('answers everything that does not need it within 500 ms', async () => {
    const database = await createTestDatabase();
    const redis = await startRedis();
    const metricsPort = await freePort();
    const settings = { REDIS_URL: redis.url, QUEUE_URL: redis.url, METRICS_PORT: String(metricsPort) };
    const api = await startAsked(database.url, { ...settings, RATE_LIMIT: 'on' });
    /** Whether the queues could be read, and the duration of the scrape. */
    const scrape = async (): Promise<{ queues: string | undefined; ms: number }> => {
      const since = performance.now();
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const queues = /^entrevue_collector_up\{collector="queues"\} (\d)$/m.exec(text)?.[1];
      return { queues, ms: performance.now() - since };
    };
    try {
      // The API may answer before it has a connection to Redis, and counts nothing until then.
      await eventually('requests that are counted', async () => {
        const [one, other] = await api.askOften(2, 1);
        return one?.left === other?.left ? undefined : true;
      });
      const counted = await api.askOften(20, 20);
      expect(new Set(counted.map(({ left }) => left)).size).toBe(20);
      expect((await scrape()).queues).toBe('1');
      redis.process.kill('SIGSTOP');
      const frozen = await api.askOften(300, 20);
      redis.process.kill('SIGCONT');
      await redis.stop();
      const gone = await api.askOften(300, 20);
      const scraped = await scrape();
      report(`Redis gone: scraped in ${Math.round(scraped.ms)} ms, queues ${scraped.queues}`);
      expect(scraped.ms).toBeLessThan(SCRAPED_WITHIN_MS);
      for (const [what, answers] of Object.entries({ frozen, gone })) {
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        report(
          `Redis ${what}: p99 ${Math.round(p99(answers))} ms, longest ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms`,
        );
        expect(p99(answers)).toBeLessThan(WITHOUT_REDIS_MS);
      }
    } finally {
      redis.process.kill('SIGCONT');
      await redis.stop();
      await api.close();
      await database.drop();
    }
  });
});

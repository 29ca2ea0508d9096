import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pooler, startPooler } from '../../cluster/parts/pooler.js';
import { signUp } from '../../http/identity/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';

describe('the product behind PgBouncer in transaction mode', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-pooler-'));
    // PgBouncer runs as another user if root starts it.
    await chmod(folder, 0o755);
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const startBehind = (pooler: Pooler): Promise<TestApp> =>
    startTestApp({
      beside: { databaseUrl: database.url, dataDir: join(folder, 'data') },
      env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url },
    });

  it('does not start if the pooler drops its timeouts', async () => {
    const careless = (settings: string): string => settings.replace(/ connect_query='[^']*'/, '');
    const pooler = await startPooler(join(folder, 'careless'), database.url, careless);
    try {
      await expect(startBehind(pooler)).rejects.toThrow(
        'the pooler drops statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
      );
    } finally {
      await pooler.stop();
    }
  });

  it('shares few connections among many requests, and listens directly', async () => {
    const few = (settings: string): string => settings.replace(/default_pool_size = \d+/, 'default_pool_size = 2');
    const pooler = await startPooler(join(folder, 'few'), database.url, few);
    const behind = await startBehind(pooler);
    try {
      const { token } = await signUp(behind);
      await behind.listen();
      const paths = ['/api/users/me', '/api/jobs?search=cuisine'];
      const asked = Array.from({ length: 60 }, (_, n) => behind.request({ url: paths[n % 2] ?? '', token }));
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
      const open = await query<{ application_name: string; listens: boolean }>(
        database.url,
        `select application_name, query ilike 'listen %' as listens from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      // Of the pool only the pooler's connections reach PostgreSQL.
      expect(open.filter(({ application_name: name }) => name === 'entrevue-test').length).toBeLessThanOrEqual(2);
      expect(open.some(({ application_name: name, listens }) => name === 'entrevue-realtime-sessions' && listens)).toBe(
        true,
      );
    } finally {
      await behind.close();
      await pooler.stop();
    }
  });

  it('answers 503 while the pooler is gone, and serves again as soon as it is back', async () => {
    const pooler = await startPooler(join(folder, 'restarted'), database.url);
    const behind = await startBehind(pooler);
    const ask = async (): Promise<number> => (await behind.request({ url: '/api/jobs?search=cuisine' })).status;
    try {
      expect(await ask()).toBe(200);
      await pooler.stop('SIGKILL');
      const gone = await Promise.all(Array.from({ length: 20 }, ask));
      expect(new Set(gone)).toEqual(new Set([503]));
      await pooler.restart();
      expect(new Set(await Promise.all(Array.from({ length: 20 }, ask)))).toEqual(new Set([200]));
    } finally {
      await behind.close();
      await pooler.stop();
    }
  });
});

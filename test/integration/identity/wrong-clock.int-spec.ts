import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { registration } from '../../http/identity/people.js';
import { type ApiProcess, startApi } from '../../support/api-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { query } from '../../support/query.js';
import { wholeJob } from '../../http/jobs/market.js';
import { freePort } from '../../support/running-instance.js';

const DAY_MS = 86_400_000;
/** An API that runs from its sources starts slowly on a busy machine. */
const START_MS = 180_000;
/** Columns with the time at which something happened. */
const HAPPENED = '(created|updated|sent|given|seen|begun|published|decided|joined|asked|window_start)(_at)?$';
const shiftedClock = new URL('../../faults/support/shifted-clock.mjs', import.meta.url).href;

describe.each([
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
])('an API whose clock is a day %s', (_, shift) => {
  let database: TestDatabase;
  let dataDir: string;
  let origin: string;
  let api: ApiProcess | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'wrong-clock-'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const env = { NODE_OPTIONS: `--import ${shiftedClock}`, CLOCK_SHIFT_MS: String(shift) };
    api = await startApi({ databaseUrl: database.url, dataDir, port, env });
  }, START_MS);
  afterAll(async () => {
    await api?.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    await database.drop();
  });

  const me = async (token: string): Promise<number> =>
    (await fetch(`${origin}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;

  const post = async (path: string, json: object, token = ''): Promise<{ status: number; text: string }> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(json),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('begins and ends sessions by the clock of the database', async () => {
    const registered = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration()),
    });
    expect(registered.status).toBe(201);
    const { token } = (await registered.json()) as SessionAnswer;
    const [session] = await query(
      database.url,
      `select created_at between now() - interval '5 minutes' and now() as begins_now,
              last_seen_at <= now() as seen_now, expires_at < now() + interval '1 day' as ends_today
         from session`,
    );
    expect(session).toEqual({ begins_now: true, seen_now: true, ends_today: true });
    expect(await me(token)).toBe(200);

    await query(database.url, `update session set last_seen_at = now() - interval '9 minutes'`);
    expect(await me(token)).toBe(200);
    await query(database.url, `update session set last_seen_at = now() - interval '11 minutes'`);
    expect(await me(token)).toBe(401);
  });

  it('stores no time of its own, and expiries of the database’s', async () => {
    const person = registration({ user_type: 'RECRUITER' });
    const { token } = JSON.parse((await post('auth/register', person)).text) as SessionAnswer;
    const statuses = [
      await post('companies', { name: 'Atelier Nord' }, token),
      await post('jobs', wholeJob, token),
      await post('auth/passkeys/options', {}),
      await post('auth/password/forgot', { email: person['email'] }),
      await post('auth/login', { email: person['email'], password: 'not the password' }),
    ].map(({ status }) => (status < 300 ? 'done' : status));
    expect(statuses).toEqual(['done', 'done', 'done', 'done', 401]);

    const columns = await query<{ table: string; column: string }>(
      database.url,
      `select c.table_name as table, c.column_name as column
         from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
          and c.data_type = 'timestamp with time zone' and c.column_name ~ $1`,
      [HAPPENED],
    );
    const wrong: string[] = [];
    for (const { table, column } of columns) {
      const [row] = await query<{ wrong: number }>(
        database.url,
        `select count(*)::int as wrong from "${table}" where abs(extract(epoch from "${column}" - now())) > 3600`,
      );
      if (row?.wrong) wrong.push(`${table}.${column}`);
    }
    expect(columns.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
    const [challenge] = await query(
      database.url,
      `select count(*)::int as made, bool_and(expires_at between now() and now() + interval '5 minutes') as right
         from passkey_challenge`,
    );
    expect(challenge).toEqual({ made: 1, right: true });
  });
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { parseEnv } from '../../../server/platform/config/env.js';
import { Settings } from '../../../server/platform/config/settings.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { resealColumn } from '../../../server/platform/security/reseal-column.js';
import { SecretBox } from '../../../server/platform/security/secret-box.js';
import { PASSWORD, signUp } from '../../http/identity/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';

const ROOT = join(import.meta.dirname, '../../..');
const BEFORE = 'the key before, which somebody has seen';
const AFTER = 'the key after, which nobody knows but us';
const STEP_MS = 30_000;

/** The program of `npm run rotate-secrets`, in a process of its own. */
async function rotate(app: TestApp, keys: Record<string, string>): Promise<{ code: number; output: string }> {
  const args = ['--import', join(ROOT, 'test/integration/queue/support/run-typescript.mjs')];
  const env = { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, ...keys };
  try {
    const node = join(ROOT, 'node_modules/.bin/node');
    const { stdout } = await promisify(execFile)(node, [...args, join(ROOT, 'server/rotate-secrets.ts')], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const boxWith = (keys: Record<string, string>): SecretBox =>
  new SecretBox(new Settings(parseEnv({ DATABASE_URL: 'postgres://localhost/x', ...keys })));

describe('replacing SECRETS_KEY', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SECRETS_KEY: BEFORE } });
  });
  afterAll(() => app.close());

  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

  /** A company connects its provider. */
  const connect = (companyId: string, secret: Buffer | null): Promise<unknown> =>
    query(
      app.databaseUrl,
      `insert into company_sso (company_id, issuer, client_id, client_secret, domain, enabled, required, revision,
         created_at, updated_at)
       values ($1, 'https://idp.example', 'client', $2, 'company.example', false, false, 1, now(), now())`,
      [companyId, secret],
    );

  /** Signs in with a fresh code at an instance that has these keys. */
  async function signInWith(keys: Record<string, string>, email: string, secret: string): Promise<number> {
    app.clock.advance(STEP_MS);
    const instance = await startTestApp({ beside: app, clock: app.clock, env: keys });
    try {
      const payload = { email, password: PASSWORD, code: codeOf(secret) };
      return (await instance.request({ method: 'POST', url: '/api/auth/login', payload })).status;
    } finally {
      await instance.close();
    }
  }

  it('locks nobody out at any step, and says which secrets no key opens', async () => {
    const { user, token } = await signUp(app);
    const url = '/api/auth/second-factor';
    const begun = await app.request<{ secret: string }>({ method: 'POST', url: `${url}/begin`, token });
    const { secret } = begun.body;
    await app.request({ method: 'POST', url: `${url}/confirm`, token, payload: { code: codeOf(secret) } });
    const both = { SECRETS_KEY: AFTER, SECRETS_KEY_ALSO: BEFORE };
    const company = newId();
    const clientSecret = await boxWith({ SECRETS_KEY: BEFORE }).seal('a secret', 'company-sign-in', company);
    await connect(company, clientSecret);
    const password = await boxWith({ SECRETS_KEY: BEFORE }).seal('an app password', 'member-calendar', user.id);
    await query(
      app.databaseUrl,
      `insert into calendar_connection (account_id, server_url, user_name, password, revision, next_check_at, failures,
         created_at, updated_at)
       values ($1, 'https://caldav.example', 'zoe', $2, 1, now(), 0, now(), now())`,
      [user.id, password],
    );
    // A public client has no secret.
    await connect(newId(), null);

    expect(await signInWith({ SECRETS_KEY: BEFORE, SECRETS_KEY_ALSO: AFTER }, user.email, secret)).toBe(200);
    expect(await signInWith(both, user.email, secret)).toBe(200);
    expect(await rotate(app, { SECRETS_KEY: AFTER })).toEqual({
      code: 2,
      output: [
        'second_factor.sealed_secret: 0 sealed with the current key, 0 had it already, 1 lost\n',
        `account_id ${user.id}: no known key opens it\n`,
        'company_sso.client_secret: 0 sealed with the current key, 0 had it already, 1 lost\n',
        `company_id ${company}: no known key opens it\n`,
        'calendar_connection.password: 0 sealed with the current key, 0 had it already, 1 lost\n',
        `account_id ${user.id}: no known key opens it\n`,
      ].join(''),
    });
    const line = (changed: number, current: number): object => ({
      code: 0,
      output: ['second_factor.sealed_secret', 'company_sso.client_secret', 'calendar_connection.password']
        .map((name) => `${name}: ${changed} sealed with the current key, ${current} had it already, 0 lost\n`)
        .join(''),
    });
    expect(await rotate(app, both)).toEqual(line(1, 0));
    expect(await rotate(app, both)).toEqual(line(0, 1));
    expect(await signInWith({ SECRETS_KEY: AFTER }, user.email, secret)).toBe(200);
    const [row] = await query<{ sealed: Buffer }>(
      app.databaseUrl,
      'select client_secret as sealed from company_sso where company_id = $1',
      [company],
    );
    const opened = boxWith({ SECRETS_KEY: AFTER }).openCurrent(row!.sealed, 'company-sign-in', company);
    await expect(opened).resolves.toBe('a secret');
  });

  it('goes on where it was stopped, in batches, and leaves rows alone that the product changed meanwhile', async () => {
    const old = boxWith({ SECRETS_KEY: BEFORE });
    const box = boxWith({ SECRETS_KEY: AFTER, SECRETS_KEY_ALSO: BEFORE });
    const column = { table: 'sealed_thing', column: 'sealed', owner: 'id', purpose: 'thing' };
    await query(app.databaseUrl, 'create table sealed_thing (id uuid primary key, sealed bytea not null)');
    const ids = Array.from({ length: 450 }, () => newId()).sort();
    const sealed = await Promise.all(ids.map((id) => old.seal(`secret of ${id}`, 'thing', id)));
    await query(app.databaseUrl, 'insert into sealed_thing select * from unnest($1::uuid[], $2::bytea[])', [
      ids,
      sealed,
    ]);

    let left = 250;
    const stopping = Object.create(box, {
      openCurrent: { value: box.openCurrent.bind(box) },
      open: { value: box.open.bind(box) },
      seal: {
        value: async (...args: Parameters<SecretBox['seal']>) => {
          if (left === 0) throw new Error('stopped');
          left -= 1;
          // The product seals this value itself at the same moment.
          if (left === 100) {
            const own = await box.seal('changed meanwhile', 'thing', args[2]);
            await query(app.databaseUrl, 'update sealed_thing set sealed = $1 where id = $2', [own, args[2]]);
          }
          return box.seal(...args);
        },
      },
    }) as SecretBox;
    const em = app.orm.em.fork();
    await expect(resealColumn(em, stopping, column)).rejects.toThrow('stopped');
    expect(await resealColumn(em, box, column)).toEqual({ changed: 200, current: 250, lost: [] });

    const rows = await query<{ id: string; sealed: Buffer }>(app.databaseUrl, 'select * from sealed_thing order by id');
    const texts = await Promise.all(rows.map((row) => box.openCurrent(row.sealed, 'thing', row.id)));
    expect(texts.filter((text, index) => text !== `secret of ${ids[index]}`)).toEqual(['changed meanwhile']);
    await query(app.databaseUrl, 'drop table sealed_thing');
  });

  it('concerns each column with bytes: it is sealed again, or named here with the reason why not', async () => {
    const rows = await query<{ name: string }>(
      app.databaseUrl,
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'bytea' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      // Sealed again.
      'calendar_connection.password',
      'company_sso.client_secret',
      // Sealed with the caller's own key.
      'idempotency_key.answer',
      // Terms and facts of the matching index, for hours.
      'match_index_snapshot_part.bytes',
      // Only the public half.
      'passkey.public_key',
      // Sealed, but the push service expects the key it began with: the browser registers again.
      'push_device.subscription',
      // Live events between processes, for minutes.
      'realtime_attachment.payload',
      'second_factor.recovery_salt',
      // Sealed again.
      'second_factor.sealed_secret',
      'taxonomy_version.topics',
      'text_vector.vector',
    ]);
  });
});

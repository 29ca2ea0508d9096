import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { freePort } from '../../../server/launcher/postgres/free-port.js';
import type { BulkAnswer } from '../../../server/modules/applications/http/bulk.contract.js';
import { Clock, type FixedClock } from '../../../server/platform/clock/clock.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { employer } from '../../http/applications/stage.js';
import { type ApiProcess, startApi } from '../../support/api-process.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { eventually } from '../media/support/processes.js';

jest.setTimeout(400_000);

const PEOPLE = 500;

describe('a bulk of 500 whose process is killed in the middle', () => {
  let app: TestApp;
  let api: ApiProcess;
  let dataDir: string;
  let port: number;
  let hiring: Awaited<ReturnType<typeof employer>>;
  const ids = Array.from({ length: PEOPLE }, newId);

  beforeAll(async () => {
    // Use the real clock, because the other process does and both use the same sessions.
    app = await startTestApp({ clock: new Clock() as FixedClock });
    hiring = await employer(app);
    await query(
      app.databaseUrl,
      `insert into application (id, job_id, company_id, seeker_id, attempt, status, applied_at, updated_at, candidate_updated_at)
       select id, $2, $3, gen_random_uuid(), 1, 'PENDING', now(), now(), now() from unnest($1::uuid[]) as id`,
      [ids, hiring.jobId, hiring.companyId],
    );
    dataDir = await mkdtemp(join(tmpdir(), 'entrevue-bulk-'));
    port = await freePort();
  });
  afterAll(async () => {
    await api?.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    await app?.close();
  });

  const count = async (sql: string): Promise<number> =>
    (await query<{ count: number }>(app.databaseUrl, `select count(*)::int as count from ${sql}`))[0]?.count ?? 0;
  /** Counts declined people, history steps, emails and company notifications: one of each per person. */
  const done = async (): Promise<number[]> => [
    await count('application_bulk_item'),
    await count(`application where status = 'REJECTED'`),
    await count(`application_event where to_status = 'REJECTED'`),
    await count(`outbox_message where name = 'applications.send-letter' and payload->>'kind' = 'APPLICATION_REJECTED'`),
    await count(`outbox_message where name = 'applications.settle-refusal'`),
  ];
  const start = async (): Promise<void> => {
    api = await startApi({ databaseUrl: app.databaseUrl, dataDir, port });
  };
  const send = (key: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/applications/bulk`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${hiring.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ ids, action: 'REJECTED', reason: 'Le poste est pourvu.' }),
    });

  it('is finished by a request with the same key, and nothing happens twice', async () => {
    await start();
    const key = newId();
    const lost = send(key).then(
      async (answered) => `answered ${answered.status}: ${await answered.text()}`,
      () => 'lost',
    );
    await eventually(
      'a bulk in the middle',
      async () => {
        const early = await Promise.race([lost, Promise.resolve('running')]);
        if (early !== 'running') throw new Error(early);
        return (await count('application_bulk_item')) >= 60 ? true : undefined;
      },
      120_000,
    );
    await api.end('SIGKILL');
    expect(await lost).toBe('lost');
    const atDeath = await done();
    // Nothing is half done: each declined person has a step, an email and a record, and nobody else has any.
    expect(new Set(atDeath).size).toBe(1);
    expect(atDeath[0]).toBeGreaterThanOrEqual(60);
    expect(atDeath[0]).toBeLessThan(PEOPLE);

    await start();
    // The dead process still has its claim of the key, which expires after 45 s.
    await query(app.databaseUrl, 'delete from idempotency_key where status is null');
    const resumed = await send(key);
    const answer = (await resumed.json()) as BulkAnswer;
    expect([resumed.status, answer.done, answer.refused]).toEqual([200, PEOPLE, 0]);
    expect(await done()).toEqual([PEOPLE, PEOPLE, PEOPLE, PEOPLE, PEOPLE]);

    const repeated = await send(key);
    expect([repeated.headers.get('idempotency-replayed'), await repeated.json()]).toEqual(['true', answer]);
    expect(await done()).toEqual([PEOPLE, PEOPLE, PEOPLE, PEOPLE, PEOPLE]);
  });
});

import type { QueuesAnswer } from '../../../server/modules/operations/http/queues.contract.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { operator as newOperator } from '../credits/recruiters.js';

describe('the operators’ view of background work, during an update', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = (await newOperator(app)).token;
  });
  afterAll(() => app.close());

  const queues = async (): Promise<QueuesAnswer> => {
    const { status, body } = await app.request<QueuesAnswer>({ url: '/api/admin/queues', token });
    expect(status).toBe(200);
    return body;
  };

  it('shows what waits for another version of the server, with its reason and age, apart from what is due', async () => {
    const before = await queues();
    const id = newId();
    await query(
      app.databaseUrl,
      `insert into outbox_message
         (id, kind, name, version, payload, available_at, attempts, created_at, waiting_for, waiting_since, last_error)
       values ($1, 'event', 'jobs.later', 2, '{}', now(), 0, now(), 'event:jobs.later@2', now() - interval '3 hours', 'unknown')`,
      [id],
    );
    const { waiting, outbox, health } = await queues();
    expect(waiting).toEqual([
      {
        source: 'outbox',
        queue: null,
        id,
        name: 'jobs.later',
        reason: 'unknown',
        since: expect.any(String),
        request_id: null,
      },
    ]);
    expect(outbox).toMatchObject({ due: before.outbox.due, waiting: 1 });
    expect(outbox.oldest_waiting_seconds).toBeGreaterThanOrEqual(3 * 3_600);
    expect(health).toContainEqual({
      ...{ name: 'outbox', state: 'DEGRADED', detail_language: 'fr' },
      detail: expect.stringMatching(/1 événement attend une autre version du serveur depuis 3\sh\./),
    });
    await query(app.databaseUrl, 'delete from outbox_message where id = $1', [id]);
  });
});

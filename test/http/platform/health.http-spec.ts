import pg from 'pg';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('answers without checking other parts', async () => {
    expect((await app.request({ url: '/api/health' })).body).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('is ready if every part answers', async () => {
    const { status, body } = await app.request<{ status: string; checks: Record<string, { ok: boolean }> }>({
      url: '/api/health/ready',
    });
    expect([status, body.status]).toEqual([200, 'ok']);
    expect(Object.keys(body.checks)).toEqual(expect.arrayContaining(['database', 'queue', 'storage', 'ffmpeg']));
  });

  it('answers within 200 ms while a part hangs, with the last result of that part', async () => {
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    const ask = async (): Promise<number> => {
      const at = performance.now();
      expect((await app.request({ url: '/api/health/ready' })).status).toBe(200);
      return performance.now() - at;
    };
    try {
      await ask();
      await holder.query('begin');
      await holder.query('lock table outbox_message in access exclusive mode');
      const times = await Promise.all(Array.from({ length: 50 }, ask));
      expect(Math.max(...times)).toBeLessThan(300);
      // Fifty requests cause one check.
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows[0]?.waiting).toBe(1);
    } finally {
      await holder.end();
    }
  });

  it('counts outbox messages only up to a limit', async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      await client.query(
        `insert into outbox_message (id, kind, name, payload, available_at, attempts, created_at)
         select gen_random_uuid(), 'event', 'nobody.listens', '{}', now() - interval '2 minutes', 0, now()
           from generate_series(1, 1500)`,
      );
      const { body } = await app.request<{ checks: Record<string, object> }>({ url: '/api/health/ready' });
      expect(body.checks['outbox']).toEqual({
        ok: true,
        degraded: true,
        detail:
          '1,000 events due, 0 given up. The oldest has waited for 2\u00A0min. There may be more: counting stops here. No worker hands them on.',
      });
      await client.query(`delete from outbox_message where name = 'nobody.listens'`);
    } finally {
      await client.end();
    }
  });
});

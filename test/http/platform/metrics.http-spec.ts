import { setTimeout as sleep } from 'node:timers/promises';
import { RequestContext } from '@mikro-orm/core';
import { CreditsFacade } from '../../../server/modules/credits/index.js';
import { AuditRun } from '../../../server/modules/credits/audit/audit-run.js';
import { MeasureFacts } from '../../../server/modules/operations/use-cases/measure-facts.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { declaredMetrics } from '../../../server/platform/metrics/define-metric.js';
import { MetricsServer } from '../../../server/platform/metrics/metrics-server.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emailsIn } from '../../support/mail.js';
import { query } from '../../support/query.js';
import { registration, signUp } from '../identity/people.js';

/** Far above the series of one instance, far below the limits of a metrics store. */
const MAX_LINES = 3_000;

describe('metrics', () => {
  let app: TestApp;
  let address: string;
  const log: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ env: { METRICS_PORT: '0' }, logTo: (line) => void log.push(line) });
    address = `http://127.0.0.1:${app.app.get(MetricsServer, { strict: false }).port}/metrics`;
  });
  afterAll(() => app.close());

  const scrape = async (): Promise<string> => (await fetch(address)).text();
  /** @example valueOf(text, 'entrevue_outbox_messages{state="due"}') */
  const valueOf = (text: string, series: string): number | undefined => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
  /** Collected figures are cached for seconds, so new ones take a moment. */
  const scrapeUntil = async (isThere: (text: string) => boolean): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const text = await scrape();
      if (isThere(text)) return text;
      await sleep(200);
    }
    return scrape();
  };
  const within = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);

  it('are on a separate port, and not on the public one', async () => {
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(address.replace('/metrics', '/api/health'))).status).toBe(404);
    for (const url of ['/metrics', '/api/metrics', '/metrics/', '//metrics']) {
      expect((await app.request({ url })).status).toBe(404);
    }
  });

  it('count requests by route pattern, and all unknown paths as one series', async () => {
    const canary = 'canary.person@mail.example';
    const ids = Array.from({ length: 40 }, () => newId());
    const before = (await scrape()).split('\n').length;
    for (const id of ids) {
      await app.request({ url: `/api/jobs/${id}` });
      await app.request({ url: `/${canary}/${id}?token=${id}` });
      await app.request({ url: `/api/no-such-thing-${id}` });
    }
    const text = await scrape();
    expect(valueOf(text, 'entrevue_http_requests_total{method="GET",route="/api/jobs/:id",status="4xx"}')).toBe(40);
    expect(valueOf(text, 'entrevue_http_request_duration_seconds_count{method="GET",route="/api/jobs/:id"}')).toBe(40);
    expect(
      valueOf(text, 'entrevue_http_requests_total{method="GET",route="unmatched",status="4xx"}'),
    ).toBeGreaterThanOrEqual(80);
    // Two routes, each with a counter and a histogram.
    expect(text.split('\n').length - before).toBeLessThan(40);
    for (const secret of [canary, 'canary', ...ids]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@/);
  });

  it('are those that the code declares, and few enough for a metrics store', async () => {
    const text = await scrape();
    const names = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);
    const declared = new Set(declaredMetrics().map(({ name }) => name));
    expect(names.filter((name) => !declared.has(name) && !/^(process|nodejs)_/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'nodejs_eventloop_lag_p99_seconds',
        'process_resident_memory_bytes',
        'entrevue_realtime_sockets',
      ]),
    );
    expect(text.split('\n').length).toBeLessThan(MAX_LINES);
  });

  it('show the outbox, the queues, the pool, the disk and every part of readiness', async () => {
    await signUp(app);
    // A slow collector reports 0 and no values, for example on a busy machine: scrape again.
    let text = await scrape();
    for (let tries = 0; tries < 10 && /^entrevue_collector_up\{.*\} 0$/m.test(text); tries += 1) text = await scrape();
    expect(valueOf(text, 'entrevue_database_pool_size')).toBe(12);
    expect(valueOf(text, 'entrevue_database_waiting')).toBe(0);
    expect(valueOf(text, 'entrevue_database_connections{state="used"}')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'entrevue_disk_free_bytes')).toBeGreaterThan(0);
    for (const part of ['database', 'queue', 'outbox', 'storage', 'ledger', 'mail']) {
      expect([part, valueOf(text, `entrevue_part_up{part="${part}"}`)]).toEqual([part, 1]);
    }
    expect(valueOf(text, 'entrevue_queue_jobs{queue="media",state="waiting"}')).toBe(0);
    expect(valueOf(text, 'entrevue_queue_oldest_waiting_seconds{queue="media"}')).toBe(0);
    expect(valueOf(text, 'entrevue_outbox_messages{state="dead"}')).toBe(0);
    const collectors = [...text.matchAll(/^entrevue_collector_up\{collector="([\w-]+)"\} (\d)$/gm)];
    expect(collectors.filter(([, , up]) => up !== '1')).toEqual([]);
    expect(collectors.length).toBeGreaterThanOrEqual(8);
  });

  it('show figures that jobs counted: the ledger, credits held and captured, matches', async () => {
    const { user } = await signUp(app, { user_type: 'RECRUITER' });
    const credits = app.app.get(CreditsFacade, { strict: false });
    const ask = (key: string) => ({
      ownerId: user.id,
      price: 'RESERVATION' as const,
      reference: { type: 'RESERVATION', id: newId() },
      key,
    });
    const { holdId } = await within(() => credits.hold(ask('first')));
    await within(() => credits.capture(holdId));
    await within(() => credits.hold(ask('second')));
    await within(() => app.app.get(AuditRun, { strict: false }).execute(new AbortController().signal));
    const facts = app.app.get(MeasureFacts, { strict: false });
    // The ids are of this millisecond; the next run must not count them again.
    for (let run = 0; run < 2; run += 1) await within(() => facts.execute(new AbortController().signal, -1));

    const [stored] = await query<{ available: number; held: number; captured: number }>(
      app.databaseUrl,
      `select (select sum(available) from credit_account)::int as available, (select sum(held) from credit_account)::int as held,
              (select sum(amount) from credit_hold where status = 'CAPTURED')::int as captured`,
    );
    expect(stored?.captured).toBeGreaterThanOrEqual(1);
    const shown = await scrapeUntil(
      (text) =>
        valueOf(text, 'entrevue_credits{state="captured"}') === stored?.captured &&
        valueOf(text, 'entrevue_ledger_audit_timestamp_seconds') !== 0,
    );
    for (const [state, value] of Object.entries(stored ?? {})) {
      expect([state, valueOf(shown, `entrevue_credits{state="${state}"}`)]).toEqual([state, value]);
    }
    expect(valueOf(shown, 'entrevue_matches')).toBe(0);
    expect(valueOf(shown, 'entrevue_ledger_differences')).toBe(0);
    expect(valueOf(shown, 'entrevue_ledger_audited_transactions_total')).toBeGreaterThanOrEqual(3);
    expect(Date.now() / 1_000 - (valueOf(shown, 'entrevue_facts_timestamp_seconds') ?? 0)).toBeLessThan(60);
  });

  it('carry one request id from the click to the email: header, outbox, log', async () => {
    const requestId = 'click-0123456789';
    const payload = registration();
    const answer = await app.request({
      method: 'POST',
      url: '/api/auth/register',
      payload,
      headers: { 'x-request-id': requestId },
    });
    expect([answer.status, answer.headers['x-request-id']]).toEqual([201, requestId]);
    await app.runJobs();
    const email = (await emailsIn(app.dataDir)).find(({ to }) => to === payload['email']);
    expect(email?.raw).toMatch(new RegExp(`^X-Request-ID: ${requestId}\\r?$`, 'm'));
    const rows = await query(app.databaseUrl, `select name from outbox_message where request_id = '${requestId}'`);
    expect(rows.length).toBeGreaterThanOrEqual(1);
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const sent = lines.filter(({ msg, requestId: id }) => msg === 'email sent' && id === requestId);
    expect(sent).toEqual([expect.objectContaining({ emailId: /<([^@]+)@/.exec(email?.messageId ?? '')?.[1] })]);
    expect(JSON.stringify(sent)).not.toContain(String(payload['email']));
    expect(valueOf(await scrape(), 'entrevue_emails_total{outcome="sent"}')).toBeGreaterThanOrEqual(1);
  });
});

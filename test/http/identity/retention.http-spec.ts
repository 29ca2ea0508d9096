import { RequestContext } from '@mikro-orm/core';
import type { RetentionPage } from '../../../server/modules/identity/http/retention.contract.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import { retentionPeriods, type RetentionKind } from '../../../server/modules/identity/domain/retention-periods.js';
import { RunRetentionJob } from '../../../server/modules/identity/jobs/run-retention.job.js';
import { RunRetention } from '../../../server/modules/identity/use-cases/run-retention.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { publish } from '../jobs/market.js';
import { recruiterOf } from './hiring.js';
import { signUp } from './people.js';

const DAY = 86_400_000;
const hash = (): string => newId().replaceAll('-', '').padEnd(64, '0');

describe('data after their retention period', () => {
  let app: TestApp;
  let accountId: string;
  let jobId: string;
  let matchId: string;

  beforeAll(async () => {
    app = await startTestApp();
    accountId = (await signUp(app)).user.id;
    jobId = (await publish(app, (await recruiterOf(app)).token)).id;
    matchId = newId();
  });
  afterAll(() => app.close());

  const sql = (text: string, parameters: unknown[]): Promise<unknown> => app.orm.em.fork().execute(text, parameters);
  const run = (): Promise<number> => RequestContext.create(app.orm.em, () => app.app.get(RunRetention).execute());

  /** One row of each kind, with a given end time. */
  const rows: Record<RetentionKind, (ended: Date) => Promise<unknown>> = {
    CLOSED_ACCOUNTS: async (ended) => {
      const { user } = await signUp(app);
      await sql(`update account set status = 'DELETED', closed_at = ? where id = ?`, [ended, user.id]);
    },
    CONSENTS: async (ended) => {
      const { user } = await signUp(app, { consents: { adult: true, terms: true, privacy: true } });
      await sql(`update account set status = 'DELETED', closed_at = ?, erased_at = ? where id = ?`, [
        ended,
        ended,
        user.id,
      ]);
    },
    AUDIT_LOG: (ended) =>
      sql(
        `insert into audit_entry (id, at, operator_id, action, subject_type, subject_id, details)
         values (?, ?, ?, 'SESSIONS_ENDED', 'ACCOUNT', 'a', '{}')`,
        [newId(), ended, accountId],
      ),
    SESSIONS: (ended) =>
      sql(
        `insert into session (id, account_id, token_hash, created_at, last_seen_at, expires_at)
         values (?, ?, ?, ?::timestamptz - interval '1 hour', ?, ?)`,
        [newId(), accountId, hash(), ended, ended, ended],
      ),
    LETTER_LINKS: (ended) =>
      sql(
        `insert into account_token (account_id, kind, token_hash, created_at, expires_at)
         values (?, 'VERIFY_EMAIL', ?, ?::timestamptz - interval '1 hour', ?)
         on conflict (account_id, kind) do update set expires_at = excluded.expires_at, created_at = excluded.created_at`,
        [accountId, hash(), ended, ended],
      ),
    LETTERS: (ended) =>
      sql(`insert into account_letter (id, account_id, kind, created_at) values (?, ?, 'VERIFY_EMAIL', ?)`, [
        newId(),
        accountId,
        ended,
      ]),
    INVITATIONS: (ended) =>
      sql(
        `insert into recruiter_invitation (id, email, language, invited_by, created_at, expires_at)
         values (?, 'rita@mail.example', 'fr', ?, ?::timestamptz - interval '1 hour', ?)`,
        [newId(), newId(), ended, ended],
      ),
    TEAM_INVITATIONS: async (ended) => {
      const { companyId } = await recruiterOf(app);
      await sql(
        `insert into company_invitation (id, company_id, email, role, job_ids, language, invited_by, letter_id, created_at, expires_at)
         values (?, ?, 'rita@mail.example', 'REVIEWER', '{}', 'fr', ?, ?, ?::timestamptz - interval '1 hour', ?)`,
        [newId(), companyId, newId(), newId(), ended, ended],
      );
    },
    SHARE_LINKS: (ended) =>
      sql(
        `insert into share_link (id, company_id, name, token_hash, shown, created_at, expires_at)
         values (?, ?, 'Lien', ?, 'MASKED', ?::timestamptz - interval '1 hour', ?)`,
        [newId(), newId(), hash(), ended, ended],
      ),
    ACCESS_LOG: (ended) =>
      sql(`insert into access_log (id, seeker_id, kind, at, masked, cost) values (?, ?, 'VIEWED', ?, true, 0)`, [
        newId(),
        accountId,
        ended,
      ]),
    DISCLOSURES: (ended) =>
      sql(
        `insert into seeker_disclosure (id, seeker_id, company_id, type, created_at, opened_at, concealed_at)
         values (?, ?, ?, 'MATCHED', ?, ?, ?)`,
        [newId(), accountId, newId(), ended, ended, ended],
      ),
    NOTIFICATIONS: (ended) =>
      sql(
        `insert into notification (id, account_id, kind, news, event_key, params, path, shown, created_at)
         values (?, ?, 'video', 'VIDEO_READY', ?, '{}', '/profile/videos', true, ?)`,
        [newId(), accountId, newId(), ended],
      ),
    THROTTLES: (ended) => sql('insert into throttle (key, attempts, resets_at) values (?, 1, ?)', [hash(), ended]),
    REMOVED_VIDEOS: (ended) =>
      sql(
        `insert into video (id, owner_id, status, title, visibility, quality, original_name, original_size, progress, claims,
                            created_at, updated_at, finished_at)
         values (?, ?, 'removed', '-', 'VISIBLE', 'high', '', 1, 0, 0, ?, ?, ?)`,
        [newId(), accountId, ended, ended, ended],
      ),
    INTERVIEW_RECORDINGS: (ended) =>
      sql(
        `insert into interview_recording (id, interview_id, recorder_id, connection, title, status, end_reason, asked_at, ended_at)
         values (?, ?, ?, ?, 'Soudage', 'ENDED', 'STOPPED', ?, ?)`,
        [newId(), newId(), accountId, newId(), ended, ended],
      ),
    REMOVED_FILES: (ended) => {
      const id = newId();
      return sql(
        `insert into owned_file (id, owner_id, kind, name, storage_key, content_type, size_bytes, sha256, created_at, removed_at)
         values (?, ?, 'resume', '', ?, 'application/pdf', 1, ?, ?, ?)`,
        [id, accountId, id, hash(), ended, ended],
      );
    },
    JOB_VIEWS: (ended) =>
      sql('insert into job_view (job_id, viewer_id, day) values (?, ?, ?::date)', [
        jobId,
        newId(),
        ended.toISOString().slice(0, 10),
      ]),
    APPLICATIONS: (ended) =>
      sql(
        `insert into application (id, job_id, company_id, seeker_id, attempt, status, applied_at, updated_at, job_closed_at)
         values (?, ?, ?, ?, 1, 'PENDING', ?, ?, ?)`,
        [newId(), jobId, newId(), newId(), ended, ended, ended],
      ),
    RESERVATIONS: (ended) =>
      sql(
        `insert into reservation (id, recruiter_id, company_id, seeker_id, status, credits_reserved, reserved_at, expires_at,
                                  resolved_at)
         values (?, ?, ?, ?, 'EXPIRED', 0, ?, ?, ?)`,
        [newId(), newId(), newId(), newId(), new Date(ended.getTime() - 1), ended, ended],
      ),
    MESSAGES: async (ended) => {
      const [one, other] = [newId(), newId()].sort();
      await sql(
        `insert into conversation (id, seeker_id, recruiter_id, company_id, started_by, created_at, last_sequence,
                                   last_message_at, seeker_read, seeker_delivered, recruiter_read, recruiter_delivered)
         values (?, ?, ?, ?, 'SEEKER', ?, 1, ?, 0, 0, 0, 0)`,
        [`${one}_${other}`, one, other, newId(), ended, ended],
      );
    },
    REPORTS: (ended) =>
      sql(
        `insert into report (id, target_type, target_id, reason, status, created_at, resolved_at, resolved_by)
         values (?, 'JOB', ?, 'SPAM', 'DISMISSED', ?, ?, ?)`,
        [newId(), newId(), ended, ended, newId()],
      ),
    STUDIO_BOOKINGS: (ended) =>
      sql(
        `insert into studio_booking (id, full_name, email, session_type, language, preferred_date, preferred_time, starts_at, status,
                                     sequence, created_at, updated_at)
         values (?, 'Aline', 'aline@mail.example', 'OTHER', 'fr', '2020-01-06', '09:00', ?, 'CANCELLED', 1, ?, ?)`,
        [newId(), ended, ended, ended],
      ),
    UNCONFIRMED_BOOKINGS: (ended) =>
      sql(
        `insert into studio_booking (id, full_name, email, session_type, language, preferred_date, preferred_time, starts_at, status,
                                     sequence, created_at, updated_at, confirm_by)
         values (?, 'Aline', 'aline@mail.example', 'OTHER', 'fr', '2029-01-08', '09:00', now() + interval '2 years', 'CANCELLED', 1,
                 ?, ?, ?)`,
        [newId(), ended, ended, ended],
      ),
    INQUIRIES: (ended) =>
      sql(
        `insert into inquiry (id, company_name, contact_person, email, service, message, language, status, created_at, reply_by)
         values (?, 'Boulangerie', 'Nadia', 'nadia@mail.example', 'CONSULTATION', 'Bonjour', 'fr', 'NEW', ?,
                 ?::timestamptz + interval '24 hours')`,
        [newId(), ended, ended],
      ),
    MATCHES: (ended) =>
      sql(
        `insert into match (id, seeker_id, job_id, company_id, status, seeker_visible, match_score, compatibility_score, parts,
                            reasons, masked_reasons, gaps, evidence, raises, model_version, ontology_version, inputs_hash,
                            computed_at, created_at)
         values (?, ?, ?, ?, 'PENDING', true, 1, 1, '{}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}', '[]',
                 '[]', 'm', 'o', ?, ?, ?)`,
        [newId(), newId(), jobId, newId(), hash(), ended, ended],
      ),
    MATCH_AUDIT: (ended) =>
      sql(
        `insert into match_audit (id, match_id, seeker_id, job_id, event, match_score, compatibility_score, inputs_hash,
                                  model_version, ontology_version, at)
         values (?, ?, ?, ?, 'PROPOSED', 1, 1, ?, 'm', 'o', ?)`,
        [newId(), matchId, newId(), jobId, hash(), ended],
      ),
    PAYMENTS: (ended) =>
      sql(
        `insert into purchase (id, owner_id, kind, credits, subtotal_cents, gst_cents, qst_cents, total_cents, status, provider,
                               request_key, fingerprint, created_at)
         values (?, ?, 'CREDITS', 1, 2990, 150, 298, 3438, 'AWAITING_PAYMENT', 'test', ?, ?, ?)`,
        [newId(), newId(), newId(), hash(), ended],
      ),
    PAYMENT_MESSAGES: (ended) =>
      sql(`insert into payment_event (id, type, received_at) values (?, 'checkout.session.expired', ?)`, [
        newId(),
        ended,
      ]),
    RETENTION_REPORTS: (ended) =>
      sql(`insert into retention_report (id, kind, due_before, removed, ran_at) values (?, 'SESSIONS', ?, 0, ?)`, [
        newId(),
        ended,
        ended,
      ]),
  };
  const kinds = Object.keys(retentionPeriods) as RetentionKind[];

  const lastRun = async (): Promise<Record<string, number>> => {
    const reports = await app.orm.em
      .fork()
      .execute<{ kind: string; removed: number }[]>(
        'select kind, removed from retention_report where ran_at = (select max(ran_at) from retention_report)',
      );
    return Object.fromEntries(reports.map(({ kind, removed }) => [kind, removed]));
  };

  it.each(kinds)('are deleted, and data that are an hour younger stay: %s', async (kind) => {
    await run();
    app.clock.advance(2 * DAY);
    const due = app.clock.now().getTime() - retentionPeriods[kind].days * DAY;
    // Views have a date without a time, so a view stays until its day is over.
    const step = kind === 'JOB_VIEWS' ? DAY : 3_600_000;
    // An account has one email link of each kind, so create the younger one after the older one was deleted.
    await rows[kind](new Date(due - step));
    if (kind !== 'LETTER_LINKS') await rows[kind](new Date(due + step));
    await run();
    expect((await lastRun())[kind]).toBe(1);
    if (kind === 'LETTER_LINKS') await rows[kind](new Date(due + step));
    app.clock.advance(1_000);
    await run();
    expect((await lastRun())[kind]).toBe(0);
    app.clock.advance(step + DAY);
    await run();
    expect((await lastRun())[kind]).toBeGreaterThanOrEqual(1);
  });

  it('are deleted in small batches', async () => {
    await run();
    await sql(
      `insert into throttle (key, attempts, resets_at)
       select lpad(n::text, 64, 'f'), 1, ?::timestamptz - interval '3 days' from generate_series(1, 1200) n`,
      [app.clock.now()],
    );
    app.clock.advance(1_000);
    expect(await run()).toBeGreaterThanOrEqual(1200);
    expect((await lastRun())['THROTTLES']).toBe(1200);
  });

  it('are deleted by a nightly job, also if it runs twice in parallel', async () => {
    const job = app.app.get(RunRetentionJob);
    await rows.SESSIONS(new Date(app.clock.now().getTime() - 40 * DAY));
    app.clock.advance(1_000);
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        RequestContext.create(app.orm.em, () =>
          job.handle({}, { signal: new AbortController().signal, log: { info: () => undefined } } as never),
        ),
      ),
    );
    expect(outcomes).toContain('done');
    const [session] = await app.orm.em
      .fork()
      .execute<{ count: number }[]>('select count(*)::int as count from session where expires_at < ?', [
        new Date(app.clock.now().getTime() - 30 * DAY),
      ]);
    expect(session?.count).toBe(0);
  });

  it('are reported only to operators, page by page', async () => {
    const email = 'odile@operators.example';
    await RequestContext.create(app.orm.em, () =>
      app.app.get(IdentityFacade).registerDemoAccount({ email, full_name: 'Odile', user_type: 'OPERATOR' }),
    );
    const login = await app.request<{ token: string }>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: DEMO_PASSWORD },
    });
    app.clock.advance(1_000);
    await run();
    const url = '/api/admin/retention';
    const page = await app.request<RetentionPage>({ url: `${url}?limit=${kinds.length}`, token: login.body.token });
    expect(page.status).toBe(200);
    expect(page.body.reports.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    const sessions = page.body.reports.find(({ kind }) => kind === 'SESSIONS');
    expect(sessions).toMatchObject({ days: 30, ran_at: app.clock.now().toISOString() });
    expect(sessions?.due_before).toBe(new Date(app.clock.now().getTime() - 30 * DAY).toISOString());
    expect(page.body.total).toBeGreaterThan(kinds.length);
    expect((await app.request({ url: `${url}?limit=101`, token: login.body.token })).status).toBe(400);
    expect((await app.request({ url, token: (await signUp(app)).token })).status).toBe(403);
    expect((await app.request({ url, token: (await recruiterOf(app)).token })).status).toBe(403);
    expect((await app.request({ url })).status).toBe(401);
  });

  it('are found by an index, without a sequential scan', async () => {
    const em = app.orm.em.fork();
    const due: Record<string, string> = {
      session: 'expires_at',
      purchase: 'created_at',
      payment_event: 'received_at',
      account_token: 'expires_at',
      account_letter: 'created_at',
      recruiter_invitation: 'expires_at',
      access_log: 'at',
      seeker_disclosure: 'concealed_at',
      throttle: 'resets_at',
      owned_file: 'removed_at',
      job_view: 'day',
      match: 'computed_at',
      match_audit: 'at',
      retention_report: 'ran_at',
    };
    await em.transactional(async (inner) => {
      await inner.execute('set local enable_seqscan = off');
      for (const [table, ended] of Object.entries(due)) {
        const plan = await inner.execute<Record<string, string>[]>(
          `explain select 1 from ${table} where ${ended} < '2020-01-01' order by ${ended} limit 500`,
        );
        expect(JSON.stringify(plan)).toMatch(/Index/);
      }
    });
  });
});

import type { BackOfficeOverview } from '../../../server/modules/operations/http/back-office.contract.js';
import { operator as newOperator } from '../../http/credits/recruiters.js';
import { recruiterOf } from '../../http/identity/hiring.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';

describe('the operator’s overview counts what waits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const rows = <T extends object>(sql: string, ...parameters: unknown[]): Promise<T[]> =>
    query<T & Record<string, unknown>>(app.databaseUrl, sql, parameters);

  it('equals an independent count of the same rows', async () => {
    const now = app.clock.now();
    const id = 'gen_random_uuid()';
    const each = (statuses: string, rest: string): string =>
      `select ${rest} from unnest(array[${statuses}]) with ordinality s (status, n)`;
    const seed = [
      `insert into inquiry (id, company_name, contact_person, email, service, message, language, status, created_at, reply_by, answered_at,
                            invitation_id)
       ${each(
         `'NEW', 'NEW', 'NEW', 'ANSWERED', 'CONVERTED', 'CLOSED'`,
         `${id}, 'Acier', 'René', 'rene@acier.example', 'CONSULTATION', 'Bonjour', 'fr', status, $1::timestamptz - interval '2 days',
          $1::timestamptz + (n - 2.5) * interval '1 hour', case when status <> 'NEW' then $1::timestamptz end,
          case when status = 'CONVERTED' then ${id} end`,
       )}`,
      `insert into studio_booking (id, full_name, email, session_type, language, preferred_date, preferred_time, starts_at, status,
                                   sequence, created_at, updated_at)
       ${each(
         `'PENDING', 'PENDING', 'CONFIRMED', 'CANCELLED'`,
         `${id}, 'René', 'rene@acier.example', 'PROFILE', 'fr', date '2030-01-07' + n::int - 1, '09:00',
          (date '2030-01-07' + n::int - 1)::timestamptz + interval '14 hours', status, 0, $1::timestamptz, $1::timestamptz`,
       )}`,
      `insert into report (id, reporter_id, target_type, target_id, reason, status, created_at, resolved_at, resolved_by)
       ${each(
         `'OPEN', 'OPEN', 'OPEN', 'ACTIONED', 'DISMISSED'`,
         `${id}, ${id}, 'JOB', ${id}, 'SPAM', status, $1::timestamptz, case when status <> 'OPEN' then $1::timestamptz end,
          case when status <> 'OPEN' then ${id} end`,
       )}`,
      `insert into match (id, seeker_id, job_id, company_id, status, seeker_visible, match_score, compatibility_score, parts, reasons,
                          masked_reasons, gaps, evidence, raises, model_version, ontology_version, inputs_hash, computed_at, created_at,
                          seeker_agreed)
       select ${id}, ${id}, ${id}, ${id}, 'PENDING', true, 50, 50, '{}', '{"fr":[],"en":[]}', '{"fr":[],"en":[]}',
              '{"fr":[],"en":[]}', '[]', '[]', 'm', 'o', repeat('0', 64), $1::timestamptz, $1::timestamptz, false
         from generate_series(1, 4)`,
      `insert into match_review (id, match_id, seeker_id, status, asked_at, answer, answered_at, answered_by)
       select ${id}, id, seeker_id, case when n = 1 then 'ANSWERED' else 'OPEN' end, $1::timestamptz,
              case when n = 1 then 'Vu.' end, case when n = 1 then $1::timestamptz end, case when n = 1 then ${id} end
         from (select id, seeker_id, row_number() over (order by id) as n from match) m`,
      `insert into payment_issue (id, kind, reference, details, status, handled_by, handled_at, opened_at)
       values (${id}, 'DISPUTE_OPENED', 'dp_1', '{}', 'OPEN', null, null, $1::timestamptz),
              (${id}, 'DISPUTE_OPENED', 'dp_2', '{}', 'HANDLED', ${id}, $1::timestamptz, $1::timestamptz)`,
      `insert into outbox_message (id, kind, name, payload, available_at, attempts, last_error, created_at, dead_at)
       select ${id}, 'event', 'messaging.report-resolved', '{}', $1::timestamptz, 10, 'the queue was away', $1::timestamptz, $1::timestamptz
         from generate_series(1, 2)`,
    ];
    for (const sql of seed) await rows(sql, now);
    const waiting = [await recruiterOf(app), await recruiterOf(app), await recruiterOf(app)].slice(1);
    await rows(
      `update account set approval_status = 'PENDING' where id = any($1)`,
      waiting.map((one) => one.id),
    );
    await rows(
      `update company_verification set state = 'VERIFIED', waiting_since = null, reviewed_name = 'n', reviewed_at = $1
        where company_id = (select company_id from company_member where user_id <> all($2) limit 1)`,
      now,
      waiting.map((one) => one.id),
    );
    const operator = await newOperator(app);
    const { body: overview } = await app.request<BackOfficeOverview>({
      url: '/api/admin/overview',
      token: operator.token,
    });
    const statuses = async (table: string): Promise<string[]> =>
      (await rows<{ status: string }>(`select status from ${table}`)).map(({ status }) => status);
    const those = (all: readonly string[], wanted: string): number => all.filter((status) => status === wanted).length;
    const inquiries = await rows<{ status: string; reply_by: Date }>('select status, reply_by from inquiry');
    expect(overview).toEqual({
      approvals: waiting.length,
      company_reviews: (await rows<{ state: string }>('select state from company_verification')).filter(
        ({ state }) => state === 'IN_REVIEW',
      ).length,
      inquiries: inquiries.filter(({ status }) => status === 'NEW').length,
      inquiries_overdue: inquiries.filter(({ status, reply_by: by }) => status === 'NEW' && by < now).length,
      bookings: those(await statuses('studio_booking'), 'PENDING'),
      reports: those(await statuses('report'), 'OPEN'),
      match_reviews: those(await statuses('match_review'), 'OPEN'),
      payment_issues: those(await statuses('payment_issue'), 'OPEN'),
      dead_letters: (await rows<{ dead_at: Date | null }>('select dead_at from outbox_message')).filter(
        ({ dead_at: at }) => at !== null,
      ).length,
      rows_left_out: 0,
    });
    expect(Object.values(overview)).toEqual([2, 2, 3, 2, 2, 3, 3, 1, 2, 0]);
  });
});

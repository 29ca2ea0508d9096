import { randomUUID } from 'node:crypto';
import { accept, applied, candidate, type Candidate, colleague, employer } from '../../../http/applications/stage.js';
import { exclude, type Recruiter } from '../../../http/identity/hiring.js';
import { publish } from '../../../http/jobs/market.js';
import { answer, reserved } from '../../../http/reservations/stage.js';
import type { TestApp } from '../../../support/app.js';
import { query } from '../../../support/query.js';
import { writeHistory } from './history.js';

export interface FiguresStage {
  readonly company: Recruiter & { jobId: string };
  readonly other: Recruiter & { jobId: string };
  readonly mate: Candidate;
  readonly person: Candidate;
  readonly now: Date;
}

/**
 * Each conversation with the recruiter has eight messages, every third by the recruiter. Of the others one was deleted and one is
 * hidden from the recruiter. The recruiter read the first three, the seeker two.
 */
async function writeMessages(app: TestApp, company: Recruiter, now: Date, seekers: readonly string[]): Promise<void> {
  const rows = (sql: string, ...parameters: unknown[]) => query(app.databaseUrl, sql, parameters);
  await rows(
    `insert into conversation (id, seeker_id, recruiter_id, company_id, started_by, created_at, last_sequence, last_message_at,
                               seeker_read, seeker_delivered, recruiter_read, recruiter_delivered)
     select least(s::text, $2::text) || '_' || greatest(s::text, $2::text), s::uuid, $2::uuid, $3::uuid, 'RECRUITER',
            $4::timestamptz, 8, $4::timestamptz,
            2, 8, 3, 8
       from unnest($1::text[]) s`,
    seekers,
    company.id,
    company.companyId,
    now,
  );
  await rows(
    `insert into message (id, conversation_id, sequence, sender_id, content, created_at, removed_at, hidden_from_seeker,
                          hidden_from_recruiter)
     select gen_random_uuid(), c.id, n, case when n % 3 = 0 then c.recruiter_id else c.seeker_id end,
            case when n <> 5 then 'Bonjour' end, $2::timestamptz, case when n = 5 then $2::timestamptz end, false, n = 7
       from conversation c, generate_series(1, 8) n
      where c.recruiter_id = $1`,
    company.id,
    now,
  );
}

/** The data that dashboards count: two companies with a history of 400 days, and messages of which some are unread. */
export async function figuresStage(app: TestApp): Promise<FiguresStage> {
  const company = await employer(app, 'Acier & fils');
  const other = await employer(app, 'Ailleurs');
  const mate = await colleague(app, company);
  const second = await publish(app, company.token, { title: 'Deuxième' });
  const draft = await publish(app, company.token, { title: 'Brouillon', status: 'DRAFT' });
  const person = await candidate(app, { full_name: 'Rosalie Beauregard' });
  const hidden = await candidate(app);
  await app.request({
    method: 'PUT',
    url: '/api/users/me/preferences',
    token: hidden.token,
    payload: { profile_visible: false },
  });
  const shy = await candidate(app);
  await exclude(app, shy.token, { company_id: company.companyId });

  // Only the ledger may move credits: for two accepted applications of two recruiters, and an accepted reservation.
  const [one, two, three] = [await candidate(app), await candidate(app), await candidate(app)];
  const first = await applied(app, one.token, company.jobId);
  const next = await applied(app, two.token, second.id);
  const match = (await accept(app, company.token, first.id)).body.match;
  expect((await accept(app, mate.token, next.id)).status).toBe(200);
  const { id } = await reserved(app, company, three.id, { job_id: company.jobId });
  expect((await answer(app, three, id, 'MATCHED')).status).toBe(200);
  await app.request({
    method: 'PUT',
    url: `/api/matches/${match.id}`,
    token: company.token,
    payload: { status: 'HIRED' },
  });

  const now = new Date(app.clock.now().getTime() + 1_000);
  app.clock.set(now);
  await writeHistory(app, [
    now,
    [company.companyId, other.companyId],
    [company.jobId, second.id, draft.id, other.jobId],
    person.id,
  ]);
  await writeMessages(app, company, now, [person.id, shy.id, randomUUID(), randomUUID()]);
  return { company, other, mate, person, now };
}

import { Clock, type FixedClock } from '../../../server/platform/clock/clock.js';
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestAppOptions,
  type TestRequest,
} from '../../support/app.js';
import { countStatements } from '../../support/statements.js';
import { query } from '../../support/query.js';
import { applied } from '../applications/stage.js';
import { type Operator, operatorOf } from '../bookings/stage.js';
import { exclude, type Recruiter, recruiterOf } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { clinicalNurse, intensiveCare, type Person, seekerWith } from '../matching/stage.js';
import { written } from '../messaging/stage.js';
import { reserved } from '../reservations/stage.js';

/** The number of rows on a page of every list. */
export const PAGE = 20;

/** A company with two full pages of every kind of row, and people with as many. */
export interface Market {
  readonly app: TestApp;
  /** Twenty nurses applied to the first posting and received messages; a welder applied to the twenty others. */
  readonly recruiter: Recruiter;
  readonly nurses: readonly Person[];
  readonly welder: Person;
  readonly jobId: string;
  /** The list with the twenty nurses; the company has nineteen other lists. */
  readonly shortlistId: string;
  /** An operator who invited twenty recruiters, and has twenty reports. */
  readonly operator: Operator;
  /** A recruiter of another company, whose requests all nurses accepted. */
  readonly rival: Recruiter;
}

const welding = {
  full_name: 'Ana Tremblay',
  skills: ['Soudure', 'Lecture de plans'],
  experience: 'Soudeuse-monteuse.',
};

/** Uses the real clock: with a fake one, reading the database's time sends no statement and would not be counted. */
export const startMarket = (options: TestAppOptions = {}): Promise<TestApp> =>
  startTestApp({ ...options, clock: new Clock() as FixedClock });

export async function fillMarket(app: TestApp): Promise<Market> {
  const operator = await operatorOf(app);
  const recruiter = await recruiterOf(app, {}, { name: 'Hôpital Mont-Blanc' });
  const rival = await recruiterOf(app, {}, { name: 'Clinique du Parc' });
  const jobId = (await publish(app, recruiter.token, intensiveCare)).id;
  const welder = await seekerWith(app, welding);
  const nurses: Person[] = [];
  for (let at = 0; at < PAGE; at += 1) {
    const nurse = await seekerWith(app, { ...clinicalNurse, full_name: `Mathilde Gagnon${at}` });
    await applied(app, nurse.token, jobId);
    await written(app, recruiter, nurse, `Bonjour, message ${at}`);
    await written(app, nurse, recruiter, 'Bonjour à vous');
    await written(app, recruiter, nurses[0] ?? nurse, 'Bonjour encore');
    const requirements = ['Soudure', 'Lecture de plans'];
    const posting = await publish(app, recruiter.token, { title: `Soudeur-monteur, équipe ${at}`, requirements });
    await applied(app, welder.token, posting.id);
    await exclude(app, welder.token, { domain: `other${at}.example` });
    await app.request({ url: `/api/users/${welder.id}`, token: recruiter.token });
    nurses.push(nurse);
    const { id } = await reserved(app, rival, nurse.id);
    await sent(app, nurse.token, 'PUT', `/api/credit-reservations/${id}`, { status: 'MATCHED' });
    const { companyId } = await recruiterOf(app, {}, { name: `Atelier ${at}` });
    await sent(app, welder.token, 'PUT', `/api/users/me/hidden-companies/${companyId}`, {});
    await sent(app, welder.token, 'PUT', `/api/jobs/${posting.id}/saved`, {});
    await sent(app, nurse.token, 'POST', '/api/reports', { target_type: 'JOB', target_id: jobId, reason: 'FRAUD' });
    await sent(app, operator.token, 'POST', '/api/admin/invitations', { email: `invited${at}@mail.example` });
    await sent(app, welder.token, 'PUT', '/api/users/me/consents', { kind: 'MARKETING', granted: at % 2 === 0 });
  }
  for (const { id } of nurses) {
    const link = { name: 'Lien', user_ids: [id], shown: 'MASKED', expires_in_days: 7 };
    await sent(app, recruiter.token, 'POST', '/api/share-links', link);
  }
  const shortlistId = await fillShortlists(app, recruiter, nurses);
  await app.runJobs();
  await repeatNotification(app, welder);
  return { app, recruiter, rival, nurses, welder, jobId, shortlistId, operator };
}

async function fillShortlists(app: TestApp, { token }: Recruiter, people: readonly Person[]): Promise<string> {
  const ids: string[] = [];
  for (const [at, person] of people.entries()) {
    const { body } = await app.request<{ id: string }>({
      method: 'POST',
      url: '/api/shortlists',
      token,
      payload: { name: `Liste ${at}` },
    });
    ids.push(body.id);
    await sent(app, token, 'POST', `/api/shortlists/${ids[0]}/people`, { user_id: person.id });
  }
  return ids[0] ?? '';
}

export async function sent(
  app: TestApp,
  token: string,
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
): Promise<void> {
  const { status, text } = await app.request({ method, url, token, payload });
  if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`);
}

/** Several matches make one notification, so a page of them would take weeks: this copies the first under other keys. */
async function repeatNotification(app: TestApp, { id }: Person): Promise<void> {
  await query(
    app.databaseUrl,
    `insert into notification (id, account_id, kind, news, event_key, params, path, about_id, shown, created_at, read_at)
     select gen_random_uuid(), n.account_id, n.kind, n.news, n.event_key || '-' || again, n.params, n.path, n.about_id, n.shown,
            n.created_at, n.read_at
       from (select * from notification where account_id = $1 and shown limit 1) n, generate_series(1, $2::int) again`,
    [id, PAGE],
  );
}

/** The statements of a request, without those of its key, whose session was used a moment ago, as during normal reading. */
export async function statementsOf(
  app: TestApp,
  request: TestRequest & { readonly token: string },
): Promise<{ readonly answer: TestAnswer<Record<string, unknown>>; readonly statements: readonly string[] }> {
  await app.request({ url: '/api/users/me', token: request.token });
  const keyless = { ...request, isKeyless: true };
  const { answer, statements } = await countStatements(app, () => app.request<Record<string, unknown>>(keyless));
  if (answer.status >= 300) throw new Error(`${request.url} answered ${answer.status}: ${answer.text}`);
  return { answer, statements };
}

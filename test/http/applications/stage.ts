import type {
  AcceptedApplication,
  ApplicationDetail,
  JobApplicationsPage,
  OwnApplication,
  OwnApplicationDetail,
  OwnApplicationsPage,
  ReceivedApplication,
} from '../../../server/modules/applications/http/applications.contract.js';
import type { ErrorAnswer } from '../../../server/platform/contract/error.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Recruiter, recruiterOf } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';
import { publish } from '../jobs/market.js';

export interface Candidate {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

/** Alerts and digests go to confirmed addresses only. */
export async function confirmEmail(app: TestApp, ...ids: readonly string[]): Promise<void> {
  await query(app.databaseUrl, 'update account set email_verified_at = now() where id = any($1)', [ids]);
}

export async function candidate(app: TestApp, account: object = {}): Promise<Candidate> {
  const { token, user } = await signUp(app, account);
  await confirmEmail(app, user.id);
  return { id: user.id, token, email: user.email };
}

export async function employer(app: TestApp, name = 'Acier & fils'): Promise<Recruiter & { jobId: string }> {
  const recruiter = await recruiterOf(app, {}, { name });
  await confirmEmail(app, recruiter.id);
  return { ...recruiter, jobId: (await publish(app, recruiter.token)).id };
}

/** Another recruiter of the same company. */
export async function colleague(app: TestApp, { companyId }: Recruiter): Promise<Candidate> {
  const { token, user } = await signUp(app, { user_type: 'RECRUITER' });
  await query(app.databaseUrl, 'insert into company_member (user_id, company_id, created_at) values ($1, $2, now())', [
    user.id,
    companyId,
  ]);
  return { id: user.id, token, email: user.email };
}

type Answer<T> = Promise<TestAnswer<T & ErrorAnswer>>;

export const applyTo = (app: TestApp, token: string, jobId: string, more: object = {}): Answer<OwnApplication> =>
  app.request({ method: 'POST', url: '/api/applications', token, payload: { job_id: jobId, ...more } });

export async function applied(app: TestApp, token: string, jobId: string, more: object = {}): Promise<OwnApplication> {
  const { status, body, text } = await applyTo(app, token, jobId, more);
  if (status !== 201) throw new Error(`applying answered ${status}: ${text}`);
  return body;
}

export const withdraw = (app: TestApp, token: string, id: string): Answer<OwnApplication> =>
  app.request({ method: 'PUT', url: `/api/applications/${id}/withdraw`, token });

export const decide = (app: TestApp, token: string, id: string, payload: object): Answer<ReceivedApplication> =>
  app.request({ method: 'PUT', url: `/api/applications/${id}`, token, payload });

export const accept = (app: TestApp, token: string, id: string): Answer<AcceptedApplication> =>
  app.request({ method: 'POST', url: `/api/applications/${id}/accept`, token });

export const detailOf = (app: TestApp, token: string, id: string): Answer<ApplicationDetail> =>
  app.request({ url: `/api/applications/${id}`, token });

export const changeInterview = (
  app: TestApp,
  token: string,
  id: string,
  interviewId: string,
  payload: object,
): Answer<ApplicationDetail> =>
  app.request({ method: 'PUT', url: `/api/applications/${id}/interviews/${interviewId}`, token, payload });

export async function ownPage(app: TestApp, token: string, filter = ''): Promise<OwnApplicationsPage> {
  return (await app.request<OwnApplicationsPage>({ url: `/api/applications${filter}`, token })).body;
}

export const jobPage = (app: TestApp, token: string, jobId: string, filter = ''): Answer<JobApplicationsPage> =>
  app.request({ url: `/api/applications/job/${jobId}${filter}`, token });

export async function availableOf(app: TestApp, token: string): Promise<number> {
  const { body } = await app.request<{ available_balance: number }>({ url: '/api/credits/balance', token });
  return body.available_balance;
}

/** The day a number of weeks from now by the application's clock, for the start of an offer. */
export const soon = (app: TestApp, weeks = 4): string =>
  new Date(app.clock.now().getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

/** The time a number of hours from now. */
export const inHours = (app: TestApp, hours: number): string =>
  new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();

export const answerOffer = (app: TestApp, token: string, id: string, payload: object): Answer<OwnApplication> =>
  app.request({ method: 'PUT', url: `/api/applications/${id}/offer`, token, payload });

export const ownDetail = (app: TestApp, token: string, id: string): Answer<OwnApplicationDetail> =>
  app.request({ url: `/api/applications/${id}`, token });

/** The sentences in a person's notification centre, newest first. */
export async function newsOf(app: TestApp, token: string): Promise<readonly string[]> {
  await app.runJobs();
  const { body } = await app.request<{ notifications: { text: string }[] }>({ url: '/api/notifications', token });
  return body.notifications.map(({ text }) => text);
}

import type { Job, OwnJob } from '../../../server/modules/jobs/http/jobs.contract.js';
import type { TestApp } from '../../support/app.js';

let people = 0;

/** A new account, signed in. Recruiters are approved at once in demo mode, and wait for approval outside it. */
export async function signUp(app: TestApp, userType: 'JOB_SEEKER' | 'RECRUITER'): Promise<string> {
  people += 1;
  const { status, body, text } = await app.request<{ token: string }>({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      email: `person${people}-${process.pid}@market.example`,
      password: 'une longue phrase de passe',
      full_name: `Personne ${people}`,
      user_type: userType,
      consents: { adult: true, terms: true, privacy: true },
    },
  });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${text}`);
  return body.token;
}

/** A recruiter with a company of this name. */
export async function signUpWithCompany(app: TestApp, name: string): Promise<{ token: string; companyId: string }> {
  const token = await signUp(app, 'RECRUITER');
  const { status, body, text } = await app.request<{ id: string }>({
    method: 'POST',
    url: '/api/companies',
    token,
    payload: { name },
  });
  if (status !== 201) throw new Error(`company answered ${status}: ${text}`);
  return { token, companyId: body.id };
}

/** All fields that an ACTIVE posting needs. */
export const wholeJob = {
  title: 'Soudeur-monteur',
  department: 'Atelier',
  description: 'Vous assemblez et soudez des charpentes d’acier avec une équipe de douze personnes.',
  location: 'Saint-Georges, QC',
  job_type: 'FULL_TIME',
  status: 'ACTIVE',
};

/** Publishes a posting; missing fields are those of `wholeJob`. */
export async function publish(app: TestApp, token: string, job: Record<string, unknown> = {}): Promise<OwnJob> {
  const { status, body, text } = await app.request<OwnJob>({
    method: 'POST',
    url: '/api/jobs',
    token,
    payload: { ...wholeJob, ...job },
  });
  if (status !== 201) throw new Error(`posting answered ${status}: ${text}`);
  return body;
}

/** The titles of a list answer, in order. */
export const titlesOf = (jobs: readonly Pick<Job, 'title'>[]): string[] => jobs.map((job) => job.title);

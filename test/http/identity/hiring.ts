import type { PresentedCandidate } from '../../../server/modules/identity/http/candidates.contract.js';
import type { AccessLogEntry, AccessLogPage } from '../../../server/modules/identity/http/privacy.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { PASSWORD, signUp } from './people.js';

export interface Recruiter {
  readonly id: string;
  readonly token: string;
  readonly companyId: string;
  readonly email: string;
}

let companies = 0;

/** A recruiter with a company of their own. */
export async function recruiterOf(app: TestApp, account: object = {}, company: object = {}): Promise<Recruiter> {
  companies += 1;
  const { token, user } = await signUp(app, { user_type: 'RECRUITER', ...account });
  const { status, body, text } = await app.request<{ id: string }>({
    method: 'POST',
    url: '/api/companies',
    token,
    payload: { name: `Entreprise ${companies}`, ...company },
  });
  if (status !== 201) throw new Error(`company answered ${status}: ${text}`);
  return { id: user.id, token, companyId: body.id, email: user.email };
}

/** Signs a person in again after the clock was moved. @returns the token */
export async function signInAgain(app: TestApp, email: string): Promise<string> {
  const payload = { email, password: PASSWORD };
  const { status, body, text } = await app.request<{ token: string }>({
    method: 'POST',
    url: '/api/auth/login',
    payload,
  });
  if (status !== 200) throw new Error(`login answered ${status}: ${text}`);
  return body.token;
}

/** A person's page, as the caller sees it. */
export function pageOf(app: TestApp, id: string, token: string): Promise<TestAnswer<PresentedCandidate>> {
  return app.request<PresentedCandidate>({ url: `/api/users/${id}`, token });
}

/** The visits to the seeker's profile, newest first. */
export async function accessLogOf(app: TestApp, token: string): Promise<AccessLogEntry[]> {
  const { status, body, text } = await app.request<AccessLogPage>({ url: '/api/users/me/access-log?limit=100', token });
  if (status !== 200) throw new Error(`access log answered ${status}: ${text}`);
  return body.entries;
}

/** Hides the seeker from a company or domain. */
export function exclude(
  app: TestApp,
  token: string,
  target: object,
): Promise<TestAnswer<{ id: string; code: string }>> {
  return app.request<{ id: string; code: string }>({
    method: 'POST',
    url: '/api/users/me/exclusions',
    token,
    payload: target,
  });
}

import { randomUUID } from 'node:crypto';
import type { Person, Visit } from './visit.js';

/** A password, or the demo account of a role. */
export type Credentials = Pick<Person, 'email' | 'password'> | { readonly user_type: 'JOB_SEEKER' | 'RECRUITER' };

interface SessionAnswer {
  readonly token: string;
  readonly user: { readonly id: string; readonly user_type: string; readonly language: string; readonly theme: string };
}

/**
 * Signs in without opening the sign-in page, which takes up to a second of processor time. Calls the page's endpoint, and stores what
 * the page stores. The journeys about signing in use the page: `logIn`.
 */
export function signIn(visit: Pick<Visit, 'context' | 'page'>, url: string, credentials: Credentials): Promise<void> {
  if (!('email' in credentials)) return startSession(visit, url, '/api/auth/mock-login', credentials);
  // A person of a journey may have further fields, such as a name, which the endpoint refuses.
  const { email, password } = credentials;
  return startSession(visit, url, '/api/auth/login', { email, password });
}

/** Registers a job seeker as the form of `/register` does, without opening it. The journeys about registering use `register`. */
export function registerByApi(visit: Pick<Visit, 'context' | 'page'>, url: string, person: Person): Promise<void> {
  const { fullName, email, password } = person;
  return startSession(visit, url, '/api/auth/register', {
    ...{ full_name: fullName, email, password, language: 'fr', user_type: 'JOB_SEEKER' },
    consents: { adult: true, terms: true, privacy: true, marketing: false, profile_visible: true },
  });
}

async function startSession(
  { context, page }: Pick<Visit, 'context' | 'page'>,
  url: string,
  path: string,
  body: object,
): Promise<void> {
  // The browser keeps the cookies of the answer.
  const answer = await context.request.post(url + path, {
    data: body,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  const { token, user } = (await answer.json()) as SessionAnswer;
  // An address of the site without the application, to get its storage.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    ([ofToken, { id, user_type, language, theme }]) => {
      localStorage.setItem('last_activity', String(Date.now()));
      localStorage.setItem('user', JSON.stringify({ id, user_type, language, theme }));
      localStorage.setItem('auth_token', ofToken);
    },
    [token, user] as const,
  );
}

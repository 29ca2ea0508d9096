import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';

export const PASSWORD = 'correct horse battery';

let count = 0;

/** The body of a registration; every call returns another person. */
export function registration(changes: object = {}): Record<string, unknown> {
  count += 1;
  return {
    email: `person${count}@mail.example`,
    password: PASSWORD,
    full_name: `Person ${count}`,
    user_type: 'JOB_SEEKER',
    consents: { adult: true, terms: true, privacy: true },
    ...changes,
  };
}

/** Registers a person. @returns the session */
export async function signUp(app: TestApp, changes: object = {}): Promise<SessionAnswer> {
  const answer = await app.request<SessionAnswer>({
    method: 'POST',
    url: '/api/auth/register',
    payload: registration(changes),
  });
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

export async function statusOfMe(app: TestApp, token: string): Promise<number> {
  return (await app.request({ url: '/api/users/me', token })).status;
}

/** The cookies of an answer by name, with their attributes in lower case. */
export function cookiesOf(answer: TestAnswer<unknown>): Record<string, { value: string; attributes: string[] }> {
  const header = answer.headers['set-cookie'];
  const lines = header === undefined ? [] : Array.isArray(header) ? header : [String(header)];
  return Object.fromEntries(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes: attributes.map((attribute) => attribute.toLowerCase()).sort() }];
    }),
  );
}

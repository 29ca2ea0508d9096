import { setTimeout as sleep } from 'node:timers/promises';

/** What the server said to a request. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
}

const MAX_TRIES = 6;

/**
 * The server asked beside the browser, as a program asks it. A busy machine that asks to come again (503) is asked again,
 * with the same key, so that it is the same request.
 *
 * @param token of a session; empty for nobody's.
 */
export async function ask<T = Record<string, unknown>>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const key = crypto.randomUUID();
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'Idempotency-Key': key,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status !== 503 || tries === MAX_TRIES) {
      return { status: response.status, body: (await response.json()) as T };
    }
    await sleep(1_000);
  }
}

/** {@link ask} where the answer must be a good one. */
export async function askFor<T>(url: string, token: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask<T>(url, token, method, path, body);
  if (answer.status >= 300) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly full_name: string;
  readonly user_type: 'JOB_SEEKER' | 'RECRUITER';
}

/** An account made without the form. */
export async function enrol(url: string, person: NewPerson): Promise<{ readonly id: string; readonly token: string }> {
  const { token, user } = await askFor<{ token: string; user: { id: string } }>(url, '', 'POST', '/api/auth/register', {
    ...person,
    consents: { adult: true, terms: true, privacy: true, profile_visible: true },
  });
  return { id: user.id, token };
}

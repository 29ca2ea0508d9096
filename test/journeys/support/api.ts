import { setTimeout as sleep } from 'node:timers/promises';

/** The server's answer to a request. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
}

const MAX_TRIES = 6;

/**
 * Calls the API directly, without the browser. If a busy server answers 503, the call is repeated with the same key.
 *
 * @param token of a session; empty for a visitor.
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

/** {@link ask} that fails unless the answer is successful. */
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

/** Creates an account without the form. */
export async function enrol(url: string, person: NewPerson): Promise<{ readonly id: string; readonly token: string }> {
  const { token, user } = await askFor<{ token: string; user: { id: string } }>(url, '', 'POST', '/api/auth/register', {
    ...person,
    consents: { adult: true, terms: true, privacy: true, profile_visible: true },
  });
  return { id: user.id, token };
}

import { randomUUID } from 'node:crypto';
import { file, form } from '../../http/media/people.js';

/** Somebody who is signed in at an address of the product. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** An answer, or status 0 if the connection broke. */
interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

export async function signUp(origin: string, user_type: 'JOB_SEEKER' | 'RECRUITER'): Promise<Person> {
  const email = `${randomUUID()}@faults.example`;
  const consents = { adult: true, terms: true, privacy: true, profile_visible: true };
  const person = { email, password: 'une bien longue phrase', full_name: 'Personne éprouvée', user_type, consents };
  const { status, body } = await send(origin, 'POST', '/api/auth/register', { json: person });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return { id: (body['user'] as { id: string }).id, email, token: String(body['token']) };
}

/** Uploads a video. @returns its id, or the status of a refusal */
export async function uploadVideo(origin: string, { token }: Person, bytes: Buffer): Promise<Reply & { id: string }> {
  const { payload, headers } = form([file(bytes)]);
  const reply = await send(origin, 'POST', '/api/upload/video', { token, bytes: payload, headers });
  return { ...reply, id: String(reply.body['videoProfileId']) };
}

/** Sends one request. A write gets a key of its own. */
export async function send(
  origin: string,
  method: string,
  path: string,
  given: {
    readonly token?: string;
    readonly json?: object;
    readonly bytes?: Buffer;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Reply> {
  const { token, json, bytes, headers } = given;
  const since = performance.now();
  try {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(bytes && { body: new Uint8Array(bytes) }),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await answer.json().catch(() => ({}))) as Reply['body'];
    return { status: answer.status, body, ms: Math.round(performance.now() - since) };
  } catch {
    return { status: 0, body: {}, ms: Math.round(performance.now() - since) };
  }
}

import type {
  ReservationAnswer,
  ReservationsPage,
} from '../../../server/modules/reservations/http/reservations.contract.js';
import type { CreditBalance } from '../../../server/modules/credits/http/credits.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { type Recruiter, recruiterOf, signInAgain } from '../identity/hiring.js';
import { signUp } from '../identity/people.js';

export interface Refusal {
  readonly code: string;
  readonly error: string;
  readonly required?: number;
  readonly available?: number;
  readonly details?: readonly { readonly path: string; readonly code: string }[] & { readonly until?: string };
}

export interface Seeker {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly name: string;
}

let people = 0;

/** A seeker with a unique name and a confirmed address. */
export async function seeker(app: TestApp, changes: object = {}): Promise<Seeker> {
  people += 1;
  const name = `Rosalie Beauregard${people}`;
  const { token, user } = await signUp(app, { full_name: name, ...changes });
  await query(app.databaseUrl, 'update account set email_verified_at = now() where id = $1', [user.id]);
  return { id: user.id, token, email: user.email, name };
}

/** A recruiter with a company and a confirmed address; the free plan grants 20 credits a month. */
export async function recruiter(app: TestApp): Promise<Recruiter> {
  const one = await recruiterOf(app);
  await query(app.databaseUrl, 'update account set email_verified_at = now() where id = $1', [one.id]);
  return one;
}

/** Signs people in again after the clock was moved, because their sessions have ended. */
export async function again<T extends Seeker | Recruiter>(app: TestApp, person: T): Promise<T> {
  return { ...person, token: await signInAgain(app, person.email) };
}

export function reserve<T = ReservationAnswer>(
  app: TestApp,
  { token }: { readonly token: string },
  targetId: string,
  more: object = {},
  key?: string,
): Promise<TestAnswer<T>> {
  return app.request<T>({
    method: 'POST',
    url: '/api/credit-reservations',
    token,
    payload: { target_user_id: targetId, ...more },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

/** Reserves and returns the reservation, or fails. */
export async function reserved(
  app: TestApp,
  who: { readonly token: string },
  targetId: string,
  more: object = {},
): Promise<ReservationAnswer> {
  const { status, body, text } = await reserve(app, who, targetId, more);
  if (status !== 201) throw new Error(`reservation answered ${status}: ${text}`);
  return body;
}

export function answer<T = ReservationAnswer>(
  app: TestApp,
  { token }: { readonly token: string },
  id: string,
  status: string,
  more: object = {},
): Promise<TestAnswer<T>> {
  return app.request<T>({
    method: 'PUT',
    url: `/api/credit-reservations/${id}`,
    token,
    payload: { status, ...more },
  });
}

export async function listed(
  app: TestApp,
  { token }: { readonly token: string },
  search = '',
): Promise<ReservationsPage> {
  const { status, body, text } = await app.request<ReservationsPage>({
    url: `/api/credit-reservations${search}`,
    token,
  });
  if (status !== 200) throw new Error(`list answered ${status}: ${text}`);
  return body;
}

/** The recruiter's credits: total, on hold, available. */
export async function creditsOf(app: TestApp, { token }: { readonly token: string }): Promise<readonly number[]> {
  const { body } = await app.request<CreditBalance>({ url: '/api/credits/balance', token });
  return [body.balance, body.reserved_balance, body.available_balance];
}

/** Whether the seeker's page is masked for the recruiter. */
export async function isMasked(app: TestApp, { token }: Recruiter, seekerId: string): Promise<boolean> {
  const { body } = await app.request<{ is_masked: boolean }>({ url: `/api/users/${seekerId}`, token });
  return body.is_masked;
}

import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '../../../server/modules/identity/http/auth.contract.js';
import { DEMO_PASSWORD, IdentityFacade } from '../../../server/modules/identity/index.js';
import type { Booking, CreateBookingRequest } from '../../../server/modules/bookings/http/studio-bookings.contract.js';
import { BookingLinks } from '../../../server/modules/bookings/links/booking-links.js';
import { AddEvent } from '../../../server/modules/bookings/use-cases/add-event.js';
import { RequestContext } from '@mikro-orm/postgresql';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { recruiterOf } from '../identity/hiring.js';

export interface Operator {
  readonly id: string;
  readonly token: string;
}

export async function operatorOf(app: TestApp): Promise<Operator> {
  const email = `operator-${randomUUID()}@entrevue.example`;
  const { id } = await app.app
    .get(IdentityFacade)
    .registerDemoAccount({ email, full_name: 'Odile Opératrice', user_type: 'OPERATOR' });
  const payload = { email, password: DEMO_PASSWORD };
  const { body } = await app.request<SessionAnswer>({ method: 'POST', url: '/api/auth/login', payload });
  return { id, token: body.token };
}

/** The clock of the tests: 10:00 in Montréal, Thursday 15 January 2026. */
export const THURSDAY = '2026-01-15';
export const FRIDAY = '2026-01-16';
export const SATURDAY = '2026-01-17';
export const MONDAY = '2026-01-19';

let guests = 0;

/** A valid request; each from its own address, because one address may have two bookings at most. */
export const wish = (changes: Partial<CreateBookingRequest> = {}): CreateBookingRequest => ({
  full_name: 'Aline Bouchard',
  email: `aline${(guests += 1)}@mail.example`,
  session_type: 'VIDEO_RECORDING',
  preferred_date: FRIDAY,
  preferred_time: '10:00',
  ...changes,
});

export const book = (
  app: TestApp,
  changes: Partial<CreateBookingRequest> = {},
  headers: Record<string, string> = {},
): Promise<TestAnswer<Booking & { code: string; details: { path: string; code: string }[] }>> =>
  app.request({ method: 'POST', url: '/api/studio-bookings', payload: wish(changes), headers });

/** A booking whose address is not confirmed yet. */
export async function unconfirmed(app: TestApp, changes: Partial<CreateBookingRequest> = {}): Promise<Booking> {
  const answer = await book(app, changes);
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** The token of the link in the email. */
export const confirmTokenOf = (app: TestApp, id: string): Promise<string> =>
  app.app.get(BookingLinks).tokenFor(id, 'CONFIRM');

export const confirmWith = (
  app: TestApp,
  token: string,
  headers: Record<string, string> = {},
): Promise<TestAnswer<Booking & { code: string; error: string }>> =>
  app.request({ method: 'POST', url: '/api/studio-bookings/confirm', payload: { token }, headers });

/** A booking with a confirmed address. */
export async function booked(app: TestApp, changes: Partial<CreateBookingRequest> = {}): Promise<Booking> {
  const { id } = await unconfirmed(app, changes);
  const answer = await confirmWith(app, await confirmTokenOf(app, id));
  if (answer.status !== 200) throw new Error(`confirming answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

export const tokenOf = ({ manage_url }: Booking): string => manage_url.split('#token=')[1] ?? '';

/** The path of a URL. */
export const pathOf = (url: string): string => new URL(url).pathname;

export async function anEvent(app: TestApp, maxAttendees = 1, startsAt = '2026-02-12T23:00:00.000Z'): Promise<string> {
  const { companyId } = await recruiterOf(app);
  const both = (text: string) => ({ fr: `${text} (fr)`, en: `${text} (en)` });
  const starts = new Date(startsAt);
  return RequestContext.create(app.orm.em, () =>
    app.app.get(AddEvent).execute({
      slug: `event-${randomUUID()}`,
      companyId,
      type: 'ONLINE',
      title: both('Atelier'),
      description: both('Une heure et demie'),
      location: both('En ligne'),
      agenda: [{ time: '18:00', title: both('Accueil'), speaker: null }],
      requirements: [both('Une caméra')],
      benefits: [both('Un plan')],
      startsAt: starts,
      endsAt: new Date(starts.getTime() + 5_400_000),
      maxAttendees,
      isSample: true,
    }),
  );
}

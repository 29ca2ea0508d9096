import { OfferRefused } from './application.errors.js';

/** REPLACED: there is a newer version. The newest one never has this state. */
export type OfferState = 'OPEN' | 'REPLACED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';
export type OfferAnswer = 'ACCEPTED' | 'DECLINED' | 'QUESTION';

export interface OfferTerms {
  /** In the company's own words. */
  readonly pay: string;
  /** `2026-03-01`; null only in old offers. */
  readonly startDate: string | null;
  readonly note: string | null;
  readonly expiresAt: Date | null;
}

/** Max validity of an offer in days. */
export const LONGEST_OFFER_DAYS = 90;
const DAY_MS = 86_400_000;

/** The current date in Canada's last time zone, so that a start today is accepted everywhere. */
const today = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', dateStyle: 'short' }).format(now);

/** @throws OfferRefused if the start is past, or the expiry is past or too late. */
export function assertInReach({ startDate, expiresAt }: OfferTerms, now: Date): void {
  if (startDate === null) throw new OfferRefused('offer.start_date', 'FIELD.REQUIRED');
  if (startDate < today(now)) throw new OfferRefused('offer.start_date', 'APPLICATIONS.OFFER_START_IN_PAST');
  if (expiresAt === null) return;
  const lasts = expiresAt.getTime() - now.getTime();
  if (lasts <= 0 || lasts > LONGEST_OFFER_DAYS * DAY_MS)
    throw new OfferRefused('offer.expires_at', 'APPLICATIONS.OFFER_EXPIRY');
}

/** Names of the fields that differ, as in the contract. */
export function changedFields(before: OfferTerms, after: OfferTerms): readonly string[] {
  const pairs = {
    pay: [before.pay, after.pay],
    start_date: [before.startDate, after.startDate],
    note: [before.note, after.note],
    expires_at: [before.expiresAt?.getTime() ?? null, after.expiresAt?.getTime() ?? null],
  };
  return Object.entries(pairs)
    .filter(([, [one, other]]) => one !== other)
    .map(([field]) => field);
}

/** The current state: an expired offer is EXPIRED even before the job records it. */
export function stateAt(state: OfferState, expiresAt: Date | null, now: Date): OfferState {
  return state === 'OPEN' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : state;
}

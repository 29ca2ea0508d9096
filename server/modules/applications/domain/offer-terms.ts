import { OfferRefused } from './application.errors.js';

/** REPLACED: a newer version stands; never the state of the newest one. */
export type OfferState = 'OPEN' | 'REPLACED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';
export type OfferAnswer = 'ACCEPTED' | 'DECLINED' | 'QUESTION';

export interface OfferTerms {
  /** In the company's own words. */
  readonly pay: string;
  /** `2026-03-01`; null in offers of old only. */
  readonly startDate: string | null;
  readonly note: string | null;
  readonly expiresAt: Date | null;
}

/** An offer stands for so many days at most. */
export const LONGEST_OFFER_DAYS = 90;
const DAY_MS = 86_400_000;

/** The day it is now in the last time zone of Canada: a start today is refused nowhere. */
const today = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', dateStyle: 'short' }).format(now);

/** @throws OfferRefused for a start in the past, or an end that is past or too far away. */
export function assertInReach({ startDate, expiresAt }: OfferTerms, now: Date): void {
  if (startDate === null) throw new OfferRefused('offer.start_date', 'FIELD.REQUIRED');
  if (startDate < today(now)) throw new OfferRefused('offer.start_date', 'APPLICATIONS.OFFER_START_IN_PAST');
  if (expiresAt === null) return;
  const lasts = expiresAt.getTime() - now.getTime();
  if (lasts <= 0 || lasts > LONGEST_OFFER_DAYS * DAY_MS)
    throw new OfferRefused('offer.expires_at', 'APPLICATIONS.OFFER_EXPIRY');
}

/** The fields in which two offers differ, as the contract names them. */
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

/** The state as of now: what has run out is EXPIRED before the job says so. */
export function stateAt(state: OfferState, expiresAt: Date | null, now: Date): OfferState {
  return state === 'OPEN' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : state;
}

import type { ReservationStatus } from './reservation-lifecycle.js';

/**
 * All emails about a reservation. The suffix names the reader: `..._SEEKER` and `..._RECRUITER` report the same event to each
 * side.
 */
export const emailKinds = [
  'RESERVED',
  'REMINDER',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED_SEEKER',
  'EXPIRED_RECRUITER',
  'CANCELLED_SEEKER',
  'CANCELLED_RECRUITER',
  'HIRED_SEEKER',
  'HIRED_RECRUITER',
] as const;
export type EmailKind = (typeof emailKinds)[number];

export type Side = 'SEEKER' | 'RECRUITER';

/** The event that an email reports: a new status, or that one day is left. */
export type News = ReservationStatus | 'REMINDER';

const readers: Readonly<Record<EmailKind, Side>> = {
  RESERVED: 'SEEKER',
  REMINDER: 'SEEKER',
  ACCEPTED: 'RECRUITER',
  DECLINED: 'RECRUITER',
  EXPIRED_SEEKER: 'SEEKER',
  EXPIRED_RECRUITER: 'RECRUITER',
  CANCELLED_SEEKER: 'SEEKER',
  CANCELLED_RECRUITER: 'RECRUITER',
  HIRED_SEEKER: 'SEEKER',
  HIRED_RECRUITER: 'RECRUITER',
};

export const readerOf = (kind: EmailKind): Side => readers[kind];

/** The status in which an email is still correct. */
const truths: Readonly<Record<EmailKind, ReservationStatus>> = {
  RESERVED: 'ACTIVE',
  REMINDER: 'ACTIVE',
  ACCEPTED: 'MATCHED',
  DECLINED: 'REJECTED',
  EXPIRED_SEEKER: 'EXPIRED',
  EXPIRED_RECRUITER: 'EXPIRED',
  CANCELLED_SEEKER: 'CANCELLED',
  CANCELLED_RECRUITER: 'CANCELLED',
  HIRED_SEEKER: 'HIRED',
  HIRED_RECRUITER: 'HIRED',
};

export const isTrueOf = (kind: EmailKind, status: ReservationStatus): boolean => truths[kind] === status;

/** Emails about a request without a yes. They say when the company may ask again. */
const kindsWithNextRequestDate: ReadonlySet<EmailKind> = new Set([
  'DECLINED',
  'EXPIRED_SEEKER',
  'EXPIRED_RECRUITER',
  'CANCELLED_SEEKER',
]);

export const namesNextRequestDate = (kind: EmailKind): boolean => kindsWithNextRequestDate.has(kind);

/**
 * The emails for an event: to the side that did not act, and to both after expiry. None if a match replaced the reservation:
 * "withdrawn" would be wrong, and matching sends its own email.
 */
export function emailsFor(news: News, by: Side | null): readonly EmailKind[] {
  switch (news) {
    case 'ACTIVE':
      return ['RESERVED'];
    case 'REMINDER':
      return ['REMINDER'];
    case 'MATCHED':
      return ['ACCEPTED'];
    case 'REJECTED':
      return ['DECLINED'];
    case 'EXPIRED':
      return ['EXPIRED_SEEKER', 'EXPIRED_RECRUITER'];
    case 'CANCELLED':
      if (by === null) return [];
      return [by === 'SEEKER' ? 'CANCELLED_RECRUITER' : 'CANCELLED_SEEKER'];
    case 'HIRED':
      return [by === 'SEEKER' ? 'HIRED_RECRUITER' : 'HIRED_SEEKER'];
  }
}

import type { ReservationStatus } from './reservation-lifecycle.js';

/** Every letter about a reservation. The name says who reads it: `..._SEEKER` and `..._RECRUITER` tell the same to each side. */
export const letterKinds = [
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
export type LetterKind = (typeof letterKinds)[number];

export type Side = 'SEEKER' | 'RECRUITER';

/** What there is to tell: a status it came to, or that a day is left. */
export type News = ReservationStatus | 'REMINDER';

const readers: Readonly<Record<LetterKind, Side>> = {
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

export const readerOf = (kind: LetterKind): Side => readers[kind];

/** The status a reservation must still have, or the letter no longer says the truth. */
const truths: Readonly<Record<LetterKind, ReservationStatus>> = {
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

export const isTrueOf = (kind: LetterKind, status: ReservationStatus): boolean => truths[kind] === status;

/** Letters about a request without a yes: they say when the company may ask again. */
const sayWhenAgain: ReadonlySet<LetterKind> = new Set([
  'DECLINED',
  'EXPIRED_SEEKER',
  'EXPIRED_RECRUITER',
  'CANCELLED_SEEKER',
]);

export const saysWhenAgain = (kind: LetterKind): boolean => sayWhenAgain.has(kind);

/**
 * Who is written to: the other side than the one that acted, and both when time ran out. Nobody when a match took the place of the
 * question: that it was withdrawn would not be true, and the match is told by itself.
 */
export function lettersFor(news: News, by: Side | null): readonly LetterKind[] {
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

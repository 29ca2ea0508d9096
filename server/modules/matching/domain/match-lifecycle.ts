import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/matches.contract.ts` has the same list. */
export type MatchStatus = 'PENDING' | 'ACCEPTED' | 'MATCHED' | 'REJECTED' | 'HIRED' | 'CANCELLED';

/** The events of a match. They are named like the status that a person requests, except REOPEN and AGREED. */
export type MatchEvent = 'ACCEPTED' | 'REJECTED' | 'MATCHED' | 'HIRED' | 'CANCELLED' | 'REOPEN' | 'AGREED';

/**
 * The party that causes an event. INTRODUCED_SEEKER: a company paid to be introduced, so the seeker's yes is the second one. MATCHER: the
 * computation. AGREEMENT: both said yes elsewhere, in an application or a reservation.
 */
export type MatchParty = 'SEEKER' | 'INTRODUCED_SEEKER' | 'RECRUITER' | 'MATCHER' | 'AGREEMENT';

const seekers: readonly MatchParty[] = ['SEEKER', 'INTRODUCED_SEEKER'];
const both: readonly MatchParty[] = [...seekers, 'RECRUITER'];

/**
 * Lifecycle of a match (decision C-20). PENDING: proposed. ACCEPTED: the seeker said yes. MATCHED: the recruiter confirmed and
 * paid the first time (`use-cases/pay-for-pair.ts`); the profile stays open. HIRED is final.
 * People cannot leave REJECTED or CANCELLED. The matcher reopens REJECTED after a text changed; AGREED reopens both.
 */
export const matchLifecycle = transitionTable<MatchStatus, MatchEvent, MatchParty>({
  name: 'match',
  states: ['PENDING', 'ACCEPTED', 'MATCHED', 'REJECTED', 'HIRED', 'CANCELLED'],
  initial: 'PENDING',
  transitions: [
    { from: 'PENDING', event: 'ACCEPTED', to: 'ACCEPTED', by: ['SEEKER'] },
    { from: 'PENDING', event: 'ACCEPTED', to: 'MATCHED', by: ['INTRODUCED_SEEKER'] },
    { from: 'PENDING', event: 'MATCHED', to: 'MATCHED', by: ['RECRUITER'] },
    { from: 'PENDING', event: 'REJECTED', to: 'REJECTED', by: both },
    { from: 'ACCEPTED', event: 'MATCHED', to: 'MATCHED', by: ['RECRUITER'] },
    { from: 'ACCEPTED', event: 'REJECTED', to: 'REJECTED', by: ['RECRUITER'] },
    { from: 'MATCHED', event: 'HIRED', to: 'HIRED', by: both },
    { from: 'MATCHED', event: 'CANCELLED', to: 'CANCELLED', by: both },
    { from: 'REJECTED', event: 'REOPEN', to: 'PENDING', by: ['MATCHER'] },
    { from: 'PENDING', event: 'AGREED', to: 'MATCHED', by: ['AGREEMENT'] },
    { from: 'ACCEPTED', event: 'AGREED', to: 'MATCHED', by: ['AGREEMENT'] },
    { from: 'REJECTED', event: 'AGREED', to: 'MATCHED', by: ['AGREEMENT'] },
    { from: 'CANCELLED', event: 'AGREED', to: 'MATCHED', by: ['AGREEMENT'] },
  ],
});

/** True if the profile is open to the company permanently. */
export function isConfirmed(status: MatchStatus): boolean {
  return status === 'MATCHED' || status === 'HIRED';
}

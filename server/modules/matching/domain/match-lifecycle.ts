import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/matches.contract.ts` has the same list. */
export type MatchStatus = 'PENDING' | 'ACCEPTED' | 'MATCHED' | 'REJECTED' | 'HIRED' | 'CANCELLED';

/** What can happen to a match. But for REOPEN and AGREED the event has the name of the status that a person asks for. */
export type MatchEvent = 'ACCEPTED' | 'REJECTED' | 'MATCHED' | 'HIRED' | 'CANCELLED' | 'REOPEN' | 'AGREED';

/**
 * Who causes it. INTRODUCED_SEEKER is somebody to whom the company paid to be introduced: their yes is the second one. MATCHER is
 * the computation. AGREEMENT is both at once: they said yes to each other elsewhere, in an application or a reservation.
 */
export type MatchParty = 'SEEKER' | 'INTRODUCED_SEEKER' | 'RECRUITER' | 'MATCHER' | 'AGREEMENT';

const seekers: readonly MatchParty[] = ['SEEKER', 'INTRODUCED_SEEKER'];
const both: readonly MatchParty[] = [...seekers, 'RECRUITER'];

/**
 * The life of a match (decision C-20): PENDING is proposed, ACCEPTED is the seeker's yes, MATCHED opens the profile for good: the
 * recruiter's yes, which costs credits the first time (`use-cases/pay-for-pair.ts`). HIRED is final.
 * REJECTED and CANCELLED are final for people: the matcher takes up what was rejected, after one of the two texts changed,
 * and both when the two agree elsewhere after all.
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

/** The profile is open to the company for good, or was until the hire. */
export function isConfirmed(status: MatchStatus): boolean {
  return status === 'MATCHED' || status === 'HIRED';
}

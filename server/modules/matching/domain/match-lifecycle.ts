import { transitionTable } from '../../../platform/state/transition-table.js';

/** Stored statuses; `http/matches.contract.ts` has the same list. */
export type MatchStatus = 'PENDING' | 'ACCEPTED' | 'MATCHED' | 'REJECTED' | 'HIRED' | 'CANCELLED';

/** What can happen to a match. But for REOPEN the event has the name of the status that a person asks for. */
export type MatchEvent = 'ACCEPTED' | 'REJECTED' | 'MATCHED' | 'HIRED' | 'CANCELLED' | 'REOPEN';

/**
 * Who causes it. PAYING_RECRUITER is a recruiter whose company has paid for this person; nobody can pay yet, so the move is
 * in the table and offered to nobody. MATCHER is the computation.
 */
export type MatchParty = 'SEEKER' | 'RECRUITER' | 'PAYING_RECRUITER' | 'MATCHER';

const recruiters: readonly MatchParty[] = ['RECRUITER', 'PAYING_RECRUITER'];
const both: readonly MatchParty[] = ['SEEKER', ...recruiters];

/**
 * The life of a match (decision C-20): PENDING is proposed, ACCEPTED is one yes, MATCHED is two. HIRED and CANCELLED are
 * final. REJECTED is final for people; only the matcher takes it up again, and only after one of the two texts changed.
 */
export const matchLifecycle = transitionTable<MatchStatus, MatchEvent, MatchParty>({
  name: 'match',
  states: ['PENDING', 'ACCEPTED', 'MATCHED', 'REJECTED', 'HIRED', 'CANCELLED'],
  initial: 'PENDING',
  transitions: [
    { from: 'PENDING', event: 'ACCEPTED', to: 'ACCEPTED', by: ['SEEKER'] },
    { from: 'PENDING', event: 'REJECTED', to: 'REJECTED', by: both },
    { from: 'ACCEPTED', event: 'MATCHED', to: 'MATCHED', by: ['PAYING_RECRUITER'] },
    { from: 'ACCEPTED', event: 'REJECTED', to: 'REJECTED', by: recruiters },
    { from: 'MATCHED', event: 'HIRED', to: 'HIRED', by: both },
    { from: 'MATCHED', event: 'CANCELLED', to: 'CANCELLED', by: both },
    { from: 'REJECTED', event: 'REOPEN', to: 'PENDING', by: ['MATCHER'] },
  ],
});

/** Both have said yes; a hire was preceded by that. */
export function isMutual(status: MatchStatus): boolean {
  return status === 'MATCHED' || status === 'HIRED';
}

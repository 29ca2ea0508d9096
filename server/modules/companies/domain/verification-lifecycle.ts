import { transitionTable } from '../../../platform/state/transition-table.js';

export const verificationStates = ['UNVERIFIED', 'IN_REVIEW', 'VERIFIED'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** CHANGED: the name or the website's domain changed. */
export type VerificationMove = 'CHANGED' | 'ASKED' | 'CONFIRMED' | 'REFUSED';

const team = ['TEAM'] as const;
const operator = ['OPERATOR'] as const;

/** How a company gets its badge. A new company waits for an operator, and a change of the checked data needs a new review. */
export const verificationLifecycle = transitionTable<VerificationState, VerificationMove, 'TEAM' | 'OPERATOR'>({
  name: 'company verification',
  states: verificationStates,
  initial: 'IN_REVIEW',
  transitions: [
    { from: 'IN_REVIEW', event: 'CONFIRMED', to: 'VERIFIED', by: operator },
    { from: 'IN_REVIEW', event: 'REFUSED', to: 'UNVERIFIED', by: operator },
    { from: 'VERIFIED', event: 'REFUSED', to: 'UNVERIFIED', by: operator },
    { from: 'UNVERIFIED', event: 'ASKED', to: 'IN_REVIEW', by: team },
    { from: 'UNVERIFIED', event: 'CHANGED', to: 'IN_REVIEW', by: team },
    { from: 'IN_REVIEW', event: 'CHANGED', to: 'IN_REVIEW', by: team },
    { from: 'VERIFIED', event: 'CHANGED', to: 'IN_REVIEW', by: team },
  ],
});
